package gomlx

import (
	"slices"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/backends/shapeinference"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// sides are the axes of an operand of a product: those that both have side by side, those
// that are summed over, and the rest.
type sides struct {
	batch, contracting, free []int
	shape                    shapes.Shape
}

func newSides(s shapes.Shape, batch, contracting []int) (sides, error) {
	named := slices.Concat(batch, contracting)
	if err := checkAxes(s, named); err != nil {
		return sides{}, err
	}
	of := sides{batch: batch, contracting: contracting, shape: s}
	for axis := range s.Rank() {
		if !slices.Contains(named, axis) {
			of.free = append(of.free, axis)
		}
	}
	return of, nil
}

func (s sides) sizes(axes []int) []int {
	list := make([]int, len(axes))
	for i, axis := range axes {
		list[i] = s.shape.Dimensions[axis]
	}
	return list
}

func product(list []int) int {
	n := 1
	for _, size := range list {
		n *= size
	}
	return n
}

// DotGeneral sums products over the contracting axes, for each element of the batch axes. The
// result has the batch axes, then those of lhs that are left, then those of rhs.
func (f *Function) DotGeneral(lhs backends.Value, lhsContractingAxes, lhsBatchAxes []int, rhs backends.Value, rhsContractingAxes, rhsBatchAxes []int, config backends.DotGeneralConfig) (backends.Value, error) {
	const op = backends.OpTypeDotGeneral
	in, err := f.values(op.String(), lhs, rhs)
	if err != nil {
		return nil, err
	}
	if a, b := in[0].shape, in[1].shape; a.DType != b.DType || a.DType == dtypes.Bool {
		return nil, refuse(op, "the operands are %s and %s; they are numbers of one dtype", a, b)
	}
	left, err := newSides(in[0].shape, lhsBatchAxes, lhsContractingAxes)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	right, err := newSides(in[1].shape, rhsBatchAxes, rhsContractingAxes)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	if !slices.Equal(left.sizes(left.batch), right.sizes(right.batch)) || !slices.Equal(left.sizes(left.contracting), right.sizes(right.contracting)) {
		return nil, refuse(op, "%s and %s: the axes %v and %v, that are batches, and %v and %v, that are summed over, have to be of the same sizes",
			left.shape, right.shape, left.batch, right.batch, left.contracting, right.contracting)
	}
	dimensions := slices.Concat(left.sizes(left.batch), left.sizes(left.free), right.sizes(right.free))
	as, made, err := productTypes(in[0].shape.DType, config)
	if err != nil {
		return nil, err
	}
	shape := shapes.Make(made, dimensions...)
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		to, _ := weftDType(made)
		return lowerDot(in[0].Cast(as), in[1].Cast(as), left, right).Cast(to)
	}, left.batch, left.contracting, right.batch, right.contracting, as), nil
}

// productTypes are the dtype that is multiplied and added in, and that of the result. Halves
// are multiplied and added in float32 where nothing is asked for.
func productTypes(d dtypes.DType, config backends.DotGeneralConfig) (dtype.DType, dtypes.DType, error) {
	made := d
	if config.AccumulatorDType != dtypes.InvalidDType {
		d, made = config.AccumulatorDType, config.AccumulatorDType
	}
	if config.OutputDType != dtypes.InvalidDType {
		made = config.OutputDType
	}
	as, ok := weftDType(d)
	if _, too := weftDType(made); !ok || !too {
		return 0, 0, refuse(backends.OpTypeDotGeneral, "there is no arithmetic of %s and %s", d, made)
	}
	return as, made, nil
}

// lowerDot is the product of matrices that the axes are put together to.
func lowerDot(x, y *tensor.Tensor, left, right sides) *tensor.Tensor {
	batch, k := left.sizes(left.batch), product(left.sizes(left.contracting))
	rows, columns := left.sizes(left.free), right.sizes(right.free)
	stack := []int{}
	if len(batch) > 0 {
		stack = append(stack, product(batch))
	}
	x = x.Permute(slices.Concat(left.batch, left.free, left.contracting)...).Reshape(append(slices.Clone(stack), product(rows), k)...)
	y = y.Permute(slices.Concat(right.batch, right.contracting, right.free)...).Reshape(append(slices.Clone(stack), k, product(columns))...)
	return x.MatMul(y).Reshape(append([]int{}, slices.Concat(batch, rows, columns)...)...)
}

// ConvGeneral is a convolution, with its axes in any order.
func (f *Function) ConvGeneral(input, kernel backends.Value, axes backends.ConvolveAxesConfig, strides []int, paddings [][2]int, inputDilations, kernelDilations []int, channelGroupCount, batchGroupCount int) (backends.Value, error) {
	const op = backends.OpTypeConvGeneral
	in, err := f.values(op.String(), input, kernel)
	if err != nil {
		return nil, err
	}
	channelGroupCount, batchGroupCount = max(channelGroupCount, 1), max(batchGroupCount, 1)
	n := len(axes.InputSpatial)
	strides, inputDilations, kernelDilations = atLeastOne(strides, n), atLeastOne(inputDilations, n), atLeastOne(kernelDilations, n)
	made, err := shapeinference.ConvGeneralOp(in[0].shape, in[1].shape, axes, strides, paddings, inputDilations, kernelDilations, channelGroupCount, batchGroupCount)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	axes = axes.Clone()
	return f.record(op, made, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lowerConvGeneral(in[0], in[1], axes, strides, paddings, inputDilations, kernelDilations, channelGroupCount, batchGroupCount)
	}, axes, strides, paddings, inputDilations, kernelDilations, channelGroupCount, batchGroupCount), nil
}

// atLeastOne are the strides or dilations of n axes, which GoMLX leaves out, or at 0, where nobody
// set them.
func atLeastOne(list []int, n int) []int {
	if len(list) == 0 {
		return slices.Repeat([]int{1}, n)
	}
	list = slices.Clone(list)
	for i, n := range list {
		list[i] = max(n, 1)
	}
	return list
}
