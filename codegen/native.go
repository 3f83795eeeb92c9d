package codegen

import "github.com/weft-gpu/weft/codegen/single"

// This file finds the sums of products that a device's own float32 arithmetic computes exactly
// as defined, even if the device flushes subnormals.
//
// Let every factor be normal, zero, infinite or NaN, and every nonzero product at least
// 2^-103. Then no product is flushed, and each is a multiple of 2^-126, the last place of
// numbers just above 2^-103. A rounded sum of such multiples is such a multiple too. The least
// nonzero multiple of 2^-126 is normal. So nothing is flushed, in any order of any number of
// terms.

// minProduct is the exponent of the least nonzero product for which that holds.
const minProduct = -103

// Natively calls f, whose operators then use the device's own float32 arithmetic, even if the
// device flushes subnormals. The caller makes sure that no subnormals occur.
func (b *Builder) Natively(f func()) {
	flush := b.single.Device.Flush
	b.single.Device.Flush = false
	f()
	b.single.Device.Flush = flush
}

// Smallness returns a word for each element of a float32, or for the smaller part of each
// complex64. The word of a number nearer to zero is less, but zero itself has the greatest word.
func (b *Builder) Smallness(v Value) ID {
	if v.parts != nil {
		return b.UMin(b.Smallness(v.parts[0]), b.Smallness(v.parts[1]))
	}
	a := b.words.Magnitude(b.bits(v))
	return b.ISub(a, b.words.K(1, a))
}

// MayFlush returns a condition: flushing may change sums of products. x and y are the least
// Smallness of the elements of either factor. A power of two counts as the binade below it.
func (b *Builder) MayFlush(x, y ID) ID {
	subnormal := b.ULess(b.UMin(x, y), b.words.K(single.HiddenBit-1, x))
	exponents := b.IAdd(b.ShiftR(x, b.words.K(single.MantissaBits, x)), b.ShiftR(y, b.words.K(single.MantissaBits, y)))
	return b.LOr(subnormal, b.ULess(exponents, b.words.K(2*127+minProduct, x)))
}
