package plan

import "math/bits"

// ceil is a quotient by a positive number, rounded up.
func ceil(n, by int) int {
	q := n / by
	if n%by > 0 {
		q++
	}
	return q
}

// floorPower is the greatest power of two that is not above n, 1 at the least.
func floorPower(n int) int { return 1 << (bits.Len(uint(max(1, n))) - 1) }

// ceilPower is the least power of two that is not below n, 1 at the least.
func ceilPower(n int) int { return 1 << bits.Len(uint(max(1, n)-1)) }
