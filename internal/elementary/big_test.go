package elementary

import (
	"math"
	"math/big"
)

// bigPrecision is that of the reference's numbers, in bits.
const bigPrecision = 192

// newBig is x, exactly where x is a float64.
func newBig(x float64) *big.Float { return new(big.Float).SetPrec(bigPrecision).SetFloat64(x) }

// bigNew is a zero of the reference's precision, for a result.
func bigNew() *big.Float { return new(big.Float).SetPrec(bigPrecision) }

func bigAdd(a, b *big.Float) *big.Float { return bigNew().Add(a, b) }
func bigSub(a, b *big.Float) *big.Float { return bigNew().Sub(a, b) }
func bigMul(a, b *big.Float) *big.Float { return bigNew().Mul(a, b) }
func bigQuo(a, b *big.Float) *big.Float { return bigNew().Quo(a, b) }
func bigNeg(a *big.Float) *big.Float    { return bigNew().Neg(a) }
func bigSqrt(a *big.Float) *big.Float   { return bigNew().Sqrt(a) }

// bigScale is a * 2^k.
func bigScale(a *big.Float, k int) *big.Float { return bigNew().SetMantExp(a, k) }

// bigExponent is e with 2^(e-1) <= |a| < 2^e; that of 0 is below all others.
func bigExponent(a *big.Float) int {
	if a.Sign() == 0 {
		return math.MinInt32
	}
	return a.MantExp(nil)
}

var (
	bigOne  = newBig(1)
	bigLn2  = sumLn2()
	bigLn10 = bigLog(newBig(10))

	inverseFactorials = makeInverseFactorials(22)
)

// sumLn2 is ln 2, the sum of 1 / (n 2^n).
func sumLn2() *big.Float {
	sum := bigNew()
	for n := bigPrecision + 8; n > 0; n-- {
		sum.Add(sum, bigScale(bigQuo(bigOne, newBig(float64(n))), -n))
	}
	return sum
}

// makeInverseFactorials is 1/0!, 1/1! and so on, n of them.
func makeInverseFactorials(n int) []*big.Float {
	inverse := []*big.Float{newBig(1)}
	for i := 1; i < n; i++ {
		inverse = append(inverse, bigQuo(inverse[i-1], newBig(float64(i))))
	}
	return inverse
}

// bigExpSeries is e^x - 1 for |x| below 2^-6, by its Taylor series; the error
// relative to the result is about 2^-185.
func bigExpSeries(x *big.Float) *big.Float {
	sum := bigNew().Set(inverseFactorials[len(inverseFactorials)-1])
	for i := len(inverseFactorials) - 2; i >= 1; i-- {
		sum.Add(sum.Mul(sum, x), inverseFactorials[i])
	}
	return sum.Mul(sum, x)
}

// bigExp is e^x, with x = k ln(2) + 2^6 r, for |x| below 2^30.
func bigExp(x *big.Float) *big.Float {
	approximate, _ := x.Float64()
	k := math.Round(approximate / math.Ln2)
	r := bigScale(bigSub(x, bigMul(newBig(k), bigLn2)), -6)
	y := bigAdd(bigExpSeries(r), bigOne)
	for range 6 {
		y.Mul(y, y)
	}
	return bigScale(y, int(k))
}

// bigExpm1 is e^x - 1, accurate relative to the result.
func bigExpm1(x *big.Float) *big.Float {
	if bigExponent(x) < -6 {
		return bigExpSeries(x)
	}
	return bigSub(bigExp(x), bigOne)
}

// bigLogSeries is log(1+x) for |x| below 2^-45.
func bigLogSeries(x *big.Float) *big.Float {
	sum := bigNew()
	for i := 5; i >= 1; i-- {
		term := bigQuo(bigOne, newBig(float64(i)))
		if i%2 == 0 {
			term.Neg(term)
		}
		sum.Add(sum.Mul(sum, x), term)
	}
	return sum.Mul(sum, x)
}

// bigLog is log(x) for positive x: with y the float64 logarithm of x's
// mantissa z, log(z) = y + log(z e^-y) and z e^-y - 1 is about 2^-52.
func bigLog(x *big.Float) *big.Float {
	z := bigNew()
	k := x.MantExp(z)
	if z.Cmp(newBig(math.Sqrt2/2)) < 0 {
		z.SetMantExp(z, 1)
		k--
	}
	approximate, _ := z.Float64()
	y := newBig(math.Log(approximate))
	rest := bigSub(bigMul(z, bigExp(bigNeg(y))), bigOne)
	return bigAdd(bigAdd(bigMul(newBig(float64(k)), bigLn2), y), bigLogSeries(rest))
}

// bigLog1p is log(1+x), accurate relative to the result.
func bigLog1p(x *big.Float) *big.Float {
	if bigExponent(x) < -48 {
		return bigLogSeries(x)
	}
	return bigLog(bigAdd(bigOne, x))
}

// ulpError64 is the distance of got from want in units of want's last place,
// which is 2^-1074 for subnormal results. An infinity is right where want rounds
// to it, and counts as 2^1024 elsewhere.
func ulpError64(got float64, want *big.Float) float64 {
	if math.IsNaN(got) {
		return math.Inf(1)
	}
	value := bigNew()
	if !math.IsInf(got, 0) {
		value.SetFloat64(got)
	}
	if math.IsInf(got, 0) {
		if rounded, _ := want.Float64(); rounded == got {
			return 0
		}
		value = bigScale(newBig(math.Copysign(1, got)), 1024)
	}
	ulp := -1074
	if want.Sign() != 0 {
		ulp = min(max(bigExponent(want)-53, -1074), 971)
	}
	err, _ := bigScale(bigSub(value, want), -ulp).Float64()
	return math.Abs(err)
}
