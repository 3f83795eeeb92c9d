package onnx_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// sample is a tensor and its Go elements.
type sample struct {
	kind kind
	x    *onnx.Value
	data any
}

func newSample(t *testing.T, dev *device.Device, rng *rand.Rand, k kind, dims shape.Shape) sample {
	t.Helper()
	data := k.random(rng, dims.Size())
	return sample{k, must(t, k.from(dev, data, dims...)), data}
}

// must fails the test on a mistake.
func must(t *testing.T, x *onnx.Value) *onnx.Value {
	t.Helper()
	if err := x.Err(); err != nil {
		t.Fatal(err)
	}
	return x
}

func tensorsOf(in []sample) []*onnx.Value {
	out := make([]*onnx.Value, len(in))
	for i, s := range in {
		out[i] = s.x
	}
	return out
}

// checkZ compares Zm with the definition: Xm's type, the common shape, and Xm's elements bit for
// bit.
func checkZ(t *testing.T, name string, z *onnx.Value, x sample, common shape.Shape) {
	t.Helper()
	if z.Type() != x.kind.typ || !z.Shape().Equal(common) {
		t.Errorf("%s: Z is %v, want %v%v", name, z, x.kind.typ, common)
		return
	}
	got, err := x.kind.read(z)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	want := x.kind.gather(x.data, broadcastIndexes(x.x.Shape(), common))
	if i := x.kind.differ(got, want, false); i >= 0 {
		t.Errorf("%s: element %d differs\n got %v\nwant %v", name, i, got, want)
	}
}

// TestBroadcastingInONNXExamplesRun executes the document's examples, every type
// in each place.
func TestBroadcastingInONNXExamplesRun(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 1))
	for i, c := range multidirectional {
		for j, k := range kinds {
			xs := []sample{
				newSample(t, dev, rng, k, c.in[0]),
				newSample(t, dev, rng, kinds[(j+i+1)%len(kinds)], c.in[1]),
			}
			zs := onnx.Broadcast(tensorsOf(xs)...)
			for m, z := range zs {
				checkZ(t, fmt.Sprintf("%v, Z%d", c.in, m), z, xs[m], c.want)
			}
		}
	}
	for _, c := range unidirectional {
		b := newSample(t, dev, rng, kinds[3], c.b)
		a := newSample(t, dev, rng, kinds[0], c.a)
		checkZ(t, fmt.Sprintf("B %v to A %v", c.b, c.a), must(t, onnx.BroadcastLike(b.x, a.x)), b, c.a)
	}
}

// TestSONNXSignatureTypes: Broadcast takes each of the text's types, alone and
// all of them together, and every Zm keeps Xm's type and its values bit for
// bit: NaN payloads, -0 and strings.
func TestSONNXSignatureTypes(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 2))
	dims := []shape.Shape{{2, 1, 40}, {3, 1}, {}, {40}, {2, 3, 1}, {1, 1, 40}, {2, 3, 40}}
	var xs []sample
	for i, k := range kinds {
		x := newSample(t, dev, rng, k, dims[i%len(dims)])
		zs := onnx.Broadcast(x.x)
		checkZ(t, "alone", zs[0], x, x.x.Shape())
		xs = append(xs, x)
	}
	zs := onnx.Broadcast(tensorsOf(xs)...)
	for m, z := range zs {
		checkZ(t, fmt.Sprintf("all types, Z%d", m), z, xs[m], shape.Shape{2, 3, 40})
	}
}

// TestSONNXNineTensors broadcasts more tensors than any operator takes.
func TestSONNXNineTensors(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 3))
	var xs []sample
	common := shape.Shape{3, 2, 4, 5}
	for m := range 9 {
		dims := common[m%4:].Clone()
		if len(dims) > 1 {
			dims[m/4%len(dims)] = 1
		}
		xs = append(xs, newSample(t, dev, rng, kinds[m], dims))
	}
	zs := onnx.Broadcast(tensorsOf(xs)...)
	for m, z := range zs {
		checkZ(t, fmt.Sprintf("Z%d", m), z, xs[m], common)
	}
}

// TestSONNXIndexRelationAsCorrected: the text lets the index of Y begin with
// ones, as if it counted from 1, and calls the element that is repeated "index
// value 0". Weft counts from 0 throughout: the prepended index is 0.
func TestSONNXIndexRelationAsCorrected(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.From(dev, []int32{10, 20, 30}))
	zs := onnx.Broadcast(x, must(t, onnx.From(dev, []string{"r0", "r1"}, 2, 1)))
	if got := must2[int32](t, zs[0]); !slices.Equal(got, []int32{10, 20, 30, 10, 20, 30}) {
		t.Errorf("Z0 = %v", got)
	}
	if got := must2[string](t, zs[1]); !slices.Equal(got, []string{"r0", "r0", "r0", "r1", "r1", "r1"}) {
		t.Errorf("Z1 = %q", got)
	}
}

// TestSONNXCommutative (Alternate functionality description): any permutation
// of the inputs permutes the outputs.
func TestSONNXCommutative(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 4))
	xs := []sample{
		newSample(t, dev, rng, kinds[1], shape.Shape{3}),
		newSample(t, dev, rng, kinds[12], shape.Shape{2, 1}),
		newSample(t, dev, rng, kinds[4], shape.Shape{5, 1, 1}),
	}
	for _, order := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		var permuted []sample
		for _, m := range order {
			permuted = append(permuted, xs[m])
		}
		zs := onnx.Broadcast(tensorsOf(permuted)...)
		for m, z := range zs {
			checkZ(t, fmt.Sprintf("order %v, Z%d", order, m), z, permuted[m], shape.Shape{5, 2, 3})
		}
	}
}

// TestSONNXRecursiveAsCorrected (Alternate functionality description): the text writes
// Broadcast(Broadcast(X1..XN-1), XN), with the inner results as further arguments. Weft reads it as
// the same tensors as Broadcast(X1..XN), and the text's dX1_{i-nY+nXm} as dX1_{i-nY+nX1}.
func TestSONNXRecursiveAsCorrected(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 5))
	xs := []sample{
		newSample(t, dev, rng, kinds[0], shape.Shape{4, 1}),
		newSample(t, dev, rng, kinds[8], shape.Shape{3}),
		newSample(t, dev, rng, kinds[12], shape.Shape{2, 1, 1}),
		newSample(t, dev, rng, kinds[13], shape.Shape{}),
	}
	zs := tensorsOf(xs[:1])
	for _, x := range xs[1:] {
		zs = onnx.Broadcast(append(zs, x.x)...)
	}
	for m, z := range zs {
		checkZ(t, fmt.Sprintf("Z%d", m), z, xs[m], shape.Shape{2, 4, 3})
	}
}

// TestSONNXErrorE1 refuses tensors that break C1, whatever their types, before
// anything runs.
func TestSONNXErrorE1(t *testing.T) {
	dev := testdev.Open(t)
	a := must(t, onnx.Full(dev, "x", 2, 3))
	b := must(t, onnx.Full(dev, int8(1), 3, 2))
	var e *onnx.BroadcastError
	if err := onnx.Broadcast(a, b)[0].Err(); !errors.As(err, &e) || e.Err.Axis != 1 || !slices.Equal(e.Err.Sizes, []int{3, 2}) {
		t.Errorf("Broadcast: %v", err)
	}
}

func TestExpand(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 6))
	for _, c := range []struct{ from, dims, want shape.Shape }{
		{shape.Shape{3, 1}, shape.Shape{2, 1, 6}, shape.Shape{2, 3, 6}}, // ONNX, Expand: dim_changed and dim_unchanged
		{shape.Shape{3, 1}, shape.Shape{3, 4}, shape.Shape{3, 4}},
		{shape.Shape{3, 2}, shape.Shape{1}, shape.Shape{3, 2}}, // the tensor is larger than the given shape
		{shape.Shape{3, 2}, scalar, shape.Shape{3, 2}},
		{scalar, shape.Shape{2, 2}, shape.Shape{2, 2}},
		{shape.Shape{1}, shape.Shape{0}, shape.Shape{0}},
	} {
		for _, name := range []string{"string", "real", "float16", "boolean"} {
			x := newSample(t, dev, rng, kindNamed(name), c.from)
			checkZ(t, fmt.Sprintf("Expand(%v, %v)", c.from, c.dims), must(t, onnx.Expand(x.x, c.dims...)), x, c.want)
		}
	}
	x := must(t, onnx.Full(dev, "x", 3))
	var broken *onnx.BroadcastError
	if err := onnx.Expand(x, 2).Err(); !errors.As(err, &broken) {
		t.Errorf("Expand([3], 2): %v", err)
	}
	var dim *shape.DimError
	if err := onnx.Expand(x, -1).Err(); !errors.As(err, &dim) {
		t.Errorf("Expand([3], -1): %v", err)
	}
}

func TestReshape(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 7))
	for _, c := range []struct {
		from, dims, want shape.Shape
		allowZero        bool
	}{
		{from: shape.Shape{2, 3, 4}, dims: shape.Shape{4, 2, 3}, want: shape.Shape{4, 2, 3}},
		{from: shape.Shape{2, 3, 4}, dims: shape.Shape{2, 12}, want: shape.Shape{2, 12}},
		{from: shape.Shape{2, 3, 4}, dims: shape.Shape{2, -1, 2}, want: shape.Shape{2, 6, 2}},
		{from: shape.Shape{2, 3, 4}, dims: shape.Shape{2, 0, 4, 1}, want: shape.Shape{2, 3, 4, 1}},
		{from: shape.Shape{2, 3, 4}, dims: shape.Shape{2, 0, 1, -1}, want: shape.Shape{2, 3, 1, 4}},
		{from: shape.Shape{1, 1}, dims: scalar, want: scalar},
		{from: shape.Shape{0, 3, 4}, dims: shape.Shape{3, 4, 0}, want: shape.Shape{3, 4, 0}, allowZero: true},
	} {
		reshape := onnx.Reshape
		if c.allowZero {
			reshape = onnx.ReshapeAllowZero
		}
		for _, k := range kinds {
			x := newSample(t, dev, rng, k, c.from)
			z := must(t, reshape(x.x, c.dims...))
			if z.Type() != k.typ || !z.Shape().Equal(c.want) {
				t.Errorf("Reshape(%v, %v): %v, want %v", x.x, c.dims, z, c.want)
			}
			if got, err := k.read(z); err != nil || k.differ(got, x.data, false) >= 0 {
				t.Errorf("Reshape(%v, %v): %v, %v, want %v", x.x, c.dims, got, err, x.data)
			}
		}
	}
}

func TestReshapeErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.Full(dev, "x", 2, 3))
	var zero *shape.ReshapeError
	if err := onnx.Reshape(x, 2, 3, 0).Err(); !errors.As(err, &zero) || !strings.Contains(zero.Problem, "axis 2 is 0, ") {
		t.Errorf("a 0 beyond the rank: %v", err)
	}
	if err := onnx.ReshapeAllowZero(x, 0, -1).Err(); !errors.As(err, &zero) || !strings.Contains(zero.Problem, "axis 1 is -1 beside a 0") {
		t.Errorf("0 and -1 with allowzero: %v", err)
	}
	var reshape *shape.ReshapeError
	for _, dims := range [][]int{{4}, {-1, -1}, {0, 0, 2}, {-2, 3}} {
		if err := onnx.Reshape(x, dims...).Err(); !errors.As(err, &reshape) {
			t.Errorf("Reshape([2 3], %v): %v", dims, err)
		}
	}
}

// TestFull fills every type from one stored element.
func TestFull(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(3, 8))
	for _, k := range kinds {
		x := sample{k, nil, k.random(rng, 1)}
		x.x = must(t, k.full(dev, x.data))
		checkZ(t, "scalar", x.x, x, scalar)
		checkZ(t, "filled", must(t, k.full(dev, x.data, 2, 3)), x, shape.Shape{2, 3})
	}
	var dim *shape.DimError
	if err := onnx.Full(dev, int8(1), 2, -1).Err(); !errors.As(err, &dim) {
		t.Errorf("a negative size: %v", err)
	}
}

func must2[T onnx.Element](t *testing.T, x *onnx.Value) []T {
	t.Helper()
	data, err := onnx.Read[T](t.Context(), x)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestMissing tests nil tensors, and From's own errors.
func TestMissing(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.Full(dev, float32(1)))
	for name, err := range map[string]error{
		"Broadcast":     onnx.Broadcast(x, nil)[0].Err(),
		"BroadcastLike": onnx.BroadcastLike(nil, x).Err(),
		"Expand":        onnx.Expand(&onnx.Value{}, 1).Err(),
		"Reshape":       onnx.Reshape(nil, 1).Err(),
		"Add":           onnx.Apply("Add", x, nil).Err(),
		"Read":          second(onnx.Read[float32](t.Context(), nil)),
		"Eval":          onnx.Eval(t.Context(), x, nil),
		"Of":            onnx.Of(nil).Err(),
		"no device":     onnx.From(nil, []string{"a"}).Err(),
	} {
		var missing *tensor.MissingError
		if !errors.As(err, &missing) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var length *tensor.ArgumentError
	if err := onnx.From(dev, []float16.Float16{1, 2}, 3).Err(); !errors.As(err, &length) {
		t.Errorf("2 elements for [3]: %v", err)
	}
}

func second[T any](_ T, err error) error { return err }
