package onnxop

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Attention and what stands around it in transformers.

func init() {
	define("Attention", 23, attention)
	define("RotaryEmbedding", 23, rotaryEmbedding)
	define("com.microsoft.FastGelu", 1, func(c *Call) []Value { return c.one(c.biased(0, 1).GELUTanh()) })
	define("com.microsoft.BiasGelu", 1, func(c *Call) []Value { return c.one(c.biased(0, 1).GELU()) })
	define("com.microsoft.SkipLayerNormalization", 1, skipLayerNormalization)
	define("com.microsoft.SkipSimplifiedLayerNormalization", 1, skipLayerNormalization)
}

// biased is operand i with a bias, where there is one.
func (c *Call) biased(i, bias int) *tensor.Tensor {
	x := c.X(i)
	if b := c.orX(bias); b != nil {
		x = x.Add(b)
	}
	return x
}

// heads is an operand as [n, heads, length, size]: of three axes the last is divided into
// as many heads as an attribute says.
func (c *Call) heads(x *tensor.Tensor, attr string) *tensor.Tensor {
	return c.divided(x, c.Int(attr, 0))
}

// divided is [n, length, heads*size] as [n, heads, length, size], which it may be already.
func (c *Call) divided(x *tensor.Tensor, heads int) *tensor.Tensor {
	if x.Rank() == 4 {
		return x
	}
	if x.Rank() != 3 || heads < 1 || x.Dim(2)%heads != 0 {
		c.fail("an operand of shape %v and %d heads: three axes are needed, the last a multiple of them, or four", x.Shape(), heads)
	}
	return x.Reshape(x.Dim(0), x.Dim(1), heads, x.Dim(2)/heads).Permute(0, 2, 1, 3)
}

// flattened is [n, heads, length, size] as [n, length, heads*size].
func flattened(x *tensor.Tensor) *tensor.Tensor {
	return x.Permute(0, 2, 1, 3).Reshape(x.Dim(0), x.Dim(2), x.Dim(1)*x.Dim(3))
}

// shared is x [n, heads, length, size] by the heads of other, several of x to one.
func shared(x, other *tensor.Tensor) *tensor.Tensor {
	return x.Reshape(x.Dim(0), other.Dim(1), x.Dim(1)/other.Dim(1), x.Dim(2), x.Dim(3))
}

// scores are q k^T scale, [n, heads, queries, keys]; several heads of q may share one of
// k and v.
func (c *Call) scores(q, k, v *tensor.Tensor) *tensor.Tensor {
	if k.Dim(1) < 1 || q.Dim(1)%k.Dim(1) != 0 || v.Dim(1) != k.Dim(1) {
		c.fail("%d heads of queries share %d of keys and %d of values", q.Dim(1), k.Dim(1), v.Dim(1))
	}
	scale := c.Float("scale", 1/math.Sqrt(float64(q.Dim(3))))
	if scale == 0 { // as com.microsoft's files say it
		scale = 1 / math.Sqrt(float64(q.Dim(3)))
	}
	y := shared(q.Mul(scale), k).MatMul(k.ExpandDims(2).MatrixTranspose())
	return y.Reshape(q.Dim(0), q.Dim(1), q.Dim(2), k.Dim(2))
}

// capped keeps scores within softcap of 0, where the node has one.
func (c *Call) capped(scores *tensor.Tensor) *tensor.Tensor {
	limit := c.Float("softcap", 0)
	if limit <= 0 {
		return scores
	}
	return scores.Div(limit).Tanh().Mul(limit)
}

// weighed is the sum of v by weights [n, heads, queries, keys].
func weighed(weights, v *tensor.Tensor) *tensor.Tensor {
	y := shared(weights, v).MatMul(v.ExpandDims(2))
	return y.Reshape(weights.Dim(0), weights.Dim(1), weights.Dim(2), v.Dim(3))
}

// attention is softmax(q k^T scale + bias) v, by heads. A query from which all keys are
// hidden has zeros.
func attention(c *Call) []Value {
	flat := c.X(0).Rank() == 3
	q := c.heads(c.X(0), "q_num_heads")
	k, v := c.cached(c.heads(c.X(1), "kv_num_heads"), 4), c.cached(c.heads(c.X(2), "kv_num_heads"), 5)
	product := c.scores(q, k, v)
	capped := c.capped(product)
	masked := c.mask(capped)
	weights := masked
	if c.HasAttr("softmax_precision") {
		weights = weights.Cast(c.held(c.Type("softmax_precision", onnxpb.Tensor_FLOAT)))
	}
	weights = weights.Softmax(-1)
	if c.Has(3) || c.Has(6) { // else each query sees a key
		weights = tensor.Where(masked.Equal(negativeInfinity), 0.0, weights)
	}
	weights = weights.Cast(v.DType())
	y := weighed(weights, v)
	if flat {
		y = flattened(y)
	}
	stages := []*tensor.Tensor{product, capped, masked, weights}
	mode := c.Int("qk_matmul_output_mode", 0)
	if mode < 0 || mode >= len(stages) {
		c.fail("qk_matmul_output_mode is %d, and it is 0 to 3", mode)
	}
	return c.some(y, k, v, stages[mode].Cast(q.DType()))
}

// cached is what an operand holds of before, and x behind it.
func (c *Call) cached(x *tensor.Tensor, past int) *tensor.Tensor {
	if p := c.orX(past); p != nil {
		return tensor.Concat(2, p, x)
	}
	return x
}

// mask adds what hides keys from queries to scores [n, heads, queries, keys]: the mask,
// of bools or numbers, the order of time, and lengths.
func (c *Call) mask(scores *tensor.Tensor) *tensor.Tensor {
	hidden := func(seen *tensor.Tensor) { scores = tensor.Where(seen, scores, negativeInfinity) }
	length, keys := scores.Dim(2), scores.Dim(3)
	if m := c.orX(3); m != nil {
		if missing := keys - m.Dim(m.Rank()-1); missing > 0 {
			widths := make([][2]int, m.Rank())
			widths[m.Rank()-1] = [2]int{0, missing}
			if m.DType() == dtype.Bool {
				m = m.Pad(false, widths...)
			} else {
				m = m.Pad(negativeInfinity, widths...)
			}
		}
		if m.DType() == dtype.Bool {
			hidden(m)
		} else {
			scores = scores.Add(m)
		}
	}
	at := tensor.Arange(c.dev, int64(0), int64(keys), 1)
	var used *tensor.Tensor // keys of each row of the batch
	if u := c.orX(6); u != nil {
		used = u.Reshape(-1, 1, 1, 1)
		hidden(at.Less(used))
	}
	if !c.Flag("is_causal", false) {
		return scores
	}
	query := tensor.Arange(c.dev, int64(0), int64(length), 1).Reshape(length, 1)
	switch past := c.orX(4); {
	case past != nil:
		query = query.Add(past.Dim(2))
	case used != nil:
		query = query.Add(used.Sub(length))
	}
	hidden(at.LessEqual(query))
	return scores
}

// rotaryEmbedding turns pairs of elements of each head by the angles of their positions.
func rotaryEmbedding(c *Call) []Value {
	x := c.X(0)
	flat := x.Rank() == 3
	heads := c.heads(x, "num_heads")
	cos, sin := c.X(1), c.X(2)
	if p := c.orX(3); p != nil {
		cos, sin = cos.Take(0, p), sin.Take(0, p)
	}
	y := c.turned(heads, cos, sin, c.Int("rotary_embedding_dim", 0), c.Flag("interleaved", false))
	if flat {
		y = flattened(y)
	}
	return c.one(y)
}

// turned turns the first n elements of each head, 0 for all, in pairs by angles whose
// cosines and sines are [n, length, pairs].
func (c *Call) turned(heads, cos, sin *tensor.Tensor, n int, interleaved bool) *tensor.Tensor {
	cos, sin = cos.ExpandDims(1), sin.ExpandDims(1) // [n, 1, length, pairs]
	if n == 0 {
		n = heads.Dim(3)
	}
	if n%2 != 0 || n < 0 || n > heads.Dim(3) || cos.Dim(3) != n/2 {
		c.fail("%d elements of each head's %d are turned by %d angles", n, heads.Dim(3), cos.Dim(3))
	}
	part := func(from, to, step int) *tensor.Tensor { return heads.At(shape.Ellipsis, shape.Step(from, to, step)) }
	var y *tensor.Tensor
	if interleaved {
		a, b := part(0, n, 2), part(1, n, 2)
		y = tensor.Stack(-1, cos.Mul(a).Sub(sin.Mul(b)), sin.Mul(a).Add(cos.Mul(b)))
		y = y.Reshape(heads.Dim(0), heads.Dim(1), heads.Dim(2), n)
	} else {
		a, b := part(0, n/2, 1), part(n/2, n, 1)
		y = tensor.Concat(-1, cos.Mul(a).Sub(sin.Mul(b)), sin.Mul(a).Add(cos.Mul(b)))
	}
	if n < heads.Dim(3) {
		y = tensor.Concat(-1, y, part(n, heads.Dim(3), 1))
	}
	return y
}

// skipLayerNormalization normalises the sum of two operands, which is its last result.
func skipLayerNormalization(c *Call) []Value {
	sum := c.X(0).Add(c.X(1))
	epsilon := c.Float("epsilon", 1e-12)
	if c.Op == "SkipSimplifiedLayerNormalization" {
		if b := c.orX(3); b != nil {
			sum = sum.Add(b)
		}
		return c.some(sum.RMSNorm([]int{-1}, epsilon, tensor.Scale(c.X(2))), nil, nil, sum)
	}
	if b := c.orX(4); b != nil {
		sum = sum.Add(b)
	}
	return c.some(sum.LayerNorm([]int{-1}, epsilon, scaled(c.X(2), c.orX(3))...), nil, nil, sum)
}
