package engine

import (
	"context"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/plan"
	"github.com/weft-gpu/weft/shape"
)

// Compiled is a graph planned for parameters of given sizes, to be run with any
// elements. It has two plans: the fused one, and one whose kernels follow from
// the graph's structure alone. The second runs where the first would need a
// pipeline that was not made beforehand.
type Compiled struct {
	e       *Engine
	params  []ops.Value
	results []ops.Value
	fused   *plan.Plan
	plain   *plan.Plan
}

// Parameter makes a value that stands for an operand while a graph is recorded.
func (e *Engine) Parameter(d dtype.DType, s shape.Shape) ops.Value {
	return ops.NewParameter(d, s, &array{})
}

// Compile plans the results of a graph over the given parameters. It makes no
// pipeline and runs nothing.
func (e *Engine) Compile(params, results []ops.Value) (*Compiled, error) {
	c := &Compiled{e: e, params: params, results: results}
	e.mu.Lock()
	defer e.mu.Unlock()
	if err := e.dev.Err(); err != nil {
		return nil, err
	}
	var err error
	if c.fused, err = e.build(e.be.config(), results...); err != nil {
		return nil, err
	}
	c.plain, err = e.build(e.unfused(), results...)
	return c, err
}

func (e *Engine) unfused() plan.Config {
	cfg := e.be.config()
	cfg.Unfused = true
	return cfg
}

// Prepare makes the pipelines of both plans, and those that the plain plan
// needs at other sizes: whether a view must be copied depends on them.
func (c *Compiled) Prepare() error {
	c.e.mu.Lock()
	defer c.e.mu.Unlock()
	if err := c.e.dev.Err(); err != nil {
		return err
	}
	plans := []*plan.Plan{c.fused, c.plain}
	for _, v := range c.copied() {
		p, err := c.e.build(c.e.unfused(), ops.NewCopy(v))
		if err != nil {
			return err
		}
		plans = append(plans, p)
	}
	for _, p := range plans {
		if err := c.e.be.prepare(p); err != nil {
			return err
		}
	}
	return nil
}

// copied lists the values that may be copied: parameters, which callers may
// give as views, views, and what reductions and updates read.
func (c *Compiled) copied() []ops.Value {
	list := append([]ops.Value(nil), c.params...)
	seen := map[ops.Value]bool{}
	var visit func(v ops.Value)
	visit = func(v ops.Value) {
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

// Run evaluates the graph with args in place of the parameters, whose types
// they have, and returns the results. It submits and does not wait.
func (c *Compiled) Run(ctx context.Context, args []ops.Value) ([]ops.Value, error) {
	if _, err := c.e.start(ctx, args, nil); err != nil {
		return nil, err
	}
	c.e.mu.Lock()
	defer c.e.mu.Unlock()
	if err := freed(args); err != nil {
		return nil, err
	}
	arrays, err := c.contiguous(args)
	defer releaseAll(arrays)
	if err != nil {
		return nil, err
	}
	p := substituted(c.choose(), c.params, arrays)
	if err := captured(p); err != nil {
		return nil, err
	}
	t, slots, err := c.e.execute(p, nil)
	if err != nil {
		return nil, err
	}
	if c.e.dev.ReferenceCheck() {
		if err := c.check(ctx, p, slots, args, t); err != nil {
			releaseAll(slots)
			return nil, err
		}
	}
	return keep(p, slots), nil
}

// choose is the plan to run: the fused one where its pipelines are there.
func (c *Compiled) choose() *plan.Plan {
	if c.e.be.prepared(c.fused) || !c.e.be.prepared(c.plain) {
		return c.fused
	}
	return c.plain
}

// contiguous returns the arguments as arrays that begin with their elements,
// each retained; views are copied.
func (c *Compiled) contiguous(args []ops.Value) ([]*array, error) {
	var list []*array
	for _, v := range args {
		st, _ := v.Stored()
		a := st.Buffer.(*array)
		if v.Shape().Size() > 0 && (!st.View.IsContiguous() || st.View.Offset != 0) {
			p, err := c.e.build(c.e.unfused(), ops.NewCopy(v))
			if err != nil {
				return list, err
			}
			_, slots, err := c.e.execute(p, nil)
			if err != nil {
				return list, err
			}
			a = slots[p.Temps[p.Results[0].Ref.Temp].Slot]
			list = append(list, a) // with the reference that execute took
			continue
		}
		a.retain()
		list = append(list, a)
	}
	return list, nil
}

// substituted is a plan with arrays in place of the parameters'.
func substituted(p *plan.Plan, params []ops.Value, arrays []*array) *plan.Plan {
	given := map[any]*array{}
	for i, v := range params {
		st, _ := v.Stored()
		given[st.Buffer] = arrays[i]
	}
	replace := func(r plan.Ref) plan.Ref {
		if a, ok := given[r.Stored.Buffer]; ok && r.Temp < 0 {
			r.Stored.Buffer = a
		}
		return r
	}
	out := *p
	out.Steps = append([]plan.Step(nil), p.Steps...)
	for i, s := range out.Steps {
		operands := make([]plan.Ref, len(s.Operands))
		for j, r := range s.Operands {
			operands[j] = replace(r)
		}
		out.Steps[i].Operands = operands
	}
	out.Results = append([]plan.Result(nil), p.Results...)
	for i := range out.Results {
		out.Results[i].Ref = replace(out.Results[i].Ref)
	}
	return &out
}

// captured checks that the arrays a plan reads or returns are there: those of tensors from
// outside the function may have been closed since it was compiled.
func captured(p *plan.Plan) error {
	for _, s := range p.Steps {
		for i, r := range s.Operands {
			if r.Temp < 0 && !s.Kernel.Operands[i].Index && r.Stored.Buffer.(*array).refs <= 0 {
				return &FreedError{Op: s.Value.Node.Op.Name, Site: s.Value.Node.Site}
			}
		}
	}
	for _, r := range p.Results {
		if r.Ref.Temp < 0 && !r.Empty && r.Ref.Stored.Buffer.(*array).refs <= 0 {
			return &FreedError{Op: r.Value.Node.Op.Name, Site: r.Value.Node.Site}
		}
	}
	return nil
}

// keep makes values of a plan's results, and gives its other slots back.
func keep(p *plan.Plan, slots []*array) []ops.Value {
	var list []ops.Value
	for _, r := range p.Results {
		st := stored(p, slots, r)
		st.Buffer.(*array).retain()
		list = append(list, ops.NewData(r.Value.DType(), st))
	}
	releaseAll(slots)
	return list
}

// stored is the place of a result.
func stored(p *plan.Plan, slots []*array, r plan.Result) ops.Stored {
	if r.Empty {
		return ops.Stored{Buffer: &array{}, View: r.View}
	}
	return ops.Stored{Buffer: hostArray(p, slots, r.Ref), View: r.View}
}

// check is Engine.check with the arguments in place of the parameters.
func (c *Compiled) check(ctx context.Context, p *plan.Plan, slots []*array, args []ops.Value, t device.Ticket) error {
	r := newReference(ctx, c.e)
	for i, v := range c.params {
		a, err := r.eval(args[i])
		if err != nil {
			return err
		}
		r.memo[v] = a
	}
	return r.compare(c.results, p, slots, t)
}

// Pipelines is how many pipelines the engine has made.
func (e *Engine) Pipelines() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.be.pipelines()
}
