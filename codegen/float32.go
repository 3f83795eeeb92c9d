package codegen

import (
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// madeFloats returns float32s that the device's own arithmetic computed.
func madeFloats(b *Builder, f ID) Value {
	return Value{DType: dtype.Float32, Width: b.Width(f), float: f, made: true}
}

// madeBits returns float32s that arithmetic in words computed.
func madeBits(b *Builder, w ID) Value {
	return Value{DType: dtype.Float32, Width: b.Width(w), words: [2]ID{w}, made: true}
}

func add32(b *Builder, x, y Value) Value {
	if b.single.Device.Flush {
		return madeBits(b, b.single.AddGuarded(b.bits(x), b.bits(y)))
	}
	return madeFloats(b, b.FAdd(b.floats(x), b.floats(y)))
}

// sub32 is x - y. On a device that flushes subnormals it is x + -y by the guarded addition, as
// IEEE 754 defines subtraction.
func sub32(b *Builder, x, y Value) Value {
	if b.single.Device.Flush {
		minus := b.Xor(b.bits(y), b.SplatU32(words.SignBit, y.Width))
		return madeBits(b, b.single.AddGuarded(b.bits(x), minus))
	}
	return madeFloats(b, b.FSub(b.floats(x), b.floats(y)))
}

func mul32(b *Builder, x, y Value) Value {
	if b.single.Device.Flush {
		return madeBits(b, b.single.MulGuarded(b.bits(x), b.bits(y)))
	}
	return madeFloats(b, b.FMul(b.floats(x), b.floats(y)))
}

func div32(b *Builder, x, y Value) Value {
	switch {
	case b.single.Device.InexactDiv:
		return madeBits(b, b.single.DivMended(b.bits(x), b.bits(y)))
	case b.single.Device.Flush:
		return madeBits(b, b.single.DivGuarded(b.bits(x), b.bits(y)))
	}
	if shared, ok := sharedBy(b, y); ok && b.single.Device.FMA {
		return madeBits(b, b.single.DivShared(b.bits(x), b.bits(y), shared))
	}
	return madeFloats(b, b.FDiv(b.floats(x), b.floats(y)))
}

// sharedBy returns the scalar that all elements of v are known to equal; ok is false if there
// is none.
func sharedBy(b *Builder, v Value) (scalar ID, ok bool) {
	if v.words[0] != 0 {
		scalar, ok = b.Splatted(v.words[0])
		return scalar, ok
	}
	scalar, ok = b.Splatted(v.float)
	return scalar, ok
}

func sqrtFloat(b *Builder, a []Value) Value {
	switch {
	case b.single.Device.InexactSqrt:
		return madeBits(b, b.single.SqrtMended(b.bits(a[0])))
	case b.single.Device.Flush:
		return madeBits(b, b.single.SqrtGuarded(b.bits(a[0])))
	}
	return madeFloats(b, b.FSqrt(b.floats(a[0])))
}

// flipSign and clearSign work on bits, because a device's own negation may flush subnormals, or
// a compiler may fold it into a subtraction. They count as arithmetic: NaNs become canonical.
func flipSign(b *Builder, a []Value) Value {
	w := b.held(a[0])
	return madeOf(b, a[0].DType, w.WithTop(b.Xor(w.Top(), b.words.K(words.SignBit, w.Top()))))
}

func clearSign(b *Builder, a []Value) Value {
	w := b.held(a[0])
	return madeOf(b, a[0].DType, w.WithTop(b.words.Magnitude(w.Top())))
}

func reluFloat(b *Builder, a []Value) Value { return madeBits(b, b.single.Relu(b.bits(a[0]))) }

// extremumFloat is maximum or minimum. If x and y compare equal, they have the same bits, or
// both are zeros, whose bits are joined by AND (maximum) or OR (minimum). If x is neither
// equal, less nor greater, one of them is NaN.
func extremumFloat(greatest bool) lowering {
	return func(b *Builder, args []Value) Value {
		x, y := args[0], args[1]
		switch {
		case b.single.Device.Flush:
			return word(dtype.Float32, x.Width, b.single.Extremum(greatest, b.bits(x), b.bits(y)))
		case b.target.WordCompare32:
			return extremumByDifference(b, greatest, x, y)
		}
		xb, yb := b.bits(x), b.bits(y)
		xf, yf := b.floats(x), b.floats(y)
		tie, first, second := b.And, b.FGreater, b.FLess
		if !greatest {
			tie, first, second = b.Or, b.FLess, b.FGreater
		}
		rest := b.Select(b.FEq(xf, yf), tie(xb, yb), b.SplatU32(single.CanonicalNaN, x.Width))
		rest = b.Select(second(xf, yf), yb, rest)
		return word(dtype.Float32, x.Width, b.Select(first(xf, yf), xb, rest))
	}
}

// extremumByDifference chooses by the sign of y - x, which is right even for the smallest
// difference. +0 - -0 is +0, and -0 - +0 is -0, so it tells zeros apart too. The difference of
// infinities of one sign is NaN, but they are equal, so either will do. Comparisons that treat
// subnormals as zeros still recognise NaNs.
func extremumByDifference(b *Builder, greatest bool, x, y Value) Value {
	xf, yf := b.floats(x), b.floats(y)
	below := b.SLess(b.AsU32(b.FSub(yf, xf)), b.SplatU32(0, x.Width)) // y is less
	above, other := b.bits(x), b.bits(y)
	if !greatest {
		above, other = other, above
	}
	isNaN := b.LOr(b.FNe(xf, xf), b.FNe(yf, yf))
	return word(dtype.Float32, x.Width, b.Select(isNaN, b.SplatU32(single.CanonicalNaN, x.Width), b.Select(below, above, other)))
}

// relation is a comparison of floats: by the device's own instruction or, if the device treats
// subnormals as zeros, in words.
type relation struct {
	native  func(b *Builder, x, y ID) ID
	inWords func(b *Builder, x, y ID) ID
	withNaN bool // the result when an operand is NaN
}

var (
	equalFloats     = relation{(*Builder).FEq, (*Builder).IEq, false}
	notEqualFloats  = relation{(*Builder).FNe, (*Builder).INe, true}
	lessFloats      = relation{(*Builder).FLess, (*Builder).SLess, false}
	lessEqualFloats = relation{(*Builder).FLessEq, (*Builder).SLessEq, false}
)

func (r relation) of(b *Builder, x, y Value) ID {
	if !b.single.Device.Flush && !b.target.WordCompare32 {
		return r.native(b, b.floats(x), b.floats(y))
	}
	xb, yb := b.bits(x), b.bits(y)
	holds, isNaN := r.inWords(b, b.single.ZeroedOrder(xb), b.single.ZeroedOrder(yb)), b.single.AnyNaN(xb, yb)
	if r.withNaN {
		return b.LOr(holds, isNaN)
	}
	return b.LAnd(holds, b.LNot(isNaN))
}

func fmaFloat(b *Builder, a []Value) Value {
	return madeBits(b, b.single.FusedMulAdd(b.bits(a[0]), b.bits(a[1]), b.bits(a[2])))
}

// remainder32 is x - y * floor(x / y). The remainder of the magnitudes is exact. If the signs
// differ and that remainder is not zero, the magnitude of the result is |y| minus the remainder:
// only this step rounds, and the result is infinite if y is. The result has y's sign.
func remainder32(b *Builder, x, y Value) Value {
	xb, yb := b.bits(x), b.bits(y)
	ax, ay := b.words.Magnitude(xb), b.words.Magnitude(yb)
	r := b.float.MagnitudesRemainder(limbs{ax}, limbs{ay})[0]
	sign := b.words.K(words.SignBit, ax)
	across := b.LAnd(b.SLess(b.Xor(xb, yb), b.words.K(0, ax)), b.INe(r, b.words.K(0, r)))
	lacking := b.bits(add32(b, madeBits(b, ay), madeBits(b, b.Or(r, sign))))
	r = b.Or(b.Select(across, lacking, r), b.And(yb, sign))
	return ofHeld(dtype.Float32, x.Width, b.words.SelectLimbs(b.float.HasNoRemainder(limbs{xb}, limbs{yb}, limbs{ax}, limbs{ay}), b.float.NaNLike(limbs{r}), limbs{r}))
}
