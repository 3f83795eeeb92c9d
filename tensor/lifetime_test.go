package tensor_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestNothingRunsBeforeItIsNeeded(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3})
	y := x.Add(tensor.Scalar(1))
	name := dev.Info().Name
	for _, c := range []struct {
		what string
		x    *tensor.Tensor
		want string
	}{
		{"data", x, "float32[3] on " + name},
		{"a result", y, "float32[3] on " + name + ", not yet run"},
		{"a constant", tensor.Zeros(dev, dtype.Bool), "bool[] on " + name + ", not yet run"},
		{"a scalar", tensor.Scalar(2.5), "scalar 2.5"},
		{"nothing", nil, "nil tensor"},
		{"the zero value", new(tensor.Tensor), "zero Tensor"},
		{"a mistake", x.Add(nil), "invalid tensor (add: operand 2 is nil: make it with From, Full or another constructor)"},
	} {
		if got := c.x.String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
	if err := tensor.Eval(ctx, y); err != nil {
		t.Fatal(err)
	}
	if got, want := y.String(), "float32[3] on "+name; got != want {
		t.Errorf("after Eval: %q, want %q", got, want)
	}
	expect(t, y, dims(3), 2, 3, float32(4))
	y.Close()
	if got, want := y.String(), "float32[3] on "+name+", closed"; got != want {
		t.Errorf("after Close: %q, want %q", got, want)
	}
}

func TestEvalTogether(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange[int32](dev, 0, 4, 1)
	y, z := x.Mul(x), x.Neg()
	if err := tensor.Eval(ctx, y, z, y); err != nil {
		t.Fatal(err)
	}
	expect(t, y, dims(4), 0, 1, 4, int32(9))
	expect(t, z, dims(4), 0, -1, -2, int32(-3))
	if err := tensor.Eval(ctx); err != nil {
		t.Errorf("Eval of nothing: %v", err)
	}
}

// Values that several results share are right for each of them, evaluated together or one after the
// other.
func TestSharedParts(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2, 3})
	shared := x.Add(tensor.Scalar(1))
	left, right := shared.Mul(shared), shared.Sub(x)
	expect(t, left.Add(right), dims(3), 5, 10, int32(17))
	expect(t, right, dims(3), 1, 1, int32(1))
	expect(t, shared, dims(3), 2, 3, int32(4))
	expect(t, left, dims(3), 4, 9, int32(16))
}

// A graph that is deeper than the engine allows unrun graphs to be.
func TestDeepGraph(t *testing.T) {
	dev := testdev.Open(t)
	const depth = 3*engine.MaxDepth + 7
	x := tensor.From(dev, []int32{0, 10})
	one := tensor.From(dev, []int32{1})
	for range depth {
		x = x.Add(one)
	}
	expect(t, x, dims(2), depth, int32(depth+10))
}

func TestExplainRunsNothing(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, -2, 3}, 1, 3)
	y := x.Mul(x.T()).Add(tensor.Scalar(1)).Relu()
	plan, err := tensor.Explain(y)
	if err != nil {
		t.Fatal(err)
	}
	if len(plan.Kernels) != 1 {
		t.Errorf("a chain of operators plans as %d kernels, want 1:\n%v", len(plan.Kernels), plan)
	}
	if len(plan.Fusions) != 2 || !plan.Fusions[0].Fused || !strings.Contains(plan.Details(), plan.Fusions[1].Reason) {
		t.Errorf("the fusion of three operators is explained by %+v", plan.Fusions)
	}
	for _, f := range plan.Fusions {
		if text := f.String(); !strings.Contains(text, f.Value) || !strings.Contains(text, f.Reader) || !strings.Contains(text, f.Reason) {
			t.Errorf("%q does not say all of %+v", text, f)
		}
	}
	v, err := handle.Value(y)
	if err != nil {
		t.Fatal(err)
	}
	if v.Node.Done() {
		t.Error("Explain has run the tensor")
	}
	expect(t, y, dims(3, 3), 2, 0, 4, 0, 5, 0, 4, 0, float32(10))
}

func TestProfileIsEval(t *testing.T) {
	dev := testdev.Open(t)
	y := tensor.Arange[float32](dev, 0, 4, 1).Sqrt()
	profile, err := tensor.Measure(ctx, y)
	if err != nil {
		t.Fatal(err)
	}
	if len(profile.Kernels) != 1 || profile.Wall <= 0 {
		t.Errorf("profile %+v, want one kernel and a time", profile)
	}
	expect(t, y.Mul(y).At(shape.To(2)), dims(2), 0, float32(1))
}

// A profile of a function's results has the whole of a graph that is otherwise submitted in parts.
func TestProfileIsWhole(t *testing.T) {
	dev := testdev.Open(t)
	const sums = 3 * engine.MaxDepth
	deep := func() ([]*tensor.Tensor, error) {
		x := tensor.Arange[float32](dev, 0, 16, 1)
		for range sums {
			x = x.CumulativeSum(0).Mul(0.5)
		}
		return []*tensor.Tensor{x}, nil
	}
	profile, err := tensor.MeasureFunc(ctx, dev, deep)
	must(t, err)
	if len(profile.Kernels) < sums {
		t.Errorf("%d kernels of %d sums", len(profile.Kernels), sums)
	}
	ts, _ := deep()
	part, err := tensor.Measure(ctx, ts...)
	must(t, err)
	if len(part.Kernels) >= sums {
		t.Errorf("%d kernels of a graph that is submitted in parts", len(part.Kernels))
	}
	failure := errors.New("none")
	if _, err := tensor.MeasureFunc(ctx, dev, func() ([]*tensor.Tensor, error) { return nil, failure }); err != failure {
		t.Errorf("the error is %v", err)
	}
	var missing *tensor.MissingError
	if _, err := tensor.MeasureFunc(ctx, dev, nil); !errors.As(err, &missing) {
		t.Errorf("without a function: %v", err)
	}
	if _, err := tensor.MeasureFunc(ctx, nil, deep); err == nil {
		t.Error("no error without a device")
	}
}

func TestReadForms(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2, 3, 4}, 2, 2)
	dst := make([]int32, 4)
	if err := tensor.ReadInto(ctx, tensor.Into(x.T(), dst)); err != nil || firstDifference(dst, []int32{1, 3, 2, 4}) >= 0 {
		t.Errorf("ReadInto: %v, %v", dst, err)
	}
	got, err := tensor.Item[int64](ctx, x.Sum(nil, tensor.KeepDims()))
	if err != nil || got != 10 {
		t.Errorf("Item: %v, %v; want 10", got, err)
	}
	var length *tensor.ArgumentError
	if err := tensor.ReadInto(ctx, tensor.Into(x, dst[:3])); !errors.As(err, &length) || !strings.Contains(length.What, "which has 4") {
		t.Errorf("ReadInto of 3 elements: %v, want an ArgumentError", err)
	} else if want := "read: a slice of 3 for int32[2 2], which has 4 elements: pass a slice of that length"; !strings.HasPrefix(err.Error(), want) {
		t.Errorf("ReadInto of 3 elements: %v, want %s", err, want)
	}
	var item *tensor.ArgumentError
	if _, err := tensor.Item[int32](ctx, x); !errors.As(err, &item) {
		t.Errorf("Item of 4 elements: %v, want an ArgumentError", err)
	}
	var none context.Context // a mistake, which must not panic
	if got, err := tensor.Read[int32](none, x); err != nil || len(got) != 4 {
		t.Errorf("Read without a context: %v, %v", got, err)
	}
}

func TestCancelled(t *testing.T) {
	dev := testdev.Open(t)
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	x := tensor.Arange[int32](dev, 0, 4, 1)
	if _, err := tensor.Read[int32](cancelled, x); !errors.Is(err, context.Canceled) {
		t.Errorf("Read with a cancelled context: %v, want context.Canceled", err)
	}
	expect(t, x, dims(4), 0, 1, 2, int32(3))
}

func TestClose(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2, 3})
	before := x.Add(tensor.Scalar(1))
	same := x.Cast(dtype.Int32) // the same value, held twice
	x.Close()
	x.Close()

	var closed *tensor.ClosedTensorError
	for name, bad := range map[string]*tensor.Tensor{
		"an operator": x.Neg(), "its other operand": before.Add(x), "a view": x.Flip(),
	} {
		if !errors.As(bad.Err(), &closed) {
			t.Errorf("%s on a closed tensor: %v, want a ClosedTensorError", name, bad.Err())
		}
	}
	if _, err := tensor.Read[int32](ctx, x); !errors.As(err, &closed) {
		t.Errorf("Read: %v, want a ClosedTensorError", err)
	}
	if err := tensor.Eval(ctx, before, x); !errors.As(err, &closed) {
		t.Errorf("Eval: %v, want a ClosedTensorError", err)
	}
	expect(t, same, dims(3), 1, 2, int32(3))
	same.Close()
	expect(t, before, dims(3), 2, 3, int32(4))

	// None of these has memory to give back.
	new(tensor.Tensor).Close()
	tensor.Scalar(1).Close()
	before.Add(nil).Close()
	var none *tensor.Tensor
	none.Close()
}

// A view of a closed tensor keeps the elements it shows.
func TestViewOutlivesItsOrigin(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2, 3, 4})
	v := x.At(shape.StepAll(-2))
	if err := tensor.Eval(ctx, v); err != nil {
		t.Fatal(err)
	}
	x.Close()
	for range 8 { // these would take memory that was freed
		expect(t, tensor.From(dev, []int32{9, 9, 9, 9}).Neg(), dims(4), -9, -9, -9, int32(-9))
	}
	expect(t, v, dims(2), 4, int32(2))
}

func TestClosedDevice(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2, 3})
	unrun := x.Neg()
	if err := dev.Close(); err != nil {
		t.Fatal(err)
	}
	_, readErr := tensor.Read[int32](ctx, unrun)
	_, explainErr := tensor.Explain(unrun)
	for name, err := range map[string]error{
		"an operator": x.Add(x).Err(),
		"a read":      readErr,
		"an Eval":     tensor.Eval(ctx, unrun),
		"an Explain":  explainErr,
		"From":        tensor.From(dev, []int32{1}).Err(),
		"Zeros":       tensor.Zeros(dev, dtype.Int32, 2).Err(),
	} {
		var closed *device.ClosedError
		if !errors.As(err, &closed) {
			t.Errorf("%s after the device's Close: %v, want a *device.ClosedError", name, err)
		}
	}
	x.Close() // still harmless
}

// A lost device returns its error everywhere; the tensors keep their descriptions.
func TestLostDevice(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2, 3})
	unrun := x.Neg()
	opened.Device(dev).MarkLost("this test")
	_, readErr := tensor.Read[int32](ctx, unrun)
	for name, err := range map[string]error{
		"an operator": x.Add(x).Err(),
		"a read":      readErr,
		"an Eval":     tensor.Eval(ctx, unrun),
		"From":        tensor.From(dev, []int32{1}).Err(),
	} {
		var lost *device.LostError
		if !errors.As(err, &lost) {
			t.Errorf("%s after the loss: %v, want a *device.LostError", name, err)
		}
	}
	if unrun.Err() != nil || !unrun.Shape().Equal(dims(3)) {
		t.Errorf("a tensor made before the loss has become %v", unrun)
	}
	x.Close()
}
