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

// Profile is the time and traffic of an evaluation.
type Profile struct {
	Kernels []KernelProfile
	Wall    time.Duration // from the call until everything was done
	GPU     time.Duration // time in which kernels ran, on the host by its own clock; 0 without HasGPU
	HasGPU  bool          // the device has timestamps, or the host computed
	Bytes   int64         // bytes that the kernels read and wrote; each kernel counts an element of an operand once
	Spans   []Span        // in the order in which they ran

	timings []timing
	first   int // number of the first kernel of the last plan
}

// timing is the time of a submission, and the number of the first kernel of its plan.
type timing struct {
	backend.Timing
	first int
}

// noted returns a function that records the time of a submission; nil if nothing is profiled.
func (p *Profile) noted() func(backend.Timing) {
	if p == nil {
		return nil
	}
	return func(t backend.Timing) {
		p.HasGPU = p.HasGPU || t.Read != nil
		p.timings = append(p.timings, timing{t, p.first})
	}
}

// finish reads a profile's times and counts after its work is done. Kernels are dispatched one
// after the other, so the counts are in their order.
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

// ran adds a time span in which a kernel ran.
func (p *Profile) ran(kernel int, took time.Duration) {
	p.Kernels[kernel].GPU += took
	p.Spans = append(p.Spans, Span{kernel, p.GPU, took})
	p.GPU += took
}

// describe adds a plan's kernels, and whether the host computes them.
func (p *Profile) describe(of *plan.Plan, onHost bool) {
	words := of.Summaries()
	p.first = len(p.Kernels)
	for i, s := range of.Steps {
		read, written := s.Bytes()
		p.Kernels = append(p.Kernels, KernelProfile{Summary: words[i], Text: s.Kernel.Text(), Site: s.Value.Node.Site, Dispatches: len(s.Launches), Bytes: read + written, OnHost: onHost})
		p.Bytes += read + written
	}
}

// Span is a time in which a kernel, or some of its launches, ran. From is counted from the first
// kernel's beginning, without the pauses between submissions.
type Span struct {
	Kernel     int
	From, Took time.Duration
}

// KernelProfile is the profile of one kernel.
type KernelProfile struct {
	plan.Summary
	Text       string
	Site       string // file:line of the operator it ends with
	Dispatches int
	Bytes      int64 // bytes that it read and wrote
	OnHost     bool  // the host computed it instead of the device
	GPU        time.Duration
	// Counts are a simulated device's counts, dispatch by dispatch; nil on other devices.
	Counts []sim.Counts
}

// Profile evaluates values that have not run yet, with timestamps around every kernel and, on a
// simulated device, with its counts.
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

// last returns the ticket after which the values are in memory and all submissions of the profile
// are done. A submitted assignment may have no reader yet, or belong to another evaluation.
func (p *Profile) last(values vulkan.Ticket) vulkan.Ticket {
	for _, s := range p.timings {
		values = max(values, s.Ticket)
	}
	return values
}

// onHost reports whether the host computes a plan instead of the device.
func onHost(e *Engine, p *plan.Plan) bool { return p.Small() && e.readiness(p) == backend.Interpreted }

// explained returns the plan that would compute the values now.
func (e *Engine) explained(values []graph.Value) (*plan.Plan, error) {
	plans, err := e.placer().foreseen(values)
	if err != nil {
		return nil, err
	}
	return plans[len(plans)-1], nil
}

// Explain plans the values and runs nothing.
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
