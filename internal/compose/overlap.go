package compose

import (
	"slices"

	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A spread operand has zeros between its elements, and most products of its windows would be with
// these zeros. So each of its elements is multiplied with every element of the kernel instead, as a
// matrix product, and the products are added where they overlap. The products at one position come
// from neighbouring elements of the operand, and from kernel elements at equal distances. So a view
// can read them: one of its indices runs forward and the other back (col2im without its scattered
// additions).

// maxTerms bounds the products that overlap at a position; more take more memory than the zeros.
const maxTerms = 64

// scatters returns the spatial axes along which overlapping products are added: those with a window
// at each position.
func (v *convolution) scatters() (axes []int) {
	terms := 1
	for i := range v.w.axes {
		if v.w.spread[i] > 1 && v.w.strides[i] == 1 && v.w.dilations[i] == 1 && v.x.size(placeLabel(i)) > 0 {
			axes = append(axes, i)
			terms *= v.w.terms(i)
		}
	}
	if terms > maxTerms {
		return nil
	}
	return axes
}

// terms returns how many windows of axis i contain an element or, for a spread operand, how many of
// its elements are in a window.
func (w kernelWindows) terms(i int) int { return overlapping(w.size[i], w.spread[i]) }

// gathered adds overlapping products. For each scattered axis, y has an axis of positions, and one
// of the kernel's elements in reverse.
func (v *convolution) gathered(y labelled) labelled {
	y.v = v.laid(v.edges(y), y.v, element.Bits{})
	var terms []label
	for _, i := range v.scattered {
		n := v.w.terms(i)
		y = v.apart(y, elementLabel(i), []label{elementLabel(i), phaseLabel(i)}, n, v.w.spread[i])
		if n == 1 {
			y = v.apart(y, elementLabel(i), nil)
			continue
		}
		y = v.meeting(y, i, n)
		terms = append(terms, termLabel(i))
	}
	plain := v.plain()
	var order []label
	s := shape.Shape{}
	for _, l := range plain {
		order, s = append(order, l), append(s, y.size(l))
		for _, i := range v.scattered {
			if l == placeLabel(i) {
				order = append(order, phaseLabel(i))
				s[len(s)-1] *= v.w.spread[i]
			}
		}
	}
	sum := v.arranged(y, append(order, terms...)).v
	if len(terms) > 0 {
		sum = v.apply(ops.Sum, ops.Attr{Axes: upFrom(len(order), len(terms)), DType: sum.DType()}, sum)
	}
	y = labelled{v.reshape(sum, s), plain}
	return labelled{v.laid(v.skipped(y), y.v, element.Bits{}), plain}
}

// phases describes how the positions of a scattered axis relate to the operand's elements; each
// element has the same number of positions.
type phases struct {
	front int // zeros to add before the kernel's elements
	first int // the element at the first position, counted from the operand's first
	count int // number of elements to which positions belong
	skip  int // how many positions of the first element lie before the result's first
}

// phases returns the phases of axis i. It avoids skipped positions, if no more products then
// overlap.
func (v *convolution) phases(i int) (p phases) {
	apart, size := v.w.spread[i], v.w.size[i]
	from, n := size-1-v.w.before[i], v.w.places(i, v.x.size(placeLabel(i)))
	if front := floorMod(-from, apart); overlapping(size+front, apart) == v.w.terms(i) {
		p.front = front
	}
	from += p.front
	p.skip = floorMod(from, apart)
	p.first = (from - p.skip) / apart
	p.count = overlapping(p.skip+n, apart)
	return p
}

// floorMod is n modulo d, between 0 and d-1.
func floorMod(n, d int) int { return (n%d + d) % d }

// edges returns the padding that adds zeros to the products: at positions without elements, and up
// to a multiple of the distance between elements. It removes positions that the result does not
// have.
func (v *convolution) edges(y labelled) (edges padding) {
	for _, i := range v.scattered {
		n, apart, p := v.w.terms(i), v.w.spread[i], v.phases(i)
		edges.pad(y.axis(placeLabel(i)), 1, n-1-p.first, p.first+p.count-v.x.size(placeLabel(i)))
		edges.pad(y.axis(elementLabel(i)), 1, p.front, n*apart-v.w.size[i]-p.front)
	}
	return edges
}

// skipped returns the padding that removes the positions before and after the result's.
func (v *convolution) skipped(y labelled) (skipped padding) {
	for _, i := range v.scattered {
		l, p := placeLabel(i), v.phases(i)
		skipped.pad(y.axis(l), 1, -p.skip, p.skip+v.w.places(i, v.x.size(l))-y.size(l))
	}
	return skipped
}

// meeting returns y with the products that overlap at a position along a new last axis, and without
// the axis of the kernel's n elements.
func (v *convolution) meeting(y labelled, i, n int) labelled {
	element := y.axis(elementLabel(i))
	windows := v.windowsOf(y.v, y.axis(placeLabel(i)), n, 1)
	turned := v.apply(ops.Flip, ops.Attr{Axes: []int{element}}, windows)
	met := v.apply(ops.Diagonal, ops.Attr{Axes: []int{element, len(y.labels)}, Counts: []int{0}}, turned)
	return labelled{met, append(slices.Delete(slices.Clone(y.labels), element, element+1), termLabel(i))}
}

// turned returns the weights, reversed along the window's axes where overlapping products are
// added (v.scattered).
func (v *convolution) turned() graph.Value {
	var axes []int
	for _, i := range v.scattered {
		axes = append(axes, v.weights.axis(elementLabel(i)))
	}
	if len(axes) == 0 {
		return v.weights.v
	}
	return v.apply(ops.Flip, ops.Attr{Axes: axes}, v.weights.v)
}
