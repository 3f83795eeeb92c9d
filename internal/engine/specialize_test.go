package engine

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// lacking is a backend of which all pipelines are lacking, and whose first ones cannot be
// made.
type lacking struct {
	backend
	fails, asked atomic.Int32
}

func (b *lacking) prepared(*plan.Plan) bool   { return false }
func (b *lacking) interprets(*plan.Plan) bool { return false }
func (b *lacking) prepare(context.Context, []plan.Step, bool) (Prepared, error) {
	if b.asked.Add(1) <= b.fails.Load() {
		return Prepared{}, errors.New("no memory for the moment")
	}
	return Prepared{}, nil
}

// lackingEngine is the engine under test with such a backend.
func lackingEngine(t *testing.T) (*Engine, *lacking) {
	t.Helper()
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	b := &lacking{backend: e.be}
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

// Kernels of their own are made once the sizes have come often enough, and tried again
// after a failure when they have come as often once more.
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
		t.Error("what failed is there")
	}
	for range ownFrom {
		c.again()
	}
	wait("the second time", func() bool { return c.own.made.Load() != nil })
	if n := b.asked.Load(); n != 2 {
		t.Errorf("asked %d times", n)
	}
}

// Runs and preparations of the same sizes at once find a plan, whichever is recorded first.
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

// What is made aside leaves room for what is waited for.
func TestCompilingAsideLeavesRoom(t *testing.T) {
	if runtime.GOMAXPROCS(0) < 2 {
		t.Skip("one processor compiles one kernel after the other")
	}
	d := open(t)
	stop := make(chan struct{})
	c, p := compiling(t, d, func(k *kernel.Kernel) {
		if k.Body[len(k.Body)-1].Op == ops.Neg {
			<-stop
		}
	})
	one := p.Steps[:1]
	var aside []plan.Step
	for i := range 4 * runtime.GOMAXPROCS(0) {
		s, k := one[0], *one[0].Kernel
		k.Body = append([]kernel.Inst(nil), k.Body...)
		for range i + 1 {
			last := len(k.Body) - 1
			k.Body = append(k.Body, kernel.Inst{Kind: kernel.Apply, Op: ops.Neg, Args: []int{last}, DType: k.Body[last].DType})
		}
		s.Kernel = &k
		aside = append(aside, s)
	}
	ctx, end := context.WithTimeout(t.Context(), time.Minute)
	defer end()
	done := make(chan error, 1)
	go func() {
		_, err := c.of(ctx, aside, codegen.Target{}, true)
		done <- err
	}()
	for len(c.aside) < cap(c.aside) {
		time.Sleep(time.Millisecond)
	}
	if _, err := c.of(ctx, one, codegen.Target{}, false); err != nil {
		t.Errorf("what is waited for: %v", err)
	}
	close(stop)
	if err := <-done; err != nil {
		t.Errorf("aside: %v", err)
	}
}

// blocked is a backend that makes no pipelines before it may.
type blocked struct {
	lacking
	allow chan struct{}
}

func (b *blocked) prepare(ctx context.Context, _ []plan.Step, _ bool) (Prepared, error) {
	select {
	case <-b.allow:
		return Prepared{}, nil
	case <-ctx.Done():
		return Prepared{}, ctx.Err()
	}
}

// However many sizes come again, one goroutine makes their kernels, and a bounded number
// waits: the rest is asked for when it comes again.
func TestSpecializingIsBounded(t *testing.T) {
	for _, closes := range []bool{false, true} {
		e := engineUnderTest(t)
		b := &blocked{lacking: lacking{backend: e.be}, allow: make(chan struct{})}
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
			e.work.Close() // hangs where it waits for all
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
