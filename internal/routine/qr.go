package routine

import "github.com/weft-gpu/weft/ops"

// qr factors an m x n matrix by Householder's reflections: A = Q R, Q = H_0 H_1 ... with
// H = I - tau v v^H. The state is R and, below its diagonal, the vectors v without their first
// element 1, as LAPACK's geqrf leaves them, the columns one after the other. The upper triangular matrix T follows, with which
// Q = I - V T V^H (Schreiber and Van Loan 1989).
func qr(b *builder) {
	m, n := b.size(), b.size()
	in, k := b.input(m, n), m.Min(n)
	r := reflector{b: b, m: m, n: n, a: b.tall(m, n), t: b.matrix(k, k), w: b.vector(n), scalars: b.vector(N(5))}
	b.each(Range{N(0), m}, Range{N(0), n}, r.a.at(row, column), func() value { return b.load(in.at(row, column)) })
	b.each(Range{N(0), k}, Range{N(0), k}, r.t.at(row, column), func() value { return b.constant(0, b.p.DType) })
	b.times(Range{N(0), k}, func(k Int) {
		r.reflect(k, k)
		r.apply(k)
		r.join(k)
		b.set(r.a.at(k, k), func() value { return b.load(r.beta()) })
	})
}

// reflector makes and applies the reflections of a matrix's columns.
type reflector struct {
	b       *builder
	m, n    Int
	a, t, w array
	scalars array
}

func (r *reflector) top() Ref     { return r.scalars.of(N(0)) }
func (r *reflector) squares() Ref { return r.scalars.of(N(1)) }
func (r *reflector) beta() Ref    { return r.scalars.of(N(2)) }
func (r *reflector) tau() Ref     { return r.scalars.of(N(3)) }
func (r *reflector) divisor() Ref { return r.scalars.of(N(4)) }

// zero reports whether a value is 0.
func (v value) zero() value { return v.equal(v.b.constant(0, v.dtype())) }

// square returns |v/top|^2, or 0 if top is 0.
func (v value) square(top value) value {
	re, im := v.re().div(top), v.im().div(top)
	sum := re.mul(re)
	if v.dtype().IsComplex() {
		sum = sum.add(im.mul(im))
	}
	return top.zero().choose(v.b.real(0), sum)
}

// reflect makes the reflection of column k from row first on, as LAPACK's larfg does, and leaves v
// with its 1 in the column.
func (r *reflector) reflect(first, k Int) {
	b, below := r.b, Range{first.Next(), r.m}
	alpha := r.a.at(first, k)
	b.total(Greatest, Range{first, r.m}, r.top(), func() value { return b.load(r.a.at(row, k)).abs() })
	b.total(Sum, below, r.squares(), func() value { return b.load(r.a.at(row, k)).square(b.load(r.top()).re()) })
	// nothing to do: the column below is 0 and alpha is real
	none := func() value {
		x, none := b.load(alpha), b.load(r.squares()).re().zero()
		if x.dtype().IsComplex() {
			none = b.apply(ops.LogicalAnd, none, x.im().zero())
		}
		return none
	}
	// The rest counts in units of top, so that nothing underflows.
	over := func(x value) value {
		top := b.load(r.top()).re()
		return top.zero().choose(b.constant(0, x.dtype()), x.div(top))
	}
	b.set(r.divisor(), func() value { // beta for the scaled column
		x := over(b.load(alpha))
		norm := b.load(r.squares()).re().add(b.load(alpha).square(b.load(r.top()).re())).sqrt()
		return none().choose(x.re(), x.re().less(b.real(0)).choose(norm, norm.neg()))
	})
	b.set(r.beta(), func() value {
		return none().choose(b.load(alpha).re(), b.load(r.divisor()).re().mul(b.load(r.top()).re()))
	})
	b.set(r.tau(), func() value {
		x, beta := over(b.load(alpha)), b.load(r.divisor())
		return none().choose(b.constant(0, b.p.DType), beta.sub(x).div(beta))
	})
	b.set(r.divisor(), func() value {
		return none().choose(b.constant(1, b.p.DType), over(b.load(alpha)).sub(b.load(r.divisor())))
	})
	b.along(below, r.a.at(column, k), func() value { return over(b.load(r.a.at(column, k))).div(b.load(r.divisor())) })
	b.set(alpha, func() value { return b.constant(1, b.p.DType) })
}

// apply multiplies the columns after k by the reflection's conjugate transpose.
func (r *reflector) apply(k Int) {
	b, rows, after := r.b, Range{k, r.m}, Range{k.Next(), r.n}
	b.fold(Sum, rows, after, r.w.of(column), func() value { return b.load(r.a.at(row, k)).conj().mul(b.load(r.a.at(row, column))) })
	b.along(after, r.w.of(column), func() value { return b.load(r.tau()).conj().mul(b.load(r.w.of(column))) })
	b.each(rows, after, r.a.at(row, column), func() value {
		return b.load(r.a.at(row, column)).subMul(b.load(r.a.at(row, k)), b.load(r.w.of(column)))
	})
}

// join makes column k of T.
func (r *reflector) join(k Int) {
	b, before := r.b, Range{N(0), k}
	b.fold(Sum, Range{k, r.m}, before, r.w.of(column), func() value { return b.load(r.a.at(row, column)).conj().mul(b.load(r.a.at(row, k))) })
	b.times(before, func(j Int) {
		b.along(Range{N(0), j.Next()}, r.t.at(column, k), func() value {
			return b.load(r.t.at(column, k)).addMul(b.load(r.t.at(column, j)), b.load(r.w.of(j)))
		})
	})
	b.along(before, r.t.at(column, k), func() value { return b.load(r.tau()).neg().mul(b.load(r.t.at(column, k))) })
	b.set(r.t.at(k, k), func() value { return b.load(r.tau()) })
}
