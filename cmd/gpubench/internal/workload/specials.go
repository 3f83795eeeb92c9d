package workload

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
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
// change their course, as bits.
var specials = map[dtype.DType][]uint64{
	dtype.Bool:    {0, 1},
	dtype.Int32:   integers(32),
	dtype.Uint32:  integers(32),
	dtype.Int64:   integers(64),
	dtype.Uint64:  integers(64),
	dtype.Float32: floats(),
}

// integers are the limits, the powers of two around which conversions to
// float32 round or saturate, and their neighbours.
func integers(bits int) []uint64 {
	list := []uint64{0, 1, 2, 3, 7, 10, 255, 65535, 65536, 46341, 0xdeadbeefcafebabe, 0x8000000080000000}
	for _, p := range []int{24, 25, 31, 32, 53, 62, 63} {
		if p < bits {
			x := uint64(1) << p
			list = append(list, x-1, x, x+1, -x)
		}
	}
	list = append(list, math.MaxUint64, math.MaxUint64-1, 1<<(bits-1)+1<<(bits-26), 1<<40+1<<15, 1<<40+1<<16+1)
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
