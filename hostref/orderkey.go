package hostref

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// orderKeyRows adds [ops.OrderKey] for every dtype, and [ops.PackWords].
func orderKeyRows(t map[key]mapFunc) {
	t[key{ops.OrderKey, dtype.Bool}] = move
	t[key{ops.OrderKey, dtype.Uint8}] = move
	t[key{ops.OrderKey, dtype.Uint16}] = move
	t[key{ops.OrderKey, dtype.Uint32}] = move
	t[key{ops.OrderKey, dtype.Uint64}] = move
	t[key{ops.OrderKey, dtype.Int8}] = unaryOp(integerKeys[uint8], keep)
	t[key{ops.OrderKey, dtype.Int16}] = unaryOp(integerKeys[uint16], keep)
	t[key{ops.OrderKey, dtype.Int32}] = unaryOp(integerKeys[uint32], keep)
	t[key{ops.OrderKey, dtype.Int64}] = unaryOp(integerKeys[uint64], keep)
	t[key{ops.OrderKey, dtype.Float16}] = unaryOp(floatKeys[uint16](0x7c00), keep)
	t[key{ops.OrderKey, dtype.BFloat16}] = unaryOp(floatKeys[uint16](0x7f80), keep)
	t[key{ops.OrderKey, dtype.Float32}] = unaryOp(floatKeys(math.Float32bits(float32(math.Inf(1)))), keep)
	t[key{ops.OrderKey, dtype.Float64}] = unaryOp(floatKeys(math.Float64bits(math.Inf(1))), keep)
	t[key{ops.PackWords, dtype.Uint32}] = binaryOp(packWords, keep)
}

// integerKeys writes the order keys of signed integers, the smallest of which has key 0.
func integerKeys[U unsigned](dst, x []U) {
	sign := ^(^U(0) >> 1)
	x = x[:len(dst)]
	for i := range dst {
		dst[i] = x[i] ^ sign
	}
}

// floatKeys returns a loop that writes the order keys of floats. A key is the middle of the unsigned
// integers plus the float's signed distance from zero, counted in representable numbers. A NaN has
// the greatest key.
func floatKeys[U unsigned](infinity U) func(dst, x []U) {
	sign := ^(^U(0) >> 1)
	return func(dst, x []U) {
		x = x[:len(dst)]
		for i, bits := range x {
			magnitude := bits &^ sign
			switch {
			case magnitude > infinity:
				dst[i] = ^U(0)
			case bits&sign != 0:
				dst[i] = sign - magnitude
			default:
				dst[i] = sign + magnitude
			}
		}
	}
}

func packWords(dst []uint64, high, low []uint32) {
	high, low = high[:len(dst)], low[:len(dst)]
	for i := range dst {
		dst[i] = uint64(high[i])<<32 | uint64(low[i])
	}
}
