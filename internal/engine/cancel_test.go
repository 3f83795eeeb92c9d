package engine

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// countdown is a context that is cancelled after so many calls of Err.
type countdown struct {
	context.Context
	left int
}

func (c *countdown) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// The host checks the context between kernels. A cancelled evaluation can run again.
func TestHostStopsBetweenKernels(t *testing.T) {
	d, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	e, err := For(opened.Device(d))
	if err != nil {
		t.Fatal(err)
	}
	g := emptyGraph(t, e, 1)
	x := g.data(dtype.Int32, 64)
	for range 5 {
		x = g.add(ops.CumulativeSum, ops.Attr{Axes: []int{0}}, x)
	}
	all := &countdown{context.Background(), 1 << 20}
	if err := e.Eval(all, g.add(ops.Neg, ops.Attr{}, x)); err != nil {
		t.Fatal(err)
	}
	asked := 1<<20 - all.left
	if asked < 5 {
		t.Fatalf("the context was checked %d times in a run of six kernels", asked)
	}
	last := g.add(ops.Abs, ops.Attr{}, x)
	for left := range asked {
		if err := e.Eval(&countdown{context.Background(), left}, last); !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled at check %d of %d: %v", left+1, asked, err)
		}
	}
	if err := e.Eval(context.Background(), last); err != nil {
		t.Error(err)
	}
}

// long returns an engine on which a chain of products takes one submission or more for each kernel.
func long(t testing.TB) (e *Engine, be *vkbackend.Backend, value func() graph.Value, parts int) {
	t.Helper()
	e, be = vulkanEngine(t)
	be.Configure(func(cfg *plan.Config) {
		cfg.Submission, cfg.Least = time.Microsecond, target.Rates{Cost: 1e9, Bytes: 1e9}
	})
	const n, products = 48, 16
	a, b := upload(t, e, ramp(n*n), n, n), upload(t, e, ramp(n*n), n, n)
	value = func() graph.Value {
		v := a
		for range products {
			v = apply(t, ops.Tanh, ops.Attr{}, apply(t, ops.MatMul, ops.Attr{}, v, b))
		}
		return v
	}
	if err := e.Eval(ctx, value()); err != nil { // so that everything is known of the device
		t.Fatal(err)
	}
	p, err := plan.Build(be.Config(), value())
	if err != nil {
		t.Fatal(err)
	}
	steps, err := be.Record(workOf(p, newLeaves(nil), false))
	if err != nil {
		t.Fatal(err)
	}
	if parts, _ = vkbackend.Submissions(steps); parts < products {
		t.Fatalf("only %d submissions", parts)
	}
	return e, be, value, parts
}

// begun waits until so many submissions are made.
func begun(be *vkbackend.Backend, from vulkan.Ticket, n int) {
	for be.Submitted() < from+vulkan.Ticket(n) {
		runtime.Gosched()
	}
}

// over waits until no run is writing a value.
func over(t testing.TB, e *Engine, v graph.Value) {
	t.Helper()
	var first obstacle
	e.locked(func() { first = e.busy([]graph.Value{v}) })
	if first != nil {
		if err := first(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
}

// Work that only a cancelled reader wanted is not submitted any further, except for the submissions
// that the device was about to execute. The value can be read later.
func TestCancelledWorkIsDropped(t *testing.T) {
	e, be, value, parts := long(t)
	want := read(t, e, value())
	y := value()
	before := be.Submitted()
	ended, cancel := context.WithCancel(ctx)
	done := make(chan error, 1)
	go func() { done <- e.Read(ended, y, make([]byte, 4*len(want))) }()
	begun(be, before, 2)
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	at := be.Submitted() // after cancel, since the test may have been interrupted before it
	over(t, e, y)
	if all, after := be.Submitted()-before, be.Submitted()-at; after > 2 || int(all) >= parts {
		t.Errorf("%d submissions after the only context ended, %d of %d in all", after, all, parts)
	}
	if _, ran := y.Stored(); ran {
		t.Error("a cancelled run has stored a result")
	}
	if got := read(t, e, apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(4), 4))); got[3] != -3 {
		t.Errorf("next: %v", got)
	}
	if n := e.be.Stats().Memory.PendingFrees; n > 8 {
		t.Errorf("%d buffers are still pending", n)
	}
	if got := read(t, e, y); !slices.Equal(got, want) {
		t.Error("the second read gives another result")
	}
}

// Work that one reader no longer wants goes on for another reader.
func TestCancelledWorkGoesOnForOthers(t *testing.T) {
	e, be, value, parts := long(t)
	want := read(t, e, value())
	if err := e.Eval(ctx, value()); err != nil { // after the submissions of the read
		t.Fatal(err)
	}
	y := value()
	before := be.Submitted()
	ended, cancel := context.WithCancel(ctx)
	first, second := make(chan error, 1), make(chan error, 1)
	go func() { first <- e.Eval(ended, y) }()
	begun(be, before, 1)
	other, leave := context.WithCancel(ctx)
	defer leave()
	go func() { second <- e.Eval(other, y) }()
	for waiting := 0; waiting < 2 && len(second) == 0; runtime.Gosched() {
		e.locked(func() {
			if r := runOf(y.Node); r != nil {
				waiting = r.waiting
			} else {
				waiting = 2 // it is over already
			}
		})
	}
	cancel()
	if err := <-first; err != nil && !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if err := <-second; err != nil {
		t.Fatal(err)
	}
	if n := be.Submitted() - before; int(n) != parts {
		t.Errorf("%d submissions of %d", n, parts)
	}
	if got := read(t, e, y); !slices.Equal(got, want) {
		t.Error("another result")
	}
}

// Other runs can be submitted between the parts of long work, even if they replace its operands.
func TestLongWorkLetsOthersIn(t *testing.T) {
	e, be, value, parts := long(t)
	want := read(t, e, value())
	small := apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(4), 4))
	if got := read(t, e, small); got[3] != -3 {
		t.Fatal(got)
	}
	y := value()
	before := be.Submitted()
	done := make(chan error, 1)
	go func() { done <- e.Eval(ctx, y) }()
	begun(be, before, 2)
	between := 0
	for len(done) == 0 {
		x := upload(t, e, ramp(4), 4)
		v := apply(t, ops.Neg, ops.Attr{}, x)
		if got := read(t, e, v); got[3] != -3 {
			t.Errorf("between: %v", got)
		}
		e.Free(v)
		e.Free(x)
		if len(done) == 0 {
			between++
		}
	}
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if between == 0 {
		t.Errorf("no other run came between %d submissions", parts)
	}
	if got := read(t, e, apply(t, ops.Abs, ops.Attr{}, y)); !slices.Equal(got, absolute(want)) {
		t.Error("another result")
	}
}

func absolute(list []float32) []float32 {
	out := slices.Clone(list)
	for i, v := range out {
		out[i] = max(v, -v)
	}
	return out
}

// A closed device submits no further part of the work under way.
func TestCloseDropsQueuedWork(t *testing.T) {
	for _, cancellable := range []bool{false, true} {
		e, be, value, parts := long(t)
		read(t, e, value()) // compiles
		ended, cancel := ctx, context.CancelFunc(func() {})
		if cancellable {
			ended, cancel = context.WithCancel(ctx)
		}
		before := be.Submitted()
		done := make(chan error, 1)
		go func() { done <- e.Eval(ended, value()) }()
		begun(be, before, 2)
		if err := e.dev.Close(); err != nil {
			t.Fatal(err)
		}
		at := be.Submitted() // after Close, since the test may have been interrupted before it
		var gone *vulkan.ClosedError
		if err := <-done; !errors.As(err, &gone) {
			t.Errorf("an evaluation during Close: %v", err)
		}
		if all, after := be.Submitted()-before, be.Submitted()-at; after > 0 || int(all) >= parts {
			t.Errorf("%d submissions since Close, %d of %d in all", after, all, parts)
		}
		cancel()
	}
}

// counting counts the runs of recordings.
type counting struct {
	backend.Backend
	runs atomic.Int32
}

func (c *counting) Run(ctx context.Context, steps backend.Steps, arrays []backend.Memory, note func(backend.Timing)) (vulkan.Ticket, error) {
	c.runs.Add(1)
	return c.Backend.Run(ctx, steps, arrays, note)
}

// On the host too, work that one reader no longer wants goes on for another.
func TestHostGoesOnForOthers(t *testing.T) {
	e := hostEngine(t)
	c := &counting{Backend: e.be}
	e.be = c
	v := heavy(t, e)
	ended, cancel := context.WithCancel(ctx)
	other, leave := context.WithCancel(ctx)
	first, second := make(chan error, 1), make(chan error, 1)
	go func() { first <- e.Eval(ended, v) }()
	for c.runs.Load() == 0 {
		runtime.Gosched()
	}
	go func() { second <- e.Eval(other, v) }()
	for waiting := 0; waiting < 2; runtime.Gosched() {
		e.locked(func() { waiting = runOf(v.Node).waiting })
	}
	cancel()
	if err := <-first; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	e.locked(func() {
		if runOf(v.Node) == nil {
			t.Error("the run was cancelled")
		}
	})
	leave()
	if err := <-second; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	over(t, e, v)
	if n := c.runs.Load(); n != 1 {
		t.Errorf("it ran %d times", n)
	}
	if _, ran := v.Stored(); ran {
		t.Error("it ran to its end, although nobody waited")
	}
}

// held is a backend whose runs wait at a gate.
type held struct {
	backend.Backend
	come, gate chan struct{}
}

func (h *held) Run(ctx context.Context, steps backend.Steps, arrays []backend.Memory, note func(backend.Timing)) (vulkan.Ticket, error) {
	h.come <- struct{}{}
	<-h.gate
	return h.Backend.Run(ctx, steps, arrays, note)
}

// A caller that no longer waits may reuse its list of values while the work goes on for others.
func TestLeavingCallerReusesItsList(t *testing.T) {
	e, err := For(open(t, device.WithSelector("host"), device.WithIndexCheck()))
	if err != nil {
		t.Fatal(err)
	}
	h := &held{e.be, make(chan struct{}, 64), make(chan struct{})}
	e.be = h
	index, err := e.Upload(dtype.Uint8, shape.Shape{1}, []byte{4})
	if err != nil {
		t.Fatal(err)
	}
	list, err := compose.Applier{Guarded: true}.ApplyAll(ops.Take, ops.Attr{Axes: []int{0}}, "", upload(t, e, ramp(4), 4), index)
	if err != nil {
		t.Fatal(err)
	}
	v := list[0]
	ended, cancel := context.WithCancel(ctx)
	first, second := make(chan error, 1), make(chan error, 1)
	go func() {
		asked := []graph.Value{v}
		err := e.Eval(ended, asked...)
		clear(asked)
		first <- err
	}()
	<-h.come
	go func() { second <- e.Eval(ctx, v) }()
	for waiting := 0; waiting < 2; runtime.Gosched() {
		e.locked(func() { waiting = runOf(v.Node).waiting })
	}
	cancel()
	if err := <-first; !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	close(h.gate)
	var outside *IndexRangeError
	if err := <-second; !errors.As(err, &outside) {
		t.Errorf("%v, want *IndexRangeError", err)
	}
}

// minute is a chain of products that keeps a CPU driver busy for a minute, and a GPU for a second.
func minute(b *testing.B, e *Engine) graph.Value {
	const n = 1536
	x := upload(b, e, make([]float32, n*n), n, n)
	v := x
	for range 200 {
		v = apply(b, ops.MatMul, ops.Attr{}, v, x)
	}
	return v
}

// cancelled evaluates minute for a short while, and cancels it.
func cancelled(b *testing.B, e *Engine) {
	ended, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
	defer cancel()
	if err := e.Eval(ended, minute(b, e)); !errors.Is(err, context.DeadlineExceeded) {
		b.Fatal(err)
	}
}

// Measures how long four elements take after a cancelled evaluation of minute. Run it with
// -benchtime 5x or more.
func BenchmarkNextAfterCancel(b *testing.B) {
	e, _ := vulkanEngine(b)
	next := func() { read(b, e, apply(b, ops.Neg, ops.Attr{}, upload(b, e, ramp(4), 4))) }
	next() // compiles
	var took []time.Duration
	for b.Loop() {
		cancelled(b, e)
		start := time.Now()
		next()
		took = append(took, time.Since(start))
	}
	b.ReportMetric(median(took), "ms-median")
}

// Measures how long Close takes after a cancelled evaluation of minute.
func BenchmarkCloseAfterCancel(b *testing.B) {
	var took []time.Duration
	for b.Loop() {
		e, _ := vulkanEngine(b)
		cancelled(b, e)
		start := time.Now()
		if err := e.dev.Close(); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	b.ReportMetric(median(took), "ms-median")
}
