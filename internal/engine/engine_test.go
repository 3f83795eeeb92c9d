package engine

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"io"
	"runtime"
	"slices"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

var ctx = context.Background()

// open opens the device that WEFT_DEVICE names, or the host. The device computes small work itself.
func open(t testing.TB, opts ...device.Option) *vulkan.Device {
	t.Helper()
	return openDefault(t, append(slices.Clone(opts), device.WithSmallWorkOnDevice())...)
}

// openDefault opens the same device as programs do: for a CPU driver, the host computes small work.
func openDefault(t testing.TB, opts ...device.Option) *vulkan.Device {
	t.Helper()
	public, err := device.Open(opts...)
	if err != nil {
		t.Fatal(err)
	}
	d := opened.Device(public)
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

// vulkanEngine returns an engine on a Vulkan device with the given memory options. It skips the
// test on the host device.
func vulkanEngine(t testing.TB, opts ...memory.Option) (*Engine, *vkbackend.Backend) {
	t.Helper()
	d := open(t)
	if d.IsHost() {
		t.Skip("the host device has no device memory to run out of; run with WEFT_DEVICE=lavapipe")
	}
	var be *vkbackend.Backend
	c, err := d.Extension("test", func() (closer io.Closer, err error) {
		e := newEngine(d)
		be, err = vkbackend.New(d, &e.work, e.Forget, opts...)
		if err == nil {
			err = be.Learn(ctx) // so that the configuration of a test stays
		}
		e.be = be
		return e, err
	})
	if err != nil {
		t.Fatal(err)
	}
	return c.(*Engine), be
}

func upload(t testing.TB, e *Engine, data []float32, dims ...int) graph.Value {
	t.Helper()
	v, err := e.Upload(dtype.Float32, dims, hostref.Bytes(data))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func apply(t testing.TB, o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
	t.Helper()
	v, err := compose.Apply(o, a, "", in...)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func read(t testing.TB, e *Engine, v graph.Value) []float32 {
	t.Helper()
	dst := make([]byte, v.Shape().Size()*v.DType().Size())
	if err := e.Read(ctx, v, dst); err != nil {
		t.Fatal(err)
	}
	return hostref.Slice[float32](dst)
}

func ramp(n int) []float32 {
	data := make([]float32, n)
	for i := range data {
		data[i] = float32(i)
	}
	return data
}

// If device memory is not mapped, as on a discrete GPU, results and operands go through the staging
// ring. They may be larger than the ring, have odd sizes, and be read back while more is recorded.
func TestStaging(t *testing.T) {
	e, _ := vulkanEngine(t, memory.WithStaging())
	for _, n := range []int{1, 3, 1000, 5<<20 + 7} {
		x := upload(t, e, ramp(n), n)
		y := apply(t, ops.Add, ops.Attr{}, x, x)
		for i, got := range read(t, e, y) {
			if got != 2*float32(i) {
				t.Fatalf("%d elements: element %d is %v, want %v", n, i, got, 2*float32(i))
			}
		}
		if got := read(t, e, x); got[n-1] != float32(n-1) {
			t.Fatalf("%d elements: read back %v", n, got[n-1])
		}
	}
}

// Running out of memory is a typed error that changes nothing. The evaluation succeeds once there
// is memory again.
func TestOutOfMemory(t *testing.T) {
	e, be := vulkanEngine(t)
	const n = 4 << 20 // 16 MiB
	x := upload(t, e, ramp(n), n)
	done := apply(t, ops.Neg, ops.Attr{}, x)
	if err := e.Eval(ctx, done); err != nil {
		t.Fatal(err)
	}
	be.Allocator().Trim()
	be.Allocator().SetLimit(be.Allocator().Stats().Reserved)
	var held []graph.Value
	var oom *memory.OutOfMemoryError
	for range 64 {
		v := apply(t, ops.Add, ops.Attr{}, x, done)
		err := e.Eval(ctx, v)
		if errors.As(err, &oom) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		held = append(held, v)
	}
	if oom == nil {
		t.Fatal("64 arrays of 16 MiB fit into a full device")
	}
	t.Log(oom)
	if got := read(t, e, done); got[n-1] != -float32(n-1) {
		t.Errorf("an earlier result is lost: %v", got[n-1])
	}
	again := apply(t, ops.Abs, ops.Attr{}, done)
	if err := e.Eval(ctx, again); !errors.As(err, &oom) {
		t.Fatalf("another array: %v, want *memory.OutOfMemoryError", err)
	}
	be.Allocator().SetLimit(0)
	if got := read(t, e, again); got[n-1] != float32(n-1) {
		t.Errorf("the failed evaluation gives %v once there is memory", got[n-1])
	}
	runtime.KeepAlive(append(held, x))
}

// A lost device stays lost. Earlier results can still be read if the host sees the memory.
func TestDeviceLost(t *testing.T) {
	e, _ := vulkanEngine(t)
	x := upload(t, e, ramp(100), 100)
	y := apply(t, ops.Neg, ops.Attr{}, x)
	if err := e.Eval(ctx, y); err != nil {
		t.Fatal(err)
	}
	e.dev.MarkLost("a test")
	var lost *vulkan.LostError
	z := apply(t, ops.Neg, ops.Attr{}, y)
	for range 2 {
		if err := e.Eval(ctx, z); !errors.As(err, &lost) {
			t.Fatalf("after the loss: %v, want *vulkan.LostError", err)
		}
	}
	if _, err := e.Upload(dtype.Float32, shape.Shape{1}, make([]byte, 4)); !errors.As(err, &lost) {
		t.Fatalf("upload after the loss: %v, want *vulkan.LostError", err)
	}
	// This works if the host can read device memory and nothing must be copied on the device first.
	dst := make([]byte, 4*100)
	switch err := e.Read(ctx, y, dst); {
	case errors.As(err, &lost):
		if e.dev.Info().Kind == vulkan.CPU {
			t.Errorf("reading an earlier result: %v", err)
		}
	case err != nil:
		t.Error(err)
	case hostref.Slice[float32](dst)[99] != -99:
		t.Errorf("an earlier result reads as %v", hostref.Slice[float32](dst)[99])
	}
}

// The reference check finds a difference and names it.
func TestReferenceCheckFindsADifference(t *testing.T) {
	d := open(t, device.WithReferenceCheck())
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	x := upload(t, e, ramp(6), 2, 3)
	if got := read(t, e, apply(t, ops.Add, ops.Attr{}, x, x)); got[5] != 10 {
		t.Fatalf("2*5 = %v", got[5])
	}
	want := &hostref.Array{DType: dtype.Float32, Shape: shape.Shape{2, 3}, Data: hostref.Bytes(ramp(6))}
	got := &hostref.Array{DType: dtype.Float32, Shape: want.Shape, Data: bytes.Clone(want.Data)}
	binary.LittleEndian.PutUint32(got.Data[16:], 0x40800001)
	var m *MismatchError
	if err := compareArrays(x, want, got, "a device"); !errors.As(err, &m) || m.ULP != 1 || m.Index[0] != 1 || m.Index[1] != 1 {
		t.Fatalf("%v", err)
	}
}

// A deep graph, a wide one and one with many operands are cut into kernels that every device takes.
func TestGraphsBeyondOneKernel(t *testing.T) {
	d := open(t)
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	one := upload(t, e, []float32{1, 1, 1}, 3)
	deep := one
	for range 200 {
		deep = apply(t, ops.Sqrt, ops.Attr{}, apply(t, ops.Mul, ops.Attr{}, deep, deep))
	}
	wide := upload(t, e, []float32{0, 0, 0}, 3)
	for i := range 40 {
		wide = apply(t, ops.Add, ops.Attr{}, wide, upload(t, e, []float32{float32(i), 1, 2}, 3))
	}
	if got := read(t, e, deep); got[0] != 1 {
		t.Errorf("deep: %v", got)
	}
	if got := read(t, e, wide); got[0] != 780 || got[1] != 40 || got[2] != 80 {
		t.Errorf("wide: %v", got)
	}
}

// If no kernel can compute a value, every method returns the planner's error. Later values compute.
func TestPlannerErrors(t *testing.T) {
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	long := apply(t, ops.ArgSort, ops.Attr{}, apply(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1 << 33}}, upload(t, e, []float32{7}, 1)))
	last := func() graph.Value {
		return apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.From(1<<33 - 1)}}, long)
	}
	for name, ask := range map[string]func() error{
		"eval":    func() error { return e.Eval(ctx, last()) },
		"read":    func() error { return e.Read(ctx, last(), make([]byte, 8)) },
		"profile": func() error { _, err := e.Profile(ctx, last()); return err },
		"explain": func() error { _, err := e.Explain(last()); return err },
	} {
		var sort *plan.SortSizeError
		if err := ask(); !errors.As(err, &sort) {
			t.Errorf("%s: %v, want a *plan.SortSizeError", name, err)
		}
	}
	if got := read(t, e, apply(t, ops.Neg, ops.Attr{}, upload(t, e, []float32{1, 2}, 2))); got[1] != -2 {
		t.Errorf("a later value: %v", got)
	}
}
