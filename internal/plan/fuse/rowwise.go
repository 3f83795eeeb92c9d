package fuse

import (
	"errors"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// Rowwise fusion: if one kernel reads a reduction and has the same rows, it computes the reduction.
// Several such kernels each compute it if it is small. So an expression that combines rows and uses
// the results along the same rows is one kernel: softmax and the normalizations, however they are
// written.
//
// folds decides from shapes alone, before anything is planned. refuse undoes the decision if
// building the body shows that a row is read through a view, or that the body exceeds the device's
// limits.

// errNotRows stops the building of a body whose reductions and operands differ in their rows.
var errNotRows = errors.New("plan: what it reads does not go over the same rows")

// rowsOf returns the rows that a reduction combines, or the reason why the reduction should have a
// kernel of its own.
func (p *partition) rowsOf(v graph.Value) (*region.Rows, expr.Reason) {
	r, why := p.walkable(v)
	busy, each := p.Config.BusyRows, "an invocation"
	if p.SharesRows() {
		busy, each = target.BusyGroups, "a workgroup"
	}
	if r != nil && !r.Columns && r.Size() > p.Config.ShortRow && r.Count() < busy {
		return nil, expr.Because("%d rows of %d elements, %s each, leave the device idle: it takes %d rows, or %d elements", r.Count(), r.Size(), each, busy, p.Config.ShortRow)
	}
	return r, why
}

// walkable returns the rows that a reduction combines, or the reason why no kernel can walk them.
func (p *partition) walkable(v graph.Value) (*region.Rows, expr.Reason) {
	n := v.Node
	if rule, left := p.Config.LeavesOut(rules.Rowwise, rules.Views); left {
		return nil, expr.WhyLeftOut(rule)
	}
	if n.Op.Kind != ops.Reduce || n.Op.Combine() == nil {
		return nil, expr.Because("it is no combination of rows")
	}
	r := &region.Rows{Space: n.Inputs[0].Shape(), Axes: n.Attr.Axes}
	if r.Space.Size() == 0 {
		return nil, expr.Because("it is of no elements")
	}
	if last := lower.LastAxis(r.Space); last >= 0 && !r.Reduced(last) {
		r.Columns = true
		return p.asColumns(r, n.Inputs[0].Node.Op)
	}
	if p.SharesRows() {
		return asRows(r, kernel.MaxCooperativeLeaves*ops.Leaf)
	}
	return asRows(r, kernel.MaxRowLeaves*ops.Leaf)
}

// asRows returns r if the reduced axes are the innermost and a row has at most `most` elements: as
// many as an invocation or a cooperative row takes.
func asRows(r *region.Rows, most int) (*region.Rows, expr.Reason) {
	inner := true
	for axis := len(r.Space) - 1; axis >= 0; axis-- {
		if r.Reduced(axis) && r.Space[axis] > 1 && !inner {
			return nil, expr.Because("axis %d is not among the innermost as others are, so its elements are no rows", axis)
		}
		inner = inner && (r.Reduced(axis) || r.Space[axis] == 1)
	}
	switch size := r.Size(); {
	case size < 2:
		return nil, expr.Because("it combines single elements")
	case size > most:
		return nil, expr.Because("rows of %d elements are longer than an invocation walks, which is %d", size, most)
	}
	return r, expr.Reason{}
}

// rowsAlone returns the rows of a reduction that has a rowwise kernel of its own, or nil.
func (p *partition) rowsAlone(v graph.Value) *region.Rows {
	r, _ := p.walkable(v)
	if r == nil || !p.InOneLaunch(r.Size()) {
		return nil
	}
	r.PerRow = true
	return r
}

// folds decides whether the kernel that reads a reduction computes it, or whether each of several
// readers does because that moves fewer bytes.
func (p *partition) folds(v graph.Value, kernels readers) bool {
	r, _ := p.rowsOf(v)
	few := r == nil // there are few rows, but one launch may combine them all the same
	if few {
		r = p.rowsAlone(v)
	}
	if r == nil || len(kernels) == 0 || len(kernels) > 1 && (few || !p.reducesAgain(v, len(kernels))) {
		return false
	}
	spaces := map[graph.Value]*region.Rows{}
	for by := range kernels.values() {
		space := p.foldsInto(v, r, by)
		if space == nil || few && (!space.PerRow || by.Node.Op.Kind != ops.Map) { // a further walk along the row would take longer than a launch
			return false
		}
		spaces[by] = space
	}
	for by, space := range spaces {
		p.rowwise.Set(by, space)
		p.folded.Set(v, append(p.folded.At(v), by))
	}
	return true
}

// foldsInto returns the space of the rowwise kernel that writes `by` and computes v from the rows
// of r. It is nil if there is none.
func (p *partition) foldsInto(v graph.Value, r *region.Rows, by graph.Value) *region.Rows {
	if _, product := p.finished.Get(by); by == v || product || p.refused(by) {
		return nil
	}
	space := r.SeenBy(by)
	if known := p.rowwise.At(by); known != nil && space != nil && (!space.Same(known) || space.PerRow != known.PerRow) {
		return nil
	}
	return space
}

// maxLooked bounds the search for rows below a value.
const maxLooked = 256

// endsRows reports whether v is a map over rows that a reduction below v combines. If so, a rowwise
// kernel should write v, also for readers with other rows.
func (p *partition) endsRows(v, reader graph.Value) bool {
	if v.Node.Op.Kind != ops.Map {
		return false
	}
	ends := func(w graph.Value) bool {
		r, _ := p.rowsOf(w)
		return r != nil && slices.Equal(r.Space, v.Shape()) && (reader.Node.Op.Kind != ops.Reduce || r.SeenBy(reader) == nil)
	}
	near, seen := []graph.Value{v}, map[graph.Value]bool{v: true} // breadth first, since chains may be long
	for i := 0; i < len(near) && i < maxLooked; i++ {
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

// refused reports whether an earlier round has found that no rowwise kernel can write v.
func (p *partition) refused(v graph.Value) bool { return p.unrowed.At(v).Format != "" }

// rowsOr forms the rowwise group that writes v. If there is none, it calls other.
func (g *grouper) rowsOr(v graph.Value, other func(graph.Value) (region.Source, error)) (region.Source, error) {
	if g.refused(v) {
		return other(v)
	}
	r := g.rowwise.At(v)
	if r == nil {
		r = g.rowsAlone(v)
	}
	if r == nil {
		var err error
		if r, err = g.treeRows(v); err != nil {
			return region.Source{}, err
		}
	}
	if r == nil {
		return other(v)
	}
	return g.rowGroup(v, r)
}

// rowGroup forms the rowwise group that writes v over the rows of r. If that fails, it refuses v.
func (g *grouper) rowGroup(v graph.Value, r *region.Rows) (region.Source, error) {
	body, err := g.rowBody(v, r)
	switch {
	case errors.Is(err, errTooLarge):
		g.cutRows(v, r) // first, since storing the value below would end the chain
		if part, ok := g.rowPart(v, r); ok {
			g.store(part, expr.Because("the rowwise kernel of %v would exceed the device's limits with it", expr.Named(v)))
		}
		return g.refuse(v, expr.Because("the body exceeds the device's limits")), nil
	case errors.Is(err, errNotRows):
		g.cutRows(v, r)
		return g.refuse(v, expr.Because("what it reads does not go over the same rows")), nil
	case err != nil:
		return region.Source{}, err
	}
	w, why := g.Rows().Work(v, body, r)
	if why != "" {
		g.cutRows(v, r)
		return g.refuse(v, expr.Because("%s", why)), nil
	}
	return g.add(v, false, w), nil
}

// longChain is the least length of a chain of maps, each over rows that a reduction below it
// combines, that is also cut in the middle when its kernel is refused. A refusal alone takes one
// map out of the kernel, so n maps would take n rounds of n steps.
const longChain = 16

// cutRows stores the map in the middle of the chain below v, if the chain is long.
func (g *grouper) cutRows(v graph.Value, r *region.Rows) {
	chain := []graph.Value{v}
	for part, ok := g.rowPart(v, r); ok; part, ok = g.rowPart(part, r) {
		chain = append(chain, part)
	}
	if len(chain) > longChain {
		g.store(chain[len(chain)/2], expr.Because("it is in the middle of %d maps over rows, which no one kernel computes", len(chain)))
	}
}

// rowPart returns the operand of v that is a map over the rows of r and has reductions of them
// below it, if there is one.
func (g *grouper) rowPart(v graph.Value, r *region.Rows) (graph.Value, bool) {
	for _, in := range v.Node.Inputs {
		if v.Node.Op.Kind == ops.Map && !r.PerRow && !g.loaded(in) && slices.Equal(in.Shape(), r.Space) && g.endsRows(in, in) {
			return in, true
		}
	}
	return v, false
}

// asColumns returns r if its rows are columns that lie next to each other in memory, and are enough
// to keep the device busy. below is the operator that computes their elements.
func (p *partition) asColumns(r *region.Rows, below *ops.Op) (*region.Rows, expr.Reason) {
	chunk := lower.FullChunk(&p.Config)
	size, count := r.Size(), r.Count()
	busy := chunk * p.Config.BusyRows
	if p.ColumnWorkgroups(size) { // one invocation for each accumulator of each leaf
		busy = rules.Ceil(busy, ops.Accumulators*kernel.Leaves(size))
	}
	switch {
	case size < 2:
		return nil, expr.Because("it combines single elements")
	case !r.SideBySide():
		return nil, expr.Because("its elements are neither rows nor columns side by side")
	case size > kernel.MaxRowLeaves*ops.Leaf:
		return nil, expr.Because("columns of %d elements are longer than an invocation walks, which is %d", size, kernel.MaxRowLeaves*ops.Leaf)
	case size*count > p.Config.LaunchElements && count < busy:
		return nil, expr.Because("%d columns, %d to an invocation, leave the device idle: it takes %d", count, chunk, busy)
	case below == ops.PackWords:
		return nil, expr.Because("a search for a position goes along rows")
	}
	return r, expr.Reason{}
}
