package onnxop

import (
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

// arrangements are how operands of operators, by the operator's name and the operand's
// number, best lie in memory where they are constants.
var arrangements = map[string]map[int]func(t *tensor.Tensor) *tensor.Tensor{
	"Conv": {1: madeInnermost},
}

// Arranged is operand i of an operator in the order in memory that its kernels read best:
// a view of the same shape and elements, not computed yet; nil where they may stay as
// they are.
func Arranged(op string, i int, v Value) *tensor.Tensor {
	arrange := arrangements[op][i]
	a, ok := v.(*Array)
	if arrange == nil || !ok || a.Constant() {
		return nil
	}
	return arrange(a.Tensor())
}

// madeInnermost is weights [made, channels, kernel...] with the channels that are made
// next to each other. On CPU drivers products read windows element by element where they
// lie, as their left operand, and the right one in rows of columns; a copy of the weights
// in that order for every run would take as long as the product.
func madeInnermost(t *tensor.Tensor) *tensor.Tensor {
	rank := t.Rank()
	if t.Device().Info().Kind != device.CPU || rank < 3 || t.Dim(1) == 1 {
		return nil
	}
	there, back := make([]int, rank), make([]int, rank)
	for i := range rank {
		there[i] = (i + 1) % rank
		back[i] = (i + rank - 1) % rank
	}
	return t.Permute(there...).Copy().Permute(back...)
}
