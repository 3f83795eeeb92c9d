package vector

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/hostref"
)

// The vector loops of terms give the same bits as single numbers, for special values too.
func TestTerms(t *testing.T) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	inf := float32(math.Inf(1))
	number := rapid.OneOf(rapid.Float32(), rapid.SampledFrom([]float32{0, float32(math.Copysign(0, -1)), inf, -inf,
		float32(math.NaN()), math.Float32frombits(0xffc00001), math.MaxFloat32, -math.MaxFloat32, math.SmallestNonzeroFloat32, 1, 1e6, 1e30}))
	same := func(a, b complex64) bool {
		bits := func(f float32) uint32 {
			if f != f {
				return 0x7fc00000
			}
			return math.Float32bits(f)
		}
		return math.Float32bits(real(a)) == bits(real(b)) && math.Float32bits(imag(a)) == bits(imag(b))
	}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(Group, 90).Draw(t, "n")
		draw := func() []complex64 {
			list := make([]complex64, 2*n)
			for i := range list {
				list[i] = complex(number.Draw(t, "real"), number.Draw(t, "imaginary"))
			}
			return list
		}
		x, y := draw(), draw()
		sums, terms, numbers := make([]complex64, 2*n), make([]complex64, 2*n), make([]float32, 2*n)
		for i, v := range x {
			numbers[i] = real(v)
		}
		AddTerms(sums, x, y)
		SumTerm(terms, numbers)
		for i := range sums {
			if want := addTerm(x[i], y[i]); !same(sums[i], want) {
				t.Fatalf("%v and %v make %v, not %v", x[i], y[i], sums[i], want)
			}
			high := float32(numbers[i] * 0x1p-40)
			if want := complex(high, numbers[i]-float32(high*0x1p40)); !same(terms[i], want) {
				t.Fatalf("%v is %v, not %v", numbers[i], terms[i], want)
			}
		}
	})
}

// addTerm returns the sum of two terms.
func addTerm(x, y complex64) complex64 {
	first, second := hostref.AddTerm(real(x), imag(x), real(y), imag(y))
	return complex(first, second)
}
