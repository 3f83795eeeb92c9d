package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Activations with parameters, and dropout.

func init() {
	define("LeakyRelu", 1, func(c *Call) []Value { return c.one(c.X(0).LeakyRelu(c.Float("alpha", 0.01))) })
	define("Elu", 1, func(c *Call) []Value { return c.one(c.X(0).ELU(c.Float("alpha", 1))) })
	define("HardSigmoid", 1, func(c *Call) []Value {
		return c.one(c.X(0).HardSigmoid(tensor.SlopeAndOffset(c.Float("alpha", 0.2), c.Float("beta", 0.5))))
	})
	define("Selu", 1, selu)
	define("Celu", 12, celu)
	define("ThresholdedRelu", 10, thresholdedRelu)
	define("Shrink", 9, shrink)
	define("PRelu", 1, prelu)
	define("Gelu", 20, gelu)
	define("Swish", 24, swish(1))
	define("Dropout", 1, dropout)
	defineDrawing("Dropout", 12, trainedDropout)
}

func selu(c *Call) []Value {
	x := c.X(0)
	gamma, alpha := c.Float("gamma", 1.0507009873554804934193349852946), c.Float("alpha", 1.6732632423543772848170429916717)
	return c.one(tensor.Where(x.Greater(0), x, x.Expm1().Mul(alpha)).Mul(gamma))
}

func celu(c *Call) []Value {
	x, alpha := c.X(0), c.Float("alpha", 1)
	return c.one(x.Maximum(0).Add(x.Div(alpha).Expm1().Mul(alpha).Minimum(0)))
}

func thresholdedRelu(c *Call) []Value {
	x := c.X(0)
	return c.one(tensor.Where(x.Greater(c.Float("alpha", 1)), x, x.ZerosLike()))
}

func shrink(c *Call) []Value {
	held := c.X(0).DType()
	x, bias, lambda := c.real(c.X(0)), c.Float("bias", 0), c.Float("lambd", 0.5)
	y := tensor.Where(x.Less(-lambda), x.Add(bias), tensor.Where(x.Greater(lambda), x.Sub(bias), x.ZerosLike()))
	return c.one(y.Cast(held))
}

// prelu's slope broadcasts to x; before version 7 a vector was one for each channel.
func prelu(c *Call) []Value {
	x, slope := c.X(0), c.X(1)
	if c.Version < 7 && slope.Rank() == 1 && x.Rank() > 1 && slope.Dim(0) > 1 {
		slope = perChannel(slope, x.Rank())
	}
	return c.one(c.widened(x, slope, rectified(x, slope)))
}

// rectified is x times the slope where it is below 0, of integers too.
func rectified(x, slope *tensor.Tensor) *tensor.Tensor {
	if x.DType().Kind() == dtype.KindFloat {
		return x.PRelu(slope)
	}
	return tensor.Where(x.Less(0), x.Mul(slope), x)
}

// real is x, integers as float64 numbers.
func (c *Call) real(x *tensor.Tensor) *tensor.Tensor {
	if c.check(x.Err()); x.DType().Kind() == dtype.KindFloat {
		return x
	}
	return x.Cast(dtype.Float64)
}

// perChannel is a vector along axis 1 of rank axes.
func perChannel(v *tensor.Tensor, rank int) *tensor.Tensor {
	if v == nil {
		return nil
	}
	dims := make([]int, max(rank-1, 1))
	for i := range dims {
		dims[i] = 1
	}
	dims[0] = -1
	return v.Reshape(dims...)
}

func gelu(c *Call) []Value {
	switch a := c.Str("approximate", "none"); a {
	case "none":
		return c.one(c.X(0).GELU())
	case "tanh":
		return c.one(c.X(0).GELUTanh())
	default:
		c.fail("approximate is %q, and Gelu has none and tanh", a)
		return nil
	}
}

// swish has an alpha where the node gives none.
func swish(alpha float64) Operator {
	return func(c *Call) []Value {
		x := c.X(0)
		return c.one(x.Mul(x.Mul(c.Float("alpha", alpha)).Sigmoid()))
	}
}

// dropout before version 12 is that of inference, as its is_test says or as it is asked.
func dropout(c *Call) []Value {
	x := c.X(0)
	if c.Outputs < 2 {
		return c.one(x)
	}
	if c.Version >= 10 {
		return c.some(x, x.OnesLike().NotEqual(0))
	}
	return c.some(x, x.OnesLike())
}

func trainedDropout(c *Call, random func() *tensor.Rand) []Value {
	x := c.X(0)
	ratio := 0.5
	if c.Has(1) {
		ratio = c.FloatsOf(1)[0]
	}
	training := c.Has(2) && c.IntOf(2) != 0
	if !training || ratio == 0 {
		return c.some(x, x.OnesLike().NotEqual(0))[:min(max(c.Outputs, 1), 2)]
	}
	mask := random().Uniform(dtype.Float32, 0, 1, x.Shape()...).GreaterEqual(ratio)
	y := tensor.Where(mask, x.Mul(1/(1-ratio)), x.ZerosLike())
	return c.some(y, mask)[:min(max(c.Outputs, 1), 2)]
}
