package elementary

import (
	"math"
	"math/bits"
)

// Scalar is float32 arithmetic in Go's numbers, one element at a time: the
// meaning of [Arithmetic]'s methods, and slow. A result is converted
// explicitly, which rounds it: Go may otherwise fuse a product with an addition.
type Scalar struct{ words[float32, uint32] }

func (Scalar) Const(f float64) float32           { return float32(f) }
func (Scalar) Word(w uint64) uint32              { return uint32(w) }
func (Scalar) Add(a, b float32) float32          { return float32(a + b) }
func (Scalar) Sub(a, b float32) float32          { return float32(a - b) }
func (Scalar) Mul(a, b float32) float32          { return float32(a * b) }
func (Scalar) Div(a, b float32) float32          { return float32(a / b) }
func (Scalar) DivNormal(a, b float32) float32    { return float32(a / b) }
func (Scalar) Sqrt(a float32) float32            { return float32(math.Sqrt(float64(a))) }
func (Scalar) Bits(v float32) uint32             { return math.Float32bits(v) }
func (Scalar) Float(u uint32) float32            { return math.Float32frombits(u) }
func (Scalar) FromInt(u uint32) float32          { return float32(int32(u)) }
func (Scalar) LessSigned(a, b uint32) bool       { return int32(a) < int32(b) }
func (Scalar) MulHigh(a, b uint32) uint32        { return uint32(uint64(a) * uint64(b) >> 32) }
func (Scalar) Table(i uint32, t []uint64) uint32 { return uint32(t[i]) }
func (Scalar) ShiftRightSigned(u, n uint32) uint32 {
	return uint32(int32(u) >> n)
}

// Scale multiplies.
func (m Scalar) Scale(v float32, k uint32) float32 {
	return ScaleByMultiply[float32, uint32, bool](m, v, k)
}

// Scalar64 is [Scalar] in float64.
type Scalar64 struct{ words[float64, uint64] }

func (Scalar64) Const(f float64) float64           { return f }
func (Scalar64) Word(w uint64) uint64              { return w }
func (Scalar64) Add(a, b float64) float64          { return float64(a + b) }
func (Scalar64) Sub(a, b float64) float64          { return float64(a - b) }
func (Scalar64) Mul(a, b float64) float64          { return float64(a * b) }
func (Scalar64) Div(a, b float64) float64          { return float64(a / b) }
func (Scalar64) DivNormal(a, b float64) float64    { return float64(a / b) }
func (Scalar64) Sqrt(a float64) float64            { return math.Sqrt(a) }
func (Scalar64) Bits(v float64) uint64             { return math.Float64bits(v) }
func (Scalar64) Float(u uint64) float64            { return math.Float64frombits(u) }
func (Scalar64) FromInt(u uint64) float64          { return float64(int64(u)) }
func (Scalar64) LessSigned(a, b uint64) bool       { return int64(a) < int64(b) }
func (Scalar64) Table(i uint64, t []uint64) uint64 { return t[i] }
func (Scalar64) ShiftRightSigned(u, n uint64) uint64 {
	return uint64(int64(u) >> n)
}

func (Scalar64) MulHigh(a, b uint64) uint64 {
	high, _ := bits.Mul64(a, b)
	return high
}

// Scale multiplies.
func (m Scalar64) Scale(v float64, k uint64) float64 {
	return ScaleByMultiply64[float64, uint64, bool](m, v, k)
}

// words are the operations that do not depend on the width.
type words[V any, U uint32 | uint64] struct{}

func (words[V, U]) AddU(a, b U) U            { return a + b }
func (words[V, U]) SubU(a, b U) U            { return a - b }
func (words[V, U]) MulU(a, b U) U            { return a * b }
func (words[V, U]) AndU(a, b U) U            { return a & b }
func (words[V, U]) OrU(a, b U) U             { return a | b }
func (words[V, U]) XorU(a, b U) U            { return a ^ b }
func (words[V, U]) ShiftLeft(u, n U) U       { return u << n }
func (words[V, U]) ShiftRight(u, n U) U      { return u >> n }
func (words[V, U]) LessU(a, b U) bool        { return a < b }
func (words[V, U]) EqualU(a, b U) bool       { return a == b }
func (words[V, U]) And(a, b bool) bool       { return a && b }
func (words[V, U]) Or(a, b bool) bool        { return a || b }
func (words[V, U]) Not(a bool) bool          { return !a }
func (words[V, U]) Select(c bool, a, b V) V  { return choose(c, a, b) }
func (words[V, U]) SelectU(c bool, a, b U) U { return choose(c, a, b) }
func (words[V, U]) Rarely(c bool, usual []V, f func() []V) []V {
	if c {
		return f()
	}
	return usual
}

func choose[T any](c bool, a, b T) T {
	if c {
		return a
	}
	return b
}
