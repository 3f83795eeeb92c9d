package program

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
)

// Summary is a step in the words of who wrote the graph.
type Summary struct {
	Operators []string // that it computes, each once, in the graph's order
	Result    string   // dtype and shape
	Stored    string   // why its result is in memory; "" of what was asked for
}

// Summaries are those of the steps.
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

// operatorsOf names what a kernel that stores some values computes, by the operators
// that were applied.
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
