package codegen

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/dtype"
)

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

func formatOf(w limbs) format { return formats[len(w)] }

// exponent is the highest word of 2^n.
func (f format) powerOfTwo(n int) uint32 { return uint32(int(f.bias)+n) << f.mantissa }

// canonicalNaN puts the NaN that arithmetic makes where a condition holds.
func (b *Builder) canonicalNaN(cond ID, w limbs) limbs {
	out := make(limbs, len(w))
	for i := range w {
		nan := uint32(0)
		if i == len(w)-1 {
			nan = formatOf(w).nan
		}
		out[i] = b.Select(cond, b.words.K(nan, w[i]), w[i])
	}
	return out
}

// nanLike is the NaN that arithmetic makes, in as many words as w.
func (b *Builder) nanLike(w limbs) limbs {
	return b.words.WordLimbs(b.words.K(0, w[0]), w).WithTop(b.words.K(formatOf(w).nan, w[0]))
}

// isNaN is true where the words are those of a NaN.
func (b *Builder) isNaN(w limbs) ID {
	if len(w) == 1 {
		return b.single.IsNaN(b.words.Magnitude(w[0]))
	}
	return b.double.IsNaN([2]ID(w))
}

// floatKey is a word that compares with the highest of infinity as the magnitude
// does: below it is finite, above it NaN.
func (b *Builder) floatKey(w limbs) ID {
	if len(w) == 1 {
		return b.words.Magnitude(w[0])
	}
	return b.double.Key([2]ID(w))
}

// made is a float that arithmetic made, in words.
func (b *Builder) madeOf(d dtype.DType, w limbs) Value {
	return b.Computed(ofHeld(d, b.Width(w[0]), w))
}
