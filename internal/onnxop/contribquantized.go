package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/tensor"
)

// Operators of quantised numbers that ONNX Runtime's quantiser writes, in its own domain. They round
// where its CPU provider rounds.

func init() {
	define("com.microsoft.QLinearAdd", 1, qLinearAdd)
	define("com.microsoft.QLinearMul", 1, qLinearMul)
	define("com.microsoft.QLinearConcat", 1, qLinearConcat)
	define("com.microsoft.QLinearLeakyRelu", 1, qLinearActivation(func(c *Call, x *tensor.Tensor) *tensor.Tensor {
		return x.LeakyRelu(c.Float("alpha", 0.01))
	}))
	define("com.microsoft.QLinearSigmoid", 1, qLinearActivation(func(_ *Call, x *tensor.Tensor) *tensor.Tensor { return x.Sigmoid() }))
	define("com.microsoft.QLinearGlobalAveragePool", 1, qLinearGlobalAveragePool)
	define("com.microsoft.QLinearAveragePool", 1, qLinearAveragePool)
	define("com.microsoft.QGemm", 1, qGemm)
	define("com.microsoft.QuantizeLinear", 1, quantizeLinear)
	define("com.microsoft.DequantizeLinear", 1, dequantizeLinear)
}

// scaleOf is operand i, the one scale of a tensor.
func (c *Call) scaleOf(i int) *tensor.Tensor {
	s := c.X(i)
	if s.Shape().Size() != 1 {
		c.fail("operand %d is a scale of shape %v, and it is one number", i+1, s.Shape())
	}
	return s.Reshape()
}

// zeroOf is operand i, the zero point of x, as a float32: 0 where it is left out.
func (c *Call) zeroOf(i int) *tensor.Tensor {
	z := c.orX(i)
	if z == nil {
		return tensor.Full(c.dev, float32(0), 1).Reshape()
	}
	if z.Shape().Size() != 1 {
		c.fail("operand %d is a zero point of shape %v, and it is one number", i+1, z.Shape())
	}
	return z.Reshape().Cast(dtype.Float32)
}

// rounded is a float to the nearest number of a quantised type, to which the zero point is added
// already.
func (c *Call) rounded(y *tensor.Tensor, to Elem) []Value {
	low, high := limits(to)
	return []Value{c.typed(to, y.Round().Clip(low, high).Cast(Storage(to)))}
}

// ofReal is a float in the scale and by the zero point of operands i and i+1.
func (c *Call) ofReal(y *tensor.Tensor, i int, to Elem) []Value {
	return c.rounded(y.Div(c.scaleOf(i)).Round().Add(c.zeroOf(i+1)), to)
}

// real32 is operand i by its scale and zero point, which follow it.
func (c *Call) real32(i int) *tensor.Tensor {
	return c.X(i).Cast(dtype.Float32).Sub(c.zeroOf(i + 2)).Mul(c.scaleOf(i + 1))
}

// qLinearAdd adds both operands in the result's scale to what the zero points come to, by fused
// multiply-adds, as ONNX Runtime's kernel for AVX2 does.
func qLinearAdd(c *Call) []Value {
	to := c.array(0).Elem()
	y := c.scaleOf(6)
	a, b := c.scaleOf(1).Div(y), c.scaleOf(4).Div(y)
	fixed := c.zeroOf(7).Sub(a.Mul(c.zeroOf(2)).Add(b.Mul(c.zeroOf(5))))
	left, right := c.X(0).Cast(dtype.Float32), c.X(3).Cast(dtype.Float32)
	if left.Shape().Size() == 1 { // ONNX Runtime adds a single one to the fixed part first
		left, right, a, b = right, left, b, a
	}
	return c.rounded(left.FMA(a, right.FMA(b, fixed)), to)
}

// qLinearMul multiplies exactly, and rounds the product in the result's scale.
func qLinearMul(c *Call) []Value {
	exact := c.centredBy(0, 2).Mul(c.centredBy(3, 5)).Cast(dtype.Float32)
	scale := c.scaleOf(1).Mul(c.scaleOf(4)).Div(c.scaleOf(6))
	return c.rounded(exact.Mul(scale).Add(c.zeroOf(7)), c.array(0).Elem())
}

// centredBy is operand i less its zero point, which may be left out.
func (c *Call) centredBy(i, zero int) *tensor.Tensor {
	x := c.X(i).Cast(dtype.Int32)
	if z := c.orX(zero); z != nil {
		x = x.Sub(flat(z).Cast(dtype.Int32))
	}
	return x
}

// qLinearConcat joins operands that have a scale and a zero point each behind them; those of the
// result come first.
func qLinearConcat(c *Call) []Value {
	to := c.array(1).Elem()
	if len(c.In) < 5 || len(c.In)%3 != 2 {
		c.fail("%d operands, and they are a scale, a zero point and three for each part", len(c.In))
	}
	var parts []*tensor.Tensor
	for i := 2; i < len(c.In); i += 3 {
		parts = append(parts, c.real32(i))
	}
	return c.ofReal(tensor.Concat(c.axis(c.Int("axis", 0), parts[0].Rank()), parts...), 0, to)
}

// qLinearActivation is a function of the numbers that the elements stand for.
func qLinearActivation(f func(c *Call, x *tensor.Tensor) *tensor.Tensor) Operator {
	return func(c *Call) []Value { return c.ofReal(f(c, c.real32(0)), 3, c.array(0).Elem()) }
}

// channelsFirst is an operand as [n, c, spatial axes...], whose channels are last where the node says
// so.
func (c *Call) channelsFirst(x *tensor.Tensor) *tensor.Tensor {
	if c.Flag("channels_last", false) {
		return x.MoveAxis(-1, 1)
	}
	return x
}

func (c *Call) channelsBack(x *tensor.Tensor) *tensor.Tensor {
	if c.Flag("channels_last", false) {
		return x.MoveAxis(1, -1)
	}
	return x
}

// qLinearGlobalAveragePool sums exactly, and rounds the sum once.
func qLinearGlobalAveragePool(c *Call) []Value {
	x := c.channelsFirst(c.centredBy(0, 2))
	c.atLeast(x, 3)
	axes, count := from(2, x.Rank()), 1
	for _, a := range axes {
		count *= x.Dim(a)
	}
	scale := c.scaleOf(1).Div(c.scaleOf(3).Mul(float32(count)))
	y := x.Sum(axes, tensor.KeepDims()).Cast(dtype.Float32).Mul(scale).Round().Add(c.zeroOf(4))
	return c.rounded(c.channelsBack(y), c.array(0).Elem())
}

// qLinearAveragePool pools the numbers that the elements stand for.
func qLinearAveragePool(c *Call) []Value {
	x := c.channelsFirst(c.real32(0))
	w, more := c.pooled(x)
	p := w.pooling(more)
	p.IncludePadding = c.Flag("count_include_pad", false)
	y := x.AveragePool(p).Div(c.scaleOf(3)).Add(c.zeroOf(4))
	return c.rounded(c.channelsBack(y), c.array(0).Elem())
}

// qGemm is a product of quantised matrices with an int32 bias: in floats where the result has no
// scale.
func qGemm(c *Call) []Value {
	a, b := c.centredBy(0, 2), c.X(3).Cast(dtype.Int32)
	if a.Rank() != 2 || b.Rank() != 2 {
		c.fail("operands of shapes %v and %v, and QGemm takes matrices", a.Shape(), b.Shape())
	}
	if c.Flag("transA", false) {
		a = a.T()
	}
	if c.Flag("transB", false) {
		b = b.T()
	}
	sum := a.MatMul(b.Sub(flat(c.X(5)).Cast(dtype.Int32)))
	if bias := c.orX(6); bias != nil {
		sum = sum.Add(bias)
	}
	scale := c.scaleOf(1).Mul(c.Float("alpha", 1)).Mul(flat(c.X(4)))
	if c.orX(7) == nil {
		return c.one(sum.Cast(dtype.Float32).Mul(scale))
	}
	to := Elem(onnxpb.Tensor_UINT8)
	if c.Has(8) {
		to = c.array(8).Elem()
	}
	return c.rounded(sum.Cast(dtype.Float32).Mul(scale.Div(c.scaleOf(7))).Round().Add(c.zeroOf(8)), to)
}
