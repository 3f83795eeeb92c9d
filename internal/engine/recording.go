package engine

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/shape"
)

// recording is a plan in the form in which it runs, any number of times. Its steps name arrays by
// numbers: first the plan's slots, then its leaves, which are arrays that exist before the run. It
// does not refer to the planned graph.
type recording struct {
	steps   backend.Steps // nil: nothing to run
	slots   []int64       // bytes of each slot
	escapes []bool        // the slots that hold results
	results []recordedResult
}

// recordedResult says where a result lies after a run.
type recordedResult struct {
	dtype  dtype.DType
	source int // number of its array; -1: it has no elements
	view   shape.View
}

// leaves numbers the existing arrays that a plan reads.
type leaves struct {
	list   []*array
	number map[*array]int
}

func newLeaves(list []*array) *leaves {
	l := &leaves{list: list, number: make(map[*array]int, len(list))}
	for i, a := range list {
		l.number[a] = i
	}
	return l
}

func (l *leaves) of(a *array) int {
	i, ok := l.number[a]
	if !ok {
		i = len(l.list)
		l.list = append(l.list, a)
		l.number[a] = i
	}
	return i
}

// placeOf returns where a temporary lies.
func placeOf(t plan.Temp) backend.Place { return backend.Place{Array: t.Slot, At: t.At, End: t.End()} }

// place returns where an operand lies.
func (l *leaves) place(p *plan.Plan, r plan.Ref) backend.Place {
	if r.Temp >= 0 {
		return placeOf(p.Temps[r.Temp])
	}
	return backend.Place{Array: l.source(p, r), End: math.MaxInt64}
}

// source returns the number of the operand's array.
func (l *leaves) source(p *plan.Plan, r plan.Ref) int {
	if r.Temp >= 0 {
		return p.Temps[r.Temp].Slot
	}
	return len(p.Slots) + l.of(r.Stored.Buffer.(*array))
}

// record makes a plan's recording. It adds to l the leaves that are missing.
func (e *Engine) record(p *plan.Plan, l *leaves, stamped bool) (*recording, error) {
	r := &recording{slots: p.Slots, escapes: make([]bool, len(p.Slots))}
	for _, res := range p.Results {
		out := recordedResult{dtype: res.Value.DType(), source: -1, view: res.View}
		if !res.Empty {
			out.source = l.source(p, res.Ref)
			if out.source < len(r.slots) {
				r.escapes[out.source] = true
			}
		}
		r.results = append(r.results, out)
	}
	if len(p.Steps) == 0 {
		return r, nil
	}
	var err error
	r.steps, err = e.be.Record(workOf(p, l, stamped))
	return r, err
}

// workOf returns a plan in the form that a backend takes. It adds to l the leaves that are missing.
func workOf(p *plan.Plan, l *leaves, timed bool) *backend.Work {
	of := &plan.Plan{Config: p.Config} // a backend may keep the work, which then keeps no operand
	w := &backend.Work{Config: &of.Config, Duration: of.Duration, Small: p.Small(), Timed: timed}
	for _, s := range p.Steps {
		step := backend.Step{Kernel: s.Kernel, Launches: s.Launches, HostWork: p.HostWork(s)}
		for i, r := range s.Operands {
			at := backend.NoPlace
			if !s.Kernel.Operands[i].Index {
				at = l.place(p, r)
			}
			step.Operands = append(step.Operands, at)
		}
		for _, t := range s.Outs() {
			step.Outs = append(step.Outs, placeOf(p.Temps[t]))
		}
		if s.Disjoint {
			step.Disjoint = s.Out + 1
		}
		w.Steps = append(w.Steps, step)
	}
	w.Arrays = len(p.Slots) + len(l.list)
	return w
}

// kernelsOf returns the kernels of a plan's steps.
func kernelsOf(steps []plan.Step) []*kernel.Kernel {
	list := make([]*kernel.Kernel, len(steps))
	for i, s := range steps {
		list[i] = s.Kernel
	}
	return list
}

// stored returns where a result lies; arrays has those of the slots, then the leaves.
func (r *recordedResult) stored(arrays []*array) graph.Stored {
	if r.source < 0 {
		return graph.Stored{Buffer: &array{}, View: r.view}
	}
	return graph.Stored{Buffer: arrays[r.source], View: r.view}
}
