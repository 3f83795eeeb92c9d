package engine

import (
	"context"
	"slices"
	"sync/atomic"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shape"
)

// Compiled is a graph that is planned for parameters of given sizes, and runs with any elements. It
// has two plans: the fused one, and a plain one whose kernels depend only on the graph's structure.
// The plain plan is made on demand. It runs if pipelines of the fused plan were not made
// beforehand.
type Compiled struct {
	e       *Engine
	params  []graph.Value // copies: see graph.Snapshot
	results []graph.Value
	checks  []check // their words are the last of the results
	fused   *compiledPlan
	plain   atomic.Pointer[compiledPlan]
	own     own
}

// Parameter returns a value that stands for an operand while a graph is recorded.
func (e *Engine) Parameter(d dtype.DType, s shape.Shape) graph.Value {
	return graph.NewParameter(d, s, &array{})
}

// Compile plans the results of a graph over the given parameters. firstOpen says that the
// parameters' first axis will also have other sizes. Compile makes no pipeline and runs nothing.
func (e *Engine) Compile(ctx context.Context, params, results []graph.Value, firstOpen bool) (*Compiled, error) {
	c := &Compiled{e: e}
	values, err := e.snapshot(ctx, nil, func() ([]graph.Value, error) {
		c.results, c.checks = e.guarded(results)
		list := withIndices(slices.Concat(params, c.results), c.checks)
		keepLeaves(list)
		return list, nil
	})
	if err != nil {
		return nil, err
	}
	values = takeIndices(values, c.checks)
	c.params, c.results = values[:len(params)], values[len(params):]
	fused, err := flight.Await(ctx, &e.work, func() (*plan.Plan, error) {
		cfg := e.config()
		cfg.FirstOpen = firstOpen
		return e.build(cfg, c.results...)
	})
	if err != nil {
		return nil, err
	}
	c.fused = &compiledPlan{Plan: fused}
	return c, nil
}

// snapshot copies the graph of the values that pick chooses under the lock. It first runs the parts
// that the values need, or replaces them by leaves. It also asks the device for what planning needs
// to know.
func (e *Engine) snapshot(ctx context.Context, leaf func(*graph.Node) any, pick func() ([]graph.Value, error)) ([]graph.Value, error) {
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := e.dev.Err(); err != nil {
			return nil, err
		}
		values, first, err := e.trySnapshot(leaf, pick)
		if first == nil || err != nil {
			return values, err
		}
		if err := first(ctx); err != nil {
			return nil, err
		}
	}
}

func (e *Engine) trySnapshot(leaf func(*graph.Node) any, pick func() ([]graph.Value, error)) ([]graph.Value, obstacle, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	values, err := pick()
	if err != nil {
		return nil, nil, err
	}
	if p := e.earlier(values, nil); leaf == nil && p != nil {
		return nil, func(ctx context.Context) error { return p.complete(ctx, e) }, nil
	}
	if r := underWay(values); leaf == nil && r != nil {
		return nil, r.over(e), nil
	}
	if learn := e.be.Lacks(values); learn != nil {
		return nil, learn, nil
	}
	return graph.SnapshotTo(values, leaf), nil, nil
}

// keepLeaves marks the arrays that a copy of a graph reads, so that no assignment overwrites them.
func keepLeaves(values []graph.Value) {
	seen := map[*graph.Node]bool{}
	var visit func(v graph.Value)
	visit = func(v graph.Value) {
		if st, ok := v.Stored(); ok {
			if a, is := st.Buffer.(*array); is {
				a.owners.shared = true
			}
			return
		}
		if seen[v.Node] {
			return
		}
		seen[v.Node] = true
		for _, in := range v.Node.Inputs {
			visit(in)
		}
	}
	for _, v := range values {
		visit(v)
	}
}

// Run evaluates the graph with args in place of the parameters, whose types they have, and returns
// the results. It submits the work and does not wait for it. It fails with a *[FreedError] if an
// argument or a captured value was closed.
func (c *Compiled) Run(ctx context.Context, args []graph.Value) ([]graph.Value, error) {
	e := c.e
	if _, err := e.start(ctx, args, nil); err != nil {
		return nil, err
	}
	p, err := c.chosen(ctx)
	if err != nil {
		return nil, err
	}
	if c.fused.made.Load() != p {
		c.again()
	}
	r, err := c.admit(ctx, p, args)
	if err != nil {
		return nil, err
	}
	err = c.perform(ctx, r, args)
	e.mu.Lock()
	defer e.mu.Unlock()
	defer r.end(e)
	if err != nil {
		return nil, err
	}
	return results(r, len(c.results)-len(c.checks)), nil
}

// admit begins a run of one of the plans. It waits for evaluations that write the arguments.
func (c *Compiled) admit(ctx context.Context, p *captured, args []graph.Value) (*run, error) {
	for {
		r, first, err := c.tryAdmit(p, args)
		if first == nil || err != nil {
			return r, err
		}
		if err := first(ctx); err != nil {
			return nil, err
		}
	}
}

func (c *Compiled) tryAdmit(p *captured, args []graph.Value) (*run, obstacle, error) {
	c.e.mu.Lock()
	defer c.e.mu.Unlock()
	if err := c.e.dev.Err(); err != nil {
		return nil, nil, err
	}
	if err := freed(args); err != nil {
		return nil, nil, err
	}
	if first := c.e.absent(args); first != nil {
		return nil, first, nil
	}
	if err := p.check(); err != nil {
		return nil, nil, err
	}
	slots := len(p.rec.slots)
	r := &run{rec: p.rec, checks: c.checks, arrays: make([]*array, slots+len(p.leaves))}
	for i, v := range args {
		st, _ := v.Stored()
		r.arrays[slots+i] = st.Buffer.(*array)
	}
	copy(r.arrays[slots+len(args):], p.leaves[len(args):])
	for _, a := range r.arrays[slots:] {
		a.retain()
	}
	return r, nil, nil
}

// perform executes an admitted run.
func (c *Compiled) perform(ctx context.Context, r *run, args []graph.Value) error {
	if err := c.contiguous(ctx, r, args); err != nil {
		return err
	}
	err := r.execute(ctx, c.e)
	if err == nil && c.e.dev.ReferenceCheck() {
		err = c.check(ctx, r, args, r.ticket)
	}
	if err == nil {
		err = r.faultless(ctx, c.e, c.params, args)
	}
	return err
}

// Record prepares everything that the first run needs, except pipelines.
func (c *Compiled) Record(ctx context.Context) error {
	_, err := c.chosen(ctx)
	return err
}

// chosen returns the plan to run, recorded.
func (c *Compiled) chosen(ctx context.Context) (*captured, error) {
	p, err := c.choose(ctx)
	if err != nil {
		return nil, err
	}
	if made := p.made.Load(); made != nil {
		return made, nil
	}
	return c.e.captures.Do(ctx, p, func() (*captured, error) {
		if made := p.made.Load(); made != nil {
			return made, nil
		}
		made, err := p.record(c.e, c.params)
		if err == nil {
			p.made.Store(made)
		}
		if err == nil && p == c.fused {
			c.plain.Store(nil) // no run needs it any more
		}
		return made, err
	})
}

// Prepared reports whether a run would make no pipeline (all), and whether it is the fused plan's.
func (c *Compiled) Prepared(ctx context.Context) (all, fused bool, err error) {
	p, err := c.choose(ctx)
	if err != nil {
		return false, false, err
	}
	return c.e.readiness(p.Plan) != backend.Lacking, p == c.fused, nil
}

// compiledPlan is one of the plans of a compiled graph. Only its first run records it.
type compiledPlan struct {
	*plan.Plan
	made atomic.Pointer[captured]
}

// captured is a compiled plan's recording, with the existing arrays that it reads.
type captured struct {
	rec    *recording
	leaves []*array // arrays of the parameters, then those of captured values
	// use holds, for each captured array, the value that first reads or returns it.
	use []graph.Value
	// spare is a run struct for the next run into given memory. The engine's lock guards it.
	spare *run
}

// record makes the plan's recording.
func (p *compiledPlan) record(e *Engine, params []graph.Value) (*captured, error) {
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
		return nil, err
	}
	return &captured{rec: rec, leaves: l.list, use: use}, nil
}

// check fails with a *[FreedError] if the array of a captured value was freed: the value may have
// been closed since the function was compiled.
func (p *captured) check() error {
	outside := p.leaves[len(p.leaves)-len(p.use):]
	for i, v := range p.use {
		if outside[i].refs <= 0 {
			return &FreedError{Op: v.Node.Op.Name, Site: v.Node.Site}
		}
	}
	return nil
}

// contiguous copies the arguments that are views, because a plan expects each argument at the
// beginning of its array.
func (c *Compiled) contiguous(ctx context.Context, r *run, args []graph.Value) error {
	for i, v := range args {
		st, _ := v.Stored()
		if v.Shape().Size() == 0 || st.View.IsContiguous() && st.View.Offset == 0 {
			continue
		}
		copied, err := c.e.copied(ctx, v.DType(), st, nil)
		if err != nil {
			return err
		}
		at := len(r.rec.slots) + i
		r.held = append(r.held, r.arrays[at])
		r.arrays[at] = copied
	}
	return nil
}

// copied returns a contiguous copy of a view, and the caller owns its one reference. The caller must
// hold a reference to the view's array during the call.
func (e *Engine) copied(ctx context.Context, d dtype.DType, st graph.Stored, prof *Profile) (*array, error) {
	if m, ok := e.be.(backend.Mover); ok && prof == nil {
		return e.movedApart(ctx, m, d.Size(), st)
	}
	view := graph.NewData(d, st)
	rec, err := flight.Await(ctx, &e.work, func() (*recording, error) {
		p, err := e.build(e.unfused(), graph.NewCopy(view))
		if err != nil {
			return nil, err
		}
		if prof != nil {
			prof.describe(p, onHost(e, p))
		}
		return e.record(p, newLeaves([]*array{st.Buffer.(*array)}), prof != nil)
	})
	if err != nil {
		return nil, err
	}
	e.locked(st.Buffer.(*array).retain)
	r := &run{rec: rec, arrays: append(make([]*array, len(rec.slots)), st.Buffer.(*array))}
	if err = r.take(ctx, e); err == nil {
		r.ticket, err = r.submit(ctx, e, prof)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	defer r.end(e)
	if err != nil {
		return nil, err
	}
	out := r.arrays[rec.results[0].source]
	out.retain()
	return out, nil
}

// movedApart does the same as copied, for a backend that moves elements itself.
func (e *Engine) movedApart(ctx context.Context, by backend.Mover, size int, st graph.Stored) (*array, error) {
	dense := shape.Contiguous(st.View.Shape)
	m, err := e.be.Alloc(ctx, int64(dense.Shape.Size()*size), nil, false)
	if err != nil {
		return nil, err
	}
	return &array{refs: 1, mem: m}, by.Move(ctx, backend.Move{Size: size, To: backend.View{Memory: m, View: dense}, From: viewed(st)})
}

// viewed returns stored elements as a backend sees them.
func viewed(st graph.Stored) backend.View {
	a, _ := st.Buffer.(*array)
	if a == nil {
		return backend.View{}
	}
	return backend.View{Memory: a.mem, View: st.View}
}

// results returns the first n results of a run as values. The caller holds the engine's lock.
func results(r *run, n int) []graph.Value {
	list := make([]graph.Value, n)
	for i := range list {
		st := r.rec.results[i].stored(r.arrays)
		list[i] = graph.NewPlace(graph.Type{DType: r.rec.results[i].dtype, Shape: st.View.Shape, Known: true})
		list[i].Node.Implied = false
		st.Buffer.(*array).own(list[i], st.View)
	}
	return list
}

// check compares the results with the reference, evaluated with args for the parameters.
func (c *Compiled) check(ctx context.Context, r *run, args []graph.Value, t vulkan.Ticket) error {
	ref := newReference(ctx, c.e)
	for i, v := range c.params {
		a, err := ref.eval(args[i])
		if err != nil {
			return err
		}
		ref.memo[v] = a
	}
	return ref.compare(c.results, r.rec, r.arrays, t)
}

// Pipelines returns how many pipelines the engine has made.
func (e *Engine) Pipelines() int { return e.be.Stats().Compiled }
