package routine

// tridiagonal reduces a Hermitian n x n matrix to a real tridiagonal one: A = Q T Q^H, with
// Q = H_0 H_1 ... as in qr (Golub and Van Loan 2013, 8.3.1). The state is the vectors v of the
// reflections, each in its column and with its 1 below the diagonal, the columns one after the other;
// then tau for each reflection, the diagonal of T, and the elements below it.
func tridiagonal(b *builder) {
	n := b.size()
	in := b.input(n, n)
	a, tau, diagonal, below := b.tall(n, n), b.vector(n), b.vector(n), b.vector(n)
	r := reflector{b: b, m: n, n: n, a: a, w: b.vector(n), scalars: b.vector(N(5))}
	all, dot := Range{N(0), n}, b.vector(N(1)).of(N(0))
	b.each(all, all, a.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.times(Range{N(0), n.Max(N(1)).Sub(N(1))}, func(k Int) {
		rest := Range{k.Next(), n}
		v := func(i Int) value { return b.load(a.at(i, k)) }
		r.reflect(k.Next(), k)
		b.set(tau.of(k), func() value { return b.load(r.tau()) })
		b.set(below.of(k), func() value { return b.load(r.beta()) })
		b.fold(Sum, rest, rest, r.w.of(column), func() value { return b.load(a.at(row, column)).conj().mul(v(row)) })
		b.along(rest, r.w.of(column), func() value { return b.load(r.tau()).mul(b.load(r.w.of(column))) })
		b.total(Sum, rest, dot, func() value { return b.load(r.w.of(row)).conj().mul(v(row)) })
		b.set(dot, func() value { return b.load(r.tau()).mul(b.load(dot)).mul(b.real(-0.5)) })
		b.along(rest, r.w.of(column), func() value { return b.load(r.w.of(column)).addMul(b.load(dot), v(column)) })
		b.each(rest, rest, a.at(row, column), func() value {
			x := b.load(a.at(row, column)).subMul(v(row), b.load(r.w.of(column)).conj())
			return x.subMul(b.load(r.w.of(row)), v(column).conj())
		})
	})
	b.along(all, diagonal.of(column), func() value { return b.load(a.at(column, column)).re() })
}

// reflections makes the matrix T of k reflections, Q = I - V T V^H, from the m x k matrix V and tau.
func reflections(b *builder) {
	m, k := b.size(), b.size()
	v, tau := b.input(m, k), b.input(k, N(1))
	t, a := b.matrix(k, k), b.tall(m, k)
	r := reflector{b: b, m: m, n: k, a: a, t: t, w: b.vector(k), scalars: b.vector(N(5))}
	b.each(Range{N(0), m}, Range{N(0), k}, a.at(row, column), func() value { return b.load(v.at(row, column)) })
	b.times(Range{N(0), k}, func(i Int) {
		b.set(r.tau(), func() value { return b.load(tau.at(i, N(0))) })
		r.join(i)
	})
}

// tridiagonalValues finds the eigenvalues of a real symmetric tridiagonal n x n matrix by bisection:
// the operands are its diagonal and the elements below it, and two bounds of all eigenvalues. The state is the values in
// ascending order. Sturm's sequence counts the eigenvalues below a number (Golub and Van Loan 2013,
// 8.4.2).
func tridiagonalValues(b *builder) {
	n := b.size()
	lines, bounds := b.input(N(2), n), b.input(N(2), N(1))
	diagonal, below := lines.line(0), lines.line(1)
	values, high := b.vector(n), b.vector(n)
	middle, sequence, count := b.vector(n), b.vector(n), b.vector(n)
	all := Range{N(0), n}
	b.along(all, values.of(column), func() value { return b.load(bounds.at(N(0), N(0))) })
	b.along(all, high.of(column), func() value { return b.load(bounds.at(N(1), N(0))) })
	half := func() value {
		return b.load(values.of(column)).mul(b.real(0.5)).addMul(b.real(0.5), b.load(high.of(column)))
	}
	steps := 34
	if epsilon(b) < 1e-10 {
		steps = 64
	}
	b.times(Range{N(0), N(steps)}, func(Int) {
		b.along(all, middle.of(column), half)
		next := func(q value) []to {
			small := b.real(epsilon(b) * epsilon(b))
			q = q.abs().less(small).choose(small.neg(), q)
			less := q.less(b.real(0)).choose(b.real(1), b.real(0))
			return []to{{sequence.of(column), q}, {count.of(column), b.load(count.of(column)).re().add(less)}}
		}
		b.along(all, count.of(column), func() value { return b.constant(0, b.p.DType) })
		point := Range{N(0), N(1)}
		b.several(point, all, nil, func() []to {
			return next(b.load(diagonal.at(N(0), N(0))).re().sub(b.load(middle.of(column)).re()))
		})
		b.times(Range{N(1), n}, func(i Int) {
			b.several(point, all, nil, func() []to {
				e := b.load(below.at(i.Sub(N(1)), N(0))).re()
				q := e.mul(e).div(b.load(sequence.of(column)).re())
				return next(b.load(diagonal.at(i, N(0))).re().sub(b.load(middle.of(column)).re()).sub(q))
			})
		})
		b.several(point, all, nil, func() []to {
			above := b.position(column).less(b.load(count.of(column)).re())
			return []to{
				{values.of(column), above.choose(b.load(values.of(column)), b.load(middle.of(column)))},
				{high.of(column), above.choose(b.load(middle.of(column)), b.load(high.of(column)))},
			}
		})
	})
	b.along(all, values.of(column), half)
}

// tridiagonalVectors finds an eigenvector of a real symmetric tridiagonal matrix for each of its
// eigenvalues, by three steps of inverse iteration from a given matrix on (Golub and Van Loan 2013,
// 8.2.2). The operands are the diagonal, the elements below it and the values, and the first matrix. The
// state begins with the vectors as columns of length about 1. Those of neighbouring values need not
// be orthogonal.
func tridiagonalVectors(b *builder) {
	n := b.size()
	lines, start := b.input(N(3), n), b.input(n, n)
	s := shifted{b: b, n: n, z: b.matrix(n, n), pivot: b.matrix(n, n), upper: b.matrix(n, n), second: b.matrix(n, n), factor: b.matrix(n, n), swap: b.matrix(n, n)}
	s.x, s.y, s.top = b.vector(n), b.vector(n), b.vector(n)
	s.factorize(lines.line(0), lines.line(1), lines.line(2))
	all := Range{N(0), n}
	b.each(all, all, s.z.at(row, column), func() value { return b.load(start.at(row, column)) })
	b.times(Range{N(0), N(3)}, func(Int) { s.solve() })
}

// apart is how far the shifts of inverse iteration are from the eigenvalues, in units of rounding of
// the greatest. So the vectors of values that are equal but for rounding grow alike, and none of them
// prevails: those found from different starts stay independent.
const apart = 8

// shifted is the factors of T - x I for many x, side by side.
type shifted struct {
	b                                  *builder
	n                                  Int
	z                                  array // the right sides, and then the solutions
	pivot, upper, second, factor, swap array // U's three diagonals, L, and where rows were exchanged
	x, y, top                          array
}

// factorize eliminates with partial pivoting.
func (s *shifted) factorize(diagonal, below, values array) {
	b, all, point, last := s.b, Range{N(0), s.n}, Range{N(0), N(1)}, s.n.Max(N(1)).Sub(N(1))
	entry := func(i Int) value {
		shift := b.load(values.at(column, N(0))).add(b.real(apart * epsilon(b)))
		return b.load(diagonal.at(i, N(0))).sub(shift)
	}
	guarded := func(x value) value {
		small := b.real(epsilon(b))
		return x.abs().less(small).choose(small, x.re())
	}
	b.along(all, s.x.of(column), func() value { return entry(N(0)) })
	b.along(all, s.y.of(column), func() value { return b.load(below.at(N(0), N(0))) })
	b.times(Range{N(0), last}, func(i Int) {
		b.several(point, all, nil, func() []to {
			x, y, e := b.load(s.x.of(column)), b.load(s.y.of(column)), b.load(below.at(i, N(0)))
			next, after := entry(i.Next()), b.load(below.at(i.Next().Min(last), N(0)))
			swap := x.abs().less(e.abs())
			zero := b.constant(0, b.p.DType)
			pivot := swap.choose(e, guarded(x).cast(b.p.DType))
			factor := swap.choose(x, e).div(pivot)
			upper := swap.choose(next, y)
			second := swap.choose(after, zero)
			rest := swap.choose(y, next)
			return []to{
				{s.pivot.at(i, column), pivot},
				{s.factor.at(i, column), factor},
				{s.upper.at(i, column), upper},
				{s.second.at(i, column), second},
				{s.swap.at(i, column), swap.choose(b.real(1), b.real(0))},
				{s.x.of(column), rest.subMul(factor, upper)},
				{s.y.of(column), swap.choose(zero, after).subMul(factor, second)},
			}
		})
	})
	b.along(all, s.pivot.at(last, column), func() value { return guarded(b.load(s.x.of(column))) })
}

// solve replaces z by solutions of about length 1.
func (s *shifted) solve() {
	b, all, point, last := s.b, Range{N(0), s.n}, Range{N(0), N(1)}, s.n.Max(N(1)).Sub(N(1))
	b.times(Range{N(0), last}, func(i Int) {
		b.several(point, all, nil, func() []to {
			swap := b.load(s.swap.at(i, column)).re().zero()
			x, y := b.load(s.z.at(i, column)), b.load(s.z.at(i.Next(), column))
			first, second := swap.choose(x, y), swap.choose(y, x)
			return []to{{s.z.at(i, column), first}, {s.z.at(i.Next(), column), second.subMul(b.load(s.factor.at(i, column)), first)}}
		})
	})
	b.along(all, s.x.of(column), func() value { return b.constant(0, b.p.DType) })
	b.along(all, s.y.of(column), func() value { return b.constant(0, b.p.DType) })
	b.loop(all, true, func(i Int) {
		b.several(point, all, nil, func() []to {
			x := b.load(s.z.at(i, column)).subMul(b.load(s.upper.at(i, column)), b.load(s.x.of(column)))
			x = x.subMul(b.load(s.second.at(i, column)), b.load(s.y.of(column))).div(b.load(s.pivot.at(i, column)))
			return []to{{s.z.at(i, column), x}, {s.y.of(column), b.load(s.x.of(column))}, {s.x.of(column), x}}
		})
	})
	b.fold(Greatest, all, all, s.top.of(column), func() value { return b.load(s.z.at(row, column)).abs() })
	b.each(all, all, s.z.at(row, column), func() value { return b.load(s.z.at(row, column)).div(b.load(s.top.of(column))) })
}
