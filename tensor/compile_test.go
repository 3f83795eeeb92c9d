package tensor_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func ramp32(n int) []float32 {
	list := make([]float32, n)
	for i := range list {
		list[i] = float32(i%251) / 8
	}
	return list
}

// A function over [?, 768], [?, 1] and [768] makes no pipeline for any sizes once it is compiled,
// and every result has the bits of the expression recorded directly.
func TestCompiledFunctionMakesNoPipeline(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	body := func(a []*tensor.Tensor) []*tensor.Tensor {
		x := a[0].Mul(a[1]).Add(a[2]).Relu()
		return []*tensor.Tensor{x, x.Sum([]int{1})}
	}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic, 768}},
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic, 1}},
		{DType: dtype.Float32, Dims: []int{768}},
	}, body)
	if err != nil {
		t.Fatal(err)
	}
	made := eng.Pipelines()
	row := tensor.From(dev, ramp32(768))
	random := rand.New(rand.NewPCG(1, 2))
	list := []int{0, 1, 2, 7, 64, 1000, 65537}
	for range 100 {
		list = append(list, random.IntN(2000))
	}
	for _, n := range list {
		in := []*tensor.Tensor{tensor.From(dev, ramp32(n*768), n, 768), tensor.From(dev, ramp32(n), n, 1), row}
		got, err := f.Call(ctx, in...)
		if err != nil {
			t.Fatalf("%d rows: %v", n, err)
		}
		if err := tensor.Eval(ctx, got...); err != nil {
			t.Fatal(err)
		}
		if now := eng.Pipelines(); now != made {
			t.Errorf("%d rows: the call made %d pipelines beside the %d of Compile", n, now-made, made)
		}
		// The direct evaluation may make pipelines of its own.
		compareRuns(t, n, got, body(in))
		made = eng.Pipelines()
	}
}

func compareRuns(t *testing.T, n int, got, want []*tensor.Tensor) {
	t.Helper()
	ctx := context.Background()
	for i := range got {
		a, err := tensor.Read[float32](ctx, got[i])
		if err != nil {
			t.Fatal(err)
		}
		b, err := tensor.Read[float32](ctx, want[i])
		if err != nil {
			t.Fatal(err)
		}
		if len(a) != len(b) {
			t.Fatalf("%d rows, result %d: %d elements, want %d", n, i, len(a), len(b))
		}
		for j := range a {
			if a[j] != b[j] {
				t.Fatalf("%d rows, result %d, element %d: %v, want %v", n, i, j, a[j], b[j])
			}
		}
	}
}

// Sizes that Compile did not try make no pipeline, with views as arguments, several results, an
// assignment, a reshape of a transpose, and an integer reduction.
func TestCompiledFunctionOfManyForms(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	outside := tensor.From(dev, []float32{1, 2, 3})
	body := func(a []*tensor.Tensor) []*tensor.Tensor {
		x := a[0].Sub(a[1].T())
		y := x.Mul(tensor.Scalar(2)).T().Reshape(-1).Exp()
		return []*tensor.Tensor{y, x.Flip(0).Cast(dtype.Int32).Sum(nil), x.Prod([]int{0}).Add(outside.Sum(nil)), x.T()}
	}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic, tensor.Dynamic}},
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic, tensor.Dynamic}},
	}, body)
	if err != nil {
		t.Fatal(err)
	}
	made := eng.Pipelines()
	random := rand.New(rand.NewPCG(3, 4))
	for range 40 {
		n, m := 1+random.IntN(40), 1+random.IntN(40)
		x := tensor.From(dev, ramp32(4*n*m), 2*n, 2*m).At(shape.StepAll(-2), shape.StepAll(2))
		yn, ym := n, m
		if random.IntN(3) == 0 {
			yn = 1
		}
		y := tensor.From(dev, ramp32(yn*ym), ym, yn)
		if err := tensor.Eval(ctx, y); err != nil {
			t.Fatal(err)
		}
		before := eng.Pipelines()
		got, err := f.Call(ctx, x, y)
		if err != nil {
			t.Fatal(err)
		}
		if now := eng.Pipelines(); now != before {
			t.Errorf("[%d %d] and [%d %d]: the call made %d pipelines beside the %d of Compile", n, m, ym, yn, now-before, made)
		}
		want := body([]*tensor.Tensor{x, y})
		for _, i := range []int{0, 2, 3} {
			compareRuns(t, n, got[i:i+1], want[i:i+1])
		}
		a, err := tensor.Item[int64](ctx, got[1])
		if err != nil {
			t.Fatal(err)
		}
		if b, _ := tensor.Item[int64](ctx, want[1]); a != b {
			t.Errorf("integer sum %d, want %d", a, b)
		}
	}
}

// Sizes that do not broadcast are an error of the operator, at the call.
func TestCompiledFunctionErrors(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	f, err := tensor.Compile(ctx, dev, []tensor.Param{
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic}},
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic}},
	}, func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a[0].Add(a[1])} })
	if err != nil {
		t.Fatal(err)
	}
	three, four := tensor.From(dev, ramp32(3)), tensor.From(dev, ramp32(4))
	var broadcast *shape.BroadcastError
	if _, err := f.Call(ctx, three, four); !errors.As(err, &broadcast) {
		t.Errorf("3 and 4: %v, want *shape.BroadcastError", err)
	}
	var param *tensor.ArgumentError
	for _, c := range []struct {
		second *tensor.Tensor
		text   string
	}{
		{tensor.From(dev, []int32{1}), "got int32[1]: dtype int32, want float32; convert it with Cast(dtype.Float32)"},
		{tensor.From(dev, ramp32(3), 1, 3), "got float32[1 3]: rank 2, want 1; use Reshape, or Compile for this rank"},
		{tensor.Scalar(1), "got a Scalar, which has no dtype of its own; make it a tensor with Full"},
	} {
		if _, err := f.Call(ctx, three, c.second); !errors.As(err, &param) || param.What != "parameter 2, float32[?]" || param.Hint != c.text {
			t.Errorf("%v, want *tensor.ArgumentError of parameter 2: %s", err, c.text)
		}
	}
	if _, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{-2}}}, func(a []*tensor.Tensor) []*tensor.Tensor { return a }); !errors.As(err, &param) {
		t.Errorf("a size of -2: %v, want *tensor.ArgumentError", err)
	}
	_, err = tensor.Compile(ctx, dev, []tensor.Param{
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic, 4}},
		{DType: dtype.Float32, Dims: []int{3}},
	}, func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a[0].Add(a[1])} })
	var trial *tensor.TrialError
	if !errors.As(err, &trial) || !slices.Equal(trial.Sizes, []int{4096}) || !errors.As(err, &broadcast) || !strings.Contains(err.Error(), "dynamic sizes that were tried, such as [4096]") {
		t.Errorf("axes of 4 and 3: %v, want *tensor.TrialError with *shape.BroadcastError", err)
	}
	var abstract *tensor.AbstractError
	_, err = tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{3}}}, func(a []*tensor.Tensor) []*tensor.Tensor {
		if _, err := tensor.Read[float32](ctx, a[0]); !errors.As(err, &abstract) {
			t.Errorf("reading a parameter: %v, want *tensor.AbstractError", err)
		} else if !strings.HasPrefix(err.Error(), "a parameter of a function that is being compiled") {
			t.Errorf("reading a parameter: %v", err)
		}
		return a
	})
	if err != nil {
		t.Error(err)
	}
}

// A nil device, body, result or argument is a typed error that names it.
func TestMistakesOfCompile(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	one := []tensor.Param{{DType: dtype.Float32, Dims: []int{3}}}
	same := func(a []*tensor.Tensor) []*tensor.Tensor { return a }
	compile := func(dev *device.Device, params []tensor.Param, body func([]*tensor.Tensor) []*tensor.Tensor) error {
		f, err := tensor.Compile(ctx, dev, params, body)
		if (f == nil) != (err != nil) {
			t.Errorf("Compile returns %v and %v", f, err)
		}
		return err
	}
	f, err := tensor.Compile(ctx, dev, one, same)
	if err != nil {
		t.Fatal(err)
	}
	x := tensor.From(dev, ramp32(3))
	call := func(f *tensor.Function, args ...*tensor.Tensor) error {
		_, err := f.Call(ctx, args...)
		return err
	}
	var missing *tensor.MissingError
	var param *tensor.ArgumentError
	for _, c := range []struct {
		err  error
		as   any
		text string
	}{
		{compile(nil, one, same), &missing, "compile: the device is nil: open one with device.Open"},
		{compile(dev, one, nil), &missing, "compile: the body is nil: pass a function that builds the expression"},
		{compile(dev, one, func([]*tensor.Tensor) []*tensor.Tensor { return nil }), &missing,
			"compile: the body returns no tensors: return at least one"},
		{compile(dev, one, func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a[0], nil} }), &missing,
			"compile: result 2 of the body is nil: return a tensor made from the parameters"},
		{compile(dev, []tensor.Param{{DType: 99}}, same), &param,
			`compiled function: parameter 1, invalid[]: unknown dtype "DType(99)"; the dtypes are bool, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64, c64, c128`},
		{call(nil, x), &missing, "call: the Function is nil or zero: make it with Compile, and look at Compile's error"},
		{call(new(tensor.Function), x), &missing, "call: the Function is nil or zero: make it with Compile, and look at Compile's error"},
		{call(f), &missing, "call: 0 arguments for 1 parameter: pass one for each"},
		{call(f, x, x), &missing, "call: 2 arguments for 1 parameter: pass one for each"},
		{call(f, tensor.From(dev, ramp32(4))), &param,
			"compiled function: parameter 1, float32[3]: got float32[4]: axis 0 has size 4, want 3; pass that size, or Compile with tensor.Dynamic there"},
	} {
		if !errors.As(c.err, c.as) || c.err.Error() != c.text {
			t.Errorf("got  %v\nwant %s", c.err, c.text)
		}
	}
}

// A body whose sizes depend on elements cannot be compiled, even for given sizes.
func TestCompileOfDataDependentSizes(t *testing.T) {
	dev := testdev.Open(t)
	params := []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}}
	for name, body := range map[string]func(x *tensor.Tensor) *tensor.Tensor{
		"nonzero":       func(x *tensor.Tensor) *tensor.Tensor { return x.Nonzero(ctx)[0] },
		"mask":          func(x *tensor.Tensor) *tensor.Tensor { return x.Mask(ctx, x.Greater(tensor.Scalar(0))) },
		"unique_values": func(x *tensor.Tensor) *tensor.Tensor { return x.UniqueValues(ctx) },
		"repeat_each":   func(x *tensor.Tensor) *tensor.Tensor { return x.RepeatEach(ctx, 0, x.Cast(dtype.Int64)) },
	} {
		_, err := tensor.Compile(ctx, dev, params, func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{body(a[0])} })
		var abstract *tensor.AbstractError
		if !errors.As(err, &abstract) {
			t.Errorf("%s: %v, want an *tensor.AbstractError", name, err)
		}
	}
}

// A compiled function that returns a tensor from outside fails once that is closed.
func TestCompiledFunctionReturnsNothingClosed(t *testing.T) {
	dev := testdev.Open(t)
	outside := tensor.From(dev, []float32{1, 2, 3})
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}}, func(a []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{outside, a[0].Neg()}
	})
	if err != nil {
		t.Fatal(err)
	}
	x := tensor.From(dev, []float32{5})
	got, err := f.Call(ctx, x)
	if err != nil {
		t.Fatal(err)
	}
	expect(t, got[0], dims(3), 1, 2, float32(3))
	got[0].Close()
	outside.Close()
	var closed *tensor.ClosedTensorError
	var freed *engine.FreedError
	if _, err := f.Call(ctx, x); !errors.As(err, &freed) && !errors.As(err, &closed) {
		t.Errorf("after Close: %v, want a *engine.FreedError or a *tensor.ClosedTensorError", err)
	}
}

// A compiled function of a closed device fails when it is called, on any device.
func TestCompiledFunctionOfAClosedDevice(t *testing.T) {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{3}}}, func(a []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{a[0].Neg()}
	})
	if err != nil {
		t.Fatal(err)
	}
	x := tensor.From(dev, []float32{1, 2, 3})
	if err := tensor.Eval(ctx, x); err != nil {
		t.Fatal(err)
	}
	dev.Close()
	var closed *device.ClosedError
	if _, err := f.Call(ctx, x); !errors.As(err, &closed) {
		t.Errorf("Call: %v, want a *device.ClosedError", err)
	}
}

// A call frees its temporaries itself: even large ones do not start Go's collector.
func TestTemporariesStartNoCollection(t *testing.T) {
	const n = 4 << 20
	dev := drivers(t)
	f, err := tensor.Compile(t.Context(), dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{n}}}, func(a []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{a[0].CumulativeSum(0).CumulativeSum(0).Max(nil)}
	})
	must(t, err)
	x := tensor.Full(dev, float32(1), n)
	must(t, tensor.Eval(t.Context(), x))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range 40 { // 640 MiB of one temporary
		out, err := f.Call(t.Context(), x)
		must(t, err)
		must(t, tensor.Eval(t.Context(), out...))
		out[0].Close()
	}
	if runtime.ReadMemStats(&after); after.NumForcedGC != before.NumForcedGC {
		t.Errorf("%d collections", after.NumForcedGC-before.NumForcedGC)
	}
}

// A panic ends the body's call: after many of them the function can still be traced.
func TestBodiesThatPanicAreOver(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	panics := false
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}}, func(a []*tensor.Tensor) []*tensor.Tensor {
		if panics {
			panic("a mistake")
		}
		return []*tensor.Tensor{a[0].Neg()}
	})
	must(t, err)
	call := func(n int) (err error) {
		defer func() {
			if r := recover(); (r != nil) != panics {
				t.Errorf("panics: %v, and recovered %v", panics, r)
			}
		}()
		_, err = f.Call(ctx, tensor.Zeros(dev, dtype.Float32, n))
		return err
	}
	for panics = true; ; panics = false {
		for range 1001 {
			if must(t, call(777)); !panics {
				return
			}
		}
	}
}
