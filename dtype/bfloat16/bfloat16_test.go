package bfloat16_test

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype/bfloat16"
)

// Every number converts to float32 and back unchanged. Every float32 between two neighbours goes to
// the nearer one, or of two equally near to the even one.
func TestRounding(t *testing.T) {
	for bits := range uint32(1 << 16) {
		f := bfloat16.Frombits(uint16(bits))
		if f.IsNaN() {
			if back := bfloat16.Fromfloat32(f.Float32()); !back.IsNaN() || back.Bits()&0x40 == 0 {
				t.Errorf("NaN %#04x comes back as %#04x", bits, back)
			}
			continue
		}
		at := bits << 16
		half := uint32(0x8000)
		even := bits&1 == 0
		cases := []struct {
			low  uint32
			next bool
		}{{0, false}, {1, false}, {half - 1, false}, {half, !even}, {half + 1, true}, {0xffff, true}}
		if f.IsInf(0) {
			cases = cases[:1] // beyond it are NaNs
		}
		for _, c := range cases {
			want := uint16(bits)
			if c.next {
				want++
			}
			if got := bfloat16.Fromfloat32(math.Float32frombits(at + c.low)); got.Bits() != want {
				t.Fatalf("%#08x becomes %#04x, not %#04x", at+c.low, got, want)
			}
		}
	}
}

func TestQueries(t *testing.T) {
	for _, c := range []struct {
		f            float32
		text         string
		inf, nan, sb bool
	}{
		{1.5, "1.5", false, false, false},
		{float32(math.Inf(-1)), "-Inf", true, false, true},
		{float32(math.NaN()), "NaN", false, true, false},
		{float32(math.Copysign(0, -1)), "-0", false, false, true},
	} {
		f := bfloat16.Fromfloat32(c.f)
		if f.String() != c.text || f.IsInf(0) != c.inf || f.IsNaN() != c.nan || f.Signbit() != c.sb {
			t.Errorf("%v: %s, inf %v, NaN %v, sign bit %v", c.f, f, f.IsInf(0), f.IsNaN(), f.Signbit())
		}
	}
}
