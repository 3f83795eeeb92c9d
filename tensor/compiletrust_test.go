package tensor_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// A body that calls its own function gets an error if it passes a parameter, the function's result
// if it passes elements of other sizes, and an error for an endless recursion.
func TestCompiledBodyCallsItsFunction(t *testing.T) {
	dev := testdev.Open(t)
	params := []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}}
	var f *tensor.Function
	var inner func(x *tensor.Tensor) *tensor.Tensor // nil while it is compiled
	f, err := tensor.Compile(ctx, dev, params, func(a []*tensor.Tensor) []*tensor.Tensor {
		if inner == nil {
			return []*tensor.Tensor{a[0].Neg()}
		}
		return []*tensor.Tensor{inner(a[0])}
	})
	must(t, err)
	call := func(x *tensor.Tensor) *tensor.Tensor {
		out, err := f.Call(ctx, x)
		if err != nil {
			return tensor.Fail("inner", err)
		}
		return out[0]
	}
	x := tensor.From(dev, make([]float32, 5))

	inner = call
	var abstract *tensor.AbstractError
	if _, err := f.Call(ctx, x); !errors.As(err, &abstract) {
		t.Errorf("of its parameter: %v, want an *AbstractError", err)
	}
	inner = func(p *tensor.Tensor) *tensor.Tensor {
		if n := p.Dim(0); n > 1 {
			return call(tensor.Full(dev, float32(1), n-1)).Sum(nil).Add(p)
		}
		return p
	}
	got, err := f.Call(ctx, x)
	must(t, err)
	expect(t, got[0], dims(5), 64, 64, 64, 64, float32(64))
	inner = func(p *tensor.Tensor) *tensor.Tensor { return call(tensor.Full(dev, float32(1), 10)).Sum(nil).Add(p) }
	var argument *tensor.ArgumentError
	if _, err := f.Call(ctx, tensor.From(dev, make([]float32, 10))); !errors.As(err, &argument) {
		t.Errorf("without an end: %v, want an *ArgumentError", err)
	}
}

// Compile tries no sizes for open axes that make an array larger than it prepares for, whatever the
// number of open axes: planning a maximum of [4096 4096 4096 4096] took a minute.
func TestTriedParametersAreBounded(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host")) // other devices would compile all their kernels
	open := func(static ...int) []int { return append(slices.Repeat([]int{tensor.Dynamic}, 4), static...) }
	for _, c := range []struct{ params, axes []int }{{open(), []int{0, 2}}, {open(3), []int{1, 3}}, {slices.Repeat(open(), 2), []int{0, 5}}} {
		tried := 0
		_, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: c.params}}, func(a []*tensor.Tensor) []*tensor.Tensor {
			if n := a[0].Shape().Size(); n > 1<<26 {
				t.Errorf("%v was tried, of %d elements", a[0].Shape(), n)
			}
			tried++
			return []*tensor.Tensor{a[0].Max(c.axes)}
		})
		must(t, err)
		if tried < 5 {
			t.Errorf("%v: %d sizes were tried", c.params, tried)
		}
	}
}

// Changing a Param after Compile does not change the function.
func TestCompileKeepsItsParams(t *testing.T) {
	dev := testdev.Open(t)
	sizes := []int{2, tensor.Dynamic}
	params := []tensor.Param{{DType: dtype.Float32, Dims: sizes}}
	f, err := tensor.Compile(ctx, dev, params, func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a[0].Add(1)} })
	must(t, err)
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	for range 2 {
		got, err := f.Call(ctx, x)
		must(t, err)
		expect(t, got[0], dims(2, 3), 2, 3, 4, 5, 6, float32(7))
		sizes[0], sizes[1] = 2, 1000
		params[0] = tensor.Param{DType: dtype.Int8}
	}
	var argument *tensor.ArgumentError
	if _, err := f.Call(ctx, tensor.From(dev, make([]float32, 2000), 4, 500)); !errors.As(err, &argument) {
		t.Errorf("another size: %v", err)
	}
}

// Functions of many open axes compile quickly and in little memory, even if the sizes that Compile
// tries are large.
func TestCompileOfManyOpenAxes(t *testing.T) {
	dev := testdev.Open(t)
	open := func(rank int, last ...int) []int { return append(slices.Repeat([]int{tensor.Dynamic}, rank), last...) }
	for name, c := range map[string]struct {
		dims []int
		body func(x *tensor.Tensor) *tensor.Tensor
	}{
		"mean of [? ? 768]": {open(2, 768), func(x *tensor.Tensor) *tensor.Tensor { return x.Mean([]int{-1}) }},
		"sum of [? ? ?]":    {open(3), func(x *tensor.Tensor) *tensor.Tensor { return x.Sum(nil) }},
		"sum of rank 12":    {open(12), func(x *tensor.Tensor) *tensor.Tensor { return x.Sum([]int{0, 5, -1}) }},
	} {
		before, start := testdev.HeapInUse(), time.Now()
		f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: c.dims}}, func(a []*tensor.Tensor) []*tensor.Tensor {
			return []*tensor.Tensor{c.body(a[0])}
		})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if grown := testdev.HeapInUse() - before; grown > 64<<20 {
			t.Errorf("%s: %d bytes more are in use", name, grown)
		}
		if took := time.Since(start); took > time.Minute {
			t.Errorf("%s: %v", name, took)
		}
		sizes := slices.Repeat([]int{2}, len(c.dims))
		if last := len(sizes) - 1; c.dims[last] > 0 {
			sizes[last] = c.dims[last]
		}
		x := tensor.Full(dev, float32(3), sizes...)
		got, err := f.Call(ctx, x)
		must(t, err)
		a, err := tensor.Read[float32](ctx, got[0])
		must(t, err)
		b, err := tensor.Read[float32](ctx, c.body(x))
		must(t, err)
		if !slices.Equal(a, b) {
			t.Errorf("%s: other bits than the expression's", name)
		}
	}
}

// A table that is too large is refused, and a context that has ended is checked before anything is
// planned.
func TestHugeTablesAreNotPlanned(t *testing.T) {
	dev := testdev.Open(t)
	ended, cancel := context.WithCancel(ctx)
	cancel()
	before, start := testdev.HeapInUse(), time.Now()
	five := tensor.From(dev, []int64{5})
	huge := func() *tensor.Tensor { return tensor.Arange(dev, int64(0), 1<<40, 1) }
	for name, y := range map[string]*tensor.Tensor{
		"take":   huge().Take(0, five),
		"at":     huge().At(shape.At(5)),
		"sum":    huge().Sum(nil),
		"sorted": huge().Sort(0),
	} {
		var full *device.OutOfMemoryError
		if _, err := tensor.ReadBytes(ended, y); !errors.Is(err, context.Canceled) && !errors.As(err, &full) {
			t.Errorf("%s in a context that has ended: %v", name, err)
		}
		if name == "sum" {
			continue // possible, but slow
		}
		data, err := tensor.ReadBytes(ctx, y) // as long as it takes
		switch {
		case errors.As(err, &full):
			if full.Bytes < 1<<40 {
				t.Errorf("%s: %v", name, full)
			}
		case err != nil || len(data) != 8 || data[0] != 5:
			t.Errorf("%s: %v, %v", name, data, err)
		}
	}
	if took := time.Since(start); took > 20*time.Second {
		t.Errorf("it took %v", took)
	}
	if grown := testdev.HeapInUse() - before; grown > 64<<20 {
		t.Errorf("%d bytes more are in use", grown)
	}
}
