package elementary

// Erf64 is the error function: erf(±0) = ±0, erf(±Inf) = ±1, NaN gives the
// canonical NaN. The measured error is at most 0.9 ULP.
//
// From the nearest multiple c of 1/8, erf(c+d) = erf(c) + d + d p(d), with p
// from a table.
func Erf64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	six := wordOf64(m, 6) // from 5.93 on erf is 1
	a := m.Float(m.SelectU(m.LessU(magnitude, six), magnitude, six))
	shifted := m.Add(a, m.Const(toEighth64))
	index := m.SubU(m.Bits(shifted), wordOf64(m, toEighth64))
	d := m.Sub(a, m.Sub(shifted, m.Const(toEighth64)))

	base, baseLow := erfTerm64(m, index, erfTerms64, 0), erfTerm64(m, index, erfTerms64, 1)
	p := tableHorner64(m, index, d, erfTerms64[2:])
	sum, rest := FastTwoSum(m, base, d)
	y := m.Add(sum, m.Add(rest, m.Add(baseLow, m.Mul(d, p))))
	y = flipSign64(m, y, m.AndU(m.Bits(x), m.Word(signBit64)))
	return m.Select(isNaN64(m, x), m.Float(m.Word(canonicalNaN64)), y)
}

// toEighth64 rounds to a multiple of 1/8 when it is added, and has the multiple
// in the low mantissa bits.
const toEighth64 = 0x1.8p+49

// Erfc64 is 1 - erf(x), accurate relative to the result, subnormal ones
// included: erfc(-Inf) = 2, erfc(+Inf) = +0, NaN gives the canonical NaN. The
// measured error is at most 0.9 ULP.
//
// erfc(a) = e^(-a^2) g(a) for a >= 0, where both factors are a short constant
// times one more a small number: the product of the constants is exact and the
// last addition rounds. For negative x it is 2 - erfc(-x).
func Erfc64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	end := wordOf64(m, 27.5) // from 27.23 on erfc is below 2^-1075
	a := m.Float(m.SelectU(m.LessU(magnitude, end), magnitude, end))
	high, low := Split64(m, a)
	power, powerRest, k := expOfMinus64(m, m.Mul(high, high), m.Mul(low, m.Add(a, high)))
	scale, scaleRest := erfcRatio64(m, a, m.Const(0))

	product := m.Mul(power, scale)
	rest := m.Add(m.Add(powerRest, scaleRest), m.Mul(powerRest, scaleRest))
	y := ScaleByMultiply64(m, m.Add(product, m.Mul(product, rest)), k)

	positive := m.EqualU(m.Bits(x), magnitude)
	y = m.Select(positive, y, m.Sub(m.Const(2), y))
	return m.Select(isNaN64(m, x), m.Float(m.Word(canonicalNaN64)), y)
}

// 1/sqrt(2) as a part of 26 bits and the rest.
const (
	inverseRoot2     = 0x1.6a09e667f3bcdp-1
	inverseRoot2High = 0x1.6a09e6p-1
	inverseRoot2Low  = 0x1.9fcef32422cbfp-27
)

// Gelu64 is x times the normal distribution function of x, x/2 erfc(-x/sqrt(2)),
// accurate relative to the result, subnormal ones included: gelu(±0) = ±0,
// gelu(-Inf) = -0, gelu(+Inf) = +Inf, NaN gives the canonical NaN. The measured
// error is at most 0.85 ULP.
//
// With a = |x|, w = -gelu(-a) = a/2 e^(-a^2/2) g(a/sqrt(2)) as in [Erfc64], and
// gelu(a) = a - w. a is cut in three, so that the leading product is exact: 17
// bits of each factor and 19 of a.
func Gelu64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	end := wordOf64(m, 38.75) // from 38.6 on w is below 2^-1075
	a := m.Float(m.SelectU(m.LessU(magnitude, end), magnitude, end))
	high, low := Split64(m, a)
	half := m.Const(0.5)
	square := m.Mul(high, m.Mul(high, half))
	squareLow := m.Mul(m.Mul(low, half), m.Add(a, high))
	power, powerRest, k := expOfMinus64(m, square, squareLow)
	scale, scaleRest := erfcRatio64(m,
		m.Mul(high, m.Const(inverseRoot2High)),
		m.Add(m.Mul(high, m.Const(inverseRoot2Low)), m.Mul(low, m.Const(inverseRoot2))))

	product := m.Mul(power, scale)
	rest := m.Add(m.Add(powerRest, scaleRest), m.Mul(powerRest, scaleRest))
	small := m.Mul(product, rest)
	leading := m.Float(m.AndU(m.Bits(a), m.Word(upper19Bits64)))
	whole := m.Mul(leading, product)
	part := m.Add(m.Mul(leading, small), m.Mul(m.Sub(a, leading), m.Add(product, small)))
	w := ScaleByMultiply64(m, m.Add(whole, part), m.SubU(k, m.Word(1)))

	positive := m.EqualU(m.Bits(x), magnitude)
	y := m.Select(positive, m.Sub(x, w), flipSign64(m, w, m.Word(signBit64)))
	return m.Select(isNaN64(m, x), m.Float(m.Word(canonicalNaN64)), y)
}

// upper19Bits64 leaves the upper 19 of a float64's 53 significant bits.
const upper19Bits64 = 0xfffffffc00000000

// erfcRatio64 is g(x + low) = e^(x^2) erfc(x) as ratio (1 + rest), for x in
// [0, 27.5], a low that is small beside x, a ratio of 17 bits and |rest| < 0.1.
func erfcRatio64[V, U, B any](m Arithmetic[V, U, B], x, low V) (ratio, rest V) {
	two := m.Const(2)
	upper := m.ShiftRight(m.Bits(m.Add(x, two)), m.Word(48)) // exponent and 4 bits of the mantissa
	index := m.SubU(upper, m.ShiftRight(m.Bits(two), m.Word(48)))
	middle := m.OrU(m.ShiftLeft(upper, m.Word(48)), m.Word(1<<47))
	d := m.Add(m.Sub(x, m.Sub(m.Float(middle), two)), low)
	return erfTerm64(m, index, erfcTerms64, 0), tableHorner64(m, index, d, erfcTerms64[1:])
}

// erfTerm64 is an entry of a table of coefficients.
func erfTerm64[V, U, B any](m Arithmetic[V, U, B], row U, columns [][]uint64, column int) V {
	return m.Float(m.Table(row, columns[column]))
}

// tableHorner64 is the polynomial in x whose coefficients are a row of columns.
func tableHorner64[V, U, B any](m Arithmetic[V, U, B], row U, x V, columns [][]uint64) V {
	last := len(columns) - 1
	p := erfTerm64(m, row, columns, last)
	for i := last - 1; i >= 0; i-- {
		p = m.Add(m.Mul(p, x), erfTerm64(m, row, columns, i))
	}
	return p
}

// ln(2)/64 in two parts, the first of 36 bits, so that a product with an integer
// of 17 bits is exact; and the polynomial (e^r - 1 - r)/r^2 for |r| <= ln(2)/128.
// Recipe: interpolation at the Chebyshev nodes in 260 bits, each coefficient
// rounded to nearest. The error is 2^-57.6.
const (
	ln2Over64High = 0x1.62e42fefap-7
	ln2Over64Low  = 0x1.cf79abc9e3b3ap-46
	log2eTimes64  = 0x1.71547652b82fep+6
)

var shortExp64 = []float64{0x1.ffffffffff57dp-2, 0x1.5555555555255p-3, 0x1.55556b342389bp-5, 0x1.11111d90623e3p-7}

// expOfMinus64 is e^-(x + low) as 2^k power (1 + rest), for x in [0, 900] of 52
// bits and a low that is small beside it, a power in [1, 2) of 17 bits and
// |rest| < 0.006.
func expOfMinus64[V, U, B any](m Arithmetic[V, U, B], x, low V) (power, rest V, k U) {
	shifted := m.Sub(m.Const(toNear64), m.Mul(x, m.Const(log2eTimes64)))
	n := m.Sub(shifted, m.Const(toNear64))
	r := m.Sub(m.Mul(n, m.Const(-ln2Over64High)), x)
	r = m.Sub(m.Sub(r, m.Mul(n, m.Const(ln2Over64Low))), low)
	p := m.Add(r, m.Mul(m.Mul(r, r), polynomial(m, r, shortExp64)))

	steps := m.SubU(m.Bits(shifted), wordOf64(m, toNear64))
	index := m.AndU(steps, m.Word(63))
	power = m.Float(m.Table(index, powerOfTwoHigh64))
	missing := m.Float(m.Table(index, powerOfTwoRest64))
	rest = m.Add(p, m.Add(missing, m.Mul(missing, p)))
	return power, rest, m.ShiftRightSigned(steps, m.Word(6))
}
