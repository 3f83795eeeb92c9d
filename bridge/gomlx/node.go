package gomlx

import (
	"fmt"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// lowering makes an operator's result of its operands; it records, and runs nothing.
type lowering func(in []*tensor.Tensor) *tensor.Tensor

// node is a value of a function, or an operator that has several results.
type node struct {
	fn     *Function
	id     int // its place in fn.nodes; operands come before it
	op     backends.OpType
	shape  shapes.Shape
	inputs []*node

	// What makes the value; none of these for a parameter.
	lower    lowering
	lowerAll func(in []*tensor.Tensor) []*tensor.Tensor // of several results
	control  control                                    // where the host may have to decide

	constant *tensor.Tensor
	parent   *node // whose result it is, where that has several
	index    int   // which one of them
	alias    *node // the same elements, as Identity's
	along    []int // of BroadcastInDim: the axes that the operand's are
}

// String names the node in messages: "Add float32[2 3]".
func (n *node) String() string { return fmt.Sprintf("%s %s", n.op, n.shape) }

// resolved is the node whose elements n has.
func (n *node) resolved() *node {
	for n.alias != nil {
		n = n.alias
	}
	return n
}

// operands are all that has to be there before n: its inputs, the operator that it is a
// result of, and what its closures read outside themselves.
func (n *node) operands() []*node {
	if n.parent != nil {
		return []*node{n.parent}
	}
	if n.control == nil {
		return n.inputs
	}
	list := append([]*node{}, n.inputs...)
	for _, f := range n.control.closures() {
		list = append(list, f.captured()...)
	}
	return list
}

// OpError is an operator that cannot be recorded, or that failed.
type OpError struct {
	Op  string
	Err error
}

func (e *OpError) Error() string { return fmt.Sprintf("weft: %s: %v", e.Op, e.Err) }

// Unwrap is the reason.
func (e *OpError) Unwrap() error { return e.Err }

func refuse(op backends.OpType, format string, args ...any) error {
	return &OpError{Op: op.String(), Err: fmt.Errorf(format, args...)}
}
