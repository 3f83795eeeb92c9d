package double

import "github.com/weft-gpu/weft/codegen/words"

// Mul is x * y.
func (b Arithmetic) Mul(x, y Pair) Pair { return b.MulScaled(x, y, b.K(0, x[1])) }

// MulScaled is x * y * 2^scale, rounded once. scale is signed, with a magnitude of at most
// 2000 for x and y in [0.5, 2].
//
// It normalises only the lesser operand. If both are subnormal, the product is far below half
// the least subnormal number, so its bits do not matter.
func (b Arithmetic) MulScaled(x, y Pair, scale ID) Pair {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	p := b.multiply(x, y)
	exponent := b.IAdd(p.exponent, scale)

	// The product is in [2^125, 2^127): its leading bit goes to bit 127.
	high := p.words[1]
	places := b.ISub(k(2), b.ShiftR(high[1], k(30)))
	m := Pair{
		b.Or(b.ShiftL(high[0], places), b.NonZeroBit(b.Or(p.words[0][0], p.words[0][1]))),
		b.Or(b.ShiftL(high[1], places), b.ShiftR(high[0], b.ISub(k(32), places))),
	}
	r := b.round(b.ISub(b.IAdd(exponent, k(2)), places), m)

	infinite := b.UGreaterEq(p.greater, k(Infinity))
	zero := b.IEq(p.lesser, k(0))
	edge := b.Select(infinite, k(Infinity), k(0))
	return b.finish(r, p.sign, b.LNot(b.LOr(infinite, zero)), edge, b.invalidProduct(p))
}

// product is the exact product of two finite numbers. words are the low and high half of its
// significand, in [2^125, 2^127), or 0 if an operand is 0. The significand 2^125 with the
// exponent Bias stands for 1.
type product struct {
	sign            ID // the sign bit
	exponent        ID
	words           [2]Pair
	greater, lesser ID // the operands' keys
}

func (b Arithmetic) multiply(x, y Pair) product {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	kx, ky := b.Key(x), b.Key(y)
	sign := b.And(b.Xor(x[1], y[1]), k(words.SignBit))
	swap := b.ULess(kx, ky)
	x, y = b.Select64(swap, y, x), b.Select64(swap, x, y)

	ex, mx := b.aligned(x)
	ey, my := b.normal(y)
	low, high := b.Mul128(mx, my)
	return product{
		sign: sign, exponent: b.ISub(b.IAdd(ex, ey), k(Bias)), words: [2]Pair{low, high},
		greater: b.UMax(kx, ky), lesser: b.UMin(kx, ky),
	}
}

// invalidProduct holds if an operand is NaN, or if one is infinite and the other zero.
func (b Arithmetic) invalidProduct(p product) ID {
	limit := b.K(Infinity, p.greater)
	both := b.LAnd(b.IEq(p.greater, limit), b.IEq(p.lesser, b.K(0, limit)))
	return b.LOr(b.UGreater(p.greater, limit), both)
}
