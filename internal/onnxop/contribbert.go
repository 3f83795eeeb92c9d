package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// What ONNX Runtime's optimizer makes of encoders such as BERT.

// packedAttention makes queries, keys and values of one operand by one product, and
// attends. Of past and present keys are the first half and values the second.
func packedAttention(c *Call) []Value {
	c.absent(6, "past_sequence_length")
	if c.Flag("do_rotary", false) || c.Flag("past_present_share_buffer", false) {
		c.fail("do_rotary and past_present_share_buffer are not taken")
	}
	heads := c.Int("num_heads", 0)
	q, k, v := c.projected(heads)
	added := k.Dim(2)
	if p := c.orX(4); p != nil {
		if p.Rank() != 5 || p.Dim(0) != 2 {
			c.fail("the past has shape %v, and is [2, n, heads, length, size]", p.Shape())
		}
		k, v = tensor.Concat(2, part(p, 0, 0), k), tensor.Concat(2, part(p, 0, 1), v)
	}
	scores := c.scores(q, k, v)
	if m := c.orX(3); m != nil {
		scores = scores.Add(c.paddingMask(m, scores).Cast(scores.DType()))
	}
	if b := c.orX(5); b != nil {
		scores = scores.Add(b)
	}
	if c.Flag("unidirectional", false) {
		scores = c.fromPast(scores, k.Dim(2)-added)
	}
	out := []*tensor.Tensor{flattened(weighed(scores.Softmax(-1).Cast(v.DType()), v)), nil}
	if c.Named(1) {
		out[1] = tensor.Stack(0, k, v)
	}
	return c.some(out...)
}

// projected are queries, keys and values by heads, of which qkv_hidden_sizes says how many
// columns of the weights make each: a third where it is not there.
func (c *Call) projected(heads int) (q, k, v *tensor.Tensor) {
	all := c.X(0).MatMul(c.X(1))
	if b := c.orX(2); b != nil {
		all = all.Add(b)
	}
	c.check(all.Err())
	sizes := c.Ints("qkv_hidden_sizes")
	if sizes == nil {
		third := all.Dim(all.Rank()-1) / 3
		sizes = []int{third, third, third}
	}
	if all.Rank() != 3 || len(sizes) != 3 || sizes[0]+sizes[1]+sizes[2] != all.Dim(2) {
		c.fail("the product with the weights has shape %v, and qkv_hidden_sizes are %v", all.Shape(), sizes)
	}
	at := 0
	next := func(n int) *tensor.Tensor {
		at += n
		return c.divided(all.At(shape.Ellipsis, shape.Span(at-n, at)), heads)
	}
	return next(sizes[0]), next(sizes[1]), next(sizes[2])
}

// fromPast hides keys behind each query from scores; past keys come before the first query.
func (c *Call) fromPast(scores *tensor.Tensor, past int) *tensor.Tensor {
	query := tensor.Arange(c.dev, int64(0), int64(scores.Dim(2)), 1).Reshape(-1, 1).Add(past)
	seen := tensor.Arange(c.dev, int64(0), int64(scores.Dim(3)), 1).LessEqual(query)
	return tensor.Where(seen, scores, negativeInfinity)
}

// embedLayerNormalization normalises the sum of the embeddings of words, places and
// segments; the second result counts the words of each row that the mask shows.
func embedLayerNormalization(c *Call) []Value {
	ids := c.X(0)
	c.check(ids.Err())
	if ids.Rank() != 2 {
		c.fail("the words have shape %v, and are [n, length]", ids.Shape())
	}
	at := tensor.Arange(c.dev, int64(0), int64(ids.Dim(1)), 1)
	if p := c.orX(8); p != nil {
		at = p
	}
	sum := c.X(2).Take(0, ids).Add(c.X(3).Take(0, at))
	if c.Has(1) && c.Has(4) {
		sum = sum.Add(c.X(4).Take(0, c.X(1)))
	}
	shown := tensor.Zeros(c.dev, dtype.Int32, ids.Dim(0))
	if m := c.orX(7); m != nil {
		shown = m.Sum([]int{1}, tensor.As(dtype.Int32))
	}
	return c.some(sum.LayerNorm([]int{-1}, c.Float("epsilon", 1e-12), tensor.Scale(c.X(5)), tensor.Bias(c.X(6))), shown, sum)
}
