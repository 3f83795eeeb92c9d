package rules

import "math/bits"

// Ceil is a quotient by a positive number, rounded up.
func Ceil(n, by int) int {
	q := n / by
	if n%by > 0 {
		q++
	}
	return q
}

// CeilPower is the least power of two that is not below n, 1 at the least.
func CeilPower(n int) int { return 1 << bits.Len(uint(max(1, n)-1)) }
