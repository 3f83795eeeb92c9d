package gomlx

import (
	"math/bits"

	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// lowerRNGBitGenerator is random bits as integers of a shape, and the state after them, as XLA
// makes them by Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy
// as 1, 2, 3", 2011). The state is three 64-bit numbers: the key, and the low and the high one
// of the counter, which the state afterwards has past the blocks that were used.
//
// The words of a block, four of 32 bits, follow each other: 64-bit integers are two of them, low
// one first, and integers of 8 and 16 bits the low bits of one each.
func lowerRNGBitGenerator(state *tensor.Tensor, made shapes.Shape) (newState, values *tensor.Tensor) {
	d, _ := weftDType(made.DType)
	number := func(i int) *tensor.Tensor { return state.At(shape.At(i)) }
	n, perBlock := made.Size(), 4
	if d.Size() == 8 {
		perBlock = 2
	}

	index := tensor.Arange(state.Device(), uint64(0), uint64(n), 1)
	block, half := index.BitwiseRightShift(bits.Len(uint(perBlock-1))), index
	if perBlock == 4 {
		half = index.BitwiseRightShift(1)
	}
	low := number(1).Add(block)
	high := number(2).Add(low.Less(block).Cast(dtype.Uint64))
	words := tensor.Where(half.BitwiseAnd(1).Equal(0),
		handle.Apply(ops.RandomBits, ops.Attr{}, low, high, number(0)),
		handle.Apply(ops.RandomBitsHigh, ops.Attr{}, low, high, number(0)))
	if perBlock == 4 {
		words = words.BitwiseRightShift(index.BitwiseAnd(1).BitwiseLeftShift(5))
	}
	values = words.Cast(d).Reshape(append([]int{}, made.Dimensions...)...)

	blocks := ceilDiv(n, perBlock)
	carry := number(1).Add(blocks).Less(blocks).Cast(dtype.Uint64)
	place := tensor.Arange(state.Device(), int32(0), 3, 1)
	newState = state.Add(tensor.Where(place.Equal(1), blocks, tensor.Where(place.Equal(2), carry, 0)))
	return newState, values
}
