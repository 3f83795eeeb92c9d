package codegen

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

func madeDoubles(b *Builder, f ID) Value {
	return Value{DType: dtype.Float64, Width: b.Width(f), float: f, made: true}
}

func madePair(b *Builder, w pair) Value {
	return Value{DType: dtype.Float64, Width: b.Width(w[0]), words: w, made: true}
}

// onDoubles is an operation on two float64s: by the device's own instruction or in words.
func onDoubles(native func(b *Builder, x, y ID) ID, inWords func(b double.Arithmetic, x, y pair) pair) lowering {
	return func(b *Builder, a []Value) Value {
		if b.target.Float64 {
			return madeDoubles(b, native(b, b.doubles(a[0]), b.doubles(a[1])))
		}
		return madePair(b, inWords(b.double, b.pairBits(a[0]), b.pairBits(a[1])))
	}
}

func divDouble(b *Builder, a []Value) Value {
	if b.target.Float64 && !b.target.InexactDiv64 {
		return madeDoubles(b, b.FDiv(b.doubles(a[0]), b.doubles(a[1])))
	}
	return madePair(b, b.double.Div(b.pairBits(a[0]), b.pairBits(a[1])))
}

func sqrtDouble(b *Builder, a []Value) Value {
	if b.target.Float64 && !b.target.InexactSqrt64 {
		return madeDoubles(b, b.FSqrt(b.doubles(a[0])))
	}
	return madePair(b, b.double.Sqrt(b.pairBits(a[0])))
}

func fmaDouble(b *Builder, a []Value) Value {
	return madePair(b, b.double.FusedMulAdd(b.pairBits(a[0]), b.pairBits(a[1]), b.pairBits(a[2])))
}

// reluDouble is +0 for negative numbers and -0, and x for others and NaNs.
func reluDouble(b *Builder, a []Value) Value {
	w := b.pairBits(a[0])
	negative := b.LAnd(b.SLess(w[1], b.words.K(0, w[1])), b.LNot(b.double.IsNaN(w)))
	zero := b.words.K(0, w[0])
	return madePair(b, b.words.Select64(negative, pair{zero, zero}, w))
}

// extremumDouble is maximum or minimum by the total order of the bits, in which -0 is below +0.
func extremumDouble(greatest bool) lowering {
	return func(b *Builder, a []Value) Value {
		x, y := b.pairBits(a[0]), b.pairBits(a[1])
		less := b.double.Below(x, y)
		chosen := b.words.Select64(less, y, x)
		if !greatest {
			chosen = b.words.Select64(less, x, y)
		}
		out := madePair(b, b.words.Select64(b.double.IsNaN(y), y, chosen))
		out.words = b.words.Select64(b.double.IsNaN(x), x, out.words)
		return out
	}
}

// relation64 is a comparison of float64s: by the device's own instruction or in words.
func relation64(native func(b *Builder, x, y ID) ID, inWords func(b double.Arithmetic, x, y pair) ID) comparison {
	return func(b *Builder, x, y Value) ID {
		if b.target.Float64 {
			return native(b, b.doubles(x), b.doubles(y))
		}
		return inWords(b.double, b.pairBits(x), b.pairBits(y))
	}
}

var (
	equalDoubles     = relation64((*Builder).FEq, double.Arithmetic.Equal)
	lessDoubles      = relation64((*Builder).FLess, double.Arithmetic.Less)
	lessEqualDoubles = relation64((*Builder).FLessEq, double.Arithmetic.LessEqual)
)

// remainderDouble is x - y * floor(x / y), like remainder32.
func remainderDouble(b *Builder, a []Value) Value {
	x, y := b.pairBits(a[0]), b.pairBits(a[1])
	ax, ay := pair{x[0], b.words.Magnitude(x[1])}, pair{y[0], b.words.Magnitude(y[1])}
	r := pair(b.float.MagnitudesRemainder(ax[:], ay[:]))
	zero, sign := b.words.K(0, x[1]), b.words.K(words.SignBit, x[1])
	across := b.LAnd(b.SLess(b.Xor(x[1], y[1]), zero), b.LNot(b.words.IsZero64(r)))
	subtract := onDoubles((*Builder).FSub, double.Arithmetic.Sub)
	lacking := b.pairBits(subtract(b, []Value{madePair(b, ay), madePair(b, r)}))
	r = b.words.Select64(across, lacking, r)

	undefined := b.float.HasNoRemainder(x[:], y[:], ax[:], ay[:])
	r[1] = b.Or(r[1], b.And(y[1], sign))
	return ofHeld(a[0].DType, a[0].Width, b.words.SelectLimbs(undefined, b.float.NaNLike(r[:]), r[:]))
}
