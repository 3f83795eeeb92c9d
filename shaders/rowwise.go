package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Rowwise kernels: an invocation walks its row once for each sweep. Along whole
// vectors it holds the 16 accumulators of every fold in four lane groups, as a
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
	values  []codegen.Value // by instruction: what is the same along the row, in every lane
	single  []codegen.Value // the same in one lane
	levels  []int
	width   int // of values
}

// piece is a part of the row: a leaf of the tree, or all of it.
type piece struct{ start, count codegen.ID }

func (w *writer) rowwise() {
	if w.form == kernel.Across {
		w.rowwiseAcross()
		return
	}
	b := w.b
	r := w.rowOf(w.rowIndex())
	for _, p := range w.k.Sweeps() {
		r.between(p.Level)
		if p.Last {
			r.walk(p, piece{b.ConstU32(0), r.count}, nil)
			return
		}
		r.folds(p)
	}
	last := len(w.k.Body) - 1
	r.between(r.levels[last])
	w.storeElement(w.out, r.out, b.ToWords(r.single[last]))
}

// rowOf is a row of the launch.
func (w *writer) rowOf(index codegen.ID) *row {
	kept := w.coordinates(index, 0, w.outer)
	n := len(w.k.Body)
	return &row{w: w, bases: w.bases(kept), out: w.elementAt(w.out, kept), count: w.param(kernel.NumReduced),
		uniform: w.k.Uniform(), levels: w.k.Levels(), values: make([]codegen.Value, n), single: make([]codegen.Value, n), width: lanes}
}

// between computes what is the same along the row and takes so many sweeps.
func (r *row) between(level int) {
	w := r.w
	scalars := w.scalars(1)
	for i, inst := range w.k.Body {
		if !r.uniform[i] || r.levels[i] != level || inst.Kind == kernel.Fold {
			continue
		}
		load := func(n int) codegen.Value { return w.loadSplat(w.in[n], r.bases[n], 1) }
		r.single[i] = w.instruction(i, r.single, load, scalars)
		r.values[i] = w.b.SplatValue(r.single[i], r.width)
	}
}
