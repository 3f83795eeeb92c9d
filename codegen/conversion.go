package codegen

import "github.com/weft-gpu/weft/internal/spirv"

// UnpackHalf is the float32 numbers that the halves in the low bits of words are, lane
// by lane, by the device's own conversion; what is above them does not matter.
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

// PackHalf is the halves that float32 numbers are rounded to, lane by lane, by the
// device's own conversion: in the low bits of words, with zeros above.
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

// AsF64 is the float64 numbers made of low and high words, lane by lane.
func (b *Builder) AsF64(words [2]ID) ID {
	lanes := make([]ID, b.Width(words[0]))
	for i := range lanes {
		two := b.Construct(b.Extract(words[0], i), b.Extract(words[1], i))
		lanes[i] = b.Bitcast(b.F64(), two)
	}
	return b.Construct(lanes...)
}

// BitsF64 is the low and high words of float64 numbers, lane by lane.
func (b *Builder) BitsF64(x ID) [2]ID {
	n := b.Width(x)
	low, high := make([]ID, n), make([]ID, n)
	for i := range n {
		two := b.Bitcast(b.Vec(b.U32(), 2), b.Extract(x, i))
		low[i], high[i] = b.Extract(two, 0), b.Extract(two, 1)
	}
	return [2]ID{b.Construct(low...), b.Construct(high...)}
}
