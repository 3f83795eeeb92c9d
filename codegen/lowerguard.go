package codegen

import "math"

// Guarded float32 arithmetic on bits, for devices that flush subnormals or
// whose division and square root are not correctly rounded. A native
// instruction is used only where its operands and its result are normal (or
// zero, infinite, NaN), and words do the rest. Constants are written as the
// bits of powers of two.

// powerOfTwo is the bits of 2^n for a normal one.
func powerOfTwo(n int) uint32 { return uint32(127+n) << mantissaBits }

// k is a word in as many lanes as x has.
func (b *Builder) k(v uint32, x ID) ID { return b.SplatU32(v, b.Width(x)) }

// nativeBits applies a native instruction to bits.
func (b *Builder) nativeBits(f func(x, y ID) ID, x, y ID) ID {
	return b.AsU32(f(b.AsF32(x), b.AsF32(y)))
}

// guarded: where need holds in no lane, the native result stands; otherwise slow is
// written once, under a branch, and chosen lane by lane.
func (b *Builder) guarded(need, native ID, slow func() ID) ID {
	return b.Merge(b.Any(need), native, func() ID { return b.Select(need, slow(), native) })
}

// extended is a finite non-zero magnitude whose exponent may go below the
// normal range.
type extended struct {
	subnormal ID // condition
	converted ID // bits of the float equal to the magnitude's word
	bits      ID // mantissa as in a float, above it a signed exponent, biased by 127
}

// extend normalises a magnitude. For a subnormal one of m units of 2^-149, the
// conversion of m gives both its mantissa and, less 149, its exponent.
func (b *Builder) extend(a ID) extended {
	e := extended{subnormal: b.ULess(a, b.k(hiddenBit, a)), converted: b.AsU32(b.ConvertSToF(a))}
	e.bits = b.Select(e.subnormal, b.ISub(e.converted, b.k(149<<mantissaBits, a)), a)
	return e
}

// exponent is the signed exponent, biased by 127.
func (b *Builder) exponent(e extended) ID {
	return b.ShiftRA(e.bits, b.k(mantissaBits, e.bits))
}

// significandOf is the 24-bit mantissa of a normal number, with its hidden bit.
func (b *Builder) significandOf(bits ID) ID {
	return b.Or(b.And(bits, b.k(mantissaMask, bits)), b.k(hiddenBit, bits))
}

// roundShift is h / 2^n rounded to nearest even, for h < 2^30 whose lowest bit
// stands for all that is below it, and n clamped to [2, 31]: from 31 on the
// result is 0.
func (b *Builder) roundShift(h, n ID) ID {
	one := b.k(1, h)
	n = b.SMin(b.SMax(n, b.k(2, h)), b.k(31, h))
	almostHalf := b.ISub(b.ShiftL(one, b.ISub(n, one)), one)
	odd := b.And(b.ShiftR(h, n), one)
	return b.ShiftR(b.IAdd(b.IAdd(h, almostHalf), odd), n)
}

// addGuarded is x + y. With an operand of 2^-100 or more the native sum is
// right: a subnormal beside it is less than a quarter of its last place, and
// no difference is subnormal. Otherwise the sum is made 2^100 times as large,
// where all operands are normal and it rounds the same. A sum in the subnormal
// range is exact, since both operands are multiples of 2^-149.
func (b *Builder) addGuarded(x, y ID) ID {
	native := b.nativeBits(b.FAdd, x, y)
	greater := b.UMax(b.magnitude(x), b.magnitude(y))
	// Less one, so that two zeros, the least of all, need nothing.
	need := b.ULess(b.ISub(greater, b.k(1, x)), b.k(powerOfTwo(-100)-1, x))
	return b.guarded(need, native, func() ID {
		sum := b.nativeBits(b.FAdd, b.enlarge(x), b.enlarge(y))
		sign, a := b.And(sum, b.k(signBit, x)), b.magnitude(sum)
		small := b.ULess(a, b.k(powerOfTwo(-26), x))
		units := b.nativeBits(b.FMul, b.Select(small, a, b.k(0, x)), b.k(powerOfTwo(49), x))
		normal := b.nativeBits(b.FMul, a, b.k(powerOfTwo(-100), x))
		return b.Or(sign, b.Select(small, b.ConvertFToS(b.AsF32(units)), normal))
	})
}

// enlarge is x * 2^100, exact for |x| < 2^-100.
func (b *Builder) enlarge(x ID) ID {
	a := b.magnitude(x)
	subnormal := b.ULess(a, b.k(hiddenBit, x))
	f := b.Select(subnormal, b.AsU32(b.ConvertSToF(a)), a)
	factor := b.Select(subnormal, b.k(powerOfTwo(-49), x), b.k(powerOfTwo(100), x))
	return b.Or(b.nativeBits(b.FMul, f, factor), b.And(x, b.k(signBit, x)))
}

// mulGuarded is x * y. A flushed operand or result shows as a result that is
// zero, or NaN beside an infinity.
func (b *Builder) mulGuarded(x, y ID) ID {
	native := b.nativeBits(b.FMul, x, y)
	ax, ay := b.magnitude(x), b.magnitude(y)
	// Unsigned, this is true from 0 to 2^-126 and for NaN.
	suspect := b.UGreaterEq(b.ISub(b.magnitude(native), b.k(hiddenBit+1, x)), b.k(infinity-hiddenBit, x))
	need := b.LAnd(suspect, b.INe(b.UMin(ax, ay), b.k(0, x)))
	return b.guarded(need, native, func() ID { return b.mulInWords(x, y, ax, ay) })
}

// mulInWords is x * y, both not zero. Below 2^-125 the 48-bit product of the
// significands is shifted to units of 2^-149; above, the native product of the
// operands, of which at most one is subnormal and enlarged by 2^74, is normal.
func (b *Builder) mulInWords(x, y, ax, ay ID) ID {
	ex, ey := b.extend(ax), b.extend(ay)
	enlarged := func(e extended, a ID) ID {
		return b.Select(e.subnormal, b.ISub(e.converted, b.k(75<<mantissaBits, a)), a)
	}
	reduce := b.Select(b.LOr(ex.subnormal, ey.subnormal), b.k(powerOfTwo(-74), x), b.k(powerOfTwo(0), x))
	normal := b.nativeBits(b.FMul, b.nativeBits(b.FMul, enlarged(ex, ax), enlarged(ey, ay)), reduce)

	exponent := b.IAdd(b.exponent(ex), b.exponent(ey))
	finite := b.ULess(b.UMax(ax, ay), b.k(infinity, x))
	tiny := b.LAnd(finite, b.SLess(exponent, b.k(128, x)))
	seven := b.k(7, x)
	lo, hi := b.MulExtended(b.ShiftL(b.significandOf(ex.bits), seven), b.ShiftL(b.significandOf(ey.bits), seven))
	h := b.Or(hi, b.oneIf(b.INe(lo, b.k(0, x))))
	// h is the product in units of 2^18, 2^(exponent-300) being its scale.
	units := b.roundShift(h, b.ISub(b.k(133, x), exponent))

	sign := b.And(b.Xor(x, y), b.k(signBit, x))
	return b.Or(sign, b.Select(tiny, units, normal))
}

// divGuarded is x / y. A flushed operand or result shows as a quotient that is
// zero, infinite or NaN.
func (b *Builder) divGuarded(x, y ID) ID {
	native := b.nativeBits(b.FDiv, x, y)
	a := b.magnitude(native)
	tiny := b.LAnd(b.ULessEq(a, b.k(hiddenBit, x)), b.INe(b.magnitude(x), b.k(0, x)))
	need := b.LOr(tiny, b.UGreaterEq(a, b.k(infinity, x)))
	return b.guarded(need, native, func() ID { return b.divInWords(x, y) })
}

// divMended is x / y where the native quotient is a few ULP off: the short way where
// all operands have exponents far from the ends, in words where one has not.
func (b *Builder) divMended(x, y ID) ID {
	slow := func() ID { return b.divInWords(x, y) }
	if b.target.FMA32 {
		need, quotient := b.divByFMA(x, y)
		return b.guarded(need, quotient, slow)
	}
	ax, ay := b.magnitude(x), b.magnitude(y)
	usual := b.LAnd(b.usual(ax), b.usual(ay))
	return b.guarded(b.LNot(usual), b.divUsual(x, y, ax, ay, usual), slow)
}

// The significands of divisors, above their exponents, from which on divByFMA does not
// divide: 2^-15 below 2, where a reciprocal's last place is not small enough beside what
// a quotient may be off the middle of two floats.
const nearTwo = 0xfffe0000

// divByFMA is x / y by remainders that are exact, and where it is not right: for
// operands that are not usual, and divisors nearTwo. r is 1/y to half a unit in its last
// place and 2^-18 of one, from a reciprocal to 3 ULP. The second quotient is off by half
// a unit and 2^-23; what its remainder over y is off by is less than any quotient's
// distance to the middle of two floats: at least 2^-24/y units, y being from [1, 2),
// beside (2^-25 + 2^-42) y / 2 (after Markstein, Computation of elementary functions on
// the IBM RISC System/6000 processor, 1990).
func (b *Builder) divByFMA(x, y ID) (need, quotient ID) {
	d := b.divisorOf(y)
	need = b.UGreaterEq(b.UMax(b.aboveUsual(x), d.above), b.k(usualExponents<<mantissaBits, x))
	f := b.AsF32(x)
	q := b.FMul(f, d.reciprocal)
	for range 2 {
		q = b.FMA(b.FMA(d.minus, q, f), d.reciprocal, q)
	}
	return need, b.AsU32(q)
}

// divisor is what divByFMA needs to know of one.
type divisor struct {
	above             ID // aboveUsual, or all ones where it is nearTwo
	minus, reciprocal ID // floats
}

// divisorOf is once for all lanes where they have the same one.
func (b *Builder) divisorOf(y ID) divisor {
	if s, ok := b.Splatted(y); ok {
		d, width := b.divisorOf(b.AsU32(s)), b.Width(y)
		return divisor{b.Splat(d.above, width), b.Splat(d.minus, width), b.Splat(d.reciprocal, width)}
	}
	one, minus := b.AsF32(b.k(powerOfTwo(0), y)), b.AsF32(b.Xor(y, b.k(signBit, y)))
	r := b.FDiv(one, b.AsF32(y))
	r = b.FMA(r, b.FMA(minus, r, one), r)
	near := b.UGreaterEq(b.ShiftL(y, b.k(32-mantissaBits, y)), b.k(nearTwo, y))
	return divisor{b.Select(near, b.k(math.MaxUint32, y), b.aboveUsual(y)), minus, r}
}

// divShared is x / y where all lanes have one divisor and native division is exact: its
// reciprocal is made once, by that. The quotients are divByReciprocal's where y is usual
// and x is usual too, or +0, as masked weights are: its remainder is +0, which leaves the
// quotient's zero as it is. They are native elsewhere.
func (b *Builder) divShared(x, y, shared ID) ID {
	d := b.AsU32(shared)
	r := b.FDiv(b.AsF32(b.k(powerOfTwo(0), d)), b.AsF32(d))
	minus := b.AsF32(b.Xor(d, b.k(signBit, d)))
	spread := func(scalar ID) ID { return b.Splat(scalar, b.Width(x)) }

	// Where the divisor is not usual, no x is within the limit, nor zero but for a NaN, of
	// which anything is NaN.
	exponents := b.k(usualExponents<<mantissaBits, d)
	usual := b.ULess(b.aboveUsual(d), exponents)
	limit := b.Select(usual, exponents, b.k(0, d))
	zero := b.Select(usual, b.k(0, d), b.k(math.MaxUint32, d))
	need := b.LAnd(b.UGreaterEq(b.aboveUsual(x), spread(limit)), b.INe(x, spread(zero)))
	quotient := b.AsU32(b.divByReciprocal(b.AsF32(x), spread(minus), spread(r)))
	return b.guarded(need, quotient, func() ID { return b.nativeBits(b.FDiv, x, y) })
}

// divByReciprocal is x / y for usual operands, r being the float nearest to 1/y, which is
// off by half a unit in its last place at the most: by 2^-25, y being from [1, 2).
//
// Let x be from [1, 2) too, and a unit be the quotient's last place: 2^-23, or 2^-24 where
// x < y. Then q, which is x*r rounded, is off by D units, less than 1 where x >= y and
// than 1/2 + x/2 elsewhere. Its remainder, an integer of 2^-47 below 2^-22, is off by
// 2^-47 at the most. What is rounded at the end is off by D*y*2^-25 units for r, and by
// 2^-23 at the most for the remainder: less than 2^-21 together. So the quotient is right
// if it is no nearer to the middle of two floats.
//
// If it is, q is one of these two floats: it would have to be off by 3/2 - 2^-21, so
// x > 2 - 2^-20 and x < y; but then x/y is 1 - (y-x)/2 to within 2^-18 units, and next to
// a float. Hence, with d units from the quotient to the middle, D is 1/2 + d at the most,
// the remainder is exact, and what is rounded is on the middle's right side if
// (1/2 + d)y*2^-25 < d. Now d*y is a whole number of 2^-24, and not 0, for no quotient is
// a middle. Of 2 or more that holds since y < 2, and of 1 since y <= 2 - 2^-23 (after
// Markstein, as divByFMA).
func (b *Builder) divByReciprocal(x, minus, r ID) ID {
	q := b.FMul(x, r)
	return b.FMA(b.FMA(minus, q, x), r, q)
}

// inverse is the float nearest to 1/y, for |y| from 2^-100 to 2^100, by multiplications.
//
// The difference of the bits is 1/y to a quarter, being linear between powers of two. A
// step towards 1/y, by a number that halves what remains, leaves e below 2^-8.9, the next
// one e^3, and the last 2^-24 and e^6, which rounds to the nearest but for a significand
// with all bits set; there e is negative, and that is right too. All is exact or rounded
// relative to numbers between 1/4 and 4 or so, times a power of two, so that a divisor's
// exponent makes no difference: TestStepsOfInverses tries every significand.
func (b *Builder) inverse(y, minus ID) ID {
	bits := b.AsU32(y)
	one := b.AsF32(b.k(powerOfTwo(0), bits))
	r := b.AsF32(b.ISub(b.k(inverseBits, bits), bits))
	r = b.FMul(r, b.FMA(minus, r, b.AsF32(b.k(inverseTwo, bits))))
	e := b.FMA(minus, r, one)
	r = b.FMA(r, b.FMA(e, e, e), r)
	return b.FMA(r, b.FMA(minus, r, one), r)
}

// What inverse begins with: the sum of the bits of a float and its reciprocal, and a
// number by 2^-9 above 2.
const inverseBits, inverseTwo = 0x7ef54000, 0x40002000

// The exponents of usual operands: of the 2^100 around 1, so that neither a
// quotient, nor 2^23 over it, is near the ends.
const firstUsual, usualExponents = 77, 100

// usual tells whether a magnitude's exponent is one of those.
func (b *Builder) usual(a ID) ID {
	return b.ULess(b.ISub(a, b.k(firstUsual<<mantissaBits, a)), b.k(usualExponents<<mantissaBits, a))
}

// aboveUsual is how far the magnitude of a float's bits is above the least usual one.
func (b *Builder) aboveUsual(x ID) ID {
	return b.ISub(b.magnitude(x), b.k(firstUsual<<mantissaBits, x))
}

// divUsual is x / y for usual operands, of magnitudes ax and ay: the native quotient
// as a number of 24 bits, mended by its remainder. For others it is anything, of a
// quotient taken for 0, since not every float has an integer.
func (b *Builder) divUsual(x, y, ax, ay, usual ID) ID {
	mx, my := b.significandOf(ax), b.significandOf(ay)
	below := b.oneIf(b.ULess(mx, my)) // the quotient of the significands is below 1
	exponent := b.ISub(b.ISub(b.ShiftR(ax, b.k(mantissaBits, x)), b.ShiftR(ay, b.k(mantissaBits, x))), below)
	scale := b.ShiftL(b.ISub(b.k(127+23, x), exponent), b.k(mantissaBits, x))
	quotient := b.nativeBits(b.FMul, b.nativeBits(b.FDiv, ax, ay), scale)
	q := b.ConvertFToS(b.AsF32(b.Select(usual, quotient, b.k(0, x))))
	r := b.ISub(b.ShiftL(mx, b.IAdd(below, b.k(23, x))), b.IMul(q, my))
	q, _ = b.nearestQuotient(q, r, my)
	// The leading bit of q counts as one more of the exponent.
	magnitude := b.IAdd(b.ShiftL(b.IAdd(exponent, b.k(126, x)), b.k(mantissaBits, x)), q)
	return b.Or(b.And(b.Xor(x, y), b.k(signBit, x)), magnitude)
}

// divInWords is x / y for all operands, from the native quotient of the
// significands as floats in [1, 2), its remainder in words, and the exponents.
func (b *Builder) divInWords(x, y ID) ID {
	ax, ay := b.magnitude(x), b.magnitude(y)
	ex, ey := b.extend(ax), b.extend(ay)
	ordinaryX, ordinaryY := b.ordinary(ax), b.ordinary(ay)
	quotient := b.nativeBits(b.FDiv, b.unit(ex, ordinaryX, ax), b.unit(ey, ordinaryY, ay))

	ordinary := b.LAnd(ordinaryX, ordinaryY)
	mx, my := b.significandOf(ex.bits), b.significandOf(ey.bits)
	below := b.ULess(mx, my) // the quotient is below 1: one more place
	place := b.Select(below, b.k(24, x), b.k(23, x))
	scaled := b.nativeBits(b.FMul, b.Select(ordinary, quotient, b.k(0, x)), b.Select(below, b.k(powerOfTwo(24), x), b.k(powerOfTwo(23), x)))
	q := b.ConvertFToS(b.AsF32(scaled))
	// The remainder is a few times my at most, so its low word is all of it.
	r := b.ISub(b.ShiftL(mx, place), b.IMul(q, my))
	if b.target.InexactDiv32 {
		q, r = b.nearestQuotient(q, r, my)
	}
	exponent := b.IAdd(b.ISub(b.exponent(ex), b.exponent(ey)), b.ISub(b.k(127+23, x), place))
	return b.Or(b.And(b.Xor(x, y), b.k(signBit, x)), b.Select(ordinary, b.assemble(q, r, exponent), b.magnitude(quotient)))
}

// ordinary is true where a magnitude is neither zero, infinite nor NaN.
func (b *Builder) ordinary(a ID) ID {
	one := b.k(1, a)
	return b.ULess(b.ISub(a, one), b.k(infinity-1, a))
}

// unit is the significand as a float in [1, 2), or the magnitude itself where
// it is not ordinary.
func (b *Builder) unit(e extended, ordinary, a ID) ID {
	return b.Select(ordinary, b.Or(b.And(e.bits, b.k(mantissaMask, a)), b.k(powerOfTwo(0), a)), a)
}

// nearestQuotient mends a quotient that is a few units off: the remainder over
// the divisor, as floats, is the error to within a unit, and the remainder's
// sign tells the rest. The nearest is never a tie: twice the divisor times an
// odd number does not divide a 24-bit number shifted so.
func (b *Builder) nearestQuotient(q, r, divisor ID) (ID, ID) {
	off := b.ConvertFToS(b.FDiv(b.ConvertSToF(r), b.ConvertSToF(divisor)))
	q, r = b.IAdd(q, off), b.ISub(r, b.IMul(off, divisor))
	negative := b.signMask(r)
	q, r = b.IAdd(q, negative), b.IAdd(r, b.And(negative, divisor))
	up := b.SGreater(b.IAdd(r, r), divisor)
	return b.Select(up, b.IAdd(q, b.k(1, q)), q), b.Select(up, b.ISub(r, divisor), r)
}

// assemble is the float nearest to q * 2^(exponent-150), q being 24 bits (or
// 2^24) rounded to nearest and r of the sign of what it leaves out.
func (b *Builder) assemble(q, r, exponent ID) ID {
	clamped := b.SMin(exponent, b.k(255, q))
	normal := b.IAdd(b.ShiftL(clamped, b.k(mantissaBits, q)), b.ISub(q, b.k(hiddenBit, q)))
	normal = b.UMin(normal, b.k(infinity, q))
	// One bit more: q exactly, or a little to the side of r's sign.
	sticky := b.Or(b.signMask(r), b.oneIf(b.INe(r, b.k(0, q))))
	h := b.IAdd(b.IAdd(q, q), sticky)
	units := b.roundShift(h, b.ISub(b.k(2, q), exponent))
	return b.Select(b.SLess(exponent, b.k(1, q)), units, normal)
}

// sqrtGuarded makes a subnormal 2^150 times as large, an even power, so that
// its root is 2^75 times as large; a root is never subnormal.
func (b *Builder) sqrtGuarded(x ID) ID {
	a := b.magnitude(x)
	subnormal := b.ULess(b.ISub(a, b.k(1, x)), b.k(hiddenBit-1, x))
	twice := b.IAdd(b.AsU32(b.ConvertSToF(a)), b.k(1<<mantissaBits, x))
	operand := b.Or(b.Select(subnormal, twice, a), b.And(x, b.k(signBit, x)))
	root := b.AsU32(b.FSqrt(b.AsF32(operand)))
	return b.nativeBits(b.FMul, root, b.Select(subnormal, b.k(powerOfTwo(-75), x), b.k(powerOfTwo(0), x)))
}

// sqrtMended is the root of x where the native root is a few ULP off: the short way
// where no lane's is tiny or infinite, else in words.
func (b *Builder) sqrtMended(x ID) ID {
	if !b.target.FMA32 || !b.target.InverseSqrt32 {
		return b.sqrtInWords(x)
	}
	above := b.ISub(b.magnitude(x), b.k(LeastRooted<<mantissaBits, x))
	need := b.UGreaterEq(above, b.k(infinity-LeastRooted<<mantissaBits, x))
	root := b.Select(b.SLess(x, b.k(0, x)), b.k(canonicalNaN, x), b.sqrtByFMA(x))
	return b.guarded(need, root, func() ID { return b.sqrtInWords(x) })
}

// LeastRooted is the least biased exponent of which roots are found by InverseSqrt: what it looks at
// the sign of is 2^-48 of the operand at the least, or 0, and so is never subnormal.
const LeastRooted = 67

// sqrtByFMA is the root of a float from 2^-60 up, with no division: InverseSqrt is from
// 2^-64 to 2^30, and nothing here is near the ends.
//
// InverseSqrt is (1+e)/sqrt(x), e being 3 ULP and so 6*2^-24 at the most; times x, rounded,
// it is a root of (1+f)sqrt(x), f being about 7*2^-24 at the most. Newton's step takes
// f + f^2/2 from that, times 1+e and the 1+g that the square less x is rounded by, g being
// 2^-24 at the most. Before it is rounded, s is therefore (1+h)sqrt(x), where h is about
// f^2/2 + |f|(|e| + |g|) at the most, and so below 2^-41. That is 2^-17 of s's last
// place: s is within one unit of the nearest.
//
// Whether its neighbour is the nearest tells the product of both, which lies on the same
// side of x as the square of the middle between them does, since no float is in between
// (Tuckerman's test).
func (b *Builder) sqrtByFMA(x ID) ID {
	minus := b.AsF32(b.Xor(x, b.k(signBit, x)))
	inverse := b.InverseSqrt(b.AsF32(x))
	root := b.FMul(b.AsF32(x), inverse)
	half := b.FMul(b.AsF32(b.k(signBit|powerOfTwo(-1), x)), inverse)
	s := b.FMA(b.FMA(root, root, minus), half, root)

	one := b.k(1, x)
	below, above := b.ISub(b.AsU32(s), one), b.IAdd(b.AsU32(s), one)
	isLess := func(neighbour ID) ID { // 1 where s times its neighbour is less than x
		return b.ShiftR(b.AsU32(b.FMA(s, b.AsF32(neighbour), minus)), b.k(31, x))
	}
	return b.IAdd(below, b.IAdd(isLess(below), isLess(above)))
}

// sqrtInWords mends a native root. The significand, shifted by 23 or 24 places
// so that the exponent is even, has a root s of 24 bits and a remainder r =
// significand - s^2.
func (b *Builder) sqrtInWords(x ID) ID {
	a := b.magnitude(x)
	e := b.extend(a)
	exponent, m := b.exponent(e), b.significandOf(e.bits)
	even := b.IEq(b.And(exponent, b.k(1, x)), b.k(0, x))
	operand := b.Or(b.And(e.bits, b.k(mantissaMask, x)), b.Select(even, b.k(powerOfTwo(1), x), b.k(powerOfTwo(0), x)))
	root := b.nativeBits(b.FMul, b.AsU32(b.FSqrt(b.AsF32(operand))), b.k(powerOfTwo(23), x))
	s := b.ConvertFToS(b.AsF32(root))
	place := b.Select(even, b.k(24, x), b.k(23, x))
	r := b.ISub(b.ShiftL(m, place), b.IMul(s, s))
	s = b.nearestRoot(s, r)

	// s * 2^((exponent-150-place)/2), whose biased exponent is that + 150.
	half := b.ShiftRA(b.IAdd(exponent, b.ISub(b.k(150, x), place)), b.k(1, x))
	result := b.IAdd(b.ShiftL(half, b.k(mantissaBits, x)), b.ISub(s, b.k(hiddenBit, x)))
	result = b.Select(b.ordinary(a), result, x)
	return b.Select(b.UGreater(x, b.k(signBit, x)), b.k(canonicalNaN, x), result)
}

// nearestRoot mends a root as nearestQuotient does a quotient. Half a unit
// above s is s^2 + s + 1/4, so that a remainder above s rounds up.
func (b *Builder) nearestRoot(s, r ID) ID {
	double := b.IAdd(s, s)
	off := b.ConvertFToS(b.FDiv(b.ConvertSToF(r), b.ConvertSToF(double)))
	r = b.ISub(r, b.IMul(off, b.IAdd(double, off)))
	s = b.IAdd(s, off)
	negative := b.signMask(r)
	s = b.IAdd(s, negative)
	r = b.IAdd(r, b.And(negative, b.IAdd(b.IAdd(s, s), b.k(1, s))))
	return b.Select(b.SGreater(r, s), b.IAdd(s, b.k(1, s)), s)
}
