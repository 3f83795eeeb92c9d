package cases

import (
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/ops"
)

func draw(seed uint64) []string {
	return Catalogue(Options{Seed: seed, Chains: 50, Structures: 2, PairsSize: func(m int) int { return 10 * m }})
}

func TestTheSameSeedGivesTheSameCases(t *testing.T) {
	a, b, c := draw(1), draw(1), draw(2)
	if !slices.Equal(a, b) {
		t.Error("seed 1 gave two lists")
	}
	if slices.Equal(a, c) {
		t.Error("seeds 1 and 2 gave one list")
	}
}

func TestEveryOperatorIsDrawnInEveryDType(t *testing.T) {
	lines := draw(1)
	for _, op := range ops.All() {
		if op.Kind == ops.Creation {
			continue
		}
		for _, d := range op.Accept.DTypes() {
			prefix := op.Name + " " + d.Short() + " "
			if !slices.ContainsFunc(lines, func(l string) bool { return strings.HasPrefix(l, prefix) }) {
				t.Errorf("no case of %s", prefix)
			}
		}
	}
}
