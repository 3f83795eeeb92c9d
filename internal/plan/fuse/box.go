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

// What is padded with a constant is an assignment to a part of an array that is all one
// element. A map that reads it need not have it in memory: it reads what is padded, within
// bounds, and the constant outside (kernel.Box). Where it has to be there, as for a product,
// one kernel writes it, instead of one that fills an array and one that writes over a part.

// framed is an assignment of that kind.
type framed struct {
	elements graph.Value
	from     []int // where they begin in the array, along each axis
	fill     element.Bits
	whole    bool // all of it can be read within bounds
}

// framedOf is v as what it is padded with; ok is false where it is something else.
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
			return p, false // another axis, of as long steps
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

// apartStrides is a view of an array whose strides tell its axes apart, whatever small multiples
// of them are added up; ok is false where such strides would be too large.
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

// stepsOf takes a sum of multiples of such strides apart.
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

// sight is how a body sees an array: at the origin of its space the array's element at first,
// and from there so many along each of the array's axes by each of the space's.
type sight struct {
	first []int
	steps [][]int
}

// sightOf is how an array of a shape is seen through views; ok is false where that is not by
// strides that are apart, as through a reshape that joins axes.
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

// maxBound is the most of bounds, and of the points along their axis: wherever launches are cut
// they have 32 bits.
const maxBound = 1<<30 - 1

// boxedView is what a body reads of an array that is padded: a view of what is padded, and its
// bounds along all axes that have some, beyond the space's too; or nothing but outside.
type boxedView struct {
	view    shape.View
	bounds  []kernel.Bounds
	outside bool
}

// boxedViewOf is that of a padding which is seen so; elements is a view of what is padded. ok
// is false where the bounds are not each of an axis of the space.
func (p framed) boxedViewOf(space shape.Shape, o sight, elements shape.View) (b boxedView, ok bool) {
	b.view = shape.View{Shape: space, Strides: make([]int, len(space)), Offset: elements.Offset}
	for axis, n := range elements.Shape {
		from, stride := o.first[axis]-p.from[axis], elements.Strides[axis]
		if n == 1 {
			stride = 0 // which may be any, and there is no other element
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
		case at.To <= at.From: // between two points
			b.outside = true
		case space[along] > maxBound-lower.MaxSlid:
			if !inside {
				return b, b.outside
			}
		case again && !inside:
			return b, b.outside
		case !again:
			at.From, at.To = max(at.From, -maxBound), min(at.To, maxBound) // which no point tells from what they were
			b.bounds = append(b.bounds, at)
		}
	}
	slices.SortFunc(b.bounds, func(x, y kernel.Bounds) int { return x.Axis - y.Axis })
	return b, true
}

// boundsOf are the points x with 0 <= from + step*x < n.
func boundsOf(axis, from, step, n int) kernel.Bounds {
	if step < 0 {
		from, step = n-1-from, -step
	}
	return kernel.Bounds{Axis: axis, From: rules.Ceil(-from, step), To: rules.Ceil(n-from, step)}
}

// noteBox notes whether the one kernel that reads v, which is padded, is a map that may read
// it within bounds. Then what is padded is in memory, and so is what a product's kernel can end
// with: it was written to its part of v otherwise.
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

// mapsBetween reports whether the kernel that writes a value reads v, which is padded, by a map:
// its own, or one that a product reads, which is in memory then.
func (p *partition) mapsBetween(v, by graph.Value) bool {
	switch by.Node.Op.Kind {
	case ops.Map, ops.Indirect, ops.Movement, ops.Join:
		return by != v && p.rowwise.At(by) == nil
	case ops.Contraction:
		return !slices.ContainsFunc(by.Node.Inputs, func(in graph.Value) bool { return expr.BaseOf(in) == v })
	}
	return false
}

// endsProduct reports whether a product is below a map, by maps alone.
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

// padsInPlace reports whether v is padded with what is in memory, or will be.
func (g *grouper) padsInPlace(v graph.Value) bool {
	p, ok := g.framedOf(v)
	if !ok || !p.whole {
		return false
	}
	base := g.seenBase(p.elements)
	_, stored := base.Stored()
	return stored || g.inMemory(base)
}

// boxes reports whether a body reads v, which is padded, within bounds.
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

// boxed reads v, which is padded, within bounds.
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
