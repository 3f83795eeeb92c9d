package main

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// part is a map operator that another operator computes, in a dtype.
type part struct {
	op *ops.Op
	d  dtype.DType
}

// partsOf are the map operators and the conversions that an operator on d is
// made of, over all its forms.
func partsOf(op *ops.Op, d dtype.DType) (computed []part, converted [][2]dtype.DType) {
	seen := map[*graph.Node]bool{}
	var walk func(n *graph.Node)
	walk = func(n *graph.Node) {
		if seen[n] {
			return
		}
		seen[n] = true
		for _, in := range n.Inputs {
			walk(in.Node)
		}
		if n.Op == ops.Cast {
			if c := [2]dtype.DType{n.Inputs[0].DType(), n.Outputs[0].DType}; !slices.Contains(converted, c) {
				converted = append(converted, c)
			}
			return
		}
		for _, p := range computedBy(n) {
			if !slices.Contains(computed, p) {
				computed = append(computed, p)
			}
		}
	}
	for _, form := range forms.Of(op, d, 17) {
		l, err := opline.Parse(op.Name + " " + d.Short() + " " + form)
		if err != nil {
			continue // the tests of package forms tell
		}
		operands := make([]graph.Value, len(l.Operands))
		for i, o := range l.Operands {
			operands[i] = graph.NewData(o.DType, graph.Stored{Buffer: i, View: shape.Contiguous(o.Shape)})
		}
		if v, err := l.Record(operands); err == nil {
			walk(v.Node)
		}
	}
	return computed, converted
}

// computedBy are the map operators that a node computes with: those by which it
// joins or compares elements; none where it moves them.
func computedBy(n *graph.Node) []part {
	switch n.Op.Kind {
	case ops.Map:
		return []part{{n.Op, n.Inputs[len(n.Inputs)-1].DType()}}
	case ops.Reduce, ops.Scan:
		return []part{{n.Op.Combine(), n.Outputs[0].DType}}
	case ops.Contraction:
		return []part{{ops.Mul, n.Outputs[0].DType}, {ops.Add, n.Outputs[0].DType}}
	case ops.Program:
		return []part{{ops.FMA, n.Outputs[0].DType}}
	case ops.Sort:
		return []part{{ops.Less, n.Inputs[0].DType()}}
	case ops.Indirect:
		switch by := n.Attr.Joiner(); {
		case by != nil:
			return []part{{by, n.Outputs[0].DType}}
		case n.Op == ops.Search:
			return []part{{ops.Less, n.Inputs[0].DType()}}
		}
	}
	return nil
}
