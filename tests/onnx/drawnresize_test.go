package onnx

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnResizes = []drawnOp{
	{"Resize", drawResize},
	{"Upsample", drawUpsample},
}

// resized is what a Resize makes of its operand's axes, of which the first may stay.
type resized struct {
	version int64
	mode    string
	x, to   []int64
	scales  []float64 // 1 where an axis stays
	moves   []int     // the axes that are resized
	fromEnd bool      // axes may be counted from the end, for which ONNX Runtime keeps no aspect
}

// resized draws axes as ONNX Runtime has them: all for nearest, the last two of images
// and the last three of volumes for linear, the last two for cubic.
func (d *drawer) resized(mode string) *resized {
	r := &resized{mode: mode}
	rank := d.between(1, 5)
	switch mode {
	case "linear":
		rank = d.between(2, 5)
	case "cubic":
		rank = oneOf(d, 2, 4)
	}
	first := 0
	switch {
	case mode == "cubic" || mode == "linear" && rank == 4:
		first = rank - 2
	case mode == "linear" && rank > 2:
		first = rank - min(3, rank)
		if rank == 5 {
			first = 2
		}
	}
	r.x = d.dims(rank, 1, 3)
	for a := range rank {
		r.scales = append(r.scales, 1)
		if a < first || mode == "nearest" && rank > 3 && a < 2 {
			continue
		}
		r.x[a] = int64(d.between(1, 7))
		r.moves = append(r.moves, a)
		r.scales[a] = oneOf(d, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 0.4, 2.6)
	}
	r.keep(d)
	return r
}

// keep leaves at least one element in each axis, and scales none whose size it does not
// change: ONNX Runtime copies these.
func (r *resized) keep(d *drawer) {
	r.to = nil
	for a, n := range r.x {
		for math.Floor(float64(n)*float64(float32(r.scales[a]))) < 1 {
			r.scales[a] = oneOf(d, 1.5, 2, 3)
		}
		to := int64(math.Floor(float64(float32(n) * float32(r.scales[a]))))
		if to == n {
			r.scales[a] = 1
		}
		r.to = append(r.to, to)
	}
}

func floatList(list ...float64) drawnInput {
	return put(onnxpb.Tensor_FLOAT, []int64{int64(len(list))}, list)
}

func drawUpsample(d *drawer) *drawnCase {
	version := oneOf[int64](d, 7, 9)
	r := d.resized(oneOf(d, "nearest", "linear"))
	for a := range r.scales {
		r.scales[a] = max(r.scales[a], 1)
	}
	if r.mode == "linear" { // of images alone in ONNX Runtime
		r.x, r.scales = d.dims(4, 1, 5), []float64{1, 1, oneOf(d, 1, 1.5, 2, 3, 2.5), oneOf(d, 1, 1.5, 2, 3, 2.5)}
	}
	r.keep(d)
	x := d.floats(r.x...)
	if version == 9 && d.chance(3) {
		x = d.numbers(oneOf(d, onnxpb.Tensor_INT32, onnxpb.Tensor_UINT8), r.x, 0, 99)
	}
	c := &drawnCase{op: "Upsample", version: version, outs: 1, in: []drawnInput{x}}
	if r.mode == "linear" && x.GetDataType() != int32(onnxpb.Tensor_FLOAT) {
		c.near = 1 // a sum next to a whole number is cut off
	}
	if r.mode != "nearest" || d.chance(2) {
		c.with(attrString("mode", r.mode))
	}
	if version == 9 {
		c.in = append(c.in, d.either(floatList(r.scales...)))
		return c
	}
	return c.with(attrFloats("scales", r.scales...))
}

func drawResize(d *drawer) *drawnCase {
	version := oneOf[int64](d, 10, 11, 11, 13, 13, 18, 18, 19, 19)
	modes := []string{"nearest", "linear", "cubic"}
	if version == 10 {
		modes = modes[:2]
	}
	r := d.resized(oneOf(d, modes...))
	r.version = version
	if version == 10 {
		c := &drawnCase{op: "Resize", version: version, outs: 1, in: []drawnInput{d.resizable(r), d.either(floatList(r.scales...))}}
		if r.mode == "linear" && c.in[0].GetDataType() != int32(onnxpb.Tensor_FLOAT) {
			c.near = 1
		}
		return c.with(attrString("mode", r.mode))
	}
	return d.resize(r)
}

// resizable is the operand, of integers too where the mode is nearest or linear.
func (d *drawer) resizable(r *resized) drawnInput {
	if r.mode != "cubic" && d.chance(3) {
		return d.numbers(oneOf(d, onnxpb.Tensor_INT32, onnxpb.Tensor_UINT8, onnxpb.Tensor_INT8), r.x, 0, 99)
	}
	return d.floats(r.x...)
}

// resize is a node from version 11 on.
func (d *drawer) resize(r *resized) *drawnCase {
	c := &drawnCase{op: "Resize", version: r.version, outs: 1, in: []drawnInput{d.resizable(r)}}
	c.with(attrString("mode", r.mode))
	whole := c.in[0].GetDataType() != int32(onnxpb.Tensor_FLOAT)
	if whole && r.mode == "linear" {
		c.near = 1 // a sum next to a whole number is cut off
	}
	coordinates := []string{"half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric", "tf_crop_and_resize"}
	if r.version >= 19 && r.mode != "nearest" { // whose float32 sums are next to whole numbers
		coordinates = append(coordinates, "half_pixel_symmetric")
	}
	if r.version == 11 && r.mode == "nearest" {
		coordinates = append(coordinates, "tf_half_pixel_for_nn")
	}
	coordinate := oneOf(d, coordinates...)
	smooth := r.version >= 18 && r.mode != "nearest" && coordinate != "tf_crop_and_resize" && !whole && d.chance(3)
	if coordinate != "half_pixel" || d.chance(2) {
		c.with(attrString("coordinate_transformation_mode", coordinate))
	}
	if r.mode == "nearest" {
		c.maybe(d, attrString("nearest_mode", oneOf(d, "round_prefer_floor", "round_prefer_ceil", "floor", "ceil")))
	}
	if r.mode == "cubic" {
		c.maybe(d, attrFloat("cubic_coeff_a", oneOf[float32](d, -0.75, -0.5)))
		c.maybe(d, attrInt("exclude_outside", d.IntN(2)))
	}
	if smooth {
		c.with(attrInt("antialias", 1))
	}
	roi := absent
	if coordinate == "tf_crop_and_resize" {
		r.cropped(d)
	}
	axes := d.resizeAxes(c, r)
	if coordinate == "tf_crop_and_resize" {
		roi = d.region(r, axes)
		c.maybe(d, attrFloat("extrapolation_value", 1.5))
	}
	if r.version == 11 && roi.Tensor == nil {
		roi = fixed(floatList())
	}
	return d.resizeTo(c, r, axes, roi)
}

// cropped draws sizes whose coordinates in a region are exact in float32.
func (r *resized) cropped(d *drawer) {
	for _, a := range r.moves {
		r.to[a] = oneOf[int64](d, 1, 2, 3, 5)
	}
}

// sized says that a node wants sizes and not scales. Where a scaled size is not whole,
// ONNX's own tests align corners of it as it is, and ONNX Runtime cuts it off; and of a
// region's size ONNX's shape inference and ONNX Runtime know nothing.
func (c *drawnCase) sized() bool {
	return slices.ContainsFunc(c.attrs, func(a *onnxpb.Attribute) bool {
		return string(a.GetS()) == "align_corners" || string(a.GetS()) == "tf_crop_and_resize"
	})
}

// resizeAxes are the axes that a node from version 18 on names, in one of two those that
// are resized alone; nil where it names none.
func (d *drawer) resizeAxes(c *drawnCase, r *resized) (axes []int) {
	if r.version < 18 || d.chance(2) {
		return nil
	}
	axes = r.moves
	list := make([]int64, len(axes))
	r.fromEnd = d.chance(2)
	for i, a := range axes {
		if list[i] = int64(a); r.fromEnd {
			list[i] -= int64(len(r.x) * d.IntN(2))
		}
	}
	c.with(attrInts("axes", list...))
	return axes
}

// region is a region of interest, all of the axes that stay.
func (d *drawer) region(r *resized, axes []int) drawnInput {
	var from, to []float64
	for range r.x {
		from, to = append(from, 0), append(to, 1)
	}
	for _, a := range r.moves {
		if r.to[a] == r.x[a] { // which ONNX Runtime copies
			continue
		}
		from[a], to[a] = oneOf(d, 0, 0.25, -0.25), oneOf(d, 1, 0.75, 1.25, 0.5)
	}
	if axes != nil {
		var f, t []float64
		for _, a := range axes {
			f, t = append(f, from[a]), append(t, to[a])
		}
		from, to = f, t
	}
	return d.either(floatList(append(from, to...)...))
}

// resizeTo adds the operands: scales or sizes, of all axes or of those that are named.
// ONNX Runtime refuses sizes that are an input of an open size.
func (d *drawer) resizeTo(c *drawnCase, r *resized, axes []int, roi drawnInput) *drawnCase {
	if axes == nil {
		for a := range r.x {
			axes = append(axes, a)
		}
	}
	var scales []float64
	var sizes []int64
	for _, a := range axes {
		scales, sizes = append(scales, r.scales[a]), append(sizes, r.to[a])
	}
	c.in = append(c.in, roi)
	if !c.sized() && d.chance(2) {
		c.in = append(c.in, d.either(floatList(scales...)))
		return c
	}
	none := absent
	if r.version == 11 {
		none = fixed(floatList())
	}
	c.in = append(c.in, none, d.either(ints(sizes...)))
	if r.version >= 18 && !r.fromEnd && !c.sized() && len(axes) == len(r.moves) && roi.Tensor == nil {
		c.maybe(d, attrString("keep_aspect_ratio_policy", oneOf(d, "stretch", "not_larger", "not_smaller")))
	}
	return c
}
