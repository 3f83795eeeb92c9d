package onnxop

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/tensor"
)

// Random numbers are those of tensor.Rand, the same on every device and in every run:
// ONNX leaves them open. A node without a seed has 0.

func init() {
	defineDrawing("RandomUniform", 1, func(c *Call) []Value { return c.one(c.uniform(c.madeType(nil), c.Ints("shape"))) })
	defineDrawing("RandomNormal", 1, func(c *Call) []Value { return c.one(c.normal(c.madeType(nil), c.Ints("shape"))) })
	defineDrawing("RandomUniformLike", 1, func(c *Call) []Value { x := c.X(0); return c.one(c.uniform(c.madeType(x), x.Shape())) })
	defineDrawing("RandomNormalLike", 1, func(c *Call) []Value { x := c.X(0); return c.one(c.normal(c.madeType(x), x.Shape())) })
	defineDrawing("Bernoulli", 15, bernoulli)
	defineDrawing("Multinomial", 7, multinomial)
}

// random is the node's source of numbers.
func (c *Call) random() *tensor.Rand {
	c.onDevice()
	seed := c.Attrs["seed"] // a float, but an int of Dropout
	return tensor.NewRand(c.dev, uint64(math.Float32bits(seed.F))|uint64(seed.I))
}

// madeType is the type that the node says, that of like, or float32.
func (c *Call) madeType(like *tensor.Tensor) dtype.DType {
	if like != nil && !c.HasAttr("dtype") {
		return like.DType()
	}
	return c.held(c.Type("dtype", onnxpb.Tensor_FLOAT))
}

func (c *Call) uniform(d dtype.DType, dims []int) *tensor.Tensor {
	return c.random().Uniform(d, c.Float("low", 0), c.Float("high", 1), dims...)
}

func (c *Call) normal(d dtype.DType, dims []int) *tensor.Tensor {
	return c.random().Normal(d, c.Float("mean", 0), c.Float("scale", 1), dims...)
}

func bernoulli(c *Call) []Value {
	r := c.random()
	p := c.X(0)
	drawn := r.Uniform(dtype.Float32, 0, 1, p.Shape()...).Less(p.Cast(dtype.Float32))
	return c.one(drawn.Cast(c.madeType(p)))
}

// multinomial draws classes by the logarithms of their weights: the greatest of these
// with a Gumbel variate added to each.
func multinomial(c *Call) []Value {
	r := c.random()
	x := c.X(0)
	c.atLeast(x, 2)
	n := c.Int("sample_size", 1)
	u := r.Uniform(dtype.Float32, 0, 1, x.Dim(0), n, x.Dim(1)).Maximum(0x1p-25)
	gumbel := u.Log().Neg().Log().Neg()
	classes := x.Cast(dtype.Float32).ExpandDims(1).Add(gumbel).ArgMax(2)
	return c.one(classes.Cast(c.held(c.Type("dtype", onnxpb.Tensor_INT32))))
}
