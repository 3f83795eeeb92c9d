package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Resize and Upsample. Which elements an axis takes and by what weights is known from
// the sizes alone, so the host computes it, in float64; the device then interpolates
// axis by axis.

func init() {
	define("Upsample", 7, upsample)
	define("Resize", 10, resize10)
	define("Resize", 11, resize)
}

// resizing is what a node says of all axes.
type resizing struct {
	mode, coordinates, nearest string
	shrunk                     string // nearest of axes that are made smaller
	cubic                      float64
	exclude, antialias         bool
	extrapolation              float64
}

// span is how an axis is resized. scale need not be the quotient of the sizes, which are
// whole; from and to are the region of interest.
type span struct {
	in, out  int
	scale    float64
	from, to float64
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
	r := resizing{mode: c.Str("mode", "nearest"), coordinates: "asymmetric", nearest: "floor", shrunk: shrunk}
	return c.one(c.interpolate(x, r, c.spans(x.Shape(), axesOf(x), scales, nil, nil, false)))
}

// axesOf are all axes.
func axesOf(x *tensor.Tensor) []int { return from(0, x.Rank()) }

func resize(c *Call) []Value {
	x := c.X(0)
	r := resizing{mode: c.Str("mode", "nearest"), coordinates: c.Str("coordinate_transformation_mode", "half_pixel"),
		nearest: c.Str("nearest_mode", "round_prefer_floor"), cubic: c.Float("cubic_coeff_a", -0.75), exclude: c.Flag("exclude_outside", false),
		antialias: c.Flag("antialias", false), extrapolation: c.Float("extrapolation_value", 0)}
	r.shrunk = r.nearest
	axes := axesOf(x)
	if list := c.Ints("axes"); list != nil {
		axes = c.axes(list, x.Rank())
	}
	crop := r.coordinates == "tf_crop_and_resize"
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
	return c.one(c.interpolate(x, r, c.spans(x.Shape(), axes, scales, sizes, roi, crop)))
}

// spans are how all axes are resized, by scales or, where there are none, to sizes.
func (c *Call) spans(dims, axes []int, scales []float64, sizes []int, roi []float64, crop bool) []span {
	list := make([]span, len(dims))
	for i, n := range dims {
		list[i] = span{n, n, 1, 0, 1}
	}
	if len(scales)+len(sizes) != len(axes) {
		c.fail("%d scales and %d sizes, and there are %d axes", len(scales), len(sizes), len(axes))
	}
	for i, axis := range axes {
		s := &list[axis]
		if crop {
			s.from, s.to = roi[i], roi[len(axes)+i]
		}
		if sizes != nil {
			s.out, s.scale = sizes[i], float64(sizes[i])/float64(s.in)
			continue
		}
		s.scale = scales[i]
		// ONNX's shape inference has it in float32, where 2.6 times 5 are 13.
		s.out = whole(math.Floor(float64(float32(s.in) * float32(s.to-s.from) * float32(s.scale))))
	}
	if sizes != nil {
		c.keepAspect(list, axes)
	}
	for i, s := range list {
		if !(s.scale > 0) && s.in > 0 || s.out < 0 || s.in == 0 && s.out > 0 {
			c.fail("axis %d of %d elements is resized to %d by %v", i, s.in, s.out, s.scale)
		}
	}
	return list
}

// keepAspect scales all axes alike, the sizes being the most or the least of the result.
func (c *Call) keepAspect(list []span, axes []int) {
	policy := c.Str("keep_aspect_ratio_policy", "stretch")
	if policy == "stretch" || len(axes) == 0 {
		return
	}
	var scales []float64
	for _, axis := range axes {
		scales = append(scales, list[axis].scale)
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
		list[axis].scale = scale
		list[axis].out = whole(math.Floor(scale*float64(list[axis].in) + 0.5))
	}
}

// taps are the elements that an axis takes for each of the result, all the same number,
// and their weights.
type taps struct {
	index   [][]int
	weight  [][]float64
	outside []bool // the result is the value of extrapolation
}

// interpolate resizes axis by axis. Narrow floats are computed in float32 and rounded
// once, integers in float64 and cut off.
func (c *Call) interpolate(x *tensor.Tensor, r resizing, spans []span) *tensor.Tensor {
	d := x.DType()
	for axis, s := range spans {
		if s == (span{s.in, s.in, 1, 0, 1}) {
			continue
		}
		c.onHost("taps of an axis", s.out, r.most(s))
		t := taps{outside: make([]bool, s.out)}
		for i := range s.out {
			at := c.coordinate(r, float64(i), s)
			t.outside[i] = r.coordinates == "tf_crop_and_resize" && (at < 0 || at > float64(s.in-1))
			index, weight := c.tapsAt(r, at, s)
			t.index, t.weight = append(t.index, index), append(t.weight, weight)
		}
		if r.mode != "nearest" {
			x = c.wide(x)
		}
		x = c.apply(x, axis, t, s, r)
	}
	return x.Cast(d)
}

// coordinate is where in the operand an element of the result lies. The scaled size need
// not be whole, and is what counts where the node gives scales.
func (c *Call) coordinate(r resizing, i float64, s span) float64 {
	size, last := s.scale*float64(s.in), float64(s.in-1)
	half := r.over(i+0.5, s) - 0.5
	switch r.coordinates {
	case "half_pixel":
		return half
	case "pytorch_half_pixel":
		if s.out <= 1 {
			return 0
		}
		return half
	case "half_pixel_symmetric":
		return float64(s.in)/2*(1-float64(s.out)/size) + half
	case "align_corners":
		if size == 1 {
			return 0
		}
		return i * last / (size - 1)
	case "asymmetric":
		return r.over(i, s)
	case "tf_half_pixel_for_nn":
		return r.over(i+0.5, s)
	case "tf_crop_and_resize":
		if s.out <= 1 {
			return 0.5 * (s.from + s.to) * last
		}
		return s.from*last + i*(s.to-s.from)*last/float64(s.out-1)
	}
	c.fail("coordinate_transformation_mode is %q, which Resize does not have", r.coordinates)
	return 0
}

// over divides by an axis's scale. The nearest element changes at whole coordinates and
// halves, which the quotient reaches in float32 alone where the scale was rounded to it:
// 6.5 over 2.6 is 2.5.
func (r resizing) over(i float64, s span) float64 {
	if r.mode == "nearest" {
		return float64(float32(i / s.scale))
	}
	return i / s.scale
}

// most is how many taps an element takes at most.
func (r resizing) most(s span) int {
	reach := 2.0
	if r.mode == "cubic" {
		reach = 4
	}
	if r.antialias && s.scale < 1 {
		reach = 2 + reach/s.scale
	}
	return whole(math.Ceil(reach))
}

// tapsAt are the elements around a coordinate and their weights. The first of the two
// nearest lies before the coordinate, also where that is whole.
func (c *Call) tapsAt(r resizing, at float64, s span) (index []int, weight []float64) {
	clamp := func(i int) int { return min(max(i, 0), s.in-1) }
	if r.mode == "nearest" {
		nearest := r.nearest
		if s.scale < 1 {
			nearest = r.shrunk
		}
		return []int{clamp(c.nearest(nearest, at))}, []float64{1}
	}
	first := math.Ceil(at) - 1
	ratio := at - first
	kernel, reach := linearKernel, 1
	switch r.mode {
	case "linear", "bilinear", "trilinear":
	case "cubic":
		kernel, reach = cubicKernel(r.cubic), 2
	default:
		c.fail("mode is %q, and it is nearest, linear or cubic", r.mode)
	}
	shrink := 1.0
	start := 1 - reach
	if r.antialias && s.scale < 1 {
		shrink = s.scale
		start = int(math.Floor(-float64(reach)/shrink)) + 1
	}
	sum := 0.0
	for i := start; i < 2-start; i++ {
		w := kernel(shrink * (float64(i) - ratio))
		j := int(first) + i
		if r.exclude && (j < 0 || j >= s.in) {
			w = 0
		}
		index, weight, sum = append(index, clamp(j)), append(weight, w), sum+w
	}
	if r.exclude || shrink < 1 {
		for i := range weight {
			weight[i] /= sum
		}
	}
	return index, weight
}

func (c *Call) nearest(mode string, at float64) int {
	switch mode {
	case "round_prefer_floor":
		return int(math.Ceil(at - 0.5))
	case "round_prefer_ceil":
		return int(math.Floor(at + 0.5))
	case "floor":
		return int(math.Floor(at))
	case "ceil":
		return int(math.Ceil(at))
	}
	c.fail("nearest_mode is %q, and it is round_prefer_floor, round_prefer_ceil, floor or ceil", mode)
	return 0
}

func linearKernel(x float64) float64 { return max(1-math.Abs(x), 0) }

// cubicKernel is Keys' (Cubic convolution interpolation for digital image processing,
// 1981, equation 4).
func cubicKernel(a float64) func(x float64) float64 {
	return func(x float64) float64 {
		switch x = math.Abs(x); {
		case x <= 1:
			return ((a+2)*x-(a+3))*x*x + 1
		case x < 2:
			return ((a*x-5*a)*x+8*a)*x - 4*a
		}
		return 0
	}
}

// mostTaps is how many taps are gathered one by one; more are a product with a matrix,
// whose work grows with the axis instead.
const mostTaps = 8

// apply resizes one axis.
func (c *Call) apply(x *tensor.Tensor, axis int, t taps, s span, r resizing) *tensor.Tensor {
	along := make([]int, x.Rank())
	for i := range along {
		along[i] = 1
	}
	along[axis] = s.out
	y := x
	switch {
	case s.out == 0:
		return x.Take(axis, c.indices(nil, 0))
	case len(t.index[0]) > mostTaps:
		c.onHost("a matrix of weights", s.out, s.in)
		matrix := make([]float64, s.out*s.in)
		for i := range t.index {
			for k, j := range t.index[i] {
				matrix[i*s.in+j] += t.weight[i][k]
			}
		}
		y = x.MoveAxis(axis, -1).MatMul(c.weights(matrix, x.DType(), s.out, s.in).T()).MoveAxis(-1, axis)
	case len(t.index[0]) == 1:
		y = c.takeNearest(x, axis, t, s)
	default:
		y = c.takeWeighted(x, axis, t, along)
	}
	if slices.Contains(t.outside, true) {
		mask := tensor.From(c.dev, t.outside, s.out).Reshape(along...)
		y = tensor.Where(mask, tensor.FullOf(c.dev, y.DType(), c.number(r.extrapolation, y.DType())), y)
	}
	return y
}

// number is f as an operand of a dtype.
func (c *Call) number(f float64, d dtype.DType) tensor.Operand {
	if k := d.Kind(); k == dtype.KindFloat || k == dtype.KindComplex {
		return f
	}
	if d == dtype.Bool {
		return f != 0
	}
	return int(f)
}

// takeNearest repeats every element where the sizes are multiples, which is a view of
// the operand and no gather.
func (c *Call) takeNearest(x *tensor.Tensor, axis int, t taps, s span) *tensor.Tensor {
	index := make([]int, s.out)
	repeats := s.out%s.in == 0
	for i := range index {
		index[i] = t.index[i][0]
		repeats = repeats && index[i] == i/(s.out/s.in)
	}
	if repeats {
		return x.Repeat(axis, s.out/s.in)
	}
	return x.Take(axis, c.indices(index, s.out))
}

func (c *Call) takeWeighted(x *tensor.Tensor, axis int, t taps, along []int) (sum *tensor.Tensor) {
	n := len(t.index)
	for k := range t.index[0] {
		index, weight := make([]int, n), make([]float64, n)
		for i := range n {
			index[i], weight[i] = t.index[i][k], t.weight[i][k]
		}
		part := x.Take(axis, c.indices(index, n)).Mul(c.weights(weight, x.DType(), n).Reshape(along...))
		if sum == nil {
			sum = part
		} else {
			sum = sum.Add(part)
		}
	}
	return sum
}
