package engine

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
)

// barred is a backend that runs nothing before its gate is open.
type barred struct {
	backend.Backend
	gate    chan struct{}
	replays atomic.Int64 // replays that have begun
	fails   atomic.Bool  // whether all replays fail
}

var errBarred = errors.New("failed")

func (g *barred) Run(ctx context.Context, steps backend.Steps, arrays []backend.Memory, note func(backend.Timing)) (vulkan.Ticket, error) {
	g.replays.Add(1)
	select {
	case <-g.gate:
	case <-ctx.Done():
		return 0, ctx.Err()
	}
	if g.fails.Load() {
		return 0, errBarred
	}
	return g.Backend.Run(ctx, steps, arrays, note)
}

// barredEngine returns the engine under test behind a gate.
func barredEngine(t *testing.T) (*Engine, *barred) {
	t.Helper()
	e := engineUnderTest(t)
	g := &barred{Backend: e.be, gate: make(chan struct{})}
	e.be = g
	return e, g
}

// sines records a chain of operators as a program does.
func sines(t *testing.T, e *Engine, v graph.Value, depth int) (list []graph.Value) {
	t.Helper()
	for range depth {
		v = deepened(t, e, ops.Sin, v)
		list = append(list, v)
	}
	return list
}

// A graph of any depth can be recorded while nothing can run, and has the same parts as otherwise.
func TestRecordingRunsNothing(t *testing.T) {
	e, g := barredEngine(t)
	once := hostEngine(t)
	var loop, whole recurrence
	loop.run(t, e, 150) // hangs if recording waits
	e.locked(func() {
		if len(e.ahead.parts) < 5 {
			t.Errorf("only %d parts wait of a graph %d deep", len(e.ahead.parts), 8*150)
		}
	})
	for g.replays.Load() == 0 { // until its kernels are compiled
		runtime.Gosched()
	}
	if n := g.replays.Load(); n > 1 || e.Stats().Work > 2 {
		t.Errorf("%d runs have begun, in %d goroutines, want one", n, e.Stats().Work)
	}
	close(g.gate)
	end := once.Gather()
	defer end()
	whole.run(t, once, 150)
	for i, v := range []graph.Value{loop.a, loop.b, loop.c} {
		if got, want := read(t, e, v), read(t, once, []graph.Value{whole.a, whole.b, whole.c}[i]); !slices.Equal(got, want) {
			t.Errorf("value %d is %v, want %v as in the whole graph", i, got, want)
		}
	}
	drain(t, e)
	if e.ahead.nodes != 0 || len(e.ahead.parts) != 0 {
		t.Errorf("%d nodes of %d parts are left", e.ahead.nodes, len(e.ahead.parts))
	}
}

// If a reader leaves, no part is run twice or given up.
func TestLeavingReadersEndNoPart(t *testing.T) {
	e, g := barredEngine(t)
	values := sines(t, e, upload(t, e, ramp(8), 8), 3*MaxDepth)
	parts := int64(len(e.ahead.parts))
	last := values[len(values)-1]
	for range 3 {
		ctx, cancel := context.WithCancel(t.Context())
		left := make(chan error)
		go func() { left <- e.Eval(ctx, last) }()
		cancel()
		if err := <-left; !errors.Is(err, context.Canceled) {
			t.Errorf("a leaving reader gets %v", err)
		}
	}
	close(g.gate)
	drain(t, e)
	if n := g.replays.Load(); n != parts {
		t.Errorf("%d runs for %d parts", n, parts)
	}
	read(t, e, last)
}

// A reader that needs no part does not wait for any.
func TestOtherReadersWaitForNoPart(t *testing.T) {
	e, g := barredEngine(t)
	x := upload(t, e, ramp(8), 8)
	sines(t, e, x, 2*MaxDepth)
	if got := read(t, e, x); len(got) != 8 {
		t.Error(got)
	}
	plan, err := e.Explain(apply(t, ops.Neg, ops.Attr{}, x))
	close(g.gate)
	if err != nil || len(plan.Steps) != 1 {
		t.Errorf("%d kernels, %v", len(plan.Steps), err)
	}
}

// Explain reads values of parts that have not run as if they were in memory, and waits for nothing.
// Compile waits, as long as its context lasts.
func TestPlansThatReadParts(t *testing.T) {
	e, g := barredEngine(t)
	values := sines(t, e, upload(t, e, ramp(8), 8), MaxDepth+2)
	before, err := e.Explain(values[len(values)-1])
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := e.Compile(ctx, nil, values[len(values)-1:], false); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	close(g.gate)
	if _, err := e.Compile(t.Context(), nil, values[len(values)-1:], false); err != nil {
		t.Error(err)
	}
	if after, err := e.Explain(values[len(values)-1]); err != nil || len(after.Steps) == 0 || len(after.Steps) != len(before.Steps) {
		t.Errorf("%d kernels, and %d before the parts had run; %v", len(after.Steps), len(before.Steps), err)
	}
}

// A part that cannot run fails for readers of its values and for operators that are recorded on top
// of them. So no graph grows without end. Values that do not need the part are computed.
func TestPartsThatFail(t *testing.T) {
	e, g := barredEngine(t)
	x := upload(t, e, ramp(8), 8)
	values := sines(t, e, x, MaxDepth+2)
	g.fails.Store(true)
	close(g.gate)
	drain(t, e)
	if err := e.Eval(t.Context(), values[MaxDepth]); !errors.Is(err, errBarred) {
		t.Errorf("a reader gets %v", err)
	}
	v, grown := values[MaxDepth], 0
	var err error
	for ; err == nil && grown < 2*MaxDepth; grown++ {
		v = apply(t, ops.Sin, ops.Attr{}, v)
		err = e.Grow(v)
	}
	if !errors.Is(err, errBarred) {
		t.Errorf("after %d more operators: %v", grown, err)
	}
	g.fails.Store(false)
	read(t, e, values[MaxDepth]) // the part has run now, and no longer stands in the way
	if err := e.Grow(apply(t, ops.Sin, ops.Attr{}, v)); err != nil {
		t.Errorf("once it could be run: %v", err)
	}
}

// A value that is closed before it runs does not run.
func TestClosedPartsDoNotRun(t *testing.T) {
	e, g := barredEngine(t)
	first := sines(t, e, upload(t, e, ramp(8), 8), MaxDepth+2) // keeps the goroutine busy
	cell := e.NewCell(upload(t, e, ramp(8), 8))
	defer cell.Drop()
	v := cell.value
	for range 2*stepDepth + 2 {
		v = apply(t, ops.Neg, ops.Attr{}, v)
	}
	cell.Set(v)
	if err := cell.Settle(); err != nil || partOf(v.Node) == nil {
		t.Fatal(err, "nothing was picked")
	}
	cell.Set(first[0])
	e.Free(v)
	close(g.gate)
	drain(t, e)
	if stored(v) || g.replays.Load() != 1 {
		t.Errorf("%d runs", g.replays.Load())
	}
}

// A value inside a part may be picked later, together with a reader of the part.
func TestPartsWithinParts(t *testing.T) {
	e, g := barredEngine(t)
	values := sines(t, e, upload(t, e, ramp(8), 8), MaxDepth+2)
	e.locked(func() {
		midst := values[stepDepth]
		if err := e.pick([]graph.Value{apply(t, ops.Add, ops.Attr{}, midst, values[MaxDepth]), midst}); err != nil {
			t.Error(err)
		}
	})
	close(g.gate)
	read(t, e, values[stepDepth])
	drain(t, e)
	if !stored(values[stepDepth]) {
		t.Error("it has not run")
	}
}

// A goroutine that records waits while too many nodes have not run, until a part is over or the
// engine is closed.
func TestRecordingIsBounded(t *testing.T) {
	for name, fill := range map[string]func(e *Engine){
		"nodes":   func(e *Engine) { e.ahead.nodes += maxAhead },
		"uploads": func(e *Engine) { e.ahead.uploaded.Add(maxUploaded + 1) },
	} {
		for _, closes := range []bool{false, true} {
			t.Run(name, func(t *testing.T) {
				e, g := barredEngine(t)
				sines(t, e, upload(t, e, ramp(8), 8), MaxDepth+2)
				if err := e.room(); err != nil {
					t.Fatalf("room fails although there is room: %v", err)
				}
				e.locked(func() { fill(e) })
				waited := make(chan error)
				go func() { waited <- e.room() }()
				for waiting := false; !waiting; {
					e.locked(func() { waiting = e.ahead.changed != nil })
				}
				if !closes {
					e.locked(func() { e.ahead.nodes %= maxAhead })
					close(g.gate)
					if err := <-waited; err != nil {
						t.Error(err)
					}
					return
				}
				e.work.Close()
				if err := <-waited; !errors.Is(err, e.work.Closing) {
					t.Errorf("after Close: %v", err)
				}
			})
		}
	}
}
