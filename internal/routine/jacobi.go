package routine

// sweeps bounds the sweeps over all pairs. Jacobi's methods converge within about ten.
const sweeps = 60

// rotation is the rotation of rows p and q of matrices, by two numbers for each of the new rows.
type rotation struct {
	b       *builder
	c       array // the coefficients, 2 by 2
	angle   array // the tangent of the angle, and the direction of the element that vanishes
	on, any Ref   // whether to rotate this pair, and whether any pair of a sweep was rotated
}

func newRotation(b *builder) *rotation {
	flags := b.vector(N(2))
	return &rotation{b: b, c: b.matrix(N(2), N(2)), angle: b.vector(N(2)), on: flags.of(N(0)), any: flags.of(N(1))}
}

// swept runs f for each pair of n rows, again and again until no pair was rotated.
func (r *rotation) swept(n Int, f func(p, q Int)) {
	b := r.b
	b.set(r.any, func() value { return b.constant(1, b.p.DType) })
	b.while(N(sweeps), r.any, func() {
		b.set(r.any, func() value { return b.constant(0, b.p.DType) })
		b.times(Range{N(0), n}, func(p Int) {
			b.times(Range{p.Next(), n}, func(q Int) { f(p, q) })
		})
	})
}

// turn finds the rotation that makes an element x vanish, whose diagonal elements are at first and
// second (Golub and Van Loan 2013, 8.5.2), and runs f where x is greater than the least value that
// counts. f rotates.
func (r *rotation) turn(x, first, second, least func() value, f func()) {
	b := r.b
	b.set(r.on, func() value {
		size := x().abs()
		return least().less(size).choose(b.real(1), b.real(0))
	})
	b.while(N(1), r.on, func() {
		b.setIf(r.on, r.any, func() value { return b.constant(1, b.p.DType) })
		b.setIf(r.on, r.angle.of(N(0)), func() value {
			size := x().abs()
			ratio := second().re().sub(first().re()).div(size.add(size))
			far := b.real(1 / epsilon(b)).less(ratio.abs())
			t := b.real(1).div(ratio.abs().add(ratio.mul(ratio).add(b.real(1)).sqrt()))
			t = far.choose(b.real(0.5).div(ratio.abs()), t)
			return ratio.less(b.real(0)).choose(t.neg(), t)
		})
		b.setIf(r.on, r.angle.of(N(1)), func() value { v := x(); return v.div(v.abs()) })
		tangent := func() value { return b.load(r.angle.of(N(0))).re() }
		cosine := func() value { t := tangent(); return b.real(1).div(t.mul(t).add(b.real(1)).sqrt()) }
		b.setIf(r.on, r.c.at(N(0), N(0)), cosine)
		b.setIf(r.on, r.c.at(N(1), N(0)), func() value { return tangent().mul(cosine()) })
		b.setIf(r.on, r.c.at(N(0), N(1)), func() value {
			return b.load(r.c.at(N(1), N(0))).mul(b.load(r.angle.of(N(1)))).neg()
		})
		b.setIf(r.on, r.c.at(N(1), N(1)), func() value { return b.load(r.c.at(N(0), N(0))).mul(b.load(r.angle.of(N(1)))) })
		f()
		b.set(r.on, func() value { return b.constant(0, b.p.DType) })
	})
}

// rotate rotates lines p and q of n elements, which at finds. conjugate: by the conjugated numbers.
func (r *rotation) rotate(at func(line, i Int) Ref, p, q, n Int, conjugate bool) {
	b := r.b
	b.several(Range{N(0), N(1)}, Range{N(0), n}, &r.on, func() []to {
		x, y := b.load(at(p, column)), b.load(at(q, column))
		turned := func(line int) value {
			first, second := b.load(r.c.at(N(line), N(0))), b.load(r.c.at(N(line), N(1)))
			if conjugate {
				first, second = first.conj(), second.conj()
			}
			return second.mul(y).addMul(first, x)
		}
		return []to{{at(p, column), turned(0)}, {at(q, column), turned(1)}}
	})
}

// epsilon is the distance of 1 from the next number.
func epsilon(b *builder) float64 {
	if b.p.DType.Real().Size() == 8 {
		return 0x1p-52
	}
	return 0x1p-23
}

// identity sets a square matrix to the identity.
func (b *builder) identity(m array, n Int) {
	all := Range{N(0), n}
	b.each(all, all, m.at(row, column), func() value {
		return b.position(row).equal(b.position(column)).choose(b.real(1), b.real(0))
	})
}

// eigh finds the eigenvalues and the eigenvectors of a Hermitian n x n matrix by Jacobi's rotations.
// The state begins with the eigenvectors as rows, and then has the rotated matrix, with the
// eigenvalues on its diagonal.
func eigh(b *builder) {
	n := b.size()
	in := b.input(n, n)
	v, a := b.matrix(n, n), b.matrix(n, n)
	r, least := newRotation(b), b.vector(N(2))
	all := Range{N(0), n}
	b.each(all, all, a.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.identity(v, n)
	line := b.vector(n)
	b.fold(Greatest, all, all, line.of(column), func() value { return b.load(a.at(row, column)).abs() })
	b.total(Greatest, all, least.of(N(0)), func() value { return b.load(line.of(row)).re() })
	b.set(least.of(N(1)), func() value {
		return b.load(least.of(N(0))).re().mul(b.real(epsilon(b) / 8)).div(b.position(n.Max(N(1))))
	})
	r.swept(n, func(p, q Int) {
		r.turn(
			func() value { return b.load(a.at(p, q)) },
			func() value { return b.load(a.at(p, p)) },
			func() value { return b.load(a.at(q, q)) },
			func() value { return b.load(least.of(N(1))).re() },
			func() {
				r.rotate(a.at, p, q, n, false)
				r.rotate(func(line, i Int) Ref { return a.at(i, line) }, p, q, n, true)
				r.rotate(v.at, p, q, n, true)
				for _, at := range []Ref{a.at(p, q), a.at(q, p)} {
					b.setIf(r.on, at, func() value { return b.constant(0, b.p.DType) })
				}
			})
	})
}

// svd makes the rows of an n x m matrix orthogonal by Jacobi's rotations (Hestenes 1958). The state
// begins with these rows, whose lengths are the singular values, and then has the n x n matrix that
// made them from the rows of the operand, conjugated.
func svd(b *builder) {
	n, m := b.size(), b.size()
	in := b.input(n, m)
	a, v := b.matrix(n, m), b.matrix(n, n)
	r, sums := newRotation(b), b.vector(N(3))
	b.each(Range{N(0), n}, Range{N(0), m}, a.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.identity(v, n)
	product := func(i int, x, y Int) {
		b.total(Sum, Range{N(0), m}, sums.of(N(i)), func() value {
			return b.load(a.at(x, row)).conj().mul(b.load(a.at(y, row)))
		})
	}
	r.swept(n, func(p, q Int) {
		product(0, p, p)
		product(1, q, q)
		product(2, p, q)
		sum := func(i int) func() value { return func() value { return b.load(sums.of(N(i))) } }
		r.turn(sum(2), sum(0), sum(1),
			func() value {
				size := sum(0)().re().sqrt().mul(sum(1)().re().sqrt())
				return size.mul(b.position(m).mul(b.real(epsilon(b) / 2)).abs())
			},
			func() {
				r.rotate(a.at, p, q, m, true)
				r.rotate(v.at, p, q, n, true)
			})
	})
}
