package single

import (
	"math"

	"github.com/weft-gpu/weft/codegen/words"
)

// Device is the part of a device's float32 arithmetic that lowering depends on.
type Device struct {
	// Flush: the device replaces subnormals, as operands, results or both, by zeros.
	Flush bool
	// InexactDiv, InexactSqrt: division or square root is within 3 ULP, but not correctly
	// rounded.
	InexactDiv, InexactSqrt bool
	// FMA: Fma rounds once. InverseSqrt: InverseSqrt is within 3 ULP.
	FMA, InverseSqrt bool
}

// Arithmetic writes correctly rounded float32 arithmetic on bits. It uses the device's own
// (native) arithmetic as far as that is right.
type Arithmetic struct {
	Bits
	Device Device
}

// guarded returns native, with slow's results for the elements for which need holds. slow's code
// runs only if there are any.
func (b Arithmetic) guarded(need, native ID, slow func() ID) ID {
	return b.Merge(b.Any(need), native, func() ID { return b.Select(need, slow(), native) })
}

// AddGuarded is x + y on a device that flushes subnormals. If an operand is at least 2^-100, the
// native sum is right: a subnormal operand is less than a quarter of the other one's last place,
// and no difference is subnormal. Otherwise it adds the operands times 2^100, which are normal;
// their sum rounds the same. A sum in the subnormal range is exact, because both operands are
// multiples of 2^-149.
func (b Arithmetic) AddGuarded(x, y ID) ID {
	native := b.NativeBits(b.FAdd, x, y)
	greater := b.UMax(b.Magnitude(x), b.Magnitude(y))
	// The greater magnitude less 1 wraps around for two zeros, which need nothing.
	need := b.ULess(b.ISub(greater, b.K(1, x)), b.K(PowerOfTwo(-100)-1, x))
	return b.guarded(need, native, func() ID {
		sum := b.NativeBits(b.FAdd, b.enlarge(x), b.enlarge(y))
		sign, a := b.And(sum, b.K(words.SignBit, x)), b.Magnitude(sum)
		small := b.ULess(a, b.K(PowerOfTwo(-26), x))
		units := b.NativeBits(b.FMul, b.Select(small, a, b.K(0, x)), b.K(PowerOfTwo(49), x))
		normal := b.NativeBits(b.FMul, a, b.K(PowerOfTwo(-100), x))
		return b.Or(sign, b.Select(small, b.ConvertFToS(b.AsF32(units)), normal))
	})
}

// enlarge is x * 2^100, exact for |x| < 2^-100.
func (b Arithmetic) enlarge(x ID) ID {
	a := b.Magnitude(x)
	subnormal := b.ULess(a, b.K(HiddenBit, x))
	f := b.Select(subnormal, b.AsU32(b.ConvertSToF(a)), a)
	factor := b.Select(subnormal, b.K(PowerOfTwo(-49), x), b.K(PowerOfTwo(100), x))
	return b.Or(b.NativeBits(b.FMul, f, factor), b.And(x, b.K(words.SignBit, x)))
}

// MulGuarded is x * y on a device that flushes subnormals. If it flushed an operand or the
// result, the native result is zero or, if the other operand is infinite, NaN.
func (b Arithmetic) MulGuarded(x, y ID) ID {
	native := b.NativeBits(b.FMul, x, y)
	ax, ay := b.Magnitude(x), b.Magnitude(y)
	// As unsigned words, this holds from 0 to 2^-126, and for NaN.
	suspect := b.UGreaterEq(b.ISub(b.Magnitude(native), b.K(HiddenBit+1, x)), b.K(Infinity-HiddenBit, x))
	need := b.LAnd(suspect, b.INe(b.UMin(ax, ay), b.K(0, x)))
	return b.guarded(need, native, func() ID { return b.mulInWords(x, y, ax, ay) })
}

// mulInWords is x * y for nonzero operands. If the product is below 2^-125, it shifts the 48-bit
// product of the significands to units of 2^-149. Otherwise at most one operand is subnormal; it
// multiplies that by 2^74, and the product by 2^-74, natively.
func (b Arithmetic) mulInWords(x, y, ax, ay ID) ID {
	ex, ey := b.extend(ax), b.extend(ay)
	enlarged := func(e extended, a ID) ID {
		return b.Select(e.subnormal, b.ISub(e.converted, b.K(75<<MantissaBits, a)), a)
	}
	reduce := b.Select(b.LOr(ex.subnormal, ey.subnormal), b.K(PowerOfTwo(-74), x), b.K(PowerOfTwo(0), x))
	normal := b.NativeBits(b.FMul, b.NativeBits(b.FMul, enlarged(ex, ax), enlarged(ey, ay)), reduce)

	exponent := b.IAdd(b.exponent(ex), b.exponent(ey))
	finite := b.ULess(b.UMax(ax, ay), b.K(Infinity, x))
	tiny := b.LAnd(finite, b.SLess(exponent, b.K(128, x)))
	seven := b.K(7, x)
	lo, hi := b.MulExtended(b.ShiftL(b.significandOf(ex.bits), seven), b.ShiftL(b.significandOf(ey.bits), seven))
	h := b.Or(hi, b.OneIf(b.INe(lo, b.K(0, x))))
	// h is the product in units of 2^18; its scale is 2^(exponent-300).
	units := b.roundShift(h, b.ISub(b.K(133, x), exponent))

	sign := b.And(b.Xor(x, y), b.K(words.SignBit, x))
	return b.Or(sign, b.Select(tiny, units, normal))
}

// DivGuarded is x / y on a device that flushes subnormals. If it flushed an operand or the
// result, the native quotient is zero, infinite or NaN.
func (b Arithmetic) DivGuarded(x, y ID) ID {
	native := b.NativeBits(b.FDiv, x, y)
	a := b.Magnitude(native)
	tiny := b.LAnd(b.ULessEq(a, b.K(HiddenBit, x)), b.INe(b.Magnitude(x), b.K(0, x)))
	need := b.LOr(tiny, b.UGreaterEq(a, b.K(Infinity, x)))
	return b.guarded(need, native, func() ID { return b.divInWords(x, y) })
}

// DivMended is x / y on a device whose quotients are off by a few ULP. If all operands are
// usual, it corrects the native quotient by its remainder; otherwise it divides in words.
func (b Arithmetic) DivMended(x, y ID) ID {
	slow := func() ID { return b.divInWords(x, y) }
	if b.Device.FMA {
		need, quotient := b.divByFMA(x, y)
		return b.guarded(need, quotient, slow)
	}
	ax, ay := b.Magnitude(x), b.Magnitude(y)
	usual := b.LAnd(b.usual(ax), b.usual(ay))
	return b.guarded(b.LNot(usual), b.divUsual(x, y, ax, ay, usual), slow)
}

// nearTwo is the least mantissa, in the upper bits of a word, of divisors for which divByFMA may
// be wrong: their significands are from 2 - 2^-15 on. A unit in the last place of such a
// reciprocal is too great compared with the distance of a quotient from the middle of two floats.
const nearTwo = 0xfffe0000

// divByFMA is x / y by exact remainders. need holds if that may be wrong: for operands that are
// not usual, and divisors from nearTwo on. The reciprocal r, made of one within 3 ULP, is off by
// at most 1/2 + 2^-18 units in its last place. The second quotient is off by at most 1/2 +
// 2^-23 units. For y in [1, 2), its remainder divided by y has an error of at most (2^-25 +
// 2^-42) y / 2 units. Every quotient is farther from the middle of two floats: at least 2^-24/y
// units (after Markstein, Computation of elementary functions on the IBM RISC System/6000
// processor, 1990).
func (b Arithmetic) divByFMA(x, y ID) (need, quotient ID) {
	d := b.divisorOf(y)
	need = b.UGreaterEq(b.UMax(b.aboveUsual(x), d.above), b.K(usualExponents<<MantissaBits, x))
	f := b.AsF32(x)
	q := b.FMul(f, d.reciprocal)
	for range 2 {
		q = b.FMA(b.FMA(d.minus, q, f), d.reciprocal, q)
	}
	return need, b.AsU32(q)
}

// divisor has the values that divByFMA computes of a divisor.
type divisor struct {
	above             ID // aboveUsual, or all ones from nearTwo on
	minus, reciprocal ID // floats
}

// divisorOf computes the values once if all elements have the same divisor.
func (b Arithmetic) divisorOf(y ID) divisor {
	if s, ok := b.Splatted(y); ok {
		d, width := b.divisorOf(b.AsU32(s)), b.Width(y)
		return divisor{b.Splat(d.above, width), b.Splat(d.minus, width), b.Splat(d.reciprocal, width)}
	}
	one, minus := b.AsF32(b.K(PowerOfTwo(0), y)), b.AsF32(b.Xor(y, b.K(words.SignBit, y)))
	r := b.FDiv(one, b.AsF32(y))
	r = b.FMA(r, b.FMA(minus, r, one), r)
	near := b.UGreaterEq(b.ShiftL(y, b.K(32-MantissaBits, y)), b.K(nearTwo, y))
	return divisor{b.Select(near, b.K(math.MaxUint32, y), b.aboveUsual(y)), minus, r}
}

// DivShared is x / y if all elements have the same divisor and native division is exact. One
// native division gives the reciprocal. DivByReciprocal computes the quotients if y is usual and
// x is usual or +0 (as masked weights are; their remainder +0 leaves the quotient zero). Native
// divisions compute other quotients.
func (b Arithmetic) DivShared(x, y, shared ID) ID {
	d := b.AsU32(shared)
	r := b.FDiv(b.AsF32(b.K(PowerOfTwo(0), d)), b.AsF32(d))
	minus := b.AsF32(b.Xor(d, b.K(words.SignBit, d)))
	spread := func(scalar ID) ID { return b.Splat(scalar, b.Width(x)) }

	// If the divisor is not usual, every x needs the native quotient, except the NaN whose bits
	// are all ones: its quotient is NaN in any case.
	exponents := b.K(usualExponents<<MantissaBits, d)
	usual := b.ULess(b.aboveUsual(d), exponents)
	limit := b.Select(usual, exponents, b.K(0, d))
	zero := b.Select(usual, b.K(0, d), b.K(math.MaxUint32, d))
	need := b.LAnd(b.UGreaterEq(b.aboveUsual(x), spread(limit)), b.INe(x, spread(zero)))
	quotient := b.AsU32(b.DivByReciprocal(b.AsF32(x), spread(minus), spread(r)))
	return b.guarded(need, quotient, func() ID { return b.NativeBits(b.FDiv, x, y) })
}

// DivByReciprocal is x / y for usual operands. r is the float nearest to 1/y: for y in [1, 2),
// it is off by at most 2^-25, half a unit in its last place.
//
// Let x be in [1, 2) too, and a unit be the quotient's last place: 2^-23, or 2^-24 if x < y.
// Then q, which is x*r rounded, is off by D units: D < 1 if x >= y, and D < 1/2 + x/2
// otherwise. Its remainder is a multiple of 2^-47 below 2^-22, and is off by at most 2^-47.
// The number that is rounded last is off by D*y*2^-25 units because of r, and by at most 2^-23
// because of the remainder: by less than 2^-21 in all. So the result is right unless the
// quotient is nearer to the middle of two floats.
//
// If it is nearer, q is one of these two floats. Otherwise q would be off by 3/2 - 2^-21, so x
// > 2 - 2^-20 and x < y; but then x/y is 1 - (y-x)/2 to within 2^-18 units, and next to a
// float. Let the quotient be d units from the middle. Then D is at most 1/2 + d, the remainder
// is exact, and the number that is rounded is on the correct side of the middle if (1/2 +
// d)y*2^-25 < d. Now d*y is a multiple of 2^-24, and not 0, since no quotient is a middle. For
// multiples from 2 on the inequality holds since y < 2, and for 1 since y <= 2 - 2^-23 (after
// Markstein, as divByFMA).
func (b Arithmetic) DivByReciprocal(x, minus, r ID) ID {
	q := b.FMul(x, r)
	return b.FMA(b.FMA(minus, q, x), r, q)
}

// Inverse is the float nearest to 1/y, for |y| from 2^-100 to 2^100, by multiplications.
//
// inverseBits less the bits of y are the bits of an approximation of 1/y with an error of at
// most a quarter, because it is linear between powers of two. The first step's constant
// inverseTwo halves the error that Newton's step would leave: e is below 2^-8.9. The next step
// leaves e^3, and the last 2^-24 and e^6. That rounds to the nearest, except perhaps for a
// significand of all ones; there e is negative, and the result is right too. All steps are
// exact, or round relative to numbers between about 1/4 and 4, times a power of two. So the
// divisor's exponent makes no difference: TestStepsOfInverses tries every significand.
func (b Arithmetic) Inverse(y, minus ID) ID {
	bits := b.AsU32(y)
	one := b.AsF32(b.K(PowerOfTwo(0), bits))
	r := b.AsF32(b.ISub(b.K(inverseBits, bits), bits))
	r = b.FMul(r, b.FMA(minus, r, b.AsF32(b.K(inverseTwo, bits))))
	e := b.FMA(minus, r, one)
	r = b.FMA(r, b.FMA(e, e, e), r)
	return b.FMA(r, b.FMA(minus, r, one), r)
}

// inverseBits is the sum of the bits of a float and of its reciprocal. inverseTwo is 2 + 2^-9.
const inverseBits, inverseTwo = 0x7ef54000, 0x40002000

// divUsual is x / y for usual operands, of magnitudes ax and ay. It makes an integer of 24 bits
// of the native quotient, and corrects that by its remainder. For other operands the result may
// be any number; it takes their quotient as 0, because not every float has an integer.
func (b Arithmetic) divUsual(x, y, ax, ay, usual ID) ID {
	mx, my := b.significandOf(ax), b.significandOf(ay)
	below := b.OneIf(b.ULess(mx, my)) // the quotient of the significands is below 1
	exponent := b.ISub(b.ISub(b.ShiftR(ax, b.K(MantissaBits, x)), b.ShiftR(ay, b.K(MantissaBits, x))), below)
	scale := b.ShiftL(b.ISub(b.K(127+23, x), exponent), b.K(MantissaBits, x))
	quotient := b.NativeBits(b.FMul, b.NativeBits(b.FDiv, ax, ay), scale)
	q := b.ConvertFToS(b.AsF32(b.Select(usual, quotient, b.K(0, x))))
	r := b.ISub(b.ShiftL(mx, b.IAdd(below, b.K(23, x))), b.IMul(q, my))
	q, _ = b.nearestQuotient(q, r, my)
	// The leading bit of q adds 1 to the exponent.
	magnitude := b.IAdd(b.ShiftL(b.IAdd(exponent, b.K(126, x)), b.K(MantissaBits, x)), q)
	return b.Or(b.And(b.Xor(x, y), b.K(words.SignBit, x)), magnitude)
}

// divInWords is x / y for all operands. It computes the native quotient of the significands, as
// floats in [1, 2), corrects it by its remainder in words, and adds the exponents.
func (b Arithmetic) divInWords(x, y ID) ID {
	ax, ay := b.Magnitude(x), b.Magnitude(y)
	ex, ey := b.extend(ax), b.extend(ay)
	ordinaryX, ordinaryY := b.ordinary(ax), b.ordinary(ay)
	quotient := b.NativeBits(b.FDiv, b.unit(ex, ordinaryX, ax), b.unit(ey, ordinaryY, ay))

	ordinary := b.LAnd(ordinaryX, ordinaryY)
	mx, my := b.significandOf(ex.bits), b.significandOf(ey.bits)
	below := b.ULess(mx, my) // the quotient is below 1: one more place
	place := b.Select(below, b.K(24, x), b.K(23, x))
	scaled := b.NativeBits(b.FMul, b.Select(ordinary, quotient, b.K(0, x)), b.Select(below, b.K(PowerOfTwo(24), x), b.K(PowerOfTwo(23), x)))
	q := b.ConvertFToS(b.AsF32(scaled))
	// The remainder is at most a few times my, so its low word suffices.
	r := b.ISub(b.ShiftL(mx, place), b.IMul(q, my))
	if b.Device.InexactDiv {
		q, r = b.nearestQuotient(q, r, my)
	}
	exponent := b.IAdd(b.ISub(b.exponent(ex), b.exponent(ey)), b.ISub(b.K(127+23, x), place))
	return b.Or(b.And(b.Xor(x, y), b.K(words.SignBit, x)), b.Select(ordinary, b.assemble(q, r, exponent), b.Magnitude(quotient)))
}

// nearestQuotient corrects a quotient that is off by a few units, and returns the nearest one
// with its remainder. The remainder divided by the divisor, as floats, is the error to within a
// unit. The sign of the new remainder, and its double, tell whether one unit is missing. There
// is no tie: the divisor times an odd number of 25 bits is not a 24-bit number times a power of
// two.
func (b Arithmetic) nearestQuotient(q, r, divisor ID) (ID, ID) {
	off := b.ConvertFToS(b.FDiv(b.ConvertSToF(r), b.ConvertSToF(divisor)))
	q, r = b.IAdd(q, off), b.ISub(r, b.IMul(off, divisor))
	negative := b.SignMask(r)
	q, r = b.IAdd(q, negative), b.IAdd(r, b.And(negative, divisor))
	up := b.SGreater(b.IAdd(r, r), divisor)
	return b.Select(up, b.IAdd(q, b.K(1, q)), q), b.Select(up, b.ISub(r, divisor), r)
}

// SqrtGuarded is the root of x on a device that flushes subnormals. It multiplies a subnormal
// by 2^150, and the root by 2^-75. A root is never subnormal.
func (b Arithmetic) SqrtGuarded(x ID) ID {
	a := b.Magnitude(x)
	subnormal := b.ULess(b.ISub(a, b.K(1, x)), b.K(HiddenBit-1, x))
	twice := b.IAdd(b.AsU32(b.ConvertSToF(a)), b.K(1<<MantissaBits, x))
	operand := b.Or(b.Select(subnormal, twice, a), b.And(x, b.K(words.SignBit, x)))
	root := b.AsU32(b.FSqrt(b.AsF32(operand)))
	return b.NativeBits(b.FMul, root, b.Select(subnormal, b.K(PowerOfTwo(-75), x), b.K(PowerOfTwo(0), x)))
}

// SqrtMended is the root of x on a device whose roots are off by a few ULP. If the device has
// FMA and InverseSqrt, sqrtByFMA computes the roots of all but tiny and infinite numbers. Other
// roots are corrected in words.
func (b Arithmetic) SqrtMended(x ID) ID {
	if !b.Device.FMA || !b.Device.InverseSqrt {
		return b.sqrtInWords(x)
	}
	above := b.ISub(b.Magnitude(x), b.K(MinRooted<<MantissaBits, x))
	need := b.UGreaterEq(above, b.K(Infinity-MinRooted<<MantissaBits, x))
	root := b.Select(b.SLess(x, b.K(0, x)), b.K(CanonicalNaN, x), b.sqrtByFMA(x))
	return b.guarded(need, root, func() ID { return b.sqrtInWords(x) })
}

// MinRooted is the least biased exponent of numbers whose roots sqrtByFMA computes. The numbers
// whose signs it tests are then 0, or at least 2^-48 of the operand, and so never subnormal.
const MinRooted = 67

// sqrtByFMA is the root of a float of at least 2^-60, without division. InverseSqrt is then
// from 2^-64 to 2^30, so no number is near the limits of float32.
//
// InverseSqrt is (1+e)/sqrt(x), where e is at most 3 ULP, or 6*2^-24. Times x, rounded, it is
// the root (1+f)sqrt(x), where f is at most about 7*2^-24. Newton's step subtracts f + f^2/2,
// times 1+e, times 1+g for the rounding of the square less x, where g is at most 2^-24. Before
// it is rounded, s is therefore (1+h)sqrt(x), where h is at most about f^2/2 + |f|(|e| + |g|),
// and so below 2^-41. That is 2^-17 of s's last place, so s is within one unit of the nearest.
//
// The product of s and its neighbour tells whether the neighbour is nearer. It lies on the
// same side of x as the square of the middle between them, since no float is in between
// (Tuckerman's test).
func (b Arithmetic) sqrtByFMA(x ID) ID {
	minus := b.AsF32(b.Xor(x, b.K(words.SignBit, x)))
	inverse := b.InverseSqrt(b.AsF32(x))
	root := b.FMul(b.AsF32(x), inverse)
	half := b.FMul(b.AsF32(b.K(words.SignBit|PowerOfTwo(-1), x)), inverse)
	s := b.FMA(b.FMA(root, root, minus), half, root)

	one := b.K(1, x)
	below, above := b.ISub(b.AsU32(s), one), b.IAdd(b.AsU32(s), one)
	isLess := func(neighbour ID) ID { // 1 if s times its neighbour is less than x
		return b.ShiftR(b.AsU32(b.FMA(s, b.AsF32(neighbour), minus)), b.K(31, x))
	}
	return b.IAdd(below, b.IAdd(isLess(below), isLess(above)))
}

// sqrtInWords corrects a native root. It shifts the significand by 23 or 24 places, so that the
// exponent is even. The shifted significand's root s has 24 bits, and its remainder r is the
// shifted significand less s^2.
func (b Arithmetic) sqrtInWords(x ID) ID {
	a := b.Magnitude(x)
	e := b.extend(a)
	exponent, m := b.exponent(e), b.significandOf(e.bits)
	even := b.IEq(b.And(exponent, b.K(1, x)), b.K(0, x))
	operand := b.Or(b.And(e.bits, b.K(mantissaMask, x)), b.Select(even, b.K(PowerOfTwo(1), x), b.K(PowerOfTwo(0), x)))
	root := b.NativeBits(b.FMul, b.AsU32(b.FSqrt(b.AsF32(operand))), b.K(PowerOfTwo(23), x))
	s := b.ConvertFToS(b.AsF32(root))
	place := b.Select(even, b.K(24, x), b.K(23, x))
	r := b.ISub(b.ShiftL(m, place), b.IMul(s, s))
	s = b.nearestRoot(s, r)

	// s * 2^((exponent-150-place)/2). Its biased exponent is that + 150.
	half := b.ShiftRA(b.IAdd(exponent, b.ISub(b.K(150, x), place)), b.K(1, x))
	result := b.IAdd(b.ShiftL(half, b.K(MantissaBits, x)), b.ISub(s, b.K(HiddenBit, x)))
	result = b.Select(b.ordinary(a), result, x)
	return b.Select(b.UGreater(x, b.K(words.SignBit, x)), b.K(CanonicalNaN, x), result)
}

// nearestRoot corrects a root as nearestQuotient corrects a quotient. (s + 1/2)^2 is s^2 + s +
// 1/4, so a remainder above s rounds up.
func (b Arithmetic) nearestRoot(s, r ID) ID {
	double := b.IAdd(s, s)
	off := b.ConvertFToS(b.FDiv(b.ConvertSToF(r), b.ConvertSToF(double)))
	r = b.ISub(r, b.IMul(off, b.IAdd(double, off)))
	s = b.IAdd(s, off)
	negative := b.SignMask(r)
	s = b.IAdd(s, negative)
	r = b.IAdd(r, b.And(negative, b.IAdd(b.IAdd(s, s), b.K(1, s))))
	return b.Select(b.SGreater(r, s), b.IAdd(s, b.K(1, s)), s)
}
