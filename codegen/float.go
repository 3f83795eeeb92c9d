package codegen

import (
	"github.com/weft-gpu/weft/codegen/float"
	"github.com/weft-gpu/weft/codegen/half"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// These lowerings compute signs, classes and neighbours of numbers on their bits.

// signInt is -1 (all ones), 0 or 1.
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

// signBitOf returns the sign bit, also of a NaN. A computed NaN becomes canonical first.
func signBitOf(b *Builder, a []Value) Value {
	high := b.held(b.canonical(a[0])).Top()
	return b.FromCond(b.SLess(high, b.words.K(0, high)))
}

// always is a predicate that has the same answer for all integers.
func always(fact bool) lowering {
	return func(b *Builder, a []Value) Value { return b.FromCond(b.SplatBool(fact, a[0].Width)) }
}

// kindOfFloat compares a magnitude with infinity's: finite numbers' are below it, NaNs' above.
func kindOfFloat(compare func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		w := b.held(a[0])
		key := b.float.Key(w)
		return b.FromCond(compare(b, key, b.words.K(float.InfinityOf(w), key)))
	}
}

// ofParts joins the results of a predicate for both parts of a complex number.
func ofParts(op string, join func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		return b.FromCond(join(b, b.part(op, a[0].parts[0]).cond, b.part(op, a[0].parts[1]).cond))
	}
}

// copySign copies bits, also those of NaNs.
func copySign(b *Builder, a []Value) Value {
	x, y := b.held(b.canonical(a[0])), b.held(b.canonical(a[1]))
	high := b.Or(b.words.Magnitude(x.Top()), b.And(y.Top(), b.words.K(words.SignBit, x.Top())))
	return ofHeld(a[0].DType, a[0].Width, x.WithTop(high))
}

// nextHalf is the half after x towards y. A bfloat16 is the upper 16 bits of the float32 that
// holds it, so a step adds 2^16 to that word. The bits of a float16 are shifted up for that.
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

// roundsTo returns the rule of an operator that rounds to integers.
func roundsTo(r float.Rounding) rule {
	return rule{arity: 1, integer: moved, float: roundFloat(r), exact: true}
}

// madeOf returns a float, given its words, that is marked as computed.
func madeOf(b *Builder, d dtype.DType, w limbs) Value {
	return b.Computed(ofHeld(d, b.Width(w[0]), w))
}
