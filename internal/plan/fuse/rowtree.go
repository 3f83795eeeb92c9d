package fuse

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// The upper levels of a long row's reduction tree: the results of the row's leaves form a row
// themselves. If one map reads the reduction, the map's kernel combines these rows. So a mean of
// all elements takes two kernels: one for the leaves, and one for their sum and the division.

// endsTree notes the reduction v for its only reader, a map, if v has few leaves.
func (p *partition) endsTree(v graph.Value, kernels readers) {
	if !p.Config.Runs(rules.Rowwise) || !p.Config.Runs(rules.Views) || v.Node.Op.Kind != ops.Reduce || v.Node.Op.Combine() == nil || len(kernels) != 1 || v.Shape().Size() == 0 {
		return
	}
	points, leaves := region.TreeOf(v)
	if leaves < 2 || leaves > ops.Leaf && !p.InOneLaunch(leaves) && !p.EndsInCooperativeRows(leaves) {
		return
	}
	for by := range kernels.values() {
		_, product := p.finished.Get(by)
		if by == v || product || p.refused(by) || p.rowwise.At(by) != nil || by.Node.Op.Kind != ops.Map || by.Shape().Size() != points {
			return
		}
		if others := p.trees.At(by); len(others) > 0 {
			if _, n := region.TreeOf(others[0]); n != leaves {
				return
			}
		}
		p.trees.Set(by, append(p.trees.At(by), v))
	}
}

// ends reports whether the map that reads v combines the results of the leaves of v's tree.
func (p *partition) ends(v graph.Value) bool {
	for _, list := range p.trees.All() {
		if slices.Contains(list, v) {
			return true
		}
	}
	return false
}

// treeRows forms the leaves of the reductions whose results the kernel of v combines, and returns
// the rows of the leaves' results. It returns nil if there are none.
func (g *grouper) treeRows(v graph.Value) (*region.Rows, error) {
	if len(g.trees.At(v)) == 0 || g.rowwise.At(v) != nil || g.refused(v) {
		return nil, nil
	}
	r := &region.Rows{Axes: []int{1}, PerRow: true, Partials: map[graph.Value]region.Source{}}
	for _, w := range g.trees.At(v) {
		if _, done := g.done.Get(w); done {
			return nil, nil
		}
		p, err := g.leaves(w)
		if err != nil {
			return nil, err
		}
		r.Space, r.Partials[w] = p.View.Shape, p
	}
	return r, nil
}
