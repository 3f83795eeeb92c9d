package cases

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// typesOf returns the dtypes that an operator is tried in. If the operator only moves elements, dtypes
// of one width have the same kernels, and the seed draws one dtype of each width. If the operator is
// composed of operators that are tried in all dtypes, the seed draws one dtype of each kind and width.
func (d *drawer) typesOf(op *ops.Op) []dtype.DType {
	alike := func(t dtype.DType) [2]int { return [2]int{int(t)} }
	switch {
	case d.Whole:
	case moves(op):
		alike = func(t dtype.DType) [2]int { return [2]int{-1, t.Size()} }
	case op.Kind == ops.Composition:
		alike = func(t dtype.DType) [2]int { return [2]int{kindOf(t), t.Size()} }
	}
	var order [][2]int
	groups := map[[2]int][]dtype.DType{}
	for _, t := range op.Accept.DTypes() {
		if groups[alike(t)] == nil {
			order = append(order, alike(t))
		}
		groups[alike(t)] = append(groups[alike(t)], t)
	}
	types := make([]dtype.DType, len(order))
	for i, group := range order {
		types[i] = pick(d, groups[group])
	}
	return types
}

// kindOf numbers the kinds of dtypes that the standard tells apart, integers
// with and without a sign as one.
func kindOf(t dtype.DType) int {
	switch {
	case t.IsInteger():
		return 1
	case t.IsFloat():
		return 2
	case t.IsComplex():
		return 3
	}
	return 0
}

// moves reports whether an operator takes every dtype and, in all its forms,
// selects and moves elements, and computes with none.
func moves(op *ops.Op) bool {
	widest := dtype.Complex128
	if op.Accept != ops.AnyType {
		return false
	}
	for _, form := range forms.Of(op, widest, 17) {
		l, err := opline.Parse(op.Name + " " + widest.Short() + " " + form)
		if err != nil {
			return false
		}
		operands := make([]graph.Value, len(l.Operands))
		for i, o := range l.Operands {
			operands[i] = graph.NewData(o.DType, graph.Stored{Buffer: i, View: shape.Contiguous(o.Shape)})
		}
		v, err := l.Record(operands)
		if err != nil || computes(v.Node, widest) {
			return false
		}
	}
	return true
}

// computes reports whether a node, or one that it is made from, computes with
// elements of d.
func computes(n *graph.Node, d dtype.DType) bool {
	joins := n.Op.Kind == ops.Indirect && n.Attr.Joiner() != nil
	moving := n.Op == ops.Where || n.Op == ops.Copy || n.Op.Kind != ops.Map && n.Op.Kind != ops.Reduce && n.Op.Kind != ops.Scan && !joins
	for _, in := range n.Inputs {
		if in.DType() == d && !moving || computes(in.Node, d) {
			return true
		}
	}
	return n.Op == ops.Cast && n.Outputs[0].DType == d
}
