package onnx

import (
	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnQuantize = []drawnOp{
	{"QuantizeLinear", drawQuantize},
	{"DequantizeLinear", drawDequantize},
	{"DynamicQuantizeLinear", drawDynamicQuantize},
	{"QLinearMatMul", drawQLinearMatMul},
	{"MatMulInteger", drawMatMulInteger},
}

// bounds are the least and the greatest number of a quantised type.
var bounds = map[onnxpb.Tensor_DataType][2]float64{
	onnxpb.Tensor_INT4: {-8, 7}, onnxpb.Tensor_UINT4: {0, 15}, onnxpb.Tensor_INT8: {-128, 127}, onnxpb.Tensor_UINT8: {0, 255},
	onnxpb.Tensor_INT16: {-32768, 32767}, onnxpb.Tensor_UINT16: {0, 65535}, onnxpb.Tensor_INT32: {-100000, 100000},
}

// quantised are numbers of a quantised type. Those of four bits are initializers, two in a
// byte.
func (d *drawer) quantised(elem onnxpb.Tensor_DataType, dims []int64) drawnInput {
	if elem != onnxpb.Tensor_INT4 && elem != onnxpb.Tensor_UINT4 {
		return d.numbers(elem, dims, bounds[elem][0], bounds[elem][1])
	}
	x := d.numbers(onnxpb.Tensor_UINT8, []int64{int64((sizeOf(dims) + 1) / 2)}, 0, 255)
	if sizeOf(dims)%2 == 1 {
		x.RawData[len(x.RawData)-1] &= 15
	}
	x.Dims, x.DataType = dims, proto.Int32(int32(elem))
	return fixed(x)
}

// scaleDims are the shape of a scale of x: of all, of an axis or of blocks, with the
// attributes that say so.
func (d *drawer) scaleDims(c *drawnCase, dims []int64) []int64 {
	axis := 1
	pick := func() {
		axis = d.IntN(len(dims))
		if axis != 1 || d.chance(2) {
			c.with(attrInt("axis", axis-len(dims)*d.IntN(2)))
		}
	}
	switch kind := d.IntN(3); {
	case kind == 1 && len(dims) > 0 && c.version >= 13:
		pick()
		return []int64{dims[axis]}
	case kind == 2 && len(dims) > 0 && c.version >= 21:
		pick()
		block := int64(d.between(1, 3))
		c.with(attrInt("block_size", int(block)))
		scale := append([]int64{}, dims...)
		scale[axis] = (dims[axis] + block - 1) / block
		return scale
	}
	return oneOf(d, []int64{}, []int64{1})
}

// scales are powers of two or tenths: of the first come ties.
func (d *drawer) scales(elem onnxpb.Tensor_DataType, dims []int64) drawnInput {
	list := make([]float64, sizeOf(dims))
	for i := range list {
		list[i] = oneOf(d, 1.0, 0.5, 0.25, 0.125, 2, 0.1, 0.3)
	}
	return put(elem, dims, list)
}

func drawQuantize(d *drawer) *drawnCase {
	c := &drawnCase{op: "QuantizeLinear", version: oneOf[int64](d, 10, 13, 19, 21, 23), outs: 1}
	elem, to := onnxpb.Tensor_FLOAT, oneOf(d, onnxpb.Tensor_UINT8, onnxpb.Tensor_INT8)
	if c.version >= 19 && d.chance(3) {
		elem = onnxpb.Tensor_FLOAT16
		c.near = 1 // its quotients are rounded once or twice
	}
	if c.version >= 21 && d.chance(3) {
		to = oneOf(d, onnxpb.Tensor_UINT16, onnxpb.Tensor_INT16)
	}
	dims := d.dims(d.between(0, 4), 1, 5)
	scale := d.scaleDims(c, dims)
	far := oneOf(d, 2.0, 20, 200)
	c.in = []drawnInput{d.numbers(elem, dims, -far, far), d.scales(elem, scale)}
	switch {
	case d.chance(2):
		c.in = append(c.in, d.quantised(to, append([]int64{}, scale...)))
		if c.version >= 21 && d.chance(3) {
			c.with(attrInt("output_dtype", int(to)))
		}
	case c.version >= 21 && d.chance(2):
		c.with(attrInt("output_dtype", int(to)))
	}
	if c.version >= 19 {
		c.maybe(d, attrInt("saturate", d.IntN(2))) // of float8 alone
	}
	if c.version >= 23 {
		c.maybe(d, attrInt("precision", int(onnxpb.Tensor_FLOAT)))
	}
	return c
}

func drawDequantize(d *drawer) *drawnCase {
	c := &drawnCase{op: "DequantizeLinear", version: oneOf[int64](d, 10, 13, 19, 21, 23), outs: 1}
	from := oneOf(d, onnxpb.Tensor_UINT8, onnxpb.Tensor_INT8, onnxpb.Tensor_INT32)
	if c.version >= 21 && d.chance(2) {
		from = oneOf(d, onnxpb.Tensor_UINT16, onnxpb.Tensor_INT16, onnxpb.Tensor_UINT4, onnxpb.Tensor_INT4)
	}
	elem := onnxpb.Tensor_FLOAT
	if c.version >= 19 && d.chance(3) {
		elem = onnxpb.Tensor_FLOAT16
	}
	dims := d.dims(d.between(0, 4), 1, 5)
	scale := d.scaleDims(c, dims)
	c.in = []drawnInput{d.quantised(from, dims), d.scales(elem, scale)}
	if from == onnxpb.Tensor_INT32 && elem == onnxpb.Tensor_FLOAT16 {
		c.in[0] = d.numbers(from, dims, -1000, 1000)
	}
	if from != onnxpb.Tensor_INT32 && d.chance(2) { // int32 has none
		c.in = append(c.in, d.quantised(from, append([]int64{}, scale...)))
	}
	return c
}

// drawDynamicQuantize does not draw zeros alone, whose scale is 0 by ONNX's definition and
// 1 by ONNX Runtime.
func drawDynamicQuantize(d *drawer) *drawnCase {
	low, high := -3.0, 3.0
	switch d.IntN(3) {
	case 0:
		low = 1
	case 1:
		high = -1
	}
	x := d.numbers(onnxpb.Tensor_FLOAT, d.dims(d.between(0, 4), 1, 5), low, high)
	return &drawnCase{op: "DynamicQuantizeLinear", version: 11, outs: 3, in: []drawnInput{x}}
}

// eightBits is int8 or uint8.
func (d *drawer) eightBits() onnxpb.Tensor_DataType {
	return oneOf(d, onnxpb.Tensor_UINT8, onnxpb.Tensor_INT8)
}

// few are numbers of eight bits that are small enough for sums within the result's.
func (d *drawer) few(elem onnxpb.Tensor_DataType, dims ...int64) drawnInput {
	if elem == onnxpb.Tensor_INT8 {
		return d.numbers(elem, dims, -20, 20)
	}
	return d.numbers(elem, dims, 0, 40)
}

// product are the shapes of a product's operands: vectors and batches that are broadcast
// as well.
func (d *drawer) product() (a, b []int64) {
	m, k, n := int64(d.between(1, 5)), int64(d.between(1, 6)), int64(d.between(1, 5))
	batch := d.dims(d.between(0, 2), 1, 3)
	a, b = append(append([]int64{}, batch...), m, k), append(append([]int64{}, batch...), k, n)
	if len(batch) > 0 {
		switch d.IntN(4) {
		case 0:
			b = b[len(batch):]
		case 1:
			a = a[len(batch):]
		case 2:
			b[0] = 1
		}
	}
	return a, b
}

// columnsOf is the shape of numbers of a matrix's columns, or of matrices'.
func columnsOf(dims []int64) []int64 {
	if len(dims) == 2 {
		return dims[1:]
	}
	columns := append([]int64{}, dims...)
	columns[len(dims)-2] = 1
	return columns
}

// drawMatMulInteger has no zero points for the rows of a, which ONNX Runtime has not.
func drawMatMulInteger(d *drawer) *drawnCase {
	at, bt := d.eightBits(), d.eightBits()
	a, b := d.product()
	c := &drawnCase{op: "MatMulInteger", version: 10, outs: 1}
	c.in = []drawnInput{d.quantised(at, a), d.quantised(bt, b), absent, absent}
	if d.chance(2) {
		c.in[2] = d.quantised(at, oneOf(d, []int64{}, []int64{1}))
	}
	if d.chance(2) {
		c.in[3] = d.quantised(bt, oneOf(d, []int64{}, []int64{1}, columnsOf(b)))
	}
	return c
}

// drawQLinearMatMul has one scale and zero point of a, and at most those of b's columns:
// ONNX Runtime takes no more.
func drawQLinearMatMul(d *drawer) *drawnCase {
	at, bt := d.eightBits(), d.eightBits()
	if at == onnxpb.Tensor_INT8 {
		bt = at
	}
	a, b := d.product()
	c := &drawnCase{op: "QLinearMatMul", version: oneOf[int64](d, 10, 21), outs: 1, near: 1}
	each := oneOf(d, []int64{}, []int64{1}, columnsOf(b))
	one := func() []int64 { return oneOf(d, []int64{}, []int64{1}) }
	f := onnxpb.Tensor_FLOAT
	c.in = []drawnInput{
		d.few(at, a...), d.numbers(f, one(), 0.1, 1), d.few(at, one()...),
		d.few(bt, b...), d.numbers(f, each, 0.1, 1), d.few(bt, append([]int64{}, each...)...),
		d.numbers(f, one(), 1, 20), d.few(at, one()...),
	}
	return c
}
