package tensor_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// drivers opens the device under test if it is a driver's, and skips others: the host has no
// pipelines, and the tests here take minutes on a simulated GPU.
func drivers(t *testing.T) *device.Device {
	t.Helper()
	dev := testdev.Open(t)
	if dev.IsHost() || dev.Info().Simulated {
		t.Skip("the host has no pipelines, and a simulated GPU takes minutes; run with WEFT_DEVICE=lavapipe")
	}
	return dev
}

// unforeseen compiles a program, and returns sizes for which it lacks fused kernels.
func unforeseen(t *testing.T, dev *device.Device, number int) (program, *tensor.Function, []int) {
	t.Helper()
	for _, p := range programs {
		f, _ := compiled(t, dev, p, p.params)
		for n := minSize + 1; n < minSize+60; n++ {
			s := slices.Repeat([]int{n}, len(p.usual))
			_, fused, err := f.Prepared(t.Context(), s...)
			must(t, err)
			if fused {
				continue
			}
			if number--; number < 0 {
				return p, f, s
			}
		}
	}
	t.Fatal("all sizes have fused kernels: the test needs others")
	return program{}, nil, nil
}

// callHasBits calls the function and compares the results with the expression's.
func callHasBits(t *testing.T, dev *device.Device, p program, f *tensor.Function, in []*tensor.Tensor) {
	t.Helper()
	got, err := f.Call(t.Context(), in...)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range p.body(dev)(in) {
		a, err := tensor.ReadBytes(t.Context(), got[i])
		must(t, err)
		b, err := tensor.ReadBytes(t.Context(), want)
		must(t, err)
		if !slices.Equal(a, b) {
			t.Errorf("%s: result %d differs from the expression's", p.name, i)
		}
	}
}

// The third call with new sizes makes kernels for them in the background, and later calls use
// these; the bits are the same before and after.
func TestSizesThatComeAgain(t *testing.T) {
	dev := drivers(t)
	eng, err := engine.For(opened.Device(dev))
	must(t, err)
	p, f, s := unforeseen(t, dev, 0)
	in := p.arguments(t, dev, s)
	must(t, tensor.Eval(t.Context(), in...))
	callHasBits(t, dev, p, f, in) // the expression's own pipelines are made here
	before := eng.Pipelines()
	if _, err := f.Call(t.Context(), in...); err != nil {
		t.Fatal(err)
	}
	if _, fused := f.Runs(t, s...); fused || eng.Pipelines() != before {
		t.Fatalf("%s of %v: fused %v after two calls, %d more pipelines", p.name, s, fused, eng.Pipelines()-before)
	}
	if _, err := f.Call(t.Context(), in...); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		if _, fused := f.Runs(t, s...); fused {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("%s of %v: no kernels of their own a minute after the third call", p.name, s)
		}
	}
	made := eng.Pipelines()
	callHasBits(t, dev, p, f, in)
	if now := eng.Pipelines(); now != made {
		t.Errorf("%s of %v: a call made %d pipelines", p.name, s, now-made)
	}
}

// Prepare makes the kernels of sizes before their first call, and returns errors of wrong
// arguments.
func TestPrepare(t *testing.T) {
	dev := drivers(t)
	eng, err := engine.For(opened.Device(dev))
	must(t, err)
	p, f, s := unforeseen(t, dev, 1)
	in := p.arguments(t, dev, s)
	must(t, tensor.Eval(t.Context(), in...))
	must(t, f.Prepare(t.Context(), in...))
	if _, fused := f.Runs(t, s...); !fused {
		t.Errorf("%s of %v: Prepare left the fused plan without kernels", p.name, s)
	}
	made := eng.Pipelines()
	got, err := f.Call(t.Context(), in...)
	must(t, err)
	must(t, tensor.Eval(t.Context(), got...))
	if now := eng.Pipelines(); now != made {
		t.Errorf("%s of %v: the call made %d pipelines after Prepare", p.name, s, now-made)
	}
	callHasBits(t, dev, p, f, in)
	var missing *tensor.MissingError
	if err := f.Prepare(t.Context()); !errors.As(err, &missing) {
		t.Errorf("without arguments: %v", err)
	}
}
