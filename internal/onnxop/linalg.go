package onnxop

import (
	"github.com/weft-gpu/weft/tensor"
	"slices"
)

// Products.

func init() {
	define("MatMul", 1, func(c *Call) []Value { return c.one(c.X(0).MatMul(c.X(1))) })
	define("Gemm", 1, gemm)
	define("Einsum", 12, func(c *Call) []Value { return c.one(tensor.Einsum(c.Str("equation", ""), c.all(0)...)) })
}

// widened is what an operator made of x and y, where y broadcasts to x's shape, and x does
// not to y's.
func (c *Call) widened(x, y, made *tensor.Tensor) *tensor.Tensor {
	if c.check(made.Err()); !slices.Equal(made.Shape(), x.Shape()) {
		c.fail("an operand of shape %v does not broadcast to %v", y.Shape(), x.Shape())
	}
	return made
}

func gemm(c *Call) []Value {
	a, b := c.X(0), c.X(1)
	if a.Rank() != 2 || b.Rank() != 2 {
		c.fail("operands of shapes %v and %v, and Gemm takes matrices", a.Shape(), b.Shape())
	}
	if c.Flag("transA", false) {
		a = a.T()
	}
	if c.Flag("transB", false) {
		b = b.T()
	}
	y := a.MatMul(b)
	y = c.scaled(y, c.Float("alpha", 1))
	if z := c.orX(2); z != nil {
		z = c.scaled(z, c.Float("beta", 1))
		y = c.widened(y, z, y.Add(z))
	}
	return c.one(y)
}

// scaled is x times a number; integers are cut off towards 0.
func (c *Call) scaled(x *tensor.Tensor, by float64) *tensor.Tensor {
	if by == 1 {
		return x
	}
	return c.real(x).Mul(by).Cast(x.DType())
}
