package model

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/tensor"
)

// OpSummary counts the uses of one operator in a model.
type OpSummary struct {
	Op    string
	Nodes int
	// FLOPs are the multiplications and additions of convolutions and matrix products, 2 for each
	// product that is added; 0 for other operators.
	FLOPs int64
	// Formula is FLOPs as a formula of the sizes that the file leaves open, as in a [Summary].
	Formula string
}

// Summary describes a model and its work.
type Summary struct {
	Inputs, Outputs []Port
	Parameters      int64 // elements of initialisers and of Constant nodes, in branches and functions too
	Bytes           int64 // of these in the file
	Ops             []OpSummary
	FLOPs           int64
	// Formula is FLOPs as a formula of the sizes that the file leaves open, such as
	// "2.1e+06*batch*steps + 512*batch*steps^2". A size without a name is the input's with its axis,
	// "x[0]". It is "" without open sizes, and where the work is no polynomial of them of degree 2.
	Formula string
	// Counted is nil, or the reason why FLOPs are not counted, such as shapes that depend on the
	// inputs' elements. Nodes are always counted.
	Counted error
}

// Summary counts the model's work for inputs of their declared shapes, with 1 for open sizes.
// Nothing runs on the device, and no element is read. An error, [ErrClosed] among them, is in
// Counted.
func (m *Model) Summary(ctx context.Context) Summary {
	ones := func(string) int { return 1 }
	s := m.summary(m.count(ctx, func() (map[string]onnxop.Value, error) { return m.hollowInputs(ones) }))
	if variables := m.openSizes(); len(variables) > 0 && !m.closed.Load() {
		m.addFormulas(ctx, &s, variables)
	}
	return s
}

// SummaryOf counts the model's work for inputs of these shapes. Nothing runs on the device, and no
// element is read. Errors, those of [Model.Run] among them, are in Counted.
func (m *Model) SummaryOf(ctx context.Context, inputs map[string]*tensor.Tensor) Summary {
	return m.summary(m.count(ctx, func() (map[string]onnxop.Value, error) {
		values, err := valuesOf(inputs)
		if err != nil {
			return nil, err
		}
		if err := m.checkInputs(values); err != nil {
			return nil, err
		}
		for name, v := range values {
			values[name] = onnxop.Hollow(v, m.hollowEnv())
		}
		return values, nil
	}))
}

// summary is the summary of counted operators, by name.
func (m *Model) summary(ops map[string]*OpSummary, err error) Summary {
	s := Summary{Inputs: m.Inputs(), Outputs: m.Outputs(), Parameters: m.weights.elements, Bytes: m.weights.bytes, Counted: err}
	if err != nil {
		ops = map[string]*OpSummary{}
		for _, n := range m.graph.nodes {
			counted(ops, n.op).Nodes++
		}
	}
	for _, name := range slices.Sorted(maps.Keys(ops)) {
		s.Ops = append(s.Ops, *ops[name])
		s.FLOPs += ops[name].FLOPs
	}
	return s
}

// counted is the summary of an operator, a new one where there is none.
func counted(ops map[string]*OpSummary, op string) *OpSummary {
	if ops[op] == nil {
		ops[op] = &OpSummary{Op: op}
	}
	return ops[op]
}

// hollowEnv is the environment of shapes alone.
func (m *Model) hollowEnv() *onnxop.Env {
	return &onnxop.Env{Device: m.env.Host, Host: m.env.Host, Hollow: true}
}

// count counts the operators of a run with inputs that have shapes and no elements.
func (m *Model) count(ctx context.Context, inputs func() (map[string]onnxop.Value, error)) (map[string]*OpSummary, error) {
	if m.closed.Load() {
		return nil, ErrClosed
	}
	if err := m.env.Device.Err(); err != nil {
		return nil, err
	}
	if m.graph.any((*node).branches) {
		return nil, errors.New("how often its graphs run depends on its inputs' elements")
	}
	values, err := inputs()
	if err != nil {
		return nil, err
	}
	ops := map[string]*OpSummary{}
	f := &frame{values: values, env: m.hollowEnv(), seen: func(n *node, in, out []onnxop.Value) {
		o := counted(ops, n.op)
		o.Nodes++
		o.FLOPs += flops(n.op, in, out)
	}}
	_, err = m.graph.run(ctx, f)
	var abstract *tensor.AbstractError
	var at *NodeError
	switch {
	case m.closed.Load():
		return nil, ErrClosed
	case errors.As(err, &abstract) && errors.As(err, &at):
		return nil, fmt.Errorf("the shapes behind node %q, %s, depend on its operands' elements", at.Node, at.Op)
	}
	return ops, err
}

// hollowInputs returns inputs of the declared shapes. size tells the sizes that are open, by the
// names that formulas have for them.
func (m *Model) hollowInputs(size func(variable string) int) (map[string]onnxop.Value, error) {
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
				dims[i] = size(p.variable(i))
			}
		}
		env := m.hollowEnv()
		out[p.Name] = onnxop.Hollow(onnxop.NewArray(tensor.Zeros(env.Device, held, dims...)), env)
	}
	return out, nil
}

// String is the model's inputs, outputs, parameters and operators as a table.
func (m *Model) String() string { return m.Summary(context.Background()).String() }

// String is the summary as a table.
func (s Summary) String() string {
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
		fmt.Fprintf(w, "%s\t%d\t%s\n", o.Op, o.Nodes, work(o.FLOPs, o.Formula))
	}
	switch {
	case s.Counted != nil && s.Formula == "":
		reason, _, _ := strings.Cut(s.Counted.Error(), "\n")
		fmt.Fprintf(w, "total\t\tnot counted: %s\n", reason)
	case s.FLOPs > 0 || s.Formula != "":
		fmt.Fprintf(w, "total\t\t%s\n", work(s.FLOPs, s.Formula))
	}
	w.Flush()
	return b.String()
}

// work is a number of operations, or their formula.
func work(flops int64, formula string) string {
	switch {
	case formula != "":
		return formula + " FLOP"
	case flops > 0:
		return fmt.Sprintf("%.3g GFLOP", float64(flops)/1e9)
	}
	return ""
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
