package elementary

// logarithm32 lists the functions around the logarithm, roots and powers, of float32.
func logarithm32[V, U, B any]() []Function[V, U, B] {
	return []Function[V, U, B]{
		unary("log", Log[V, U, B]),
		unary("log2", Log2[V, U, B]),
		unary("log10", Log10[V, U, B]),
		unary("log1p", Log1p[V, U, B]),
		binary("pow", Pow[V, U, B]),
		unary("asinh", Asinh[V, U, B]),
		unary("acosh", Acosh[V, U, B]),
		unary("atanh", Atanh[V, U, B]),
		unary("cbrt", Cbrt[V, U, B]),
		unary("rsqrt", Rsqrt[V, U, B]),
		binary("hypot", Hypot[V, U, B]),
	}
}
