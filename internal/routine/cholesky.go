package routine

import "math"

// cholesky factors a Hermitian positive definite n x n matrix: A = L L^H. It reads the lower
// triangle. The state is L; its upper triangle has no meaning. Where A is not positive definite,
// the diagonal has NaN from there on (Golub and Van Loan 2013, 4.2.5).
func cholesky(b *builder) {
	n := b.size()
	in := b.input(n, n)
	a, line := b.matrix(n, n), b.vector(n)
	all := Range{N(0), n}
	b.each(all, all, a.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.times(all, func(k Int) {
		below := Range{k.Next(), n}
		b.set(a.at(k, k), func() value {
			d := b.load(a.at(k, k)).re()
			return b.real(0).less(d).choose(d.sqrt(), b.real(math.NaN()))
		})
		b.along(below, a.at(column, k), func() value { return b.load(a.at(column, k)).div(b.load(a.at(k, k))) })
		b.along(below, line.of(column), func() value { return b.load(a.at(column, k)).conj() })
		b.each(below, Range{k.Next(), row.Next()}, a.at(row, column), func() value {
			return b.load(a.at(row, column)).subMul(b.load(a.at(row, k)), b.load(line.of(column)))
		})
	})
}
