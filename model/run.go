package model

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Run computes the model's outputs from its inputs, both by their names. The inputs' dtypes and
// sizes are those that the file declares, and inputs with a default may be left out. In files before
// IR version 4 inputs with an initialiser are constants: a value for one has no effect. The results
// are on the model's device, still being computed: reading one waits for it. Errors: *[InputError],
// *[OutputError] where an output is no tensor of numbers, *[NodeError] of the node that failed with
// its operands' shapes, [ErrClosed], the context's and the device's.
func (m *Model) Run(ctx context.Context, inputs map[string]*tensor.Tensor) (map[string]*tensor.Tensor, error) {
	return asked(m, func() (map[string]*tensor.Tensor, error) { return m.run(ctx, inputs) })
}

func (m *Model) run(ctx context.Context, inputs map[string]*tensor.Tensor) (map[string]*tensor.Tensor, error) {
	for _, p := range m.outputs {
		if p.Type == "string" || strings.Contains(p.Type, "(") { // of a sequence, an optional
			return nil, &OutputError{p.Name, p.Type}
		}
	}
	values, err := valuesOf(inputs)
	if err != nil {
		return nil, err
	}
	out, err := m.runValues(ctx, values)
	if err != nil {
		return nil, err
	}
	results := make(map[string]*tensor.Tensor, len(out))
	for name, v := range out {
		a, ok := v.(*onnxop.Array)
		if !ok {
			return nil, &OutputError{name, fmt.Sprint(v)} // the file does not declare its type
		}
		results[name] = a.On(ctx, m.env, m.env.Device)
		if err := results[name].Err(); err != nil && m.closed.Load() {
			return nil, err
		}
	}
	return results, nil
}

// asked calls do. If the model is closed, it returns [ErrClosed] in place of the errors of the
// model's closed parts.
func asked[T any](m *Model, do func() (T, error)) (out T, err error) {
	if m.closed.Load() {
		return out, ErrClosed
	}
	if out, err = do(); err != nil && m.closed.Load() {
		err = ErrClosed
	}
	return out, err
}

// valuesOf converts the inputs to values.
func valuesOf(inputs map[string]*tensor.Tensor) (map[string]onnxop.Value, error) {
	values := make(map[string]onnxop.Value, len(inputs))
	for name, t := range inputs {
		if t == nil {
			return nil, &InputError{name, "the tensor is nil"}
		}
		values[name] = onnxop.NewArray(t)
	}
	return values, nil
}

// Prepare makes the pipelines for runs with inputs of these shapes, and returns when they exist, so
// that the first such run is as quick as later ones. Without Prepare, the first run plans the model
// and compiles for sample sizes. For sizes that need other kernels, runs are several times slower
// until the model has made these in the background, from the third run on; see
// [tensor.Function.Prepare]. Nothing runs, and elements do not matter. Prepare does nothing for a
// model that runs node by node: its outputs' shapes depend on elements, it has branches, or
// [WithPlans] is 0. Errors: those of [Model.Run].
func (m *Model) Prepare(ctx context.Context, inputs map[string]*tensor.Tensor) error {
	_, err := asked(m, func() (struct{}, error) { return struct{}{}, m.prepare(ctx, inputs) })
	return err
}

func (m *Model) prepare(ctx context.Context, inputs map[string]*tensor.Tensor) error {
	values, err := valuesOf(inputs)
	if err != nil {
		return err
	}
	if err := m.checkInputs(values); err != nil {
		return err
	}
	p, args, err := m.planOf(ctx, values)
	if p == nil || err != nil {
		return err
	}
	return p.function.Prepare(ctx, args...)
}

// RunValues is [Model.Run] for models whose inputs or outputs are not all tensors of numbers.
// Errors: those of Run except the *[OutputError].
func (m *Model) RunValues(ctx context.Context, inputs map[string]Value) (map[string]Value, error) {
	return asked(m, func() (map[string]Value, error) {
		given := make(map[string]onnxop.Value, len(inputs))
		for name, v := range inputs {
			given[name] = innerOf(v)
		}
		out, err := m.runValues(ctx, given)
		if err != nil {
			return nil, err
		}
		values := make(map[string]Value, len(out))
		for name, v := range out {
			values[name] = valueOf(v)
		}
		return values, nil
	})
}

func (m *Model) runValues(ctx context.Context, inputs map[string]onnxop.Value) (map[string]onnxop.Value, error) {
	if err := m.checkInputs(inputs); err != nil {
		return nil, err
	}
	if out, done, err := m.planned(ctx, inputs); done {
		return m.own(out, inputs), err
	}
	out, err := m.record(ctx, m.env, inputs)
	if err != nil {
		return nil, err
	}
	var made []*tensor.Tensor
	for _, v := range out {
		made = append(made, arrays(v)...)
	}
	if err := tensor.Eval(ctx, made...); err != nil {
		return nil, err
	}
	return m.own(out, inputs), nil
}

// own returns results that the caller may close: it shares those that are constants of the model,
// inputs, or the same array twice.
func (m *Model) own(out, inputs map[string]onnxop.Value) map[string]onnxop.Value {
	seen := map[onnxop.Value]bool{}
	for _, v := range inputs {
		mark(v, seen)
	}
	for name, v := range out {
		out[name] = m.ownValue(v, seen)
	}
	return out
}

// mark notes the arrays of a value.
func mark(v onnxop.Value, seen map[onnxop.Value]bool) {
	switch v := v.(type) {
	case *onnxop.Array:
		seen[v] = true
	case *onnxop.Sequence:
		for _, one := range v.Values {
			mark(one, seen)
		}
	case *onnxop.Optional:
		mark(v.Value, seen)
	}
}

// ownValue is own for one value, and notes its arrays in seen.
func (m *Model) ownValue(v onnxop.Value, seen map[onnxop.Value]bool) onnxop.Value {
	switch v := v.(type) {
	case *onnxop.Array:
		if v.Constant() || seen[v] || m.constants()[v] {
			return v.Share()
		}
		seen[v] = true
	case *onnxop.Sequence:
		s := &onnxop.Sequence{Values: make([]onnxop.Value, len(v.Values))}
		for i, one := range v.Values {
			s.Values[i] = m.ownValue(one, seen)
		}
		return s
	case *onnxop.Optional:
		if v.Value != nil {
			return &onnxop.Optional{Value: m.ownValue(v.Value, seen)}
		}
	}
	return v
}

// arrays returns the tensors of a value that are on the device.
func arrays(v onnxop.Value) (list []*tensor.Tensor) {
	switch v := v.(type) {
	case *onnxop.Array:
		if !v.Constant() {
			return []*tensor.Tensor{v.Tensor()}
		}
	case *onnxop.Sequence:
		for _, one := range v.Values {
			list = append(list, arrays(one)...)
		}
	case *onnxop.Optional:
		return arrays(v.Value)
	}
	return list
}

// record runs the graph node by node.
func (m *Model) record(ctx context.Context, env *onnxop.Env, inputs map[string]onnxop.Value) (map[string]onnxop.Value, error) {
	list, err := m.graph.run(ctx, &frame{values: maps.Clone(inputs), env: env})
	if err != nil {
		return nil, err
	}
	out := make(map[string]onnxop.Value, len(list))
	for i, name := range m.graph.outputs {
		out[name] = list[i]
	}
	return out, nil
}

// checkInputs checks the inputs against the model's declarations. It takes values for inputs that
// are constants out, as ONNX Runtime does.
func (m *Model) checkInputs(inputs map[string]onnxop.Value) error {
	// This comes first, since a misspelled name also makes an input missing.
	for _, name := range slices.Sorted(maps.Keys(inputs)) {
		if m.fixed[name] {
			delete(inputs, name)
		} else if !m.isInput(name) {
			return &InputError{name, "the model has no such input; it has " + names(m.inputs)}
		}
	}
	for _, p := range m.inputs {
		v, ok := inputs[p.Name]
		if !ok || v == nil {
			if !p.Default && !strings.HasPrefix(p.Type, "optional") {
				return &InputError{p.Name, "is missing; the model takes " + p.String()}
			}
			continue
		}
		if err := p.check(v, m.env.Device); err != nil {
			return err
		}
	}
	return nil
}

func names(ports []Port) string {
	var list []string
	for _, p := range ports {
		list = append(list, p.Name)
	}
	return strings.Join(list, ", ")
}

// check checks a value against an input's declaration. The names of open sizes are hints: files use
// one name for sizes that differ, and ONNX Runtime takes them.
func (p Port) check(v onnxop.Value, dev *device.Device) error {
	a, ok := v.(*onnxop.Array)
	if !ok {
		return nil // the node that takes it checks it
	}
	if a == nil {
		return &InputError{p.Name, "the tensor is nil"}
	}
	if err := a.Tensor().Err(); err != nil {
		return err
	}
	if d := onnxop.Storage(p.elem); d != dtype.Invalid && d != a.DType() {
		return &InputError{p.Name, fmt.Sprintf("is %s, and the model takes %s; Cast makes another dtype", a.DType(), d)}
	}
	if on := a.Tensor().Device(); on != dev {
		return &InputError{p.Name, "is on another device than the model; To brings it there"}
	}
	if !p.HasShape {
		return nil
	}
	return p.checkShape(a.Shape())
}

func (p Port) checkShape(s shape.Shape) error {
	if len(s) != len(p.Dims) {
		return &InputError{p.Name, fmt.Sprintf("has shape %v, and the model takes %s", s, p)}
	}
	for i, d := range p.Dims {
		if d.Size >= 0 && d.Size != s[i] {
			return &InputError{p.Name, fmt.Sprintf("has shape %v, and the model takes %s", s, p)}
		}
	}
	return nil
}
