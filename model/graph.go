package model

import (
	"slices"

	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
)

// graph is a graph that is checked: every name is made once, before it is used, and Weft has every
// operator. The nodes of the main graph may come in any order in the file.
type graph struct {
	inputs    []string
	outputs   []string
	declared  []*onnxpb.ValueInfo     // the outputs of a graph of the file; nil for a function
	constants map[string]onnxop.Value // initialisers
	nodes     []*node
}

// node is a node that is ready to run.
type node struct {
	name     string
	op       string
	version  int
	run      onnxop.Operator
	inputs   []string
	outputs  []string
	attrs    map[string]onnxop.Attr
	bodies   map[string]*graph // attributes that are graphs
	function *graph            // the graph of a function that the model defines, if the node calls one
	draws    bool              // draws random numbers: never a constant
	memory   onnxop.Memory
}

// label is the name of a node in errors.
func label(p *onnxpb.Node) string {
	if p.GetName() != "" || len(p.Output) == 0 {
		return p.GetName()
	}
	return p.Output[0]
}

// maxUnfolded bounds the nodes that calls of functions stand for together; the file's length bounds
// its own nodes. maxNesting bounds the depth of graphs in graphs, and of functions in functions.
const (
	maxUnfolded = 1 << 18
	maxNesting  = 100
)

// builder checks a model's graphs.
type builder struct {
	decoder
	functions map[functionKey]*onnxpb.Function
	unfolded  int
	missing   []Missing
}

type functionKey struct{ domain, name, overload string }

// scope is what a graph may use from outside: names, operator sets and the attributes of the
// function that it belongs to.
type scope struct {
	names    map[string]bool
	outer    *scope
	opsets   map[string]int
	bound    map[string]*onnxpb.Attribute
	function bool
	depth    int
}

func (s *scope) has(name string) bool {
	for ; s != nil; s = s.outer {
		if s.names[name] {
			return true
		}
	}
	return false
}

// main reports whether the scope is that of the model's main graph.
func (s *scope) main() bool { return s.depth == 0 }

// opset is the version of a domain's operator set.
func (s *scope) opset(domain string) int {
	if domain == "ai.onnx" {
		domain = ""
	}
	if v, ok := s.opsets[domain]; ok {
		return v
	}
	return 1
}

func opsets(list []*onnxpb.OperatorSet) map[string]int {
	m := map[string]int{}
	for _, o := range list {
		domain := o.GetDomain()
		if domain == "ai.onnx" {
			domain = ""
		}
		m[domain] = int(o.GetVersion())
	}
	return m
}

// graph checks a graph of the file.
func (b *builder) graph(p *onnxpb.Graph, s *scope) (*graph, error) {
	if p == nil {
		return nil, fault(b.file, "", "an attribute of the type of graphs has no graph")
	}
	g := &graph{constants: map[string]onnxop.Value{}}
	for _, in := range p.Input {
		g.inputs = append(g.inputs, in.GetName())
		s.names[in.GetName()] = true
	}
	last := map[string]int{} // of two initialisers of a name the last counts, as in ONNX Runtime
	for i, t := range p.Initializer {
		last[t.GetName()] = i
	}
	for i, t := range p.Initializer {
		if last[t.GetName()] != i {
			continue
		}
		v, err := b.tensor(t)
		if err != nil {
			return nil, err
		}
		g.constants[t.GetName()] = v
		s.names[t.GetName()] = true
	}
	for _, t := range p.SparseInitializer {
		v, err := b.sparse(t)
		if err != nil {
			return nil, err
		}
		g.constants[t.GetValues().GetName()] = v
		s.names[t.GetValues().GetName()] = true
	}
	for _, out := range p.Output {
		g.outputs = append(g.outputs, out.GetName())
	}
	g.declared = p.Output
	nodes := p.Node
	if s.main() {
		var err error
		if nodes, err = ordered(b.file, s.names, nodes); err != nil {
			return nil, err
		}
	}
	return g, b.fill(g, nodes, s)
}

// fill adds nodes to a graph, and checks that they make its outputs.
func (b *builder) fill(g *graph, list []*onnxpb.Node, s *scope) error {
	for _, p := range list {
		if s.function {
			b.unfolded++
		}
		if b.unfolded > maxUnfolded {
			return fault(b.file, "", "the model's calls of functions stand for more than %d nodes", maxUnfolded)
		}
		n, err := b.node(p, s)
		if err != nil {
			return err
		}
		g.nodes = append(g.nodes, n)
		for _, out := range p.Output {
			if out == "" {
				continue
			}
			if s.names[out] {
				return fault(b.file, "", "two values are called %q, the second a result of node %q", out, label(p))
			}
			s.names[out] = true
		}
	}
	for _, out := range g.outputs {
		if !s.has(out) {
			return fault(b.file, "", "nothing makes the output %q", out)
		}
	}
	return nil
}

// node checks a node and finds its operator.
func (b *builder) node(p *onnxpb.Node, s *scope) (*node, error) {
	for _, in := range p.Input {
		switch {
		case in == "" || s.has(in):
		case s.main():
			return nil, fault(b.file, "is the file a part of a larger model?", "node %q uses %q, which nothing makes", label(p), in)
		default:
			return nil, fault(b.file, "in a branch or a function a node comes after the nodes whose results it uses", "node %q uses %q, which nothing before it makes", label(p), in)
		}
	}
	n := &node{name: label(p), op: p.GetOpType(), version: s.opset(p.GetDomain()), inputs: p.Input, outputs: p.Output,
		attrs: map[string]onnxop.Attr{}, bodies: map[string]*graph{}, draws: onnxop.Draws(p.GetDomain(), p.GetOpType())}
	if f := b.functions[functionKey{p.GetDomain(), p.GetOpType(), p.GetOverload()}]; f != nil {
		var err error
		n.function, err = b.call(f, p, s)
		return n, err
	}
	var err error
	if n.run, err = onnxop.Find(p.GetDomain(), n.op, n.version); err != nil {
		b.lacks(p, n.version)
	}
	for _, a := range p.Attribute {
		if err := b.attribute(n, a, s); err != nil {
			return nil, err
		}
	}
	return n, nil
}

// branches reports whether a node runs graphs, also inside a function. The operands' elements
// decide how often these run.
func (n *node) branches() bool { return len(n.bodies) > 0 || n.function.any((*node).branches) }

// random reports whether a node draws random numbers.
func (n *node) random() bool { return n.draws || n.function.any((*node).random) }

// any reports whether holds is true of a node of a graph.
func (g *graph) any(holds func(*node) bool) bool {
	return g != nil && slices.ContainsFunc(g.nodes, holds)
}

// lacks notes an operator that Weft does not have.
func (b *builder) lacks(p *onnxpb.Node, version int) {
	i := slices.IndexFunc(b.missing, func(m Missing) bool {
		return m.Domain == p.GetDomain() && m.Op == p.GetOpType() && m.Version == version
	})
	if i < 0 {
		b.missing = append(b.missing, Missing{Domain: p.GetDomain(), Op: p.GetOpType(), Version: version})
		i = len(b.missing) - 1
	}
	b.missing[i].Nodes = append(b.missing[i].Nodes, label(p))
}

// call builds the graph of a function for one node that calls it. In the graph the node's operands
// and results have the function's names.
func (b *builder) call(f *onnxpb.Function, p *onnxpb.Node, outer *scope) (*graph, error) {
	if outer.depth >= maxNesting {
		return nil, fault(b.file, "", "functions call each other without end, or more than %d deep: %q", maxNesting, f.GetName())
	}
	if len(p.Input) > len(f.Input) || len(p.Output) > len(f.Output) {
		return nil, fault(b.file, "", "node %q has %d operands and %d results, and the function %s %d and %d",
			label(p), len(p.Input), len(p.Output), f.GetName(), len(f.Input), len(f.Output))
	}
	s := &scope{names: map[string]bool{}, opsets: opsets(f.OpsetImport), bound: map[string]*onnxpb.Attribute{}, function: true, depth: outer.depth + 1}
	for domain, v := range outer.opsets {
		if _, ok := s.opsets[domain]; !ok {
			s.opsets[domain] = v
		}
	}
	for _, a := range f.AttributeProto {
		s.bound[a.GetName()] = a
	}
	for _, a := range p.Attribute {
		if ref := a.GetRefAttrName(); ref != "" {
			if a = renamed(outer.bound[ref], a.GetName()); a == nil {
				continue
			}
		}
		s.bound[a.GetName()] = a
	}
	for _, in := range f.Input {
		s.names[in] = true
	}
	g := &graph{inputs: f.Input, outputs: f.Output[:len(p.Output)]}
	return g, b.fill(g, f.Node, s)
}

// renamed returns an attribute under another name, and nil for nil.
func renamed(a *onnxpb.Attribute, name string) *onnxpb.Attribute {
	if a == nil {
		return nil
	}
	return &onnxpb.Attribute{Name: &name, Type: a.Type, F: a.F, I: a.I, S: a.S, T: a.T, G: a.G, SparseTensor: a.SparseTensor,
		Tp: a.Tp, Floats: a.Floats, Ints: a.Ints, Strings: a.Strings, Tensors: a.Tensors}
}

// attribute adds an attribute to a node.
func (b *builder) attribute(n *node, a *onnxpb.Attribute, s *scope) error {
	if ref := a.GetRefAttrName(); ref != "" {
		if a = renamed(s.bound[ref], a.GetName()); a == nil {
			return nil // the caller left it out
		}
	}
	v := onnxop.Attr{Type: attributeType(a), F: a.GetF(), I: a.GetI(), S: string(a.S), Floats: a.Floats, Ints: a.Ints, Values: a.Tp}
	for _, text := range a.Strings {
		v.Strings = append(v.Strings, string(text))
	}
	var err error
	switch v.Type {
	case onnxpb.Attribute_TENSOR:
		v.T, err = b.tensor(a.T)
	case onnxpb.Attribute_SPARSE_TENSOR:
		v.T, err = b.sparse(a.SparseTensor)
	case onnxpb.Attribute_GRAPH:
		if s.depth >= maxNesting {
			return fault(b.file, "", "graphs lie in graphs more than %d deep", maxNesting)
		}
		n.bodies[a.GetName()], err = b.graph(a.G, &scope{names: map[string]bool{}, outer: s, opsets: s.opsets, bound: s.bound, function: s.function, depth: s.depth + 1})
	}
	if err != nil {
		return err
	}
	n.attrs[a.GetName()] = v
	return nil
}

// attributeType is the declared type of an attribute. Files of the first IR version declare none;
// then it is the type of the field that is set.
func attributeType(a *onnxpb.Attribute) onnxpb.Attribute_Type {
	switch {
	case a.GetType() != onnxpb.Attribute_UNDEFINED:
		return a.GetType()
	case a.F != nil:
		return onnxpb.Attribute_FLOAT
	case a.I != nil:
		return onnxpb.Attribute_INT
	case a.S != nil:
		return onnxpb.Attribute_STRING
	case a.T != nil:
		return onnxpb.Attribute_TENSOR
	case a.G != nil:
		return onnxpb.Attribute_GRAPH
	case a.Floats != nil:
		return onnxpb.Attribute_FLOATS
	case a.Ints != nil:
		return onnxpb.Attribute_INTS
	case a.Strings != nil:
		return onnxpb.Attribute_STRINGS
	}
	return onnxpb.Attribute_UNDEFINED
}
