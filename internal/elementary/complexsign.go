package elementary

// ComplexSign64 is z / |z|: +0 + 0i for a zero, two NaNs where a part is NaN or
// both are infinite, and where one part is infinite ±1 for it and ±0 for the
// other. The error is at most 1.5 ULP of the magnitude.
//
// Both parts are multiplied by a power of two first that brings the greater of
// them to between 2 and 4, or up by 2^1023, so that their hypotenuse neither
// overflows nor is subnormal.
func ComplexSign64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	re, im := magnitude64(m, z[0]), magnitude64(m, z[1])
	major := m.SelectU(m.LessU(re, im), im, re)
	exponent := m.ShiftRight(major, m.Word(mantissaBits64))
	exponent = m.SelectU(m.EqualU(exponent, m.Word(0)), m.Word(1), exponent)
	scale := m.Float(m.ShiftLeft(m.SubU(m.Word(2*bias64+1), exponent), m.Word(mantissaBits64)))
	x, y := m.Mul(z[0], scale), m.Mul(z[1], scale)
	size := Hypot64(m, x, y)
	x, y = m.Div(x, size), m.Div(y, size)

	// One infinite part: the unit in its place.
	infinite := m.EqualU(major, m.Word(infinity64))
	unit := func(v V, magnitude U) V {
		u := m.SelectU(m.EqualU(magnitude, m.Word(infinity64)), wordOf64(m, 1), m.Word(0))
		return withSign64(m, v, m.Float(u))
	}
	x, y = m.Select(infinite, unit(z[0], re), x), m.Select(infinite, unit(z[1], im), y)

	minor := m.SelectU(m.LessU(re, im), re, im)
	undefined := m.Or(m.LessU(m.Word(infinity64), major), m.And(infinite, m.EqualU(minor, major)))
	special := m.SelectU(undefined, m.Word(canonicalNaN64), m.Word(0))
	usual := m.And(m.Not(undefined), m.Not(m.EqualU(major, m.Word(0))))
	return [2]V{m.Select(usual, x, m.Float(special)), m.Select(usual, y, m.Float(special))}
}
