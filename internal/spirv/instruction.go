package spirv

// Arithmetic writes instructions on scalars and vectors. The operands and the result have the
// same width (number of elements). Integers are words; an instruction treats them as signed or
// unsigned.
type Arithmetic struct{ Assembler }

// TypeKinds is a set of kinds of types, one bit for each. As the kind of a result, the empty
// set stands for the operands' kind.
type TypeKinds uint16

// Sets of kinds.
const (
	same     TypeKinds = 0
	OfBool   TypeKinds = 1 << TypeBool
	OfU32    TypeKinds = 1 << TypeU32
	OfF32    TypeKinds = 1 << TypeF32
	OfFloats TypeKinds = OfF32 | 1<<TypeF64 | 1<<TypeF16
)

// elementwises gives, for each instruction on scalars or vectors of one width, the kinds of
// elements that it takes, and the kind of its result's elements.
var elementwises = [...]struct{ takes, gives TypeKinds }{
	OpConvertFToS:          {OfF32, OfU32},
	OpConvertSToF:          {OfU32, OfF32},
	OpIAdd:                 {OfU32, same},
	OpFAdd:                 {OfFloats, same},
	OpISub:                 {OfU32, same},
	OpFSub:                 {OfFloats, same},
	OpIMul:                 {OfU32, same},
	OpFMul:                 {OfFloats, same},
	OpUDiv:                 {OfU32, same},
	OpFDiv:                 {OfFloats, same},
	OpUMod:                 {OfU32, same},
	OpLogicalEqual:         {OfBool, same},
	OpLogicalNotEqual:      {OfBool, same},
	OpLogicalOr:            {OfBool, same},
	OpLogicalAnd:           {OfBool, same},
	OpLogicalNot:           {OfBool, same},
	OpIEqual:               {OfU32, OfBool},
	OpINotEqual:            {OfU32, OfBool},
	OpUGreaterThan:         {OfU32, OfBool},
	OpSGreaterThan:         {OfU32, OfBool},
	OpUGreaterThanEqual:    {OfU32, OfBool},
	OpSGreaterThanEqual:    {OfU32, OfBool},
	OpULessThan:            {OfU32, OfBool},
	OpSLessThan:            {OfU32, OfBool},
	OpULessThanEqual:       {OfU32, OfBool},
	OpSLessThanEqual:       {OfU32, OfBool},
	OpFOrdEqual:            {OfFloats, OfBool},
	OpFUnordNotEqual:       {OfFloats, OfBool},
	OpFOrdLessThan:         {OfFloats, OfBool},
	OpFOrdGreaterThan:      {OfFloats, OfBool},
	OpFOrdLessThanEqual:    {OfFloats, OfBool},
	OpFOrdGreaterThanEqual: {OfFloats, OfBool},
	OpShiftRightLogical:    {OfU32, same},
	OpShiftRightArithmetic: {OfU32, same},
	OpShiftLeftLogical:     {OfU32, same},
	OpBitwiseOr:            {OfU32, same},
	OpBitwiseXor:           {OfU32, same},
	OpBitwiseAnd:           {OfU32, same},
	OpNot:                  {OfU32, same},
}

// Demand records a misuse if x's elements are of none of these kinds.
func (b *Arithmetic) Demand(op Opcode, takes TypeKinds, x ID) {
	if takes&(1<<b.ScalarKind(x)) == 0 {
		b.Fail("%s of %%%d, which has the wrong type", op.Name(), x)
	}
}

// elementwise writes an instruction of elementwises. It decorates float arithmetic with
// NoContraction, so that no compiler fuses it.
func (b *Arithmetic) elementwise(op Opcode, operands ...ID) ID {
	x, l := operands[0], elementwises[op]
	b.Demand(op, l.takes, x)
	for _, y := range operands[1:] {
		b.SameType(op, x, y)
	}
	typ := b.TypeOf(x)
	switch l.gives {
	case OfBool:
		typ = b.Like(b.Bool(), x)
	case OfU32:
		typ = b.Like(b.U32(), x)
	case OfF32:
		typ = b.Like(b.F32(), x)
	}
	id := b.Result(op, typ, operands...)
	if l.takes == OfFloats && l.gives == same {
		b.precise(id)
	}
	return id
}

func (b *Arithmetic) precise(id ID) {
	if !b.ended {
		b.module.Decorate(id, DecorationNoContraction)
	}
}

// Arithmetic of words modulo 2^32. The result is undefined if a divisor is zero.

func (b *Arithmetic) IAdd(x, y ID) ID { return b.elementwise(OpIAdd, x, y) }
func (b *Arithmetic) ISub(x, y ID) ID { return b.elementwise(OpISub, x, y) }
func (b *Arithmetic) IMul(x, y ID) ID { return b.elementwise(OpIMul, x, y) }
func (b *Arithmetic) UDiv(x, y ID) ID { return b.elementwise(OpUDiv, x, y) }
func (b *Arithmetic) UMod(x, y ID) ID { return b.elementwise(OpUMod, x, y) }

// Operations on the bits of words. ShiftR fills with zeros and ShiftRA with the sign. The
// result of a shift by 32 or more is undefined.

func (b *Arithmetic) And(x, y ID) ID     { return b.elementwise(OpBitwiseAnd, x, y) }
func (b *Arithmetic) Or(x, y ID) ID      { return b.elementwise(OpBitwiseOr, x, y) }
func (b *Arithmetic) Xor(x, y ID) ID     { return b.elementwise(OpBitwiseXor, x, y) }
func (b *Arithmetic) Not(x ID) ID        { return b.elementwise(OpNot, x) }
func (b *Arithmetic) ShiftL(x, n ID) ID  { return b.elementwise(OpShiftLeftLogical, x, n) }
func (b *Arithmetic) ShiftR(x, n ID) ID  { return b.elementwise(OpShiftRightLogical, x, n) }
func (b *Arithmetic) ShiftRA(x, n ID) ID { return b.elementwise(OpShiftRightArithmetic, x, n) }

// Comparisons of words: names with U compare unsigned words, names with S signed words.

func (b *Arithmetic) IEq(x, y ID) ID        { return b.elementwise(OpIEqual, x, y) }
func (b *Arithmetic) INe(x, y ID) ID        { return b.elementwise(OpINotEqual, x, y) }
func (b *Arithmetic) ULess(x, y ID) ID      { return b.elementwise(OpULessThan, x, y) }
func (b *Arithmetic) ULessEq(x, y ID) ID    { return b.elementwise(OpULessThanEqual, x, y) }
func (b *Arithmetic) UGreater(x, y ID) ID   { return b.elementwise(OpUGreaterThan, x, y) }
func (b *Arithmetic) UGreaterEq(x, y ID) ID { return b.elementwise(OpUGreaterThanEqual, x, y) }
func (b *Arithmetic) SLess(x, y ID) ID      { return b.elementwise(OpSLessThan, x, y) }
func (b *Arithmetic) SLessEq(x, y ID) ID    { return b.elementwise(OpSLessThanEqual, x, y) }
func (b *Arithmetic) SGreater(x, y ID) ID   { return b.elementwise(OpSGreaterThan, x, y) }
func (b *Arithmetic) SGreaterEq(x, y ID) ID { return b.elementwise(OpSGreaterThanEqual, x, y) }

// Minimum and maximum of words, unsigned and signed, and the index of the highest set bit,
// which is all ones for 0.

func (b *Arithmetic) UMin(x, y ID) ID  { return b.ExtInst(GLSLUMin, x, y) }
func (b *Arithmetic) UMax(x, y ID) ID  { return b.ExtInst(GLSLUMax, x, y) }
func (b *Arithmetic) SMin(x, y ID) ID  { return b.ExtInst(GLSLSMin, x, y) }
func (b *Arithmetic) SMax(x, y ID) ID  { return b.ExtInst(GLSLSMax, x, y) }
func (b *Arithmetic) FindUMsb(x ID) ID { return b.ExtInst(GLSLFindUMsb, x) }

// Conditions: and, or, equal, not equal (exclusive or), not.

func (b *Arithmetic) LAnd(x, y ID) ID { return b.elementwise(OpLogicalAnd, x, y) }
func (b *Arithmetic) LOr(x, y ID) ID  { return b.elementwise(OpLogicalOr, x, y) }
func (b *Arithmetic) LEq(x, y ID) ID  { return b.elementwise(OpLogicalEqual, x, y) }
func (b *Arithmetic) LNe(x, y ID) ID  { return b.elementwise(OpLogicalNotEqual, x, y) }
func (b *Arithmetic) LNot(x ID) ID    { return b.elementwise(OpLogicalNot, x) }

// Arithmetic of floats, rounded as the device rounds.

func (b *Arithmetic) FAdd(x, y ID) ID { return b.elementwise(OpFAdd, x, y) }
func (b *Arithmetic) FSub(x, y ID) ID { return b.elementwise(OpFSub, x, y) }
func (b *Arithmetic) FMul(x, y ID) ID { return b.elementwise(OpFMul, x, y) }
func (b *Arithmetic) FDiv(x, y ID) ID { return b.elementwise(OpFDiv, x, y) }

// FSqrt is the square root, rounded as the device rounds.
func (b *Arithmetic) FSqrt(x ID) ID {
	b.Demand(OpExtInst, OfFloats, x)
	id := b.ExtInst(GLSLSqrt, x)
	b.precise(id)
	return id
}

// InverseSqrt is 1 over the square root. Vulkan does not require correct rounding.
func (b *Arithmetic) InverseSqrt(x ID) ID {
	b.Demand(OpExtInst, OfF32, x)
	id := b.ExtInst(GLSLInverseSqrt, x)
	b.precise(id)
	return id
}

// FMA is x * y + z. The device may round once or twice (codegen.Target.FMA32).
func (b *Arithmetic) FMA(x, y, z ID) ID {
	b.Demand(OpExtInst, OfFloats, x)
	id := b.ExtInst(GLSLFma, x, y, z)
	b.precise(id)
	return id
}

// Comparisons of floats: with NaN, FNe is true and the others are false.

func (b *Arithmetic) FEq(x, y ID) ID        { return b.elementwise(OpFOrdEqual, x, y) }
func (b *Arithmetic) FNe(x, y ID) ID        { return b.elementwise(OpFUnordNotEqual, x, y) }
func (b *Arithmetic) FLess(x, y ID) ID      { return b.elementwise(OpFOrdLessThan, x, y) }
func (b *Arithmetic) FLessEq(x, y ID) ID    { return b.elementwise(OpFOrdLessThanEqual, x, y) }
func (b *Arithmetic) FGreater(x, y ID) ID   { return b.elementwise(OpFOrdGreaterThan, x, y) }
func (b *Arithmetic) FGreaterEq(x, y ID) ID { return b.elementwise(OpFOrdGreaterThanEqual, x, y) }

// ConvertSToF converts a signed word to float32, rounded as the device rounds. ConvertFToS
// truncates a float32 to a signed word; the result is undefined out of range. There are no
// conversions of unsigned words, because some devices get them wrong above 2^31.

func (b *Arithmetic) ConvertSToF(x ID) ID { return b.elementwise(OpConvertSToF, x) }
func (b *Arithmetic) ConvertFToS(x ID) ID { return b.elementwise(OpConvertFToS, x) }

// pair writes an instruction whose result is a structure of two words.
func (b *Arithmetic) pair(op Opcode, x, y ID) (first, second ID) {
	b.Demand(op, OfU32, x)
	b.SameType(op, x, y)
	t := b.TypeOf(x)
	p := b.Result(op, b.Struct(t, t), x, y)
	return b.Result(OpCompositeExtract, t, p, 0), b.Result(OpCompositeExtract, t, p, 1)
}

// MulExtended returns the low and the high word of the unsigned product.
func (b *Arithmetic) MulExtended(x, y ID) (lo, hi ID) { return b.pair(OpUMulExtended, x, y) }

// MulHi is the high word of the unsigned product.
func (b *Arithmetic) MulHi(x, y ID) ID {
	_, hi := b.MulExtended(x, y)
	return hi
}

// AddCarry returns x + y and the carry, 0 or 1.
func (b *Arithmetic) AddCarry(x, y ID) (sum, carry ID) { return b.pair(OpIAddCarry, x, y) }

// SubBorrow returns x - y and the borrow, 0 or 1.
func (b *Arithmetic) SubBorrow(x, y ID) (difference, borrow ID) { return b.pair(OpISubBorrow, x, y) }

// Any returns a scalar condition: some element of cond is true.
func (b *Arithmetic) Any(cond ID) ID { return b.join(OpAny, cond) }

// All returns a scalar condition: every element of cond is true.
func (b *Arithmetic) All(cond ID) ID { return b.join(OpAll, cond) }

func (b *Arithmetic) join(op Opcode, cond ID) ID {
	b.Demand(op, OfBool, cond)
	if b.Width(cond) == 1 {
		return cond
	}
	return b.Result(op, b.Bool(), cond)
}

// Select is x where cond is true and y elsewhere, element by element. A scalar cond chooses the
// whole of x or y.
func (b *Arithmetic) Select(cond, x, y ID) ID {
	b.Demand(OpSelect, OfBool, cond)
	b.SameType(OpSelect, x, y)
	if b.Width(cond) == 1 {
		cond = b.Splat(cond, b.Width(x))
	}
	if b.Width(cond) != b.Width(x) {
		b.Fail("a select of %d elements by %d conditions", b.Width(x), b.Width(cond))
	}
	return b.Result(OpSelect, b.TypeOf(x), cond, x, y)
}

// ExtInst writes an instruction of GLSL.std.450 whose operands and result have one type.
func (b *Arithmetic) ExtInst(number GLSL, operands ...ID) ID {
	for _, o := range operands[1:] {
		b.SameType(OpExtInst, operands[0], o)
	}
	return b.ExtResult(b.TypeOf(operands[0]), number, operands...)
}
