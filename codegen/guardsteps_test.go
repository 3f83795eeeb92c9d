package codegen

import (
	"math"
	"os"
	"testing"
)

// The steps of sqrtByFMA and of divByReciprocal, written again with a machine's fma: what
// their comments prove, tried on all that can be hard.

// every is how many cases there are to one that is tried.
func every(n uint32) uint32 {
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		return 1
	}
	return n
}

// Roots are the nearest whatever InverseSqrt is off, up to 3 ULP: of every significand, with
// an even exponent and an odd one.
func TestStepsOfRoots(t *testing.T) {
	step := every(61)
	for w := uint32(1 << 23); w < 1<<25; w += step {
		bits := w + 126<<mantissaBits // from 1 to 4
		x := math.Float32frombits(bits)
		want := float32(math.Sqrt(float64(x)))
		nearest := math.Float32bits(float32(1 / math.Sqrt(float64(x))))
		for off := range uint32(7) {
			if got := rootBySteps(x, math.Float32frombits(nearest+off-3)); got != want {
				t.Fatalf("the root of %v is %v, want %v, of 1 over it off by %d", x, got, want, int(off)-3)
			}
		}
	}
}

func rootBySteps(x, inverse float32) float32 {
	root, half := x*inverse, -0.5*inverse
	s := math.Float32bits(fma32(fma32(root, root, -x), half, root))
	isLess := func(neighbour uint32) uint32 {
		return math.Float32bits(fma32(math.Float32frombits(s), math.Float32frombits(neighbour), -x)) >> 31
	}
	return math.Float32frombits(s - 1 + isLess(s-1) + isLess(s+1))
}

// Quotients are the nearest that are next to the middle of two floats: of every divisor's
// significand, those that with it are up to 6*2^-24 units over y away. See HardNumerators.
func TestStepsOfQuotients(t *testing.T) {
	step := every(31)
	for y := uint32(hiddenBit); y < 2*hiddenBit; y += step {
		for _, x := range HardNumerators(y, 6) {
			if got, want := quotientBySteps(float32(x), float32(y)), float32(x)/float32(y); got != want {
				t.Fatalf("%d / %d is %v, want %v", x, y, got, want)
			}
		}
	}
}

func quotientBySteps(x, y float32) float32 {
	r := 1 / y
	q := x * r
	return fma32(fma32(-y, q, x), r, q)
}

// Reciprocals are the nearest, of every significand; near the ends of their range too.
func TestStepsOfInverses(t *testing.T) {
	step := every(7)
	for w := uint32(0); w < hiddenBit; w += step {
		for _, exponent := range []uint32{127 - 100, 127, 127 + 99} {
			for _, bits := range []uint32{w, ^w & (hiddenBit - 1)} {
				y := math.Float32frombits(exponent<<mantissaBits | bits)
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
	r *= fma32(-y, r, math.Float32frombits(inverseTwo))
	e := fma32(-y, r, 1)
	r = fma32(r, fma32(e, e, e), r)
	return fma32(r, fma32(-y, r, 1), r)
}

// HardNumerators are the 24-bit numbers x for which x * 2^p, p being 24 where x >= y and 25
// elsewhere, is a multiple of y by an odd number of 25 bits, but for far at the most. That
// number is a middle of two floats, and far over y how far the quotient is from it, in units
// of 2^-24 of its last place.
func HardNumerators(y uint32, far int) (list []uint32) {
	trailing := 0
	for y>>trailing&1 == 0 {
		trailing++
	}
	odd := uint64(y >> trailing)
	inverse := odd // modulo 2^3, and of twice as many places each time
	for range 4 {
		inverse *= 2 - odd*inverse
	}
	for p := 24; p <= 25; p++ {
		for k := -far; k <= far; k++ {
			if k == 0 || trailing > p || k&(1<<trailing-1) != 0 {
				continue
			}
			modulus := uint64(1) << (p - trailing)
			for middle := uint64(k>>trailing) * inverse & (modulus - 1); middle < 1<<25; middle += modulus {
				x := uint32((uint64(y)*middle - uint64(k)) >> p)
				if middle >= 1<<24 && middle&1 != 0 && x >= hiddenBit && x < 2*hiddenBit && (p == 24) == (x >= y) {
					list = append(list, x)
				}
			}
		}
	}
	return list
}
