package codegen

import (
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// Instructions on scalars and vectors. The result is as wide as the operands,
// which are equally wide; integers are words, signed or not by instruction.

func (b *Builder) sameType(op spirv.Opcode, x, y ID) {
	if b.TypeOf(x) != b.TypeOf(y) {
		b.fail("%s of %%%d and %%%d, which differ in type", op.Name(), x, y)
	}
}

// kinds is a set of kinds, a bit for each; none for the kind of the operands.
type kinds uint16

const (
	same     kinds = 0
	ofBool   kinds = 1 << kindBool
	ofU32    kinds = 1 << kindU32
	ofF32    kinds = 1 << kindF32
	ofFloats kinds = ofF32 | 1<<kindF64 | 1<<kindF16
)

// elementwises are the instructions on scalars or equally wide vectors: the elements
// that they take, and those of the result, which is as wide as the operands.
var elementwises = [...]struct{ takes, gives kinds }{
	spirv.OpConvertFToS:          {ofF32, ofU32},
	spirv.OpConvertSToF:          {ofU32, ofF32},
	spirv.OpIAdd:                 {ofU32, same},
	spirv.OpFAdd:                 {ofFloats, same},
	spirv.OpISub:                 {ofU32, same},
	spirv.OpFSub:                 {ofFloats, same},
	spirv.OpIMul:                 {ofU32, same},
	spirv.OpFMul:                 {ofFloats, same},
	spirv.OpUDiv:                 {ofU32, same},
	spirv.OpFDiv:                 {ofFloats, same},
	spirv.OpUMod:                 {ofU32, same},
	spirv.OpLogicalEqual:         {ofBool, same},
	spirv.OpLogicalNotEqual:      {ofBool, same},
	spirv.OpLogicalOr:            {ofBool, same},
	spirv.OpLogicalAnd:           {ofBool, same},
	spirv.OpLogicalNot:           {ofBool, same},
	spirv.OpIEqual:               {ofU32, ofBool},
	spirv.OpINotEqual:            {ofU32, ofBool},
	spirv.OpUGreaterThan:         {ofU32, ofBool},
	spirv.OpSGreaterThan:         {ofU32, ofBool},
	spirv.OpUGreaterThanEqual:    {ofU32, ofBool},
	spirv.OpSGreaterThanEqual:    {ofU32, ofBool},
	spirv.OpULessThan:            {ofU32, ofBool},
	spirv.OpSLessThan:            {ofU32, ofBool},
	spirv.OpULessThanEqual:       {ofU32, ofBool},
	spirv.OpSLessThanEqual:       {ofU32, ofBool},
	spirv.OpFOrdEqual:            {ofFloats, ofBool},
	spirv.OpFUnordNotEqual:       {ofFloats, ofBool},
	spirv.OpFOrdLessThan:         {ofFloats, ofBool},
	spirv.OpFOrdGreaterThan:      {ofFloats, ofBool},
	spirv.OpFOrdLessThanEqual:    {ofFloats, ofBool},
	spirv.OpFOrdGreaterThanEqual: {ofFloats, ofBool},
	spirv.OpShiftRightLogical:    {ofU32, same},
	spirv.OpShiftRightArithmetic: {ofU32, same},
	spirv.OpShiftLeftLogical:     {ofU32, same},
	spirv.OpBitwiseOr:            {ofU32, same},
	spirv.OpBitwiseXor:           {ofU32, same},
	spirv.OpBitwiseAnd:           {ofU32, same},
	spirv.OpNot:                  {ofU32, same},
}

// demand records a misuse where x's elements are of no such kind.
func (b *Builder) demand(op spirv.Opcode, takes kinds, x ID) {
	if takes&(1<<b.scalarKind(x)) == 0 {
		b.fail("%s of %%%d, which has the wrong type", op.Name(), x)
	}
}

// elementwise writes an instruction of that sort. Float arithmetic is
// decorated NoContraction: no compiler may fuse it.
func (b *Builder) elementwise(op spirv.Opcode, operands ...ID) ID {
	x, l := operands[0], elementwises[op]
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
		b.decorate(id, spirv.DecorationNoContraction)
	}
}

// Arithmetic modulo 2^32. A divisor of zero is undefined.

func (b *Builder) IAdd(x, y ID) ID { return b.elementwise(spirv.OpIAdd, x, y) }
func (b *Builder) ISub(x, y ID) ID { return b.elementwise(spirv.OpISub, x, y) }
func (b *Builder) IMul(x, y ID) ID { return b.elementwise(spirv.OpIMul, x, y) }
func (b *Builder) UDiv(x, y ID) ID { return b.elementwise(spirv.OpUDiv, x, y) }
func (b *Builder) UMod(x, y ID) ID { return b.elementwise(spirv.OpUMod, x, y) }

// Bits of words: ShiftR fills with zeros and ShiftRA with the sign. A shift by 32
// or more is undefined.

func (b *Builder) And(x, y ID) ID     { return b.elementwise(spirv.OpBitwiseAnd, x, y) }
func (b *Builder) Or(x, y ID) ID      { return b.elementwise(spirv.OpBitwiseOr, x, y) }
func (b *Builder) Xor(x, y ID) ID     { return b.elementwise(spirv.OpBitwiseXor, x, y) }
func (b *Builder) Not(x ID) ID        { return b.elementwise(spirv.OpNot, x) }
func (b *Builder) ShiftL(x, n ID) ID  { return b.elementwise(spirv.OpShiftLeftLogical, x, n) }
func (b *Builder) ShiftR(x, n ID) ID  { return b.elementwise(spirv.OpShiftRightLogical, x, n) }
func (b *Builder) ShiftRA(x, n ID) ID { return b.elementwise(spirv.OpShiftRightArithmetic, x, n) }

// Comparisons of words: ULess and its like of unsigned ones, SLess and its like
// of signed ones.

func (b *Builder) IEq(x, y ID) ID        { return b.elementwise(spirv.OpIEqual, x, y) }
func (b *Builder) INe(x, y ID) ID        { return b.elementwise(spirv.OpINotEqual, x, y) }
func (b *Builder) ULess(x, y ID) ID      { return b.elementwise(spirv.OpULessThan, x, y) }
func (b *Builder) ULessEq(x, y ID) ID    { return b.elementwise(spirv.OpULessThanEqual, x, y) }
func (b *Builder) UGreater(x, y ID) ID   { return b.elementwise(spirv.OpUGreaterThan, x, y) }
func (b *Builder) UGreaterEq(x, y ID) ID { return b.elementwise(spirv.OpUGreaterThanEqual, x, y) }
func (b *Builder) SLess(x, y ID) ID      { return b.elementwise(spirv.OpSLessThan, x, y) }
func (b *Builder) SLessEq(x, y ID) ID    { return b.elementwise(spirv.OpSLessThanEqual, x, y) }
func (b *Builder) SGreater(x, y ID) ID   { return b.elementwise(spirv.OpSGreaterThan, x, y) }
func (b *Builder) SGreaterEq(x, y ID) ID { return b.elementwise(spirv.OpSGreaterThanEqual, x, y) }

// The lesser and the greater of words, unsigned and signed, and the index of the
// highest set bit, which is all ones for 0.

func (b *Builder) UMin(x, y ID) ID  { return b.extInst(spirv.GLSLUMin, x, y) }
func (b *Builder) UMax(x, y ID) ID  { return b.extInst(spirv.GLSLUMax, x, y) }
func (b *Builder) SMin(x, y ID) ID  { return b.extInst(spirv.GLSLSMin, x, y) }
func (b *Builder) SMax(x, y ID) ID  { return b.extInst(spirv.GLSLSMax, x, y) }
func (b *Builder) FindUMsb(x ID) ID { return b.extInst(spirv.GLSLFindUMsb, x) }

// Conditions: both, one of two, the same, exactly one, and the opposite.

func (b *Builder) LAnd(x, y ID) ID { return b.elementwise(spirv.OpLogicalAnd, x, y) }
func (b *Builder) LOr(x, y ID) ID  { return b.elementwise(spirv.OpLogicalOr, x, y) }
func (b *Builder) LEq(x, y ID) ID  { return b.elementwise(spirv.OpLogicalEqual, x, y) }
func (b *Builder) LNe(x, y ID) ID  { return b.elementwise(spirv.OpLogicalNotEqual, x, y) }
func (b *Builder) LNot(x ID) ID    { return b.elementwise(spirv.OpLogicalNot, x) }

// Arithmetic of floats, as the device rounds it.

func (b *Builder) FAdd(x, y ID) ID { return b.elementwise(spirv.OpFAdd, x, y) }
func (b *Builder) FSub(x, y ID) ID { return b.elementwise(spirv.OpFSub, x, y) }
func (b *Builder) FMul(x, y ID) ID { return b.elementwise(spirv.OpFMul, x, y) }
func (b *Builder) FDiv(x, y ID) ID { return b.elementwise(spirv.OpFDiv, x, y) }

// FSqrt is the square root as the device rounds it.
func (b *Builder) FSqrt(x ID) ID {
	b.demand(spirv.OpExtInst, ofFloats, x)
	id := b.extInst(spirv.GLSLSqrt, x)
	b.precise(id)
	return id
}

// InverseSqrt is 1 over the square root, which no device has to round correctly.
func (b *Builder) InverseSqrt(x ID) ID {
	b.demand(spirv.OpExtInst, ofF32, x)
	id := b.extInst(spirv.GLSLInverseSqrt, x)
	b.precise(id)
	return id
}

// FMA is x * y + z, rounded once on devices of a target with FMA32: two instructions'
// results else.
func (b *Builder) FMA(x, y, z ID) ID {
	b.demand(spirv.OpExtInst, ofFloats, x)
	id := b.extInst(spirv.GLSLFma, x, y, z)
	b.precise(id)
	return id
}

// Comparisons of floats: with NaN, FNe is true and the others are false.

func (b *Builder) FEq(x, y ID) ID        { return b.elementwise(spirv.OpFOrdEqual, x, y) }
func (b *Builder) FNe(x, y ID) ID        { return b.elementwise(spirv.OpFUnordNotEqual, x, y) }
func (b *Builder) FLess(x, y ID) ID      { return b.elementwise(spirv.OpFOrdLessThan, x, y) }
func (b *Builder) FLessEq(x, y ID) ID    { return b.elementwise(spirv.OpFOrdLessThanEqual, x, y) }
func (b *Builder) FGreater(x, y ID) ID   { return b.elementwise(spirv.OpFOrdGreaterThan, x, y) }
func (b *Builder) FGreaterEq(x, y ID) ID { return b.elementwise(spirv.OpFOrdGreaterThanEqual, x, y) }

// Conversions: the float nearest to a signed word as the device rounds it, and a
// float truncated to one, undefined where it is out of range. Those of unsigned
// words, which some devices get wrong above 2^31, are not used.

func (b *Builder) ConvertSToF(x ID) ID { return b.elementwise(spirv.OpConvertSToF, x) }
func (b *Builder) ConvertFToS(x ID) ID { return b.elementwise(spirv.OpConvertFToS, x) }

// pair is an instruction whose result is a structure of two words.
func (b *Builder) pair(op spirv.Opcode, x, y ID) (first, second ID) {
	b.demand(op, ofU32, x)
	b.sameType(op, x, y)
	t := b.TypeOf(x)
	p := b.value(op, b.Struct(t, t), x, y)
	return b.value(spirv.OpCompositeExtract, t, p, 0), b.value(spirv.OpCompositeExtract, t, p, 1)
}

// MulExtended is the low and the high word of the unsigned product.
func (b *Builder) MulExtended(x, y ID) (lo, hi ID) { return b.pair(spirv.OpUMulExtended, x, y) }

// MulHi is the high word of the unsigned product.
func (b *Builder) MulHi(x, y ID) ID {
	_, hi := b.MulExtended(x, y)
	return hi
}

// AddCarry is x + y and the carry, 0 or 1.
func (b *Builder) AddCarry(x, y ID) (sum, carry ID) { return b.pair(spirv.OpIAddCarry, x, y) }

// SubBorrow is x - y and the borrow, 0 or 1.
func (b *Builder) SubBorrow(x, y ID) (difference, borrow ID) { return b.pair(spirv.OpISubBorrow, x, y) }

// Any reports whether an element of the condition is true.
func (b *Builder) Any(cond ID) ID { return b.join(spirv.OpAny, cond) }

// All reports whether every element of the condition is true.
func (b *Builder) All(cond ID) ID { return b.join(spirv.OpAll, cond) }

func (b *Builder) join(op spirv.Opcode, cond ID) ID {
	b.demand(op, ofBool, cond)
	if b.Width(cond) == 1 {
		return cond
	}
	return b.value(op, b.Bool(), cond)
}

// Select is x where cond is true, else y, element by element; a scalar cond
// chooses whole vectors.
func (b *Builder) Select(cond, x, y ID) ID {
	b.demand(spirv.OpSelect, ofBool, cond)
	b.sameType(spirv.OpSelect, x, y)
	if b.Width(cond) == 1 {
		cond = b.Splat(cond, b.Width(x))
	}
	if b.Width(cond) != b.Width(x) {
		b.fail("a select of %d elements by %d ofBool", b.Width(x), b.Width(cond))
	}
	return b.value(spirv.OpSelect, b.TypeOf(x), cond, x, y)
}

// Bitcast is the same bits as another type of the same width.
func (b *Builder) Bitcast(typ, x ID) ID {
	if b.TypeOf(x) == typ {
		return x
	}
	id := b.value(spirv.OpBitcast, typ, x)
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
	return b.value(spirv.OpCompositeExtract, s.elem, vec, ID(i))
}

// ExtractAt is the element of a vector at an index below its width that is
// known only when it runs, or the scalar itself.
func (b *Builder) ExtractAt(vec, i ID) ID {
	s := b.shapes[b.TypeOf(vec)]
	if s.kind != kindVector {
		return vec
	}
	return b.value(spirv.OpVectorExtractDynamic, s.elem, vec, i)
}

// Construct is the vector of these scalars, or the scalar itself.
func (b *Builder) Construct(parts ...ID) ID {
	if len(parts) == 1 {
		return parts[0]
	}
	for _, p := range parts[1:] {
		b.sameType(spirv.OpCompositeConstruct, parts[0], p)
	}
	return b.value(spirv.OpCompositeConstruct, b.Vec(b.TypeOf(parts[0]), len(parts)), parts...)
}

// Splat is a scalar in every element of a vector.
func (b *Builder) Splat(x ID, width int) ID {
	id := b.Construct(slices.Repeat([]ID{x}, width)...)
	if width > 1 {
		b.splats[id] = x
	}
	return id
}

func (b *Builder) extInst(number spirv.GLSL, operands ...ID) ID {
	for _, o := range operands[1:] {
		b.sameType(spirv.OpExtInst, operands[0], o)
	}
	t := b.TypeOf(operands[0])
	return b.value(spirv.OpExtInst, t, append([]ID{b.extended, ID(number)}, operands...)...)
}

// UnpackHalf is the float32 numbers that the halves in the low bits of words are, lane
// by lane, by the device's own conversion; what is above them does not matter.
func (b *Builder) UnpackHalf(w ID) ID {
	b.demand(spirv.OpExtInst, ofU32, w)
	b.convertsHalves = true
	lanes := make([]ID, b.Width(w))
	for i := range lanes {
		two := b.value(spirv.OpExtInst, b.Vec(b.F32(), 2), b.extended, ID(spirv.GLSLUnpackHalf2x16), b.Extract(w, i))
		lanes[i] = b.Extract(two, 0)
	}
	return b.Construct(lanes...)
}

// PackHalf is the halves that float32 numbers are rounded to, lane by lane, by the
// device's own conversion: in the low bits of words, with zeros above.
func (b *Builder) PackHalf(f ID) ID {
	b.demand(spirv.OpExtInst, ofF32, f)
	b.convertsHalves = true
	lanes := make([]ID, b.Width(f))
	for i := range lanes {
		two := b.Construct(b.Extract(f, i), b.ConstF32(0))
		lanes[i] = b.value(spirv.OpExtInst, b.U32(), b.extended, ID(spirv.GLSLPackHalf2x16), two)
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
