package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestTake(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	x := tensor.From(dev, []float32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, 3, 4)
	ints := func(dims []int, v ...int64) *tensor.Tensor { return tensor.From(dev, v, dims...) }
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		dims shape.Shape
		want []float32
	}{
		{"rows", x.Take(0, ints([]int{2}, 2, 0)), dims(2, 4), []float32{8, 9, 10, 11, 0, 1, 2, 3}},
		{"columns", x.Take(1, ints([]int{3}, 3, 3, 1)), dims(3, 3), []float32{3, 3, 1, 7, 7, 5, 11, 11, 9}},
		{"from the end", x.Take(0, ints([]int{2}, -1, -3)), dims(2, 4), []float32{8, 9, 10, 11, 0, 1, 2, 3}},
		{"outside", x.Take(1, ints([]int{2}, 99, -99)), dims(3, 2), []float32{3, 0, 7, 4, 11, 8}},
		{"beyond 32 bits", x.Take(0, ints([]int{3}, 1<<32, -1<<32, math.MinInt64)), dims(3, 4), []float32{8, 9, 10, 11, 0, 1, 2, 3, 0, 1, 2, 3}},
		{"one index", x.Take(-2, tensor.Full(dev, int64(1))), dims(4), []float32{4, 5, 6, 7}},
		{"a matrix of indices", x.Take(1, ints([]int{2, 2}, 0, 1, 2, 0)), dims(3, 2, 2), []float32{0, 1, 2, 0, 4, 5, 6, 4, 8, 9, 10, 8}},
		{"no indices", x.Take(0, ints([]int{0})), dims(0, 4), []float32{}},
		{"of a transpose", x.T().Take(0, ints([]int{2}, 3, 0)), dims(2, 3), []float32{3, 7, 11, 0, 4, 8}},
		{"of a flipped slice", x.At(shape.StepAll(-1), shape.Span(1, 4)).Take(0, ints([]int{1}, 0)), dims(1, 3), []float32{9, 10, 11}},
		{"of a broadcast", tensor.From(dev, []float32{7}, 1).BroadcastTo(3).Take(0, ints([]int{2}, 1, 2)), dims(2), []float32{7, 7}},
		{"by a column of a matrix", x.Take(0, ints([]int{2, 2}, 2, 9, 1, 9).At(shape.All(), shape.At(0))), dims(2, 4), []float32{8, 9, 10, 11, 4, 5, 6, 7}},
		{"into what reads it", x.Take(0, ints([]int{2}, 2, 0)).T().Add(tensor.Scalar(1)), dims(4, 2), []float32{9, 1, 10, 2, 11, 3, 12, 4}},
		{"reduced", x.Take(0, ints([]int{2}, 2, 0)).Sum([]int{1}), dims(2), []float32{38, 6}},
		{"of what is computed", x.Mul(tensor.Scalar(2)).Take(0, ints([]int{1}, 1)), dims(1, 4), []float32{8, 10, 12, 14}},
		{"by bytes", x.Take(0, tensor.From(dev, []int8{-1, 0}, 2)), dims(2, 4), []float32{8, 9, 10, 11, 0, 1, 2, 3}},
		{"by unsigned", x.Take(0, tensor.From(dev, []uint64{1, math.MaxUint64}, 2)), dims(2, 4), []float32{4, 5, 6, 7, 8, 9, 10, 11}},
		{"taken of taken", x.Take(0, ints([]int{3}, 2, 1, 0)).Take(0, ints([]int{2}, 0, 2)), dims(2, 4), []float32{8, 9, 10, 11, 0, 1, 2, 3}},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.got, c.dims, c.want...) })
	}
}

func TestTakeAlongAxis(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	i := func(dims []int, v ...int32) *tensor.Tensor { return tensor.From(dev, v, dims...) }
	expect(t, x.TakeAlongAxis(1, i([]int{2, 2}, 2, 0, -1, 1)), dims(2, 2), []int32{2, 0, 5, 4}...)
	expect(t, x.TakeAlongAxis(0, i([]int{1, 3}, 1, 0, 1)), dims(1, 3), []int32{3, 1, 5}...)
	expect(t, x.TakeAlongAxis(-1, i([]int{1, 2}, 2, 0)), dims(2, 2), []int32{2, 0, 5, 3}...)
	expect(t, x.At(shape.Span(0, 1)).TakeAlongAxis(1, i([]int{2, 1}, 2, 1)), dims(2, 1), []int32{2, 1}...)
}

func TestGatherND(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int16{0, 1, 2, 3, 4, 5, 6, 7}, 2, 2, 2)
	i := func(dims []int, v ...int64) *tensor.Tensor { return tensor.From(dev, v, dims...) }
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		dims shape.Shape
		want []int16
	}{
		{"elements", x.GatherND(i([]int{2, 3}, 0, 0, 1, 1, 1, 0), 0), dims(2), []int16{1, 6}},
		{"rows", x.GatherND(i([]int{2, 2}, 0, 1, -1, 0), 0), dims(2, 2), []int16{2, 3, 4, 5}},
		{"blocks", x.GatherND(i([]int{1, 1}, 1), 0), dims(1, 2, 2), []int16{4, 5, 6, 7}},
		{"in batches", x.GatherND(i([]int{2, 1}, 1, 0), 1), dims(2, 2), []int16{2, 3, 4, 5}},
		{"in batches, several", x.GatherND(i([]int{2, 2, 1}, 1, 0, 0, 0), 1), dims(2, 2, 2), []int16{2, 3, 0, 1, 4, 5, 4, 5}},
		{"by empty tuples", x.GatherND(i([]int{1, 0}), 0), dims(1, 2, 2, 2), []int16{0, 1, 2, 3, 4, 5, 6, 7}},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.got, c.dims, c.want...) })
	}
}

func TestOneHot(t *testing.T) {
	dev := testdev.Open(t)
	i := tensor.From(dev, []int32{2, -1, 0, 9}, 4)
	expect(t, i.OneHot(-1, 3, dtype.Float32), dims(4, 3), []float32{0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0}...)
	expect(t, i.OneHot(0, 3, dtype.Bool), dims(3, 4), false, false, true, false, false, false, false, false, true, true, false, false)
	expect(t, i.OneHot(1, 0, dtype.Int8), dims(4, 0), []int8{}...)
}

func TestMasks(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{0, 1, 2, 3, 4, 5}, 2, 3)
	even := tensor.From(dev, []bool{true, false, true}, 3)
	expect(t, x.Compress(ctx, 1, even), dims(2, 2), []float32{0, 2, 3, 5}...)
	expect(t, x.Compress(ctx, 0, tensor.From(dev, []bool{false, true}, 2)), dims(1, 3), []float32{3, 4, 5}...)
	expect(t, x.Compress(ctx, 1, tensor.From(dev, []bool{false, true}, 2)), dims(2, 1), []float32{1, 4}...)
	expect(t, x.Mask(ctx, x.Greater(tensor.Scalar(2))), dims(3), []float32{3, 4, 5}...)
	expect(t, x.Mask(ctx, tensor.From(dev, []bool{false, true}, 2)), dims(1, 3), []float32{3, 4, 5}...)
	expect(t, x.Mask(ctx, tensor.Full(dev, false, 2, 3)), dims(0), []float32{}...)
	expect(t, x.T().Mask(ctx, x.T().Less(tensor.Scalar(4))), dims(4), []float32{0, 3, 1, 2}...)
	at := tensor.From(dev, []float32{0, 3, nan, 0, neg, 1}, 2, 3).Nonzero(ctx)
	if len(at) != 2 {
		t.Fatalf("%d results", len(at))
	}
	expect(t, at[0], dims(3), []int64{0, 0, 1}...)
	expect(t, at[1], dims(3), []int64{1, 2, 2}...)
	expect(t, tensor.Zeros(dev, dtype.Int8, 3).Nonzero(ctx)[0], dims(0), []int64{}...)
}

func TestScatter(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{0, 1, 2, 3, 4, 5}, 2, 3)
	i := func(dims []int, v ...int64) *tensor.Tensor { return tensor.From(dev, v, dims...) }
	f := func(dims []int, v ...float32) *tensor.Tensor { return tensor.From(dev, v, dims...) }
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		want []float32
	}{
		{"along rows", x.Scatter(1, i([]int{2, 1}, 2, -3), f([]int{2, 1}, 10, 20), tensor.ScatterSet), []float32{0, 1, 10, 20, 4, 5}},
		{"along columns", x.Scatter(0, i([]int{1, 2}, 1, 0), f([]int{1, 2}, 10, 20), tensor.ScatterSet), []float32{0, 20, 2, 10, 4, 5}},
		{"the last one stays", x.Scatter(1, i([]int{1, 3}, 1, 1, 1), f([]int{1, 3}, 10, 20, 30), tensor.ScatterSet), []float32{0, 30, 2, 3, 4, 5}},
		{"added", x.Scatter(1, i([]int{1, 3}, 1, 1, 0), f([]int{1, 3}, 10, 20, 30), tensor.ScatterAdd), []float32{30, 31, 2, 3, 4, 5}},
		{"multiplied", x.Scatter(1, i([]int{1, 3}, 1, 1, 2), f(nil, 3), tensor.ScatterMul), []float32{0, 9, 6, 3, 4, 5}},
		{"the greatest", x.Scatter(1, i([]int{1, 3}, 1, 1, 2), f([]int{1, 3}, 7, 6, 1), tensor.ScatterMax), []float32{0, 7, 2, 3, 4, 5}},
		{"the least", x.Scatter(1, i([]int{2, 1}, 1, 1), f([]int{2, 1}, -7, 6), tensor.ScatterMin), []float32{0, -7, 2, 3, 4, 5}},
		{"nothing", x.Scatter(1, i([]int{2, 0}), f([]int{2, 0}), tensor.ScatterAdd), []float32{0, 1, 2, 3, 4, 5}},
		{"in order, rounded at every step", x.Scatter(1, i([]int{1, 3}, 0, 0, 0), f([]int{1, 3}, 1, 1e8, -1e8), tensor.ScatterAdd), []float32{0, 1, 2, 3, 4, 5}},
		{"tuples", x.ScatterND(i([]int{2, 2}, 1, 2, 0, 0), f([]int{2}, 10, 20), tensor.ScatterSet), []float32{20, 1, 2, 3, 4, 10}},
		{"rows", x.ScatterND(i([]int{2, 1}, 1, 1), f([]int{2, 3}, 1, 2, 3, 4, 5, 6), tensor.ScatterAdd), []float32{0, 1, 2, 8, 11, 14}},
		{"rows, set", x.ScatterND(i([]int{2, 1}, 1, 1), f([]int{2, 3}, 1, 2, 3, 4, 5, 6), tensor.ScatterSet), []float32{0, 1, 2, 4, 5, 6}},
		{"to a view", x.T().Scatter(1, i([]int{3, 1}, 1, 1, 1), f(nil, 9), tensor.ScatterSet).T(), []float32{0, 1, 2, 9, 9, 9}},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.got, dims(2, 3), c.want...) })
	}
}

func TestPut(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	i := tensor.From(dev, []int8{2, 0, 2}, 3)
	columns := tensor.From(dev, []int32{10, 20, 30, 40, 50, 60}, 2, 3)
	expect(t, x.Put(1, i, columns, tensor.ScatterSet), dims(2, 3), []int32{20, 1, 30, 50, 4, 60}...)
	expect(t, x.Put(1, i, columns, tensor.ScatterAdd), dims(2, 3), []int32{20, 1, 42, 53, 4, 105}...)
	expect(t, x.Put(0, tensor.Full(dev, int64(-1)), tensor.Scalar(7), tensor.ScatterSet), dims(2, 3), []int32{0, 1, 2, 7, 7, 7}...)
	expect(t, x.Put(0, tensor.Zeros(dev, dtype.Int64, 2, 2), tensor.Scalar(1), tensor.ScatterAdd), dims(2, 3), []int32{4, 5, 6, 3, 4, 5}...)
}

func TestPutToVar(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.NewVar("v", tensor.From(dev, []float32{0, 1, 2, 3, 4, 5}, 2, 3))
	i := tensor.From(dev, []int64{1, 1}, 2)
	if err := v.Put(1, i, tensor.Scalar(10), tensor.ScatterAdd); err != nil {
		t.Fatal(err)
	}
	expect(t, v.Tensor(), dims(2, 3), []float32{0, 21, 2, 3, 24, 5}...)
	if err := v.PutMask(v.Tensor().Greater(tensor.Scalar(20)), tensor.Scalar(-1)); err != nil {
		t.Fatal(err)
	}
	expect(t, v.Tensor(), dims(2, 3), []float32{0, -1, 2, 3, -1, 5}...)
	var (
		dtypes *tensor.TargetDTypeError
		shapes *shape.BroadcastError
		types  *tensor.DTypeError
	)
	for _, c := range []struct {
		name string
		err  error
		want any
	}{
		{"a wider dtype", v.Put(1, i, tensor.Zeros(dev, dtype.Float64, 2, 2), tensor.ScatterSet), &dtypes},
		{"another shape", v.Put(1, i, tensor.Zeros(dev, dtype.Float32, 5), tensor.ScatterSet), &shapes},
		{"indices that are none", v.Put(1, v.Tensor(), tensor.Scalar(1), tensor.ScatterSet), &types},
		{"a larger mask", v.PutMask(tensor.Full(dev, true, 4, 2, 3), tensor.Scalar(1)), &shapes},
	} {
		if !errors.As(c.err, c.want) {
			t.Errorf("%s: got %v, want %T", c.name, c.err, c.want)
		}
	}
	expect(t, v.Tensor(), dims(2, 3), []float32{0, -1, 2, 3, -1, 5}...)
}

func TestSearch(t *testing.T) {
	dev := testdev.Open(t)
	rows := tensor.From(dev, []uint64{1, 3, 3, math.MaxUint64, 2, 2, 2, 9}, 2, 4)
	values := tensor.From(dev, []uint64{3, 0, math.MaxUint64, 2}, 2, 2)
	search := func(mode string, rows, values *tensor.Tensor) *tensor.Tensor {
		return handle.Apply(ops.Search, ops.Attr{Mode: mode}, rows, values)
	}
	expect(t, search(ops.SearchLeft, rows, values), dims(2, 2), []int64{1, 0, 4, 0}...)
	expect(t, search(ops.SearchRight, rows, values), dims(2, 2), []int64{3, 0, 4, 3}...)
	line := tensor.From(dev, []int32{-5, 0, 7}, 3)
	expect(t, search(ops.SearchLeft, line, tensor.From(dev, []int32{-9, -5, 1, 8}, 2, 2)), dims(2, 2), []int64{0, 0, 2, 3}...)
	expect(t, search(ops.SearchRight, line, tensor.Full(dev, int32(-5))), dims(), []int64{1}...)
	expect(t, search("", tensor.Zeros(dev, dtype.Int32, 0), line), dims(3), []int64{0, 0, 0}...)
	var wrongAttr *tensor.AttrError
	if err := search("middle", line, line).Err(); !errors.As(err, &wrongAttr) {
		t.Errorf("got %v", err)
	}
}

// A table that is larger than a binding, on devices whose bindings have 128 MiB.
func TestTakeOfALargeTable(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	const n = 36 << 20
	x := tensor.Arange[int32](dev, 0, n, 1)
	at := tensor.From(dev, []int64{0, n - 1, 1 << 24, 1<<25 + 3, -2, n, math.MinInt64, math.MaxInt64}, 8)
	expect(t, x.Take(0, at), dims(8), []int32{0, n - 1, 1 << 24, 1<<25 + 3, n - 2, n - 1, 0, n - 1}...)
	found := handle.Apply(ops.Search, ops.Attr{}, x, tensor.From(dev, []int32{-1, 0, 1 << 24, n - 1, math.MaxInt32}, 5))
	expect(t, found, dims(5), []int64{0, 0, 1 << 24, n - 1, n}...)
	expect(t, x.Mask(ctx, x.GreaterEqual(tensor.Scalar(n-3))), dims(3), []int32{n - 3, n - 2, n - 1}...)
}

func TestIndexingMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{0, 1, 2, 3, 4, 5}, 2, 3)
	i, f := tensor.From(dev, []int64{0, 1}, 2), tensor.From(dev, []float32{0, 1}, 2)
	none := tensor.Zeros(dev, dtype.Float32, 0, 3)
	mask := tensor.From(dev, []bool{true, false, true, true}, 4)
	var (
		wrongType *tensor.DTypeError
		wrongAxis *shape.AxisError
		wrongRank *tensor.RankError
		wrongAttr *tensor.AttrError
		empty     *tensor.EmptyAxisError
		apart     *shape.BroadcastError
	)
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		want any
	}{
		{"take by floats", x.Take(0, f), &wrongType},
		{"take along no axis", x.Take(2, i), &wrongAxis},
		{"take of nothing", none.Take(0, i), &empty},
		{"take_along_axis of another rank", x.TakeAlongAxis(0, i), &wrongRank},
		{"take_along_axis of other sizes", x.TakeAlongAxis(1, tensor.Zeros(dev, dtype.Int8, 3, 1)), &apart},
		{"gather_nd of long tuples", x.GatherND(tensor.Zeros(dev, dtype.Int8, 1, 3), 0), &wrongRank},
		{"gather_nd without tuples", x.GatherND(tensor.Zeros(dev, dtype.Int8), 0), &wrongRank},
		{"gather_nd in other batches", x.GatherND(tensor.Zeros(dev, dtype.Int8, 3, 1), 1), &wrongRank},
		{"gather_nd in too many batches", x.GatherND(i, 3), &wrongAttr},
		{"gather_nd of nothing", none.GatherND(tensor.Zeros(dev, dtype.Int8, 1, 1), 0), &empty},
		{"one_hot of floats", f.OneHot(0, 3, dtype.Float32), &wrongType},
		{"one_hot of negative depth", i.OneHot(0, -1, dtype.Float32), &wrongAttr},
		{"one_hot along no axis", i.OneHot(2, 1, dtype.Float32), &wrongAxis},
		{"compress by numbers", x.Compress(ctx, 0, i), &wrongType},
		{"compress by a long mask", x.Compress(ctx, 1, mask), &wrongRank},
		{"compress along no axis", x.Compress(ctx, 3, mask), &wrongAxis},
		{"a mask of another shape", x.Mask(ctx, mask), &wrongRank},
		{"nonzero of a scalar", tensor.Zeros(dev, dtype.Int8).Nonzero(ctx)[0], &wrongRank},
		{"scatter by floats", x.Scatter(0, x, x, tensor.ScatterSet), &wrongType},
		{"scatter of another rank", x.Scatter(0, i, f, tensor.ScatterSet), &wrongRank},
		{"scatter of other updates", x.Scatter(0, tensor.Zeros(dev, dtype.Int8, 1, 3), f, tensor.ScatterSet), &apart},
		{"scatter in no mode", x.Scatter(0, tensor.Zeros(dev, dtype.Int8, 1, 3), x.At(shape.At(0)), tensor.ScatterMode(9)), &wrongAttr},
		{"scatter outside the other axes", x.Scatter(0, tensor.Zeros(dev, dtype.Int8, 1, 4), tensor.Scalar(1), tensor.ScatterSet), &wrongRank},
		{"the greatest bool", tensor.Full(dev, true, 2).Scatter(0, i, tensor.Full(dev, true, 2), tensor.ScatterMax), &wrongType},
		{"scatter_nd of long tuples", x.ScatterND(tensor.Zeros(dev, dtype.Int8, 1, 3), f, tensor.ScatterSet), &wrongRank},
		{"scatter_nd of other updates", x.ScatterND(tensor.Zeros(dev, dtype.Int8, 1, 1), f, tensor.ScatterSet), &apart},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.got.Err(); !errors.As(err, c.want) {
				t.Errorf("got %v, want %T", err, c.want)
			}
		})
	}
}
