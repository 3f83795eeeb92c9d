package tensor_test

import (
	"cmp"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestSort(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{3, nan, -1, 0, neg, inf, 3, -inf}, 8)
	t.Run("NaN is the greatest and zeros stay as they were", func(t *testing.T) {
		expect(t, x.Sort(0), dims(8), -inf, -1, 0, neg, 3, 3, inf, nan)
		expect(t, x.ArgSort(-1), dims(8), int64(7), 2, 3, 4, 0, 6, 5, 1)
	})
	t.Run("descending keeps equal elements in their order", func(t *testing.T) {
		expect(t, x.Sort(0, tensor.Descending()), dims(8), nan, inf, 3, 3, 0, neg, -1, -inf)
		expect(t, x.ArgSort(0, tensor.Descending()), dims(8), int64(1), 5, 0, 6, 3, 4, 2, 7)
	})
	t.Run("along an axis", func(t *testing.T) {
		y := tensor.From(dev, []int32{3, 1, 2, 1, 2, 0}, 2, 3)
		expect(t, y.Sort(0), dims(2, 3), int32(1), 1, 0, 3, 2, 2)
		expect(t, y.Sort(-1), dims(2, 3), int32(1), 2, 3, 0, 1, 2)
		expect(t, y.ArgSort(0), dims(2, 3), int64(1), 0, 1, 0, 1, 0)
		expect(t, y.Permute(1, 0).Sort(0), dims(3, 2), int32(1), 0, 2, 1, 3, 2)
	})
	t.Run("bool", func(t *testing.T) {
		expect(t, tensor.From(dev, []bool{true, false, true}).Sort(0), dims(3), false, true, true)
		expect(t, tensor.From(dev, []bool{true, false, true}).ArgSort(0, tensor.Descending()), dims(3), int64(0), 2, 1)
	})
	t.Run("NaN payloads are kept", func(t *testing.T) {
		payload := math.Float32frombits(0xffc12345)
		got := read[float32](t, tensor.From(dev, []float32{payload, 1}).Sort(0))
		if math.Float32bits(got[1]) != 0xffc12345 {
			t.Errorf("got %#x, want 0xffc12345", math.Float32bits(got[1]))
		}
	})
	t.Run("sizes 0 and 1", func(t *testing.T) {
		expect(t, tensor.From(dev, []float32{}, 0).Sort(0), dims(0), []float32{}...)
		expect(t, tensor.From(dev, []float32{}, 3, 0).ArgSort(0), dims(3, 0), []int64{}...)
		expect(t, tensor.From(dev, []float32{2, 1}, 2, 1).Sort(1), dims(2, 1), float32(2), 1)
	})
}

// TestSortEveryDType compares both directions with Go's stable sort.
func TestSortEveryDType(t *testing.T) {
	dev := testdev.Open(t)
	sortCase[int8](t, dev, 40)
	sortCase[uint8](t, dev, 700)
	sortCase[int16](t, dev, 33)
	sortCase[uint16](t, dev, 2500)
	sortCase[int32](t, dev, 2500)
	sortCase[uint32](t, dev, 50)
	sortCase[int64](t, dev, 3000)
	sortCase[uint64](t, dev, 90)
	sortCase[float32](t, dev, 5000)
	sortCase[float64](t, dev, 2500)
}

func sortCase[T interface {
	dtype.Element
	cmp.Ordered
}](t *testing.T, dev *device.Device, n int) {
	const rows = 3
	name := dtype.Of[T]().String()
	r := rand.New(rand.NewPCG(1, uint64(n)))
	x := make([]T, rows*n)
	for i := range x {
		switch r.IntN(3) {
		case 0:
			x[i] = T(r.IntN(5))
		default:
			f := (r.Float64() - 0.5) * 200
			if d := dtype.Of[T](); d.IsInteger() && !d.IsSigned() {
				f = math.Abs(f)
			}
			x[i] = T(f)
		}
	}
	for _, descending := range []bool{false, true} {
		order, values := make([]int64, 0, len(x)), make([]T, 0, len(x))
		for row := range slices.Chunk(x, n) {
			at := make([]int64, n)
			for i := range at {
				at[i] = int64(i)
			}
			slices.SortStableFunc(at, func(i, j int64) int {
				if descending {
					return cmp.Compare(row[j], row[i])
				}
				return cmp.Compare(row[i], row[j])
			})
			order = append(order, at...)
			for _, i := range at {
				values = append(values, row[i])
			}
		}
		a := tensor.From(dev, x, rows, n)
		got, gotOrder := a.Sort(1), a.ArgSort(1)
		if descending {
			got, gotOrder = a.Sort(1, tensor.Descending()), a.ArgSort(1, tensor.Descending())
		}
		if i := firstDifference(read[T](t, got), values); i >= 0 {
			t.Errorf("%s[%d] descending %v: sort differs at %d", name, n, descending, i)
		}
		if i := firstDifference(read[int64](t, gotOrder), order); i >= 0 {
			t.Errorf("%s[%d] descending %v: argsort differs at %d", name, n, descending, i)
		}
	}
}

// TestSortRows covers every number of merges and every remainder of a tile, and
// rows that are sorted by digits.
func TestSortRows(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(1, 2))
	for _, c := range [][2]int{{1, 1}, {1, 2}, {3, 5}, {1, 15}, {2, 16}, {1, 17}, {5, 31}, {1, 32}, {3, 33}, {2, 100}, {1, 1000}, {7, 1023}, {1, 4096}, {3, 2500}, {1, 100003}, {1000, 7}, {0, 3}, {3, 0}} {
		x := make([]uint64, c[0]*c[1])
		for i := range x {
			x[i] = r.Uint64() >> r.IntN(64)
		}
		want := slices.Clone(x)
		for i := range c[0] {
			slices.Sort(want[i*c[1] : (i+1)*c[1]])
		}
		got := read[uint64](t, handle.Apply(ops.SortRows, ops.Attr{}, tensor.From(dev, x, c[0], c[1])))
		if i := firstDifference(got, want); i >= 0 {
			t.Errorf("%v: differs at %d", c, i)
		}
	}
}

func TestTopK(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 5, 5, 2, nan, 0, 3, 3}, 2, 4)
	values, positions := x.TopK(1, 2)
	expect(t, values, dims(2, 2), float32(5), 5, nan, 3)
	expect(t, positions, dims(2, 2), int64(1), 2, 0, 2)
	values, positions = x.BottomK(0, 1)
	expect(t, values, dims(1, 4), float32(1), 0, 3, 2)
	expect(t, positions, dims(1, 4), int64(0), 1, 1, 0)
	values, positions = x.TopK(1, 0)
	expect(t, values, dims(2, 0), []float32{}...)
	expect(t, positions, dims(2, 0), []int64{}...)
}

func TestSearchSorted(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{-1, 0, 0, 2, nan})
	values := tensor.From(dev, []float32{-2, neg, 1, 2, 3, nan}, 2, 3)
	expect(t, x.SearchSorted(values), dims(2, 3), int64(0), 1, 3, 3, 4, 4)
	expect(t, x.SearchSorted(values, tensor.SideRight), dims(2, 3), int64(0), 3, 3, 4, 4, 5)
	unsorted := tensor.From(dev, []int16{7, 3, 5})
	expect(t, unsorted.SearchSorted(tensor.From(dev, []int32{4, 5}), tensor.Sorter(unsorted.ArgSort(0))), dims(2), int64(1), 1)
	expect(t, tensor.From(dev, []float32{}, 0).SearchSorted(values), dims(2, 3), int64(0), 0, 0, 0, 0, 0)
	expect(t, x.SearchSorted(tensor.Full(dev, float32(1))), dims(), int64(3))
}

// A compiled function that sorts makes no pipeline at any size.
func TestCompiledSort(t *testing.T) {
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Int16, Dims: []int{tensor.Dynamic}}}, func(a []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{a[0].Sort(0), a[0].ArgSort(0, tensor.Descending())}
	})
	if err != nil {
		t.Fatal(err)
	}
	made := eng.Pipelines()
	for _, n := range []int{0, 1, 2, 15, 16, 17, 40, 129, 2047, 2048, 5003, 70001} {
		x := make([]int16, n)
		for i := range x {
			x[i] = int16(i * 31 % 1000)
		}
		got, err := f.Call(ctx, tensor.From(dev, x, n))
		if err != nil {
			t.Fatalf("%d elements: %v", n, err)
		}
		want := tensor.From(dev, x, n)
		slices.Sort(x)
		expect(t, got[0], dims(n), x...)
		if now := eng.Pipelines(); now != made {
			t.Errorf("%d elements: %d pipelines, and %d after compiling", n, now, made)
			made = now
		}
		expect(t, got[1], dims(n), read[int64](t, want.ArgSort(0, tensor.Descending()))...)
		made = max(made, eng.Pipelines())
	}
}

// A compiled TopK makes no pipeline at any size either, also where it sorts whole rows.
func TestCompiledTopK(t *testing.T) {
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{2, tensor.Dynamic}}}, func(a []*tensor.Tensor) []*tensor.Tensor {
		values, positions := a[0].TopK(1, 5)
		return []*tensor.Tensor{values, positions}
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{5, 64, 513, 2049, 65536, 70001} {
		x := make([]float32, 2*n)
		for i := range x {
			x[i] = float32(i * 7919 % 1009)
		}
		made := eng.Pipelines()
		got, err := f.Call(ctx, tensor.From(dev, x, 2, n))
		if err != nil {
			t.Fatalf("%d elements: %v", n, err)
		}
		if now := eng.Pipelines(); now != made {
			t.Errorf("%d elements: %d pipelines, and %d after compiling", n, now, made)
		}
		order := tensor.From(dev, x, 2, n).ArgSort(1, tensor.Descending())
		want := read[int64](t, order)
		expect(t, got[1], dims(2, 5), append(want[:5:5], want[n:n+5]...)...)
		expect(t, got[0], dims(2, 5), x[want[0]], x[want[1]], x[want[2]], x[want[3]], x[want[4]],
			x[n+int(want[n])], x[n+int(want[n+1])], x[n+int(want[n+2])], x[n+int(want[n+3])], x[n+int(want[n+4])])
	}
}

func TestSortErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2)
	scalar := tensor.Full(dev, float32(1))
	complexes := tensor.From(dev, []complex64{1, 2})
	top, _ := x.TopK(1, 3)
	negative, _ := x.TopK(1, -1)
	for name, c := range map[string]struct {
		x    *tensor.Tensor
		want any
	}{
		"an axis too many":            {x.Sort(2), new(*shape.AxisError)},
		"no axis":                     {scalar.ArgSort(0), new(*shape.AxisError)},
		"no order":                    {complexes.SearchSorted(complexes), new(*tensor.DTypeError)},
		"more than there are":         {top, new(*tensor.AttrError)},
		"fewer than none":             {negative, new(*tensor.AttrError)},
		"rows of a search":            {x.SearchSorted(x), new(*tensor.RankError)},
		"another side":                {tensor.From(dev, []float32{1}).SearchSorted(x, tensor.Side(2)), new(*tensor.AttrError)},
		"a shorter sorter":            {tensor.From(dev, []float32{3, 1}).SearchSorted(x, tensor.Sorter(tensor.From(dev, []int64{1}))), new(*tensor.ArgumentError)},
		"a sorter of rows":            {tensor.From(dev, []float32{3, 1}).SearchSorted(x, tensor.Sorter(tensor.From(dev, []int64{1, 0}, 1, 2))), new(*tensor.ArgumentError)},
		"a sorter of floats":          {tensor.From(dev, []float32{3, 1}).SearchSorted(x, tensor.Sorter(x.Reshape(-1))), new(*tensor.ArgumentError)},
		"words of another dtype":      {handle.Apply(ops.SortRows, ops.Attr{}, x), new(*tensor.DTypeError)},
		"words without an axis":       {handle.Apply(ops.SortRows, ops.Attr{}, tensor.Full(dev, uint64(1))), new(*shape.AxisError)},
		"types that do not promote":   {tensor.From(dev, []uint64{1}).SearchSorted(tensor.From(dev, []int64{1})), new(*dtype.PromotionError)},
		"another end to take from":    {handle.Apply(ops.TopK, ops.Attr{Counts: []int{1}, Mode: "middle"}, x), new(*tensor.AttrError)},
		"sorting what is no argument": {(*tensor.Tensor)(nil).Sort(0), new(*tensor.MissingError)},
	} {
		if err := c.x.Err(); err == nil || !errors.As(err, c.want) {
			t.Errorf("%s: error %v, want a %T", name, err, c.want)
		}
	}
}
