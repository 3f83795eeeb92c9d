package codegen

import (
	"github.com/weft-gpu/weft/dtype"
)

// madeFloats is the result of native arithmetic.
func madeFloats(b *Builder, f ID) Value {
	return Value{DType: dtype.Float32, Width: b.Width(f), float: f, made: true}
}

// madeBits is the result of arithmetic in words.
func madeBits(b *Builder, w ID) Value {
	return Value{DType: dtype.Float32, Width: b.Width(w), words: [2]ID{w}, made: true}
}

func (b *Builder) add32(x, y Value) Value {
	if b.target.Flush32 {
		return madeBits(b, b.addGuarded(b.bits(x), b.bits(y)))
	}
	return madeFloats(b, b.FAdd(b.floats(x), b.floats(y)))
}

// sub32 is x + -y where addition is guarded: IEEE 754 defines it so.
func (b *Builder) sub32(x, y Value) Value {
	if b.target.Flush32 {
		minus := b.Xor(b.bits(y), b.SplatU32(signBit, y.Width))
		return madeBits(b, b.addGuarded(b.bits(x), minus))
	}
	return madeFloats(b, b.FSub(b.floats(x), b.floats(y)))
}

func (b *Builder) mul32(x, y Value) Value {
	if b.target.Flush32 {
		return madeBits(b, b.mulGuarded(b.bits(x), b.bits(y)))
	}
	return madeFloats(b, b.FMul(b.floats(x), b.floats(y)))
}

func (b *Builder) div32(x, y Value) Value {
	switch {
	case b.target.InexactDiv32:
		return madeBits(b, b.divMended(b.bits(x), b.bits(y)))
	case b.target.Flush32:
		return madeBits(b, b.divGuarded(b.bits(x), b.bits(y)))
	}
	if shared, ok := b.sharedBy(y); ok && b.target.FMA32 {
		return madeBits(b, b.divShared(b.bits(x), b.bits(y), shared))
	}
	return madeFloats(b, b.FDiv(b.floats(x), b.floats(y)))
}

// sharedBy is what all the lanes of a float have, of which there are several.
func (b *Builder) sharedBy(v Value) (scalar ID, ok bool) {
	if v.words[0] != 0 {
		scalar, ok = b.Splatted(v.words[0])
		return scalar, ok
	}
	scalar, ok = b.Splatted(v.float)
	return scalar, ok
}

func sqrtFloat(b *Builder, a []Value) Value {
	switch {
	case b.target.InexactSqrt32:
		return madeBits(b, b.sqrtMended(b.bits(a[0])))
	case b.target.Flush32:
		return madeBits(b, b.sqrtGuarded(b.bits(a[0])))
	}
	return madeFloats(b, b.FSqrt(b.floats(a[0])))
}

// flipSign and clearSign are bit operations, since a device's own negation may
// flush or be folded into a subtraction; as arithmetic they make NaNs canonical.
func flipSign(b *Builder, a []Value) Value {
	w := b.held(a[0])
	return b.madeOf(a[0].DType, w.withTop(b.Xor(w.top(), b.k(signBit, w.top()))))
}

func clearSign(b *Builder, a []Value) Value {
	w := b.held(a[0])
	return b.madeOf(a[0].DType, w.withTop(b.magnitude(w.top())))
}

// relu32 is +0 for what is from -0 to -Inf as unsigned words; negative NaNs
// lie above that.
func (b *Builder) relu32(w ID) ID {
	negative := b.ULessEq(b.Xor(w, b.k(signBit, w)), b.k(infinity, w))
	return b.Select(negative, b.k(0, w), w)
}

func reluFloat(b *Builder, a []Value) Value { return madeBits(b, b.relu32(b.bits(a[0]))) }

// extremumFloat is maximum or minimum. Where x and y compare equal they have
// the same bits or are zeros, whose signs the conjunction (maximum) or the
// disjunction (minimum) joins; where they do not compare at all, one is NaN.
func extremumFloat(greatest bool) lowering {
	return func(b *Builder, args []Value) Value {
		x, y := args[0], args[1]
		switch {
		case b.target.Flush32:
			return word(dtype.Float32, x.Width, b.extremumInWords(greatest, b.bits(x), b.bits(y)))
		case b.target.WordCompare32:
			return extremumByDifference(b, greatest, x, y)
		}
		xb, yb := b.bits(x), b.bits(y)
		xf, yf := b.floats(x), b.floats(y)
		tie, first, second := b.And, b.FGreater, b.FLess
		if !greatest {
			tie, first, second = b.Or, b.FLess, b.FGreater
		}
		rest := b.Select(b.FEq(xf, yf), tie(xb, yb), b.SplatU32(canonicalNaN, x.Width))
		rest = b.Select(second(xf, yf), yb, rest)
		return word(dtype.Float32, x.Width, b.Select(first(xf, yf), xb, rest))
	}
}

// extremumByDifference chooses by the sign of y - x, which is exact however small:
// +0 less -0 is +0, and -0 less +0 is -0, so that zeros are told apart too; infinities
// of one sign, whose difference is NaN, are the same. That a number is no NaN comparisons
// tell that take subnormals for zero.
func extremumByDifference(b *Builder, greatest bool, x, y Value) Value {
	xf, yf := b.floats(x), b.floats(y)
	below := b.SLess(b.AsU32(b.FSub(yf, xf)), b.SplatU32(0, x.Width)) // y is less
	above, other := b.bits(x), b.bits(y)
	if !greatest {
		above, other = other, above
	}
	isNaN := b.LOr(b.FNe(xf, xf), b.FNe(yf, yf))
	return word(dtype.Float32, x.Width, b.Select(isNaN, b.SplatU32(canonicalNaN, x.Width), b.Select(below, above, other)))
}

// extremumInWords compares by the total order, in which -0 is less than +0.
func (b *Builder) extremumInWords(greatest bool, x, y ID) ID {
	less := b.SLess(b.totalOrder(x), b.totalOrder(y))
	if !greatest {
		x, y = y, x
	}
	r := b.Select(less, y, x)
	return b.Select(b.anyNaN(x, y), b.k(canonicalNaN, x), r)
}

// totalOrder maps a float's bits to a signed word that is ordered as the float.
func (b *Builder) totalOrder(x ID) ID {
	return b.Xor(x, b.And(b.signMask(x), b.SplatU32(magnitude, b.Width(x))))
}

// zeroedOrder is totalOrder with -0 and +0 both at 0.
func (b *Builder) zeroedOrder(x ID) ID {
	sign := b.signMask(x)
	return b.ISub(b.Xor(b.magnitude(x), sign), sign)
}

// magnitude is the bits of |x|.
func (b *Builder) magnitude(x ID) ID { return b.And(x, b.SplatU32(magnitude, b.Width(x))) }

// anyNaN is true where x or y, as bits, is NaN.
func (b *Builder) anyNaN(x, y ID) ID {
	return b.UGreater(b.UMax(b.magnitude(x), b.magnitude(y)), b.SplatU32(infinity, b.Width(x)))
}

// relation is a comparison of floats: natively, and in words on a device that
// takes a subnormal for zero.
type relation struct {
	native  func(b *Builder, x, y ID) ID
	inWords func(b *Builder, x, y ID) ID
	withNaN bool // what it is when an operand is NaN
}

var (
	equalFloats     = relation{(*Builder).FEq, (*Builder).IEq, false}
	notEqualFloats  = relation{(*Builder).FNe, (*Builder).INe, true}
	lessFloats      = relation{(*Builder).FLess, (*Builder).SLess, false}
	lessEqualFloats = relation{(*Builder).FLessEq, (*Builder).SLessEq, false}
)

func (r relation) of(b *Builder, x, y Value) ID {
	if !b.target.Flush32 && !b.target.WordCompare32 {
		return r.native(b, b.floats(x), b.floats(y))
	}
	xb, yb := b.bits(x), b.bits(y)
	holds, isNaN := r.inWords(b, b.zeroedOrder(xb), b.zeroedOrder(yb)), b.anyNaN(xb, yb)
	if r.withNaN {
		return b.LOr(holds, isNaN)
	}
	return b.LAnd(holds, b.LNot(isNaN))
}

func fmaFloat(b *Builder, a []Value) Value {
	return madeBits(b, b.fma32(b.bits(a[0]), b.bits(a[1]), b.bits(a[2])))
}
