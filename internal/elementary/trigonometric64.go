package elementary

// trigonometric64 lists the trigonometric functions, their inverses and the error function, of float64.
func trigonometric64[V, U, B any]() []Function[V, U, B] {
	return []Function[V, U, B]{
		unary("sin", Sin64[V, U, B]),
		unary("cos", Cos64[V, U, B]),
		unary("tan", Tan64[V, U, B]),
		unary("asin", Asin64[V, U, B]),
		unary("acos", Acos64[V, U, B]),
		unary("atan", Atan64[V, U, B]),
		binary("atan2", Atan2of64[V, U, B]),
		unary("erf", Erf64[V, U, B]),
		unary("erfc", Erfc64[V, U, B]),
		unary("gelu", Gelu64[V, U, B]),
		unary("gelu_tanh", GeluTanh64[V, U, B]),
	}
}
