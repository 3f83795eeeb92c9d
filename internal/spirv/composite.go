package spirv

import "slices"

// SameType records a misuse if two operands differ in type.
func (b *Assembler) SameType(op Opcode, x, y ID) {
	if b.TypeOf(x) != b.TypeOf(y) {
		b.Fail("%s of %%%d and %%%d, which differ in type", op.Name(), x, y)
	}
}

// Bitcast returns x's bits as a value of another type of the same size.
func (b *Assembler) Bitcast(typ, x ID) ID {
	if b.TypeOf(x) == typ {
		return x
	}
	id := b.Result(OpBitcast, typ, x)
	if s, ok := b.splats[x]; ok {
		b.splats[id] = s
	}
	return id
}

// AsU32 returns the bits of float32s as words.
func (b *Assembler) AsU32(x ID) ID { return b.Bitcast(b.Like(b.U32(), x), x) }

// AsF32 returns the float32s whose bits are words.
func (b *Assembler) AsF32(x ID) ID { return b.Bitcast(b.Like(b.F32(), x), x) }

// Extract returns element i of a vector, or the scalar itself.
func (b *Assembler) Extract(vec ID, i int) ID {
	s := b.shapes[b.TypeOf(vec)]
	if i < 0 || i >= max(1, s.n) {
		b.Fail("element %d of %d", i, s.n)
		i = 0
	}
	if s.kind != typeVector {
		return vec
	}
	return b.Result(OpCompositeExtract, s.elem, vec, ID(i))
}

// ExtractAt returns the element of a vector at an index that is known only at run time and must
// be below the vector's width, or the scalar itself.
func (b *Assembler) ExtractAt(vec, i ID) ID {
	s := b.shapes[b.TypeOf(vec)]
	if s.kind != typeVector {
		return vec
	}
	return b.Result(OpVectorExtractDynamic, s.elem, vec, i)
}

// Construct returns the vector of these scalars, or the scalar itself.
func (b *Assembler) Construct(parts ...ID) ID {
	if len(parts) == 1 {
		return parts[0]
	}
	for _, p := range parts[1:] {
		b.SameType(OpCompositeConstruct, parts[0], p)
	}
	return b.Result(OpCompositeConstruct, b.Vec(b.TypeOf(parts[0]), len(parts)), parts...)
}

// Splat returns a vector of so many copies of a scalar.
func (b *Assembler) Splat(x ID, width int) ID {
	id := b.Construct(slices.Repeat([]ID{x}, width)...)
	if width > 1 {
		b.splats[id] = x
	}
	return id
}

// AsF64 makes float64 numbers of their low and high words.
func (b *Assembler) AsF64(words [2]ID) ID {
	lanes := make([]ID, b.Width(words[0]))
	for i := range lanes {
		two := b.Construct(b.Extract(words[0], i), b.Extract(words[1], i))
		lanes[i] = b.Bitcast(b.F64(), two)
	}
	return b.Construct(lanes...)
}

// BitsF64 returns the low and high words of float64 numbers.
func (b *Assembler) BitsF64(x ID) [2]ID {
	n := b.Width(x)
	low, high := make([]ID, n), make([]ID, n)
	for i := range n {
		two := b.Bitcast(b.Vec(b.U32(), 2), b.Extract(x, i))
		low[i], high[i] = b.Extract(two, 0), b.Extract(two, 1)
	}
	return [2]ID{b.Construct(low...), b.Construct(high...)}
}
