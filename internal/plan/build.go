package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/fuse"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// Build plans the values, and does not change their graph. Compose has checked the
// graph, so its only errors are *SizeError, *SortSizeError, and Weft's own defects:
// *VerifyError and *kernel.VerifyError.
func Build(cfg rules.Config, values ...graph.Value) (*program.Plan, error) {
	s := newState(cfg, values)
	for _, p := range passes {
		if err := s.pass(p); err != nil {
			return nil, err
		}
	}
	return s.plan, nil
}

// state holds the forms that the passes so far have made.
type state struct {
	cfg     rules.Config
	numbers *expr.Numbers
	asked   []graph.Value // the requested values
	values  []graph.Value // the same values after rewriting
	groups  *fuse.Groups
	plan    *program.Plan
}

// pass runs one pass, and checks its form if the configuration says so.
func (s *state) pass(p pass) error {
	if err := p.run(s); err != nil || !s.cfg.Verify {
		return err
	}
	return p.check(s)
}

func newState(cfg rules.Config, values []graph.Value) *state {
	return &state{cfg: cfg, numbers: expr.NewNumbers(), asked: values, values: values}
}
