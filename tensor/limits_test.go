package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/handle"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Sizes beyond every shape's limit are errors, also where their product or sum overflows an int.
func TestSizesBeyondEveryShape(t *testing.T) {
	dev := testdev.Open(t)
	one := tensor.Full(dev, float32(1), 1, 1)
	row := tensor.From(dev, []float32{1, 2, 3})
	nothing := tensor.Zeros(dev, dtype.Int64, 0, math.MaxInt)
	ones := func(dims ...int) *tensor.Tensor { return one.BroadcastTo(dims...) }
	index := tensor.Full(dev, int64(0), 1)
	counts := func(n ...int64) *tensor.Tensor { return tensor.From(dev, n) }
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		want any
	}{
		{"matmul", ones(1<<32, 1).MatMul(ones(1, 1<<32)), new(*shape.DimError)},
		{"matmul of 2^80", ones(1<<40, 1).MatMul(ones(1, 1<<40)), new(*shape.DimError)},
		{"einsum", tensor.Einsum("ij,kj->ik", ones(1<<32, 1), ones(1<<32, 1)), new(*shape.DimError)},
		{"tensordot", ones(1<<32, 1).TensorDot(ones(1, 1<<32), 1), new(*shape.DimError)},
		{"outer", ones(1, 1<<32).Reshape(-1).Outer(ones(1, 1<<32).Reshape(-1)), new(*shape.DimError)},
		{"take", ones(2, 1<<40).Take(0, index.BroadcastTo(1<<24)), new(*shape.DimError)},
		{"take of 2^63", ones(2, 1<<40).Take(0, index.BroadcastTo(1<<23)), new(*shape.DimError)},
		{"gather_nd", ones(2, 1<<40).GatherND(index.Reshape(1, 1).BroadcastTo(1<<24, 1), 0), new(*shape.DimError)},
		{"a scan with its initial element", nothing.CumulativeSum(1, tensor.ScanInitial()), new(*shape.DimError)},
		{"repeat_each", row.Reshape(-1).RepeatEach(ctx, 0, counts(math.MaxInt64, math.MaxInt64, 5)), new(*shape.DimError)},
		{"repeat_each of 2^64", ones(1, 5).Reshape(-1).RepeatEach(ctx, 0, counts(1<<62, 1<<62, 1<<62, 1<<62, 2)), new(*shape.DimError)},
		{"pad", row.Pad(tensor.Scalar(0), [2]int{math.MaxInt, math.MaxInt}), new(*tensor.AttrError)},
		{"pad with reflections", row.PadReflect([2]int{math.MaxInt / 2, 0}), new(*shape.DimError)},
		{"concat", tensor.Concat(1, nothing, nothing, nothing), new(*shape.DimError)},
		{"split", tensor.From(dev, []float32{}).Split(0, 1<<40)[0], new(*tensor.AttrError)},
		{"unstack", ones(1, 1<<40).Unstack(1)[0], new(*tensor.AttrError)},
	} {
		if err := c.got.Err(); !errors.As(err, c.want) {
			t.Errorf("%s: %v (%v), want a %T", c.name, err, c.got, c.want)
		}
	}
	expect(t, nothing.Roll([]int{1}, 5).At(shape.All(), shape.To(2)), dims(0, 2), []int64{}...)
	expect(t, row.Reshape(-1).RepeatEach(ctx, 0, counts(1, 0, 2)), dims(3), 1, 3, float32(3))
}

// Making or reading an array that exceeds all memory is an error at once.
func TestArraysBeyondMemory(t *testing.T) {
	dev := testdev.Open(t)
	const n = 1 << 47
	stored := tensor.Full(dev, 1.0, 1)
	for name, x := range map[string]*tensor.Tensor{
		"zeros": tensor.Zeros(dev, dtype.Float64, n), "arange": tensor.Arange[int64](dev, 0, n, 1),
		"random bits": tensor.NewRand(dev, 1).Bits(n), "a scan": stored.BroadcastTo(n).CumulativeSum(0),
	} {
		var short *device.OutOfMemoryError
		if err := tensor.Eval(ctx, x); !errors.As(err, &short) {
			t.Errorf("%s: Eval: %v, want a *device.OutOfMemoryError", name, err)
		}
	}
	var short *device.OutOfMemoryError
	if _, err := tensor.Read[float64](ctx, stored.BroadcastTo(n)); !errors.As(err, &short) {
		t.Errorf("Read: %v, want a *device.OutOfMemoryError", err)
	}
	if _, err := tensor.ReadBytes(ctx, stored.BroadcastTo(n)); !errors.As(err, &short) {
		t.Errorf("ReadBytes: %v, want a *device.OutOfMemoryError", err)
	}
	expect(t, stored, dims(1), 1.0)
}

// An operator's intermediate values do not keep its operands: once its results are closed, Close
// frees the operands' memory.
func TestNothingKeepsOperands(t *testing.T) {
	dev := testdev.Open(t)
	list := func(ts ...*tensor.Tensor) []*tensor.Tensor { return ts }
	pair := func(a, b *tensor.Tensor) []*tensor.Tensor { return list(a, b) }
	for name, f := range map[string]func(x, i, m *tensor.Tensor) []*tensor.Tensor{
		"mask":           func(x, i, m *tensor.Tensor) []*tensor.Tensor { return list(x.Mask(ctx, m)) },
		"compress":       func(x, i, m *tensor.Tensor) []*tensor.Tensor { return list(x.Compress(ctx, 0, m)) },
		"nonzero":        func(x, i, m *tensor.Tensor) []*tensor.Tensor { return x.Nonzero(ctx) },
		"unique_values":  func(x, i, m *tensor.Tensor) []*tensor.Tensor { return list(x.UniqueValues(ctx)) },
		"unique_counts":  func(x, i, m *tensor.Tensor) []*tensor.Tensor { return pair(x.UniqueCounts(ctx)) },
		"unique_inverse": func(x, i, m *tensor.Tensor) []*tensor.Tensor { return pair(x.UniqueInverse(ctx)) },
		"unique_all": func(x, i, m *tensor.Tensor) []*tensor.Tensor {
			u := x.UniqueAll(ctx)
			return list(u.Values, u.Indices, u.Inverse, u.Counts)
		},
		"repeat_each": func(x, i, m *tensor.Tensor) []*tensor.Tensor { return list(x.RepeatEach(ctx, 0, i)) },
		"pad": func(x, i, m *tensor.Tensor) []*tensor.Tensor {
			return list(x.PadReflect([2]int{7, 0}), x.PadWrap([2]int{0, 7}), x.PadEdge([2]int{1, 0}))
		},
		"topk":         func(x, i, m *tensor.Tensor) []*tensor.Tensor { return pair(x.TopK(0, 0)) },
		"searchsorted": func(x, i, m *tensor.Tensor) []*tensor.Tensor { return list(x.SearchSorted(x, tensor.Sorter(i))) },
		"shuffle":      func(x, i, m *tensor.Tensor) []*tensor.Tensor { return list(tensor.NewRand(dev, 1).Shuffle(0, x)) },
		"put": func(x, i, m *tensor.Tensor) []*tensor.Tensor {
			return list(x.Put(0, i, x, tensor.ScatterAdd), x.Put(0, i, x, tensor.ScatterSet))
		},
		"a mistake": func(x, i, m *tensor.Tensor) []*tensor.Tensor {
			return list(tensor.Einsum("i,i,j->j", x, x, i), x.Put(0, i, x, tensor.ScatterMode(9)), tensor.Concat(0, x, m), x.Pad(tensor.Scalar(1), [2]int{1 << 50, 0}))
		},
	} {
		x, i := tensor.From(dev, []float32{3, 1, 2, 1}), tensor.From(dev, []int64{0, 3, 1, 2})
		m := tensor.From(dev, []bool{true, false, true, true})
		for _, y := range f(x, i, m) {
			if err := y.Err(); (err != nil) != (name == "a mistake") {
				t.Errorf("%s: %v", name, err)
			}
			y.Close()
		}
		for operand, o := range map[string]*tensor.Tensor{"x": x, "the indices": i, "the mask": m} {
			v, err := handle.Value(o)
			if err != nil {
				t.Fatal(err)
			}
			if n := v.Node.Pending.Load(); n != 0 {
				t.Errorf("%s: %d readers of %s are left", name, n, operand)
			}
		}
	}
}
