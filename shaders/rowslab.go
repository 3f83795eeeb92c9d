package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Rowwise kernels whose columns a workgroup shares. Every sweep goes through the same
// rows in the same invocations, so that a value which the result's rows keep is read
// by the invocation that wrote it.

// eachLeaf goes through the leaves of the columns, as many at once as the slab has.
func (c *columns) eachLeaf(f func(index codegen.ID, at piece)) {
	w, b := c.w, c.w.b
	n := w.param(kernel.NumReduced)
	if !w.byRow.Long {
		f(b.ConstU32(0), piece{b.ConstU32(0), n})
		return
	}
	together := b.ConstU32(uint32(c.slab.Leaves))
	rounds := b.UDiv(b.IAdd(w.param(kernel.NumLeaves), b.ConstU32(uint32(c.slab.Leaves-1))), together)
	b.Loop(rounds, func(i codegen.ID) {
		index := b.IAdd(b.IMul(i, together), c.slab.leaf)
		start := b.IMul(index, b.ConstU32(ops.Leaf))
		f(index, piece{start, b.UMin(b.ISub(b.UMax(n, start), start), b.ConstU32(ops.Leaf))})
	})
}

// walkShared goes through the invocation's rows of a leaf.
func (c *columns) walkShared(p kernel.Sweep, folds []*columnFold, out int, at piece) {
	w, b := c.w, c.w.b
	wanted := c.wanted(folds, out)
	type reading struct {
		row   codegen.ID
		known [][]codegen.Value // by lane group
	}
	walkAhead(w, c.slab.Ahead, c.slab.rounds(at.count), func(round codegen.ID) reading {
		r := reading{row: c.slab.rowAt(at.start, round)}
		read := c.reader(p, r.row)
		for q := range w.chunk / lanes {
			r.known = append(r.known, read(q))
		}
		return r
	}, func(r reading, round, live codegen.ID) {
		stored := make(groups, len(r.known))
		for q, known := range r.known {
			values := c.made(p, known, wanted)
			for n, f := range folds {
				f.take(w, f.current[q], values[n], round, b.Splat(live, lanes))
			}
			stored[q] = values[len(values)-1]
		}
		if out >= 0 {
			b.If(live, func() { c.store(c.resultAt(r.row), stored) })
		}
	})
}

// foldsShared makes the folds of a sweep: each leaf's in its own lanes, and of rows
// of several leaves their results', which are the accumulators of one more leaf.
func (c *columns) foldsShared(p kernel.Sweep, folds []*columnFold) {
	w, b, s := c.w, c.w.b, c.slab
	out := -1
	if p.Keeps {
		out = w.byRow.Kept
	}
	results := make([][]codegen.Shared, len(folds))
	c.eachLeaf(func(index codegen.ID, at piece) {
		for _, f := range folds {
			for _, v := range f.current {
				f.start(w, v)
			}
		}
		c.walkShared(p, folds, out, at)
		for n, f := range folds {
			w.fold = f.op
			s.join(f.current, at.count)
			if !w.byRow.Long {
				s.spread(f.current)
			} else {
				result := b.LAnd(b.IEq(s.lane, b.ConstU32(0)), b.ULess(index, w.param(kernel.NumLeaves)))
				b.If(result, func() { s.put(&results[n], s.Chunks*kernel.MostRowLeaves, s.resultAt(index), w.values(f.current)) })
			}
		}
	})
	if !w.byRow.Long {
		return
	}
	b.Barrier()
	leaves := w.param(kernel.NumLeaves)
	for n, f := range folds {
		w.assign(f.current, s.get(results[n], f.current, s.resultAt(b.UMin(s.lane, b.ISub(leaves, b.ConstU32(1))))))
		w.fold = f.op
		s.join(f.current, leaves)
		s.spread(f.current)
	}
}

// resultAt is the place of a leaf's result.
func (s *slab) resultAt(leaf codegen.ID) codegen.ID {
	b := s.w.b
	return b.IAdd(b.IMul(leaf, b.ConstU32(uint32(s.Chunks))), s.chunk)
}

// first runs f where a column's one result is stored: in the first of the invocations
// that have it.
func (c *columns) first(f func()) {
	if c.slab == nil {
		f()
		return
	}
	b := c.w.b
	b.If(b.LAnd(b.ULess(c.slab.own, b.ConstU32(uint32(c.slab.Chunks))), c.slab.inside), f)
}
