package elementary

// ComplexFunction is an elementary function of one or two complex numbers,
// each a pair of float64: real part, imaginary part.
//
// The distance of a result from the exact value is at most 4 ULP of the exact
// value's magnitude: where one part is much smaller than the other its own
// relative error can be larger. Special values follow the Array API 2024.12,
// and C99 Annex G where that has none.
type ComplexFunction[V, U, B any] struct {
	Name  string // as in the operator catalogue
	Arity int
	Eval  func(m Arithmetic[V, U, B], x [][2]V) [2]V
}

// Complex128 lists the functions of complex128.
func Complex128[V, U, B any]() []ComplexFunction[V, U, B] {
	return []ComplexFunction[V, U, B]{
		unaryComplex("sqrt", ComplexSqrt64[V, U, B]),
		unaryComplex("sign", ComplexSign64[V, U, B]),
		unaryComplex("exp", ComplexExp64[V, U, B]),
		unaryComplex("exp2", ComplexExp2of64[V, U, B]),
		unaryComplex("expm1", ComplexExpm1of64[V, U, B]),
		unaryComplex("log", ComplexLog64[V, U, B]),
		unaryComplex("log2", ComplexLog2of64[V, U, B]),
		unaryComplex("log10", ComplexLog10of64[V, U, B]),
		unaryComplex("log1p", ComplexLog1pOf64[V, U, B]),
		unaryComplex("sin", ComplexSin64[V, U, B]),
		unaryComplex("cos", ComplexCos64[V, U, B]),
		unaryComplex("tan", ComplexTan64[V, U, B]),
		unaryComplex("asin", ComplexAsin64[V, U, B]),
		unaryComplex("acos", ComplexAcos64[V, U, B]),
		unaryComplex("atan", ComplexAtan64[V, U, B]),
		unaryComplex("sinh", ComplexSinh64[V, U, B]),
		unaryComplex("cosh", ComplexCosh64[V, U, B]),
		unaryComplex("tanh", ComplexTanh64[V, U, B]),
		unaryComplex("asinh", ComplexAsinh64[V, U, B]),
		unaryComplex("acosh", ComplexAcosh64[V, U, B]),
		unaryComplex("atanh", ComplexAtanh64[V, U, B]),
		{"pow", 2, func(m Arithmetic[V, U, B], x [][2]V) [2]V { return ComplexPow64(m, x[0], x[1]) }},
	}
}

// unaryComplex lifts a function of one value.
func unaryComplex[V, U, B any](name string, f func(Arithmetic[V, U, B], [2]V) [2]V) ComplexFunction[V, U, B] {
	return ComplexFunction[V, U, B]{name, 1, func(m Arithmetic[V, U, B], x [][2]V) [2]V { return f(m, x[0]) }}
}

// complexOf64 is the complex number of these parts, with canonical NaNs.
func complexOf64[V, U, B any](m Arithmetic[V, U, B], re, im V) [2]V {
	return [2]V{nanFor64(m, re, re), nanFor64(m, im, im)}
}

// timesI64 is i z, and overI64 is -i z.
func timesI64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return [2]V{negative64(m, z[1]), z[0]}
}

func overI64[V, U, B any](m Arithmetic[V, U, B], z [2]V) [2]V {
	return [2]V{z[1], negative64(m, z[0])}
}

// negative64 is -v, but of a NaN the same NaN.
func negative64[V, U, B any](m Arithmetic[V, U, B], v V) V {
	return m.Select(isNaN64(m, v), v, flipSign64(m, v, m.Word(signBit64)))
}

// zeroSigned64 is a zero with the sign of v, positive for a NaN.
func zeroSigned64[V, U, B any](m Arithmetic[V, U, B], v V) V {
	return m.Select(isNaN64(m, v), m.Const(0), m.Float(m.AndU(m.Bits(v), m.Word(signBit64))))
}

func canonicalNaNOf64[V, U, B any](m Arithmetic[V, U, B]) V { return m.Float(m.Word(canonicalNaN64)) }

func infinityOf64[V, U, B any](m Arithmetic[V, U, B]) V { return m.Float(m.Word(infinity64)) }

func isInfinite64[V, U, B any](m Arithmetic[V, U, B], v V) B {
	return m.EqualU(magnitude64(m, v), m.Word(infinity64))
}

func isFinite64[V, U, B any](m Arithmetic[V, U, B], v V) B {
	return m.LessU(magnitude64(m, v), m.Word(infinity64))
}
