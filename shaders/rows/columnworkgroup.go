package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Rowwise kernels whose columns a workgroup shares. An invocation takes the same rows in every
// sweep. So a value that is kept in the result's rows is read by the invocation that stored it, and
// needs no barrier.

// eachLeaf visits the leaves of the columns, as many at a time as the workgroup holds.
func (c *columns) eachLeaf(f func(index codegen.ID, at tree.Piece)) {
	w, b := c.w, c.w.B
	n := w.Param(kernel.NumReduced)
	if !w.loop.Long {
		f(b.ConstU32(0), tree.Piece{Start: b.ConstU32(0), Count: n})
		return
	}
	together := b.ConstU32(uint32(c.workgroup.Leaves))
	rounds := b.UDiv(b.IAdd(w.Param(kernel.NumLeaves), b.ConstU32(uint32(c.workgroup.Leaves-1))), together)
	b.Loop(rounds, func(i codegen.ID) {
		index := b.IAdd(b.IMul(i, together), c.workgroup.Leaf)
		start := b.IMul(index, b.ConstU32(ops.Leaf))
		f(index, tree.Piece{Start: start, Count: b.UMin(b.ISub(b.UMax(n, start), start), b.ConstU32(ops.Leaf))})
	})
}

// walkShared walks those rows of a leaf that this invocation takes.
func (c *columns) walkShared(p kernel.Sweep, folds []*columnFold, out int, at tree.Piece) {
	w, b := c.w, c.w.B
	wanted := c.wanted(folds, out)
	type reading struct {
		row   codegen.ID
		known [][]codegen.Value // values that are known, by vector
	}
	tree.WalkAhead(w.Writer, c.workgroup.Ahead, c.workgroup.Rounds(at.Count), func(round codegen.ID) reading {
		r := reading{row: c.workgroup.RowAt(at.Start, round)}
		read := c.reader(p, r.row)
		for q := range w.Chunk / module.Vector {
			r.known = append(r.known, read(q))
		}
		return r
	}, func(r reading, round, live codegen.ID) {
		stored := make(module.Vectors, len(r.known))
		for q, known := range r.known {
			values := c.made(p, known, wanted)
			for n, f := range folds {
				f.Take(f.current[q], values[n], round, b.Splat(live, module.Vector))
			}
			stored[q] = values[len(values)-1]
		}
		if out >= 0 {
			b.If(live, func() { c.store(c.resultAt(r.row), stored) })
		}
	})
}

// foldsShared computes the folds of a sweep. Each leaf has accumulators of its own. If rows have
// several leaves, the leaves' results are the accumulators of one more leaf.
func (c *columns) foldsShared(p kernel.Sweep, folds []*columnFold) {
	w, b, s := c.w, c.w.B, c.workgroup
	out := -1
	if p.Keeps {
		out = w.loop.Kept
	}
	results := make([][]codegen.Shared, len(folds))
	c.eachLeaf(func(index codegen.ID, at tree.Piece) {
		for _, f := range folds {
			for _, v := range f.current {
				f.Start(v)
			}
		}
		c.walkShared(p, folds, out, at)
		for n, f := range folds {
			s.Join(f.Fold, f.current, at.Count)
			if !w.loop.Long {
				s.Spread(f.current)
			} else {
				result := b.LAnd(b.IEq(s.Accumulator, b.ConstU32(0)), b.ULess(index, w.Param(kernel.NumLeaves)))
				b.If(result, func() { s.Put(&results[n], s.Chunks*kernel.MaxRowLeaves, c.leafResultAt(index), w.Values(f.current)) })
			}
		}
	})
	if !w.loop.Long {
		return
	}
	b.Barrier()
	leaves := w.Param(kernel.NumLeaves)
	for n, f := range folds {
		w.Assign(f.current, s.Get(results[n], f.current, c.leafResultAt(b.UMin(s.Accumulator, b.ISub(leaves, b.ConstU32(1))))))
		s.Join(f.Fold, f.current, leaves)
		s.Spread(f.current)
	}
}

// leafResultAt returns the location in shared memory of a leaf's result.
func (c *columns) leafResultAt(leaf codegen.ID) codegen.ID {
	b, s := c.w.B, c.workgroup
	return b.IAdd(b.IMul(leaf, b.ConstU32(uint32(s.Chunks))), s.Chunk)
}

// first runs f in the invocation that stores the single result of a column: its first one.
func (c *columns) first(f func()) {
	if c.workgroup == nil {
		f()
		return
	}
	b := c.w.B
	b.If(b.LAnd(b.ULess(c.workgroup.Own, b.ConstU32(uint32(c.workgroup.Chunks))), c.workgroup.Inside), f)
}
