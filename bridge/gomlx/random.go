package gomlx

import (
	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// RNGBitGenerator is random bits of a state, and the state after them: Philox4x32-10, as
// XLA's.
func (f *Function) RNGBitGenerator(state backends.Value, shape shapes.Shape) (newState, values backends.Value, err error) {
	const op = backends.OpTypeRNGBitGenerator
	in, err := f.values(op.String(), state)
	if err != nil {
		return nil, nil, err
	}
	if !in[0].shape.Equal(backends.RNGStateShape) {
		return nil, nil, refuse(op, "the state is %s; it is %s", in[0].shape, backends.RNGStateShape)
	}
	if _, ok := weftDType(shape.DType); !ok || !shape.DType.IsInt() || shape.DType.IsPacked() {
		return nil, nil, refuse(op, "bits of %s; they are those of integers of 8 to 64 bits", shape.DType)
	}
	list := f.results(&node{op: op, inputs: in, lowerAll: func(in []*tensor.Tensor) []*tensor.Tensor {
		next, bits := lowerRNGBitGenerator(in[0], shape)
		return []*tensor.Tensor{next, bits}
	}}, []shapes.Shape{in[0].shape, shape})
	return list[0], list[1], nil
}
