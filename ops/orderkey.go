package ops

import "github.com/weft-gpu/weft/dtype"

// OrderKey and PackWords put elements of any real dtype, with their positions, into unsigned
// integers, so that operators that order integers (max, min, sorting) order elements.
var (
	OrderKey = op(Op{Name: "order_key", Arity: 1, Accept: OrderedType, Result: ToUnsigned, Cost: 6, Doc: "an unsigned integer of x's width, ordered as x",
		Corner: "-0 and +0 have the same key; every NaN has the greatest, which nothing else of a floating-point dtype has; of a bool 0 or 1 as uint8"})
	PackWords = op(Op{Name: "pack_words", Arity: 2, Accept: Uint32Type, Result: ToUint64, Cost: 1, Doc: "x1 * 2^32 + x2"})
)

// Unsigned is the unsigned integer dtype of d's width, for bool and the real dtypes.
func Unsigned(d dtype.DType) dtype.DType {
	return map[int]dtype.DType{1: dtype.Uint8, 2: dtype.Uint16, 4: dtype.Uint32, 8: dtype.Uint64}[d.Size()]
}
