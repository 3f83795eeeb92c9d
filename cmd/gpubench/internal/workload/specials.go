package workload

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
)

// pairsBase is the number of special values that every dtype's list is
// repeated to, so that operands of different dtypes combine fully.
const pairsBase = 56

// PairsSize is the number of elements in which data=pairs shows every
// combination of the special values of m operands.
func PairsSize(m int) int {
	n := 1
	for range m {
		n *= pairsBase
	}
	return n
}

// specials are the values at which arithmetic, conversions and comparisons
// change their course.
var specials = map[dtype.DType][]element.Bits{
	dtype.Bool:       {{0}, {1}},
	dtype.Int8:       integers(8),
	dtype.Int16:      integers(16),
	dtype.Int32:      integers(32),
	dtype.Int64:      integers(64),
	dtype.Uint8:      integers(8),
	dtype.Uint16:     integers(16),
	dtype.Uint32:     integers(32),
	dtype.Uint64:     integers(64),
	dtype.Float16:    singles(halves(10)),
	dtype.BFloat16:   singles(halves(7)),
	dtype.Float32:    singles(floats()),
	dtype.Float64:    singles(doubles()),
	dtype.Complex64:  complexes(32, 0x3f800000, 0x7f800000, 0x7fc00000),
	dtype.Complex128: complexes(64, 0x3ff0000000000000, 0x7ff0000000000000, 0x7ff8000000000000),
}

func singles(values []uint64) []element.Bits {
	list := make([]element.Bits, len(values))
	for i, v := range values {
		list[i] = element.Bits{v}
	}
	return list
}

// complexes are pairs of parts: zeros, units, infinities and NaN.
func complexes(width int, one, infinity, nan uint64) []element.Bits {
	sign := uint64(1) << (width - 1)
	parts := []uint64{0, sign, one, one | sign, infinity, infinity | sign, nan}
	var list []element.Bits
	for _, re := range parts {
		for _, im := range parts {
			if width == 32 {
				list = append(list, element.Bits{re | im<<32})
			} else {
				list = append(list, element.Bits{re, im})
			}
		}
	}
	return list
}

// integers are the limits, the powers of two around which conversions to
// float32 round or saturate, and their neighbours.
func integers(bits int) []element.Bits {
	list := []uint64{0, 1, 2, 3, 7, 10, 255, 65535, 65536, 46341, 0xdeadbeefcafebabe, 0x8000000080000000}
	for _, p := range []int{7, 8, 11, 15, 16, 24, 25, 31, 32, 53, 62, 63} {
		if bits > 16 && p < 24 {
			continue // there are pairsBase places
		}
		if p < bits {
			x := uint64(1) << p
			list = append(list, x-1, x, x+1, -x)
		}
	}
	list = append(list, math.MaxUint64, math.MaxUint64-1, 1<<(bits-1)+1<<max(bits-26, 0), 1<<40+1<<15, 1<<40+1<<16+1)
	return singles(list)
}

// halves are the ends of the subnormal and the normal range, numbers around 1,
// limits of integers, infinity and NaNs, by the bits of the mantissa.
func halves(mantissa int) []uint64 {
	hidden := uint64(1) << mantissa
	infinity := uint64(0x7fff) >> mantissa << mantissa
	one := infinity >> 1 >> mantissa << mantissa
	var list []uint64
	for _, bits := range []uint64{
		0, 1, hidden / 2, hidden - 1, hidden, hidden + 1, one / 2, one / 2 / hidden * hidden, one - hidden, one - 1, one, one + 1,
		one + hidden/2, one + hidden, one + hidden + hidden/2 + 1, one + 3*hidden, one + 7*hidden + 1, one + 9*hidden/2,
		one + 15*hidden, infinity - hidden, infinity - 1, infinity, infinity + hidden/2, infinity + hidden/2 + 5, infinity + 1,
	} {
		list = append(list, bits, bits|1<<15)
	}
	return list
}

// doubles are the same, and the limits of float32.
func doubles() []uint64 {
	var list []uint64
	for _, bits := range []uint64{
		0, 1, 0x0008000000000000, 0x000fffffffffffff, 0x0010000000000000, 0x0020000000000001, math.Float64bits(0x1p-538),
		math.Float64bits(0x1.8p-150), math.Float64bits(0x1.ffffffp-127), math.Float64bits(0x1p-53), math.Float64bits(0.1),
		math.Float64bits(0.5), math.Float64bits(1), math.Float64bits(0x1.0000000000001p0), math.Float64bits(0x1.000001p0),
		math.Float64bits(1.5), math.Float64bits(math.Pi), math.Float64bits(255.5), math.Float64bits(65520), math.Float64bits(0x1.fffffffffffffp52),
		math.Float64bits(0x1p53), math.Float64bits(709.782712893384), math.Float64bits(745.2), math.Float64bits(0x1p63), math.Float64bits(0x1.ffffffp127),
		0x7fefffffffffffff, 0x7ff0000000000000, 0x7ff800000000beef,
	} {
		list = append(list, bits, bits|1<<63)
	}
	return list
}

func floats() []uint64 {
	positive := []uint32{
		0x00000000,                         // 0
		0x00000001, 0x00000002, 0x007fffff, // least and greatest subnormal
		0x00400000,             // half the least normal
		0x00800000, 0x00800001, // least normal
		0x1a000000, 0x20000000, // around the root of the least normal: products are subnormal
		0x33800000,             // 2^-24: half an ULP of 1
		0x3effffff, 0x3f000000, // 1/2
		0x3f7fffff, 0x3f800000, 0x3f800001, // 1
		0x3fc00000, 0x40490fdb, // 1.5, pi
		0x42b17217, 0x42b17218, // the last exp that is finite, the first that is not
		0x42aeac50, 0x42ce8ed0, 0x42cff1b5, // exp of their negatives is subnormal, or 0
		0x4b7fffff, 0x4b800000, // 2^24
		0x4effffff, 0x4f000000, 0x4f800000, // 2^31, 2^32
		0x5f000000, 0x5f800000, // 2^63, 2^64
		0x7f7fffff,             // greatest
		0x7f800000,             // infinity
		0x7f800001, 0x7fc00000, // signalling and canonical quiet NaN
		0x7fc0beef, // NaN with a payload
	}
	var list []uint64
	for _, bits := range positive {
		list = append(list, uint64(bits))
		// Of the greatest conversion limits one sign is enough: there are
		// pairsBase places.
		switch bits {
		case 0x40490fdb, 0x1a000000, 0x00000002, 0x3effffff, 0x5f800000, 0x4f800000, 0x3f800001, 0x7f800001, 0x42b17217, 0x00800001, 0x3f7fffff, 0x4effffff:
		default:
			list = append(list, uint64(bits|1<<31))
		}
	}
	return list
}
