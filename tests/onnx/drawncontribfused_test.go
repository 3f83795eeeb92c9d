package onnx

import (
	"slices"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

// What exporters of language models and ONNX Runtime's optimizer write beside attention.

var drawnContribFused = []drawnOp{
	{"SimplifiedLayerNormalization", drawSimplifiedNorm},
	{"RotaryEmbeddingOfCaches", drawRotaryOfCaches},
	{"QuickGelu", drawQuickGelu},
	{"GeluOfMicrosoft", func(d *drawer) *drawnCase { return drawBiased(d, "Gelu", false) }},
	{"FusedMatMul", drawFusedMatMul},
	{"CDist", drawCDist},
	{"FusedConv", drawFusedConv},
	{"FusedGemm", drawFusedGemm},
	{"LayerNormalizationBefore17", drawLayerNormBefore},
	{"GatherBlockQuantized", drawGatherBlocks},
	{"DynamicQuantizeMatMul", drawDynamicQuantizeMatMul},
	{"MatMulIntegerToFloat", drawMatMulIntegerToFloat},
}

func drawSimplifiedNorm(d *drawer) *drawnCase {
	rank := d.between(1, 4)
	dims := d.dims(rank, 1, 6)
	axis := d.IntN(rank)
	c := &drawnCase{op: "SimplifiedLayerNormalization", version: 17, outs: d.between(1, 2), elem: float32s}
	c.in = []drawnInput{d.floats(dims...), d.floats(dims[axis:]...)}
	c.maybe(d, attrFloat("epsilon", oneOf[float32](d, 1e-6, 1e-2)))
	return c.with(attrInt("axis", axis-rank*d.IntN(2)))
}

// drawRotaryOfCaches has no packed batches and no scale, which the CPU provider has not.
func drawRotaryOfCaches(d *drawer) *drawnCase {
	n, length, heads, pairs, most := int64(d.between(1, 3)), int64(d.between(1, 4)), int64(d.between(1, 3)), int64(d.between(1, 4)), int64(12)
	size := 2 * pairs
	c := &drawnCase{op: "RotaryEmbedding", domain: microsoft, version: 1, outs: 1}
	if d.chance(3) { // a part of each head
		size += 2 * int64(d.between(1, 3))
		c.with(attrInt("rotary_embedding_dim", int(2*pairs)), attrInt("num_heads", int(heads)))
	} else {
		c.maybe(d, attrInt("num_heads", int(heads)))
	}
	c.maybe(d, attrInt("interleaved", d.IntN(2)))
	dims := []int64{n, length, heads * size}
	if d.chance(2) {
		dims = []int64{n, heads, length, size}
	}
	at := d.numbers(int64s, []int64{n, length}, 0, float64(most-1))
	if d.chance(2) {
		at = d.numbers(int64s, []int64{1}, 0, float64(most-length))
	}
	angles := func() drawnInput { return d.numbers(float32s, []int64{most, pairs}, -1, 1) }
	c.in = []drawnInput{d.floats(dims...), at, angles(), angles()}
	return c
}

func drawCDist(d *drawer) *drawnCase {
	n := int64(d.between(1, 6))
	c := &drawnCase{op: "CDist", domain: microsoft, version: 1, outs: 1}
	c.in = []drawnInput{d.floats(int64(d.between(1, 5)), n), d.floats(int64(d.between(1, 5)), n)}
	return c.with(attrString("metric", oneOf(d, "euclidean", "sqeuclidean")))
}

func drawQuickGelu(d *drawer) *drawnCase {
	c := &drawnCase{op: "QuickGelu", domain: microsoft, version: 1, outs: 1, in: []drawnInput{d.floats(d.dims(d.between(1, 4), 1, 5)...)}}
	c.maybe(d, attrFloat("alpha", oneOf[float32](d, 1, 1.702, 0.5)))
	return c
}

func drawFusedMatMul(d *drawer) *drawnCase {
	c := &drawnCase{op: "FusedMatMul", domain: microsoft, version: 1, outs: 1}
	m, k, n, batch := int64(d.between(1, 5)), int64(d.between(1, 6)), int64(d.between(1, 5)), d.dims(d.between(0, 2), 1, 3)
	side := func(rows, columns int64, name string) drawnInput {
		dims := []int64{rows, columns}
		if d.chance(2) {
			dims = []int64{columns, rows}
			c.with(attrInt(name, 1))
		}
		return d.floats(slices.Concat(batch, dims)...)
	}
	c.in = []drawnInput{side(m, k, "transA"), side(k, n, "transB")}
	for i, name := range []string{"transBatchA", "transBatchB"} {
		if dims := c.in[i].Dims; len(batch) > 0 && d.chance(3) { // the axis before the last comes first
			r := len(dims) - 2
			c.in[i] = d.floats(slices.Concat(dims[r:r+1], dims[:r], dims[r+1:])...)
			c.with(attrInt(name, 1))
		}
	}
	c.maybe(d, attrFloat("alpha", oneOf[float32](d, 0.5, -2)))
	return c
}

// activation draws one that ONNX Runtime joins with a convolution, and its numbers.
func activation(d *drawer) (name string, params []float32) {
	switch name = oneOf(d, "Relu", "Sigmoid", "Tanh", "LeakyRelu", "HardSigmoid", "Clip"); name {
	case "LeakyRelu":
		params = []float32{0.2}
	case "HardSigmoid":
		params = []float32{0.25, 0.5}
	case "Clip":
		params = []float32{-1, 2}
	}
	return name, params
}

func drawFusedConv(d *drawer) *drawnCase {
	v := d.convolution(2)
	v.batch = max(v.batch, 1)
	c := &drawnCase{op: "FusedConv", domain: microsoft, version: 1, outs: 1, in: []drawnInput{d.floats(v.x()...), d.floats(v.weights()...), d.floats(v.out * v.groups)}}
	name, params := activation(d)
	c.with(v.attrs(d)...).with(attrString("activation", name))
	if params != nil {
		c.with(attrFloats("activation_params", params...))
	}
	return c
}

func drawFusedGemm(d *drawer) *drawnCase {
	c := &drawnCase{op: "FusedGemm", domain: microsoft, version: 1, outs: 1}
	m, k, n := int64(d.between(1, 5)), int64(d.between(1, 6)), int64(d.between(1, 5))
	c.in = []drawnInput{d.floats(m, k), d.floats(k, n), d.floats(n)}
	if d.chance(2) {
		c.in[1] = d.floats(n, k)
		c.with(attrInt("transB", 1))
	}
	name := oneOf(d, "Relu", "Sigmoid", "Tanh", "LeakyRelu")
	if c.with(attrString("activation", name)); name == "LeakyRelu" {
		c.with(attrFloat("activation_alpha", 0.2))
	}
	c.maybe(d, attrFloat("alpha", oneOf[float32](d, 0.5, -2)))
	return c
}

// drawLayerNormBefore is what ONNX Runtime's optimizer writes into files of operator sets before 17.
func drawLayerNormBefore(d *drawer) *drawnCase {
	c := drawLayerNorm(d)
	c.version = oneOf[int64](d, 9, 11, 13, 16)
	return c
}

// drawGatherBlocks has bytes, of which indices take rows alone; the CPU provider has blocks
// of 16 and more.
func drawGatherBlocks(d *drawer) *drawnCase {
	bits, block := oneOf(d, 4, 8), int64(oneOf(d, 16, 32))
	rows, blocks := int64(d.between(1, 5)), int64(d.between(1, 3))
	packed := blocks * block * int64(bits) / 8
	c := &drawnCase{op: "GatherBlockQuantized", domain: microsoft, version: 1, outs: 1}
	index := oneOf(d, int32s, int64s)
	data := fixed(d.numbers(uint8s, []int64{rows, packed}, 0, 255))
	c.in = []drawnInput{data, d.numbers(index, d.dims(d.between(0, 3), 1, 3), float64(-rows), float64(rows-1)), fixed(d.numbers(float32s, []int64{rows, blocks}, 0.1, 2))}
	if d.chance(2) {
		c.in = append(c.in, fixed(d.numbers(uint8s, []int64{rows, (blocks*int64(bits) + 7) / 8}, 0, 255)))
	}
	return c.with(attrInt("block_size", int(block)), attrInt("bits", bits), attrInt("gather_axis", 0), attrInt("quantize_axis", oneOf(d, 1, -1)))
}

// quantizedProduct are the operands of a product of bytes, [.., m, k] and [k, n], and n.
func (d *drawer) quantizedProduct(left onnxpb.Tensor_DataType) (a, b drawnInput, n int64, right onnxpb.Tensor_DataType) {
	m, k := int64(d.between(1, 5)), int64(d.between(1, 6))
	n, right = int64(d.between(1, 5)), oneOf(d, uint8s, int8s)
	dims := append(d.dims(d.between(0, 1), 1, 3), m, k)
	if left == float32s {
		a = d.floats(dims...)
	} else {
		a = d.few(left, dims...)
	}
	return a, d.few(right, k, n), n, right
}

func drawDynamicQuantizeMatMul(d *drawer) *drawnCase {
	a, b, n, right := d.quantizedProduct(float32s)
	c := &drawnCase{op: "DynamicQuantizeMatMul", domain: microsoft, version: 1, outs: 1, near: 2e-2} // where a half is rounded to either side
	columns := oneOf(d, []int64{1}, []int64{n})
	c.in = []drawnInput{a, b, d.numbers(float32s, columns, 0.1, 1), oneOf(d, absent, d.few(right, columns...)), oneOf(d, absent, d.floats(n))}
	return c
}

func drawMatMulIntegerToFloat(d *drawer) *drawnCase {
	left := oneOf(d, uint8s, int8s)
	a, b, n, right := d.quantizedProduct(left)
	if left == int8s && right == uint8s { // which ONNX Runtime has not
		b, right = d.few(int8s, b.Dims...), int8s
	}
	c := &drawnCase{op: "MatMulIntegerToFloat", domain: microsoft, version: 1, outs: 1}
	columns := oneOf(d, []int64{1}, []int64{n})
	c.in = []drawnInput{a, b, d.numbers(float32s, []int64{1}, 0.1, 1), d.numbers(float32s, columns, 0.1, 1),
		oneOf(d, absent, d.few(left, 1)), oneOf(d, absent, d.few(right, columns...)), oneOf(d, absent, d.floats(n))}
	return c
}
