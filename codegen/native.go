package codegen

import "github.com/weft-gpu/weft/codegen/single"

// Sums of products by native arithmetic, on devices that flush subnormals.
//
// Let every factor be normal, zero, infinite or NaN, and every nonzero product at least
// 2^-103. Then no product is flushed, and each is a multiple of 2^-126, the last place of
// numbers just above 2^-103. Rounding keeps multiples of a power of two, so every sum is such
// a multiple too. The least nonzero multiple of 2^-126 is normal. So nothing is flushed, in
// any order and for any number of terms.

// minProduct is the exponent of the least nonzero product.
const minProduct = -103

// Natively writes f by native arithmetic of float32, even on a device that flushes subnormals.
// The caller makes sure that there are none.
func (b *Builder) Natively(f func()) {
	flush := b.single.Device.Flush
	b.single.Device.Flush = false
	f()
	b.single.Device.Flush = flush
}

// Smallness returns a word for each element of a float32, or for the smaller part of a
// complex64: the less, the nearer it is to zero. Zero itself yields the greatest word.
func (b *Builder) Smallness(v Value) ID {
	if v.parts != nil {
		return b.UMin(b.Smallness(v.parts[0]), b.Smallness(v.parts[1]))
	}
	a := b.words.Magnitude(b.bits(v))
	return b.ISub(a, b.words.K(1, a))
}

// MayFlush reports whether flushing may change native sums of products. x and y are the least
// Smallness of both factors. A power of two counts as the binade below it.
func (b *Builder) MayFlush(x, y ID) ID {
	subnormal := b.ULess(b.UMin(x, y), b.words.K(single.HiddenBit-1, x))
	exponents := b.IAdd(b.ShiftR(x, b.words.K(single.MantissaBits, x)), b.ShiftR(y, b.words.K(single.MantissaBits, y)))
	return b.LOr(subnormal, b.ULess(exponents, b.words.K(2*127+minProduct, x)))
}
