package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// CallInto equals a call and assignments, even if snapshots, unrun results or the function's own
// arguments hold the variables' old elements.
func TestCallInto(t *testing.T) {
	// Results that are compared with the reference are not written over variables.
	t.Run("compared", func(t *testing.T) { callsInto(t, testdev.Open(t)) })
	t.Run("in place", func(t *testing.T) { callsInto(t, testdev.OpenUnchecked(t)) })
}

func callsInto(t *testing.T, dev *device.Device) {
	t.Helper()
	row := tensor.Param{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{row, row}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].Add(args[1]), args[0].Mul(args[1]).CumulativeSum(0)}
	})
	if err != nil {
		t.Fatal(err)
	}
	x, y := tensor.From(dev, []float32{1, 2, 3}), tensor.From(dev, []float32{4, 5, 6})
	sum, products := tensor.NewVar("sum", tensor.Zeros(dev, dtype.Float32, 3)), tensor.NewVar("products", tensor.Zeros(dev, dtype.Float32, 3))
	call := func(args ...*tensor.Tensor) {
		t.Helper()
		if err := f.CallInto(ctx, []*tensor.Var{sum, products}, args...); err != nil {
			t.Fatal(err)
		}
	}
	call(x, y)
	expect(t, sum.Tensor(), dims(3), 5, 7, float32(9))
	expect(t, products.Tensor(), dims(3), 4, 14, float32(32))
	call(y, y)
	expect(t, products.Tensor(), dims(3), 16, 41, float32(77))

	snapshot := sum.Tensor()
	unrun := products.Tensor().Mul(tensor.Scalar(2))
	call(x, x)
	expect(t, sum.Tensor(), dims(3), 2, 4, float32(6))
	expect(t, snapshot, dims(3), 8, 10, float32(12))
	expect(t, unrun, dims(3), 32, 82, float32(154))

	for i := range 5 { // a variable that is also an argument
		before := sum.Tensor()
		call(before, x)
		expect(t, before, dims(3), float32(2+i), float32(4+2*i), float32(6+3*i))
		before.Close()
	}
	expect(t, sum.Tensor(), dims(3), 7, 14, float32(21))
	call(x.Flip(0), y) // a view is copied first
	expect(t, sum.Tensor(), dims(3), 7, 7, float32(7))
	// The arguments are views, and nobody else has the variables' memory.
	held := func(want ...float32) {
		t.Helper()
		x := sum.Tensor()
		expect(t, x, dims(3), want...)
		x.Close()
	}
	call(x, y)
	call(x, y)
	held(5, 7, 9)
	wide := tensor.From(dev, []float32{1, 9, 2, 9, 3, 9})
	if err := tensor.Eval(ctx, wide); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the first call may copy operands that the second then has
		call(wide.At(shape.StepAll(2)), y) // it begins where its memory does
		held(5, 7, 9)
		call(wide.At(shape.Step(3, 0, -1)), y)
		held(13, 7, 15)
		call(wide.At(shape.Step(0, 3, 1)), y)
		held(5, 14, 8)
	}
}

// Mistakes are errors, and leave the variables as they were.
func TestCallIntoMistakes(t *testing.T) {
	dev := testdev.Open(t)
	p := tensor.Param{DType: dtype.Float32, Dims: []int{2}}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{p}, func(args []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{args[0].Neg(), args[0].Abs()} })
	if err != nil {
		t.Fatal(err)
	}
	x := tensor.From(dev, []float32{-1, 2})
	cell := func(name string, data ...float32) *tensor.Var { return tensor.NewVar(name, tensor.From(dev, data)) }
	good, closed := cell("good", 8, 9), cell("closed", 0, 0)
	closed.Close()
	for name, c := range map[string]struct {
		results []*tensor.Var
		arg     *tensor.Tensor
		want    any
	}{
		"too few":        {[]*tensor.Var{good}, x, new(*tensor.MissingError)},
		"twice":          {[]*tensor.Var{good, good}, x, new(*tensor.ArgumentError)},
		"another shape":  {[]*tensor.Var{good, cell("long", 1, 2, 3)}, x, new(*tensor.ArgumentError)},
		"another dtype":  {[]*tensor.Var{good, tensor.NewVar("wide", tensor.Zeros(dev, dtype.Float64, 2))}, x, new(*tensor.ArgumentError)},
		"closed":         {[]*tensor.Var{good, closed}, x, new(*tensor.ClosedTensorError)},
		"none":           {[]*tensor.Var{good, nil}, x, new(*tensor.MissingError)},
		"wrong argument": {[]*tensor.Var{good, cell("other", 1, 2)}, tensor.From(dev, []float32{1}), new(*tensor.ArgumentError)},
	} {
		if err := f.CallInto(ctx, c.results, c.arg); !errors.As(err, c.want) {
			t.Errorf("%s: %v, want a %T", name, err, c.want)
		}
	}
	expect(t, good.Tensor(), dims(2), 8, float32(9))
	want := "call_into: variable long: it is float32[3], and result 2 is float32[2]; pass a variable of that shape and dtype"
	if err := f.CallInto(ctx, []*tensor.Var{good, cell("long", 1, 2, 3)}, x); err == nil || err.Error() != want {
		t.Errorf("another shape: %v, want %s", err, want)
	}
}
