package elementary

// trigonometric32 lists the trigonometric functions and their inverses, of float32.
func trigonometric32[V, U, B any]() []Function[V, U, B] {
	return []Function[V, U, B]{
		unary("sin", Sin[V, U, B]),
		unary("cos", Cos[V, U, B]),
		unary("tan", Tan[V, U, B]),
		unary("asin", Asin[V, U, B]),
		unary("acos", Acos[V, U, B]),
		unary("atan", Atan[V, U, B]),
		binary("atan2", Atan2[V, U, B]),
	}
}
