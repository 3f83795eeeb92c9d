package engine

import (
	"context"
	"fmt"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// watched is a backend that notes the plans which are to run, and runs none: no
// kernel is compiled.
type watched struct {
	backend
	cfg      plan.Config
	recorded int        // plans
	ran      *plan.Plan // the latest
}

func (w *watched) config() plan.Config { return w.cfg }

type watchedSteps struct{ plan *plan.Plan }

func (watchedSteps) bytes() int { return 1024 }

func (watchedSteps) brief() bool { return true }

func (watchedSteps) dropped() bool { return false }

func (w *watched) record(p *plan.Plan, l *leaves, _ bool) (sequence, error) {
	w.recorded++
	for _, s := range p.Steps {
		for i, r := range s.Operands {
			if !s.Kernel.Operands[i].Index {
				l.source(p, r)
			}
		}
	}
	return watchedSteps{p}, nil
}

func (w *watched) replay(_ context.Context, steps sequence, _ []*array, _ *Profile) (vulkan.Ticket, error) {
	w.ran = steps.(watchedSteps).plan
	return 0, nil
}

// The plan that Explain shows is the one that runs, compared as structures: of 2,000
// random graphs, when they are planned for the first time and when the plan of an
// equal graph of other arrays is taken from the cache.
func TestExplainShowsWhatRuns(t *testing.T) {
	e, own := fuzzed(t)
	w := &watched{backend: own.backend}
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
				t.Fatalf("seed %d, %s: nothing ran of\n%s", seed, name, again)
			default:
				if what := otherPlan(shown, w.ran); what != "" {
					t.Fatalf("seed %d, %s, round %d: %s: shown is\n%s\nand run\n%s\n%s", seed, name, round, what, again, w.ran, g)
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

// otherPlan says in what two plans differ, but for the arrays that they find in
// memory; "" where they do not.
func otherPlan(a, b *plan.Plan) string {
	if len(a.Steps) != len(b.Steps) || len(a.Results) != len(b.Results) {
		return fmt.Sprintf("%d and %d kernels, %d and %d results", len(a.Steps), len(b.Steps), len(a.Results), len(b.Results))
	}
	for i, s := range a.Steps {
		r := b.Steps[i]
		switch {
		case s.Kernel.Key() != r.Kernel.Key():
			return fmt.Sprintf("kernel %d", i)
		case !reflect.DeepEqual(s.Launches, r.Launches):
			return fmt.Sprintf("the launches of kernel %d", i)
		case s.Out != r.Out || len(s.Operands) != len(r.Operands):
			return fmt.Sprintf("the result of kernel %d", i)
		}
		for j := range s.Operands {
			if s.Operands[j].Temp != r.Operands[j].Temp {
				return fmt.Sprintf("operand %d of kernel %d", j, i)
			}
		}
	}
	for i, r := range a.Results {
		if r.Ref.Temp != b.Results[i].Ref.Temp || r.Empty != b.Results[i].Empty || !reflect.DeepEqual(r.View, b.Results[i].View) {
			return fmt.Sprintf("result %d", i)
		}
	}
	if !reflect.DeepEqual(a.Temps, b.Temps) || !reflect.DeepEqual(a.Slots, b.Slots) {
		return "the temporaries"
	}
	return ""
}
