package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The in-place operators of integers, of a whole Var and of a part. Each
// statement begins with v counting 0 to 5 in the shape [2 3].
func TestIntegerAssignments(t *testing.T) {
	dev := testdev.Open(t)
	scalar := tensor.Scalar[int]
	for _, c := range []struct {
		statement string
		run       func(*tensor.Var, tensor.Operand) error
		y         *tensor.Tensor
		want      []int32
	}{
		{"v //= 2", (*tensor.Var).FloorDivideAssign, scalar(2), []int32{0, 0, 1, 1, 2, 2}},
		{"v %= 3", (*tensor.Var).RemainderAssign, scalar(3), []int32{0, 1, 2, 0, 1, 2}},
		{"v **= 2", (*tensor.Var).PowAssign, scalar(2), []int32{0, 1, 4, 9, 16, 25}},
		{"v &= 4", (*tensor.Var).BitwiseAndAssign, scalar(4), []int32{0, 0, 0, 0, 4, 4}},
		{"v |= 4", (*tensor.Var).BitwiseOrAssign, scalar(4), []int32{4, 5, 6, 7, 4, 5}},
		{"v ^= 1", (*tensor.Var).BitwiseXorAssign, scalar(1), []int32{1, 0, 3, 2, 5, 4}},
		{"v <<= 1", (*tensor.Var).BitwiseLeftShiftAssign, scalar(1), []int32{0, 2, 4, 6, 8, 10}},
		{"v >>= 1", (*tensor.Var).BitwiseRightShiftAssign, scalar(1), []int32{0, 0, 1, 1, 2, 2}},
	} {
		t.Run(c.statement, func(t *testing.T) {
			v := tensor.NewVar("v", tensor.Arange[int32](dev, 0, 6, 1).Reshape(2, 3))
			must(t, c.run(v, c.y))
			expect(t, v.Tensor(), dims(2, 3), c.want...)

			v = tensor.NewVar("v", tensor.Arange[int32](dev, 0, 6, 1).Reshape(2, 3))
			must(t, c.run(v.At(shape.At(1)), c.y))
			expect(t, v.Tensor(), dims(2, 3), append([]int32{0, 1, 2}, c.want[3:]...)...)
		})
	}
}

func TestMatMulAssign(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.NewVar("v", tensor.From(dev, []int32{1, 2, 3, 4}, 2, 2))
	swap := tensor.From(dev, []int32{0, 1, 1, 0}, 2, 2)
	must(t, v.MatMulAssign(swap))
	expect(t, v.Tensor(), dims(2, 2), []int32{2, 1, 4, 3}...)
	must(t, v.MatMulAssign(v.Tensor()))
	expect(t, v.Tensor(), dims(2, 2), []int32{8, 5, 20, 13}...)

	var result *tensor.ArgumentError
	var promoted *tensor.TargetDTypeError
	var contraction *tensor.ContractionError
	for _, c := range []struct {
		mistake string
		y       *tensor.Tensor
		want    any
	}{
		{"a vector", tensor.From(dev, []int32{1, 2}), &result},
		{"a column", tensor.From(dev, []int32{1, 2}, 2, 1), &result},
		{"a batch", tensor.From(dev, []int32{0, 1, 1, 0}, 1, 2, 2), &result},
		{"a wider dtype", swap.Cast(tensor.From(dev, []int64{}).DType()), &promoted},
		{"three rows", tensor.From(dev, []int32{1, 2, 3, 4, 5, 6}, 3, 2), &contraction},
	} {
		err := v.MatMulAssign(c.y)
		var op *tensor.OpError
		if !errors.As(err, &op) || op.Op != "matmul_assign" || !errors.As(err, c.want) {
			t.Errorf("%s: got %v, want a %T of matmul_assign", c.mistake, err, c.want)
		}
	}
	expect(t, v.Tensor(), dims(2, 2), []int32{8, 5, 20, 13}...)
	if err := v.MatMulAssign(nil); err == nil {
		t.Error("a nil tensor is no mistake")
	}
	v.Close()
	var closed *tensor.ClosedTensorError
	if err := v.MatMulAssign(swap); !errors.As(err, &closed) {
		t.Errorf("after Close: got %v, want a ClosedTensorError", err)
	}
}

func TestCopy(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, -2, 3, -4}, 2, 2)
	expect(t, x.T().Copy(), dims(2, 2), []int32{1, 3, -2, -4}...)
	part := x.At(shape.At(1)).Copy()
	x.Close()
	expect(t, part, dims(2), []int32{3, -4}...)
}
