package gomlx

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// lowerBatchNormInference is (x - mean) / sqrt(variance + epsilon) * scale + offset, the
// numbers but x's being one for each feature, along an axis of x (XLA, BatchNormInference).
// Halves are computed in float32 and rounded once.
func lowerBatchNormInference(x, scale, offset, mean, variance *tensor.Tensor, epsilon float32, featureAxis int) *tensor.Tensor {
	b := batchOf(x, featureAxis)
	return b.normalized(b.distance(mean), variance, scale, offset, epsilon).Cast(b.made)
}

// lowerBatchNormTraining is lowerBatchNormInference by the mean and the variance of x itself
// over the axes but the features', of which each feature has one: the mean of the squares of
// the distances from the mean (XLA, BatchNormTraining).
func lowerBatchNormTraining(x, scale, offset *tensor.Tensor, epsilon float32, featureAxis int) (normalized, mean, variance *tensor.Tensor) {
	b := batchOf(x, featureAxis)
	mean = b.mean(b.x)
	distance := b.ownDistance(mean)
	variance = b.mean(distance.Square())
	normalized = b.normalized(distance, variance, scale, offset, epsilon)
	return normalized.Cast(b.made), mean.Cast(b.made), variance.Cast(b.made)
}

// lowerBatchNormGradient is the gradients of lowerBatchNormTraining's first result by x, by
// scale and by offset, for a gradient of that result, the mean and the variance being x's own
// (XLA, BatchNormGrad).
func lowerBatchNormGradient(x, scale, mean, variance, gradient *tensor.Tensor, epsilon float32, featureAxis int) (byX, byScale, byOffset *tensor.Tensor) {
	b := batchOf(x, featureAxis)
	gradient, distance, root := b.wide(gradient), b.ownDistance(mean), b.root(variance, epsilon)
	byOffset = b.sum(gradient)
	product := b.sum(gradient.Mul(distance))
	byScale = product.Mul(root.Reshape(product.Shape()...))
	away := distance.Mul(b.perElement(product)).Mul(root.Square())
	byX = b.spread(scale).Mul(root).Mul(gradient.Sub(b.perElement(byOffset)).Sub(away))
	return byX.Cast(b.made), byScale.Cast(b.made), byOffset.Cast(b.made)
}

// batch is an operand with features along an axis; over the other axes means are taken.
type batch struct {
	x    *tensor.Tensor // in the dtype of the computation
	made dtype.DType    // of the results
	axis int
	over []int // the other axes
}

func batchOf(x *tensor.Tensor, featureAxis int) batch {
	b := batch{made: x.DType(), axis: featureAxis}
	b.x = b.wide(x)
	for axis := range x.Rank() {
		if axis != featureAxis {
			b.over = append(b.over, axis)
		}
	}
	return b
}

// wide is numbers in the dtype of the computation.
func (b batch) wide(x *tensor.Tensor) *tensor.Tensor {
	if b.made.IsHalf() {
		return x.Cast(dtype.Float32)
	}
	return x
}

// spread is one number for each feature, so that it broadcasts to x.
func (b batch) spread(v *tensor.Tensor) *tensor.Tensor {
	dims := ones(b.x.Rank())
	dims[b.axis] = b.x.Dim(b.axis)
	return b.wide(v).Reshape(dims...)
}

func (b batch) distance(mean *tensor.Tensor) *tensor.Tensor { return b.x.Sub(b.spread(mean)) }

// ownDistance is distance where the mean is x's own: less what rounding the mean left.
func (b batch) ownDistance(mean *tensor.Tensor) *tensor.Tensor {
	d := b.distance(mean)
	return d.Sub(b.spread(b.mean(d)))
}

// normalized is a distance over the root of the variance, times scale, plus offset.
func (b batch) normalized(distance, variance, scale, offset *tensor.Tensor, epsilon float32) *tensor.Tensor {
	return distance.Mul(b.root(variance, epsilon)).Mul(b.spread(scale)).Add(b.spread(offset))
}

func (b batch) root(variance *tensor.Tensor, epsilon float32) *tensor.Tensor {
	return b.spread(variance).Add(epsilon).RSqrt()
}

// sum is the sums for each feature; without other axes the elements are.
func (b batch) sum(v *tensor.Tensor) *tensor.Tensor {
	if len(b.over) == 0 {
		return v
	}
	return v.Sum(b.over)
}

func (b batch) mean(v *tensor.Tensor) *tensor.Tensor {
	if len(b.over) == 0 {
		return v
	}
	return v.Mean(b.over)
}

// perElement is a feature's sum over its number of elements.
func (b batch) perElement(sum *tensor.Tensor) *tensor.Tensor {
	count := 1
	for _, axis := range b.over {
		count *= b.x.Dim(axis)
	}
	return b.spread(sum).Div(count)
}
