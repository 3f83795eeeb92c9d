package dtype

import (
	"fmt"
	"math"
)

// FloatInfo holds the numbers of a floating-point type that the Array API's finfo returns. For a
// complex type they are those of its parts.
type FloatInfo struct {
	DType          DType   // the type of the numbers, which is real
	Bits           int     // the bits of one number
	Eps            float64 // the distance from 1 to the next larger number
	Max, Min       float64 // the greatest and the least finite numbers
	SmallestNormal float64 // the least positive normal number
}

// Finfo returns the limits of a floating-point type, real or complex (Array API 2024.12, finfo).
// Errors: *[LimitsError] for another type.
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

// IntInfo holds the numbers of an integer type that the Array API's iinfo returns: its bits, and
// its greatest and least element.
type IntInfo struct {
	DType DType
	Bits  int
	Max   uint64
	Min   int64
}

// Iinfo returns the limits of an integer type (Array API 2024.12, iinfo). Errors: *[LimitsError]
// for another type.
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

// LimitsError says that a type does not have the limits that were asked for.
type LimitsError struct {
	DType DType
	query string // "finfo" or "iinfo"
	want  string
}

func (e *LimitsError) Error() string {
	return fmt.Sprintf("%s takes %s types, not %s", e.query, e.want, e.DType)
}
