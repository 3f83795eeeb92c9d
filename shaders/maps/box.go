package maps

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// boxed is a place that can tell which points of vector q are in an operand's box.
type boxed interface {
	insideVector(o module.Operand, q int) codegen.ID
}

// loadBoxed reads vector q of an operand that has a box.
func (w *writer) loadBoxed(p place, o module.Operand, q int) codegen.Value {
	at, ok := p.(boxed)
	if !ok {
		w.Defect("an operand with a box in a %T, which has no boxes", p)
		return o.LoadEach(p.elements(o, q))
	}
	var words []codegen.ID
	if o.Access == kernel.Wide {
		words = o.WideWords(p.chunk(o), q)
	} else {
		words = o.WordsOfEach(p.elements(o, q))
	}
	return w.B.FromWords(o.DType, o.Filled(words, at.insideVector(o, q))...)
}

// eachInside combines the conditions of a vector's points into one vector.
func (w *writer) eachInside(inside func(i int) codegen.ID) codegen.ID {
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		list[i] = inside(i)
	}
	return w.B.Construct(list...)
}

func (p *flat) insideVector(o module.Operand, q int) codegen.ID {
	return p.w.eachInside(func(i int) codegen.ID {
		return o.InsideBox([]codegen.ID{p.w.clamped(p.w.point(q*module.Vector + i))}, 0)
	})
}

func (p *rows) insideVector(o module.Operand, q int) codegen.ID {
	b, inner := p.w.B, p.w.Kernel.Rank-1
	inside := o.InsideBox(p.coord, 0)
	if o.Box.Has(inner) {
		at := b.IAdd(b.Splat(p.inner, module.Vector), b.IAdd(p.w.Numbers(), b.SplatU32(uint32(q*module.Vector), module.Vector)))
		inside = p.w.Both(inside, o.InsideBox([]codegen.ID{at}, inner))
	}
	return inside
}

func (p *general) insideVector(o module.Operand, q int) codegen.ID {
	return p.w.eachInside(func(i int) codegen.ID { return o.InsideBox(p.coordinatesOf(q*module.Vector+i), 0) })
}

func (p *wrapped) insideVector(o module.Operand, q int) codegen.ID {
	b, inner := p.w.B, p.w.Kernel.Rank-1
	column, second := p.places(q)
	var inside codegen.ID
	if first := o.InsideBox(p.coord[0], 0); first != 0 {
		next := o.InsideBox(p.coord[1], 0)
		inside = p.w.Both(b.LOr(b.LNot(second), b.Splat(next, module.Vector)), b.LOr(second, b.Splat(first, module.Vector)))
	}
	if o.Box.Has(inner) {
		inside = p.w.Both(inside, o.InsideBox([]codegen.ID{column}, inner))
	}
	return inside
}

// insideVectorOf computes insideVector for a row of any length; point yields the chunk's points.
func (r *anyRow) insideVectorOf(o module.Operand, q int, point func(i int) codegen.ID) codegen.ID {
	inner := r.w.Kernel.Rank - 1
	inside := o.InsideBox(r.coord, 0)
	if o.Box.Has(inner) {
		inside = r.w.Both(inside, r.w.eachInside(func(i int) codegen.ID {
			return o.InsideBox([]codegen.ID{point(q*module.Vector + i)}, inner)
		}))
	}
	return inside
}

func (p *interleaved) insideVector(o module.Operand, q int) codegen.ID {
	return p.insideVectorOf(o, q, p.point)
}

func (p *aligned) insideVector(o module.Operand, q int) codegen.ID {
	return p.insideVectorOf(o, q, p.point)
}
