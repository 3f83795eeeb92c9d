package onnxop

import (
	"math"

	"github.com/weft-gpu/weft/tensor"
)

// Normalisation by what was learnt of batches, and by neighbouring channels.

var negativeInfinity = math.Inf(-1)

func init() {
	define("BatchNormalization", 1, batchNormalization)
	define("LRN", 1, localResponse)
}

// batchNormalization in training computes mean and variance of the batch, and those
// that run along with them. Before version 9 spatial may be 0: all operands but the first
// are of one element of the batch then.
func batchNormalization(c *Call) []Value {
	x := c.X(0)
	c.atLeast(x, 1)
	mean, variance := c.X(3), c.X(4)
	of := func(v *tensor.Tensor) *tensor.Tensor { return perChannel(v, x.Rank()).Cast(x.DType()) }
	if !c.Flag("spatial", true) {
		of = func(v *tensor.Tensor) *tensor.Tensor { return v.Cast(x.DType()) }
	}
	epsilon := c.Float("epsilon", 1e-5)
	training := c.Flag("training_mode", false)
	var running []*tensor.Tensor
	var axes []int
	if training {
		for axis := range x.Rank() {
			if axis != 1 {
				axes = append(axes, axis)
			}
		}
		momentum := c.Float("momentum", 0.9)
		m, v := x.Mean(axes), x.Variance(axes)
		for _, pair := range [][2]*tensor.Tensor{{mean, m}, {variance, v}} {
			running = append(running, pair[0].Mul(momentum).Add(pair[1].Cast(pair[0].DType()).Mul(1-momentum)))
		}
		mean, variance = m, v
	}
	// Scale and shift are of the channels: one product and one sum for each element.
	scale := of(c.X(1)).Div(of(variance).Add(epsilon).Sqrt())
	centred := x.Sub(of(mean))
	if training { // less what rounding the mean left
		centred = centred.Sub(centred.Mean(axes, tensor.KeepDims()))
	}
	y := centred.Mul(scale).Add(of(c.X(2)))
	if training && c.Outputs > 1 {
		return c.some(append([]*tensor.Tensor{y}, running...)...)
	}
	return c.one(y)
}

// localResponse divides by the squares of the channels around.
func localResponse(c *Call) []Value {
	x, size := c.X(0), c.Int("size", 1)
	c.atLeast(x, 2)
	if size < 1 {
		c.fail("size is %d", size)
	}
	widths := make([][2]int, x.Rank())
	widths[1] = [2]int{(size - 1) / 2, size / 2}
	sum := x.Square().Pad(0, widths...).RollingSum(1, size)
	scale := sum.Mul(c.Float("alpha", 1e-4) / float64(size)).Add(c.Float("bias", 1))
	return c.one(x.Div(scale.Pow(c.Float("beta", 0.75))))
}
