package lower

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// Builder makes the kernels of groups and their launches. The device's configuration alone
// decides how a kernel walks its space.
type Builder struct {
	Config rules.Config
	Plan   *program.Plan
	Temps  map[program.Made]int // the temporaries of the groups' results so far
	Exact  *expr.Table[string]  // why products marked fast are computed exactly
	Parts  *expr.Table[int]     // into how many slices a value between two products is cut
}

// Resolved replaces a group's result by its temporary.
func (b *Builder) Resolved(r program.Ref) (program.Ref, error) {
	if r.From.Value.Node == nil {
		return r, nil
	}
	t, ok := b.Temps[r.From]
	if !ok {
		return r, &program.VerifyError{What: "reads " + expr.Name(r.From.Value) + ", which no group before it writes", Plan: b.Plan}
	}
	return program.Ref{Temp: t}, nil
}

func (b *Builder) Temp(t program.Temp) int {
	b.Plan.Temps = append(b.Plan.Temps, t)
	return len(b.Plan.Temps) - 1
}

// TempOf adds a temporary for v.
func (b *Builder) TempOf(v graph.Value) int {
	return b.Temp(program.Temp{DType: v.DType(), Size: v.Shape().Size()})
}

func (b *Builder) AddStep(s program.Step) error {
	if err := s.Kernel.Verify(); err != nil {
		return err
	}
	operands := make([]program.Ref, len(s.Operands))
	for i, r := range s.Operands {
		var err error
		if operands[i], err = b.Resolved(r); err != nil {
			return err
		}
	}
	s.Operands = operands
	b.Plan.Steps = append(b.Plan.Steps, s)
	return nil
}
