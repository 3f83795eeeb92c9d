//go:build amd64 && !purego

package vector

import "testing"

// narrow makes the test use vectors of 256 bits, and reports whether it used longer ones before.
func narrow(t *testing.T) bool {
	had := hasWide
	hasWide = false
	t.Cleanup(func() { hasWide = had })
	return had
}
