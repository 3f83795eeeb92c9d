package engine

import (
	"context"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/engine/explain"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
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

// onHost reports whether the host computes a plan in the place of the device.
func onHost(e *Engine, p *plan.Plan) bool { return p.Small() && e.readiness(p) == backend.Interpreted }

// explained is the plan by which the values would run now.
func (e *Engine) explained(values []graph.Value) (*plan.Plan, error) {
	plans, err := e.placer().foreseen(values)
	if err != nil {
		return nil, err
	}
	return plans[len(plans)-1], nil
}

// Explain plans the values without running anything.
func (e *Engine) Explain(values ...graph.Value) (explain.Explanation, error) {
	plans, err := e.placer().foreseen(values)
	if err != nil {
		return explain.Explanation{}, err
	}
	var x explain.Explanation
	for _, p := range plans {
		if err := x.Add(p, e.be.Code, onHost(e, p)); err != nil {
			return explain.Explanation{}, err
		}
	}
	return x, nil
}
