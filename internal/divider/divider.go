// Package divider is exact unsigned division by a number known beforehand,
// as kernels do it: a multiplication and a shift. It is pure.
package divider

import (
	"fmt"
	"math/bits"
)

// MaxDividend is the largest limit of a [Divider]'s dividends.
const MaxDividend = 1 << 31

// Divider divides by a number fixed beforehand with a multiplication, a shift
// and no division: for every n below the limit,
//
//	n / d = mulhi(2n, Multiplier) >> Shift
//
// where mulhi is the upper half of the 64-bit product of two 32-bit unsigned
// numbers; 2n fits because n < 2^31. The formula is the same for every d, 1
// included, so a kernel takes both numbers as data. Where d is known to be 2
// or more (a coalesced dimension always is), Shift is at least 1 and
//
//	n / d = mulhi(n, Multiplier) >> (Shift - 1)
//
// is the same number and saves the doubling.
//
// Proof. Let s = ceil(log2 d), hence 2^(s-1) < d <= 2^s, and
// m = ceil(2^(31+s) / d).
//
// m fits 32 bits: for d = 1 it is 2^31. Otherwise d >= 2^(s-1)+1 and s <= 31,
// so 2^(31+s)/d <= 2^32 - 2^32/(2^(s-1)+1) < 2^32 - 3.
//
// The quotient is exact: m*d = 2^(31+s) + e with 0 <= e < d <= 2^s, so
//
//	2n*m / 2^(32+s) = n*m / 2^(31+s) = n/d + n*e / (d * 2^(31+s)).
//
// The last term is not negative, and less than 1/d because n < 2^31 and
// e < 2^s. As n/d is at least 1/d below the next integer, the floor is that of
// n/d; and a shift of the floor (mulhi, then >> Shift) is the floor of the
// whole.
type Divider struct {
	Multiplier uint32
	Shift      uint32
}

// New prepares the division of any n in [0, limit) by d, where
// 1 <= d <= 2^31 and limit <= [MaxDividend]. Both come from a launch that was
// already split to fit; it panics when they do not, since its results would be
// wrong addresses.
func New(d uint32, limit uint32) Divider {
	if d == 0 || d > MaxDividend || limit > MaxDividend {
		panic(fmt.Sprintf("divider.New(%d, %d): want 1 <= d <= 2^31 and limit <= 2^31", d, limit))
	}
	shift := uint32(bits.Len32(d - 1)) // ceil(log2 d)
	numerator := uint64(1) << (31 + shift)
	return Divider{
		Multiplier: uint32((numerator + uint64(d) - 1) / uint64(d)),
		Shift:      shift,
	}
}

// Div is n / d, for n below the limit.
func (d Divider) Div(n uint32) uint32 {
	high, _ := bits.Mul32(2*n, d.Multiplier)
	return high >> d.Shift
}
