package engine

import (
	"context"
	"fmt"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// watched is a backend that notes the plans to run, and runs none, so that no kernel is compiled.
type watched struct {
	backend.Backend
	cfg      plan.Config
	recorded int           // number of plans
	ran      *watchedSteps // the latest
}

func (w *watched) Config() plan.Config { return w.cfg }

type watchedSteps struct{ work *backend.Work }

func (*watchedSteps) Bytes() int { return 1024 }

func (*watchedSteps) Brief() bool { return true }

func (*watchedSteps) Dropped() bool { return false }

func (w *watched) Record(work *backend.Work) (backend.Steps, error) {
	w.recorded++
	return &watchedSteps{work}, nil
}

func (w *watched) Run(_ context.Context, steps backend.Steps, _ []backend.Memory, _ func(backend.Timing)) (vulkan.Ticket, error) {
	w.ran = steps.(*watchedSteps)
	return 0, nil
}

// recordingOf returns the recording with the given steps, or nil if the cache lacks it.
func (e *Engine) recordingOf(steps backend.Steps) *recording {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, generation := range []map[string]*recording{e.plans.young, e.plans.old} {
		for _, r := range generation {
			if r.steps == steps {
				return r
			}
		}
	}
	return nil
}

// The plan that Explain shows is the one that runs. 2,000 random graphs are compared: planned for
// the first time, and taken from the cache for an equal graph over other arrays.
func TestExplainShowsWhatRuns(t *testing.T) {
	e, own := fuzzed(t)
	w := &watched{Backend: own.Backend}
	e.be = w
	configs := configurations(own.cfg)
	planned, cached := 0, 0
	for seed := range uint64(fuzzRounds(t, 2000)) { // the seed alone decides all that is drawn
		name := configNames[seed%uint64(len(configNames))]
		w.cfg = configs[name]
		var again string
		for round := range 2 {
			g := newGraph(t, e, seed, testgraph.Nodes)
			values := []graph.Value{g.values[len(g.values)-1], pick(g, g.values)}
			if len(unrun(values)) == 0 {
				g.free()
				break
			}
			shown, err := e.explained(values)
			if err != nil {
				t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, g)
			}
			w.ran, again = nil, shown.String()
			before := w.recorded
			if err := e.Eval(ctx, values...); err != nil {
				t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, g)
			}
			switch {
			case len(shown.Steps) == 0 && w.ran == nil:
			case w.ran == nil:
				t.Fatalf("seed %d, %s: nothing ran, want\n%s", seed, name, again)
			default:
				if what := otherPlan(shown, w.ran.work, e.recordingOf(w.ran)); what != "" {
					t.Fatalf("seed %d, %s, round %d: %s differ: shown is\n%s\nand run\n%+v\n%s", seed, name, round, what, again, w.ran.work.Steps, g)
				}
			}
			if w.recorded > before {
				planned++
			} else if len(shown.Steps) > 0 {
				cached++
			}
			g.free()
		}
	}
	t.Logf("%d plans were made, %d were in the cache", planned, cached)
	if cached < planned/2 {
		t.Errorf("only %d of %d plans were in the cache", cached, planned)
	}
}

// otherPlan says where a plan and the steps that ran differ, without regard to arrays in memory; ""
// if they are equal.
func otherPlan(p *plan.Plan, b *backend.Work, r *recording) string {
	l := newLeaves(nil)
	a := workOf(p, l, false)
	if len(a.Steps) != len(b.Steps) {
		return fmt.Sprintf("%d and %d kernels", len(a.Steps), len(b.Steps))
	}
	slots := len(p.Slots)
	for i, s := range a.Steps {
		r := b.Steps[i]
		switch {
		case s.Kernel.Key() != r.Kernel.Key():
			return fmt.Sprintf("kernel %d", i)
		case !reflect.DeepEqual(s.Launches, r.Launches):
			return fmt.Sprintf("the launches of kernel %d", i)
		case !reflect.DeepEqual(s.Outs, r.Outs) || s.Disjoint != r.Disjoint || len(s.Operands) != len(r.Operands):
			return fmt.Sprintf("the result of kernel %d", i)
		}
		for j := range s.Operands {
			if s.Operands[j] != r.Operands[j] && min(s.Operands[j].Array, r.Operands[j].Array) < slots {
				return fmt.Sprintf("operand %d of kernel %d", j, i)
			}
		}
	}
	if r == nil { // its graph has no key
		return ""
	}
	if !reflect.DeepEqual(p.Slots, r.slots) || len(p.Results) != len(r.results) {
		return "the temporaries"
	}
	for i, res := range p.Results {
		source := -1
		if !res.Empty {
			source = l.source(p, res.Ref)
		}
		if source != r.results[i].source && min(source, r.results[i].source) < slots || !reflect.DeepEqual(res.View, r.results[i].view) {
			return fmt.Sprintf("result %d", i)
		}
	}
	return ""
}
