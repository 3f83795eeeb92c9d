package codegen

import (
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/internal/spirv"
)

// This file finds the sums of products that a device's own float32 arithmetic computes exactly
// as defined, even if the device flushes subnormals.
//
// Let every factor be normal, zero, infinite or NaN, and every nonzero rounded product at least
// 2^-103. Then no product is flushed, and each is a multiple of 2^-126, the last place of
// numbers just above 2^-103. A rounded sum of such multiples is such a multiple too. The least
// nonzero multiple of 2^-126 is normal. So nothing is flushed, in any order of any number of
// terms. Fused products are not rounded, and have 24 more places.

// LeastRounded and LeastFused are the exponents of the least nonzero product for which that holds.
const (
	LeastRounded = -103
	LeastFused   = -80
)

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

// MayFlush returns a condition: a product, or a sum of products, may be subnormal. x and y are the
// least Smallness of the elements of either factor. A power of two counts as the binade below it.
// least is the exponent of the least nonzero product for which none is.
func (b *Builder) MayFlush(x, y ID, least int) ID {
	subnormal := b.ULess(b.UMin(x, y), b.words.K(single.HiddenBit-1, x))
	exponents := b.IAdd(b.ShiftR(x, b.words.K(single.MantissaBits, x)), b.ShiftR(y, b.words.K(single.MantissaBits, y)))
	return b.LOr(subnormal, b.ULess(exponents, b.words.K(uint32(2*127+least), x)))
}

// Widen converts float32s to float64s, which is exact. Narrow rounds float64s to float32s, as the
// device rounds.
func (b *Builder) Widen(x ID) ID { return converted(b, b.F64(), x) }

func (b *Builder) Narrow(x ID) ID { return converted(b, b.F32(), x) }

func converted(b *Builder, to, x ID) ID {
	b.Demand(spirv.OpFConvert, spirv.OfFloats, x)
	return b.Result(spirv.OpFConvert, b.Like(to, x), x)
}

// FusedNatively is x * y + z of float32s by the device's Fma. The result is right if Fma rounds once
// and it is normal or zero, or any number if the target has FMASubnormal32.
func (b *Builder) FusedNatively(x, y, z Value) Value {
	return madeFloats(b, b.FMA(b.floats(x), b.floats(y), b.floats(z)))
}

// FusedByDoubles is x * y + z of float32s by float64s, in which a product is exact, on a device with
// Converts64. The result is rounded twice. It may be wrong if the second rounding was of a number in
// the middle of two float32s, or if it is subnormal. fromMiddle is 0 for such a middle.
func (b *Builder) FusedByDoubles(x, y, z Value) (result Value, fromMiddle ID) {
	sum := b.FAdd(b.FMul(b.Widen(b.floats(x)), b.Widen(b.floats(y))), b.Widen(b.floats(z)))
	const places = 29 // of a float64 that a float32 lacks
	low := b.BitsF64(sum)[0]
	fromMiddle = b.Xor(b.And(low, b.words.K(1<<places-1, low)), b.words.K(1<<(places-1), low))
	return madeFloats(b, b.Narrow(sum)), fromMiddle
}

// FusedByOdd is FusedByDoubles with the sum rounded to odd. A second rounding of that is right for all
// numbers (Boldo and Melquiond, 2008).
func (b *Builder) FusedByOdd(x, y, z Value) Value {
	product, addend := b.FMul(b.Widen(b.floats(x)), b.Widen(b.floats(y))), b.Widen(b.floats(z))
	sum := b.FAdd(product, addend)
	virtual := b.FSub(sum, product) // TwoSum (Knuth): sum + err is exact
	err := b.FAdd(b.FSub(product, b.FSub(sum, virtual)), b.FSub(addend, virtual))
	zero := b.SplatF64(0, x.Width)
	more, less := b.FGreater(err, zero), b.FLess(err, zero)
	away := b.LOr(b.LAnd(more, b.FGreater(sum, zero)), b.LAnd(less, b.FLess(sum, zero)))
	w := b.BitsF64(sum)
	one, none := b.words.K(1, w[0]), b.words.K(0, w[0])
	changes := b.LAnd(b.LOr(more, less), b.IEq(b.And(w[0], one), none))
	low := b.Select(away, b.IAdd(w[0], one), b.ISub(w[0], one))
	borrows := b.LAnd(b.LNot(away), b.IEq(w[0], none))
	high := b.Select(borrows, b.ISub(w[1], one), w[1])
	odd := b.AsF64([2]ID{b.Select(changes, low, w[0]), b.Select(changes, high, w[1])})
	return madeFloats(b, b.Narrow(odd))
}

// FusedInWords is x * y + z of float32s in integer words, on every device.
func (b *Builder) FusedInWords(x, y, z Value) Value {
	return madeBits(b, b.single.FusedMulAdd(b.bits(x), b.bits(y), b.bits(z)))
}
