package dtype

import (
	"fmt"
	"math"
)

// FloatInfo is what the Array API's finfo tells of a floating-point type. A
// complex type has the numbers of its parts.
type FloatInfo struct {
	DType          DType   // of the numbers: real
	Bits           int     // of one number
	Eps            float64 // from 1 to the next larger number
	Max, Min       float64 // the greatest and the least finite numbers
	SmallestNormal float64 // the least positive normal number
}

// Finfo is the Array API's finfo. It fails with a *LimitsError for a type that
// is not floating-point.
func Finfo(d DType) (FloatInfo, error) {
	info := FloatInfo{DType: d.Real(), Bits: 8 * d.Real().Size()}
	switch d.Real() {
	case Float16:
		info.Eps, info.Max, info.SmallestNormal = 0x1p-10, 65504, 0x1p-14
	case BFloat16:
		info.Eps, info.Max, info.SmallestNormal = 0x1p-7, 0x1.fep127, 0x1p-126
	case Float32:
		info.Eps, info.Max, info.SmallestNormal = 0x1p-23, math.MaxFloat32, 0x1p-126
	case Float64:
		info.Eps, info.Max, info.SmallestNormal = 0x1p-52, math.MaxFloat64, 0x1p-1022
	default:
		return FloatInfo{}, &LimitsError{query: "finfo", DType: d, want: "floating-point"}
	}
	info.Min = -info.Max
	return info, nil
}

// IntInfo is what the Array API's iinfo tells of an integer type.
type IntInfo struct {
	DType DType
	Bits  int
	Max   uint64
	Min   int64
}

// Iinfo is the Array API's iinfo. It fails with a *LimitsError for a type that
// is not integer.
func Iinfo(d DType) (IntInfo, error) {
	bits := 8 * d.Size()
	switch d.Kind() {
	case KindInt:
		return IntInfo{d, bits, 1<<(bits-1) - 1, -1 << (bits - 1)}, nil
	case KindUint:
		return IntInfo{d, bits, math.MaxUint64 >> (64 - bits), 0}, nil
	}
	return IntInfo{}, &LimitsError{query: "iinfo", DType: d, want: "integer"}
}

// LimitsError says that a type has no such limits.
type LimitsError struct {
	DType DType
	query string // "finfo" or "iinfo"
	want  string
}

func (e *LimitsError) Error() string {
	return fmt.Sprintf("%s takes %s types, not %s", e.query, e.want, e.DType)
}
