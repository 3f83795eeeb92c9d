package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnNormalizations = []drawnOp{
	{"BatchNormalization", drawBatchNorm},
	{"InstanceNormalization", drawInstanceNorm},
	{"GroupNormalization", drawGroupNorm},
	{"LayerNormalization", drawLayerNorm},
	{"RMSNormalization", drawRMSNorm},
	{"LRN", drawLRN},
	{"LpNormalization", drawLpNorm},
	{"MeanVarianceNormalization", drawMeanVariance},
	{"Softmax", func(d *drawer) *drawnCase { return drawSoftmax(d, "Softmax") }},
	{"LogSoftmax", func(d *drawer) *drawnCase { return drawSoftmax(d, "LogSoftmax") }},
	{"Hardmax", func(d *drawer) *drawnCase { return drawSoftmax(d, "Hardmax") }},
	{"Dropout", drawDropout},
}

// positive are variances and other numbers above 0.
func (d *drawer) positive(elem onnxpb.Tensor_DataType, dims ...int64) drawnInput {
	return d.numbers(elem, dims, 0.25, 3)
}

// drawBatchNorm has spatial = 0 before version 9, and training from 14 on.
func drawBatchNorm(d *drawer) *drawnCase {
	version := oneOf[int64](d, 7, 9, 14, 15)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	x := d.dims(d.between(2, 5), 1, 4)
	per := x[1:2]
	c := &drawnCase{op: "BatchNormalization", version: version, outs: 1}
	if version == 7 && d.chance(2) {
		flag := d.IntN(2)
		c.with(attrInt("spatial", flag))
		if flag == 0 {
			per = x[1:]
		}
	}
	c.in = []drawnInput{d.numbers(elem, x, -3, 3), d.numbers(elem, per, -2, 2), d.numbers(elem, per, -2, 2), d.numbers(elem, per, -1, 1), d.positive(elem, per...)}
	c.maybe(d, attrFloat("epsilon", oneOf[float32](d, 1e-5, 1e-3, 0.1)))
	c.maybe(d, attrFloat("momentum", 0.75))
	if version >= 14 && d.chance(3) {
		c.outs = 3
		c.with(attrInt("training_mode", 1))
	} else if version >= 14 {
		c.maybe(d, attrInt("training_mode", 0))
	}
	return c
}

func drawInstanceNorm(d *drawer) *drawnCase {
	x := d.dims(d.between(3, 5), 1, 4)
	c := &drawnCase{op: "InstanceNormalization", version: 6, outs: 1, in: []drawnInput{d.floats(x...), d.floats(x[1]), d.floats(x[1])}}
	if d.chance(2) {
		c.with(attrFloat("epsilon", oneOf[float32](d, 1e-5, 1e-2, 0.5)))
	}
	return c
}

func drawGroupNorm(d *drawer) *drawnCase {
	version := oneOf[int64](d, 18, 21)
	groups, each := int64(d.between(1, 3)), int64(d.between(1, 3))
	x := join(d.dims(1, 1, 3), []int64{groups * each}, d.dims(d.between(1, 3), 1, 4))
	per := groups
	if version >= 21 {
		per = groups * each
	}
	c := &drawnCase{op: "GroupNormalization", version: version, outs: 1, in: []drawnInput{d.floats(x...), d.floats(per), d.floats(per)}}
	c.with(attrInt("num_groups", int(groups)))
	c.maybe(d, attrFloat("epsilon", oneOf[float32](d, 1e-5, 1e-2, 0.5)))
	return c
}

// drawLayerNorm has scales and biases that are broadcast too, as ONNX has them from the
// first axis that is normalized on.
func drawLayerNorm(d *drawer) *drawnCase {
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_FLOAT16)
	c, of := d.layered("LayerNormalization", 17, elem)
	c.outs = d.between(1, 3)
	if d.chance(2) {
		c.in = append(c.in, d.numbers(elem, of, -2, 2))
	}
	if elem != onnxpb.Tensor_DOUBLE {
		c.maybe(d, attrInt("stash_type", 1))
	}
	return c
}

func drawRMSNorm(d *drawer) *drawnCase {
	c, _ := d.layered("RMSNormalization", 23, oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE))
	c.maybe(d, attrInt("stash_type", 1))
	return c
}

// layered is a node that normalizes from an axis on, and the shape of its scale.
func (d *drawer) layered(op string, version int64, elem onnxpb.Tensor_DataType) (*drawnCase, []int64) {
	rank := d.between(1, 4)
	x := d.dims(rank, 1, 5)
	c := &drawnCase{op: op, version: version, outs: 1}
	axis := rank - 1
	if d.chance(2) {
		axis = d.IntN(rank)
		c.with(attrInt("axis", axis-rank*d.IntN(2)))
	}
	c.maybe(d, attrFloat("epsilon", oneOf[float32](d, 1e-5, 1e-2, 0.5)))
	of := d.broadcastable(x[axis:])
	c.in = []drawnInput{d.numbers(elem, x, -3, 3), d.numbers(elem, of, -2, 2)}
	return c, of
}

// broadcastable is a shape that is broadcast to another one, mostly the same.
func (d *drawer) broadcastable(to []int64) []int64 {
	of := append([]int64{}, to...)
	if !d.chance(3) {
		return of
	}
	for i := range of {
		if d.chance(2) {
			of[i] = 1
		}
	}
	return of[d.IntN(len(of)):]
}

func drawLRN(d *drawer) *drawnCase {
	c := &drawnCase{op: "LRN", version: oneOf[int64](d, 1, 13), outs: 1, in: []drawnInput{d.floats(join(d.dims(1, 1, 2), d.dims(1, 1, 7), d.dims(2, 1, 3))...)}}
	c.with(attrInt("size", 1+2*d.IntN(4))) // ONNX Runtime has odd sizes alone
	c.maybe(d, attrFloat("alpha", oneOf[float32](d, 1e-4, 0.5, 2)))
	c.maybe(d, attrFloat("beta", oneOf[float32](d, 0.75, 0.5, 1)))
	c.maybe(d, attrFloat("bias", oneOf[float32](d, 1, 0.5, 2)))
	return c
}

func drawLpNorm(d *drawer) *drawnCase {
	rank := d.between(1, 4)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	x := d.numbers(elem, d.dims(rank, 1, 5), -3, 3)
	if d.chance(3) { // rows of zeros among them
		x = d.whole(elem, x.Dims, 0, 1)
	}
	c := &drawnCase{op: "LpNormalization", version: oneOf[int64](d, 1, 22), outs: 1, in: []drawnInput{x}}
	c.maybe(d, attrInt("axis", d.between(-rank, rank-1)))
	c.maybe(d, attrInt("p", d.between(1, 2)))
	return c
}

// drawMeanVariance has four axes: without the attribute they are 0, 2 and 3.
func drawMeanVariance(d *drawer) *drawnCase {
	c := &drawnCase{op: "MeanVarianceNormalization", version: oneOf[int64](d, 9, 13), outs: 1, in: []drawnInput{d.floats(d.dims(4, 2, 4)...)}}
	if d.chance(2) {
		c.with(attrInts("axes", oneOf(d, []int64{0, 2, 3}, []int64{0, 1, 2, 3}, []int64{1, 2, 3}, []int64{2, 3}, []int64{-1}, []int64{-4, -2})...))
	}
	return c
}

// drawSoftmax is along all axes from one on before version 13, and then along one.
func drawSoftmax(d *drawer, op string) *drawnCase {
	version := oneOf[int64](d, 1, 11, 13)
	rank := d.between(1, 4)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	if op == "Hardmax" {
		elem = onnxpb.Tensor_FLOAT
	}
	x := d.numbers(elem, d.dims(rank, 1, 5), -3, 3)
	switch {
	case d.chance(4): // ties
		x = d.whole(elem, x.Dims, 0, 2)
	case d.chance(4): // whose exponentials are out of range
		x = d.numbers(elem, x.Dims, -900, 900)
	}
	c := &drawnCase{op: op, version: version, outs: 1, in: []drawnInput{x}}
	least := -rank
	if version == 1 {
		least = 0
	}
	if d.chance(2) || rank == 1 && version < 13 {
		c.with(attrInt("axis", d.between(least, rank-1)))
	}
	return c
}

// drawDropout drops nothing: what is dropped is drawn by each house for itself. Before
// version 12 the mask of inference is open: ONNX's reference has ones, ONNX Runtime zeros.
func drawDropout(d *drawer) *drawnCase {
	version := oneOf[int64](d, 7, 10, 12, 13, 22)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	c := &drawnCase{op: "Dropout", version: version, outs: d.between(1, 2), in: []drawnInput{d.numbers(elem, d.dims(d.between(0, 3), 1, 4), -3, 3)}}
	if version < 12 {
		c.outs = 1
		c.maybe(d, attrFloat("ratio", 0.25))
		return c
	}
	c.maybe(d, attrInt("seed", 3))
	ratio, training := absent, absent
	if d.chance(2) {
		ratio = d.either(scalar(onnxpb.Tensor_FLOAT, oneOf(d, 0, 0.25)))
	}
	if d.chance(2) {
		training = d.either(scalar(onnxpb.Tensor_BOOL, 0))
	}
	c.in = append(c.in, ratio, training)
	return c
}
