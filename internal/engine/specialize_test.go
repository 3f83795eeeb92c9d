package engine

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// lacking is a backend that lacks all pipelines, and fails to make the first ones.
type lacking struct {
	backend.Backend
	fails, asked atomic.Int32
}

func (b *lacking) Readiness([]*kernel.Kernel, bool) backend.Readiness { return backend.Lacking }
func (b *lacking) Prepare(context.Context, []*kernel.Kernel, bool) (backend.Prepared, error) {
	if b.asked.Add(1) <= b.fails.Load() {
		return nil, errors.New("no memory for the moment")
	}
	return nil, nil
}

// lackingEngine is the engine under test with such a backend.
func lackingEngine(t *testing.T) (*Engine, *lacking) {
	t.Helper()
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	b := &lacking{Backend: e.be}
	e.be = b
	return e, b
}

func negation(t *testing.T, e *Engine) *Compiled {
	t.Helper()
	p := e.Parameter(dtype.Float32, shape.Shape{5})
	c, err := e.Compile(t.Context(), []graph.Value{p}, []graph.Value{apply(t, ops.Neg, ops.Attr{}, p)}, false)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Kernels of their own are made when the sizes have come often enough. If that fails, it is tried
// again when the sizes have come as often once more.
func TestSpecializingIsTriedAgain(t *testing.T) {
	e, b := lackingEngine(t)
	b.fails.Store(1)
	c := negation(t, e)
	wait := func(what string, until func() bool) {
		for end := time.Now().Add(time.Minute); !until(); time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%s: asked %d times, made %v", what, b.asked.Load(), c.own.made.Load() != nil)
			}
		}
	}
	for range ownFrom - 1 {
		c.again()
	}
	if n := b.asked.Load(); n != 0 {
		t.Errorf("asked %d times before the sizes came again", n)
	}
	c.again()
	wait("the first time", func() bool { return b.asked.Load() == 1 && c.own.runs.Load() == 0 })
	if c.own.made.Load() != nil {
		t.Error("pipelines are there after a failure")
	}
	for range ownFrom {
		c.again()
	}
	wait("the second time", func() bool { return c.own.made.Load() != nil })
	if n := b.asked.Load(); n != 2 {
		t.Errorf("asked %d times", n)
	}
}

// Concurrent runs and preparations of the same sizes find a plan, whichever is recorded first.
func TestPlansWhileSpecializing(t *testing.T) {
	e, _ := lackingEngine(t)
	for i := range 2000 {
		c := negation(t, e)
		var both sync.WaitGroup
		both.Go(func() {
			if p, err := c.choose(t.Context()); p == nil || err != nil {
				t.Errorf("the plan is %v, %v", p, err)
			}
		})
		both.Go(func() {
			for range i % 40 {
				runtime.Gosched()
			}
			if err := c.Specialize(t.Context(), false); err != nil {
				t.Error(err)
			}
		})
		both.Wait()
	}
}

// blocked is a backend that makes no pipelines until it is allowed to.
type blocked struct {
	lacking
	allow chan struct{}
}

func (b *blocked) Prepare(ctx context.Context, _ []*kernel.Kernel, _ bool) (backend.Prepared, error) {
	select {
	case <-b.allow:
		return nil, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// However many sizes come again, one goroutine makes their kernels, and a bounded number of them
// waits. The others are queued when they come again.
func TestSpecializingIsBounded(t *testing.T) {
	for _, closes := range []bool{false, true} {
		e := engineUnderTest(t)
		b := &blocked{lacking: lacking{Backend: e.be}, allow: make(chan struct{})}
		e.be = b
		c := negation(t, e)
		var all []*Compiled
		for range 2 * specialQueue {
			one := &Compiled{e: e, params: c.params, results: c.results, fused: &compiledPlan{Plan: c.fused.Plan}}
			for range ownFrom {
				one.again()
			}
			all = append(all, one)
		}
		e.special.mu.Lock()
		waiting := len(e.special.list)
		e.special.mu.Unlock()
		if n := e.Stats().Work; n != 1 || waiting > specialQueue {
			t.Errorf("%d goroutines, %d wait", n, waiting)
		}
		if closes {
			e.work.Close() // hangs if it waits for all
			continue
		}
		close(b.allow)
		for again := true; again; {
			again = false
			for _, one := range all {
				if one.own.made.Load() == nil {
					one.again()
					again = true
				}
			}
			runtime.Gosched()
		}
	}
}
