package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnSignal = []drawnOp{
	{"DFT", drawDFT},
	{"STFT", drawSTFT},
	{"HannWindow", func(d *drawer) *drawnCase { return drawWindow(d, "HannWindow") }},
	{"HammingWindow", func(d *drawer) *drawnCase { return drawWindow(d, "HammingWindow") }},
	{"BlackmanWindow", func(d *drawer) *drawnCase { return drawWindow(d, "BlackmanWindow") }},
	{"MelWeightMatrix", drawMel},
}

// drawDFT neither cuts nor pads a spectrum of one side: ONNX Runtime takes more bins than
// its length has, and the last one that is there for that of the highest frequency.
func drawDFT(d *drawer) *drawnCase {
	c := &drawnCase{op: "DFT", version: oneOf[int64](d, 17, 20), outs: 1}
	rank, parts := d.between(2, 4), int64(d.between(1, 2))
	dims := append(d.dims(rank-1, 1, 9), parts)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	c.in = []drawnInput{d.numbers(elem, dims, -3, 3), absent}
	if d.chance(2) {
		c.in[1] = scalar(oneOf(d, onnxpb.Tensor_INT64, onnxpb.Tensor_INT32), float64(d.between(1, 12)))
	}
	axis := d.IntN(rank - 1)
	named := rank == 2 && c.version == 17 || d.chance(2) // where the axis that is meant without is not there
	if !named {
		axis = map[int64]int{17: 1, 20: rank - 2}[c.version]
	}
	written := axis - rank*d.IntN(2)
	switch {
	case named && c.version == 17:
		c.with(attrInt("axis", written))
	case named:
		c.in = append(c.in, scalar(onnxpb.Tensor_INT64, float64(written)))
	}
	inverse := d.chance(3)
	if inverse {
		c.with(attrInt("inverse", 1))
	}
	onesided := (parts == 1) != inverse && d.chance(2) // of a spectrum or of numbers that are real
	if onesided {
		c.with(attrInt("onesided", 1))
	}
	if size := int(dims[axis]); onesided && inverse && (c.in[1].Tensor != nil || size == 1) { // of one bin without a length no element is left
		c.in[1] = scalar(onnxpb.Tensor_INT64, float64(d.between(max(1, 2*size-2), 2*size-1)))
	}
	return c
}

// drawSTFT has no window of complex signals, with which ONNX Runtime reads past its end.
func drawSTFT(d *drawer) *drawnCase {
	c := &drawnCase{op: "STFT", version: 17, outs: 1}
	length, parts := d.between(4, 20), int64(d.between(1, 2))
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	frame := d.between(2, length)
	c.in = []drawnInput{d.numbers(elem, []int64{int64(d.between(1, 3)), int64(length), parts}, -3, 3), scalar(onnxpb.Tensor_INT64, float64(d.between(1, 5))), absent, absent}
	window := parts == 1 && d.chance(2)
	if window {
		c.in[2] = d.numbers(elem, []int64{int64(frame)}, 0, 1)
	}
	if !window || d.chance(2) {
		c.in[3] = scalar(onnxpb.Tensor_INT64, float64(frame))
	}
	switch {
	case parts == 2:
		c.with(attrInt("onesided", 0))
	default:
		c.maybe(d, attrInt("onesided", d.IntN(2)))
	}
	return c
}

// drawWindow has three elements or more: of one that is not periodic ONNX Runtime divides
// by 0, and of two Blackman's are but rounding.
func drawWindow(d *drawer, name string) *drawnCase {
	size := scalar(oneOf(d, onnxpb.Tensor_INT32, onnxpb.Tensor_INT64), float64(d.between(3, 20)))
	size.constant = d.chance(2)
	c := &drawnCase{op: name, version: 17, outs: 1, in: []drawnInput{size}}
	c.maybe(d, attrInt("periodic", d.IntN(2)))
	c.maybe(d, attrInt("output_datatype", int(oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE))))
	return c
}

func drawMel(d *drawer) *drawnCase {
	rate := oneOf(d, 8000.0, 16000, 22050)
	low := float64(d.between(0, 500))
	high := low + float64(d.between(500, 3400))
	whole := oneOf(d, onnxpb.Tensor_INT32, onnxpb.Tensor_INT64)
	c := &drawnCase{op: "MelWeightMatrix", version: 17, outs: 1}
	c.in = []drawnInput{
		scalar(whole, float64(d.between(1, 10))), scalar(whole, float64(oneOf(d, 16, 31, 64, 256))), scalar(whole, rate),
		scalar(onnxpb.Tensor_FLOAT, low), scalar(onnxpb.Tensor_FLOAT, high),
	}
	c.maybe(d, attrInt("output_datatype", int(oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE))))
	return c
}
