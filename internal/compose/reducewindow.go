package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.ReduceWindow] = reduceWindow
}

// windowReduction says how the elements of a window are reduced.
type windowReduction struct {
	reduce *ops.Op
	scan   *ops.Op // its identity is the element of the padding
}

// windowReductions has the reductions of the modes.
var windowReductions = map[string]windowReduction{
	ops.WindowSum:  {ops.Sum, ops.CumulativeSum},
	ops.WindowProd: {ops.Prod, ops.CumulativeProd},
	ops.WindowMax:  {ops.Max, ops.CumulativeMax},
	ops.WindowMin:  {ops.Min, ops.CumulativeMin},
}

// ordered reports whether the reduction takes an extreme. Then the order and the number of
// comparisons do not matter.
func (r windowReduction) ordered() bool { return r.reduce == ops.Max || r.reduce == ops.Min }

// everyAxis reads the parameters of windows along every axis of the first operand. It keeps only
// the axes along which some window differs from a single element.
func (c *composer) everyAxis() kernelWindows {
	rank := len(c.in[0].Shape())
	if c.attr.Counts == nil || len(c.attr.Counts) == 0 && rank > 0 {
		c.wrong("size", c.attr.Counts, "give the elements of a window along each axis")
	}
	size := c.perAxis("size", c.attr.Counts, nil, rank, 1)
	if c.err != nil {
		return kernelWindows{}
	}
	w := c.windowsAt(upFrom(0, rank), size, size, -maxPadding)
	w = w.only(func(i int) bool {
		return w.size[i] > 1 || w.strides[i] > 1 || w.spread[i] > 1 || w.before[i] != 0 || w.after[i] != 0
	})
	c.fitIn(w, c.in[0].Shape())
	return w
}

func reduceWindow(c *composer) []graph.Value {
	mode := c.attr.Mode
	if mode == "" {
		mode = ops.WindowSum
	}
	r, ok := windowReductions[mode]
	x := c.in[0]
	if !ok || r.ordered() && x.DType().IsComplex() {
		return c.wrong("mode", c.attr.Mode, "it is sum or prod, and of real numbers also max or min")
	}
	w := c.everyAxis()
	if c.err != nil {
		return nil
	}
	if !r.ordered() && x.DType().IsHalf() {
		x = c.cast(x, dtype.Float32) // once, before windows repeat the elements
	}
	x = c.laid(w.padding, x, identity(r.scan, x.DType(), x.DType()))
	return c.one(c.cast(c.windowed(w.plain(), x, r), c.common))
}

// windowed reduces the windows of x: along all axes at once or, if they are large and the order
// does not matter, axis by axis.
func (c *composer) windowed(w kernelWindows, x graph.Value, r windowReduction) graph.Value {
	one := func(i int) bool { return w.size[i] == 1 }
	several := w.only(func(i int) bool { return !one(i) })
	for i, axis := range w.axes {
		if one(i) && w.strides[i] > 1 && c.err == nil {
			x = c.apply(ops.Index, ops.Attr{Indices: along(axis, shape.StepAll(w.strides[i]))}, x)
		}
	}
	if !r.ordered() || shape.Shape(several.size).Size() <= directWindow {
		return c.reducedWindows(several, x, r)
	}
	for i := range several.axes {
		x = c.extremes(several.only(func(j int) bool { return j == i }), x, r)
	}
	return x
}

// reducedWindows reduces the elements of each window one by one.
func (c *composer) reducedWindows(w kernelWindows, x graph.Value, r windowReduction) graph.Value {
	a := ops.Attr{Axes: w.elementAxes(len(x.Shape()))}
	if len(w.axes) == 0 {
		return x
	}
	if !r.ordered() {
		a.DType = x.DType()
	}
	return c.apply(r.reduce, a, c.of(w, x, element.Bits{}))
}

// extremes returns the maxima or minima of windows along one axis.
func (c *composer) extremes(w kernelWindows, x graph.Value, r windowReduction) graph.Value {
	size, stride := w.size[0], w.strides[0]
	if w.dilations[0] > 1 || size <= directWindow*stride {
		return c.reducedWindows(w, x, r)
	}
	x = c.runningExtreme(x, w.axes[0], size, r.reduce, r.scan)
	return c.apply(ops.Index, ops.Attr{Indices: along(w.axes[0], shape.StepAll(stride))}, x)
}
