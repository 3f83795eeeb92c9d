package main

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
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
	and
	or
	xor
	shiftLeft
	shiftRight
	shiftRightSigned
	look // up in a table of words; imm is which one
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

func (o opcode) isCondition() bool { return o >= lessU && o <= not }

// commutes tells for which the operands' order does not matter.
func (o opcode) commutes() bool {
	switch o {
	case add, mul, greaterSigned, lesserSigned, greaterUnsigned, lesserUnsigned, addU, mulU, and, or, xor,
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
	steps  []step
	known  map[step]int
	tables [][]uint64
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

func (s *source) MulHigh(value, value) value { panic(unsupported("MulHigh")) }

func (s *source) Table(i value, table []uint64) value {
	s.tables = append(s.tables, table)
	return value(s.record(look, uint32(len(s.tables)-1), int(i)))
}

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
	return s.Select(s.isNaN(v, v), s.Word(element.NaN32), v)
}

// extreme is the greater or the less of two, as Go's max and min have it: of zeros the
// signs decide, and a NaN before all.
func (s *source) extreme(op, zeros opcode, x, y value) value {
	one, other := s.record(op, 0, int(x), int(y)), s.record(op, 0, int(y), int(x))
	return s.Select(s.isNaN(x, y), s.Word(element.NaN32), value(s.record(zeros, 0, one, other)))
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

// definition is an operator as the loops have it, of operands of one type.
type definition struct {
	name    string // of package ops' catalogue
	arity   int
	in, out dtype.DType
	eval    func(s *source, x []value) value
}

// arithmetic are the operators of floats that halves have too, rounded once more.
func arithmetic(d dtype.DType) []definition {
	integer := func(name string, mode uint32) definition {
		return definition{name, 1, d, d, func(s *source, x []value) value {
			return s.canonical(value(s.record(rounded, mode, int(x[0]))))
		}}
	}
	compared := func(name string, op opcode, first, second int) definition {
		return definition{name, 2, d, dtype.Bool, func(s *source, x []value) value {
			return s.Select(s.compare(op, x[first], x[second]), s.Word(1), s.Word(0))
		}}
	}
	return []definition{
		{"add", 2, d, d, func(s *source, x []value) value { return s.canonical(s.Add(x[0], x[1])) }},
		{"sub", 2, d, d, func(s *source, x []value) value { return s.canonical(s.Sub(x[0], x[1])) }},
		{"mul", 2, d, d, func(s *source, x []value) value { return s.canonical(s.Mul(x[0], x[1])) }},
		{"div", 2, d, d, func(s *source, x []value) value { return s.canonical(s.Div(x[0], x[1])) }},
		{"maximum", 2, d, d, func(s *source, x []value) value { return s.extreme(greater, and, x[0], x[1]) }},
		{"minimum", 2, d, d, func(s *source, x []value) value { return s.extreme(less, or, x[0], x[1]) }},
		{"relu", 1, d, d, func(s *source, x []value) value { return s.extreme(greater, and, x[0], s.Word(0)) }},
		{"neg", 1, d, d, func(s *source, x []value) value { return s.canonical(s.XorU(x[0], s.Word(1<<31))) }},
		{"abs", 1, d, d, func(s *source, x []value) value { return s.canonical(s.AndU(x[0], s.Word(1<<31-1))) }},
		{"sqrt", 1, d, d, func(s *source, x []value) value { return s.canonical(s.Sqrt(x[0])) }},
		integer("round", toEven), integer("floor", down), integer("ceil", up), integer("trunc", toZero),
		compared("equal", equalFloat, 0, 1), compared("not_equal", notEqualFloat, 0, 1),
		compared("less", lessFloat, 0, 1), compared("less_equal", lessEqualFloat, 0, 1),
		compared("greater", lessFloat, 1, 0), compared("greater_equal", lessEqualFloat, 1, 0),
	}
}

// conversions are casts, and keys of order.
func conversions() []definition {
	same := func(s *source, x []value) value { return s.canonical(x[0]) }
	whole := func(s *source, x []value) value { return s.FromInt(x[0]) }
	list := []definition{
		{"order_key", 1, dtype.Float32, dtype.Uint32, orderKey},
		{"cast", 1, dtype.Float32, dtype.Int32, func(s *source, x []value) value { return s.truncated(x[0], 1<<31, 1<<31-1) }},
		{"cast", 1, dtype.Float32, dtype.Uint8, func(s *source, x []value) value {
			above := s.compare(lessFloat, s.Word(0), x[0])
			return s.Select(above, s.truncated(x[0], 1<<8, 1<<8-1), s.Word(0))
		}},
		{"cast", 1, dtype.Float16, dtype.BFloat16, same},
		{"cast", 1, dtype.BFloat16, dtype.Float16, same},
	}
	for _, d := range []dtype.DType{dtype.Float16, dtype.BFloat16} {
		list = append(list, definition{"cast", 1, d, dtype.Float32, same}, definition{"cast", 1, dtype.Float32, d, same})
	}
	for _, d := range []dtype.DType{dtype.Int32, dtype.Uint8, dtype.Int8, dtype.Bool} {
		list = append(list, definition{"cast", 1, d, dtype.Float32, whole})
	}
	return list
}

// orderKey is the distance from zero in numbers of the type, zero being in the middle of the
// words.
func orderKey(s *source, x []value) value {
	sign := s.Word(1 << 31)
	magnitude := s.AndU(x[0], s.Word(1<<31-1))
	key := s.Select(s.LessSigned(x[0], s.Word(0)), s.SubU(sign, magnitude), s.AddU(sign, magnitude))
	return s.Select(s.isNaN(x[0], x[0]), s.Word(1<<32-1), key)
}

// truncated is a float towards zero as an integer: most from a limit on, 0 of a NaN.
func (s *source) truncated(v value, limit float64, most uint64) value {
	whole := s.Select(s.isNaN(v, v), s.Word(0), value(s.record(toInt, 0, int(v))))
	return s.Select(s.compare(lessEqualFloat, s.Const(limit), v), s.Word(most), whole)
}

// extremes are the greater and the less of two integers.
func extremes() []definition {
	of := func(name string, d dtype.DType, op opcode) definition {
		return definition{name, 2, d, d, func(s *source, x []value) value { return value(s.record(op, 0, int(x[0]), int(x[1]))) }}
	}
	return []definition{
		of("maximum", dtype.Int32, greaterSigned), of("minimum", dtype.Int32, lesserSigned),
		of("maximum", dtype.Uint32, greaterUnsigned), of("minimum", dtype.Uint32, lesserUnsigned),
		of("maximum", dtype.Uint8, greaterUnsigned), of("minimum", dtype.Uint8, lesserUnsigned),
	}
}

// definitions are arithmetic, conversions, and those of elementary that do not multiply words
// to twice their width.
func definitions() []definition {
	list := arithmetic(dtype.Float32)
	for _, f := range elementary.Float32[value, value, condition]() {
		eval := func(s *source, x []value) value { return f.Eval(s, x) }
		if d := (definition{f.Name, f.Arity, dtype.Float32, dtype.Float32, eval}); d.isSupported() {
			list = append(list, d)
		}
	}
	list = append(list, arithmetic(dtype.Float16)...)
	list = append(list, arithmetic(dtype.BFloat16)...)
	return append(append(list, conversions()...), extremes()...)
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

// record records the definition of operands that are the first steps, and what a bfloat16
// needs before and after it, whose bits are the upper ones of a float32's.
func (d definition) record(s *source) value {
	var x []value
	for i := range d.arity {
		v := value(s.record(operand, uint32(i)))
		if d.in == dtype.BFloat16 {
			v = s.ShiftLeft(v, s.Word(16))
		}
		x = append(x, v)
	}
	result := d.eval(s, x)
	if d.out == dtype.BFloat16 {
		odd := s.AndU(s.ShiftRight(result, s.Word(16)), s.Word(1))
		result = s.ShiftRight(s.AddU(s.AddU(result, s.Word(1<<15-1)), odd), s.Word(16))
	}
	return result
}
