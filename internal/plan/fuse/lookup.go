package fuse

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Indirect operators read a table at indices, which are values. They are fused like maps: their
// readers compute them, and they compute the indices. The table itself is in memory, with strides
// like any operand.

// kernel reports whether a value has a kernel of its own, so that its readers find it in memory.
func (p *partition) kernel(v graph.Value) bool {
	if _, folded := p.folded.Get(v); folded {
		return false
	}
	return v.Node.Op.Kind.Kernel() || p.oversize(v) || v.Node.Op.Kind == ops.Movement && !p.Config.Runs(rules.Views)
}

// tables returns how many tables a node's operator reads.
func tables(n *graph.Node) int {
	if n.Op.Kind == ops.Indirect {
		return 1
	}
	return 0
}

// table returns the table of an indirect value v, as a view over v's points.
func (s *sights) table(v graph.Value) (seen shape.View, t region.Table) {
	seen, t.Count, t.Step = v.Node.Table(s.viewOf(v.Node.Inputs[0]))
	return seen, t
}

// takes reports whether strides can express the views of an operand that is seen so.
func takes(seen shape.View, views *expr.Chain) bool {
	_, ok := expr.ApplyViews(seen, views)
	return ok
}

// indirect emits an operator that reads a table.
func (f *fuser) indirect(v graph.Value, views *expr.Chain) (int, error) {
	seen, _ := f.g.table(v)
	if !takes(seen, views) {
		return f.load(v, views)
	}
	inputs := expr.Computed(v.Node)
	args := make([]int, len(inputs))
	for i, in := range inputs {
		var err error
		emit := f.emit
		if v.Node.Op != ops.Search && i == len(inputs)-1 {
			emit = f.emitAddress
		}
		if args[i], err = emit(in, views); err != nil {
			return 0, err
		}
	}
	at, ok, err := f.tableOperand(v, views)
	if err != nil {
		return 0, err
	}
	if !ok {
		return f.load(v, views)
	}
	return f.addressed(v, at, args), nil
}

// emitAddress emits a value that is an index into a table. If it costs more than
// the device's MaxAddress, it is stored first.
func (f *fuser) emitAddress(v graph.Value, views *expr.Chain) (int, error) {
	base, seen := v, views
	for base.Node.Op.Kind == ops.Movement && !f.loads(base, seen) {
		if base.Node.WantsOrder() && !f.viewable(base.Node.Inputs[0], f.push(base.Node, seen)) {
			return f.emit(v, views)
		}
		seen = f.push(base.Node, seen)
		base = base.Node.Inputs[0]
	}
	most := f.g.Config.MaxAddress
	if most == 0 || f.loads(base, seen) || !takes(shape.Contiguous(base.Shape()), seen) {
		return f.emit(v, views)
	}
	if _, cost, _ := f.g.weigh(base, math.MaxInt, most); cost <= most {
		return f.emit(v, views)
	}
	f.g.because(base, "it is part of an address, which drivers follow to its operands: no more than cost %d is computed there", most)
	return f.load(base, seen)
}

// tableOperand puts the table of v into memory, and adds it to the operands. ok is false if strides
// cannot express the views of it.
func (f *fuser) tableOperand(v graph.Value, views *expr.Chain) (at int, ok bool, err error) {
	in := v.Node.Inputs[0]
	s, err := f.g.resident(in)
	if err != nil {
		return 0, false, err
	}
	view, count, step := v.Node.Table(s.View)
	if view, ok = expr.ApplyViews(view, views); !ok {
		return 0, false, nil
	}
	return f.Input(region.Input{DType: in.DType(), Ref: s.Ref, View: view, Table: &region.Table{Count: count, Step: step}}), true, nil
}

// addressed adds the instruction of v, which reads operand at, its table.
func (f *fuser) addressed(v graph.Value, at int, args []int) int {
	n := v.Node
	key := region.InstKey{N: at, DType: v.DType(), Args: [3]int{-1, -1, -1}}
	copy(key.Args[:], args)
	switch n.Op {
	case ops.Lookup:
		key.Kind = kernel.Lookup
	case ops.Search:
		key.Kind, key.Right = kernel.Search, n.Attr.Mode == ops.SearchRight
	default:
		key.Kind, key.Op = kernel.Segment, n.Attr.Joiner()
	}
	if _, ok := f.Insts[key]; !ok {
		f.Body.Cost += f.g.CostOf(n)
	}
	return f.Inst(key, args)
}

// partOf returns how many elements along its axis one kernel may address of v's table, and the
// axis's size. If one binding does not hold all, a part takes half a binding. The other half is for
// the other dimensions, along which launches are cut.
func (s *sights) partOf(v graph.Value) (part, count int) {
	seen, t := s.table(v)
	size := v.Node.Inputs[0].DType().Size()
	l := kernel.Layout{Strides: seen.Strides, Count: t.Count, Step: t.Step}
	switch {
	case t.Step == 0 && v.Node.Op == ops.Search: // a search counts in 32 bits
		return min(t.Count, rules.MaxPoints), t.Count
	case t.Step == 0 || s.config.Shows(program.Span(seen.Shape, l)+program.Reach(l), size):
		return t.Count, t.Count
	}
	return min(t.Count, max(1, s.config.Shown(2*size)/max(t.Step, -t.Step))), t.Count
}

// oversize reports whether v reads a table that is too large for one binding.
func (s *sights) oversize(v graph.Value) bool {
	if v.Node.Op.Kind != ops.Indirect || len(v.Node.Inputs) == 0 {
		return false
	}
	part, count := s.partOf(v)
	return part < count
}

// indirect forms the group of an indirect value. An oversize table is read in several parts, which
// are in memory together. A table that is still to be computed, and is larger than the memory,
// would have too many parts to plan. So it is an error.
func (g *grouper) indirect(v graph.Value) (region.Source, error) {
	if !g.oversize(v) {
		return g.mapped(v)
	}
	if in := v.Node.Inputs[0]; !g.loaded(g.baseOf(in)) {
		if err := checkBytes(in, g.Config.Memory); err != nil {
			return region.Source{}, err
		}
	}
	w, err := g.inParts(v)
	if err != nil {
		return region.Source{}, err
	}
	return g.materialize(w)
}

// inParts expresses v in operators on parts of its table.
func (g *grouper) inParts(v graph.Value) (w graph.Value, err error) {
	n := v.Node
	// The operators get copies as operands, because a plan does not count as a reader of the graph:
	// a value that is closed meanwhile is freed.
	inputs := make([]graph.Value, len(n.Inputs))
	for i, in := range n.Inputs {
		inputs[i] = graph.NewCopy(in)
	}
	in := inputs[0]
	axis := n.TableAxis()
	per, count := g.partOf(v)
	apply := func(o *ops.Op, a ops.Attr, operands ...graph.Value) graph.Value {
		if err != nil {
			return v
		}
		var r graph.Value
		r, err = compose.Apply(o, a, n.Site, operands...)
		return r
	}
	number := func(d dtype.DType, x int) graph.Value {
		return graph.NewFull(d, element.FromFloat(d, float64(x)), shape.Shape{}, n.Site)
	}
	part := func(low, high int) graph.Value {
		ranges := make([]shape.Range, len(in.Shape()))
		for i := range ranges {
			ranges[i] = shape.All()
		}
		ranges[axis] = shape.Span(low, high)
		return apply(ops.Slice, ops.Attr{Ranges: ranges}, in)
	}
	for low := 0; low < count; low += per {
		x, by := part(low, min(low+per, count)), inputs[1]
		moved := func(index graph.Value) graph.Value {
			return apply(ops.Sub, ops.Attr{}, index, number(index.DType(), low))
		}
		switch {
		case n.Op == ops.Segment && low == 0:
			w = apply(n.Op, n.Attr, x, by, inputs[2])
		case n.Op == ops.Segment:
			w = apply(n.Op, n.Attr, x, w, movedSpan(inputs[2], n.Site, low, apply))
		case low == 0:
			w = apply(n.Op, n.Attr, x, by)
		case n.Op == ops.Search:
			w = apply(ops.Add, ops.Attr{}, w, apply(n.Op, n.Attr, x, by))
		default:
			w = apply(ops.Where, ops.Attr{}, apply(ops.Less, ops.Attr{}, by, number(by.DType(), low)), w, apply(n.Op, n.Attr, x, moved(by)))
		}
	}
	if err != nil {
		return v, err
	}
	return expr.Rebase(w, inputs, n.Inputs), nil
}

// movedSpan subtracts low from both ends of a segment's span. Ends before low become 0.
func movedSpan(span graph.Value, site string, low int, apply func(*ops.Op, ops.Attr, ...graph.Value) graph.Value) graph.Value {
	number := func(x uint64) graph.Value {
		return graph.NewFull(dtype.Uint64, element.Bits{x}, shape.Shape{}, site)
	}
	less := func(index graph.Value) graph.Value {
		return apply(ops.Sub, ops.Attr{}, apply(ops.Maximum, ops.Attr{}, index, number(uint64(low))), number(uint64(low)))
	}
	first := less(apply(ops.BitwiseAnd, ops.Attr{}, span, number(1<<32-1)))
	end := less(apply(ops.BitwiseRightShift, ops.Attr{}, span, number(32)))
	return apply(ops.BitwiseOr, ops.Attr{}, first, apply(ops.BitwiseLeftShift, ops.Attr{}, end, number(32)))
}
