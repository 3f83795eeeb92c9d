package graph

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Put are blocks that are put to those of an array at indices, one after the other, or elements
// that are put where a mask holds.
type Put struct {
	Target Value // the array
	// Axis is that along which its blocks lie; of an array that is taken for another, of
	// the same elements in row-major order, As is the shape of that, and they lie along its
	// first axis.
	Axis int
	As   shape.Shape
	// At is the index of each block, of one axis, from 0 on and none outside; or the mask, whose
	// shape broadcasts to the array's.
	At   Value
	From Value  // the blocks, along the first axis; or the elements, which broadcast as the mask does
	Mode string // how blocks are joined to those that are there; set, or "": they take their place
}

// AsPut is how a node's result is made in the memory of what it puts to, nil if it puts nothing.
// Only the engine calls it.
func (n *Node) AsPut() *Put {
	if n.Put == nil && n.Op == ops.Where && len(n.Inputs) == 3 {
		n.Put = &Put{Target: n.Inputs[2], At: unstretched(n.Inputs[0]), From: unstretched(n.Inputs[1])}
	}
	return n.Put
}

// unstretched is what a value was broadcast from.
func unstretched(v Value) Value {
	for v.Node.Op == ops.BroadcastTo && len(v.Node.Inputs) == 1 {
		v = v.Node.Inputs[0]
	}
	return v
}

// Masks reports whether elements are put where a mask holds.
func (p *Put) Masks() bool { return p.At.DType() == dtype.Bool }

// Blocks is the array, in row-major order, with its blocks along the first axis.
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

// Order are the array's axes with that of the blocks first.
func (p *Put) Order() []int {
	order := []int{p.Axis}
	for axis := range p.Target.Shape() {
		if axis != p.Axis {
			order = append(order, axis)
		}
	}
	return order
}
