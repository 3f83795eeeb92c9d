package elementary

// exponential32 lists the functions around e^x, of float32.
func exponential32[V, U, B any]() []Function[V, U, B] {
	return []Function[V, U, B]{
		unary("exp", Exp[V, U, B]),
		unary("exp2", Exp2[V, U, B]),
		unary("expm1", Expm1[V, U, B]),
		unary("sinh", Sinh[V, U, B]),
		unary("cosh", Cosh[V, U, B]),
		unary("tanh", Tanh[V, U, B]),
		unary("sigmoid", Sigmoid[V, U, B]),
		unary("softplus", Softplus[V, U, B]),
		unary("erf", Erf[V, U, B]),
		unary("erfc", Erfc[V, U, B]),
		unary("gelu", Gelu[V, U, B]),
		unary("gelu_tanh", GeluTanh[V, U, B]),
	}
}
