package testgraph

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Recipe is a graph as data. Every recipe makes a graph: a step that the rules refuse is
// its first input.
type Recipe struct {
	Config string // what it is planned by: the test's own names
	Steps  []Step
	Ask    []int // the steps whose results are read
	Apart  bool  // each is evaluated alone

	// Compiled: the graph is compiled, its leaves being parameters, and run with arguments
	// that are contiguous, and then as the recipe has them; Open: for other sizes as well.
	Compiled bool `json:",omitempty"`
	Open     bool `json:",omitempty"`
}

// Step makes a value of earlier ones. Without an operator it is its first input.
type Step struct {
	Op     string   `json:",omitempty"`
	Attr   ops.Attr // without Indices, and without Params that JSON has not
	Params []uint64 `json:",omitempty"` // the bits of those
	Items  []Item   `json:",omitempty"` // the Indices
	In     []int    `json:",omitempty"` // earlier steps
	Result int      `json:",omitempty"` // of several
	Seed   uint64   `json:",omitempty"` // of data
	// Specials is how often special values stand among data; in what was kept from before
	// there was a choice each fourth is one.
	Specials Specials `json:",omitempty"`
	Sorted   bool     `json:",omitempty"` // data in ascending rows, of integers
	Below    int      `json:",omitempty"` // data that count along an axis of this size, if not 0
	Run      bool     `json:",omitempty"` // it is evaluated at once, before what follows is recorded
	Held     bool     `json:",omitempty"` // a variable holds it
}

// Item is an index: a range, or what Kind says.
type Item struct {
	shape.Range
	Kind string `json:",omitempty"`
}

// The kinds of items: the element at Start, and those without numbers.
const (
	itemAt       = "at"
	itemNewAxis  = "newaxis"
	itemEllipsis = "..."
)

func itemOf(index shape.Index) Item {
	switch index := index.(type) {
	case shape.At:
		return Item{shape.Range{Start: int(index)}, itemAt}
	case shape.Range:
		return Item{Range: index}
	}
	if index == shape.NewAxis {
		return Item{Kind: itemNewAxis}
	}
	return Item{Kind: itemEllipsis}
}

func (i Item) index() shape.Index {
	switch i.Kind {
	case itemAt:
		return shape.At(i.Start)
	case itemNewAxis:
		return shape.NewAxis
	case itemEllipsis:
		return shape.Ellipsis
	}
	return i.Range
}

// stepOfOperator writes an operator down.
func stepOfOperator(op *ops.Op, a ops.Attr, result int, in []int) Step {
	s := Step{Op: op.Name, Attr: a, Result: result, In: in}
	for _, item := range a.Indices {
		s.Items = append(s.Items, itemOf(item))
	}
	s.Attr.Indices = nil
	if slices.ContainsFunc(a.Params, func(x float64) bool { return math.IsNaN(x) || math.IsInf(x, 0) }) {
		s.Attr.Params = nil
		for _, x := range a.Params {
			s.Params = append(s.Params, math.Float64bits(x))
		}
	}
	return s
}

// attr are the attributes of the step's operator.
func (s *Step) attr() ops.Attr {
	a := s.Attr
	for _, item := range s.Items {
		a.Indices = append(a.Indices, item.index())
	}
	for _, bits := range s.Params {
		a.Params = append(a.Params, math.Float64frombits(bits))
	}
	return a
}

// IsData reports whether the step's elements are drawn.
func (s *Step) IsData() bool { return s.Op == ops.Data.Name }

// isMovement reports whether the step is a view of its input.
func (s *Step) isMovement() bool {
	op, ok := ops.ByName(s.Op)
	return ok && (op.Kind == ops.Movement || op == ops.SlidingWindow || op == ops.Diagonal) && len(s.In) == 1
}

// Elements are those of a step of data.
func (s *Step) Elements() []byte {
	a := s.Attr
	random := rand.New(rand.NewPCG(s.Seed, 7))
	n := a.Shape.Size()
	switch {
	case s.Sorted && sortable(a):
		return Ascending(random, a.DType, n, a.Shape[len(a.Shape)-1])
	case s.Below > 0 && a.DType.IsInteger():
		return Indices(random, a.DType, n, s.Below)
	}
	return Elements(random, a.DType, n, s.Specials)
}

// sortable reports whether the elements of data can be put in order.
func sortable(a ops.Attr) bool {
	return a.DType.IsInteger() && len(a.Shape) > 0 && a.Shape.Size() > 0
}

// inOrder are the operators that want an operand in ascending order.
var inOrder = map[string]int{
	ops.Search.Name: 0, "searchsorted": 0, "histogram_bin": 1, "histogram": 1,
}

// Maker makes values of a recipe's steps where a graph is to run.
type Maker[V any] struct {
	Data  func(s *Step) V // of the step's elements
	Full  func(d dtype.DType, bits element.Bits, s shape.Shape) V
	Iota  func(s shape.Shape) V
	Apply func(op *ops.Op, a ops.Attr, in ...V) ([]V, error)
	Size  func(v V) int // in elements
	// Made is told of every value, with its step's number; nil: nobody is.
	Made func(i int, v V) error
	// Given has the values of steps that something else has made.
	Given map[int]V
	// Most bounds the elements of a result, of data as well; 0: nothing does.
	Most int
}

// Graphs makes nodes, and leaves without memory: a graph that can be planned, not run.
func Graphs() Maker[graph.Value] {
	return Maker[graph.Value]{
		Data: placeholderOf,
		Full: func(d dtype.DType, bits element.Bits, s shape.Shape) graph.Value {
			return graph.NewFull(d, bits, s, "")
		},
		Iota: func(s shape.Shape) graph.Value { return graph.NewIota(s, "") },
		Apply: func(op *ops.Op, a ops.Attr, in ...graph.Value) ([]graph.Value, error) {
			return compose.ApplyAll(op, a, "", in...)
		},
		Size: func(v graph.Value) int { return v.Shape().Size() },
	}
}

// Build makes the graph: a value for each step.
func Build[V any](r *Recipe, m Maker[V]) ([]V, error) {
	values := make([]V, len(r.Steps))
	for i := range r.Steps {
		v, given := m.Given[i]
		if !given {
			v = build(r, i, m, values[:i])
		}
		values[i] = v
		if m.Made == nil || given {
			continue
		}
		if err := m.Made(i, v); err != nil {
			return values, err
		}
	}
	return values, nil
}

// build is the value of a step.
func build[V any](r *Recipe, i int, m Maker[V], values []V) V {
	s := &r.Steps[i]
	a := s.attr()
	op, known := ops.ByName(s.Op)
	switch {
	case m.Most > 0 && a.Shape.Size() > m.Most:
	case s.IsData():
		return m.Data(s)
	case s.Op == ops.Full.Name:
		if a.DType == dtype.Bool {
			a.Bits[0] &= 1 // no other byte is a bool
		}
		return m.Full(a.DType, a.Bits, a.Shape)
	case s.Op == ops.Iota.Name:
		return m.Iota(a.Shape)
	}
	if len(s.In) == 0 || len(values) == 0 {
		return m.Iota(shape.Shape{3})
	}
	in := make([]V, len(s.In))
	for i, at := range s.In {
		in[i] = values[at]
	}
	if !known || op == ops.Cast && !slices.Contains(dtype.All(), a.DType) || !r.ordered(s) {
		return in[0]
	}
	all, err := m.Apply(op, a, in...)
	if err != nil || s.Result >= len(all) || m.Most > 0 && m.Size(all[s.Result]) > m.Most {
		return in[0]
	}
	return all[s.Result]
}

// ordered reports whether what a step wants in ascending order is.
func (r *Recipe) ordered(s *Step) bool {
	at, wants := inOrder[s.Op]
	if !wants || at >= len(s.In) {
		return true
	}
	data := &r.Steps[s.In[at]]
	return data.IsData() && data.Sorted && sortable(data.Attr)
}

// Leaves are the parameters of the recipe as a function: the steps that are data or views of
// data, and are asked for or read by others that are not.
func (r *Recipe) Leaves() []int {
	leafy, wanted := r.leafy(), make([]bool, len(r.Steps))
	for i, s := range r.Steps {
		if leafy[i] {
			continue
		}
		for _, in := range s.In {
			wanted[in] = true
		}
	}
	for _, i := range r.Ask {
		wanted[i] = true
	}
	var list []int
	for i := range r.Steps {
		if wanted[i] && leafy[i] {
			list = append(list, i)
		}
	}
	return list
}

// Computes reports whether a step is more than data and views of data.
func (r *Recipe) Computes(i int) bool { return !r.leafy()[i] }

func (r *Recipe) leafy() []bool {
	leafy := make([]bool, len(r.Steps))
	for i := range r.Steps {
		s := &r.Steps[i]
		leafy[i] = s.IsData() || s.isMovement() && leafy[s.In[0]]
	}
	return leafy
}

// Clone is the recipe anew, sharing nothing with it.
func (r *Recipe) Clone() *Recipe {
	c := *r
	c.Steps, c.Ask = slices.Clone(r.Steps), slices.Clone(r.Ask)
	for i := range c.Steps {
		s := &c.Steps[i]
		s.In, s.Items = slices.Clone(s.In), slices.Clone(s.Items)
		a := &s.Attr
		a.Axes, a.Ranges, a.Shape, a.Counts, a.Params = slices.Clone(a.Axes), slices.Clone(a.Ranges), a.Shape.Clone(), slices.Clone(a.Counts), slices.Clone(a.Params)
		a.Strides, a.Dilations, a.Pads, a.Spread = slices.Clone(a.Strides), slices.Clone(a.Dilations), slices.Clone(a.Pads), slices.Clone(a.Spread)
	}
	return &c
}

// String is the recipe in one line of JSON.
func (r *Recipe) String() string {
	text, err := json.Marshal(r)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// Recipes are graphs that run one after the other on one engine.
type Recipes []*Recipe

// String has a line for each.
func (s Recipes) String() string {
	var lines []string
	for _, r := range s {
		lines = append(lines, r.String())
	}
	return strings.Join(lines, "\n") + "\n"
}

// Parse reads what [Recipes.String] writes.
func Parse(text string) (Recipes, error) {
	var s Recipes
	for line := range strings.Lines(text) {
		r := &Recipe{}
		if err := json.Unmarshal([]byte(line), r); err != nil {
			return nil, err
		}
		s = append(s, r)
	}
	return s, nil
}

// Needed counts the nodes that values depend on, data aside.
func Needed(values []graph.Value, seen map[*graph.Node]bool) int {
	n := 0
	for _, v := range values {
		if !seen[v.Node] && v.Node.Op != ops.Data {
			seen[v.Node] = true
			n += 1 + Needed(v.Node.Inputs, seen)
		}
	}
	return n
}

// placeholder stands for a buffer in graphs that are planned and never run.
type placeholder struct{ of *Step }

// Placeholder is a leaf for graphs that are planned and never run: no two share memory.
func Placeholder(d dtype.DType, v shape.View) graph.Value {
	return graph.NewData(d, graph.Stored{Buffer: &placeholder{&Step{}}, View: v})
}

func placeholderOf(s *Step) graph.Value {
	return Placeholder(s.Attr.DType, shape.Contiguous(s.Attr.Shape))
}

// Planned makes the graph without memory: it can be planned, not run.
func (r *Recipe) Planned() ([]graph.Value, error) { return Build(r, Graphs()) }

// full is a step of a single value everywhere.
func full(d dtype.DType, bits element.Bits, s shape.Shape) Step {
	return Step{Op: ops.Full.Name, Attr: ops.Attr{DType: d, Bits: bits, Shape: s.Clone()}}
}
