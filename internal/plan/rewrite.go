package plan

import (
	"reflect"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// rewrite replaces the graph by a simpler one of the same results: from the
// leaves up, every operator is simplified, and then looked for among those that
// are there. The graph itself is left as it is; where an operand has changed,
// the operator is a node of the plan's own.
func (s *state) rewrite() error {
	r := newRewriter(&s.cfg, s.values)
	values := r.values(s.values)
	if r.ordered && r.err == nil { // all of them are known now
		r.known, r.joins, r.orders = map[graph.Value]graph.Value{}, nil, ordersOf(&s.cfg, values)
		values = r.values(values)
	}
	s.values = r.slicing(values)
	return r.err
}

func newRewriter(cfg *Config, asked []graph.Value) *rewriter {
	return &rewriter{cfg: cfg, asked: asked, known: map[graph.Value]graph.Value{}, equal: map[nodeKey][]graph.Value{}}
}

// rewriter is the state of one rewrite.
type rewriter struct {
	cfg   *Config
	asked []graph.Value
	known map[graph.Value]graph.Value // what each value has become
	equal map[nodeKey][]graph.Value   // the values so far, by what equal ones have in common
	reads map[graph.Value]int         // see readers

	by     map[graph.Value][]graph.Value // see readBy
	pieces map[graph.Value]*pieces       // see parts
	joins  map[joinKey][]joinOf          // see prefixed

	whole map[graph.Value]bool // see leaveWhole
	// slices: there are slices of maps, which a rewriter with slicesMaps exchanges.
	slices, slicesMaps bool
	// ordered: there are OrderRows, which the second walk writes in other operators.
	ordered bool
	orders  *orders
	err     error
}

// values are what values become.
func (r *rewriter) values(list []graph.Value) []graph.Value {
	become := make([]graph.Value, len(list))
	for i, v := range list {
		become[i] = r.value(v)
	}
	return become
}

// nodeKey is a part of what makes nodes equal: the rest is compared.
type nodeKey struct {
	op     *ops.Op
	index  int
	count  int
	first  graph.Value
	second graph.Value
	dtype  dtype.DType
}

// value is what v becomes.
func (r *rewriter) value(v graph.Value) graph.Value {
	if _, ok := v.Stored(); ok {
		return v
	}
	if w, ok := r.known[v]; ok {
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
		w = r.gathered(v, r.prefixed(v, r.flattened(v, r.rebuilt(v))))
	}
	if r.cfg.runs(Simplify) {
		w = simplified(w)
	}
	if r.cfg.runs(Select) && r.orders == nil {
		w = r.ofFirst(v, w)
	}
	w = r.same(r.pooled(r.order(w)))
	r.known[v] = w
	return w
}

// settled is v, of rewritten operands, simplified, or the first of its equals.
func (r *rewriter) settled(v graph.Value) graph.Value {
	if r.cfg.runs(Simplify) {
		v = simplified(v)
	}
	return r.same(v)
}

// same is the first of v's equals.
func (r *rewriter) same(v graph.Value) graph.Value {
	if _, stored := v.Stored(); stored || !r.cfg.runs(Subexpressions) {
		return v
	}
	return r.first(v)
}

// order is v, where it is OrderRows, in other operators, on the second walk.
func (r *rewriter) order(v graph.Value) graph.Value {
	if _, stored := v.Stored(); stored || v.Node.Op != ops.OrderRows || v.Shape().Size() == 0 || r.err != nil {
		return v
	}
	if r.ordered = true; r.orders == nil {
		return v
	}
	w, err := r.orders.written(v)
	if err != nil {
		r.err = err
		return v
	}
	r.known[v.Node.Inputs[0]] = v.Node.Inputs[0]
	return r.value(w)
}

// rebuilt is v of rewritten operands.
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

// first is the first value equal to v.
func (r *rewriter) first(v graph.Value) graph.Value {
	n := v.Node
	key := nodeKey{op: n.Op, index: v.Index, count: len(n.Inputs), dtype: v.DType()}
	if len(n.Inputs) > 0 {
		key.first = n.Inputs[0]
	}
	if len(n.Inputs) > 1 {
		key.second = n.Inputs[1]
	}
	for _, w := range r.equal[key] {
		switch {
		case w == v || sameNode(w.Node, n) && w.Shape().Equal(v.Shape()):
			return w
		case n.Op.Kind == ops.Reduce && sameReduction(w.Node, n):
			return r.first(reshaped(w, v))
		}
	}
	r.equal[key] = append(r.equal[key], v)
	return v
}

// sameNode reports whether two nodes of one operator compute the same.
func sameNode(a, b *graph.Node) bool {
	for i := range a.Inputs {
		if a.Inputs[i] != b.Inputs[i] {
			return false
		}
	}
	return reflect.DeepEqual(a.Attr, b.Attr)
}

// sameReduction reports whether two reductions of one operator differ at most in
// whether they keep the reduced axes.
func sameReduction(a, b *graph.Node) bool {
	attr := a.Attr
	attr.KeepDims = b.Attr.KeepDims
	return a.Inputs[0] == b.Inputs[0] && reflect.DeepEqual(attr, b.Attr)
}

// reshaped is w in v's shape.
func reshaped(w, v graph.Value) graph.Value {
	return graph.Value{Node: &graph.Node{Op: ops.Reshape, Attr: ops.Attr{Shape: v.Shape()}, Inputs: []graph.Value{w}, Outputs: []graph.Type{v.Node.Outputs[v.Index]}, Site: v.Node.Site}}
}
