package elementary

import "math"

// usual is arithmetic for a function's usual inputs, in which definitions take their usual
// form: what they guard against with clampSigned, orNaN and the like does not happen, and
// these do nothing.
type usual[V, U, B any] struct{ Arithmetic[V, U, B] }

// isUsual holds where a definition is evaluated in its usual form.
func isUsual[V, U, B any](m Arithmetic[V, U, B]) bool {
	_, ok := m.(usual[V, U, B])
	return ok
}

// Scale adds k to the exponent of a normal v, as the result is normal too.
func (m usual[V, U, B]) Scale(v V, k U) V {
	return m.Float(m.AddU(m.Bits(v), m.ShiftLeft(k, m.Word(mantissaBits))))
}

// EvalUsual is Eval of inputs for which Usual holds, bit for bit, in fewer
// operations.
func (f Function[V, U, B]) EvalUsual(m Arithmetic[V, U, B], x []V) V {
	return f.Eval(usual[V, U, B]{m}, x)
}

// below is f with a usual form for |x| < high.
func (f Function[V, U, B]) below(high float64) Function[V, U, B] {
	f.Usual = func(m Arithmetic[V, U, B], x V) B {
		return m.LessU(magnitude(m, x), wordOf(m, high))
	}
	return f
}

// zeroOr is f with a usual form for ±0 and low <= |x| < high.
func (f Function[V, U, B]) zeroOr(low, high float64) Function[V, U, B] {
	f.Usual = func(m Arithmetic[V, U, B], x V) B {
		bits := magnitude(m, x)
		width := math.Float32bits(float32(high)) - math.Float32bits(float32(low))
		isWithin := m.LessU(m.SubU(bits, wordOf(m, low)), m.Word(uint64(width)))
		return m.Or(isWithin, m.EqualU(bits, m.Word(0)))
	}
	return f
}
