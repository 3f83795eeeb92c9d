package fuse

import (
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/ops"
)

// Verify rejects groups that a pass has corrupted.
func TestVerifyGroups(t *testing.T) {
	x := plantest.Data(64, 32)
	exp := plantest.Do(t, ops.Exp, ops.Attr{}, x)
	row := plantest.Do(t, ops.Div, ops.Attr{}, exp, plantest.KeptSum(t, exp, 1))
	values := []graph.Value{row, plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, row)}
	for name, spoil := range map[string]func(g *Groups){
		"a result in no group":     func(g *Groups) { g.List = nil },
		"a group after its reader": func(g *Groups) { slices.Reverse(g.List) },
		"computed and stored":      func(g *Groups) { g.grouper.roots.Set(exp, true) },
		"a reduction in no kernel": func(g *Groups) { g.grouper.rowwise = expr.NewTable[*region.Rows](g.grouper.numbers) },
	} {
		groups, err := Form(plantest.CPU, expr.NewNumbers(), values, values)
		if err != nil {
			t.Fatal(err)
		}
		if err := groups.Verify(values); err != nil {
			t.Fatal(err)
		}
		spoil(groups)
		var wrong *program.VerifyError
		if err := groups.Verify(values); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
