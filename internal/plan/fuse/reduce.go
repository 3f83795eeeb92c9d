package fuse

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// update forms an assignment: the target is copied, with what is fused into it,
// and then the new elements are written over the region that they replace. A
// region that is all of the target needs no copy, nor does a target in place. What pads what is in memory is one map.
func (g *grouper) update(v graph.Value) (region.Source, error) {
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
func (g *grouper) join(v graph.Value) (region.Source, error) {
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
func (g *grouper) written(v graph.Value, values []graph.Value, views []shape.View, disjoint bool) (region.Source, error) {
	w := &lower.MapWork{Disjoint: disjoint}
	for i, from := range values {
		body, err := g.fusedInto(from, graph.Value{}, true)
		if err != nil {
			return region.Source{}, err
		}
		w.Parts = append(w.Parts, lower.MapPart{Body: body, View: views[i]})
	}
	return g.add(v, false, w), nil
}

// reduction forms the groups of a reduction: its leaves, with the maps before it,
// and the levels of the tree above them, if there are any.
func (g *grouper) reduction(v graph.Value) (region.Source, error) {
	partial, err := g.leaves(v)
	if err != nil {
		return region.Source{}, err
	}
	if partial.View.Shape[1] == 1 {
		return region.Source{Ref: partial.Ref, View: shape.Contiguous(v.Shape())}, nil
	}
	return g.add(v, false, &lower.TreeWork{Leaves: partial}), nil
}

// leaves forms the group that combines each leaf of v's tree, once. Where a leaf
// reaches further than a binding can, the elements are copied into the order of
// the reduction first: rows that can be cut at any leaf.
func (g *grouper) leaves(v graph.Value) (region.Source, error) {
	if p, ok := g.partials.Get(v); ok {
		return p, nil
	}
	in := v.Node.Inputs[0]
	body, err := g.fuse(in, graph.Value{})
	if err != nil {
		return region.Source{}, err
	}
	kept, reduced := region.SplitAxes(len(in.Shape()), v.Node.Attr.Axes)
	if !g.LevelFits(v, body, kept, reduced) {
		copied, err := g.permuted(in, append(append([]int(nil), kept...), reduced...))
		if err != nil {
			return region.Source{}, err
		}
		points := v.Shape().Size()
		copied.View = shape.Contiguous(shape.Shape{points, in.Shape().Size() / points})
		body, kept, reduced = region.LoadBody(v.DType(), copied), []int{0}, []int{1}
	}
	points, leaves := region.TreeOf(v)
	nested := !g.ends(v) && g.Nests(v, body, kept, reduced)
	if nested {
		leaves = kernel.Leaves(leaves)
	}
	p := g.add(v, true, &lower.LeavesWork{Body: body, Kept: kept, Reduced: reduced, Nested: nested})
	p.View = shape.Contiguous(shape.Shape{points, leaves})
	g.partials.Set(v, p)
	return p, nil
}

// permuted writes v with its axes in another order, the last ones along memory.
func (g *grouper) permuted(v graph.Value, axes []int) (region.Source, error) {
	return g.materialize(g.ordered(v, axes))
}

// permutedOnce is permuted of what repeats along an axis once: it is read again and
// again from there.
func (g *grouper) permutedOnce(v graph.Value, axes []int) (region.Source, error) {
	all := shape.Shape{}
	for _, a := range axes {
		all = append(all, v.Shape()[a])
	}
	s, err := g.materialize(g.ordered(g.once(v), axes))
	if err == nil {
		s.View, err = s.View.BroadcastTo(v.Node.Op.Name, all)
	}
	return s, err
}

// once is v, and of what repeats along an axis one.
func (s *sights) once(v graph.Value) graph.Value {
	return s.made(v, "once", func() graph.Value {
		view := s.viewOf(v)
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
		return expr.Movement(ops.Slice, ops.Attr{Ranges: ranges}, v, shown)
	})
}

// ordered is v with its axes in another order.
func (s *sights) ordered(v graph.Value, axes []int) graph.Value {
	if slices.IsSorted(axes) {
		return v
	}
	return s.made(v, fmt.Sprint(axes), func() graph.Value {
		var p shape.Shape
		for _, a := range axes {
			p = append(p, v.Shape()[a])
		}
		return expr.Movement(ops.Permute, ops.Attr{Axes: axes}, v, p)
	})
}

// made is a value made of v, the same one each time it is asked for.
func (s *sights) made(v graph.Value, how string, of func() graph.Value) graph.Value {
	if s.movements.At(v) == nil {
		s.movements.Set(v, map[string]graph.Value{})
	}
	w, ok := s.movements.At(v)[how]
	if !ok {
		w = of()
		s.movements.At(v)[how] = w
	}
	return w
}
