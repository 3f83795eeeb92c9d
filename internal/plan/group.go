package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Groups are the graph cut into the regions that become kernels. What is in a
// region, and what it reads from memory, is decided here and nowhere else: a
// lowering only chooses how a region is gone through.
type Groups struct {
	List    []*Group             // each after those whose results it reads
	Results []Result             // of the values asked for; their places are groups' results
	merged  map[graph.Value]bool // groups' values that are not stored after all
	grouper *grouper
}

// Group is a region of the graph: a value that it writes, and how.
type Group struct {
	Value  graph.Value
	Leaves bool          // it writes the results of the leaves of Value's tree, not Value
	Also   []graph.Value // what it writes beside Value
	work   work
}

// work is what a group does: one of the types of works.go.
type work interface {
	// bodies are its instructions, with what they read.
	bodies() []*body
	// reads is what it reads beside the operands of its bodies.
	reads() []Ref
	// lower plans the kernels of the group that writes v, and returns the
	// temporary that they write.
	lower(b *builder, v graph.Value) (temp int, err error)
	// String names the kind of work and its parameters.
	String() string
}

// result is what a group writes.
type result struct {
	value  graph.Value
	leaves bool
}

// source is a value in memory.
type source struct {
	ref   Ref
	view  shape.View
	empty bool
}

// grouper finds the groups. What turns out not to fit while a group's body is
// built becomes a constraint, under which everything is decided anew, until
// nothing changes: each round has one more constraint at the least, so there is a
// last one. A round goes on after the first, so that what does not fit in many
// groups takes few rounds.
type grouper struct {
	*builder
	values []graph.Value

	// The constraints.
	stored     map[graph.Value]reason // it is in memory, whoever reads it
	unrowed    map[graph.Value]reason // no rowwise kernel writes it
	unfinished map[graph.Value]reason // no map's kernel makes this product
	unboxed    map[graph.Value]bool   // what is padded so is in memory, whoever reads it
	framed     map[graph.Value]framed

	movements map[graph.Value]map[string]graph.Value // of what is copied in another order

	// settled are the maps in memory by the decisions of an earlier round, each of
	// which was taken before it was known what its value is computed from.
	settled map[graph.Value]bool

	// One round's.
	*partition
	done     map[graph.Value]source // what is in memory, or will be
	partials map[graph.Value]source // the leaves' results of reductions' trees
	views    map[graph.Value]shape.View
	groups   map[result]*Group
	fusers   []*fuser // of the bodies that groups have
	again    bool     // it has found a constraint
}

func newGrouper(cfg Config, values []graph.Value) *grouper {
	return &grouper{builder: &builder{cfg: cfg}, values: values,
		stored: map[graph.Value]reason{}, unrowed: map[graph.Value]reason{}, unboxed: map[graph.Value]bool{}, unfinished: map[graph.Value]reason{}, movements: map[graph.Value]map[string]graph.Value{}}
}

// group is the pass that finds the groups.
func (s *state) group() error {
	g := newGrouper(s.cfg, s.values)
	for {
		results, err := g.round(s.asked)
		if err != nil {
			return err
		}
		switch {
		case g.again || g.outdated():
		case g.unweighed && g.settled == nil:
			g.settled = g.roots
		default:
			s.groups = &Groups{List: g.inOrder(results), Results: results, grouper: g}
			return nil
		}
	}
}

// round forms all groups under the constraints so far.
func (g *grouper) round(asked []graph.Value) ([]Result, error) {
	g.done, g.partials, g.views = map[graph.Value]source{}, map[graph.Value]source{}, map[graph.Value]shape.View{}
	g.groups, g.fusers, g.again = map[result]*Group{}, nil, false
	g.partition = g.parted(g.values)
	results := make([]Result, len(asked))
	for i, v := range g.values {
		var err error
		if results[i], err = g.result(v); err != nil {
			return nil, err
		}
		results[i].Value = asked[i]
	}
	return results, nil
}

// outdated reports whether a body computes what has come to be in memory since it
// was built, and makes that a constraint.
func (g *grouper) outdated() bool {
	found := false
	for _, f := range g.fusers {
		for _, c := range f.computed {
			switch {
			case !f.loads(c.v, c.views):
				continue
			case c.v.Node.Op.Kind == ops.Update:
				g.unboxed[c.v] = true
			default:
				g.store(c.v, g.why[c.v])
			}
			found = true
		}
	}
	return found
}

// store makes it a constraint that v is in memory.
func (g *grouper) store(v graph.Value, why reason) {
	g.stored[v] = why
	g.roots[v] = true
	g.why[v] = why
}

// refuse makes it a constraint that no rowwise kernel writes v.
func (g *grouper) refuse(v graph.Value, why reason) source {
	g.unrowed[v] = why
	return g.later(v)
}

// later is where v will be by a group that the next round forms.
func (g *grouper) later(v graph.Value) source {
	g.again = true
	return source{ref: Ref{Temp: -1, from: result{v, false}}, view: shape.Contiguous(v.Shape())}
}

// add notes a group, and returns where its result is.
func (g *grouper) add(v graph.Value, leaves bool, w work) source {
	r := result{v, leaves}
	g.groups[r] = &Group{Value: v, Leaves: leaves, work: w}
	for _, k := range w.bodies() {
		if k.fuser != nil {
			g.fusers = append(g.fusers, k.fuser)
		}
	}
	return source{ref: Ref{Temp: -1, from: r}, view: shape.Contiguous(v.Shape())}
}

// inOrder lists the groups whose results are asked for or read, each after those
// that it reads.
func (g *grouper) inOrder(results []Result) []*Group {
	var list []*Group
	seen := map[result]bool{}
	var visit func(r Ref)
	visit = func(r Ref) {
		group := g.groups[r.from]
		if group == nil || seen[r.from] {
			return
		}
		seen[r.from] = true
		for _, k := range group.work.bodies() {
			for _, in := range k.refs {
				visit(in)
			}
		}
		for _, in := range group.work.reads() {
			visit(in)
		}
		list = append(list, group)
	}
	for _, r := range results {
		visit(r.Ref)
	}
	return list
}

// result makes v available. A view of what is in memory is no work, and of what
// is not, it is as much as it shows.
func (g *grouper) result(v graph.Value) (Result, error) {
	run := g.resident
	if base := g.baseOf(v); base != v && !g.loaded(base) && v.Shape().Size() < base.Shape().Size() {
		run = g.materialize
	}
	s, err := run(v)
	return Result{Value: v, Ref: s.ref, View: s.view, Empty: s.empty}, err
}

// resident returns v as a view of memory.
func (g *grouper) resident(v graph.Value) (source, error) {
	if st, ok := v.Stored(); ok {
		return source{ref: Ref{Temp: -1, Stored: st}, view: st.View, empty: v.Shape().Size() == 0}, nil
	}
	if v.Node.Op.Kind == ops.Movement && v.Shape().Size() > 0 && g.cfg.runs(Views) && !g.generated(v) {
		return g.moved(v)
	}
	return g.materialize(v)
}

// moved returns a view as strides over what it is a view of, or, where it is
// none (a reshape across strides), over a copy of its operand.
func (g *grouper) moved(v graph.Value) (source, error) {
	in := v.Node.Inputs[0]
	view, ok := v.Node.View(g.viewOf(in))
	if !ok {
		s, err := g.materialize(in)
		if err != nil {
			return source{}, err
		}
		s.view, _ = v.Node.View(s.view) // any view of a contiguous operand is one
		return s, nil
	}
	s, err := g.resident(in)
	s.view = view
	return s, err
}

// materialize forms the group that writes v to memory of its own, in row-major
// order.
func (g *grouper) materialize(v graph.Value) (source, error) {
	if s, ok := g.done[v]; ok {
		return s, nil
	}
	if v.Shape().Size() == 0 {
		s := source{ref: Ref{Temp: -1}, view: shape.Contiguous(v.Shape()), empty: true}
		g.done[v] = s
		return s, nil
	}
	if err := g.checkSize(v); err != nil {
		return source{}, err
	}
	s, err := g.formed(v)
	if err != nil {
		return source{}, err
	}
	g.done[v] = s
	return s, nil
}

// formed forms the group of v by the kind of its operator; of what is in memory, which lies
// in another order there, a copy.
func (g *grouper) formed(v graph.Value) (source, error) {
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
		return g.product(&product{build: g.builder, v: v, result: v, order: shape.Contiguous(v.Shape())})
	case ops.Scan:
		return g.scan(v)
	case ops.Sort:
		return g.sort(v)
	}
	return g.rowsOr(v, g.mapped)
}

// checkSize fails before the launches for a value that no memory holds are
// listed, which are too many for the host's.
func (g *grouper) checkSize(v graph.Value) error { return checkBytes(v, g.cfg.MaxBytes) }

// checkBytes fails for a value of more bytes than the limit, if there is one.
func checkBytes(v graph.Value, limit int64) error {
	bytes := int64(v.Shape().Size()) * int64(v.DType().Size())
	if limit == 0 || bytes <= limit {
		return nil
	}
	return &SizeError{Op: v.Node.Op.Name, Shape: v.Shape(), DType: v.DType(), Bytes: bytes, Limit: limit}
}

// mapped forms the group of v, a map, and of everything fused into it.
func (g *grouper) mapped(v graph.Value) (source, error) {
	if c, ok := g.finished[v]; ok {
		return g.finishedProduct(v, c)
	}
	body, err := g.fusedInto(v, v, true)
	if err != nil {
		return source{}, err
	}
	return g.add(v, false, &mapWork{parts: []mapPart{{body: body, view: shape.Contiguous(v.Shape())}}}), nil
}
