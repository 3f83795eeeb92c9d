package elementary

import (
	"math"
	"math/big"
)

// widePrecision is enough to reduce the largest float64 by multiples of pi and
// to keep 192 bits of what remains.
const widePrecision = 1024 + 2*bigPrecision

var (
	bigWidePi = sumPi()
	bigPi     = bigNew().Set(bigWidePi)
)

// sumPi is pi by Machin's formula, 16 atan(1/5) - 4 atan(1/239).
func sumPi() *big.Float {
	wide := func() *big.Float { return new(big.Float).SetPrec(widePrecision + 64) }
	inverse := func(n int64) *big.Float { // atan(1/n) by its Taylor series
		sum, term := wide(), wide().Quo(wide().SetInt64(1), wide().SetInt64(n))
		square := wide().SetInt64(n * n)
		for i := int64(1); term.MantExp(nil) > -widePrecision-64; i += 2 {
			part := wide().Quo(term, wide().SetInt64(i))
			if i%4 == 3 {
				part.Neg(part)
			}
			sum.Add(sum, part)
			term.Quo(term, square)
		}
		return sum
	}
	pi := wide().Mul(wide().SetInt64(16), inverse(5))
	return pi.Sub(pi, wide().Mul(wide().SetInt64(4), inverse(239)))
}

// bigReduce is x less the nearest multiple of pi/2, and the multiple's number
// modulo 4.
func bigReduce(x *big.Float) (r *big.Float, quadrant int) {
	precision := uint(min(max(bigExponent(x), 0)+2*bigPrecision, widePrecision))
	wide := func() *big.Float { return new(big.Float).SetPrec(precision) }
	halfPi := wide().SetMantExp(wide().Set(bigWidePi), -1)
	q := wide().Quo(x, halfPi)
	q.Add(q, wide().SetFloat64(math.Copysign(0.5, toFloat(q))))
	n, _ := q.Int(nil)
	r = wide().Sub(wide().Set(x), wide().Mul(halfPi, wide().SetInt(n)))
	return bigNew().Set(r), int(new(big.Int).And(n, big.NewInt(3)).Int64())
}

// toFloat is the float64 nearest to x.
func toFloat(x *big.Float) float64 {
	f, _ := x.Float64()
	return f
}

// bigSinCos is the sine and the cosine of x, by the Taylor series of r/16 and
// doubling.
func bigSinCos(x *big.Float) (sin, cos *big.Float) {
	const doublings = 4
	r, quadrant := bigReduce(x)
	r = bigScale(r, -doublings)
	square := bigMul(r, r)

	// sin(r) = r s, cos(r) = 1 - v.
	a, v := bigNew(), bigNew()
	for i := 20; i >= 2; i -= 2 {
		even, odd := inverseFactorials[i], inverseFactorials[i+1]
		v.Mul(v.Sub(even, v), square)
		a.Mul(a.Sub(odd, a), square)
	}
	s := bigMul(r, bigSub(bigOne, a))
	for range doublings { // sin 2r = 2 sin r cos r, 1 - cos 2r = 2 sin^2 r
		s, v = bigScale(bigMul(s, bigSub(bigOne, v)), 1), bigScale(bigMul(s, s), 1)
	}
	c := bigSub(bigOne, v)
	switch quadrant {
	case 0:
		return s, c
	case 1:
		return c, bigNeg(s)
	case 2:
		return bigNeg(s), bigNeg(c)
	}
	return bigNeg(c), s
}

func bigSin(x *big.Float) *big.Float { s, _ := bigSinCos(x); return s }
func bigCos(x *big.Float) *big.Float { _, c := bigSinCos(x); return c }
func bigTan(x *big.Float) *big.Float { s, c := bigSinCos(x); return bigQuo(s, c) }

// bigAtanSeries is atan(t) for |t| below 2^-45.
func bigAtanSeries(t *big.Float) *big.Float {
	square, sum := bigMul(t, t), bigNew()
	for i := 5; i >= 1; i-- {
		term := bigQuo(bigOne, newBig(float64(2*i-1)))
		if i%2 == 0 {
			term.Neg(term)
		}
		sum = bigAdd(bigMul(sum, square), term)
	}
	return bigMul(sum, t)
}

// bigAtan2 is the angle of the point (x, y), where not both are 0: with a the
// float64 angle, the rest is the angle of the point turned back by a.
func bigAtan2(y, x *big.Float) *big.Float {
	if x.Sign() > 0 && bigExponent(y) < bigExponent(x)-45 {
		return bigAtanSeries(bigQuo(y, x))
	}
	scale := -max(bigExponent(x), bigExponent(y))
	y, x = bigScale(y, scale), bigScale(x, scale)
	a := newBig(math.Atan2(toFloat(y), toFloat(x)))
	sin, cos := bigSinCos(a)
	up := bigSub(bigMul(y, cos), bigMul(x, sin))
	along := bigAdd(bigMul(x, cos), bigMul(y, sin))
	return bigAdd(a, bigAtanSeries(bigQuo(up, along)))
}

func bigAtan(x *big.Float) *big.Float { return bigAtan2(x, bigOne) }

// bigAsin and bigAcos are angles of the point (sqrt(1-x^2), x) or (x, ...), with
// 1 - x^2 = (1-x)(1+x).
func bigAsin(x *big.Float) *big.Float { return bigAtan2(x, bigOther(x)) }
func bigAcos(x *big.Float) *big.Float { return bigAtan2(bigOther(x), x) }

func bigOther(x *big.Float) *big.Float {
	return bigSqrt(bigMul(bigSub(bigOne, x), bigAdd(bigOne, x)))
}

// bigErf is the error function, by Taylor's series with positive terms
// 2/sqrt(pi) e^(-x^2) sum of 2^n x^(2n+1) / (1 3 5 ... (2n+1)).
func bigErf(x *big.Float) *big.Float {
	if value := toFloat(x); value < -3 {
		return bigNeg(bigErf(bigNeg(x)))
	} else if value > 3 {
		return bigSub(bigOne, bigErfc(x))
	}
	square := bigMul(x, x)
	sum, term := bigNew().Set(x), bigNew().Set(x)
	twice := bigScale(square, 1)
	for n := 1; term.Sign() != 0 && bigExponent(term) > bigExponent(sum)-150; n++ {
		term.Mul(term, twice)
		term.Mul(term, oddInverses[n])
		sum.Add(sum, term)
	}
	return bigMul(bigQuo(bigScale(sum, 1), bigRootPi), bigExp(bigNeg(square)))
}

var (
	bigRootPi   = bigSqrt(bigPi)
	bigRoot2    = bigSqrt(newBig(2))
	oddInverses = makeOddInverses(200)
)

// makeOddInverses is 1/1, 1/3, 1/5 and so on, n of them.
func makeOddInverses(n int) []*big.Float {
	inverses := make([]*big.Float, n)
	for i := range inverses {
		inverses[i] = bigQuo(bigOne, newBig(float64(2*i+1)))
	}
	return inverses
}

// bigErfc is 1 - erf(x), beyond 3 by the continued fraction
// e^(-x^2)/sqrt(pi) 1/(x + (1/2)/(x + (2/2)/(x + (3/2)/(x + ...)))).
func bigErfc(x *big.Float) *big.Float {
	value := toFloat(x)
	if value <= 3 {
		return bigSub(bigOne, bigErf(x))
	}
	if value > 40 {
		return bigScale(bigOne, -2000)
	}
	f := bigNew().Set(x)
	for n := 30 + int(2400/(value*value)); n >= 1; n-- {
		f = bigAdd(x, bigQuo(newBig(float64(n)/2), f))
	}
	return bigQuo(bigExp(bigNeg(bigMul(x, x))), bigMul(bigRootPi, f))
}

// bigGelu is x/2 erfc(-x/sqrt(2)).
func bigGelu(x *big.Float) *big.Float {
	return bigMul(bigScale(x, -1), bigErfc(bigNeg(bigQuo(x, bigRoot2))))
}

// bigGeluTanh is x / (1 + e^-y) with y = 2 sqrt(2/pi) (x + 0.044715 x^3).
func bigGeluTanh(x *big.Float) *big.Float {
	cube := bigMul(bigMul(x, x), x)
	inner := bigAdd(x, bigQuo(bigMul(cube, newBig(44715)), newBig(1000000)))
	y := bigMul(bigMul(bigSqrt(bigQuo(newBig(8), bigPi)), inner), bigOne)
	return bigQuo(x, bigAdd(bigOne, bigExp(bigNeg(y))))
}
