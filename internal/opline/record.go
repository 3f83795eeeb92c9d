package opline

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
)

// Record applies the line's operators to values, one for each operand, without
// a device: what planners are tested with. It fails with the errors of
// [ops.ApplyAll], and for numbers, which need a tensor's dtype.
func (l Line) Record(operands []ops.Value) (ops.Value, error) {
	return l.record(l.Expr, operands)
}

func (l Line) record(n expr.Node, operands []ops.Value) (ops.Value, error) {
	switch n := n.(type) {
	case *expr.Name:
		i := slices.IndexFunc(l.Operands, func(o Operand) bool { return o.Name == n.Name })
		return operands[i], nil
	case *expr.Transpose:
		x, err := l.record(n.X, operands)
		if err != nil {
			return x, err
		}
		axes := make([]int, len(x.Shape()))
		for i := range axes {
			axes[i] = len(axes) - 1 - i
		}
		return ops.Apply(ops.Permute, ops.Attr{Axes: axes}, "", x)
	case *expr.Call:
		return l.recordCall(n, operands)
	}
	return ops.Value{}, fmt.Errorf("%s: a number is recorded only with a device", l.Text)
}

func (l Line) recordCall(call *expr.Call, operands []ops.Value) (ops.Value, error) {
	args := make([]ops.Value, len(call.Args))
	for i, a := range call.Args {
		var err error
		if args[i], err = l.record(a, operands); err != nil {
			return ops.Value{}, err
		}
	}
	results, err := ops.ApplyAll(call.Op, call.Attr, "", args...)
	if err != nil {
		return ops.Value{}, err
	}
	if call.Result >= len(results) {
		return ops.Value{}, fmt.Errorf("%s: result=%d of %d", l.Text, call.Result, len(results))
	}
	return results[call.Result], nil
}
