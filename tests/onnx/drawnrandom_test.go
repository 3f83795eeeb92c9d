package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnRandom = []drawnOp{
	{"Bernoulli", drawBernoulli},
	{"Multinomial", drawMultinomial},
	{"RandomNormal", func(d *drawer) *drawnCase { return drawRandom(d, "RandomNormal") }},
	{"RandomUniform", func(d *drawer) *drawnCase { return drawRandom(d, "RandomUniform") }},
	{"RandomNormalLike", func(d *drawer) *drawnCase { return drawRandomLike(d, "RandomNormalLike") }},
	{"RandomUniformLike", func(d *drawer) *drawnCase { return drawRandomLike(d, "RandomUniformLike") }},
}

// random is a node of whose result only type and shape are compared: no two draw the same.
// ONNX Runtime has none of version 22.
func (d *drawer) random(name string, in ...drawnInput) *drawnCase {
	return (&drawnCase{op: name, version: 15, outs: 1, unlike: []int{0}, in: in}).with(attrFloat("seed", 7))
}

func drawBernoulli(d *drawer) *drawnCase {
	x := d.numbers(oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE), d.dims(d.between(0, 4), 1, 4), 0, 1)
	c := d.random("Bernoulli", x)
	c.maybe(d, attrInt("dtype", int(oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_INT32, onnxpb.Tensor_INT64, onnxpb.Tensor_BOOL, onnxpb.Tensor_UINT8))))
	return c
}

func drawMultinomial(d *drawer) *drawnCase {
	c := d.random("Multinomial", d.floats(d.dims(2, 1, 5)...))
	c.maybe(d, attrInt("sample_size", d.between(1, 6)))
	c.maybe(d, attrInt("dtype", int(oneOf(d, onnxpb.Tensor_INT32, onnxpb.Tensor_INT64))))
	return c
}

func drawRandom(d *drawer, name string) *drawnCase {
	c := d.random(name).with(attrInts("shape", d.dims(d.between(1, 4), 1, 4)...))
	c.maybe(d, attrInt("dtype", int(oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE))))
	return c
}

func drawRandomLike(d *drawer, name string) *drawnCase {
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_INT32)
	c := d.random(name, d.numbers(elem, d.dims(d.between(0, 4), 1, 4), 0, 3))
	if elem == onnxpb.Tensor_INT32 || d.chance(2) { // of integers there are no random ones
		c.with(attrInt("dtype", int(oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE))))
	}
	return c
}
