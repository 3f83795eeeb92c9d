package model

import (
	"context"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/tensor"
)

// frame holds the values of a graph that runs, and the frame of the graph around it.
type frame struct {
	values map[string]onnxop.Value
	outer  *frame
	env    *onnxop.Env
	// seen, if not nil, is called with the operands and results of each node.
	seen func(n *node, in, out []onnxop.Value)
}

func (f *frame) value(name string) onnxop.Value {
	for ; f != nil; f = f.outer {
		if v, ok := f.values[name]; ok {
			return v
		}
	}
	return nil
}

// run records the computation of a graph.
func (g *graph) run(ctx context.Context, f *frame) ([]onnxop.Value, error) {
	for name, v := range g.constants {
		if _, given := f.values[name]; !given {
			f.values[name] = v
		}
	}
	for _, n := range g.nodes {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := n.apply(ctx, f); err != nil {
			return nil, err
		}
	}
	out := make([]onnxop.Value, len(g.outputs))
	for i, name := range g.outputs {
		out[i] = f.value(name)
	}
	return out, nil
}

// apply records the computation of a node.
func (n *node) apply(ctx context.Context, f *frame) error {
	in := make([]onnxop.Value, len(n.inputs))
	for i, name := range n.inputs {
		if name != "" {
			in[i] = f.value(name)
		}
	}
	out, err := n.results(ctx, f, in)
	if err != nil {
		return n.failed(in, err)
	}
	for i, name := range n.outputs {
		if name == "" {
			continue
		}
		if i >= len(out) || out[i] == nil {
			return n.failed(in, &onnxop.AttrError{What: "the operator makes no result " + name})
		}
		f.values[name] = out[i]
	}
	if f.seen != nil && n.function == nil {
		f.seen(n, in, out)
	}
	return nil
}

func (n *node) results(ctx context.Context, f *frame, in []onnxop.Value) ([]onnxop.Value, error) {
	if n.function != nil {
		inner := &frame{values: map[string]onnxop.Value{}, env: f.env, seen: f.seen}
		for i, name := range n.function.inputs {
			if i < len(in) {
				inner.values[name] = in[i]
			}
		}
		return n.function.run(ctx, inner)
	}
	attrs := n.attrs
	if len(n.bodies) > 0 {
		attrs = map[string]onnxop.Attr{}
		for name, a := range n.attrs {
			if g := n.bodies[name]; g != nil {
				a.G = &body{g, f}
			}
			attrs[name] = a
		}
	}
	call := onnxop.Call{Ctx: ctx, Env: f.env, Op: n.op, Node: n.name, Version: n.version, Outputs: len(n.outputs), Named: n.named, Attrs: attrs, In: in, Memory: &n.memory}
	return call.Run(n.run)
}

// named reports whether anything may use a result.
func (n *node) named(output int) bool { return output < len(n.outputs) && n.outputs[output] != "" }

func (n *node) failed(in []onnxop.Value, err error) error {
	e := &NodeError{Node: n.name, Op: n.op, Err: err}
	for _, v := range in {
		text := "nothing"
		if v != nil {
			text = v.String()
		}
		e.Inputs = append(e.Inputs, text)
	}
	return e
}

// body is a graph that is an attribute, with the values around it.
type body struct {
	g     *graph
	outer *frame
}

// Inputs is the number of values that the graph takes.
func (b *body) Inputs() int { return len(b.g.inputs) }

// Empty is zeros of an output's declared type, with size 0 for open sizes; nil if the file declares
// no type.
func (b *body) Empty(dev *device.Device, output int) *tensor.Tensor {
	if output >= len(b.g.declared) {
		return nil
	}
	t := b.g.declared[output].GetType().GetTensorType()
	d := onnxop.Storage(onnxop.Elem(t.GetElemType()))
	if d == dtype.Invalid || t.GetShape() == nil {
		return nil
	}
	var dims []int
	for _, size := range t.GetShape().GetDim() {
		dims = append(dims, int(max(size.GetDimValue(), 0)))
	}
	return tensor.Zeros(dev, d, dims...)
}

// Run runs the graph once.
func (b *body) Run(ctx context.Context, in []onnxop.Value) ([]onnxop.Value, error) {
	if len(in) != len(b.g.inputs) {
		return nil, &onnxop.AttrError{What: "the graph of an attribute takes another number of values"}
	}
	f := &frame{values: map[string]onnxop.Value{}, outer: b.outer, env: b.outer.env, seen: b.outer.seen}
	for i, name := range b.g.inputs {
		f.values[name] = in[i]
	}
	return b.g.run(ctx, f)
}
