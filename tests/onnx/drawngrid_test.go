package onnx

import (
	"math"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnSamplings = []drawnOp{
	{"GridSample", drawGridSample},
	{"AffineGrid", drawAffineGrid},
	{"RoiAlign", drawRoiAlign},
	{"MaxRoiPool", drawMaxRoiPool},
}

// drawGridSample has coordinates that reach beyond the operand.
func drawGridSample(d *drawer) *drawnCase {
	version := oneOf[int64](d, 16, 20, 22)
	n := 2
	modes := []string{"bilinear", "nearest", "bicubic"}
	elem := onnxpb.Tensor_FLOAT
	if version >= 20 {
		modes = []string{"linear", "nearest", "cubic"}
		if n = d.between(2, 3); n == 3 {
			modes = modes[:2]
		}
		elem = oneOf(d, elem, onnxpb.Tensor_DOUBLE)
	}
	batch := int64(d.between(1, 2))
	x := join([]int64{batch, int64(d.between(1, 3))}, d.dims(n, 1, 5))
	grid := join([]int64{batch}, d.dims(n, 1, 4), []int64{int64(n)})
	c := &drawnCase{op: "GridSample", version: version, outs: 1, in: []drawnInput{d.numbers(elem, x, -3, 3), d.numbers(elem, grid, -1.6, 1.6)}}
	if d.chance(3) { // far beyond it
		c.in[1] = d.numbers(elem, grid, -8, 8)
	}
	c.maybe(d, attrString("mode", oneOf(d, modes...)))
	c.maybe(d, attrString("padding_mode", oneOf(d, "zeros", "border", "reflection")))
	c.maybe(d, attrInt("align_corners", d.IntN(2)))
	return c
}

func drawAffineGrid(d *drawer) *drawnCase {
	n := d.between(2, 3)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	size := join(d.dims(2, 1, 3), d.dims(n, 2, 4))
	c := &drawnCase{op: "AffineGrid", version: 20, outs: 1, in: []drawnInput{
		d.numbers(elem, []int64{size[0], int64(n), int64(n + 1)}, -1, 1), d.either(ints(size...))}}
	c.maybe(d, attrInt("align_corners", d.IntN(2)))
	return c
}

// regions are [regions, 4] of images: x1, y1, x2, y2.
func (d *drawer) regions(n int, h, w int64, scale float64) []float64 {
	var list []float64
	at := func(size int64) float64 { return math.Round(d.Float64()*float64(size+2)/scale*16)/16 - 1 }
	for range n {
		x1, x2, y1, y2 := at(w), at(w), at(h), at(h)
		list = append(list, min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
	}
	return list
}

func drawRoiAlign(d *drawer) *drawnCase {
	version := oneOf[int64](d, 10, 16)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	x := join(d.dims(2, 1, 3), d.dims(2, 2, 7))
	n, scale := d.between(1, 4), oneOf(d, 1, 0.5, 0.25)
	which := d.numbers(onnxpb.Tensor_INT64, []int64{int64(n)}, 0, float64(x[0]-1))
	c := &drawnCase{op: "RoiAlign", version: version, outs: 1, in: []drawnInput{d.numbers(elem, x, -3, 3), put(elem, []int64{int64(n), 4}, d.regions(n, x[2], x[3], scale)), which}}
	c.with(attrFloat("spatial_scale", float32(scale)))
	c.maybe(d, attrInt("output_height", d.between(1, 3)))
	c.maybe(d, attrInt("output_width", d.between(1, 3)))
	c.maybe(d, attrInt("sampling_ratio", d.IntN(4)))
	c.maybe(d, attrString("mode", oneOf(d, "avg", "max")))
	if version >= 16 {
		c.maybe(d, attrString("coordinate_transformation_mode", oneOf(d, "half_pixel", "output_half_pixel")))
	}
	return c
}

func drawMaxRoiPool(d *drawer) *drawnCase {
	x := join(d.dims(2, 1, 3), d.dims(2, 2, 7))
	n, scale := d.between(1, 4), oneOf(d, 1, 0.5, 0.25)
	var list []float64
	boxes := d.regions(n, x[2], x[3], scale)
	for i := range n {
		list = append(list, float64(d.IntN(int(x[0]))))
		for _, b := range boxes[4*i:][:4] {
			list = append(list, math.Round(b))
		}
	}
	c := &drawnCase{op: "MaxRoiPool", version: 1, outs: 1, in: []drawnInput{d.floats(x...), put(onnxpb.Tensor_FLOAT, []int64{int64(n), 5}, list)}}
	c.with(attrInts("pooled_shape", d.dims(2, 1, 3)...))
	if scale != 1 || d.chance(2) {
		c.with(attrFloat("spatial_scale", float32(scale)))
	}
	return c
}
