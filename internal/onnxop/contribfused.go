package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// What exporters of language models and ONNX Runtime's optimizer write beside attention.

func init() {
	// Exporters write the first in the default domain, which never had it.
	define("SimplifiedLayerNormalization", 1, simplifiedLayerNormalization)
	define("com.microsoft.RotaryEmbedding", 1, rotaryEmbeddingOfCaches)
	define("com.microsoft.QuickGelu", 1, swish(1.702))
	define("com.microsoft.Gelu", 1, func(c *Call) []Value { return c.one(c.X(0).GELU()) })
	define("com.microsoft.FusedMatMul", 1, fusedMatMul)
	define("com.microsoft.TransposeMatMul", 1, fusedMatMul) // its name before version 1.6
	define("com.microsoft.GatherBlockQuantized", 1, gatherBlockQuantized)
	define("com.microsoft.DynamicQuantizeMatMul", 1, dynamicQuantizeMatMul)
	define("com.microsoft.MatMulIntegerToFloat", 1, matMulIntegerToFloat)
}

// simplifiedLayerNormalization is by the root of the mean of squares, whose reciprocal is
// the second result.
func simplifiedLayerNormalization(c *Call) []Value {
	x, epsilon := c.X(0), c.Float("epsilon", 1e-5)
	axes := from(c.axis(c.Int("axis", -1), x.Rank()), x.Rank())
	out := []*tensor.Tensor{x.RMSNorm(axes, epsilon, tensor.Scale(c.X(1))), nil}
	if c.Named(1) {
		wide := c.wide(x)
		out[1] = wide.Mul(wide).Mean(axes, tensor.KeepDims()).Add(epsilon).Sqrt().Reciprocal()
	}
	return c.some(out...)
}

// rotaryEmbeddingOfCaches turns pairs of elements by angles whose cosines and sines lie in
// caches [positions, pairs]: position_ids are [n, length], or the first position of all
// rows.
func rotaryEmbeddingOfCaches(c *Call) []Value {
	if c.Flag("is_packed_batching", false) || c.Float("scale", 1) != 1 {
		c.fail("is_packed_batching and a scale other than 1 are not taken")
	}
	x, at, cos, sin := c.X(0), c.X(1), c.X(2), c.X(3)
	c.atLeast(x, 3)
	turned, count := c.Int("rotary_embedding_dim", 0), c.Int("num_heads", 0)
	if count == 0 && x.Rank() == 3 {
		if turned != 0 || cos.Rank() != 2 || cos.Dim(1) < 1 {
			c.fail("num_heads is not given, and rotary_embedding_dim is %d", turned)
		}
		count = x.Dim(2) / (2 * cos.Dim(1))
	}
	heads := c.divided(x, count)
	if at.Shape().Size() == 1 {
		at = tensor.Arange(c.dev, int64(0), int64(heads.Dim(2)), 1).Add(at.Reshape()).BroadcastTo(heads.Dim(0), heads.Dim(2))
	}
	y := c.turned(heads, cos.Take(0, at), sin.Take(0, at), turned, c.Flag("interleaved", false))
	if x.Rank() == 3 {
		y = flattened(y)
	}
	return c.one(y)
}

// fusedMatMul is a product of operands that may be turned, in rows and columns and among batches,
// times alpha.
func fusedMatMul(c *Call) []Value {
	a, b := c.batchTurned(c.X(0), "transBatchA"), c.batchTurned(c.X(1), "transBatchB")
	if c.Flag("transA", false) && a.Rank() > 1 {
		a = a.MatrixTranspose()
	}
	if c.Flag("transB", false) && b.Rank() > 1 {
		b = b.MatrixTranspose()
	}
	return c.one(c.scaled(a.MatMul(b), c.Float("alpha", 1)))
}

// gatherBlockQuantized takes parts of a quantised operand along an axis, and brings them to
// the scales' type: blocks along another axis have a scale each, and a zero point. Bytes
// are packed numbers of a few bits, or of eight.
func gatherBlockQuantized(c *Call) []Value {
	q, scale, zero := c.X(0), c.X(2), c.orX(3)
	block, bits := c.Int("block_size", 128), c.Int("bits", 4)
	along, by := c.axis(c.Int("gather_axis", 0), q.Rank()), c.axis(c.Int("quantize_axis", 1), q.Rank())
	if along == by || block < 1 || scale.Rank() != q.Rank() {
		c.fail("gather_axis is %d, quantize_axis %d, block_size %d, and the scales' shape %v", along, by, block, scale.Shape())
	}
	if c.array(0).Elem() == onnxpb.Tensor_UINT8 {
		q, zero = c.blockBytes(q, zero, scale, bits)
	}
	taken := func(x *tensor.Tensor) *tensor.Tensor { return x.Take(along, c.X(1)) }
	q, scale = taken(q), taken(scale)
	if zero != nil {
		zero = taken(zero)
	}
	if by > along { // the axes of the indices are in the place of one
		by += c.X(1).Rank() - 1
	}
	scale = c.spreadOver(scale, q, by, block)
	if zero != nil {
		zero = c.spreadOver(zero, q, by, block)
	}
	return c.one(dequantised(q, scale, zero))
}

// blockBytes are the numbers that bytes hold, and their zero points: the middle of what so
// many bits hold where there are none.
func (c *Call) blockBytes(q, zero, scale *tensor.Tensor, bits int) (numbers, zeros *tensor.Tensor) {
	if bits != 4 && bits != 8 {
		c.fail("bits is %d, and it is 4 or 8", bits)
	}
	if bits == 8 {
		numbers, zeros = q, zero
	} else {
		numbers = c.unpacked(q, bits)
		if zero != nil {
			zeros = c.unpacked(zero, bits).At(shape.Ellipsis, shape.To(scale.Dim(scale.Rank()-1)))
		}
	}
	if zeros == nil {
		zeros = tensor.Full(c.dev, int32(1)<<(bits-1), scale.Shape()...)
	}
	return numbers, zeros
}

// dynamicQuantizeMatMul brings its first operand to bytes, as DynamicQuantizeLinear does.
func dynamicQuantizeMatMul(c *Call) []Value {
	x := c.X(0)
	_, scale, zero := dynamicScale(x)
	q := quantised(x, scale, zero, onnxpb.Tensor_UINT8).Cast(dtype.Int32).Sub(zero.Cast(dtype.Int32))
	return c.one(c.inFloats(q.MatMul(c.centred(1, 3, -1)), scale.Mul(flat(c.X(2))), 4))
}

// matMulIntegerToFloat is a product of quantised operands, brought to floats by their
// scales.
func matMulIntegerToFloat(c *Call) []Value {
	sums := c.centred(0, 4, -2).MatMul(c.centred(1, 5, -1))
	return c.one(c.inFloats(sums, flat(c.X(2)).Mul(flat(c.X(3))), 6))
}

// inFloats are exact sums by their scale, with a bias where there is one.
func (c *Call) inFloats(sums, scale *tensor.Tensor, bias int) *tensor.Tensor {
	y := sums.Cast(scale.DType()).Mul(scale)
	if b := c.orX(bias); b != nil {
		y = y.Add(b)
	}
	return y
}
