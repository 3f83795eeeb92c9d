package graph

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/ops"
)

// guard is the operator of guards. A guard yields its first input, but fails unless its second
// input, a bool, is true. Guards are checked before planning, so no catalogue of operators lists it.
var guard = &ops.Op{Name: "guard", Kind: ops.Movement, Arity: 2}

// NewGuard returns index, an operand of the operator by, as a value whose evaluation fails unless
// inside is true. Each element of index, or each member of a tuple along its last axis, counts
// along an axis of another operand. axes are these axes, and sizes their lengths.
func NewGuard(by *ops.Op, site string, index, inside Value, axes, sizes []int) Value {
	v := New(guard, ops.Attr{Axes: axes, Counts: sizes}, site, index.Type(), index, inside)
	v.Node.By = by
	return v
}

// NewFactorGuard returns good, a bool for each matrix of a stack, as a value whose evaluation fails
// unless all are true: what says what is wrong with a matrix for which it is false.
func NewFactorGuard(by *ops.Op, site string, good, all Value, what string) Value {
	v := New(guard, ops.Attr{Mode: what}, site, good.Type(), good, all)
	v.Node.By = by
	return v
}

// Guard returns the condition of a guard; ok is false for other nodes.
func (n *Node) Guard() (inside Value, ok bool) {
	if n.Op != guard || n.yielded || len(n.Inputs) == 0 { // a guard that has run has released its inputs
		return Value{}, false
	}
	return n.Inputs[1], true
}

// Guards lists the guards that the values depend on and that have not been evaluated, inputs first.
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

// FactorError says that a matrix has no factors of the kind that an operator needs.
type FactorError struct {
	Op     string // the operator
	Site   string // file:line of its call
	Matrix []int  // which of the stack
	What   string // what is wrong with the matrix
}

func (e *FactorError) Error() string {
	var b strings.Builder
	b.WriteString(e.Op)
	if e.Site != "" {
		fmt.Fprintf(&b, " (%s)", e.Site)
	}
	b.WriteString(": the matrix")
	if len(e.Matrix) > 0 {
		fmt.Fprintf(&b, " at %v of the stack", e.Matrix)
	}
	return b.String() + " " + e.What
}
