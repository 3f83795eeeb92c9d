package gomlx

import (
	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// normalized checks the operands of batch normalization: the first has features along an axis,
// of which each of the next, but those of the first's shape, has one element.
func (f *Function) normalized(op backends.OpType, featureAxis int, values ...backends.Value) ([]*node, shapes.Shape, error) {
	in, err := f.values(op.String(), values...)
	if err != nil {
		return nil, shapes.Invalid(), err
	}
	s := in[0].shape
	if err := checkAxes(s, []int{featureAxis}); err != nil {
		return nil, shapes.Invalid(), &OpError{op.String(), err}
	}
	features := shapes.Make(s.DType, s.Dimensions[featureAxis])
	for _, n := range in[1:] {
		if !n.shape.Equal(features) && !n.shape.Equal(s) {
			return nil, shapes.Invalid(), refuse(op, "an operand is %s; it has one element for each of the features, %s", n.shape, features)
		}
	}
	return in, features, nil
}

// BatchNormForInference normalizes by means and variances that are given.
func (f *Function) BatchNormForInference(operand, scale, offset, mean, variance backends.Value, epsilon float32, featureAxis int) (backends.Value, error) {
	const op = backends.OpTypeBatchNormForInference
	in, _, err := f.normalized(op, featureAxis, operand, scale, offset, mean, variance)
	if err != nil {
		return nil, err
	}
	return f.record(op, in[0].shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerBatchNormInference(in[0], in[1], in[2], in[3], in[4], epsilon, featureAxis)
	}, epsilon, featureAxis), nil
}

// BatchNormForTraining normalizes by the batch's own means and variances, which it gives too.
func (f *Function) BatchNormForTraining(operand, scale, offset backends.Value, epsilon float32, featureAxis int) (normalized, batchMean, batchVariance backends.Value, err error) {
	const op = backends.OpTypeBatchNormForTraining
	in, features, err := f.normalized(op, featureAxis, operand, scale, offset)
	if err != nil {
		return nil, nil, nil, err
	}
	list := f.results(&node{op: op, inputs: in, lowerAll: func(in []*tensor.Tensor) []*tensor.Tensor {
		y, mean, variance := lowerBatchNormTraining(in[0], in[1], in[2], epsilon, featureAxis)
		return []*tensor.Tensor{y, mean, variance}
	}}, []shapes.Shape{in[0].shape, features, features})
	return list[0], list[1], list[2], nil
}

// BatchNormGradient is the gradient of BatchNormForTraining by its operands.
func (f *Function) BatchNormGradient(operand, scale, mean, variance, gradOutput backends.Value, epsilon float32, featureAxis int) (gradOperand, gradScale, gradOffset backends.Value, err error) {
	const op = backends.OpTypeBatchNormGradient
	in, features, err := f.normalized(op, featureAxis, operand, scale, mean, variance, gradOutput)
	if err != nil {
		return nil, nil, nil, err
	}
	if !in[4].shape.Equal(in[0].shape) {
		return nil, nil, nil, refuse(op, "the gradient is %s, and the operand %s", in[4].shape, in[0].shape)
	}
	list := f.results(&node{op: op, inputs: in, lowerAll: func(in []*tensor.Tensor) []*tensor.Tensor {
		x, s, o := lowerBatchNormGradient(in[0], in[1], in[2], in[3], in[4], epsilon, featureAxis)
		return []*tensor.Tensor{x, s, o}
	}}, []shapes.Shape{in[0].shape, features, features})
	return list[0], list[1], list[2], nil
}
