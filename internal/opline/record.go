package opline

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Record applies the line's operators to values, one for each operand, without
// a device: what planners are tested with. It fails with the errors of
// [compose.ApplyAll], and for a number that meets no value: it has that one's dtype,
// converted as by a cast.
func (l Line) Record(operands []graph.Value) (graph.Value, error) {
	return l.RecordBy(compose.Applier{}, operands)
}

// RecordBy is [Line.Record] for an engine, which keeps the tables of rules.
func (l Line) RecordBy(apply compose.Applier, operands []graph.Value) (graph.Value, error) {
	return recorder{l, apply}.record(l.Expr, operands)
}

// recorder is a line and how its operators are applied.
type recorder struct {
	Line
	apply compose.Applier
}

func (l recorder) record(n expr.Node, operands []graph.Value) (graph.Value, error) {
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
		return compose.Apply(ops.Permute, ops.Attr{Axes: axes}, "", x)
	case *expr.Call:
		return l.recordCall(n, operands)
	}
	return graph.Value{}, fmt.Errorf("%s: a number needs an operand beside it, whose dtype it takes", l.Text)
}

func (l recorder) recordCall(call *expr.Call, operands []graph.Value) (graph.Value, error) {
	args := make([]graph.Value, len(call.Args))
	meets := dtype.Invalid
	for i, a := range call.Args {
		if _, number := a.(*expr.Literal); number {
			continue
		}
		var err error
		if args[i], err = l.record(a, operands); err != nil {
			return graph.Value{}, err
		}
		if call.Op.Promotes(i) && meets == dtype.Invalid {
			meets = args[i].DType()
		}
	}
	for i, a := range call.Args {
		n, number := a.(*expr.Literal)
		if !number {
			continue
		}
		if meets == dtype.Invalid {
			return l.record(a, operands)
		}
		args[i] = graph.NewFull(meets, element.FromFloat(meets, float(n)), shape.Shape{}, "")
	}
	results, err := l.apply.ApplyAll(call.Op, call.Attr, "", args...)
	if err != nil {
		return graph.Value{}, err
	}
	if call.Result >= len(results) {
		return graph.Value{}, fmt.Errorf("%s: result=%d of %d", l.Text, call.Result, len(results))
	}
	return results[call.Result], nil
}

// float is a number's value.
func float(n *expr.Literal) float64 {
	switch x := n.Value.(type) {
	case int64:
		return float64(x)
	case uint64:
		return float64(x)
	case float64:
		return x
	case bool:
		if x {
			return 1
		}
	}
	return 0
}
