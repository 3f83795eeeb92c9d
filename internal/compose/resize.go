package compose

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/resample"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Resize] = (*composer).resize
}

// maxTapTable bounds the numbers that the host computes for resizing. A tap is an element that a
// result is a weighted sum of.
const maxTapTable = 1 << 26

// maxTaps is the most taps that are gathered one by one. If there are more, resizing multiplies
// with a matrix, whose work grows with the axis instead.
const maxTaps = 8

// resize works axis by axis. Counts are the new sizes of the axes, unless Resizing has them.
func (c *composer) resize() []graph.Value {
	if c.attr.Axes == nil {
		c.attr.Axes = upFrom(0, len(c.in[0].Shape()))
	}
	c.normalizeAxes()
	axes := c.resampled()
	x := c.in[0]
	if c.err != nil {
		return nil
	}
	for i, axis := range c.attr.Axes {
		if a := axes[i]; !a.Same() {
			if a.Mode != resample.Nearest {
				x = c.cast(x, dtype.Accumulator(x.DType()))
			}
			x = c.resizeAxis(x, axis, a)
		}
		if c.err != nil {
			return nil
		}
	}
	return c.one(c.cast(x, c.result))
}

// resampled returns how each axis is resized.
func (c *composer) resampled() []resample.Axis {
	s := c.in[0].Shape()
	axes := make([]resample.Axis, len(c.attr.Axes))
	if c.attr.Resizing != nil {
		copy(axes, c.attr.Resizing.Axes)
	} else if len(c.attr.Counts) != len(axes) {
		c.wrong("sizes", c.attr.Counts, "give a size for each of the %d axes", len(axes))
		return axes
	}
	for i, axis := range c.attr.Axes {
		if c.err == nil && c.attr.Resizing == nil {
			coordinates := cmp.Or(c.attr.Equation, "half_pixel")
			axes[i] = resample.Plain(s[axis], c.attr.Counts[i], cmp.Or(c.attr.Mode, resample.Nearest), coordinates, c.attr.Antialias)
		}
		c.checkAxis(axes[i])
	}
	return axes
}

func (c *composer) checkAxis(a resample.Axis) {
	if err := a.Check(); err != nil {
		c.wrong("mode", a.Mode, "%v", err)
	}
	switch {
	case a.Out < 0, a.In == 0 && a.Out > 0:
		c.wrong("sizes", a.Out, "an axis of %d elements has no such size", a.In)
	case a.Mode != resample.Nearest && !c.result.IsFloat() && !c.result.IsComplex():
		c.wrong("mode", a.Mode, "elements of %s are not interpolated: take nearest, or cast to a floating-point dtype", c.result)
	case float64(a.Out)*a.Most() > maxTapTable:
		c.wrong("sizes", a.Out, "the host computes up to %d weights of an axis", maxTapTable)
	}
}

func (c *composer) resizeAxis(x graph.Value, axis int, a resample.Axis) graph.Value {
	taps, err := a.Taps()
	if err != nil {
		c.wrong("mode", a.Mode, "%v", err)
		return x
	}
	name := fmt.Sprintf("taps %+v", a)
	y := x
	switch n := a.Repeats(taps); {
	case a.Out == 0:
		return c.part(x, axis, 0, 0)
	case n > 0:
		return c.apply(ops.Repeat, ops.Attr{Counts: []int{n}, Axes: []int{axis}}, x)
	case len(taps.Index[0]) > maxTaps:
		y = c.tapProduct(x, axis, a, taps, name)
	default:
		y = c.tapSum(x, axis, a, taps, name)
	}
	if !slices.Contains(taps.Outside, true) {
		return y
	}
	outside := c.numbers(name+" outside", dtype.Uint8, alongAxis(x, axis, a.Out), func(i int) float64 {
		if taps.Outside[i] {
			return 1
		}
		return 0
	})
	fill := c.full(y.DType(), element.FromFloat(y.DType(), c.attr.Resizing.Extrapolation))
	return c.where(c.cast(outside, dtype.Bool), fill, y)
}

// alongAxis returns the shape in which a vector of n broadcasts along an axis of x.
func alongAxis(x graph.Value, axis, n int) shape.Shape {
	s := shape.Shape(ones(len(x.Shape())))
	s[axis] = n
	return s
}

// numbers returns a table of the numbers f(0), f(1), ... in row-major order.
func (c *composer) numbers(name string, d dtype.DType, s shape.Shape, f func(i int) float64) graph.Value {
	return c.table(&graph.Constant{Name: fmt.Sprint(name, s, " ", d.Short()), DType: d, Shape: s, Bytes: func(context.Context) []byte {
		bytes := make([]byte, 0, s.Size()*d.Size())
		for i := range s.Size() {
			bytes = element.FromFloat(d, f(i)).Append(bytes, d)
		}
		return bytes
	}})
}

// tapSum gathers the taps one by one, and adds their weighted values in order.
func (c *composer) tapSum(x graph.Value, axis int, a resample.Axis, t resample.Taps, name string) graph.Value {
	var sum graph.Value
	for k := range t.Index[0] {
		index := c.numbers(fmt.Sprint(name, " index ", k), dtype.Int32, shape.Shape{a.Out}, func(i int) float64 { return float64(t.Index[i][k]) })
		part := c.apply(ops.Take, ops.Attr{Axes: []int{axis}}, x, index)
		if a.Mode == resample.Nearest {
			return part
		}
		weight := c.numbers(fmt.Sprint(name, " weight ", k), x.DType(), alongAxis(x, axis, a.Out), func(i int) float64 { return t.Weight[i][k] })
		part = c.apply(ops.Mul, ops.Attr{}, part, weight)
		if k == 0 {
			sum = part
		} else {
			sum = c.apply(ops.Add, ops.Attr{}, sum, part)
		}
	}
	return sum
}

// tapProduct multiplies with the matrix of the weights.
func (c *composer) tapProduct(x graph.Value, axis int, a resample.Axis, t resample.Taps, name string) graph.Value {
	if float64(a.Out)*float64(a.In) > maxTapTable {
		c.wrong("sizes", a.Out, "the host computes a matrix of up to %d weights", maxTapTable)
		return x
	}
	matrix := make([]float64, a.In*a.Out)
	for i := range t.Index {
		for k, j := range t.Index[i] {
			matrix[j*a.Out+i] += t.Weight[i][k]
		}
	}
	weights := c.numbers(name+" matrix", x.DType(), shape.Shape{a.In, a.Out}, func(i int) float64 { return matrix[i] })
	last := len(x.Shape()) - 1
	return c.swapped(c.apply(ops.MatMul, ops.Attr{}, c.swapped(x, axis, last), weights), axis, last)
}
