package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnCreation = []drawnOp{{"EyeLike", drawEyeLike}, {"Range", drawRange}, {"Shape", drawShape}, {"Size", drawSize}, {"ConstantOfShape", drawConstantOfShape}}

func drawEyeLike(d *drawer) *drawnCase {
	types := []elemType{float32s, float64s, int32s, int64s, uint64s}
	c := &drawnCase{op: "EyeLike", version: oneOf[int64](d, 9, 22), outs: 1, in: []drawnInput{d.any(oneOf(d, types...), d.dims(2, 1, 5))}}
	c.maybe(d, attrInt("dtype", int(oneOf(d, types...))))
	c.maybe(d, attrInt("k", d.between(-6, 6)))
	return c
}

// drawRange is of numbers that floats have as they are: how often rounded steps fit is
// open.
func drawRange(d *drawer) *drawnCase {
	elem := oneOf(d, float32s, float64s, int16s, int32s, int64s)
	step := oneOf(d, 1.0, 2, 3, -1, -2)
	if elem == float32s || elem == float64s {
		step = oneOf(d, 0.25, 0.5, 1.75, -0.25, -3)
	}
	c := &drawnCase{op: "Range", version: 11, outs: 1}
	for _, x := range []float64{float64(d.between(-6, 6)), float64(d.between(-6, 6)), step} {
		c.in = append(c.in, d.either(scalar(elem, x)))
	}
	return c
}

func drawShape(d *drawer) *drawnCase {
	dims := d.dims(d.between(0, 4), 0, 4)
	c := &drawnCase{op: "Shape", version: oneOf[int64](d, 1, 13, 15, 19, 21), outs: 1, in: []drawnInput{d.any(oneOf(d, movedTypes...), dims)}}
	if c.version >= 15 {
		c.maybe(d, attrInt("start", d.between(-6, 6)))
		c.maybe(d, attrInt("end", d.between(-6, 6)))
	}
	return c
}

func drawSize(d *drawer) *drawnCase {
	return &drawnCase{op: "Size", version: oneOf[int64](d, 13, 19), outs: 1, in: []drawnInput{d.any(oneOf(d, movedTypes...), d.dims(d.between(0, 4), 0, 4))}}
}

func drawConstantOfShape(d *drawer) *drawnCase {
	c := &drawnCase{op: "ConstantOfShape", version: oneOf[int64](d, 9, 20), outs: 1, in: []drawnInput{d.either(ints(d.dims(d.between(0, 4), 0, 3)...))}}
	if d.chance(4) {
		return c
	}
	a := attr("value", onnxpb.Attribute_TENSOR)
	a.T = d.any(oneOf(d, float32s, float64s, float16s, int8s, int16s, int32s, int64s, uint8s, uint16s, uint32s, uint64s, bools), []int64{1}).Tensor
	return c.with(a)
}
