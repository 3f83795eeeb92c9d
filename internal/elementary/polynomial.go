package elementary

// polynomial is the polynomial in x with these coefficients, lowest first, by
// Horner's scheme.
func polynomial[V, U, B any](m Arithmetic[V, U, B], x V, coefficients []float64) V {
	last := len(coefficients) - 1
	p := m.Const(coefficients[last])
	for i := last - 1; i >= 0; i-- {
		p = m.Add(m.Mul(p, x), m.Const(coefficients[i]))
	}
	return p
}
