package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// finish is what becomes of the sums of a row: the body from the instruction on
// that stands for them.
func (t *tile) finish(total int, row codegen.ID, sums groups) groups {
	w := t.w
	scalars := w.scalars(lanes)
	places := make([]codegen.ID, len(w.in)) // of the row
	for i, part := range w.k.Roles() {
		if part != kernel.Beside {
			continue
		}
		place := w.elementAt(w.in[i], t.coord)
		places[i] = w.b.IAdd(place, w.b.IMul(row, t.stride(i, 0)))
	}
	out := make(groups, len(sums))
	for g, sum := range sums {
		vals := make([]codegen.Value, len(w.k.Body))
		vals[total] = sum
		load := func(n int) codegen.Value { return t.loadBeside(w.in[n], places[n], g) }
		for i := total + 1; i < len(vals); i++ {
			vals[i] = w.instruction(i, vals, load, scalars)
		}
		out[g] = vals[len(vals)-1]
	}
	return out
}

// loadBeside is an operand's elements at lane group g of the tile's columns, those
// past the last as the last.
func (t *tile) loadBeside(o operand, place codegen.ID, g int) codegen.Value {
	w, b := t.w, t.w.b
	switch o.access {
	case kernel.Splat:
		return w.loadSplat(o, place, lanes)
	case kernel.Wide:
		if t.c.Shared > 0 {
			column := b.UMin(t.column(g), b.ISub(w.param(kernel.NumColumns), b.ConstU32(kernel.SharedChunk)))
			return w.loadWide(o, b.UDiv(b.IAdd(place, column), b.ConstU32(kernel.SharedChunk)), 0)
		}
		return w.loadWide(o, b.UDiv(b.IAdd(place, t.col), b.ConstU32(uint32(t.c.Columns))), g)
	}
	at := make([]codegen.ID, lanes)
	last := b.ISub(w.param(kernel.NumColumns), b.ConstU32(1))
	for j := range at {
		column := b.UMin(b.IAdd(t.column(g), b.ConstU32(uint32(j))), last)
		at[j] = b.IAdd(place, b.IMul(column, t.stride(o.number, 1)))
	}
	return w.loadEach(o, at)
}
