package ops

// The elementary functions. They are at most 1 ULP from the exact value in float32 and 2 in
// float64. In float16 and bfloat16 they are correctly rounded; those of two arguments are at most 1
// ULP off. Every device does the same operations in the same order (package elementary). Complex
// functions are at most 4 ULP of their magnitude; those of complex64 are complex128's, rounded.
var (
	Exp   = unary("exp", FloatingType, 20, "e to the x", "exp(-Inf) = +0, exp(+Inf) = +Inf, exp(±0) = 1; subnormal results are rounded like any other")
	Exp2  = unary("exp2", FloatType, 20, "2 to the x", "exact for integers; exp2(-Inf) = +0, exp2(+Inf) = +Inf")
	Expm1 = unary("expm1", FloatingType, 30, "e to the x, less 1", "expm1(±0) = ±0, expm1(-Inf) = -1, expm1(+Inf) = +Inf; complex: a real part of -0 stays, so that expm1(-0+0i) = -0+0i, as in NumPy, where the standard has 0+0i")
	Log   = unary("log", FloatingType, 30, "the natural logarithm of x", "log(±0) = -Inf, log(1) = +0, log(+Inf) = +Inf, negative x gives NaN")
	Log2  = unary("log2", FloatingType, 30, "the logarithm of x to base 2", "as log; exact for powers of two")
	Log10 = unary("log10", FloatingType, 30, "the logarithm of x to base 10", "as log")
	Log1p = unary("log1p", FloatingType, 40, "the natural logarithm of 1 + x", "log1p(±0) = ±0, log1p(-1) = -Inf, x < -1 gives NaN")
	Pow   = op(Op{Name: "pow", Aliases: []string{"**"}, Arity: 2, Accept: NumericType, ULP: 1, Cost: 120, Doc: "x1 to the x2", Corner: "pow(x, ±0) = 1 and pow(1, x) = 1 for every x, NaN included; a negative base with a fraction as exponent gives NaN; integers wrap, and a negative exponent gives 0, or ±1 for the bases ±1"})

	Sin   = unary("sin", FloatingType, 60, "the sine of x radians", "sin(±0) = ±0, sin(±Inf) = NaN; the argument is reduced exactly up to the largest number")
	Cos   = unary("cos", FloatingType, 60, "the cosine of x radians", "cos(±0) = 1, cos(±Inf) = NaN; the argument is reduced exactly up to the largest number")
	Tan   = unary("tan", FloatingType, 80, "the tangent of x radians", "tan(±0) = ±0, tan(±Inf) = NaN; the argument is reduced exactly up to the largest number")
	Asin  = unary("asin", FloatingType, 50, "the angle in [-π/2, π/2] whose sine is x", "asin(±0) = ±0, |x| > 1 gives NaN")
	Acos  = unary("acos", FloatingType, 50, "the angle in [0, π] whose cosine is x", "acos(1) = +0, |x| > 1 gives NaN")
	Atan  = unary("atan", FloatingType, 50, "the angle in [-π/2, π/2] whose tangent is x", "atan(±0) = ±0, atan(±Inf) = ±π/2")
	Atan2 = op(Op{Name: "atan2", Arity: 2, Accept: FloatType, ULP: 1, Cost: 70, Doc: "the angle of the point (x2, x1) in [-π, π]", Corner: "the signs of zeros count: atan2(±0, +0) = ±0, atan2(±0, -0) = ±π; infinities give multiples of π/4"})

	Sinh  = unary("sinh", FloatingType, 60, "the hyperbolic sine of x", "sinh(±0) = ±0, sinh(±Inf) = ±Inf")
	Cosh  = unary("cosh", FloatingType, 60, "the hyperbolic cosine of x", "cosh(±0) = 1, cosh(±Inf) = +Inf")
	Tanh  = unary("tanh", FloatingType, 60, "the hyperbolic tangent of x", "tanh(±0) = ±0, tanh(±Inf) = ±1; complex: tanh(+Inf+yi) of a finite y is 1 and a zero with the sign of sin(2y), as in C99, Annex G, and NumPy, where the standard has 1+0i")
	Asinh = unary("asinh", FloatingType, 80, "the number whose hyperbolic sine is x", "asinh(±0) = ±0, asinh(±Inf) = ±Inf")
	Acosh = unary("acosh", FloatingType, 80, "the number whose hyperbolic cosine is x", "acosh(1) = +0, acosh(+Inf) = +Inf, x < 1 gives NaN")
	Atanh = unary("atanh", FloatingType, 80, "the number whose hyperbolic tangent is x", "atanh(±0) = ±0, atanh(±1) = ±Inf, |x| > 1 gives NaN")

	Erf      = unary("erf", FloatType, 60, "the error function of x", "erf(±0) = ±0, erf(±Inf) = ±1")
	Erfc     = unary("erfc", FloatType, 80, "1 less the error function of x", "erfc(-Inf) = 2, erfc(+Inf) = +0; small results keep their accuracy")
	Sigmoid  = unary("sigmoid", FloatType, 30, "1 / (1 + e^-x)", "sigmoid(-Inf) = +0, sigmoid(+Inf) = 1")
	Softplus = unary("softplus", FloatType, 60, "log(1 + e^x)", "softplus(-Inf) = +0, softplus(+Inf) = +Inf")
	GELU     = unary("gelu", FloatType, 100, "x times the normal distribution function of x", "gelu(-Inf) = -0, gelu(+Inf) = +Inf; small results keep their accuracy")
	GELUTanh = unary("gelu_tanh", FloatType, 80, "x/2 (1 + tanh(sqrt(2/π) (x + 0.044715 x^3)))", "gelu_tanh(-Inf) = -0, gelu_tanh(+Inf) = +Inf; small results keep their accuracy")

	Cbrt  = unary("cbrt", FloatType, 30, "the cube root of x", "cbrt(±0) = ±0, cbrt(±Inf) = ±Inf")
	RSqrt = unary("rsqrt", FloatType, 12, "1 over the square root of x", "rsqrt(±0) = ±Inf, rsqrt(+Inf) = +0, negative x gives NaN")
	Hypot = op(Op{Name: "hypot", Arity: 2, Accept: FloatType, ULP: 1, Cost: 30, Doc: "the square root of x1^2 + x2^2", Corner: "no intermediate overflow or underflow; hypot(±Inf, x) = +Inf for every x, NaN included"})
)

func unary(name string, accept Class, cost int, doc, corner string) *Op {
	return op(Op{Name: name, Arity: 1, Accept: accept, ULP: 1, Cost: cost, Doc: doc, Corner: corner})
}
