package engine

import (
	"context"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/plan"
)

// Sizes that Compile did not try run on kernels that fit any, which take several times as
// long on a GPU; those that come again get kernels of their own.

// ownFrom is how often sizes have come that come again.
const ownFrom = 3

// own are the pipelines of a compiled graph's fused plan, where Compile has not made them.
type own struct {
	runs atomic.Int32 // of the other plan
	made atomic.Pointer[Prepared]
}

// Specialize makes the pipelines of the fused plan that are lacking, and returns when
// they are there. aside: nobody waits for them, see [backend].
func (c *Compiled) Specialize(ctx context.Context, aside bool) error {
	if c.fused.made.Load() == nil && c.own.made.Load() == nil && !c.e.be.interprets(c.fused.Plan) {
		made, err := c.e.be.prepare(ctx, c.fused.Steps, aside)
		if err != nil {
			return err
		}
		c.own.made.Store(&made)
	}
	return c.Record(ctx)
}

// again counts a run of the plan whose kernels fit any sizes, and has those of the other
// made beside what runs once the sizes have come often enough.
func (c *Compiled) again() {
	if c.own.runs.Add(1) != ownFrom {
		return
	}
	go func() {
		if !c.e.work.enter() {
			return
		}
		defer c.e.work.leave()
		if err := c.Specialize(c.e.work.open, true); err != nil {
			c.own.runs.Store(0) // the next ones try again
			c.e.dev.Logger().Debug("no kernels of their own for sizes that come again", "error", err)
		}
	}()
}

// choose is the plan to run: the fused one where its pipelines are there, or those of
// neither. Once the other one is recorded, only Specialize makes that the fused one: a call
// looks for no pipelines.
func (c *Compiled) choose(ctx context.Context) (*compiledPlan, error) {
	if c.fused.made.Load() != nil || c.own.made.Load() != nil {
		return c.fused, nil
	}
	if p := c.plain.Load(); p != nil && p.made.Load() != nil {
		return p, nil
	}
	if c.e.be.prepared(c.fused.Plan) {
		return c.fused, nil
	}
	plain, err := c.unfused(ctx)
	if err != nil || !c.e.be.prepared(plain.Plan) {
		return c.fused, err
	}
	return plain, nil
}

// unfused is the plan whose kernels follow from the graph's structure.
func (c *Compiled) unfused(ctx context.Context) (*compiledPlan, error) {
	if p := c.plain.Load(); p != nil {
		return p, nil
	}
	return c.e.plains.do(ctx, c, func() (*compiledPlan, error) {
		if p := c.plain.Load(); p != nil {
			return p, nil
		}
		p, err := c.e.build(c.e.unfused(), c.results...)
		if err != nil {
			return nil, err
		}
		made := &compiledPlan{Plan: p}
		c.plain.Store(made) // not read back: the fused plan's recording may clear it at any time
		return made, nil
	})
}

// unfused is the configuration of such a plan.
func (e *Engine) unfused() plan.Config {
	cfg := e.be.config()
	cfg.Unfused = true
	return cfg
}
