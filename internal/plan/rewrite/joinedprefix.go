package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// Joins that begin as another one does, such as those of a DenseNet, each of which has all
// that the one before had and a part more: the beginning is copied at once. By parts, the
// 58 joins of densenet121 are 595 launches, a quarter of its time on an H200.

// minPrefix is how many parts are copied at once at the least: should the other join not
// be put into memory but for this one, it is written and read for nothing.
const minPrefix = 3

// joinTree has the joins of the graph by their parts: each step leads from a list of parts
// to that with a part more.
type joinTree struct {
	steps map[joinStep]int
	ends  []graph.Value // the latest join of each list
}

// joinStep is a part after a list of parts along an axis; that of none is 0.
type joinStep struct {
	axis, list int
	part       graph.Value
}

// begins is the longest of the joins that begin as a list of parts does and are no longer
// than most, and how many parts it has; 0 where there is none.
func (t *joinTree) begins(axis int, parts []graph.Value, most int) (join graph.Value, n int) {
	list, ok := 0, true
	for i, part := range parts[:min(most, len(parts))] {
		if list, ok = t.steps[joinStep{axis, list, part}]; !ok {
			break
		}
		if end := t.ends[list]; end.Node != nil {
			join, n = end, i+1
		}
	}
	return join, n
}

// add notes a join.
func (t *joinTree) add(axis int, parts []graph.Value, join graph.Value) {
	if t.steps == nil {
		t.steps, t.ends = map[joinStep]int{}, make([]graph.Value, 1)
	}
	list := 0
	for _, part := range parts {
		step := joinStep{axis, list, part}
		next, ok := t.steps[step]
		if !ok {
			next = len(t.ends)
			t.steps[step], t.ends = next, append(t.ends, graph.Value{})
		}
		list = next
	}
	t.ends[list] = join
}

// prefixed is w, what the join v has become, of the longest join that there is of its first
// parts, and of its others.
func (r *rewriter) prefixed(v, w graph.Value) graph.Value {
	if _, stored := w.Stored(); stored || w.Node.Op.Kind != ops.Join || len(w.Node.Inputs) < 2 || !r.cfg.Runs(rules.Joins) || !r.cfg.Runs(rules.Subexpressions) || r.flattens(v) {
		return w
	}
	n := w.Node
	axis, parts := n.Attr.Axes[0], n.Inputs
	if join, count := r.joins.begins(axis, parts, len(parts)-1); count >= minPrefix {
		inputs := append([]graph.Value{r.known.At(join)}, parts[count:]...)
		w = graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: inputs, Outputs: n.Outputs, Site: n.Site, By: n.By}}
	}
	if r.readElsewhere(v) {
		r.joins.add(axis, parts, v)
	}
	return w
}

// readElsewhere reports whether a join is read by more than joins, which may read its parts.
func (r *rewriter) readElsewhere(v graph.Value) bool {
	return r.isAsked(v) || slices.ContainsFunc(r.readBy().At(v), func(by graph.Value) bool { return by.Node.Op.Kind != ops.Join })
}
