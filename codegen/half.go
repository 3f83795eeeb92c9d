package codegen

import (
	"github.com/weft-gpu/weft/codegen/half"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/spirv"
)

// half returns the conversions of halves, which use the target's float32 arithmetic.
func (b *Builder) half() half.Arithmetic { return half.Arithmetic{Arithmetic: b.single} }

// onceInBlock returns the floats that write makes of the halves of. In each block of code it
// calls write once for them, and later returns the same floats.
func (b *Builder) onceInBlock(of ID, write func() ID) ID {
	key := [2]ID{b.Block(), of}
	f, ok := b.unpackedHalves[key]
	if !ok {
		f = write()
		b.unpackedHalves[key] = f
	}
	return f
}

// inWords returns v, a half that the device packed, as the words of float32s that are rounded
// in words. Their NaNs are canonical.
func (b *Builder) inWords(v Value) Value {
	return Value{DType: v.DType, Width: v.Width, words: [2]ID{b.AsU32(b.floats(v))}}
}

// halfBits returns words with the bits of halves, and zeros above. A computed NaN becomes
// canonical.
func (b *Builder) halfBits(v Value) ID {
	switch {
	case v.DType == dtype.Float16 && v.half != 0:
		w := v.half
		if !v.alone {
			w = b.And(w, b.words.K(0xffff, w))
		}
		if v.made {
			isNaN := b.UGreater(b.And(w, b.words.K(0x7fff, w)), b.words.K(half.Infinity16, w))
			w = b.Select(isNaN, b.words.K(half.CanonicalNaN16, w), w)
		}
		return w
	case v.DType == dtype.Float16 && v.made && b.target.PackHalf:
		w := b.bits(v)
		return b.Select(b.float.IsNaN(limbs{w}), b.words.K(half.CanonicalNaN16, w), b.PackHalf(b.floats(v)))
	}
	return b.half().Pack(v.DType, b.bits(b.canonical(v)))
}

// roundHalf rounds a float32 to the nearest half, ties to even or towards +Inf (see
// [elementary.HalfTiesUp]). A NaN becomes canonical now, or the result is marked as computed.
func (b *Builder) roundHalf(d dtype.DType, v Value, tiesUp bool) Value {
	if d == dtype.Float16 && b.target.PackHalf && !tiesUp {
		f := b.floats(v)
		r := Value{DType: d, Width: v.Width, half: b.PackHalf(f), alone: true, made: true}
		if !b.target.RoundHalf {
			r.unrounded = f
		}
		return r
	}
	return word(d, v.Width, b.half().Round(d, b.bits(v), tiesUp))
}

// UnpackHalf converts the halves in the low bits of words to float32 by the device's own
// instruction. The upper bits do not matter.
func (b *Builder) UnpackHalf(w ID) ID {
	b.Demand(spirv.OpExtInst, spirv.OfU32, w)
	b.convertsHalves = true
	lanes := make([]ID, b.Width(w))
	for i := range lanes {
		two := b.ExtResult(b.Vec(b.F32(), 2), spirv.GLSLUnpackHalf2x16, b.Extract(w, i))
		lanes[i] = b.Extract(two, 0)
	}
	return b.Construct(lanes...)
}

// PackHalf rounds float32s to halves by the device's own instruction. It returns words with the
// halves in the low bits, and zeros above.
func (b *Builder) PackHalf(f ID) ID {
	b.Demand(spirv.OpExtInst, spirv.OfF32, f)
	b.convertsHalves = true
	lanes := make([]ID, b.Width(f))
	for i := range lanes {
		two := b.Construct(b.Extract(f, i), b.ConstF32(0))
		lanes[i] = b.ExtResult(b.U32(), spirv.GLSLPackHalf2x16, two)
	}
	return b.Construct(lanes...)
}
