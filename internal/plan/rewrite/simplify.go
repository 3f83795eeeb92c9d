package rewrite

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Simplification keeps every bit, so it has few rules: x + 0 is not x if x is -0, and
// -(-x) is not x if x is a NaN with a payload. No rule looks at the value of a constant:
// it is data of the launch, so that expressions with other constants share a kernel.

// simplification is one rule. It returns a value that equals v, or false if it does not apply.
type simplification struct {
	name string
	rule func(v graph.Value) (graph.Value, bool)
}

// simplifications are tried in order, until none applies.
var simplifications = []simplification{
	{"views that end where they began", viewOfAll},
	{"a reshape of a reshape", reshapeOfReshape},
	{"a conversion of an exact conversion", castOfCast},
	{"an inverse of itself", twice},
	{"what is so already", again},
	{"a choice between equals", whereOfEquals},
	{"a choice by a negation", whereOfNot},
	{"an operator of equals", ofEquals},
}

// simplified applies all rules to v, whose operands are simplified already.
func simplified(v graph.Value) graph.Value {
	for i := 0; i < len(simplifications); i++ {
		if _, stored := v.Stored(); stored {
			return v
		}
		if w, ok := simplifications[i].rule(v); ok {
			v, i = w, -1
		}
	}
	return v
}

// viewOfAll finds, below a view, a value that the view shows whole and in order.
func viewOfAll(v graph.Value) (graph.Value, bool) {
	var views *expr.Chain
	for w := v; w.Node.Op.Kind == ops.Movement; {
		if _, stored := w.Stored(); stored {
			break
		}
		views = &expr.Chain{Node: w.Node, Next: views}
		w = w.Node.Inputs[0]
		if !w.Shape().Equal(v.Shape()) {
			continue
		}
		if seen, ok := expr.ApplyViews(shape.Contiguous(w.Shape()), views); ok && seen.Offset == 0 && seen.IsContiguous() {
			return w, true
		}
	}
	return v, false
}

// reshapes holds the operators that keep the elements and their order.
var reshapes = map[*ops.Op]bool{ops.Reshape: true, ops.ExpandDims: true, ops.Squeeze: true}

func reshapeOfReshape(v graph.Value) (graph.Value, bool) {
	in, ok := unrunInput(v)
	if !ok || !reshapes[v.Node.Op] || !reshapes[in.Node.Op] {
		return v, false
	}
	n := &graph.Node{Op: ops.Reshape, Attr: ops.Attr{Shape: v.Shape()}, Inputs: in.Node.Inputs, Outputs: v.Node.Outputs, Site: v.Node.Site}
	return graph.Value{Node: n}, true
}

// castOfCast leaves out a conversion to a wider integer between two conversions.
func castOfCast(v graph.Value) (graph.Value, bool) {
	in, ok := unrunInput(v)
	if !ok || v.Node.Op != ops.Cast || in.Node.Op != ops.Cast || !holds(in.DType(), in.Node.Inputs[0].DType()) {
		return v, false
	}
	from := in.Node.Inputs[0]
	if from.DType() == v.DType() {
		return from, true
	}
	n := &graph.Node{Op: ops.Cast, Attr: v.Node.Attr, Inputs: []graph.Value{from}, Outputs: v.Node.Outputs, Site: v.Node.Site}
	return graph.Value{Node: n}, true
}

// holds reports whether an integer dtype has every value of another one, or of bool.
func holds(wide, narrow dtype.DType) bool {
	switch {
	case !wide.IsInteger():
		return false
	case narrow == dtype.Bool:
		return true
	case !narrow.IsInteger() || narrow.IsSigned() && !wide.IsSigned():
		return false
	case narrow.IsSigned() == wide.IsSigned():
		return wide.Size() >= narrow.Size()
	}
	return wide.Size() > narrow.Size()
}

// twice removes pairs of operators that are their own inverse. Neg is only for integers,
// because it makes a NaN the canonical one.
func twice(v graph.Value) (graph.Value, bool) {
	in, ok := unrunInput(v)
	if !ok || in.Node.Op != v.Node.Op {
		return v, false
	}
	switch v.Node.Op {
	case ops.BitwiseInvert, ops.LogicalNot:
	case ops.Neg:
		if !v.DType().IsInteger() {
			return v, false
		}
	default:
		return v, false
	}
	return in.Node.Inputs[0], true
}

// again removes an idempotent operator that has been applied already.
func again(v graph.Value) (graph.Value, bool) {
	in, ok := unrunInput(v)
	if !ok || in.Node.Op != v.Node.Op {
		return v, false
	}
	switch v.Node.Op {
	case ops.Abs, ops.Ceil, ops.Floor, ops.Trunc, ops.Round, ops.Relu:
		return in, v.DType() == in.DType()
	}
	return v, false
}

func whereOfEquals(v graph.Value) (graph.Value, bool) {
	n := v.Node
	if n.Op != ops.Where || n.Inputs[1] != n.Inputs[2] {
		return v, false
	}
	return n.Inputs[1], true
}

func whereOfNot(v graph.Value) (graph.Value, bool) {
	n := v.Node
	if n.Op != ops.Where {
		return v, false
	}
	not := n.Inputs[0]
	if _, stored := not.Stored(); stored || not.Node.Op != ops.LogicalNot {
		return v, false
	}
	inputs := []graph.Value{not.Node.Inputs[0], n.Inputs[2], n.Inputs[1]}
	return graph.Value{Node: &graph.Node{Op: ops.Where, Attr: n.Attr, Inputs: inputs, Outputs: n.Outputs, Site: n.Site}}, true
}

// ofEquals returns x for operators of x and x that yield x. Floats have none, because
// minimum makes a NaN the canonical one.
func ofEquals(v graph.Value) (graph.Value, bool) {
	n := v.Node
	switch n.Op {
	case ops.Minimum, ops.Maximum, ops.BitwiseAnd, ops.BitwiseOr, ops.LogicalAnd, ops.LogicalOr:
	default:
		return v, false
	}
	if n.Inputs[0] != n.Inputs[1] || !(v.DType() == dtype.Bool || v.DType().IsInteger()) {
		return v, false
	}
	return n.Inputs[0], true
}

// unrunInput returns the only operand of v, and whether it has not run.
func unrunInput(v graph.Value) (graph.Value, bool) {
	if len(v.Node.Inputs) != 1 {
		return v, false
	}
	in := v.Node.Inputs[0]
	_, stored := in.Stored()
	return in, !stored
}
