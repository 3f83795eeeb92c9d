package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnRecurrent = []drawnOp{
	{"RNN", func(d *drawer) *drawnCase { return drawRecurrent(d, "RNN", 1, 1) }},
	{"GRU", func(d *drawer) *drawnCase { return drawRecurrent(d, "GRU", 3, 2) }},
	{"LSTM", func(d *drawer) *drawnCase { return drawRecurrent(d, "LSTM", 4, 3) }},
}

// drawRecurrent leaves out layout=1, which ONNX Runtime has not, and sequences of length 0,
// whose last state ONNX leaves open. Of an LSTM with clip only the cell after one step is
// compared: ONNX Runtime does not bound the input of the last activation.
func drawRecurrent(d *drawer, name string, gates, functions int) *drawnCase {
	seq, batch, size, hidden := d.between(1, 5), d.between(1, 4), d.between(1, 5), d.between(1, 5)
	clip := d.chance(3)
	clipped := clip && name == "LSTM"
	if clipped {
		seq = 1
	}
	direction := oneOf(d, "forward", "reverse", "bidirectional")
	directions := 1
	if direction == "bidirectional" {
		directions = 2
	}
	weights := func(dims ...int) drawnInput { return d.small(sizesFrom(directions, dims)...) }
	c := &drawnCase{op: name, version: oneOf[int64](d, 7, 14, 22), outs: d.between(1, 2)}
	c.in = []drawnInput{d.small(int64(seq), int64(batch), int64(size)), weights(gates*hidden, size), weights(gates*hidden, hidden)}
	optional := []drawnInput{weights(2 * gates * hidden), d.lengths(batch, seq), weights(batch, hidden)}
	if name == "LSTM" {
		optional = append(optional, weights(batch, hidden), weights(3*hidden))
		c.outs = d.between(1, 3)
		if clipped {
			c.outs = 3
		}
		c.maybe(d, attrInt("input_forget", d.IntN(2)))
	}
	for _, x := range optional {
		if d.chance(2) {
			x = absent
		}
		c.in = append(c.in, x)
	}
	if name == "GRU" {
		c.maybe(d, attrInt("linear_before_reset", d.IntN(2)))
	}
	if direction != "forward" || d.chance(2) {
		c.with(attrString("direction", direction))
	}
	c.with(attrInt("hidden_size", hidden)) // ONNX Runtime wants it
	if clip {
		c.with(attrFloat("clip", oneOf[float32](d, 0.3, 0.55, 2))) // no alpha of ThresholdedRelu, which ONNX has above it and ONNX Runtime not
	}
	if d.chance(2) {
		d.activations(c, functions*directions)
	}
	for i := range c.outs - 1 {
		if clipped || d.chance(3) {
			c.left = append(c.left, i)
		}
	}
	return c
}

// recurrentParameters are how many parameters an activation takes.
var recurrentParameters = map[string]int{"Affine": 2, "ScaledTanh": 2, "HardSigmoid": 2, "LeakyRelu": 1, "Elu": 1, "ThresholdedRelu": 1}

// activations are drawn with the parameters of all, or of none where ONNX Runtime has
// ONNX's defaults: Affine and ScaledTanh have none, and ThresholdedRelu's is another there.
func (d *drawer) activations(c *drawnCase, n int) {
	var names []string
	var alphas, betas []float32
	without := d.chance(2)
	for range n {
		name := oneOf(d, "Relu", "Tanh", "Sigmoid", "Affine", "LeakyRelu", "ThresholdedRelu", "ScaledTanh", "HardSigmoid", "Elu", "Softsign", "Softplus")
		if without {
			name = oneOf(d, "Relu", "LeakyRelu", "HardSigmoid", "Elu")
		}
		names = append(names, name)
		if recurrentParameters[name] > 0 {
			alphas = append(alphas, float32(d.between(1, 6))/8)
		}
		if recurrentParameters[name] > 1 {
			betas = append(betas, float32(d.between(1, 6))/8)
		}
	}
	c.with(attrStrings("activations", names...))
	if len(alphas) > 0 && !without {
		c.with(attrFloats("activation_alpha", alphas...))
		if len(betas) > 0 {
			c.with(attrFloats("activation_beta", betas...))
		}
	}
}

// lengths are n of sequences, up to most.
func (d *drawer) lengths(n, most int) drawnInput {
	return d.numbers(onnxpb.Tensor_INT32, []int64{int64(n)}, 1, float64(most))
}

// small are numbers at which no activation is flat.
func (d *drawer) small(dims ...int64) drawnInput {
	return d.numbers(onnxpb.Tensor_FLOAT, dims, -1, 1)
}

// sizesFrom are sizes, the first before the others.
func sizesFrom(first int, dims []int) []int64 {
	list := []int64{int64(first)}
	for _, n := range dims {
		list = append(list, int64(n))
	}
	return list
}
