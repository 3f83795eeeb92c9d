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
	// Axis is the axis of the array's blocks. If As is not nil, the array is seen in that shape,
	// with its elements in row-major order, and the blocks are along the first axis.
	Axis int
	As   shape.Shape
	// At has the index of each block, in one axis, from 0 on and none outside; or the mask, which
	// broadcasts to the array's shape.
	At   Value
	From Value  // the blocks, along the first axis; or the elements, which broadcast as the mask does
	Mode string // how blocks are combined with the array's; set or "": they replace them
}

// AsPut says how a node's result is made in the memory of the array that it puts to; nil if it puts
// nothing. Only the engine calls it.
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

// Order returns the array's axes, that of the blocks first.
func (p *Put) Order() []int {
	order := []int{p.Axis}
	for axis := range p.Target.Shape() {
		if axis != p.Axis {
			order = append(order, axis)
		}
	}
	return order
}
