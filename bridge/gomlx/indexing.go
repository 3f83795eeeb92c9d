package gomlx

import (
	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/backends/shapeinference"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// Gather takes slices of an operand at indices.
func (f *Function) Gather(operand, startIndices backends.Value, indexVectorAxis int, offsetOutputAxes, collapsedSliceAxes, startIndexMap, sliceSizes []int, indicesAreSorted bool) (backends.Value, error) {
	const op = backends.OpTypeGather
	in, err := f.values(op.String(), operand, startIndices)
	if err != nil {
		return nil, err
	}
	indices := in[1].shape
	if indexVectorAxis == indices.Rank() { // each index is one number
		indices = indices.Clone()
		indices.Dimensions = append(indices.Dimensions, 1)
	}
	made, err := shapeinference.Gather(in[0].shape, indices, indexVectorAxis, offsetOutputAxes, collapsedSliceAxes, startIndexMap, sliceSizes, indicesAreSorted)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerGather(in[0], in[1], indexVectorAxis, offsetOutputAxes, collapsedSliceAxes, startIndexMap, sliceSizes)
	}, indexVectorAxis, offsetOutputAxes, collapsedSliceAxes, startIndexMap, sliceSizes), nil
}

func (f *Function) scattered(op backends.OpType, mode tensor.ScatterMode, operand, scatterIndices, updates backends.Value, indexVectorAxis int, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes []int) (backends.Value, error) {
	in, err := f.values(op.String(), operand, scatterIndices, updates)
	if err != nil {
		return nil, err
	}
	made, err := shapeinference.ScatterOp(in[0].shape, in[1].shape, in[2].shape, indexVectorAxis, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerScatter(in[0], in[1], in[2], mode, indexVectorAxis, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes)
	}, indexVectorAxis, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes), nil
}

// ScatterSum adds updates to an operand at indices, always in one order.
func (f *Function) ScatterSum(operand, scatterIndices, updates backends.Value, indexVectorAxis int, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes []int, _, _ bool) (backends.Value, error) {
	return f.scattered(backends.OpTypeScatterSum, tensor.ScatterAdd, operand, scatterIndices, updates, indexVectorAxis, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes)
}

// ScatterMax is the greater of an operand and of its updates.
func (f *Function) ScatterMax(operand, scatterIndices, updates backends.Value, indexVectorAxis int, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes []int, _, _ bool) (backends.Value, error) {
	return f.scattered(backends.OpTypeScatterMax, tensor.ScatterMax, operand, scatterIndices, updates, indexVectorAxis, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes)
}

// ScatterMin is the less of an operand and of its updates.
func (f *Function) ScatterMin(operand, scatterIndices, updates backends.Value, indexVectorAxis int, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes []int, _, _ bool) (backends.Value, error) {
	return f.scattered(backends.OpTypeScatterMin, tensor.ScatterMin, operand, scatterIndices, updates, indexVectorAxis, updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes)
}

// checkStarts checks that there is one integer for each axis, or all in one vector, and that a part of the sizes given
// lies in the operand.
func checkStarts(op backends.OpType, s shapes.Shape, starts []*node, sizes []int) error {
	vector := len(starts) == 1 && starts[0].shape.Rank() == 1 && starts[0].shape.Size() == s.Rank()
	if !vector && len(starts) != s.Rank() || len(sizes) != s.Rank() {
		return refuse(op, "%d starts and %d sizes for an operand %s; each axis has one", len(starts), len(sizes), s)
	}
	for axis, start := range starts {
		if !vector && start.shape.Size() != 1 || !start.shape.DType.IsInt() {
			return refuse(op, "the start along axis %d is %s; it is one integer", axis, start.shape)
		}
	}
	for axis := range sizes {
		if sizes[axis] < 0 || sizes[axis] > s.Dimensions[axis] {
			return refuse(op, "%d elements along axis %d of %s", sizes[axis], axis, s)
		}
	}
	return nil
}

// DynamicSlice is the part of an operand from starts on, moved so that it lies in the operand.
func (f *Function) DynamicSlice(operand backends.Value, startIndices []backends.Value, sliceDims []int) (backends.Value, error) {
	const op = backends.OpTypeDynamicSlice
	in, err := f.values(op.String(), append([]backends.Value{operand}, startIndices...)...)
	if err != nil {
		return nil, err
	}
	if err := checkStarts(op, in[0].shape, in[1:], sliceDims); err != nil {
		return nil, err
	}
	made := shapes.Make(in[0].shape.DType, sliceDims...)
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor { return lowerDynamicSlice(in[0], in[1:], sliceDims) }, sliceDims), nil
}

// DynamicUpdateSlice is an operand with a part from starts on replaced, moved so that it lies in
// the operand.
func (f *Function) DynamicUpdateSlice(operand, update backends.Value, startIndices []backends.Value) (backends.Value, error) {
	const op = backends.OpTypeDynamicUpdateSlice
	in, err := f.values(op.String(), append([]backends.Value{operand, update}, startIndices...)...)
	if err != nil {
		return nil, err
	}
	if in[1].shape.DType != in[0].shape.DType {
		return nil, refuse(op, "the update is %s, and the operand %s", in[1].shape, in[0].shape)
	}
	if err := checkStarts(op, in[0].shape, in[2:], in[1].shape.Dimensions); err != nil {
		return nil, err
	}
	return f.record(op, in[0].shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerDynamicUpdateSlice(in[0], in[1], in[2:])
	}), nil
}
