package model

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
)

// Port is an input or an output of a model, as its file declares it.
type Port struct {
	Name string
	Type string // such as float32, string, sequence(float32)
	Dims []Dim  // of a tensor; nil where the file leaves even the rank open
	// HasShape is false for a tensor of any rank, which a nil Dims alone does not tell from a
	// scalar.
	HasShape bool
	// Default: the input may be left out, and then has a default value.
	Default bool

	elem onnxop.Elem
}

// Dim is a declared size: a number, or the name of an open size, which has Size -1. Equal names
// suggest equal sizes, but do not ask for them.
type Dim struct {
	Size int
	Name string
}

func (d Dim) String() string {
	switch {
	case d.Name != "":
		return d.Name
	case d.Size < 0:
		return "?"
	}
	return fmt.Sprint(d.Size)
}

func (p Port) String() string {
	text := p.Name + " " + p.Type
	if p.HasShape {
		var dims []string
		for _, d := range p.Dims {
			dims = append(dims, d.String())
		}
		text += "[" + strings.Join(dims, " ") + "]"
	}
	return text
}

// Inputs are the model's inputs, without the initialisers that newer models do not list.
func (m *Model) Inputs() []Port { return slices.Clone(m.inputs) }

// Outputs are the model's outputs.
func (m *Model) Outputs() []Port { return slices.Clone(m.outputs) }

// Operators are the names of the model's operators, with those of functions and inner graphs, in
// order. Nodes of constants alone are left out; they are computed when the model is loaded.
func (m *Model) Operators() []string {
	found := map[string]bool{}
	m.graph.operators(found)
	return slices.Sorted(maps.Keys(found))
}

func (g *graph) operators(found map[string]bool) {
	for _, n := range g.nodes {
		found[n.op] = true
		if n.function != nil {
			n.function.operators(found)
		}
		for _, inner := range n.bodies {
			inner.operators(found)
		}
	}
}

// Metadata returns what the file says about the model.
func (m *Model) Metadata() Metadata { return m.about }

func (m *Model) isInput(name string) bool {
	return slices.ContainsFunc(m.inputs, func(p Port) bool { return p.Name == name })
}

// ports reads the inputs and outputs that the graph declares. Before IR version 4 every initialiser
// was an input too. Such an input is a constant, which nobody needs to give.
func (m *Model) ports(g *onnxpb.Graph) error {
	for _, v := range g.Input {
		p := port(v)
		_, p.Default = m.graph.constants[p.Name]
		if p.Default && m.about.IRVersion < 4 {
			m.fixed[p.Name] = true
			continue
		}
		if m.isInput(p.Name) {
			return fault("", "", "two inputs are called %q", p.Name)
		}
		m.inputs = append(m.inputs, p)
	}
	for _, v := range g.Output {
		m.outputs = append(m.outputs, port(v))
	}
	return nil
}

func port(v *onnxpb.ValueInfo) Port {
	p := Port{Name: v.GetName(), Type: typeName(v.GetType())}
	if t := v.GetType().GetTensorType(); t != nil {
		p.elem = onnxop.Elem(t.GetElemType())
		if p.HasShape = t.Shape != nil; p.HasShape {
			for _, d := range t.Shape.Dim {
				dim := Dim{Size: -1, Name: d.GetDimParam()}
				if size, ok := d.GetValue().(*onnxpb.Shape_Dimension_DimValue); ok {
					dim.Size = int(size.DimValue)
				}
				p.Dims = append(p.Dims, dim)
			}
		}
	}
	return p
}

// typeName is the name of a value's type.
func typeName(t *onnxpb.ValueType) string {
	switch v := t.GetValue().(type) {
	case *onnxpb.ValueType_TensorType_:
		return elemName(v.TensorType.GetElemType())
	case *onnxpb.ValueType_SparseTensorType:
		return "sparse " + elemName(v.SparseTensorType.GetElemType())
	case *onnxpb.ValueType_SequenceType_:
		return "sequence(" + typeName(v.SequenceType.GetElemType()) + ")"
	case *onnxpb.ValueType_OptionalType_:
		return "optional(" + typeName(v.OptionalType.GetElemType()) + ")"
	case *onnxpb.ValueType_MapType_:
		return "map(" + elemName(v.MapType.GetKeyType()) + ", " + typeName(v.MapType.GetValueType()) + ")"
	}
	return "any"
}

func elemName(e int32) string {
	if d := onnxop.Storage(onnxop.Elem(e)); d.Size() > 0 && onnxop.ElemOf(d) == onnxop.Elem(e) {
		return d.String()
	}
	return strings.ToLower(onnxop.Elem(e).String())
}
