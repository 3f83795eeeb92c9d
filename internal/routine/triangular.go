package routine

// triangular solves L X = B for a lower triangular n x n matrix and n x r numbers. The state is X. If the last
// size is 0, the diagonal counts as ones, and if it is 1, as it is.
func triangular(b *builder) {
	n, r, divide := b.size(), b.size(), b.size()
	lower, right := b.input(n, n), b.input(n, r)
	x := b.matrix(n, r)
	all := Range{N(0), r}
	b.each(Range{N(0), n}, all, x.at(row, column), func() value { return b.load(right.at(row, column)) })
	b.times(Range{N(0), n}, func(k Int) {
		b.along(Range{N(0), r.Mul(divide)}, x.at(k, column), func() value { return b.load(x.at(k, column)).div(b.load(lower.at(k, k))) })
		b.each(Range{k.Next(), n}, all, x.at(row, column), func() value {
			return b.load(x.at(row, column)).subMul(b.load(lower.at(row, k)), b.load(x.at(k, column)))
		})
	})
}
