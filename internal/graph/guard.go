package graph

import "github.com/weft-gpu/weft/ops"

// guard is the operator of nodes that are their first input once the second, a
// bool, was found to hold. It is in no catalogue: plans never see it.
var guard = &ops.Op{Name: "guard", Kind: ops.Movement, Arity: 2}

// NewGuard is index, as an operand of by, which the engine hands out only where
// inside holds: each element, or each member along its last axis, counts along an
// axis of another operand; axes are those, and sizes how long they are.
func NewGuard(by *ops.Op, site string, index, inside Value, axes, sizes []int) Value {
	v := New(guard, ops.Attr{Axes: axes, Counts: sizes}, site, index.Type(), index, inside)
	v.Node.By = by
	return v
}

// Guard is what a guard's index must meet; false for other nodes.
func (n *Node) Guard() (inside Value, ok bool) {
	if n.Op != guard || n.yielded || len(n.Inputs) == 0 { // it has let go of them
		return Value{}, false
	}
	return n.Inputs[1], true
}

// Guards lists the guards that the values need and that are not known to hold, each
// after those that its own index needs.
func Guards(values []Value) []*Node {
	var list []*Node
	seen := map[*Node]bool{}
	var visit func(v Value)
	visit = func(v Value) {
		n := v.Node
		if seen[n] || n.Done() {
			return
		}
		seen[n] = true
		for _, in := range n.Inputs {
			visit(in)
		}
		if inside, ok := n.Guard(); ok && !inside.Node.Done() {
			list = append(list, n)
		}
	}
	for _, v := range values {
		visit(v)
	}
	return list
}
