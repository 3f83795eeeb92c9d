package codegen

import (
	"testing"

	"github.com/weft-gpu/weft/ops"
)

// Every rule has the name and arity of a map operator of the catalogue. The test
// TestEveryOperatorHasALoweringOnEveryTarget checks that every operator has a rule.
func TestEveryRuleHasAnOperator(t *testing.T) {
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
			t.Errorf("a rule has %d operands and the name %q, but the catalogue has no such map operator; see docs/adding-an-operator.md", r.arity, name)
		}
		for _, d := range op.Accept.DTypes() {
			if name != "cast" && r.byForm(d) == nil {
				t.Errorf("%s has no lowering for %v", name, d)
			}
		}
	}
}
