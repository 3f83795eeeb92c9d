package onnxop

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Operators of one element each, and of the elements at one place of several operands.

type unary = func(x *tensor.Tensor) *tensor.Tensor

var unaries = map[string]unary{
	"Abs": (*tensor.Tensor).Abs, "Neg": (*tensor.Tensor).Neg, "Sign": (*tensor.Tensor).Sign,
	"Ceil": (*tensor.Tensor).Ceil, "Floor": (*tensor.Tensor).Floor, "Round": func(x *tensor.Tensor) *tensor.Tensor { return x.Round() },
	"Sqrt": (*tensor.Tensor).Sqrt, "Reciprocal": (*tensor.Tensor).Reciprocal,
	"Exp": (*tensor.Tensor).Exp, "Log": (*tensor.Tensor).Log, "Erf": (*tensor.Tensor).Erf,
	"Sin": (*tensor.Tensor).Sin, "Cos": (*tensor.Tensor).Cos, "Tan": (*tensor.Tensor).Tan,
	"Asin": (*tensor.Tensor).Asin, "Acos": (*tensor.Tensor).Acos, "Atan": (*tensor.Tensor).Atan,
	"Sinh": (*tensor.Tensor).Sinh, "Cosh": (*tensor.Tensor).Cosh, "Tanh": (*tensor.Tensor).Tanh,
	"Asinh": (*tensor.Tensor).Asinh, "Acosh": (*tensor.Tensor).Acosh, "Atanh": (*tensor.Tensor).Atanh,
	"Sigmoid": (*tensor.Tensor).Sigmoid, "Relu": (*tensor.Tensor).Relu, "Softplus": (*tensor.Tensor).Softplus,
	"Softsign": (*tensor.Tensor).Softsign, "HardSwish": (*tensor.Tensor).HardSwish, "Mish": (*tensor.Tensor).Mish,
	"Not": (*tensor.Tensor).LogicalNot, "BitwiseNot": (*tensor.Tensor).BitwiseInvert, "IsNaN": (*tensor.Tensor).IsNaN,
}

type binary = func(x *tensor.Tensor, y tensor.Operand) *tensor.Tensor

var binaries = map[string]binary{
	"Add": (*tensor.Tensor).Add, "Sub": (*tensor.Tensor).Sub, "Mul": (*tensor.Tensor).Mul, "Div": quotient,
	"Equal": (*tensor.Tensor).Equal, "Less": (*tensor.Tensor).Less, "LessOrEqual": (*tensor.Tensor).LessEqual,
	"Greater": (*tensor.Tensor).Greater, "GreaterOrEqual": (*tensor.Tensor).GreaterEqual,
	"And": (*tensor.Tensor).LogicalAnd, "Or": (*tensor.Tensor).LogicalOr, "Xor": (*tensor.Tensor).LogicalXor,
	"BitwiseAnd": (*tensor.Tensor).BitwiseAnd, "BitwiseOr": (*tensor.Tensor).BitwiseOr, "BitwiseXor": (*tensor.Tensor).BitwiseXor,
}

func init() {
	for name, f := range unaries {
		define(name, 1, func(c *Call) []Value { return c.one(f(c.X(0))) })
	}
	for name, f := range binaries {
		define(name, 7, func(c *Call) []Value { return c.one(f(c.X(0), c.X(1))) })
		define(name, 1, func(c *Call) []Value { return c.one(f(c.X(0), c.aligned(1))) })
	}
	define("Equal", 19, equal)
	define("Pow", 7, pow)
	define("Pow", 1, func(c *Call) []Value { return c.one(power(c.X(0), c.aligned(1))) })
	define("Mod", 10, modulo)
	define("BitShift", 11, bitShift)
	define("Max", 1, func(c *Call) []Value { return c.one(tensor.MaxOf(c.all(0)...)) })
	define("Min", 1, func(c *Call) []Value { return c.one(tensor.MinOf(c.all(0)...)) })
	define("Sum", 1, func(c *Call) []Value { return c.one(tensor.SumOf(c.all(0)...)) })
	define("Mean", 1, func(c *Call) []Value { return c.one(tensor.MeanOf(c.all(0)...)) })
	define("Clip", 1, clipAttributes)
	define("Clip", 11, clip)
	define("Where", 9, orStrings(func(c *Call) []Value { return c.one(tensor.Where(c.X(0), c.X(1), c.X(2))) }, 1, 2))
	define("IsInf", 10, isInf)
}

// aligned is operand i as operator sets before 7 broadcast it: only where the node says
// so, and from an axis on that it names.
func (c *Call) aligned(i int) *tensor.Tensor {
	y := c.X(i)
	if !c.HasAttr("axis") || !c.Flag("broadcast", false) {
		return y
	}
	rank := c.X(0).Rank()
	dims := append([]int{}, y.Shape()...)
	for axis := c.axis(c.Int("axis", 0), rank); axis+len(dims) < rank; {
		dims = append(dims, 1)
	}
	return y.Reshape(dims...)
}

// quotient is x / y, of integers that of C: cut off towards 0.
func quotient(x *tensor.Tensor, y tensor.Operand) *tensor.Tensor {
	switch x.DType().Kind() {
	case dtype.KindUint:
		return x.FloorDivide(y)
	case dtype.KindInt:
		return x.Sub(x.FMod(y)).FloorDivide(y)
	}
	return x.Div(y)
}

// pow squares where the exponent is known to be two, as in every layer normalization that is
// exported in parts: the square is rounded correctly, and costs a hundredth. Of integers to a
// float's power it is not the square that is wanted, which may wrap.
func pow(c *Call) []Value {
	x, y := c.X(0), c.array(1)
	squares := isReal(x.DType()) || x.DType().IsInteger() && y.DType().IsInteger()
	if squares && y.Constant() && y.Shape().Size() == 1 && len(y.Shape()) <= len(x.Shape()) && c.FloatsOf(1)[0] == 2 {
		return c.one(x.Square())
	}
	return c.one(power(x, c.X(1)))
}

func isReal(d dtype.DType) bool { return d.Kind() == dtype.KindFloat }

// power is x to the y in x's dtype; y may have any.
func power(x *tensor.Tensor, exponent tensor.Operand) *tensor.Tensor {
	y, ok := exponent.(*tensor.Tensor)
	if !ok || x.Err() != nil || y.Err() != nil {
		return x.Pow(exponent)
	}
	if !isReal(x.DType()) && isReal(y.DType()) {
		return x.Cast(dtype.Float64).Pow(y.Cast(dtype.Float64)).Cast(x.DType())
	}
	return x.Pow(y.Cast(x.DType()))
}

// equal is of strings too, from version 19 on.
func equal(c *Call) []Value {
	if _, ok := c.In[0].(*Strings); !ok {
		return c.one(c.X(0).Equal(c.X(1)))
	}
	list, _ := numbered(c.dev, c.StringsOf(0), c.StringsOf(1))
	return c.one(list[0].Equal(list[1]))
}

func modulo(c *Call) []Value {
	if c.Flag("fmod", false) {
		return c.one(c.X(0).FMod(c.X(1)))
	}
	return c.one(c.X(0).Remainder(c.X(1)))
}

func bitShift(c *Call) []Value {
	switch d := c.Str("direction", ""); d {
	case "LEFT":
		return c.one(c.X(0).BitwiseLeftShift(c.X(1)))
	case "RIGHT":
		return c.one(c.X(0).BitwiseRightShift(c.X(1)))
	default:
		c.fail("direction is %q, and BitShift has LEFT and RIGHT", d)
		return nil
	}
}

// clipAttributes has float32's limits for bounds that the node does not say: an infinity
// is none of its results, but of types in which they are infinities themselves.
func clipAttributes(c *Call) []Value {
	x := c.X(0)
	bounded := x.DType() == dtype.Float32 || x.DType() == dtype.Float64
	if bounded || c.HasAttr("min") {
		x = x.Maximum(c.Float("min", -math.MaxFloat32))
	}
	if bounded || c.HasAttr("max") {
		x = x.Minimum(c.Float("max", math.MaxFloat32))
	}
	return c.one(x)
}

func clip(c *Call) []Value {
	x := c.X(0)
	if c.Has(1) {
		x = x.Maximum(c.X(1))
	}
	if c.Has(2) {
		x = x.Minimum(c.X(2))
	}
	return c.one(x)
}

func isInf(c *Call) []Value {
	x := c.X(0)
	y := x.IsInf()
	if !c.Flag("detect_positive", true) {
		y = y.LogicalAnd(x.Less(0))
	}
	if !c.Flag("detect_negative", true) {
		y = y.LogicalAnd(x.Greater(0))
	}
	return c.one(y)
}
