package vector

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestSelect(t *testing.T) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	rapid.Check(t, func(t *rapid.T) {
		c := rapid.SliceOfN(rapid.SampledFrom([]uint8{0, 1}), 0, 50).Draw(t, "c")
		x, y, want := make([]uint32, len(c)), make([]uint32, len(c)), make([]uint32, len(c))
		for i := range c {
			x[i], y[i] = uint32(i), uint32(i)+100
			if want[i] = y[i]; c[i] != 0 {
				want[i] = x[i]
			}
		}
		dst := rapid.SampledFrom([][]uint32{x, y, make([]uint32, len(c))}).Draw(t, "dst")
		if !Select(dst, c, x, y) || !slices.Equal(dst, want) {
			t.Fatalf("%v, not %v", dst, want)
		}
	})
}
