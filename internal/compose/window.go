package compose

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.SlidingWindow] = func(c *composer) []graph.Value {
		return c.one(c.windowsOf(c.in[0], c.windowAxis(), c.countAt(0, "size", 0), c.countAt(1, "step", 1)))
	}
	rules[ops.RollingSum] = rolled(func(c *composer, w graph.Value) graph.Value { return c.reduce(ops.Sum, w) }, (*composer).windowSums)
	rules[ops.RollingMean] = rolled(func(c *composer, w graph.Value) graph.Value { return c.mean(w, false) },
		func(c *composer, x graph.Value, axis, size int) graph.Value {
			return c.meanOf(c.windowTerms(x, axis, size), float64(size))
		})
	rules[ops.RollingVar] = rolled((*composer).variance, (*composer).windowVariance)
	rules[ops.RollingStd] = rolled(func(c *composer, w graph.Value) graph.Value {
		return c.apply(ops.Sqrt, ops.Attr{}, c.variance(w))
	}, func(c *composer, x graph.Value, axis, size int) graph.Value {
		return c.apply(ops.Sqrt, ops.Attr{}, c.windowVariance(x, axis, size))
	})
	rules[ops.RollingMax] = func(c *composer) []graph.Value { return c.rollingExtreme(ops.Max, ops.CumulativeMax) }
	rules[ops.RollingMin] = func(c *composer) []graph.Value { return c.rollingExtreme(ops.Min, ops.CumulativeMin) }
}

// countAt returns Counts[i], or byDefault if it is missing; a byDefault of 0 makes it required.
func (c *composer) countAt(i int, attr string, byDefault int) int {
	switch {
	case len(c.attr.Counts) > i:
		return c.attr.Counts[i]
	case byDefault == 0:
		c.wrong(attr, "missing", "give one number")
	}
	return byDefault
}

// windowAxis returns the axis, which the caller must give.
func (c *composer) windowAxis() int {
	if c.attr.Axes == nil {
		c.wrong("axis", "missing", "name the axis")
		return 0
	}
	return c.axis(0)
}

// windowsOf returns a view of the windows along an axis.
func (c *composer) windowsOf(x graph.Value, axis, size, step int) graph.Value {
	if c.err != nil {
		return x
	}
	v, err := shape.Contiguous(x.Shape()).SlidingWindow(c.op.Name, axis, size, step)
	if err == nil {
		err = v.Shape.Check(c.op.Name)
	}
	if err != nil {
		c.fail(err)
		return x
	}
	a := ops.Attr{Axes: []int{axis}, Counts: []int{size, step}}
	return c.implied(c.node(ops.SlidingWindow, a, graph.Type{DType: x.DType(), Shape: v.Shape, Known: true}, x))
}

// directWindow is the longest window whose elements are combined one by one. For longer windows two
// scans cost less.
const directWindow = 32

// rollingExtreme returns a maximum or a minimum of every window.
func (c *composer) rollingExtreme(reduction, scan *ops.Op) []graph.Value {
	x, axis, size := c.in[0], c.windowAxis(), c.countAt(0, "size", 0)
	w := c.windowsOf(x, axis, size, 1)
	if c.err != nil {
		return nil
	}
	if size <= directWindow || w.Shape().Size() == 0 {
		return c.one(c.apply(reduction, ops.Attr{Axes: []int{len(x.Shape())}}, w))
	}
	return c.one(c.runningExtreme(x, axis, size, reduction, scan))
}

// runningExtreme returns a maximum or a minimum of long windows; the order and repetition of
// comparisons do not matter for these. The axis is cut into blocks as long as the windows, so each
// window consists of the end of one block and the beginning of the next. Its extreme follows from
// the running extremes of the blocks from both ends (van Herk, 1992; Gil and Werman, 1993).
func (c *composer) runningExtreme(x graph.Value, axis, size int, reduction, scan *ops.Op) graph.Value {
	s := x.Shape()
	n := s[axis]
	blocks := (n + size - 1) / size
	if blocks*size > n { // no window contains the added elements
		x = c.apply(ops.Pad, ops.Attr{Axes: []int{axis}, Counts: []int{0, blocks*size - n}}, x)
	}
	apart := c.reshape(x, replaced(s, axis, axis+1, blocks, size))
	whole := replaced(s, axis, axis+1, blocks*size)
	up := c.reshape(c.apply(scan, ops.Attr{Axes: []int{axis + 1}}, apart), whole)
	down := c.reshape(c.apply(scan, ops.Attr{Axes: []int{axis + 1}, Reverse: true}, apart), whole)
	count := n - size + 1
	return c.apply(reduction.Combine(), ops.Attr{}, c.part(down, axis, 0, count), c.part(up, axis, size-1, count))
}

// ofVector fails if an operand is not a vector of size elements.
func (c *composer) ofVector(operand, size int, of string) bool {
	if s := c.in[operand].Shape(); c.err == nil && !s.Equal(shape.Shape{size}) {
		c.fail(&ops.RankError{Op: c.op, Operand: operand, Shape: s, Want: fmt.Sprintf("one axis of %d elements, %s", size, of)})
	}
	return c.err == nil
}
