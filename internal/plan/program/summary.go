package program

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
)

// Summary describes a step by the operators that the user applied.
type Summary struct {
	Operators []string // the operators that it computes, each once, in the graph's order
	Result    string   // dtype and shape
	Stored    string   // why its result is stored in memory; "" for a requested value
}

// Summaries describes the steps in order.
func (p *Plan) Summaries() []Summary {
	parts, stored := map[graph.Value][]graph.Value{}, map[graph.Value]string{}
	for _, d := range p.Decisions() {
		switch {
		case d.Exact:
		case d.Fused:
			parts[d.Reader] = append(parts[d.Reader], d.Value)
		case stored[d.Value] == "":
			stored[d.Value] = d.Reason
		}
	}
	list := make([]Summary, len(p.Steps))
	for i, s := range p.Steps {
		made := []graph.Value{s.Value}
		for _, o := range s.Also {
			made = append(made, o.Value)
		}
		if why := s.Value.Node.Why; why != "" {
			stored[s.Value] = why
		}
		list[i] = Summary{Operators: operatorsOf(made, parts), Result: s.Value.DType().Short() + s.Value.Shape().String(), Stored: stored[s.Value]}
	}
	return list
}

// operatorsOf lists the user's operators that a kernel computes, given the values that it
// stores and the values fused into each.
func operatorsOf(made []graph.Value, parts map[graph.Value][]graph.Value) []string {
	var names []string
	seen := map[graph.Value]bool{}
	var visit func(v graph.Value)
	visit = func(v graph.Value) {
		if seen[v] {
			return
		}
		seen[v] = true
		for _, part := range parts[v] {
			visit(part)
		}
		name := v.Node.Op.Name
		if v.Node.By != nil {
			name = v.Node.By.Name
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, v := range made {
		visit(v)
	}
	return names
}
