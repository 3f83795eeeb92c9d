package plan

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rowwise kernels: their bodies, how they walk the rows, and their launches.

// rowLevels plans all further levels of a reduction's trees in one kernel, which
// combines the rows of partial; ok is false where there is no way.
func (b *builder) rowLevels(v graph.Value, partial source) (out int, ok bool, err error) {
	body := loadBody(v.DType(), partial)
	body.insts = append(body.insts, kernel.Inst{Kind: kernel.Fold, Op: v.Node.Op, DType: v.DType(), Args: []int{0}})
	k, launches := b.rowLaunches(v, body, &rows{space: partial.view.Shape, axes: []int{1}, perRow: true})
	if launches == nil || twiceTooLong(v, k) {
		return 0, false, nil
	}
	out = b.temp(Temp{DType: v.DType(), Size: v.Shape().Size()})
	return out, true, b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: v})
}

// twiceTooLong reports whether a reduction in one launch has long code for each
// level of its tree, where a launch a level runs the same code twice.
func twiceTooLong(v graph.Value, k *kernel.Kernel) bool {
	return v.Node.Op.Kind == ops.Reduce && k.Loop.(*kernel.Rowwise).Long && k.Compact()
}

// rowBody builds the body over the rows.
func (g *grouper) rowBody(v graph.Value, r *rows) (*body, error) {
	f := g.newFuser(v, v, true)
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
func (r *rows) spread(v graph.Value) graph.Value {
	kept := r.space.Clone()
	for _, a := range r.axes {
		kept[a] = 1
	}
	move := func(op *ops.Op, in graph.Value, s shape.Shape) graph.Value {
		return graph.Value{Node: &graph.Node{Op: op, Attr: ops.Attr{Shape: s}, Inputs: []graph.Value{in}, Site: v.Node.Site,
			Outputs: []graph.Type{{DType: v.DType(), Shape: s, Known: true}}}}
	}
	return move(ops.BroadcastTo, move(ops.Reshape, v, kept), r.space)
}

// folds reports whether the kernel makes v, a reduction.
func (f *fuser) folds(v graph.Value) bool {
	if f.rows == nil || v.Node.Op.Kind != ops.Reduce {
		return false
	}
	_, partial := f.rows.partials[v]
	return partial || v == f.root || slices.Contains(f.g.folded[v], f.root)
}

// fold emits a reduction of the kernel's rows.
func (f *fuser) fold(v graph.Value, views *chain) (int, error) {
	if v != f.root {
		if view, ok := applyViews(shape.Contiguous(v.Shape()), views); !ok || !f.rows.sees(view) {
			return 0, errNotRows
		}
	}
	var i int
	if p, ok := f.rows.partials[v]; ok {
		i = f.operand(v.DType(), p.ref, p.view, false, box{})
	} else {
		var err error
		if i, err = f.emit(v.Node.Inputs[0], nil); err != nil {
			return 0, err
		}
	}
	return f.inst(instKey{kind: kernel.Fold, op: v.Node.Op, dtype: v.DType(), args: [3]int{i, -1, -1}}, []int{i}), nil
}

// onceARow reports whether what is seen is the same along the kernel's rows.
func (f *fuser) onceARow(v graph.Value, views *chain) bool {
	if f.rows == nil {
		return false
	}
	view, ok := applyViews(shape.Contiguous(v.Shape()), views)
	return ok && f.rows.uniform(view)
}

// rowLaunches chooses how the rows are walked, and the launches: nil where there
// is no way.
func (b *builder) rowLaunches(v graph.Value, body *body, r *rows) (*kernel.Kernel, []kernel.Geometry) {
	k, g := b.rowSpace(body, r)
	if k == nil {
		return nil, nil
	}
	return k, b.walkRows(v, k, g, r)
}

// rowSpace is the kernel over the rows, before it is known how they are walked, and
// their space; nil where they are no rows of strides.
func (b *builder) rowSpace(body *body, r *rows) (*kernel.Kernel, kernel.Geometry) {
	keptDims, keptStrides := b.coalesceAxes(body, r.kept())
	rowDims, rowStrides := b.coalesceAxes(body, r.axes)
	if len(rowDims) != 1 {
		return nil, kernel.Geometry{}
	}
	strides := make([][]int, len(body.views))
	for i := range strides {
		strides[i] = append(append([]int(nil), keptStrides[i]...), rowStrides[i]...)
	}
	g := geometry(body, append(append([]int(nil), keptDims...), rowDims...), strides)
	w := &kernel.Rowwise{Form: kernel.Along, Chunk: ops.Lanes, Long: rowDims[0] > ops.Leaf, Ragged: rowDims[0]%ops.Lanes != 0, Out: kernel.Strided}
	k := newKernel(body, w, len(g.Dims))
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
		return nil, kernel.Geometry{}
	}
	return k, g
}

// walkRows chooses how k walks the rows of a space, all of theirs or a part, and the
// launches: nil where there is no way.
func (b *builder) walkRows(v graph.Value, k *kernel.Kernel, g kernel.Geometry, r *rows) []kernel.Geometry {
	w := k.Loop.(*kernel.Rowwise)
	launches := b.splitRows(k, g, v.DType())
	if launches != nil {
		narrow := r.space.Size() < b.cfg.NarrowBelow && !alone(k)
		b.chooseRows(k, w, launches, narrow || !b.cfg.runs(Schemes))
		w.Striped = b.stripeRows(k, launches)
		b.chooseParams(k)
	}
	return launches
}

// alone reports whether a kernel has one reduction and nothing after it but what
// is made once a row. It is about as short as a reduction's own kernel, whatever
// there is to do.
func alone(k *kernel.Kernel) bool {
	folds := 0
	for _, i := range k.Body {
		if i.Kind == kernel.Fold {
			folds++
		}
	}
	return folds == 1 && k.PerRow()
}

// splitRows cuts a rowwise kernel's space between rows; nil: it cannot be made
// to fit.
func (b *builder) splitRows(k *kernel.Kernel, g kernel.Geometry, out dtype.DType) []kernel.Geometry {
	axis := b.cutAxis(k, g, out)
	if axis < 0 {
		return []kernel.Geometry{g}
	}
	if axis >= k.Outer() || g.Dims[axis] < 2 {
		return nil
	}
	lo, hi := cut(k, g, axis, (g.Dims[axis]+1)/2)
	first, rest := b.splitRows(k, lo, out), b.splitRows(k, hi, out)
	if first == nil || rest == nil {
		return nil
	}
	return append(first, rest...)
}

// chooseRows sets how rows are walked: by teams; or by whole vectors, in the longest chunks
// that all of them and the result are aligned to; or four elements at a time,
// where some are not, the code would be long, or the work is little (narrow).
func (b *builder) chooseRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry, narrow bool) {
	if b.sharesRows() {
		b.chooseRowTeam(k, w, launches)
		return
	}
	for _, chunk := range []int{ops.Lanes, 8, 4} {
		w.Chunk = chunk
		if b.wholeRows(k, w, launches) {
			break
		}
		w.Form = kernel.Gather
	}
	w.Kept = b.keptValue(k, w)
	bodies, combines := b.rowCost(k, w)
	long := b.compact
	if k.Result().DType.Size() > 4 {
		long = b.heavy // loads and stores are of twice as many words
	}
	if narrow || long(bodiesWide*bodies+combines) {
		w.Form = kernel.Gather
	}
	if w.Form == kernel.Gather {
		w.Chunk = 4
		b.wholeRows(k, w, launches)
		w.Form = kernel.Gather
		w.Kept = b.keptValue(k, w)
		bodies, combines = b.rowCost(k, w)
		w.Compact = b.compact(bodies + combines)
		return
	}
	b.spreadRows(k, w, launches)
}

// spreadRows lets the invocations of a subgroup each read a part of what all
// rows share, and hand it to the others. There must be rows for all of them.
func (b *builder) spreadRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry) {
	for _, g := range launches {
		if b.cfg.Subgroup == 0 || shape.Shape(g.Dims[:k.Outer()]).Size()%b.cfg.Subgroup != 0 {
			return
		}
	}
	if slices.ContainsFunc(k.Sweeps(), func(p kernel.Sweep) bool { return len(p.Seeks) > 0 }) {
		return // which look where each invocation's own extreme is
	}
	for i, o := range k.Operands {
		if o.Access == kernel.Wide && !o.Index && sameRow(launches, i) && k.SpreadWords(i, b.cfg.Subgroup) > 0 {
			k.Operands[i].Access, w.Spread = kernel.Shared, b.cfg.Subgroup
		}
	}
}

// sameRow reports whether all rows see the same row of operand i.
func sameRow(launches []kernel.Geometry, i int) bool {
	for _, g := range launches {
		for d, s := range g.Operands[i].Strides[:len(g.Dims)-1] {
			if s != 0 && g.Dims[d] > 1 {
				return false
			}
		}
	}
	return true
}

// bodiesWide is how often a sweep along whole vectors has its body written out.
const bodiesWide = 4

// wholeRows sets how the operands and the result are accessed in chunks, and
// reports whether all of them are in whole ones.
func (b *builder) wholeRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry) bool {
	w.Form = kernel.Along
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
	w.Out = kernel.Strided
	if k.PerRow() {
		return whole
	}
	w.Out = kernel.Wide
	for _, g := range launches {
		if g.Dims[inner]%w.Chunk != 0 || !aligned(w.Chunk, g.Dims, g.Out, inner) {
			w.Out = kernel.Strided
		}
	}
	return whole && w.Out == kernel.Wide
}
