package rewrite

import (
	"encoding/binary"

	"github.com/weft-gpu/weft/internal/canon"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// Rewrite returns values of a simpler graph with the same results. From the leaves up, it
// simplifies every operator and looks for an equal one. It does not change the graph: if an operand
// has changed, the operator becomes a node of the plan's own. Its errors are those of compose.
func Rewrite(cfg *rules.Config, n *expr.Numbers, asked []graph.Value) ([]graph.Value, error) {
	r := newRewriter(cfg, n, asked)
	values := r.values(asked)
	if r.ordered && r.err == nil { // the first walk has found all OrderRows
		r.known, r.joins, r.orders = expr.NewTable[graph.Value](n), joinTree{}, ordersOf(cfg, n, values)
		values = r.values(values)
	}
	return r.slicing(values), r.err
}

func newRewriter(cfg *rules.Config, n *expr.Numbers, asked []graph.Value) *rewriter {
	return &rewriter{cfg: cfg, asked: asked, numbers: n, known: expr.NewTable[graph.Value](n),
		equal: map[string]graph.Value{}, attr: canon.Of[ops.Attr]()}
}

// rewriter is the state of one rewrite.
type rewriter struct {
	cfg   *rules.Config
	asked []graph.Value
	known *expr.Table[graph.Value] // what each value has become
	equal map[string]graph.Value   // the first value with each key, by appendKey
	reads *expr.Table[int]         // see readers

	numbers *expr.Numbers
	attr    func([]byte, *ops.Attr) []byte
	key     []byte // buffer for a key

	by      *expr.Table[[]graph.Value] // see readBy
	pieces  *expr.Table[*pieces]       // see parts
	reduced map[alongAxis]bool         // see onlyReduced
	joins   joinTree                   // see prefixed

	looked  *expr.Table[lookups]      // see lookupsOf
	gathers *expr.Table[*gatheredMap] // by table; nil if the table is stored

	whole *expr.Table[bool] // see leaveWhole
	// slices says that the graph has slices of maps. A rewriter with slicesMaps rewrites them.
	slices, slicesMaps bool
	// ordered says that the graph has OrderRows. A second walk rewrites them in other operators.
	ordered bool
	orders  *orders
	err     error
}

// values returns what the values of a list become.
func (r *rewriter) values(list []graph.Value) []graph.Value {
	become := make([]graph.Value, len(list))
	for i, v := range list {
		become[i] = r.value(v)
	}
	return become
}

// value returns what v becomes.
func (r *rewriter) value(v graph.Value) graph.Value {
	if _, ok := v.Stored(); ok {
		return v
	}
	if w, ok := r.known.Get(v); ok {
		return w
	}
	w, ok := r.joined(v)
	if !ok {
		w, ok = r.sliced(v)
	}
	if !ok {
		w, ok = r.mapped(v)
	}
	if !ok {
		w = r.lookedUp(v, r.prefixed(v, r.flattened(v, r.rebuilt(v))))
	}
	if r.cfg.Runs(rules.Simplify) {
		w = simplified(w)
	}
	if r.cfg.Runs(rules.Select) && r.orders == nil {
		w = r.ofFirst(v, w)
	}
	w = r.same(r.narrowFactors(r.pooled(r.order(w))))
	r.known.Set(v, w)
	return w
}

// settled simplifies v, whose operands have been rewritten, and returns its first equal.
func (r *rewriter) settled(v graph.Value) graph.Value {
	if r.cfg.Runs(rules.Simplify) {
		v = simplified(v)
	}
	return r.same(v)
}

// same returns the first value equal to v, or v itself if the rule is left out.
func (r *rewriter) same(v graph.Value) graph.Value {
	if _, stored := v.Stored(); stored || !r.cfg.Runs(rules.Subexpressions) {
		return v
	}
	return r.first(v)
}

// order returns v. On the second walk, it rewrites sorts in the operators that the device has.
func (r *rewriter) order(v graph.Value) graph.Value {
	if _, stored := v.Stored(); stored || v.Shape().Size() == 0 || r.err != nil {
		return v
	}
	if r.orders == nil {
		r.ordered = r.ordered || v.Node.Op == ops.OrderRows || v.Node.Op == ops.SortRows && r.cfg.SortsRows
		return v
	}
	if r.cfg.SortsRows {
		if sorted, ok := r.sortedRows(v); ok {
			return sorted
		}
	}
	if v.Node.Op != ops.OrderRows {
		return v
	}
	w, err := r.orders.written(v)
	if err != nil || w == v {
		r.err = err
		return v
	}
	r.known.Set(v.Node.Inputs[0], v.Node.Inputs[0])
	return r.value(w)
}

// rebuilt returns v with rewritten operands.
func (r *rewriter) rebuilt(v graph.Value) graph.Value {
	n := v.Node
	var inputs []graph.Value
	for i, in := range n.Inputs {
		w := r.value(in)
		if w != in && inputs == nil {
			inputs = append([]graph.Value(nil), n.Inputs...)
		}
		if inputs != nil {
			inputs[i] = w
		}
	}
	if inputs == nil {
		return v
	}
	return graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: inputs, Outputs: n.Outputs, Site: n.Site, By: n.By}, Index: v.Index}
}

// first returns the first value equal to v. Two reductions that differ only in whether they keep
// the reduced axes count as equal; the result is reshaped.
func (r *rewriter) first(v graph.Value) graph.Value {
	r.key = r.appendKey(r.key[:0], v)
	w, ok := r.equal[string(r.key)]
	switch {
	case !ok:
		r.equal[string(r.key)] = v
		return v
	case w.Shape().Equal(v.Shape()):
		return w
	}
	return r.first(reshaped(w, v))
}

// appendKey appends the operator, the attributes and the operands of v. Values with the same key
// are equal. Operands appear as numbers, so the key's length does not depend on what is below them.
func (r *rewriter) appendKey(b []byte, v graph.Value) []byte {
	n, attr := v.Node, v.Node.Attr
	attr.KeepDims = attr.KeepDims && n.Op.Kind != ops.Reduce
	b = append(append(b, n.Op.Name...), 0, byte(v.DType()), byte(v.Index))
	b = binary.AppendUvarint(b, uint64(len(n.Inputs)))
	for _, in := range n.Inputs {
		b = binary.AppendUvarint(b, uint64(r.numbers.Of(in)))
	}
	b = r.attr(b, &attr)
	if n.Op.Kind == ops.Reduce {
		return b
	}
	for _, d := range v.Shape() {
		b = binary.AppendUvarint(b, uint64(d))
	}
	return b
}

// reshaped returns w in v's shape.
func reshaped(w, v graph.Value) graph.Value {
	return graph.Value{Node: &graph.Node{Op: ops.Reshape, Attr: ops.Attr{Shape: v.Shape()}, Inputs: []graph.Value{w}, Outputs: []graph.Type{v.Node.Outputs[v.Index]}, Site: v.Node.Site}}
}
