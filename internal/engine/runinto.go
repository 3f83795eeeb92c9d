package engine

import (
	"context"

	"github.com/weft-gpu/weft/internal/graph"
)

// RunInto is [Compiled.Run] into the memory of results of an earlier run, which
// nobody else may have: it allocates nothing. false says that it has done
// nothing, because that cannot be: then Run serves. An error is one of the run.
func (c *Compiled) RunInto(ctx context.Context, args, results []graph.Value) (bool, error) {
	if c.e.dev.ReferenceCheck() {
		return false, nil
	}
	if _, err := c.e.start(ctx, args, nil); err != nil {
		return false, err
	}
	c.e.mu.Lock()
	defer c.e.mu.Unlock()
	if err := c.e.dev.Err(); err != nil {
		return false, err
	}
	if err := freed(args); err != nil {
		return false, err
	}
	p := c.choose()
	if p.rec == nil || p.rec.steps == nil || len(results) != len(p.rec.results) {
		return false, nil
	}
	if err := p.captured(); err != nil {
		return false, err
	}
	if !p.collect(args, results) {
		return false, nil
	}
	defer clear(p.arrays)
	return true, c.e.rerun(p.rec, p.arrays)
}

// collect puts the arrays of a run into p.arrays: none yet for the slots that
// hold no result. It is false where a result's memory is not to be written, or
// an argument must be copied.
func (p *compiledPlan) collect(args, results []graph.Value) bool {
	p.arrays = append(p.arrays[:0], make([]*array, len(p.rec.slots))...)
	for i := range results {
		r := &p.rec.results[i]
		a, ok := reusable(results[i], r)
		if !ok || r.source < 0 || r.source >= len(p.rec.slots) || p.arrays[r.source] != nil {
			return false
		}
		p.arrays[r.source] = a
	}
	for _, v := range args {
		st, _ := v.Stored()
		if v.Shape().Size() == 0 || !st.View.IsContiguous() || st.View.Offset != 0 {
			return false
		}
		p.arrays = append(p.arrays, st.Buffer.(*array))
	}
	p.arrays = append(p.arrays, p.leaves[len(args):]...)
	for _, read := range p.arrays[len(p.rec.slots):] {
		for _, written := range p.arrays[:len(p.rec.slots)] {
			if read == written {
				return false
			}
		}
	}
	return true
}

// reusable is the array of a value, if it is like a run's result and nobody but
// the value's one holder can see it.
func reusable(v graph.Value, r *recordedResult) (*array, bool) {
	st, ok := v.Stored()
	if !ok || v.Node.Freed || v.Node.Abstract || v.Node.Pending.Load() > 0 || v.DType() != r.dtype {
		return nil, false
	}
	a := st.Buffer.(*array)
	whole := st.View.IsContiguous() && st.View.Offset == 0 && r.view.IsContiguous() && r.view.Offset == 0
	return a, whole && v.Shape().Equal(r.view.Shape) && a.refs == 1 && a.whole() >= int64(v.Shape().Size()*v.DType().Size())
}

// whole is the size of the array; 0 where its elements never came.
func (a *array) whole() int64 {
	switch {
	case a.dev == nil:
		return int64(len(a.host))
	case a.dev.err != nil || a.dev.gone:
		return 0
	}
	return a.dev.buf.Bytes()
}

// rerun is execute with the results' arrays given; the other slots' memory is
// taken for the time of the run.
func (e *Engine) rerun(r *recording, arrays []*array) error {
	for i, bytes := range r.slots {
		if r.escapes[i] {
			continue
		}
		a, err := e.be.newScratch(bytes)
		if err != nil {
			e.discard(r, arrays[:i])
			return err
		}
		a.retain()
		arrays[i] = a
	}
	// To the end, whatever becomes of the caller's context: results half written
	// over would be neither the old nor the new ones.
	_, err := e.be.replay(context.Background(), r.steps, arrays, nil)
	e.discard(r, arrays[:len(r.slots)])
	return err
}

// discard gives the scratch memory back, with what describes it.
func (e *Engine) discard(r *recording, slots []*array) {
	for i, a := range slots {
		if !r.escapes[i] {
			a.release()
			e.be.recycle(a)
		}
	}
}
