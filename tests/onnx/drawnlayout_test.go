package onnx

import (
	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnLayouts = []drawnOp{
	{"DepthToSpace", drawDepthToSpace},
	{"SpaceToDepth", drawSpaceToDepth},
	{"Col2Im", drawCol2Im},
	{"CenterCropPad", drawCenterCropPad},
	{"Pad", drawPad},
}

func drawDepthToSpace(d *drawer) *drawnCase {
	b := int64(d.between(1, 3))
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_UINT8)
	version := oneOf[int64](d, 1, 11, 13)
	if version == 1 {
		elem = onnxpb.Tensor_FLOAT
	}
	x := d.numbers(elem, []int64{int64(d.between(1, 2)), b * b * int64(d.between(1, 3)), int64(d.between(1, 3)), int64(d.between(1, 3))}, 0, 9)
	c := &drawnCase{op: "DepthToSpace", version: version, outs: 1, in: []drawnInput{x}}
	c.with(attrInt("blocksize", int(b)))
	if version >= 11 {
		c.maybe(d, attrString("mode", oneOf(d, "DCR", "CRD")))
	}
	return c
}

func drawSpaceToDepth(d *drawer) *drawnCase {
	b := int64(d.between(1, 3))
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	x := d.numbers(elem, []int64{int64(d.between(1, 2)), int64(d.between(1, 3)), b * int64(d.between(1, 3)), b * int64(d.between(1, 3))}, -3, 3)
	c := &drawnCase{op: "SpaceToDepth", version: oneOf[int64](d, 1, 13), outs: 1, in: []drawnInput{x}}
	return c.with(attrInt("blocksize", int(b)))
}

// drawCol2Im has dilations of images alone: of other ranks ONNX Runtime puts windows with
// gaps beside their places.
func drawCol2Im(d *drawer) *drawnCase {
	n := d.between(1, 3)
	w := d.windows(n)
	w.auto = "NOTSET"
	if n != 2 {
		w.dense()
	}
	image := w.spatial(d, 5)
	places := int64(1)
	for i := range n {
		places *= w.places(i, image[i])
	}
	x := d.floats(int64(d.between(1, 2)), int64(d.between(1, 3)*sizeOf(w.kernel)), places)
	c := &drawnCase{op: "Col2Im", version: 18, outs: 1, in: []drawnInput{x, d.either(ints(image...)), d.either(ints(w.kernel...))}}
	for _, a := range w.attrs(d, true) {
		if a.GetName() != "auto_pad" {
			c.with(a)
		}
	}
	return c
}

func drawCenterCropPad(d *drawer) *drawnCase {
	rank := d.between(1, 4)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_INT32, onnxpb.Tensor_INT64, onnxpb.Tensor_UINT8, onnxpb.Tensor_BOOL)
	high := 9.0
	if elem == onnxpb.Tensor_BOOL {
		high = 1
	}
	c := &drawnCase{op: "CenterCropPad", version: 18, outs: 1, in: []drawnInput{d.numbers(elem, d.dims(rank, 1, 6), 0, high)}}
	n := rank
	if axes := d.axesOf(rank); len(axes) > 0 && d.chance(2) {
		n = len(axes)
		c.with(attrInts("axes", axes...))
	}
	c.in = append(c.in, d.either(ints(d.dims(n, 1, 7)...)))
	return c
}

// drawPad adds no more than an axis has elements that its mode takes, and leaves at least
// one of each: of more ONNX Runtime refuses reflections, and wraps to memory that is none
// of the operand's.
func drawPad(d *drawer) *drawnCase {
	version := oneOf[int64](d, 2, 11, 13, 18, 19, 21)
	mode := oneOf(d, "constant", "constant", "reflect", "edge", "wrap")
	if mode == "wrap" && version < 19 {
		mode = "constant"
	}
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	if version >= 13 {
		elem = oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_INT32, onnxpb.Tensor_INT64, onnxpb.Tensor_UINT32, onnxpb.Tensor_UINT64, onnxpb.Tensor_INT8, onnxpb.Tensor_UINT8, onnxpb.Tensor_BOOL)
	}
	high := 9.0
	if elem == onnxpb.Tensor_BOOL {
		high = 1
	}
	rank := d.between(1, 4)
	least := 1
	if mode == "constant" && d.chance(4) {
		least = 0
	}
	x := d.numbers(elem, d.dims(rank, least, 5), 0, high)
	c := &drawnCase{op: "Pad", version: version, outs: 1, in: []drawnInput{x}}
	if mode != "constant" || d.chance(2) {
		c.with(attrString("mode", mode))
	}
	var axes []int64
	if version >= 18 && d.chance(2) {
		axes = d.axesOf(rank)
	}
	all := axes
	if len(axes) == 0 {
		for a := range rank {
			all = append(all, int64(a))
		}
	}
	pads := make([]int64, 2*len(all))
	for i, a := range all {
		n := int(x.Dims[(int(a)+rank)%rank])
		pads[i], pads[len(all)+i] = d.padded(mode, n)
	}
	value := d.numbers(elem, nil, 0, high)
	if version < 11 {
		c.with(attrInts("pads", pads...))
		c.maybe(d, attrFloat("value", 2.5))
		return c
	}
	c.in = append(c.in, d.either(ints(pads...)))
	if d.chance(2) || len(axes) > 0 {
		c.in = append(c.in, oneOf(d, d.either(value), absent))
	}
	if len(axes) > 0 {
		c.in = append(c.in, d.either(ints(axes...)))
	}
	return c
}

// padded is how much is added before and after an axis of n elements.
func (d *drawer) padded(mode string, n int) (before, after int64) {
	if d.chance(4) && n > 0 { // some are taken away
		before = -int64(d.IntN((n + 1) / 2))
		after = -int64(d.IntN((n + 1) / 2))
		return before, after
	}
	most := 3
	if mode == "reflect" {
		most = min(most, n-1)
	}
	if mode == "wrap" {
		most = min(most, n)
	}
	return int64(d.IntN(most + 1)), int64(d.IntN(most + 1))
}
