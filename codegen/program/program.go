package program

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/elementary"
)

// In words, an elementary function of float64 takes a hundred operations of a hundred
// instructions each. Drivers need seconds to compile that code, with function calls or without.
// So the function is a program: a table that a short loop interprets. The loop contains the
// code of each operation once.
//
// The loop has three units: for word operations, for multiplications and for additions. It runs
// them in this order, and a row of the table has at most one operation for each. So a step of a
// polynomial is one row, and a driver that runs both sides of every branch wastes little.
// Divisions and square roots are rare and long. Such an operation has a row of its own, which
// the loop over the other rows does not run.

// An ID names a value of a module. A Pair is the low and the high word of a result.
type (
	ID   = words.ID
	Pair = words.Pair
)

// Reg is a value while a program is recorded: the number of the operation that computes it.
type Reg int

// Arithmetic is the interface of the recorder that definitions use.
type Arithmetic = elementary.Arithmetic[Reg, Reg, Reg]

// action is what an operation of a program does.
type action uint8

const (
	doNothing action = iota
	doAddU
	doSubU
	doMulU
	doMulHigh
	doAndU
	doOrU
	doXorU
	doShiftLeft
	doShiftRight
	doShiftRightSigned
	doLessU
	doLessSigned
	doEqualU
	doSelect
	doTable
	doSkip // jumps to operation number immediate unless the condition holds

	// Rows of their own, which stepAlone runs.
	doDiv
	doSqrt
	doStop

	// Operations of the multiplication's and the addition's unit.
	doMul
	doScale
	doAdd
	doSub

	// No operations.
	doConst
	doArg
)

// unit is a unit of the interpreter's loop, and a column of the table.
type unit int

const (
	wordUnit unit = iota
	mulUnit
	addUnit
	units
)

// operation is an action on the results of other operations.
type operation struct {
	do        action
	args      [3]Reg
	immediate uint64 // a constant's bits, an argument's or a table's number, or the end of the skipped operations
}

// used returns the operands that the action has.
func (o operation) used() []Reg { return o.args[:actions[o.do].operands] }

// recorder is an [elementary.Arithmetic] that records operations. It computes operations on
// constants itself, and records equal operations once.
type recorder struct {
	operations []operation
	known      map[operation]Reg
	history    []operation // the keys of known, in order
	tables     [][]uint64
}

var _ Arithmetic = (*recorder)(nil)

func (r *recorder) record(o operation) Reg {
	if at, ok := r.known[o]; ok {
		return at
	}
	at := Reg(len(r.operations))
	r.operations = append(r.operations, o)
	r.known[o] = at
	r.history = append(r.history, o)
	return at
}

// apply records an operation on values, or computes it if all are constants.
func (r *recorder) apply(do action, args ...Reg) Reg {
	o := operation{do: do}
	copy(o.args[:], args)
	words := make([]uint64, len(args))
	for i, a := range args {
		if !r.constant(a) {
			return r.record(o)
		}
		words[i] = r.operations[a].immediate
	}
	f := actions[do]
	return r.Word(f.fold(words[0], words[len(words)-1]))
}

func (r *recorder) constant(a Reg) bool { return r.operations[a].do == doConst }

// actions describes every action: its unit, its number of operands, its result for constants,
// and its code for operands x and y.
var actions = [...]struct {
	unit     unit
	operands int
	alone    bool // in a row of its own
	fold     func(x, y uint64) uint64
	emit     func(b double.Arithmetic, x, y Pair) Pair
}{
	doAddU:             {operands: 2, fold: scalar.AddU, emit: onLong(words.Long.AddU)},
	doSubU:             {operands: 2, fold: scalar.SubU, emit: onLong(words.Long.SubU)},
	doMulU:             {operands: 2, fold: scalar.MulU, emit: onLong(words.Long.MulU)},
	doMulHigh:          {operands: 2, fold: scalar.MulHigh, emit: onLong(words.Long.MulHigh)},
	doAndU:             {operands: 2, fold: scalar.AndU, emit: onLong(words.Long.AndU)},
	doOrU:              {operands: 2, fold: scalar.OrU, emit: onLong(words.Long.OrU)},
	doXorU:             {operands: 2, fold: scalar.XorU, emit: onLong(words.Long.XorU)},
	doShiftLeft:        {operands: 2, fold: scalar.ShiftLeft, emit: onLong(words.Long.ShiftLeft)},
	doShiftRight:       {operands: 2, fold: scalar.ShiftRight, emit: onLong(words.Long.ShiftRight)},
	doShiftRightSigned: {operands: 2, fold: scalar.ShiftRightSigned, emit: onLong(words.Long.ShiftRightSigned)},
	doLessU:            {operands: 2, fold: decision(scalar.LessU), emit: decided(words.Long.LessU)},
	doLessSigned:       {operands: 2, fold: decision(scalar.LessSigned), emit: decided(words.Long.LessSigned)},
	doEqualU:           {operands: 2, fold: decision(scalar.EqualU), emit: decided(words.Long.EqualU)},

	doSelect: {operands: 3},
	doTable:  {operands: 1},
	doSkip:   {operands: 1, alone: true},

	doDiv:  {operands: 2, alone: true, fold: onFloats(scalar.Div), emit: double.Arithmetic.Div},
	doSqrt: {operands: 1, alone: true, fold: onFloats(func(x, _ float64) float64 { return scalar.Sqrt(x) }), emit: func(b double.Arithmetic, x, _ Pair) Pair { return b.Sqrt(x) }},

	doMul:   {unit: mulUnit, operands: 2, fold: onFloats(scalar.Mul)},
	doScale: {unit: mulUnit, operands: 2, fold: func(x, k uint64) uint64 { return scalar.Bits(scalar.Scale(scalar.Float(x), k)) }},
	doAdd:   {unit: addUnit, operands: 2, fold: onFloats(scalar.Add)},
	doSub:   {unit: addUnit, operands: 2, fold: onFloats(scalar.Sub)},

	doArg: {},
}

var scalar elementary.Scalar64

// onFloats makes a function of the bits of floats of one of floats. Computed NaNs are canonical.
func onFloats(f func(x, y float64) float64) func(x, y uint64) uint64 {
	return func(x, y uint64) uint64 {
		v := f(math.Float64frombits(x), math.Float64frombits(y))
		if v != v {
			return double.CanonicalNaN << 32
		}
		return math.Float64bits(v)
	}
}

// decision and decided make a word, 0 or 1, of a condition.
func decision(f func(x, y uint64) bool) func(x, y uint64) uint64 {
	return func(x, y uint64) uint64 { return scalar.SelectU(f(x, y), 1, 0) }
}

func decided(f func(b words.Long, x, y Pair) ID) func(b double.Arithmetic, x, y Pair) Pair {
	return onLong(func(b words.Long, x, y Pair) Pair {
		zero := b.K(0, x[0])
		return Pair{b.Select(f(b, x, y), b.K(1, zero), zero), zero}
	})
}

// onLong makes an action's code of an operation on integers.
func onLong(f func(b words.Long, x, y Pair) Pair) func(b double.Arithmetic, x, y Pair) Pair {
	return func(b double.Arithmetic, x, y Pair) Pair { return f(words.Long{Arithmetic: b.Arithmetic}, x, y) }
}

func (r *recorder) Word(w uint64) Reg             { return r.record(operation{do: doConst, immediate: w}) }
func (r *recorder) Const(f float64) Reg           { return r.Word(math.Float64bits(f)) }
func (r *recorder) Add(a, b Reg) Reg              { return r.apply(doAdd, a, b) }
func (r *recorder) Sub(a, b Reg) Reg              { return r.apply(doSub, a, b) }
func (r *recorder) Mul(a, b Reg) Reg              { return r.apply(doMul, a, b) }
func (r *recorder) Div(a, b Reg) Reg              { return r.apply(doDiv, a, b) }
func (r *recorder) DivNormal(a, b Reg) Reg        { return r.Div(a, b) }
func (r *recorder) Sqrt(a Reg) Reg                { return r.apply(doSqrt, a, a) }
func (r *recorder) Scale(v, k Reg) Reg            { return r.apply(doScale, v, k) }
func (r *recorder) Bits(v Reg) Reg                { return v }
func (r *recorder) Float(u Reg) Reg               { return u }
func (r *recorder) AddU(a, b Reg) Reg             { return r.apply(doAddU, a, b) }
func (r *recorder) SubU(a, b Reg) Reg             { return r.apply(doSubU, a, b) }
func (r *recorder) MulU(a, b Reg) Reg             { return r.apply(doMulU, a, b) }
func (r *recorder) MulHigh(a, b Reg) Reg          { return r.apply(doMulHigh, a, b) }
func (r *recorder) AndU(a, b Reg) Reg             { return r.apply(doAndU, a, b) }
func (r *recorder) OrU(a, b Reg) Reg              { return r.apply(doOrU, a, b) }
func (r *recorder) XorU(a, b Reg) Reg             { return r.apply(doXorU, a, b) }
func (r *recorder) ShiftLeft(u, n Reg) Reg        { return r.apply(doShiftLeft, u, n) }
func (r *recorder) ShiftRight(u, n Reg) Reg       { return r.apply(doShiftRight, u, n) }
func (r *recorder) ShiftRightSigned(u, n Reg) Reg { return r.apply(doShiftRightSigned, u, n) }
func (r *recorder) LessU(a, b Reg) Reg            { return r.apply(doLessU, a, b) }
func (r *recorder) LessSigned(a, b Reg) Reg       { return r.apply(doLessSigned, a, b) }
func (r *recorder) EqualU(a, b Reg) Reg           { return r.apply(doEqualU, a, b) }

// And, Or and Not take conditions as words, 0 or 1.
func (r *recorder) And(a, b Reg) Reg { return r.AndU(a, b) }
func (r *recorder) Or(a, b Reg) Reg  { return r.OrU(a, b) }
func (r *recorder) Not(a Reg) Reg    { return r.XorU(a, r.Word(1)) }

// Select is SelectU, because a float is its bits.
func (r *recorder) Select(c, a, b Reg) Reg { return r.SelectU(c, a, b) }

// SelectU records no operation if the condition is constant or the choices are equal.
func (r *recorder) SelectU(c, a, b Reg) Reg {
	switch {
	case a == b, r.constant(c) && r.operations[c].immediate != 0:
		return a
	case r.constant(c):
		return b
	}
	return r.apply(doSelect, c, a, b)
}

// FromInt is the float64 equal to an integer of at most 53 bits. It puts the signed high word,
// with its sign bit flipped, into the mantissa of 2^84 + 2^63, and the low word into that of
// 2^52. Then it subtracts the three powers. The first difference is exact: a multiple of 2^32
// that fits in 53 bits.
func (r *recorder) FromInt(u Reg) Reg {
	low := r.OrU(r.AndU(u, r.Word(0xffffffff)), r.Word(0x4330000000000000))
	high := r.XorU(r.ShiftRight(u, r.Word(32)), r.Word(0x4530000080000000))
	return r.Add(r.Sub(high, r.Const(0x1p84+0x1p63+0x1p52)), low)
}

func (r *recorder) Table(i Reg, table []uint64) Reg {
	if r.constant(i) {
		return r.Word(table[r.operations[i].immediate])
	}
	at := slices.IndexFunc(r.tables, func(t []uint64) bool { return slices.Equal(t, table) })
	if at < 0 {
		at = len(r.tables)
		r.tables = append(r.tables, slices.Clone(table))
	}
	return r.record(operation{do: doTable, args: [3]Reg{i}, immediate: uint64(at)})
}

// Rarely records f's operations after a jump that skips them if c is 0. Later operations must not
// reuse them, because they may have been skipped.
func (r *recorder) Rarely(c Reg, usual []Reg, f func() []Reg) []Reg {
	if r.constant(c) {
		if r.operations[c].immediate == 0 {
			return usual
		}
		return f()
	}
	jump := len(r.operations)
	r.operations = append(r.operations, operation{do: doSkip, args: [3]Reg{c}})
	from := len(r.history)
	rare := f()
	for _, o := range r.history[from:] {
		if o.do != doConst {
			delete(r.known, o)
		}
	}
	r.history = r.history[:from]
	r.operations[jump].immediate = uint64(len(r.operations))
	out := make([]Reg, len(usual))
	for i := range usual {
		out[i] = r.Select(c, rare[i], usual[i])
	}
	return out
}
