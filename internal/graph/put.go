package graph

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Put describes blocks that are put into an array at indices, one after the other, or elements that
// are put where a mask is true.
type Put struct {
	Target Value // the array
	// Axis is the axis along which the array's blocks lie. If As is not nil, the array counts as
	// having that shape, with its elements in row-major order, and the blocks lie along the first
	// axis.
	Axis int
	As   shape.Shape
	// At has one axis with the index of each block, none of which is out of range; or it is the
	// mask, which broadcasts to the array's shape.
	At   Value
	From Value  // the blocks, along the first axis; or the elements, which broadcast like the mask
	Mode string // how blocks are combined with those of the array; "set" or "": they replace them
}

// AsPut says how to compute a node's result in the memory of the array that it puts to; nil if it
// puts nothing. Only the engine calls it.
func (n *Node) AsPut() *Put {
	if n.Put == nil && n.Op == ops.Where && len(n.Inputs) == 3 {
		n.Put = &Put{Target: n.Inputs[2], At: unstretched(n.Inputs[0]), From: unstretched(n.Inputs[1])}
	}
	return n.Put
}

// unstretched returns the value that was broadcast.
func unstretched(v Value) Value {
	for v.Node.Op == ops.BroadcastTo && len(v.Node.Inputs) == 1 {
		v = v.Node.Inputs[0]
	}
	return v
}

// Masks reports whether elements are put where a mask is true.
func (p *Put) Masks() bool { return p.At.DType() == dtype.Bool }

// Blocks returns the array, in row-major order, with its blocks along the first axis.
func (p *Put) Blocks() (shape.View, error) {
	if p.As != nil {
		return shape.Contiguous(p.As), nil
	}
	s := p.Target.Shape()
	if p.Axis < 0 || p.Axis >= len(s) {
		return shape.View{}, fmt.Errorf("graph: blocks of %v along axis %d", s, p.Axis)
	}
	return shape.Contiguous(s).Permute("put", p.Order()...)
}

// Order returns the array's axes; the axis of the blocks comes first.
func (p *Put) Order() []int {
	order := []int{p.Axis}
	for axis := range p.Target.Shape() {
		if axis != p.Axis {
			order = append(order, axis)
		}
	}
	return order
}
