package tensor_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestUnique(t *testing.T) {
	dev := testdev.Open(t)
	t.Run("floats", func(t *testing.T) {
		u := tensor.From(dev, []float32{2, nan, neg, 2, 0, nan, 1, 2}, 2, 4).UniqueAll(ctx)
		expect(t, u.Values, dims(5), neg, 1, 2, nan, nan)
		expect(t, u.Indices, dims(5), int64(2), 6, 0, 1, 5)
		expect(t, u.Inverse, dims(2, 4), int64(2), 3, 0, 2, 0, 4, 1, 2)
		expect(t, u.Counts, dims(5), int64(2), 1, 3, 1, 1)
	})
	t.Run("wide integers", func(t *testing.T) {
		x := tensor.From(dev, []int64{1 << 40, -1, 1 << 40, 5, -1 << 50})
		values, counts := x.UniqueCounts(ctx)
		expect(t, values, dims(4), int64(-1<<50), -1, 5, 1<<40)
		expect(t, counts, dims(4), int64(1), 1, 1, 2)
		values, inverse := x.UniqueInverse(ctx)
		expect(t, values, dims(4), int64(-1<<50), -1, 5, 1<<40)
		expect(t, inverse, dims(5), int64(3), 1, 3, 2, 0)
	})
	t.Run("bools", func(t *testing.T) {
		expect(t, tensor.From(dev, []bool{true, true}).UniqueValues(ctx), dims(1), true)
		expect(t, tensor.From(dev, []bool{true, false, true}).UniqueValues(ctx), dims(2), false, true)
	})
	t.Run("complex numbers by the real part, then the imaginary", func(t *testing.T) {
		values, counts := tensor.From(dev, []complex64{1 + 2i, 1 - 2i, 0, 1 + 2i}).UniqueCounts(ctx)
		expect(t, values, dims(3), complex64(0), 1-2i, 1+2i)
		expect(t, counts, dims(3), int64(1), 1, 2)
	})
	t.Run("nothing, and a scalar", func(t *testing.T) {
		u := tensor.From(dev, []int8{}, 2, 0).UniqueAll(ctx)
		expect(t, u.Values, dims(0), []int8{}...)
		expect(t, u.Inverse, dims(2, 0), []int64{}...)
		u = tensor.Full(dev, int8(3)).UniqueAll(ctx)
		expect(t, u.Values, dims(1), int8(3))
		expect(t, u.Inverse, dims(), int64(0))
		expect(t, u.Counts, dims(1), int64(1))
	})
	t.Run("many", func(t *testing.T) {
		r := rand.New(rand.NewPCG(3, 4))
		x := make([]int32, 5000)
		for i := range x {
			x[i] = int32(r.IntN(700)) - 300
		}
		u := tensor.From(dev, x).UniqueAll(ctx)
		values, inverse, counts, indices := read[int32](t, u.Values), read[int64](t, u.Inverse), read[int64](t, u.Counts), read[int64](t, u.Indices)
		want := slices.Clone(x)
		slices.Sort(want)
		if !slices.Equal(values, slices.Compact(want)) {
			t.Fatal("the values differ from Go's")
		}
		often := make([]int64, len(values))
		for i, v := range x {
			often[inverse[i]]++
			if values[inverse[i]] != v {
				t.Fatalf("element %d is %d, its inverse %d", i, v, values[inverse[i]])
			}
		}
		if !slices.Equal(often, counts) {
			t.Error("the counts are not those of the inverse")
		}
		for i, at := range indices {
			if slices.Index(x, values[i]) != int(at) {
				t.Errorf("value %d comes first at %d, not %d", values[i], slices.Index(x, values[i]), at)
			}
		}
	})
}

// TestUniqueByCount applies the operators that are told the number.
func TestUniqueByCount(t *testing.T) {
	x := tensor.From(testdev.Open(t), []uint8{4, 1, 4})
	attr := ops.Attr{Counts: []int{2}}
	all := handle.ApplyAll(ops.UniqueAll, attr, x)
	expect(t, all[0], dims(2), uint8(1), 4)
	expect(t, all[1], dims(2), int64(1), 0)
	expect(t, all[2], dims(3), int64(1), 0, 1)
	expect(t, all[3], dims(2), int64(1), 2)
	expect(t, handle.ApplyAll(ops.UniqueCounts, attr, x)[1], dims(2), int64(1), 2)
	expect(t, handle.ApplyAll(ops.UniqueInverse, attr, x)[1], dims(3), int64(1), 0, 1)
	expect(t, handle.Apply(ops.UniqueValues, attr, x), dims(2), uint8(1), 4)
}

func TestIsIn(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, nan, neg, 4}, 2, 2)
	expect(t, x.IsIn(tensor.From(dev, []float32{4, 0, nan}, 3, 1)), dims(2, 2), false, false, true, true)
	expect(t, x.IsIn(tensor.From(dev, []float32{4, 0, nan})).LogicalNot(), dims(2, 2), true, true, false, false)
	expect(t, x.IsIn(tensor.From(dev, []float32{}, 0)), dims(2, 2), false, false, false, false)
	expect(t, tensor.From(dev, []int8{3, -3}).IsIn(tensor.From(dev, []int64{-3, 1 << 40})), dims(2), false, true)
	expect(t, tensor.Full(dev, uint64(7)).IsIn(tensor.From(dev, []uint64{7})), dims(), true)
}

func TestSetErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2})
	for name, c := range map[string]struct {
		x    *tensor.Tensor
		want any
	}{
		"no number of distinct elements": {handle.Apply(ops.UniqueValues, ops.Attr{}, x), new(*tensor.AttrError)},
		"more than there are":            {handle.Apply(ops.UniqueAll, ops.Attr{Counts: []int{3}}, x), new(*tensor.AttrError)},
		"the order of something else":    {handle.Apply(ops.UniqueFrom, ops.Attr{Counts: []int{1}}, x, tensor.From(dev, []int64{0}), tensor.From(dev, []int64{1, 2})), new(*tensor.RankError)},
		"another mode":                   {handle.Apply(ops.IsIn, ops.Attr{Mode: "not"}, x, x), new(*tensor.AttrError)},
		"complex numbers":                {tensor.From(dev, []complex64{1}).IsIn(x), new(*tensor.DTypeError)},
		"types that do not promote":      {tensor.From(dev, []uint64{1}).IsIn(tensor.From(dev, []int64{1})), new(*dtype.PromotionError)},
		"what is no argument":            {(*tensor.Tensor)(nil).UniqueValues(ctx), new(*tensor.MissingError)},
	} {
		if err := c.x.Err(); err == nil || !errors.As(err, c.want) {
			t.Errorf("%s: error %v, want a %T", name, err, c.want)
		}
	}
	var abstract *tensor.AbstractError
	_, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: shape.Shape{3}}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].UniqueValues(ctx)}
	})
	if !errors.As(err, &abstract) {
		t.Errorf("unique values of a parameter: error %v, want *tensor.AbstractError", err)
	}
}
