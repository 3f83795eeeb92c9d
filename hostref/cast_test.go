package hostref

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// castTargets returns elements whose conversion to another type is near a tie or a limit: random
// numbers of every float type, midpoints between two, and the elements next to these.
func castTargets(from dtype.DType, random *rand.Rand) []uint64 {
	list := sampleBits(from, random, 500)
	for _, to := range realFloats {
		for _, w := range sampleBits(to, random, 300) {
			a, b := elementOf(to, w), elementOf(to, w+1)
			if a.value == nil || b.value == nil {
				continue
			}
			middle := exact().Add(a.value, b.value)
			middle.SetMantExp(middle, -1)
			for _, v := range []*big.Float{a.value, middle} {
				if from.IsFloat() {
					w := finiteElement(v).bits(from)
					list = append(list, w, (w+1)&mask(from), (w-1)&mask(from))
				} else if whole, _ := v.Int(nil); from.IsInteger() {
					n := new(big.Int).And(whole, new(big.Int).SetUint64(mask(from))).Uint64()
					list = append(list, n, (n+1)&mask(from), (n-1)&mask(from))
				}
			}
		}
	}
	return list
}

func mask(d dtype.DType) uint64 { return 1<<(8*d.Size()-1)<<1 - 1 }

// converted converts a real number or a bool to a float or to bool.
func converted(e meaning, to dtype.DType) uint64 {
	if to == dtype.Bool {
		return uint64(oneIf(e.nan || e.inf != 0 || e.value.Sign() != 0))
	}
	return e.bits(to)
}

// toInteger truncates and saturates a float, and wraps an integer.
func toInteger(from dtype.DType, e meaning, to dtype.DType) uint64 {
	if e.nan {
		return 0
	}
	low, high := new(big.Int), new(big.Int).SetUint64(mask(to))
	if to.IsSigned() {
		high.Rsh(high, 1)
		low.Not(high)
	}
	whole := new(big.Int)
	switch {
	case e.inf > 0:
		whole.Add(high, big.NewInt(1))
	case e.inf < 0:
		whole.Sub(low, big.NewInt(1))
	default:
		e.value.Int(whole) // towards zero
	}
	if from.IsFloat() {
		switch {
		case whole.Cmp(high) > 0:
			whole = high
		case whole.Cmp(low) < 0:
			whole = low
		}
	}
	return new(big.Int).And(whole, new(big.Int).SetUint64(mask(to))).Uint64()
}

func castOf(from dtype.DType, bits uint64, to dtype.DType) uint64 {
	if from == to {
		return bits
	}
	e := elementOf(from, bits)
	if to.IsInteger() {
		return toInteger(from, e, to)
	}
	return converted(e, to)
}

// Every conversion between real types and bool rounds once.
func TestCasts(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 2))
	for _, from := range dtype.All() {
		if from.IsComplex() {
			continue
		}
		x := castTargets(from, random)
		for _, to := range dtype.All() {
			if to.IsComplex() {
				continue
			}
			got := evaluate(t, ops.Cast, to, columnOf(from, x...))
			for i, w := range x {
				if want := castOf(from, w, to); bitsAt(got, i) != want {
					t.Errorf("cast of %s from %s to %s is %#x, want %#x", describe(from, w), from, to, bitsAt(got, i), want)
					break
				}
			}
		}
	}
}

// A complex number converts part by part to a complex type, and by its real part to others. To bool
// it is true if either part is not zero.
func TestComplexCasts(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 2))
	for _, from := range []dtype.DType{dtype.Complex64, dtype.Complex128} {
		part := from.Real()
		re, im := samplePairs(part, random, 500)
		z := columnOf(part, interleaved(re, im)...)
		z.DType = from
		for _, to := range dtype.All() {
			got := evaluate(t, ops.Cast, to, z)
			for i := range re {
				bits := element.BitsOf(got.Part(i, i+1).Data)
				var want element.Bits
				switch {
				case to == from:
					want = element.BitsOf(z.Part(i, i+1).Data)
				case to == dtype.Bool:
					want[0] = castOf(part, re[i], to) | castOf(part, im[i], to)
				case to == part: // a conversion, which makes NaNs canonical
					want[0] = elementOf(part, re[i]).bits(part)
				case to.IsComplex():
					want = joinedBits(to, elementOf(part, re[i]).bits(to.Real()), elementOf(part, im[i]).bits(to.Real()))
				default:
					want[0] = castOf(part, re[i], to)
				}
				if bits != want {
					t.Errorf("cast of (%s, %s) from %s to %s is %#x, want %#x", describe(part, re[i]), describe(part, im[i]), from, to, bits, want)
					break
				}
			}
		}
		for _, other := range dtype.All() {
			if other.IsComplex() {
				continue
			}
			x := castTargets(other, random)
			got := evaluate(t, ops.Cast, from, columnOf(other, x...))
			for i, w := range x {
				want := joinedBits(from, converted(elementOf(other, w), part), 0)
				if bits := element.BitsOf(got.Part(i, i+1).Data); bits != want {
					t.Errorf("cast of %s from %s to %s is %#x, want %#x", describe(other, w), other, from, bits, want)
					break
				}
			}
		}
	}
}

func interleaved[T any](x, y []T) []T {
	out := make([]T, 0, 2*len(x))
	for i := range x {
		out = append(out, x[i], y[i])
	}
	return out
}

// joinedBits returns the complex number with the given parts.
func joinedBits(d dtype.DType, re, im uint64) element.Bits {
	if d == dtype.Complex64 {
		return element.Bits{re | im<<32}
	}
	return element.Bits{re, im}
}
