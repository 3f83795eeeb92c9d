package elementary

// quotient is (n + nTail) / (d + dTail) as high + low, to about 2^-32 of
// itself, for nTail up to 2^-10 of n and dTail within a few last places of d.
// high has 12 bits. d is from 2^-100 to 2^100, or the result is anything.
func quotient[V, U, B any](m Arithmetic[V, U, B], n, nTail, d, dTail V) (high, low V) {
	dHigh, dLow := Split(m, d)
	return divide(m, n, nTail, d, dHigh, m.Add(dLow, dTail))
}

// divide is [quotient] by dHigh + dLow, where dHigh is d's upper half.
//
// high is cut off the float quotient, so that its product with dHigh is exact
// and lies within 2^-9 of n: the difference is exact too, and what is left is
// rounded at a size of 2^-8 only (long division by one digit).
func divide[V, U, B any](m Arithmetic[V, U, B], n, nTail, d, dHigh, dLow V) (high, low V) {
	reciprocal := m.DivNormal(m.Const(1), d)
	high = upperHalf(m, m.Mul(n, reciprocal))
	rest := m.Sub(n, m.Mul(high, dHigh))
	rest = m.Add(rest, m.Sub(nTail, m.Mul(high, dLow)))
	return high, m.Mul(rest, reciprocal)
}

// upperHalf is the upper 12 bits of v.
func upperHalf[V, U, B any](m Arithmetic[V, U, B], v V) V {
	return m.Float(m.AndU(m.Bits(v), m.Word(halfMantissa)))
}

// timesHalf is a (high + low) as a pair, to about 2^-32 of itself, for high of
// 12 bits and low up to 2^-9 of it. The first of the pair is an exact product.
func timesHalf[V, U, B any](m Arithmetic[V, U, B], a, high, low V) (product, tail V) {
	aHigh, aLow := Split(m, a)
	return m.Mul(aHigh, high), m.Add(m.Mul(aLow, high), m.Mul(a, low))
}
