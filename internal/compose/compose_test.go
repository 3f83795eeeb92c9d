package compose

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/ops"
)

// Something makes the result of every operator that takes operands: its kind, for
// all of it, or a rule of its own.
func TestEveryOperatorHasARule(t *testing.T) {
	kinds := []ops.Kind{ops.Map, ops.Reduce, ops.Movement, ops.Update}
	for _, o := range ops.All() {
		if rules[o] == nil && o.Arity != 0 && !slices.Contains(kinds, o.Kind) {
			t.Errorf("%s, a %s, has no rule in package compose: docs/adding-an-operator.md", o, o.Kind)
		}
	}
}
