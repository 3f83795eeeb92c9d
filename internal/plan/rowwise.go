package plan

import (
	"errors"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rowwise recognition: a reduction is made by the one kernel that reads it, where both go
// over the same rows, or by each of several where it is small. So whatever combines rows
// and goes on with what they combine to, softmax and the normalizations among it, is one
// kernel, whoever wrote the expression.
//
// The decision is taken from shapes alone, before anything is planned (folds).
// What shows only when the body is built, a row that is seen through a view or a
// body beyond the device's limits, undoes it (refuse).

// rows is the space of a rowwise kernel: the operand's shape of each of its
// reductions, and their axes.
type rows struct {
	space    shape.Shape
	axes     []int
	perRow   bool                   // the kernel has one result for each row
	columns  bool                   // the rows are columns in memory, of which neighbours lie side by side
	partials map[graph.Value]source // the reductions of which the rows are the leaves' results
}

// errNotRows stops the building of a body whose reductions and other operands
// do not go over the same rows.
var errNotRows = errors.New("plan: what it reads does not go over the same rows")

// size and count are the elements of a row, and the rows.
func (r *rows) size() int {
	n := 1
	for _, a := range r.axes {
		n *= r.space[a]
	}
	return n
}

func (r *rows) count() int { return r.space.Size() / r.size() }

func (r *rows) reduced(axis int) bool { return slices.Contains(r.axes, axis) }

// sees reports whether a view over the space is of one element for each row, in
// order: of a reduction's result.
func (r *rows) sees(v shape.View) bool {
	stride := 1
	for axis := len(r.space) - 1; axis >= 0; axis-- {
		want := stride
		if r.reduced(axis) {
			want = 0
		} else {
			stride *= r.space[axis]
		}
		if r.space[axis] > 1 && v.Strides[axis] != want {
			return false
		}
	}
	return v.Offset == 0
}

// uniform reports whether a view over the space is the same along the rows.
func (r *rows) uniform(v shape.View) bool {
	for _, a := range r.axes {
		if r.space[a] > 1 && v.Strides[a] != 0 {
			return false
		}
	}
	return true
}

// rowsOf are the rows that a reduction combines, or why its own kind of kernel is
// better.
func (b *builder) rowsOf(v graph.Value) (*rows, reason) {
	r, why := b.walkable(v)
	busy, each := b.cfg.BusyRows, "an invocation"
	if b.sharesRows() {
		busy, each = target.BusyGroups, "a workgroup"
	}
	if r != nil && !r.columns && r.size() > b.cfg.ShortRow && r.count() < busy {
		return nil, because("%d rows of %d elements, %s each, leave the device idle: it takes %d rows, or %d elements", r.count(), r.size(), each, busy, b.cfg.ShortRow)
	}
	return r, why
}

// walkable are the rows that a reduction combines, if invocations can walk them.
// Rows are seen through views.
func (b *builder) walkable(v graph.Value) (*rows, reason) {
	n := v.Node
	if rule, left := b.cfg.leavesOut(Rowwise, Views); left {
		return nil, whyLeftOut(rule)
	}
	if n.Op.Kind != ops.Reduce || n.Op.Combine() == nil {
		return nil, because("it is no combination of rows")
	}
	r := &rows{space: n.Inputs[0].Shape(), axes: n.Attr.Axes}
	if r.space.Size() == 0 {
		return nil, because("it is of no elements")
	}
	if last := lastAxis(r.space); last >= 0 && !r.reduced(last) {
		r.columns = true
		return b.asColumns(r, n.Inputs[0].Node.Op)
	}
	if b.sharesRows() {
		return asRows(r, kernel.MostTeamLeaves*ops.Leaf)
	}
	return asRows(r, kernel.MostRowLeaves*ops.Leaf)
}

// asRows is r where its rows lie along memory, and have no more elements than an
// invocation or a team takes.
func asRows(r *rows, most int) (*rows, reason) {
	inner := true
	for axis := len(r.space) - 1; axis >= 0; axis-- {
		if r.reduced(axis) && r.space[axis] > 1 && !inner {
			return nil, because("axis %d is not among the innermost as others are, so its elements are no rows", axis)
		}
		inner = inner && (r.reduced(axis) || r.space[axis] == 1)
	}
	switch size := r.size(); {
	case size < 2:
		return nil, because("it combines single elements")
	case size > most:
		return nil, because("rows of %d elements are longer than an invocation walks, which is %d", size, most)
	}
	return r, reason{}
}

// rowsAlone are the rows of a reduction that is a rowwise kernel by itself.
func (b *builder) rowsAlone(v graph.Value) *rows {
	r, _ := b.walkable(v)
	switch {
	case r == nil:
		return nil
	case r.columns:
		// A launch fewer, where there is work for everybody without one a leaf.
		if r.size() <= ops.Leaf || r.count() < target.ManyRows*b.cfg.BusyRows*fullChunk(&b.cfg) {
			return nil
		}
	case !b.inOneLaunch(r.count(), r.size()):
		return nil
	}
	r.perRow = true
	return r
}

// inOneLaunch reports whether rows of n elements, of several leaves, are better
// combined by an invocation each than by one a leaf and another launch for each
// further level of the tree.
func (b *builder) inOneLaunch(count, n int) bool {
	if b.cfg.LaunchElements == 0 || !b.cfg.runs(Rowwise) || n <= ops.Leaf || n > kernel.MostRowLeaves*ops.Leaf {
		return false
	}
	return count*n <= b.cfg.LaunchElements || count >= target.ManyRows*b.cfg.BusyRows
}

func (r *rows) same(other *rows) bool {
	return slices.Equal(r.space, other.space) && slices.Equal(r.axes, other.axes)
}

// seenBy is the space of the kernel that writes `by` and reads the reduction of
// r, nil where these are not the same rows.
func (r *rows) seenBy(by graph.Value) *rows {
	s := by.Shape()
	switch {
	case by.Node.Op.Kind == ops.Reduce:
		if n := by.Node; slices.Equal(n.Inputs[0].Shape(), r.space) && slices.Equal(n.Attr.Axes, r.axes) {
			return &rows{space: r.space, axes: r.axes, perRow: true, columns: r.columns}
		}
	case by.Node.Op.Kind != ops.Map:
	case slices.Equal(s, r.space):
		return &rows{space: r.space, axes: r.axes, columns: r.columns}
	case s.Size() == r.count():
		return &rows{space: r.space, axes: r.axes, perRow: true, columns: r.columns}
	}
	return nil
}

// folds decides whether a reduction is made by the kernel that reads it, or by each of
// those, where that moves less.
func (g *grouper) folds(v graph.Value, kernels readers) bool {
	r, _ := g.rowsOf(v)
	few := r == nil // rows, which one launch combines all the same
	if few {
		r = g.rowsAlone(v)
	}
	if r == nil || len(kernels) == 0 || len(kernels) > 1 && (few || !g.reducesAgain(v, len(kernels))) {
		return false
	}
	spaces := map[graph.Value]*rows{}
	for by := range kernels.values() {
		space := g.foldsInto(v, r, by)
		if space == nil || few && (!space.perRow || by.Node.Op.Kind != ops.Map) { // a walk more takes longer than a launch
			return false
		}
		spaces[by] = space
	}
	for by, space := range spaces {
		g.rowwise[by] = space
		g.folded[v] = append(g.folded[v], by)
	}
	return true
}

// foldsInto is the space of the rowwise kernel that writes `by` and makes v of the rows of
// r, nil where there is none.
func (g *grouper) foldsInto(v graph.Value, r *rows, by graph.Value) *rows {
	if _, product := g.finished[by]; by == v || product || g.refused(by) {
		return nil
	}
	space := r.seenBy(by)
	if known := g.rowwise[by]; known != nil && space != nil && (!space.same(known) || space.perRow != known.perRow) {
		return nil
	}
	return space
}

// mostLooked bounds the search for rows below a value.
const mostLooked = 256

// endsRows reports whether v is a map over rows that a reduction below it
// combines, so that a reader with a space of its own does best to find it in
// memory, made by a rowwise kernel.
func (g *grouper) endsRows(v, reader graph.Value) bool {
	if v.Node.Op.Kind != ops.Map {
		return false
	}
	ends := func(w graph.Value) bool {
		r, _ := g.rowsOf(w)
		return r != nil && slices.Equal(r.space, v.Shape()) && (reader.Node.Op.Kind != ops.Reduce || r.seenBy(reader) == nil)
	}
	near, seen := []graph.Value{v}, map[graph.Value]bool{v: true} // the nearest first: a chain of them may be long
	for i := 0; i < len(near) && i < mostLooked; i++ {
		w := near[i]
		switch _, stored := w.Stored(); {
		case stored:
		case w.Node.Op.Kind == ops.Reduce:
			if ends(w) {
				return true
			}
		case w.Node.Op.Kind == ops.Map || w.Node.Op.Kind == ops.Movement:
			for _, in := range w.Node.Inputs {
				if !seen[in] {
					seen[in] = true
					near = append(near, in)
				}
			}
		}
	}
	return false
}

// refused reports whether it has turned out that no rowwise kernel writes v.
func (g *grouper) refused(v graph.Value) bool { return g.unrowed[v].format != "" }

// rowsOr forms the rowwise group that writes v, or else what forms another.
func (g *grouper) rowsOr(v graph.Value, other func(graph.Value) (source, error)) (source, error) {
	if g.refused(v) {
		return other(v)
	}
	r := g.rowwise[v]
	if r == nil {
		r = g.rowsAlone(v)
	}
	if r == nil {
		var err error
		if r, err = g.treeRows(v); err != nil {
			return source{}, err
		}
	}
	if r == nil {
		return other(v)
	}
	return g.rowGroup(v, r)
}

// rowGroup forms the rowwise group that writes v over the rows of r, or finds that
// there is none.
func (g *grouper) rowGroup(v graph.Value, r *rows) (source, error) {
	body, err := g.rowBody(v, r)
	switch {
	case errors.Is(err, errTooLarge):
		g.cutRows(v, r) // before its part is stored, which ends the chain
		if part, ok := g.rowPart(v, r); ok {
			g.store(part, because("the rowwise kernel of %v would exceed the device's limits with it", named(v)))
		}
		return g.refuse(v, because("the body exceeds the device's limits")), nil
	case errors.Is(err, errNotRows):
		g.cutRows(v, r)
		return g.refuse(v, because("what it reads does not go over the same rows")), nil
	case err != nil:
		return source{}, err
	}
	if _, _, why := g.rowwiseKernel(v, body, r); why != "" {
		g.cutRows(v, r)
		return g.refuse(v, because("%s", why)), nil
	}
	return g.add(v, false, &rowsWork{body, r}), nil
}

// longChain is the number of maps in a row, each over rows that a reduction below it
// combines, from which a refused kernel is cut in the middle as well. A refusal takes one map
// from the kernel, so a chain of n maps would take n rounds, each of n steps.
const longChain = 16

// cutRows stores the map in the middle of the chain below v, where that is long.
func (g *grouper) cutRows(v graph.Value, r *rows) {
	chain := []graph.Value{v}
	for part, ok := g.rowPart(v, r); ok; part, ok = g.rowPart(part, r) {
		chain = append(chain, part)
	}
	if len(chain) > longChain {
		g.store(chain[len(chain)/2], because("it is in the middle of %d maps over rows, which no one kernel computes", len(chain)))
	}
}

// rowPart is the operand of v, a map over the rows of r, that has their
// reductions below it.
func (g *grouper) rowPart(v graph.Value, r *rows) (graph.Value, bool) {
	for _, in := range v.Node.Inputs {
		if v.Node.Op.Kind == ops.Map && !r.perRow && !g.loaded(in) && slices.Equal(in.Shape(), r.space) && g.endsRows(in, in) {
			return in, true
		}
	}
	return v, false
}
