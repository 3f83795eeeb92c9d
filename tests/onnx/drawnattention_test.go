package onnx

import (
	"slices"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnAttention = []drawnOp{
	{"Attention", drawAttention},
	{"RotaryEmbedding", drawRotary},
}

// attentionSizes are those of an attention's operands.
type attentionSizes struct {
	batch, heads, kvHeads, queries, keys, past, size, valueSize int
}

func (d *drawer) attentionSizes() attentionSizes {
	kv := d.between(1, 3)
	s := attentionSizes{d.between(1, 3), kv * d.between(1, 3), kv, d.between(1, 4), d.between(1, 5), 0, oneOf(d, 1, 2, 4, 8), oneOf(d, 1, 2, 4, 8)}
	if d.chance(2) {
		s.past = d.between(1, 4)
	}
	return s
}

// headed is [batch, heads, length, size], or flat [batch, length, heads*size].
func (d *drawer) headed(elem onnxpb.Tensor_DataType, flat bool, batch, heads, length, size int) drawnInput {
	dims := []int64{int64(batch), int64(heads), int64(length), int64(size)}
	if flat {
		dims = []int64{int64(batch), int64(length), int64(heads * size)}
	}
	return d.numbers(elem, dims, -1, 1)
}

// drawAttention asks for what is cached wherever there is a cache, has one key with one
// query behind a cache in order of time (ONNX Runtime hides none of several), and compares
// no scores with hidden keys, which ONNX Runtime has as the least number instead of -Inf.
func drawAttention(d *drawer) *drawnCase {
	s := d.attentionSizes()
	c := &drawnCase{op: "Attention", version: oneOf[int64](d, 23, 24), outs: oneOf(d, 1, 1, 3, 4, 4)}
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT16)
	flat, causal := d.chance(2), d.chance(2)
	if causal && s.past > 0 && s.queries == 1 {
		s.keys = 1
	}
	if flat {
		c.with(attrInt("q_num_heads", s.heads), attrInt("kv_num_heads", s.kvHeads))
	}
	lengths := c.version == 24 && d.chance(3)
	if lengths {
		s.past = 0
	}
	c.in = []drawnInput{
		d.headed(elem, flat, s.batch, s.heads, s.queries, s.size),
		d.headed(elem, flat, s.batch, s.kvHeads, s.keys, s.size),
		d.headed(elem, flat, s.batch, s.kvHeads, s.keys, s.valueSize),
		absent, absent, absent,
	}
	if d.chance(2) {
		c.in[3] = d.attentionMask(elem, s)
	}
	if s.past > 0 {
		c.in[4] = d.headed(elem, false, s.batch, s.kvHeads, s.past, s.size)
		c.in[5] = d.headed(elem, false, s.batch, s.kvHeads, s.past, s.valueSize)
	}
	if s.past > 0 {
		c.outs = max(c.outs, 3)
	}
	if lengths {
		low := 1
		if causal { // the first query is the one behind the keys of before
			low = s.queries
		}
		if low <= s.keys {
			c.in = append(c.in, d.numbers(onnxpb.Tensor_INT64, []int64{int64(s.batch)}, float64(low), float64(s.keys)))
		}
	}
	if causal {
		c.with(attrInt("is_causal", 1))
	}
	c.maybe(d, attrFloat("scale", oneOf[float32](d, 0.25, 0.5, 1)))
	if d.chance(3) {
		c.with(attrFloat("softcap", oneOf[float32](d, 0, 0.5, 1, 2)))
	}
	if c.outs == 4 {
		mode := d.IntN(4)
		c.with(attrInt("qk_matmul_output_mode", mode))
		if mode == 2 && (causal || lengths || c.in[3].Tensor != nil && c.in[3].GetDataType() == int32(onnxpb.Tensor_BOOL)) {
			c.unlike = []int{3}
		}
	}
	if d.chance(4) {
		c.with(attrInt("softmax_precision", int(oneOf(d, onnxpb.Tensor_FLOAT, elem))))
	}
	return c
}

// attentionMask has two to four axes, of which those before the last two may be 1.
func (d *drawer) attentionMask(elem onnxpb.Tensor_DataType, s attentionSizes) drawnInput {
	total := s.past + s.keys
	dims := []int64{int64(oneOf(d, 1, s.batch)), int64(oneOf(d, 1, s.heads)), int64(s.queries), int64(total)}[d.between(0, 2):]
	if d.chance(2) {
		return d.numbers(elem, dims, -2, 2)
	}
	list := make([]float64, sizeOf(dims))
	for i := range list { // of few keys often none is seen
		if d.chance(2) {
			list[i] = 1
		}
	}
	return put(onnxpb.Tensor_BOOL, dims, list)
}

func drawRotary(d *drawer) *drawnCase {
	batch, heads, length, pairs := d.between(1, 3), d.between(1, 3), d.between(1, 4), d.between(1, 4)
	size, flat := 2*pairs, d.chance(2)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT16)
	c := &drawnCase{op: "RotaryEmbedding", version: oneOf[int64](d, 23, 24), outs: 1}
	if d.chance(2) {
		size += 2 * d.between(0, 2)
		c.with(attrInt("rotary_embedding_dim", 2*pairs))
	}
	if flat || d.chance(3) {
		c.with(attrInt("num_heads", heads))
	}
	c.maybe(d, attrInt("interleaved", d.IntN(2)))
	angles := []int64{int64(batch), int64(length), int64(pairs)}
	places := d.between(length, length+3)
	positions := absent
	if d.chance(2) {
		angles = []int64{int64(places), int64(pairs)}
		positions = d.numbers(onnxpb.Tensor_INT64, []int64{int64(batch), int64(length)}, 0, float64(places-1))
	}
	c.in = []drawnInput{d.headed(elem, flat, batch, heads, length, size), d.numbers(elem, angles, -1, 1), d.numbers(elem, slices.Clone(angles), -1, 1), positions}
	return c
}
