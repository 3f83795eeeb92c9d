package elementary

import "slices"

// Float32 lists the functions of float32, at most 1 ULP from the exact value.
func Float32[V, U, B any]() []Function[V, U, B] {
	return slices.Concat(
		exponential32[V, U, B](),
		logarithm32[V, U, B](),
		trigonometric32[V, U, B](),
	)
}

// Float64 lists the functions of float64, at most 2 ULP from the exact value.
func Float64[V, U, B any]() []Function[V, U, B] {
	return slices.Concat(
		exponential64[V, U, B](),
		trigonometric64[V, U, B](),
	)
}

// unary lifts a function of one value.
func unary[V, U, B any](name string, f func(Arithmetic[V, U, B], V) V) Function[V, U, B] {
	return Function[V, U, B]{Name: name, Arity: 1, Eval: func(m Arithmetic[V, U, B], x []V) V { return f(m, x[0]) }}
}

// binary lifts a function of two values.
func binary[V, U, B any](name string, f func(Arithmetic[V, U, B], V, V) V) Function[V, U, B] {
	return Function[V, U, B]{Name: name, Arity: 2, Eval: func(m Arithmetic[V, U, B], x []V) V { return f(m, x[0], x[1]) }}
}
