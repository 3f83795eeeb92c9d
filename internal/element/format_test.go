package element

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

func TestFormatAndDistance(t *testing.T) {
	f32 := func(v float32) uint64 { return uint64(math.Float32bits(v)) }
	f64 := math.Float64bits
	for _, c := range []struct {
		name string
		d    dtype.DType
		a, b Bits
		want float64
		text string // of a
	}{
		{"neighbours of float32", dtype.Float32, Bits{f32(1)}, Bits{f32(1) + 1}, 1, "1 (0x3f800000)"},
		{"about zero", dtype.Float32, Bits{1}, Bits{1<<31 | 1}, 2, "1e-45 (0x00000001)"},
		{"zeros of two signs", dtype.Float64, Bits{1 << 63}, Bits{0}, 0, "-0 (0x8000000000000000)"},
		{"the ends of float64", dtype.Float64, Bits{f64(math.Inf(1))}, Bits{f64(math.Inf(-1))}, 2 * 0x7ff0000000000000, "+Inf (0x7ff0000000000000)"},
		{"NaN is beyond infinity", dtype.Float64, Bits{0x7ff8000000000000}, Bits{f64(math.Inf(1))}, 1 << 51, "NaN (0x7ff8000000000000)"},
		{"NaNs of two signs", dtype.Float16, Bits{0x7e00}, Bits{0xfe00}, 2 * 0x7e00, "NaN (0x7e00)"},
		{"neighbours of float16", dtype.Float16, Bits{0x2e66}, Bits{0x2e65}, 1, "0.099975586 (0x2e66)"},
		{"infinity of bfloat16", dtype.BFloat16, Bits{0x7f80}, Bits{0x7f7f}, 1, "+Inf (0x7f80)"},
		{"parts", dtype.Complex64, Bits{f32(1) | f32(2)<<32}, Bits{f32(1) + 1 | (f32(2)+3)<<32}, 3, "1+2i (0x3f800000, 0x40000000)"},
		{"wide parts", dtype.Complex128, Bits{f64(1), f64(-0.5)}, Bits{f64(1) + 2, f64(-0.5)}, 2, "1-0.5i (0x3ff0000000000000, 0xbfe0000000000000)"},
		{"an infinite part", dtype.Complex64, Bits{0x7f80000000000000}, Bits{0x7f80000000000000}, 0, "0+Infi (0x00000000, 0x7f800000)"},
		{"the ends of int8", dtype.Int8, Bits{0x80}, Bits{0x7f}, 255, "-128"},
		{"the ends of int64", dtype.Int64, Bits{1 << 63}, Bits{1<<63 - 1}, 0x1p64, "-9223372036854775808"},
		{"the ends of uint64", dtype.Uint64, Bits{1<<64 - 1}, Bits{0}, 0x1p64, "18446744073709551615"},
		{"bools", dtype.Bool, Bits{1}, Bits{0}, 1, "true"},
		{"no bool", dtype.Bool, Bits{5}, Bits{0}, 5, "byte 0x05"},
	} {
		for _, got := range []float64{Distance(c.d, c.a, c.b), Distance(c.d, c.b, c.a)} {
			if got != c.want {
				t.Errorf("%s: %g, want %g", c.name, got, c.want)
			}
		}
		if got := Format(c.d, c.a); got != c.text {
			t.Errorf("%s: %s, want %s", c.name, got, c.text)
		}
	}
}

// Every half is the number that its sign, exponent and fraction say.
func TestFloat(t *testing.T) {
	for d, fraction := range map[dtype.DType]int{dtype.Float16: 10, dtype.BFloat16: 7} {
		exponents := 1<<(15-fraction) - 1
		for bits := range 1 << 16 {
			exponent, f := bits>>fraction&exponents, bits&(1<<fraction-1)
			want := math.Ldexp(float64(f), 1-exponents/2-fraction)
			switch {
			case exponent == exponents && f != 0:
				want = math.NaN()
			case exponent == exponents:
				want = math.Inf(1)
			case exponent > 0:
				want = math.Ldexp(float64(f+1<<fraction), exponent-exponents/2-fraction)
			}
			if bits>>15 != 0 {
				want = -want
			}
			got := Float(d, uint64(bits))
			if math.Float64bits(got) != math.Float64bits(want) && !(math.IsNaN(got) && math.IsNaN(want)) {
				t.Fatalf("%v %#04x is %v, want %v", d, bits, got, want)
			}
		}
	}
	if got := Float(dtype.Int32, 1); !math.IsNaN(got) {
		t.Errorf("the float of an int32 is %v", got)
	}
}
