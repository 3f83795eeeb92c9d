package words

import (
	"github.com/weft-gpu/weft/internal/spirv"
)

// Pair is a 64-bit integer as its low and high word, because some devices have no 64-bit integers.
type Pair = [2]ID

// Add64, Sub64 and Mul64 are x + y, x - y and x * y modulo 2^64.
func (b Arithmetic) Add64(x, y Pair) Pair {
	lo, carry := b.AddCarry(x[0], y[0])
	return Pair{lo, b.IAdd(b.IAdd(x[1], y[1]), carry)}
}

func (b Arithmetic) Sub64(x, y Pair) Pair {
	lo, borrow := b.SubBorrow(x[0], y[0])
	return Pair{lo, b.ISub(b.ISub(x[1], y[1]), borrow)}
}

func (b Arithmetic) Mul64(x, y Pair) Pair {
	lo, hi := b.MulExtended(x[0], y[0])
	cross := b.IAdd(b.IMul(x[0], y[1]), b.IMul(x[1], y[0]))
	return Pair{lo, b.IAdd(hi, cross)}
}

// Sub64Borrow returns x - y modulo 2^64, and the borrow: 1 if x is less than y, else 0.
func (b Arithmetic) Sub64Borrow(x, y Pair) (Pair, ID) {
	low, first := b.SubBorrow(x[0], y[0])
	high, second := b.SubBorrow(x[1], y[1])
	high, third := b.SubBorrow(high, first)
	return Pair{low, high}, b.Or(second, third)
}

// Mul128 returns the low and high half of the product of two 64-bit integers.
func (b Arithmetic) Mul128(x, y Pair) (low, high Pair) {
	w0, l1 := b.MulExtended(x[0], y[0])
	c1, c2 := b.MulExtended(x[0], y[1])
	d1, d2 := b.MulExtended(x[1], y[0])
	h2, h3 := b.MulExtended(x[1], y[1])
	w1, first := b.AddCarry(l1, c1)
	w1, second := b.AddCarry(w1, d1)
	// Neither sum of a high half and a carry overflows.
	w2, third := b.AddCarry(b.IAdd(c2, first), b.IAdd(d2, second))
	w2, fourth := b.AddCarry(w2, h2)
	return Pair{w0, w1}, Pair{w2, b.IAdd(h3, b.IAdd(third, fourth))}
}

// MulWord64 is x * n modulo 2^64.
func (b Arithmetic) MulWord64(x Pair, n ID) Pair {
	low, high := b.MulExtended(x[0], n)
	return Pair{low, b.IAdd(high, b.IMul(x[1], n))}
}

// Negate64If is -x where mask is all ones, and x where it is 0.
func (b Arithmetic) Negate64If(x Pair, mask ID) Pair {
	return b.Sub64(Pair{b.Xor(x[0], mask), b.Xor(x[1], mask)}, Pair{mask, mask})
}

// IsZero64 reports whether both words are 0.
func (b Arithmetic) IsZero64(x Pair) ID { return b.IEq(b.Or(x[0], x[1]), b.K(0, x[0])) }

// ZeroUnless is x where cond holds, and 0 elsewhere.
func (b Arithmetic) ZeroUnless(cond ID, x Pair) Pair {
	zero := b.K(0, x[0])
	return b.Select64(cond, x, Pair{zero, zero})
}

// LocalPair declares variables for both words of a pair, and stores x in them.
func (b Arithmetic) LocalPair(x Pair) [2]spirv.Var {
	v := [2]spirv.Var{b.Local(b.TypeOf(x[0])), b.Local(b.TypeOf(x[1]))}
	b.StoreLocalPair(v, x)
	return v
}

func (b Arithmetic) StoreLocalPair(v [2]spirv.Var, x Pair) {
	b.StoreVar(v[0], x[0])
	b.StoreVar(v[1], x[1])
}

func (b Arithmetic) LoadLocalPair(v [2]spirv.Var) Pair { return Pair{b.LoadVar(v[0]), b.LoadVar(v[1])} }

// Less64 compares 64-bit integers as unsigned or as two's complement.
func (b Arithmetic) Less64(x, y Pair, signed bool) ID {
	high := b.ULess
	if signed {
		high = b.SLess
	}
	low := b.LAnd(b.IEq(x[1], y[1]), b.ULess(x[0], y[0]))
	return b.LOr(high(x[1], y[1]), low)
}

// Equal64 is x == y.
func (b Arithmetic) Equal64(x, y Pair) ID { return b.LAnd(b.IEq(x[0], y[0]), b.IEq(x[1], y[1])) }

// MulHigh64 is the upper half of the unsigned 128-bit product.
func (b Arithmetic) MulHigh64(x, y Pair) Pair {
	_, carry := b.MulExtended(x[0], y[0])
	lo1, hi1 := b.MulExtended(x[1], y[0])
	lo2, hi2 := b.MulExtended(x[0], y[1])
	lo3, hi3 := b.MulExtended(x[1], y[1])
	// The column of 2^32 has at most two carries.
	column, c1 := b.AddCarry(lo1, lo2)
	_, c2 := b.AddCarry(column, carry)
	low, c3 := b.AddCarry(hi1, hi2)
	low, c4 := b.AddCarry(low, lo3)
	low, c5 := b.AddCarry(low, b.IAdd(c1, c2))
	return Pair{low, b.IAdd(b.IAdd(hi3, c3), b.IAdd(c4, c5))}
}

// Select64 is x where cond holds, and y elsewhere.
func (b Arithmetic) Select64(cond ID, x, y Pair) Pair {
	return Pair{b.Select(cond, x[0], y[0]), b.Select(cond, x[1], y[1])}
}

// Normalise64 shifts x left until its leading bit is bit 63, and returns the number of places.
// For zero it returns zero and 63 places.
func (b Arithmetic) Normalise64(x Pair) (Pair, ID) {
	zero := b.K(0, x[0])
	wide := b.INe(x[1], zero)
	high, low := b.Select(wide, x[1], x[0]), b.Select(wide, x[0], zero)
	top := b.FindUMsb(b.Or(high, b.K(1, high))) // 0 to 31
	places := b.Xor(top, b.K(31, top))          // 31 - top
	m := Pair{b.ShiftL(low, places), b.Or(b.ShiftL(high, places), b.ShiftAcross(low, top))}
	return m, b.IAdd(places, b.Select(wide, zero, b.K(32, zero)))
}

// ShiftAcross is x >> (32-n) for back = 31-n and n from 0 to 31: the bits that a shift left by
// n moves into the next word.
func (b Arithmetic) ShiftAcross(x, back ID) ID { return b.ShiftR(b.ShiftR(x, b.K(1, x)), back) }

// ShiftOut is x << (32-n) for back = 31-n and n from 0 to 31: the bits that a shift right by n
// moves into the word below.
func (b Arithmetic) ShiftOut(x, back ID) ID { return b.ShiftL(b.ShiftL(x, b.K(1, x)), back) }

// ShiftRightSticky64 is x >> n for n from 0 to 63, with the last bit set if a bit was lost.
func (b Arithmetic) ShiftRightSticky64(x Pair, n ID) Pair {
	zero := b.K(0, n)
	far := b.UGreaterEq(n, b.K(32, n))
	low, high := b.Select(far, x[1], x[0]), b.Select(far, zero, x[1])
	n = b.And(n, b.K(31, n))
	back := b.Xor(n, b.K(31, n))
	lost := b.Or(b.Select(far, x[0], zero), b.ShiftOut(low, back))
	low = b.Or(b.ShiftR(low, n), b.ShiftOut(high, back))
	return Pair{b.Or(low, b.NonZeroBit(lost)), b.ShiftR(high, n)}
}

// ShiftDown is the low word of x >> n, for a fixed n from 1 to 31.
func (b Arithmetic) ShiftDown(x Pair, n uint32) ID {
	return b.Or(b.ShiftR(x[0], b.K(n, x[0])), b.ShiftL(x[1], b.K(32-n, x[1])))
}

// ShiftUp is the high word of x << n, for a fixed n from 1 to 31.
func (b Arithmetic) ShiftUp(x Pair, n uint32) ID {
	return b.Or(b.ShiftL(x[1], b.K(n, x[1])), b.ShiftR(x[0], b.K(32-n, x[0])))
}

// Normalise64UpTo shifts x left until its leading bit is bit 63, but by at most limit places,
// and returns the number of places.
func (b Arithmetic) Normalise64UpTo(x Pair, limit ID) (Pair, ID) {
	zero := b.K(0, limit)
	wide := b.INe(x[1], zero)
	leading := b.Select(wide, x[1], x[0])
	zeros := b.Xor(b.FindUMsb(b.Or(leading, b.K(1, zero))), b.K(31, zero))
	places := b.UMin(b.IAdd(zeros, b.Select(wide, zero, b.K(32, zero))), limit)
	far := b.UGreaterEq(places, b.K(32, zero))
	high, low := b.Select(far, x[0], x[1]), b.Select(far, zero, x[0])
	n := b.And(places, b.K(31, zero))
	across := b.ShiftAcross(low, b.Xor(n, b.K(31, zero)))
	return Pair{b.ShiftL(low, n), b.Or(b.ShiftL(high, n), across)}, places
}

// ShiftLeft64 is x << n for n in [0, 63].
func (b Arithmetic) ShiftLeft64(x Pair, n ID) Pair {
	m := b.And(n, b.K(31, n))
	low := b.ShiftL(x[0], m)
	// In two steps, because a shift by 32 is undefined.
	carried := b.ShiftR(b.ShiftR(x[0], b.K(1, n)), b.ISub(b.K(31, n), m))
	high := b.Or(b.ShiftL(x[1], m), carried)
	far := b.UGreaterEq(n, b.K(32, n))
	return Pair{b.Select(far, b.K(0, n), low), b.Select(far, low, high)}
}

// ShiftRight64 is x >> n for n in [0, 63]. If signed, it repeats the sign.
func (b Arithmetic) ShiftRight64(x Pair, n ID, signed bool) Pair {
	m := b.And(n, b.K(31, n))
	shift, fill := b.ShiftR, b.K(0, n)
	if signed {
		shift, fill = b.ShiftRA, b.SignMask(x[1])
	}
	high := shift(x[1], m)
	carried := b.ShiftL(b.ShiftL(x[1], b.K(1, n)), b.ISub(b.K(31, n), m))
	low := b.Or(b.ShiftR(x[0], m), carried)
	far := b.UGreaterEq(n, b.K(32, n))
	return Pair{b.Select(far, high, low), b.Select(far, fill, high)}
}

// Long is arithmetic on 64-bit integers under package elementary's names.
type Long struct{ Arithmetic }

func (b Long) AddU(x, y Pair) Pair             { return b.Add64(x, y) }
func (b Long) SubU(x, y Pair) Pair             { return b.Sub64(x, y) }
func (b Long) MulU(x, y Pair) Pair             { return b.Mul64(x, y) }
func (b Long) MulHigh(x, y Pair) Pair          { return b.MulHigh64(x, y) }
func (b Long) AndU(x, y Pair) Pair             { return Pair{b.And(x[0], y[0]), b.And(x[1], y[1])} }
func (b Long) OrU(x, y Pair) Pair              { return Pair{b.Or(x[0], y[0]), b.Or(x[1], y[1])} }
func (b Long) XorU(x, y Pair) Pair             { return Pair{b.Xor(x[0], y[0]), b.Xor(x[1], y[1])} }
func (b Long) ShiftLeft(x, n Pair) Pair        { return b.ShiftLeft64(x, n[0]) }
func (b Long) ShiftRight(x, n Pair) Pair       { return b.ShiftRight64(x, n[0], false) }
func (b Long) ShiftRightSigned(x, n Pair) Pair { return b.ShiftRight64(x, n[0], true) }
func (b Long) LessU(x, y Pair) ID              { return b.Less64(x, y, false) }
func (b Long) LessSigned(x, y Pair) ID         { return b.Less64(x, y, true) }
func (b Long) EqualU(x, y Pair) ID             { return b.Equal64(x, y) }
func (b Long) SelectU(c ID, x, y Pair) Pair    { return b.Select64(c, x, y) }
