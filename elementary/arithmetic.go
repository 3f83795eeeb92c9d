package elementary

// Arithmetic is what a definition may use: values V are float32, words U are
// uint32, conditions B are bool. The implementation decides what they are in
// fact (Go numbers, ids of instructions).
//
// Conditions are made of words alone: comparisons of floats differ between
// devices where a NaN or a subnormal takes part, comparisons of bits do not.
type Arithmetic[V, U, B any] interface {
	// Const is a float32 constant; Word is a word constant.
	Const(f float32) V
	Word(w uint32) U

	// Add, Sub and Mul round once to nearest even and are never fused. A
	// subnormal operand or result may count as a zero of the same sign.
	Add(a, b V) V
	Sub(a, b V) V
	Mul(a, b V) V

	// Bits and Float reinterpret without changing a bit.
	Bits(v V) U
	Float(u U) V

	// AddU and SubU wrap. The shifts' counts are in [0, 31];
	// ShiftRightSigned repeats the sign bit.
	AddU(a, b U) U
	SubU(a, b U) U
	AndU(a, b U) U
	OrU(a, b U) U
	ShiftLeft(u, n U) U
	ShiftRight(u, n U) U
	ShiftRightSigned(u, n U) U

	// LessU compares as unsigned words, LessSigned as two's complement.
	LessU(a, b U) B
	LessSigned(a, b U) B

	// Select and SelectU are a where c holds, else b. Both sides are evaluated.
	Select(c B, a, b V) V
	SelectU(c B, a, b U) U

	// Scale is v * 2^k for v in [0.5, 2) and signed k in [-250, 250], exact
	// or rounded once to nearest even, subnormal results included; too large
	// gives +Inf. An implementation calls [ScaleByMultiply] where
	// multiplication keeps subnormal results, else [ScaleByBits]: both give the
	// same bits.
	Scale(v V, k U) V
}
