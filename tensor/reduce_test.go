package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestReductions(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	for _, c := range []struct {
		name string
		said []*tensor.Tensor // the same result, expressed in one way or several
		dims shape.Shape
		want []float32
	}{
		{"sum of all", of(x.Sum(nil)), dims(), []float32{21}},
		{"sum of columns", of(x.Sum([]int{0})), dims(3), []float32{5, 7, 9}},
		{"sum of rows", of(x.Sum([]int{-1})), dims(2), []float32{6, 15}},
		{"sum over both", of(x.Sum([]int{1, 0})), dims(), []float32{21}},
		{"sum over no axis", of(x.Sum([]int{})), dims(2, 3), []float32{1, 2, 3, 4, 5, 6}},
		{"sum keeps dims", of(x.Sum([]int{1}, tensor.KeepDims())), dims(2, 1), []float32{6, 15}},
		{"sum keeps all dims", of(x.Sum(nil, tensor.KeepDims())), dims(1, 1), []float32{21}},
		{"prod", of(x.Prod(nil)), dims(), []float32{720}},
		{"prod keeps dims", of(x.Prod([]int{0}, tensor.KeepDims())), dims(1, 3), []float32{4, 10, 18}},
		{"max", of(x.Max([]int{0})), dims(3), []float32{4, 5, 6}},
		{"max keeps dims", of(x.Max([]int{-1}, tensor.KeepDims())), dims(2, 1), []float32{3, 6}},
		{"min", of(x.Min(nil)), dims(), []float32{1}},
		{"min keeps dims", of(x.Min([]int{0, 1}, tensor.KeepDims())), dims(1, 1), []float32{1}},
		{"of a transpose", of(x.T().Sum([]int{0})), dims(2), []float32{6, 15}},
		{"of a broadcast", of(x.ExpandDims(0).BroadcastTo(4, 2, 3).Sum([]int{0, 1}), x.Sum([]int{0}).Mul(tensor.Scalar(4))), dims(3), []float32{20, 28, 36}},
		{"and back", of(x.Sub(x.Max([]int{-1}, tensor.KeepDims()))), dims(2, 3), []float32{-2, -1, 0, -2, -1, 0}},
		{"of no rows", of(tensor.Zeros(dev, dtype.Float32, 0, 3).Sum([]int{0})), dims(3), []float32{0, 0, 0}},
		{"product of nothing", of(tensor.Zeros(dev, dtype.Float32, 0).Prod(nil)), dims(), []float32{1}},
		{"max into nothing", of(tensor.Zeros(dev, dtype.Float32, 0, 3).Max([]int{1})), dims(0), nil},
		{"of a scalar", of(x.Sum(nil).Max(nil)), dims(), []float32{21}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, got := range c.said {
				expect(t, got, c.dims, c.want...)
			}
		})
	}
}

// Array API 2024.12, sum: integers accumulate in the default integer dtypes.
func TestReductionDTypes(t *testing.T) {
	dev := testdev.Open(t)
	i := tensor.From(dev, []int32{math.MaxInt32, math.MaxInt32, -5})
	u := tensor.From(dev, []uint32{math.MaxUint32, math.MaxUint32, 2})
	expect(t, i.Sum(nil), dims(), int64(2*math.MaxInt32-5))
	expect(t, u.Sum(nil), dims(), uint64(2*math.MaxUint32+2))
	expect(t, u.Prod(nil), dims(), uint64(math.MaxUint64-1<<34+3))
	expect(t, i.Max(nil), dims(), int32(math.MaxInt32))
	expect(t, u.Min(nil), dims(), uint32(2))
	expect(t, i.Cast(dtype.Int64).Mul(tensor.Scalar(int64(math.MaxInt32))).Min(nil), dims(), int64(-5*math.MaxInt32))
	expect(t, tensor.From(dev, []float32{1, nan, 3}).Max(nil), dims(), nan)
	expect(t, tensor.From(dev, []float32{neg, 0}).Min(nil), dims(), neg)
	expect(t, tensor.From(dev, []float32{neg, neg}).Sum(nil), dims(), neg)
}

// The rows have several leaves of the tree and a partial one. They are integers, so that the
// expected value does not depend on the order.
func TestLongReductions(t *testing.T) {
	dev := testdev.Open(t)
	const rows, columns = 7, 5003
	x := tensor.Arange[int32](dev, 0, rows*columns, 1).Reshape(rows, columns)
	total, byRow, byColumn := int64(0), make([]int64, rows), make([]int64, columns)
	for i := range int64(rows * columns) {
		total += i
		byRow[i/columns] += i
		byColumn[i%columns] += i
	}
	expect(t, x.Sum(nil), dims(), total)
	expect(t, x.Sum([]int{1}), dims(rows), byRow...)
	expect(t, x.Sum([]int{0}), dims(columns), byColumn...)
	expect(t, x.T().Sum([]int{0}), dims(rows), byRow...)
	expect(t, x.T().Max(nil), dims(), int32(rows*columns-1))
}

func TestReductionErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 0)
	var empty *tensor.EmptyReductionError
	if err := x.Max([]int{1}).Err(); !errors.As(err, &empty) {
		t.Errorf("max of nothing: %v, want an EmptyReductionError", err)
	}
	var axis *shape.AxisError
	for name, bad := range map[string]*tensor.Tensor{
		"out of range": x.Sum([]int{2}), "below range": x.Sum([]int{-3}), "twice": x.Sum([]int{0, -2}),
	} {
		if !errors.As(bad.Err(), &axis) {
			t.Errorf("axis %s: %v, want an AxisError", name, bad.Err())
		}
	}
	var d *tensor.DTypeError
	if err := tensor.Zeros(dev, dtype.Bool, 3).Max(nil).Err(); !errors.As(err, &d) {
		t.Errorf("max of bool: %v, want a DTypeError", err)
	}
}
