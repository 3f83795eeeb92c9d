package compose

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.MaxPool] = maxPool
	rules[ops.AveragePool] = averagePool
}

// pooled reads the parameters of a pooling's windows, and how many elements the last window reaches
// beyond the padding along each axis.
func (c *composer) pooled() (w kernelWindows, beyond []int, ok bool) {
	n := c.spatial(0)
	if n == 0 {
		return w, nil, false
	}
	if len(c.attr.Counts) == 0 {
		c.wrong("size", c.attr.Counts, "give the elements of a window")
		return w, nil, false
	}
	size := c.perAxis("size", c.attr.Counts, nil, n, 1)
	if c.err != nil {
		return w, nil, false
	}
	w = c.windowsAt(upFrom(firstSpatial, n), size, size, 0)
	for i := range size {
		if reach := w.reach(i); c.err == nil && (w.before[i] >= reach || w.after[i] >= reach) {
			c.wrong("pads", c.attr.Pads, "along axis %d a window of %d elements would have nothing but padding", firstSpatial+i, reach)
		}
	}
	beyond = make([]int, n)
	if c.attr.Ceil && c.err == nil {
		for i, axis := range w.axes {
			beyond[i] = w.beyond(i, c.in[0].Shape()[axis])
			w.after[i] += beyond[i]
		}
	}
	return w, beyond, c.err == nil
}

// beyond returns how many more elements axis i of n elements needs so that a window can cover what
// the last one leaves over. It is 0 if nothing is left, or if that window would begin in the
// padding after the elements (PyTorch and ONNX, ceil_mode).
func (w kernelWindows) beyond(i, n int) int {
	left := w.length(i, n) - w.reach(i)
	next := left - left%w.strides[i] + w.strides[i]
	if left < 0 || left%w.strides[i] == 0 || next >= n+w.before[i] {
		return 0
	}
	return next - left
}

func maxPool(c *composer) []graph.Value {
	w, _, ok := c.pooled()
	if !ok {
		return nil
	}
	x := c.in[0]
	windows := c.of(w, x, identity(ops.CumulativeMax, x.DType(), x.DType()))
	return c.one(c.apply(ops.Max, ops.Attr{Axes: w.elementAxes(len(x.Shape()))}, windows))
}

func averagePool(c *composer) []graph.Value {
	w, beyond, ok := c.pooled()
	if !ok {
		return nil
	}
	x := c.in[0]
	if x.DType().IsHalf() {
		x = c.cast(x, dtype.Float32)
	}
	sum := func(w kernelWindows, x graph.Value) graph.Value {
		return c.apply(ops.Sum, ops.Attr{Axes: w.elementAxes(len(x.Shape()))}, c.of(w, x, element.Bits{}))
	}
	count := c.number(x, float64(shape.Shape(w.size).Size()))
	switch includes := c.attr.Mode == ops.PoolInclude; {
	case c.attr.Mode != "" && c.attr.Mode != ops.PoolExclude && !includes:
		return c.wrong("mode", c.attr.Mode, `it must be "exclude" or "include"`)
	case !includes && w.pads() || slices.Max(beyond) > 0:
		counted, one := w, append(shape.Shape{1, 1}, x.Shape()[firstSpatial:]...)
		if includes { // padding counts, but not elements beyond it
			counted = w.plain()
			counted.after = beyond
			for i, axis := range w.axes {
				one[axis] = w.length(i, one[axis]) - beyond[i]
			}
		}
		count = sum(counted, c.apply(ops.BroadcastTo, ops.Attr{Shape: one}, c.number(x, 1)))
	}
	mean := c.withoutOverflow(shape.Shape(w.size).Size(), x, count, func(x graph.Value) graph.Value { return sum(w, x) })
	return c.one(c.cast(mean, c.result))
}
