package explain

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/expr"
)

// Explanation is a plan as a device would run it.
type Explanation struct {
	Plan    string // the plan's text
	Memory  int64  // bytes of the results and of the arrays between kernels
	Steps   []Step
	Fusions []Fusion
}

// Fusion says whether an operator and a reader of its result share a kernel, and why.
type Fusion struct {
	Value, Reader string // operator, dtype and shape
	Site          string // file:line of the reader
	Fused         bool
	Reason        string
	Text          string // all of this in one line
}

// Step is one kernel of an Explanation.
type Step struct {
	plan.Summary
	Bytes      int64 // bytes that it reads and writes
	Text       string
	Site       string   // file:line of the operator it ends with
	OnHost     bool     // the host computes it instead of the device
	ParamNames []string // launch parameters; Params has their values for each dispatch
	ParamPlace string   // "push constants" or "uniform buffer"
	Dispatches []Dispatch
	Buffers    []string // what each binding holds
	SPIRV      []uint32 // nil on the host device
}

// Dispatch is one launch of a kernel.
type Dispatch struct {
	Dims   []int // of the space, outermost first
	Params []uint32
	Groups [3]uint32
}

// Add adds a plan. code returns a kernel's SPIR-V. onHost says that the host computes the plan.
// Errors are those of code.
func (x *Explanation) Add(p *plan.Plan, code func(*kernel.Kernel) ([]uint32, error), onHost bool) error {
	if x.Plan != "" && len(p.Steps) > 0 {
		x.Plan += "\n"
	}
	x.Plan += p.String()
	for t, bytes := range p.Slots {
		if !p.InPlace(t) {
			x.Memory += bytes
		}
	}
	for _, d := range p.Decisions() {
		x.Fusions = append(x.Fusions, Fusion{Value: expr.Name(d.Value), Reader: expr.Name(d.Reader), Site: d.Reader.Node.Site, Fused: d.Fused, Reason: d.Reason, Text: d.String()})
	}
	words := p.Summaries()
	for i, s := range p.Steps {
		written, err := code(s.Kernel)
		if err != nil {
			return err
		}
		step := describe(s)
		step.SPIRV, step.Summary, step.OnHost = written, words[i], onHost
		x.Steps = append(x.Steps, step)
	}
	return nil
}

// slotNames returns the names of a kernel's launch parameters, in order.
func slotNames(k *kernel.Kernel) []string {
	var names []string
	for _, s := range k.Slots() {
		names = append(names, s.String())
	}
	return names
}

// describe returns the parts of a Step that are the same on every device.
func describe(s plan.Step) Step {
	k := s.Kernel
	read, written := s.Bytes()
	step := Step{Bytes: read + written, Text: k.Text(), Site: s.Value.Node.Site, ParamNames: slotNames(k), ParamPlace: "push constants"}
	if k.ParamBuffer {
		step.ParamPlace = "uniform buffer"
	}
	for i, o := range k.Operands {
		if !k.Bound(i) {
			continue
		}
		name := "array in memory"
		if t := s.Operands[i].Temp; t >= 0 {
			name = fmt.Sprintf("t%d", t)
		}
		step.Buffers = append(step.Buffers, o.DType.Short()+" "+name)
	}
	stored := k.Stored()
	for n, t := range s.Outs() {
		step.Buffers = append(step.Buffers, fmt.Sprintf("%s t%d (result)", k.Body[stored[n]].DType.Short(), t))
	}
	for _, g := range s.Launches {
		d := Dispatch{Dims: g.Dims, Groups: k.Groups(g)}
		for _, p := range k.Params(g) {
			d.Params = append(d.Params, p.Value)
		}
		step.Dispatches = append(step.Dispatches, d)
	}
	return step
}

// String returns the explanation for people: kernels and launches, no SPIR-V.
func (x Explanation) String() string {
	var b strings.Builder
	if len(x.Steps) == 0 {
		return "nothing to run: every value is in memory, or a view of what is\n"
	}
	kernels := "kernels"
	if len(x.Steps) == 1 {
		kernels = "kernel"
	}
	fmt.Fprintf(&b, "%d %s\n\n", len(x.Steps), kernels)
	for i, s := range x.Steps {
		fmt.Fprintf(&b, "kernel %d: %s", i, s.Text)
		if s.Site != "" {
			fmt.Fprintf(&b, "  for %s\n", s.Site)
		}
		for j, name := range s.Buffers {
			fmt.Fprintf(&b, "  binding %d: %s\n", j, name)
		}
		for j, d := range s.Dispatches {
			fmt.Fprintf(&b, "  dispatch %d: %v workgroups over %v\n    %s:", j, d.Groups, d.Dims, s.ParamPlace)
			for p, v := range d.Params {
				fmt.Fprintf(&b, " %s=%d", s.ParamNames[p], int32(v))
			}
			b.WriteString("\n")
		}
		b.WriteString("\n")
	}
	for _, f := range x.Fusions {
		b.WriteString(f.Text + "\n")
	}
	return b.String()
}
