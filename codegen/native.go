package codegen

import "github.com/weft-gpu/weft/codegen/single"

// Sums of products on devices that flush subnormals, by the device's own arithmetic.
//
// Let every factor be normal, zero, infinite or NaN, and let no product of two that are
// not zero be below 2^-103. Then no product is flushed; every one is a multiple of
// 2^-126, which is the last place of what is 2^-103 or a little more; and so is every sum
// of theirs, since rounding takes multiples of a power of two to such. The least multiple
// of 2^-126 that is not zero is normal. So nothing is flushed anywhere, whatever the
// order, and however many are added.

// minProduct is the exponent of the least product that is not zero.
const minProduct = -103

// Natively writes what f does by native arithmetic of float32, even where that flushes
// subnormals: the caller makes sure that there are none.
func (b *Builder) Natively(f func()) {
	flush := b.single.Device.Flush
	b.single.Device.Flush = false
	f()
	b.single.Device.Flush = flush
}

// Smallness is a word for each lane of a float32, or of each part of a complex64: the
// less, the nearer to zero it is; a zero itself is the greatest of all.
func (b *Builder) Smallness(v Value) ID {
	if v.parts != nil {
		return b.UMin(b.Smallness(v.parts[0]), b.Smallness(v.parts[1]))
	}
	a := b.words.Magnitude(b.bits(v))
	return b.ISub(a, b.words.K(1, a))
}

// MayFlush is whether native sums of products of factors may differ from what they are:
// x and y are the least Smallness of the one's and of the other's. A power of two counts
// as less than it is.
func (b *Builder) MayFlush(x, y ID) ID {
	subnormal := b.ULess(b.UMin(x, y), b.words.K(single.HiddenBit-1, x))
	exponents := b.IAdd(b.ShiftR(x, b.words.K(single.MantissaBits, x)), b.ShiftR(y, b.words.K(single.MantissaBits, y)))
	return b.LOr(subnormal, b.ULess(exponents, b.words.K(2*127+minProduct, x)))
}
