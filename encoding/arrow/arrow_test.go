package arrow_test

import (
	"bytes"
	"errors"
	"maps"
	"slices"
	"testing"

	arrowgo "github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/ipc"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/arrow"
	"github.com/weft-gpu/weft/tensor"
)

func open(t *testing.T) *device.Device {
	t.Helper()
	dev, err := device.Open(device.WithSmallWorkOnDevice())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	return dev
}

func bytesOf(t *testing.T, x *tensor.Tensor) []byte {
	t.Helper()
	data, err := tensor.ReadBytes(t.Context(), x)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Every dtype that Arrow has round-trips with its shape and bits, and others are refused.
func TestArrayRoundTrip(t *testing.T) {
	dev := open(t)
	for _, d := range dtype.All() {
		for _, dims := range [][]int{{0}, {13}, {3, 5}, {2, 3, 4}, {0, 4}} {
			x := tensor.Arange(dev, int64(0), int64(tensor.Zeros(dev, dtype.Int8, dims...).Shape().Size()), 1).Remainder(2).Reshape(dims...).Cast(d)
			a, err := arrow.Array(t.Context(), x)
			if d == dtype.BFloat16 || d.IsComplex() {
				var argument *tensor.ArgumentError
				if !errors.As(err, &argument) {
					t.Errorf("%v: the error is %v, want a *tensor.ArgumentError", d, err)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			y := arrow.From(dev, a)
			a.Release()
			if y.DType() != d || !slices.Equal(y.Shape(), dims) || !bytes.Equal(bytesOf(t, y), bytesOf(t, x)) {
				t.Errorf("%v %v came back as %v %v (%v)", d, dims, y.DType(), y.Shape(), y.Err())
			}
		}
	}
}

// From reads arrays of Arrow's own builders, and parts of them from any element on.
func TestFromSlices(t *testing.T) {
	dev := open(t)
	lists := array.NewFixedSizeListBuilder(memory.DefaultAllocator, 2, arrowgo.PrimitiveTypes.Int32)
	defer lists.Release()
	bools := array.NewBooleanBuilder(memory.DefaultAllocator)
	defer bools.Release()
	for i := range 20 {
		lists.Append(true)
		lists.ValueBuilder().(*array.Int32Builder).AppendValues([]int32{int32(i), int32(-i)}, nil)
		bools.Append(i%3 == 0)
	}
	list, flags := lists.NewArray(), bools.NewArray()
	defer list.Release()
	defer flags.Release()
	part := array.NewSlice(list, 3, 6)
	defer part.Release()
	inner := array.NewSlice(part, 1, 3)
	defer inner.Release()
	got, err := tensor.Read[int32](t.Context(), arrow.From(dev, inner))
	if err != nil || !slices.Equal(got, []int32{4, -4, 5, -5}) {
		t.Errorf("a part of lists is %v (%v)", got, err)
	}
	some := array.NewSlice(flags, 5, 17)
	defer some.Release()
	seen, err := tensor.Read[bool](t.Context(), arrow.From(dev, some))
	for i, b := range seen {
		if b != ((i+5)%3 == 0) {
			t.Errorf("bool %d is %v", i, b)
		}
	}
	if err != nil || len(seen) != 12 {
		t.Errorf("%d bools (%v), want 12", len(seen), err)
	}
}

// Arrays that cannot be tensors, and damaged ones, are refused with a hint.
func TestFromRefuses(t *testing.T) {
	dev := open(t)
	nulls := array.NewFloat32Builder(memory.DefaultAllocator)
	defer nulls.Release()
	nulls.AppendValues([]float32{1, 2}, []bool{true, false})
	words := array.NewStringBuilder(memory.DefaultAllocator)
	defer words.Release()
	words.Append("a")
	four := memory.NewBufferBytes(make([]byte, 16))
	few := array.NewData(arrowgo.PrimitiveTypes.Float32, 4, []*memory.Buffer{nil, four}, nil, 0, 0)
	defer few.Release()
	pairs := array.NewData(arrowgo.FixedSizeListOf(2, arrowgo.PrimitiveTypes.Float32), 3, []*memory.Buffer{nil}, []arrowgo.ArrayData{few}, 0, 0)
	defer pairs.Release()
	bits := array.NewData(arrowgo.FixedWidthTypes.Boolean, 129, []*memory.Buffer{nil, four}, nil, 0, 0)
	defer bits.Release()
	for name, a := range map[string]arrowgo.Array{"nulls": nulls.NewArray(), "strings": words.NewArray(),
		"lists": array.MakeFromData(pairs), "bools": array.MakeFromData(bits)} {
		var argument *tensor.ArgumentError
		if err := arrow.From(dev, a).Err(); !errors.As(err, &argument) || argument.Hint == "" {
			t.Errorf("%s: the error is %v, want a *tensor.ArgumentError with a hint", name, err)
		}
		a.Release()
	}
	var missing *tensor.MissingError
	if err := arrow.From(dev, nil).Err(); !errors.As(err, &missing) {
		t.Errorf("nil: the error is %v, want a *tensor.MissingError", err)
	}
	var argument *tensor.ArgumentError
	for _, x := range []*tensor.Tensor{tensor.Zeros(dev, dtype.Float32), tensor.Zeros(dev, dtype.Float32, 2, 0)} {
		if _, err := arrow.Array(t.Context(), x); !errors.As(err, &argument) {
			t.Errorf("shape %v: the error is %v, want a *tensor.ArgumentError", x.Shape(), err)
		}
	}
}

// A record batch goes through Arrow's stream format and comes back.
func TestRecord(t *testing.T) {
	dev := open(t)
	columns := map[string]*tensor.Tensor{"price": tensor.From(dev, []float64{1, 2.5, -3}),
		"image": tensor.Arange(dev, float32(0), float32(12), 1).Reshape(3, 2, 2), "seen": tensor.From(dev, []bool{true, false, true})}
	r, err := arrow.Record(t.Context(), columns)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Release()
	var file bytes.Buffer
	w := ipc.NewWriter(&file, ipc.WithSchema(r.Schema()))
	if err := errors.Join(w.Write(r), w.Close()); err != nil {
		t.Fatal(err)
	}
	in, err := ipc.NewReader(&file)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Release()
	back, err := in.Read()
	if err != nil {
		t.Fatal(err)
	}
	got, err := arrow.FromRecord(dev, back)
	if err != nil || !slices.Equal(slices.Sorted(maps.Keys(got)), []string{"image", "price", "seen"}) {
		t.Fatalf("columns %v (%v)", got, err)
	}
	for name, x := range columns {
		if y := got[name]; y.DType() != x.DType() || !slices.Equal(y.Shape(), x.Shape()) || !bytes.Equal(bytesOf(t, y), bytesOf(t, x)) {
			t.Errorf("column %q came back as %v %v", name, y.DType(), y.Shape())
		}
	}
}

// Batches with columns of different lengths, equal names or other types are refused.
func TestRecordRefuses(t *testing.T) {
	dev := open(t)
	two, three := tensor.From(dev, []int32{1, 2}), tensor.From(dev, []int32{1, 2, 3})
	var argument *tensor.ArgumentError
	if _, err := arrow.Record(t.Context(), map[string]*tensor.Tensor{"a": two, "b": three}); !errors.As(err, &argument) {
		t.Errorf("unlike lengths: the error is %v", err)
	}
	a, err := arrow.Array(t.Context(), two)
	if err != nil {
		t.Fatal(err)
	}
	defer a.Release()
	field := arrowgo.Field{Name: "a", Type: a.DataType()}
	twice := array.NewRecordBatch(arrowgo.NewSchema([]arrowgo.Field{field, field}, nil), []arrowgo.Array{a, a}, 2)
	defer twice.Release()
	if _, err := arrow.FromRecord(dev, twice); !errors.As(err, &argument) {
		t.Errorf("two columns of one name: the error is %v", err)
	}
	var missing *tensor.MissingError
	if _, err := arrow.FromRecord(dev, nil); !errors.As(err, &missing) {
		t.Errorf("nil: the error is %v", err)
	}
}
