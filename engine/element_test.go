package engine

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

func TestDistanceAndFormat(t *testing.T) {
	f32 := func(v float32) uint64 { return uint64(math.Float32bits(v)) }
	f64 := math.Float64bits
	nan := math.NaN()
	for _, c := range []struct {
		name string
		d    dtype.DType
		a, b dtype.Bits
		want float64
		text string // of a
	}{
		{"neighbours of float32", dtype.Float32, dtype.Bits{f32(1)}, dtype.Bits{f32(1) + 1}, 1, "1 (0x3f800000)"},
		{"about zero", dtype.Float32, dtype.Bits{1}, dtype.Bits{1<<31 | 1}, 2, "1e-45 (0x00000001)"},
		{"zeros of two signs", dtype.Float64, dtype.Bits{0}, dtype.Bits{1 << 63}, 0, "0 (0x0000000000000000)"},
		{"the ends of float64", dtype.Float64, dtype.Bits{f64(math.Inf(1))}, dtype.Bits{f64(math.Inf(-1))}, 2 * 0x7ff0000000000000, "+Inf (0x7ff0000000000000)"},
		{"NaN", dtype.Float64, dtype.Bits{f64(2)}, dtype.Bits{f64(nan)}, nan, "2 (0x4000000000000000)"},
		{"neighbours of float16", dtype.Float16, dtype.Bits{0x3c00}, dtype.Bits{0x3bff}, 1, "1 (0x3c00)"},
		{"NaN of float16", dtype.Float16, dtype.Bits{0x3c00}, dtype.Bits{0x7e00}, nan, "1 (0x3c00)"},
		{"infinity of bfloat16", dtype.BFloat16, dtype.Bits{0x7f80}, dtype.Bits{0x7f7f}, 1, "+Inf (0x7f80)"},
		{"parts", dtype.Complex64, dtype.Bits{f32(1) | f32(2)<<32}, dtype.Bits{f32(1) + 1 | (f32(2)+3)<<32}, 3, "1 (0x3f800000) + 2 (0x40000000) i"},
		{"wide parts", dtype.Complex128, dtype.Bits{f64(1), f64(-0.5)}, dtype.Bits{f64(1) + 2, f64(-0.5)}, 2, "1 (0x3ff0000000000000) + -0.5 (0xbfe0000000000000) i"},
		{"NaN of a part", dtype.Complex128, dtype.Bits{f64(1), f64(1)}, dtype.Bits{f64(1), f64(nan)}, nan, "1 (0x3ff0000000000000) + 1 (0x3ff0000000000000) i"},
		{"the ends of int8", dtype.Int8, dtype.Bits{0x80}, dtype.Bits{0x7f}, 255, "-128"},
		{"the ends of int64", dtype.Int64, dtype.Bits{1 << 63}, dtype.Bits{1<<63 - 1}, 0x1p64, "-9223372036854775808"},
		{"the ends of uint64", dtype.Uint64, dtype.Bits{1<<64 - 1}, dtype.Bits{0}, 0x1p64, "18446744073709551615"},
		{"bools", dtype.Bool, dtype.Bits{1}, dtype.Bits{0}, 1, "0x01"},
	} {
		for _, got := range []float64{distance(c.d, c.a, c.b), distance(c.d, c.b, c.a)} {
			if got != c.want && !(got != got && c.want != c.want) {
				t.Errorf("%s: %g, want %g", c.name, got, c.want)
			}
		}
		if got := formatElement(c.d, c.a); got != c.text {
			t.Errorf("%s: %s, want %s", c.name, got, c.text)
		}
	}
}
