//go:build amd64 && !purego

package vector

import (
	"testing"

	"golang.org/x/sys/cpu"
)

// narrow has the test take vectors of 256 bits, and reports whether it would have taken
// others.
func narrow(t *testing.T) bool {
	had := cpu.X86.HasAVX512F
	cpu.X86.HasAVX512F = false
	t.Cleanup(func() { cpu.X86.HasAVX512F = had })
	return had
}
