package element

import (
	"fmt"
	"math"
	"strconv"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
)

// Format writes an element for people: a number by the shortest decimal that
// tells it from its neighbours, and floating-point ones with their bits, which
// tell NaNs apart. b is as [BitsOf] gives it.
func Format(d dtype.DType, b Bits) string {
	switch d.Kind() {
	case dtype.KindBool:
		if b[0] > 1 {
			return fmt.Sprintf("byte %#02x", b[0])
		}
		return strconv.FormatBool(b[0] == 1)
	case dtype.KindInt:
		return strconv.FormatInt(signed(d, b[0]), 10)
	case dtype.KindUint:
		return strconv.FormatUint(b[0], 10)
	case dtype.KindFloat:
		return fmt.Sprintf("%s (%s)", formatFloat(d, b[0]), hexadecimal(d, b[0]))
	case dtype.KindComplex:
		re, im := Parts(d, b)
		d = d.Real()
		imag := formatFloat(d, im[0])
		if imag[0] != '-' && imag[0] != '+' {
			imag = "+" + imag
		}
		return fmt.Sprintf("%s%si (%s, %s)", formatFloat(d, re[0]), imag, hexadecimal(d, re[0]), hexadecimal(d, im[0]))
	}
	return hexadecimal(d, b[0])
}

func formatFloat(d dtype.DType, bits uint64) string {
	if d == dtype.Float64 {
		return strconv.FormatFloat(math.Float64frombits(bits), 'g', -1, 64)
	}
	return strconv.FormatFloat(Float(d, bits), 'g', -1, 32)
}

func hexadecimal(d dtype.DType, bits uint64) string { return fmt.Sprintf("0x%0*x", 2*d.Size(), bits) }

// Float is the number that bits are in a real floating-point type, exactly;
// NaN for another type.
func Float(d dtype.DType, bits uint64) float64 {
	switch d {
	case dtype.Float16:
		return float64(float16.Frombits(uint16(bits)).Float32())
	case dtype.BFloat16:
		return float64(bfloat16.Frombits(uint16(bits)).Float32())
	case dtype.Float32:
		return float64(math.Float32frombits(uint32(bits)))
	case dtype.Float64:
		return math.Float64frombits(bits)
	}
	return math.NaN()
}

// Parts are the real and the imaginary part of an element of a complex type, as
// elements of [dtype.DType.Real].
func Parts(d dtype.DType, b Bits) (re, im Bits) {
	if d == dtype.Complex64 {
		return Bits{b[0] & math.MaxUint32}, Bits{b[0] >> 32}
	}
	return Bits{b[0]}, Bits{b[1]}
}

// signed extends the sign of an element of a signed type.
func signed(d dtype.DType, bits uint64) int64 {
	unused := 64 - 8*d.Size()
	return int64(bits<<unused) >> unused
}
