package engine

import (
	"context"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
)

// Preparation collects the kernels of several plans, and then makes their pipelines together. So
// all cores compile at once, and a kernel that several plans have is compiled once.
type Preparation struct {
	e     *Engine
	fixed bool        // all sizes are known, so plans that the host computes need no kernels
	steps []plan.Step // one for each kernel
	seen  map[string]bool
}

// NewPreparation returns a preparation without kernels. If all sizes are fixed, it skips the plans
// that the host computes. If some are open, other sizes may need their kernels.
func (e *Engine) NewPreparation(fixed bool) *Preparation {
	return &Preparation{e: e, fixed: fixed, seen: map[string]bool{}}
}

// Kernels returns how many kernels there are.
func (p *Preparation) Kernels() int { return len(p.steps) }

// Words returns the length in words of all kernels' code. Compile time is proportional to it.
func (p *Preparation) Words() (int, error) { return p.words(p.steps) }

func (p *Preparation) words(steps []plan.Step) (total int, err error) {
	for _, s := range steps {
		code, err := p.e.be.Code(s.Kernel)
		if err != nil {
			return 0, err
		}
		total += len(code)
	}
	return total, nil
}

// Fused adds the kernels of a graph's fused plan.
func (p *Preparation) Fused(c *Compiled) { p.add(p.needed(c.fused.Plan)) }

// needed returns the steps of a plan that need kernels.
func (p *Preparation) needed(made *plan.Plan) []plan.Step {
	if p.fixed && p.e.readiness(made) == backend.Interpreted {
		return nil
	}
	return made.Steps
}

// FusedWithin adds the kernels of a graph's fused plan if their new code has at most `most` words.
// It returns the code's length, or 0 if it did not add them.
func (p *Preparation) FusedWithin(c *Compiled, most int) (int, error) {
	words, err := p.words(p.fresh(c.fused.Steps))
	if err != nil || words > most {
		return 0, err
	}
	p.add(c.fused.Steps)
	return words, nil
}

// Unfused adds the kernels of the plan that depends only on the graph's structure. That plan runs
// if kernels of the fused plan are missing.
func (p *Preparation) Unfused(ctx context.Context, c *Compiled) error {
	if len(p.needed(c.fused.Plan)) == 0 {
		return nil
	}
	plain, err := c.unfused(ctx)
	if err == nil {
		p.add(plain.Steps)
	}
	return err
}

// Views adds the kernels that copy values which may be views at other sizes, or which callers may
// give as views.
func (p *Preparation) Views(ctx context.Context, c *Compiled) error {
	steps, err := flight.Await(ctx, &p.e.work, func() (steps []plan.Step, err error) {
		for _, v := range c.copied() {
			made, err := p.e.build(p.e.unfused(), graph.NewCopy(alone(v)))
			if err != nil {
				return nil, err
			}
			steps = append(steps, p.needed(made)...)
		}
		return steps, nil
	})
	if err == nil {
		p.add(steps)
	}
	return err
}

// Prepared holds pipelines; they exist as long as something refers to it.
type Prepared = backend.Prepared

// Make makes the pipelines, so that nothing is left to compile. They exist as long as something
// refers to the result. Compilations that have begun go on when the context ends.
func (p *Preparation) Make(ctx context.Context) (Prepared, error) {
	if err := p.e.dev.Err(); err != nil {
		return nil, err
	}
	return p.e.be.Prepare(ctx, kernelsOf(p.steps), false)
}

func (p *Preparation) add(steps []plan.Step) {
	for _, s := range p.fresh(steps) {
		p.seen[s.Kernel.Key()] = true
		p.steps = append(p.steps, s)
	}
}

// fresh returns one step for each kernel that is not in the preparation yet.
func (p *Preparation) fresh(steps []plan.Step) []plan.Step {
	var list []plan.Step
	met := map[string]bool{}
	for _, s := range steps {
		if key := s.Kernel.Key(); !p.seen[key] && !met[key] {
			met[key] = true
			list = append(list, s)
		}
	}
	return list
}

// copied lists the values that may need a copy: parameters, which callers may give as views; views;
// and the operands of operators that have kernels of their own.
func (c *Compiled) copied() []graph.Value {
	list := append([]graph.Value(nil), c.params...)
	seen := map[graph.Value]bool{}
	var visit func(v graph.Value)
	visit = func(v graph.Value) {
		if seen[v] {
			return
		}
		seen[v] = true
		if v.Node.Op.Kind == ops.Movement {
			list = append(list, v)
		}
		for _, in := range v.Node.Inputs {
			if v.Node.Op.Kind.Kernel() {
				list = append(list, in)
			}
			visit(in)
		}
	}
	for _, v := range c.results {
		visit(v)
	}
	return list
}

// alone returns a view like v, of elements in memory. The kernel that copies it is the same as v's,
// and how v's elements are computed is not planned again for each of its views.
func alone(v graph.Value) graph.Value {
	switch {
	case len(v.Node.Inputs) == 0:
		return v
	case v.Node.Op.Kind != ops.Movement:
		return graph.NewParameter(v.DType(), v.Shape(), &array{})
	}
	n := &graph.Node{Op: v.Node.Op, Attr: v.Node.Attr, Outputs: v.Node.Outputs}
	for _, in := range v.Node.Inputs {
		n.Inputs = append(n.Inputs, alone(in))
	}
	return graph.Value{Node: n, Index: v.Index}
}
