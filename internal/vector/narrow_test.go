//go:build amd64 && !purego

package vector

import "testing"

// narrow has the test take vectors of 256 bits, and reports whether it would have taken
// others.
func narrow(t *testing.T) bool {
	had := hasWide
	hasWide = false
	t.Cleanup(func() { hasWide = had })
	return had
}
