package hostref

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// roundings are the operators that round to integers, with Go's functions of float64, which holds
// every float32 exactly. They follow IEEE 754: a zero, or a number that becomes zero, keeps its sign.
var roundings = map[*ops.Op]func(float64) float64{
	ops.Ceil: math.Ceil, ops.Floor: math.Floor, ops.Round: math.RoundToEven, ops.Trunc: math.Trunc,
}

func roundingRows[T float](t map[key]mapFunc) {
	d := dtype.Of[T]()
	for op, f := range roundings {
		t[key{op, d}] = unaryOp(elementwise(func(x T) T { return T(f(float64(x))) }), canonical[T])
	}
	t[key{ops.FMod, d}] = binaryOp(elementwise2(truncRemainder[T]), canonical[T])
}

// truncRemainder is fmod of floats: the exact remainder, with x's sign. For an infinite y and a
// finite x the result is x; for y = ±0 and for an infinite x it is NaN.
func truncRemainder[T float](x, y T) T {
	a, b := float64(x), float64(y)
	switch {
	case a != a || b != b || math.IsInf(a, 0) || b == 0:
		return canonicalOf[T]()
	case a == 0 || math.IsInf(b, 0):
		return x
	}
	return T(math.Copysign(restOf(a, b), a))
}

// truncRemainderInteger is fmod of integers; for y = 0 it is 0.
func truncRemainderInteger[T integer](x, y T) T {
	if y == 0 {
		return 0
	}
	return x % y
}
