package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// Leaf is the leaf of a reduction that an invocation combines, alone or with others.
type Leaf struct {
	Kept  []codegen.ID // coordinates of the kept dimensions
	Index codegen.ID   // number of the leaf
	Start codegen.ID   // its first element along the reduced dimensions
	Count codegen.ID   // number of its elements, 1 to ops.Leaf
}

// LeafAt returns leaf number index of a kept point.
func (w *Writer) LeafAt(index codegen.ID, kept []codegen.ID) Leaf {
	b := w.B
	start := b.IMul(index, b.ConstU32(ops.Leaf))
	count := b.UMin(b.ISub(w.Param(kernel.NumReduced), start), b.ConstU32(ops.Leaf))
	return Leaf{Kept: kept, Index: index, Start: start, Count: count}
}

// Rounds returns how many of a leaf's count elements the first accumulator takes.
func (w *Writer) Rounds(count codegen.ID) codegen.ID {
	b := w.B
	return b.ShiftR(b.IAdd(count, b.ConstU32(ops.Accumulators-1)), b.ConstU32(4))
}

// Along is a leaf in form Along or Gather.
type Along struct {
	Leaf
	W       *Writer
	Bases   []codegen.ID
	Splats  []codegen.Value
	Scalars []codegen.Value
	Only    []int // the instructions to evaluate; none: all
}

// VectorAt evaluates the body for vector q of a round.
func (r *Along) VectorAt(now *Round, q int) codegen.Value {
	return r.W.Evaluate(func(i int) codegen.Value {
		if o := r.W.In[i]; o.Access != kernel.Splat {
			return now.Vector(o, r.Bases[i], q)
		}
		return r.Splats[i]
	}, r.Scalars, r.Only...)
}

// EvaluateEach evaluates the body for the four elements from reduced index at on. Elements past the
// last are replaced by the last; the caller ignores them.
func (r *Along) EvaluateEach(at codegen.ID) codegen.Value {
	w, b := r.W, r.W.B
	last := b.ISub(w.Param(kernel.NumReduced), b.ConstU32(1))
	points := make([]codegen.ID, module.Vector)
	coord := make([][]codegen.ID, module.Vector)
	for j := range points {
		points[j] = b.UMin(b.IAdd(at, b.ConstU32(uint32(j))), last)
		if w.Form == kernel.Gather {
			coord[j] = w.Coordinates(points[j], w.Outer, w.Kernel.Rank)
		}
	}
	return w.EvaluateVector(func(i int) codegen.Value {
		o := w.In[i]
		if w.Form == kernel.Along && o.Access == kernel.Splat {
			return r.Splats[i]
		}
		list := make([]codegen.ID, module.Vector)
		for j := range list {
			switch {
			case w.Form == kernel.Gather:
				list[j] = o.Offset(r.Bases[i], coord[j], w.Outer)
			case o.Access == kernel.Strided: // a table
				list[j] = o.Offset(r.Bases[i], points[j:j+1], w.Outer)
			default:
				list[j] = b.IAdd(r.Bases[i], points[j])
			}
		}
		return o.LoadEach(list)
	}, r.Scalars, r.Only...)
}

// Below returns, for each element i of a vector, whether first+i < n.
func (w *Writer) Below(n codegen.ID, first int) codegen.ID {
	b := w.B
	at := b.ConstVec(b.ConstU32(uint32(first)), b.ConstU32(uint32(first+1)), b.ConstU32(uint32(first+2)), b.ConstU32(uint32(first+3)))
	return b.ULess(at, b.Splat(n, module.Vector))
}

// RowSplats loads the operands that have one element for the whole row.
func (w *Writer) RowSplats(bases []codegen.ID, width int) []codegen.Value {
	list := make([]codegen.Value, len(w.In))
	for i, o := range w.In {
		if w.Form == kernel.Along && o.Access == kernel.Splat {
			list[i] = o.LoadSplat(bases[i], width)
		}
	}
	return list
}

// Piece is consecutive elements of a row: a leaf of the tree, or the whole row.
type Piece struct{ Start, Count codegen.ID }
