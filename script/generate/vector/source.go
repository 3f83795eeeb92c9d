package main

import (
	"math"

	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/elementary"
)

// opcode is what a step of a loop does.
type opcode int

const (
	operand opcode = iota // imm is which one
	constant
	add
	sub
	mul
	div
	sqrt
	fused   // the product of the first two and the third, rounded once
	greater // the second where either is a NaN or both are zeros, as the processor has it
	less
	rounded // to an integer; imm is how, of the modes below
	fromInt
	toInt // truncated; of what is too large, and of a NaN, the least integer
	greaterSigned
	lesserSigned
	greaterUnsigned
	lesserUnsigned
	addU
	subU
	mulU
	mulWide // of words' lower halves
	and
	or
	xor
	xorThree
	shiftLeft
	shiftRight
	shiftRightSigned
	look   // up in a table of words; imm is which one
	lookUp // in the second operand, a table of 65,537 words of 16 bits
	fromUnsigned
	cut // a lane's lower bytes, in storing them
	// What takes the place of others, where a processor has it.
	maximum // of floats, as Go has it, but for which NaN
	minimum
	shiftBy       // to the left, or by a negative count to the right; counts are small
	shiftBySigned // the same of signed words
	narrowed      // the words' lower halves side by side, as mulWide has them there
	halvesSwapped // of each word
	mulHalves     // each half by its other
	addedHalves   // of each word
	cleared       // bits of the first where the second, a condition, holds
	// Of neighbours, which are a complex number's parts.
	swapped    // each the other
	evens      // both the first
	odds       // both the second
	firstSigns // a constant: the sign of the first alone
	// Of the neighbours in two vectors, one after the other.
	firsts    // the first ones: of each 16 bytes those of the first vector, then those of the second
	seconds   // the second ones, in the same order
	lowPairs  // of firsts and seconds the first vector that they are of
	highPairs // and the second
	ordered   // one of a value for each pair, in the order of the pairs
	permuted  // the same, where the order is an operand
	pairOrder // a constant: that operand
	// Conditions.
	lessU
	lessSigned
	equal
	unordered // either is a NaN
	lessFloat // these three, and their opposite, of floats
	lessEqualFloat
	equalFloat
	notEqualFloat
	both
	either
	not
	// choose is the second where the first holds, else the third.
	choose
	// leave leaves the loop where the condition holds for an element.
	leave
)

func (o opcode) isConstant() bool { return o == constant || o == firstSigns || o == pairOrder }

func (o opcode) isCondition() bool { return o >= lessU && o <= not }

// commutes tells for which the operands' order does not matter.
func (o opcode) commutes() bool {
	switch o {
	case add, mul, greaterSigned, lesserSigned, greaterUnsigned, lesserUnsigned, addU, mulU, mulWide, and, or, xor,
		equal, unordered, equalFloat, notEqualFloat, both, either:
		return true
	}
	return false
}

// Modes of rounded, as the processor numbers them.
const (
	toEven = iota
	down
	up
	toZero
)

// step is one operation on vectors; imm are a constant's bits, or which operand it is.
type step struct {
	op   opcode
	args [3]int
	n    int // how many args
	imm  uint64
}

// A value, or a word, is a step, and so is a condition.
type (
	value     int
	condition int
)

// source records a definition as steps. What is the same is recorded once, and what is
// known of constants is computed at once.
type source struct {
	steps  []step
	known  map[step]int
	tables [][]uint64
	width  int // of a lane, in bits: 32 or 64
	// has says whether the processor has an operation on such lanes: what it lacks is made of
	// others.
	has func(op opcode) bool
}

func newSource(width int, has func(op opcode) bool) *source {
	return &source{known: map[step]int{}, width: width, has: has}
}

func (s *source) record(op opcode, imm uint64, args ...int) int {
	st := step{op: op, imm: imm, n: len(args)}
	copy(st.args[:], args)
	if at, ok := s.known[st]; ok {
		return at
	}
	s.steps = append(s.steps, st)
	s.known[st] = len(s.steps) - 1
	return len(s.steps) - 1
}

func (s *source) constantOf(v value) (uint64, bool) {
	return s.steps[v].imm, s.steps[v].op == constant
}

// step records an operation.
func (s *source) step(op opcode, args ...value) value {
	list := make([]int, len(args))
	for i, a := range args {
		list[i] = int(a)
	}
	return value(s.record(op, 0, list...))
}

// binary records an operation, or computes it.
func (s *source) binary(op opcode, f func(a, b uint64) uint64, a, b value) value {
	x, ok := s.constantOf(a)
	y, also := s.constantOf(b)
	if ok && also {
		return s.Word(f(x, y))
	}
	return s.step(op, a, b)
}

// floats computes a float32 in float64, which has twice its bits, so that two roundings are as
// good as one.
func (s *source) floats(op opcode, f func(a, b float64) float64, a, b value) value {
	return s.binary(op, func(a, b uint64) uint64 { return s.bitsOf(f(s.floatOf(a), s.floatOf(b))) }, a, b)
}

func (s *source) floatOf(w uint64) float64 {
	if s.width == 64 {
		return math.Float64frombits(w)
	}
	return float64(math.Float32frombits(uint32(w)))
}

func (s *source) bitsOf(f float64) uint64 {
	if s.width == 64 {
		return math.Float64bits(f)
	}
	return uint64(math.Float32bits(float32(f)))
}

func (s *source) Const(f float64) value { return s.Word(s.bitsOf(f)) }

func (s *source) Word(w uint64) value {
	return value(s.record(constant, w&(math.MaxUint64>>(64-s.width))))
}

// sign is a word's highest bit.
func (s *source) sign() value { return s.Word(1 << (s.width - 1)) }

func (s *source) nan() value {
	if s.width == 64 {
		return s.Word(element.NaN64)
	}
	return s.Word(element.NaN32)
}

func (s *source) Add(a, b value) value {
	return s.floats(add, func(a, b float64) float64 { return a + b }, a, b)
}

func (s *source) Sub(a, b value) value {
	return s.floats(sub, func(a, b float64) float64 { return a - b }, a, b)
}

func (s *source) Mul(a, b value) value {
	return s.floats(mul, func(a, b float64) float64 { return a * b }, a, b)
}

func (s *source) Div(a, b value) value {
	return s.floats(div, func(a, b float64) float64 { return a / b }, a, b)
}

func (s *source) DivNormal(a, b value) value { return s.Div(a, b) }
func (s *source) Sqrt(a value) value         { return s.step(sqrt, a) }
func (s *source) Bits(v value) value         { return v }
func (s *source) Float(u value) value        { return u }

// FromInt is a signed word as a float. In two parts, each of which is the end of a float's
// mantissa, the sum of both is rounded once.
func (s *source) FromInt(u value) value {
	if s.has(fromInt) {
		return s.step(fromInt, u)
	}
	high := s.AddU(s.Const(0x3p67), s.ShiftLeft(s.ShiftRightSigned(u, s.Word(48)), s.Word(32)))
	low := s.OrU(s.AndU(u, s.Word(1<<48-1)), s.Const(0x1p52))
	return s.Add(s.Sub(high, s.Const(0x3p67+0x1p52)), low)
}

// fromUnsigned is an unsigned word as a float.
func (s *source) fromUnsigned(u value) value {
	if s.has(fromUnsigned) {
		return s.step(fromUnsigned, u)
	}
	high := s.OrU(s.ShiftRight(u, s.Word(32)), s.Const(0x1p84))
	low := s.OrU(s.AndU(u, s.Word(1<<32-1)), s.Const(0x1p52))
	return s.Add(s.Sub(high, s.Const(0x1p84+0x1p52)), low)
}

// toInt is a float, which is in the range of a word, as a signed one, truncated.
func (s *source) toInt(v value) value {
	if s.has(toInt) {
		return s.step(toInt, v)
	}
	magnitude := s.AndU(v, s.Word(math.MaxInt64))
	s.record(leave, 0, int(s.compare(lessEqualFloat, s.Const(0x1p51), magnitude)))
	whole := value(s.record(rounded, toZero, int(v)))
	return s.SubU(s.Add(whole, s.Const(0x1.8p52)), s.Const(0x1.8p52))
}

func (s *source) AddU(a, b value) value {
	return s.binary(addU, func(a, b uint64) uint64 { return a + b }, a, b)
}

func (s *source) SubU(a, b value) value {
	return s.binary(subU, func(a, b uint64) uint64 { return a - b }, a, b)
}

func (s *source) MulU(a, b value) value {
	half := s.Word(32)
	if s.has(mulU) {
		return s.binary(mulU, func(a, b uint64) uint64 { return a * b }, a, b)
	}
	if s.has(mulHalves) {
		cross := s.step(addedHalves, s.step(mulHalves, a, s.step(halvesSwapped, b)))
		return s.AddU(s.mulWide(a, b), s.ShiftLeft(cross, half))
	}
	cross := s.AddU(s.mulWide(s.ShiftRight(a, half), b), s.mulWide(a, s.ShiftRight(b, half)))
	return s.AddU(s.mulWide(a, b), s.ShiftLeft(cross, half))
}

// mulWide is the product of the lower halves of words.
func (s *source) mulWide(a, b value) value {
	if s.has(narrowed) {
		return s.step(mulWide, s.narrowed(a), s.narrowed(b))
	}
	return s.binary(mulWide, func(a, b uint64) uint64 { return a & math.MaxUint32 * (b & math.MaxUint32) }, a, b)
}

func (s *source) narrowed(v value) value {
	if w, ok := s.constantOf(v); ok {
		return s.Word(w<<32 | w&math.MaxUint32)
	}
	return s.step(narrowed, v)
}

func (s *source) AndU(a, b value) value {
	return s.binary(and, func(a, b uint64) uint64 { return a & b }, a, b)
}

func (s *source) OrU(a, b value) value {
	return s.binary(or, func(a, b uint64) uint64 { return a | b }, a, b)
}

// XorU of an exclusive or is one operation of three operands, if the processor has that.
func (s *source) XorU(a, b value) value {
	if first := s.steps[a]; first.op == xor && s.has(xorThree) {
		return s.step(xorThree, value(first.args[0]), value(first.args[1]), b)
	}
	return s.binary(xor, func(a, b uint64) uint64 { return a ^ b }, a, b)
}

func (s *source) ShiftLeft(u, n value) value {
	if s.isShiftedBy(n) {
		return s.step(shiftBy, u, s.count(n))
	}
	return s.binary(shiftLeft, func(a, b uint64) uint64 { return a << b }, u, n)
}

func (s *source) ShiftRight(u, n value) value {
	if s.isShiftedBy(n) {
		return s.step(shiftBy, u, s.SubU(s.Word(0), s.count(n)))
	}
	return s.binary(shiftRight, func(a, b uint64) uint64 { return a >> b }, u, n)
}

// ShiftRightSigned moves the range of signed words to that of unsigned ones and back, where
// the processor has no such shift.
func (s *source) ShiftRightSigned(u, n value) value {
	switch {
	case s.isShiftedBy(n):
		return s.step(shiftBySigned, u, s.SubU(s.Word(0), s.count(n)))
	case !s.has(shiftRightSigned):
		return s.SubU(s.ShiftRight(s.XorU(u, s.sign()), n), s.ShiftRight(s.sign(), n))
	}
	return s.binary(shiftRightSigned, func(a, b uint64) uint64 {
		if s.width == 32 {
			return uint64(int32(a) >> b)
		}
		return uint64(int64(a) >> b)
	}, u, n)
}

// isShiftedBy says that words are shifted to either side by counts that are not the same.
func (s *source) isShiftedBy(n value) bool {
	_, same := s.constantOf(n)
	return !same && s.has(shiftBy)
}

// count is one of shifts, which may be any word: from the width on, all are alike.
func (s *source) count(n value) value {
	return s.extremeOf(false, false, n, s.Word(uint64(s.width)))
}

// unsupported is what no loop has.
type unsupported string

func (s *source) MulHigh(value, value) value { panic(unsupported("MulHigh")) }

func (s *source) Table(i value, table []uint64) value {
	s.tables = append(s.tables, table)
	return value(s.record(look, uint64(len(s.tables)-1), int(i)))
}

func (s *source) compare(op opcode, a, b value) condition {
	if op == notEqualFloat && !s.has(op) {
		return s.Not(s.compare(equalFloat, a, b))
	}
	return condition(s.record(op, 0, int(a), int(b)))
}

func (s *source) LessU(a, b value) condition {
	if !s.has(lessU) {
		return s.LessSigned(s.XorU(a, s.sign()), s.XorU(b, s.sign()))
	}
	return s.compare(lessU, a, b)
}

func (s *source) LessSigned(a, b value) condition { return s.compare(lessSigned, a, b) }
func (s *source) EqualU(a, b value) condition     { return s.compare(equal, a, b) }
func (s *source) And(a, b condition) condition    { return condition(s.record(both, 0, int(a), int(b))) }
func (s *source) Or(a, b condition) condition     { return condition(s.record(either, 0, int(a), int(b))) }
func (s *source) Not(a condition) condition       { return condition(s.record(not, 0, int(a))) }

func (s *source) Select(c condition, a, b value) value {
	if a == b {
		return a
	}
	if inner := s.steps[c]; inner.op == not {
		return s.Select(condition(inner.args[0]), b, a)
	}
	if op, ok := s.extremeFor(c, a, b); ok {
		return s.step(op, a, b)
	}
	if s.has(cleared) {
		if s.isZero(b) {
			return value(s.record(and, 0, int(c), int(a)))
		}
		if s.isZero(a) {
			return value(s.record(cleared, 0, int(b), int(c)))
		}
	}
	return value(s.record(choose, 0, int(c), int(a), int(b)))
}

// extremeFor is the operation for a choice of the greater or the lesser of two words, if the
// processor has it.
func (s *source) extremeFor(c condition, a, b value) (opcode, bool) {
	first := s.steps[c]
	lesser, greater := lesserSigned, greaterSigned
	switch first.op {
	case lessSigned:
	case lessU:
		lesser, greater = lesserUnsigned, greaterUnsigned
	default:
		return 0, false
	}
	switch x, y := value(first.args[0]), value(first.args[1]); {
	case x == a && y == b:
		return lesser, s.has(lesser)
	case x == b && y == a:
		return greater, s.has(greater)
	}
	return 0, false
}

func (s *source) isZero(v value) bool {
	w, ok := s.constantOf(v)
	return ok && w == 0
}

func (s *source) SelectU(c condition, a, b value) value { return s.Select(c, a, b) }

// Rarely leaves the loop: the definition goes on with these elements.
func (s *source) Rarely(c condition, usual []value, _ func() []value) []value {
	s.record(leave, 0, int(c))
	return usual
}

func (s *source) Scale(v, k value) value {
	if s.width == 64 {
		return elementary.ScaleByMultiply64[value, value, condition](s, v, k)
	}
	return elementary.ScaleByMultiply[value, value, condition](s, v, k)
}

// isNaN holds where either of two is one.
func (s *source) isNaN(a, b value) condition {
	switch {
	case s.has(unordered):
		return s.compare(unordered, a, b)
	case a == b:
		return s.Not(s.compare(equalFloat, a, a))
	}
	return s.Not(s.And(s.compare(equalFloat, a, a), s.compare(equalFloat, b, b)))
}

// canonical is v, or the canonical NaN.
func (s *source) canonical(v value) value {
	return s.Select(s.isNaN(v, v), s.nan(), v)
}

// inOrder has the values of pairs in the order of the pairs.
func (s *source) inOrder(v value) value {
	switch {
	case s.has(permuted):
		return s.step(permuted, s.step(pairOrder), v)
	case s.has(ordered):
		return s.step(ordered, v)
	}
	return v
}

// maximum is the greater of two, as Go's max has it: of zeros the signs decide, and a NaN
// before all.
func (s *source) maximum(x, y value) value { return s.extreme(maximum, greater, and, x, y) }

// minimum is the less of two.
func (s *source) minimum(x, y value) value { return s.extreme(minimum, less, or, x, y) }

func (s *source) extreme(native, op, zeros opcode, x, y value) value {
	if s.has(native) {
		return s.canonical(s.step(native, x, y))
	}
	one, other := s.step(op, x, y), s.step(op, y, x)
	return s.Select(s.isNaN(x, y), s.nan(), s.step(zeros, one, other))
}

// needed marks the steps that results need.
func (s *source) needed(results ...value) []bool {
	marks := make([]bool, len(s.steps))
	for _, result := range results {
		marks[result] = true
	}
	for i := len(s.steps) - 1; i >= 0; i-- {
		st := s.steps[i]
		if marks[i] = marks[i] || st.op == leave; marks[i] {
			for _, a := range st.args[:st.n] {
				marks[a] = true
			}
		}
	}
	return marks
}
