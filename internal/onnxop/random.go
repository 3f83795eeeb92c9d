package onnxop

import (
	"hash/fnv"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/tensor"
)

// Random numbers are those of tensor.Rand, the same on every device and in every run:
// ONNX leaves them open. A node without a seed has one of its name.

func init() {
	defineDrawing("RandomUniform", 1, drawn(uniform, false))
	defineDrawing("RandomNormal", 1, drawn(normal, false))
	defineDrawing("RandomUniformLike", 1, drawn(uniform, true))
	defineDrawing("RandomNormalLike", 1, drawn(normal, true))
	defineDrawing("Bernoulli", 15, bernoulli)
	defineDrawing("Multinomial", 7, multinomial)
}

// random is a node's source of numbers.
func random(c *Call) *tensor.Rand {
	c.onDevice()
	if !c.HasAttr("seed") {
		h := fnv.New64a()
		_, _ = h.Write([]byte(c.Node))
		return tensor.NewRand(c.dev, h.Sum64())
	}
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

// distribution makes numbers of a shape.
type distribution = func(c *Call, r *tensor.Rand, d dtype.DType, dims []int) *tensor.Tensor

func uniform(c *Call, r *tensor.Rand, d dtype.DType, dims []int) *tensor.Tensor {
	return r.Uniform(d, c.Float("low", 0), c.Float("high", 1), dims...)
}

func normal(c *Call, r *tensor.Rand, d dtype.DType, dims []int) *tensor.Tensor {
	return r.Normal(d, c.Float("mean", 0), c.Float("scale", 1), dims...)
}

// drawn is numbers of the shape that the node says, or of its operand's.
func drawn(f distribution, like bool) func(c *Call, random func() *tensor.Rand) []Value {
	return func(c *Call, random func() *tensor.Rand) []Value {
		if !like {
			return c.one(f(c, random(), c.madeType(nil), c.Ints("shape")))
		}
		x := c.X(0)
		return c.one(f(c, random(), c.madeType(x), x.Shape()))
	}
}

func bernoulli(c *Call, random func() *tensor.Rand) []Value {
	r := random()
	p := c.X(0)
	drawn := r.Uniform(dtype.Float32, 0, 1, p.Shape()...).Less(p.Cast(dtype.Float32))
	return c.one(drawn.Cast(c.madeType(p)))
}

// multinomial draws classes by the logarithms of their weights: the greatest of these
// with a Gumbel variate added to each.
func multinomial(c *Call, random func() *tensor.Rand) []Value {
	r := random()
	x := c.X(0)
	c.atLeast(x, 2)
	n := c.Int("sample_size", 1)
	u := r.Uniform(dtype.Float32, 0, 1, x.Dim(0), n, x.Dim(1)).Maximum(0x1p-25)
	gumbel := u.Log().Neg().Log().Neg()
	classes := x.Cast(dtype.Float32).ExpandDims(1).Add(gumbel).ArgMax([]int{2})
	return c.one(classes.Cast(c.held(c.Type("dtype", onnxpb.Tensor_INT32))))
}
