package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestScans(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.From(dev, []float32{3, 1, 4, 1, 5})
	m := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	none := tensor.Zeros(dev, dtype.Float32, 2, 0)
	reverse, exclusive, initial := tensor.ScanReverse(), tensor.ScanExclusive(), tensor.ScanInitial()
	for _, c := range []struct {
		name string
		x    *tensor.Tensor
		dims shape.Shape
		want []float32
	}{
		{"sums", v.CumulativeSum(0), dims(5), []float32{3, 4, 8, 9, 14}},
		{"products", v.CumulativeProd(0), dims(5), []float32{3, 3, 12, 12, 60}},
		{"maxima", v.CumulativeMax(0), dims(5), []float32{3, 3, 4, 4, 5}},
		{"minima", v.CumulativeMin(0), dims(5), []float32{3, 1, 1, 1, 1}},
		{"functions", v.CumulativeSum(0).Add(v.CumulativeProd(0)).Add(v.CumulativeMax(-1)).Add(v.CumulativeMin(-1)), dims(5), []float32{12, 11, 25, 26, 80}},

		{"sums down columns", m.CumulativeSum(0), dims(2, 3), []float32{1, 2, 3, 5, 7, 9}},
		{"sums of rows", m.CumulativeSum(-1), dims(2, 3), []float32{1, 3, 6, 4, 9, 15}},
		{"of a transpose", m.T().CumulativeSum(1), dims(3, 2), []float32{1, 5, 2, 7, 3, 9}},
		{"of a slice", m.At(shape.All(), shape.StepAll(-2)).CumulativeSum(1), dims(2, 2), []float32{3, 4, 6, 10}},
		{"of a broadcast", v.BroadcastTo(2, 5).CumulativeSum(0), dims(2, 5), []float32{3, 1, 4, 1, 5, 6, 2, 8, 2, 10}},
		{"of what is computed", m.Mul(tensor.Scalar(2)).CumulativeSum(1), dims(2, 3), []float32{2, 6, 12, 8, 18, 30}},

		{"from the end", v.CumulativeSum(0, reverse), dims(5), []float32{14, 11, 10, 6, 5}},
		{"without the element", v.CumulativeSum(0, exclusive), dims(5), []float32{0, 3, 4, 8, 9}},
		{"without the element, from the end", v.CumulativeSum(0, exclusive, reverse), dims(5), []float32{11, 10, 6, 5, 0}},
		{"with the initial element", v.CumulativeSum(0, initial), dims(6), []float32{0, 3, 4, 8, 9, 14}},
		{"with the initial element, from the end", v.CumulativeSum(0, initial, reverse), dims(6), []float32{14, 11, 10, 6, 5, 0}},
		{"rows with the initial element", m.CumulativeProd(1, initial), dims(2, 4), []float32{1, 1, 2, 6, 1, 4, 20, 120}},
		{"columns with the initial element", m.CumulativeSum(0, initial), dims(3, 3), []float32{0, 0, 0, 1, 2, 3, 5, 7, 9}},
		{"maxima before", v.CumulativeMax(0, exclusive), dims(5), []float32{-inf, 3, 3, 4, 4}},
		{"minima before", v.CumulativeMin(0, exclusive), dims(5), []float32{inf, 3, 1, 1, 1}},

		{"of one element", v.At(shape.To(1)).CumulativeSum(0, exclusive), dims(1), []float32{0}},
		{"of no elements", none.CumulativeSum(1), dims(2, 0), nil},
		{"of no elements, exclusive", none.CumulativeSum(1, exclusive), dims(2, 0), nil},
		{"of no elements, with the initial one", none.CumulativeProd(1, initial), dims(2, 1), []float32{1, 1}},
		{"of no rows, with the initial element", none.T().CumulativeSum(1, initial), dims(0, 3), nil},

		{"NaN stays", tensor.From(dev, []float32{1, nan, 0}).CumulativeMin(0), dims(3), []float32{1, nan, nan}},
		{"infinities cancel", tensor.From(dev, []float32{inf, -inf, 0}).CumulativeSum(0), dims(3), []float32{inf, nan, nan}},
		{"zeros keep their sign", tensor.From(dev, []float32{neg, neg, 0, neg}).CumulativeSum(0), dims(4), []float32{neg, neg, 0, 0}},
		{"zeros are ordered", tensor.From(dev, []float32{neg, 0, neg}).CumulativeMax(0), dims(3), []float32{neg, 0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.x, c.dims, c.want...) })
	}
}

// Array API 2024.12, cumulative_sum: integers accumulate in the default integer
// dtypes, unless another is asked for.
func TestScanDTypes(t *testing.T) {
	dev := testdev.Open(t)
	small := tensor.From(dev, []int8{100, 100, -50})
	expect(t, small.CumulativeSum(0), dims(3), int64(100), 200, 150)
	expect(t, small.CumulativeSum(0, tensor.As(dtype.Int8)), dims(3), int8(100), -56, -106)
	expect(t, small.CumulativeSum(0, tensor.As(dtype.Float32)), dims(3), float32(100), 200, 150)
	expect(t, small.CumulativeMax(0, tensor.ScanExclusive()), dims(3), int8(-128), 100, 100)
	expect(t, small.CumulativeMin(0, tensor.ScanExclusive()), dims(3), int8(127), 100, 100)
	u := tensor.From(dev, []uint16{7, math.MaxUint16})
	expect(t, u.CumulativeSum(0), dims(2), uint64(7), 7+math.MaxUint16)
	expect(t, u.CumulativeProd(0, tensor.As(dtype.Uint16)), dims(2), uint16(7), math.MaxUint16-6)
	expect(t, u.CumulativeMax(0, tensor.ScanInitial()), dims(3), uint16(0), 7, math.MaxUint16)
	expect(t, u.CumulativeMin(0, tensor.ScanInitial()), dims(3), uint16(math.MaxUint16), 7, 7)
	long := tensor.From(dev, []int64{math.MaxInt64, 1})
	expect(t, long.CumulativeSum(0), dims(2), int64(math.MaxInt64), math.MinInt64)
	expect(t, long.CumulativeMax(0, tensor.ScanInitial()), dims(3), int64(math.MinInt64), math.MaxInt64, math.MaxInt64)
	expect(t, long.CumulativeMin(0, tensor.ScanInitial()), dims(3), int64(math.MaxInt64), math.MaxInt64, 1)
	ulong := tensor.From(dev, []uint64{3})
	expect(t, ulong.CumulativeMin(0, tensor.ScanExclusive()), dims(1), uint64(math.MaxUint64))
	expect(t, tensor.From(dev, []complex64{1i, 1i, 2}).CumulativeProd(0), dims(3), complex64(1i), -1, -2)
	// In float16, 2048 + 1 is 2048.
	half := tensor.From(dev, []float32{2048, 1, 1}).Cast(dtype.Float16)
	expect(t, half.CumulativeSum(0).Cast(dtype.Float32), dims(3), float32(2048), 2048, 2050)
	if d := half.CumulativeSum(0).DType(); d != dtype.Float16 {
		t.Errorf("cumulative_sum of float16 is %v", d)
	}
}

// The rows have several leaves, and more of them than a leaf has elements. They are integers, so
// that the expected value does not depend on the order.
func TestLongScans(t *testing.T) {
	dev := testdev.Open(t)
	const rows, columns = 3, 3001
	x := tensor.Arange[int32](dev, 0, rows*columns, 1).Reshape(rows, columns)
	byRow, byColumn := make([]int64, rows*columns), make([]int64, rows*columns)
	for i := range int64(rows * columns) {
		byRow[i], byColumn[i] = i, i
		if i%columns > 0 {
			byRow[i] += byRow[i-1]
		}
		if i >= columns {
			byColumn[i] += byColumn[i-columns]
		}
	}
	expect(t, x.CumulativeSum(1), dims(rows, columns), byRow...)
	expect(t, x.CumulativeSum(0), dims(rows, columns), byColumn...)
	expect(t, x.T().CumulativeSum(0).T(), dims(rows, columns), byRow...)
	const long = ops.Leaf*ops.Leaf + 2000
	ones := tensor.Ones(dev, dtype.Int32, long).CumulativeSum(0, tensor.ScanExclusive())
	expect(t, ones.Equal(tensor.Arange[int64](dev, 0, long, 1)).Cast(dtype.Int32).Sum(nil), dims(), int64(long))
}

func TestDiff(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.From(dev, []float32{1, 4, 9, 16, 26})
	m := tensor.From(dev, []int32{1, 2, 4, 10, 20, 40}, 2, 3)
	zero := tensor.Zeros(dev, dtype.Float32, 1)
	for _, c := range []struct {
		name string
		x    *tensor.Tensor
		dims shape.Shape
		want []float32
	}{
		{"first", v.Diff(0, 1), dims(4), []float32{3, 5, 7, 10}},
		{"second", v.Diff(-1, 2), dims(3), []float32{2, 2, 3}},
		{"none", v.Diff(0, 0), dims(5), []float32{1, 4, 9, 16, 26}},
		{"none left", v.Diff(0, 5), dims(0), nil},
		{"far more than are there", v.Diff(0, math.MaxInt), dims(0), nil},
		{"begun with 0", v.Diff(0, 1, tensor.Before(zero)), dims(5), []float32{1, 3, 5, 7, 10}},
		{"ended with 0", v.Diff(0, 1, tensor.Behind(zero)), dims(5), []float32{3, 5, 7, 10, -26}},
		{"between zeros", v.Diff(0, 2, tensor.Before(zero), tensor.Behind(zero)), dims(5), []float32{2, 2, 2, 3, -36}},
		{"as many as one operator makes", tensor.Arange[float32](dev, 0, 66, 1).Diff(0, 64), dims(2), []float32{0, 0}},
		{"undoes sums", v.CumulativeSum(0).Diff(0, 1, tensor.Before(zero)), dims(5), []float32{1, 4, 9, 16, 26}},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.x, c.dims, c.want...) })
	}
	expect(t, m.Diff(1, 1), dims(2, 2), int32(1), 2, 10, 20)
	expect(t, m.Diff(0, 1), dims(1, 3), int32(9), 18, 36)
	expect(t, tensor.From(dev, []uint8{1, 0}).Diff(0, 1), dims(1), uint8(255))
}

func TestScanErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 3)
	p := tensor.Zeros(dev, dtype.Bool, 3)
	var (
		axis *shape.AxisError
		attr *tensor.AttrError
		dt   *tensor.DTypeError
		join *shape.JoinError
	)
	for _, c := range []struct {
		name  string
		x     *tensor.Tensor
		cause any
	}{
		{"axis out of range", x.CumulativeSum(2), &axis},
		{"axis of a scalar", x.Sum(nil).CumulativeSum(0), &axis},
		{"no axis among several", handle.Apply(ops.CumulativeSum, ops.Attr{}, x), &attr},
		{"maxima of complex", x.Cast(dtype.Complex64).CumulativeMax(0), &dt},
		{"in bool", x.CumulativeSum(0, tensor.As(dtype.Bool)), &attr},
		{"in no dtype", x.CumulativeSum(0, tensor.As(99)), &attr},
		{"exclusive and with the initial element", x.CumulativeSum(0, tensor.ScanExclusive(), tensor.ScanInitial()), &attr},
		{"a negative difference", x.Diff(0, -1), &attr},
		{"more differences than one operator makes", tensor.Zeros(dev, dtype.Float32, 100).Diff(0, 65), &attr},
		{"difference along no axis", x.Diff(5, 1), &axis},
		{"difference of bool", p.Diff(0, 1), &dt},
		{"difference of another kind", handle.Apply(ops.Diff, ops.Attr{Mode: "around"}, x), &attr},
		{"difference of too many", handle.Apply(ops.Diff, ops.Attr{}, x, x), &attr},
		{"begun with another shape", x.Diff(1, 1, tensor.Before(tensor.Zeros(dev, dtype.Float32, 3, 1))), &join},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.x.Err(); !errors.As(err, c.cause) {
				t.Errorf("%v, want a %T", err, c.cause)
			}
		})
	}
}

// Compile makes all kernels of a scan with open sizes, also those that only long rows need.
func TestCompiledScan(t *testing.T) {
	dev := testdev.Open(t)
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Int64, Dims: []int{tensor.Dynamic}}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].CumulativeSum(0), args[0].CumulativeMax(0, tensor.ScanExclusive())}
	})
	if err != nil {
		t.Fatal(err)
	}
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 1, 7, 1024, 1025, 5000, ops.Leaf*ops.Leaf + 1} {
		x := tensor.Arange[int64](dev, 0, int64(n), 1)
		if err := tensor.Eval(ctx, x); err != nil {
			t.Fatal(err)
		}
		made := eng.Pipelines()
		got, err := f.Call(ctx, x)
		if err != nil {
			t.Fatal(err)
		}
		if now := eng.Pipelines(); now != made {
			t.Errorf("%d elements: the call made %d pipelines beside the %d of Compile", n, now-made, made)
		}
		sums, before := make([]int64, n), make([]int64, n)
		for i := range n {
			sums[i], before[i] = int64(i)*int64(i+1)/2, int64(i)-1
		}
		if n > 0 {
			before[0] = math.MinInt64
		}
		expect(t, got[0], dims(n), sums...)
		expect(t, got[1], dims(n), before...)
	}
}
