package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// An invocation walks its row once for each sweep. If the row is read in whole vectors, it keeps
// the 16 accumulators of every fold in four vectors, as a reduction does. Otherwise it computes one
// vector of accumulators after another, so that its code contains the body once. Values that are
// the same along the row are computed once, between sweeps.

// row is the row of an invocation.
type row struct {
	w       *writer
	bases   []codegen.ID // where the row starts in each operand
	out     codegen.ID   // index of the row's first result
	count   codegen.ID   // number of elements of the row
	uniform []bool
	values  []codegen.Value // by instruction: values that are the same along the row, repeated in a vector
	single  []codegen.Value // the same as single elements
	levels  []int
	width   int // number of elements in values
}

// writer writes a rowwise kernel.
type writer struct {
	*tree.Writer
	loop *kernel.Rowwise
}

// Write writes a rowwise kernel.
func Write(k *kernel.Kernel, l *kernel.Rowwise, t codegen.Target) *module.Writer {
	w := &writer{tree.New(k, t, module.Bindings{Spread: l.Spread, Whole: l.Form == kernel.Along && l.CooperativeRow == nil, Doublewords: l.CooperativeRow == nil}), l}
	if l.ColumnWorkgroup.Size() > 0 { // if few columns are shared, reading code takes a third of the time in the model of an H200
		w.B.OneForm()
	}
	if l.CooperativeRow != nil { // it excludes rows past the last by itself
		w.cooperatively()
		return w.Writer.Writer
	}
	w.InGrid(w.rowwise)
	return w.Writer.Writer
}

func (w *writer) rowwise() {
	if w.Form == kernel.Across {
		w.across()
		return
	}
	b := w.B
	r := w.rowOf(w.RowIndex(w.loop.Striped))
	for _, p := range w.Kernel.Sweeps() {
		r.between(p.Level)
		if p.Last {
			r.walk(p, tree.Piece{Start: b.ConstU32(0), Count: r.count}, nil)
			return
		}
		r.folds(p)
	}
	last := len(w.Kernel.Body) - 1
	r.between(r.levels[last])
	w.Out.StoreElement(r.out, b.ToWords(r.single[last]))
}

// rowOf returns the launch's row with this index.
func (w *writer) rowOf(index codegen.ID) *row {
	kept := w.Coordinates(index, 0, w.Outer)
	n := len(w.Kernel.Body)
	return &row{w: w, bases: w.Bases(kept), out: w.Out.ElementAt(kept), count: w.Param(kernel.NumReduced),
		uniform: w.Kernel.Uniform(), levels: w.Kernel.Levels(), values: make([]codegen.Value, n), single: make([]codegen.Value, n), width: module.Vector}
}

// between computes values that are the same along the row and are known after level sweeps.
func (r *row) between(level int) {
	w := r.w
	scalars := w.Scalars(1)
	for i, inst := range w.Kernel.Body {
		if !r.uniform[i] || r.levels[i] != level || inst.Kind == kernel.Fold {
			continue
		}
		load := func(n int) codegen.Value { return w.In[n].LoadSplat(r.bases[n], 1) }
		r.single[i] = w.Instruction(i, r.single, load, scalars)
		r.values[i] = w.B.SplatValue(r.single[i], r.width)
	}
}
