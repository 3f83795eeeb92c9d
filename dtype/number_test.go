package dtype

import (
	"math"
	"testing"
)

func TestFromFloat(t *testing.T) {
	for _, c := range []struct {
		d    DType
		x    float64
		want uint64
	}{
		{Bool, 0.5, 1}, {Bool, 0, 0}, {Bool, math.NaN(), 1},
		{Int8, 200, 127}, {Int8, -200, 0x80}, {Int8, -1.9, 0xff}, {Uint8, -3, 0}, {Uint8, 255.9, 255}, {Int32, math.NaN(), 0},
		{Int64, 1e30, math.MaxInt64}, {Int64, -1e30, 1 << 63}, {Uint64, 1e30, math.MaxUint64}, {Uint64, 1 << 63, 1 << 63},
		{Float16, 65519.99, 0x7bff}, {Float16, 65520, 0x7c00}, {Float16, 1 + 0x1p-11, 0x3c00}, {Float16, 1 + 0x1p-11 + 0x1p-40, 0x3c01},
		{Float16, 0x1p-25, 0}, {Float16, 0x1p-25 + 0x1p-60, 1}, {Float16, -0x1p-200, 0x8000}, {Float16, math.NaN(), 0x7e00},
		{BFloat16, 1 + 0x1p-8, 0x3f80}, {BFloat16, 1 + 0x1p-8 + 0x1p-50, 0x3f81}, {BFloat16, 1e300, 0x7f80}, {BFloat16, math.NaN(), 0x7fc0},
		{Float32, -math.Copysign(math.NaN(), -1), 0x7fc00000}, {Float32, 0.1, 0x3dcccccd}, {Complex64, 1, 0x3f800000},
		{Float64, math.Inf(-1), 0xfff << 52}, {Complex128, math.NaN(), 0x7ff8 << 48},
	} {
		if got := FromFloat(c.d, c.x); got != (Bits{c.want}) {
			t.Errorf("%v as %v: %#x, want %#x", c.x, c.d, got, c.want)
		}
	}
}
