package vulkan

import (
	"context"
	"testing"

	door "github.com/weft-gpu/weft/internal/opened"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

var _ backend.Backend = (*Backend)(nil)

var ctx = context.Background()

// open opens the device that WEFT_DEVICE names, or a simulated one instead of the host.
func open(t testing.TB, opts ...device.Option) *vulkan.Device {
	t.Helper()
	public, err := device.Open(append(opts, device.WithSmallWorkOnDevice())...)
	if err == nil && door.Device(public).IsHost() {
		public, err = device.Open(append(opts, device.WithSmallWorkOnDevice(), device.WithSelector("sim32"))...)
	}
	if err != nil {
		t.Fatal(err)
	}
	d := door.Device(public)
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		for _, m := range d.ValidationMessages() {
			t.Error(m)
		}
	})
	return d
}

// opened returns the backend of such a device.
func opened(t testing.TB, opts ...memory.Option) *Backend {
	t.Helper()
	return backendOf(t, open(t), opts...)
}

func backendOf(t testing.TB, d *vulkan.Device, opts ...memory.Option) *Backend {
	t.Helper()
	work := &flight.Work{}
	work.Init(&vulkan.ClosedError{Device: d.Info().Name})
	be, err := New(d, work, func() {}, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		work.Close()
		if err := be.Close(); err != nil {
			t.Error(err)
		}
	})
	return be
}

func parameter(d dtype.DType, dims ...int) graph.Value {
	return graph.NewParameter(d, shape.Shape(dims), new(int))
}

func apply(t testing.TB, o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
	t.Helper()
	v, err := compose.Apply(o, a, "", in...)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
