package codegen

// Instructions on scalars and vectors. The result is as wide as the operands,
// which are equally wide; integers are words, signed or not by instruction.

func (b *Builder) sameType(op opcode, x, y ID) {
	if b.TypeOf(x) != b.TypeOf(y) {
		b.fail("%s of %%%d and %%%d, which differ in type", layouts[op].name, x, y)
	}
}

// demand records a misuse where x's elements are of another kind.
func (b *Builder) demand(op opcode, k kind, x ID) {
	if b.scalarKind(x) != k {
		b.fail("%s of %%%d, which has the wrong type", layouts[op].name, x)
	}
}

// demandReal records a misuse where x's elements are not floats.
func (b *Builder) demandReal(op opcode, x ID) {
	if k := b.scalarKind(x); k != kindF32 && k != kindF64 {
		b.fail("%s of %%%d, which has the wrong type", layouts[op].name, x)
	}
}

func (b *Builder) integer(op opcode, x, y ID) ID {
	b.demand(op, kindU32, x)
	b.sameType(op, x, y)
	return b.value(op, b.TypeOf(x), x, y)
}

// float decorates its result NoContraction: no compiler may fuse it.
func (b *Builder) float(op opcode, x, y ID) ID {
	b.demandReal(op, x)
	b.sameType(op, x, y)
	id := b.value(op, b.TypeOf(x), x, y)
	b.precise(id)
	return id
}

func (b *Builder) precise(id ID) {
	if !b.ended {
		b.decorate(id, decNoContraction)
	}
}

func (b *Builder) compare(op opcode, k kind, x, y ID) ID {
	b.demand(op, k, x)
	b.sameType(op, x, y)
	return b.value(op, b.like(b.Bool(), x), x, y)
}

func (b *Builder) compareReals(op opcode, x, y ID) ID {
	b.demandReal(op, x)
	b.sameType(op, x, y)
	return b.value(op, b.like(b.Bool(), x), x, y)
}

func (b *Builder) logical(op opcode, x, y ID) ID {
	b.demand(op, kindBool, x)
	b.sameType(op, x, y)
	return b.value(op, b.TypeOf(x), x, y)
}

// IAdd is x + y modulo 2^32.
func (b *Builder) IAdd(x, y ID) ID { return b.integer(opIAdd, x, y) }

// ISub is x - y modulo 2^32.
func (b *Builder) ISub(x, y ID) ID { return b.integer(opISub, x, y) }

// IMul is x * y modulo 2^32.
func (b *Builder) IMul(x, y ID) ID { return b.integer(opIMul, x, y) }

// UDiv is the unsigned quotient; a divisor of zero is undefined.
func (b *Builder) UDiv(x, y ID) ID { return b.integer(opUDiv, x, y) }

// UMod is the unsigned remainder; a divisor of zero is undefined.
func (b *Builder) UMod(x, y ID) ID { return b.integer(opUMod, x, y) }

// And is the bitwise conjunction.
func (b *Builder) And(x, y ID) ID { return b.integer(opAnd, x, y) }

// Or is the bitwise disjunction.
func (b *Builder) Or(x, y ID) ID { return b.integer(opOr, x, y) }

// Xor is the bitwise exclusive or.
func (b *Builder) Xor(x, y ID) ID { return b.integer(opXor, x, y) }

// Not is the bitwise complement.
func (b *Builder) Not(x ID) ID {
	b.demand(opNot, kindU32, x)
	return b.value(opNot, b.TypeOf(x), x)
}

// ShiftL is x << n; n of 32 or more is undefined.
func (b *Builder) ShiftL(x, n ID) ID { return b.integer(opShiftLeft, x, n) }

// ShiftR is the logical x >> n; n of 32 or more is undefined.
func (b *Builder) ShiftR(x, n ID) ID { return b.integer(opShiftRight, x, n) }

// ShiftRA is the arithmetic x >> n, which repeats the sign; n of 32 or more is
// undefined.
func (b *Builder) ShiftRA(x, n ID) ID { return b.integer(opShiftRightArith, x, n) }

// pair is an instruction whose result is a structure of two words.
func (b *Builder) pair(op opcode, x, y ID) (first, second ID) {
	b.demand(op, kindU32, x)
	b.sameType(op, x, y)
	t := b.TypeOf(x)
	p := b.value(op, b.Struct(t, t), x, y)
	return b.member(t, p, 0), b.member(t, p, 1)
}

func (b *Builder) member(typ, from ID, i int) ID {
	id := b.newID(typ)
	b.emit(opExtract, typ, id, from, ID(i))
	return id
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

// IEq is x == y.
func (b *Builder) IEq(x, y ID) ID { return b.compare(opIEqual, kindU32, x, y) }

// INe is x != y.
func (b *Builder) INe(x, y ID) ID { return b.compare(opINotEqual, kindU32, x, y) }

// ULess is the unsigned x < y.
func (b *Builder) ULess(x, y ID) ID { return b.compare(opULess, kindU32, x, y) }

// ULessEq is the unsigned x <= y.
func (b *Builder) ULessEq(x, y ID) ID { return b.compare(opULessEqual, kindU32, x, y) }

// UGreater is the unsigned x > y.
func (b *Builder) UGreater(x, y ID) ID { return b.compare(opUGreater, kindU32, x, y) }

// UGreaterEq is the unsigned x >= y.
func (b *Builder) UGreaterEq(x, y ID) ID { return b.compare(opUGreaterEqual, kindU32, x, y) }

// SLess is the signed x < y.
func (b *Builder) SLess(x, y ID) ID { return b.compare(opSLess, kindU32, x, y) }

// SLessEq is the signed x <= y.
func (b *Builder) SLessEq(x, y ID) ID { return b.compare(opSLessEqual, kindU32, x, y) }

// SGreater is the signed x > y.
func (b *Builder) SGreater(x, y ID) ID { return b.compare(opSGreater, kindU32, x, y) }

// SGreaterEq is the signed x >= y.
func (b *Builder) SGreaterEq(x, y ID) ID { return b.compare(opSGreaterEqual, kindU32, x, y) }

// LAnd is x and y.
func (b *Builder) LAnd(x, y ID) ID { return b.logical(opLogicalAnd, x, y) }

// LOr is x or y.
func (b *Builder) LOr(x, y ID) ID { return b.logical(opLogicalOr, x, y) }

// LEq is true where x and y are the same condition.
func (b *Builder) LEq(x, y ID) ID { return b.logical(opLogicalEqual, x, y) }

// LNe is exactly one of x and y.
func (b *Builder) LNe(x, y ID) ID { return b.logical(opLogicalNotEqual, x, y) }

// LNot is not x.
func (b *Builder) LNot(x ID) ID {
	b.demand(opLogicalNot, kindBool, x)
	return b.value(opLogicalNot, b.TypeOf(x), x)
}

// Any reports whether an element of the condition is true.
func (b *Builder) Any(cond ID) ID { return b.join(opAny, cond) }

// All reports whether every element of the condition is true.
func (b *Builder) All(cond ID) ID { return b.join(opAll, cond) }

func (b *Builder) join(op opcode, cond ID) ID {
	b.demand(op, kindBool, cond)
	if b.Width(cond) == 1 {
		return cond
	}
	return b.value(op, b.Bool(), cond)
}

// Select is x where cond is true, else y, element by element; a scalar cond
// chooses whole vectors.
func (b *Builder) Select(cond, x, y ID) ID {
	b.demand(opSelect, kindBool, cond)
	b.sameType(opSelect, x, y)
	if b.Width(cond) == 1 {
		cond = b.Splat(cond, b.Width(x))
	}
	if b.Width(cond) != b.Width(x) {
		b.fail("a select of %d elements by %d conditions", b.Width(x), b.Width(cond))
	}
	return b.value(opSelect, b.TypeOf(x), cond, x, y)
}

// Bitcast is the same bits as another type of the same width.
func (b *Builder) Bitcast(typ, x ID) ID {
	if b.TypeOf(x) == typ {
		return x
	}
	return b.value(opBitcast, typ, x)
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
	return b.member(s.elem, vec, i)
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
	parts := make([]ID, width)
	for i := range parts {
		parts[i] = x
	}
	return b.Construct(parts...)
}

// FAdd is x + y as the device rounds it.
func (b *Builder) FAdd(x, y ID) ID { return b.float(opFAdd, x, y) }

// FSub is x - y as the device rounds it.
func (b *Builder) FSub(x, y ID) ID { return b.float(opFSub, x, y) }

// FMul is x * y as the device rounds it.
func (b *Builder) FMul(x, y ID) ID { return b.float(opFMul, x, y) }

// FDiv is x / y as the device rounds it.
func (b *Builder) FDiv(x, y ID) ID { return b.float(opFDiv, x, y) }

// FNeg is -x as the device has it.
func (b *Builder) FNeg(x ID) ID {
	b.demandReal(opFNegate, x)
	id := b.value(opFNegate, b.TypeOf(x), x)
	b.precise(id)
	return id
}

// FSqrt is the square root as the device rounds it.
func (b *Builder) FSqrt(x ID) ID {
	b.demandReal(opExtInst, x)
	id := b.extInst(extSqrt, x)
	b.precise(id)
	return id
}

// FEq is x == y, false with NaN.
func (b *Builder) FEq(x, y ID) ID { return b.compareReals(opFOrdEqual, x, y) }

// FNe is x != y, true with NaN.
func (b *Builder) FNe(x, y ID) ID { return b.compareReals(opFUnordNotEqual, x, y) }

// FLess is x < y, false with NaN.
func (b *Builder) FLess(x, y ID) ID { return b.compareReals(opFOrdLess, x, y) }

// FLessEq is x <= y, false with NaN.
func (b *Builder) FLessEq(x, y ID) ID { return b.compareReals(opFOrdLessEqual, x, y) }

// FGreater is x > y, false with NaN.
func (b *Builder) FGreater(x, y ID) ID { return b.compareReals(opFOrdGreater, x, y) }

// FGreaterEq is x >= y, false with NaN.
func (b *Builder) FGreaterEq(x, y ID) ID { return b.compareReals(opFOrdGreaterEqual, x, y) }

// ConvertSToF is the float nearest to a signed word, as the device rounds it.
func (b *Builder) ConvertSToF(x ID) ID {
	b.demand(opConvertSToF, kindU32, x)
	return b.value(opConvertSToF, b.like(b.F32(), x), x)
}

// ConvertUToF is the float nearest to an unsigned word, as the device rounds
// it; some are wrong above 2^31.
func (b *Builder) ConvertUToF(x ID) ID {
	b.demand(opConvertUToF, kindU32, x)
	return b.value(opConvertUToF, b.like(b.F32(), x), x)
}

// ConvertFToS truncates to a signed word; a value out of range is undefined.
func (b *Builder) ConvertFToS(x ID) ID {
	b.demand(opConvertFToS, kindF32, x)
	return b.value(opConvertFToS, b.like(b.U32(), x), x)
}

// ConvertFToU truncates to an unsigned word; a value out of range is undefined.
func (b *Builder) ConvertFToU(x ID) ID {
	b.demand(opConvertFToU, kindF32, x)
	return b.value(opConvertFToU, b.like(b.U32(), x), x)
}

// UMin is the lesser unsigned word.
func (b *Builder) UMin(x, y ID) ID { return b.extInst(extUMin, x, y) }

// UMax is the greater unsigned word.
func (b *Builder) UMax(x, y ID) ID { return b.extInst(extUMax, x, y) }

// SMin is the lesser signed word.
func (b *Builder) SMin(x, y ID) ID { return b.extInst(extSMin, x, y) }

// SMax is the greater signed word.
func (b *Builder) SMax(x, y ID) ID { return b.extInst(extSMax, x, y) }

// FindUMsb is the index of the highest set bit; all ones for 0.
func (b *Builder) FindUMsb(x ID) ID { return b.extInst(extFindUMsb, x) }

func (b *Builder) extInst(number ID, operands ...ID) ID {
	for _, o := range operands[1:] {
		b.sameType(opExtInst, operands[0], o)
	}
	t := b.TypeOf(operands[0])
	return b.value(opExtInst, t, append([]ID{b.extended, number}, operands...)...)
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
