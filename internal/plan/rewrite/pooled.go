package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Reductions of few elements that lie apart, as those of the squares of an image's
// pixels: a map that reads each of the elements by a view of its own, and joins them as
// the tree of the reduction does. A reduction goes from element to element, a map reads
// rows. Measured on lavapipe (Mesa 25.0.7, 2 loaded cores), sums of four pixels of
// uint8 [1080, 1920, 4] took 190 ms as a reduction, 67 as a map by short rows and 4.3
// as one in vectors; those of float32 [1080, 1920] 31 and 4.2. Windows likewise, of which
// rows of the results read rows.

// pooled is v as such a map; v where it is no such reduction.
func (r *rewriter) pooled(v graph.Value) graph.Value {
	if _, stored := v.Stored(); stored || v.Node.Op.Kind != ops.Reduce || v.Node.Op.Combine() == nil || !r.cfg.Runs(rules.Simplify) || !r.cfg.Runs(rules.Views) {
		return v
	}
	in := v.Node.Inputs[0]
	axes := wideAxes(in.Shape(), v.Node.Attr.Axes)
	count := 1
	for _, a := range axes {
		count *= in.Shape()[a]
	}
	if in.DType() != v.DType() || in.DType().Size() < 4 || v.Shape().Size() == 0 {
		return v
	}
	if !(count <= r.cfg.Pooled && apart(in.Shape(), axes)) && !r.windows(v, axes, count) {
		return v
	}
	parts := make([]graph.Value, count)
	for i := range parts {
		part, at := in, i
		for _, a := range slices.Backward(axes) {
			n := in.Shape()[a]
			part, at = r.between(part, a, at%n, at%n+1), at/n
		}
		parts[i] = r.settled(reshaped(part, v))
	}
	return r.tree(v, parts)
}

// wideAxes are those of the axes, in order, along which there is more than one element.
func wideAxes(s shape.Shape, axes []int) []int {
	var list []int
	for a, n := range s {
		if n > 1 && slices.Contains(axes, a) {
			list = append(list, a)
		}
	}
	return list
}

// apart reports whether there are elements between those along some of the axes that
// are of other results.
func apart(s shape.Shape, axes []int) bool {
	for i := range axes[:max(len(axes)-1, 0)] {
		if s[axes[i]+1:axes[i+1]].Size() > 1 {
			return true
		}
	}
	return false
}

// windows reports whether a reduction's elements are those of windows: computed with
// little code of what is read in rows along the results' last axis.
func (r *rewriter) windows(v graph.Value, axes []int, count int) bool {
	in := v.Node.Inputs[0]
	along := len(in.Shape()) - 1
	for along >= 0 && (in.Shape()[along] == 1 || slices.Contains(axes, along)) {
		along--
	}
	if count < 2 || count > r.cfg.Windows || along < 0 || in.Shape()[along] < 4 {
		return false
	}
	seen := map[graph.Value]bool{}
	cost, ok := r.inRows(in, along, seen)
	if !ok || count*(cost+r.cfg.Weights.Cost(v.Node.Op.Combine(), v.DType(), v.DType())) > r.cfg.MaxCost {
		return false
	}
	return r.cfg.Class != target.GPU || count*loads(seen) <= r.maxWindowLoads()
}

// maxWindowLoads bounds what a GPU reads for a window, where a reduction is one kernel: as
// much as two kernels take, where a kernel takes much.
func (r *rewriter) maxWindowLoads() int {
	if r.cfg.MaxOperands < target.MaxBuffers-1 {
		return r.cfg.MaxOperands
	}
	return 2 * r.cfg.MaxOperands
}

// loads is how many values the maps read that are none of them; one where there are none.
func loads(maps map[graph.Value]bool) int {
	read := map[graph.Value]bool{}
	for m := range maps {
		for _, in := range m.Node.Inputs {
			if !maps[in] {
				read[in] = true
			}
		}
	}
	return max(1, len(read))
}

// maxWindowMaps bounds the maps that are looked at for windows: more are too much code.
const maxWindowMaps = 32

// inRows is what computing a value costs, in a kernel's code, and whether all that is
// read for it lies in rows along an axis.
func (r *rewriter) inRows(v graph.Value, along int, seen map[graph.Value]bool) (cost int, ok bool) {
	if _, stored := v.Stored(); stored || v.Node.Op.Kind != ops.Map || len(v.Node.Inputs) == 0 {
		stride := r.viewOf(v).Strides[along]
		return 0, 0 <= stride && stride <= 2
	}
	if seen[v] {
		return 0, true
	}
	if len(seen) == maxWindowMaps {
		return 0, false
	}
	seen[v] = true
	cost = r.cfg.Weights.Cost(v.Node.Op, v.Node.Inputs[0].DType(), v.DType())
	for _, in := range v.Node.Inputs {
		c, ok := r.inRows(in, along, seen)
		if !ok {
			return 0, false
		}
		cost += c
	}
	return cost, true
}

// viewOf is how v lies where all that is no view is in memory.
func (r *rewriter) viewOf(v graph.Value) shape.View {
	if st, ok := v.Stored(); ok {
		return st.View
	}
	if v.Node.Op.Kind == ops.Movement {
		if view, ok := v.Node.View(r.viewOf(v.Node.Inputs[0])); ok {
			return view
		}
	}
	return shape.Contiguous(v.Shape())
}

// tree joins the elements of the reduction v, of one leaf, as it does: each of ops.Accumulators
// accumulators those ops.Accumulators apart, one after the other, and then the accumulators half
// of ops.Accumulators apart, then those a quarter apart.
func (r *rewriter) tree(v graph.Value, parts []graph.Value) graph.Value {
	join := func(at, i int) {
		sum := &graph.Node{Op: v.Node.Op.Combine(), Inputs: []graph.Value{parts[at], parts[i]}, Outputs: v.Node.Outputs, Site: v.Node.Site, By: v.Node.By}
		parts[at] = r.settled(graph.Value{Node: sum})
	}
	for i := ops.Accumulators; i < len(parts); i++ {
		join(i%ops.Accumulators, i)
	}
	for n, half := min(len(parts), ops.Accumulators), ops.Accumulators/2; half > 0; half /= 2 {
		for i := half; i < n; i++ {
			join(i-half, i)
		}
		n = min(half, n)
	}
	return parts[0]
}
