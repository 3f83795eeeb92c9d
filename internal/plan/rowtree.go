package plan

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// The end of a long row's tree: the results of its leaves are rows themselves,
// which the kernel of the one map that reads the reduction combines on its way
// (a mean of everything is a kernel for the leaves, and one for their sum and
// the division).

// endsTree notes v, a reduction, for the map that alone reads it, where the rows
// of its leaves' results are short.
func (g *grouper) endsTree(v graph.Value, kernels readers) {
	if !g.cfg.runs(Rowwise) || !g.cfg.runs(Views) || v.Node.Op.Kind != ops.Reduce || v.Node.Op.Combine() == nil || len(kernels) != 1 || v.Shape().Size() == 0 {
		return
	}
	points, leaves := treeOf(v)
	if leaves < 2 || leaves > ops.Leaf && !g.inOneLaunch(points, leaves) && !g.endsInTeams(leaves) {
		return
	}
	for by := range kernels.values() {
		_, product := g.finished[by]
		if by == v || product || g.refused(by) || g.rowwise[by] != nil || by.Node.Op.Kind != ops.Map || by.Shape().Size() != points {
			return
		}
		if others := g.trees[by]; len(others) > 0 {
			if _, n := treeOf(others[0]); n != leaves {
				return
			}
		}
		g.trees[by] = append(g.trees[by], v)
	}
}

// endsInTeams reports whether a team combines so many leaves' results: as many at once
// as a row of its has.
func (b *builder) endsInTeams(leaves int) bool {
	return b.sharesRows() && leaves <= kernel.MostRowLeaves*ops.Leaf
}

// ends reports whether v's tree ends in the kernel of the map that reads it.
func (g *grouper) ends(v graph.Value) bool {
	for _, list := range g.trees {
		if slices.Contains(list, v) {
			return true
		}
	}
	return false
}

// treeOf is how many results a reduction has, and of how many leaves each.
func treeOf(v graph.Value) (points, leaves int) {
	points = v.Shape().Size()
	return points, kernel.Leaves(v.Node.Inputs[0].Shape().Size() / points)
}

// treeRows forms the leaves of the trees that end in the kernel of v, and
// gives the rows of their leaves' results; nil where there are none.
func (g *grouper) treeRows(v graph.Value) (*rows, error) {
	if len(g.trees[v]) == 0 || g.rowwise[v] != nil || g.refused(v) {
		return nil, nil
	}
	r := &rows{axes: []int{1}, perRow: true, partials: map[graph.Value]source{}}
	for _, w := range g.trees[v] {
		if _, done := g.done[w]; done {
			return nil, nil
		}
		p, err := g.leaves(w)
		if err != nil {
			return nil, err
		}
		r.space, r.partials[w] = p.view.Shape, p
	}
	return r, nil
}
