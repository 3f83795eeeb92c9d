package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// finish applies the epilogue to the sums of a row. The epilogue is the instructions after total,
// which stands for the sums.
func (t *tile) finish(total int, row codegen.ID, sums module.Vectors) module.Vectors {
	w := t.w
	scalars := w.Scalars(module.Vector)
	places := make([]codegen.ID, len(w.In)) // where each operand's row starts
	for i, part := range w.Kernel.Roles() {
		if part != kernel.Epilogue {
			continue
		}
		place := w.In[i].ElementAt(t.coord)
		places[i] = w.B.IAdd(place, w.B.IMul(row, t.stride(i, 0)))
	}
	out := make(module.Vectors, len(sums))
	for g, sum := range sums {
		vals := make([]codegen.Value, len(w.Kernel.Body))
		vals[total] = sum
		load := func(n int) codegen.Value { return t.loadBeside(w.In[n], places[n], g) }
		for i := total + 1; i < len(vals); i++ {
			vals[i] = w.Instruction(i, vals, load, scalars)
		}
		out[g] = vals[len(vals)-1]
	}
	return out
}

// loadBeside loads an operand's elements at vector g of the tile's columns. Columns past the last
// are replaced by the last.
func (t *tile) loadBeside(o module.Operand, place codegen.ID, g int) codegen.Value {
	w, b := t.w, t.w.B
	switch o.Access {
	case kernel.Splat:
		return o.LoadSplat(place, module.Vector)
	case kernel.Wide:
		if t.c.Shared > 0 {
			column := b.UMin(t.column(g), b.ISub(w.Param(kernel.NumColumns), b.ConstU32(kernel.SharedChunk)))
			return o.LoadWide(b.UDiv(b.IAdd(place, column), b.ConstU32(kernel.SharedChunk)), 0)
		}
		return o.LoadWide(b.UDiv(b.IAdd(place, t.col), b.ConstU32(uint32(t.c.Columns))), g)
	}
	at := make([]codegen.ID, module.Vector)
	last := b.ISub(w.Param(kernel.NumColumns), b.ConstU32(1))
	for j := range at {
		column := b.UMin(b.IAdd(t.column(g), b.ConstU32(uint32(j))), last)
		at[j] = b.IAdd(place, b.IMul(column, t.stride(o.Number, 1)))
	}
	return o.LoadEach(at)
}
