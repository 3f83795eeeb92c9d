package element

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

func TestFromFloat(t *testing.T) {
	for _, c := range []struct {
		d    dtype.DType
		x    float64
		want uint64
	}{
		{dtype.Bool, 0.5, 1}, {dtype.Bool, 0, 0}, {dtype.Bool, math.NaN(), 1},
		{dtype.Int8, 200, 127}, {dtype.Int8, -200, 0x80}, {dtype.Int8, -1.9, 0xff}, {dtype.Uint8, -3, 0}, {dtype.Uint8, 255.9, 255}, {dtype.Int32, math.NaN(), 0},
		{dtype.Int64, 1e30, math.MaxInt64}, {dtype.Int64, -1e30, 1 << 63}, {dtype.Uint64, 1e30, math.MaxUint64}, {dtype.Uint64, 1 << 63, 1 << 63},
		{dtype.Float16, 65519.99, 0x7bff}, {dtype.Float16, 65520, 0x7c00}, {dtype.Float16, 1 + 0x1p-11, 0x3c00}, {dtype.Float16, 1 + 0x1p-11 + 0x1p-40, 0x3c01},
		{dtype.Float16, 0x1p-25, 0}, {dtype.Float16, 0x1p-25 + 0x1p-60, 1}, {dtype.Float16, -0x1p-200, 0x8000}, {dtype.Float16, math.NaN(), 0x7e00},
		{dtype.BFloat16, 1 + 0x1p-8, 0x3f80}, {dtype.BFloat16, 1 + 0x1p-8 + 0x1p-50, 0x3f81}, {dtype.BFloat16, 1e300, 0x7f80}, {dtype.BFloat16, math.NaN(), 0x7fc0},
		{dtype.Float32, -math.Copysign(math.NaN(), -1), 0x7fc00000}, {dtype.Float32, 0.1, 0x3dcccccd}, {dtype.Complex64, 1, 0x3f800000},
		{dtype.Float64, math.Inf(-1), 0xfff << 52}, {dtype.Complex128, math.NaN(), 0x7ff8 << 48},
	} {
		if got := FromFloat(c.d, c.x); got != (Bits{c.want}) {
			t.Errorf("%v as %v: %#x, want %#x", c.x, c.d, got, c.want)
		}
	}
}

func TestFromComplex(t *testing.T) {
	for _, c := range []struct {
		d    dtype.DType
		x    complex128
		want Bits
	}{
		{dtype.Complex64, complex(1, -2), Bits{0xc0000000_3f800000}},
		{dtype.Complex128, complex(1, -2), Bits{math.Float64bits(1), math.Float64bits(-2)}},
		{dtype.Float32, complex(1, 5), Bits{0x3f800000}}, {dtype.Int8, complex(-1, 5), Bits{0xff}},
	} {
		if got := FromComplex(c.d, c.x); got != c.want {
			t.Errorf("FromComplex(%v, %v) = %#x, want %#x", c.d, c.x, got, c.want)
		}
	}
}
