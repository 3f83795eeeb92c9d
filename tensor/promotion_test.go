package tensor_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// ones is [1 1] of any dtype.
func ones(dev *device.Device, d dtype.DType) *tensor.Tensor {
	return tensor.From(dev, []bool{true, true}).Cast(d)
}

// promotionTables are the document's tables: the dtype of a row, then the results with each of the
// columns. The standard does not have the halves: see package dtype.
var promotionTables = []string{
	"     i8  i16 i32 i64", "i8  i8  i16 i32 i64", "i16 i16 i16 i32 i64", "i32 i32 i32 i32 i64", "i64 i64 i64 i64 i64",
	"     u8  u16 u32 u64", "u8  u8  u16 u32 u64", "u16 u16 u16 u32 u64", "u32 u32 u32 u32 u64", "u64 u64 u64 u64 u64",
	"     u8  u16 u32", "i8  i16 i32 i64", "i16 i16 i32 i64", "i32 i32 i32 i64", "i64 i64 i64 i64",
	"     f32 f64 c64 c128", "f32 f32 f64 c64 c128", "f64 f64 f64 c128 c128", "c64 c64 c128 c64 c128", "c128 c128 c128 c128 c128",
	"     f16 bf16 f32 f64 c64 c128", "f16 f16 f32 f32 f64 c64 c128", "bf16 f32 bf16 f32 f64 c64 c128",
	"     bool", "bool bool",
}

func definedPromotions(t *testing.T) map[[2]dtype.DType]dtype.DType {
	t.Helper()
	parse := func(name string) dtype.DType {
		d, err := dtype.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	defined := map[[2]dtype.DType]dtype.DType{}
	var columns []string
	for _, line := range promotionTables {
		words := strings.Fields(line)
		if strings.HasPrefix(line, " ") {
			columns = words
			continue
		}
		for i, result := range words[1:] {
			defined[[2]dtype.DType{parse(words[0]), parse(columns[i])}] = parse(result)
		}
	}
	return defined
}

// Array API 2024.12, "Type Promotion Rules", as in the document's tables; a mix that they lack is
// undefined.
func TestPromotion(t *testing.T) {
	dev := testdev.Open(t)
	defined := definedPromotions(t)
	for _, a := range dtype.All() {
		for _, b := range dtype.All() {
			want, ok := defined[[2]dtype.DType{a, b}]
			if !ok {
				want, ok = defined[[2]dtype.DType{b, a}]
			}
			if a == b {
				want, ok = a, true
			}
			x := ones(dev, a).Equal(ones(dev, b))
			w := tensor.Where(tensor.Scalar(true), ones(dev, a), ones(dev, b))
			if !ok {
				for _, bad := range []*tensor.Tensor{x, w} {
					var p *dtype.PromotionError
					if !errors.As(bad.Err(), &p) || !strings.Contains(p.Error(), "Cast") {
						t.Errorf("%v with %v: %v, want a PromotionError that names Cast", a, b, bad.Err())
					}
				}
				continue
			}
			if w.Err() != nil || w.DType() != want {
				t.Errorf("where of %v and %v: %v (%v), want %v", a, b, w.DType(), w.Err(), want)
			}
			expect(t, x, dims(2), true, true)
			if a == dtype.Bool {
				continue
			}
			if s := ones(dev, a).Add(ones(dev, b)); s.DType() != want {
				t.Errorf("%v + %v: %v (%v), want %v", a, b, s.DType(), s.Err(), want)
			}
		}
	}
}

func TestPromotionValues(t *testing.T) {
	dev := testdev.Open(t)
	i := tensor.From(dev, []int32{-1, math.MaxInt32})
	u := tensor.From(dev, []uint32{math.MaxUint32, math.MaxUint32})
	expect(t, i.Add(u), dims(2), math.MaxUint32-1, int64(math.MaxInt32+math.MaxUint32))
	expect(t, i.Less(u), dims(2), true, true)
	expect(t, u.Add(tensor.From(dev, []uint64{1, math.MaxUint64})), dims(2), 1<<32, uint64(math.MaxUint32-1))
}

// Array API 2024.12, "Mixing arrays with Python scalars".
func TestScalars(t *testing.T) {
	dev := testdev.Open(t)
	type seconds int8
	f := tensor.From(dev, []float32{1.5})
	i := tensor.From(dev, []int32{3})
	u := tensor.From(dev, []uint32{3})
	l := tensor.From(dev, []uint64{3})
	p := tensor.From(dev, []bool{true})

	expect(t, f.Mul(tensor.Scalar(2)), dims(1), float32(3))
	expect(t, tensor.Scalar(2).Mul(f), dims(1), float32(3))
	expect(t, f.Add(tensor.Scalar(0.1)), dims(1), float32(1.6))
	expect(t, f.Add(tensor.Scalar(float32(0.1))), dims(1), float32(1.6))
	expect(t, f.Mul(tensor.Scalar(uint64(math.MaxUint64))), dims(1), float32(1.5*0x1p64))
	expect(t, f.Mul(tensor.Scalar(int64(math.MinInt64))), dims(1), float32(-1.5*0x1p63))
	expect(t, f.Minimum(tensor.Scalar(math.Inf(-1))), dims(1), -inf)
	expect(t, f.Mul(tensor.Scalar(math.NaN())), dims(1), nan)
	expect(t, i.Sub(tensor.Scalar(seconds(5))), dims(1), int32(-2))
	expect(t, i.Maximum(tensor.Scalar(math.MaxInt32)), dims(1), int32(math.MaxInt32))
	expect(t, i.Minimum(tensor.Scalar(math.MinInt32)), dims(1), int32(math.MinInt32))
	expect(t, u.Maximum(tensor.Scalar(uint8(200))), dims(1), uint32(200))
	expect(t, u.Maximum(tensor.Scalar(math.MaxUint32)), dims(1), uint32(math.MaxUint32))
	expect(t, l.Maximum(tensor.Scalar(uint64(math.MaxUint64))), dims(1), uint64(math.MaxUint64))
	expect(t, p.LogicalXor(tensor.Scalar(true)), dims(1), false)
	expect(t, p.Equal(tensor.Scalar(true)), dims(1), true)
	expect(t, tensor.Where(p, i, tensor.Scalar(-1)), dims(1), int32(3))
	expect(t, tensor.Where(p, tensor.Scalar(-1), i), dims(1), int32(-1))
	expect(t, tensor.Where(tensor.Scalar(false), i, tensor.Scalar(7)), dims(1), int32(7))
	expect(t, tensor.Zeros(dev, dtype.Float32).Add(tensor.Scalar(1)), dims(), float32(1))

	for _, c := range []struct {
		name    string
		x       *tensor.Tensor
		problem tensor.ScalarProblem
		message string
	}{
		{"a float beside integers", i.Mul(tensor.Scalar(2.0)), tensor.ScalarKind,
			"mul: scalar 2 (a Go float64) does not go with int32: an integer tensor takes integer scalars; convert the tensor with Cast"},
		{"a float beside bool", p.Equal(tensor.Scalar(1.5)), tensor.ScalarKind,
			"equal: scalar 1.5 (a Go float64) does not go with bool: a bool tensor takes bool scalars; convert the tensor with Cast"},
		{"an integer beside bool", p.Equal(tensor.Scalar(1)), tensor.ScalarKind,
			"equal: scalar 1 (a Go int) does not go with bool: a bool tensor takes bool scalars; convert the tensor with Cast"},
		{"a bool beside floats", f.Add(tensor.Scalar(true)), tensor.ScalarKind,
			"add: scalar true (a Go bool) does not go with float32: a floating-point tensor takes real numbers; convert the scalar, or the tensor with Cast"},
		{"a bool beside integers", i.Add(tensor.Scalar(true)), tensor.ScalarKind,
			"add: scalar true (a Go bool) does not go with int32: an integer tensor takes integer scalars; convert the tensor with Cast"},
		{"int32 overflow", i.Add(tensor.Scalar(1 << 31)), tensor.ScalarOutOfRange,
			"add: scalar 2147483648 is out of the range of int32: cast the tensor to a wider dtype, or use another value"},
		{"int32 underflow", i.Add(tensor.Scalar(-1<<31 - 1)), tensor.ScalarOutOfRange,
			"add: scalar -2147483649 is out of the range of int32: cast the tensor to a wider dtype, or use another value"},
		{"negative beside unsigned", u.Maximum(tensor.Scalar(-1)), tensor.ScalarOutOfRange,
			"maximum: scalar -1 is out of the range of uint32: cast the tensor to a wider dtype, or use another value"},
		{"int64 overflow", i.Cast(dtype.Int64).Add(tensor.Scalar(uint64(1 << 63))), tensor.ScalarOutOfRange,
			"add: scalar 9223372036854775808 is out of the range of int64: cast the tensor to a wider dtype, or use another value"},
		{"float32 overflow", f.Add(tensor.Scalar(1e300)), tensor.ScalarOutOfRange,
			"add: scalar 1e+300 is out of the range of float32: cast the tensor to a wider dtype, or use another value"},
		{"two scalars", tensor.Scalar(1).Add(tensor.Scalar(2)), tensor.ScalarAlone,
			"add: scalar 1 meets no tensor whose dtype it could take: make one of the operands a tensor with Full"},
		{"a scalar alone", tensor.Scalar(1).Exp(), tensor.ScalarAlone,
			"exp: scalar 1 meets no tensor whose dtype it could take: make one of the operands a tensor with Full"},
		{"a view of a scalar", tensor.Scalar(1).BroadcastTo(2), tensor.ScalarAlone,
			"broadcast_to: scalar 1 meets no tensor whose dtype it could take: make one of the operands a tensor with Full"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var e *tensor.ScalarError
			if !errors.As(c.x.Err(), &e) {
				t.Fatalf("%v, want a ScalarError", c.x.Err())
			}
			if e.Problem != c.problem || e.Error() != c.message {
				t.Errorf("problem %d: %v\nwant %d: %v", e.Problem, e, c.problem, c.message)
			}
		})
	}

	var e *tensor.ScalarError
	if _, err := tensor.Read[int32](ctx, tensor.Scalar(1)); !errors.As(err, &e) {
		t.Errorf("Read of a scalar: %v, want a ScalarError", err)
	}
	var d *tensor.DTypeError
	if x := i.Div(tensor.Scalar(2)); !errors.As(x.Err(), &d) {
		t.Errorf("an integer division: %v, want a DTypeError", x.Err())
	}
}

// The Go types of the halves are integer types of their bits. As scalars they are the numbers that
// they stand for.
func TestHalfScalars(t *testing.T) {
	dev := testdev.Open(t)
	for name, s := range map[string]*tensor.Tensor{
		"float16":  tensor.Scalar(float16.Fromfloat32(1.5)),
		"bfloat16": tensor.Scalar(bfloat16.Fromfloat32(1.5)),
	} {
		x := tensor.From(dev, []float32{1, 2})
		expect(t, x.Add(s), dims(2), float32(2.5), float32(3.5))
		var e *tensor.ScalarError
		if err := x.Cast(dtype.Int32).Add(s).Err(); !errors.As(err, &e) || e.Problem != tensor.ScalarKind {
			t.Errorf("%s beside integers: %v, want a ScalarError", name, err)
		}
	}
}

// An integer that rounds to infinity in a float dtype is out of range, as a float is.
func TestScalarsBeyondHalves(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float16, 1)
	for _, c := range []struct {
		s    *tensor.Tensor
		fits bool
	}{
		{tensor.Scalar(65504), true}, {tensor.Scalar(65519), true}, {tensor.Scalar(65520), false}, {tensor.Scalar(-70000), false},
		{tensor.Scalar(65519.9), true}, {tensor.Scalar(65520.0), false}, {tensor.Scalar(math.Inf(1)), true},
	} {
		var e *tensor.ScalarError
		if err := x.Add(c.s).Err(); errors.As(err, &e) == c.fits {
			t.Errorf("%v: %v", c.s, err)
		}
	}
}
