package gomlx

import (
	"math"
	"slices"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/backends/shapeinference"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// reduced records a reduction along axes, along all of them where none is given.
func (f *Function) reduced(op backends.OpType, x backends.Value, axes []int, takes func(dtypes.DType) bool, lower func(x *tensor.Tensor, axes []int) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	s := in[0].shape
	if !takes(s.DType) {
		return nil, refuse(op, "it does not take elements of %s", s.DType)
	}
	axes = slices.Clone(axes)
	if len(axes) == 0 {
		for axis := range s.Rank() {
			axes = append(axes, axis)
		}
	}
	made, err := shapeinference.ReduceOp(s, axes)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	made.DType = s.DType
	if op == backends.OpTypeReduceSum {
		if n := f.sumOfProducts(in[0], axes, made); n != nil {
			return n, nil
		}
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		if len(axes) == 0 {
			return in[0]
		}
		return lower(in[0], axes)
	}, axes), nil
}

func isNumber(d dtypes.DType) bool     { return d != dtypes.Bool }
func isRealOrBool(d dtypes.DType) bool { return !d.IsComplex() }
func isBits(d dtypes.DType) bool       { return d.IsInt() }
func isBool(d dtypes.DType) bool       { return d == dtypes.Bool }

// ReduceSum adds; integers wrap in their dtype.
func (f *Function) ReduceSum(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceSum, x, axes, isNumber, func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.Sum(axes, tensor.As(x.DType())) })
}

// ReduceProduct multiplies; integers wrap in their dtype.
func (f *Function) ReduceProduct(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceProduct, x, axes, isNumber, func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.Prod(axes, tensor.As(x.DType())) })
}

// ReduceMax is the greatest element; of none it is the least that there is.
func (f *Function) ReduceMax(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceMax, x, axes, isRealOrBool, func(x *tensor.Tensor, axes []int) *tensor.Tensor {
		if x.DType() == dtype.Bool {
			return x.Any(axes)
		}
		return withOne(x, axes, false).Max(axes)
	})
}

// ReduceMin is the least element; of none it is the greatest that there is.
func (f *Function) ReduceMin(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceMin, x, axes, isRealOrBool, func(x *tensor.Tensor, axes []int) *tensor.Tensor {
		if x.DType() == dtype.Bool {
			return x.All(axes)
		}
		return withOne(x, axes, true).Min(axes)
	})
}

// withOne is x, but where an axis of those named has no elements it has one, the greatest or
// the least number that there is.
func withOne(x *tensor.Tensor, axes []int, greatest bool) *tensor.Tensor {
	s, empty := x.Shape(), false
	for _, axis := range axes {
		if s[axis] == 0 {
			s[axis], empty = 1, true
		}
	}
	if !empty {
		return x
	}
	return tensor.FullOf(x.Device(), x.DType(), extreme(x.DType(), greatest), s...)
}

// ReduceLogicalAnd is true where all are.
func (f *Function) ReduceLogicalAnd(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceLogicalAnd, x, axes, isBool, func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.All(axes) })
}

// ReduceLogicalOr is true where one is.
func (f *Function) ReduceLogicalOr(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceLogicalOr, x, axes, isBool, func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.Any(axes) })
}

// ReduceLogicalXor is true where an odd number is.
func (f *Function) ReduceLogicalXor(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceLogicalXor, x, axes, isBool, func(x *tensor.Tensor, axes []int) *tensor.Tensor {
		return x.Cast(dtype.Uint32).Sum(axes, tensor.As(dtype.Uint32)).BitwiseAnd(1).Cast(dtype.Bool)
	})
}

// ReduceBitwiseAnd is the bits that are in all.
func (f *Function) ReduceBitwiseAnd(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceBitwiseAnd, x, axes, isBits, func(x *tensor.Tensor, axes []int) *tensor.Tensor {
		return foldBits(x, axes, true, func(x, y *tensor.Tensor) *tensor.Tensor { return x.BitwiseAnd(y) })
	})
}

// ReduceBitwiseOr is the bits that are in one or more.
func (f *Function) ReduceBitwiseOr(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceBitwiseOr, x, axes, isBits, func(x *tensor.Tensor, axes []int) *tensor.Tensor {
		return foldBits(x, axes, false, func(x, y *tensor.Tensor) *tensor.Tensor { return x.BitwiseOr(y) })
	})
}

// ReduceBitwiseXor is the bits that are in an odd number.
func (f *Function) ReduceBitwiseXor(x backends.Value, axes ...int) (backends.Value, error) {
	return f.reduced(backends.OpTypeReduceBitwiseXor, x, axes, isBits, func(x *tensor.Tensor, axes []int) *tensor.Tensor {
		return foldBits(x, axes, false, func(x, y *tensor.Tensor) *tensor.Tensor { return x.BitwiseXor(y) })
	})
}

// foldBits puts the axes last, as one, and halves it until one element is left; ones tells
// of which bits that is of none.
func foldBits(x *tensor.Tensor, axes []int, ones bool, combine func(x, y *tensor.Tensor) *tensor.Tensor) *tensor.Tensor {
	var order []int
	var kept []int
	for axis := range x.Rank() {
		if !slices.Contains(axes, axis) {
			order, kept = append(order, axis), append(kept, x.Dim(axis))
		}
	}
	last := len(kept)
	n := 1
	for _, axis := range axes {
		order = append(order, axis)
		n *= x.Dim(axis)
	}
	x = x.Permute(order...).Reshape(append(slices.Clone(kept), n)...)
	if n == 0 {
		zero := tensor.Zeros(x.Device(), x.DType(), append(slices.Clone(kept), 1)...)
		if ones {
			zero = zero.BitwiseInvert()
		}
		x, n = zero, 1
	}
	part := func(from, to int) *tensor.Tensor {
		return x.At(append(slices.Repeat([]shape.Index{shape.All()}, last), shape.Span(from, to))...)
	}
	for ; n > 1; n = (n + 1) / 2 {
		half := n / 2
		folded := combine(part(0, half), part(half, 2*half))
		if n%2 == 1 {
			folded = tensor.Concat(last, folded, part(n-1, n))
		}
		x = folded
	}
	return x.Reshape(append([]int{}, kept...)...)
}

// ArgMinMax is the position of the least or the greatest element along an axis, of the first
// NaN where there is one. Of Bool too, where false is the least, which GoMLX's own layers ask
// for and its rules of shapes do not know.
func (f *Function) ArgMinMax(x backends.Value, axis int, outputDType dtypes.DType, isMin bool) (backends.Value, error) {
	const op = backends.OpTypeArgMinMax
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	ordered := in[0].shape.Clone()
	if ordered.DType == dtypes.Bool {
		ordered.DType = dtypes.Uint8
	}
	made, err := shapeinference.ArgMinMaxOp(ordered, axis, outputDType)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerArgMinMax(in[0], axis, outputDType, isMin)
	}, axis, isMin), nil
}

// AllReduce reduces over the devices of each group, of which there is one: it is what it is
// given.
func (f *Function) AllReduce(operands []backends.Value, _ backends.ReduceOpType, replicaGroups [][]int) ([]backends.Value, error) {
	const op = backends.OpTypeAllReduce
	in, err := f.values(op.String(), operands...)
	if err != nil {
		return nil, err
	}
	for _, group := range replicaGroups {
		if len(group) > 1 || len(group) == 1 && group[0] != 0 {
			return nil, refuse(op, "group %v has other devices than 0, which is the only one", group)
		}
	}
	return public(in), nil
}

// ReduceWindow reduces windows of x.
func (f *Function) ReduceWindow(x backends.Value, reductionType backends.ReduceOpType, windowDimensions, strides, baseDilations, windowDilations []int, paddings [][2]int) (backends.Value, error) {
	if _, ok := windowModes[reductionType]; !ok {
		return nil, refuse(backends.OpTypeReduceWindow, "there is no reduction %s; it is a sum, product, max or min", reductionType)
	}
	return f.moved(backends.OpTypeReduceWindow, x,
		func(s shapes.Shape) (shapes.Shape, error) {
			return shapeinference.ReduceWindowOp(s, windowDimensions, strides, baseDilations, windowDilations, paddings)
		},
		func(x *tensor.Tensor, _ shapes.Shape) *tensor.Tensor {
			return lowerReduceWindow(x, reductionType, windowDimensions, strides, baseDilations, windowDilations, paddings)
		}, reductionType, windowDimensions, strides, baseDilations, windowDilations, paddings)
}

// SelectAndScatterMax adds each element of source at the place of the greatest element of its
// window.
func (f *Function) SelectAndScatterMax(operand, source backends.Value, windowDimensions, windowStrides []int, paddings [][2]int) (backends.Value, error) {
	return f.selected(backends.OpTypeSelectAndScatterMax, operand, source, windowDimensions, windowStrides, paddings)
}

// SelectAndScatterMin adds each element of source at the place of the least element of its
// window.
func (f *Function) SelectAndScatterMin(operand, source backends.Value, windowDimensions, windowStrides []int, paddings [][2]int) (backends.Value, error) {
	return f.selected(backends.OpTypeSelectAndScatterMin, operand, source, windowDimensions, windowStrides, paddings)
}

func (f *Function) selected(op backends.OpType, operand, source backends.Value, window, strides []int, paddings [][2]int) (backends.Value, error) {
	in, err := f.values(op.String(), operand, source)
	if err != nil {
		return nil, err
	}
	windows, err := shapeinference.ReduceWindowOp(in[0].shape, window, strides, nil, nil, paddings)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	if !windows.EqualDimensions(in[1].shape) || in[1].shape.DType != in[0].shape.DType {
		return nil, refuse(op, "the source is %s, and there are %v windows of %s", in[1].shape, windows.Dimensions, in[0].shape)
	}
	return f.record(op, in[0].shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerSelectAndScatter(in[0], in[1], op == backends.OpTypeSelectAndScatterMax, window, strides, paddings)
	}, window, strides, paddings), nil
}

// extreme is the greatest or the least number of a dtype.
func extreme(d dtype.DType, greatest bool) any {
	if info, err := dtype.Iinfo(d); err == nil {
		if greatest {
			return info.Max
		}
		return info.Min
	}
	if greatest {
		return math.Inf(1)
	}
	return math.Inf(-1)
}
