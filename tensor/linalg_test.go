package tensor_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestLinearAlgebra(t *testing.T) {
	dev := testdev.Open(t)
	arange := func(dims ...int) *tensor.Tensor {
		return tensor.Arange(dev, 0, float32(shape.Shape(dims).Size()), 1).Reshape(dims...)
	}
	vector := func(x ...float32) *tensor.Tensor { return tensor.From(dev, x) }
	fibonacci := tensor.From(dev, []float32{1, 1, 1, 0}, 2, 2)
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		dims shape.Shape
		want []float32
	}{
		{"vecdot", arange(2, 3).VecDot(-1, vector(1, 0, 2)), dims(2), []float32{4, 13}},
		{"vecdot, first axis", arange(3, 2).VecDot(0, arange(3, 2)), dims(2), []float32{20, 35}},
		{"vecdot of nothing", tensor.Zeros(dev, dtype.Float32, 2, 0).VecDot(-1, tensor.Zeros(dev, dtype.Float32, 0)), dims(2), []float32{0, 0}},
		{"outer", vector(1, 2).Outer(vector(3, 4, 5)), dims(2, 3), []float32{3, 4, 5, 6, 8, 10}},
		{"tensordot, two axes", arange(2, 2, 3).TensorDot(arange(2, 3), 2), dims(2), []float32{55, 145}},
		{"tensordot, no axes", vector(1, 2).TensorDot(vector(3, 4), 0), dims(2, 2), []float32{3, 4, 6, 8}},
		{"tensordot, all axes", arange(2, 2).TensorDot(arange(2, 2), 2), dims(), []float32{14}},
		{"tensordot, named axes", arange(3, 2).TensorDotAxes([]int{0}, []int{-1}, arange(2, 3)), dims(2, 2), []float32{10, 28, 13, 40}},
		{"tensordot, crossed axes", arange(2, 3, 1).TensorDotAxes([]int{1, 0}, []int{0, 1}, arange(3, 2)), dims(1), []float32{50}},
		{"matrix_transpose", arange(2, 1, 3).MatrixTranspose(), dims(2, 3, 1), []float32{0, 1, 2, 3, 4, 5}},
		{"trace", arange(2, 3, 3).Trace(0), dims(2), []float32{12, 39}},
		{"trace above", arange(3, 3).Trace(1), dims(), []float32{6}},
		{"trace below", arange(3, 3).Trace(-2), dims(), []float32{6}},
		{"trace of no diagonal", arange(2, 2).Trace(5), dims(), []float32{0}},
		{"power 0", arange(2, 2).MatrixPower(0), dims(2, 2), []float32{1, 0, 0, 1}},
		{"power 1", arange(2, 2).MatrixPower(1), dims(2, 2), []float32{0, 1, 2, 3}},
		{"power 10", fibonacci.MatrixPower(10), dims(2, 2), []float32{89, 55, 55, 34}},
		{"power 0 of a stack", tensor.Zeros(dev, dtype.Float32, 2, 1, 1).MatrixPower(0), dims(2, 1, 1), []float32{1, 1}},
		{"cross", vector(1, 0, 0).Cross(-1, vector(0, 1, 0)), dims(3), []float32{0, 0, 1}},
		{"cross, broadcast", arange(2, 3).Cross(-1, vector(1, 2, 3)), dims(2, 3), []float32{-1, 2, -1, 2, -4, 2}},
		{"cross, first axis", arange(3, 2).Cross(0, arange(3, 2).Add(tensor.Scalar(1))), dims(3, 2), []float32{-2, -2, 4, 4, -2, -2}},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.got, c.dims, c.want...) })
	}
	i := tensor.From(dev, []complex64{1i, 2}, 2)
	expect(t, i.VecDot(-1, i), dims(), complex64(5))
	expect(t, tensor.From(dev, []int8{100, 100}).VecDot(-1, tensor.From(dev, []int8{2, 2})), dims(), int8(-112))
	expect(t, tensor.From(dev, []int8{100, 0, 0, 100}, 2, 2).Trace(0), dims(), int64(200))
}

func TestEinsum(t *testing.T) {
	dev := testdev.Open(t)
	arange := func(dims ...int) *tensor.Tensor {
		return tensor.Arange(dev, 0, float32(shape.Shape(dims).Size()), 1).Reshape(dims...)
	}
	for _, c := range []struct {
		equation string
		operands []*tensor.Tensor
		dims     shape.Shape
		want     []float32
	}{
		{"ij,jk->ik", []*tensor.Tensor{arange(2, 3), arange(3, 2)}, dims(2, 2), []float32{10, 13, 28, 40}},
		{"ij,jk", []*tensor.Tensor{arange(2, 3), arange(3, 2)}, dims(2, 2), []float32{10, 13, 28, 40}},
		{"ij , jk -> ki", []*tensor.Tensor{arange(2, 3), arange(3, 2)}, dims(2, 2), []float32{10, 28, 13, 40}},
		{"ba", []*tensor.Tensor{arange(2, 3)}, dims(3, 2), []float32{0, 3, 1, 4, 2, 5}},
		{"ii", []*tensor.Tensor{arange(3, 3)}, dims(), []float32{12}},
		{"ii->i", []*tensor.Tensor{arange(3, 3)}, dims(3), []float32{0, 4, 8}},
		{"iij->ij", []*tensor.Tensor{arange(2, 2, 3)}, dims(2, 3), []float32{0, 1, 2, 9, 10, 11}},
		{"iii->i", []*tensor.Tensor{arange(2, 2, 2)}, dims(2), []float32{0, 7}},
		{"ij->", []*tensor.Tensor{arange(2, 3)}, dims(), []float32{15}},
		{"ij->j", []*tensor.Tensor{arange(2, 3)}, dims(3), []float32{3, 5, 7}},
		{"...j->...", []*tensor.Tensor{arange(2, 1, 3)}, dims(2, 1), []float32{3, 12}},
		{"i,i", []*tensor.Tensor{arange(3), arange(3)}, dims(), []float32{5}},
		{"i,i->i", []*tensor.Tensor{arange(3), arange(3)}, dims(3), []float32{0, 1, 4}},
		{"i,j", []*tensor.Tensor{arange(2), arange(3)}, dims(2, 3), []float32{0, 0, 0, 0, 1, 2}},
		{",", []*tensor.Tensor{tensor.Full(dev, float32(2)), tensor.Full(dev, float32(3))}, dims(), []float32{6}},
		{"bi,bi->b", []*tensor.Tensor{arange(2, 3), arange(2, 3)}, dims(2), []float32{5, 50}},
		{"bij,bjk->bik", []*tensor.Tensor{arange(2, 1, 2), arange(2, 2, 1)}, dims(2, 1, 1), []float32{1, 13}},
		{"...ij,...jk", []*tensor.Tensor{arange(2, 1, 2), arange(2, 1)}, dims(2, 1, 1), []float32{1, 3}},
		{"...ij,...jk->...ki", []*tensor.Tensor{arange(1, 2, 2), arange(3, 2, 1)}, dims(3, 1, 2), []float32{1, 3, 3, 13, 5, 23}},
		{"ij,ij->", []*tensor.Tensor{arange(2, 2), arange(2, 2)}, dims(), []float32{14}},
		{"ij,kj->", []*tensor.Tensor{arange(2, 2), arange(1, 2)}, dims(), []float32{4}},
		{"ij,jk,kl->il", []*tensor.Tensor{arange(2, 3), arange(3, 2), arange(2, 2)}, dims(2, 2), []float32{26, 49, 80, 148}},
		{"ea,fb,abcd,gc,hd->efgh", []*tensor.Tensor{arange(1, 2), arange(2, 2), arange(2, 2, 1, 2), arange(1, 1).Add(tensor.Scalar(1)), arange(2, 2)}, dims(1, 2, 1, 2), []float32{7, 33, 31, 145}},
		{"ij,ij->ij", []*tensor.Tensor{arange(1, 3), arange(2, 3)}, dims(2, 3), []float32{0, 1, 4, 0, 4, 10}},
		{"aB,Bc", []*tensor.Tensor{arange(1, 2), arange(2, 1)}, dims(1, 1), []float32{1}},
	} {
		t.Run(c.equation, func(t *testing.T) { expect(t, tensor.Einsum(c.equation, c.operands...), c.dims, c.want...) })
	}
}

func TestLinearAlgebraRejects(t *testing.T) {
	dev := testdev.Open(t)
	zeros := func(dims ...int) *tensor.Tensor { return tensor.Zeros(dev, dtype.Float32, dims...) }
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		want any
		text string
	}{
		{"vecdot sizes", zeros(2, 3).VecDot(-1, zeros(2)), new(*tensor.ContractionError), "vecdot: shapes [2 3] and [2] do not fit: axis 1 of the first has 3 and axis 0 of the second has 2"},
		{"vecdot axis", zeros(2).VecDot(1, zeros(2)), new(*shape.AxisError), "vecdot"},
		{"vecdot broadcast", zeros(2, 3).VecDot(-1, zeros(4, 3)), new(*shape.BroadcastError), "vecdot"},
		{"outer", zeros(2, 2).Outer(zeros(2)), new(*tensor.RankError), "outer: operand 1"},
		{"tensordot sizes", zeros(2, 3).TensorDot(zeros(2, 3), 1), new(*tensor.ContractionError), "axis 1 of the first has 3 and axis 0 of the second has 2"},
		{"tensordot number", zeros(2).TensorDot(zeros(2), 2), new(*tensor.AttrError), "tensordot: axes"},
		{"tensordot pairs", zeros(2, 2).TensorDotAxes([]int{0, 1}, []int{0}, zeros(2, 2)), new(*tensor.AttrError), "as many axes"},
		{"tensordot axis", zeros(2).TensorDotAxes([]int{1}, []int{0}, zeros(2)), new(*shape.AxisError), "tensordot"},
		{"matrix_transpose", zeros(2).MatrixTranspose(), new(*tensor.RankError), "matrix_transpose: operand 1"},
		{"trace", zeros(2).Trace(0), new(*tensor.RankError), "trace"},
		{"negative power of integers", tensor.Zeros(dev, dtype.Int32, 2, 2).MatrixPower(-1), new(*tensor.AttrError), "inverse"},
		{"power of no square", zeros(2, 3).MatrixPower(2), new(*tensor.ContractionError), "matrix_power: shapes [2 3] and [2 3]"},
		{"power of a vector", zeros(2).MatrixPower(2), new(*tensor.RankError), "matrix_power"},
		{"cross of two", zeros(2).Cross(-1, zeros(2)), new(*tensor.AttrError), "size 3"},
		{"cross sizes", zeros(3).Cross(-1, zeros(1)), new(*tensor.ContractionError), "cross"},
		{"einsum terms", tensor.Einsum("i,j", zeros(1)), new(*tensor.AttrError), "2 terms for 1 operands"},
		{"einsum letters", tensor.Einsum("i1->i", zeros(1, 1)), new(*tensor.AttrError), "a term has letters"},
		{"einsum rank", tensor.Einsum("ij->i", zeros(1)), new(*tensor.RankError), "an axis for each letter"},
		{"einsum output", tensor.Einsum("i->j", zeros(1)), new(*tensor.AttrError), "which no operand has"},
		{"einsum output twice", tensor.Einsum("i->ii", zeros(1)), new(*tensor.AttrError), "twice"},
		{"einsum sizes", tensor.Einsum("ij,jk", zeros(2, 3), zeros(4, 5)), new(*tensor.LabelError), "j is 3 (operand 1, axis 1) and 4 (operand 2, axis 0)"},
		{"einsum diagonal", tensor.Einsum("ii", zeros(1, 3)), new(*tensor.LabelError), "i is 1 (operand 1, axis 0) and 3 (operand 1, axis 1)"},
		{"einsum bools", tensor.Einsum("i->", tensor.Zeros(dev, dtype.Bool, 1)), new(*tensor.DTypeError), "einsum"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := c.got.Err()
			if !errors.As(err, c.want) || !strings.Contains(err.Error(), c.text) {
				t.Errorf("got %v, want a %T that says %q", err, c.want, c.text)
			}
		})
	}
}
