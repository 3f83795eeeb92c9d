package fuse

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Padding with a constant is recorded as an assignment to a region of a constant array. A map that
// reads the padded array does not need it in memory: the map reads elements within bounds, and the
// constant outside (kernel.Box). If the padded array must be in memory, for a product say, one
// kernel writes all of it, instead of one that fills the array and one that writes the elements.

// framed describes a padded array: elements with a frame of one constant.
type framed struct {
	elements graph.Value
	from     []int // the array's coordinates of the first element
	fill     element.Bits
	whole    bool // a map over the array's shape can read the elements within bounds
}

// framedOf returns how v is padded; ok is false if v is not padded.
func (s *sights) framedOf(v graph.Value) (p framed, ok bool) {
	if p, ok := s.framed.Get(v); ok {
		return p, p.elements.Node != nil
	}
	if p, ok = s.newFramed(v); !ok {
		p = framed{}
	}
	s.framed.Set(v, p)
	return p, ok
}

func (s *sights) newFramed(v graph.Value) (p framed, ok bool) {
	if _, stored := v.Stored(); stored || v.Node.Op != ops.Assign || !s.config.Runs(rules.Boxes) || !s.config.Runs(rules.Views) || !s.config.Runs(rules.Schemes) {
		return p, false
	}
	target := expr.BaseOf(v.Node.Inputs[0])
	if _, stored := target.Stored(); stored || target.Node.Op != ops.Full {
		return p, false
	}
	elements, region := v.Node.Inputs[1], v.Node.Region()
	whole := shape.Contiguous(v.Shape())
	if elements.DType() != v.DType() || !elements.Shape().Equal(region.Shape) || len(region.Shape) != len(v.Shape()) ||
		region.Shape.Size() == 0 || region.Shape.Size() == v.Shape().Size() {
		return p, false
	}
	at := region.Offset
	for axis, stride := range whole.Strides {
		if region.Shape[axis] > 1 && region.Strides[axis] != stride {
			return p, false
		}
		if p.from = append(p.from, at/stride); p.from[axis]+region.Shape[axis] > v.Shape()[axis] {
			return p, false // the stride belongs to another axis
		}
		at %= stride
	}
	p.elements, p.fill = elements, target.Node.Attr.Bits
	_, o, ok := sightOf(v.Shape(), nil)
	if ok = ok && len(v.Shape()) <= kernel.MaxBoxed; ok {
		_, p.whole = p.boxedViewOf(v.Shape(), o, shape.Contiguous(elements.Shape()))
	}
	return p, ok
}

// apartStrides returns a view of an array with strides so far apart that stepsOf can find small
// multiples of them from their sum. ok is false if the strides would overflow.
func apartStrides(s shape.Shape) (v shape.View, ok bool) {
	v = shape.View{Shape: s, Strides: make([]int, len(s))}
	stride := 1
	for axis := len(s) - 1; axis >= 0; axis-- {
		v.Strides[axis] = stride
		if stride > math.MaxInt/(8*max(s[axis], 1)) {
			return v, false
		}
		stride *= 4 * max(s[axis], 1)
	}
	return v, true
}

// stepsOf returns the small multiples of apartStrides' strides that add up to sum.
func stepsOf(strides []int, sum int) []int {
	steps := make([]int, len(strides))
	for axis, stride := range strides {
		n := (sum + stride/2) / stride
		if sum+stride/2 < 0 && (sum+stride/2)%stride != 0 {
			n--
		}
		steps[axis] = n
		sum -= n * stride
	}
	return steps
}

// sight says which elements of an array a body reads through views.
type sight struct {
	first []int   // the array's coordinates at the first point of the body's space
	steps [][]int // for each axis of the space: how far one step along it moves along each axis of the array
}

// sightOf returns what views show of an array of the shape s. ok is false if the views mix axes of
// the array, as a reshape that joins axes does.
func sightOf(s shape.Shape, views *expr.Chain) (seen shape.View, o sight, ok bool) {
	apart, ok := apartStrides(s)
	if !ok {
		return seen, o, false
	}
	if seen, ok = expr.ApplyViews(apart, views); !ok {
		return seen, o, false
	}
	o.first = stepsOf(apart.Strides, seen.Offset)
	for _, stride := range seen.Strides {
		o.steps = append(o.steps, stepsOf(apart.Strides, stride))
	}
	return seen, o, true
}

// maxBound limits bounds and the points along their axis, so that they fit 32 bits however cut.
const maxBound = 1<<30 - 1

// boxedView is a body's view of a padded array.
type boxedView struct {
	view    shape.View      // of the elements, as if they had no bounds
	bounds  []kernel.Bounds // by axis of the space; they may reach past the space
	outside bool            // the body reads only the constant
}

// boxedViewOf returns what a body over space reads of a padded array; elements is a view of the
// array's elements. ok is false if bounds would depend on several axes of the space.
func (p framed) boxedViewOf(space shape.Shape, o sight, elements shape.View) (b boxedView, ok bool) {
	b.view = shape.View{Shape: space, Strides: make([]int, len(space)), Offset: elements.Offset}
	for axis, n := range elements.Shape {
		from, stride := o.first[axis]-p.from[axis], elements.Strides[axis]
		if n == 1 {
			stride = 0 // there is one element along this axis, so any stride is right
		}
		b.view.Offset += from * stride
		along := -1
		low, high := from, from
		for d, size := range space {
			step := o.steps[d][axis]
			if size == 1 || step == 0 {
				continue
			}
			b.view.Strides[d] += step * stride
			low, high = low+min(step*(size-1), 0), high+max(step*(size-1), 0)
			if along >= 0 {
				along = math.MaxInt
			} else {
				along = d
			}
		}
		inside := low >= 0 && high < n
		b.outside = b.outside || high < 0 || low >= n
		if along < 0 || along == math.MaxInt {
			if !inside && !b.outside {
				return b, false
			}
			continue
		}
		at := boundsOf(along, from, o.steps[along][axis], n)
		again := slices.ContainsFunc(b.bounds, func(other kernel.Bounds) bool { return other.Axis == along })
		switch {
		case at.To <= at.From: // the points step over the elements
			b.outside = true
		case space[along] > maxBound-lower.MaxSlid:
			if !inside {
				return b, b.outside
			}
		case again && !inside:
			return b, b.outside
		case !again:
			at.From, at.To = max(at.From, -maxBound), min(at.To, maxBound) // no point is that far out
			b.bounds = append(b.bounds, at)
		}
	}
	slices.SortFunc(b.bounds, func(x, y kernel.Bounds) int { return x.Axis - y.Axis })
	return b, true
}

// boundsOf returns the range of points x with 0 <= from + step*x < n.
func boundsOf(axis, from, step, n int) kernel.Bounds {
	if step < 0 {
		from, step = n-1-from, -step
	}
	return kernel.Bounds{Axis: axis, From: rules.Ceil(-from, step), To: rules.Ceil(n-from, step)}
}

// noteBox notes whether v is padded and its only reader is a map that may read it within bounds. If
// so, v's elements are stored. They are also stored if they come from a product that their map can
// end: the product's kernel could not write them directly into v.
func (p *partition) noteBox(v graph.Value, kernels readers, root func(graph.Value, expr.Reason)) {
	padded, ok := p.framedOf(v)
	if !ok {
		return
	}
	only := len(kernels) == 1 && !p.unboxed.At(v)
	for by := range kernels.values() {
		only = only && p.mapsBetween(v, by)
	}
	p.boxed.Set(v, only)
	if base := p.seenBase(padded.elements); expr.Fuses(base) && (only || endsProduct(base)) {
		root(base, expr.Because("it is padded, and read within bounds"))
	}
}

// mapsBetween reports whether the kernel that writes `by` reads the padded value v through a map:
// the kernel is a map, or it is a product whose operands are maps of v.
func (p *partition) mapsBetween(v, by graph.Value) bool {
	switch by.Node.Op.Kind {
	case ops.Map, ops.Indirect, ops.Movement, ops.Join:
		return by != v && p.rowwise.At(by) == nil
	case ops.Contraction:
		return !slices.ContainsFunc(by.Node.Inputs, func(in graph.Value) bool { return expr.BaseOf(in) == v })
	}
	return false
}

// endsProduct reports whether v reads a product through maps and views alone.
func endsProduct(v graph.Value) bool {
	const most = 64
	seen := map[graph.Value]bool{}
	for list := []graph.Value{v}; len(list) > 0 && len(seen) < most; {
		v, list = list[len(list)-1], list[:len(list)-1]
		if _, stored := v.Stored(); stored || seen[v] {
			continue
		}
		seen[v] = true
		switch v.Node.Op.Kind {
		case ops.Contraction:
			return true
		case ops.Map, ops.Movement:
			list = append(list, v.Node.Inputs...)
		}
	}
	return false
}

// padsInPlace reports whether one map can write v: v is padded, and its elements are in memory.
func (g *grouper) padsInPlace(v graph.Value) bool {
	p, ok := g.framedOf(v)
	if !ok || !p.whole {
		return false
	}
	base := g.seenBase(p.elements)
	_, stored := base.Stored()
	return stored || g.inMemory(base)
}

// boxes reports whether the body reads the padded value v within bounds.
func (f *fuser) boxes(v graph.Value, views *expr.Chain) bool {
	if !f.boxing || v.Node.Op != ops.Assign || len(f.Body.Space) > kernel.MaxBoxed {
		return false
	}
	g := f.g
	p, ok := g.framedOf(v)
	if _, done := g.done.Get(v); !ok || v != f.root && (done || !g.boxed.At(v)) || v == f.root && !g.padsInPlace(v) {
		return false
	}
	_, o, ok := sightOf(v.Shape(), views)
	if ok {
		_, ok = p.boxedViewOf(f.Body.Space, o, shape.Contiguous(p.elements.Shape()))
	}
	return ok
}

// boxed emits the load of a padded value v within bounds.
func (f *fuser) boxed(v graph.Value, views *expr.Chain) (int, error) {
	p, _ := f.g.framedOf(v)
	if v != f.root {
		f.computed = append(f.computed, fuseKey{v, views})
	}
	_, o, _ := sightOf(v.Shape(), views)
	if b, _ := p.boxedViewOf(f.Body.Space, o, shape.Contiguous(p.elements.Shape())); b.outside {
		return f.Scalar(v.DType(), p.fill), nil
	}
	s, err := f.g.resident(p.elements)
	if err != nil {
		return 0, err
	}
	b, ok := p.boxedViewOf(f.Body.Space, o, s.View)
	if !ok {
		return 0, lower.Misfit(f.Body, "a box of "+v.Node.Op.Name)
	}
	within := region.Box{Bounds: b.bounds}
	if len(b.bounds) > 0 {
		within.Fill = f.ScalarNumber(v.DType(), p.fill)
	}
	return f.Operand(v.DType(), s.Ref, b.view, false, within), nil
}
