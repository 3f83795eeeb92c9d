package hostref

import (
	"math"
	"math/bits"
)

// floorQuotient is floor_divide of floats: the floor of the exact quotient x/y, rounded once to
// nearest even if it has more bits than T. An overflow gives ±Inf, and a zero quotient is +0. If an
// operand is 0, infinite or NaN, the result is x/y: the Array API 2024.12 lists the same cases for
// floor_divide as for divide. One of them is -0 for 1 // -Inf, which is -1 in Python.
func floorQuotient[T float](x, y T) T {
	a, b := float64(x), float64(y)
	if a == 0 || b == 0 || !isFinite(a) || !isFinite(b) {
		return x / y
	}
	d := longDivide(a, b)
	top := d.top
	negative := math.Signbit(a) != math.Signbit(b)
	switch {
	case !negative || d.rest == 0:
		top |= oneOrZero(d.any)
	case d.shift == 0 || d.all: // rounding down adds one, which carries through the shifted bits
		top++
	default:
		top |= 1
	}
	// The lowest bit of a shifted top stands for all bits below it. T does not keep that bit, so
	// the conversion rounds once. The remaining steps are exact or overflow.
	q := T(math.Ldexp(float64(T(top)), d.shift))
	if negative {
		return -q
	}
	return q
}

// floorRemainder is remainder of floats: the exact remainder, with x's sign. If that is not 0 and y
// has the other sign, y is added, and the sum rounded once. A zero result has y's sign. For an
// infinite y and a finite x the result is x, or y if x is not 0 and the signs differ. For y = ±0 and
// for an infinite x it is NaN.
func floorRemainder[T float](x, y T) T {
	a, b := float64(x), float64(y)
	r := math.Abs(a)
	switch {
	case a != a || b != b || math.IsInf(a, 0) || b == 0:
		return canonicalOf[T]()
	case a != 0 && isFinite(b):
		r = restOf(a, b)
	}
	switch {
	case r == 0:
		return T(math.Copysign(0, b))
	case math.Signbit(a) != math.Signbit(b):
		return T(math.Copysign(r, a)) + y
	}
	return T(math.Copysign(r, a))
}

// restOf returns the remainder of |x| by |y|, both finite and not 0. If the quotient is below 2^52,
// its integer part is that of the rounded quotient, or one less. FMA gives the remainder for either
// exactly, because it is a float64. For larger quotients restOf uses long division.
func restOf(x, y float64) float64 {
	x, y = math.Abs(x), math.Abs(y)
	q := math.Trunc(x / y)
	if !(q < 1<<52) {
		return longDivide(x, y).rest
	}
	if r := math.FMA(-q, y, x); r >= 0 {
		return r
	} else {
		return r + y
	}
}

// division is the result of a long division of two magnitudes. The integer part of the quotient has
// the bits of top and then shift further bits; any and all say whether any or all of the further
// bits are set. If shift is not 0, top has at least 63 bits. rest is the remainder.
type division struct {
	top      uint64
	shift    int
	any, all bool
	rest     float64
}

// longDivide divides |x| by |y|, both finite and not 0. Each step shifts the remainder, of 53 bits,
// by 11 bits, which fills a uint64.
func longDivide(x, y float64) division {
	const step = 11
	m, e := decompose(x)
	divisor, f := decompose(y)
	n := e - f // bits of the quotient after the first
	if n < 0 {
		return division{rest: math.Abs(x)}
	}
	d := division{all: true}
	if m >= divisor {
		m -= divisor
		d.top = 1
	}
	for left := min(n, 63); left > 0; {
		k := min(left, step)
		m <<= k
		d.top = d.top<<k | m/divisor
		m %= divisor
		left -= k
	}
	d.shift = max(n-63, 0)
	for left := d.shift; left > 0; {
		k := min(left, step)
		m <<= k
		digit := m / divisor
		d.any = d.any || digit != 0
		d.all = d.all && digit == 1<<k-1
		m %= divisor
		left -= k
	}
	d.rest = math.Ldexp(float64(m), f) // exact: a multiple of y's last place below y
	return d
}

// decompose returns |x| = m 2^e, with m of exactly 53 bits.
func decompose(x float64) (m uint64, e int) {
	const hidden = 1 << 52
	w := math.Float64bits(x)
	m, e = w&(hidden-1), int(w>>52&0x7ff)
	if e == 0 {
		shift := bits.LeadingZeros64(m) - 11
		return m << shift, -1074 - shift
	}
	return m | hidden, e - 1075
}

func isFinite(x float64) bool { return x-x == 0 }

func oneOrZero(c bool) uint64 {
	if c {
		return 1
	}
	return 0
}
