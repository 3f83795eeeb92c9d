package onnxop

import (
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Quantised operators of ONNX Runtime's own domain. Answers follow by hand from its kernels.
func TestContribQuantized(t *testing.T) {
	dev := testdev.Open(t)
	h := hostile{dev}
	one := func(f float32) Value { return h.array(tensor.From(dev, []float32{f}, 1).Reshape()) }
	u8 := func(list ...uint8) Value { return h.array(tensor.From(dev, list)) }
	s8 := func(list ...int8) Value { return h.array(tensor.From(dev, list)) }
	zero := func(z uint8) Value { return h.array(tensor.From(dev, []uint8{z}).Reshape()) }
	signed := func(z int8) Value { return h.array(tensor.From(dev, []int8{z}).Reshape()) }
	matrix := func(list ...uint8) Value { return h.array(tensor.From(dev, list, len(list)/2, 2)) }
	image := func(list ...uint8) Value { return h.array(tensor.From(dev, list, 1, 1, len(list))) }
	last := func(list ...uint8) Value { return h.array(tensor.From(dev, list, 1, len(list)/2, 2)) }
	bias := h.array(tensor.From(dev, []int32{1, 1000}))
	for _, c := range []struct {
		op    string
		in    []Value
		attrs map[string]Attr
		want  string
	}{
		// 0.5 and 1.5 are halves, which go to the even number: (3-1)*0.5/2 and (7-1)*0.5/2 with zeros added.
		{"QLinearAdd", []Value{u8(3, 7, 255), one(0.5), zero(1), u8(2, 2, 255), one(1), zero(2), one(2), zero(10)}, nil, "uint8[3] [ 10  12 200]"},
		{"QLinearAdd", []Value{s8(-128, 127), one(1), nil, s8(-128, 127), one(1), nil, one(1), nil}, nil, "int8[2] [-128  127]"},
		// The zero point is added before a product is rounded: 0.5 + 1 goes to 2.
		{"QLinearMul", []Value{u8(2, 3, 255), one(0.5), zero(1), u8(2, 2, 255), one(1), zero(1), one(1), zero(1)}, nil, "uint8[3] [  2   2 255]"},
		{"QLinearMul", []Value{s8(-100, 100), one(1), signed(0), s8(2, 2), one(1), signed(0), one(1), signed(0)}, nil, "int8[2] [-128  127]"},
		{"QLinearConcat", []Value{one(0.5), zero(10), u8(0, 4), one(1), zero(2), u8(7), one(0.25), zero(0)}, map[string]Attr{"axis": number64(0)}, "uint8[3] [ 6 14 14]"},
		{"QLinearConcat", []Value{one(0.5), zero(10), u8(0, 4), one(1)}, map[string]Attr{"axis": number64(0)}, "error"},
		{"QLinearLeakyRelu", []Value{s8(-40, 40), one(0.5), signed(0), one(0.5), signed(1)}, map[string]Attr{"alpha": number32(0.25)}, "int8[2] [-9 41]"},
		{"QLinearSigmoid", []Value{u8(128, 255, 0), one(1), zero(128), one(0.00390625), zero(0)}, nil, "uint8[3] [128 255   0]"},
		// Sums of 6 and 7 over 4 in a scale of 1: 1.5 and 1.75 go to 2, before the zero point.
		{"QLinearGlobalAveragePool", []Value{image(1, 2, 3, 4), one(1), zero(1), one(1), zero(3)}, nil, "uint8[1 1 1] [[[5]]]"},
		{"QLinearGlobalAveragePool", []Value{last(2, 10, 4, 20), one(1), zero(0), one(1), zero(0)}, map[string]Attr{"channels_last": number64(1)}, "uint8[1 1 2] [[[ 3 15]]]"},
		{"QLinearAveragePool", []Value{image(1, 3, 5, 9), one(1), zero(1), one(0.5), zero(2)}, map[string]Attr{"kernel_shape": ints(2), "strides": ints(2)}, "uint8[1 1 2] [[[ 4 14]]]"},
		{"QGemm", []Value{matrix(1, 2, 3, 4), one(0.5), zero(1), matrix(2, 1, 1, 2), one(1), zero(1), bias}, nil, "float32[2 2] [[5.000e-01 5.005e+02]\n [1.500e+00 5.015e+02]]"},
		{"QGemm", []Value{matrix(1, 2, 3, 4), one(0.5), zero(1), matrix(2, 1, 1, 2), one(1), zero(1), nil, one(0.25), zero(3)}, map[string]Attr{"alpha": number32(0.5)}, "uint8[2 2] [[3 4]\n [5 6]]"},
		{"QuantizeLinear", []Value{h.floats(0.5, 1.5, -300), one(1), zero(3)}, nil, "uint8[3] [3 5 0]"},
		{"DequantizeLinear", []Value{u8(0, 5), one(0.5), zero(3)}, nil, "float32[2] [-1.5  1. ]"},
	} {
		got := answer(t, dev, "com.microsoft."+c.op, 1, 1, c.in, c.attrs)
		if got != c.want && !(c.want == "error" && len(got) > 6 && got[:6] == "error:") {
			t.Errorf("%s: %s\nwant %s", c.op, got, c.want)
		}
	}
}
