package testgraph

import (
	"math/rand/v2"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

const (
	// MaxElements is how many a result has at most, where a graph is to run.
	MaxElements = 60000
	// Nodes is how many a graph usually has at most.
	Nodes = 9
)

// Drawer draws a graph node by node. What the operators' rules refuse is drawn again; what
// a node is made of, only its shape and dtype tell, so that nothing runs.
type Drawer struct {
	*rand.Rand
	steps  []Step
	values []graph.Value // of the steps, without memory
	at     map[graph.Value]int
	shown  []int // the steps that later ones may read
	most   int   // elements of a result
	spans  []int // of memory, in elements, that leaves may have; none: what results have
}

// NewDrawer draws graphs that can run.
func NewDrawer(seed uint64) *Drawer {
	return &Drawer{Rand: rand.New(rand.NewPCG(seed, 7)), at: map[graph.Value]int{}, most: MaxElements}
}

// NewFarDrawer draws graphs that are only planned: leaves span up to 2^34 elements, most
// of them about the borders of 31 and 32 bits.
func NewFarDrawer(seed uint64) *Drawer {
	d := NewDrawer(seed)
	d.spans = []int{1 << 30, 1<<31 - 100, 1 << 31, 1<<31 + 3000, 1<<32 - 5000, 1 << 32, 3 << 30, 1 << 34}
	return d
}

// spaces are the shapes that a graph's leaves are parts of.
var spaces = []shape.Shape{
	{}, {1}, {5}, {33}, {256}, {1025}, {16385}, {0, 3}, {3, 0, 2},
	{4, 5, 6}, {7, 1, 3}, {3, 16}, {16, 3}, {4, 4, 4}, {64, 64}, {33, 128}, {130, 257}, {2, 3, 1, 5, 16}, {1040, 17}, {5, 1200}, {24, 40, 30},
	{64, 256}, {40, 400}, {3, 2048}, {2048, 16}, {8, 16, 64}, {300, 33}, {6, 5, 4, 3, 2, 16}, {12, 1024},
}

// Graph draws a graph of at most so many nodes.
func (d *Drawer) Graph(nodes int) {
	space, t := pick(d, spaces), pick(d, dtype.All())
	if len(d.spans) > 0 && d.IntN(2) == 0 { // of which a binding has the most
		t = pick(d, []dtype.DType{dtype.Int8, dtype.Uint8, dtype.Bool})
	}
	for range 1 + d.IntN(3) {
		d.leaf(space, t)
		if d.IntN(3) == 0 {
			t = pick(d, dtype.All())
		}
	}
	for range 2 + d.IntN(nodes-2) {
		d.Node()
	}
}

// Recipe is what has been drawn: its last step is asked for and another one, or all in
// any order.
func (d *Drawer) Recipe() *Recipe {
	r := &Recipe{Steps: d.steps}
	r.Ask = []int{len(r.Steps) - 1, d.IntN(len(r.Steps))}
	if d.IntN(3) == 0 {
		r.Ask = d.Perm(len(r.Steps))
	}
	r.Compiled, r.Open = d.IntN(12) == 0, d.IntN(2) == 0
	return r.Clone()
}

func pick[T any](d *Drawer, list []T) T { return list[d.IntN(len(list))] }

// Operand is any value so far, often the last one, so that graphs grow deep.
func (d *Drawer) Operand() graph.Value {
	if d.IntN(2) == 0 {
		return d.values[d.shown[len(d.shown)-1]]
	}
	return d.values[pick(d, d.shown)]
}

// add adds a step and its value.
func (d *Drawer) add(s Step, v graph.Value) graph.Value {
	if _, known := d.at[v]; known { // the step is its input
		return v
	}
	d.at[v] = len(d.steps)
	d.shown = append(d.shown, len(d.steps))
	d.steps, d.values = append(d.steps, s), append(d.values, v)
	return v
}

// try applies an operator where its rules and the bound allow.
func (d *Drawer) try(op *ops.Op, a ops.Attr, in ...graph.Value) (graph.Value, bool) {
	all, ok := d.tryAll(op, a, 0, in...)
	return all, ok
}

// tryAll is try of an operator with several results.
func (d *Drawer) tryAll(op *ops.Op, a ops.Attr, result int, in ...graph.Value) (graph.Value, bool) {
	all, err := compose.ApplyAll(op, a, "", in...)
	if err != nil || result >= len(all) || all[result].Shape().Size() > d.most {
		return graph.Value{}, false
	}
	places := make([]int, len(in))
	for i, v := range in {
		places[i] = d.at[v]
	}
	return d.add(stepOfOperator(op, a, result, places), all[result]), true
}

// full is a single value everywhere.
func (d *Drawer) full(t dtype.DType, bits element.Bits, s shape.Shape) graph.Value {
	return d.add(full(t, bits, s), graph.NewFull(t, bits, s, ""))
}

func (d *Drawer) bits(t dtype.DType) element.Bits {
	return element.BitsOf(Elements(d.Rand, t, 1, OftenSpecial))
}

// dataOf is a leaf of elements as a step says.
func (d *Drawer) dataOf(s Step, t dtype.DType, dims shape.Shape) graph.Value {
	s.Op, s.Attr, s.Seed = ops.Data.Name, ops.Attr{DType: t, Shape: dims.Clone()}, d.Uint64()
	return d.add(s, placeholderOf(&s))
}

// laid is a leaf as it may lie in memory.
func (d *Drawer) laid(s Step, t dtype.DType, dims shape.Shape) graph.Value {
	l := Layout{Base: dims}
	switch {
	case len(d.spans) > 0 && d.IntN(2) == 0:
		l = DrawFar(d.Rand, dims, pick(d, d.spans))
	case d.IntN(3) > 0:
		l = DrawLayout(d.Rand, dims, d.most)
	}
	v := d.dataOf(s, t, l.Base)
	first := len(d.shown) - 1
	for i, m := range l.Moves {
		w, err := compose.Apply(m.Op, m.Attr, "", v)
		if err != nil {
			panic(err) // the layout is wrong
		}
		v = d.add(stepOfOperator(m.Op, m.Attr, 0, []int{d.at[v]}), w)
		if i == len(l.Moves)-1 && len(d.spans) == 0 && d.IntN(3) == 0 { // a view in memory
			d.steps[d.at[v]].Run = true
		}
	}
	if d.IntN(3) > 0 { // what it is made of, nothing else reads
		d.shown = append(d.shown[:first], d.shown[len(d.shown)-1])
	}
	return v
}

// leaf draws data that broadcast into the space, a constant or an index.
func (d *Drawer) leaf(space shape.Shape, t dtype.DType) graph.Value {
	dims := space.Clone()
	for i := range dims {
		if dims[i] > 0 && d.IntN(5) == 0 {
			dims[i] = 1
		}
	}
	if d.IntN(3) == 0 {
		dims = dims[d.IntN(len(dims)+1):]
	}
	switch d.IntN(8) {
	case 0:
		return d.full(t, d.bits(t), dims)
	case 1:
		return d.add(Step{Op: ops.Iota.Name, Attr: ops.Attr{DType: dtype.Int64, Shape: dims}}, graph.NewIota(dims, ""))
	}
	return d.laid(Step{Specials: DrawSpecials(d.Rand)}, t, dims)
}

// small is a small array, seen through a layout: neighbours of its size differ in how
// kernels may write what they make of it.
func (d *Drawer) small() graph.Value {
	dims := make(shape.Shape, 1+d.IntN(4))
	for i := range dims {
		dims[i] = pick(d, []int{1, 2, 3, 4, 7, 8, 14, 16, 32, 33})
	}
	if dims.Size() > d.most {
		dims = dims[:1]
	}
	return d.laid(Step{Specials: DrawSpecials(d.Rand)}, pick(d, dtype.All()), dims)
}

// Node adds an operator over what is there; what the rules refuse is drawn again.
func (d *Drawer) Node() {
	loops := []func() bool{
		d.movement, d.movement, d.reduction, func() bool { return d.assign(d.Operand()) }, func() bool { return d.scan(d.Operand()) }, func() bool { return d.sort(d.Operand()) },
		func() bool { return d.contraction(d.Operand()) }, func() bool { return d.Rows(d.Operand()) }, func() bool { return d.padding(d.Operand()) },
		d.Indirect, d.Indirect, d.few, d.scatter, d.Catalogued,
	}
	maps := 5
	if len(d.spans) > 0 { // whose chains are the same as those of near ones
		maps = 2
	}
	for range 20 {
		draw := d.mapped
		if i := d.IntN(len(loops) + maps); i < len(loops) {
			draw = loops[i]
		}
		if draw() {
			if d.IntN(12) == 0 {
				d.steps[len(d.steps)-1].Held = true
			}
			return
		}
	}
}

// second is a value of the last one's dtype, so that both go together: one that is there,
// or one as it may lie in memory.
func (d *Drawer) second() graph.Value {
	v := d.Operand()
	if d.IntN(2) == 0 {
		return v
	}
	last := d.values[d.shown[len(d.shown)-1]]
	dims := last.Shape().Clone()
	if n := len(dims); n > 1 && d.IntN(2) == 0 {
		dims[n-1], dims[n-2] = dims[n-2], dims[n-1]
	}
	if dims.Size() > d.most {
		return v
	}
	return d.laid(Step{Specials: DrawSpecials(d.Rand)}, last.DType(), dims)
}

var mapOperators = func() (list []*ops.Op) {
	for _, op := range ops.All() {
		if op.Kind == ops.Map {
			list = append(list, op)
		}
	}
	return list
}()

func (d *Drawer) mapped() bool {
	op := pick(d, mapOperators)
	in := make([]graph.Value, op.Arity)
	for i := range in {
		in[i] = d.Operand()
		if i > 0 && d.IntN(3) == 0 {
			in[i] = d.second()
		}
	}
	_, ok := d.try(op, ops.Attr{DType: pick(d, dtype.All())}, in...)
	return ok
}

func (d *Drawer) movement() bool {
	v := d.Operand()
	s := v.Shape()
	rank, ok := len(s), false
	switch d.IntN(9) {
	case 0:
		_, ok = d.try(ops.Permute, ops.Attr{Axes: d.Perm(rank)}, v)
	case 1:
		_, ok = d.try(ops.Flip, ops.Attr{Axes: d.axes(v)}, v)
	case 2:
		_, ok = d.try(ops.Slice, ops.Attr{Ranges: d.ranges(s)}, v)
	case 3:
		_, ok = d.try(ops.Reshape, ops.Attr{Shape: reshaped(d.Rand, s)}, v)
	case 4:
		_, ok = d.try(ops.ExpandDims, ops.Attr{Axes: []int{d.IntN(rank + 1)}}, v)
	case 5:
		_, ok = d.try(ops.Squeeze, ops.Attr{}, v)
	case 6:
		if rank > 0 {
			axis := d.IntN(rank)
			_, ok = d.try(ops.SlidingWindow, ops.Attr{Axes: []int{axis}, Counts: []int{1 + d.IntN(min(5, max(s[axis], 1))), 1 + d.IntN(3)}}, v)
		}
	case 7:
		if rank > 1 {
			axes := d.Perm(rank)[:2]
			_, ok = d.try(ops.Diagonal, ops.Attr{Axes: axes, Counts: []int{d.IntN(5) - 2}}, v)
		}
	default:
		to := append(shape.Shape{1 + d.IntN(5)}, s...)
		for i, n := range to[1:] {
			if n == 1 {
				to[i+1] = 1 + d.IntN(20)
			}
		}
		_, ok = d.try(ops.BroadcastTo, ops.Attr{Shape: to}, v)
	}
	return ok
}

// assign replaces a part of v: by an element, by a part of another value of its shape, or
// by what a map makes of it.
func (d *Drawer) assign(v graph.Value) bool {
	a := ops.Attr{Indices: d.indices(v.Shape())}
	part, ok := d.try(ops.Index, a, v)
	if !ok {
		return false
	}
	elements := part
	switch d.IntN(4) {
	case 0:
		elements = d.full(v.DType(), d.bits(v.DType()), shape.Shape{})
	case 1:
		elements = d.laid(Step{Specials: DrawSpecials(d.Rand)}, v.DType(), part.Shape())
	case 2:
		if v.DType().IsNumeric() {
			elements, ok = d.try(ops.Neg, ops.Attr{}, part)
		}
	}
	if ok {
		_, ok = d.try(ops.Assign, a, v, elements)
	}
	return ok
}

// padding pads v with an element, or shifts it along its axes so that some of what is in
// comes in at an end: the same shape that others have.
func (d *Drawer) padding(v graph.Value) bool {
	s, inner, back := v.Shape().Clone(), []shape.Index{}, []shape.Range{}
	for axis, n := range s {
		before, after := d.IntN(4), d.IntN(4)
		inner = append(inner, shape.Span(before, before+n))
		from := d.IntN(before + after + 1)
		back = append(back, shape.Span(from, from+n))
		s[axis] += before + after
	}
	if s.Size() > d.most {
		return false
	}
	w, ok := d.try(ops.Assign, ops.Attr{Indices: inner}, d.full(v.DType(), d.bits(v.DType()), s), v)
	if ok && d.IntN(2) == 0 {
		_, ok = d.try(ops.Slice, ops.Attr{Ranges: back}, w)
	}
	return ok
}

func (d *Drawer) indices(s shape.Shape) []shape.Index {
	var list []shape.Index
	for i, r := range d.ranges(s) {
		switch {
		case s[i] > 0 && d.IntN(4) == 0:
			list = append(list, shape.At(d.IntN(s[i])))
		case d.IntN(8) == 0:
			list = append(list, shape.NewAxis, r)
		default:
			list = append(list, r)
		}
	}
	if d.IntN(3) == 0 && len(list) > 0 {
		list[len(list)-1] = shape.Ellipsis
	}
	return list
}

func (d *Drawer) axes(v graph.Value) []int {
	axes := []int{}
	for i := range v.Shape() {
		if d.IntN(2) == 0 {
			axes = append(axes, i)
		}
	}
	return axes
}

func (d *Drawer) ranges(s shape.Shape) []shape.Range {
	var list []shape.Range
	for _, n := range s {
		switch d.IntN(5) {
		case 0:
			list = append(list, shape.StepAll(-1-d.IntN(3)))
		case 1:
			list = append(list, shape.From(d.IntN(n/2+1)))
		case 2:
			list = append(list, shape.Step(d.IntN(n/2+1), n-d.IntN(n/4+1), 1+d.IntN(3)))
		case 3: // rows of whole chunks, which start anywhere
			list = append(list, shape.To(max(n/2/16, 1)*16))
		default:
			list = append(list, shape.All())
		}
	}
	return list
}

// Redundant makes of v what is v again, or what has been made before.
func (d *Drawer) Redundant(v graph.Value) {
	twice := func(op *ops.Op, a ops.Attr) {
		if w, ok := d.try(op, a, v); ok {
			d.try(op, a, w)
		}
	}
	switch rank := len(v.Shape()); d.IntN(8) {
	case 0:
		twice(pick(d, []*ops.Op{ops.Neg, ops.BitwiseInvert, ops.LogicalNot}), ops.Attr{})
	case 1:
		twice(pick(d, []*ops.Op{ops.Abs, ops.Floor, ops.Ceil, ops.Trunc, ops.Round, ops.Relu}), ops.Attr{})
	case 2:
		axes := make([]int, rank)
		for i := range axes {
			axes[i] = rank - 1 - i
		}
		twice(pick(d, []*ops.Op{ops.Flip, ops.Permute}), ops.Attr{Axes: axes})
	case 3:
		if w, ok := d.try(ops.Reshape, ops.Attr{Shape: reshaped(d.Rand, v.Shape())}, v); ok {
			d.try(ops.Reshape, ops.Attr{Shape: slices.Clone(v.Shape())}, w)
		}
	case 4:
		if w, ok := d.try(ops.Cast, ops.Attr{DType: pick(d, dtype.All())}, v); ok {
			d.try(ops.Cast, ops.Attr{DType: pick(d, dtype.All())}, w)
		}
	case 5:
		if c, ok := d.try(ops.NotEqual, ops.Attr{}, v, v); ok {
			if c, ok = d.try(ops.LogicalNot, ops.Attr{}, c); ok {
				d.try(ops.Where, ops.Attr{}, c, v, pick(d, []graph.Value{v, d.Operand()}))
			}
		}
	case 6:
		d.try(pick(d, []*ops.Op{ops.Minimum, ops.Maximum, ops.BitwiseAnd, ops.BitwiseOr, ops.LogicalOr}), ops.Attr{}, v, v)
	default:
		a := ops.Attr{Axes: d.axes(v), KeepDims: true}
		first, ok := d.try(ops.Sum, a, v)
		if second, again := d.try(ops.Sum, a, v); ok && again {
			d.try(ops.Sub, ops.Attr{}, first, second)
		}
	}
}
