package engine

import (
	"fmt"
	"math"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
)

// partsOf are the parts of a complex element.
func partsOf(d dtype.DType, b dtype.Bits) (re, im dtype.Bits) {
	if d == dtype.Complex64 {
		return dtype.Bits{b[0] & math.MaxUint32}, dtype.Bits{b[0] >> 32}
	}
	return dtype.Bits{b[0]}, dtype.Bits{b[1]}
}

// formatElement writes an element, of a float with its bits.
func formatElement(d dtype.DType, b dtype.Bits) string {
	withBits := func(v any) string { return fmt.Sprintf("%v (0x%0*x)", v, 2*d.Size(), b[0]) }
	switch d {
	case dtype.Float16:
		return withBits(float16.Frombits(uint16(b[0])))
	case dtype.BFloat16:
		return withBits(bfloat16.Frombits(uint16(b[0])))
	case dtype.Float32:
		return withBits(math.Float32frombits(uint32(b[0])))
	case dtype.Float64:
		return withBits(math.Float64frombits(b[0]))
	case dtype.Complex64, dtype.Complex128:
		re, im := partsOf(d, b)
		return fmt.Sprintf("%s + %s i", formatElement(d.Real(), re), formatElement(d.Real(), im))
	case dtype.Bool:
		return fmt.Sprintf("0x%02x", b[0])
	}
	if d.IsSigned() {
		return fmt.Sprint(signedValue(d, b[0]))
	}
	return fmt.Sprint(b[0])
}

// distance is that of a [MismatchError].
func distance(d dtype.DType, a, b dtype.Bits) float64 {
	switch {
	case d.IsComplex():
		aRe, aIm := partsOf(d, a)
		bRe, bIm := partsOf(d, b)
		return max(distance(d.Real(), aRe, bRe), distance(d.Real(), aIm, bIm)) // NaN if either is
	case !d.IsFloat():
		x, y := a[0], b[0]
		if d.IsSigned() { // in the order of unsigned numbers
			x, y = uint64(signedValue(d, x))^1<<63, uint64(signedValue(d, y))^1<<63
		}
		return float64(max(x, y) - min(x, y))
	case isNaN(d, a[0]) || isNaN(d, b[0]):
		return math.NaN()
	}
	x, y := ordered(d, a[0]), ordered(d, b[0])
	if (x < 0) != (y < 0) { // their difference may not fit
		return math.Abs(float64(x)) + math.Abs(float64(y))
	}
	return math.Abs(float64(x - y))
}

// signedValue extends the sign.
func signedValue(d dtype.DType, bits uint64) int64 {
	shift := 64 - 8*d.Size()
	return int64(bits<<shift) >> shift
}

// infinities are the bits of the floats' +Inf.
var infinities = map[dtype.DType]uint64{
	dtype.Float16: 0x7c00, dtype.BFloat16: 0x7f80, dtype.Float32: 0x7f800000, dtype.Float64: 0x7ff0000000000000,
}

func isNaN(d dtype.DType, bits uint64) bool {
	return bits&(1<<(8*d.Size()-1)-1) > infinities[d]
}

// ordered maps a float's bits to integers in the order of the floats, one apart
// where these are neighbours; both zeros are 0.
func ordered(d dtype.DType, bits uint64) int64 {
	if sign := uint64(1) << (8*d.Size() - 1); bits&sign != 0 {
		return -int64(bits &^ sign)
	}
	return int64(bits)
}
