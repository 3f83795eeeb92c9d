package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnLoss = []drawnOp{
	{"NegativeLogLikelihoodLoss", func(d *drawer) *drawnCase { return drawLoss(d, "NegativeLogLikelihoodLoss", 1) }},
	{"SoftmaxCrossEntropyLoss", func(d *drawer) *drawnCase { return drawLoss(d, "SoftmaxCrossEntropyLoss", d.between(1, 2)) }},
}

// drawLoss has labels that are ignored both among the classes and outside of them.
func drawLoss(d *drawer, name string, outs int) *drawnCase {
	classes := d.between(1, 5)
	batch, rest := d.dims(1, 1, 5), d.dims(d.between(0, 3), 1, 4)
	scores := append(append(append([]int64{}, batch...), int64(classes)), rest...)
	labels := append(batch, rest...)
	c := &drawnCase{op: name, version: oneOf[int64](d, 12, 13, 22), outs: outs}
	list := make([]float64, sizeOf(labels))
	for i := range list {
		list[i] = float64(d.IntN(classes))
	}
	if d.chance(2) {
		ignored := oneOf(d, -100, -1, d.IntN(classes), classes+3)
		c.with(attrInt("ignore_index", ignored))
		for i := range list {
			if d.chance(4) && i > 0 {
				list[i] = float64(ignored)
			}
		}
	}
	elem := oneOf(d, onnxpb.Tensor_INT64, onnxpb.Tensor_INT32)
	c.in = []drawnInput{d.floats(scores...), put(elem, labels, list)}
	if d.chance(2) {
		c.in = append(c.in, d.numbers(onnxpb.Tensor_FLOAT, []int64{int64(classes)}, 0.25, 2))
	}
	c.maybe(d, attrString("reduction", oneOf(d, "none", "sum", "mean")))
	return c
}
