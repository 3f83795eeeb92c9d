package compose

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// padding says how an operand is padded along some axes. Each list has a number for each axis.
type padding struct {
	axes          []int
	spread        []int // distance between elements, with zeros in between
	before, after []int // elements to add; a negative number removes elements
}

// kernelWindows are a kernel's positions along axes of a padded operand.
type kernelWindows struct {
	padding
	size, strides, dilations []int
}

// windowAxes names, in errors, the axes for which a list has numbers.
const windowAxes = "axes that windows have"

// perAxis returns a list with a number for each axis, or byDefault if the list is nil.
func (c *composer) perAxis(attr string, list, byDefault []int, axes, least int) []int {
	switch {
	case list == nil:
		return byDefault
	case len(list) != 1 && len(list) != axes:
		c.wrong(attr, list, "give one number, or one for each of the %d %s", axes, windowAxes)
		return byDefault
	case len(list) == 0:
		return list
	case slices.Min(list) < least || slices.Max(list) > math.MaxInt32:
		c.wrong(attr, list, "numbers are from %d to %d", least, math.MaxInt32)
		return byDefault
	case len(list) == 1:
		return slices.Repeat(list, axes)
	}
	return list
}

// windowsAt reads the parameters of windows of a kernel of this size, along the operand's axes.
// strides, or else 1, is the default stride; each padding must be at least minPad.
func (c *composer) windowsAt(axes, size, strides []int, minPad int) kernelWindows {
	n := len(size)
	one := slices.Repeat([]int{1}, n)
	if strides == nil {
		strides = one
	}
	w := kernelWindows{
		size:      size,
		strides:   c.perAxis("strides", c.attr.Strides, strides, n, 1),
		dilations: c.perAxis("dilations", c.attr.Dilations, one, n, 1),
		padding:   padding{axes: axes, spread: c.perAxis("base_dilations", c.attr.Spread, one, n, 1)},
	}
	pads := c.padsOf(n, minPad)
	for i := range n {
		w.before, w.after = append(w.before, pads[2*i]), append(w.after, pads[2*i+1])
	}
	return w
}

// padsOf returns the numbers of elements before and after each of the axes.
func (c *composer) padsOf(axes, least int) []int {
	pads := c.attr.Pads
	switch {
	case pads == nil || axes == 0 && len(pads) == 0:
		return make([]int, 2*axes)
	case len(pads) != 2 && len(pads) != 2*axes:
		c.wrong("pads", pads, "give the elements before and after, once or for each of the %d %s", axes, windowAxes)
	case slices.Min(pads) < least || slices.Max(pads) > math.MaxInt32:
		hint := ""
		if least == 0 {
			hint = "; slice to drop elements"
		}
		c.wrong("pads", pads, "numbers are from %d to %d%s", least, math.MaxInt32, hint)
	case len(pads) == 2:
		return slices.Repeat(pads, axes)
	default:
		return pads
	}
	return make([]int, 2*axes)
}

// only returns the windows along those axes for which keep is true, in new lists.
func (w kernelWindows) only(keep func(i int) bool) kernelWindows {
	var some kernelWindows
	for i := range w.axes {
		if keep(i) {
			some.pad(w.axes[i], w.spread[i], w.before[i], w.after[i])
			some.size, some.strides, some.dilations = append(some.size, w.size[i]), append(some.strides, w.strides[i]), append(some.dilations, w.dilations[i])
		}
	}
	return some
}

// pad adds an axis.
func (p *padding) pad(axis, spread, before, after int) {
	p.axes, p.spread = append(p.axes, axis), append(p.spread, spread)
	p.before, p.after = append(p.before, before), append(p.after, after)
}

// plain returns the same windows over an operand that is already spread and padded.
func (w kernelWindows) plain() kernelWindows {
	w.padding = w.padding.none()
	return w
}

// none returns the same axes without padding.
func (p padding) none() padding {
	n := len(p.axes)
	return padding{axes: p.axes, spread: slices.Repeat([]int{1}, n), before: make([]int, n), after: make([]int, n)}
}

// pads reports whether elements are added.
func (w kernelWindows) pads() bool {
	return slices.ContainsFunc(slices.Concat(w.before, w.after), func(n int) bool { return n > 0 })
}

// reach returns how many elements a window spans along axis i.
func (w kernelWindows) reach(i int) int { return (w.size[i]-1)*w.dilations[i] + 1 }

// length returns how many elements axis i has after spreading and padding, if it had n.
func (p padding) length(i, n int) int {
	return max(spreadOut(n, p.spread[i])+p.before[i]+p.after[i], 0)
}

// spreadOut returns how many elements n elements span if they are spread to a distance.
func spreadOut(n, apart int) int {
	if n == 0 {
		return 0
	}
	return (n-1)*apart + 1
}

// overlapping returns how many windows of this size, a step apart, share an element at most.
func overlapping(size, step int) int { return (size + step - 1) / step }

// places returns how many windows there are along axis i of n elements.
func (w kernelWindows) places(i, n int) int { return (w.length(i, n)-w.reach(i))/w.strides[i] + 1 }

// fitIn fails if a window spans more elements than the padded shape has.
func (c *composer) fitIn(w kernelWindows, s shape.Shape) bool {
	for i, axis := range w.axes {
		n := s[axis]
		if c.err == nil && n > math.MaxInt/4/w.spread[i] {
			c.wrong("base_dilations", w.spread, "along axis %d the %d elements would reach over more than %d", axis, n, math.MaxInt/4)
		}
		if c.err != nil {
			break
		}
		if reach, n := w.reach(i), w.length(i, n); reach > n {
			c.wrong("size", w.size, "along axis %d a window spans %d elements, of which there are %d, padding included", axis, reach, n)
		}
	}
	return c.err == nil
}

// cropped returns x without the elements that negative padding removes, as a view, and the
// remaining padding, which is not negative.
func (c *composer) cropped(p padding, x graph.Value) (graph.Value, padding) {
	var rest padding
	part := whole(x.Shape())
	cut := false
	for i, axis := range p.axes {
		n, apart, total := x.Shape()[axis], p.spread[i], p.length(i, x.Shape()[axis])
		first := min(overlapping(max(-p.before[i], 0), apart), n)
		end := first
		if room := total - 1 - p.before[i]; room >= 0 {
			end = max(min(n, room/apart+1), first)
		}
		part[axis] = shape.Span(first, end)
		before := min(max(p.before[i]+first*apart, 0), total)
		rest.pad(axis, apart, before, total-before-spreadOut(end-first, apart))
		cut = cut || end-first < n
	}
	if !cut || c.err != nil {
		return x, rest
	}
	return c.apply(ops.Index, ops.Attr{Indices: part}, x), rest
}

// laid returns x after spreading and padding with an element, and after negative padding has
// removed elements. It is x itself, a view of it, or one copy.
func (c *composer) laid(p padding, x graph.Value, fill element.Bits) graph.Value {
	x, p = c.cropped(p, x)
	if c.err != nil {
		return x
	}
	s, inner := x.Shape().Clone(), whole(x.Shape())
	for i, axis := range p.axes {
		from := p.before[i]
		inner[axis] = shape.Step(from, from+spreadOut(s[axis], p.spread[i]), p.spread[i])
		s[axis] = p.length(i, s[axis])
	}
	if s.Equal(x.Shape()) || !c.fits(s) {
		return x
	}
	all := c.implied(graph.NewFull(x.DType(), fill, s, c.site))
	if x.Shape().Size() == 0 {
		return all
	}
	return c.apply(ops.Assign, ops.Attr{Indices: inner}, all, x)
}

// whole returns the indices of all elements.
func whole(s shape.Shape) []shape.Index {
	list := make([]shape.Index, len(s))
	for axis := range list {
		list[axis] = shape.All()
	}
	return list
}

// of returns the windows of x, after spreading and padding with an element, as a view. Each axis of
// windows counts them, and their elements along it become a new last axis.
func (c *composer) of(w kernelWindows, x graph.Value, fill element.Bits) graph.Value {
	if !c.fitIn(w, x.Shape()) {
		return x
	}
	x = c.laid(w.padding, x, fill)
	for i, axis := range w.axes {
		x = c.windowsOf(x, axis, w.reach(i), w.strides[i])
		if w.dilations[i] > 1 && c.err == nil {
			last := len(x.Shape()) - 1
			x = c.apply(ops.Index, ops.Attr{Indices: along(last, shape.StepAll(w.dilations[i]))}, x)
		}
	}
	return x
}

// elementAxes returns the axes of the windows' elements, for an operand of this rank.
func (w kernelWindows) elementAxes(rank int) []int { return upFrom(rank, len(w.axes)) }
