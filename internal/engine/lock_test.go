package engine

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"
	"github.com/weft-gpu/weft/shaders"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// gated is an engine whose compilations wait until they may go on.
type gated struct {
	*Engine
	be     *vkbackend.Backend
	begun  chan struct{} // gets a value for each compilation that begins
	allow  func()        // lets all go on; may be called twice
	mu     sync.Mutex
	builds map[string]int // compilations of each kernel
}

func gate(t testing.TB) *gated {
	t.Helper()
	g := &gated{begun: make(chan struct{}, 100), builds: map[string]int{}}
	g.Engine, g.be = vulkanEngine(t)
	open := make(chan struct{})
	g.allow = sync.OnceFunc(func() { close(open) })
	t.Cleanup(g.allow) // before the device closes, which waits for them
	g.be.Watch(func(k *kernel.Kernel, _ *shaders.Program) {
		g.mu.Lock()
		g.builds[k.Key()]++
		g.mu.Unlock()
		g.begun <- struct{}{}
		<-open
	})
	return g
}

// evaluating evaluates a value in a goroutine of its own. It returns when the compilation has
// begun, with the channel for Eval's error.
func (g *gated) evaluating(v graph.Value) <-chan error {
	done := make(chan error, 1)
	go func() { done <- g.Eval(ctx, v) }()
	<-g.begun
	return done
}

// reading reads a value in a goroutine of its own.
func (g *gated) reading(ctx context.Context, v graph.Value) <-chan error {
	done := make(chan error, 1)
	go func() { done <- g.Read(ctx, v, make([]byte, v.Shape().Size()*v.DType().Size())) }()
	return done
}

// While one goroutine's compilation hangs, others can close values and read values in memory. They
// stop waiting when their contexts end, whether they wait for that kernel, for that value or for
// another kernel. Nothing is compiled twice.
func TestNobodyWaitsForACompile(t *testing.T) {
	g := gate(t)
	x := upload(t, g.Engine, ramp(8), 8)
	y := apply(t, ops.Neg, ops.Attr{}, x)
	done := g.evaluating(y)

	if got := read(t, g.Engine, x); got[7] != 7 {
		t.Errorf("read %v", got)
	}
	g.Free(upload(t, g.Engine, ramp(3), 3)) // closes
	g.Free(apply(t, ops.Abs, ops.Attr{}, x))
	for name, v := range map[string]graph.Value{
		"the value":         y,
		"a reader of it":    apply(t, ops.Neg, ops.Attr{}, y),
		"the same kernel":   apply(t, ops.Neg, ops.Attr{}, upload(t, g.Engine, ramp(8), 8)),
		"another kernel":    apply(t, ops.Mul, ops.Attr{}, x, x),
		"the same graph":    apply(t, ops.Neg, ops.Attr{}, x),
		"a cumulative sums": apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, x),
	} {
		ended, cancel := context.WithCancel(ctx)
		reading := g.reading(ended, v)
		cancel()
		if err := <-reading; !errors.Is(err, context.Canceled) {
			t.Errorf("read of %s, cancelled: %v", name, err)
		}
	}
	select {
	case err := <-done:
		t.Fatalf("the evaluation ended before its kernel was compiled: %v", err)
	default:
	}
	g.allow()
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if got := read(t, g.Engine, y); got[7] != -7 {
		t.Errorf("read %v", got)
	}
	for key, n := range g.builds {
		if n != 1 {
			t.Errorf("kernel %x was compiled %d times", key[:min(8, len(key))], n)
		}
	}
}

// If the only caller that waits for a compilation leaves, the kernel and the plan are kept.
func TestACompileOutlivesItsCaller(t *testing.T) {
	g := gate(t)
	x := upload(t, g.Engine, ramp(8), 8)
	y := apply(t, ops.Neg, ops.Attr{}, x)
	ended, cancel := context.WithCancel(ctx)
	reading := g.reading(ended, y)
	<-g.begun
	cancel()
	if err := <-reading; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if n := references(x); n != 1 {
		t.Errorf("the cancelled run has left %d references", n)
	}
	g.allow()
	if got := read(t, g.Engine, y); got[7] != -7 {
		t.Errorf("read %v", got)
	}
	if len(g.builds) != 1 || g.be.Stats().Compiled != 1 {
		t.Errorf("%d kernels, %d pipelines", len(g.builds), g.be.Stats().Compiled)
	}
}

// A value that several goroutines want, and that others read, runs once.
func TestSeveralWantOneValue(t *testing.T) {
	g := gate(t)
	x := upload(t, g.Engine, ramp(8), 8)
	y := apply(t, ops.Neg, ops.Attr{}, x)
	before := g.be.Submitted()
	done := g.evaluating(y)
	var all []<-chan error
	for range 4 {
		all = append(all, g.reading(ctx, y), g.reading(ctx, y))
	}
	g.allow()
	for _, d := range append(all, done) {
		if err := <-d; err != nil {
			t.Error(err)
		}
	}
	if n := g.be.Submitted() - before; n != 1 {
		t.Errorf("%d submissions for one value", n)
	}
}

// A value that is closed during its evaluation does not fail it, and leaves nothing behind.
func TestFreedWhileRunning(t *testing.T) {
	g := gate(t)
	x := upload(t, g.Engine, ramp(8), 8)
	y := apply(t, ops.Neg, ops.Attr{}, x)
	done := g.evaluating(y)
	g.Free(y)
	g.Free(x)
	g.allow()
	if err := <-done; err != nil {
		t.Error(err)
	}
	var freed *FreedError
	if err := g.Read(ctx, y, make([]byte, 32)); !errors.As(err, &freed) {
		t.Errorf("read of what was freed: %v", err)
	}
	if n := references(x); n != 0 {
		t.Errorf("%d references to the operand", n)
	}
	if n := g.be.Allocator().Stats().Buffers; n != 0 {
		t.Errorf("%d buffers are left", n)
	}
}

// A device that is closed during a compilation waits for it; users get results or the typed error.
func TestCloseWhileCompiling(t *testing.T) {
	g := gate(t)
	x := upload(t, g.Engine, ramp(8), 8)
	evaluated := g.evaluating(apply(t, ops.Neg, ops.Attr{}, x))
	closed := make(chan error, 1)
	go func() { closed <- g.dev.Close() }()
	var gone *vulkan.ClosedError
	for g.dev.Err() == nil {
		runtime.Gosched()
	}
	if _, err := g.Upload(dtype.Float32, shape.Shape{1}, make([]byte, 4)); !errors.As(err, &gone) {
		t.Errorf("upload during Close: %v", err)
	}
	g.allow()
	if err := <-evaluated; err != nil && !errors.As(err, &gone) {
		t.Error(err)
	}
	if err := <-closed; err != nil {
		t.Error(err)
	}
}

// heavy makes a value that takes the host seconds to compute.
func heavy(t testing.TB, e *Engine) graph.Value {
	t.Helper()
	v, err := e.Upload(dtype.Float32, shape.Shape{1 << 23}, make([]byte, 4<<23))
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		v = apply(t, ops.Erf, ops.Attr{}, v)
	}
	return v
}

func hostEngine(t testing.TB) *Engine {
	t.Helper()
	d := open(t, device.WithSelector("host"))
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// median returns the median of 20 durations or more, in milliseconds.
func median(took []time.Duration) float64 {
	slices.Sort(took)
	return took[len(took)/2].Seconds() * 1000
}

// Measures how long closing a value takes while another goroutine compiles. Run it with -benchtime
// 20x or more.
func BenchmarkCloseWhileCompiling(b *testing.B) {
	g := gate(b)
	x := upload(b, g.Engine, ramp(8), 8)
	done := g.evaluating(apply(b, ops.Neg, ops.Attr{}, x))
	var took []time.Duration
	for b.Loop() {
		v := upload(b, g.Engine, ramp(3), 3)
		start := time.Now()
		g.Free(v)
		took = append(took, time.Since(start))
	}
	b.ReportMetric(median(took), "ms-median")
	g.allow()
	<-done
}

// Measures how long a Read that waits for another goroutine's compilation goes on after its context
// has ended.
func BenchmarkCancelledReadWhileCompiling(b *testing.B) {
	g := gate(b)
	x := upload(b, g.Engine, ramp(8), 8)
	y := apply(b, ops.Neg, ops.Attr{}, x)
	done := g.evaluating(y)
	var took []time.Duration
	for b.Loop() {
		ended, cancel := context.WithCancel(ctx)
		reading := g.reading(ended, y)
		time.Sleep(time.Millisecond) // then it waits
		start := time.Now()
		cancel()
		if err := <-reading; !errors.Is(err, context.Canceled) {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	b.ReportMetric(median(took), "ms-median")
	g.allow()
	<-done
}

// Measures how long the host computes after the context has ended.
func BenchmarkCancelledHost(b *testing.B) {
	e := hostEngine(b)
	v := heavy(b, e)
	var took []time.Duration
	for b.Loop() {
		ended, cancel := context.WithCancel(ctx)
		done := make(chan error, 1)
		go func() { done <- e.Eval(ended, v) }()
		time.Sleep(20 * time.Millisecond) // then it computes
		start := time.Now()
		cancel()
		if err := <-done; !errors.Is(err, context.Canceled) {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	b.ReportMetric(median(took), "ms-median")
}
