package elementary

import "math"

// bitsOf is a table of float64 as the words that [Arithmetic.Table] wants.
func bitsOf(values ...float64) []uint64 {
	words := make([]uint64, len(values))
	for i, v := range values {
		words[i] = math.Float64bits(v)
	}
	return words
}

// columnsOf turns rows of coefficients, one for each interval, into a table for
// each coefficient, of 64 entries: rows that are not there are 0.
func columnsOf(rows [][]float64) [][]uint64 {
	columns := make([][]uint64, len(rows[0]))
	for j := range columns {
		columns[j] = make([]uint64, 64)
		for i, row := range rows {
			columns[j][i] = math.Float64bits(row[j])
		}
	}
	return columns
}

// clampSigned64 is [clampSigned] in float64.
func clampSigned64[V, U, B any](m Arithmetic[V, U, B], x V, low, high float64) V {
	bits := m.Bits(x)
	highest, lowest := wordOf64(m, high), wordOf64(m, low)
	bits = m.SelectU(m.LessSigned(highest, bits), highest, bits)
	bits = m.SelectU(m.LessU(lowest, bits), lowest, bits)
	return m.Float(bits)
}
