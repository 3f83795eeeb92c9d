package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Operands with boxes: what is outside is the nearest element that there is, as far as
// addresses go, and the scalar that fills it takes its place.

// inBox is a coordinate along a dimension, or several, brought to where an operand has
// elements.
func (w *writer) inBox(o operand, axis int, at codegen.ID) codegen.ID {
	if !o.box.Has(axis) {
		return at
	}
	b, width := w.b, w.b.Width(at)
	first := b.Splat(w.param(kernel.BoxFirst(o.number, axis)), width)
	last := b.Splat(w.param(kernel.BoxLast(o.number, axis)), width)
	return b.SMin(b.SMax(at, first), last)
}

// insideBox reports whether coordinates from a dimension on are in an operand's box: all of
// those of the box; 0 where it has none there.
func (w *writer) insideBox(o operand, coord []codegen.ID, from int) (inside codegen.ID) {
	for i, at := range coord {
		if o.box.Has(from + i) {
			inside = w.both(inside, w.b.IEq(w.inBox(o, from+i, at), at))
		}
	}
	return inside
}

// both is two conditions, of which either may be none, and either for all lanes of the other.
func (w *writer) both(x, y codegen.ID) codegen.ID {
	switch {
	case x == 0:
		return y
	case y == 0:
		return x
	}
	width := max(w.b.Width(x), w.b.Width(y))
	spread := func(id codegen.ID) codegen.ID {
		if w.b.Width(id) == width {
			return id
		}
		return w.b.Splat(id, width)
	}
	return w.b.LAnd(spread(x), spread(y))
}

// filled are the words of elements, of those outside the operand's box what fills it.
func (w *writer) filled(o operand, words []codegen.ID, inside codegen.ID) []codegen.ID {
	list := make([]codegen.ID, len(words))
	for i, word := range words {
		fill := w.b.Splat(w.param(kernel.ScalarWord(w.k.Operands[o.number].Fill, i)), w.b.Width(word))
		list[i] = w.b.Select(inside, word, fill)
	}
	return list
}

// boxed is a place that knows of the points of lane group q which are in an operand's box.
type boxed interface {
	insideLanes(o operand, q int) codegen.ID
}

// loadBoxed reads lane group q of an operand that has a box.
func (w *writer) loadBoxed(p place, o operand, q int) codegen.Value {
	at, ok := p.(boxed)
	if !ok {
		w.defect("boxes in %T", p)
		return w.loadEach(o, p.elements(o, q))
	}
	var words []codegen.ID
	if o.access == kernel.Wide {
		words = w.wideWords(o, p.chunk(o), q)
	} else {
		words = w.wordsOfEach(o, p.elements(o, q))
	}
	return w.b.FromWords(o.dtype, w.filled(o, words, at.insideLanes(o, q))...)
}

// eachInside are conditions of the points of lane group q as one.
func (w *writer) eachInside(inside func(i int) codegen.ID) codegen.ID {
	list := make([]codegen.ID, lanes)
	for i := range list {
		list[i] = inside(i)
	}
	return w.b.Construct(list...)
}

func (p *flat) insideLanes(o operand, q int) codegen.ID {
	return p.w.eachInside(func(i int) codegen.ID {
		return p.w.insideBox(o, []codegen.ID{p.w.clamped(p.w.point(q*lanes + i))}, 0)
	})
}

func (p *rows) insideLanes(o operand, q int) codegen.ID {
	b, inner := p.w.b, p.w.k.Rank-1
	inside := p.w.insideBox(o, p.coord, 0)
	if o.box.Has(inner) {
		at := b.IAdd(b.Splat(p.inner, lanes), b.IAdd(p.w.laneNumbers(), b.SplatU32(uint32(q*lanes), lanes)))
		inside = p.w.both(inside, p.w.insideBox(o, []codegen.ID{at}, inner))
	}
	return inside
}

func (p *general) insideLanes(o operand, q int) codegen.ID {
	return p.w.eachInside(func(i int) codegen.ID { return p.w.insideBox(o, p.coordinatesOf(q*lanes+i), 0) })
}

func (p *wrapped) insideLanes(o operand, q int) codegen.ID {
	b, inner := p.w.b, p.w.k.Rank-1
	column, second := p.places(q)
	var inside codegen.ID
	if first := p.w.insideBox(o, p.coord[0], 0); first != 0 {
		next := p.w.insideBox(o, p.coord[1], 0)
		inside = p.w.both(b.LOr(b.LNot(second), b.Splat(next, lanes)), b.LOr(second, b.Splat(first, lanes)))
	}
	if o.box.Has(inner) {
		inside = p.w.both(inside, p.w.insideBox(o, []codegen.ID{column}, inner))
	}
	return inside
}

// insideLanesOf is that of a row of any length, whose points are these.
func (r *anyRow) insideLanesOf(o operand, q int, point func(i int) codegen.ID) codegen.ID {
	inner := r.w.k.Rank - 1
	inside := r.w.insideBox(o, r.coord, 0)
	if o.box.Has(inner) {
		inside = r.w.both(inside, r.w.eachInside(func(i int) codegen.ID {
			return r.w.insideBox(o, []codegen.ID{point(q*lanes + i)}, inner)
		}))
	}
	return inside
}

func (p *dealt) insideLanes(o operand, q int) codegen.ID   { return p.insideLanesOf(o, q, p.point) }
func (p *aligned) insideLanes(o operand, q int) codegen.ID { return p.insideLanesOf(o, q, p.point) }
