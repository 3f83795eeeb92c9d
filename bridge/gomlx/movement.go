package gomlx

import (
	"slices"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/backends/shapeinference"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// moved records an operator of one operand that moves its elements.
func (f *Function) moved(op backends.OpType, x backends.Value, infer func(shapes.Shape) (shapes.Shape, error), lower func(x *tensor.Tensor, made shapes.Shape) *tensor.Tensor, attributes ...any) (backends.Value, error) {
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	made, err := infer(in[0].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	made.DType = in[0].shape.DType
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor { return lower(in[0], made) }, attributes...), nil
}

// Reshape is x's elements in another shape.
func (f *Function) Reshape(x backends.Value, dimensions ...int) (backends.Value, error) {
	return f.moved(backends.OpTypeReshape, x,
		func(s shapes.Shape) (shapes.Shape, error) { return shapeinference.ReshapeOp(s, dimensions) },
		func(x *tensor.Tensor, made shapes.Shape) *tensor.Tensor { return x.Reshape(dims(made)...) })
}

// Transpose puts the axes into another order.
func (f *Function) Transpose(x backends.Value, permutation ...int) (backends.Value, error) {
	return f.moved(backends.OpTypeTranspose, x,
		func(s shapes.Shape) (shapes.Shape, error) { return shapeinference.TransposeOp(s, permutation) },
		func(x *tensor.Tensor, _ shapes.Shape) *tensor.Tensor {
			if len(permutation) == 0 {
				return x
			}
			return x.Permute(permutation...)
		}, permutation)
}

// BroadcastInDim repeats x along the axes of a shape that broadcastAxes does not name, and
// along those where x has one element.
func (f *Function) BroadcastInDim(x backends.Value, outputShape shapes.Shape, broadcastAxes []int) (backends.Value, error) {
	v, err := f.moved(backends.OpTypeBroadcastInDim, x,
		func(s shapes.Shape) (shapes.Shape, error) {
			return outputShape.Clone(), shapeinference.BroadcastInDimOp(s, outputShape, broadcastAxes)
		},
		func(x *tensor.Tensor, made shapes.Shape) *tensor.Tensor {
			between := make([]int, made.Rank())
			for i := range between {
				between[i] = 1
			}
			for i, axis := range broadcastAxes {
				between[axis] = x.Dim(i)
			}
			return x.Reshape(between...).BroadcastTo(dims(made)...)
		}, broadcastAxes)
	if err == nil {
		v.(*node).along = slices.Clone(broadcastAxes)
	}
	return v, err
}

// Reverse turns axes round.
func (f *Function) Reverse(x backends.Value, axes ...int) (backends.Value, error) {
	return f.moved(backends.OpTypeReverse, x,
		func(s shapes.Shape) (shapes.Shape, error) { return s.Clone(), checkAxes(s, axes) },
		func(x *tensor.Tensor, _ shapes.Shape) *tensor.Tensor {
			if len(axes) == 0 {
				return x
			}
			return x.Flip(axes...)
		}, axes)
}

// checkAxes is an error where an axis is not one of the shape's, or is named twice.
func checkAxes(s shapes.Shape, axes []int) error {
	seen := map[int]bool{}
	for _, axis := range axes {
		if axis < 0 || axis >= s.Rank() {
			return &shape.AxisError{Op: "axes", Axis: axis, Rank: s.Rank()}
		}
		if seen[axis] {
			return refuse(backends.OpTypeReverse, "axis %d is named twice", axis)
		}
		seen[axis] = true
	}
	return nil
}

// Slice is the elements from starts to before limits, each of strides.
func (f *Function) Slice(x backends.Value, starts, limits, strides []int) (backends.Value, error) {
	return f.moved(backends.OpTypeSlice, x,
		func(s shapes.Shape) (shapes.Shape, error) { return shapeinference.SliceOp(s, starts, limits, strides) },
		func(x *tensor.Tensor, _ shapes.Shape) *tensor.Tensor { return lowerSlice(x, starts, limits, strides) },
		starts, limits, strides)
}

// Concatenate puts operands one behind another along an axis.
func (f *Function) Concatenate(axis int, operands ...backends.Value) (backends.Value, error) {
	const op = backends.OpTypeConcatenate
	in, err := f.values(op.String(), operands...)
	if err != nil {
		return nil, err
	}
	if len(in) == 1 {
		return in[0], nil
	}
	made, err := shapeinference.ConcatenateOp(shapesOf(in), axis)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor { return tensor.Concat(axis, in...) }, axis), nil
}

// Pad puts a fill value before, behind and between elements; a negative number takes elements
// away.
func (f *Function) Pad(x, fillValue backends.Value, axesConfig ...backends.PadAxis) (backends.Value, error) {
	const op = backends.OpTypePad
	in, err := f.values(op.String(), x, fillValue)
	if err != nil {
		return nil, err
	}
	made := in[0].shape.Clone()
	switch {
	case len(axesConfig) > made.Rank():
		return nil, refuse(op, "there are %d axes to pad, and the operand is %s", len(axesConfig), made)
	case in[1].shape.Rank() != 0 || in[1].shape.DType != made.DType:
		return nil, refuse(op, "the fill value is %s; it is one element of %s", in[1].shape, made.DType)
	}
	for i, pad := range axesConfig {
		n := made.Dimensions[i]
		made.Dimensions[i] = n + pad.Start + pad.End + max(n-1, 0)*pad.Interior
		if pad.Interior < 0 || made.Dimensions[i] < 0 {
			return nil, refuse(op, "axis %d of %d elements cannot be padded by %+v", i, n, pad)
		}
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor { return lowerPad(in[0], in[1], axesConfig) }, axesConfig), nil
}

// Iota is 0, 1, 2, ... along an axis.
func (f *Function) Iota(made shapes.Shape, iotaAxis int) (backends.Value, error) {
	const op = backends.OpTypeIota
	if err := f.recording(op.String()); err != nil {
		return nil, err
	}
	if iotaAxis < 0 || iotaAxis >= made.Rank() {
		return nil, refuse(op, "there is no axis %d in %s", iotaAxis, made)
	}
	d, ok := weftDType(made.DType)
	if !ok || made.DType == dtypes.Bool {
		return nil, refuse(op, "there are no numbers of %s to count by", made.DType)
	}
	dev := f.builder.backend.device
	return f.record(op, made, nil, func([]*tensor.Tensor) *tensor.Tensor {
		along := make([]int, made.Rank())
		for i := range along {
			along[i] = 1
		}
		along[iotaAxis] = made.Dimensions[iotaAxis]
		count := tensor.Arange(dev, int64(0), int64(along[iotaAxis]), 1).Cast(d)
		if made.DType.IsPacked() {
			count = wrapSubByte(count, made.DType)
		}
		return count.Reshape(along...).BroadcastTo(made.Dimensions...)
	}, iotaAxis), nil
}

// Bitcast is x's bits as another dtype: where that is smaller, with an axis more behind the
// others, where it is larger, with one less.
func (f *Function) Bitcast(x backends.Value, to dtypes.DType) (backends.Value, error) {
	const op = backends.OpTypeBitcast
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	from := in[0].shape.DType
	if from == to {
		return f.Identity(x)
	}
	made, err := bitcastShape(in[0].shape, to)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor { return lowerBitcast(in[0], from, to) }), nil
}

// bitcastShape is the shape of elements as another dtype.
func bitcastShape(s shapes.Shape, to dtypes.DType) (shapes.Shape, error) {
	if _, ok := weftDType(to); !ok {
		return shapes.Invalid(), refuse(backends.OpTypeBitcast, "there are no elements of %s", to)
	}
	has, wants := s.DType.Bits(), to.Bits()
	made := s.Clone()
	made.DType = to
	switch {
	case wants < has:
		made.Dimensions = append(made.Dimensions, has/wants)
	case wants > has:
		last := made.Rank() - 1
		if last < 0 || made.Dimensions[last] != wants/has {
			return shapes.Invalid(), refuse(backends.OpTypeBitcast, "%s has no last axis of the %d elements that make one of %s", s, wants/has, to)
		}
		made.Dimensions = made.Dimensions[:last]
	}
	return made, nil
}
