package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestMovement(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	row := tensor.From(dev, []int32{1, 2, 3})
	nothing := tensor.From(dev, []int32{}, 0, 3)
	zero, nine := tensor.Scalar(0), tensor.Scalar(9)
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		dims shape.Shape
		want []int32
	}{
		{"moveaxis", x.ExpandDims(2).MoveAxis(0, -1), dims(3, 1, 2), []int32{0, 3, 1, 4, 2, 5}},
		{"moveaxis to itself", x.MoveAxis(1, 1), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},
		{"moveaxis of several", x.MoveAxes([]int{0, 1}, []int{-1, 0}), dims(3, 2), []int32{0, 3, 1, 4, 2, 5}},
		{"moveaxis of none", x.MoveAxes(nil, nil), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},
		{"swapaxes", x.SwapAxes(0, -1), dims(3, 2), []int32{0, 3, 1, 4, 2, 5}},
		{"swapaxes of one with itself", x.SwapAxes(1, -1), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},

		{"tile", row.Tile(2), dims(6), []int32{1, 2, 3, 1, 2, 3}},
		{"tile along new axes", row.Tile(2, 1), dims(2, 3), []int32{1, 2, 3, 1, 2, 3}},
		{"tile with missing repetitions", x.Tile(2), dims(2, 6), []int32{0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5}},
		{"tile of both axes", x.T().Tile(1, 2), dims(3, 4), []int32{0, 3, 0, 3, 1, 4, 1, 4, 2, 5, 2, 5}},
		{"tile no times", x.Tile(0, 1), dims(0, 3), nil},
		{"tile by nothing", x.Tile(), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},

		{"repeat flattens", x.Reshape(-1).Repeat(0, 2), dims(12), []int32{0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}},
		{"repeat along rows", x.Repeat(0, 2), dims(4, 3), []int32{0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5}},
		{"repeat along columns", x.Repeat(-1, 2), dims(2, 6), []int32{0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}},
		{"repeat no times", x.Repeat(1, 0), dims(2, 0), nil},
		{"repeat a scalar", tensor.Full(dev, int32(7)).Reshape(-1).Repeat(0, 3), dims(3), []int32{7, 7, 7}},
		{"repeat nothing", nothing.Repeat(0, 3), dims(0, 3), nil},

		{"repeat each", row.RepeatEach(ctx, 0, tensor.From(dev, []int32{2, 0, 3})), dims(5), []int32{1, 1, 3, 3, 3}},
		{"repeat each row", x.RepeatEach(ctx, 0, tensor.From(dev, []uint8{0, 2})), dims(2, 3), []int32{3, 4, 5, 3, 4, 5}},
		{"repeat each column of a view", x.T().RepeatEach(ctx, -1, tensor.From(dev, []int64{1, 2})), dims(3, 3), []int32{0, 3, 3, 1, 4, 4, 2, 5, 5}},
		{"repeat all as often", row.RepeatEach(ctx, 0, tensor.From(dev, []int32{2})), dims(6), []int32{1, 1, 2, 2, 3, 3}},
		{"repeat each no times", row.RepeatEach(ctx, 0, tensor.From(dev, []int32{0, 0, 0})), dims(0), nil},
		{"repeat each of nothing", nothing.RepeatEach(ctx, 0, tensor.From(dev, []int32{})), dims(0, 3), nil},

		{"roll flat", x.Roll(nil, 1), dims(2, 3), []int32{5, 0, 1, 2, 3, 4}},
		{"roll backwards", x.Roll([]int{1}, -1), dims(2, 3), []int32{1, 2, 0, 4, 5, 3}},
		{"roll along two axes", x.Roll([]int{0, 1}, 1), dims(2, 3), []int32{5, 3, 4, 2, 0, 1}},
		{"roll along an axis twice", x.Roll([]int{1, 1}, 1), dims(2, 3), []int32{1, 2, 0, 4, 5, 3}},
		{"roll more than around", x.Roll([]int{1}, 7), dims(2, 3), []int32{2, 0, 1, 5, 3, 4}},
		{"roll around", x.Roll([]int{1}, -6), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},
		{"roll nothing", nothing.Roll([]int{0}, 1), dims(0, 3), nil},
		{"roll a scalar", tensor.Full(dev, int32(7)).Roll(nil, 3), dims(), []int32{7}},

		{"pad all around", x.Pad(nine, [2]int{1, 0}, [2]int{0, 1}), dims(3, 4), []int32{9, 9, 9, 9, 0, 1, 2, 9, 3, 4, 5, 9}},
		{"pad every axis alike", row.ExpandDims(0).Pad(zero, [2]int{1, 1}), dims(3, 5), []int32{0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0}},
		{"pad nothing with something", nothing.Pad(nine, [2]int{1, 0}, [2]int{0, 0}), dims(1, 3), []int32{9, 9, 9}},
		{"pad by nothing", x.Pad(nine, [2]int{0, 0}), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},
		{"pad with the edge", row.PadEdge([2]int{2, 1}), dims(6), []int32{1, 1, 1, 2, 3, 3}},
		{"pad two axes with the edge", x.PadEdge([2]int{0, 1}, [2]int{1, 0}), dims(3, 4), []int32{0, 0, 1, 2, 3, 3, 4, 5, 3, 3, 4, 5}},
		{"pad with a reflection", row.PadReflect([2]int{2, 2}), dims(7), []int32{3, 2, 1, 2, 3, 2, 1}},
		{"pad with many reflections", row.PadReflect([2]int{5, 7}), dims(15), reflected([]int32{1, 2, 3}, -5, 15)},
		{"pad one element with its reflection", row.At(shape.To(1)).PadReflect([2]int{2, 1}), dims(4), []int32{1, 1, 1, 1}},
		{"pad around", row.PadWrap([2]int{1, 2}), dims(6), []int32{3, 1, 2, 3, 1, 2}},
		{"pad around many times", row.PadWrap([2]int{7, 11}), dims(21), []int32{3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2}},

		{"tril", x.Tril(0), dims(2, 3), []int32{0, 0, 0, 3, 4, 0}},
		{"tril above", x.Add(tensor.Scalar(1)).Tril(1), dims(2, 3), []int32{1, 2, 0, 4, 5, 6}},
		{"tril far below", x.Tril(-9), dims(2, 3), []int32{0, 0, 0, 0, 0, 0}},
		{"triu", x.Triu(0), dims(2, 3), []int32{0, 1, 2, 0, 4, 5}},
		{"triu below", x.Triu(-1), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},
		{"triu of a stack", x.Reshape(2, 1, 3).Triu(1), dims(2, 1, 3), []int32{0, 1, 2, 0, 4, 5}},
		{"tril of nothing", nothing.Tril(0), dims(0, 3), nil},

		{"diagonal", x.Diagonal(nil, 0), dims(2), []int32{0, 4}},
		{"diagonal above", x.Diagonal(nil, 1), dims(2), []int32{1, 5}},
		{"diagonal below", x.Diagonal(nil, -1), dims(1), []int32{3}},
		{"diagonal beyond", x.Diagonal(nil, 3), dims(0), nil},
		{"diagonal of a view", x.T().Flip(0).Diagonal(nil, 0), dims(2), []int32{2, 4}},
		{"diagonal of other axes", x.Reshape(2, 1, 3).Diagonal([]int{0, 2}, 1), dims(1, 2), []int32{1, 5}},
		{"diagonal of axes exchanged", x.Diagonal([]int{1, 0}, 1), dims(1), []int32{3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect(t, c.got, c.dims, c.want...)
		})
	}
}

// reflected are n elements from index first on of a sequence that is reflected at its ends without
// limit.
func reflected(x []int32, first, n int) []int32 {
	period := 2 * (len(x) - 1)
	out := make([]int32, n)
	for i := range out {
		at := ((first+i)%period + period) % period
		out[i] = x[min(at, period-at)]
	}
	return out
}

// Wide borders of every width modulo the size, reflected and repeated.
func TestPadWidths(t *testing.T) {
	dev := testdev.Open(t)
	x := []int32{1, 2, 3, 4}
	for before := range 12 {
		after := before * 7 % 13
		in, n := tensor.From(dev, x), before+len(x)+after
		expect(t, in.PadReflect([2]int{before, after}), dims(n), reflected(x, -before, n)...)
		wrapped := make([]int32, n)
		for i := range wrapped {
			wrapped[i] = x[(i-before+12*len(x))%len(x)]
		}
		expect(t, in.PadWrap([2]int{before, after}), dims(n), wrapped...)
	}
}

func TestMeshGrid(t *testing.T) {
	dev := testdev.Open(t)
	x, y := tensor.From(dev, []int32{1, 2, 3}), tensor.From(dev, []int32{4, 5})
	for _, c := range []struct {
		indexing tensor.Indexing
		dims     shape.Shape
		x, y     []int32
	}{
		{tensor.IndexingXY, dims(2, 3), []int32{1, 2, 3, 1, 2, 3}, []int32{4, 4, 4, 5, 5, 5}},
		{tensor.IndexingIJ, dims(3, 2), []int32{1, 1, 2, 2, 3, 3}, []int32{4, 5, 4, 5, 4, 5}},
	} {
		grid := tensor.MeshGrid([]*tensor.Tensor{x, y}, c.indexing)
		if len(grid) != 2 {
			t.Fatalf("%s: %d results", c.indexing, len(grid))
		}
		expect(t, grid[0], c.dims, c.x...)
		expect(t, grid[1], c.dims, c.y...)
	}
	if one := tensor.MeshGrid([]*tensor.Tensor{x}); len(one) != 1 {
		t.Errorf("of one operand: %d results", len(one))
	} else {
		expect(t, one[0], dims(3), []int32{1, 2, 3}...)
	}
}

func TestMovementErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	var attr *tensor.AttrError
	var axis *shape.AxisError
	var size *shape.DimError
	var scalar *tensor.ScalarError
	var broadcast *shape.BroadcastError
	var rank *tensor.RankError
	var dt *tensor.DTypeError
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		want any
	}{
		{"moveaxis out of range", x.MoveAxis(2, 0), &axis},
		{"moveaxis to a place out of range", x.MoveAxis(0, 2), &axis},
		{"moveaxis twice", x.MoveAxes([]int{0, 0}, []int{0, 1}), &axis},
		{"moveaxis to the same place", x.MoveAxes([]int{0, 1}, []int{1, 1}), &axis},
		{"moveaxis of different lengths", x.MoveAxes([]int{0, 1}, []int{1}), &attr},
		{"swapaxes out of range", x.SwapAxes(0, -3), &axis},
		{"tile a negative number of times", x.Tile(-1), &attr},
		{"tile too large", x.Tile(1<<40, 1<<40), &size},
		{"repeat a negative number of times", x.Reshape(-1).Repeat(0, -1), &attr},
		{"repeat out of range", x.Repeat(2, 2), &axis},
		{"repeat too large", x.Repeat(0, 1<<60), &size},
		{"repeat each a negative number of times", x.RepeatEach(ctx, 0, tensor.From(dev, []int32{3, -1})), &attr},
		{"repeat each by other counts", x.RepeatEach(ctx, 0, tensor.From(dev, []int32{1, 2, 3, 4})), &broadcast},
		{"repeat each by a matrix", x.RepeatEach(ctx, 0, x), &rank},
		{"repeat each by fractions", x.RepeatEach(ctx, 0, tensor.From(dev, []float32{1, 2})), &dt},
		{"repeat each out of range", x.RepeatEach(ctx, 2, tensor.From(dev, []int32{1, 2})), &axis},
		{"roll out of range", x.Roll([]int{-3}, 1), &axis},
		{"pad by a negative width", x.Pad(tensor.Scalar(0), [2]int{-1, 0}), &attr},
		{"pad too many axes", x.Pad(tensor.Scalar(0), [2]int{}, [2]int{}, [2]int{}), &attr},
		{"pad by no widths", x.PadEdge(), &attr},
		{"pad with another kind", x.Pad(tensor.Scalar(1.5), [2]int{1, 1}), &scalar},
		{"pad with a tensor", x.Pad(x, [2]int{1, 1}), &attr},
		{"pad nothing with its edge", x.At(shape.To(0)).PadEdge([2]int{1, 1}), &attr},
		{"pad too large", x.Pad(tensor.Scalar(0), [2]int{1 << 50, 1}), &size},
		{"tril of one axis", x.Reshape(-1).Tril(0), &axis},
		{"triu of a scalar", tensor.Full(dev, int32(1)).Triu(0), &axis},
		{"diagonal of one axis", x.Reshape(-1).Diagonal(nil, 0), &axis},
		{"diagonal of the same axis", x.Diagonal([]int{1, -1}, 0), &axis},
		{"diagonal of three axes", x.Diagonal([]int{0, 1, 0}, 0), &attr},
		{"meshgrid of a matrix", tensor.MeshGrid([]*tensor.Tensor{x}, tensor.IndexingIJ)[0], &attr},
		{"meshgrid by another name", tensor.MeshGrid([]*tensor.Tensor{x.Reshape(-1)}, tensor.Indexing(2))[0], &attr},
		{"a mode that is none", handle.Apply(ops.Pad, ops.Attr{Mode: "mirror", Counts: []int{1, 1}}, x), &attr},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.got.Err(); !errors.As(err, c.want) {
				t.Errorf("got %v, want a %T", err, c.want)
			}
		})
	}
}

func TestJoin(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	y := tensor.From(dev, []int32{6, 7, 8}, 1, 3)
	flags := tensor.From(dev, []bool{true, false, true})
	expect(t, tensor.Concat(0, x, y), dims(3, 3), int32(0), 1, 2, 3, 4, 5, 6, 7, 8)
	expect(t, tensor.Concat(-1, x, x.Flip(1)), dims(2, 6), int32(0), 1, 2, 2, 1, 0, 3, 4, 5, 5, 4, 3)
	expect(t, tensor.Concat(1, x.T(), x.T().At(shape.All(), shape.To(1))), dims(3, 3), int32(0), 3, 0, 1, 4, 1, 2, 5, 2)
	expect(t, tensor.Concat(0, x, x.At(shape.To(0)), y), dims(3, 3), int32(0), 1, 2, 3, 4, 5, 6, 7, 8)
	expect(t, tensor.Concat(0, x), dims(2, 3), int32(0), 1, 2, 3, 4, 5)
	expect(t, tensor.Concat(0, x.At(shape.To(0)), y.At(shape.To(0))), dims(0, 3), []int32{}...)
	expect(t, tensor.ConcatFlat(x.T(), y, tensor.Full(dev, int32(9))), dims(10), int32(0), 3, 1, 4, 2, 5, 6, 7, 8, 9)
	expect(t, tensor.Concat(0, flags, flags.At(shape.To(2))), dims(5), true, false, true, true, false)
	expect(t, tensor.Concat(0, tensor.From(dev, []int16{1}), tensor.From(dev, []int64{1 << 40})), dims(2), int64(1), 1<<40)
	expect(t, tensor.Concat(0, x.Add(x), y.Neg()).Mul(tensor.Scalar(2)), dims(3, 3), int32(0), 4, 8, 12, 16, 20, -12, -14, -16)
	expect(t, tensor.Concat(0, tensor.Full(dev, int32(1), 2), tensor.Arange(dev, int32(5), 8, 1)), dims(5), int32(1), 1, 5, 6, 7)
	expect(t, tensor.Stack(0, y, y.Flip()), dims(2, 1, 3), int32(6), 7, 8, 8, 7, 6)
	expect(t, tensor.Stack(-1, y, y.Flip()), dims(1, 3, 2), int32(6), 8, 7, 7, 8, 6)
	expect(t, tensor.Stack(0, tensor.Full(dev, int32(1)), tensor.Full(dev, int32(2))), dims(2), int32(1), 2)
}

func TestParts(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	for _, c := range []struct {
		name           string
		got, backwards []*tensor.Tensor
		dims           []shape.Shape
		want           [][]int32
	}{
		{"unstack rows", x.Unstack(0), x.Unstack(-2), []shape.Shape{{3}, {3}}, [][]int32{{0, 1, 2}, {3, 4, 5}}},
		{"unstack columns", x.Unstack(-1), x.Unstack(1), []shape.Shape{{2}, {2}, {2}}, [][]int32{{0, 3}, {1, 4}, {2, 5}}},
		{"unstack nothing", x.At(shape.To(0)).Unstack(0), x.At(shape.To(0)).Unstack(-2), nil, nil},
		{"split into sections", x.Split(1, 3), x.Split(-1, 3), []shape.Shape{{2, 1}, {2, 1}, {2, 1}}, [][]int32{{0, 3}, {1, 4}, {2, 5}}},
		{"split into one", x.Split(0, 1), x.Split(-2, 1), []shape.Shape{{2, 3}}, [][]int32{{0, 1, 2, 3, 4, 5}}},
		{"split into sizes", x.SplitSizes(1, []int{1, 0, 2}), x.SplitSizes(-1, []int{1, 0, 2}), []shape.Shape{{2, 1}, {2, 0}, {2, 2}}, [][]int32{{0, 3}, nil, {1, 2, 4, 5}}},
	} {
		for _, got := range [][]*tensor.Tensor{c.got, c.backwards} {
			if len(got) != len(c.dims) {
				t.Fatalf("%s: %d parts, want %d", c.name, len(got), len(c.dims))
			}
			for i := range got {
				expect(t, got[i], c.dims[i], c.want[i]...)
			}
		}
	}
}

func TestJoinErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	var join *shape.JoinError
	var axis *shape.AxisError
	var attr *tensor.AttrError
	var promotion *dtype.PromotionError
	var none *tensor.NoResultError
	var arity *tensor.ArityError
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		want any
	}{
		{"concat other sizes", tensor.Concat(0, x, x.T()), &join},
		{"concat other ranks", tensor.Concat(0, x, x.Reshape(-1)), &join},
		{"concat out of range", tensor.Concat(2, x, x), &axis},
		{"concat scalars", tensor.Concat(0, tensor.Full(dev, int32(1)), tensor.Full(dev, int32(1))), &axis},
		{"concat dtypes that do not promote", tensor.Concat(0, x, x.Cast(dtype.Float32)), &promotion},
		{"concat nothing", tensor.Concat(0), &arity},
		{"stack other shapes", tensor.Stack(0, x, x.T()), &join},
		{"stack out of range", tensor.Stack(3, x, x), &axis},
		{"unstack out of range", x.Unstack(2)[0], &axis},
		{"split unequally", x.Split(1, 2)[0], &attr},
		{"split into none", x.Split(1, 0)[0], &attr},
		{"split into too little", x.SplitSizes(1, []int{1, 1})[0], &attr},
		{"split into negative sizes", x.SplitSizes(1, []int{4, -1})[0], &attr},
		{"one result where there is none", handle.Apply(ops.Unstack, ops.Attr{}, x.At(shape.To(0))), &none},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.got.Err(); !errors.As(err, c.want) {
				t.Errorf("got %v, want a %T", err, c.want)
			}
		})
	}
}
