package model

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// weights counts a file's initialisers.
type weights struct {
	elements, bytes int64
}

func weightsOf(g *onnxpb.Graph) (w weights) {
	for _, t := range g.Initializer {
		n := int64(1)
		for _, d := range t.Dims {
			n *= d
		}
		held := onnxop.Storage(onnxop.Elem(t.GetDataType()))
		w.elements += n
		w.bytes += (n*int64(elementBits(onnxop.Elem(t.GetDataType()), held)) + 7) / 8
	}
	return w
}

// OpSummary counts the uses of one operator in a model.
type OpSummary struct {
	Op    string
	Nodes int
	// FLOPs are the multiplications and additions of convolutions and matrix products, 2 for each
	// product that is added; 0 for other operators.
	FLOPs int64
}

// Summary describes a model and its work.
type Summary struct {
	Inputs, Outputs []Port
	Parameters      int64 // elements of initialisers
	Bytes           int64 // of these in the file
	Ops             []OpSummary
	FLOPs           int64
	// Counted is nil, or the reason why FLOPs are not counted, such as shapes that depend on the
	// inputs' elements. Nodes are always counted.
	Counted error
}

// Summary counts the model's work for inputs of their declared shapes, with 1 for open sizes.
// Nothing runs on the device. An error, [ErrClosed] among them, is in Counted.
func (m *Model) Summary(ctx context.Context) Summary {
	s := Summary{Inputs: m.Inputs(), Outputs: m.Outputs(), Parameters: m.weights.elements, Bytes: m.weights.bytes}
	ops := map[string]*OpSummary{}
	of := func(n *node) *OpSummary {
		if ops[n.op] == nil {
			ops[n.op] = &OpSummary{Op: n.op}
		}
		return ops[n.op]
	}
	var inputs map[string]onnxop.Value
	if m.graph.any((*node).branches) {
		s.Counted = errors.New("how often its graphs run depends on its inputs' elements")
	} else if inputs, s.Counted = m.zeros(); s.Counted == nil {
		f := &frame{values: inputs, env: m.env, seen: func(n *node, in, out []onnxop.Value) {
			o := of(n)
			o.Nodes++
			o.FLOPs += flops(n.op, in, out)
		}}
		handle.Record(func() { _, s.Counted = m.graph.run(ctx, f) })
	}
	if m.closed.Load() {
		s.Counted = ErrClosed
	}
	if s.Counted != nil {
		clear(ops)
		for _, n := range m.graph.nodes {
			of(n).Nodes++
		}
	}
	for _, name := range slices.Sorted(maps.Keys(ops)) {
		s.Ops = append(s.Ops, *ops[name])
		s.FLOPs += ops[name].FLOPs
	}
	return s
}

// zeros returns inputs of the declared shapes.
func (m *Model) zeros() (map[string]onnxop.Value, error) {
	out := map[string]onnxop.Value{}
	for _, p := range m.inputs {
		held := onnxop.Storage(p.elem)
		if p.Default {
			continue
		}
		if !p.HasShape || held.Size() == 0 {
			return nil, fmt.Errorf("the shape of input %q is not declared", p.Name)
		}
		dims := make([]int, len(p.Dims))
		for i, d := range p.Dims {
			if dims[i] = d.Size; d.Size < 0 {
				dims[i] = 1
			}
		}
		t := tensor.Zeros(m.env.Device, held, dims...)
		out[p.Name] = onnxop.NewArray(t)
	}
	return out, nil
}

// flops counts an operator's multiplications and additions.
func flops(op string, in, out []onnxop.Value) int64 {
	dims := func(list []onnxop.Value, i int) shape.Shape {
		if i < len(list) {
			if a, ok := list[i].(*onnxop.Array); ok {
				return a.Shape()
			}
		}
		return nil
	}
	x, w, y := dims(in, 0), dims(in, 1), dims(out, 0)
	switch op {
	case "Conv":
		return 2 * int64(y.Size()) * int64(w.Size()) / int64(max(w[0], 1))
	case "ConvTranspose":
		return 2 * int64(x.Size()) * int64(w.Size()) / int64(max(w[0], 1))
	case "MatMul":
		return 2 * int64(y.Size()) * int64(x[len(x)-1])
	case "Gemm":
		return 2 * int64(y.Size()) * int64(x.Size()) / int64(max(y[0], 1))
	}
	return 0
}

// String is the model's inputs, outputs, parameters and operators as a table.
func (m *Model) String() string {
	s := m.Summary(context.Background())
	var b strings.Builder
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, p := range s.Inputs {
		fmt.Fprintf(w, "input\t%s\n", p)
	}
	for _, p := range s.Outputs {
		fmt.Fprintf(w, "output\t%s\n", p)
	}
	fmt.Fprintf(w, "parameters\t%d\t%.1f MB\n", s.Parameters, float64(s.Bytes)/1e6)
	for _, o := range s.Ops {
		count := ""
		if o.FLOPs > 0 {
			count = fmt.Sprintf("%.3g GFLOP", float64(o.FLOPs)/1e9)
		}
		fmt.Fprintf(w, "%s\t%d\t%s\n", o.Op, o.Nodes, count)
	}
	if s.Counted == nil {
		fmt.Fprintf(w, "total\t\t%.3g GFLOP, with 1 for open sizes\n", float64(s.FLOPs)/1e9)
	}
	w.Flush()
	return b.String()
}

// Profile runs the model and returns the time that each kernel took. For models that read elements
// on the way it has only the kernels after the last read. Errors: those of [Model.Run].
func (m *Model) Profile(ctx context.Context, inputs map[string]*tensor.Tensor) (tensor.Profile, error) {
	return asked(m, func() (tensor.Profile, error) { return m.profile(ctx, inputs) })
}

func (m *Model) profile(ctx context.Context, inputs map[string]*tensor.Tensor) (tensor.Profile, error) {
	values := map[string]onnxop.Value{}
	for name, t := range inputs {
		values[name] = onnxop.NewArray(t)
	}
	if err := m.checkInputs(values); err != nil {
		return tensor.Profile{}, err
	}
	return tensor.MeasureFunc(ctx, m.env.Device, func() ([]*tensor.Tensor, error) {
		out, err := m.record(ctx, m.env, values)
		if err != nil {
			return nil, err
		}
		var made []*tensor.Tensor
		for _, name := range m.graph.outputs {
			made = append(made, arrays(out[name])...)
		}
		return made, nil
	})
}
