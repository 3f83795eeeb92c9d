package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.SelectAndScatter] = selectAndScatter
}

// select_and_scatter selects the largest element of each window of the operand, and adds the
// window's source element at its position. Nothing is scattered: each position of the operand looks
// at the few windows that contain it, and adds the source elements of those that selected it. So
// the order of the sum is fixed.

// selection is a select_and_scatter while it is composed. The operand's positions are counted on a
// grid, which starts at the first position of the first window. Along an axis the grid consists of
// steps as long as the windows' stride.
type selection struct {
	*composer
	x     graph.Value   // the operand, without elements that negative padding removes
	w     kernelWindows // of x, along some of its axes
	terms []int         // the most windows that contain one position
	steps []int         // how many steps of the grid have positions in a window
	grid  shape.Shape   // size of the grid along each axis, in whole steps; 1 along other axes
}

func selectAndScatter(c *composer) []graph.Value {
	w, ok := c.selectedWindows()
	if !ok {
		return nil
	}
	source := c.cast(c.in[1], c.common)
	if len(w.axes) == 0 {
		return c.one(source)
	}
	s := c.selection(w)
	if c.err != nil {
		return nil
	}
	edges := w.none()
	for i := range edges.axes {
		edges.before[i], edges.after[i] = s.terms[i]-1, s.terms[i]-1
	}
	y := s.added(s.shifted(s.selected()), s.shifted(c.laid(edges, source, element.Bits{})))
	return c.one(s.inPlace(y, w.padding))
}

// selectedWindows checks the parameters and the source.
func (c *composer) selectedWindows() (w kernelWindows, ok bool) {
	if m := c.attr.Mode; m != "" && m != ops.WindowMax && m != ops.WindowMin {
		c.wrong("mode", m, "it is max or min")
	}
	w, x := c.everyAxis(), c.in[0].Shape()
	if c.err != nil {
		return w, false
	}
	places := x.Clone()
	for i, axis := range w.axes {
		places[axis] = w.places(i, x[axis])
	}
	if given := c.in[1].Shape(); !given.Equal(places) {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: given, Want: "an element for each window, " + places.String()})
	}
	return w, c.err == nil
}

// selection returns the grid for some windows of the operand.
func (c *composer) selection(w kernelWindows) *selection {
	s := &selection{composer: c, grid: ones(len(c.in[0].Shape()))}
	s.w = w
	s.x, s.w.padding = c.cropped(w.padding, c.in[0])
	for i, axis := range w.axes {
		n, stride, terms := s.x.Shape()[axis], w.strides[i], overlapping(w.reach(i), w.strides[i])
		steps := s.w.places(i, n) + terms - 1
		s.terms, s.steps = append(s.terms, terms), append(s.steps, steps)
		s.grid[axis] = overlapping(max(steps*stride, s.w.length(i, n)), stride) * stride
	}
	c.fits(s.grid)
	return s
}

// further returns the windows with more windows before and after them, so that every position is in
// the same number of windows.
func (s *selection) further() kernelWindows {
	w := s.w.only(func(int) bool { return true })
	for i, axis := range w.axes {
		before := w.before[i] + (s.terms[i]-1)*w.strides[i]
		length := (s.steps[i]+s.terms[i]-2)*w.strides[i] + w.reach(i)
		w.before[i], w.after[i] = before, length-before-spreadOut(s.x.Shape()[axis], w.spread[i])
	}
	return w
}

// selected returns where on the grid each window's largest element is: the first one if there are
// several, or beyond the grid if a window has no element.
func (s *selection) selected() graph.Value {
	x, w := s.x, s.further()
	if s.attr.Mode == ops.WindowMin {
		x = s.reversed(x)
	}
	keys, places := s.apply(ops.OrderKey, ops.Attr{}, x), s.places()
	axes := w.elementAxes(len(x.Shape()))
	if keys.DType() != dtype.Uint64 && places.DType() == dtype.Uint32 {
		return s.unpacked(s.apply(ops.Max, ops.Attr{Axes: axes}, s.of(w, s.packed(keys, places), element.Bits{})))
	}
	beyond := element.Bits{math.MaxUint64 >> (64 - 8*places.DType().Size())}
	windows := s.of(w, keys, element.Bits{})
	greatest := s.apply(ops.Max, ops.Attr{Axes: axes, KeepDims: true}, windows)
	found := s.where(s.apply(ops.Equal, ops.Attr{}, windows, greatest), s.of(w, places, beyond), s.full(places.DType(), beyond))
	return s.apply(ops.Min, ops.Attr{Axes: axes}, found)
}

// places returns the positions of the operand's elements on the grid.
func (s *selection) places() graph.Value {
	inner := whole(s.grid)
	for i, axis := range s.w.axes {
		from := s.w.before[i]
		inner[axis] = shape.Step(from, from+spreadOut(s.x.Shape()[axis], s.w.spread[i]), s.w.spread[i])
	}
	all := s.implied(graph.NewIota(s.grid, s.site))
	at := s.cast(s.apply(ops.Index, ops.Attr{Indices: inner}, all), s.counts())
	return s.implied(broadcastTo(at, s.x.Shape(), s.site))
}

// counts returns the dtype of positions, which include one beyond the grid.
func (s *selection) counts() dtype.DType {
	if uint64(s.grid.Size()) < maxCounted {
		return dtype.Uint32
	}
	return dtype.Uint64
}

// shifted returns, for each step of the grid, the values of v for all windows that contain its
// positions, along new last axes.
func (s *selection) shifted(v graph.Value) graph.Value {
	for i, axis := range s.w.axes {
		if s.terms[i] > 1 {
			v = s.windowsOf(v, axis, s.terms[i], 1)
		}
	}
	var axes []int
	for i, axis := range s.w.axes {
		axes = append(axes, axis+i+1)
	}
	return s.apply(ops.ExpandDims, ops.Attr{Axes: axes}, v)
}

// added returns, for each position of the grid that is in a window, the sum of the source elements
// of the windows that selected it.
func (s *selection) added(selected, source graph.Value) graph.Value {
	if s.err != nil {
		return source
	}
	apart, steps, out := shape.Shape{}, []shape.Index{}, s.x.Shape().Clone()
	next := 0
	for axis, n := range s.grid {
		if next == len(s.w.axes) || s.w.axes[next] != axis {
			apart, steps = append(apart, 1), append(steps, shape.All())
			continue
		}
		stride := s.w.strides[next]
		apart, steps = append(apart, n/stride, stride), append(steps, shape.To(s.steps[next]), shape.All())
		out[axis] = s.steps[next] * stride
		next++
	}
	kept := len(apart)
	sums := upFrom(kept, len(selected.Shape())-kept)
	grid := s.implied(graph.NewIota(append(apart, ones(len(sums))...), s.site))
	grid = s.cast(s.apply(ops.Index, ops.Attr{Indices: steps}, grid), s.counts())
	sum := s.where(s.apply(ops.Equal, ops.Attr{}, selected, grid), source, s.number(source, 0))
	if len(sums) > 0 {
		sum = s.apply(ops.Sum, ops.Attr{Axes: sums, DType: s.common}, sum)
	}
	return s.reshape(sum, out)
}

// inPlace returns the grid's values at the operand's elements.
func (s *selection) inPlace(y graph.Value, w padding) graph.Value {
	if s.err != nil {
		return y
	}
	margins, x := w.none(), s.in[0].Shape()
	elements := whole(x)
	spread := false
	for i, axis := range w.axes {
		margins.before[i] = -w.before[i]
		margins.after[i] = w.before[i] + spreadOut(x[axis], w.spread[i]) - y.Shape()[axis]
		elements[axis] = shape.StepAll(w.spread[i])
		spread = spread || w.spread[i] > 1
	}
	y = s.laid(margins, y, element.Bits{})
	if !spread {
		return y
	}
	return s.apply(ops.Index, ops.Attr{Indices: elements}, y)
}
