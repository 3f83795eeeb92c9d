package elementary

import "math"

// Scalar is the arithmetic in Go's numbers, one element at a time: the meaning
// of [Arithmetic]'s methods, and slow. A product is converted explicitly, which
// rounds it: Go may otherwise fuse it with an addition.
type Scalar struct{}

func (Scalar) Const(f float32) float32             { return f }
func (Scalar) Word(w uint32) uint32                { return w }
func (Scalar) Add(a, b float32) float32            { return a + b }
func (Scalar) Sub(a, b float32) float32            { return a - b }
func (Scalar) Mul(a, b float32) float32            { return float32(a * b) }
func (Scalar) Bits(v float32) uint32               { return math.Float32bits(v) }
func (Scalar) Float(u uint32) float32              { return math.Float32frombits(u) }
func (Scalar) AddU(a, b uint32) uint32             { return a + b }
func (Scalar) SubU(a, b uint32) uint32             { return a - b }
func (Scalar) AndU(a, b uint32) uint32             { return a & b }
func (Scalar) OrU(a, b uint32) uint32              { return a | b }
func (Scalar) ShiftLeft(u, n uint32) uint32        { return u << n }
func (Scalar) ShiftRight(u, n uint32) uint32       { return u >> n }
func (Scalar) ShiftRightSigned(u, n uint32) uint32 { return uint32(int32(u) >> n) }
func (Scalar) LessU(a, b uint32) bool              { return a < b }
func (Scalar) LessSigned(a, b uint32) bool         { return int32(a) < int32(b) }
func (Scalar) Select(c bool, a, b float32) float32 { return choose(c, a, b) }
func (Scalar) SelectU(c bool, a, b uint32) uint32  { return choose(c, a, b) }

// Scale multiplies.
func (m Scalar) Scale(v float32, k uint32) float32 {
	return ScaleByMultiply[float32, uint32, bool](m, v, k)
}

func choose[T any](c bool, a, b T) T {
	if c {
		return a
	}
	return b
}
