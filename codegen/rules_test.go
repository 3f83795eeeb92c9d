package codegen

import (
	"testing"

	"github.com/weft-gpu/weft/ops"
)

// A rule is that of a map operator of the catalogue, with as many operands. (That
// every operator has one: TestEveryOperatorHasALoweringOnEveryTarget.)
func TestEveryRuleIsAnOperators(t *testing.T) {
	seen := map[string]bool{}
	for _, subject := range ruleSubjects() {
		for name := range subject {
			if seen[name] {
				t.Errorf("there are two rules for %s", name)
			}
			seen[name] = true
		}
	}
	for name, r := range rules {
		op, ok := ops.ByName(name)
		if !ok || op.Kind != ops.Map || op.Arity != r.arity {
			t.Errorf("there is a rule of %d operands for %q, which is no such operator of the catalogue: docs/adding-an-operator.md", r.arity, name)
		}
		for _, d := range op.Accept.DTypes() {
			if name != "cast" && r.byForm(d) == nil {
				t.Errorf("%s has no lowering for %v", name, d)
			}
		}
	}
}
