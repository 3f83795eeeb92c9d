package codegen

import "github.com/weft-gpu/weft/dtype"

// The high words of a float64.
const (
	canonicalNaN64 = 0x7ff80000
	infinity64     = 0x7ff00000
)

func madeDoubles(b *Builder, f ID) Value {
	return Value{DType: dtype.Float64, Width: b.Width(f), float: f, made: true}
}

func madePair(b *Builder, w pair) Value {
	return Value{DType: dtype.Float64, Width: b.Width(w[0]), words: w, made: true}
}

// onDoubles is an operation of two float64 numbers: natively, and in words.
func onDoubles(native func(b *Builder, x, y ID) ID, inWords func(b *Builder, x, y pair) pair) lowering {
	return func(b *Builder, a []Value) Value {
		if b.target.Float64 {
			return madeDoubles(b, native(b, b.doubles(a[0]), b.doubles(a[1])))
		}
		return madePair(b, inWords(b, b.pairBits(a[0]), b.pairBits(a[1])))
	}
}

func divDouble(b *Builder, a []Value) Value {
	if b.target.Float64 && !b.target.InexactDiv64 {
		return madeDoubles(b, b.FDiv(b.doubles(a[0]), b.doubles(a[1])))
	}
	return madePair(b, b.doubleDiv(b.pairBits(a[0]), b.pairBits(a[1])))
}

func sqrtDouble(b *Builder, a []Value) Value {
	if b.target.Float64 && !b.target.InexactSqrt64 {
		return madeDoubles(b, b.FSqrt(b.doubles(a[0])))
	}
	return madePair(b, b.doubleSqrt(b.pairBits(a[0])))
}

func fmaDouble(b *Builder, a []Value) Value {
	return madePair(b, b.doubleFMA(b.pairBits(a[0]), b.pairBits(a[1]), b.pairBits(a[2])))
}

// isNaN64 is true where the words are those of a NaN.
func (b *Builder) isNaN64(w pair) ID {
	high := b.magnitude(w[1])
	limit := b.k(infinity64, high)
	low := b.LAnd(b.IEq(high, limit), b.INe(w[0], b.k(0, high)))
	return b.LOr(b.UGreater(high, limit), low)
}

// reluDouble is +0 for negative numbers and -0; NaNs stay.
func reluDouble(b *Builder, a []Value) Value {
	w := b.pairBits(a[0])
	negative := b.LAnd(b.SLess(w[1], b.k(0, w[1])), b.LNot(b.isNaN64(w)))
	zero := b.k(0, w[0])
	return madePair(b, b.selectPair(negative, pair{zero, zero}, w))
}

// totalOrder64 maps the bits of a float64 to a signed pair that is ordered as
// the number, -0 below +0.
func (b *Builder) totalOrder64(w pair) pair {
	sign := b.signMask(w[1])
	return pair{b.Xor(w[0], sign), b.Xor(w[1], b.And(sign, b.k(magnitude, sign)))}
}

// extremumDouble is maximum or minimum by the total order.
func extremumDouble(greatest bool) lowering {
	return func(b *Builder, a []Value) Value {
		x, y := b.pairBits(a[0]), b.pairBits(a[1])
		less := b.doubleBelow(x, y)
		chosen := b.selectPair(less, y, x)
		if !greatest {
			chosen = b.selectPair(less, x, y)
		}
		out := madePair(b, b.selectPair(b.isNaN64(y), y, chosen))
		out.words = b.selectPair(b.isNaN64(x), x, out.words)
		return out
	}
}

// relation64 is a comparison of float64 numbers: natively, and in words.
func relation64(native func(b *Builder, x, y ID) ID, inWords func(b *Builder, x, y pair) ID) comparison {
	return func(b *Builder, x, y Value) ID {
		if b.target.Float64 {
			return native(b, b.doubles(x), b.doubles(y))
		}
		return inWords(b, b.pairBits(x), b.pairBits(y))
	}
}

var (
	equalDoubles     = relation64((*Builder).FEq, (*Builder).doubleEqual)
	lessDoubles      = relation64((*Builder).FLess, (*Builder).doubleLess)
	lessEqualDoubles = relation64((*Builder).FLessEq, (*Builder).doubleLessEqual)
)
