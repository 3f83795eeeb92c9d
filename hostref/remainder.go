package hostref

import (
	"math"
	"math/bits"
)

// floorQuotient is floor_divide of floats: the floor of the exact quotient x/y,
// rounded once to nearest even, which makes a difference where it has more bits
// than T; too large gives ±Inf. Where an operand is 0, infinite or NaN it is
// x/y: the Array API 2024.12 lists for floor_divide what it lists for divide,
// -0 for 1 // -Inf among it, where Python has -1. A quotient that is 0 is +0.
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
	case d.shift == 0 || d.all: // one more, which carries through ones
		top++
	default:
		top |= 1
	}
	// The lowest bit of a shifted top stands for all below it: it is no bit that
	// T keeps, so the conversion rounds once. The rest is exact, or overflows.
	q := T(math.Ldexp(float64(T(top)), d.shift))
	if negative {
		return -q
	}
	return q
}

// floorRemainder is remainder of floats: what exact division leaves, of x's
// sign, and where it is not 0 and y's sign is the other, y added, rounded once.
// A 0 has the sign of y. For an infinite y and a finite x it is x, or y where
// x is not 0 and the signs differ; for y = ±0 and for an infinite x NaN.
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

// restOf is what division of |x| by |y|, both finite and not 0, leaves. Where the quotient is
// small, its integer part is that of the rounded quotient or one less, and what either leaves
// is a float64: FMA finds it exactly. Else it is divided at length.
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

// division is what long division of two magnitudes gives. The integer part of
// the quotient is top 2^shift and shift bits more, of which any is set, or all;
// a top with a shift has 63 bits at least. rest is what the division leaves.
type division struct {
	top      uint64
	shift    int
	any, all bool
	rest     float64
}

// longDivide divides |x| by |y|, both finite and not 0. A step shifts the
// remainder, of 53 bits, by 11 more: that is what 64 hold.
func longDivide(x, y float64) division {
	const step = 11
	m, e := decompose(x)
	divisor, f := decompose(y)
	n := e - f // bits of the quotient after its first
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
	d.rest = math.Ldexp(float64(m), f) // a multiple of y's last place below y: exact
	return d
}

// decompose is |x| = m 2^e with m of 53 bits exactly.
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
