package reduce

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// across combines the same leaf of a chunk of neighbouring kept points.
//
// Accumulator j takes rows j, j+16, .... The accumulators are computed in the order in which the
// tree combines them (0 8 4 12 2 ...). So at most four partial results wait at a time, as in binary
// counting.
func (w *writer) across() {
	if w.Kernel.ColumnWorkgroupOf().Size() > 0 {
		w.columns()
		return
	}
	b := w.B
	c := w.ColumnAt(w.Invocation())
	scalars := w.Scalars(module.Vector)
	d := w.Kernel.Result().DType
	current, stack := w.ColumnVariables(d), w.ColumnStack(d)
	b.Loop(b.ConstU32(ops.Accumulators), func(i codegen.ID) {
		j := w.Reversed(i)
		rounds := w.Rounds(b.ISub(b.UMax(c.Count, j), j)) // none if a short leaf has no element for accumulator j
		b.Loop(rounds, func(r codegen.ID) {
			row := b.IAdd(b.IAdd(c.Start, j), b.ShiftL(r, b.ConstU32(4)))
			live := b.SplatBool(true, module.Vector)
			for q, v := range w.LoadColumn(c, row, scalars) {
				w.fold.Step(current[q], v, r, live)
			}
		})
		if w.Compact {
			w.fold.JoinInLoop(current, stack, i, j, c.Count)
		} else {
			w.fold.Join(current, stack, 0, i, j, c.Count)
		}
	})
	w.storeColumn(c, w.Values(current))
}

// storeColumn writes a leaf's result for each kept point of the column.
func (w *writer) storeColumn(c tree.Column, g module.Vectors) {
	b := w.B
	base := b.IAdd(w.Out.ElementAt(c.Kept), c.Index)
	stride := w.Param(kernel.Stride(kernel.Result, w.Outer-1))
	for q, v := range g {
		words := b.ToWords(v)
		for i := 0; i < module.Vector; i++ {
			element := w.WordsOf(words, i)
			n := w.ColumnNumber(q, i)
			b.If(b.ULess(b.IAdd(c.Place, n), w.Param(kernel.NumColumns)), func() {
				w.Out.StoreElement(b.IAdd(base, b.IMul(n, stride)), element)
			})
		}
	}
}
