package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Maps of what is joined, such as a stencil's sum of a grid and of what it is rolled by:
// where the result is put into memory, it is joined itself, of maps of the parts. What is
// saved are the joined arrays, which were written to be read once; and there are fewer
// kernels, one for each part instead of one for each operand of every join and one more.

// maxCuts bounds the parts that a map is cut into, and shortMaps the operators whose code
// is written again for each part of little: drivers compile it for those that are not alike.
const maxCuts, shortMaps = 8, 16

// mapped is the map v as a join of maps of the parts of what is joined for v alone; false
// where nothing is, or v is not put into memory by itself.
func (r *rewriter) mapped(v graph.Value) (graph.Value, bool) {
	if v.Node.Op.Kind != ops.Map || !r.cfg.Runs(rules.Joins) || r.whole.At(v) || r.readers().At(v) < 2 && !r.isAsked(v) {
		return v, false
	}
	m := r.mapOfJoins(v)
	little := expr.BytesOf(v) < int64(len(m.cuts))*r.cfg.LaunchBytes()
	if len(m.cuts) < 2 || len(m.cuts) > maxCuts || little && len(m.maps) > shortMaps {
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

// mapOfJoins is a map with the maps and joins that nothing but it needs.
type mapOfJoins struct {
	r    *rewriter
	maps map[graph.Value]bool
	// joins are those along one axis, and cuts where the parts of any of them end.
	joins map[graph.Value]bool
	axis  int
	cuts  []int
}

// mapOfJoins is that of v.
func (r *rewriter) mapOfJoins(v graph.Value) *mapOfJoins {
	m := &mapOfJoins{r: r, maps: map[graph.Value]bool{v: true}, joins: map[graph.Value]bool{}}
	met := map[graph.Value]int{} // how many of a value's readers are among the maps
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

// leaveWhole notes maps that are not cut. What one of them alone needs is among them, so
// that planning looks at each once.
func (r *rewriter) leaveWhole(maps map[graph.Value]bool) {
	if r.whole == nil {
		r.whole = expr.NewTable[bool](r.numbers)
	}
	for v := range maps {
		r.whole.Set(v, true)
	}
}

// join adds a join, unless it is along another axis than the first.
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

// part is what v has along the axis from one cut to the next; made are the parts there
// are of other values.
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

// operand is part of a join, all of which is of one operand.
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

// replacedSize is a shape with another size along an axis.
func replacedSize(s shape.Shape, axis, size int) shape.Shape {
	s = s.Clone()
	s[axis] = size
	return s
}
