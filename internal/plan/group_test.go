package plan

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A reduction over several axes of an array that exceeds a binding is cut between leaves, even if
// dimensions are not merged.
func TestLongReductionsWithoutMergedDimensions(t *testing.T) {
	unfused, separate := plantest.CPU, plantest.CPU
	unfused.Unfused, separate.Without = true, rules.SetOf(rules.Coalesce)
	for _, dims := range []shape.Shape{{3, 50_000_000}, {50_000_000, 3}, {7, 3, 5, 1_000_003}} {
		for name, cfg := range map[string]rules.Config{"unfused": unfused, "without coalesce": separate} {
			t.Run(fmt.Sprintf("%v, %s", dims, name), func(t *testing.T) {
				build(t, cfg, plantest.Do(t, ops.Max, ops.Attr{}, plantest.Data(dims...)))
			})
		}
	}
}

// If a rule is left out, a reason names it; otherwise no reason mentions rules.
func TestReasonsNameTheRuleThatIsLeftOut(t *testing.T) {
	softmax := plantest.Do(t, ops.Softmax, ops.Attr{Axes: []int{1}}, plantest.Data(64, 64))
	product := plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Data(64, 64)), plantest.Data(64, 64))
	ended := plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(64, 64), plantest.Data(64, 64)))
	weighed := plantest.CPU
	weighed.CostBytes = 1
	for _, c := range []struct {
		cfg   rules.Config
		rule  rules.Rule
		value graph.Value
	}{
		{plantest.RowsOnly(plantest.CPU), rules.Rowwise, softmax}, {plantest.RowsOnly(plantest.CPU), rules.Views, softmax}, {plantest.CPU, rules.Epilogues, ended}, {plantest.CPU, rules.Views, ended}, {weighed, rules.Factors, product},
	} {
		left := "the rule " + c.rule.String() + " is left out"
		named := func() bool {
			return slices.ContainsFunc(build(t, c.cfg, c.value).Decisions(), func(d program.Decision) bool { return strings.Contains(d.Reason, left) })
		}
		if named() {
			t.Errorf("a reason says %q although the rule is followed", left)
		}
		if c.cfg.Without = rules.SetOf(c.rule); !named() {
			t.Errorf("no reason says %q", left)
		}
	}
	for _, d := range build(t, plantest.CPU, product).Decisions() {
		if strings.Contains(d.Reason, "left out") {
			t.Errorf("no rule is left out, but a decision is: %s", d)
		}
	}
}
