package arraytext

import (
	"encoding/binary"
	"math"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
)

// value is element i: a bool, an int64, a uint64, a float64 or a complex128; a number of
// less bits is the same number, but for float32 and complex64, which stay what they are.
func (a *Array) value(i int) any {
	size := a.DType.Size()
	b := a.Data[i*size:][:size]
	switch a.DType.Kind() {
	case dtype.KindBool:
		return b[0] != 0
	case dtype.KindInt:
		return int64(unsigned(b)<<(64-8*size)) >> (64 - 8*size)
	case dtype.KindUint:
		return unsigned(b)
	case dtype.KindFloat:
		return float(a.DType, b)
	}
	re, im := float(a.DType.Real(), b[:size/2]), float(a.DType.Real(), b[size/2:])
	if r, single := re.(float32); single {
		return complex(r, im.(float32))
	}
	return complex(re.(float64), im.(float64))
}

func unsigned(b []byte) (v uint64) {
	for i, c := range b {
		v |= uint64(c) << (8 * i)
	}
	return v
}

// float is a float's value: a float32, or else a float64.
func float(d dtype.DType, b []byte) any {
	switch d {
	case dtype.Float16:
		return float64(float16.Frombits(binary.LittleEndian.Uint16(b)).Float32())
	case dtype.BFloat16:
		return float64(bfloat16.Frombits(binary.LittleEndian.Uint16(b)).Float32())
	case dtype.Float32:
		return math.Float32frombits(binary.LittleEndian.Uint32(b))
	}
	return math.Float64frombits(binary.LittleEndian.Uint64(b))
}

// number is a real value as a float64, exactly.
func number(v any) float64 {
	if f, ok := v.(float32); ok {
		return float64(f)
	}
	return v.(float64)
}
