package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Losses of classes: scores [n, classes, axes...], labels [n, axes...].

func init() {
	define("NegativeLogLikelihoodLoss", 12, func(c *Call) []Value { return c.one(c.likelihood(c.X(0))) })
	define("SoftmaxCrossEntropyLoss", 12, crossEntropy)
}

// likelihood is the loss of logarithms of probabilities.
func (c *Call) likelihood(x *tensor.Tensor) *tensor.Tensor {
	c.atLeast(x, 2)
	labels := c.X(1).Cast(dtype.Int64)
	ignored := tensor.Full(c.dev, false)
	if c.HasAttr("ignore_index") {
		ignored = labels.Equal(c.Int("ignore_index", 0))
		labels = tensor.Where(ignored, labels.ZerosLike(), labels)
	}
	loss := x.TakeAlongAxis(1, labels.ExpandDims(1)).Squeeze(1).Neg()
	weight := loss.OnesLike()
	if w := c.orX(2); w != nil {
		weight = w.Take(0, labels)
	}
	if c.HasAttr("ignore_index") {
		weight = tensor.Where(ignored, weight.ZerosLike(), weight)
		loss = tensor.Where(ignored, loss.ZerosLike(), loss)
	}
	loss = loss.Mul(weight)
	switch how := c.Str("reduction", "mean"); how {
	case "none":
		return loss
	case "sum":
		return loss.Sum(nil)
	case "mean":
		return loss.Sum(nil).Div(weight.Sum(nil))
	default:
		c.fail("reduction is %q, and it is none, sum or mean", how)
		return nil
	}
}

func crossEntropy(c *Call) []Value {
	logs := c.X(0).LogSoftmax(1)
	loss := c.likelihood(logs)
	if c.Outputs > 1 {
		return c.some(loss, logs)
	}
	return c.one(loss)
}
