package elementary

// A value and a correction that is small beside it hold up to twice the bits of
// the format. The four operations here make such pairs without an error, as
// long as nothing overflows and no part of the result is subnormal.

// halfMantissa leaves the upper 12 of a float32's 24 significant bits.
const halfMantissa = 0xfffff000

// TwoSum is a + b as sum + err exactly, with sum the rounded sum (Knuth).
func TwoSum[V, U, B any](m Arithmetic[V, U, B], a, b V) (sum, err V) {
	sum = m.Add(a, b)
	fromB := m.Sub(sum, a)
	fromA := m.Sub(sum, fromB)
	return sum, m.Add(m.Sub(a, fromA), m.Sub(b, fromB))
}

// FastTwoSum is [TwoSum] for |a| >= |b| or a = 0 (Dekker). It also holds where
// a is a multiple of b's unit in the last place and the sum does not overflow.
func FastTwoSum[V, U, B any](m Arithmetic[V, U, B], a, b V) (sum, err V) {
	sum = m.Add(a, b)
	return sum, m.Sub(b, m.Sub(sum, a))
}

// Split is a as high + low exactly, each of 12 bits at most, of a's sign: in
// float32 a product of two such halves is exact.
func Split[V, U, B any](m Arithmetic[V, U, B], a V) (high, low V) {
	high = m.Float(m.AndU(m.Bits(a), m.Word(halfMantissa)))
	return high, m.Sub(a, high)
}

// TwoProduct is a * b as product + err exactly in float32, with product the
// rounded product (Dekker, with the halves cut off instead of rounded: for a
// and b in [1, 2), what is left after each subtraction is below 2^-9, 2^-10 and
// 2^-21 and a multiple of 2^-23, 2^-34 and 2^-34, so each is exact).
func TwoProduct[V, U, B any](m Arithmetic[V, U, B], a, b V) (product, err V) {
	aHigh, aLow := Split(m, a)
	bHigh, bLow := Split(m, b)
	product = m.Mul(a, b)
	err = m.Sub(m.Mul(aHigh, bHigh), product)
	err = m.Add(err, m.Mul(aHigh, bLow))
	err = m.Add(err, m.Mul(aLow, bHigh))
	return product, m.Add(err, m.Mul(aLow, bLow))
}

// TwoSquare is TwoProduct of a with itself, in fewer operations.
func TwoSquare[V, U, B any](m Arithmetic[V, U, B], a V) (square, err V) {
	high, low := Split(m, a)
	square = m.Mul(a, a)
	cross := m.Mul(high, low)
	err = m.Sub(m.Mul(high, high), square)
	err = m.Add(err, m.Add(cross, cross))
	return square, m.Add(err, m.Mul(low, low))
}

// minus is -v: the sign bit turned, which no driver can fold away as it may a
// subtraction from 0.
func minus[V, U, B any](m Arithmetic[V, U, B], v V) V {
	return m.Float(m.XorU(m.Bits(v), m.Word(signBit)))
}
