package reduce

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// writer writes a reduction.
type writer struct {
	*tree.Writer
	loop *kernel.Reduce
	fold tree.Fold
}

// Write writes a reduction.
func Write(k *kernel.Kernel, l *kernel.Reduce, t codegen.Target) *module.Writer {
	whole := wholeVectors(k)
	w := &writer{Writer: tree.New(k, t, module.Bindings{ByElements: l.Form == kernel.Along && !whole, Whole: whole, Doublewords: true}), loop: l}
	w.fold = w.FoldBy(l.Op)
	if l.CooperativeLeaf.Size > 0 { // it excludes groups past the last by itself
		w.cooperatively(l)
		return w.Writer.Writer
	}
	w.InGrid(w.reduce)
	return w.Writer.Writer
}

// reduce combines a leaf, or the leaves of a chunk of kept points.
func (w *writer) reduce() {
	if w.Form == kernel.Across {
		w.across()
		return
	}
	w.along()
}

// along combines one leaf, whose elements are contiguous or are found by coordinates.
func (w *writer) along() {
	b := w.B
	point, index := w.Divide(w.RowIndex(w.loop.Striped), kernel.NumLeaves)
	l := w.LeafAt(index, w.Coordinates(point, 0, w.Outer))
	bases := w.Bases(l.Kept)
	r := leafWalk{Along: tree.Along{W: w.Writer, Leaf: l, Bases: bases, Splats: w.RowSplats(bases, module.Vector), Scalars: w.Scalars(module.Vector)}, fold: w.fold}
	acc := make([]*codegen.Variable, ops.Accumulators/module.Vector)
	for q := range acc {
		acc[q] = b.NewVariable(b.Zero(w.Kernel.Result().DType, module.Vector))
	}
	if p, ok := w.Kernel.Position(); ok {
		acc = r.seek(p)
	} else if wholeVectors(w.Kernel) {
		r.walkWide(acc)
	} else {
		r.walkVectors(acc)
	}
	tree := w.fold.Tree
	if w.Compact {
		tree = w.fold.TreeInLoop
	}
	w.Out.StoreElement(b.IAdd(w.Out.ElementAt(l.Kept), l.Index), b.ToWords(tree(acc, l.Count)))
}

// wholeVectors reports whether every operand is read in whole vectors, or once for a row.
func wholeVectors(k *kernel.Kernel) bool {
	for _, o := range k.Operands {
		if o.Access != kernel.Wide && o.Access != kernel.Splat {
			return false
		}
	}
	return k.Form() == kernel.Along && !k.Compact()
}
