package reduce

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// columns combines the leaves of the columns that a workgroup shares.
func (w *writer) columns() {
	b := w.B
	s := w.ColumnWorkgroup()
	rest, c := s.Columns(w.Workgroup())
	point, group := w.Divide(rest, kernel.LeafGroups)
	index := b.IAdd(b.IMul(group, b.ConstU32(uint32(s.Leaves))), s.Leaf)
	leaves := w.Param(kernel.NumLeaves)
	s.Inside = b.LAnd(s.Inside, b.ULess(index, leaves))
	kept := append(w.Coordinates(point, 0, w.Outer-1), c.First)
	c.Leaf, c.Bases = w.LeafAt(b.UMin(index, b.ISub(leaves, b.ConstU32(1))), kept), w.Bases(kept)
	scalars := w.Scalars(module.Vector)
	f := w.fold.Running(0, w.Kernel.Result().DType, module.Vector)
	current := w.ColumnVariables(w.Kernel.Result().DType)
	for _, v := range current {
		f.Start(v)
	}
	tree.WalkAhead(w.Writer, s.Ahead, s.Rounds(c.Count), func(round codegen.ID) []loadedVector {
		return w.readColumn(c, s.RowAt(c.Start, round), scalars)
	}, func(read []loadedVector, round, live codegen.ID) {
		for q, load := range read {
			f.Take(current[q], w.EvaluateVector(load, scalars), round, b.Splat(live, module.Vector))
		}
	})
	s.Join(w.fold, current, c.Count)
	b.If(b.LAnd(b.IEq(s.Accumulator, b.ConstU32(0)), s.Inside), func() { w.storeColumn(c, w.Values(current)) })
}

// loadedVector yields the elements of each operand, for a vector that has been read.
type loadedVector func(i int) codegen.Value

// readColumn reads one row of a chunk of columns.
func (w *writer) readColumn(c tree.Column, row codegen.ID, scalars []codegen.Value) []loadedVector {
	read := w.ColumnReader(c, row)
	list := make([]loadedVector, w.Chunk/module.Vector)
	for q := range list {
		values := make([]codegen.Value, len(w.In))
		for i := range w.In {
			values[i] = read(i, q)
		}
		list[q] = func(i int) codegen.Value { return values[i] }
	}
	return list
}
