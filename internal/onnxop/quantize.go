package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Quantised numbers: x = (q - zero point) * scale.

func init() {
	define("QuantizeLinear", 10, quantizeLinear)
	define("DequantizeLinear", 10, dequantizeLinear)
	define("DynamicQuantizeLinear", 11, dynamicQuantizeLinear)
	define("QLinearMatMul", 10, qLinearMatMul)
	define("QLinearConv", 10, qLinearConv)
	define("MatMulInteger", 10, matMulInteger)
	define("ConvInteger", 10, convInteger)
	define("com.microsoft.MatMulNBits", 1, matMulNBits)
}

// limits are the least and the greatest integer of a type.
func limits(e Elem) (low, high int) {
	held := Storage(e)
	bits := fewBits(e)
	if bits == 0 {
		bits = 8 * held.Size()
	}
	if held.Kind() == dtype.KindUint {
		return 0, 1<<bits - 1
	}
	return -1 << (bits - 1), 1<<(bits-1) - 1
}

// spreadOver brings a scale or zero point to the shape of x: one number, one for each
// index of an axis, or one for each block of an axis.
func (c *Call) spreadOver(p, x *tensor.Tensor, axis, block int) *tensor.Tensor {
	switch {
	case p.Shape().Size() == 1:
		return p.Reshape()
	case block > 0:
		if p.Rank() != x.Rank() {
			c.fail("a scale of shape %v for blocks of an operand of shape %v", p.Shape(), x.Shape())
		}
		index := make([]shape.Index, axis+1)
		for i := range index {
			index[i] = shape.All()
		}
		index[axis] = shape.To(x.Dim(axis))
		return p.Repeat(axis, block).At(index...)
	case p.Rank() == 1:
		dims := make([]int, x.Rank()-axis)
		for i := range dims {
			dims[i] = 1
		}
		dims[0] = -1
		return p.Reshape(dims...)
	}
	return p
}

// quantisation are a node's scale and zero point for x, from operand i on.
func (c *Call) quantisation(x *tensor.Tensor, i int) (scale, zero *tensor.Tensor) {
	axis := 0
	if c.X(i).Shape().Size() != 1 {
		axis = c.axis(c.Int("axis", 1), x.Rank())
	}
	block := c.Int("block_size", 0)
	scale = c.spreadOver(c.X(i), x, axis, block)
	if c.Has(i + 1) {
		zero = c.spreadOver(c.X(i+1), x, axis, block)
	}
	return scale, zero
}

// quantised is round(x / scale) + zero, held within the type's limits.
func quantised(x, scale, zero *tensor.Tensor, to Elem) *tensor.Tensor {
	low, high := limits(to)
	q := x.Div(scale).Round()
	if zero != nil {
		q = q.Add(zero.Cast(q.DType()))
	}
	return q.Clip(low, high).Cast(Storage(to))
}

func quantizeLinear(c *Call) []Value {
	x := c.X(0)
	scale, zero := c.quantisation(x, 1)
	to := Elem(onnxpb.Tensor_UINT8)
	if zero != nil {
		to = c.array(2).Elem()
	} else if c.Int("output_dtype", 0) != 0 {
		to = c.Type("output_dtype", to)
	}
	c.held(to)
	if x.DType().Kind() != dtype.KindFloat {
		x = x.Cast(dtype.Float32) // int32, which float32 may round
	}
	if x.DType().Size() == 2 && Storage(to).Size() == 2 {
		x = x.Cast(dtype.Float32) // in which the type's limits are
	}
	return []Value{c.typed(to, quantised(x, scale.Cast(x.DType()), zero, to))}
}

func dequantizeLinear(c *Call) []Value {
	q := c.X(0)
	scale, zero := c.quantisation(q, 1)
	return c.one(dequantised(q, scale, zero))
}

// dequantised is (q - zero) * scale; the difference is exact.
func dequantised(q, scale, zero *tensor.Tensor) *tensor.Tensor {
	d := q.Cast(dtype.Int32)
	if zero != nil {
		d = d.Sub(zero.Cast(dtype.Int32))
	}
	if scale.DType().Size() < 4 { // halves: the product is rounded once
		return d.Cast(dtype.Float32).Mul(scale.Cast(dtype.Float32)).Cast(scale.DType())
	}
	return d.Cast(scale.DType()).Mul(scale)
}

// dynamicQuantizeLinear finds scale and zero point of the least and the greatest element
// and 0.
func dynamicQuantizeLinear(c *Call) []Value {
	x := c.X(0)
	scale, safe, zero := dynamicScale(x)
	zero = zero.Cast(dtype.Uint8)
	return c.some(quantised(x, safe, zero, onnxpb.Tensor_UINT8), scale, zero)
}

// dynamicScale is the scale by which bytes hold all elements and 0, the same with 1 in the
// place of 0, and the zero point.
func dynamicScale(x *tensor.Tensor) (scale, safe, zero *tensor.Tensor) {
	low, high := x.Min(nil).Minimum(0), x.Max(nil).Maximum(0)
	scale = high.Sub(low).Div(255)
	safe = tensor.Where(scale.Equal(0), scale.OnesLike(), scale)
	return scale, safe, low.Neg().Div(safe).Clip(0, 255).Round()
}

// centred is a quantised operand less its zero point, which may be a number for each row
// or column: along is the axis that a vector of these is of.
func (c *Call) centred(i, zero, along int) *tensor.Tensor {
	x := c.X(i).Cast(dtype.Int32)
	z := c.orX(zero)
	if z == nil {
		return x
	}
	if z.Rank() == 1 && z.Dim(0) > 1 && along == -2 {
		z = z.ExpandDims(-1)
	} else if z.Rank() == 1 && z.Dim(0) == 1 {
		z = z.Reshape()
	}
	return x.Sub(z.Cast(dtype.Int32))
}

func matMulInteger(c *Call) []Value {
	return c.one(c.centred(0, 2, -2).MatMul(c.centred(1, 3, -1)))
}

// requantised is an exact sum of products in the result's scale; products of scales are
// in float32, as the sums are brought to it.
func (c *Call) requantised(sum, a, b, y, zero *tensor.Tensor, to Elem) Value {
	real := sum.Cast(dtype.Float32).Mul(a.Cast(dtype.Float32).Mul(b.Cast(dtype.Float32)))
	return c.typed(to, quantised(real, y.Cast(dtype.Float32), zero, to))
}

// flat is a scale or zero point of one element as a scalar.
func flat(p *tensor.Tensor) *tensor.Tensor {
	if p.Shape().Size() == 1 {
		return p.Reshape()
	}
	return p
}

func qLinearMatMul(c *Call) []Value {
	sum := c.centred(0, 2, -2).MatMul(c.centred(3, 5, -1))
	a := flat(c.X(1))
	if a.Rank() == 1 {
		a = a.ExpandDims(-1)
	}
	return []Value{c.requantised(sum, a, flat(c.X(4)), flat(c.X(6)), flat(c.X(7)), c.array(7).Elem())}
}

// convolved is the convolution of integers, x and weights less their zero points.
func (c *Call) convolved(x, weights *tensor.Tensor) *tensor.Tensor {
	w := c.windows(x, weights.Shape()[2:])
	return x.Conv(weights, tensor.Convolution{Strides: w.strides, Dilations: w.dilations, Padding: w.pads, Groups: c.Int("group", 1)})
}

// ofKernels is a zero point of the weights: one, or one for each kernel.
func ofKernels(z *tensor.Tensor, rank int) *tensor.Tensor {
	if z == nil || z.Shape().Size() == 1 {
		return z
	}
	dims := make([]int, rank)
	for i := range dims {
		dims[i] = 1
	}
	dims[0] = -1
	return z.Reshape(dims...)
}

func convInteger(c *Call) []Value {
	x, w := c.X(0).Cast(dtype.Int32), c.X(1).Cast(dtype.Int32)
	c.atLeast(w, 2)
	if z := c.orX(2); z != nil {
		x = x.Sub(flat(z).Cast(dtype.Int32))
	}
	if z := ofKernels(c.orX(3), w.Rank()); z != nil {
		w = w.Sub(flat(z).Cast(dtype.Int32))
	}
	return c.one(c.convolved(x, w))
}

func qLinearConv(c *Call) []Value {
	w := c.X(3)
	c.atLeast(w, 2)
	x := c.X(0).Cast(dtype.Int32).Sub(flat(c.X(2)).Cast(dtype.Int32))
	w = w.Cast(dtype.Int32).Sub(flat(ofKernels(c.X(5), w.Rank())).Cast(dtype.Int32))
	sum := c.convolved(x, w)
	if bias := c.orX(8); bias != nil {
		sum = sum.Add(perChannel(bias, sum.Rank()))
	}
	scale := flat(c.X(4))
	if scale.Rank() == 1 {
		scale = perChannel(scale, sum.Rank())
	}
	return []Value{c.requantised(sum, flat(c.X(1)), scale, flat(c.X(6)), flat(c.X(7)), c.array(7).Elem())}
}

// matMulNBits is a product with weights of a few bits in blocks along k, each with a
// scale and a zero point: b is [n, blocks, bytes of a block], scales [n * blocks].
func matMulNBits(c *Call) []Value {
	x, packed := c.X(0), c.X(1)
	k, n, bits, block := c.Int("K", 0), c.Int("N", 0), c.Int("bits", 4), c.Int("block_size", 0)
	if block < 1 || k < 1 || n < 1 || bits != 4 && bits != 8 && bits != 2 {
		c.fail("K is %d, N %d, bits %d and block_size %d", k, n, bits, block)
	}
	blocks := (k + block - 1) / block
	scale, zero := c.X(2).Reshape(n, blocks), c.blockZeros(n, blocks, bits).Cast(x.DType())
	w := c.unpacked(packed, bits).Reshape(n, blocks, block).Cast(x.DType())
	if g := c.orX(4); g != nil { // the block of each element along k, whose scale and zero point it has
		g = g.Reshape(-1).At(shape.To(k))
		w = w.Reshape(n, blocks*block).At(shape.All(), shape.To(k)).Sub(zero.Take(1, g)).Mul(scale.Take(1, g))
	} else {
		w = w.Sub(zero.ExpandDims(2)).Mul(scale.ExpandDims(2)).Reshape(n, blocks*block).At(shape.All(), shape.To(k))
	}
	y := x.MatMul(w.T())
	if bias := c.orX(5); bias != nil {
		y = y.Add(bias)
	}
	return c.one(y)
}

// blockZeros are the zero points of a MatMulNBits, [n, blocks]: packed like its weights, as
// numbers, or the middle of what so many bits hold.
func (c *Call) blockZeros(n, blocks, bits int) *tensor.Tensor {
	z := c.orX(3)
	switch {
	case z == nil:
		return tensor.Full(c.dev, float32(int(1)<<(bits-1)), n, blocks)
	case z.DType() == dtype.Uint8:
		return c.unpacked(z.Reshape(n, -1), bits).At(shape.All(), shape.To(blocks))
	}
	return z.Reshape(n, blocks)
}

// unpacked spreads the integers of bytes, the first in the lowest bits, along the last
// axis.
func (c *Call) unpacked(b *tensor.Tensor, bits int) *tensor.Tensor {
	var shifts []uint8
	for s := 0; s < 8; s += bits {
		shifts = append(shifts, uint8(s))
	}
	dims := append([]int{}, b.Shape()...)
	dims[len(dims)-1] *= len(shifts)
	by := tensor.From(c.dev, shifts, len(shifts))
	return b.ExpandDims(-1).BitwiseRightShift(by).BitwiseAnd(1<<bits - 1).Reshape(dims...)
}
