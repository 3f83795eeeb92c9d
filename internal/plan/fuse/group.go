package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/lower/products"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Groups is the graph, cut into groups. Only this package decides what a group computes and what it
// reads from memory. Package lower chooses how the group's kernels walk it.
type Groups struct {
	List    []*Group          // each after the groups whose results it reads
	Results []program.Result  // of the requested values; a Ref names a group's result
	merged  *expr.Table[bool] // values that are not stored, since only the joined kernel that computes them reads them
	grouper *grouper
}

// Group is the nodes that become one kernel, or several: the value that they write, and how.
type Group struct {
	Value  graph.Value
	Leaves bool          // it writes the results of the leaves of Value's reduction tree instead of Value
	Also   []graph.Value // further values that it writes
	Work   work
}

// work is what a group computes: one of the types of works.go.
type work interface {
	// Bodies lists the group's instructions with their operands.
	Bodies() []*region.Body
	// Reads lists what the group reads besides the operands of its bodies.
	Reads() []program.Ref
	// Lower plans the kernels of the group that writes v, and returns the
	// temporary that they write.
	Lower(b *lower.Builder, v graph.Value) (temp int, err error)
	// String names the kind of work and its parameters.
	String() string
}

// grouper finds the groups in rounds. If something turns out not to fit while a body is built, the
// grouper notes a constraint, and decides everything anew in the next round. Each round but the
// last adds a constraint, so the rounds end. A round goes on after its first constraint, so that
// few rounds are needed.
type grouper struct {
	*lower.Builder
	*sights
	*constraints
	values []graph.Value

	// The rest belongs to one round.
	*partition
	done     *expr.Table[region.Source] // values that are or will be in memory
	partials *expr.Table[region.Source] // the results of the leaves of reductions' trees
	groups   map[program.Made]*Group
	makers   []*fuser // the builders of this round, by Body.Maker
	fusers   []*fuser // the builders whose bodies became part of groups
	again    bool     // the round has found a constraint
}

// constraints are what the rounds so far have found.
type constraints struct {
	stored     *expr.Table[expr.Reason] // values that must be in memory, whatever reads them
	unrowed    *expr.Table[expr.Reason] // values that no rowwise kernel can write
	unfinished *expr.Table[expr.Reason] // products that cannot have an epilogue
	unboxed    *expr.Table[bool]        // padded values that must be in memory, whatever reads them

	// settled holds the maps that an earlier round put into memory. That round decided about a
	// value before it knew which values below it are in memory.
	settled *expr.Table[bool]
}

func newGrouper(cfg rules.Config, n *expr.Numbers, values []graph.Value) *grouper {
	g := &grouper{Builder: &lower.Builder{Config: cfg}, values: values, constraints: &constraints{
		stored: expr.NewTable[expr.Reason](n), unrowed: expr.NewTable[expr.Reason](n), unfinished: expr.NewTable[expr.Reason](n),
		unboxed: expr.NewTable[bool](n)}}
	g.sights = newSights(&g.Config, n)
	return g
}

// Form returns the groups that compute values, the rewritten graph. asked has them as requested.
func Form(cfg rules.Config, n *expr.Numbers, asked, values []graph.Value) (*Groups, error) {
	g := newGrouper(cfg, n, values)
	for {
		results, err := g.round(asked)
		if err != nil {
			return nil, err
		}
		switch {
		case g.again || g.outdated():
		case g.unweighed && g.settled == nil:
			g.settled = g.roots
		default:
			return &Groups{List: g.inOrder(results), Results: results, grouper: g}, nil
		}
	}
}

// round forms all groups under the constraints found so far.
func (g *grouper) round(asked []graph.Value) ([]program.Result, error) {
	g.done, g.partials = expr.NewTable[region.Source](g.numbers), expr.NewTable[region.Source](g.numbers)
	g.groups, g.makers, g.fusers, g.again = map[program.Made]*Group{}, nil, nil, false
	g.partition = g.parted(g.values)
	results := make([]program.Result, len(asked))
	for i, v := range g.values {
		var err error
		if results[i], err = g.result(v); err != nil {
			return nil, err
		}
		results[i].Value = asked[i]
	}
	return results, nil
}

// outdated reports whether a body computes a value that was put into memory after the body was
// built. It notes each such value as a constraint.
func (g *grouper) outdated() bool {
	found := false
	for _, f := range g.fusers {
		for _, c := range f.computed {
			switch {
			case !f.loads(c.v, c.views):
				continue
			case c.v.Node.Op.Kind == ops.Update:
				g.unboxed.Set(c.v, true)
			default:
				g.store(c.v, g.why.At(c.v))
			}
			found = true
		}
	}
	return found
}

// store notes the constraint that v is in memory.
func (g *grouper) store(v graph.Value, why expr.Reason) {
	g.stored.Set(v, why)
	g.roots.Set(v, true)
	g.why.Set(v, why)
}

// refuse notes the constraint that no rowwise kernel writes v.
func (g *grouper) refuse(v graph.Value, why expr.Reason) region.Source {
	g.unrowed.Set(v, why)
	return g.later(v)
}

// later asks for another round, and returns where v will be after it.
func (g *grouper) later(v graph.Value) region.Source {
	g.again = true
	return region.Source{Ref: program.Ref{Temp: -1, From: program.Made{Value: v, Leaves: false}}, View: shape.Contiguous(v.Shape())}
}

// add notes a group, and returns where its result is.
func (g *grouper) add(v graph.Value, leaves bool, w work) region.Source {
	r := program.Made{Value: v, Leaves: leaves}
	g.groups[r] = &Group{Value: v, Leaves: leaves, Work: w}
	for _, k := range w.Bodies() {
		if k.Maker > 0 {
			g.fusers = append(g.fusers, g.makers[k.Maker-1])
		}
	}
	return region.Source{Ref: program.Ref{Temp: -1, From: r}, View: shape.Contiguous(v.Shape())}
}

// inOrder lists the groups whose results are requested or read, each after the groups
// that it reads.
func (g *grouper) inOrder(results []program.Result) []*Group {
	var list []*Group
	seen := map[program.Made]bool{}
	var visit func(r program.Ref)
	visit = func(r program.Ref) {
		group := g.groups[r.From]
		if group == nil || seen[r.From] {
			return
		}
		seen[r.From] = true
		for _, k := range group.Work.Bodies() {
			for _, in := range k.Refs {
				visit(in)
			}
		}
		for _, in := range group.Work.Reads() {
			visit(in)
		}
		list = append(list, group)
	}
	for _, r := range results {
		visit(r.Ref)
	}
	return list
}

// result makes v available. A view of a value in memory needs no kernel. If the value is not in
// memory and the view shows only some of its elements, a kernel computes only those.
func (g *grouper) result(v graph.Value) (program.Result, error) {
	run := g.resident
	if base := g.baseOf(v); base != v && !g.loaded(base) && v.Shape().Size() < base.Shape().Size() {
		run = g.materialize
	}
	s, err := run(v)
	return program.Result{Value: v, Ref: s.Ref, View: s.View, Empty: s.Empty}, err
}

// resident returns v as a view of memory.
func (g *grouper) resident(v graph.Value) (region.Source, error) {
	if st, ok := v.Stored(); ok {
		return region.Source{Ref: program.Ref{Temp: -1, Stored: st}, View: st.View, Empty: v.Shape().Size() == 0}, nil
	}
	if v.Node.Op.Kind == ops.Movement && v.Shape().Size() > 0 && g.Config.Runs(rules.Views) && !g.generated(v) {
		return g.moved(v)
	}
	return g.materialize(v)
}

// moved returns the view v as strides over the value below it. If strides cannot express v, as for
// some reshapes, it returns strides over a copy of its operand.
func (g *grouper) moved(v graph.Value) (region.Source, error) {
	in := v.Node.Inputs[0]
	view, ok := v.Node.View(g.viewOf(in))
	if !ok {
		s, err := g.materialize(in)
		if err != nil {
			return region.Source{}, err
		}
		s.View, _ = v.Node.View(s.View) // strides can express any view of a contiguous operand
		return s, nil
	}
	s, err := g.resident(in)
	s.View = view
	return s, err
}

// materialize forms the group that writes v to memory of its own, row by row.
func (g *grouper) materialize(v graph.Value) (region.Source, error) {
	if s, ok := g.done.Get(v); ok {
		return s, nil
	}
	if v.Shape().Size() == 0 {
		s := region.Source{Ref: program.Ref{Temp: -1}, View: shape.Contiguous(v.Shape()), Empty: true}
		g.done.Set(v, s)
		return s, nil
	}
	if err := g.checkSize(v); err != nil {
		return region.Source{}, err
	}
	s, err := g.formed(v)
	if err != nil {
		return region.Source{}, err
	}
	g.done.Set(v, s)
	return s, nil
}

// formed forms the group of v by the kind of its operator. If v is in memory in another order, the
// group copies it.
func (g *grouper) formed(v graph.Value) (region.Source, error) {
	if _, ok := v.Stored(); ok {
		return g.mapped(v)
	}
	switch v.Node.Op.Kind {
	case ops.Indirect:
		return g.indirect(v)
	case ops.Reduce:
		return g.rowsOr(v, g.reduction)
	case ops.Update:
		return g.update(v)
	case ops.Join:
		return g.join(v)
	case ops.Contraction:
		return g.product(&products.Product{Tiler: g.tiler(), Value: v, Result: v, Order: shape.Contiguous(v.Shape())})
	case ops.Scan:
		return g.scan(v)
	case ops.Sort:
		return g.sort(v)
	case ops.Program:
		return g.program(v)
	}
	return g.rowsOr(v, g.mapped)
}

// checkSize fails for a value that exceeds any memory, since the list of its launches would exhaust
// the host's memory.
func (g *grouper) checkSize(v graph.Value) error { return checkBytes(v, g.Config.MaxBytes) }

// checkBytes fails for a value of more bytes than the limit, if there is one.
func checkBytes(v graph.Value, limit int64) error {
	bytes := int64(v.Shape().Size()) * int64(v.DType().Size())
	if limit == 0 || bytes <= limit {
		return nil
	}
	return &program.SizeError{Op: v.Node.Op.Name, Shape: v.Shape(), DType: v.DType(), Bytes: bytes, Limit: limit}
}

// mapped forms the group of the map v, with everything fused into it.
func (g *grouper) mapped(v graph.Value) (region.Source, error) {
	if c, ok := g.finished.Get(v); ok {
		return g.finishedProduct(v, c)
	}
	body, err := g.fusedInto(v, v, true)
	if err != nil {
		return region.Source{}, err
	}
	return g.add(v, false, &lower.MapWork{Parts: []lower.MapPart{{Body: body, View: shape.Contiguous(v.Shape())}}}), nil
}
