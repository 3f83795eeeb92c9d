package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// The tree of ops.Leaf and ops.Accumulators, with one invocation walking each leaf
// and no barrier (for those that share leaves see cooperators.go). Where the reduced
// elements lie together, an invocation holds the 16 accumulators in four vectors and
// walks the leaf once. Where the kept elements do (column.go), it takes a chunk of leaves side by side
// and runs the accumulators one after the other.

// Fold joins elements by an operator, in the order of the tree.
type Fold struct {
	*Writer
	Op *ops.Op
}

// FoldBy is the fold by an operator.
func (w *Writer) FoldBy(op *ops.Op) Fold { return Fold{w, op} }

// Combine joins two elements.
func (f Fold) Combine(x, y codegen.Value) codegen.Value {
	return f.Apply(f.Op.Combine().Name, x.DType, x, y)
}

// Step is an accumulator's next value: it starts with its first element and
// keeps its value past the leaf's end. The body is written only once, inside
// the loop, whatever the round: it may be long.
func (f Fold) Step(acc *codegen.Variable, v codegen.Value, round, live codegen.ID) {
	b := f.B
	v = b.Computed(v) // so is the variable: its NaN is made canonical once, at the end
	old := b.Value(acc)
	next := b.SelectValue(live, b.Computed(f.Combine(old, v)), old)
	first := b.Splat(b.IEq(round, b.ConstU32(0)), v.Width)
	b.Assign(acc, b.SelectValue(first, v, next))
}

// Tree joins the 16 accumulators pairwise; those that a short leaf never
// started are left out.
func (f Fold) Tree(acc []*codegen.Variable, count codegen.ID) codegen.Value {
	b := f.B
	v := make([]codegen.Value, len(acc))
	for q := range acc {
		v[q] = b.Value(acc[q])
	}
	return f.TreeOf(v, count)
}

// TreeOf is Tree of values.
func (f Fold) TreeOf(v []codegen.Value, count codegen.ID) codegen.Value {
	b := f.B
	for half := len(v) / 2; half >= 1; half /= 2 {
		for q := 0; q < half; q++ {
			live := f.Below(count, (q+half)*module.Vector)
			v[q] = b.SelectValue(live, f.Combine(v[q], v[q+half]), v[q])
		}
	}
	return f.JoinElements(v[0], count)
}

// JoinElements is Tree within a vector, or a single element.
func (f Fold) JoinElements(v codegen.Value, count codegen.ID) codegen.Value {
	b := f.B
	single := make([]codegen.Value, v.Width)
	for i := range single {
		single[i] = f.ElementOf(v, i)
	}
	for half := len(single) / 2; half >= 1; half /= 2 {
		for i := 0; i < half; i++ {
			live := b.ULess(b.ConstU32(uint32(i+half)), count)
			single[i] = b.SelectValue(live, f.Combine(single[i], single[i+half]), single[i])
		}
	}
	return single[0]
}

// Elements are the elements of a vector, as they are computed with.
func (w *Writer) Elements(v codegen.Value) []codegen.Value {
	list := make([]codegen.Value, v.Width)
	for i := range list {
		list[i] = w.B.Cut(v, i, 1)
	}
	return list
}

// JoinAll is what the tree makes of single values, a power of two of them, all of which are
// there.
func (f Fold) JoinAll(list []codegen.Value) codegen.Value {
	for half := len(list) / 2; half >= 1; half /= 2 {
		for i := range half {
			list[i] = f.B.Computed(f.Combine(list[i], list[i+half]))
		}
	}
	return list[0]
}
