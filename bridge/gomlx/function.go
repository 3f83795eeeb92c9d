package gomlx

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// Function is a computation that is being recorded: the main one, one that is called by
// others, or a closure, which reads values of the function that it stands in too.
type Function struct {
	builder *Builder
	name    string
	parent  *Function // of a closure

	nodes      []*node
	parameters []*node
	names      []string // of the parameters
	outputs    []*node
	returned   bool
	recorded   map[string]*node // by operator, operands and attributes
	free       []*node          // what captured found, once it has returned
	program    *program         // what it is compiled to, where the host calls it
}

var _ backends.Function = (*Function)(nil)

// Name is "main", the name of NewFunction, or "" of a closure.
func (f *Function) Name() string { return f.name }

// Parent is the function that a closure stands in, or nil.
func (f *Function) Parent() backends.Function {
	if f.parent == nil {
		return nil
	}
	return f.parent
}

// Closure begins a function that reads values of f too.
func (f *Function) Closure() (backends.Function, error) {
	if err := f.recording("Closure"); err != nil {
		return nil, err
	}
	return f.builder.newFunction("", f), nil
}

// recording is an error once nothing can be recorded any more.
func (f *Function) recording(op string) error {
	switch {
	case f.builder.compiled:
		return &OpError{op, fmt.Errorf("computation %q was compiled; begin another", f.builder.name)}
	case f.returned:
		return &OpError{op, fmt.Errorf("function %q has returned; record before Return", f.name)}
	}
	return f.builder.backend.open(op)
}

// values are GoMLX's values as nodes. They may be of any function of the computation: GoMLX
// makes every closure one of main's, wherever it stands, so that only where a function is used
// is it known whose values it may read; see captured.
func (f *Function) values(op string, values ...backends.Value) ([]*node, error) {
	if err := f.recording(op); err != nil {
		return nil, err
	}
	nodes := make([]*node, len(values))
	for i, v := range values {
		n, ok := v.(*node)
		switch {
		case !ok || n == nil:
			return nil, &OpError{op, fmt.Errorf("operand %d is a %T, no value of this backend", i, v)}
		case n.fn.builder != f.builder:
			return nil, &OpError{op, fmt.Errorf("operand %d belongs to computation %q, not to %q", i, n.fn.builder.name, f.builder.name)}
		}
		nodes[i] = n
	}
	return nodes, nil
}

// add records a node.
func (f *Function) add(n *node) *node {
	n.fn, n.id = f, len(f.nodes)
	f.nodes = append(f.nodes, n)
	return n
}

// record is the node of an operator, the one that is there where all of it is the same.
func (f *Function) record(op backends.OpType, shape shapes.Shape, inputs []*node, lower lowering, attributes ...any) *node {
	key := f.key(op, shape, inputs, attributes)
	if n, ok := f.recorded[key]; ok {
		return n
	}
	n := f.add(&node{op: op, shape: shape.Clone(), inputs: inputs, lower: lower})
	f.recorded[key] = n
	return n
}

// key is all that decides an operator's result.
func (f *Function) key(op backends.OpType, shape shapes.Shape, inputs []*node, attributes []any) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %s", op, shape)
	for _, in := range inputs {
		fmt.Fprintf(&b, " %p", in.resolved())
	}
	for _, a := range attributes {
		fmt.Fprintf(&b, " %v;", a)
	}
	return b.String()
}

// results records an operator with several results and gives those.
func (f *Function) results(n *node, of []shapes.Shape) []*node {
	n.shape = shapes.Invalid()
	f.add(n)
	list := make([]*node, len(of))
	for i, shape := range of {
		list[i] = f.add(&node{op: n.op, shape: shape.Clone(), parent: n, index: i})
	}
	return list
}

// public are nodes as GoMLX's values.
func public(nodes []*node) []backends.Value {
	list := make([]backends.Value, len(nodes))
	for i, n := range nodes {
		list[i] = n
	}
	return list
}

// Parameter declares the next input.
func (f *Function) Parameter(name string, shape shapes.Shape, sharding *backends.ShardingSpec) (backends.Value, error) {
	if err := f.recording("Parameter"); err != nil {
		return nil, err
	}
	if sharding != nil {
		return nil, refuse(backends.OpTypeParameter, "%q is sharded, and a weft backend is one device", name)
	}
	if _, ok := weftDType(shape.DType); !ok {
		return nil, refuse(backends.OpTypeParameter, "%q has elements of %s, which there are none of", name, shape.DType)
	}
	n := f.add(&node{op: backends.OpTypeParameter, shape: shape.Clone()})
	f.parameters, f.names = append(f.parameters, n), append(f.names, name)
	return n, nil
}

// Constant is a copy of the elements of a slice.
func (f *Function) Constant(flat any, dimensions ...int) (backends.Value, error) {
	if err := f.recording("Constant"); err != nil {
		return nil, err
	}
	d, err := elementsOf(flat)
	if err != nil {
		return nil, err
	}
	shape := shapes.Make(d, dimensions...)
	data, err := flatBytes("Constant", flat, shape)
	if err != nil {
		return nil, err
	}
	return f.constantOf(data, shape)
}

// shortConstant is the length up to which a constant is looked for among those recorded.
const shortConstant = 256

// constantOf records elements as Go has them in memory.
func (f *Function) constantOf(data []byte, shape shapes.Shape) (*node, error) {
	key := ""
	if len(data) <= shortConstant {
		key = f.key(backends.OpTypeConstant, shape, nil, []any{data})
		if n, ok := f.recorded[key]; ok {
			return n, nil
		}
	}
	t, err := f.builder.backend.constant(data, shape)
	if err != nil {
		return nil, &OpError{"Constant", err}
	}
	n := f.add(&node{op: backends.OpTypeConstant, shape: shape, constant: t})
	if key != "" {
		f.recorded[key] = n
	}
	return n, nil
}

// Return ends the recording with the results.
func (f *Function) Return(outputs []backends.Value, shardings []*backends.ShardingSpec) error {
	nodes, err := f.values("Return", outputs...)
	if err != nil {
		return err
	}
	if len(nodes) == 0 {
		return &OpError{"Return", fmt.Errorf("there are no results; a function has one or more")}
	}
	if slices.ContainsFunc(shardings, func(s *backends.ShardingSpec) bool { return s != nil }) {
		return &OpError{"Return", fmt.Errorf("the results are sharded, and a weft backend is one device")}
	}
	f.outputs, f.returned = nodes, true
	f.recorded = nil
	return nil
}

// captured are the nodes of other functions that f and the closures in it read.
func (f *Function) captured() []*node {
	if f.free != nil || !f.returned {
		return f.free
	}
	f.free = []*node{}
	seen := map[*node]bool{}
	visit := func(n *node) {
		n = n.resolved()
		if n.fn != f && !seen[n] {
			seen[n] = true
			f.free = append(f.free, n)
		}
	}
	for _, n := range f.nodes {
		for _, in := range n.operands() {
			visit(in)
		}
	}
	for _, n := range f.outputs {
		visit(n)
	}
	return f.free
}

// closed is an error where a function that is no closure reads values of others.
func (f *Function) closed(op string) error {
	for _, n := range f.captured() {
		return &OpError{op, fmt.Errorf("function %q reads %s of another function, in which it does not stand; pass it as a parameter", f.name, n)}
	}
	return nil
}

// elementsOf is the dtype of a slice.
func elementsOf(flat any) (dtypes.DType, error) {
	d, ok := sliceDType(flat)
	if !ok {
		return d, &BufferError{"Constant", fmt.Sprintf("a %T is no slice of elements", flat)}
	}
	return d, nil
}

// constant is a tensor of elements: a number, where all of them are the same, which kernels
// then need not read.
func (b *Backend) constant(data []byte, shape shapes.Shape) (*tensor.Tensor, error) {
	if n := shape.Size(); n > 0 && !shape.DType.IsPacked() {
		size := len(data) / n
		first := data[:size]
		for i := size; i < len(data); i += size {
			if string(data[i:i+size]) != string(first) {
				return b.upload(data, shape)
			}
		}
		t := splat(b.device, shape.DType, first, dims(shape))
		return t, t.Err()
	}
	return b.upload(data, shape)
}
