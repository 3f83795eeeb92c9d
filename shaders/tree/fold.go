package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// Here one invocation combines each leaf, without barriers (in cooperators.go several share it). If
// the reduced elements are contiguous, the invocation keeps the 16 accumulators in four vectors,
// and walks the leaf once. If the kept elements are contiguous (column.go), it takes the leaves of
// a chunk of columns together, and computes one accumulator after another.

// Fold combines elements by an operator, in the order of the tree.
type Fold struct {
	*Writer
	Op *ops.Op
}

// FoldBy returns the fold by an operator.
func (w *Writer) FoldBy(op *ops.Op) Fold { return Fold{w, op} }

// Combine combines two elements.
func (f Fold) Combine(x, y codegen.Value) codegen.Value {
	return f.Apply(f.Op.Combine().Name, x.DType, x, y)
}

// Step combines an element into an accumulator. The accumulator starts with its first element, and
// keeps its value past the leaf's end. The element's code may be long, so the code does not treat
// the first round separately.
func (f Fold) Step(acc *codegen.Variable, v codegen.Value, round, live codegen.ID) {
	b := f.B
	v = b.Computed(v) // like the variable: NaNs become canonical once, at the end
	old := b.Value(acc)
	next := b.SelectValue(live, b.Computed(f.Combine(old, v)), old)
	first := b.Splat(b.IEq(round, b.ConstU32(0)), v.Width)
	b.Assign(acc, b.SelectValue(first, v, next))
}

// Tree combines the 16 accumulators pairwise, without those that a short leaf never started.
func (f Fold) Tree(acc []*codegen.Variable, count codegen.ID) codegen.Value {
	b := f.B
	v := make([]codegen.Value, len(acc))
	for q := range acc {
		v[q] = b.Value(acc[q])
	}
	return f.TreeOf(v, count)
}

// TreeOf does the same as Tree, given the accumulators' values.
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

// JoinElements does the same as Tree for accumulators that are the elements of one vector.
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

// Elements returns the elements of a vector as computed values, not as words.
func (w *Writer) Elements(v codegen.Value) []codegen.Value {
	list := make([]codegen.Value, v.Width)
	for i := range list {
		list[i] = w.B.Cut(v, i, 1)
	}
	return list
}

// JoinAll combines single values in the order of the tree. Their number is a power of two, and all
// have started.
func (f Fold) JoinAll(list []codegen.Value) codegen.Value {
	for half := len(list) / 2; half >= 1; half /= 2 {
		for i := range half {
			list[i] = f.B.Computed(f.Combine(list[i], list[i+half]))
		}
	}
	return list[0]
}
