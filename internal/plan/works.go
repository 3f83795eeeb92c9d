package plan

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The kinds of work of groups; those of products, scans and sorts are beside
// their kernels.

// mapWork writes each of its bodies to a part of the result.
type mapWork struct {
	parts  []mapPart
	beside bool // no part has an element of another
}

// mapPart is a body, and the part of the result that it writes, as a view of the
// whole; with a table, which the body's first value addresses, from there on.
type mapPart struct {
	body *body
	view shape.View
	into *table
}

func (w *mapWork) bodies() (list []*body) {
	for _, p := range w.parts {
		list = append(list, p.body)
	}
	return list
}

func (w *mapWork) reads() []Ref   { return nil }
func (w *mapWork) String() string { return "map" }

// lower writes the parts at once where they lie beside each other. Where one shares
// words, each waits for the one before: it reads them too, by atomic operations, which
// would bear it, but the validation layers know of ranges alone.
func (w *mapWork) lower(b *builder, v graph.Value) (int, error) {
	out, beside := b.tempOf(v), w.beside
	b.plan.Temps[out].InPlace = v.Node.InPlace
	var steps []Step
	for _, p := range w.parts {
		s := b.writes(out, v, p)
		steps, beside = append(steps, s), beside && !sharesWords(s.Kernel.Loop.(*kernel.Map), v.DType())
	}
	for _, s := range steps {
		s.Beside = beside
		if err := b.addStep(s); err != nil {
			return 0, err
		}
	}
	return out, nil
}

// writes is the step that writes a part of v to a temporary.
func (b *builder) writes(out int, v graph.Value, p mapPart) Step {
	k, launches := b.mapLaunches(p.body, v.DType(), p.view, v.Shape().Size())
	if p.into != nil {
		k, launches = b.indexedLaunches(p.body, v.DType(), p.view, *p.into)
	}
	return Step{Kernel: k, Launches: launches, Operands: p.body.refs, Out: out, Value: v}
}

// leavesWork combines each leaf of a reduction's tree.
type leavesWork struct {
	body          *body
	kept, reduced []int // axes of the body's space
	nested        bool  // and their results, of as many as a leaf has elements
}

func (w *leavesWork) bodies() []*body { return []*body{w.body} }
func (w *leavesWork) reads() []Ref    { return nil }

func (w *leavesWork) String() string {
	what := "leaves"
	if w.nested {
		what = "leaves of leaves"
	}
	return fmt.Sprintf("%s over axes %v", what, w.reduced)
}

func (w *leavesWork) lower(b *builder, v graph.Value) (int, error) {
	partial, ok, err := b.reduceLevel(v, w.body, w.kept, w.reduced, w.nested)
	if err == nil && !ok {
		err = misfit(w.body, "a leaf of "+v.Node.Op.Name)
	}
	return partial.ref.Temp, err
}

// treeWork joins the results of a tree's leaves.
type treeWork struct{ leaves source }

func (w *treeWork) bodies() []*body { return nil }
func (w *treeWork) reads() []Ref    { return []Ref{w.leaves.ref} }
func (w *treeWork) String() string  { return "tree" }

func (w *treeWork) lower(b *builder, v graph.Value) (int, error) {
	ref, err := b.resolved(w.leaves.ref)
	if err != nil {
		return 0, err
	}
	return b.upperLevels(v, source{ref: ref, view: w.leaves.view})
}

// rowsWork walks rows, combines them and goes on with what they combine to.
type rowsWork struct {
	body *body
	rows *rows
}

func (w *rowsWork) bodies() []*body { return []*body{w.body} }
func (w *rowsWork) reads() []Ref    { return nil }

func (w *rowsWork) String() string {
	what := "rows"
	if w.rows.columns {
		what = "columns"
	}
	return fmt.Sprintf("%s along axes %v", what, w.rows.axes)
}

func (w *rowsWork) lower(b *builder, v graph.Value) (int, error) {
	k, launches, why := b.rowwiseKernel(v, w.body, w.rows)
	if why != "" {
		return 0, misfit(w.body, "a row of "+v.Node.Op.Name)
	}
	out := b.tempOf(v)
	return out, b.addStep(Step{Kernel: k, Launches: launches, Operands: w.body.refs, Out: out, Value: v})
}

// rowwiseKernel is the rowwise kernel over a body's rows, and its launches; why is why
// there is none.
func (b *builder) rowwiseKernel(v graph.Value, body *body, r *rows) (k *kernel.Kernel, launches []kernel.Geometry, why string) {
	walked := b.rowLaunches
	if r.columns {
		walked = b.columnLaunches
	}
	k, launches = walked(v, body, r)
	if launches == nil || b.wastesSweeps(k) || twiceTooLong(v, k) {
		return nil, nil, "its rows fit no binding, its later sweeps would compute too much again, or both levels of its tree are too much code"
	}
	return k, launches, ""
}

// update forms an assignment: the target is copied, with what is fused into it,
// and then the new elements are written over the region that they replace. A
// region that is all of the target needs no copy, nor does a target in place. What pads what is in memory is one map.
func (g *grouper) update(v graph.Value) (source, error) {
	if len(v.Node.Inputs) == 3 {
		return g.put(v)
	}
	if g.padsInPlace(v) {
		return g.mapped(v)
	}
	target, elements, region := v.Node.Inputs[0], v.Node.Inputs[1], v.Node.Region()
	var values []graph.Value
	var views []shape.View
	if region.Shape.Size() < v.Shape().Size() && !v.Node.InPlace {
		values, views = append(values, target), append(views, shape.Contiguous(v.Shape()))
	}
	if region.Shape.Size() > 0 {
		values, views = append(values, elements), append(views, region)
	}
	return g.written(v, values, views, false)
}

// join forms arrays put one after the other: each operand, with what is fused into
// it, is written to its part of the result.
func (g *grouper) join(v graph.Value) (source, error) {
	var values []graph.Value
	var views []shape.View
	for i, region := range v.Node.Regions() {
		if region.Shape.Size() > 0 {
			values, views = append(values, v.Node.Inputs[i]), append(views, region)
		}
	}
	return g.written(v, values, views, true)
}

// written forms the group that writes values to parts of v, which lie beside each
// other or over each other.
func (g *grouper) written(v graph.Value, values []graph.Value, views []shape.View, beside bool) (source, error) {
	w := &mapWork{beside: beside}
	for i, from := range values {
		body, err := g.fusedInto(from, graph.Value{}, true)
		if err != nil {
			return source{}, err
		}
		w.parts = append(w.parts, mapPart{body: body, view: views[i]})
	}
	return g.add(v, false, w), nil
}

// reduction forms the groups of a reduction: its leaves, with the maps before it,
// and the levels of the tree above them, if there are any.
func (g *grouper) reduction(v graph.Value) (source, error) {
	partial, err := g.leaves(v)
	if err != nil {
		return source{}, err
	}
	if partial.view.Shape[1] == 1 {
		return source{ref: partial.ref, view: shape.Contiguous(v.Shape())}, nil
	}
	return g.add(v, false, &treeWork{partial}), nil
}

// leaves forms the group that combines each leaf of v's tree, once. Where a leaf
// reaches further than a binding can, the elements are copied into the order of
// the reduction first: rows that can be cut at any leaf.
func (g *grouper) leaves(v graph.Value) (source, error) {
	if p, ok := g.partials[v]; ok {
		return p, nil
	}
	in := v.Node.Inputs[0]
	body, err := g.fuse(in, graph.Value{})
	if err != nil {
		return source{}, err
	}
	kept, reduced := splitAxes(len(in.Shape()), v.Node.Attr.Axes)
	if !g.levelFits(v, body, kept, reduced) {
		copied, err := g.permuted(in, append(append([]int(nil), kept...), reduced...))
		if err != nil {
			return source{}, err
		}
		points := v.Shape().Size()
		copied.view = shape.Contiguous(shape.Shape{points, in.Shape().Size() / points})
		body, kept, reduced = loadBody(v.DType(), copied), []int{0}, []int{1}
	}
	points, leaves := treeOf(v)
	nested := !g.ends(v) && g.nests(v, body, kept, reduced)
	if nested {
		leaves = kernel.Leaves(leaves)
	}
	p := g.add(v, true, &leavesWork{body, kept, reduced, nested})
	p.view = shape.Contiguous(shape.Shape{points, leaves})
	g.partials[v] = p
	return p, nil
}

// levelFits reports whether the kernel of a level of a tree can be cut so that it
// fits the device.
func (b *builder) levelFits(v graph.Value, body *body, kept, reduced []int) bool {
	k, _, g := b.reduceKernel(v, body, kept, reduced)
	return b.splitReduce(k, g, v.DType()) != nil
}

// permuted writes v with its axes in another order, the last ones along memory.
func (g *grouper) permuted(v graph.Value, axes []int) (source, error) {
	return g.materialize(g.ordered(v, axes))
}

// permutedOnce is permuted of what repeats along an axis once: it is read again and
// again from there.
func (g *grouper) permutedOnce(v graph.Value, axes []int) (source, error) {
	all := shape.Shape{}
	for _, a := range axes {
		all = append(all, v.Shape()[a])
	}
	s, err := g.materialize(g.ordered(g.once(v), axes))
	if err == nil {
		s.view, err = s.view.BroadcastTo(v.Node.Op.Name, all)
	}
	return s, err
}

// once is v, and of what repeats along an axis one.
func (g *grouper) once(v graph.Value) graph.Value {
	return g.made(v, "once", func() graph.Value {
		view := g.viewOf(v)
		ranges, shown, repeats := make([]shape.Range, len(view.Shape)), v.Shape().Clone(), false
		for a := range ranges {
			ranges[a] = shape.All()
			if view.Shape[a] > 1 && view.Strides[a] == 0 {
				ranges[a], shown[a], repeats = shape.Span(0, 1), 1, true
			}
		}
		if !repeats {
			return v
		}
		return movement(ops.Slice, ops.Attr{Ranges: ranges}, v, shown)
	})
}

// ordered is v with its axes in another order.
func (g *grouper) ordered(v graph.Value, axes []int) graph.Value {
	if slices.IsSorted(axes) {
		return v
	}
	return g.made(v, fmt.Sprint(axes), func() graph.Value {
		var p shape.Shape
		for _, a := range axes {
			p = append(p, v.Shape()[a])
		}
		return movement(ops.Permute, ops.Attr{Axes: axes}, v, p)
	})
}

// made is a value made of v, the same one each time it is asked for.
func (g *grouper) made(v graph.Value, how string, of func() graph.Value) graph.Value {
	if g.movements[v] == nil {
		g.movements[v] = map[string]graph.Value{}
	}
	w, ok := g.movements[v][how]
	if !ok {
		w = of()
		g.movements[v][how] = w
	}
	return w
}

// movement is an operator that shows v, in a shape.
func movement(o *ops.Op, a ops.Attr, v graph.Value, s shape.Shape) graph.Value {
	return graph.Value{Node: &graph.Node{Op: o, Attr: a, Inputs: []graph.Value{v}, Outputs: []graph.Type{{DType: v.DType(), Shape: s, Known: true}}, Site: v.Node.Site}}
}
