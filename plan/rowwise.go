package plan

import (
	"errors"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/kernel"
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
	space  shape.Shape
	axes   []int
	perRow bool // the kernel has one result for each row
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
// better: where rows are columns, long or few. Rows are seen through views.
func (b *builder) rowsOf(v ops.Value) *rows {
	n := v.Node
	if !b.cfg.runs(Rowwise) || !b.cfg.runs(Views) || n.Op.Kind != ops.Reduce || n.Op.Combine() == nil || n.Inputs[0].Node.Op == ops.PackWords {
		return nil
	}
	r := &rows{space: n.Inputs[0].Shape(), axes: n.Attr.Axes}
	inner := true
	for axis := len(r.space) - 1; axis >= 0; axis-- {
		if r.space[axis] == 0 || r.reduced(axis) && r.space[axis] > 1 && !inner {
			return nil
		}
		inner = inner && (r.reduced(axis) || r.space[axis] == 1)
	}
	size := r.size()
	if size < 2 || size > kernel.MostRowLeaves*ops.Leaf || size > b.cfg.ShortRow && r.count() < b.cfg.BusyRows {
		return nil
	}
	return r
}

func (r *rows) same(other *rows) bool {
	return slices.Equal(r.space, other.space) && slices.Equal(r.axes, other.axes)
}

// seenBy is the space of the kernel that writes `by` and reads the reduction of
// r, nil where these are not the same rows.
func (r *rows) seenBy(by ops.Value) *rows {
	s := by.Shape()
	switch {
	case by.Node.Op.Kind == ops.Reduce:
		if n := by.Node; slices.Equal(n.Inputs[0].Shape(), r.space) && slices.Equal(n.Attr.Axes, r.axes) {
			return &rows{r.space, r.axes, true}
		}
	case by.Node.Op.Kind != ops.Map:
	case slices.Equal(s, r.space):
		return &rows{r.space, r.axes, false}
	case s.Size() == r.count():
		return &rows{r.space, r.axes, true}
	}
	return nil
}

// folds decides whether a reduction is made by the one kernel that reads it.
func (b *builder) folds(v ops.Value, readers map[ops.Value]bool) bool {
	r := b.rowsOf(v)
	if r == nil || len(readers) != 1 {
		return false
	}
	for by := range readers {
		if by == v || b.unrowed[by] {
			return false
		}
		space := r.seenBy(by)
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
func (b *builder) endsRows(v, reader ops.Value) bool {
	if v.Node.Op.Kind != ops.Map {
		return false
	}
	seen := map[ops.Value]bool{}
	var visit func(w ops.Value) bool
	visit = func(w ops.Value) bool {
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
func (b *builder) rowPart(v ops.Value, r *rows) (ops.Value, bool) {
	for _, in := range v.Node.Inputs {
		if v.Node.Op.Kind == ops.Map && !r.perRow && !b.loaded(in) && slices.Equal(in.Shape(), r.space) && b.endsRows(in, in) {
			return in, true
		}
	}
	return v, false
}

// unfold gives the reductions of a rowwise kernel that cannot be back to kernels
// of their own.
func (b *builder) unfold(v ops.Value) {
	b.unrowed[v] = true
	for root := range b.shared(b.values) {
		b.roots[root] = true
	}
}

// rowKernel plans the rowwise kernel that writes v; ok is false where there is
// none.
func (b *builder) rowKernel(v ops.Value) (out int, ok bool, err error) {
	r := b.rowwise[v]
	if r == nil || b.unrowed[v] {
		return 0, false, nil
	}
	body, err := b.rowBody(v, r)
	if errors.Is(err, errNotRows) || errors.Is(err, errTooLarge) {
		if part, ok := b.rowPart(v, r); ok && errors.Is(err, errTooLarge) {
			b.cut[part] = true
		}
		b.becauseRows(v, err.Error())
		b.unfold(v)
		return 0, false, nil
	}
	if err != nil {
		return 0, false, err
	}
	k, launches := b.rowLaunches(v, body, r)
	if launches == nil || b.wastesPasses(k) {
		b.becauseRows(v, "its rows fit no binding, or its later passes would compute too much again")
		b.unfold(v)
		return 0, false, nil
	}
	out = b.temp(Temp{DType: v.DType(), Size: v.Shape().Size()})
	return out, true, b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: v})
}

// rowBody builds the body over the rows.
func (b *builder) rowBody(v ops.Value, r *rows) (*body, error) {
	f := b.newFuser(v, v, true)
	f.rows = r
	f.body.space = r.space
	f.seen = map[string]*chain{viewKey(r.space, shape.Contiguous(r.space)): nil}
	at := v
	if r.perRow && v.Node.Op.Kind != ops.Reduce {
		at = r.spread(v)
	}
	last, err := f.emit(at, nil)
	combines := slices.ContainsFunc(f.body.insts, func(i kernel.Inst) bool { return i.Kind == kernel.Fold })
	if err == nil && (!combines || last != len(f.body.insts)-1 || len(f.body.tables) > 0) {
		err = errNotRows
	}
	return f.body, err
}

// spread is v, which has an element for each row, over the space.
func (r *rows) spread(v ops.Value) ops.Value {
	kept := r.space.Clone()
	for _, a := range r.axes {
		kept[a] = 1
	}
	move := func(op *ops.Op, in ops.Value, s shape.Shape) ops.Value {
		return ops.Value{Node: &ops.Node{Op: op, Attr: ops.Attr{Shape: s}, Inputs: []ops.Value{in}, Site: v.Node.Site,
			Outputs: []ops.Type{{DType: v.DType(), Shape: s, Known: true}}}}
	}
	return move(ops.BroadcastTo, move(ops.Reshape, v, kept), r.space)
}

// folds reports whether the kernel makes v, a reduction.
func (f *fuser) folds(v ops.Value) bool {
	return f.rows != nil && v.Node.Op.Kind == ops.Reduce && (v == f.root || f.b.folded[v] == f.root)
}

// fold emits a reduction of the kernel's rows.
func (f *fuser) fold(v ops.Value, views *chain) (int, error) {
	if v != f.root {
		if view, ok := applyViews(shape.Contiguous(v.Shape()), views); !ok || !f.rows.sees(view) {
			return 0, errNotRows
		}
	}
	i, err := f.emit(v.Node.Inputs[0], nil)
	if err != nil {
		return 0, err
	}
	return f.inst(instKey{kind: kernel.Fold, op: v.Node.Op, dtype: v.DType(), args: [3]int{i, -1, -1}}, []int{i}), nil
}

// onceARow reports whether what is seen is the same along the kernel's rows.
func (f *fuser) onceARow(v ops.Value, views *chain) bool {
	if f.rows == nil {
		return false
	}
	view, ok := applyViews(shape.Contiguous(v.Shape()), views)
	return ok && f.rows.uniform(view)
}

// rowLaunches chooses how the rows are walked, and the launches: nil where there
// is no way.
func (b *builder) rowLaunches(v ops.Value, body *body, r *rows) (*kernel.Kernel, []kernel.Geometry) {
	var kept []int
	for axis := range r.space {
		if !r.reduced(axis) {
			kept = append(kept, axis)
		}
	}
	keptDims, keptStrides := b.coalesceAxes(body, kept)
	rowDims, rowStrides := b.coalesceAxes(body, r.axes)
	if len(rowDims) != 1 {
		return nil, nil
	}
	strides := make([][]int, len(body.views))
	for i := range strides {
		strides[i] = append(append([]int(nil), keptStrides[i]...), rowStrides[i]...)
	}
	g := geometry(body, append(append([]int(nil), keptDims...), rowDims...), strides)
	k := newKernel(body)
	k.Family, k.Out, k.Chunk = kernel.Rowwise, kernel.Strided, ops.Lanes
	k.Rank = len(g.Dims)
	k.Reduce = &kernel.Reduction{Outer: len(keptDims), Form: kernel.Along}
	k.Long = rowDims[0] > ops.Leaf
	k.Ragged = rowDims[0]%ops.Lanes != 0
	g.Out.Strides = shape.ContiguousStrides(keptDims)
	if !r.perRow {
		for i := range g.Out.Strides {
			g.Out.Strides[i] *= rowDims[0]
		}
		g.Out.Strides = append(g.Out.Strides, 1)
	}
	for i, o := range g.Operands { // what sees one element along the row does so whatever the chunk
		if o.Strides[k.Rank-1] == 0 {
			k.Operands[i].Access = kernel.Splat
		} else {
			k.Operands[i].Access = kernel.Strided
		}
	}
	if r.perRow != k.PerRow() {
		return nil, nil
	}
	launches := b.splitRows(k, g, v.DType())
	if launches != nil {
		b.chooseRows(k, launches, r.space.Size() < b.cfg.NarrowBelow || !b.cfg.runs(Schemes))
		b.chooseParams(k)
	}
	return k, launches
}

// splitRows cuts a rowwise kernel's space between rows; nil: it cannot be made
// to fit.
func (b *builder) splitRows(k *kernel.Kernel, g kernel.Geometry, out dtype.DType) []kernel.Geometry {
	axis := b.cutAxis(k, g, out)
	if axis < 0 {
		return []kernel.Geometry{g}
	}
	if axis >= k.Reduce.Outer || g.Dims[axis] < 2 {
		return nil
	}
	lo, hi := cut(k, g, axis, (g.Dims[axis]+1)/2)
	first, rest := b.splitRows(k, lo, out), b.splitRows(k, hi, out)
	if first == nil || rest == nil {
		return nil
	}
	return append(first, rest...)
}

// chooseRows sets how rows are walked: by whole vectors, in the longest chunks
// that all of them and the result are aligned to; or four elements at a time,
// where some are not, the code would be long, or the work is little (narrow).
func (b *builder) chooseRows(k *kernel.Kernel, launches []kernel.Geometry, narrow bool) {
	for _, chunk := range []int{ops.Lanes, 8, 4} {
		k.Chunk = chunk
		if b.wholeRows(k, launches) {
			break
		}
		k.Reduce.Form = kernel.Gather
	}
	k.Kept = b.keptValue(k)
	bodies, combines := b.rowCost(k)
	if narrow || b.compact(bodiesWide*bodies+combines) {
		k.Reduce.Form = kernel.Gather
	}
	if k.Reduce.Form == kernel.Gather {
		k.Chunk = 4
		b.wholeRows(k, launches)
		k.Reduce.Form = kernel.Gather
		k.Kept = b.keptValue(k)
		bodies, combines = b.rowCost(k)
		k.Compact = b.compact(bodies + combines)
	}
}

// bodiesWide is how often a pass along whole vectors has its body written out.
const bodiesWide = 4

// wholeRows sets how the operands and the result are accessed in chunks, and
// reports whether all of them are in whole ones.
func (b *builder) wholeRows(k *kernel.Kernel, launches []kernel.Geometry) bool {
	k.Reduce.Form = kernel.Along
	inner := k.Rank - 1
	whole := true
	for i, o := range k.Operands {
		k.Operands[i].Access = reduceAccess(k, launches, i, inner)
		if s := launches[0].Operands[i].Strides[inner]; s != 0 && s != 1 {
			k.Operands[i].Access = kernel.Strided
		}
		a := k.Operands[i].Access
		whole = whole && (a == kernel.Wide || a == kernel.Splat || o.Index && a == kernel.Unit)
	}
	k.Out = kernel.Strided
	if k.PerRow() {
		return whole
	}
	k.Out = kernel.Wide
	for _, g := range launches {
		if g.Dims[inner]%k.Chunk != 0 || !aligned(k.Chunk, g.Dims, g.Out, inner) {
			k.Out = kernel.Strided
		}
	}
	return whole && k.Out == kernel.Wide
}

// keptCost is the cost from which a value that several passes need is kept in
// the result's row, and not computed again.
const keptCost = 8

// keptValue is the costliest instruction that several passes compute and the
// result's row can hold; 0 where none is worth it.
func (b *builder) keptValue(k *kernel.Kernel) int {
	k.Kept = 0
	if k.Out != kernel.Wide || k.PerRow() {
		return 0
	}
	times := make([]int, len(k.Body))
	for _, p := range k.Passes() {
		for _, i := range p.Body {
			times[i]++
		}
	}
	best, most := 0, keptCost-1
	uniform := k.Uniform()
	for i, inst := range k.Body[:len(k.Body)-1] {
		if times[i] < 2 || inst.Kind != kernel.Apply || inst.DType != k.Result().DType {
			continue
		}
		if cost := b.costBelow(k, i, uniform); cost > most {
			best, most = i, cost
		}
	}
	return best
}

// costBelow is the cost of everything that is computed along the row for
// instruction i.
func (b *builder) costBelow(k *kernel.Kernel, i int, uniform []bool) int {
	needed := make([]bool, i+1)
	needed[i] = true
	cost := 0
	for ; i >= 0; i-- {
		if !needed[i] || uniform[i] {
			continue
		}
		cost += b.instCost(k, i)
		for _, a := range k.Body[i].Args {
			needed[a] = true
		}
	}
	return cost
}

func (b *builder) instCost(k *kernel.Kernel, i int) int {
	inst := k.Body[i]
	if inst.Kind != kernel.Apply {
		return 0
	}
	in := inst.DType
	if n := len(inst.Args); n > 0 {
		in = k.Body[inst.Args[n-1]].DType
	}
	return b.cost(inst.Op, in, inst.DType)
}

// rowCost is the cost of the passes' bodies, each written once, and of the
// instructions of the rows and the combinations of their trees.
func (b *builder) rowCost(k *kernel.Kernel) (bodies, others int) {
	trees := 1
	if k.Long {
		trees = 2
	}
	for _, p := range k.Passes() {
		for _, i := range p.Body {
			bodies += b.instCost(k, i)
		}
		for _, i := range p.Folds {
			others += trees * combinations * b.cost(k.Body[i].Op.Combine(), k.Body[i].DType, k.Body[i].DType)
		}
	}
	for i, u := range k.Uniform() {
		if u {
			others += b.instCost(k, i)
		}
	}
	return bodies, others
}

// mostAgain is the cost of what a rowwise kernel may compute again in later
// passes: beyond it, writing and reading memory is cheaper.
const mostAgain = 60

// wastesPasses reports whether a kernel computes much again in later passes.
func (b *builder) wastesPasses(k *kernel.Kernel) bool {
	times := make([]int, len(k.Body))
	again := 0
	for _, p := range k.Passes() {
		for _, i := range p.Body {
			if times[i]++; times[i] > 1 {
				again += b.instCost(k, i)
			}
		}
	}
	return again > mostAgain
}
