package engine

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/plan"
)

// Sizes that Compile did not try run on kernels that fit any size, which take several times as long
// on a GPU. Sizes that come often get kernels of their own.

// ownFrom is how often the same sizes must run before they get their own kernels.
const ownFrom = 3

// own has the pipelines of a compiled graph's fused plan, if Compile has not made them.
type own struct {
	runs atomic.Int32 // how often the plain plan has run
	made atomic.Pointer[backend.Prepared]
}

// Specialize makes the missing pipelines of the fused plan, and returns when they are made. aside
// says that nobody waits for them; see [backend.Backend].
func (c *Compiled) Specialize(ctx context.Context, aside bool) error {
	if c.fused.made.Load() == nil && c.own.made.Load() == nil && c.e.readiness(c.fused.Plan) != backend.Interpreted {
		made, err := c.e.be.Prepare(ctx, kernelsOf(c.fused.Steps), aside)
		if err != nil {
			return err
		}
		c.own.made.Store(&made)
	}
	return c.Record(ctx)
}

// again counts a run of the plan whose kernels fit any size. When the sizes have come often enough,
// the kernels of the fused plan are made in the background.
func (c *Compiled) again() {
	if c.own.runs.Add(1) != ownFrom {
		return
	}
	if !c.e.special.add(&c.e.work, c) {
		c.own.runs.Store(0) // later runs try again
	}
}

// specialQueue bounds the compiled graphs that wait for their own kernels.
const specialQueue = 64

// special is a queue of compiled graphs that wait for their own kernels. One goroutine makes them
// for one graph after the other, since several would only compete.
type special struct {
	mu    sync.Mutex
	list  []*Compiled
	going bool
}

// add queues a graph; false if too many wait, or the engine is closed.
func (s *special) add(work *flight.Work, c *Compiled) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.list) >= specialQueue || !s.going && !work.Enter() {
		return false
	}
	s.list = append(s.list, c)
	if !s.going {
		s.going = true
		go s.run(work)
	}
	return true
}

func (s *special) run(work *flight.Work) {
	defer work.Leave()
	for c := s.next(work); c != nil; c = s.next(work) {
		if err := c.Specialize(work.Open, true); err != nil {
			c.own.runs.Store(0)
			c.e.dev.Logger().Debug("cannot make kernels for sizes that come again", "error", err)
		}
	}
}

// next returns the graph that has waited longest. If it returns nil, the goroutine that makes
// kernels must end.
func (s *special) next(work *flight.Work) *Compiled {
	s.mu.Lock()
	defer s.mu.Unlock()
	if work.Open.Err() != nil {
		s.list = nil
	}
	if s.going = len(s.list) > 0; !s.going {
		return nil
	}
	c := s.list[0]
	s.list = s.list[1:]
	return c
}

// readiness says what a plan lacks before it can run.
func (e *Engine) readiness(p *plan.Plan) backend.Readiness {
	return e.be.Readiness(kernelsOf(p.Steps), p.Small())
}

// choose returns the plan to run. It is the fused one if its pipelines exist, or if neither plan's
// do. Once the plain plan is recorded, only Specialize switches to the fused one, so that a call
// does not look for pipelines.
func (c *Compiled) choose(ctx context.Context) (*compiledPlan, error) {
	if c.fused.made.Load() != nil || c.own.made.Load() != nil {
		return c.fused, nil
	}
	if p := c.plain.Load(); p != nil && p.made.Load() != nil {
		return p, nil
	}
	if c.e.readiness(c.fused.Plan) != backend.Lacking {
		return c.fused, nil
	}
	plain, err := c.unfused(ctx)
	if err != nil || c.e.readiness(plain.Plan) == backend.Lacking {
		return c.fused, err
	}
	return plain, nil
}

// unfused returns the plan whose kernels depend only on the graph's structure.
func (c *Compiled) unfused(ctx context.Context) (*compiledPlan, error) {
	if p := c.plain.Load(); p != nil {
		return p, nil
	}
	return c.e.plains.Do(ctx, c, func() (*compiledPlan, error) {
		if p := c.plain.Load(); p != nil {
			return p, nil
		}
		p, err := c.e.build(c.e.unfused(), c.results...)
		if err != nil {
			return nil, err
		}
		made := &compiledPlan{Plan: p}
		c.plain.Store(made) // not read back, since recording the fused plan may clear it at any time
		return made, nil
	})
}

// unfused returns the configuration of a plan whose kernels depend only on the graph's structure.
func (e *Engine) unfused() plan.Config {
	cfg := e.config()
	cfg.Unfused = true
	return cfg
}
