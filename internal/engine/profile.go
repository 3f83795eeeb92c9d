package engine

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Profile is what an evaluation took.
type Profile struct {
	Kernels []KernelProfile
	Wall    time.Duration // from the call until everything was done
	GPU     time.Duration // from the first dispatch to the end of the last; 0 without HasGPU
	HasGPU  bool          // the device has timestamps, or the host computed and has a clock
	Bytes   int64         // what the kernels read and wrote, each operand's unique bytes once a kernel
	Spans   []Span        // in the order in which they ran

	timings []timing
	first   int // of the kernels described last
}

// timing is what a submission takes, and the first of the kernels that it counts from.
type timing struct {
	backend.Timing
	first int
}

// noted notes what submissions take; nil where nothing is profiled.
func (p *Profile) noted() func(backend.Timing) {
	if p == nil {
		return nil
	}
	return func(t backend.Timing) {
		p.HasGPU = p.HasGPU || t.Read != nil
		p.timings = append(p.timings, timing{t, p.first})
	}
}

// finish reads a profile's times and counts once its work is done. Kernels are dispatched one
// after the other, so that counts come in their order.
func (p *Profile) finish() error {
	if !p.HasGPU {
		return nil
	}
	var all []sim.Counts
	for _, t := range p.timings {
		if t.Read == nil {
			continue
		}
		laps, counts, err := t.Read()
		if err != nil {
			return err
		}
		for _, l := range laps {
			p.ran(t.first+l.Kernel, l.Took)
		}
		all = append(all, counts...)
	}
	for i := range p.Kernels {
		k := &p.Kernels[i]
		n := min(k.Dispatches, len(all))
		k.Counts, all = all[:n:n], all[n:]
	}
	return nil
}

// ran adds a time in which a kernel ran.
func (p *Profile) ran(kernel int, took time.Duration) {
	p.Kernels[kernel].GPU += took
	p.Spans = append(p.Spans, Span{kernel, p.GPU, took})
	p.GPU += took
}

// describe adds what a plan's kernels are, and whether the host computes them.
func (p *Profile) describe(of *plan.Plan, onHost bool) {
	words := of.Summaries()
	p.first = len(p.Kernels)
	for i, s := range of.Steps {
		read, written := s.Bytes()
		p.Kernels = append(p.Kernels, KernelProfile{Summary: words[i], Text: s.Kernel.Text(), Site: s.Value.Node.Site, Dispatches: len(s.Launches), Bytes: read + written, OnHost: onHost})
		p.Bytes += read + written
	}
}

// Span is a time in which a kernel ran, or a part of one, counted from the first
// kernel's beginning without what passed between submissions.
type Span struct {
	Kernel     int
	From, Took time.Duration
}

// KernelProfile is one kernel's part of a Profile.
type KernelProfile struct {
	plan.Summary
	Text       string
	Site       string // file:line of the operator it ends with
	Dispatches int
	Bytes      int64 // that it read and wrote
	OnHost     bool  // the host computed it in the device's place
	GPU        time.Duration
	// Counts are what a simulated device counted, dispatch by dispatch; nil on others.
	Counts []sim.Counts
}

// Profile evaluates the values, which must not have run yet, with timestamps
// around every kernel, and, on a simulated device, with its counts.
func (e *Engine) Profile(ctx context.Context, values ...graph.Value) (Profile, error) {
	prof := &Profile{}
	start := time.Now()
	t, err := e.start(ctx, values, prof)
	if err == nil {
		err = e.be.Wait(ctx, prof.last(t))
	}
	prof.Wall = time.Since(start)
	if err != nil {
		return Profile{}, err
	}
	return *prof, prof.finish()
}

// last is the ticket after which the values are there, whose ticket is given, and all that the
// profile has submitted is done: an assignment that it has made may be read by nobody, or be
// part of what another evaluation makes the values of.
func (p *Profile) last(values vulkan.Ticket) vulkan.Ticket {
	for _, s := range p.timings {
		values = max(values, s.Ticket)
	}
	return values
}

// Explanation is a plan as a device would run it.
type Explanation struct {
	Plan    string // the plan's text
	Memory  int64  // bytes, that of the results and what is in it between kernels
	Steps   []Step
	Fusions []Fusion
}

// Fusion tells of an operator and another that reads its result whether they
// are in one kernel, and why.
type Fusion struct {
	Value, Reader string // operator, dtype and shape
	Site          string // file:line of the reader
	Fused         bool
	Reason        string
	Text          string // all of it, as a line
}

// Step is one kernel of an Explanation.
type Step struct {
	plan.Summary
	Bytes      int64 // that it reads and writes
	Text       string
	Site       string   // file:line of the operator it ends with
	OnHost     bool     // the host computes it in the device's place
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

// small reports whether the host computes a plan in the place of the device.
func (e *Engine) small(p *plan.Plan) bool {
	return p.Small() && e.readiness(p) == backend.Interpreted
}

// explained is the plan by which the values would run now.
func (e *Engine) explained(values []graph.Value) (*plan.Plan, error) {
	plans, err := e.foreseen(values)
	if err != nil {
		return nil, err
	}
	return plans[len(plans)-1], nil
}

// Explain plans the values without running anything.
func (e *Engine) Explain(values ...graph.Value) (Explanation, error) {
	plans, err := e.foreseen(values)
	if err != nil {
		return Explanation{}, err
	}
	var x Explanation
	for _, p := range plans {
		if err := e.explain(&x, p); err != nil {
			return Explanation{}, err
		}
	}
	return x, nil
}

// explain adds a plan to an explanation.
func (e *Engine) explain(x *Explanation, p *plan.Plan) error {
	if x.Plan != "" && len(p.Steps) > 0 {
		x.Plan += "\n"
	}
	x.Plan += p.String()
	for t, bytes := range p.Slots {
		if !p.InPlace(t) {
			x.Memory += bytes
		}
	}
	words := p.Summaries()
	for _, d := range p.Decisions() {
		x.Fusions = append(x.Fusions, Fusion{Value: expr.Name(d.Value), Reader: expr.Name(d.Reader), Site: d.Reader.Node.Site, Fused: d.Fused, Reason: d.Reason, Text: d.String()})
	}
	for i, s := range p.Steps {
		code, err := e.be.Code(s.Kernel)
		if err != nil {
			return err
		}
		step := describe(s)
		step.SPIRV, step.Summary, step.OnHost = code, words[i], e.small(p)
		x.Steps = append(x.Steps, step)
	}
	return nil
}

// slotNames are the names of a kernel's launch parameters, in order.
func slotNames(k *kernel.Kernel) []string {
	var names []string
	for _, s := range k.Slots() {
		names = append(names, s.String())
	}
	return names
}

// describe fills in what is the same on every device.
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

// String is the explanation for people: kernels and launches, no SPIR-V.
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
