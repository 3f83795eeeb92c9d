package tensor_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Array API 2024.12, argmax and argmin; NumPy's rules for NaN and for ties.
func TestArgMax(t *testing.T) {
	dev := testdev.Open(t)
	negativeNaN := math.Float32frombits(0xffc00123)
	for _, c := range []struct {
		name        string
		x           *tensor.Tensor
		axes        []int
		dims        shape.Shape
		most, least []int64
	}{
		{"of a row", tensor.From(dev, []float32{3, 1, 4, 1, 5}), []int{0}, dims(), []int64{4}, []int64{1}},
		{"the first of equals", tensor.From(dev, []int32{7, 2, 7, 2}), nil, dims(), []int64{0}, []int64{1}},
		{"of columns", tensor.From(dev, []float32{1, 9, 3, 8, 2, 6}, 2, 3), []int{0}, dims(3), []int64{1, 0, 1}, []int64{0, 1, 0}},
		{"of rows", tensor.From(dev, []float32{1, 9, 3, 8, 2, 6}, 2, 3), []int{-1}, dims(2), []int64{1, 0}, []int64{0, 1}},
		{"of all, in row-major order", tensor.From(dev, []float32{1, 9, 3, 8, 2, 6}, 2, 3), nil, dims(), []int64{1}, []int64{0}},
		{"over two axes of three", tensor.From(dev, []int8{1, 2, 3, 4, 8, 7, 6, 5}, 2, 2, 2), []int{2, 0}, dims(2), []int64{2, 2}, []int64{0, 0}},
		{"over no axis", tensor.From(dev, []float32{1, 2}), []int{}, dims(2), []int64{0, 0}, []int64{0, 0}},
		{"of a scalar", tensor.From(dev, []float64{3}).Reshape(), nil, dims(), []int64{0}, []int64{0}},
		{"NaN is the extreme", tensor.From(dev, []float32{inf, nan, -inf, nan}), nil, dims(), []int64{1}, []int64{1}},
		{"a negative NaN too", tensor.From(dev, []float32{inf, -inf, negativeNaN}), nil, dims(), []int64{2}, []int64{2}},
		{"infinities of both signs", tensor.From(dev, []float32{1, inf, -inf, inf, -inf}), nil, dims(), []int64{1}, []int64{2}},
		{"-Inf alone", tensor.From(dev, []float32{-inf, -inf}), nil, dims(), []int64{0}, []int64{0}},
		{"+Inf alone", tensor.From(dev, []float32{inf, inf}), nil, dims(), []int64{0}, []int64{0}},
		{"-0 equals +0", tensor.From(dev, []float32{neg, 0, neg}), nil, dims(), []int64{0}, []int64{0}},
		{"-0 after +0", tensor.From(dev, []float32{0, neg}), nil, dims(), []int64{0}, []int64{0}},
		{"subnormals are no zeros", tensor.From(dev, []float32{0, math.SmallestNonzeroFloat32, -math.SmallestNonzeroFloat32}), nil, dims(), []int64{1}, []int64{2}},
		{"of float64", tensor.From(dev, []float64{1, math.NaN(), math.Inf(1)}), nil, dims(), []int64{1}, []int64{1}},
		{"of int64", tensor.From(dev, []int64{5, math.MinInt64, math.MaxInt64, math.MaxInt64}), nil, dims(), []int64{2}, []int64{1}},
		{"of uint64", tensor.From(dev, []uint64{5, 0, math.MaxUint64, 0}), nil, dims(), []int64{2}, []int64{1}},
		{"of uint32", tensor.From(dev, []uint32{0, math.MaxUint32, 0}), nil, dims(), []int64{1}, []int64{0}},
		{"of int32", tensor.From(dev, []int32{-1, math.MinInt32, 0}), nil, dims(), []int64{2}, []int64{1}},
		{"of int8", tensor.From(dev, []int8{-1, -128, 127}), nil, dims(), []int64{2}, []int64{1}},
		{"of bool", tensor.From(dev, []bool{true, false, true, false}), nil, dims(), []int64{0}, []int64{1}},
		{"of float16", tensor.From(dev, []float32{1, -65504, 65504}).Cast(dtype.Float16), nil, dims(), []int64{2}, []int64{1}},
		{"of bfloat16", tensor.From(dev, []float32{1, nan, 3}).Cast(dtype.BFloat16), nil, dims(), []int64{1}, []int64{1}},
		{"of no rows", tensor.Zeros(dev, dtype.Float32, 0, 3), []int{1}, dims(0), []int64{}, []int64{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect(t, c.x.ArgMax(c.axes), c.dims, c.most...)
			expect(t, c.x.ArgMax(c.axes), c.dims, c.most...)
			expect(t, c.x.ArgMin(c.axes), c.dims, c.least...)
			expect(t, c.x.ArgMin(c.axes), c.dims, c.least...)
		})
	}
	x := tensor.From(dev, []float32{1, 9, 3, 8, 2, 6}, 2, 3)
	expect(t, x.ArgMax([]int{1}, tensor.KeepDims()), dims(2, 1), int64(1), int64(0))
	expect(t, x.ArgMin(nil, tensor.KeepDims()), dims(1, 1), int64(0))
}

// position is the definition.
func position(x []float64, less bool) int64 {
	best := 0
	for i, v := range x {
		switch b := x[best]; {
		case b != b:
		case v != v, less && v < b, !less && v > b:
			best = i
		}
	}
	return int64(best)
}

// ArgMax agrees with the definition on rows of many lengths, multiples of the vector's width and
// others, over several leaves and through views.
func TestArgMaxOfLongRows(t *testing.T) {
	dev := testdev.Open(t)
	const seed = 5
	r := rand.New(rand.NewPCG(seed, 0))
	for _, n := range []int{1, 3, 15, 16, 17, 48, 1024, 1040, 1100, 4096, 5003} {
		for _, kind := range []string{"numbers", "few values", "with NaN", "with infinities", "all alike"} {
			const rows = 3
			x := make([]float32, rows*n)
			for i := range x {
				switch x[i] = float32(r.NormFloat64()); {
				case kind == "few values":
					x[i] = float32(r.IntN(5) - 2)
				case kind == "all alike":
					x[i] = -inf
				case kind == "with NaN" && r.IntN(n) == 0:
					x[i] = nan
				case kind == "with infinities" && r.IntN(8) == 0:
					x[i] = inf * float32(1-2*r.IntN(2))
				}
			}
			t.Run(fmt.Sprintf("%d %s", n, kind), func(t *testing.T) {
				a := tensor.From(dev, x, rows, n)
				var most, least, backwards []int64
				for row := range rows {
					wide, reversed := make([]float64, n), make([]float64, n)
					for i, v := range x[row*n : (row+1)*n] {
						wide[i], reversed[n-1-i] = float64(v), float64(v)
					}
					most, least = append(most, position(wide, false)), append(least, position(wide, true))
					backwards = append(backwards, position(reversed, false))
				}
				expect(t, a.ArgMax([]int{1}), dims(rows), most...)
				expect(t, a.ArgMin([]int{1}), dims(rows), least...)
				expect(t, a.Flip(1).ArgMax([]int{1}), dims(rows), backwards...)
				expect(t, a.T().ArgMax([]int{0}), dims(rows), most...)
				down := handle.Apply(ops.Copy, ops.Attr{}, a.T()) // the elements of a row lie apart
				if err := tensor.Eval(ctx, down); err != nil {
					t.Fatal(err)
				}
				expect(t, down.ArgMin([]int{0}), dims(rows), least...)
				expect(t, a.Cast(dtype.Float64).ArgMax([]int{1}), dims(rows), most...)
				expect(t, down.Cast(dtype.Float64).ArgMin([]int{0}), dims(rows), least...)
				half := a.Cast(dtype.Float16).Cast(dtype.Float32)
				expect(t, a.Cast(dtype.Float16).ArgMax([]int{1}), dims(rows), read[int64](t, half.ArgMax([]int{1}))...)
				whole := a.Mul(tensor.Scalar(float32(100))).Cast(dtype.Int32)
				expect(t, whole.ArgMin([]int{1}), dims(rows), read[int64](t, whole.Cast(dtype.Float64).ArgMin([]int{1}))...)
			})
		}
	}
}

func TestArgMaxErrors(t *testing.T) {
	dev := testdev.Open(t)
	var empty *tensor.EmptyReductionError
	if err := tensor.Zeros(dev, dtype.Float32, 2, 0).ArgMax([]int{1}).Err(); !errors.As(err, &empty) || empty.Op != ops.ArgMax.Name {
		t.Errorf("argmax of nothing: %v, want an EmptyReductionError of argmax", err)
	}
	var axis *shape.AxisError
	if err := tensor.Zeros(dev, dtype.Float32, 2, 3).ArgMin([]int{2}).Err(); !errors.As(err, &axis) || axis.Op != "argmin" {
		t.Errorf("argmin along axis 2 of 2: %v, want an AxisError of argmin", err)
	}
	var d *tensor.DTypeError
	if err := tensor.Zeros(dev, dtype.Complex64, 2).ArgMax(nil).Err(); !errors.As(err, &d) {
		t.Errorf("argmax of complex64: %v, want a DTypeError", err)
	}
}
