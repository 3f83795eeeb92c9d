package graph

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// Put are blocks that are put to those of an array at indices, one after the other.
type Put struct {
	Target Value // the array
	// Axis is that along which its blocks lie; of an array that is taken for another, of
	// the same elements in row-major order, As is the shape of that, and they lie along its
	// first axis.
	Axis int
	As   shape.Shape
	At   Value  // the index of each block, of one axis, from 0 on and none outside
	From Value  // the blocks, along the first axis
	Mode string // how blocks are joined to those that are there; set, or "": they take their place
}

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
