package words

import "github.com/weft-gpu/weft/internal/spirv"

// Sub64Borrow is x - y modulo 2^64, and 1 where x is less than y.
func (b Arithmetic) Sub64Borrow(x, y Pair) (Pair, ID) {
	low, first := b.SubBorrow(x[0], y[0])
	high, second := b.SubBorrow(x[1], y[1])
	high, third := b.SubBorrow(high, first)
	return Pair{low, high}, b.Or(second, third)
}

// Mul128 is the low and the high half of the product of two 64-bit words.
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

// Pair is 64-bit integers as low and high words: no device is asked for more.
type Pair = [2]ID

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

// Negate64If is -x where mask is all ones, x where it is 0.
func (b Arithmetic) Negate64If(x Pair, mask ID) Pair {
	return b.Sub64(Pair{b.Xor(x[0], mask), b.Xor(x[1], mask)}, Pair{mask, mask})
}

// IsZero64 is true where both words are 0.
func (b Arithmetic) IsZero64(x Pair) ID { return b.IEq(b.Or(x[0], x[1]), b.K(0, x[0])) }

// ZeroUnless is x where cond holds, else 0.
func (b Arithmetic) ZeroUnless(cond ID, x Pair) Pair {
	zero := b.K(0, x[0])
	return b.Select64(cond, x, Pair{zero, zero})
}

// LocalPair is variables for both words.
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

func (b Arithmetic) Equal64(x, y Pair) ID { return b.LAnd(b.IEq(x[0], y[0]), b.IEq(x[1], y[1])) }

// MulHigh64 is the upper half of the unsigned 128-bit product.
func (b Arithmetic) MulHigh64(x, y Pair) Pair {
	_, carry := b.MulExtended(x[0], y[0])
	lo1, hi1 := b.MulExtended(x[1], y[0])
	lo2, hi2 := b.MulExtended(x[0], y[1])
	lo3, hi3 := b.MulExtended(x[1], y[1])
	// The column of 2^32 cannot exceed two carries.
	column, c1 := b.AddCarry(lo1, lo2)
	_, c2 := b.AddCarry(column, carry)
	low, c3 := b.AddCarry(hi1, hi2)
	low, c4 := b.AddCarry(low, lo3)
	low, c5 := b.AddCarry(low, b.IAdd(c1, c2))
	return Pair{low, b.IAdd(b.IAdd(hi3, c3), b.IAdd(c4, c5))}
}

func (b Arithmetic) Select64(cond ID, x, y Pair) Pair {
	return Pair{b.Select(cond, x[0], y[0]), b.Select(cond, x[1], y[1])}
}
