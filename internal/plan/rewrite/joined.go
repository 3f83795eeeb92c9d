package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Reductions of joins: if a reduction runs along other axes than the join, each operand of the join
// is reduced by itself, and the results are joined. The reduction trees stay the same. That saves
// writing and reading the joined array, but adds a launch for each operand.

// pieces holds a value as parts that follow one another along an axis.
type pieces struct {
	axis    int
	list    []graph.Value
	reduced bool // the parts are results of reductions, not operands of a join
}

// joined rewrites the reduction v of a join, or of a map of joins, as a join of reductions. It
// returns false if v's operand does not consist of parts.
func (r *rewriter) joined(v graph.Value) (graph.Value, bool) {
	if v.Node.Op.Kind != ops.Reduce || !r.cfg.Runs(rules.Joins) {
		return v, false
	}
	p := r.parts(v)
	if p == nil {
		return v, false
	}
	return graph.Value{Node: &graph.Node{Op: ops.Concat, Attr: ops.Attr{Axes: []int{p.axis}}, Inputs: p.list, Outputs: v.Node.Outputs, Site: v.Node.Site}}, true
}

// reducedParts reduces each part of v's operand, as v does.
func (r *rewriter) reducedParts(v graph.Value) *pieces {
	of := r.parts(v.Node.Inputs[0])
	if of == nil || of.reduced {
		return nil
	}
	axes, keep := v.Node.Attr.Axes, v.Node.Attr.KeepDims
	p := &pieces{axis: of.axis, reduced: true}
	for _, a := range axes {
		if a < of.axis && !keep {
			p.axis--
		}
	}
	for _, part := range of.list {
		p.list = append(p.list, r.derived(v, []graph.Value{part}, shape.Reduce(part.Shape(), axes, keep)))
	}
	return p
}

// broadcastParts broadcasts each part of v's operand, as v does, if v broadcasts along other axes
// than the parts' axis.
func (r *rewriter) broadcastParts(v graph.Value) *pieces {
	of := r.parts(v.Node.Inputs[0])
	if of == nil || len(of.list[0].Shape()) != len(v.Shape()) || v.Node.Inputs[0].Shape()[of.axis] != v.Shape()[of.axis] {
		return nil
	}
	p := &pieces{axis: of.axis, reduced: of.reduced}
	for _, part := range of.list {
		s := v.Shape().Clone()
		s[p.axis] = part.Shape()[p.axis]
		p.list = append(p.list, r.settled(expr.Movement(ops.BroadcastTo, ops.Attr{Shape: s}, part, s)))
	}
	return p
}

// parts returns the parts of v if v is a join that only reductions read, or is computed from one.
// Otherwise it returns nil.
func (r *rewriter) parts(v graph.Value) *pieces {
	if p, known := r.pieces.Get(v); known {
		return p
	}
	var p *pieces
	if _, stored := v.Stored(); !stored {
		switch n := v.Node; {
		case n.Op.Kind == ops.Join:
			p = r.joinParts(v)
		case n.Op.Kind == ops.Map:
			p = r.mapParts(v)
		case n.Op.Kind == ops.Reduce:
			p = r.reducedParts(v)
		case n.Op == ops.BroadcastTo:
			p = r.broadcastParts(v)
		}
	}
	if r.pieces == nil {
		r.pieces = expr.NewTable[*pieces](r.numbers)
	}
	r.pieces.Set(v, p)
	return p
}

// joinParts returns the operands of a join, if the join is large and only reductions read it.
func (r *rewriter) joinParts(v graph.Value) *pieces {
	p := &pieces{axis: v.Node.Attr.Axes[0]}
	if expr.BytesOf(v) < int64(len(v.Node.Inputs))*r.cfg.LaunchBytes() || r.isAsked(v) || !r.onlyReduced(alongAxis{v, p.axis}) {
		return nil
	}
	for _, in := range v.Node.Inputs {
		p.list = append(p.list, r.value(in))
	}
	return p
}

// alongAxis is a value and one of its axes.
type alongAxis struct {
	graph.Value
	axis int
}

// onlyReduced reports whether all readers of a value are reductions along other axes than v.axis,
// or maps for which the same holds.
func (r *rewriter) onlyReduced(v alongAxis) bool {
	only, known := r.reduced[v]
	if known {
		return only
	}
	only = !slices.ContainsFunc(r.readBy().At(v.Value), func(by graph.Value) bool {
		switch n := by.Node; n.Op.Kind {
		case ops.Reduce:
			return slices.Contains(n.Attr.Axes, v.axis)
		case ops.Map:
			return r.isAsked(by) || !r.onlyReduced(alongAxis{by, v.axis})
		}
		return true
	})
	if r.reduced == nil {
		r.reduced = map[alongAxis]bool{}
	}
	r.reduced[v] = only
	return only
}

// readBy returns the readers of each value of the graph.
func (r *rewriter) readBy() *expr.Table[[]graph.Value] {
	if r.by == nil {
		r.by = expr.NewTable[[]graph.Value](r.numbers)
		for _, v := range expr.Postorder(r.asked) {
			for _, in := range v.Node.Inputs {
				r.by.Set(in, append(r.by.At(in), v))
			}
		}
	}
	return r.by
}

// cutLike reports whether the parts of p and q have the same sizes along the same axis.
func (p *pieces) cutLike(q *pieces) bool {
	return p.axis == q.axis && slices.EqualFunc(p.list, q.list, func(a, b graph.Value) bool { return a.Shape().Equal(b.Shape()) })
}

// mapParts applies the map v to each part of one operand, and to the same elements of the others.
func (r *rewriter) mapParts(v graph.Value) *pieces {
	var of *pieces
	for _, in := range v.Node.Inputs {
		if p := r.parts(in); p != nil && (of == nil || of.reduced && !p.reduced) {
			of = p
		}
	}
	if of == nil {
		return nil
	}
	made, first := &pieces{axis: of.axis, reduced: of.reduced}, 0
	for k, part := range of.list {
		inputs := make([]graph.Value, len(v.Node.Inputs))
		end := first + part.Shape()[of.axis]
		for i, in := range v.Node.Inputs {
			if p := r.parts(in); p != nil && p.cutLike(of) {
				inputs[i] = p.list[k]
				continue
			}
			inputs[i] = r.between(r.value(in), of.axis, first, end)
		}
		made.list, first = append(made.list, r.derived(v, inputs, part.Shape())), end
	}
	return made
}

// flattened rewrites the join w, which v has become: operands that are joins along the same axis,
// and that nothing else reads, are replaced by their own operands. So a loop that appends to an
// array copies everything once.
func (r *rewriter) flattened(v, w graph.Value) graph.Value {
	if v.Node.Op.Kind != ops.Join || !r.cfg.Runs(rules.Joins) || r.flattens(v) {
		return w
	}
	n := w.Node
	inputs := r.joinedParts(nil, v, w)
	if len(inputs) == len(n.Inputs) {
		return w
	}
	return graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: inputs, Outputs: n.Outputs, Site: n.Site, By: n.By}}
}

// flattens reports whether the join v disappears: its only reader is a join along the same axis,
// which takes v's operands.
func (r *rewriter) flattens(v graph.Value) bool {
	if _, stored := v.Stored(); stored || v.Node.Op.Kind != ops.Join || r.readers().At(v) != 1 || r.isAsked(v) {
		return false
	}
	by := r.readBy().At(v)[0].Node
	return by.Op.Kind == ops.Join && by.Attr.Axes[0] == v.Node.Attr.Axes[0]
}

// joinedParts appends the operands of w, which the join v has become. Joins that flatten are
// replaced by their operands.
func (r *rewriter) joinedParts(list []graph.Value, v, w graph.Value) []graph.Value {
	for i, in := range v.Node.Inputs {
		part := w.Node.Inputs[i]
		switch {
		case !r.flattens(in) || part.Node.Op.Kind != ops.Join || part.Node.Attr.Axes[0] != w.Node.Attr.Axes[0]:
			list = append(list, part)
		case len(part.Node.Inputs) != len(in.Node.Inputs): // rewriting has changed the join
			list = append(list, part.Node.Inputs...)
		default:
			list = r.joinedParts(list, in, part)
		}
	}
	return list
}

// between returns the elements of v along an axis from index first to before end.
func (r *rewriter) between(v graph.Value, axis, first, end int) graph.Value {
	s := v.Shape().Clone()
	s[axis] = end - first
	ranges := make([]shape.Range, len(s))
	for i := range ranges {
		ranges[i] = shape.All()
	}
	ranges[axis] = shape.Span(first, end)
	return r.settled(expr.Movement(ops.Slice, ops.Attr{Ranges: ranges}, v, s))
}

// derived applies v's operator to other operands, with a result of shape s.
func (r *rewriter) derived(v graph.Value, inputs []graph.Value, s shape.Shape) graph.Value {
	n := v.Node
	t := n.Outputs[v.Index]
	t.Shape = s
	return r.settled(graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: inputs, Outputs: []graph.Type{t}, Site: n.Site, By: n.By}})
}
