package plan

import (
	"errors"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rowwise recognition: a reduction that only one kernel reads is made by that
// kernel, where both go over the same rows. So whatever combines rows and goes
// on with what they combine to, softmax and the normalizations among it, is one
// kernel, whoever wrote the expression.
//
// The decision is taken from shapes alone, before anything is planned (folds).
// What shows only when the body is built, a row that is seen through a view or a
// body beyond the device's limits, undoes it (unfold).

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

// rowsOf are the rows that a reduction combines; nil where its kind of kernel is
// better: where rows are long or few.
func (b *builder) rowsOf(v graph.Value) *rows {
	r := b.innerRows(v)
	if r == nil {
		return b.columnsOf(v)
	}
	if r.size() > b.cfg.ShortRow && r.count() < b.cfg.BusyRows {
		return nil
	}
	return r
}

// innerRows are the rows that a reduction combines, nil where they are columns
// or too long for an invocation. Rows are seen through views.
func (b *builder) innerRows(v graph.Value) *rows {
	if !b.foldable(v) {
		return nil
	}
	r := &rows{space: v.Node.Inputs[0].Shape(), axes: v.Node.Attr.Axes}
	inner := true
	for axis := len(r.space) - 1; axis >= 0; axis-- {
		if r.space[axis] == 0 || r.reduced(axis) && r.space[axis] > 1 && !inner {
			return nil
		}
		inner = inner && (r.reduced(axis) || r.space[axis] == 1)
	}
	if size := r.size(); size < 2 || size > kernel.MostRowLeaves*ops.Leaf {
		return nil
	}
	return r
}

// foldable reports whether a value is a reduction that rowwise kernels can make.
func (b *builder) foldable(v graph.Value) bool {
	n := v.Node
	return b.cfg.runs(Rowwise) && b.cfg.runs(Views) && n.Op.Kind == ops.Reduce && n.Op.Combine() != nil
}

// rowsAlone are the rows of a reduction that is a rowwise kernel by itself.
func (b *builder) rowsAlone(v graph.Value) *rows {
	if v.Node.Op.Kind != ops.Reduce {
		return nil
	}
	r := b.innerRows(v)
	switch {
	case r == nil:
		// A launch fewer, where there is work for everybody without one a leaf.
		if r = b.columnsOf(v); r == nil || r.size() <= ops.Leaf || r.count() < manyRows*b.cfg.BusyRows*fullChunk(&b.cfg) {
			return nil
		}
	case !b.inOneLaunch(r.count(), r.size()):
		return nil
	}
	r.perRow = true
	return r
}

// manyRows is how many times BusyRows rows are, so that it does not matter that
// some end before others.
const manyRows = 4

// inOneLaunch reports whether rows of n elements, of several leaves, are better
// combined by an invocation each than by one a leaf and another launch for each
// further level of the tree.
func (b *builder) inOneLaunch(count, n int) bool {
	if b.cfg.LaunchElements == 0 || !b.cfg.runs(Rowwise) || n <= ops.Leaf || n > kernel.MostRowLeaves*ops.Leaf {
		return false
	}
	return count*n <= b.cfg.LaunchElements || count >= manyRows*b.cfg.BusyRows
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

// folds decides whether a reduction is made by the one kernel that reads it.
func (b *builder) folds(v graph.Value, readers map[graph.Value]bool) bool {
	r := b.rowsOf(v)
	few := r == nil // rows, which one launch combines all the same
	if few {
		r = b.rowsAlone(v)
	}
	if r == nil || len(readers) != 1 {
		return false
	}
	for by := range readers {
		if _, product := b.finished[by]; by == v || product || b.unrowed[by] {
			return false
		}
		space := r.seenBy(by)
		if few && space != nil && (!space.perRow || by.Node.Op.Kind != ops.Map) {
			return false // a walk more takes longer than a launch
		}
		if known := b.rowwise[by]; known != nil && (space == nil || !space.same(known) || space.perRow != known.perRow) || space == nil {
			return false
		}
		b.rowwise[by] = space
		b.folded[v] = by
	}
	return true
}

// mostLooked bounds the search for rows below a value.
const mostLooked = 256

// endsRows reports whether v is a map over rows that a reduction below it
// combines, so that a reader with a space of its own does best to find it in
// memory, made by a rowwise kernel.
func (b *builder) endsRows(v, reader graph.Value) bool {
	if v.Node.Op.Kind != ops.Map {
		return false
	}
	seen := map[graph.Value]bool{}
	var visit func(w graph.Value) bool
	visit = func(w graph.Value) bool {
		if _, stored := w.Stored(); stored || seen[w] || len(seen) > mostLooked {
			return false
		}
		seen[w] = true
		if w.Node.Op.Kind == ops.Reduce {
			r := b.rowsOf(w)
			if r == nil || !slices.Equal(r.space, v.Shape()) {
				return false
			}
			return reader.Node.Op.Kind != ops.Reduce || r.seenBy(reader) == nil
		}
		if w.Node.Op.Kind != ops.Map && w.Node.Op.Kind != ops.Movement {
			return false
		}
		return slices.ContainsFunc(w.Node.Inputs, visit)
	}
	return visit(v)
}

// rowPart is the operand of v, a map over the rows of r, that has their
// reductions below it.
func (b *builder) rowPart(v graph.Value, r *rows) (graph.Value, bool) {
	for _, in := range v.Node.Inputs {
		if v.Node.Op.Kind == ops.Map && !r.perRow && !b.loaded(in) && slices.Equal(in.Shape(), r.space) && b.endsRows(in, in) {
			return in, true
		}
	}
	return v, false
}

// unfold gives the reductions of a rowwise kernel that cannot be back to kernels
// of their own.
func (b *builder) unfold(v graph.Value) {
	b.unrowed[v] = true
	for root := range b.shared(b.values) {
		b.roots[root] = true
	}
}
