package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// recipe is a graph as data, so that it can be changed, made again, cut down and kept
// in a file. Every recipe makes a graph: a step that the rules refuse is its first input.
type recipe struct {
	Config string // of the configurations
	Steps  []recipeStep
	Ask    []int // the steps whose results are read
	Apart  bool  // each is evaluated alone
}

// recipeStep makes a value of earlier ones. Without an operator it is its first input.
type recipeStep struct {
	Op     string        `json:",omitempty"`
	Attr   ops.Attr      // without Indices
	Items  []shape.Range `json:",omitempty"` // the Indices: ranges alone
	In     []int         `json:",omitempty"` // earlier steps
	Result int           `json:",omitempty"` // of several
	Seed   uint64        `json:",omitempty"` // of data
	// Specials is how often special values stand among data; in what was kept from before
	// there was a choice each fourth is one.
	Specials specials `json:",omitempty"`
	Sorted   bool     `json:",omitempty"` // data in ascending rows, of integers
	Run      bool     `json:",omitempty"` // it is evaluated at once, before what follows is recorded
}

// recipeOf writes a graph down; false where a recipe cannot say it.
func recipeOf(g *randomGraph, config string) (*recipe, bool) {
	r := &recipe{Config: config}
	known := map[graph.Value]int{}
	var visit func(v graph.Value) bool
	visit = func(v graph.Value) bool {
		if _, ok := known[v]; ok {
			return true
		}
		s := recipeStep{Op: v.Node.Op.Name, Attr: v.Node.Attr, Result: v.Index}
		for _, item := range s.Attr.Indices {
			part, ok := item.(shape.Range)
			if !ok {
				return false
			}
			s.Items = append(s.Items, part)
		}
		s.Attr.Indices = nil
		if v.Node.Op.Kind == ops.Creation {
			s.Attr.Shape, s.Attr.DType, s.Seed = v.Shape().Clone(), v.DType(), g.random.Uint64()
			s.Specials = drawSpecials(g.random)
		}
		for _, in := range v.Node.Inputs {
			if !visit(in) {
				return false
			}
			s.In = append(s.In, known[in])
		}
		if v.Node.Op == ops.Search {
			r.Steps[s.In[0]].Sorted = true
		}
		known[v] = len(r.Steps)
		r.Steps = append(r.Steps, s)
		return true
	}
	for _, v := range g.values {
		if !visit(v) {
			return nil, false
		}
	}
	r.Ask = []int{len(r.Steps) - 1, g.random.IntN(len(r.Steps))}
	if g.random.IntN(3) == 0 {
		r.Ask = g.random.Perm(len(r.Steps))
	}
	return r, true
}

func (r *recipe) clone() *recipe {
	c := *r
	c.Steps, c.Ask = slices.Clone(r.Steps), slices.Clone(r.Ask)
	for i := range c.Steps {
		s := &c.Steps[i]
		s.In, s.Items = slices.Clone(s.In), slices.Clone(s.Items)
		a := &s.Attr
		a.Axes, a.Ranges, a.Shape, a.Counts, a.Params = slices.Clone(a.Axes), slices.Clone(a.Ranges), a.Shape.Clone(), slices.Clone(a.Counts), slices.Clone(a.Params)
	}
	return &c
}

func (r *recipe) String() string {
	text, err := json.Marshal(r)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// build makes the graph, with the definition's value of each step.
func (r *recipe) build(t *testing.T, e *Engine) (*randomGraph, []graph.Value, error) {
	g := emptyGraph(t, e, 0)
	values := make([]graph.Value, len(r.Steps))
	for i, s := range r.Steps {
		values[i] = s.make(g, values[:i])
		if !s.Run {
			continue
		}
		if err := e.Eval(ctx, values[i]); err != nil {
			return g, nil, fmt.Errorf("step %d: %w", i, err)
		}
	}
	return g, values, nil
}

func (s *recipeStep) make(g *randomGraph, values []graph.Value) graph.Value {
	a := s.Attr
	op, _ := ops.ByName(s.Op)
	switch {
	case a.Shape.Size() > mostElements:
	case s.Op == ops.Data.Name:
		g.random = rand.New(rand.NewPCG(s.Seed, 7))
		if s.Sorted && a.DType.IsInteger() && a.Shape.Size() > 0 && len(a.Shape) > 0 {
			return g.ascending(a.DType, a.Shape)
		}
		return g.dataWith(s.Specials, a.DType, a.Shape...)
	case s.Op == ops.Full.Name:
		if a.DType == dtype.Bool {
			a.Bits[0] &= 1 // no other byte is a bool
		}
		return g.note(graph.NewFull(a.DType, a.Bits, a.Shape, ""))
	case s.Op == ops.Iota.Name:
		return g.note(graph.NewIota(a.Shape, ""))
	}
	if len(s.In) == 0 || len(values) == 0 {
		return g.note(graph.NewIota(shape.Shape{3}, ""))
	}
	in := make([]graph.Value, len(s.In))
	for i, at := range s.In {
		in[i] = values[at]
	}
	for _, item := range s.Items {
		a.Indices = append(a.Indices, item)
	}
	if op == nil || op == ops.Cast && !slices.Contains(dtype.All(), a.DType) || op == ops.Search && !isSorted(g.want[in[0]]) {
		return in[0]
	}
	all, err := compose.ApplyAll(op, a, "", in...)
	if err != nil || s.Result >= len(all) || all[s.Result].Shape().Size() > mostElements {
		return in[0]
	}
	return g.note(all[s.Result])
}

// isSorted reports whether searching the array is defined.
func isSorted(a *hostref.Array) bool {
	if !a.DType.IsInteger() || a.Shape.Size() == 0 || len(a.Shape) == 0 {
		return false
	}
	b := *a
	b.Data = slices.Clone(a.Data)
	sortRowsOf(&b)
	return bytes.Equal(a.Data, b.Data)
}

// needed counts the nodes that values depend on, data aside.
func needed(values []graph.Value, seen map[*graph.Node]bool) int {
	n := 0
	for _, v := range values {
		if !seen[v.Node] && v.Node.Op != ops.Data {
			seen[v.Node] = true
			n += 1 + needed(v.Node.Inputs, seen)
		}
	}
	return n
}

// run evaluates the graph and compares what is asked with the definition; it returns how
// many nodes that took, those that ran at once not among them.
func (r *recipe) run(t *testing.T, e *Engine, be *planned) (nodes int, err error) {
	be.cfg = configurations(be.own)[r.Config]
	g, values, err := r.build(t, e)
	defer g.free()
	if err != nil {
		return 0, err
	}
	var asked []graph.Value
	for _, at := range r.Ask {
		asked = append(asked, values[at])
	}
	nodes = needed(asked, map[*graph.Node]bool{})
	if err := be.oneKernelAKey(asked); err != nil {
		return nodes, err
	}
	if !r.Apart {
		if err := e.Eval(ctx, asked...); err != nil {
			return nodes, err
		}
	}
	for i, v := range asked {
		want := g.want[v]
		got := make([]byte, len(want.Data))
		if err := e.Read(ctx, v, got); err != nil {
			return nodes, err
		}
		if err := compareArrays(v, want, &hostref.Array{DType: want.DType, Shape: want.Shape, Data: got}, e.dev.Info().Name); err != nil {
			return nodes, fmt.Errorf("step %d: %w", r.Ask[i], err)
		}
	}
	return nodes, nil
}

// oneKernelAKey plans values and fails where a kernel is another than one of the same key
// that was planned before: the pipeline of either would be used for both.
func (b *planned) oneKernelAKey(values []graph.Value) error {
	p, err := plan.Build(b.cfg, unrun(values)...)
	if err != nil {
		return err
	}
	if b.known == nil {
		b.known = map[string]*kernel.Kernel{}
	}
	for _, s := range p.Steps {
		key := s.Kernel.Key()
		if other := b.known[key]; other != nil && !reflect.DeepEqual(other, s.Kernel) {
			return fmt.Errorf("two kernels of one key:\n%+v %+v\n%+v %+v", *other, other.Loop, *s.Kernel, s.Kernel.Loop)
		}
		b.known[key] = s.Kernel
	}
	return nil
}

// recipes are graphs that run one after the other on one engine.
type recipes []*recipe

func (s recipes) String() string {
	var lines []string
	for _, r := range s {
		lines = append(lines, r.String())
	}
	return strings.Join(lines, "\n") + "\n"
}

// parseSequence reads what String writes.
func parseSequence(text string) (recipes, error) {
	var s recipes
	for line := range strings.Lines(text) {
		r := &recipe{}
		if err := json.Unmarshal([]byte(line), r); err != nil {
			return nil, err
		}
		s = append(s, r)
	}
	return s, nil
}

// run runs the graphs, and counts their nodes.
func (s recipes) run(t *testing.T, e *Engine, be *planned) (nodes int, err error) {
	for i, r := range s {
		n, err := r.run(t, e, be)
		if nodes += n; err != nil {
			return nodes, fmt.Errorf("graph %d of %d: %w", i, len(s), err)
		}
	}
	return nodes, nil
}

// drawSequence draws a graph, and others that differ from one before in a little.
func drawSequence(t *testing.T, e *Engine, seed uint64, length int) recipes {
	for ; ; seed += 1 << 40 { // until a recipe can say it
		g := newGraph(t, e, seed, mostNodes)
		switch g.random.IntN(4) {
		case 0:
			g.tryIndirect()
		case 1:
			g.tryRows(g.stepped())
		}
		first, ok := recipeOf(g, pick(g, configNames))
		g.free()
		if !ok {
			continue
		}
		s := recipes{first}
		for len(s) < length {
			next := pick(g, s).clone()
			for range 1 + g.random.IntN(3) {
				next.change(g.random)
			}
			s = append(s, next)
		}
		return s
	}
}

// stepped is a small array of which every other element or every third is taken along some
// axis: neighbours of its size differ in how kernels may write what they make of it.
func (g *randomGraph) stepped() graph.Value {
	dims := make([]int, 1+g.random.IntN(4))
	ranges := make([]shape.Range, len(dims))
	for i := range dims {
		dims[i], ranges[i] = pick(g, []int{1, 2, 3, 4, 7, 8, 14, 16, 32, 33}), shape.All()
	}
	at := len(ranges) - 1
	if g.random.IntN(3) == 0 {
		at = g.random.IntN(len(ranges))
	}
	ranges[at] = shape.StepAll(2 + g.random.IntN(2))
	return g.add(ops.Slice, ops.Attr{Ranges: ranges}, g.data(pick(g, dtype.All()), dims...))
}

// change changes one thing of the graph.
func (r *recipe) change(random *rand.Rand) {
	s := &r.Steps[random.IntN(len(r.Steps))]
	a := &s.Attr
	switch random.IntN(9) {
	case 0, 1:
		r.resize(random)
	case 2:
		if all := dtype.All(); s.Op == ops.Data.Name || s.Op == ops.Full.Name || s.Op == ops.Cast.Name {
			a.DType = all[random.IntN(len(all))]
		}
	case 3:
		for _, list := range [][]shape.Range{a.Ranges, s.Items} {
			if len(list) > 0 {
				moved(&list[random.IntN(len(list))], random)
			}
		}
	case 4:
		if n := len(a.Axes); n > 0 {
			i, j := random.IntN(n), random.IntN(n)
			a.Axes[i], a.Axes[j] = a.Axes[j], a.Axes[i]
			if s.Op != ops.Permute.Name && random.IntN(2) == 0 {
				a.Axes[i] = max(0, a.Axes[i]+1-2*random.IntN(2))
			}
		}
	case 5:
		if len(s.In) > 0 {
			s.In[random.IntN(len(s.In))] = r.before(s, random)
		}
	case 6:
		r.Ask = append(r.Ask, random.IntN(len(r.Steps)))
		r.Ask = r.Ask[random.IntN(2):]
		random.Shuffle(len(r.Ask), func(i, j int) { r.Ask[i], r.Ask[j] = r.Ask[j], r.Ask[i] })
		r.Apart = random.IntN(3) == 0
		s.Run = random.IntN(3) == 0
	case 7:
		a.Bits[0] ^= 1 << random.IntN(64)
		a.Reverse, a.Exclusive = a.Reverse != (random.IntN(3) == 0), a.Exclusive != (random.IntN(3) == 0)
		a.KeepDims, a.Descending = a.KeepDims != (random.IntN(3) == 0), a.Descending != (random.IntN(3) == 0)
		s.Seed++
	default:
		s.replace(random)
	}
}

// before is a step earlier than s.
func (r *recipe) before(s *recipeStep, random *rand.Rand) int {
	for i := range r.Steps {
		if &r.Steps[i] == s && i > 0 {
			return random.IntN(i)
		}
	}
	return 0
}

// replace puts another operator of the same kind and arity in the place of a step's.
func (s *recipeStep) replace(random *rand.Rand) {
	op, ok := ops.ByName(s.Op)
	if !ok || op.Kind == ops.Creation {
		return
	}
	var like []*ops.Op
	for _, other := range ops.All() {
		if other.Kind == op.Kind && other.Arity == op.Arity {
			like = append(like, other)
		}
	}
	s.Op = like[random.IntN(len(like))].Name
}

// moved moves a range's start, stop or step by a little.
func moved(r *shape.Range, random *rand.Rand) {
	by := 1 - 2*random.IntN(2)
	switch random.IntN(3) {
	case 0:
		r.Start, r.HasStart = r.Start+by, true
	case 1:
		if r.HasStop {
			r.Stop += by
		}
	default:
		if r.Step += by; r.Step == 0 {
			r.Step = by
		}
	}
}

// resize gives every axis of one size another, or one axis alone.
func (r *recipe) resize(random *rand.Rand) {
	var sized []int
	for i, s := range r.Steps {
		if len(s.Attr.Shape) > 0 {
			sized = append(sized, i)
		}
	}
	if len(sized) == 0 {
		return
	}
	s := &r.Steps[sized[random.IntN(len(sized))]]
	at := random.IntN(len(s.Attr.Shape))
	from := s.Attr.Shape[at]
	borders := []int{0, 1, 2, 3, 15, 16, 17, 31, 33, 63, 64, 65, 127, 255, 257, 1023, 1024, 1025, 2049}
	to := max(0, from+[]int{-2, -1, 1, 2, from, -from / 2, 16}[random.IntN(7)])
	if random.IntN(3) == 0 {
		to = borders[random.IntN(len(borders))]
	}
	if random.IntN(4) == 0 {
		s.Attr.Shape[at] = to
		return
	}
	for i := range r.Steps {
		for j, d := range r.Steps[i].Attr.Shape {
			if d == from {
				r.Steps[i].Attr.Shape[j] = to
			}
		}
	}
}
