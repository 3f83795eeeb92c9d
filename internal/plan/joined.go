package plan

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Reductions of what is joined: along other axes than that of the join they are
// made of each part, and what they leave is joined. The trees are the same. What is
// saved is the joined array, which is written and read; what is added are launches
// for every part.

// parted is a value as parts that lie one after the other along an axis.
type parted struct {
	axis int
	list []graph.Value
}

// joined is the reduction v of the parts of what it reads; false where that is not
// joined, or the reduction is better made of all of it.
func (r *rewriter) joined(v graph.Value) (graph.Value, bool) {
	if v.Node.Op.Kind != ops.Reduce || !r.cfg.runs(Joins) {
		return v, false
	}
	in := v.Node.Inputs[0]
	p, ok := r.parts(in)
	axes := v.Node.Attr.Axes
	if !ok || slices.Contains(axes, p.axis) || 2*bytesOf(in) < int64(2*len(p.list))*r.cfg.launchBytes() {
		return v, false
	}
	reduced := make([]graph.Value, len(p.list))
	for i, part := range p.list {
		reduced[i] = r.derived(v, []graph.Value{part}, shape.Reduce(part.Shape(), axes, v.Node.Attr.KeepDims))
	}
	axis := p.axis
	for _, a := range axes {
		if a < p.axis && !v.Node.Attr.KeepDims {
			axis--
		}
	}
	return graph.Value{Node: &graph.Node{Op: ops.Concat, Attr: ops.Attr{Axes: []int{axis}}, Inputs: reduced, Outputs: v.Node.Outputs, Site: v.Node.Site}}, true
}

// parts are those of v, a join that nobody else reads or a map of one.
func (r *rewriter) parts(v graph.Value) (p parted, ok bool) {
	if _, stored := v.Stored(); stored || r.readers()[v] != 1 {
		return p, false
	}
	n := v.Node
	switch n.Op.Kind {
	case ops.Join:
		p = parted{axis: n.Attr.Axes[0]}
		for _, in := range n.Inputs {
			p.list = append(p.list, r.value(in))
		}
		return p, true
	case ops.Map:
		return r.mapParts(v)
	}
	return p, false
}

// mapParts is the map v of the parts of the first of its operands that has some, and
// of as much of the others.
func (r *rewriter) mapParts(v graph.Value) (p parted, ok bool) {
	n, at := v.Node, 0
	for ; at < len(n.Inputs) && !ok; at++ {
		p, ok = r.parts(n.Inputs[at])
	}
	if !ok {
		return p, false
	}
	made, first := parted{axis: p.axis}, 0
	for _, part := range p.list {
		inputs := make([]graph.Value, len(n.Inputs))
		end := first + part.Shape()[p.axis]
		for i, in := range n.Inputs {
			inputs[i] = part
			if i != at-1 {
				inputs[i] = r.between(r.value(in), p.axis, first, end)
			}
		}
		made.list, first = append(made.list, r.derived(v, inputs, part.Shape())), end
	}
	return made, true
}

// between is what v has along an axis from one index to another.
func (r *rewriter) between(v graph.Value, axis, first, end int) graph.Value {
	s := v.Shape().Clone()
	ranges := make([]shape.Range, len(s))
	for i := range ranges {
		ranges[i] = shape.All()
	}
	ranges[axis], s[axis] = shape.Span(first, end), end-first
	return r.settled(movement(ops.Slice, ops.Attr{Ranges: ranges}, v, s))
}

// derived is v's operator on other operands, with a result of another shape.
func (r *rewriter) derived(v graph.Value, inputs []graph.Value, s shape.Shape) graph.Value {
	n := v.Node
	t := n.Outputs[v.Index]
	t.Shape = s
	return r.settled(graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: inputs, Outputs: []graph.Type{t}, Site: n.Site, By: n.By}})
}
