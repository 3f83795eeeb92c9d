package engine

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Compiled is a graph planned for parameters of given sizes, to be run with any
// elements. It has two plans: the fused one, and one whose kernels follow from
// the graph's structure alone. The second runs where the first would need a
// pipeline that was not made beforehand.
type Compiled struct {
	e       *Engine
	params  []graph.Value
	results []graph.Value
	fused   *compiledPlan
	plain   *compiledPlan
}

// Parameter makes a value that stands for an operand while a graph is recorded.
func (e *Engine) Parameter(d dtype.DType, s shape.Shape) graph.Value {
	return graph.NewParameter(d, s, &array{})
}

// Compile plans the results of a graph over the given parameters. It makes no
// pipeline and runs nothing.
func (e *Engine) Compile(ctx context.Context, params, results []graph.Value) (*Compiled, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	c := &Compiled{e: e, params: params, results: results}
	e.mu.Lock()
	defer e.mu.Unlock()
	if err := e.dev.Err(); err != nil {
		return nil, err
	}
	if err := e.be.know(results); err != nil {
		return nil, err
	}
	fused, err := e.build(e.be.config(), results...)
	if err != nil {
		return nil, err
	}
	plain, err := e.build(e.unfused(), results...)
	if err != nil {
		return nil, err
	}
	c.fused, c.plain = &compiledPlan{Plan: fused}, &compiledPlan{Plan: plain}
	return c, nil
}

func (e *Engine) unfused() plan.Config {
	cfg := e.be.config()
	cfg.Unfused = true
	return cfg
}

// Prepare makes the pipelines of both plans, and those that the plain plan
// needs at other sizes: whether a view must be copied depends on them.
func (c *Compiled) Prepare(ctx context.Context) error {
	c.e.mu.Lock()
	defer c.e.mu.Unlock()
	if err := c.e.dev.Err(); err != nil {
		return err
	}
	plans := []*plan.Plan{c.fused.Plan, c.plain.Plan}
	for _, v := range c.copied() {
		p, err := c.e.build(c.e.unfused(), graph.NewCopy(v))
		if err != nil {
			return err
		}
		plans = append(plans, p)
	}
	for _, p := range plans {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := c.e.be.prepare(p); err != nil {
			return err
		}
	}
	return nil
}

// copied lists the values that may be copied: parameters, which callers may
// give as views, views, and what reductions and updates read.
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

// Run evaluates the graph with args in place of the parameters, whose types
// they have, and returns the results. It submits and does not wait.
func (c *Compiled) Run(ctx context.Context, args []graph.Value) ([]graph.Value, error) {
	if _, err := c.e.start(ctx, args, nil); err != nil {
		return nil, err
	}
	c.e.mu.Lock()
	defer c.e.mu.Unlock()
	if err := c.e.dev.Err(); err != nil {
		return nil, err
	}
	if err := freed(args); err != nil {
		return nil, err
	}
	p := c.choose()
	if err := p.record(c.e, c.params); err != nil {
		return nil, err
	}
	if err := p.captured(); err != nil {
		return nil, err
	}
	slots := len(p.rec.slots)
	arrays := make([]*array, slots, slots+len(p.leaves))
	arrays, err := c.contiguous(arrays, args)
	defer func() { releaseAll(arrays[slots : slots+min(len(args), len(arrays)-slots)]) }()
	if err != nil {
		return nil, err
	}
	arrays = append(arrays, p.leaves[len(args):]...)
	t, err := c.e.execute(ctx, p.rec, arrays, nil)
	if err != nil {
		return nil, err
	}
	if c.e.dev.ReferenceCheck() {
		if err := c.check(ctx, p.rec, arrays, args, t); err != nil {
			p.rec.release(arrays)
			return nil, err
		}
	}
	return keep(p.rec, arrays), nil
}

// choose is the plan to run: the fused one where its pipelines are there.
func (c *Compiled) choose() *compiledPlan {
	if c.fused.rec != nil || c.e.be.prepared(c.fused.Plan) || !c.e.be.prepared(c.plain.Plan) {
		return c.fused
	}
	return c.plain
}

// compiledPlan is one of the plans of a compiled graph, recorded when it is
// first run: then its calls record nothing more.
type compiledPlan struct {
	*plan.Plan
	rec    *recording
	arrays []*array // of the latest run into memory that was given
	leaves []*array // the parameters', then those of values from outside
	// use is where one of the latter is read or returned first, in the order of
	// the leaves.
	use []graph.Value
}

// record makes the plan's recording, where it has none yet.
func (p *compiledPlan) record(e *Engine, params []graph.Value) error {
	if p.rec != nil {
		return nil
	}
	l := newLeaves(nil)
	for _, v := range params {
		st, _ := v.Stored()
		l.of(st.Buffer.(*array))
	}
	var use []graph.Value
	meet := func(r plan.Ref, v graph.Value) {
		if r.Temp < 0 && l.of(r.Stored.Buffer.(*array)) == len(params)+len(use) {
			use = append(use, v)
		}
	}
	for _, s := range p.Steps {
		for i, r := range s.Operands {
			if !s.Kernel.Operands[i].Index {
				meet(r, s.Value)
			}
		}
	}
	for _, r := range p.Results {
		if !r.Empty {
			meet(r.Ref, r.Value)
		}
	}
	rec, err := e.record(p.Plan, l, false)
	if err != nil {
		return err
	}
	p.rec, p.leaves, p.use = rec, l.list, use
	return nil
}

// captured checks that the arrays of values from outside are there: those may
// have been closed since the function was compiled.
func (p *compiledPlan) captured() error {
	outside := p.leaves[len(p.leaves)-len(p.use):]
	for i, v := range p.use {
		if outside[i].refs <= 0 {
			return &FreedError{Op: v.Node.Op.Name, Site: v.Node.Site}
		}
	}
	return nil
}

// contiguous appends the arguments' arrays, each retained, such that they begin
// with their elements; views are copied.
func (c *Compiled) contiguous(list []*array, args []graph.Value) ([]*array, error) {
	for _, v := range args {
		st, _ := v.Stored()
		a := st.Buffer.(*array)
		if v.Shape().Size() > 0 && (!st.View.IsContiguous() || st.View.Offset != 0) {
			copied, err := c.e.copied(v)
			if err != nil {
				return list, err
			}
			list = append(list, copied)
			continue
		}
		a.retain()
		list = append(list, a)
	}
	return list, nil
}

// copied is a contiguous copy of a view, with one reference.
func (e *Engine) copied(v graph.Value) (*array, error) {
	p, err := e.build(e.unfused(), graph.NewCopy(v))
	if err != nil {
		return nil, err
	}
	l := newLeaves(nil)
	rec, err := e.record(p, l, false)
	if err != nil {
		return nil, err
	}
	arrays := append(make([]*array, len(rec.slots)), l.list...)
	if _, err := e.execute(context.Background(), rec, arrays, nil); err != nil {
		return nil, err
	}
	out := arrays[rec.results[0].source]
	out.retain()
	rec.release(arrays)
	return out, nil
}

// keep makes values of a recording's results, and gives its other slots back.
func keep(r *recording, arrays []*array) []graph.Value {
	list := make([]graph.Value, len(r.results))
	for i := range r.results {
		st := r.results[i].stored(arrays)
		st.Buffer.(*array).retain()
		list[i] = graph.NewData(r.results[i].dtype, st)
	}
	r.release(arrays)
	return list
}

// check is Engine.check with the arguments in place of the parameters.
func (c *Compiled) check(ctx context.Context, rec *recording, arrays []*array, args []graph.Value, t vulkan.Ticket) error {
	r := newReference(ctx, c.e)
	for i, v := range c.params {
		a, err := r.eval(args[i])
		if err != nil {
			return err
		}
		r.memo[v] = a
	}
	return r.compare(c.results, rec, arrays, t)
}

// Pipelines is how many pipelines the engine has made.
func (e *Engine) Pipelines() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.be.pipelines()
}
