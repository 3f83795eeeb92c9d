package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Rowwise kernels: an invocation walks its row once for each sweep. Along whole
// vectors it holds the 16 accumulators of every fold in four vectors, as a
// reduction does; otherwise it runs one group after the other, so that the body
// is written once. What is the same along the row is computed once, between the
// sweeps.

// row is the invocation's row.
type row struct {
	w       *writer
	bases   []codegen.ID // of the operands
	out     codegen.ID   // the row's first result
	count   codegen.ID   // of the row's elements
	uniform []bool
	values  []codegen.Value // by instruction: what is the same along the row, in every element of a vector
	single  []codegen.Value // the same once
	levels  []int
	width   int // of values
}

// writer writes a rowwise kernel.
type writer struct {
	*tree.Writer
	loop *kernel.Rowwise
}

// Write writes a rowwise kernel.
func Write(k *kernel.Kernel, l *kernel.Rowwise, t codegen.Target) *module.Writer {
	w := &writer{tree.New(k, t, module.Bindings{Spread: l.Spread, Whole: l.Form == kernel.Along && l.CooperativeLeaf == nil, Doublewords: l.CooperativeLeaf == nil}), l}
	if l.ColumnWorkgroup.Size() > 0 { // by the model of an H200 code is a third of the time where few columns are shared
		w.B.OneForm()
	}
	if l.CooperativeLeaf != nil { // which leaves out what it does not store
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

// rowOf is a row of the launch.
func (w *writer) rowOf(index codegen.ID) *row {
	kept := w.Coordinates(index, 0, w.Outer)
	n := len(w.Kernel.Body)
	return &row{w: w, bases: w.Bases(kept), out: w.Out.ElementAt(kept), count: w.Param(kernel.NumReduced),
		uniform: w.Kernel.Uniform(), levels: w.Kernel.Levels(), values: make([]codegen.Value, n), single: make([]codegen.Value, n), width: module.Vector}
}

// between computes what is the same along the row and takes so many sweeps.
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
