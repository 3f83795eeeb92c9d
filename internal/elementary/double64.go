package elementary

// halfMantissa64 leaves the upper 26 of a float64's 53 significant bits.
const halfMantissa64 = 0xfffffffff8000000

// Split64 is a as high + low exactly, high of 26 bits and low of 27 at most, of
// a's sign.
func Split64[V, U, B any](m Arithmetic[V, U, B], a V) (high, low V) {
	high = m.Float(m.AndU(m.Bits(a), m.Word(halfMantissa64)))
	return high, m.Sub(a, high)
}

// TwoProduct64 is [TwoProduct] in float64: product + err is a * b but for an
// error of 2^-105 of it, which the product of the two lower halves can round off.
func TwoProduct64[V, U, B any](m Arithmetic[V, U, B], a, b V) (product, err V) {
	product = m.Mul(a, b)
	return product, minus64(m, residual64(m, product, a, b))
}

// residual64 is c - a * b, exact but for 2^-105 of it, where c is a * b but for
// a few units in the last place.
func residual64[V, U, B any](m Arithmetic[V, U, B], c, a, b V) V {
	aHigh, aLow := Split64(m, a)
	bHigh, bLow := Split64(m, b)
	rest := m.Sub(c, m.Mul(aHigh, bHigh))
	rest = m.Sub(rest, m.Mul(aHigh, bLow))
	rest = m.Sub(rest, m.Mul(aLow, bHigh))
	return m.Sub(rest, m.Mul(aLow, bLow))
}

// squareResidual64 is [residual64] for a = b.
func squareResidual64[V, U, B any](m Arithmetic[V, U, B], c, a V) V {
	high, low := Split64(m, a)
	rest := m.Sub(c, m.Mul(high, high))
	rest = m.Sub(rest, m.Mul(m.Add(high, high), low))
	return m.Sub(rest, m.Mul(low, low))
}

// quotient64 is (n + nLow) / (d + dLow) as high + low, for low parts of a few
// units in the last place: see [quotientOfSums64]. high has 26 bits.
func quotient64[V, U, B any](m Arithmetic[V, U, B], n, nLow, d, dLow V) (high, low V) {
	y := m.Div(m.Const(1), d)
	high = m.Float(m.AndU(m.Bits(m.Mul(n, y)), m.Word(halfMantissa64)))
	dHigh, rest := Split64(m, d)
	left := m.Sub(n, m.Mul(high, dHigh))
	left = m.Add(left, m.Sub(nLow, m.Mul(high, m.Add(rest, dLow))))
	return high, m.Mul(left, y)
}

// sqrt64 is sqrt(u + uLow) as high + low, with high = sqrt(u) rounded, for a
// uLow of a few units in the last place; u is not 0.
func sqrt64[V, U, B any](m Arithmetic[V, U, B], u, uLow V) (high, low V) {
	high = m.Sqrt(u)
	rest := m.Add(squareResidual64(m, u, high), uLow)
	return high, m.Div(rest, m.Add(high, high))
}

// minus64 is [minus] in float64.
func minus64[V, U, B any](m Arithmetic[V, U, B], v V) V {
	return m.Float(m.XorU(m.Bits(v), m.Word(signBit64)))
}
