package codegen

import (
	"github.com/weft-gpu/weft/codegen/float"
	"github.com/weft-gpu/weft/codegen/half"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// What numbers are like: signs, kinds and neighbours, on bits.

// signInt is -1, 0 or 1: all ones for a negative number, else whether it is not 0.
func signInt(b *Builder, a []Value) Value {
	x := b.held(a[0])
	s := b.words.WordLimbs(b.words.NonZeroBit(b.words.AnyBit(x)), x)
	if a[0].DType.IsSigned() {
		mask := b.words.SignMask(x.Top())
		low := b.Or(s[0], mask)
		s = s.WithTop(mask)
		s[0] = low
	}
	return ofHeld(a[0].DType, a[0].Width, s)
}

func signFloat(b *Builder, a []Value) Value {
	return ofHeld(a[0].DType, a[0].Width, b.float.Sign(b.held(a[0])))
}

// signBitOf sees the sign of a NaN, so one that arithmetic made has to be the
// canonical one.
func signBitOf(b *Builder, a []Value) Value {
	high := b.held(b.canonical(a[0])).Top()
	return b.FromCond(b.SLess(high, b.words.K(0, high)))
}

// always is a fact of every integer.
func always(fact bool) lowering {
	return func(b *Builder, a []Value) Value { return b.FromCond(b.SplatBool(fact, a[0].Width)) }
}

// kindOfFloat compares a magnitude with that of infinity: below it is finite,
// above it NaN.
func kindOfFloat(compare func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		w := b.held(a[0])
		key := b.float.Key(w)
		return b.FromCond(compare(b, key, b.words.K(float.InfinityOf(w), key)))
	}
}

// ofParts joins what is said of the parts.
func ofParts(op string, join func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		return b.FromCond(join(b, b.part(op, a[0].parts[0]).cond, b.part(op, a[0].parts[1]).cond))
	}
}

// copySign moves bits, those of NaNs too.
func copySign(b *Builder, a []Value) Value {
	x, y := b.held(b.canonical(a[0])), b.held(b.canonical(a[1]))
	high := b.Or(b.words.Magnitude(x.Top()), b.And(y.Top(), b.words.K(words.SignBit, x.Top())))
	return ofHeld(a[0].DType, a[0].Width, x.WithTop(high))
}

// nextHalf is the half after x towards y. A bfloat16 is the upper bits of the
// float32 it is held as; the bits of a float16 are moved to where a float32's
// are.
func nextHalf(b *Builder, d dtype.DType, x, y Value) Value {
	const step = 1 << 16
	if d == dtype.BFloat16 {
		return word(d, x.Width, b.single.NextAfterBy(b.bits(x), b.bits(y), step, single.Infinity, single.CanonicalNaN))
	}
	raised := func(v Value) ID {
		w := b.halfBits(v)
		return b.ShiftL(w, b.words.K(16, w))
	}
	out := b.single.NextAfterBy(raised(x), raised(y), step, half.Infinity16<<16, half.CanonicalNaN16<<16)
	return word(d, x.Width, b.half().Expand(d, b.ShiftR(out, b.words.K(16, out))))
}

func roundFloat(r float.Rounding) lowering {
	return func(b *Builder, args []Value) Value {
		return madeOf(b, args[0].DType, b.float.Round(b.held(args[0]), r))
	}
}

// roundsTo is the rule of a rounding.
func roundsTo(r float.Rounding) rule {
	return rule{arity: 1, integer: moved, float: roundFloat(r), exact: true}
}

// made is a float that arithmetic made, in words.
func madeOf(b *Builder, d dtype.DType, w limbs) Value {
	return b.Computed(ofHeld(d, b.Width(w[0]), w))
}
