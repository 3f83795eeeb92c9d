package schedule

import (
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// An operand of a join may have other readers too, such as a state of a recurrent layer. Its kernel
// writes it directly to its place in the joined array, and all readers read it there. So nothing is
// copied.

// placeGrain is the alignment of places in bytes, unless the device requires more: a cache line.
const placeGrain = 64

// Place is the pass that gives operands of joins their places, and drops the steps that copy them.
func Place(cfg *rules.Config, p *program.Plan) error {
	if !cfg.Runs(rules.Places) || cfg.OffsetAlign == 0 {
		return nil
	}
	f := placeFinder{Plan: p, grain: max(placeGrain, cfg.OffsetAlign), writers: make([][]program.Step, len(p.Temps)), parent: make([]bool, len(p.Temps))}
	for _, step := range p.Steps {
		for _, t := range step.Outs() {
			f.writers[t] = append(f.writers[t], step)
		}
	}
	temps := slices.Clone(p.Temps)
	var left []program.Step
	for _, step := range p.Steps {
		if !f.placed(step) {
			left = append(left, step)
		}
	}
	if len(left) == len(p.Steps) {
		return nil
	}
	by := program.Plan{Steps: left, Temps: slices.Clone(p.Temps)}
	if most := Peak(&program.Plan{Steps: p.Steps, Temps: temps}); Peak(&by) > max(most, target.MaxOverlapBytes) {
		p.Temps = temps // a joined array would occupy its memory long before it is complete
		return nil
	}
	p.Steps = left
	return nil
}

// placeFinder finds the steps that only copy a temporary into a joined array.
type placeFinder struct {
	*program.Plan
	grain   int64
	writers [][]program.Step // the steps that write each temporary
	parent  []bool           // the temporaries that have others inside
}

// placed gives the temporary that a step copies a place in the step's result, and reports whether
// it could. If so, the step is not needed.
func (f *placeFinder) placed(s program.Step) bool {
	from, at, ok := f.copied(s)
	if !ok {
		return false
	}
	t, to := &f.Temps[from], &f.Temps[s.Out]
	if t.Keep || t.In != nil || to.In != nil || f.parent[from] || len(f.writers[from]) != 1 || at%f.grain != 0 || t.Bytes()%f.grain != 0 {
		return false
	}
	if m, is := f.writers[from][0].Kernel.Loop.(*kernel.Map); is && t.Size%max(m.Chunk, 1) != 0 {
		return false // the temporary's last chunk would overwrite what follows in the joined array
	}
	t.In, f.parent[s.Out] = &program.Place{Temp: s.Out, At: at}, true
	return true
}

// copied returns the temporary that a step copies whole, and the byte of the step's result to which
// it copies it. ok is false for other steps.
func (f *placeFinder) copied(s program.Step) (from int, at int64, ok bool) {
	_, isMap := s.Kernel.Loop.(*kernel.Map)
	body := s.Kernel.Body
	if !isMap || len(body) != 1 || body[0].Kind != kernel.Load || len(s.Also) > 0 || len(s.Launches) != 1 || len(s.Operands) != 1 || s.Kernel.Operands[0].Index || s.Kernel.Operands[0].Box != 0 {
		return 0, 0, false
	}
	from = s.Operands[0].Temp
	g := s.Launches[0]
	out := shape.View{Shape: g.Dims, Strides: g.Out.Strides}
	in := shape.View{Shape: g.Dims, Strides: g.Operands[0].Strides}
	// An assignment is not replaced: it copies its target, and then overwrites some of the copy.
	if s.Value.Node.Op.Kind != ops.Join || from < 0 || g.Operands[0].Offset != 0 || !out.IsContiguous() || !in.IsContiguous() || out.Shape.Size() != f.Temps[from].Size {
		return 0, 0, false
	}
	return from, int64(g.Out.Offset) * int64(f.Temps[from].DType.Size()), true
}

// Home returns the temporary inside which t lies, or t if it has memory of its own.
func Home(p *program.Plan, t int) int {
	if in := p.Temps[t].In; in != nil {
		return in.Temp
	}
	return t
}
