package compose

import (
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

// pooled reads the windows of a pooling.
func (c *composer) pooled() (w kernelWindows, ok bool) {
	n := c.spatial(0)
	if n == 0 {
		return w, false
	}
	if len(c.attr.Counts) == 0 {
		c.wrong("size", c.attr.Counts, "give the elements of a window")
		return w, false
	}
	size := c.perAxis("size", c.attr.Counts, nil, n, 1)
	if c.err != nil {
		return w, false
	}
	w = c.windowsAt(upFrom(firstSpatial, n), size, size, 0)
	for i := range size {
		if reach := w.reach(i); c.err == nil && (w.before[i] >= reach || w.after[i] >= reach) {
			c.wrong("pads", c.attr.Pads, "along axis %d a window of %d elements would have nothing but padding", firstSpatial+i, reach)
		}
	}
	return w, c.err == nil
}

func maxPool(c *composer) []graph.Value {
	w, ok := c.pooled()
	if !ok {
		return nil
	}
	x := c.in[0]
	windows := c.of(w, x, identity(ops.CumulativeMax, x.DType(), x.DType()))
	return c.one(c.apply(ops.Max, ops.Attr{Axes: w.elementAxes(len(x.Shape()))}, windows))
}

func averagePool(c *composer) []graph.Value {
	w, ok := c.pooled()
	if !ok {
		return nil
	}
	x := c.in[0]
	if x.DType().IsHalf() {
		x = c.cast(x, dtype.Float32)
	}
	sum := func(x graph.Value) graph.Value {
		return c.apply(ops.Sum, ops.Attr{Axes: w.elementAxes(len(x.Shape()))}, c.of(w, x, element.Bits{}))
	}
	count := c.number(x, float64(shape.Shape(w.size).Size()))
	switch {
	case c.attr.Mode != "" && c.attr.Mode != ops.PoolExclude && c.attr.Mode != ops.PoolInclude:
		return c.wrong("mode", c.attr.Mode, `it must be "exclude" or "include"`)
	case w.pads() && c.attr.Mode != ops.PoolInclude:
		one := append(shape.Shape{1, 1}, x.Shape()[firstSpatial:]...)
		count = sum(c.apply(ops.BroadcastTo, ops.Attr{Shape: one}, c.number(x, 1)))
	}
	mean := c.withoutOverflow(shape.Shape(w.size).Size(), x, count, sum)
	return c.one(c.cast(mean, c.result))
}
