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

// update forms an assignment: one kernel copies the target, with everything fused into it, and
// another writes the new elements over their region. There is no copy if the region is all of the
// target, or if the update is in place. A padded value whose elements are in memory takes one map.
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

// join forms a join of arrays: a kernel writes each operand, with everything fused into it, to its
// region of the result.
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

// written forms the group that writes values to regions of v. disjoint: regions do not overlap.
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

// reduction forms the groups of a reduction: one for the leaves of its tree, with the maps before
// it, and one for the tree's upper levels, if there are any.
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

// leaves forms the group that combines each leaf of v's tree, unless it exists. If a leaf spans
// more than one binding, the elements are first copied into contiguous rows, which can be cut at
// any leaf.
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

// permuted stores v with its axes in another order.
func (g *grouper) permuted(v graph.Value, axes []int) (region.Source, error) {
	return g.materialize(g.ordered(v, axes))
}

// permutedOnce stores v with its axes in another order, like permuted. Along an axis on which v is
// broadcast it stores one element.
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

// once returns v with size 1 along the axes on which it is broadcast.
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

// ordered returns v with its axes in another order.
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

// made returns the value that of makes from v. It calls of once for each v and how.
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
