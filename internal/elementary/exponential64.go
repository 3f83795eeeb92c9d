package elementary

// exponential64 lists the functions around e^x and the logarithm, roots and powers, of float64.
func exponential64[V, U, B any]() []Function[V, U, B] {
	return []Function[V, U, B]{
		unary("exp", Exp64[V, U, B]),
		unary("exp2", Exp2_64[V, U, B]),
		unary("expm1", Expm1_64[V, U, B]),
		unary("log", Log64[V, U, B]),
		unary("log2", Log2_64[V, U, B]),
		unary("log10", Log10_64[V, U, B]),
		unary("log1p", Log1p_64[V, U, B]),
		binary("pow", Pow64[V, U, B]),
		unary("sinh", Sinh64[V, U, B]),
		unary("cosh", Cosh64[V, U, B]),
		unary("tanh", Tanh64[V, U, B]),
		unary("asinh", Asinh64[V, U, B]),
		unary("acosh", Acosh64[V, U, B]),
		unary("atanh", Atanh64[V, U, B]),
		unary("sigmoid", Sigmoid64[V, U, B]),
		unary("softplus", Softplus64[V, U, B]),
		unary("cbrt", Cbrt64[V, U, B]),
		unary("rsqrt", Rsqrt64[V, U, B]),
		binary("hypot", Hypot64[V, U, B]),
	}
}
