package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Attention as ONNX Runtime's optimizer writes it, in its own domain.

func init() {
	define("com.microsoft.MultiHeadAttention", 1, multiHeadAttention)
	define("com.microsoft.GroupQueryAttention", 1, groupQueryAttention)
	define("com.microsoft.Attention", 1, packedAttention)
	define("com.microsoft.EmbedLayerNormalization", 1, embedLayerNormalization)
}

// absent fails where an operand is there that Weft does not take.
func (c *Call) absent(i int, what string) {
	if c.Has(i) {
		c.fail("operand %d, %s, is not taken", i+1, what)
	}
}

// multiHeadAttention has queries, keys and values in operands of their own, or packed
// in the first or second as [n, length, heads, 3 or 2, size].
func multiHeadAttention(c *Call) []Value {
	c.absent(8, "past_sequence_length")
	c.absent(9, "cache_indirection")
	heads := c.Int("num_heads", 0)
	q, k, v := c.queries(heads)
	added := k.Dim(2)
	k, v = c.cached(k, 6), c.cached(v, 7)
	scores := c.scores(q, k, v)
	if m := c.orX(4); m != nil {
		scores = scores.Add(c.paddingMask(m, scores).Cast(scores.DType()))
	}
	if b := c.orX(5); b != nil {
		scores = scores.Add(b)
	}
	if c.Flag("unidirectional", false) && q.Dim(2) > 1 { // one query alone sees all, in ONNX Runtime too
		scores = c.fromPast(scores, k.Dim(2)-added)
	}
	y := weighed(scores.Softmax(-1).Cast(v.DType()), v)
	return c.some(flattened(y), k, v, scores)
}

// queries are queries, keys and values by heads, with their biases.
func (c *Call) queries(heads int) (q, k, v *tensor.Tensor) {
	q = c.X(0)
	packed := func(x *tensor.Tensor, i int) *tensor.Tensor { return part(x, 3, i).Permute(0, 2, 1, 3) }
	switch {
	case q.Rank() == 5:
		if c.Has(1) || c.Has(2) || c.Has(3) || q.Dim(3) != 3 {
			c.fail("packed queries of shape %v need [n, length, heads, 3, size], and no keys, values and bias beside them", q.Shape())
		}
		return packed(q, 0), packed(q, 1), packed(q, 2)
	case c.Has(1) && c.X(1).Rank() == 5:
		kv := c.X(1)
		if c.Has(2) || c.Has(3) || kv.Dim(3) != 2 {
			c.fail("packed keys of shape %v need [n, length, heads, 2, size], and no values and bias beside them", kv.Shape())
		}
		return c.divided(q, heads), packed(kv, 0), packed(kv, 1)
	}
	k, v = c.X(1), c.X(2)
	if b := c.orX(3); b != nil {
		from := 0
		for _, x := range []**tensor.Tensor{&q, &k, &v} {
			if (*x).Rank() != 3 {
				continue // keys and values of another layer, which have theirs
			}
			if b.Rank() != 1 || b.Dim(0) < from+(*x).Dim(2) {
				c.fail("the bias has shape %v, and is one of queries, keys and values", b.Shape())
			}
			*x = (*x).Add(b.At(shape.Span(from, from+(*x).Dim(2))))
			from += (*x).Dim(2)
		}
	}
	return c.divided(q, heads), c.divided(k, heads), c.divided(v, heads)
}

// paddingMask is what is added to scores [n, heads, queries, keys]: mask_filter_value
// for keys behind the lengths [n], or where a mask [n, keys] or [n, queries, keys] is 0.
func (c *Call) paddingMask(m, scores *tensor.Tensor) *tensor.Tensor {
	n, keys := scores.Dim(0), scores.Dim(3)
	var seen *tensor.Tensor
	switch {
	case m.Rank() == 1 && m.Dim(0) == n:
		seen = tensor.Arange(c.dev, int32(0), int32(keys), 1).Less(m.Cast(dtype.Int32).Reshape(n, 1, 1, 1))
	case m.Rank() == 2 && m.Dim(1) == keys:
		seen = m.Greater(0).Reshape(m.Dim(0), 1, 1, keys)
	case m.Rank() == 3 && m.Dim(2) == keys:
		seen = m.Greater(0).ExpandDims(1)
	default:
		c.fail("the mask has shape %v; for %d keys it is [n], [n, %d] or [n, %d, %d]", m.Shape(), keys, keys, scores.Dim(2), keys)
	}
	return tensor.Where(seen, 0.0, tensor.Full(c.dev, c.Float("mask_filter_value", -10000), 1).Cast(dtype.Float32))
}

// groupQueryAttention is causal attention of heads that share keys and values, with a
// cache of them that each row of the batch has filled to a length of its own.
func groupQueryAttention(c *Call) []Value {
	c.absent(12, "k_scale")
	c.absent(13, "v_scale")
	if c.Int("qk_output", 0) != 0 {
		c.fail("qk_output is not made")
	}
	heads, kvHeads := c.Int("num_heads", 0), c.Int("kv_num_heads", 0)
	q, k, v := c.grouped(heads, kvHeads)
	length := q.Dim(2)
	total := c.IntOf(6)
	if total < length {
		c.fail("total_sequence_length is %d, and there are %d queries", total, length)
	}
	used := c.X(5).Reshape(-1).Cast(dtype.Int64).Add(1) // keys of each row, with the new ones
	first := used.Sub(length)
	if total == length { // nothing came before: rows may be shorter than that
		first = used.ZerosLike()
	}
	// [n, 1, queries, 1]: where each query lies among the keys
	place := tensor.Arange(c.dev, int64(0), int64(length), 1).Add(first.Reshape(-1, 1))
	if c.Flag("do_rotary", false) {
		turns := c.turnedBy(place, total == length)
		q, k = c.placed(q, turns), c.placed(k, turns)
	}
	k, v = c.kept(k, 3, first, total), c.kept(v, 4, first, total)
	scores := c.capped(c.scores(q, k, v))
	if b := c.orX(10); b != nil {
		if b.Rank() == 4 && b.Dim(3) == total && total < scores.Dim(3) { // room in the cache, which no query sees
			b = b.Pad(0.0, [2]int{}, [2]int{}, [2]int{}, [2]int{0, scores.Dim(3) - total})
		}
		scores = scores.Add(b)
	}
	scores = c.causal(scores, place.Reshape(-1, 1, length, 1))
	y := weighed(c.withSink(scores, heads).Cast(v.DType()), v)
	return c.some(flattened(y), k, v)
}

// grouped are queries, keys and values by heads; the first operand alone may have all.
func (c *Call) grouped(heads, kvHeads int) (q, k, v *tensor.Tensor) {
	x := c.X(0)
	if c.Has(1) {
		return c.divided(x, heads), c.divided(c.X(1), kvHeads), c.divided(c.X(2), kvHeads)
	}
	all := c.divided(x, heads+2*kvHeads)
	from := func(a, b int) *tensor.Tensor { return all.At(shape.All(), shape.Span(a, b)) }
	return from(0, heads), from(heads, heads+kvHeads), from(heads+kvHeads, heads+2*kvHeads)
}

// turnedBy are the places whose angles turn the heads: those of the operand position_ids
// where it is there, of which a prompt reads the first alone.
func (c *Call) turnedBy(place *tensor.Tensor, prompt bool) *tensor.Tensor {
	p := c.orX(9)
	switch {
	case p == nil:
		return place
	case prompt:
		return place.Add(p.At(shape.Span(0, 1), shape.Span(0, 1)))
	}
	return p
}

// placed turns heads by the angles of their places.
func (c *Call) placed(x, place *tensor.Tensor) *tensor.Tensor {
	cos, sin := c.X(7).Take(0, place), c.X(8).Take(0, place)
	return c.turned(x, cos, sin, 2*cos.Dim(2), c.Flag("rotary_interleaved", false))
}

// kept is the cache, operand past, with x in each row from first on, and room for total.
func (c *Call) kept(x *tensor.Tensor, past int, first *tensor.Tensor, total int) *tensor.Tensor {
	cache := c.orX(past)
	if cache == nil {
		cache = tensor.Zeros(c.dev, x.DType(), x.Dim(0), x.Dim(1), total, x.Dim(3))
	} else if more := total - cache.Dim(2); more > 0 {
		cache = cache.Pad(0.0, [2]int{}, [2]int{}, [2]int{0, more}, [2]int{})
	}
	return c.written(cache, x, first, 2, false)
}

// causal hides keys behind each query, and those before its window.
func (c *Call) causal(scores, place *tensor.Tensor) *tensor.Tensor {
	at := tensor.Arange(c.dev, int64(0), int64(scores.Dim(3)), 1)
	seen := at.LessEqual(place)
	if window := c.Int("local_window_size", -1); window >= 0 {
		seen = seen.LogicalAnd(at.Greater(place.Sub(window)))
	}
	return tensor.Where(seen, scores, negativeInfinity)
}

// withSink is the softmax of scores, among which each head may have one of no key: 0
// where smooth_softmax says so, or as the operand head_sink has it.
func (c *Call) withSink(scores *tensor.Tensor, heads int) *tensor.Tensor {
	sink := c.orX(11)
	if sink == nil {
		if c.Int("smooth_softmax", 0) <= 0 {
			return scores.Softmax(-1)
		}
		sink = tensor.Zeros(c.dev, scores.DType(), heads)
	}
	column := sink.Cast(scores.DType()).Reshape(1, heads, 1, 1).BroadcastTo(scores.Dim(0), heads, scores.Dim(2), 1)
	all := tensor.Concat(-1, scores, column).Softmax(-1)
	return all.At(shape.Ellipsis, shape.Span(0, scores.Dim(3)))
}
