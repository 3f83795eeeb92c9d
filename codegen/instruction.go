package codegen

import "slices"

// Instructions on scalars and vectors. The result is as wide as the operands,
// which are equally wide; integers are words, signed or not by instruction.

func (b *Builder) sameType(op opcode, x, y ID) {
	if b.TypeOf(x) != b.TypeOf(y) {
		b.fail("%s of %%%d and %%%d, which differ in type", layouts[op].name, x, y)
	}
}

// demand records a misuse where x's elements are of no such kind.
func (b *Builder) demand(op opcode, takes kinds, x ID) {
	if takes&(1<<b.scalarKind(x)) == 0 {
		b.fail("%s of %%%d, which has the wrong type", layouts[op].name, x)
	}
}

// elementwise writes an instruction of that sort. Float arithmetic is
// decorated NoContraction: no compiler may fuse it.
func (b *Builder) elementwise(op opcode, operands ...ID) ID {
	x, l := operands[0], layouts[op]
	b.demand(op, l.takes, x)
	for _, y := range operands[1:] {
		b.sameType(op, x, y)
	}
	typ := b.TypeOf(x)
	switch l.gives {
	case ofBool:
		typ = b.like(b.Bool(), x)
	case ofU32:
		typ = b.like(b.U32(), x)
	case ofF32:
		typ = b.like(b.F32(), x)
	}
	id := b.value(op, typ, operands...)
	if l.takes == ofFloats && l.gives == same {
		b.precise(id)
	}
	return id
}

func (b *Builder) precise(id ID) {
	if !b.ended {
		b.decorate(id, decNoContraction)
	}
}

// Arithmetic modulo 2^32. A divisor of zero is undefined.

func (b *Builder) IAdd(x, y ID) ID { return b.elementwise(opIAdd, x, y) }
func (b *Builder) ISub(x, y ID) ID { return b.elementwise(opISub, x, y) }
func (b *Builder) IMul(x, y ID) ID { return b.elementwise(opIMul, x, y) }
func (b *Builder) UDiv(x, y ID) ID { return b.elementwise(opUDiv, x, y) }
func (b *Builder) UMod(x, y ID) ID { return b.elementwise(opUMod, x, y) }

// Bits of words: ShiftR fills with zeros and ShiftRA with the sign. A shift by 32
// or more is undefined.

func (b *Builder) And(x, y ID) ID     { return b.elementwise(opAnd, x, y) }
func (b *Builder) Or(x, y ID) ID      { return b.elementwise(opOr, x, y) }
func (b *Builder) Xor(x, y ID) ID     { return b.elementwise(opXor, x, y) }
func (b *Builder) Not(x ID) ID        { return b.elementwise(opNot, x) }
func (b *Builder) ShiftL(x, n ID) ID  { return b.elementwise(opShiftLeft, x, n) }
func (b *Builder) ShiftR(x, n ID) ID  { return b.elementwise(opShiftRight, x, n) }
func (b *Builder) ShiftRA(x, n ID) ID { return b.elementwise(opShiftRightArith, x, n) }

// Comparisons of words: ULess and its like of unsigned ones, SLess and its like
// of signed ones.

func (b *Builder) IEq(x, y ID) ID        { return b.elementwise(opIEqual, x, y) }
func (b *Builder) INe(x, y ID) ID        { return b.elementwise(opINotEqual, x, y) }
func (b *Builder) ULess(x, y ID) ID      { return b.elementwise(opULess, x, y) }
func (b *Builder) ULessEq(x, y ID) ID    { return b.elementwise(opULessEqual, x, y) }
func (b *Builder) UGreater(x, y ID) ID   { return b.elementwise(opUGreater, x, y) }
func (b *Builder) UGreaterEq(x, y ID) ID { return b.elementwise(opUGreaterEqual, x, y) }
func (b *Builder) SLess(x, y ID) ID      { return b.elementwise(opSLess, x, y) }
func (b *Builder) SLessEq(x, y ID) ID    { return b.elementwise(opSLessEqual, x, y) }
func (b *Builder) SGreater(x, y ID) ID   { return b.elementwise(opSGreater, x, y) }
func (b *Builder) SGreaterEq(x, y ID) ID { return b.elementwise(opSGreaterEqual, x, y) }

// The lesser and the greater of words, unsigned and signed, and the index of the
// highest set bit, which is all ones for 0.

func (b *Builder) UMin(x, y ID) ID  { return b.extInst(extUMin, x, y) }
func (b *Builder) UMax(x, y ID) ID  { return b.extInst(extUMax, x, y) }
func (b *Builder) SMin(x, y ID) ID  { return b.extInst(extSMin, x, y) }
func (b *Builder) SMax(x, y ID) ID  { return b.extInst(extSMax, x, y) }
func (b *Builder) FindUMsb(x ID) ID { return b.extInst(extFindUMsb, x) }

// Conditions: both, one of two, the same, exactly one, and the opposite.

func (b *Builder) LAnd(x, y ID) ID { return b.elementwise(opLogicalAnd, x, y) }
func (b *Builder) LOr(x, y ID) ID  { return b.elementwise(opLogicalOr, x, y) }
func (b *Builder) LEq(x, y ID) ID  { return b.elementwise(opLogicalEqual, x, y) }
func (b *Builder) LNe(x, y ID) ID  { return b.elementwise(opLogicalNotEqual, x, y) }
func (b *Builder) LNot(x ID) ID    { return b.elementwise(opLogicalNot, x) }

// Arithmetic of floats, as the device rounds it.

func (b *Builder) FAdd(x, y ID) ID { return b.elementwise(opFAdd, x, y) }
func (b *Builder) FSub(x, y ID) ID { return b.elementwise(opFSub, x, y) }
func (b *Builder) FMul(x, y ID) ID { return b.elementwise(opFMul, x, y) }
func (b *Builder) FDiv(x, y ID) ID { return b.elementwise(opFDiv, x, y) }

// FSqrt is the square root as the device rounds it.
func (b *Builder) FSqrt(x ID) ID {
	b.demand(opExtInst, ofFloats, x)
	id := b.extInst(extSqrt, x)
	b.precise(id)
	return id
}

// InverseSqrt is 1 over the square root, which no device has to round correctly.
func (b *Builder) InverseSqrt(x ID) ID {
	b.demand(opExtInst, ofF32, x)
	id := b.extInst(extInvSqrt, x)
	b.precise(id)
	return id
}

// FMA is x * y + z, rounded once on devices of a target with FMA32: two instructions'
// results else.
func (b *Builder) FMA(x, y, z ID) ID {
	b.demand(opExtInst, ofFloats, x)
	id := b.extInst(extFma, x, y, z)
	b.precise(id)
	return id
}

// Comparisons of floats: with NaN, FNe is true and the others are false.

func (b *Builder) FEq(x, y ID) ID        { return b.elementwise(opFOrdEqual, x, y) }
func (b *Builder) FNe(x, y ID) ID        { return b.elementwise(opFUnordNotEqual, x, y) }
func (b *Builder) FLess(x, y ID) ID      { return b.elementwise(opFOrdLess, x, y) }
func (b *Builder) FLessEq(x, y ID) ID    { return b.elementwise(opFOrdLessEqual, x, y) }
func (b *Builder) FGreater(x, y ID) ID   { return b.elementwise(opFOrdGreater, x, y) }
func (b *Builder) FGreaterEq(x, y ID) ID { return b.elementwise(opFOrdGreaterEqual, x, y) }

// Conversions: the float nearest to a signed word as the device rounds it, and a
// float truncated to one, undefined where it is out of range. Those of unsigned
// words, which some devices get wrong above 2^31, are not used.

func (b *Builder) ConvertSToF(x ID) ID { return b.elementwise(opConvertSToF, x) }
func (b *Builder) ConvertFToS(x ID) ID { return b.elementwise(opConvertFToS, x) }

// pair is an instruction whose result is a structure of two words.
func (b *Builder) pair(op opcode, x, y ID) (first, second ID) {
	b.demand(op, ofU32, x)
	b.sameType(op, x, y)
	t := b.TypeOf(x)
	p := b.value(op, b.Struct(t, t), x, y)
	return b.value(opExtract, t, p, 0), b.value(opExtract, t, p, 1)
}

// MulExtended is the low and the high word of the unsigned product.
func (b *Builder) MulExtended(x, y ID) (lo, hi ID) { return b.pair(opUMulExtended, x, y) }

// MulHi is the high word of the unsigned product.
func (b *Builder) MulHi(x, y ID) ID {
	_, hi := b.MulExtended(x, y)
	return hi
}

// AddCarry is x + y and the carry, 0 or 1.
func (b *Builder) AddCarry(x, y ID) (sum, carry ID) { return b.pair(opIAddCarry, x, y) }

// SubBorrow is x - y and the borrow, 0 or 1.
func (b *Builder) SubBorrow(x, y ID) (difference, borrow ID) { return b.pair(opISubBorrow, x, y) }

// Any reports whether an element of the condition is true.
func (b *Builder) Any(cond ID) ID { return b.join(opAny, cond) }

// All reports whether every element of the condition is true.
func (b *Builder) All(cond ID) ID { return b.join(opAll, cond) }

func (b *Builder) join(op opcode, cond ID) ID {
	b.demand(op, ofBool, cond)
	if b.Width(cond) == 1 {
		return cond
	}
	return b.value(op, b.Bool(), cond)
}

// Select is x where cond is true, else y, element by element; a scalar cond
// chooses whole vectors.
func (b *Builder) Select(cond, x, y ID) ID {
	b.demand(opSelect, ofBool, cond)
	b.sameType(opSelect, x, y)
	if b.Width(cond) == 1 {
		cond = b.Splat(cond, b.Width(x))
	}
	if b.Width(cond) != b.Width(x) {
		b.fail("a select of %d elements by %d ofBool", b.Width(x), b.Width(cond))
	}
	return b.value(opSelect, b.TypeOf(x), cond, x, y)
}

// Bitcast is the same bits as another type of the same width.
func (b *Builder) Bitcast(typ, x ID) ID {
	if b.TypeOf(x) == typ {
		return x
	}
	id := b.value(opBitcast, typ, x)
	if s, ok := b.splats[x]; ok {
		b.splats[id] = s
	}
	return id
}

// AsU32 is the bits of floats.
func (b *Builder) AsU32(x ID) ID { return b.Bitcast(b.like(b.U32(), x), x) }

// AsF32 is the floats with these bits.
func (b *Builder) AsF32(x ID) ID { return b.Bitcast(b.like(b.F32(), x), x) }

// Extract is element i of a vector, or the scalar itself.
func (b *Builder) Extract(vec ID, i int) ID {
	s := b.shapes[b.TypeOf(vec)]
	if i < 0 || i >= max(1, s.n) {
		b.fail("element %d of %d", i, s.n)
		i = 0
	}
	if s.kind != kindVector {
		return vec
	}
	return b.value(opExtract, s.elem, vec, ID(i))
}

// ExtractAt is the element of a vector at an index below its width that is
// known only when it runs, or the scalar itself.
func (b *Builder) ExtractAt(vec, i ID) ID {
	s := b.shapes[b.TypeOf(vec)]
	if s.kind != kindVector {
		return vec
	}
	return b.value(opExtractDynamic, s.elem, vec, i)
}

// Construct is the vector of these scalars, or the scalar itself.
func (b *Builder) Construct(parts ...ID) ID {
	if len(parts) == 1 {
		return parts[0]
	}
	for _, p := range parts[1:] {
		b.sameType(opConstruct, parts[0], p)
	}
	return b.value(opConstruct, b.Vec(b.TypeOf(parts[0]), len(parts)), parts...)
}

// Splat is a scalar in every element of a vector.
func (b *Builder) Splat(x ID, width int) ID {
	id := b.Construct(slices.Repeat([]ID{x}, width)...)
	if width > 1 {
		b.splats[id] = x
	}
	return id
}

func (b *Builder) extInst(number ID, operands ...ID) ID {
	for _, o := range operands[1:] {
		b.sameType(opExtInst, operands[0], o)
	}
	t := b.TypeOf(operands[0])
	return b.value(opExtInst, t, append([]ID{b.extended, number}, operands...)...)
}

// UnpackHalf is the float32 numbers that the halves in the low bits of words are, lane
// by lane, by the device's own conversion; what is above them does not matter.
func (b *Builder) UnpackHalf(w ID) ID {
	b.demand(opExtInst, ofU32, w)
	b.convertsHalves = true
	lanes := make([]ID, b.Width(w))
	for i := range lanes {
		two := b.value(opExtInst, b.Vec(b.F32(), 2), b.extended, extUnpackHalf, b.Extract(w, i))
		lanes[i] = b.Extract(two, 0)
	}
	return b.Construct(lanes...)
}

// PackHalf is the halves that float32 numbers are rounded to, lane by lane, by the
// device's own conversion: in the low bits of words, with zeros above.
func (b *Builder) PackHalf(f ID) ID {
	b.demand(opExtInst, ofF32, f)
	b.convertsHalves = true
	lanes := make([]ID, b.Width(f))
	for i := range lanes {
		two := b.Construct(b.Extract(f, i), b.ConstF32(0))
		lanes[i] = b.value(opExtInst, b.U32(), b.extended, extPackHalf, two)
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
