package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// program forms the group that runs a program for every matrix of a stack.
func (g *grouper) program(v graph.Value) (region.Source, error) {
	w := &lower.RoutineWork{Value: v}
	for _, in := range v.Node.Inputs {
		s, err := g.contiguous(in)
		if err != nil {
			return region.Source{}, err
		}
		w.In = append(w.In, s)
	}
	return g.add(v, false, w), nil
}
