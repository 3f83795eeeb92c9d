package tensor_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
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

// expectMistake checks the type of the cause and the start of the message.
func expectMistake[E error](t *testing.T, what string, err error, message string) {
	t.Helper()
	var cause E
	if !errors.As(err, &cause) {
		t.Errorf("%s: %v, want a %T", what, err, cause)
	} else if !strings.HasPrefix(err.Error(), message) {
		t.Errorf("%s:\n%v\nwant it to begin:\n%s", what, err, message)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Error(err)
	}
}

// Each statement begins with v counting 0 to 5 in the shape [2 3].
func TestAssignments(t *testing.T) {
	dev := testdev.Open(t)
	scalar := tensor.Scalar[int]
	row := tensor.From(dev, []int32{10, 20, 30})
	column := tensor.From(dev, []int32{-1, 2}, 2, 1)
	for _, c := range []struct {
		statement string
		run       func(v *tensor.Var) error
		want      []int32
	}{
		{"v[...] = 7", func(v *tensor.Var) error { return v.Assign(scalar(7)) }, []int32{7, 7, 7, 7, 7, 7}},
		{"v[...] = row", func(v *tensor.Var) error { return v.Assign(row) }, []int32{10, 20, 30, 10, 20, 30}},
		{"v[...] = column", func(v *tensor.Var) error { return v.At(shape.Ellipsis).Assign(column) }, []int32{-1, -1, -1, 2, 2, 2}},
		{"v[1] = row", func(v *tensor.Var) error { return v.At(shape.At(1)).Assign(row) }, []int32{0, 1, 2, 10, 20, 30}},
		{"v[1, -1] = 7", func(v *tensor.Var) error { return v.At(shape.At(1), shape.At(-1)).Assign(scalar(7)) }, []int32{0, 1, 2, 3, 4, 7}},
		{"v[:, ::2] = column", func(v *tensor.Var) error { return v.At(shape.All(), shape.StepAll(2)).Assign(column) }, []int32{-1, 1, -1, 2, 4, 2}},
		{"v[0, ::-1] = row", func(v *tensor.Var) error { return v.At(shape.At(0), shape.StepAll(-1)).Assign(row) }, []int32{30, 20, 10, 3, 4, 5}},
		{"v[::-1] = v", func(v *tensor.Var) error { return v.At(shape.StepAll(-1)).Assign(v.Tensor()) }, []int32{3, 4, 5, 0, 1, 2}},
		{"v[:, :2] = v[:, 1:]", func(v *tensor.Var) error {
			return v.At(shape.All(), shape.To(2)).Assign(v.At(shape.All(), shape.From(1)).Tensor())
		}, []int32{1, 2, 2, 4, 5, 5}},
		{"v[newaxis, 1] = row", func(v *tensor.Var) error { return v.At(shape.NewAxis, shape.At(1)).Assign(row) }, []int32{0, 1, 2, 10, 20, 30}},
		{"v[5:] = 7 writes nothing", func(v *tensor.Var) error { return v.At(shape.From(5)).Assign(scalar(7)) }, []int32{0, 1, 2, 3, 4, 5}},
		{"v += row", func(v *tensor.Var) error { return v.AddAssign(row) }, []int32{10, 21, 32, 13, 24, 35}},
		{"v -= 1", func(v *tensor.Var) error { return v.SubAssign(scalar(1)) }, []int32{-1, 0, 1, 2, 3, 4}},
		{"v *= v", func(v *tensor.Var) error { return v.MulAssign(v.Tensor()) }, []int32{0, 1, 4, 9, 16, 25}},
		{"v = maximum(v, 3)", func(v *tensor.Var) error {
			return v.Update(func(x *tensor.Tensor) *tensor.Tensor { return x.Maximum(scalar(3)) })
		}, []int32{3, 3, 3, 3, 4, 5}},
		{"v = minimum(v, 3)", func(v *tensor.Var) error {
			return v.Update(func(x *tensor.Tensor) *tensor.Tensor { return x.Minimum(scalar(3)) })
		}, []int32{0, 1, 2, 3, 3, 3}},
		{"v[0] += row", func(v *tensor.Var) error { return v.At(shape.At(0)).AddAssign(row) }, []int32{10, 21, 32, 3, 4, 5}},
		{"v[..., 1] -= 10", func(v *tensor.Var) error { return v.At(shape.Ellipsis, shape.At(1)).SubAssign(scalar(10)) }, []int32{0, -9, 2, 3, -6, 5}},
		{"v[1, 1:] *= -1", func(v *tensor.Var) error { return v.At(shape.At(1), shape.From(1)).MulAssign(scalar(-1)) }, []int32{0, 1, 2, 3, -4, -5}},
		{"v[:, 0] = maximum(v[:, 0], 2)", func(v *tensor.Var) error {
			return v.At(shape.All(), shape.At(0)).Update(func(x *tensor.Tensor) *tensor.Tensor { return x.Maximum(scalar(2)) })
		}, []int32{2, 1, 2, 3, 4, 5}},
		{"v[:, 2] = minimum(v[:, 2], 3)", func(v *tensor.Var) error {
			return v.At(shape.All(), shape.At(2)).Update(func(x *tensor.Tensor) *tensor.Tensor { return x.Minimum(scalar(3)) })
		}, []int32{0, 1, 2, 3, 4, 3}},
	} {
		t.Run(c.statement, func(t *testing.T) {
			v := tensor.NewVar("v", tensor.Arange[int32](dev, 0, 6, 1).Reshape(2, 3))
			must(t, c.run(v))
			expect(t, v.Tensor(), dims(2, 3), c.want...)
		})
	}
}

// The other dtypes: division, logic, and a right side that promotes to the
// target's dtype.
func TestAssignmentDTypes(t *testing.T) {
	dev := testdev.Open(t)
	f := tensor.NewVar("f", tensor.From(dev, []float32{1, 2, 6}))
	must(t, f.DivAssign(tensor.Scalar(4)))
	must(t, f.At(shape.From(1)).DivAssign(tensor.From(dev, []float32{0.5, -3})))
	expect(t, f.Tensor(), dims(3), 0.25, 1, float32(-0.5))
	must(t, f.At(shape.At(0)).Assign(tensor.Scalar(nan)))
	expect(t, f.Tensor(), dims(3), nan, 1, float32(-0.5))

	p := tensor.NewVar("p", tensor.From(dev, []bool{false, false, true, true}))
	q := tensor.From(dev, []bool{false, true, false, true})
	for _, c := range []struct {
		statement   string
		whole, part func(tensor.Operand) error
		want        []bool
	}{
		{"p ^= q", p.BitwiseXorAssign, p.At(shape.From(0)).BitwiseXorAssign, []bool{false, false, true, true}},
		{"p |= q", p.BitwiseOrAssign, p.At(shape.To(2)).BitwiseOrAssign, []bool{false, true, true, true}},
		{"p &= q", p.BitwiseAndAssign, p.At(shape.From(2)).BitwiseAndAssign, []bool{false, true, false, true}},
	} {
		must(t, c.whole(q))
		part := q
		switch c.statement {
		case "p |= q":
			part = q.At(shape.To(2))
		case "p &= q":
			part = q.At(shape.From(2))
		}
		must(t, c.part(part))
		t.Run(c.statement, func(t *testing.T) { expect(t, p.Tensor(), dims(4), c.want...) })
	}

	i := tensor.NewVar("i", tensor.From(dev, []int64{1, 2}))
	must(t, i.AddAssign(tensor.From(dev, []int32{10, 20})))
	must(t, i.At(shape.At(0)).Assign(tensor.Full(dev, uint32(1<<31))))
	expect(t, i.Tensor(), dims(2), 1<<31, int64(22))
	must(t, i.Assign(tensor.Full(dev, int32(-3))))
	expect(t, i.Tensor(), dims(2), -3, int64(-3))
}

// Array API 2024.12, Broadcasting, "In-place Semantics": the document's two
// cases, and the leading axes of size 1 that NumPy would drop.
func TestInPlaceSemantics(t *testing.T) {
	dev := testdev.Open(t)
	a := tensor.Arange[float32](dev, 0, 12, 1).Reshape(1, 3, 4)
	one := shape.At(1)
	for _, c := range []struct {
		name    string
		indices []shape.Index
		right   *tensor.Tensor
		message string // "" where it is right
	}{
		{"x[...] = a", []shape.Index{shape.Ellipsis}, a, ""},
		{"x[1, ...] = a", []shape.Index{one, shape.Ellipsis}, a, "shape [1 3 4] does not broadcast to [3 4]: rank 3 is above rank 2"},
		{"x[1, ...] = a[0]", []shape.Index{one, shape.Ellipsis}, a.At(shape.At(0)), ""},
		{"x[1, newaxis] = a", []shape.Index{one, shape.NewAxis}, a, ""},
		{"x = a of more axes", nil, a.ExpandDims(0), "shape [1 1 3 4] does not broadcast to [2 3 4]: rank 4 is above rank 3"},
		{"the target would grow", []shape.Index{shape.To(1)}, a.BroadcastTo(2, 3, 4), "shape [2 3 4] does not broadcast to [1 3 4]: axis 0 has 2 and must become 1"},
		{"a scalar target", []shape.Index{one, one, one}, a.At(shape.At(0), shape.At(0), shape.To(1)), "shape [1] does not broadcast to []"},
		{"sizes that differ", []shape.Index{shape.Ellipsis, shape.To(3)}, a, "shape [1 3 4] does not broadcast to [2 3 3]: axis 2 has 4 and must become 3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for op, run := range map[string]func(*tensor.Var, tensor.Operand) error{
				"assign": (*tensor.Var).Assign, "add_assign": (*tensor.Var).AddAssign,
			} {
				x := tensor.NewVar("x", tensor.Zeros(dev, dtype.Float32, 2, 3, 4))
				place := x.At(c.indices...)
				err := run(place, c.right)
				if c.message == "" {
					must(t, err)
					sum := 66 * place.Tensor().Shape().Size() / 12
					expect(t, x.Tensor().Sum(nil), dims(), float32(sum))
					continue
				}
				expectMistake[*shape.BroadcastError](t, op, err, op+": "+c.message)
				expect(t, x.Tensor(), dims(2, 3, 4), make([]float32, 24)...)
			}
		})
	}
}

// A Var keeps its elements after every refused assignment.
func TestRefusedAssignments(t *testing.T) {
	dev := testdev.Open(t)
	other := testdev.Open(t)
	closed := tensor.From(dev, []int32{1})
	closed.Close()
	int32s := tensor.From(dev, []int32{1, 2, 3})
	v := tensor.NewVar("w", int32s)
	part := v.At(shape.From(1))
	one := tensor.Scalar(1)

	expectMistake[*tensor.TargetDTypeError](t, "a wider right side", v.Assign(int32s.Cast(dtype.Int64)),
		"assign: int32 with int64 gives int64, but the target stays int32: convert the elements to int32 with Cast first\n    in assign(w int32[3], int64[3]) at tensor/var_test.go:")
	expectMistake[*tensor.TargetDTypeError](t, "a wider summand", part.AddAssign(tensor.Full(dev, int64(1))),
		"add_assign: int32 with int64 gives int64, but the target stays int32: convert the elements to int32 with Cast first\n    in add_assign(w[1:] int32[2], int64[]) at tensor/var_test.go:")
	expectMistake[*tensor.TargetDTypeError](t, "uint32", part.Assign(tensor.Full(dev, uint32(1))), "assign: int32 with uint32 gives int64")
	expectMistake[*dtype.PromotionError](t, "a float", v.Assign(tensor.Full(dev, float32(1))), "assign: the dtypes int32 and float32 do not mix")
	expectMistake[*dtype.PromotionError](t, "a float product", part.MulAssign(tensor.Full(dev, float32(1))), "mul_assign: mul: the dtypes int32 and float32 do not mix")
	expectMistake[*tensor.DTypeError](t, "a bool summand", v.AddAssign(tensor.Full(dev, true)), "add_assign: add: operand 2 is bool")
	expectMistake[*tensor.DTypeError](t, "integer division", v.DivAssign(int32s), "div_assign: div: operand 1 is int32")
	expectMistake[*tensor.DTypeError](t, "bits of floats by a scalar", tensor.NewVar("f", tensor.Zeros(dev, dtype.Float32)).BitwiseOrAssign(one), "bitwise_or_assign: bitwise_or: operand 1 is float32")
	expectMistake[*tensor.ScalarError](t, "a scalar out of range", v.Assign(tensor.Scalar(1<<31)), "assign: scalar 2147483648 is out of the range of int32")
	expectMistake[*tensor.ScalarError](t, "a scalar of another kind", part.Assign(tensor.Scalar(0.5)), "assign: scalar 0.5 (a Go float64) does not go with int32")
	expectMistake[*tensor.ScalarError](t, "and in place", part.AddAssign(tensor.Scalar(0.5)), "add_assign: add: scalar 0.5")
	expectMistake[*tensor.MissingError](t, "nil", v.Assign(nil), "assign: operand 2 is nil")
	expectMistake[*tensor.MissingError](t, "the zero Tensor", part.SubAssign(new(tensor.Tensor)), "sub_assign: operand 2 is the zero Tensor")
	expectMistake[*tensor.ClosedTensorError](t, "a closed tensor", v.Assign(closed), "assign: a tensor was closed")
	expectMistake[*shape.AxisError](t, "what carries a mistake", v.Assign(int32s.Flip(4)), "flip: ")
	foreign := tensor.From(other, []int32{1, 2, 3})
	for what, err := range map[string]error{
		"another device's": v.Assign(foreign), "in a part": part.Assign(foreign.At(shape.To(2))), "in place": v.AddAssign(foreign),
	} {
		var e *tensor.DeviceMismatchError
		if !errors.As(err, &e) {
			t.Errorf("%s: %v, want a DeviceMismatchError", what, err)
		}
	}
	expect(t, v.Tensor(), dims(3), 1, 2, int32(3))
	foreign.Close()
}

func TestVarsThatAreMistakes(t *testing.T) {
	dev := testdev.Open(t)
	closed := tensor.From(dev, []int32{1})
	closed.Close()
	var missing *tensor.MissingError
	var scalar *tensor.ScalarError
	var closedError *tensor.ClosedTensorError
	var axis *shape.AxisError
	for _, c := range []struct {
		name  string
		v     *tensor.Var
		cause any
		err   bool // Err returns it
	}{
		{"of nil", tensor.NewVar("v", nil), &missing, true},
		{"of the zero Tensor", tensor.NewVar("v", new(tensor.Tensor)), &missing, true},
		{"of a scalar", tensor.NewVar("v", tensor.Scalar(1)), &scalar, true},
		{"of a closed tensor", tensor.NewVar("v", closed), &closedError, true},
		{"of a mistake", tensor.NewVar("v", tensor.Zeros(dev, dtype.Int32).Flip(0)), &axis, true},
		{"nil", nil, &missing, false},
		{"the zero Var", new(tensor.Var), &missing, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			place := c.v.At(shape.At(0))
			for what, err := range map[string]error{
				"Tensor": c.v.Tensor().Err(), "Assign": c.v.Assign(tensor.Scalar(1)), "AddAssign": c.v.AddAssign(tensor.Scalar(1)),
				"a part's Tensor": place.Tensor().Err(), "a part's Assign": place.Assign(tensor.Scalar(1)),
			} {
				if !errors.As(err, c.cause) {
					t.Errorf("%s: %v, want a %T", what, err, c.cause)
				}
			}
			if (c.v.Err() != nil) != c.err || c.err && !errors.As(c.v.Err(), c.cause) {
				t.Errorf("Err: %v, want a %T", c.v.Err(), c.cause)
			}
			if c.v.DType() != dtype.Invalid || c.v.Device() != nil {
				t.Errorf("it has shape %v, dtype %v, device %v", c.v.Shape(), c.v.DType(), c.v.Device())
			}
			c.v.Close()
		})
	}
	expectMistake[*tensor.MissingError](t, "a part of nil", (*tensor.Var)(nil).At(shape.At(0)).Assign(tensor.Scalar(1)), "at: the variable is nil: make it with NewVar")
}

func TestVarIsDescribed(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.NewVar("weights", tensor.Zeros(dev, dtype.Float32, 2, 3))
	if v.Err() != nil || v.Name() != "weights" || v.DType() != dtype.Float32 || !v.Shape().Equal(dims(2, 3)) || v.Device() != dev {
		t.Errorf("%v: %v, %v%v on %v", v.Err(), v.Name(), v.DType(), v.Shape(), v.Device())
	}
	v.Shape()[0] = 9 // a copy
	if got, want := v.String(), "weights: float32[2 3] on "+dev.Info().Name+", not yet run"; got != want || !v.Shape().Equal(dims(2, 3)) {
		t.Errorf("%q, want %q; shape %v", got, want, v.Shape())
	}
}

// A snapshot keeps its elements before and after they are computed, and closing one holder leaves
// the others theirs.
func TestSnapshots(t *testing.T) {
	dev := testdev.Open(t)
	initial := tensor.From(dev, []int32{1, 2, 3})
	v := tensor.NewVar("v", initial)
	initial.Close()
	first, part := v.Tensor(), v.At(shape.From(1)).Tensor()
	must(t, v.At(shape.At(1)).Assign(tensor.Scalar(20)))
	second := v.Tensor()
	must(t, v.MulAssign(tensor.Scalar(2)))
	expect(t, v.Tensor(), dims(3), 2, 40, int32(6))
	must(t, v.Assign(second))
	second.Close()
	expect(t, v.Tensor(), dims(3), 1, 20, int32(3))
	v.Close()
	v.Close()
	expect(t, first, dims(3), 1, 2, int32(3))
	expect(t, part, dims(2), 2, int32(3))
	for what, err := range map[string]error{
		"Tensor": v.Tensor().Err(), "Assign": v.Assign(first), "a part's Tensor": v.At(shape.At(0)).Tensor().Err(),
		"a part's AddAssign": v.At(shape.At(0)).AddAssign(tensor.Scalar(1)),
	} {
		var e *tensor.ClosedTensorError
		if !errors.As(err, &e) {
			t.Errorf("%s after Close: %v, want a ClosedTensorError", what, err)
		}
	}
}

// A device that is lost refuses assignments, and the Var keeps what it had.
func TestVarOnALostDevice(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.NewVar("v", tensor.From(dev, []int32{1, 2}))
	before, err := handle.Value(v.Tensor())
	must(t, err)
	opened.Device(dev).MarkLost("this test")
	for what, err := range map[string]error{
		"Assign": v.Assign(tensor.Scalar(1)), "AddAssign": v.AddAssign(tensor.Scalar(1)),
		"a part's Assign": v.At(shape.At(0)).Assign(tensor.Scalar(1)), "NewVar": tensor.NewVar("w", v.Tensor()).Err(),
	} {
		var lost *device.LostError
		if !errors.As(err, &lost) {
			t.Errorf("%s: %v, want a LostError", what, err)
		}
	}
	if after := v.Tensor(); after.Err() != nil || after.DType() != before.DType() || !after.Shape().Equal(before.Shape()) {
		t.Errorf("the Var has become %v", v)
	}
}

// Statements of several goroutines run one after the other, each as a whole.
func TestVarIsSafeForConcurrentUse(t *testing.T) {
	dev := testdev.Open(t)
	const goroutines, steps, size = 4, 40, 5
	v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Int32, 2, size))
	var wg sync.WaitGroup
	errs := make([]error, goroutines)
	for id := range goroutines {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for step := range steps {
				errs[id] = errors.Join(errs[id],
					v.At(shape.At(id%2), shape.StepAll(-1)).AddAssign(tensor.Scalar(1)),
					v.AddAssign(tensor.Scalar(1)))
				if step%8 == 0 {
					errs[id] = errors.Join(errs[id], evenRows(v.Tensor()))
				}
			}
		}()
	}
	wg.Wait()
	must(t, errors.Join(errs...))
	want := make([]int32, 2*size)
	for i := range want {
		want[i] = goroutines*steps + goroutines*steps/2
	}
	expect(t, v.Tensor(), dims(2, size), want...)
}

// evenRows reports a row of a snapshot whose elements differ, which a half-done statement would
// make.
func evenRows(x *tensor.Tensor) error {
	rows := x.Shape()[0]
	least, err := tensor.Read[int32](ctx, x.Min([]int{1}))
	if err != nil {
		return err
	}
	most, err := tensor.Read[int32](ctx, x.Max([]int{1}))
	for i := range rows {
		if err == nil && least[i] != most[i] {
			err = fmt.Errorf("row %d of a snapshot is from %d to %d", i, least[i], most[i])
		}
	}
	return err
}

// A loop of statements that is never read keeps neither an endless graph nor growing memory.
func TestEndlessAssignments(t *testing.T) {
	dev := testdev.Open(t)
	const steps, size = 5 * engine.MaxDepth, 4096 // 16 KiB a value
	v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Int32, 4, size/4))
	for step := range steps {
		must(t, v.At(shape.At(step%4)).AddAssign(tensor.Scalar(1)))
		if step%16 == 0 {
			fresh := tensor.From(dev, make([]int32, size), 4, size/4)
			must(t, v.AddAssign(fresh))
			fresh.Close()
		}
		value, err := handle.Value(v.Tensor())
		must(t, err)
		if !value.Node.Done() && value.Node.Depth.Load() > engine.MaxDepth {
			t.Fatalf("after %d statements the unrun graph is %d deep", step+1, value.Node.Depth.Load())
		}
	}
	want := make([]int32, size)
	for i := range want {
		want[i] = steps / 4
	}
	expect(t, v.Tensor(), dims(4, size/4), want...)
	if inUse := testdev.BytesInUse(t, dev); inUse > 8*size {
		t.Errorf("%d bytes are in use at the end, the value takes %d", inUse, 4*size)
	}
	// If all were in flight at once: the uploads and a few values for each submission. Keeping
	// every statement's value would be 1280 values.
	if peak := testdev.PeakBytes(t, dev); peak > 256*4*size {
		t.Errorf("%d bytes were in use on the way, the value takes %d", peak, 4*size)
	}
}

// A whole assignment frees the replaced elements even if nothing has run.
func TestReplacedElementsGoBack(t *testing.T) {
	dev := testdev.Open(t)
	const size = 1 << 16
	v := tensor.NewVar("v", tensor.Zeros(dev, dtype.Int32, size))
	for range 64 {
		fresh := tensor.From(dev, make([]int32, size))
		must(t, v.Assign(fresh))
		fresh.Close()
	}
	if peak := testdev.PeakBytes(t, dev); peak > 8*4*size {
		t.Errorf("%d bytes were in use on the way, the value takes %d", peak, 4*size)
	}
	expect(t, v.Tensor().Sum(nil), dims(), int64(0))
}
