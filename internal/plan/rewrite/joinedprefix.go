package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// Joins that begin with the same operands, such as those of a DenseNet, where each join adds an
// operand to the one before: one launch copies the common beginning from the other join. Without
// that, the 58 joins of densenet121 take 595 launches, a quarter of its time on an H200.

// minPrefix is the least number of operands in a common beginning. If only this join needs the
// other one in memory, writing and reading the other is a waste.
const minPrefix = 3

// joinTree is a trie of the graph's joins by their operands. A step leads from a list of operands
// to the list with one more.
type joinTree struct {
	steps map[joinStep]int
	ends  []graph.Value // the latest join of each list
}

// joinStep is the step that adds one operand to a list; the empty list has number 0.
type joinStep struct {
	axis, list int
	part       graph.Value
}

// begins returns the longest join whose operands are the first ones of parts, with at most `most`
// operands, and their number. The number is 0 if there is no such join.
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

// prefixed replaces the first operands of w, which the join v has become, by the longest join of
// these operands.
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

// readElsewhere reports whether a join is requested, or has readers other than joins. Joins may
// read its operands instead.
func (r *rewriter) readElsewhere(v graph.Value) bool {
	return r.isAsked(v) || slices.ContainsFunc(r.readBy().At(v), func(by graph.Value) bool { return by.Node.Op.Kind != ops.Join })
}
