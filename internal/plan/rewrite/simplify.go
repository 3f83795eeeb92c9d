package rewrite

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// Simplification keeps every bit, so it has few rules: x + 0 is not x if x is -0. No rule looks at
// the value of a constant: a constant is data of the launch, so that expressions with different
// constants share a kernel.

// simplification is one rule. It returns a value that equals v, or false if it does not apply.
type simplification struct {
	name string
	rule func(v graph.Value) (graph.Value, bool)
}

// simplifications are tried in order, until none applies.
var simplifications = []simplification{
	{"a conversion of an exact conversion", castOfCast},
	{"a choice between equals", whereOfEquals},
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

func whereOfEquals(v graph.Value) (graph.Value, bool) {
	n := v.Node
	if n.Op != ops.Where || n.Inputs[1] != n.Inputs[2] {
		return v, false
	}
	return n.Inputs[1], true
}

// ofEquals returns x for operators that yield x from the operands x and x. Floats have none,
// because minimum and maximum make every NaN the canonical one.
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
