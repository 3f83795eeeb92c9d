package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// This file has operators about signs, finiteness and neighbours of numbers.

// integerKindRows adds these operators for integers.
func integerKindRows[T integer](t map[key]mapFunc) {
	d := dtype.Of[T]()
	t[key{ops.Sign, d}] = unaryOp(elementwise(signOfInteger[T]), keep)
	t[key{ops.IsFinite, d}] = constantBool(1)
	t[key{ops.IsInf, d}], t[key{ops.IsNaN, d}] = constantBool(0), constantBool(0)
	for op := range roundings {
		t[key{op, d}] = move
	}
	t[key{ops.FMod, d}] = binaryOp(elementwise2(truncRemainderInteger[T]), keep)
}

func signOfInteger[T integer](x T) T {
	var s T
	if x > 0 {
		s = 1
	} else if x < 0 {
		s--
	}
	return s
}

// constantBool is an operator whose result is the same for every element.
func constantBool(answer uint8) mapFunc {
	return func(dst []byte, _ []Column) { fill(dst, []byte{answer}) }
}

// floatKindRows adds sign and the predicates for floats T, and the predicates and round for complex
// numbers (of) with such parts.
func floatKindRows[T float](t map[key]mapFunc, of dtype.DType) {
	d := dtype.Of[T]()
	t[key{ops.Sign, d}] = unaryOp(elementwise(signOfFloat[T]), canonical[T])
	for op, k := range map[*ops.Op]struct {
		is  func(x T) bool
		any bool // a complex number has the property if either part has it; else if both have it
	}{
		ops.IsFinite: {func(x T) bool { return x-x == 0 }, false},
		ops.IsInf:    {func(x T) bool { return x == x && x-x != 0 }, true},
		ops.IsNaN:    {func(x T) bool { return x != x }, true},
	} {
		t[key{op, d}] = unaryOp(elementwise(func(x T) uint8 { return oneIf(k.is(x)) }), keep)
		t[key{op, of}] = unaryOp(func(dst []uint8, x []T) {
			for i := range dst {
				re, im := k.is(x[2*i]), k.is(x[2*i+1])
				dst[i] = oneIf(re && im || k.any && (re || im))
			}
		}, keep)
	}
	t[key{ops.Round, of}] = t[key{ops.Round, d}]
}

func signOfFloat[T float](x T) T {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	case x == 0:
		return 0
	}
	return x
}

// bitFormat describes the bits of a float format. It has T's width, and the highest bit is the sign.
type bitFormat[T unsigned] struct {
	d             dtype.DType
	infinity, nan T
}

func (f bitFormat[T]) sign() T { return ^(^T(0) >> 1) }

// bitRows adds the operators on the bits of a format.
func bitRows[T unsigned](t map[key]mapFunc, f bitFormat[T]) {
	sign := f.sign()
	t[key{ops.SignBit, f.d}] = unaryOp(elementwise(func(x T) uint8 { return oneIf(x&sign != 0) }), keep)
	t[key{ops.CopySign, f.d}] = binaryOp(elementwise2(func(x, y T) T { return x&^sign | y&sign }), keep)
	t[key{ops.NextAfter, f.d}] = binaryOp(elementwise2(f.nextAfter), keep)
}

// nextAfter returns the number next to x towards y (IEEE 754, nextUp and nextDown). Numbers of one
// sign have the order of their bits.
func (f bitFormat[T]) nextAfter(x, y T) T {
	sign := f.sign()
	ax, ay := x&^sign, y&^sign
	switch {
	case ax > f.infinity || ay > f.infinity:
		return f.nan
	case x == y || ax == 0 && ay == 0:
		return y
	case ax == 0:
		return y&sign | 1
	case x&sign == y&sign && ax < ay:
		return x + 1
	}
	return x - 1
}

// floatBitRows adds the operators on bits for all floats. Halves do not compute these in float32.
func floatBitRows(t map[key]mapFunc) {
	bitRows(t, bitFormat[uint16]{dtype.Float16, 0x7c00, 0x7e00})
	bitRows(t, bitFormat[uint16]{dtype.BFloat16, 0x7f80, 0x7fc0})
	bitRows(t, bitFormat[uint32]{dtype.Float32, 0x7f800000, element.NaN32})
	bitRows(t, bitFormat[uint64]{dtype.Float64, 0x7ff0000000000000, element.NaN64})
}
