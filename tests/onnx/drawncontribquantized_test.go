package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnContribQuantized = []drawnOp{
	{"QLinearAdd", func(d *drawer) *drawnCase { return drawQLinearBinary(d, "QLinearAdd") }},
	{"QLinearMul", func(d *drawer) *drawnCase { return drawQLinearBinary(d, "QLinearMul") }},
	{"QLinearConcat", drawQLinearConcat},
	{"QLinearLeakyRelu", func(d *drawer) *drawnCase {
		return drawQLinearActivation(d, "QLinearLeakyRelu").maybe(d, attrFloat("alpha", oneOf[float32](d, 0.1, 0.25, -1)))
	}},
	{"QLinearSigmoid", func(d *drawer) *drawnCase { return drawQLinearActivation(d, "QLinearSigmoid") }},
	{"QLinearGlobalAveragePool", drawQLinearGlobalPool},
	{"QLinearAveragePool", drawQLinearAveragePool},
	{"QGemm", drawQGemm},
	{"QuantizeLinearOfMicrosoft", func(d *drawer) *drawnCase { return ofMicrosoft(drawQuantize, d) }},
	{"DequantizeLinearOfMicrosoft", func(d *drawer) *drawnCase { return ofMicrosoft(drawDequantize, d) }},
}

// ofMicrosoft draws a node whose version of the default domain has what version 1 of Microsoft's has.
func ofMicrosoft(draw func(d *drawer) *drawnCase, d *drawer) *drawnCase {
	for {
		if c := draw(d); c.version == 13 {
			c.domain, c.version = microsoft, 1
			if c.op == "DequantizeLinear" && c.in[0].GetDataType() == int32(onnxpb.Tensor_INT32) {
				continue // which has no zero point, and there it needs one
			}
			return c
		}
	}
}

// scaleAndZero are the one scale and zero point of a tensor.
func (d *drawer) scaleAndZero(elem onnxpb.Tensor_DataType, scales ...float64) []drawnInput {
	dims := oneOf(d, []int64{}, []int64{1})
	return []drawnInput{put(float32s, dims, []float64{oneOf(d, scales...)}), d.few(elem, dims...)}
}

// drawQLinearBinary has operands that broadcast.
func drawQLinearBinary(d *drawer, op string) *drawnCase {
	elem := d.eightBits()
	c := &drawnCase{op: op, domain: microsoft, version: 1, outs: 1}
	dims := d.dims(d.between(1, 4), 1, 6)
	other := append([]int64{}, dims...)
	switch d.IntN(4) {
	case 0:
		other = other[d.IntN(len(other)):]
	case 1:
		other[d.IntN(len(other))] = 1
	case 2:
		other = oneOf(d, []int64{}, []int64{1})
	}
	a, b := d.quantised(elem, dims), d.quantised(elem, other)
	if d.chance(2) {
		a, b = b, a
	}
	c.in = append([]drawnInput{a}, d.scaleAndZero(elem, 0.5, 0.1, 0.03)...)
	c.in = append(append(c.in, b), d.scaleAndZero(elem, 0.25, 0.2, 0.07)...)
	c.in = append(c.in, d.scaleAndZero(elem, 1, 0.3, 2.5)...)
	return c.scalars(1, 2, 4, 5, 6, 7)
}

// scalars are operands that ONNX Runtime takes as scalars alone.
func (c *drawnCase) scalars(list ...int) *drawnCase {
	for _, i := range list {
		c.in[i].Dims = nil
	}
	return c
}

func drawQLinearConcat(d *drawer) *drawnCase {
	elem := d.eightBits()
	rank := d.between(1, 4)
	dims := d.dims(rank, 1, 5)
	axis := d.IntN(rank)
	c := &drawnCase{op: "QLinearConcat", domain: microsoft, version: 1, outs: 1, in: d.scaleAndZero(elem, 1, 0.3)}
	for range d.between(1, 3) {
		part := append([]int64{}, dims...)
		part[axis] = int64(d.between(1, 4))
		c.in = append(append(c.in, d.quantised(elem, part)), d.scaleAndZero(elem, 1, 0.5, 0.3, 0.07)...)
	}
	return c.with(attrInt("axis", axis-rank*d.IntN(2)))
}

func drawQLinearActivation(d *drawer, op string) *drawnCase {
	elem := d.eightBits()
	c := &drawnCase{op: op, domain: microsoft, version: 1, outs: 1, in: []drawnInput{d.quantised(elem, d.dims(d.between(1, 4), 1, 6))}}
	c.in = append(c.in, d.scaleAndZero(elem, 0.1, 0.03)...)
	c.in = append(c.in, d.scaleAndZero(elem, 0.1, 0.00390625)...)
	return c
}

func drawQLinearGlobalPool(d *drawer) *drawnCase {
	elem := d.eightBits()
	c := &drawnCase{op: "QLinearGlobalAveragePool", domain: microsoft, version: 1, outs: 1, in: []drawnInput{d.quantised(elem, d.dims(d.between(3, 5), 1, 6))}}
	c.in = append(c.in, d.scaleAndZero(elem, 0.1, 0.5)...)
	c.in = append(c.in, d.scaleAndZero(elem, 0.1, 0.3)...)
	return c.maybe(d, attrInt("channels_last", d.IntN(2)))
}

func drawQLinearAveragePool(d *drawer) *drawnCase {
	elem := d.eightBits()
	c := d.pooling("QLinearAveragePool", 1, false, elem)
	c.domain, c.near = microsoft, 1 // its sums are made in another order
	c.in = []drawnInput{d.quantised(elem, c.in[0].Dims)}
	c.in = append(c.in, d.scaleAndZero(elem, 0.1, 0.5)...)
	c.in = append(c.in, d.scaleAndZero(elem, 0.1, 0.3)...)
	return c.maybe(d, attrInt("count_include_pad", d.IntN(2))).scalars(1, 2, 3, 4)
}

func drawQGemm(d *drawer) *drawnCase {
	left := d.eightBits()
	right := left
	if left == uint8s {
		right = d.eightBits()
	}
	m, k, n := int64(d.between(1, 5)), int64(d.between(1, 6)), int64(d.between(1, 5))
	a, b := []int64{m, k}, []int64{k, n}
	c := &drawnCase{op: "QGemm", domain: microsoft, version: 1, outs: 1}
	if d.chance(2) {
		a = []int64{k, m}
		c.with(attrInt("transA", 1))
	}
	if d.chance(2) {
		b = []int64{n, k}
		c.with(attrInt("transB", 1))
	}
	columns := oneOf(d, []int64{}, []int64{1}, []int64{n})
	c.in = append([]drawnInput{d.few(left, a...)}, d.scaleAndZero(left, 0.1, 0.5)...)
	c.in = append(c.in, d.few(right, b...), d.numbers(float32s, columns, 0.1, 1), d.few(right, append([]int64{}, columns...)...))
	c.in = append(c.in, oneOf(d, absent, d.numbers(onnxpb.Tensor_INT32, oneOf(d, []int64{n}, []int64{m, n}), -100, 100)))
	if c.elem = float32s; d.chance(2) {
		c.in = append(c.in, d.scaleAndZero(left, 1, 3)...)
		c.elem = left
	}
	return c.maybe(d, attrFloat("alpha", 0.5))
}
