package words

import "github.com/weft-gpu/weft/internal/spirv"

// ID names a value of a module.
type ID = spirv.ID

// SignBit is the highest bit of a word, the sign of a float or integer; Magnitude is the others.
const (
	SignBit   = 0x80000000
	Magnitude = 0x7fffffff
)

// Arithmetic writes arithmetic on words, and on integers of 64 bits in two words.
type Arithmetic struct{ *spirv.Arithmetic }

// NonZeroBit is 1 if the word is nonzero, else 0.
func (b Arithmetic) NonZeroBit(w ID) ID { return b.UMin(w, b.K(1, w)) }

// SignMask is all ones if a word is negative, else 0.
func (b Arithmetic) SignMask(x ID) ID { return b.ShiftRA(x, b.SplatU32(31, b.Width(x))) }

// Divide returns the unsigned quotient and remainder. For y = 0 it divides by 1.
func (b Arithmetic) Divide(x, y ID) (q, r ID) {
	safe := b.UMax(y, b.K(1, y))
	q = b.UDiv(x, safe)
	return q, b.ISub(x, b.IMul(q, safe))
}

// negateIf is -x where mask is all ones, and x where it is 0.
func (b Arithmetic) negateIf(x, mask ID) ID { return b.ISub(b.Xor(x, mask), mask) }

// Magnitude is x without its sign bit.
func (b Arithmetic) Magnitude(x ID) ID { return b.And(x, b.SplatU32(Magnitude, b.Width(x))) }

// K is the constant v, as wide as x.
func (b Arithmetic) K(v uint32, x ID) ID { return b.SplatU32(v, b.Width(x)) }

// OneIf is 1 where a condition holds, and 0 elsewhere.
func (b Arithmetic) OneIf(cond ID) ID {
	n := b.Width(cond)
	return b.Select(cond, b.SplatU32(1, n), b.SplatU32(0, n))
}
