package codegen

import "github.com/weft-gpu/weft/dtype"

// Remainder and floor division of float32, exact by long division of the
// significands in words: no device's own OpFMod is.

// Digits of the long division: the remainder, below 2^24, is shifted by this
// many bits, and the digits kept of a quotient stay below 2^32.
const (
	digitBits = 7
	digitFull = 32 - digitBits // a quotient of this many bits takes no more digits
)

// significands32 is two magnitudes as integers times powers of two.
type significands32 struct {
	x, y     ID // below 2^24
	exponent ID // of y's unit, 2^(exponent-150); from 1 on
	distance ID // of the exponents, 0 where x's is below y's
	below    ID // condition: x's exponent is below y's, hence |x| < |y|
}

func (b *Builder) significandsOf(ax, ay ID) significands32 {
	ex, ey := b.unitExponent(ax), b.unitExponent(ay)
	distance := b.ISub(ex, ey)
	return significands32{
		x: b.unnormalized(ax), y: b.unnormalized(ay), exponent: ey,
		distance: b.SMax(distance, b.k(0, ax)), below: b.SLess(distance, b.k(0, ax)),
	}
}

// unitExponent is the biased exponent of a magnitude; subnormals share that of
// the least normal.
func (b *Builder) unitExponent(a ID) ID {
	return b.UMax(b.ShiftR(a, b.k(mantissaBits, a)), b.k(1, a))
}

// unnormalized is a magnitude's significand; a subnormal one has no hidden bit.
func (b *Builder) unnormalized(a ID) ID {
	hidden := b.ShiftL(b.oneIf(b.UGreaterEq(a, b.k(hiddenBit, a))), b.k(mantissaBits, a))
	return b.Or(b.And(a, b.k(mantissaMask, a)), hidden)
}

// divideLong divides x * 2^distance by y, which counts as 1 where it is 0, and
// returns the remainder. digit is told of every digit of the quotient and its
// number of bits, which is 0 in lanes that are done; first of the one that may
// be of any size.
func (b *Builder) divideLong(s significands32, first func(q ID), digit func(q, bits ID)) (r ID) {
	q, rest := b.divideWords(s.x, s.y)
	first(q)
	remainder, left := b.Local(b.TypeOf(rest)), b.Local(b.TypeOf(rest))
	b.StoreVar(remainder, rest)
	b.StoreVar(left, s.distance)
	zero := b.k(0, s.x)
	b.While(func() ID { return b.Any(b.INe(b.LoadVar(left), zero)) }, func() {
		bits := b.UMin(b.LoadVar(left), b.k(digitBits, s.x))
		q, rest := b.divideWords(b.ShiftL(b.LoadVar(remainder), bits), s.y)
		digit(q, bits)
		b.StoreVar(remainder, rest)
		b.StoreVar(left, b.ISub(b.LoadVar(left), bits))
	})
	return b.LoadVar(remainder)
}

// packExact is the float m * 2^(exponent-150) for m < 2^24 and an exponent from
// 1 on: shifted left until it is normal, or its exponent is the least.
func (b *Builder) packExact(m, exponent ID) ID {
	room := b.ISub(exponent, b.k(1, m))
	shift := b.SMin(b.ISub(b.k(mantissaBits, m), b.FindUMsb(b.Or(m, b.k(1, m)))), room)
	bits := b.IAdd(b.ShiftL(m, shift), b.ShiftL(b.ISub(room, shift), b.k(mantissaBits, m)))
	return b.Select(b.IEq(m, b.k(0, m)), m, bits)
}

// remainder32 is x - y * floor(x / y). The remainder of the magnitudes is
// exact; where the signs differ and it is not zero, it is taken from |y|, which
// is the only rounding: an infinite y then gives itself.
func (b *Builder) remainder32(x, y Value) Value {
	xb, yb := b.bits(x), b.bits(y)
	ax, ay := b.magnitude(xb), b.magnitude(yb)
	r := b.magnitudesRemainder(limbs{ax}, limbs{ay})[0]
	sign := b.k(signBit, ax)
	across := b.LAnd(b.SLess(b.Xor(xb, yb), b.k(0, ax)), b.INe(r, b.k(0, r)))
	lacking := b.bits(b.add32(madeBits(b, ay), madeBits(b, b.Or(r, sign))))
	r = b.Or(b.Select(across, lacking, r), b.And(yb, sign))
	return ofHeld(dtype.Float32, x.Width, b.selectLimbs(b.hasNoRemainder(limbs{xb}, limbs{yb}, limbs{ax}, limbs{ay}), b.nanLike(limbs{r}), limbs{r}))
}

// magnitudesRemainder is the remainder of two magnitudes, which is exact.
func (b *Builder) magnitudesRemainder(ax, ay limbs) limbs {
	if len(ax) == 1 {
		return limbs{b.magnitudesRemainder32(ax[0], ay[0])}
	}
	r := b.magnitudesRemainder64(pair(ax), pair(ay))
	return r[:]
}

// magnitudesRemainder32 is the remainder of two magnitudes, which is exact.
func (b *Builder) magnitudesRemainder32(ax, ay ID) ID {
	s := b.significandsOf(ax, ay)
	r := b.divideLong(s, func(ID) {}, func(_, _ ID) {})
	return b.Select(s.below, ax, b.packExact(r, s.exponent))
}

// hasNoRemainder is true where x, of magnitude ax, is infinite, y zero, or one of
// them NaN.
func (b *Builder) hasNoRemainder(x, y, ax, ay limbs) ID {
	if len(ax) == 1 {
		one, infinite := b.k(1, ax[0]), b.k(infinity, ax[0])
		return b.LOr(b.UGreaterEq(ax[0], infinite), b.UGreaterEq(b.ISub(ay[0], one), infinite))
	}
	kx, ky := b.doubleKey(pair(x)), b.doubleKey(pair(y))
	limit := b.k(infinity64, kx)
	return b.LOr(b.UGreaterEq(kx, limit), b.LOr(b.UGreater(ky, limit), b.IEq(ky, b.k(0, kx))))
}

// fmodFloat is x - y * trunc(x / y): the exact remainder of the magnitudes with
// x's sign, which is x itself for an infinite y.
func fmodFloat(b *Builder, a []Value) Value {
	x, y := b.held(a[0]), b.held(a[1])
	ax, ay := x.withTop(b.magnitude(x.top())), y.withTop(b.magnitude(y.top()))
	r := b.magnitudesRemainder(ax, ay)
	r = r.withTop(b.Or(r.top(), b.And(x.top(), b.k(signBit, x[0]))))
	undefined := b.hasNoRemainder(x, y, ax, ay)
	return ofHeld(a[0].DType, a[0].Width, b.selectLimbs(undefined, b.nanLike(r), r))
}

// quotient32 collects the digits of a quotient: the first 26 to 32 bits, or all
// of it, and what is known of the bits that follow.
type quotient32 struct {
	kept, dropped     Var // the value, and the number of bits that follow it
	someSet, someZero Var // not 0 where such a bit is among them
}

func (b *Builder) newQuotient(like ID) quotient32 {
	t := b.TypeOf(like)
	q := quotient32{b.Local(t), b.Local(t), b.Local(t), b.Local(t)}
	for _, v := range []Var{q.dropped, q.someSet, q.someZero} {
		b.StoreVar(v, b.k(0, like))
	}
	return q
}

func (b *Builder) appendDigit(q quotient32, digit, bits ID) {
	kept, zero, one := b.LoadVar(q.kept), b.k(0, digit), b.k(1, digit)
	room := b.ULess(kept, b.k(1<<digitFull, digit))
	b.StoreVar(q.kept, b.Select(room, b.Or(b.ShiftL(kept, bits), digit), kept))
	drop := func(v Var, f func(x, y ID) ID, w ID) { b.StoreVar(v, f(b.LoadVar(v), b.Select(room, zero, w))) }
	drop(q.dropped, b.IAdd, bits)
	drop(q.someSet, b.Or, digit)
	drop(q.someZero, b.Or, b.Xor(digit, b.ISub(b.ShiftL(one, bits), one)))
}

// roundQuotient is the float nearest to the quotient, or to the quotient and 1
// where up holds. Bits are dropped only behind 26 others, so that the lowest
// of these can stand for them. A quotient that fills a word is never all ones:
// it would be closer to a power of two than a ratio of two significands can.
func (b *Builder) roundQuotient(q quotient32, up ID) ID {
	kept, zero := b.LoadVar(q.kept), b.k(0, b.LoadVar(q.kept))
	carry := b.LAnd(up, b.IEq(b.LoadVar(q.someZero), zero))
	more := b.LAnd(b.LOr(up, b.INe(b.LoadVar(q.someSet), zero)), b.LNot(carry))
	kept = b.Or(b.IAdd(kept, b.oneIf(carry)), b.oneIf(more))
	scaled := b.IAdd(b.AsU32(b.unsignedToFloat(kept)), b.ShiftL(b.LoadVar(q.dropped), b.k(mantissaBits, zero)))
	return b.UMin(scaled, b.k(infinity, zero))
}

// floorDivide32 is the floor of the exact quotient, rounded once: ±Inf where x
// is infinite or y zero, NaN where both are, ±0 where y is infinite.
func (b *Builder) floorDivide32(xb, yb ID) ID {
	ax, ay := b.magnitude(xb), b.magnitude(yb)
	zero := b.k(0, ax)
	s := b.significandsOf(ax, ay)
	quotient := b.newQuotient(ax)
	r := b.divideLong(s,
		func(q ID) { b.StoreVar(quotient.kept, b.Select(s.below, zero, q)) },
		func(q, bits ID) { b.appendDigit(quotient, q, bits) })

	differ := b.SLess(b.Xor(xb, yb), zero)
	infinite := b.k(infinity, ax)
	up := b.LAnd(differ, b.INe(b.Select(s.below, ax, r), zero))
	m := b.roundQuotient(quotient, b.LAnd(up, b.INe(ay, infinite)))
	m = b.Select(b.LOr(b.IEq(ax, infinite), b.IEq(ay, zero)), infinite, m)
	m = b.Or(m, b.And(b.Xor(xb, yb), b.k(signBit, ax)))

	one := b.k(1, ax)
	// Two zeros or two infinities: equal, and neither ordinary.
	undefined := b.LAnd(b.IEq(ax, ay), b.UGreaterEq(b.ISub(ax, one), b.k(infinity-1, ax)))
	undefined = b.LOr(undefined, b.anyNaN(xb, yb))
	return b.Select(undefined, b.k(canonicalNaN, m), m)
}
