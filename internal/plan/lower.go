package plan

import (
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
)

// builder makes the kernels of groups: how each is gone through, by the device's
// configuration alone, and their launches.
type builder struct {
	cfg   Config
	plan  *Plan
	temps map[result]int         // what the groups so far have written
	exact map[graph.Value]string // why a product marked fast is made exactly
	parts map[graph.Value]int    // slices of what lies between two products
}

// lower is the pass that makes the kernels of all groups. It changes no group.
func (s *state) lower() error {
	b := &builder{cfg: s.cfg, plan: &Plan{Config: s.cfg}, temps: map[result]int{}, exact: map[graph.Value]string{}, parts: map[graph.Value]int{}}
	chains, inside := b.betweens(s)
	for _, group := range s.groups.List {
		at := result{group.Value, group.Leaves}
		if inside[at] {
			continue // with the product at the end
		}
		lower := group.work.lower
		if c := chains[at]; c != nil {
			lower = func(b *builder, _ graph.Value) (int, error) { return c.lower(b) }
		}
		temp, err := lower(b, group.Value)
		if err != nil {
			return err
		}
		b.temps[at] = temp
	}
	for _, r := range s.groups.Results {
		ref, err := b.resolved(r.Ref)
		if err != nil {
			return err
		}
		if r.Ref = ref; ref.Temp >= 0 && !r.Empty {
			b.plan.Temps[ref.Temp].Keep = true
		}
		b.plan.Results = append(b.plan.Results, r)
	}
	b.plan.decided = &decided{groups: s.groups, temps: b.temps, exact: b.exact, parts: b.parts}
	s.plan = b.plan
	return nil
}

// resolved is a place with the temporary that a group's result is in.
func (b *builder) resolved(r Ref) (Ref, error) {
	if r.from.value.Node == nil {
		return r, nil
	}
	t, ok := b.temps[r.from]
	if !ok {
		return r, &VerifyError{What: "reads " + Name(r.from.value) + ", which no group before it writes", Plan: b.plan}
	}
	return Ref{Temp: t}, nil
}

func (b *builder) temp(t Temp) int {
	b.plan.Temps = append(b.plan.Temps, t)
	return len(b.plan.Temps) - 1
}

// tempOf is a temporary for v.
func (b *builder) tempOf(v graph.Value) int {
	return b.temp(Temp{DType: v.DType(), Size: v.Shape().Size()})
}

func (b *builder) addStep(s Step) error {
	if err := s.Kernel.Verify(); err != nil {
		return err
	}
	operands := make([]Ref, len(s.Operands))
	for i, r := range s.Operands {
		var err error
		if operands[i], err = b.resolved(r); err != nil {
			return err
		}
	}
	s.Operands = operands
	b.plan.Steps = append(b.plan.Steps, s)
	return nil
}

// misfit is the defect that a group was formed although no way of cutting it fits
// the device.
func misfit(body *body, what string) error {
	var b strings.Builder
	body.text(&b, nil)
	return &VerifyError{What: what + " does not fit a binding, of\n" + b.String()}
}
