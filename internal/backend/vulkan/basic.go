package vulkan

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// basicOps are the operators whose code does not depend on a device's division, square roots and
// float64; nor does that of movements. Most programs begin with them, and need not wait for the
// full probe.
var basicOps = []*ops.Op{
	ops.Add, ops.Sub, ops.Mul, ops.Neg, ops.Abs, ops.Maximum, ops.Minimum, ops.Relu,
	ops.Equal, ops.NotEqual, ops.Less, ops.LessEqual, ops.Greater, ops.GreaterEqual,
	ops.LogicalAnd, ops.LogicalOr, ops.LogicalXor, ops.LogicalNot,
	ops.BitwiseAnd, ops.BitwiseOr, ops.BitwiseXor, ops.BitwiseInvert,
	ops.Where, ops.Cast, ops.Copy, ops.Full,
	ops.Sum, ops.Prod, ops.Max, ops.Min, ops.MatMul,
}

// basicTypes are the element types for which that holds.
var basicTypes = []dtype.DType{
	dtype.Bool, dtype.Int8, dtype.Int16, dtype.Int32, dtype.Uint8, dtype.Uint16, dtype.Uint32, dtype.Float32,
}

// basic reports whether the values need only these operators and types.
func basic(values []graph.Value) bool {
	seen := map[*graph.Node]bool{}
	var visit func(v graph.Value) bool
	visit = func(v graph.Value) bool {
		if !slices.Contains(basicTypes, v.DType()) {
			return false
		}
		if _, ok := v.Stored(); ok || seen[v.Node] {
			return true
		}
		seen[v.Node] = true
		op := v.Node.Op
		if op.Kind != ops.Movement && !slices.Contains(basicOps, op) || op == ops.MatMul && v.DType() == dtype.Float32 {
			return false
		}
		for _, in := range v.Node.Inputs {
			if !visit(in) {
				return false
			}
		}
		return true
	}
	for _, v := range values {
		if !visit(v) {
			return false
		}
	}
	return true
}
