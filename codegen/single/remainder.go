package single

import (
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/spirv"
)

// Remainder and floor division use exact long division of the significands in words, because no
// device's own OpFMod is exact. It shifts the remainder, which is below 2^24, by digitBits bits
// at a time. The kept digits of a quotient stay below 2^32.
const (
	digitBits = 7
	digitFull = 32 - digitBits // a quotient of this many bits takes no more digits
)

// significands32 are two magnitudes as integers times powers of two.
type significands32 struct {
	x, y     ID // below 2^24
	exponent ID // y's unit is 2^(exponent-150); at least 1
	distance ID // x's exponent less y's, or 0 if that is negative
	below    ID // condition: x's exponent is below y's, so |x| < |y|
}

func (b Bits) significandsOf(ax, ay ID) significands32 {
	ex, ey := b.unitExponent(ax), b.unitExponent(ay)
	distance := b.ISub(ex, ey)
	return significands32{
		x: b.unnormalized(ax), y: b.unnormalized(ay), exponent: ey,
		distance: b.SMax(distance, b.K(0, ax)), below: b.SLess(distance, b.K(0, ax)),
	}
}

// unitExponent is the biased exponent of a magnitude. Subnormals have that of the least normal
// number.
func (b Bits) unitExponent(a ID) ID {
	return b.UMax(b.ShiftR(a, b.K(MantissaBits, a)), b.K(1, a))
}

// unnormalized is a magnitude's significand. A subnormal has no hidden bit.
func (b Bits) unnormalized(a ID) ID {
	hidden := b.ShiftL(b.OneIf(b.UGreaterEq(a, b.K(HiddenBit, a))), b.K(MantissaBits, a))
	return b.Or(b.And(a, b.K(mantissaMask, a)), hidden)
}

// divideLong divides x * 2^distance by y (or by 1 if y is 0), and returns the remainder. It
// calls first with the quotient's first digit, which may have any number of bits. Then it calls
// digit with each further digit and its number of bits, which is 0 for elements that are done.
func (b Bits) divideLong(s significands32, first func(q ID), digit func(q, bits ID)) (r ID) {
	q, rest := b.Divide(s.x, s.y)
	first(q)
	remainder, left := b.Local(b.TypeOf(rest)), b.Local(b.TypeOf(rest))
	b.StoreVar(remainder, rest)
	b.StoreVar(left, s.distance)
	zero := b.K(0, s.x)
	b.While(func() ID { return b.Any(b.INe(b.LoadVar(left), zero)) }, func() {
		bits := b.UMin(b.LoadVar(left), b.K(digitBits, s.x))
		q, rest := b.Divide(b.ShiftL(b.LoadVar(remainder), bits), s.y)
		digit(q, bits)
		b.StoreVar(remainder, rest)
		b.StoreVar(left, b.ISub(b.LoadVar(left), bits))
	})
	return b.LoadVar(remainder)
}

// packExact is the float m * 2^(exponent-150) for m < 2^24 and an exponent of at least 1. It
// shifts m left until m is normal, or the exponent is the least.
func (b Bits) packExact(m, exponent ID) ID {
	room := b.ISub(exponent, b.K(1, m))
	shift := b.SMin(b.ISub(b.K(MantissaBits, m), b.FindUMsb(b.Or(m, b.K(1, m)))), room)
	bits := b.IAdd(b.ShiftL(m, shift), b.ShiftL(b.ISub(room, shift), b.K(MantissaBits, m)))
	return b.Select(b.IEq(m, b.K(0, m)), m, bits)
}

// MagnitudesRemainder is the exact remainder of two magnitudes.
func (b Bits) MagnitudesRemainder(ax, ay ID) ID {
	s := b.significandsOf(ax, ay)
	r := b.divideLong(s, func(ID) {}, func(_, _ ID) {})
	return b.Select(s.below, ax, b.packExact(r, s.exponent))
}

// quotient32 collects the digits of a quotient: kept holds all bits, or the first 26 to 32. The
// other fields describe the bits after these.
type quotient32 struct {
	kept, dropped     spirv.Var // the value, and the number of bits that follow it
	someSet, someZero spirv.Var // nonzero if such a bit is 1 (someSet), or 0 (someZero)
}

func (b Bits) newQuotient(like ID) quotient32 {
	t := b.TypeOf(like)
	q := quotient32{b.Local(t), b.Local(t), b.Local(t), b.Local(t)}
	for _, v := range []spirv.Var{q.dropped, q.someSet, q.someZero} {
		b.StoreVar(v, b.K(0, like))
	}
	return q
}

func (b Bits) appendDigit(q quotient32, digit, bits ID) {
	kept, zero, one := b.LoadVar(q.kept), b.K(0, digit), b.K(1, digit)
	room := b.ULess(kept, b.K(1<<digitFull, digit))
	b.StoreVar(q.kept, b.Select(room, b.Or(b.ShiftL(kept, bits), digit), kept))
	drop := func(v spirv.Var, f func(x, y ID) ID, w ID) { b.StoreVar(v, f(b.LoadVar(v), b.Select(room, zero, w))) }
	drop(q.dropped, b.IAdd, bits)
	drop(q.someSet, b.Or, digit)
	drop(q.someZero, b.Or, b.Xor(digit, b.ISub(b.ShiftL(one, bits), one)))
}

// roundQuotient is the float nearest to the quotient, plus 1 if up holds. If bits are dropped,
// at least 26 are kept, so the last of these can be sticky. A quotient that fills a word is
// never all ones, because a ratio of two significands is not so close to a power of two.
func (b Bits) roundQuotient(q quotient32, up ID) ID {
	kept, zero := b.LoadVar(q.kept), b.K(0, b.LoadVar(q.kept))
	carry := b.LAnd(up, b.IEq(b.LoadVar(q.someZero), zero))
	more := b.LAnd(b.LOr(up, b.INe(b.LoadVar(q.someSet), zero)), b.LNot(carry))
	kept = b.Or(b.IAdd(kept, b.OneIf(carry)), b.OneIf(more))
	scaled := b.IAdd(b.AsU32(b.FromUint32(kept)), b.ShiftL(b.LoadVar(q.dropped), b.K(MantissaBits, zero)))
	return b.UMin(scaled, b.K(Infinity, zero))
}

// FloorDivide is the floor of the exact quotient, rounded once. It is ±Inf if x is infinite or
// y zero, NaN if both are infinite or both zero, and ±0 if y is infinite.
func (b Bits) FloorDivide(xb, yb ID) ID {
	ax, ay := b.Magnitude(xb), b.Magnitude(yb)
	zero := b.K(0, ax)
	s := b.significandsOf(ax, ay)
	quotient := b.newQuotient(ax)
	r := b.divideLong(s,
		func(q ID) { b.StoreVar(quotient.kept, b.Select(s.below, zero, q)) },
		func(q, bits ID) { b.appendDigit(quotient, q, bits) })

	differ := b.SLess(b.Xor(xb, yb), zero)
	infinite := b.K(Infinity, ax)
	up := b.LAnd(differ, b.INe(b.Select(s.below, ax, r), zero))
	m := b.roundQuotient(quotient, b.LAnd(up, b.INe(ay, infinite)))
	m = b.Select(b.LOr(b.IEq(ax, infinite), b.IEq(ay, zero)), infinite, m)
	m = b.Or(m, b.And(b.Xor(xb, yb), b.K(words.SignBit, ax)))

	one := b.K(1, ax)
	// Two zeros or two infinities: equal, and not ordinary.
	undefined := b.LAnd(b.IEq(ax, ay), b.UGreaterEq(b.ISub(ax, one), b.K(Infinity-1, ax)))
	undefined = b.LOr(undefined, b.AnyNaN(xb, yb))
	return b.Select(undefined, b.K(CanonicalNaN, m), m)
}
