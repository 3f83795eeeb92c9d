package vector

import (
	"math"

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
	greater // the second where either is a NaN or both are zeros, as the processor has it
	less
	fromInt
	addU
	subU
	mulU
	and
	or
	xor
	shiftLeft
	shiftRight
	shiftRightSigned
	// Conditions.
	lessU
	lessSigned
	equal
	unordered // either is a NaN
	both
	either
	not
	// choose is the second where the first holds, else the third.
	choose
	// leave leaves the loop where the condition holds for an element.
	leave
)

func (o opcode) isCondition() bool { return o >= lessU && o <= not }

// commutes tells for which the operands' order does not matter.
func (o opcode) commutes() bool {
	switch o {
	case add, mul, addU, mulU, and, or, xor, equal, unordered, both, either:
		return true
	}
	return false
}

// step is one operation on vectors; imm are a constant's bits, or which operand it is.
type step struct {
	op   opcode
	args [3]int
	n    int // how many args
	imm  uint32
}

// A value, or a word, is a step, and so is a condition.
type (
	value     int
	condition int
)

// source records a definition as steps. What is the same is recorded once, and what is
// known of constants is computed at once.
type source struct {
	steps []step
	known map[step]int
	// signs says that words are compared as signed ones alone.
	signs bool
}

func newSource(signs bool) *source { return &source{known: map[step]int{}, signs: signs} }

func (s *source) record(op opcode, imm uint32, args ...int) int {
	st := step{op: op, imm: imm, n: len(args)}
	copy(st.args[:], args)
	if at, ok := s.known[st]; ok {
		return at
	}
	s.steps = append(s.steps, st)
	s.known[st] = len(s.steps) - 1
	return len(s.steps) - 1
}

func (s *source) constantOf(v value) (uint32, bool) {
	return s.steps[v].imm, s.steps[v].op == constant
}

// binary records an operation, or computes it.
func (s *source) binary(op opcode, f func(a, b uint32) uint32, a, b value) value {
	x, ok := s.constantOf(a)
	y, also := s.constantOf(b)
	if ok && also {
		return s.Word(uint64(f(x, y)))
	}
	return value(s.record(op, 0, int(a), int(b)))
}

func (s *source) floats(op opcode, f func(a, b float32) float32, a, b value) value {
	return s.binary(op, func(a, b uint32) uint32 {
		return math.Float32bits(f(math.Float32frombits(a), math.Float32frombits(b)))
	}, a, b)
}

func (s *source) Const(f float64) value { return s.Word(uint64(math.Float32bits(float32(f)))) }
func (s *source) Word(w uint64) value   { return value(s.record(constant, uint32(w))) }

func (s *source) Add(a, b value) value {
	return s.floats(add, func(a, b float32) float32 { return a + b }, a, b)
}

func (s *source) Sub(a, b value) value {
	return s.floats(sub, func(a, b float32) float32 { return a - b }, a, b)
}

func (s *source) Mul(a, b value) value {
	return s.floats(mul, func(a, b float32) float32 { return a * b }, a, b)
}

func (s *source) Div(a, b value) value {
	return s.floats(div, func(a, b float32) float32 { return a / b }, a, b)
}

func (s *source) DivNormal(a, b value) value { return s.Div(a, b) }
func (s *source) Sqrt(a value) value         { return value(s.record(sqrt, 0, int(a))) }
func (s *source) Bits(v value) value         { return v }
func (s *source) Float(u value) value        { return u }
func (s *source) FromInt(u value) value      { return value(s.record(fromInt, 0, int(u))) }

func (s *source) AddU(a, b value) value {
	return s.binary(addU, func(a, b uint32) uint32 { return a + b }, a, b)
}

func (s *source) SubU(a, b value) value {
	return s.binary(subU, func(a, b uint32) uint32 { return a - b }, a, b)
}

func (s *source) MulU(a, b value) value {
	return s.binary(mulU, func(a, b uint32) uint32 { return a * b }, a, b)
}

func (s *source) AndU(a, b value) value {
	return s.binary(and, func(a, b uint32) uint32 { return a & b }, a, b)
}

func (s *source) OrU(a, b value) value {
	return s.binary(or, func(a, b uint32) uint32 { return a | b }, a, b)
}

func (s *source) XorU(a, b value) value {
	return s.binary(xor, func(a, b uint32) uint32 { return a ^ b }, a, b)
}

func (s *source) ShiftLeft(u, n value) value {
	return s.binary(shiftLeft, func(a, b uint32) uint32 { return a << b }, u, n)
}

func (s *source) ShiftRight(u, n value) value {
	return s.binary(shiftRight, func(a, b uint32) uint32 { return a >> b }, u, n)
}

func (s *source) ShiftRightSigned(u, n value) value {
	return s.binary(shiftRightSigned, func(a, b uint32) uint32 { return uint32(int32(a) >> b) }, u, n)
}

// unsupported is what no loop has.
type unsupported string

func (s *source) MulHigh(value, value) value  { panic(unsupported("MulHigh")) }
func (s *source) Table(value, []uint64) value { panic(unsupported("Table")) }
func (s *source) compare(op opcode, a, b value) condition {
	return condition(s.record(op, 0, int(a), int(b)))
}

func (s *source) LessU(a, b value) condition {
	if s.signs {
		sign := s.Word(1 << 31)
		return s.LessSigned(s.XorU(a, sign), s.XorU(b, sign))
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
	return value(s.record(choose, 0, int(c), int(a), int(b)))
}

func (s *source) SelectU(c condition, a, b value) value { return s.Select(c, a, b) }

// Rarely leaves the loop: the definition goes on with these elements.
func (s *source) Rarely(c condition, usual []value, _ func() []value) []value {
	s.record(leave, 0, int(c))
	return usual
}

func (s *source) Scale(v, k value) value {
	return elementary.ScaleByMultiply[value, value, condition](s, v, k)
}

// isNaN holds where either of two is one.
func (s *source) isNaN(a, b value) condition { return s.compare(unordered, a, b) }

// canonical is v, or the canonical NaN.
func (s *source) canonical(v value) value {
	return s.Select(s.isNaN(v, v), s.Word(canonicalNaN), v)
}

// extreme is the greater or the less of two, as Go's max and min have it: of zeros the
// signs decide, and a NaN before all.
func (s *source) extreme(op, zeros opcode, x, y value) value {
	one, other := s.record(op, 0, int(x), int(y)), s.record(op, 0, int(y), int(x))
	return s.Select(s.isNaN(x, y), s.Word(canonicalNaN), value(s.record(zeros, 0, one, other)))
}

// needed marks the steps that a result needs.
func (s *source) needed(result value) []bool {
	marks := make([]bool, len(s.steps))
	marks[result] = true
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

// definition is an operator as the loops have it.
type definition struct {
	name  string // of package ops' catalogue
	arity int
	eval  func(s *source, x []value) value
}

// definitions are those of elementary that neither look up tables nor multiply words to
// twice their width, and arithmetic.
func definitions() []definition {
	list := []definition{
		{"add", 2, func(s *source, x []value) value { return s.canonical(s.Add(x[0], x[1])) }},
		{"sub", 2, func(s *source, x []value) value { return s.canonical(s.Sub(x[0], x[1])) }},
		{"mul", 2, func(s *source, x []value) value { return s.canonical(s.Mul(x[0], x[1])) }},
		{"div", 2, func(s *source, x []value) value { return s.canonical(s.Div(x[0], x[1])) }},
		{"maximum", 2, func(s *source, x []value) value { return s.extreme(greater, and, x[0], x[1]) }},
		{"minimum", 2, func(s *source, x []value) value { return s.extreme(less, or, x[0], x[1]) }},
		{"relu", 1, func(s *source, x []value) value { return s.extreme(greater, and, x[0], s.Word(0)) }},
		{"neg", 1, func(s *source, x []value) value { return s.canonical(s.XorU(x[0], s.Word(1<<31))) }},
		{"abs", 1, func(s *source, x []value) value { return s.canonical(s.AndU(x[0], s.Word(1<<31-1))) }},
		{"sqrt", 1, func(s *source, x []value) value { return s.canonical(s.Sqrt(x[0])) }},
	}
	for _, f := range elementary.Float32[value, value, condition]() {
		if d := (definition{f.Name, f.Arity, func(s *source, x []value) value { return f.Eval(s, x) }}); d.isSupported() {
			list = append(list, d)
		}
	}
	return list
}

func (d definition) isSupported() (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, is := r.(unsupported); !is {
				panic(r)
			}
		}
	}()
	d.record(newSource(false))
	return true
}

// record records the definition of operands that are the first steps.
func (d definition) record(s *source) value {
	var x []value
	for i := range d.arity {
		x = append(x, value(s.record(operand, uint32(i))))
	}
	return d.eval(s, x)
}
