package double

import (
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/spirv"
)

// Remainder and floor division use exact long division of the significands, 32 bits an
// iteration.

// significands are two magnitudes as integers times powers of two.
type significands struct {
	x, y     Pair // below 2^53; y is not 0
	exponent ID   // y's unit is 2^(exponent-1075); at least 1
	distance ID   // x's exponent less y's, or 0 if that is negative
	below    ID   // condition: x's exponent is below y's, so |x| < |y|
}

func (b Arithmetic) significandsOf(ax, ay Pair) significands {
	ex, x := b.unnormalized(ax)
	ey, y := b.unnormalized(ay)
	distance, zero := b.ISub(ex, ey), b.K(0, ex)
	return significands{
		x: x, y: Pair{b.Or(y[0], b.OneIf(b.IsZero64(y))), y[1]},
		exponent: ey, distance: b.SMax(distance, zero), below: b.SLess(distance, zero),
	}
}

// unnormalized returns a magnitude's biased exponent, and its significand below 2^53. A
// subnormal has no hidden bit, and the exponent of the least normal number.
func (b Arithmetic) unnormalized(a Pair) (exponent ID, m Pair) {
	k := func(v uint32) ID { return b.K(v, a[1]) }
	e := b.ShiftR(a[1], k(ExponentAt))
	hidden := b.ShiftL(b.NonZeroBit(e), k(ExponentAt))
	return b.UMax(e, k(1)), Pair{a[0], b.Or(b.And(a[1], k(mantissa)), hidden)}
}

// divideLong divides x * 2^distance by y, and returns the remainder. It calls first with the
// quotient's first digit, which is below 2^32. Then it calls digit with each further digit, of
// 32 bits, and the condition that an element has this digit. If x's exponent is below y's
// (which then is normal), there is no further digit.
func (b Arithmetic) divideLong(s significands, first func(q ID), digit func(q, active ID)) (r Pair) {
	// Normalising the divisor multiplies the dividend by the same power of two. The first digit
	// takes the places beyond a whole number of digits.
	normal, places := b.Normalise64(s.y)
	d := b.NewDivisor64(normal)
	zero := b.K(0, places)
	shift := b.IAdd(s.distance, places)
	part := b.And(shift, b.K(31, shift))
	shifted, over := b.ShiftLeft64(s.x, part), b.ShiftAcross(s.x[1], b.Xor(part, b.K(31, part)))
	q, rest := b.Digit64(Pair{shifted[1], over}, shifted[0], d)
	first(q)

	remainder, left := b.LocalPair(rest), b.Local(b.TypeOf(shift))
	b.StoreVar(left, b.ShiftR(shift, b.K(5, shift)))
	b.While(func() ID { return b.Any(b.INe(b.LoadVar(left), zero)) }, func() {
		rounds, before := b.LoadVar(left), b.LoadLocalPair(remainder)
		active := b.INe(rounds, zero)
		q, after := b.Digit64(before, zero, d)
		digit(q, active)
		b.StoreLocalPair(remainder, b.Select64(active, after, before))
		b.StoreVar(left, b.ISub(rounds, b.NonZeroBit(rounds)))
	})
	return b.ShiftRight64(b.LoadLocalPair(remainder), places, false)
}

// packExact is the float64 m * 2^(exponent-1075) for m < 2^53 and an exponent of at least 1.
// It shifts m left until m is normal, or the exponent is the least.
func (b Arithmetic) packExact(m Pair, exponent ID) Pair {
	below := b.ISub(exponent, b.K(1, exponent))
	aligned := b.ShiftLeft64(m, b.K(extraBits, exponent))
	aligned, places := b.Normalise64UpTo(aligned, below)
	return b.ZeroUnless(b.LNot(b.IsZero64(m)), b.pack(b.ISub(below, places), aligned))
}

// MagnitudesRemainder is the exact remainder of two magnitudes.
func (b Arithmetic) MagnitudesRemainder(ax, ay Pair) Pair {
	s := b.significandsOf(ax, ay)
	r := b.packExact(b.divideLong(s, func(ID) {}, func(_, _ ID) {}), s.exponent)
	return b.Select64(s.below, ax, r)
}

// quotient collects the digits of a quotient: three words hold all of them, or at least the
// first 65 bits. The other fields describe the bits after these.
type quotient struct {
	kept              [3]spirv.Var // low word first
	dropped           spirv.Var    // number of the bits that follow
	someSet, someZero spirv.Var    // nonzero if such a bit is 1 (someSet), or 0 (someZero)
}

func (b Arithmetic) newQuotient(like ID) quotient {
	local := func() spirv.Var {
		v := b.Local(b.TypeOf(like))
		b.StoreVar(v, b.K(0, like))
		return v
	}
	return quotient{[3]spirv.Var{local(), local(), local()}, local(), local(), local()}
}

func (b Arithmetic) appendDigit(q quotient, digit, active ID) {
	kept, zero := b.loadQuotient(q), b.K(0, digit)
	room := b.IEq(kept[2], zero)
	shift := b.LAnd(active, room)
	b.StoreVar(q.kept[2], b.Select(shift, kept[1], kept[2]))
	b.StoreVar(q.kept[1], b.Select(shift, kept[0], kept[1]))
	b.StoreVar(q.kept[0], b.Select(shift, digit, kept[0]))
	drop := b.LAnd(active, b.LNot(room))
	add := func(v spirv.Var, f func(x, y ID) ID, w ID) { b.StoreVar(v, f(b.LoadVar(v), b.Select(drop, w, zero))) }
	add(q.dropped, b.IAdd, b.K(32, digit))
	add(q.someSet, b.Or, digit)
	add(q.someZero, b.Or, b.Not(digit))
}

func (b Arithmetic) loadQuotient(q quotient) [3]ID {
	return [3]ID{b.LoadVar(q.kept[0]), b.LoadVar(q.kept[1]), b.LoadVar(q.kept[2])}
}

// roundQuotient is the float64 nearest to the quotient, plus 1 if up holds. The three words are
// never all ones, because a ratio of two significands is not so close to a power of two.
func (b Arithmetic) roundQuotient(q quotient, up ID) Pair {
	kept := b.loadQuotient(q)
	zero := b.K(0, kept[0])
	carry := b.LAnd(up, b.IEq(b.LoadVar(q.someZero), zero))
	more := b.LAnd(b.LOr(up, b.INe(b.LoadVar(q.someSet), zero)), b.LNot(carry))
	c := b.OneIf(carry)
	for i := range kept {
		kept[i], c = b.AddCarry(kept[i], c)
	}

	wide := b.INe(kept[2], zero)
	m := b.Select64(wide, Pair{kept[1], kept[2]}, Pair{kept[0], kept[1]})
	next := b.Select(wide, kept[0], zero)
	nothing := b.IsZero64(m)
	m, places := b.Normalise64(m)
	within := b.And(places, b.K(31, places)) // equals places if next is nonzero
	m[0] = b.Or(m[0], b.ShiftAcross(next, b.Xor(within, b.K(31, within))))
	m[0] = b.Or(m[0], b.NonZeroBit(b.Or(b.ShiftL(next, within), b.OneIf(more))))
	exponent := b.Select(wide, b.K(Bias+95, places), b.K(Bias+63, places))
	exponent = b.IAdd(b.ISub(exponent, places), b.LoadVar(q.dropped))
	return b.ZeroUnless(b.LNot(nothing), b.round(exponent, m))
}

// FloorDivide is the floor of the exact quotient, rounded once, as in package single.
func (b Arithmetic) FloorDivide(x, y Pair) Pair {
	ax, ay := Pair{x[0], b.Magnitude(x[1])}, Pair{y[0], b.Magnitude(y[1])}
	zero := b.K(0, x[1])
	s := b.significandsOf(ax, ay)
	quotient := b.newQuotient(zero)
	r := b.divideLong(s,
		func(q ID) { b.StoreVar(quotient.kept[0], b.Select(s.below, zero, q)) },
		func(q, active ID) { b.appendDigit(quotient, q, active) })

	kx, ky := b.Key(x), b.Key(y)
	limit, differ := b.K(Infinity, kx), b.Xor(x[1], y[1])
	inexact := b.LNot(b.IsZero64(b.Select64(s.below, ax, r)))
	up := b.LAnd(b.LAnd(b.SLess(differ, zero), inexact), b.INe(ky, limit))
	m := b.roundQuotient(quotient, up)
	infinite := b.LOr(b.IEq(kx, limit), b.IEq(ky, zero))
	m = b.Select64(infinite, Pair{zero, limit}, m)
	m[1] = b.Or(m[1], b.And(differ, b.K(words.SignBit, differ)))

	// Two zeros, two infinities, or a NaN.
	undefined := b.LAnd(b.IEq(kx, ky), b.LNot(b.ordinary(kx)))
	undefined = b.LOr(undefined, b.UGreater(b.UMax(kx, ky), limit))
	return b.Select64(undefined, Pair{zero, b.K(CanonicalNaN, kx)}, m)
}
