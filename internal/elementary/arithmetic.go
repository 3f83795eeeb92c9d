package elementary

// Arithmetic is what a definition may use: values V are floats of one format,
// float32 or float64, words U are unsigned integers as wide as the format, and
// conditions B are bool. The implementation decides what they are in fact (Go
// numbers, ids of instructions, registers of a program).
//
// Conditions are made of words alone: comparisons of floats differ between
// devices where a NaN or a subnormal takes part, comparisons of bits do not.
type Arithmetic[V, U, B any] interface {
	// Const is a constant that the format holds exactly; Word is a word constant.
	Const(f float64) V
	Word(w uint64) U

	// Add, Sub, Mul, Div and Sqrt round once to nearest even and are never
	// fused. In float32 a subnormal operand or result may count as a zero of the
	// same sign; in float64 subnormals are exact.
	Add(a, b V) V
	Sub(a, b V) V
	Mul(a, b V) V
	Div(a, b V) V
	Sqrt(a V) V

	// DivNormal is Div for a and |b| from 2^-50 to 2^50, and also for +0 as a; and for
	// 1 as a and |b| from 2^-100 to 2^100. Of others it is anything.
	DivNormal(a, b V) V

	// Bits and Float reinterpret without changing a bit. FromInt is the value of
	// a signed word whose magnitude the significand holds (2^24 or 2^53).
	Bits(v V) U
	Float(u U) V
	FromInt(u U) V

	// AddU, SubU and MulU wrap; MulHigh is the upper half of the unsigned
	// product. The shifts' counts are less than the width; ShiftRightSigned
	// repeats the sign bit.
	AddU(a, b U) U
	SubU(a, b U) U
	MulU(a, b U) U
	MulHigh(a, b U) U
	AndU(a, b U) U
	OrU(a, b U) U
	XorU(a, b U) U
	ShiftLeft(u, n U) U
	ShiftRight(u, n U) U
	ShiftRightSigned(u, n U) U

	// LessU compares as unsigned words, LessSigned as two's complement, EqualU
	// for equality.
	LessU(a, b U) B
	LessSigned(a, b U) B
	EqualU(a, b U) B
	And(a, b B) B
	Or(a, b B) B
	Not(a B) B

	// Select and SelectU are a where c holds, else b. Both sides are evaluated.
	Select(c B, a, b V) V
	SelectU(c B, a, b U) U

	// Table is table[i] for i below the table's length, which is a power of two
	// of 64 at most.
	Table(i U, table []uint64) U

	// Rarely is what f returns where c holds, else usual. f is evaluated only
	// where some element needs it, so that it may be long; what is made in it is
	// of no use outside.
	Rarely(c B, usual []V, f func() []V) []V

	// Scale is v * 2^k for v in [0.5, 2) and signed k, exact or rounded once to
	// nearest even, subnormal results included; too large gives +Inf. |k| is at
	// most 250 in float32 and 2000 in float64. v may be in [0.25, 4) where |k| is
	// at most 2 less.
	Scale(v V, k U) V
}

// Function is an elementary function of one or two values of one format.
type Function[V, U, B any] struct {
	Name  string // as in the operator catalogue
	Arity int
	Eval  func(m Arithmetic[V, U, B], x []V) V
	// Usual holds for the inputs that EvalUsual is for; nil where it is for none.
	Usual func(m Arithmetic[V, U, B], x V) B
}
