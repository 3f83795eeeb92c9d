package routine

import "github.com/weft-gpu/weft/ops"

// hessenberg reduces an n x n matrix of complex numbers to Hessenberg form: A = Q H Q^H, with
// Q = H_0 H_1 ... as in tridiagonal (Golub and Van Loan 2013, 7.4.2). The state is H and below it the
// vectors v with their 1, the columns one after the other; then tau for each reflection, and the
// elements of H below its diagonal.
func hessenberg(b *builder) {
	n := b.size()
	in := b.input(n, n)
	a, tau, below := b.tall(n, n), b.vector(n), b.vector(n)
	r := reflector{b: b, m: n, n: n, a: a, w: b.vector(n), scalars: b.vector(N(5))}
	all := Range{N(0), n}
	b.each(all, all, a.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.times(Range{N(0), n.Max(N(1)).Sub(N(1))}, func(k Int) {
		rest := Range{k.Next(), n}
		v := func(i Int) value { return b.load(a.at(i, k)) }
		w := func(i Int) value { return b.load(r.w.of(i)) }
		r.reflect(k.Next(), k)
		b.set(tau.of(k), func() value { return b.load(r.tau()) })
		b.set(below.of(k), func() value { return b.load(r.beta()) })
		b.fold(Sum, rest, rest, r.w.of(column), func() value { return v(row).conj().mul(b.load(a.at(row, column))) })
		b.along(rest, r.w.of(column), func() value { return b.load(r.tau()).conj().mul(w(column)) })
		b.each(rest, rest, a.at(row, column), func() value { return b.load(a.at(row, column)).subMul(v(row), w(column)) })
		b.fold(Sum, rest, all, r.w.of(column), func() value { return b.load(a.at(column, row)).mul(v(row)) })
		b.along(all, r.w.of(column), func() value { return b.load(r.tau()).mul(w(column)) })
		b.each(all, rest, a.at(row, column), func() value {
			return b.load(a.at(row, column)).subMul(w(row), v(column).conj())
		})
	})
}

// schur finds the Schur form of a Hessenberg n x n matrix of complex numbers, H = Z T Z^H, by shifted
// QR steps (Golub and Van Loan 2013, 7.5). The state is T, then the columns of Z as rows, and a number
// that is not 0 if the steps have not converged.
func schur(b *builder) {
	n := b.size()
	in := b.input(n, n)
	s := shiftedQR{b: b, n: n, h: b.matrix(n, n), z: b.matrix(n, n), flag: b.vector(N(1)).of(N(0))}
	s.big, s.on, s.cosine, s.sine = b.vector(n), b.vector(n), b.vector(n), b.vector(n)
	scalars := b.vector(N(6))
	s.low, s.high, s.shift, s.count = scalars.of(N(0)), scalars.of(N(1)), scalars.of(N(2)), scalars.of(N(3))
	s.first, s.least = scalars.of(N(4)), scalars.of(N(5))
	all := Range{N(0), n}
	b.each(all, all, s.h.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.identity(s.z, n)
	b.fold(Greatest, all, all, s.big.of(column), func() value { return b.load(s.h.at(row, column)).abs() })
	b.total(Greatest, all, s.least, func() value { return s.at(s.big.of(row)) })
	b.set(s.least, func() value { return s.at(s.least).mul(b.real(epsilon(b) / 16)) })
	b.set(s.big.of(N(0)), func() value { return b.constant(0, b.p.DType) })
	b.set(s.flag, func() value { return b.constant(1, b.p.DType) })
	b.while(n.Mul(N(30)), s.flag, func() {
		s.findBlock()
		b.while(N(1), s.flag, func() {
			s.findShift()
			s.moveDiagonal(false)
			s.turnRows()
			s.turnColumns()
			s.moveDiagonal(true)
		})
	})
}

// shiftedQR is the state of QR steps.
type shiftedQR struct {
	b                                    *builder
	n                                    Int
	h, z                                 array
	big, on, cosine, sine                array // which elements below the diagonal count; the rotations
	flag, low, high, shift, count, first Ref
	least                                Ref // what is smaller counts as 0
}

func (s *shiftedQR) at(r Ref) value { return s.b.load(r).re() }

// findBlock finds the last block whose elements below the diagonal are not 0, and sets those to 0
// that are too small to count.
func (s *shiftedQR) findBlock() {
	b, n := s.b, s.n
	all, last := Range{N(0), n}, n.Sub(N(1))
	b.several(Range{N(0), N(1)}, Range{N(1), n}, nil, func() []to {
		x := b.load(s.h.at(column, previousOf(column)))
		near := b.load(s.h.at(column, column)).abs().add(b.load(s.h.at(previousOf(column), previousOf(column))).abs())
		small := x.abs().less(near.mul(b.real(epsilon(b) / 2))).or(x.abs().less(s.at(s.least))).or(x.zero())
		return []to{
			{s.big.of(column), small.choose(b.real(0), b.real(1))},
			{s.h.at(column, previousOf(column)), small.choose(b.constant(0, b.p.DType), x)},
		}
	})
	b.total(First, all, s.first, func() value { return s.at(s.big.of(last.Sub(row))) })
	b.set(s.high, func() value { return b.position(last).sub(s.at(s.first)) })
	b.set(s.flag, func() value { return b.load(s.big.picked(s.high, N(0))) })
	b.total(First, all, s.first, func() value {
		inside := s.at(s.high).less(b.position(last.Sub(row))).or(b.real(0).less(s.at(s.big.of(last.Sub(row)))))
		return inside.choose(b.real(0), b.real(1))
	})
	b.set(s.low, func() value { return b.position(last).sub(s.at(s.first)) })
	b.along(all, s.on.of(column), func() value {
		out := b.position(column).less(s.at(s.low)).or(b.apply(ops.LogicalNot, b.position(column).less(s.at(s.high))))
		return out.or(s.at(s.flag).zero()).choose(b.real(0), b.real(1))
	})
}

// previousOf is x - 1.
func previousOf(x Int) Int { return x.Sub(N(1)) }

// corner is an element of the last 2 x 2 matrix of the block.
func (s *shiftedQR) corner(i, j int) value {
	r := s.h.ref(s.h.base.Add(N(i).Mul(s.n)).Add(N(j)))
	r.Pick, r.Step = &s.high, s.n.Next()
	return s.b.load(r)
}

// findShift takes the eigenvalue of the last 2 x 2 matrix that is nearer to its last element; every
// eleventh time another number, which ends cycles.
func (s *shiftedQR) findShift() {
	b := s.b
	b.setIf(s.flag, s.count, func() value { return s.at(s.count).add(b.real(1)) })
	b.setIf(s.flag, s.shift, func() value {
		a, d := s.corner(-1, -1), s.corner(0, 0)
		product := s.corner(-1, 0).mul(s.corner(0, -1))
		half := a.sub(d).mul(b.real(0.5))
		root := half.mul(half).add(product).sqrt()
		plus, minus := half.add(root), half.sub(root)
		divisor := minus.abs().less(plus.abs()).choose(plus, minus)
		shift := divisor.zero().choose(d, d.sub(product.div(divisor)))
		turns := s.at(s.count).mul(b.real(1.0 / 11))
		whole := turns.sub(b.apply(ops.Floor, turns)).less(b.real(1.0 / 22))
		return whole.choose(d.add(s.corner(0, -1).abs().mul(b.real(0.75)).cast(d.dtype())), shift)
	})
}

// moveDiagonal subtracts the shift from the block's diagonal, or adds it again.
func (s *shiftedQR) moveDiagonal(back bool) {
	b := s.b
	b.along(Range{N(0), s.n}, s.h.at(column, column), func() value {
		x, shift := b.load(s.h.at(column, column)), b.load(s.shift)
		moved := x.sub(shift)
		if back {
			moved = x.add(shift)
		}
		last := b.position(column).equal(s.at(s.high))
		inside := b.real(0).less(s.at(s.on.of(column))).or(b.apply(ops.LogicalAnd, last, b.real(0).less(s.at(s.flag).abs())))
		return inside.choose(moved, x)
	})
}

// turnRows makes the elements below the diagonal 0, by a rotation of each two rows.
func (s *shiftedQR) turnRows() {
	b, point, all := s.b, Range{N(0), N(1)}, Range{N(0), s.n}
	b.times(Range{N(0), s.n.Sub(N(1))}, func(k Int) {
		on := s.on.of(k)
		b.while(N(1), on, func() {
			b.several(point, point, &on, func() []to {
				x, y := b.load(s.h.at(k, k)), b.load(s.h.at(k.Next(), k))
				long := b.apply(ops.Hypot, x.abs(), y.abs())
				nothing := x.zero()
				phase := nothing.choose(b.constant(1, b.p.DType), x.div(x.abs()))
				none := long.zero()
				return []to{
					{s.cosine.of(k), none.choose(b.real(1), x.abs().div(long))},
					{s.sine.of(k), none.choose(b.constant(0, b.p.DType), phase.mul(y.conj()).div(long))},
				}
			})
			b.several(point, all, &on, func() []to {
				x, y, c, t := b.load(s.h.at(k, column)), b.load(s.h.at(k.Next(), column)), b.load(s.cosine.of(k)), b.load(s.sine.of(k))
				return []to{{s.h.at(k, column), c.mul(x).add(t.mul(y))}, {s.h.at(k.Next(), column), c.mul(y).sub(t.conj().mul(x))}}
			})
		})
	})
}

// turnColumns multiplies by the rotations from the right.
func (s *shiftedQR) turnColumns() {
	b, point, all := s.b, Range{N(0), N(1)}, Range{N(0), s.n}
	b.times(Range{N(0), s.n.Sub(N(1))}, func(k Int) {
		on := s.on.of(k)
		b.while(N(1), on, func() {
			for _, at := range []func(line Int) Ref{
				func(line Int) Ref { return s.h.at(column, line) },
				func(line Int) Ref { return s.z.at(line, column) },
			} {
				b.several(point, all, &on, func() []to {
					x, y, c, t := b.load(at(k)), b.load(at(k.Next())), b.load(s.cosine.of(k)), b.load(s.sine.of(k))
					return []to{{at(k), c.mul(x).add(t.conj().mul(y))}, {at(k.Next()), c.mul(y).sub(t.mul(x))}}
				})
			}
		})
	})
}

// triangularVectors finds the eigenvectors of an upper triangular n x n matrix as the columns of the
// state, by substitution. Columns that grow are scaled down.
func triangularVectors(b *builder) {
	n := b.size()
	t := b.input(n, n)
	x, sum, diagonal, top, least := b.matrix(n, n), b.vector(n), b.vector(n), b.vector(n), b.vector(N(1)).of(N(0))
	all, point := Range{N(0), n}, Range{N(0), N(1)}
	b.along(all, diagonal.of(column), func() value { return b.load(t.at(column, column)) })
	b.fold(Greatest, all, all, top.of(column), func() value { return b.load(t.at(row, column)).abs() })
	b.total(Greatest, all, least, func() value { return b.load(top.of(row)).re() })
	b.set(least, func() value {
		small := b.load(least).re().mul(b.real(epsilon(b)))
		return small.zero().choose(b.real(1), small)
	})
	const most = 0x1p40
	b.loop(all, true, func(i Int) {
		b.along(all, sum.of(column), func() value { return b.constant(0, b.p.DType) })
		b.times(Range{i.Next(), n}, func(j Int) {
			b.along(all, sum.of(column), func() value { return b.load(sum.of(column)).subMul(b.load(t.at(i, j)), b.load(x.at(j, column))) })
		})
		b.several(point, all, nil, func() []to {
			distance := b.load(t.at(i, i)).sub(b.load(diagonal.of(column)))
			close := distance.abs().less(b.load(least).re())
			distance = close.choose(b.load(least), distance)
			own := b.position(column).equal(b.position(i))
			before := b.position(column).less(b.position(i))
			v := own.choose(b.constant(1, b.p.DType), b.load(sum.of(column)).div(distance))
			return []to{{x.at(i, column), before.choose(b.constant(0, b.p.DType), v)}}
		})
		b.fold(Greatest, Range{i, n}, all, top.of(column), func() value { return b.load(x.at(row, column)).abs() })
		b.each(Range{i, n}, all, x.at(row, column), func() value {
			large := b.real(most).less(b.load(top.of(column)).re())
			return b.load(x.at(row, column)).mul(large.choose(b.real(1/most), b.real(1)))
		})
	})
}
