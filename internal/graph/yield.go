package graph

import (
	"slices"

	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// sight is the operator of nodes that show elements of their operand by any strides. It is in no
// catalogue: only values that have yielded their memory use it.
var sight = &ops.Op{Name: "sight", Kind: ops.Movement, Arity: 1}

// WantsOrder reports whether a movement counts its operand's elements in row-major order, so that
// an operand with other strides may need a copy.
func (n *Node) WantsOrder() bool { return n.Op == ops.Reshape || n.Op == sight }

// seenOf applies sight to a view of its operand, which must be in row-major order.
func seenOf(in shape.View, a ops.Attr) (shape.View, bool) {
	return shape.View{Shape: a.Shape, Strides: a.Strides, Offset: in.Offset + a.Counts[0]}, in.IsContiguous()
}

// Yield takes the value's memory away from it, because another value, of, has the memory now, in
// row-major order. From then on the value is a view of of. It is computed from it when somebody
// asks for it. Only the engine calls Yield.
func (v Value) Yield(of Value) {
	n := v.Node
	view := n.stored[v.Index].View
	if whole := of.Shape(); !view.Shape.Equal(whole) || !view.IsContiguous() {
		of = New(sight, ops.Attr{Shape: view.Shape, Strides: slices.Clone(view.Strides), Counts: []int{view.Offset}}, n.Site, v.Type(), of)
		of.Node.Implied = true
	}
	of.Node.Pending.Add(1)
	n.done.Store(false)
	n.stored, n.counted, n.yielded = nil, true, true
	n.Depth.Store(of.Node.Depth.Load() + 1)
	n.Inputs = append(n.few[:0:len(n.few)], of)
}

// Yielded returns the value from which a node is computed that has yielded its memory.
func (n *Node) Yielded() (of Value, ok bool) {
	if !n.yielded {
		return Value{}, false
	}
	return n.Inputs[0], true
}

// NewPlace makes a leaf whose elements the engine stores later.
func NewPlace(t Type) Value {
	return Value{Node: &Node{Op: ops.Data, Attr: ops.Attr{DType: t.DType, Shape: t.Shape}, Outputs: []Type{t}, Implied: true}}
}
