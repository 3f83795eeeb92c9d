package plan

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Operators that address a table by values are fused like maps: into what reads
// them, and what makes the values into them. The table itself is in memory,
// seen through strides like any operand.

// table is how far an operand is addressed by values.
type table struct{ count, step int }

// fuses reports whether a value is computed inside the kernels that read it.
func fuses(v graph.Value) bool { return v.Node.Op.Kind == ops.Map || v.Node.Op.Kind == ops.Indirect }

// kernel reports whether a value has kernels of its own, so that its readers
// find it in memory.
func (g *grouper) kernel(v graph.Value) bool {
	if _, folded := g.folded[v]; folded {
		return false
	}
	return v.Node.Op.Kind.Kernel() || g.oversize(v) || v.Node.Op.Kind == ops.Movement && !g.cfg.runs(Views)
}

// computed are the operands of a node that its own kernel computes: all but a
// table.
func computed(n *graph.Node) []graph.Value {
	if n.Op.Kind == ops.Indirect && len(n.Inputs) > 0 {
		return n.Inputs[1:]
	}
	return n.Inputs
}

// tables is how many tables a node's own operator reads.
func tables(n *graph.Node) int {
	if n.Op.Kind == ops.Indirect {
		return 1
	}
	return 0
}

// table is the table of an indirect value as its result sees it.
func (g *grouper) table(v graph.Value) (seen shape.View, t table) {
	seen, t.count, t.step = v.Node.Table(g.viewOf(v.Node.Inputs[0]))
	return seen, t
}

// takes reports whether the views of an operand are strides over it.
func takes(seen shape.View, views *chain) bool {
	_, ok := applyViews(seen, views)
	return ok
}

// indirect emits an operator that addresses a table by values.
func (f *fuser) indirect(v graph.Value, views *chain) (int, error) {
	seen, _ := f.g.table(v)
	if !takes(seen, views) {
		return f.load(v, views)
	}
	inputs := computed(v.Node)
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

// emitAddress is emit for a value that an address is made of: one that costs
// more is put into memory first.
func (f *fuser) emitAddress(v graph.Value, views *chain) (int, error) {
	base, seen := v, views
	for base.Node.Op.Kind == ops.Movement && !f.loads(base, seen) {
		if base.Node.WantsOrder() && !f.viewable(base.Node.Inputs[0], f.push(base.Node, seen)) {
			return f.emit(v, views)
		}
		seen = f.push(base.Node, seen)
		base = base.Node.Inputs[0]
	}
	_, cost, _ := f.g.weigh(base, math.MaxInt, target.MaxAddressCost)
	if f.loads(base, seen) || cost <= target.MaxAddressCost || !takes(shape.Contiguous(base.Shape()), seen) {
		return f.emit(v, views)
	}
	f.g.because(base, "it is part of an address, which drivers follow to its operands: no more than cost %d is computed there", target.MaxAddressCost)
	return f.load(base, seen)
}

// tableOperand puts the table of v into memory and adds it to the operands. ok
// is false where it does not take the views.
func (f *fuser) tableOperand(v graph.Value, views *chain) (at int, ok bool, err error) {
	in := v.Node.Inputs[0]
	s, err := f.g.resident(in)
	if err != nil {
		return 0, false, err
	}
	view, count, step := v.Node.Table(s.view)
	if view, ok = applyViews(view, views); !ok {
		return 0, false, nil
	}
	return f.input(input{dtype: in.DType(), ref: s.ref, view: view, table: &table{count, step}}), true, nil
}

// addressed adds the instruction of v, which addresses operand at.
func (f *fuser) addressed(v graph.Value, at int, args []int) int {
	n := v.Node
	key := instKey{n: at, dtype: v.DType(), args: [3]int{-1, -1, -1}}
	copy(key.args[:], args)
	switch n.Op {
	case ops.Lookup:
		key.kind = kernel.Lookup
	case ops.Search:
		key.kind, key.right = kernel.Search, n.Attr.Mode == ops.SearchRight
	default:
		key.kind, key.op = kernel.Segment, n.Attr.Joiner()
	}
	if _, ok := f.insts[key]; !ok {
		f.body.cost += f.g.costOf(n)
	}
	return f.inst(key, args)
}

// chooseTables makes the access modes of tables those that addressing them by
// values leaves: whole vectors only where a chunk's points are all at one index
// and every step is a number of chunks.
func chooseTables(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) {
	for i := range k.Operands {
		o := &k.Operands[i]
		if !o.Table {
			continue
		}
		if o.Access == kernel.Shared {
			o.Access = kernel.Wide
		}
		if o.Access == kernel.Wide && m.Compact {
			o.Access = kernel.Unit
		}
		for _, g := range launches {
			if o.Access == kernel.Wide && g.Operands[i].Step%m.Chunk != 0 {
				o.Access = kernel.Unit
			}
		}
	}
	uniform := k.Uniform()
	for _, inst := range k.Body {
		switch inst.Kind {
		case kernel.Load, kernel.Scalar, kernel.Apply:
			continue
		}
		if o := &k.Operands[inst.N]; o.Access == kernel.Wide && (inst.Kind != kernel.Lookup || !uniform[inst.Args[0]]) {
			o.Access = kernel.Unit
		}
	}
}

// reach is how much further than the space's elements a launch addresses.
func reach(l kernel.Layout) int64 {
	if l.Count == 0 {
		return 0
	}
	return int64(l.Count-1) * int64(max(l.Step, -l.Step))
}

// partOf is how much of its table's axis one binding reaches over: all of it, or
// what leaves as much again for the space, which the launches are cut along.
func (g *grouper) partOf(v graph.Value) (part, count int) {
	seen, t := g.table(v)
	size := v.Node.Inputs[0].DType().Size()
	l := kernel.Layout{Strides: seen.Strides, Count: t.count, Step: t.step}
	switch {
	case t.step == 0 && v.Node.Op == ops.Search: // which counts in 32 bits
		return min(t.count, maxPoints), t.count
	case t.step == 0 || g.cfg.shows(span(seen.Shape, l)+reach(l), size):
		return t.count, t.count
	}
	return min(t.count, max(1, g.cfg.shown(2*size)/max(t.step, -t.step))), t.count
}

// oversize reports whether a value addresses a table that one binding does not
// reach over.
func (g *grouper) oversize(v graph.Value) bool {
	if v.Node.Op.Kind != ops.Indirect || len(v.Node.Inputs) == 0 {
		return false
	}
	part, count := g.partOf(v)
	return part < count
}

// indirect forms the group of an indirect value; where its table is oversize, by
// way of the parts of it, which lie in memory together: of a table that is still to
// be computed and has no room there, they would be too many to be planned.
func (g *grouper) indirect(v graph.Value) (source, error) {
	if !g.oversize(v) {
		return g.mapped(v)
	}
	if in := v.Node.Inputs[0]; !g.loaded(g.baseOf(in)) {
		if err := checkBytes(in, g.cfg.Memory); err != nil {
			return source{}, err
		}
	}
	w, err := g.inParts(v)
	if err != nil {
		return source{}, err
	}
	return g.materialize(w)
}

// inParts is v written in operators on parts of its table.
func (g *grouper) inParts(v graph.Value) (w graph.Value, err error) {
	n := v.Node
	inputs := make([]graph.Value, len(n.Inputs)) // stand-ins, for a plan is no reader of the graph: what is closed meanwhile is freed
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
	return rebase(w, inputs, n.Inputs), nil
}

// movedSpan is a segment's span counted from index low on: what begins or ends
// before it begins or ends at 0.
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

// rebase makes the nodes of v read the values to instead of their stand-ins.
func rebase(v graph.Value, standIns, to []graph.Value) graph.Value {
	seen := map[*graph.Node]bool{}
	var visit func(v graph.Value) graph.Value
	visit = func(v graph.Value) graph.Value {
		if i := slices.Index(standIns, v); i >= 0 {
			return to[i]
		}
		if !seen[v.Node] {
			seen[v.Node] = true
			for i, in := range v.Node.Inputs {
				v.Node.Inputs[i] = visit(in)
			}
		}
		return v
	}
	return visit(v)
}
