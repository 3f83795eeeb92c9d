package routine

// lu factors an m x n matrix by partial pivoting: P A = L U. The state is the factors in one
// matrix, its columns one after the other, as LAPACK's getrf leaves them, then the row that each step exchanged with its own, then
// for each row of P A its number in A, and then the determinant of P.
// The pivot is the first element of the greatest magnitude (Golub and Van Loan 2013, 3.4.1).
func lu(b *builder) {
	m, n := b.size(), b.size()
	in := b.input(m, n)
	a, pivots := b.tall(m, n), b.vector(m.Min(n))
	order, sign := b.vector(m), b.vector(N(1))
	chosen, own, number := b.vector(n), b.vector(n), b.vector(N(1))
	all := Range{N(0), n}
	b.each(Range{N(0), m}, all, a.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.along(Range{N(0), m}, order.of(column), func() value { return b.position(column) })
	b.set(sign.of(N(0)), func() value { return b.constant(1, b.p.DType) })
	b.times(Range{N(0), m.Min(n)}, func(k Int) {
		below := Range{k.Next(), m}
		pivot := pivots.of(k)
		b.total(First, Range{k, m}, pivot, func() value { return b.load(a.at(row, k)).abs() })
		b.along(all, chosen.of(column), func() value { return b.load(a.picked(pivot, column)) })
		b.along(all, own.of(column), func() value { return b.load(a.at(k, column)) })
		b.along(all, a.picked(pivot, column), func() value { return b.load(own.of(column)) })
		b.along(all, a.at(k, column), func() value { return b.load(chosen.of(column)) })
		b.set(number.of(N(0)), func() value { return b.load(order.of(k)) })
		b.set(order.of(k), func() value { return b.load(order.picked(pivot, N(0))) })
		b.set(order.picked(pivot, N(0)), func() value { return b.load(number.of(N(0))) })
		b.set(sign.of(N(0)), func() value {
			same := b.load(pivot).re().equal(b.position(k))
			return same.choose(b.load(sign.of(N(0))), b.load(sign.of(N(0))).neg())
		})
		b.along(below, a.at(column, k), func() value {
			x, p := b.load(a.at(column, k)), b.load(chosen.of(k))
			return p.equal(b.constant(0, p.dtype())).choose(x, x.div(p))
		})
		b.each(below, Range{k.Next(), n}, a.at(row, column), func() value {
			return b.load(a.at(row, column)).subMul(b.load(a.at(row, k)), b.load(chosen.of(column)))
		})
	})
}
