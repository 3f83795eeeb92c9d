package engine

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/shape"
)

// recording is a plan in the form in which it runs, any number of times: its
// steps name the arrays that they use by numbers, first those of the plan's
// slots, then those of its leaves, the arrays that were there before. It has
// nothing of the graph that was planned.
type recording struct {
	steps   sequence // nil: nothing is to be run
	slots   []int64  // bytes
	escapes []bool   // the slots that hold results
	results []recordedResult
}

// sequence is a backend's form of a plan's steps.
type sequence interface {
	// bytes is the memory that it takes, roughly.
	bytes() int
	// brief: replaying it waits for nothing, and computes nothing.
	brief() bool
	// dropped: something that it needs is not kept any more but for its sake.
	dropped() bool
}

// recordedResult is where a result is after a run.
type recordedResult struct {
	dtype  dtype.DType
	source int // -1: it has no elements
	view   shape.View
}

// leaves numbers the arrays that a plan finds in memory.
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

// place is where an array of a plan is: the number of the array that it is in, and the
// bytes of that which bindings may reach.
type place struct {
	array   int
	at, end int64
}

// overlaps reports whether two places have a byte in common.
func (p place) overlaps(q place) bool { return p.array == q.array && p.at < q.end && q.at < p.end }

// placeOf is that of a temporary.
func placeOf(t plan.Temp) place { return place{t.Slot, t.At, t.End()} }

// place is that of an operand.
func (l *leaves) place(p *plan.Plan, r plan.Ref) place {
	if r.Temp >= 0 {
		return placeOf(p.Temps[r.Temp])
	}
	return place{array: l.source(p, r), end: math.MaxInt64}
}

// outs are the places that a step writes.
func outs(p *plan.Plan, s plan.Step) (list []place) {
	for _, t := range s.Outs() {
		list = append(list, placeOf(p.Temps[t]))
	}
	return list
}

// source is the number of the array that an operand is in.
func (l *leaves) source(p *plan.Plan, r plan.Ref) int {
	if r.Temp >= 0 {
		return p.Temps[r.Temp].Slot
	}
	return len(p.Slots) + l.of(r.Stored.Buffer.(*array))
}

// record brings a plan into the form in which it runs. Leaves that l lacks are
// added to it.
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
	r.steps, err = e.be.record(p, l, stamped)
	return r, err
}

// stored is the place of a result: arrays are those of the slots, then the
// leaves.
func (r *recordedResult) stored(arrays []*array) graph.Stored {
	if r.source < 0 {
		return graph.Stored{Buffer: &array{}, View: r.view}
	}
	return graph.Stored{Buffer: arrays[r.source], View: r.view}
}
