package kernel

import (
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

const (
	sumOfTwo = `map f32 flat(1) chunk 4 {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1
  %2 = add %0, %1
  store f32 %2
}
`
	lookUp = `map f32 flat(0) chunk 4 {
  %0 = load i64 a        ; inner 0
  %1 = lookup f32 b[%0]  ; inner 0
  store f32 %1
}
`
	rowSums = `reduce sum f32 across(1,1) chunk 4 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
`
	runningSum = `scan cumulative_sum i64 along(0) chunk 16 {
  %0 = load i64 a        ; inner 1
  store i64 %0
}
`
	product = `contract f32 batch(0) tile 1x4 unroll 1 invocations 8, a single, b single, out single chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = mul %0, %1
  combine add %2
}
`
	sorting = `sort u64 merge pages 1 chunk 16 {
  %0 = load u64 a        ; inner any
  order %0
}
`
	softmax = `rowwise f32 along(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = fold max %0
  %2 = sub %0, %1
  %3 = exp %2            ; kept
  %4 = fold sum %3
  %5 = div %3, %4
  store f32 %5
}
`
)

// TestVerifyRefuses makes one mistake in a kernel of each loop, and wants it named.
func TestVerifyRefuses(t *testing.T) {
	loop := func(k *Kernel) *Map { return k.Loop.(*Map) }
	for _, c := range []struct {
		name, text string
		mistake    func(k *Kernel)
		want       string
	}{
		{"no loop", sumOfTwo, func(k *Kernel) { k.Loop = nil }, "there is no loop"},
		{"no body", sumOfTwo, func(k *Kernel) { k.Body = nil }, "the body is empty"},
		{"a negative rank", sumOfTwo, func(k *Kernel) { k.Rank = -1 }, "-1 dimensions"},
		{"too many dimensions", sumOfTwo, func(k *Kernel) { k.Rank = maxRank + 1 }, "129 dimensions"},
		{"no dtype", sumOfTwo, func(k *Kernel) { k.Body[2].DType = dtype.Invalid }, "%2: no dtype"},
		{"an operand too many", sumOfTwo, func(k *Kernel) { k.Body[1].N = 2 }, "%1: loads operand 2 of 2"},
		{"another dtype than the operand's", sumOfTwo, func(k *Kernel) { k.Body[1].DType = dtype.Int32 }, "%1: loads float32 as int32"},
		{"a value before it is made", sumOfTwo, func(k *Kernel) { k.Body[2].Args[1] = 2 }, "%2: uses %2 before it is made"},
		{"no operator", sumOfTwo, func(k *Kernel) { k.Body[2].Op = nil }, "%2: applies no map operator"},
		{"an operator of another kind", sumOfTwo, func(k *Kernel) { k.Body[2].Op = ops.Sum }, "%2: applies no map operator"},
		{"another result than the operator's", sumOfTwo, func(k *Kernel) { k.Body[2].DType = dtype.Float64 }, "%2: add gives float32, not float64"},
		{"a cast that is not written", sumOfTwo, func(k *Kernel) { k.Operands[1].DType, k.Body[1].DType = dtype.Float16, dtype.Float16 }, "%2: add of mixed dtypes [float32 float16]"},
		{"too few arguments", sumOfTwo, func(k *Kernel) { k.Body[2].Args = k.Body[2].Args[:1] }, "%2: add: takes 2 operands, got 1"},
		{"a scalar that is not there", sumOfTwo, func(k *Kernel) { k.Body[1] = Inst{Kind: Scalar, DType: dtype.Float32} }, "%1: scalar 0 of []"},
		{"a chunk that is no power of two", sumOfTwo, func(k *Kernel) { loop(k).Chunk = 6 }, "chunk 6 is no power of two from 4 to 64"},
		{"a flat walk of two dimensions", sumOfTwo, func(k *Kernel) { k.Rank = 2 }, "flat with rank 2"},
		{"an unknown scheme", sumOfTwo, func(k *Kernel) { loop(k).Scheme = 99 }, "unknown scheme"},
		{"an access of another scheme", sumOfTwo, func(k *Kernel) { k.Operands[0].Access = Column }, "operand 0 is read by columns, and not tiled"},
		{"a total outside a contraction", sumOfTwo, func(k *Kernel) { k.Body[2] = Inst{Kind: Total, Args: []int{0}, DType: dtype.Float32} }, "%2: a total of [0]"},
		{"a table that is loaded", lookUp, func(k *Kernel) { k.Body[1] = Inst{Kind: Load, N: 1, DType: dtype.Float32} }, "%1: loads a table"},
		{"an index of floats", lookUp, func(k *Kernel) { k.Operands[0].DType, k.Body[0].DType = dtype.Float32, dtype.Float32 }, "%1: "},
		{"a look-up in no table", lookUp, func(k *Kernel) { k.Body[1].N = 0 }, "%1: operand 0 is no table"},
		{"a look-up without an index", lookUp, func(k *Kernel) { k.Body[1].Args = nil }, "%1: 0 arguments instead of 1"},
		{"a reduction by a movement", rowSums, func(k *Kernel) { k.Loop.(*Reduce).Op = ops.Reshape }, "a reduce kernel without its operator"},
		{"no operator to reduce by", rowSums, func(k *Kernel) { k.Loop.(*Reduce).Op = nil }, "a reduce kernel without its operator"},
		{"a scan of no operator", runningSum, func(k *Kernel) { k.Loop.(*Scan).Op = nil }, "a scan kernel without its operator"},
		{"a scan of another dtype", runningSum, func(k *Kernel) { k.Body[0].DType = dtype.Bool; k.Operands[0].DType = dtype.Bool }, "cumulative_sum of bool"},
		{"a tile of no rows", product, func(k *Kernel) { k.Loop.(*Contract).Rows = 0 }, "a tile of 0 x 4, unrolled 1 times, in 8 invocations"},
		{"one operand for both factors", product, func(k *Kernel) { k.Body[2].Args = []int{0, 0} }, "%0 is of both operands"},
		{"no product", product, func(k *Kernel) { k.Body[2].Op = ops.Add }, "a contract kernel that does not multiply"},
		{"too many batch dimensions", product, func(k *Kernel) { k.Loop.(*Contract).Batch = 3 }, "with 3 batch dimensions"},
		{"a sort of floats", sorting, func(k *Kernel) { k.Body[0].DType, k.Operands[0].DType = dtype.Float32, dtype.Float32 }, "merge makes float32"},
		{"values of complex numbers", sorting, func(k *Kernel) {
			k.Loop.(*Sort).Form, k.Body[0].DType, k.Operands[0].DType = Values, dtype.Complex64, dtype.Complex64
		}, "values of complex64"},
		{"positions from the greatest on", sorting, func(k *Kernel) { k.Loop.(*Sort).Form, k.Loop.(*Sort).Descending = Positions, true }, "descending: true"},
		{"a fold of no operator", softmax, func(k *Kernel) { k.Body[1].Op = nil }, "%1: "},
		{"a fold by a map operator", softmax, func(k *Kernel) { k.Body[1].Op = ops.Add }, "%1: "},
		{"a kept value that does not exist", softmax, func(k *Kernel) { k.Loop.(*Rowwise).Kept = 9 }, "keeps %9"},
		{"a fold outside rows", sumOfTwo, func(k *Kernel) { k.Body[2] = Inst{Kind: Fold, Op: ops.Sum, Args: []int{0}, DType: dtype.Float32} }, "%2: "},
	} {
		t.Run(c.name, func(t *testing.T) {
			k, err := Parse(c.text)
			if err != nil {
				t.Fatal(err)
			}
			c.mistake(k)
			var verify *VerifyError
			if err := k.Verify(); !errors.As(err, &verify) || verify.Kernel != k {
				t.Fatalf("%v", err)
			} else if !strings.Contains(verify.What, c.want) {
				t.Errorf("the error says %q, want %q", verify.What, c.want)
			} else if !strings.Contains(err.Error(), "please report it") {
				t.Errorf("%v does not say what to do", err)
			}
		})
	}
}

// TestVerifyNeverPanics sets every integer of a kernel to a senseless number, one at a time. Verify
// may fail or pass, but not panic.
func TestVerifyNeverPanics(t *testing.T) {
	for _, text := range []string{sumOfTwo, lookUp, rowSums, runningSum, product, sorting, softmax} {
		for _, n := range []int{-1 << 31, -1, 1 << 20, 1<<31 - 1} {
			k, err := Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			setNumbers(k, n, func(field string) {
				defer func() {
					if r := recover(); r != nil {
						t.Errorf("%s of %d: %v in\n%s", field, n, r, text)
					}
				}()
				_ = k.Verify()
			})
		}
	}
}
