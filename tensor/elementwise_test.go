package tensor_test

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestElementwise(t *testing.T) {
	dev := testdev.Open(t)
	f := tensor.From(dev, []float32{1, -2, 0, nan, 6.25})
	g := tensor.From(dev, []float32{2, -2, neg, 1, inf})
	i := tensor.From(dev, []int32{5, -7, math.MinInt32, math.MaxInt32})
	j := tensor.From(dev, []int32{3, -7, -1, 1})
	p := tensor.From(dev, []bool{false, false, true, true})
	q := tensor.From(dev, []bool{false, true, false, true})

	floats := func(name string, got *tensor.Tensor, want ...float32) {
		t.Run(name+" float32", func(t *testing.T) {
			expect(t, got, dims(len(want)), want...)
		})
	}
	floats("add", f.Add(g), 3, -4, 0, nan, inf)
	floats("sub", f.Sub(g), -1, 0, 0, nan, -inf)
	floats("mul", f.Mul(g), 2, 4, neg, nan, inf)
	floats("div", f.Div(g), 0.5, 1, nan, nan, 0)
	floats("maximum", f.Maximum(g), 2, -2, 0, nan, inf)
	floats("minimum", f.Minimum(g), 1, -2, neg, nan, 6.25)
	floats("neg", f.Neg(), -1, 2, neg, nan, -6.25)
	floats("abs", f.Abs(), 1, 2, 0, nan, 6.25)
	floats("sqrt", f.Sqrt(), 1, nan, 0, nan, 2.5)
	floats("relu", g.Relu(), 2, 0, 0, 1, inf)
	floats("exp", g.Mul(tensor.Scalar(-inf)).Exp(), 0, inf, nan, 0, 0)

	ints := func(name string, got *tensor.Tensor, want ...int32) {
		t.Run(name+" int32", func(t *testing.T) {
			expect(t, got, dims(len(want)), want...)
		})
	}
	ints("add", i.Add(j), 8, -14, math.MaxInt32, math.MinInt32)
	ints("sub", i.Sub(j), 2, 0, math.MinInt32+1, math.MaxInt32-1)
	ints("mul", i.Mul(j), 15, 49, math.MinInt32, math.MaxInt32)
	ints("neg", i.Neg(), -5, 7, math.MinInt32, -math.MaxInt32)
	ints("abs", i.Abs(), 5, 7, math.MinInt32, math.MaxInt32)
	ints("maximum", i.Maximum(j), 5, -7, -1, math.MaxInt32)
	ints("minimum", i.Minimum(j), 3, -7, math.MinInt32, 1)
	ints("relu", i.Relu(), 5, 0, 0, math.MaxInt32)

	bools := func(name string, got *tensor.Tensor, want ...bool) {
		t.Run(name, func(t *testing.T) {
			expect(t, got, dims(len(want)), want...)
		})
	}
	bools("equal", f.Equal(g), false, true, true, false, false)
	bools("not_equal", f.NotEqual(g), true, false, false, true, true)
	bools("less", f.Less(g), true, false, false, false, true)
	bools("less_equal", f.LessEqual(g), true, true, true, false, true)
	bools("greater", f.Greater(g), false, false, false, false, false)
	bools("greater_equal", f.GreaterEqual(g), false, true, true, false, false)
	bools("equal bool", p.Equal(q), true, false, false, true)
	bools("logical_and", p.LogicalAnd(q), false, false, false, true)
	bools("logical_or", p.LogicalOr(q), false, true, true, true)
	bools("logical_xor", p.LogicalXor(q), false, true, true, false)
	bools("logical_not", p.LogicalNot(), true, true, false, false)

	ints("where", tensor.Where(p, i, j), 3, -7, math.MinInt32, math.MaxInt32)
}

// int64 has no hardware on some devices: its limits, carries and borrows.
func TestInt64(t *testing.T) {
	dev := testdev.Open(t)
	const low, high int64 = math.MinInt64, math.MaxInt64
	x := tensor.From(dev, []int64{low, high, -1, 1 << 32, 0xffffffff, -5_000_000_000})
	y := tensor.From(dev, []int64{-1, 1, 1 << 32, 1 << 31, 0xffffffff, 3})
	expect(t, x.Add(y), dims(6), high, low, 0xffffffff, 3<<31, 0x1fffffffe, -4_999_999_997)
	expect(t, x.Sub(y), dims(6), low+1, high-1, -1-1<<32, 1<<31, 0, int64(-5_000_000_003))
	expect(t, x.Mul(y), dims(6), low, high, -1<<32, low, -0x1ffffffff, int64(-15_000_000_000))
	expect(t, x.Neg(), dims(6), low, -high, 1, -1<<32, -0xffffffff, int64(5_000_000_000))
	expect(t, x.Less(y), dims(6), true, false, true, false, false, true)
	expect(t, x.Maximum(y), dims(6), -1, high, 1<<32, 1<<32, 0xffffffff, int64(3))
}

func TestCast(t *testing.T) {
	dev := testdev.Open(t)
	f := tensor.From(dev, []float32{-1.9, 2.9, nan, inf, -inf, 3e9, neg})
	i := tensor.From(dev, []int64{-1, 1 << 32, 16777217, math.MaxInt64, 0})
	expect(t, f.Cast(dtype.Int32), dims(7), -1, 2, 0, math.MaxInt32, math.MinInt32, math.MaxInt32, int32(0))
	expect(t, f.Cast(dtype.Uint32), dims(7), 0, 2, 0, math.MaxUint32, 0, 3e9, uint32(0))
	expect(t, f.Cast(dtype.Int64), dims(7), -1, 2, 0, math.MaxInt64, math.MinInt64, 3e9, int64(0))
	expect(t, f.Cast(dtype.Bool), dims(7), true, true, true, true, true, true, false)
	expect(t, i.Cast(dtype.Int32), dims(5), -1, 0, 16777217, -1, int32(0))
	expect(t, i.Cast(dtype.Float32), dims(5), -1, 1<<32, 16777216, 1<<63, float32(0))
	expect(t, i.Cast(dtype.Bool), dims(5), true, true, true, true, false)
	expect(t, i.Cast(dtype.Bool).Cast(dtype.Int32), dims(5), 1, 1, 1, 1, int32(0))
}

// A bool takes one byte, anywhere in a word, and writing it leaves its neighbours unchanged.
func TestBoolStorage(t *testing.T) {
	dev := testdev.Open(t)
	for n := range 70 {
		data, flipped := make([]bool, n), make([]bool, n)
		for i := range data {
			data[i] = i%3 == 0 || i%7 == 2
			flipped[i] = !data[i]
		}
		x := tensor.From(dev, data)
		expect(t, x.LogicalNot(), dims(n), flipped...)
		if n > 3 {
			expect(t, x.At(shape.From(3)).LogicalNot(), dims(n-3), flipped[3:]...)
		}
	}
}
