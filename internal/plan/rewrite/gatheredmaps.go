package rewrite

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// If few elements of a map are looked up, the lookup computes them: a lookup in a map becomes a map
// of lookups in the map's operands, and an iota is computed from the lookup's index. So a map of
// which little is read is not stored. As with values that several kernels read, the way that moves
// fewer bytes wins (see fuse's traffic).

// maxLookedUp bounds the lookups that replace one lookup. maxGathered bounds the values and views
// between the map and them; normal random numbers have 34.
const maxLookedUp, maxGathered = 4, 64

// lookedUp rewrites w, which the lookup v has become, as a map of lookups. It returns w if storing
// the map moves fewer bytes, or if the table is no map.
func (r *rewriter) lookedUp(v, w graph.Value) graph.Value {
	if !r.cfg.Runs(rules.Simplify) || !r.cfg.Runs(rules.Prologues) || !unrunLookup(v) || !unrunLookup(w) {
		return w
	}
	table := v.Node.Inputs[0]
	g, known := r.gathers.Get(table)
	if !known {
		if g = newGatheredMap(r, table); r.gathers == nil {
			r.gathers = expr.NewTable[*gatheredMap](r.numbers)
		}
		r.gathers.Set(table, g)
	}
	if g == nil {
		return w
	}
	p := picker{r: r, m: makerOf(v), index: r.value(v.Node.Inputs[1]), axis: v.Node.Attr.Axes[0], out: v.Shape()}
	return p.elements(g.parts)
}

// lookups counts the lookups in a value, directly or through views.
type lookups struct {
	count, elements int
	others          bool // there are other readers, or the value is requested
}

func (l *lookups) add(m lookups) {
	l.count, l.elements, l.others = l.count+m.count, l.elements+m.elements, l.others || m.others
}

// lookupsOf counts the lookups in v.
func (r *rewriter) lookupsOf(v graph.Value) lookups {
	if l, known := r.looked.Get(v); known {
		return l
	}
	l := lookups{others: r.isAsked(v)}
	for _, by := range r.readBy().At(v) {
		switch n := by.Node; {
		case n.Op.Kind == ops.Movement:
			l.add(r.lookupsOf(by))
		case n.Op == ops.Lookup && n.Inputs[0] == v && n.Inputs[1] != v:
			l.add(lookups{count: 1, elements: by.Shape().Size()})
		default:
			l.others = true
		}
	}
	if r.looked == nil {
		r.looked = expr.NewTable[lookups](r.numbers)
	}
	r.looked.Set(v, l)
	return l
}

// viewed is a value below a table, and the views between them.
type viewed struct {
	v     graph.Value
	views *expr.Chain
}

// partOfMap is a value from which a gatheredMap is computed.
type partOfMap struct {
	viewed
	leaf   bool  // its elements are looked up instead of computed
	inputs []int // indices in parts of the values from which it is computed
}

// gatheredMap is a map of which few elements are looked up.
type gatheredMap struct {
	r      *rewriter
	base   graph.Value // the map, which is the table or below its views
	read   int64       // elements that all lookups read
	parts  []partOfMap // inputs before their readers
	known  map[viewed]int
	chains map[expr.Chain]*expr.Chain
	maps   map[graph.Value]bool // the maps that lookups compute
	steps  int                  // values and views visited
	leaves int
	cost   int // of one element
	weight expr.Traffic
}

// newGatheredMap returns the gatheredMap of a table, or nil if the table is no map, or if storing
// it moves fewer bytes.
func newGatheredMap(r *rewriter, table graph.Value) *gatheredMap {
	g := &gatheredMap{r: r, known: map[viewed]int{}, chains: map[expr.Chain]*expr.Chain{}, maps: map[graph.Value]bool{}}
	base, views, ok := g.below(table, nil)
	if !ok || !computable(base) {
		return nil
	}
	by := r.lookupsOf(base)
	if base.Node.Op.Kind == ops.Creation { // other readers can create it again
		by = r.lookupsOf(table)
		by.others = false
	}
	g.base, g.read = base, int64(by.elements)
	if by.others || by.count == 0 || target.FewLookedUp*by.elements > base.Shape().Size() { // count is 0 for values that the planner made
		return nil
	}
	g.weight.Stored = 16 * (expr.BytesOf(base) + g.read*target.SectorBytes)
	if g.visit(base, views) < 0 || g.weight.Again >= g.weight.Stored {
		return nil
	}
	if by.count > target.FewRecomputed && g.cost > r.cfg.MaxCost/4 { // each lookup has this code
		return nil
	}
	for v := range g.maps {
		if v != base && !g.owns(v) {
			return nil
		}
	}
	return g
}

// computable reports whether elements of a value can be computed one by one.
func computable(v graph.Value) bool {
	_, stored := v.Stored()
	n := v.Node
	return !stored && len(n.Outputs) == 1 && (n.Op.Kind == ops.Map || n.Op == ops.Full || n.Op == ops.Iota)
}

// below returns the value below the views v, with these views added to views; ok is false if there
// are too many.
func (g *gatheredMap) below(v graph.Value, views *expr.Chain) (graph.Value, *expr.Chain, bool) {
	for v.Node.Op.Kind == ops.Movement {
		if _, stored := v.Stored(); stored {
			break
		}
		if g.steps++; g.steps > maxGathered {
			return v, views, false
		}
		c := expr.Chain{Node: v.Node, Next: views}
		if g.chains[c] == nil {
			g.chains[c] = &c
		}
		v, views = v.Node.Inputs[0], g.chains[c]
	}
	return v, views, true
}

// visit adds v, read through views, and the values from which it is computed. It returns v's index
// in parts. It returns -1 if a value can be neither computed nor looked up, or if there are too
// many values.
func (g *gatheredMap) visit(v graph.Value, views *expr.Chain) int {
	v, views, ok := g.below(v, views)
	s := partOfMap{viewed: viewed{v, views}}
	if at, known := g.known[s.viewed]; known && ok {
		return at
	}
	if g.steps++; !ok || g.steps > maxGathered {
		return -1
	}
	if s.leaf = g.looksIn(v); !s.leaf && !computable(v) || !g.weigh(s) {
		return -1
	}
	if !s.leaf {
		for _, in := range v.Node.Inputs {
			at := g.visit(in, views)
			if at < 0 {
				return -1
			}
			s.inputs = append(s.inputs, at)
		}
	}
	g.known[s.viewed] = len(g.parts)
	g.parts = append(g.parts, s)
	return len(g.parts) - 1
}

// looksIn reports whether v is looked up instead of computed: it is or will be in memory, or it
// is small compared to the map.
func (g *gatheredMap) looksIn(v graph.Value) bool {
	_, stored := v.Stored()
	size := v.Shape().Size()
	switch {
	case stored:
		return true
	case v == g.base || v.Node.Op.Kind == ops.Creation:
		return false
	case v.Node.Op.Kind == ops.Map:
		return g.r.isAsked(v) || int64(size) < g.read
	}
	return target.FewLookedUp*size <= g.base.Shape().Size()
}

// weigh adds the cost of a value. It returns false if strides cannot express its views, or if there
// are too many lookups.
func (g *gatheredMap) weigh(s partOfMap) bool {
	v, w := s.v, &g.weight
	seen, views := shape.Contiguous(v.Shape()), s.views
	if st, stored := v.Stored(); stored {
		seen = st.View
	}
	switch {
	case s.leaf:
		g.leaves++
		w.Stored += 16 * expr.BytesOf(v)
		w.Again += 16 * g.read * target.SectorBytes
	case v.Node.Op.Kind == ops.Map:
		views = nil
		cost := expr.CostOf(g.r.cfg.Weights, v.Node)
		unit := int64(cost) * int64(g.r.cfg.CostBytes)
		if g.cost += cost; !g.maps[v] {
			w.Stored += unit * int64(v.Shape().Size())
		}
		g.maps[v] = true
		w.Again += unit * g.read
	case v.Node.Op == ops.Full:
		views = nil
	}
	_, ok := expr.ApplyViews(seen, views)
	return ok && g.leaves <= maxLookedUp
}

// owns reports whether all readers of v, directly or through views, are among the maps.
func (g *gatheredMap) owns(v graph.Value) bool {
	if g.r.isAsked(v) {
		return false
	}
	for _, by := range g.r.readBy().At(v) {
		if !g.maps[by] && (by.Node.Op.Kind != ops.Movement || !g.owns(by)) {
			return false
		}
	}
	return true
}

// picker makes the elements of values at the indices of a lookup.
type picker struct {
	r     *rewriter
	m     maker
	index graph.Value // rewritten
	axis  int
	out   shape.Shape // the lookup's shape
}

// elements returns the elements of the last part, which is the map itself.
func (p *picker) elements(parts []partOfMap) graph.Value {
	made := make([]graph.Value, len(parts))
	for i, s := range parts {
		switch n := s.v.Node; {
		case s.leaf:
			made[i] = p.r.settled(p.m.node(ops.Lookup, ops.Attr{Axes: []int{p.axis}}, s.v.DType(), p.out, p.seen(s), p.index))
		case n.Op == ops.Full:
			made[i] = graph.NewFull(s.v.DType(), n.Attr.Bits, p.out, p.m.site)
		case n.Op == ops.Iota:
			made[i] = p.number(s)
		default:
			inputs := make([]graph.Value, len(s.inputs))
			for k, at := range s.inputs {
				inputs[k] = made[at]
			}
			made[i] = p.r.derived(s.v, inputs, p.out)
		}
	}
	return made[len(made)-1]
}

// seen returns a part as the table's views show it.
func (p *picker) seen(s partOfMap) graph.Value {
	v := p.r.value(s.v)
	for c := s.views; c != nil; c = c.Next {
		v = p.r.settled(expr.Movement(c.Node.Op, c.Node.Attr, v, c.Node.Outputs[0].Shape)) // the part's dtype may differ from the map's
	}
	return v
}

// number returns an iota's elements at the lookup's indices: its element at the beginning of the
// axis, plus the clamped index times its step along the axis.
func (p *picker) number(s partOfMap) graph.Value {
	settled := p.r.settled
	view, _ := expr.ApplyViews(shape.Contiguous(s.v.Shape()), s.views)
	first := settled(expr.Movement(ops.BroadcastTo, ops.Attr{Shape: p.out}, p.r.between(p.seen(s), p.axis, 0, 1), p.out))
	index, step, last := p.index, view.Strides[p.axis], view.Shape[p.axis]-1
	if step == 0 || last == 0 {
		return first
	}
	if index.DType().IsSigned() {
		index = settled(p.m.with(ops.Maximum, index, 0))
	}
	if held, err := dtype.Iinfo(index.DType()); err == nil && uint64(last) < held.Max {
		index = settled(p.m.with(ops.Minimum, index, last))
	}
	if index.DType() != dtype.Int64 {
		index = settled(p.m.cast(index, dtype.Int64))
	}
	return settled(p.m.node(ops.Add, ops.Attr{}, dtype.Int64, p.out, first, settled(p.m.with(ops.Mul, index, step))))
}

// unrunLookup reports whether a value is a lookup along one axis that has not run.
func unrunLookup(v graph.Value) bool {
	_, stored := v.Stored()
	return !stored && v.Node.Op == ops.Lookup && len(v.Node.Attr.Axes) == 1
}
