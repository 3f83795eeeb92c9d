package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Maps of joins, such as a stencil's sum of a grid and its rolled copies: a map that is stored
// becomes a join of maps of the joins' operands. So the joined arrays, which were written to be
// read once, are not needed. There are fewer kernels too: one for each part of the map, instead of
// one for each operand of every join and one for the map.

// maxCuts bounds the parts into which a map is cut. shortMaps bounds the operators of a small map
// that is cut: parts that differ in structure are compiled separately.
const maxCuts, shortMaps = 8, 16

// mapped rewrites the map v as a join of maps of parts. It returns false if v reads no join that
// nothing else needs, or if v is not stored.
func (r *rewriter) mapped(v graph.Value) (graph.Value, bool) {
	if v.Node.Op.Kind != ops.Map || !r.cfg.Runs(rules.Joins) || r.whole.At(v) || r.readers().At(v) < 2 && !r.isAsked(v) {
		return v, false
	}
	m := r.mapOfJoins(v)
	small := expr.BytesOf(v) < int64(len(m.cuts))*r.cfg.LaunchBytes()
	if len(m.cuts) < 2 || len(m.cuts) > maxCuts || small && len(m.maps) > shortMaps {
		r.leaveWhole(m.maps)
		return v, false
	}
	var parts []graph.Value
	first := 0
	for _, end := range m.cuts {
		parts, first = append(parts, m.part(v, first, end, map[graph.Value]graph.Value{})), end
	}
	return graph.Value{Node: &graph.Node{Op: ops.Concat, Attr: ops.Attr{Axes: []int{m.axis}}, Inputs: parts, Outputs: v.Node.Outputs, Site: v.Node.Site}}, true
}

// mapOfJoins is a map, with the maps and joins that nothing else needs.
type mapOfJoins struct {
	r    *rewriter
	maps map[graph.Value]bool
	// All joins are along one axis. cuts has the ends of all their operands along it.
	joins map[graph.Value]bool
	axis  int
	cuts  []int
}

// mapOfJoins finds the maps and joins below v that nothing else needs.
func (r *rewriter) mapOfJoins(v graph.Value) *mapOfJoins {
	m := &mapOfJoins{r: r, maps: map[graph.Value]bool{v: true}, joins: map[graph.Value]bool{}}
	met := map[graph.Value]int{} // how many of a value's readers are among maps
	for list := []graph.Value{v}; len(list) > 0; {
		n := list[len(list)-1].Node
		list = list[:len(list)-1]
		for _, in := range n.Inputs {
			_, stored := in.Stored()
			if met[in]++; stored || met[in] < r.readers().At(in) || !in.Shape().Equal(v.Shape()) {
				continue
			}
			switch in.Node.Op.Kind {
			case ops.Map:
				m.maps[in], list = true, append(list, in)
			case ops.Join:
				m.join(in)
			}
		}
	}
	slices.Sort(m.cuts)
	m.cuts = slices.Compact(m.cuts)
	return m
}

// leaveWhole notes maps that are not cut, with the maps that only they need. So the rewriter looks
// at each map once.
func (r *rewriter) leaveWhole(maps map[graph.Value]bool) {
	if r.whole == nil {
		r.whole = expr.NewTable[bool](r.numbers)
	}
	for v := range maps {
		r.whole.Set(v, true)
	}
}

// join adds a join, unless its axis differs from that of the first join.
func (m *mapOfJoins) join(v graph.Value) {
	axis := v.Node.Attr.Axes[0]
	if len(m.joins) > 0 && axis != m.axis {
		return
	}
	m.joins[v], m.axis = true, axis
	end := 0
	for _, in := range v.Node.Inputs {
		if end += in.Shape()[axis]; in.Shape()[axis] > 0 {
			m.cuts = append(m.cuts, end)
		}
	}
}

// part returns the elements of v along the axis from one cut to the next. made has other values'.
func (m *mapOfJoins) part(v graph.Value, first, end int, made map[graph.Value]graph.Value) graph.Value {
	if w, ok := made[v]; ok {
		return w
	}
	var w graph.Value
	switch {
	case m.maps[v]:
		inputs := make([]graph.Value, len(v.Node.Inputs))
		for i, in := range v.Node.Inputs {
			inputs[i] = m.part(in, first, end, made)
		}
		w = m.r.derived(v, inputs, replacedSize(v.Shape(), m.axis, end-first))
	case m.joins[v]:
		w = m.operand(v, first, end)
	default:
		w = m.r.between(m.r.value(v), m.axis, first, end)
	}
	made[v] = w
	return w
}

// operand returns the elements from first to before end of a join; they lie in one operand.
func (m *mapOfJoins) operand(join graph.Value, first, end int) graph.Value {
	for _, in := range join.Node.Inputs {
		size := in.Shape()[m.axis]
		if first < size {
			return m.r.between(m.r.value(in), m.axis, first, end)
		}
		first, end = first-size, end-size
	}
	return m.r.value(join) // not reached: a cut is the end of an operand
}

// replacedSize returns a shape with another size along an axis.
func replacedSize(s shape.Shape, axis, size int) shape.Shape {
	s = s.Clone()
	s[axis] = size
	return s
}
