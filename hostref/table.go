package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// number is the constraint of numeric elements.
type number interface {
	int32 | uint32 | int64 | uint64 | float32
}

// maps is the table of map operators, but for cast.
var maps = mapTable()

func mapTable() map[key]mapFunc {
	t := map[key]mapFunc{}
	numericRows(t, keep[int32])
	numericRows(t, keep[uint32])
	numericRows(t, keep[int64])
	numericRows(t, keep[uint64])
	numericRows(t, canonical)
	integerRows[int32](t)
	integerRows[uint32](t)
	integerRows[int64](t)
	integerRows[uint64](t)
	floatRows(t)
	boolRows(t)
	for _, d := range dtype.All() {
		t[key{ops.Where, d}] = whereOf[d.Size()]
		t[key{ops.Copy, d}] = move
	}
	return t
}

// numericRows are the operators whose loop is the same for every numeric type;
// finish passes over each arithmetic result.
func numericRows[T number](t map[key]mapFunc, finish func([]T)) {
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

func integerRows[T int32 | uint32 | int64 | uint64](t map[key]mapFunc) {
	t[key{ops.Abs, dtype.Of[T]()}] = unaryOp(absInteger[T], keep)
}

func floatRows(t map[key]mapFunc) {
	t[key{ops.Abs, dtype.Float32}] = unaryOp(absFloat, canonical)
	t[key{ops.Div, dtype.Float32}] = binaryOp(div, canonical)
	t[key{ops.Sqrt, dtype.Float32}] = unaryOp(sqrt, canonical)
	t[key{ops.Exp, dtype.Float32}] = unaryOp(exp, keep)
}

// boolRows work on bools as bytes.
func boolRows(t map[key]mapFunc) {
	t[key{ops.Equal, dtype.Bool}] = binaryOp(equal[uint8], keep)
	t[key{ops.NotEqual, dtype.Bool}] = binaryOp(notEqual[uint8], keep)
	t[key{ops.LogicalAnd, dtype.Bool}] = binaryOp(and, keep)
	t[key{ops.LogicalOr, dtype.Bool}] = binaryOp(or, keep)
	t[key{ops.LogicalXor, dtype.Bool}] = binaryOp(notEqual[uint8], keep)
	t[key{ops.LogicalNot, dtype.Bool}] = unaryOp(not, keep)
}

// whereOf is where by the size of an element: it moves bits.
var whereOf = map[int]mapFunc{1: where[uint8], 4: where[uint32], 8: where[uint64]}

// casts is the table of conversions.
var casts = castTable()

func castTable() map[conversion]mapFunc {
	t := map[conversion]mapFunc{}
	fromRows[int32](t)
	fromRows[uint32](t)
	fromRows[int64](t)
	fromRows[uint64](t)
	fromRows[float32](t)
	toFloatRow[int32](t)
	toFloatRow[uint32](t)
	toFloatRow[int64](t)
	toFloatRow[uint64](t)
	integerCastRows[int32](t)
	integerCastRows[uint32](t)
	integerCastRows[int64](t)
	integerCastRows[uint64](t)
	fromFloatRow[int32](t, -1<<31, 1<<31-1, 0x1p31)
	fromFloatRow[uint32](t, 0, 1<<32-1, 0x1p32)
	fromFloatRow[int64](t, -1<<63, 1<<63-1, 0x1p63)
	fromFloatRow[uint64](t, 0, 1<<64-1, 0x1p64)
	for _, d := range dtype.All() {
		t[conversion{d, d}] = move
	}
	return t
}

// fromRows are the conversions between bool and T.
func fromRows[T number](t map[conversion]mapFunc) {
	d := dtype.Of[T]()
	t[conversion{d, dtype.Bool}] = unaryOp(notZero[T], keep)
	t[conversion{dtype.Bool, d}] = unaryOp(convert[uint8, T], keep)
}

func toFloatRow[T number](t map[conversion]mapFunc) {
	t[conversion{dtype.Of[T](), dtype.Float32}] = unaryOp(convert[T, float32], keep)
}

// integerCastRows are the conversions from T, which wrap.
func integerCastRows[T number](t map[conversion]mapFunc) {
	d := dtype.Of[T]()
	t[conversion{d, dtype.Int32}] = unaryOp(convert[T, int32], keep)
	t[conversion{d, dtype.Uint32}] = unaryOp(convert[T, uint32], keep)
	t[conversion{d, dtype.Int64}] = unaryOp(convert[T, int64], keep)
	t[conversion{d, dtype.Uint64}] = unaryOp(convert[T, uint64], keep)
}

func fromFloatRow[T number](t map[conversion]mapFunc, low, high T, above float32) {
	t[conversion{dtype.Float32, dtype.Of[T]()}] = unaryOp(truncateTo(low, high, above), keep)
}

// binaryOp and unaryOp give a loop over typed slices the table's type.

func binaryOp[S, D any](loop func(dst []D, x, y []S), finish func([]D)) mapFunc {
	return func(dst []byte, args []Column) {
		out := view[D](dst)
		loop(out, view[S](args[0].Data), view[S](args[1].Data))
		finish(out)
	}
}

func unaryOp[S, D any](loop func(dst []D, x []S), finish func([]D)) mapFunc {
	return func(dst []byte, args []Column) {
		out := view[D](dst)
		loop(out, view[S](args[0].Data))
		finish(out)
	}
}
