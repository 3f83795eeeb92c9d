package vector

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestWords(t *testing.T) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.OneOf(rapid.Uint64(), rapid.SampledFrom([]uint64{0, 1, sign - 1, sign, sign + 1, 1<<64 - 1}))
		words := rapid.SliceOfN(word, 1, 70).Draw(t, "words")
		most, ok := Greatest(words)
		least, also := Least(words)
		if !ok || !also || most != slices.Max(words) || least != slices.Min(words) {
			t.Fatalf("from %d to %d", least, most)
		}
	})
}
