package rules

import "math/bits"

// Ceil returns n/by rounded up; by must be positive.
func Ceil(n, by int) int {
	q := n / by
	if n%by > 0 {
		q++
	}
	return q
}

// CeilPower returns the least power of two that is at least n, and at least 1.
func CeilPower(n int) int { return 1 << bits.Len(uint(max(1, n)-1)) }
