package elementary

// The layout of a float32.
const (
	mantissaBits = 23
	hiddenBit    = 1 << mantissaBits
	mantissa     = hiddenBit - 1
	bias         = 127
	infinity     = 0x7f800000
	canonicalNaN = 0x7fc00000
	signless     = 0x7fffffff
)

// ScaleByMultiply is [Arithmetic.Scale] for arithmetic whose Mul keeps
// subnormal results, with k in [-250, 250].
//
// 2^k may be no float32, so it is split into two factors that are: with
// h = floor(k/2), both h and k-h lie in [-125, 125]. v * 2^h is exact, as it
// stays in [2^-126, 2^126), and the second product rounds once. Where k is in
// [-248, 248], that holds for v in [0.25, 4) too.
func ScaleByMultiply[V, U, B any](m Arithmetic[V, U, B], v V, k U) V {
	half := m.ShiftRightSigned(k, m.Word(1))
	return m.Mul(m.Mul(v, powerOfTwo(m, half)), powerOfTwo(m, m.SubU(k, half)))
}

// powerOfTwo is 2^k for k in [-126, 127].
func powerOfTwo[V, U, B any](m Arithmetic[V, U, B], k U) V {
	return m.Float(m.ShiftLeft(m.AddU(k, m.Word(bias)), m.Word(mantissaBits)))
}

// ScaleByBits is [Arithmetic.Scale] for arithmetic that flushes subnormal
// results: it uses words alone.
//
// With e the biased exponent of the result: e >= 255 overflows, e >= 1 only
// moves the exponent, and below that the mantissa, hidden bit included, is
// shifted right by n = 1-e places. Adding half of the last place, less one, and
// the bit that becomes the last makes that shift round to nearest even; from
// n = 25 on everything is less than half and gives 0.
func ScaleByBits[V, U, B any](m Arithmetic[V, U, B], v V, k U) V {
	bits := m.Bits(v)
	one := m.Word(1)
	exponent := m.AddU(m.ShiftRight(bits, m.Word(mantissaBits)), k)

	n := m.SubU(one, exponent)
	n = m.SelectU(m.LessSigned(n, one), one, n)
	n = m.SelectU(m.LessSigned(n, m.Word(25)), n, m.Word(25))
	whole := m.OrU(m.AndU(bits, m.Word(mantissa)), m.Word(hiddenBit))
	odd := m.AndU(m.ShiftRight(whole, n), one)
	almostHalf := m.SubU(m.ShiftLeft(one, m.SubU(n, one)), one)
	subnormal := m.ShiftRight(m.AddU(whole, m.AddU(almostHalf, odd)), n)

	normal := m.AddU(bits, m.ShiftLeft(k, m.Word(mantissaBits)))
	result := m.SelectU(m.LessSigned(exponent, one), subnormal, normal)
	return m.Float(m.SelectU(m.LessSigned(m.Word(254), exponent), m.Word(infinity), result))
}

// The layout of a float64.
const (
	mantissaBits64 = 52
	hiddenBit64    = 1 << mantissaBits64
	mantissa64     = hiddenBit64 - 1
	bias64         = 1023
	infinity64     = 0x7ff0000000000000
	canonicalNaN64 = 0x7ff8000000000000
	signless64     = 0x7fffffffffffffff
	signBit64      = 1 << 63
)

// ScaleByMultiply64 is [Arithmetic.Scale] in float64, with k in [-2000, 2000];
// float64 arithmetic keeps subnormal results on every device.
func ScaleByMultiply64[V, U, B any](m Arithmetic[V, U, B], v V, k U) V {
	half := m.ShiftRightSigned(k, m.Word(1))
	return m.Mul(m.Mul(v, powerOfTwo64(m, half)), powerOfTwo64(m, m.SubU(k, half)))
}

// powerOfTwo64 is 2^k for k in [-1022, 1023].
func powerOfTwo64[V, U, B any](m Arithmetic[V, U, B], k U) V {
	return m.Float(m.ShiftLeft(m.AddU(k, m.Word(bias64)), m.Word(mantissaBits64)))
}
