package single

import (
	"math"
	"os"
	"testing"

	"github.com/weft-gpu/weft/internal/testcode"
)

// These tests repeat the steps of sqrtByFMA, DivByReciprocal and Inverse in Go. They try what the
// comments there prove, on all hard cases.

// every returns n, or 1 with WEFT_EXHAUSTIVE=1: a test tries one of so many cases.
func every(n uint32) uint32 {
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		return 1
	}
	return n
}

// Roots are correctly rounded for every error of InverseSqrt up to 3 ULP, and for every
// significand with an even and an odd exponent.
func TestStepsOfRoots(t *testing.T) {
	step := every(61)
	for w := uint32(1 << 23); w < 1<<25; w += step {
		bits := w + 126<<MantissaBits // from 1 to 4
		x := math.Float32frombits(bits)
		want := float32(math.Sqrt(float64(x)))
		nearest := math.Float32bits(float32(1 / math.Sqrt(float64(x))))
		for off := range uint32(7) {
			if got := rootBySteps(x, math.Float32frombits(nearest+off-3)); got != want {
				t.Fatalf("the root of %v is %v, want %v, with InverseSqrt off by %d ULP", x, got, want, int(off)-3)
			}
		}
	}
}

func rootBySteps(x, inverse float32) float32 {
	root, half := x*inverse, -0.5*inverse
	s := math.Float32bits(testcode.FMA32(testcode.FMA32(root, root, -x), half, root))
	isLess := func(neighbour uint32) uint32 {
		return math.Float32bits(testcode.FMA32(math.Float32frombits(s), math.Float32frombits(neighbour), -x)) >> 31
	}
	return math.Float32frombits(s - 1 + isLess(s-1) + isLess(s+1))
}

// Quotients next to the middle of two floats are correctly rounded. For every divisor's
// significand y, the test tries all quotients that are at most 6*2^-24/y units from a middle; see
// testcode.HardNumerators.
func TestStepsOfQuotients(t *testing.T) {
	step := every(31)
	for y := uint32(HiddenBit); y < 2*HiddenBit; y += step {
		for _, x := range testcode.HardNumerators(y, 6) {
			if got, want := quotientBySteps(float32(x), float32(y)), float32(x)/float32(y); got != want {
				t.Fatalf("%d / %d is %v, want %v", x, y, got, want)
			}
		}
	}
}

func quotientBySteps(x, y float32) float32 {
	r := 1 / y
	q := x * r
	return testcode.FMA32(testcode.FMA32(-y, q, x), r, q)
}

// Reciprocals are correctly rounded for every significand, also near the limits of Inverse's
// range.
func TestStepsOfInverses(t *testing.T) {
	step := every(7)
	for w := uint32(0); w < HiddenBit; w += step {
		for _, exponent := range []uint32{127 - 100, 127, 127 + 99} {
			for _, bits := range []uint32{w, ^w & (HiddenBit - 1)} {
				y := math.Float32frombits(exponent<<MantissaBits | bits)
				if got, want := inverseBySteps(y), 1/y; got != want {
					t.Fatalf("1 / %x is %x, want %x", y, got, want)
				}
				if got, want := inverseBySteps(-y), -1/y; got != want {
					t.Fatalf("1 / %x is %x, want %x", -y, got, want)
				}
			}
		}
	}
}

func inverseBySteps(y float32) float32 {
	r := math.Float32frombits(inverseBits - math.Float32bits(y))
	r *= testcode.FMA32(-y, r, math.Float32frombits(inverseTwo))
	e := testcode.FMA32(-y, r, 1)
	r = testcode.FMA32(r, testcode.FMA32(e, e, e), r)
	return testcode.FMA32(r, testcode.FMA32(-y, r, 1), r)
}
