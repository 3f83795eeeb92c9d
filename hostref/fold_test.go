package hostref

import (
	"errors"
	"math"
	"math/big"
	"math/cmplx"
	"math/rand/v2"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// transcribed reduces s by the tree as package ops describes it, element by element.
func transcribed[T any](combine func(a, b T) T, s []T) T {
	if len(s) > ops.Leaf {
		var results []T
		for len(s) > 0 {
			n := min(len(s), ops.Leaf)
			results = append(results, transcribed(combine, s[:n]))
			s = s[n:]
		}
		return transcribed(combine, results)
	}
	accumulators := map[int]T{}
	for i, v := range s {
		if i < ops.Accumulators {
			accumulators[i] = v
		} else {
			accumulators[i%ops.Accumulators] = combine(accumulators[i%ops.Accumulators], v)
		}
	}
	for _, half := range []int{8, 4, 2, 1} {
		for j := range half {
			if upper, ok := accumulators[j+half]; ok {
				accumulators[j] = combine(accumulators[j], upper)
				delete(accumulators, j+half)
			}
		}
	}
	return accumulators[0]
}

var foldSizes = []int{1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 100, 1023, 1024, 1025, 1039, 2048, 2050, 1024*1024 + 1}

// checkFold compares reductions of elements near 1 with transcribed.
func checkFold[T dtype.Element](t *testing.T, make func(random *rand.Rand) T, combinations map[*ops.Op]func(a, b T) T) {
	t.Helper()
	random := rand.New(rand.NewPCG(7, 8))
	for _, n := range foldSizes {
		var x []T
		for range n {
			x = append(x, make(random))
		}
		for op, combine := range combinations {
			got, err := Fold(op, column(x))
			want := element.BitsOf(Bytes([]T{transcribed(combine, x)}))
			if err != nil || got != want {
				t.Errorf("%s of %d %s: %#x, %v; want %#x", op, n, dtype.Of[T](), got, err, want)
			}
		}
	}
}

func aboutOne(random *rand.Rand) float64 { return random.NormFloat64()*0.2 + 1 }

func TestFoldIsTheTree(t *testing.T) {
	checkFold(t, func(r *rand.Rand) float32 { return float32(aboutOne(r)) }, map[*ops.Op]func(a, b float32) float32{
		ops.Sum:  func(a, b float32) float32 { return a + b },
		ops.Prod: func(a, b float32) float32 { return a * b },
		ops.Max:  func(a, b float32) float32 { return max(a, b) },
		ops.Min:  func(a, b float32) float32 { return min(a, b) },
	})
	checkFold(t, aboutOne, map[*ops.Op]func(a, b float64) float64{
		ops.Sum:  func(a, b float64) float64 { return a + b },
		ops.Prod: func(a, b float64) float64 { return a * b },
		ops.Max:  func(a, b float64) float64 { return max(a, b) },
		ops.Min:  func(a, b float64) float64 { return min(a, b) },
	})
	checkFold(t, func(r *rand.Rand) complex64 { return complex64(cmplx.Rect(1, r.Float64()*7)) },
		map[*ops.Op]func(a, b complex64) complex64{
			ops.Sum: func(a, b complex64) complex64 { return a + b },
			ops.Prod: func(a, b complex64) complex64 {
				re := float32(real(a)*real(b)) - float32(imag(a)*imag(b))
				return complex(re, float32(real(a)*imag(b))+float32(imag(a)*real(b)))
			},
		})
	checkFold(t, func(r *rand.Rand) complex128 { return cmplx.Rect(1, r.Float64()*7) },
		map[*ops.Op]func(a, b complex128) complex128{
			ops.Sum: func(a, b complex128) complex128 { return a + b },
			ops.Prod: func(a, b complex128) complex128 {
				re := float64(real(a)*real(b)) - float64(imag(a)*imag(b))
				return complex(re, float64(real(a)*imag(b))+float64(imag(a)*real(b)))
			},
		})
	checkFold(t, func(r *rand.Rand) float16.Float16 { return float16.Fromfloat32(float32(aboutOne(r))) },
		map[*ops.Op]func(a, b float16.Float16) float16.Float16{
			ops.Max: func(a, b float16.Float16) float16.Float16 { return float16.Fromfloat32(max(a.Float32(), b.Float32())) },
			ops.Min: func(a, b float16.Float16) float16.Float16 { return float16.Fromfloat32(min(a.Float32(), b.Float32())) },
		})
	checkFold(t, func(r *rand.Rand) int8 { return int8(r.Uint32()) }, map[*ops.Op]func(a, b int8) int8{
		ops.Max: func(a, b int8) int8 { return max(a, b) },
		ops.Min: func(a, b int8) int8 { return min(a, b) },
	})
}

func TestFoldOfIntegersWraps(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	for _, n := range foldSizes {
		x := make([]uint64, n)
		sum, product := uint64(0), uint64(1)
		for i := range x {
			x[i] = random.Uint64() | 1
			sum, product = sum+x[i], product*x[i]
		}
		for _, d := range []dtype.DType{dtype.Int64, dtype.Uint64} {
			for op, want := range map[*ops.Op]uint64{ops.Sum: sum, ops.Prod: product} {
				if got, err := Fold(op, Column{d, Bytes(x)}); err != nil || got != (element.Bits{want}) {
					t.Errorf("%s of %d %s: %d, %v; want %d", op, n, d, got, err, want)
				}
			}
		}
	}
}

// A reduction of one element gives that element, or the canonical NaN: it starts from no zero or
// infinity.
func TestFoldCorners(t *testing.T) {
	for _, c := range []struct {
		name string
		op   *ops.Op
		x    []float64
		want float64
	}{
		{"sum of one -0", ops.Sum, []float64{minus}, minus},
		{"sum of two -0", ops.Sum, []float64{minus, minus}, minus},
		{"sum of -0 and +0", ops.Sum, []float64{minus, zero}, zero},
		{"sum of one NaN", ops.Sum, []float64{payload}, nan},
		{"sum of infinities", ops.Sum, []float64{inf, 1, -inf}, nan},
		{"sum of nothing", ops.Sum, nil, 0},
		{"prod of one -0", ops.Prod, []float64{minus}, minus},
		{"prod of nothing", ops.Prod, nil, 1},
		{"max of -0 and +0", ops.Max, []float64{minus, zero, minus}, zero},
		{"max of one -Inf", ops.Max, []float64{-inf}, -inf},
		{"max with a NaN", ops.Max, []float64{inf, payload, 1}, nan},
		{"min of +0 and -0", ops.Min, []float64{zero, minus, zero}, minus},
		{"min of one NaN", ops.Min, []float64{payload}, nan},
	} {
		for _, d := range realFloats {
			if d.IsHalf() && (c.op == ops.Sum || c.op == ops.Prod) {
				continue // halves are reduced as float32
			}
			var x []uint64
			for _, v := range c.x {
				x = append(x, encode(d, v))
			}
			got, err := Fold(c.op, columnOf(d, x...))
			if want := encode(d, c.want); err != nil || got != (element.Bits{want}) {
				t.Errorf("%s of %s: %#x, %v; want %#x", c.name, d, got, err, want)
			}
		}
	}
	for _, d := range dtype.All() {
		if d.IsNumeric() && !d.IsHalf() {
			if got, err := Fold(ops.Sum, Column{DType: d}); err != nil || got != (element.Bits{}) {
				t.Errorf("sum of no %s: %#x, %v", d, got, err)
			}
			if got, err := Fold(ops.Prod, Column{DType: d}); err != nil || got != element.One(d) {
				t.Errorf("prod of no %s: %#x, %v", d, got, err)
			}
		}
	}
	for _, c := range []struct {
		name string
		op   *ops.Op
		src  Column
	}{
		{"max of nothing", ops.Max, column([]int64{})},
		{"no reduction", ops.Add, column([]float32{1})},
		{"a dtype without sum", ops.Sum, column([]bool{true})},
		{"a half, which is summed as float32", ops.Sum, columnOf(dtype.Float16, 0x3c00)},
		{"complex numbers, which have no order", ops.Max, column([]complex64{1})},
	} {
		var e *Error
		if _, err := Fold(c.op, c.src); !errors.As(err, &e) {
			t.Errorf("%s: %v, want an *Error", c.name, err)
		}
	}
}

// The error of a sum of n positive elements is at most Leaf/Accumulators+4 roundings a level
// (package ops). For random elements it is far lower; a running sum would be off by hundreds of ULP.
func TestFoldErrorGrowsSlowly(t *testing.T) {
	const n = 1 << 20
	random := rand.New(rand.NewPCG(11, 12))
	x := make([]float32, n)
	total := new(big.Float).SetPrec(200)
	var running float32
	for i := range x {
		x[i] = random.Float32()
		total.Add(total, big.NewFloat(float64(x[i])))
		running += x[i]
	}
	bits, err := Fold(ops.Sum, column(x))
	if err != nil {
		t.Fatal(err)
	}
	want, _ := total.Float64()
	off := math.Abs(float64(math.Float32frombits(uint32(bits[0])))-want) / ulp(want)
	t.Logf("sum of 2^20: off by %.2f ULP; a running sum by %.0f", off, math.Abs(float64(running)-want)/ulp(want))
	if off > 4 {
		t.Errorf("sum of 2^20 random elements is off by %.2f ULP", off)
	}
}

func TestFoldRowsIsFoldOfEach(t *testing.T) {
	x := make([]float32, 7*33)
	for i := range x {
		x[i] = float32(i)*1.37 - 100
	}
	got := make([]float32, 7)
	if err := FoldRows(ops.Sum, column(got), column(x), 33); err != nil {
		t.Fatal(err)
	}
	for i, g := range got {
		if want, _ := Fold(ops.Sum, column(x[i*33:(i+1)*33])); uint32(want[0]) != math.Float32bits(g) {
			t.Errorf("row %d: %v", i, g)
		}
	}
	var e *Error
	if err := FoldRows(ops.Sum, column(got), column(x), 32); !errors.As(err, &e) {
		t.Errorf("rows of another length: %v, want an *Error", err)
	}
}
