package half

import (
	"math"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
)

// A constant half has the bits of the float32 of its value. NaNs may differ in their payload.
func TestHalfAsFloat32(t *testing.T) {
	for h := range 1 << 16 {
		if got, want := AsFloat32(dtype.Float16, uint16(h)), math.Float32bits(float16.Frombits(uint16(h)).Float32()); got != want && !(want&0x7fffffff > 0x7f800000 && got&0x7fffffff > 0x7f800000) {
			t.Fatalf("float16 %#04x is %#08x, want %#08x", h, got, want)
		}
		if got, want := AsFloat32(dtype.BFloat16, uint16(h)), uint32(h)<<16; got != want {
			t.Fatalf("bfloat16 %#04x is %#08x, want %#08x", h, got, want)
		}
	}
}
