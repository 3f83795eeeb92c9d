package onnx

// What ONNX Runtime's optimizer makes of encoders such as BERT.

var drawnContribBert = []drawnOp{
	{"AttentionOfMicrosoft", drawPackedAttention},
	{"EmbedLayerNormalization", drawEmbed},
}

func drawPackedAttention(d *drawer) *drawnCase {
	s := d.attentionSizes()
	s.keys = s.queries
	if s.past > 0 || d.chance(2) {
		s.valueSize = s.size
	}
	width, columns := int64(d.between(1, 6)), int64(s.heads*(2*s.size+s.valueSize))
	c := &drawnCase{op: "Attention", domain: microsoft, version: 1, outs: 1}
	c.with(attrInt("num_heads", s.heads))
	if s.valueSize != s.size {
		c.with(attrInts("qkv_hidden_sizes", int64(s.heads*s.size), int64(s.heads*s.size), int64(s.heads*s.valueSize)))
	}
	c.in = []drawnInput{d.small(int64(s.batch), int64(s.queries), width), d.small(width, columns), d.small(columns), absent, absent, absent}
	if d.chance(2) {
		c.in[3] = d.paddingMask(s)
	}
	if s.past > 0 {
		c.in[4] = d.small(2, int64(s.batch), int64(s.heads), int64(s.past), int64(s.size))
		c.outs = 2
	}
	if s.past == 0 && d.chance(3) { // both of which the CPU provider has not
		c.in[5] = d.small(int64(oneOf(d, 1, s.batch)), int64(oneOf(d, 1, s.heads)), int64(s.queries), int64(s.past+s.keys))
	}
	c.maybe(d, attrInt("unidirectional", d.IntN(2)))
	c.maybe(d, attrFloat("scale", oneOf[float32](d, 0, 0.25, 1)))
	if d.chance(3) {
		c.with(attrFloat("mask_filter_value", oneOf[float32](d, -100, -2)))
	}
	return c
}

// drawEmbed has weights, whose sizes ONNX Runtime wants to know.
func drawEmbed(d *drawer) *drawnCase {
	n, length, width, words := int64(d.between(1, 3)), int64(d.between(1, 5)), int64(d.between(2, 6)), int64(d.between(2, 7))
	c := &drawnCase{op: "EmbedLayerNormalization", domain: microsoft, version: 1, outs: d.between(2, 3)}
	places := length + int64(d.IntN(3))
	c.in = []drawnInput{d.numbers(int32s, []int64{n, length}, 0, float64(words-1)), absent, fixed(d.floats(words, width)), fixed(d.floats(places, width)),
		absent, fixed(d.floats(width)), fixed(d.floats(width)), absent, absent}
	if d.chance(2) {
		c.in[1], c.in[4] = d.numbers(int32s, []int64{n, length}, 0, 1), fixed(d.floats(2, width))
	}
	if d.chance(2) {
		c.in[7] = d.numbers(int32s, []int64{n, length}, 0, 1)
	}
	if d.chance(2) {
		c.in[8] = d.numbers(int32s, []int64{oneOf(d, 1, n), length}, 0, float64(places-1))
	}
	c.maybe(d, attrFloat("epsilon", oneOf[float32](d, 1e-5, 1e-2)))
	return c
}
