package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnConvolutions = []drawnOp{
	{"Conv", drawConv},
	{"ConvTranspose", drawConvTranspose},
	{"ConvInteger", drawConvInteger},
	{"QLinearConv", drawQLinearConv},
}

// convolution is what the convolutions have in common.
type convolution struct {
	*drawnWindows
	groups, in, out int64 // channels are of a group
	batch           int64
	spatial         []int64
}

func (d *drawer) convolution(n int) *convolution {
	w := d.windows(n)
	c := &convolution{drawnWindows: w, groups: 1, in: int64(d.between(1, 4)), out: int64(d.between(1, 4)), batch: int64(d.between(1, 2)), spatial: w.spatial(d, 6)}
	if d.chance(2) {
		c.groups = int64(d.between(1, 3))
	}
	if d.chance(6) {
		c.in = 1 // depthwise
	}
	if d.chance(12) {
		c.batch = 0
	}
	return c
}

func (v *convolution) attrs(d *drawer) []*onnxpb.Attribute {
	list := v.drawnWindows.attrs(d, true)
	if v.groups > 1 || d.chance(2) {
		list = append(list, attrInt("group", int(v.groups)))
	}
	if d.chance(2) {
		list = append(list, attrInts("kernel_shape", v.kernel...))
	}
	return list
}

func (v *convolution) x() []int64 { return join([]int64{v.batch, v.in * v.groups}, v.spatial) }

func (v *convolution) weights() []int64 { return join([]int64{v.out * v.groups, v.in}, v.kernel) }

func drawConv(d *drawer) *drawnCase {
	v := d.convolution(d.between(1, 3))
	c := &drawnCase{op: "Conv", version: oneOf[int64](d, 1, 11, 22), outs: 1, in: []drawnInput{d.floats(v.x()...), d.either(d.floats(v.weights()...))}}
	if d.chance(2) {
		c.in = append(c.in, d.either(d.floats(v.out*v.groups)))
	}
	return c.with(v.attrs(d)...)
}

// drawConvTranspose has weights [in, out of a group, kernel...].
func drawConvTranspose(d *drawer) *drawnCase {
	n := d.between(1, 3)
	v := d.convolution(n)
	if d.chance(3) { // with SAME too
		v.dilations = d.dims(n, 1, 3)
	}
	v.closed()
	v.spatial = d.dims(n, 1, 5)
	extra := make([]int64, n)
	for i := range extra { // up to a dilation too, but not in ONNX Runtime
		extra[i] = int64(d.IntN(int(v.strides[i])))
	}
	full := make([]int64, n)
	for i := range full {
		full[i] = (v.spatial[i]-1)*v.strides[i] + extra[i] + (v.kernel[i]-1)*v.dilations[i] + 1
		for v.pads[i]+v.pads[n+i] >= full[i] {
			v.pads[i], v.pads[n+i] = 0, 0
		}
	}
	c := &drawnCase{op: "ConvTranspose", version: oneOf[int64](d, 1, 11, 22), outs: 1,
		in: []drawnInput{d.floats(v.x()...), d.either(d.floats(join([]int64{v.in * v.groups, v.out}, v.kernel)...))}}
	if d.chance(2) {
		c.in = append(c.in, d.either(d.floats(v.out*v.groups)))
	}
	c.with(v.attrs(d)...)
	c.maybe(d, attrInts("output_padding", extra...))
	if len(c.attrs) == 0 || c.attrs[len(c.attrs)-1].GetName() != "output_padding" {
		for i := range full {
			full[i] -= extra[i]
		}
	}
	if d.chance(4) {
		shape := make([]int64, n)
		for i := range shape {
			shape[i] = full[i] - int64(d.IntN(int(min(full[i], 3))))
		}
		c.with(attrInts("output_shape", shape...))
	}
	return c
}

var bytesDrawn = []onnxpb.Tensor_DataType{onnxpb.Tensor_UINT8, onnxpb.Tensor_INT8}

// bytes are numbers of a type of one byte, over all that it has.
func (d *drawer) bytes(elem onnxpb.Tensor_DataType, dims []int64) drawnInput {
	if elem == onnxpb.Tensor_INT8 {
		return d.numbers(elem, dims, -128, 127)
	}
	return d.numbers(elem, dims, 0, 255)
}

// weights are bytes. Those of int8 have seven bits: on processors with AVX2 and without VNNI, ONNX
// Runtime's sums of two products of uint8 and int8 saturate in 16 bits.
func (d *drawer) weights(elem onnxpb.Tensor_DataType, dims []int64) drawnInput {
	if elem == onnxpb.Tensor_INT8 {
		return d.numbers(elem, dims, -64, 63)
	}
	return d.bytes(elem, dims)
}

func (d *drawer) zeroPoint(elem onnxpb.Tensor_DataType, dims []int64) drawnInput {
	if elem == onnxpb.Tensor_INT8 {
		return d.numbers(elem, dims, -5, 5)
	}
	return d.numbers(elem, dims, 120, 135)
}

// drawConvInteger is of uint8, the only type that ONNX Runtime has of the operand.
func drawConvInteger(d *drawer) *drawnCase {
	v := d.convolution(d.between(1, 3))
	kind := oneOf(d, bytesDrawn...)
	c := &drawnCase{op: "ConvInteger", version: 10, outs: 1, in: []drawnInput{d.bytes(onnxpb.Tensor_UINT8, v.x()), d.either(d.weights(kind, v.weights()))}}
	switch d.IntN(3) {
	case 0:
		c.in = append(c.in, d.zeroPoint(onnxpb.Tensor_UINT8, nil))
	case 1:
		zero := d.zeroPoint(kind, nil)
		c.in = append(c.in, oneOf(d, absent, d.zeroPoint(onnxpb.Tensor_UINT8, nil)), zero)
	}
	return c.with(v.attrs(d)...)
}

func drawQLinearConv(d *drawer) *drawnCase {
	v := d.convolution(d.between(1, 3))
	x, w := oneOf(d, bytesDrawn...), oneOf(d, bytesDrawn...)
	if x == onnxpb.Tensor_INT8 {
		w = x // ONNX Runtime has int8 with int8 alone
	}
	var per []int64
	if d.chance(2) {
		per = []int64{v.out * v.groups}
	}
	zero := d.zeroPoint(w, nil)
	if per != nil { // ONNX Runtime takes one zero point for all channels
		one := d.zeroPoint(w, nil)
		all := make([]byte, per[0])
		for i := range all {
			all[i] = one.RawData[0]
		}
		one.Dims, one.RawData = per, all
		zero = one
	}
	c := &drawnCase{op: "QLinearConv", version: 10, outs: 1, near: 1, in: []drawnInput{
		d.bytes(x, v.x()), scalar(onnxpb.Tensor_FLOAT, 0.0625), d.zeroPoint(x, nil),
		fixed(d.weights(w, v.weights())), fixed(d.numbers(onnxpb.Tensor_FLOAT, per, 0.03125, 0.25)), fixed(zero),
		scalar(onnxpb.Tensor_FLOAT, oneOf(d, 0.5, 4.0, 30)), d.zeroPoint(x, nil),
	}}
	if d.chance(2) {
		c.in = append(c.in, fixed(d.numbers(onnxpb.Tensor_INT32, []int64{v.out * v.groups}, -2000, 2000)))
	}
	return c.with(v.attrs(d)...)
}
