package elementary

// AddTerms is the sum of two sums in two parts (see package ops): the real parts by Knuth's
// exact sum, whose error, times 2^40, is added to the imaginary parts' sum. Subnormals count.
func AddTerms[V, U, B any](m Arithmetic[V, U, B], x, y [2]V) [2]V {
	sum := m.Add(x[0], y[0])
	virtual := m.Sub(sum, x[0])
	err := m.Add(m.Sub(x[0], m.Sub(sum, virtual)), m.Sub(y[0], virtual))
	return [2]V{sum, m.Add(m.Add(x[1], y[1]), m.Mul(err, m.Const(0x1p40)))}
}

// SumTerm is a number as a sum in two parts.
func SumTerm[V, U, B any](m Arithmetic[V, U, B], x V) [2]V {
	high := m.Mul(x, m.Const(0x1p-40))
	return [2]V{high, m.Sub(x, m.Mul(high, m.Const(0x1p40)))}
}
