package engine

import (
	"context"

	"github.com/weft-gpu/weft/internal/graph"
)

// RunInto does the same as [Compiled.Run], but writes into the memory of the results of an earlier
// run, to which nobody else may refer. It allocates nothing. It returns false and does nothing if
// that is not possible; the caller then uses Run. Errors are those of the run.
func (c *Compiled) RunInto(ctx context.Context, args, results []graph.Value) (bool, error) {
	if c.e.dev.ReferenceCheck() {
		return false, nil
	}
	if _, err := c.e.start(ctx, args, nil); err != nil {
		return false, err
	}
	chosen, err := c.choose(ctx)
	if err != nil {
		return false, err
	}
	p := chosen.made.Load()
	if p == nil || p.rec.steps == nil || len(results) != len(p.rec.results) {
		return false, nil
	}
	// A run that has begun goes to the end, even if the context is cancelled: results that are half
	// overwritten would be neither old nor new.
	if ctx.Done() != nil && !p.rec.steps.Brief() {
		return false, nil
	}
	if err := c.e.be.Pace(ctx); err != nil {
		return false, err
	}
	r, err := c.overwrite(ctx, p, args, results)
	if r == nil || err != nil {
		return false, err // Run counts the sizes
	}
	if chosen != c.fused {
		c.again()
	}
	err = r.execute(context.Background(), c.e)
	c.e.mu.Lock()
	defer c.e.mu.Unlock()
	r.end(c.e)
	p.reuse(r)
	return true, err
}

// overwrite begins a run into the results' memory. It returns no run if that is not possible.
func (c *Compiled) overwrite(ctx context.Context, p *captured, args, results []graph.Value) (*run, error) {
	for {
		r, first, err := c.tryOverwrite(p, args, results)
		if first == nil || err != nil {
			return r, err
		}
		if err := first(ctx); err != nil {
			return nil, err
		}
	}
}

func (c *Compiled) tryOverwrite(p *captured, args, results []graph.Value) (*run, obstacle, error) {
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
	if first := c.e.busy(results); first != nil {
		return nil, first, nil
	}
	if err := p.check(); err != nil {
		return nil, nil, err
	}
	r := p.take()
	if !r.collect(p, args, results) {
		clear(r.arrays)
		p.reuse(r)
		return nil, nil, nil
	}
	r.values = append(r.values, results...)
	for _, v := range results {
		v.Node.Run = r
	}
	for _, a := range r.arrays {
		if a != nil {
			a.retain()
		}
	}
	return r, nil, nil
}

// take returns a run to be filled in.
func (p *captured) take() *run {
	r := p.spare
	if p.spare = nil; r == nil {
		r = &run{rec: p.rec, arrays: make([]*array, len(p.rec.slots)+len(p.leaves))}
	}
	return r
}

// reuse keeps a run that is over.
func (p *captured) reuse(r *run) {
	clear(r.arrays)
	clear(r.values)
	r.values = r.values[:0]
	p.spare = r
}

// collect sets the arrays of a run; slots that hold no result stay nil. It returns false if a
// result's memory may not be written, or an argument must be copied.
func (r *run) collect(p *captured, args, results []graph.Value) bool {
	slots := len(p.rec.slots)
	for i := range results {
		res := &p.rec.results[i]
		a, ok := reusable(results[i], res)
		if !ok || res.source < 0 || res.source >= slots || r.arrays[res.source] != nil {
			return false
		}
		r.arrays[res.source] = a
	}
	for i, v := range args {
		st, _ := v.Stored()
		if v.Shape().Size() == 0 || !st.View.IsContiguous() || st.View.Offset != 0 {
			return false
		}
		r.arrays[slots+i] = st.Buffer.(*array)
	}
	copy(r.arrays[slots+len(args):], p.leaves[len(args):])
	for _, read := range r.arrays[slots:] {
		for _, written := range r.arrays[:slots] {
			if read == written {
				return false
			}
		}
	}
	return true
}

// reusable returns the array of a value, if its type and layout are those of a run's result, and
// nothing else refers to the array.
func reusable(v graph.Value, r *recordedResult) (*array, bool) {
	st, ok := v.Stored()
	if !ok || v.Node.Freed || v.Node.Abstract || v.Node.Pending.Load() > 0 || v.DType() != r.dtype {
		return nil, false
	}
	a := st.Buffer.(*array)
	whole := st.View.IsContiguous() && st.View.Offset == 0 && r.view.IsContiguous() && r.view.Offset == 0
	return a, whole && v.Shape().Equal(r.view.Shape) && a.refs == 1 && !a.owners.shared && a.whole() >= int64(v.Shape().Size()*v.DType().Size())
}
