package elementary

import (
	"math"
	"testing"
)

// flushing is arithmetic as on a device that flushes subnormals.
type flushing struct{ Scalar }

func flush(v float32) float32 {
	if bits := math.Float32bits(v); bits&infinity == 0 {
		return math.Float32frombits(bits &^ signless)
	}
	return v
}

func (flushing) Add(a, b float32) float32 { return flush(flush(a) + flush(b)) }
func (flushing) Sub(a, b float32) float32 { return flush(flush(a) - flush(b)) }
func (flushing) Mul(a, b float32) float32 { return flush(flush(a) * flush(b)) }
func (flushing) Div(a, b float32) float32 { return flush(flush(a) / flush(b)) }
func (flushing) Sqrt(a float32) float32   { return flush(Scalar{}.Sqrt(flush(a))) }
func (m flushing) Scale(v float32, k uint32) float32 {
	return ScaleByBits[float32, uint32, bool](m, v, k)
}

func exp(m Arithmetic[float32, uint32, bool], x float32) float32 { return Exp(m, x) }

func TestScaleRoundsOnce(t *testing.T) {
	for k := -250; k <= 250; k++ {
		for mant := uint32(0); mant <= hiddenBit-1; mant += 4999 {
			exponents := []uint32{126, 127}
			if k >= -248 && k <= 248 {
				exponents = []uint32{125, 126, 127, 128}
			}
			for _, exponent := range exponents {
				v := math.Float32frombits(exponent<<mantissaBits | mant)
				want := float32(math.Ldexp(float64(v), k)) // float64 is exact, the conversion rounds once
				byMultiply := ScaleByMultiply(Scalar{}, v, uint32(int32(k)))
				byBits := ScaleByBits(flushing{}, v, uint32(int32(k)))
				if byMultiply != want || byBits != want {
					t.Fatalf("scale(%x, %d): by multiply %x, by bits %x, want %x", v, k, byMultiply, byBits, want)
				}
			}
		}
	}
}

func TestExpAtTheCorners(t *testing.T) {
	inf := math.Float32bits(float32(math.Inf(1)))
	for _, c := range []struct {
		name     string
		in, want uint32
	}{
		{"+0", 0, 0x3f800000},
		{"-0", 1 << 31, 0x3f800000},
		{"+Inf", inf, inf},
		{"-Inf", inf | 1<<31, 0},
		{"NaN with a payload", 0x7fc12345, canonicalNaN},
		{"negative NaN", 0xffc00000, canonicalNaN},
		{"signalling NaN", 0x7f800001, canonicalNaN},
		{"least subnormal", 1, 0x3f800000},
		{"greatest negative subnormal", 0x807fffff, 0x3f800000},
		{"1", 0x3f800000, 0x402df854},
		{"greatest finite result", math.Float32bits(0x1.62e42ep+6), 0x7f7fff84},
		{"just above it", math.Float32bits(0x1.62e430p+6), inf},
		{"greatest finite input", 0x7f7fffff, inf},
		{"smallest normal result", math.Float32bits(-0x1.5d589ep+6), 0x00800026},
		{"rounds to the least subnormal", math.Float32bits(-0x1.9fe368p+6), 1},
		{"just below it", math.Float32bits(-0x1.9fe36ap+6), 0},
		{"lowest finite input", 0xff7fffff, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := math.Float32frombits(c.in)
			for _, m := range []Arithmetic[float32, uint32, bool]{Scalar{}, flushing{}} {
				if got := math.Float32bits(exp(m, x)); got != c.want {
					t.Errorf("%T: exp(%x) = %#08x, want %#08x", m, x, got, c.want)
				}
			}
		})
	}
}

// What a device does with subnormal intermediate results must not matter.
func TestExpDoesNotDependOnSubnormals(t *testing.T) {
	for i := uint32(0); i < 1<<20; i++ {
		x := math.Float32frombits(i*4093 + i>>11)
		native, flushed := exp(Scalar{}, x), exp(flushing{}, x)
		if math.Float32bits(native) != math.Float32bits(flushed) {
			t.Fatalf("exp(%x) = %x, and %x where subnormals are flushed", x, native, flushed)
		}
	}
}
