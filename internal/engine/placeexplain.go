package engine

import (
	"context"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/shape"
)

// foreseen is what would run now: the plans of assignments that are made in place, and then
// that of the values.
func (e *Engine) foreseen(values []graph.Value) ([]*plan.Plan, error) {
	if err := e.dev.Err(); err != nil {
		return nil, err
	}
	var list []*graph.Node
	var targets map[*graph.Node]bool
	if e.places.Load() && !e.dev.ReferenceCheck() {
		list, targets = e.placements(values, nil)
	}
	var seen []sightOf
	copies, err := e.snapshot(context.Background(), standIn, func() ([]graph.Value, error) {
		defer e.unmeet()
		seen = e.foresee(list, targets)
		left := slices.DeleteFunc(unrun(values), func(v graph.Value) bool { return computes(v.Node) })
		shown, _ := e.guarded(e.beside(left))
		all := make([]graph.Value, 0, 2*len(seen)+len(shown))
		for _, s := range seen {
			all = append(all, graph.Value{Node: s.node}, s.elements)
		}
		return append(all, shown...), freed(values)
	})
	if err != nil {
		return nil, err
	}
	var plans []*plan.Plan
	build := func(values ...graph.Value) (*plan.Plan, error) {
		p, err := e.build(e.be.config(), values...)
		plans = append(plans, p)
		return p, err
	}
	for i, s := range seen {
		n, elements := copies[2*i].Node, copies[2*i+1]
		if n.Why = s.why; s.array == nil {
			continue
		}
		if err := s.plan(n, elements, build); err != nil {
			return nil, err
		}
	}
	_, err = build(copies[2*len(seen):]...)
	return plans, err
}

// sightOf is what would become of an assignment: the array that it is made in, nil for none,
// or why it is not.
type sightOf struct {
	node     *graph.Node
	elements graph.Value
	array    *array
	why      string
	copied   bool   // others are assigned to the copy that has the result, which array is
	kept     string // why what is written over is kept; "" where it is not
}

// foresee tells what would become of assignments. The engine's lock is held.
func (e *Engine) foresee(list []*graph.Node, targets map[*graph.Node]bool) (seen []sightOf) {
	arrays := map[*graph.Node]*array{}
	for _, n := range list {
		if made(n) || len(n.Inputs) != 2 { // or it is being made
			continue
		}
		t := targetOf(n)
		s := sightOf{node: n, elements: n.Inputs[1]}
		st, stored := t.Stored()
		if s.array = arrays[t.Node]; s.array == nil {
			s.array, s.why = e.takable(n, st)
		}
		if stored && s.array != nil && !yield(s.array.others(t.Node), t) {
			s.array, s.why = nil, "it is assigned to what somebody sees with more of the same memory"
		}
		switch {
		case s.array != nil:
			if stored && asked(n, t, s.array.others(t.Node)) || !stored && !onlyRead(t.Node) {
				s.kept = whyKept(t.Node)
			}
		case targets[n]:
			s.array, s.copied = &array{}, true
		}
		arrays[n] = s.array
		seen = append(seen, s)
	}
	return seen
}

// whyKept is what is said of elements that are kept although they are written over.
func whyKept(t *graph.Node) string {
	if t.Taken == "" {
		return "it is written over, and what had it is open"
	}
	return fmt.Sprintf("it is written over, and was read at %s", t.Taken)
}

// plan adds the plans of an assignment in place, and has its copy where that leaves it.
func (s sightOf) plan(n *graph.Node, elements graph.Value, build func(...graph.Value) (*plan.Plan, error)) error {
	d, whole := n.Outputs[0].DType, shape.Contiguous(n.Outputs[0].Shape)
	if s.copied {
		_, err := build(graph.Value{Node: n})
		n.Inputs = nil
		graph.Value{Node: n}.Store(graph.Stored{Buffer: s.array, View: whole})
		return err
	}
	if _, ok := elements.Stored(); !ok {
		p, err := build(elements)
		if err != nil {
			return err
		}
		elements.Store(graph.Stored{Buffer: &array{}, View: p.Results[0].View})
	}
	if s.kept != "" && elements.Shape().Size() > 0 {
		old := graph.NewCopy(graph.NewData(d, graph.Stored{Buffer: s.array, View: n.Region()}))
		old.Node.Site, old.Node.Why = n.Site, s.kept
		if _, err := build(old); err != nil {
			return err
		}
	}
	from, _ := elements.Stored()
	if elements.Shape().Size() > 0 {
		if _, err := build(inPlace(n, d, s.array, from)); err != nil {
			return err
		}
	}
	n.Inputs = nil
	graph.Value{Node: n}.Store(graph.Stored{Buffer: s.array, View: whole})
	return nil
}

// standIn is the memory that a plan is shown to read what a part of a graph is to compute
// from. The engine's lock is held.
func standIn(n *graph.Node) any {
	if partOf(n) == nil {
		return nil
	}
	return &array{}
}
