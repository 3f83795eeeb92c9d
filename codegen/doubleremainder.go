package codegen

// Remainder and floor division of float64, exact by long division of the
// significands in words, 32 bits a round.

// significands64 is two magnitudes as integers times powers of two.
type significands64 struct {
	x, y     pair // below 2^53; y is not 0
	exponent ID   // of y's unit, 2^(exponent-1075); from 1 on
	distance ID   // of the exponents, 0 where x's is below y's
	below    ID   // condition: x's exponent is below y's, hence |x| < |y|
}

func (b *Builder) significandsOf64(ax, ay pair) significands64 {
	ex, x := b.unnormalized64(ax)
	ey, y := b.unnormalized64(ay)
	distance, zero := b.ISub(ex, ey), b.k(0, ex)
	return significands64{
		x: x, y: pair{b.Or(y[0], b.oneIf(b.isZero64(y))), y[1]},
		exponent: ey, distance: b.SMax(distance, zero), below: b.SLess(distance, zero),
	}
}

// unnormalized64 is a magnitude's biased exponent and its significand, below
// 2^53. A subnormal one has no hidden bit and the exponent of the least normal.
func (b *Builder) unnormalized64(a pair) (exponent ID, m pair) {
	k := func(v uint32) ID { return b.k(v, a[1]) }
	e := b.ShiftR(a[1], k(doubleExponentAt))
	hidden := b.ShiftL(b.nonZeroBit(e), k(doubleExponentAt))
	return b.UMax(e, k(1)), pair{a[0], b.Or(b.And(a[1], k(doubleMantissa)), hidden)}
}

// divideLong64 divides x * 2^distance by y and returns the remainder. first is
// told of the quotient's first digit, which is below 2^32, and digit of every
// other, of 32 bits, and of the lanes it belongs to. Where x is below y, which
// then is normal, there is no other.
func (b *Builder) divideLong64(s significands64, first func(q ID), digit func(q, active ID)) (r pair) {
	// With the divisor's highest bit made bit 63, the dividend gets as many
	// places more; the rest of a whole number of digits goes first.
	normal, places := b.normalise64(s.y)
	d := b.newDivisor64(normal)
	zero := b.k(0, places)
	shift := b.IAdd(s.distance, places)
	part := b.And(shift, b.k(31, shift))
	shifted, over := b.shiftLeft64(s.x, part), b.shiftAcross(s.x[1], b.Xor(part, b.k(31, part)))
	q, rest := b.digit64(pair{shifted[1], over}, shifted[0], d)
	first(q)

	remainder, left := b.localPair(rest), b.Local(b.TypeOf(shift))
	b.StoreVar(left, b.ShiftR(shift, b.k(5, shift)))
	b.While(func() ID { return b.Any(b.INe(b.LoadVar(left), zero)) }, func() {
		rounds, before := b.LoadVar(left), b.loadLocalPair(remainder)
		active := b.INe(rounds, zero)
		q, after := b.digit64(before, zero, d)
		digit(q, active)
		b.storeLocalPair(remainder, b.selectPair(active, after, before))
		b.StoreVar(left, b.ISub(rounds, b.nonZeroBit(rounds)))
	})
	return b.shiftRight64(b.loadLocalPair(remainder), places, false)
}

// packExact64 is the float64 m * 2^(exponent-1075) for m < 2^53 and an exponent
// from 1 on: shifted left until it is normal, or its exponent is the least.
func (b *Builder) packExact64(m pair, exponent ID) pair {
	below := b.ISub(exponent, b.k(1, exponent))
	aligned := b.shiftLeft64(m, b.k(doubleExtraBits, exponent))
	aligned, places := b.normaliseUpTo(aligned, below)
	return b.zeroUnless(b.LNot(b.isZero64(m)), b.packDouble(b.ISub(below, places), aligned))
}

// magnitudesRemainder64 is the remainder of two magnitudes, which is exact.
func (b *Builder) magnitudesRemainder64(ax, ay pair) pair {
	s := b.significandsOf64(ax, ay)
	r := b.packExact64(b.divideLong64(s, func(ID) {}, func(_, _ ID) {}), s.exponent)
	return b.selectPair(s.below, ax, r)
}

// remainderDouble is x - y * floor(x / y), as remainder32 is.
func remainderDouble(b *Builder, a []Value) Value {
	x, y := b.pairBits(a[0]), b.pairBits(a[1])
	ax, ay := pair{x[0], b.magnitude(x[1])}, pair{y[0], b.magnitude(y[1])}
	r := pair(b.magnitudesRemainder(ax[:], ay[:]))
	zero, sign := b.k(0, x[1]), b.k(signBit, x[1])
	across := b.LAnd(b.SLess(b.Xor(x[1], y[1]), zero), b.LNot(b.isZero64(r)))
	subtract := onDoubles((*Builder).FSub, (*Builder).doubleSub)
	lacking := b.pairBits(subtract(b, []Value{madePair(b, ay), madePair(b, r)}))
	r = b.selectPair(across, lacking, r)

	undefined := b.hasNoRemainder(x[:], y[:], ax[:], ay[:])
	r[1] = b.Or(r[1], b.And(y[1], sign))
	return ofHeld(a[0].DType, a[0].Width, b.selectLimbs(undefined, b.nanLike(r[:]), r[:]))
}

// quotient64 collects the digits of a quotient: three words that are all of it,
// or its first 65 bits or more, and what is known of the bits that follow.
type quotient64 struct {
	kept              [3]Var // low word first
	dropped           Var    // the number of bits that follow
	someSet, someZero Var    // not 0 where such a bit is among them
}

func (b *Builder) newQuotient64(like ID) quotient64 {
	local := func() Var {
		v := b.Local(b.TypeOf(like))
		b.StoreVar(v, b.k(0, like))
		return v
	}
	return quotient64{[3]Var{local(), local(), local()}, local(), local(), local()}
}

func (b *Builder) appendDigit64(q quotient64, digit, active ID) {
	kept, zero := b.loadQuotient(q), b.k(0, digit)
	room := b.IEq(kept[2], zero)
	shift := b.LAnd(active, room)
	b.StoreVar(q.kept[2], b.Select(shift, kept[1], kept[2]))
	b.StoreVar(q.kept[1], b.Select(shift, kept[0], kept[1]))
	b.StoreVar(q.kept[0], b.Select(shift, digit, kept[0]))
	drop := b.LAnd(active, b.LNot(room))
	add := func(v Var, f func(x, y ID) ID, w ID) { b.StoreVar(v, f(b.LoadVar(v), b.Select(drop, w, zero))) }
	add(q.dropped, b.IAdd, b.k(32, digit))
	add(q.someSet, b.Or, digit)
	add(q.someZero, b.Or, b.Not(digit))
}

func (b *Builder) loadQuotient(q quotient64) [3]ID {
	return [3]ID{b.LoadVar(q.kept[0]), b.LoadVar(q.kept[1]), b.LoadVar(q.kept[2])}
}

// roundQuotient64 is the float64 nearest to the quotient, or to the quotient and
// 1 where up holds. The three words are never all ones: the quotient would be
// closer to a power of two than a ratio of two significands can.
func (b *Builder) roundQuotient64(q quotient64, up ID) pair {
	kept := b.loadQuotient(q)
	zero := b.k(0, kept[0])
	carry := b.LAnd(up, b.IEq(b.LoadVar(q.someZero), zero))
	more := b.LAnd(b.LOr(up, b.INe(b.LoadVar(q.someSet), zero)), b.LNot(carry))
	c := b.oneIf(carry)
	for i := range kept {
		kept[i], c = b.AddCarry(kept[i], c)
	}

	wide := b.INe(kept[2], zero)
	m := b.selectPair(wide, pair{kept[1], kept[2]}, pair{kept[0], kept[1]})
	next := b.Select(wide, kept[0], zero)
	nothing := b.isZero64(m)
	m, places := b.normalise64(m)
	within := b.And(places, b.k(31, places)) // places itself where next is not 0
	m[0] = b.Or(m[0], b.shiftAcross(next, b.Xor(within, b.k(31, within))))
	m[0] = b.Or(m[0], b.nonZeroBit(b.Or(b.ShiftL(next, within), b.oneIf(more))))
	exponent := b.Select(wide, b.k(doubleBias+95, places), b.k(doubleBias+63, places))
	exponent = b.IAdd(b.ISub(exponent, places), b.LoadVar(q.dropped))
	return b.zeroUnless(b.LNot(nothing), b.roundDouble(exponent, m))
}

// floorDivide64 is the floor of the exact quotient, rounded once, as
// floorDivide32 is.
func (b *Builder) floorDivide64(x, y pair) pair {
	ax, ay := pair{x[0], b.magnitude(x[1])}, pair{y[0], b.magnitude(y[1])}
	zero := b.k(0, x[1])
	s := b.significandsOf64(ax, ay)
	quotient := b.newQuotient64(zero)
	r := b.divideLong64(s,
		func(q ID) { b.StoreVar(quotient.kept[0], b.Select(s.below, zero, q)) },
		func(q, active ID) { b.appendDigit64(quotient, q, active) })

	kx, ky := b.doubleKey(x), b.doubleKey(y)
	limit, differ := b.k(infinity64, kx), b.Xor(x[1], y[1])
	inexact := b.LNot(b.isZero64(b.selectPair(s.below, ax, r)))
	up := b.LAnd(b.LAnd(b.SLess(differ, zero), inexact), b.INe(ky, limit))
	m := b.roundQuotient64(quotient, up)
	infinite := b.LOr(b.IEq(kx, limit), b.IEq(ky, zero))
	m = b.selectPair(infinite, pair{zero, limit}, m)
	m[1] = b.Or(m[1], b.And(differ, b.k(signBit, differ)))

	// Two zeros or two infinities, or a NaN.
	undefined := b.LAnd(b.IEq(kx, ky), b.LNot(b.doubleOrdinary(kx)))
	undefined = b.LOr(undefined, b.UGreater(b.UMax(kx, ky), limit))
	return b.selectPair(undefined, pair{zero, b.k(canonicalNaN64, kx)}, m)
}
