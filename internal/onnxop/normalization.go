package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/tensor"
)

// Normalization by an operand's own mean and variance.

func init() {
	define("InstanceNormalization", 1, instanceNormalization)
	// Version 17 has it first, but ONNX Runtime's optimizer writes it into files of older ones.
	define("LayerNormalization", 1, layerNormalization)
	define("GroupNormalization", 18, groupNormalization)
	define("RMSNormalization", 23, rmsNormalization)
	define("MeanVarianceNormalization", 9, meanVarianceNormalization)
}

// from are the axes of rank from one on.
func from(axis, rank int) (axes []int) {
	for ; axis < rank; axis++ {
		axes = append(axes, axis)
	}
	return axes
}

func instanceNormalization(c *Call) []Value {
	x := c.X(0)
	c.atLeast(x, 3)
	return c.one(x.LayerNorm(from(2, x.Rank()), c.Float("epsilon", 1e-5), tensor.Scale(perChannel(c.X(1), x.Rank())), tensor.Bias(perChannel(c.X(2), x.Rank()))))
}

// scaled are the options of a normalization with a scale, and a bias unless it is nil.
func scaled(scale, bias *tensor.Tensor) []tensor.LayerNormOption {
	options := []tensor.LayerNormOption{tensor.Scale(scale)}
	if bias != nil {
		options = append(options, tensor.Bias(bias))
	}
	return options
}

func layerNormalization(c *Call) []Value {
	x, epsilon := c.X(0), c.Float("epsilon", 1e-5)
	axes := from(c.axis(c.Int("axis", -1), x.Rank()), x.Rank())
	out := []*tensor.Tensor{x.LayerNorm(axes, epsilon, scaled(c.X(1), c.orX(2))...), nil, nil}
	if c.Named(1) || c.Named(2) {
		stash := x.Cast(c.held(c.Type("stash_type", onnxpb.Tensor_FLOAT)))
		out[1] = stash.Mean(axes, tensor.KeepDims())
		out[2] = stash.Variance(axes, tensor.KeepDims()).Add(epsilon).Sqrt().Reciprocal()
	}
	return c.some(out...)
}

// groupNormalization has a scale and a bias for each group, and from version 21 on for
// each channel.
func groupNormalization(c *Call) []Value {
	x, groups := c.X(0), c.Int("num_groups", 0)
	c.atLeast(x, 2)
	if groups < 1 || x.Dim(1)%groups != 0 {
		c.fail("num_groups is %d, and the operand has %d channels", groups, x.Dim(1))
	}
	dims := slices.Concat([]int{x.Dim(0), groups, x.Dim(1) / groups}, x.Shape()[2:])
	per := slices.Repeat([]int{1}, len(dims)-1)
	per[0] = groups
	if c.Version >= 21 {
		per[1] = dims[2]
	}
	y := x.Reshape(dims...).LayerNorm(from(2, len(dims)), c.Float("epsilon", 1e-5), tensor.Scale(c.X(1).Reshape(per...)), tensor.Bias(c.X(2).Reshape(per...)))
	return c.one(y.Reshape(x.Shape()...))
}

func rmsNormalization(c *Call) []Value {
	x := c.X(0)
	axis := c.axis(c.Int("axis", -1), x.Rank())
	return c.one(x.RMSNorm(from(axis, x.Rank()), c.Float("epsilon", 1e-5), tensor.Scale(c.X(1))))
}

// meanVarianceNormalization adds 1e-9 to the standard deviation, as the specification's
// function does.
func meanVarianceNormalization(c *Call) []Value {
	x, axes := c.X(0), c.Ints("axes")
	if axes == nil {
		axes = []int{0, 2, 3}
	}
	axes = c.axes(axes, x.Rank())
	wide := c.wide(x)
	centred := wide.Sub(wide.Mean(axes, tensor.KeepDims()))
	centred = centred.Sub(centred.Mean(axes, tensor.KeepDims())) // less what rounding the mean left
	return c.one(centred.Div(wide.Std(axes, tensor.KeepDims()).Add(1e-9)).Cast(x.DType()))
}

// wide is x in a dtype to compute in that rounds once: float32 of narrower floats,
// float64 of integers.
func (c *Call) wide(x *tensor.Tensor) *tensor.Tensor {
	c.check(x.Err())
	switch x.DType() {
	case dtype.Float32, dtype.Float64:
		return x
	case dtype.Float16, dtype.BFloat16:
		return x.Cast(dtype.Float32)
	}
	return x.Cast(dtype.Float64)
}

// weights are numbers that the host computed, in a dtype.
func (c *Call) weights(list []float64, d dtype.DType, dims ...int) *tensor.Tensor {
	if d == dtype.Float64 {
		return tensor.From(c.dev, list, dims...)
	}
	narrow := make([]float32, len(list))
	for i, f := range list {
		narrow[i] = float32(f)
	}
	return tensor.From(c.dev, narrow, dims...).Cast(d)
}

// indices are numbers of elements that the host computed.
func (c *Call) indices(list []int, dims ...int) *tensor.Tensor {
	narrow := make([]int32, len(list))
	for i, n := range list {
		narrow[i] = int32(n)
	}
	return tensor.From(c.dev, narrow, dims...)
}
