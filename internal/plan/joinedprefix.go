package plan

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// Joins that begin as another one does, such as those of a DenseNet, each of which has all
// that the one before had and a part more: the beginning is copied at once. By parts, the
// 58 joins of densenet121 are 595 launches, a quarter of its time on an H200.

// leastPrefix is how many parts are copied at once at the least: should the other join not
// be put into memory but for this one, it is written and read for nothing.
const leastPrefix = 3

// joinKey is what joins that begin alike have in common.
type joinKey struct {
	axis          int
	first, second graph.Value
}

// joinOf is a join of the graph, and the parts that it has become.
type joinOf struct {
	parts []graph.Value
	v     graph.Value
}

// prefixed is w, what the join v has become, of the longest join that there is of its first
// parts, and of its others.
func (r *rewriter) prefixed(v, w graph.Value) graph.Value {
	if _, stored := w.Stored(); stored || w.Node.Op.Kind != ops.Join || len(w.Node.Inputs) < 2 || !r.cfg.runs(Joins) || !r.cfg.runs(Subexpressions) {
		return w
	}
	n := w.Node
	parts := n.Inputs
	key := joinKey{n.Attr.Axes[0], parts[0], parts[1]}
	var best joinOf
	for _, j := range slices.Backward(r.joins[key]) {
		if len(j.parts) >= leastPrefix && len(j.parts) < len(parts) && len(j.parts) > len(best.parts) && begins(parts, j.parts) {
			best = j
		}
	}
	if best.parts != nil {
		inputs := append([]graph.Value{r.known[best.v]}, parts[len(best.parts):]...)
		w = graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: inputs, Outputs: n.Outputs, Site: n.Site, By: n.By}}
	}
	if r.joins == nil {
		r.joins = map[joinKey][]joinOf{}
	}
	if r.readElsewhere(v) {
		r.joins[key] = append(r.joins[key], joinOf{parts, v})
	}
	return w
}

// readElsewhere reports whether a join is read by more than joins, which may read its parts.
func (r *rewriter) readElsewhere(v graph.Value) bool {
	return r.isAsked(v) || slices.ContainsFunc(r.readBy()[v], func(by graph.Value) bool { return by.Node.Op.Kind != ops.Join })
}

// begins reports whether a list begins with another.
func begins(list, with []graph.Value) bool {
	for i, v := range with {
		if list[i] != v {
			return false
		}
	}
	return true
}
