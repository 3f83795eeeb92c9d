package engine

import (
	"context"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/shape"
)

// foreseen returns the plans that would run now: those of assignments in place, and last the plan
// of the values.
func (e placer) foreseen(values []graph.Value) ([]*plan.Plan, error) {
	if err := e.dev.Err(); err != nil {
		return nil, err
	}
	var list []*graph.Node
	var targets map[*graph.Node]bool
	if e.places.Load() && !e.dev.ReferenceCheck() {
		list, targets = e.placements(values, nil)
	}
	var seen []sightOf
	free := func() {
		for _, s := range seen {
			s.free()
		}
	}
	defer e.locked(free)
	copies, err := e.snapshot(context.Background(), standIn, func() ([]graph.Value, error) {
		defer e.met.unmeet()
		free() // the values of an earlier try
		seen = e.foresee(list, targets)
		left := slices.DeleteFunc(unrun(values), func(v graph.Value) bool { return computes(v.Node) })
		shown, _ := e.guarded(e.beside(left))
		all := make([]graph.Value, 0, sightValues*len(seen)+len(shown))
		for _, s := range seen {
			all = append(all, s.values()...)
		}
		return append(all, shown...), freed(values)
	})
	if err != nil {
		return nil, err
	}
	var plans []*plan.Plan
	build := func(values ...graph.Value) (*plan.Plan, error) {
		p, err := e.build(e.config(), values...)
		plans = append(plans, p)
		return p, err
	}
	for i, s := range seen {
		of := copies[sightValues*i : sightValues*(i+1)]
		if of[0].Node.Why = s.why; s.array == nil {
			continue
		}
		if err := s.plan(of, build); err != nil {
			return nil, err
		}
	}
	_, err = build(copies[sightValues*len(seen):]...)
	return plans, err
}

// sightOf is what will happen to an assignment: the array in which it is made, or the reason why
// not.
type sightOf struct {
	node *graph.Node
	written
	array  *array
	why    string
	copied bool   // array will be a copy that holds the result, and other assignments will overwrite it
	kept   string // why the overwritten elements will be kept; "" if they will not be
}

// sightValues is the most values that planning an assignment needs: the assignment, the old
// elements at its indices, and the values that are computed first.
const sightValues = 6

func (s *sightOf) values() []graph.Value {
	list := append([]graph.Value{{Node: s.node}, s.old}, s.elements()...)
	for len(list) < sightValues {
		list = append(list, list[0])
	}
	if s.old.Node == nil {
		list[1] = list[0]
	}
	return list
}

// foresee finds out what will happen to each assignment. The caller holds the engine's lock.
func (e placer) foresee(list []*graph.Node, targets map[*graph.Node]bool) (seen []sightOf) {
	arrays, keeps := map[*graph.Node]*array{}, map[*graph.Node]bool{} // an assignment that keeps elements also reads them
	for _, n := range list {
		if made(n) || len(n.Inputs) == 0 { // another run is making it
			continue
		}
		t := targetOf(n)
		s := sightOf{node: n}
		st, stored := t.Stored()
		if s.array = arrays[t.Node]; s.array == nil {
			s.array, s.why = e.takable(n, st)
		}
		kept := stored && s.array != nil && asked(n, t, s.array.others(t.Node)) || !stored && (keeps[t.Node] || !onlyRead(t.Node, readsOf(n, t.Node)))
		if s.array != nil && (s.of(n) != nil || kept && s.keep(n) != nil) {
			s.array = nil
			if s.masks() {
				s.why = whyKept(t.Node)
			}
		}
		if stored && s.array != nil && !yield(s.array.others(t.Node), t) {
			s.array, s.why = nil, "the assignment's target shares its memory with a larger value"
		}
		switch {
		case s.array != nil:
			if kept {
				s.kept, keeps[n] = whyKept(t.Node), true
			}
		case targets[n]:
			s.array, s.copied = &array{}, true
		}
		arrays[n] = s.array
		seen = append(seen, s)
	}
	return seen
}

// whyKept explains why overwritten elements are kept.
func whyKept(t *graph.Node) string {
	if t.Taken == "" {
		return "it is overwritten, and a tensor that has it is open"
	}
	return fmt.Sprintf("it is overwritten, and was read at %s", t.Taken)
}

// plan adds the plans of an assignment in place; of has the copies of its values. Then it stores
// the copied assignment as if it had been made.
func (s *sightOf) plan(of []graph.Value, build func(...graph.Value) (*plan.Plan, error)) error {
	n, old, first := of[0].Node, of[1], of[2:2+len(s.elements())]
	d, whole := n.Outputs[0].DType, shape.Contiguous(n.Outputs[0].Shape)
	if s.copied {
		_, err := build(graph.Value{Node: n})
		n.Inputs = nil
		graph.Value{Node: n}.Store(graph.Stored{Buffer: s.array, View: whole})
		return err
	}
	put, from := s.at.Node != nil, first[0]
	any := from.Shape().Size() > 0
	if err := stood(build, first...); err != nil {
		return err
	}
	if s.kept != "" && any {
		values := []graph.Value{old}
		if !put {
			old = graph.NewCopy(graph.NewData(d, graph.Stored{Buffer: s.array, View: n.Region()}))
			old.Node.Site = n.Site
			values[0] = old
		}
		old.Node.Why = s.kept
		if err := stood(build, values...); err != nil {
			return err
		}
	}
	if any {
		var indices graph.Stored
		var atType dtype.DType
		if put {
			indices, _ = first[1].Stored()
			atType = s.at.DType()
		}
		elements, _ := from.Stored()
		place := graph.Stored{Buffer: s.array, View: s.place}
		if err := s.stretch(&elements, &indices); err != nil {
			return err
		}
		if _, err := build(inPlace(n, place, elements, indices, atType)); err != nil {
			return err
		}
	}
	n.Inputs = nil
	graph.Value{Node: n}.Store(graph.Stored{Buffer: s.array, View: whole})
	return nil
}

// stood plans values that are not in memory, and then stores stand-ins for them.
func stood(build func(...graph.Value) (*plan.Plan, error), values ...graph.Value) error {
	missing := unrun(values)
	if len(missing) == 0 {
		return nil
	}
	p, err := build(missing...)
	if err != nil {
		return err
	}
	for i, v := range missing {
		v.Store(graph.Stored{Buffer: &array{}, View: p.Results[i].View})
	}
	return nil
}

// standIn returns memory for the plan to read in place of a node which another part will compute or
// another run is assigning; otherwise nil. The caller holds the engine's lock.
func standIn(n *graph.Node) any {
	if partOf(n) == nil && !beingMade(n) {
		return nil
	}
	return &array{}
}

// beingMade reports whether a run is making a node by an assignment in place: as its result, or as
// the elements that it keeps. Such a node has no inputs for the time. The caller holds the engine's
// lock.
func beingMade(n *graph.Node) bool {
	return !n.Done() && len(n.Inputs) == 0 && runOf(n) != nil
}

// underWay returns a run that is making an assignment which the values need, or nil. The caller
// holds the engine's lock.
func underWay(values []graph.Value) *run {
	seen := map[*graph.Node]bool{}
	var visit func(n *graph.Node) *run
	visit = func(n *graph.Node) *run {
		switch {
		case seen[n] || n.Done():
			return nil
		case beingMade(n):
			return runOf(n)
		}
		seen[n] = true
		for _, in := range n.Inputs {
			if r := visit(in.Node); r != nil {
				return r
			}
		}
		return nil
	}
	for _, v := range values {
		if r := visit(v.Node); r != nil {
			return r
		}
	}
	return nil
}
