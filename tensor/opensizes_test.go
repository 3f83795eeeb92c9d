package tensor_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// minSize is the least size that all programs allow.
const minSize = 20

// withPipelines opens the device under test, or, where that is the host, which has no
// pipelines, a simulated GPU.
func withPipelines(t *testing.T) *device.Device {
	t.Helper()
	if dev := testdev.Open(t); !dev.IsHost() {
		return dev
	}
	return testdev.Open(t, device.WithSelector("sim32"))
}

// compiled compiles a program on a device, and counts the pipelines that this makes.
func compiled(t testing.TB, dev *device.Device, p program, params []tensor.Param) (*tensor.Function, int) {
	t.Helper()
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	before := eng.Pipelines()
	f, err := tensor.Compile(context.Background(), dev, params, p.body(dev))
	if err != nil {
		t.Fatalf("%s: %v", p.name, err)
	}
	return f, eng.Pipelines() - before
}

// Open sizes make at most half as much code again. Kernels of other sizes are the usual ones in
// another form, so twice their number are too many, however short they are.
func TestOpenSizesMakeFewKernels(t *testing.T) {
	for _, p := range programs {
		_, closed := compiled(t, withPipelines(t), p, p.closed())
		_, open := compiled(t, withPipelines(t), p, p.params)
		t.Logf("%s: %d pipelines for the usual sizes, %d for open ones", p.name, closed, open)
		if closed == 0 || open > 2*closed {
			t.Errorf("%s: %d pipelines for the usual sizes, %d for open ones, want twice as many at the most", p.name, closed, open)
		}
	}
}

// Calls with fifty sizes need no further pipeline.
func TestOpenSizesLackNoPipeline(t *testing.T) {
	dev := withPipelines(t)
	for _, p := range programs {
		f, _ := compiled(t, dev, p, p.params)
		random, quick := rand.New(rand.NewPCG(5, 6)), 0
		for range 50 {
			s := make([]int, len(p.usual))
			for axis := range s {
				s[axis] = minSize + random.IntN(10<<random.IntN(10))
			}
			if p.alike {
				s[1] = s[0]
			}
			all, fused, err := f.Prepared(t.Context(), s...)
			must(t, err)
			if !all {
				t.Errorf("%s of %v lacks pipelines", p.name, s)
			}
			if fused {
				quick++
			}
		}
		t.Logf("%s: the fused plan runs at %d of 50 sizes", p.name, quick)
	}
}

// Batches of one, and most other small ones, run fused kernels.
func TestSmallBatchesAreFused(t *testing.T) {
	f, _ := compiled(t, withPipelines(t), programs[0], programs[0].params)
	quick, most := 0, 64
	for n := 1; n <= most; n++ {
		all, fused, err := f.Prepared(t.Context(), n)
		must(t, err)
		if !all || n == 1 && !fused {
			t.Errorf("a batch of %d: all pipelines are there: %v, fused: %v", n, all, fused)
		}
		if fused {
			quick++
		}
	}
	t.Logf("%d of %d batches take fused kernels", quick, most)
	if quick < most/2 {
		t.Errorf("%d of %d batches take fused kernels", quick, most)
	}
}

// Calls of sizes that Compile did not try make no pipeline, and have the bits of the expression.
func TestOpenSizesHaveTheBits(t *testing.T) {
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	must(t, err)
	list := []int{23, minSize, 48}
	if dev.Info().Simulated {
		list = list[:1] // the whole list takes a minute
	}
	for _, p := range programs {
		f, _ := compiled(t, dev, p, p.params)
		list := list
		if _, _, err := f.Prepared(t.Context(), slices.Repeat([]int{1}, len(p.usual))...); err == nil {
			list = append([]int{1}, list...) // the body allows it
		}
		for _, n := range list {
			in := p.arguments(t, dev, slices.Repeat([]int{n}, len(p.usual)))
			before := eng.Pipelines()
			got, err := f.Call(t.Context(), in...)
			if err != nil {
				t.Fatalf("%s of %d: %v", p.name, n, err)
			}
			must(t, tensor.Eval(t.Context(), got...))
			if now := eng.Pipelines(); now != before {
				t.Errorf("%s of %d: the call made %d pipelines", p.name, n, now-before)
			}
			for i, want := range p.body(dev)(in) {
				a, b := got[i].Cast(dtype.Float64), want.Cast(dtype.Float64)
				bothNaN := a.NotEqual(a).LogicalAnd(b.NotEqual(b))
				same, err := tensor.Item[bool](t.Context(), a.Equal(b).LogicalOr(bothNaN).All(nil))
				must(t, err)
				if !same {
					t.Errorf("%s of %d: result %d differs from the expression's", p.name, n, i)
				}
			}
		}
	}
}
