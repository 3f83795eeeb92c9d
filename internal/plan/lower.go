package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
)

// lower is the pass that makes the kernels of all groups. It changes no group.
func (s *state) lower() error {
	b := &lower.Builder{Config: s.cfg, Plan: &program.Plan{Config: s.cfg}, Temps: map[program.Made]int{}, Exact: expr.NewTable[string](s.numbers), Parts: expr.NewTable[int](s.numbers)}
	chains, inside := betweens(b, s.groups)
	for _, group := range s.groups.List {
		at := program.Made{Value: group.Value, Leaves: group.Leaves}
		if inside[at] {
			continue // the last product of its chain computes it
		}
		lowered := group.Work.Lower
		if c := chains[at]; c != nil {
			lowered = func(b *lower.Builder, _ graph.Value) (int, error) { return c.Lower(b) }
		}
		temp, err := lowered(b, group.Value)
		if err != nil {
			return err
		}
		b.Temps[at] = temp
	}
	for _, r := range s.groups.Results {
		ref, err := b.Resolved(r.Ref)
		if err != nil {
			return err
		}
		if r.Ref = ref; ref.Temp >= 0 && !r.Empty {
			b.Plan.Temps[ref.Temp].Keep = true
		}
		b.Plan.Results = append(b.Plan.Results, r)
	}
	b.Plan.Decided = s.groups.Decided(b.Temps, b.Exact, b.Parts)
	s.plan = b.Plan
	return nil
}
