package float

import (
	"math"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/internal/testcode"
)

// both returns a case on float32s and one on float64s, with so many operands.
func both(name string, operands int, write func(b Arithmetic, x []words.Limbs) words.Limbs, want func(x []float64) float64) (list []testcode.WordCase) {
	for _, size := range []int{1, 2} {
		c := testcode.WordCase{
			Name:     name + " of " + []string{1: "float32", 2: "float64"}[size],
			Operands: strings.Repeat([]string{1: "s", 2: "d"}[size], operands),
		}
		c.Emit = func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
			var x []words.Limbs
			for i := 0; i < len(in); i += size {
				x = append(x, words.Limbs(in[i:i+size]))
			}
			return write(New(words.Arithmetic{Arithmetic: &b.Arithmetic}), x)
		}
		c.Want = func(in []uint32) []uint32 {
			var x []float64
			for i := 0; i < len(in); i += size {
				if size == 1 {
					x = append(x, float64(math.Float32frombits(in[i])))
				} else {
					x = append(x, testcode.ToDouble(in[i:]))
				}
			}
			if y := want(x); size == 2 {
				return testcode.FromDouble(y)
			} else {
				return testcode.FromFloat(float32(y))
			}
		}
		list = append(list, c)
	}
	return list
}

// TestBothFloats compares roundings and remainders of both floats with Go's, whose NaNs it makes
// canonical.
func TestBothFloats(t *testing.T) {
	var cases []testcode.WordCase
	for _, r := range []struct {
		name string
		to   Rounding
		want func(x float64) float64
	}{{"trunc", TowardsZero, math.Trunc}, {"floor", Downwards, math.Floor}, {"ceil", Upwards, math.Ceil}, {"round", ToNearest, math.RoundToEven}} {
		cases = append(cases, both(r.name, 1, func(b Arithmetic, x []words.Limbs) words.Limbs {
			y := b.Round(x[0], r.to)
			return b.CanonicalNaN(b.IsNaN(y), y)
		}, func(x []float64) float64 { return r.want(x[0]) })...)
	}
	cases = append(cases, both("fmod", 2, func(b Arithmetic, x []words.Limbs) words.Limbs { return b.Fmod(x[0], x[1]) },
		func(x []float64) float64 { return math.Mod(x[0], x[1]) })...)
	for i, c := range cases {
		t.Run(c.Name, func(t *testing.T) { c.Test(t, []int{1, 2, 4}[i%3], 5, 2000, 800) })
	}
}

// TestKey checks that a number's key tells whether it is zero, finite, infinite or NaN.
func TestKey(t *testing.T) {
	for _, c := range both("kinds", 1, func(b Arithmetic, x []words.Limbs) words.Limbs {
		w := x[0]
		key := b.Key(w)
		infinity := b.K(InfinityOf(w), key)
		kind := b.IAdd(b.OneIf(b.IEq(key, b.K(0, key))), b.IAdd(b.ShiftL(b.OneIf(b.ULess(key, infinity)), b.K(1, key)), b.ShiftL(b.OneIf(b.UGreater(key, infinity)), b.K(2, key))))
		if len(w) == 1 {
			return words.Limbs{b.AsU32(b.ConvertSToF(kind))}
		}
		low, high := b.K(0, key), b.double.FromInteger(words.Limbs{kind}, false)
		return words.Limbs{b.Or(low, high[0]), high[1]}
	}, func(x []float64) float64 {
		kind := 0.0
		switch v := x[0]; {
		case v != v:
			kind = 4
		case v == 0:
			kind = 3
		case !math.IsInf(v, 0):
			kind = 2
		}
		return kind
	}) {
		t.Run(c.Name, func(t *testing.T) { c.Test(t, 2, 5, 2000, 500) })
	}
}
