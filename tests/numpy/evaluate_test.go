package numpy

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/shape"
)

// evaluate records a line and evaluates its graph with hostref.
func evaluate(l opline.Line, operands []*hostref.Array) (*hostref.Array, error) {
	known := map[*graph.Node]*hostref.Array{}
	values := make([]graph.Value, len(operands))
	for i, a := range operands {
		values[i] = graph.NewData(a.DType, graph.Stored{Buffer: i, View: shape.Contiguous(a.Shape)})
		known[values[i].Node] = a
	}
	v, err := l.Record(values)
	if err != nil {
		return nil, err
	}
	return walk(v, known)
}

// walk evaluates a value node by node; known are the nodes that are done.
func walk(v graph.Value, known map[*graph.Node]*hostref.Array) (*hostref.Array, error) {
	n := v.Node
	if a := known[n]; a != nil {
		return a, nil
	}
	if v.Index != 0 {
		return nil, fmt.Errorf("%s: a node of several results", n.Op)
	}
	in := make([]*hostref.Array, len(n.Inputs))
	for i, operand := range n.Inputs {
		var err error
		if in[i], err = walk(operand, known); err != nil {
			return nil, err
		}
	}
	a, err := hostref.Eval(context.Background(), n, in)
	known[n] = a
	return a, err
}

// evaluateLine reads a line and evaluates it.
func evaluateLine(text string, operands []*hostref.Array) (*hostref.Array, error) {
	l, err := opline.Parse(text)
	if err != nil {
		return nil, err
	}
	return evaluate(l, operands)
}
