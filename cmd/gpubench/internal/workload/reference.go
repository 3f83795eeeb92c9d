package workload

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Reference evaluates a result that has been recorded over the inputs, and has
// not run yet, node by node with hostref, as long as the context lasts.
func (w *Workload) Reference(ctx context.Context, in *Inputs, result *tensor.Tensor) (*hostref.Array, error) {
	root, err := handle.Value(result)
	if err != nil {
		return nil, err
	}
	r := &reference{values: map[*graph.Node]*hostref.Array{}, uses: map[*graph.Node]int{}}
	for i, a := range w.arrays {
		for _, t := range []*tensor.Tensor{in.leaves[i], in.tensors[i]} {
			v, err := handle.Value(t)
			if err != nil {
				return nil, err
			}
			r.values[v.Node] = &hostref.Array{DType: a.DType, Shape: v.Shape(), Data: a.Data}
		}
	}
	if !r.has(root.Node, map[*graph.Node]bool{}) { // a part of a deep graph has run already
		if root, err = w.recorded(r); err != nil {
			return nil, err
		}
	}
	r.count(root.Node)
	return r.eval(ctx, root.Node)
}

// has reports whether a node's value is known or can be computed from known ones.
func (r *reference) has(n *graph.Node, seen map[*graph.Node]bool) bool {
	if r.values[n] != nil || seen[n] {
		return true
	}
	seen[n] = true
	if n.Op.Arity != 0 && len(n.Inputs) == 0 {
		return false
	}
	return !slices.ContainsFunc(n.Inputs, func(in graph.Value) bool { return !r.has(in.Node, seen) })
}

// recorded records the line once more, without a device.
func (w *Workload) recorded(r *reference) (graph.Value, error) {
	operands := make([]graph.Value, len(w.arrays))
	for i, a := range w.arrays {
		operands[i] = graph.NewData(a.DType, graph.Stored{Buffer: i, View: shape.Contiguous(a.Shape)})
		r.values[operands[i].Node] = a
	}
	return w.Line.Record(operands)
}

// reference holds the values of nodes while somebody needs them.
type reference struct {
	values map[*graph.Node]*hostref.Array
	uses   map[*graph.Node]int
}

func (r *reference) count(n *graph.Node) {
	r.uses[n]++
	if r.uses[n] > 1 {
		return
	}
	for _, in := range n.Inputs {
		r.count(in.Node)
	}
}

func (r *reference) eval(ctx context.Context, n *graph.Node) (*hostref.Array, error) {
	if a, ok := r.values[n]; ok {
		return r.use(n, a), nil
	}
	in := make([]*hostref.Array, len(n.Inputs))
	for i, v := range n.Inputs {
		a, err := r.eval(ctx, v.Node)
		if err != nil {
			return nil, err
		}
		in[i] = a
	}
	a, err := hostref.Eval(ctx, n, in)
	if err != nil {
		return nil, err
	}
	r.values[n] = a
	return r.use(n, a), nil
}

// use forgets a value that was used for the last time.
func (r *reference) use(n *graph.Node, a *hostref.Array) *hostref.Array {
	r.uses[n]--
	if r.uses[n] == 0 {
		delete(r.values, n)
	}
	return a
}

// Verify runs a result that has been recorded over the inputs and compares it
// with the reference: its bits, or, of a product marked fast, within its bound.
func (w *Workload) Verify(ctx context.Context, in *Inputs, result *tensor.Tensor) (Difference, error) {
	_, _, diff, err := w.Judge(ctx, in, result, func() error { return nil })
	return diff, err
}

// Judge is [Workload.Verify] that calls a function between the reference's evaluation and
// the reading of the result, and returns both.
func (w *Workload) Judge(ctx context.Context, in *Inputs, result *tensor.Tensor, between func() error) (want *hostref.Array, got []byte, diff Difference, err error) {
	if want, err = w.Reference(ctx, in, result); err != nil {
		return nil, nil, diff, err
	}
	if err = between(); err != nil {
		return want, nil, diff, err
	}
	if got, err = Read(ctx, result); err != nil {
		return want, nil, diff, err
	}
	diff, err = w.difference(ctx, want, got)
	return want, got, diff, err
}

// Operands are the line's data.
func (w *Workload) Operands() []*hostref.Array { return w.arrays }

func (w *Workload) difference(ctx context.Context, want *hostref.Array, got []byte) (Difference, error) {
	diff := Compare(want.DType, want.Shape, got, want.Data)
	if diff.Count == 0 || !holdsFast(w.Line.Expr) {
		return diff, nil
	}
	if call, ok := w.fastProduct(); ok {
		return w.withinBound(ctx, call, want, got)
	}
	if slices.ContainsFunc(w.Line.Operands, func(o opline.Operand) bool { return o.DType.IsHalf() }) {
		return diff, &UnboundedError{}
	}
	return diff, nil
}
