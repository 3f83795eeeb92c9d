package onnx

import (
	"math/bits"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

const microsoft = "com.microsoft"

var drawnContrib = []drawnOp{
	{"MultiHeadAttention", drawMultiHead},
	{"GroupQueryAttention", drawGroupQuery},
	{"MatMulNBits", drawMatMulNBits},
	{"SkipLayerNormalization", drawSkipNorm},
	{"SkipSimplifiedLayerNormalization", drawSkipSimplifiedNorm},
	{"FastGelu", func(d *drawer) *drawnCase { return drawBiased(d, "FastGelu", d.chance(2)) }},
	{"BiasGelu", func(d *drawer) *drawnCase { return drawBiased(d, "BiasGelu", true) }},
}

// halfOrFloat is a type of floats.
func (d *drawer) halfOrFloat() onnxpb.Tensor_DataType {
	return oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT16)
}

func drawBiased(d *drawer, name string, bias bool) *drawnCase {
	dims, elem := d.dims(d.between(1, 4), 1, 5), d.halfOrFloat()
	c := &drawnCase{op: name, domain: microsoft, version: 1, outs: 1, near: 1e-3, in: []drawnInput{d.numbers(elem, dims, -2, 2)}}
	if bias { // of sums far below 0 little but rounding is left
		c.in = append(c.in, d.numbers(elem, dims[len(dims)-1:], -1, 1))
	}
	return c
}

// skipped is a node with two operands of a sum, of which the second may lack the batch, and
// the optional results of the CPU provider: the sum. It gives the operands' type and the
// size of the last axis.
func (d *drawer) skipped(name string) (c *drawnCase, elem onnxpb.Tensor_DataType, size []int64) {
	dims := d.dims(3, 1, 5)
	other := dims
	switch d.between(0, 3) {
	case 0:
		other = dims[1:]
	case 1:
		other = []int64{1, dims[1], dims[2]}
	case 2:
		dims = dims[1:]
		other = dims
	}
	elem = d.halfOrFloat()
	c = &drawnCase{op: name, domain: microsoft, version: 1, outs: oneOf(d, 1, 4), left: []int{1, 2}}
	c.in = []drawnInput{d.numbers(elem, dims, -3, 3), d.numbers(elem, other, -3, 3)}
	return c, elem, dims[len(dims)-1:]
}

func drawSkipNorm(d *drawer) *drawnCase {
	c, elem, size := d.skipped("SkipLayerNormalization")
	vector := func() drawnInput { return d.numbers(elem, size, -3, 3) }
	c.in = append(c.in, vector(), oneOf(d, absent, vector()), oneOf(d, absent, vector()))
	return c.with(attrFloat("epsilon", oneOf[float32](d, 1e-5, 1e-2)))
}

func drawSkipSimplifiedNorm(d *drawer) *drawnCase {
	c, elem, size := d.skipped("SkipSimplifiedLayerNormalization")
	vector := func() drawnInput { return d.numbers(elem, size, -3, 3) }
	c.in = append(c.in, vector(), oneOf(d, absent, vector()))
	c.maybe(d, attrFloat("epsilon", oneOf[float32](d, 1e-5, 1e-2)))
	return c
}

// drawMultiHead has no packed operands, which the CPU provider has not.
func drawMultiHead(d *drawer) *drawnCase {
	s := d.attentionSizes()
	c := &drawnCase{op: "MultiHeadAttention", domain: microsoft, version: 1, outs: oneOf(d, 1, 3, 4), elem: onnxpb.Tensor_FLOAT}
	c.with(attrInt("num_heads", s.heads))
	f := onnxpb.Tensor_FLOAT
	if d.chance(2) {
		s.keys = s.queries
	}
	crossed := d.chance(4) // keys and values of another layer
	if crossed {
		s.past = 0
	}
	if crossed || s.past > 0 { // ONNX Runtime wants it so
		s.valueSize = s.size
	}
	if s.past > 0 {
		c.outs = max(c.outs, 3)
	}
	c.in = []drawnInput{
		d.headed(f, true, s.batch, s.heads, s.queries, s.size),
		d.headed(f, !crossed, s.batch, s.heads, s.keys, s.size),
		d.headed(f, !crossed, s.batch, s.heads, s.keys, s.valueSize),
		absent, absent, absent, absent, absent,
	}
	if d.chance(2) && !crossed {
		c.in[3] = d.small(int64(s.heads * (2*s.size + s.valueSize)))
	}
	if d.chance(2) {
		c.in[4] = d.paddingMask(s)
	}
	total := int64(s.past + s.keys)
	if d.chance(2) {
		c.in[5] = d.small(int64(oneOf(d, 1, s.batch)), int64(oneOf(d, 1, s.heads)), int64(s.queries), total)
	}
	if s.past > 0 {
		c.in[6] = d.headed(f, false, s.batch, s.heads, s.past, s.size)
		c.in[7] = d.headed(f, false, s.batch, s.heads, s.past, s.valueSize)
	}
	if s.keys <= s.queries && d.chance(2) { // of more keys the last query sees all in ONNX Runtime
		c.with(attrInt("unidirectional", 1))
		c.unlike = []int{3} // where hidden scores are the least number in ONNX Runtime, and -Inf in Weft
	}
	c.maybe(d, attrFloat("scale", oneOf[float32](d, 0, 0.25, 1)))
	if d.chance(3) {
		c.with(attrFloat("mask_filter_value", oneOf[float32](d, -100, -2)))
	}
	return c
}

// paddingMask is of lengths, or of keys of each row or query, the first of which is seen.
func (d *drawer) paddingMask(s attentionSizes) drawnInput {
	total := s.past + s.keys
	dims := [][]int64{{int64(s.batch)}, {int64(s.batch), int64(total)}, {int64(s.batch), int64(s.queries), int64(total)}}[d.IntN(3)]
	if len(dims) == 1 {
		return d.lengths(s.batch, total)
	}
	x := d.numbers(onnxpb.Tensor_INT32, dims, 0, 1)
	for i := 0; i < sizeOf(dims); i += total {
		x.RawData[4*i] = 1
	}
	return x
}

// drawGroupQuery is a prompt, or more of a sequence. Rows are shorter than others only in
// a step of one query, and no cache is compared then, or where it has more room than is
// used: what lies behind a row's end is open.
func drawGroupQuery(d *drawer) *drawnCase {
	s := d.attentionSizes()
	s.size = oneOf(d, 16, 32)
	c := &drawnCase{op: "GroupQueryAttention", domain: microsoft, version: 1, outs: 3}
	c.with(attrInt("num_heads", s.heads), attrInt("kv_num_heads", s.kvHeads))
	prompt := d.chance(2)
	switch {
	case prompt:
		s.past = 0
	case s.past == 0:
		s.past = d.between(1, 5)
	}
	if !prompt && s.batch > 1 {
		s.queries = 1
	}
	total := s.past + s.queries
	f := onnxpb.Tensor_FLOAT
	if d.chance(3) { // packed
		c.in = []drawnInput{d.headed(f, true, s.batch, s.heads+2*s.kvHeads, s.queries, s.size), absent, absent}
	} else {
		c.in = []drawnInput{d.headed(f, true, s.batch, s.heads, s.queries, s.size), d.headed(f, true, s.batch, s.kvHeads, s.queries, s.size), d.headed(f, true, s.batch, s.kvHeads, s.queries, s.size)}
	}
	c.in = append(c.in, absent, absent)
	if !prompt {
		room := s.past + d.IntN(2)*(s.queries+d.IntN(3)) // as much as came before, or for more
		if room > s.past+s.queries {
			c.unlike = []int{1, 2}
		}
		c.in[3], c.in[4] = d.headed(f, false, s.batch, s.kvHeads, room, s.size), d.headed(f, false, s.batch, s.kvHeads, room, s.size)
	}
	lengths := make([]float64, s.batch)
	for i := range lengths {
		lengths[i] = float64(total - 1)
		if !prompt && s.queries == 1 && i > 0 && d.chance(2) {
			lengths[i] = float64(d.between(0, total-1))
			c.unlike = []int{1, 2}
		}
	}
	c.in = append(c.in, put(onnxpb.Tensor_INT32, []int64{int64(s.batch)}, lengths), scalar(onnxpb.Tensor_INT32, float64(total)))
	d.groupQueryExtras(c, s, total)
	return c
}

// groupQueryExtras are the operands from cos_cache on, and attributes.
func (d *drawer) groupQueryExtras(c *drawnCase, s attentionSizes, total int) {
	extra := []drawnInput{absent, absent, absent, absent, absent}
	if d.chance(2) {
		c.with(attrInt("do_rotary", 1))
		c.maybe(d, attrInt("rotary_interleaved", d.IntN(2)))
		rows, pairs := int64(total+d.IntN(3)), int64(s.size/2)
		extra[0], extra[1] = d.small(rows, pairs), d.small(rows, pairs)
		if d.chance(3) {
			extra[2] = d.numbers(onnxpb.Tensor_INT64, []int64{int64(s.batch), int64(s.queries)}, 0, float64(rows-int64(s.queries)))
		}
	}
	if d.chance(3) {
		extra[3] = d.small(int64(oneOf(d, 1, s.batch)), int64(oneOf(d, 1, s.heads)), int64(s.queries), int64(total))
	}
	if d.chance(3) {
		extra[4] = d.small(int64(s.heads))
	} else if d.chance(3) {
		c.with(attrInt("smooth_softmax", d.IntN(2)))
	}
	c.in = append(c.in, extra...)
	c.maybe(d, attrFloat("scale", oneOf[float32](d, 0, 0.25, 1)))
	if d.chance(3) {
		c.with(attrFloat("softcap", oneOf[float32](d, 0.5, 2)))
	}
	if d.chance(3) {
		c.with(attrInt("local_window_size", oneOf(d, -1, 1, 2, 4)))
	}
}

// drawMatMulNBits leaves accuracy_level at what rounds no operand, and has g_idx with
// weights of 4 bits and without packed zero points: ONNX Runtime leaves those unread, and
// takes those of other widths for some of 4 bits.
func drawMatMulNBits(d *drawer) *drawnCase {
	width, block := oneOf(d, 4, 4, 8, 2), oneOf(d, 16, 32, 64)
	k, n := d.between(1, 80), d.between(1, 9)
	blocks := (k + block - 1) / block
	c := &drawnCase{op: "MatMulNBits", domain: microsoft, version: 1, outs: 1}
	c.with(attrInt("K", k), attrInt("N", n), attrInt("bits", width), attrInt("block_size", block))
	c.maybe(d, attrInt("accuracy_level", d.IntN(2)))
	x := d.small(append(d.dims(d.between(1, 3), 1, 3), int64(k))...)
	u8 := onnxpb.Tensor_UINT8
	scales := []int64{int64(n * blocks)}
	if d.chance(2) {
		scales = []int64{int64(n), int64(blocks)}
	}
	c.in = []drawnInput{x, fixed(d.numbers(u8, []int64{int64(n), int64(blocks), int64(block * width / 8)}, 0, 255)), fixed(d.numbers(onnxpb.Tensor_FLOAT, scales, 0.1, 1)), absent, absent, absent}
	switch row := (blocks*width + 7) / 8; d.IntN(4) {
	case 0:
		c.in[3] = fixed(d.numbers(u8, []int64{int64(n * row)}, 0, 255))
	case 1:
		c.in[3] = fixed(d.numbers(u8, []int64{int64(n), int64(row)}, 0, 255))
	case 2:
		c.in[3] = fixed(d.numbers(onnxpb.Tensor_FLOAT, scales, 0, float64(bits.Reverse8(1)>>(8-width))))
	}
	if z := c.in[3]; width == 4 && d.chance(2) && (z.Tensor == nil || z.GetDataType() != int32(u8)) {
		c.in[4] = fixed(d.numbers(onnxpb.Tensor_INT32, []int64{int64(k)}, 0, float64(blocks-1)))
	}
	if d.chance(3) {
		c.in[5] = fixed(d.small(int64(n)))
	}
	return c
}
