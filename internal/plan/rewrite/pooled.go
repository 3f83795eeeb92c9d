package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A reduction of few elements that are not contiguous, such as those of squares of pixels, becomes
// a map. The map reads each element through a view of its own, and combines them in the order of
// the reduction's tree. A reduction would walk from element to element, while the map reads rows.
// Measured on lavapipe (Mesa 25.0.7, 2 loaded cores), sums of four pixels of uint8 [1080, 1920, 4]
// took 190 ms as a reduction, 67 as a map by short rows, and 4.3 as one in vectors; those of
// float32 [1080, 1920] took 31 and 4.2. Reductions of windows become maps too, if a row of results
// reads rows of elements.

// pooled returns v as such a map, or v if it is no such reduction.
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

// wideAxes returns those of the given axes that have more than one element, in order.
func wideAxes(s shape.Shape, axes []int) []int {
	var list []int
	for a, n := range s {
		if n > 1 && slices.Contains(axes, a) {
			list = append(list, a)
		}
	}
	return list
}

// apart reports whether elements of other results lie between the elements along the axes.
func apart(s shape.Shape, axes []int) bool {
	for i := range axes[:max(len(axes)-1, 0)] {
		if s[axes[i]+1:axes[i+1]].Size() > 1 {
			return true
		}
	}
	return false
}

// windows reports whether a reduction combines windows: short code computes its elements from
// values whose neighbours along the results' last axis lie in rows.
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

// maxWindowLoads bounds the operands of a window on a GPU, since the reduction alone would be a
// single kernel. If the device allows many operands, the map may take as many as two kernels.
func (r *rewriter) maxWindowLoads() int {
	if r.cfg.MaxOperands < target.MaxBuffers-1 {
		return r.cfg.MaxOperands
	}
	return 2 * r.cfg.MaxOperands
}

// loads returns how many values from outside the maps read; at least 1.
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

// maxWindowMaps bounds the maps that compute the elements of windows; more are too much code.
const maxWindowMaps = 32

// inRows returns the cost of the code for a value. ok says whether everything that it reads lies in
// rows along an axis.
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

// viewOf returns v as a view, as if the value below its views were in memory.
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

// tree combines the elements of the reduction v, which has one leaf, in the definition's order.
// Each accumulator combines the elements that are ops.Accumulators apart. Then each accumulator is
// combined with the one half of ops.Accumulators further on, then a quarter, and so on.
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
