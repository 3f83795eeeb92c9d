package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/resample"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// Resize and Upsample. Which elements an axis takes and by what weights is known from
// the sizes alone: package resample. Integers are computed in float64 and cut off.

func init() {
	define("Upsample", 7, upsample)
	define("Resize", 10, resize10)
	define("Resize", 11, resize)
}

func upsample(c *Call) []Value {
	scales := c.Floats("scales")
	if c.Has(1) {
		scales = c.FloatsOf(1)
	}
	return c.resizeBy(scales, "floor")
}

// resize10 takes the element behind where it shrinks an axis, as ONNX's tests of this
// version have it.
func resize10(c *Call) []Value { return c.resizeBy(c.FloatsOf(1), "ceil") }

// resizeBy is as version 10 and Upsample before it have it: coordinates are scaled from
// the first element on. shrunk is the nearest mode of axes that are made smaller.
func (c *Call) resizeBy(scales []float64, shrunk string) []Value {
	x := c.X(0)
	r := resample.Axis{Mode: c.Str("mode", "nearest"), Coordinates: "asymmetric", Nearest: "floor", Shrunk: shrunk}
	return c.one(c.interpolate(x, c.spans(r, x.Shape(), axesOf(x), scales, nil, nil), 0))
}

// axesOf are all axes.
func axesOf(x *tensor.Tensor) []int { return from(0, x.Rank()) }

func resize(c *Call) []Value {
	x := c.X(0)
	r := resample.Axis{Mode: c.Str("mode", "nearest"), Coordinates: c.Str("coordinate_transformation_mode", "half_pixel"),
		Nearest: c.Str("nearest_mode", "round_prefer_floor"), CubicCoeff: c.Float("cubic_coeff_a", -0.75), Exclude: c.Flag("exclude_outside", false),
		Antialias: c.Flag("antialias", false)}
	r.Shrunk = r.Nearest
	axes := axesOf(x)
	if list := c.Ints("axes"); list != nil {
		axes = c.axes(list, x.Rank())
	}
	crop := r.Coordinates == "tf_crop_and_resize"
	var roi, scales []float64
	if crop {
		roi = c.FloatsOf(1)
		if len(roi) != 2*len(axes) {
			c.fail("roi has %d numbers, and %d axes need %d", len(roi), len(axes), 2*len(axes))
		}
	}
	var sizes []int
	if c.Has(3) && c.array(3).Shape().Size() > 0 {
		sizes = c.IntsOf(3)
	} else {
		scales = c.FloatsOf(2)
	}
	return c.one(c.interpolate(x, c.spans(r, x.Shape(), axes, scales, sizes, roi), c.Float("extrapolation_value", 0)))
}

// spans are how all axes are resized as a node says, by scales or, where there are none,
// to sizes; roi is the region of interest, if it asks for one.
func (c *Call) spans(node resample.Axis, dims, axes []int, scales []float64, sizes []int, roi []float64) []resample.Axis {
	list := make([]resample.Axis, len(dims))
	for i, n := range dims {
		list[i] = node
		list[i].In, list[i].Out, list[i].Scale, list[i].To = n, n, 1, 1
	}
	if len(scales)+len(sizes) != len(axes) {
		c.fail("%d scales and %d sizes, and there are %d axes", len(scales), len(sizes), len(axes))
	}
	for i, axis := range axes {
		s := &list[axis]
		if roi != nil {
			s.From, s.To = roi[i], roi[len(axes)+i]
		}
		if sizes != nil {
			s.Out, s.Scale = sizes[i], float64(sizes[i])/float64(s.In)
			continue
		}
		s.Scale = scales[i]
		// ONNX's shape inference has it in float32, where 2.6 times 5 are 13.
		s.Out = whole(math.Floor(float64(float32(s.In) * float32(s.To-s.From) * float32(s.Scale))))
	}
	if sizes != nil {
		c.keepAspect(list, axes)
	}
	for i, s := range list {
		if !(s.Scale > 0) && s.In > 0 || s.Out < 0 || s.In == 0 && s.Out > 0 {
			c.fail("axis %d of %d elements is resized to %d by %v", i, s.In, s.Out, s.Scale)
		}
	}
	return list
}

// keepAspect scales all axes alike, the sizes being the most or the least of the result.
func (c *Call) keepAspect(list []resample.Axis, axes []int) {
	policy := c.Str("keep_aspect_ratio_policy", "stretch")
	if policy == "stretch" || len(axes) == 0 {
		return
	}
	var scales []float64
	for _, axis := range axes {
		scales = append(scales, list[axis].Scale)
	}
	var scale float64
	switch policy {
	case "not_larger":
		scale = slices.Min(scales)
	case "not_smaller":
		scale = slices.Max(scales)
	default:
		c.fail("keep_aspect_ratio_policy is %q, and it is stretch, not_larger or not_smaller", policy)
	}
	for _, axis := range axes {
		list[axis].Scale = scale
		list[axis].Out = whole(math.Floor(scale*float64(list[axis].In) + 0.5))
	}
}

// interpolate resizes the axes. Narrow floats are computed in float32 and rounded once.
func (c *Call) interpolate(x *tensor.Tensor, axes []resample.Axis, extrapolation float64) *tensor.Tensor {
	d := x.DType()
	for _, a := range axes {
		if a.Same() {
			continue
		}
		c.onHost("taps of an axis", a.Out, whole(a.Most()))
		if a.Antialias && a.Mode != resample.Nearest {
			c.onHost("a matrix of weights", a.Out, a.In)
		}
	}
	for _, a := range axes {
		if !a.Same() && a.Mode != resample.Nearest {
			x = c.wide(x)
			break
		}
	}
	return handle.Apply(ops.Resize, ops.Attr{Resizing: &ops.Resizing{Axes: axes, Extrapolation: extrapolation}}, x).Cast(d)
}
