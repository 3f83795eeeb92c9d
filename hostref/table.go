package hostref

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// maps is the table of map operators, except cast.
var maps = mapTable()

func mapTable() map[key]mapFunc {
	t := map[key]mapFunc{}
	integerRows[int8](t)
	integerRows[int16](t)
	integerRows[int32](t)
	integerRows[int64](t)
	integerRows[uint8](t)
	integerRows[uint16](t)
	integerRows[uint32](t)
	integerRows[uint64](t)
	floatRows[float32](t)
	floatRows[float64](t)
	floatKindRows[float32](t, dtype.Complex64)
	floatKindRows[float64](t, dtype.Complex128)
	t[key{ops.FMA, dtype.Float32}] = fmaOp(fma32)
	t[key{ops.FMA, dtype.Float64}] = fmaOp(math.FMA)
	complexRows(t, divComplex64, binary32["hypot"])
	complexRows(t, divComplex128, binary64["hypot"])
	termRows[float32, complex64](t, fma32, math.MaxFloat32)
	termRows[float64, complex128](t, math.FMA, math.MaxFloat64)
	elementaryRows(t)
	halfRows(t)
	floatBitRows(t)
	boolRows(t)
	randomRows(t)
	orderKeyRows(t)
	for _, d := range dtype.All() {
		t[key{ops.Where, d}] = movers[d.Size()].where
		t[key{ops.Copy, d}] = move
		if d.IsReal() {
			t[key{ops.Real, d}], t[key{ops.Conj, d}], t[key{ops.BitCast, d}] = move, move, move
		}
	}
	return t
}

// numberRows adds to t the operators that every number type computes with the same generic loop.
// finish makes the NaNs of the results canonical.
func numberRows[T number](t map[key]mapFunc, finish func([]T)) {
	d := dtype.Of[T]()
	t[key{ops.Add, d}] = binaryOp(add[T], finish)
	t[key{ops.Sub, d}] = binaryOp(sub[T], finish)
	t[key{ops.Mul, d}] = binaryOp(mul[T], finish)
	t[key{ops.Maximum, d}] = binaryOp(maximum[T], finish)
	t[key{ops.Minimum, d}] = binaryOp(minimum[T], finish)
	t[key{ops.Neg, d}] = unaryOp(neg[T], finish)
	t[key{ops.Relu, d}] = unaryOp(relu[T], finish)
	t[key{ops.Equal, d}] = binaryOp(equal[T], keep)
	t[key{ops.NotEqual, d}] = binaryOp(notEqual[T], keep)
	t[key{ops.Less, d}] = binaryOp(less[T], keep)
	t[key{ops.LessEqual, d}] = binaryOp(lessEqual[T], keep)
	t[key{ops.Greater, d}] = binaryOp(greater[T], keep)
	t[key{ops.GreaterEqual, d}] = binaryOp(greaterEqual[T], keep)
}

func integerRows[T integer](t map[key]mapFunc) {
	numberRows(t, keep[T])
	d := dtype.Of[T]()
	t[key{ops.Abs, d}] = unaryOp(absInteger[T], keep)
	t[key{ops.FloorDivide, d}] = binaryOp(elementwise2(floorDivide[T]), keep)
	t[key{ops.Remainder, d}] = binaryOp(elementwise2(remainder[T]), keep)
	t[key{ops.Pow, d}] = binaryOp(elementwise2(powInteger[T]), keep)
	t[key{ops.BitwiseAnd, d}] = binaryOp(and[T], keep)
	t[key{ops.BitwiseOr, d}] = binaryOp(or[T], keep)
	t[key{ops.BitwiseXor, d}] = binaryOp(xor[T], keep)
	t[key{ops.BitwiseInvert, d}] = unaryOp(invert[T], keep)
	t[key{ops.BitwiseLeftShift, d}] = binaryOp(shiftLeft[T], keep)
	t[key{ops.BitwiseRightShift, d}] = binaryOp(shiftRight[T], keep)
	integerKindRows[T](t)
}

func floatRows[T float](t map[key]mapFunc) {
	numberRows(t, canonical[T])
	d := dtype.Of[T]()
	t[key{ops.Abs, d}] = unaryOp(absFloat[T], canonical)
	t[key{ops.Div, d}] = binaryOp(div[T], canonical)
	t[key{ops.Sqrt, d}] = unaryOp(sqrt[T], canonical)
	t[key{ops.FloorDivide, d}] = binaryOp(elementwise2(floorQuotient[T]), canonical)
	t[key{ops.Remainder, d}] = binaryOp(elementwise2(floorRemainder[T]), canonical)
	roundingRows[T](t)
}

// boolRows adds the operators of bools, whose loops are those of bytes.
func boolRows(t map[key]mapFunc) {
	for op, loop := range map[*ops.Op]func(dst, x, y []uint8){
		ops.Equal:      equal[uint8],
		ops.NotEqual:   notEqual[uint8],
		ops.LogicalAnd: and[uint8], ops.BitwiseAnd: and[uint8],
		ops.LogicalOr: or[uint8], ops.BitwiseOr: or[uint8],
		ops.LogicalXor: xor[uint8], ops.BitwiseXor: xor[uint8],
	} {
		t[key{op, dtype.Bool}] = binaryOp(loop, keep)
	}
	t[key{ops.LogicalNot, dtype.Bool}] = unaryOp(not, keep)
	t[key{ops.BitwiseInvert, dtype.Bool}] = unaryOp(not, keep)
}
