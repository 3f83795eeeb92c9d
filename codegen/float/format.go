package float

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
)

// ID names a value of a module.
type ID = words.ID

// Arithmetic writes what is done with the words of float32 and float64 numbers alike.
type Arithmetic struct {
	words.Arithmetic
	single single.Bits
	double double.Arithmetic
}

// New is arithmetic that writes to a.
func New(a words.Arithmetic) Arithmetic {
	return Arithmetic{a, single.Bits{Arithmetic: a}, double.New(a)}
}

// format is how a float lies in the highest of its words; what else there is of
// its mantissa is in the word below.
type format struct {
	mantissa uint32 // bits
	bias     uint32 // of the exponent
	infinity uint32
	nan      uint32 // the quiet one that arithmetic makes
}

// formats are float32 and float64, by their words.
var formats = [...]format{
	1: {single.MantissaBits, 127, single.Infinity, single.CanonicalNaN},
	2: {double.ExponentAt, double.Bias, double.Infinity, double.CanonicalNaN},
}

// InfinityOf is the highest word of infinity.
func InfinityOf(w words.Limbs) uint32 { return formatOf(w).infinity }

func formatOf(w words.Limbs) format { return formats[len(w)] }

// exponent is the highest word of 2^n.
func (f format) powerOfTwo(n int) uint32 { return uint32(int(f.bias)+n) << f.mantissa }

// CanonicalNaN puts the NaN that arithmetic makes where a condition holds.
func (b Arithmetic) CanonicalNaN(cond ID, w words.Limbs) words.Limbs {
	out := make(words.Limbs, len(w))
	for i := range w {
		nan := uint32(0)
		if i == len(w)-1 {
			nan = formatOf(w).nan
		}
		out[i] = b.Select(cond, b.K(nan, w[i]), w[i])
	}
	return out
}

// NaNLike is the NaN that arithmetic makes, in as many words as w.
func (b Arithmetic) NaNLike(w words.Limbs) words.Limbs {
	return b.WordLimbs(b.K(0, w[0]), w).WithTop(b.K(formatOf(w).nan, w[0]))
}

// IsNaN is true where the words are those of a NaN.
func (b Arithmetic) IsNaN(w words.Limbs) ID {
	if len(w) == 1 {
		return b.single.IsNaN(b.Magnitude(w[0]))
	}
	return b.double.IsNaN([2]ID(w))
}

// Key is a word that compares with the highest of infinity as the magnitude
// does: below it is finite, above it NaN.
func (b Arithmetic) Key(w words.Limbs) ID {
	if len(w) == 1 {
		return b.Magnitude(w[0])
	}
	return b.double.Key([2]ID(w))
}

// Sign is -1 or 1 of numbers that are not zero, and NaN of NaNs.
func (b Arithmetic) Sign(w words.Limbs) words.Limbs { return each(b.single.Sign, b.double.Sign, w) }

// OrderKey is an unsigned integer in the order of the numbers.
func (b Arithmetic) OrderKey(w words.Limbs) words.Limbs {
	return each(b.single.OrderKey, b.double.OrderKey, w)
}

// each is what is done with a number of either size.
func each(single func(w ID) ID, double func(w words.Pair) words.Pair, w words.Limbs) words.Limbs {
	if len(w) == 1 {
		return words.Limbs{single(w[0])}
	}
	r := double(words.Pair(w))
	return r[:]
}
