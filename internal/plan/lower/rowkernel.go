package lower

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rowwise kernels: their bodies, how they walk the rows, and their launches.

// rowLevels plans one kernel that combines the rows of partial, for all further levels of a
// reduction's tree. ok is false if there is no such kernel.
func (b RowKernels) rowLevels(v graph.Value, partial region.Source) (out int, ok bool, err error) {
	body := region.LoadBody(v.DType(), partial)
	body.Insts = append(body.Insts, kernel.Inst{Kind: kernel.Fold, Op: v.Node.Op, DType: v.DType(), Args: []int{0}})
	k, launches := b.rowLaunches(v, body, &region.Rows{Space: partial.View.Shape, Axes: []int{1}, PerRow: true})
	if launches == nil || twiceTooLong(v, k) {
		return 0, false, nil
	}
	out = b.Temp(program.Temp{DType: v.DType(), Size: v.Shape().Size()})
	return out, true, b.AddStep(program.Step{Kernel: k, Launches: launches, Operands: body.Refs, Out: out, Value: v})
}

// twiceTooLong reports whether a reduction in one launch would contain its long code twice, once
// for each level of its tree. Two launches share one kernel.
func twiceTooLong(v graph.Value, k *kernel.Kernel) bool {
	return v.Node.Op.Kind == ops.Reduce && k.Loop.(*kernel.Rowwise).Long && k.Compact()
}

// rowLaunches returns the kernel that walks the rows, and its launches; nil if no kernel can.
func (b RowKernels) rowLaunches(v graph.Value, body *region.Body, r *region.Rows) (*kernel.Kernel, []kernel.Geometry) {
	k, g := b.RowSpace(body, r)
	if k == nil {
		return nil, nil
	}
	return k, b.WalkRows(v, k, g, r)
}

// RowSpace returns the kernel over the rows and its space, before the kernel's form is chosen. The
// kernel is nil if the rows do not have a single stride.
func (b RowKernels) RowSpace(body *region.Body, r *region.Rows) (*kernel.Kernel, kernel.Geometry) {
	keptDims, keptStrides := b.coalesceAxes(body, r.Kept())
	rowDims, rowStrides := b.coalesceAxes(body, r.Axes)
	if len(rowDims) != 1 {
		return nil, kernel.Geometry{}
	}
	strides := make([][]int, len(body.Views))
	for i := range strides {
		strides[i] = append(append([]int(nil), keptStrides[i]...), rowStrides[i]...)
	}
	g := Geometry(body, append(append([]int(nil), keptDims...), rowDims...), strides)
	w := &kernel.Rowwise{Form: kernel.Along, Chunk: ops.Accumulators, Long: rowDims[0] > ops.Leaf, Ragged: rowDims[0]%ops.Accumulators != 0, Out: kernel.Strided}
	k := NewKernel(body, w, len(g.Dims))
	g.Out.Strides = shape.ContiguousStrides(keptDims)
	if !r.PerRow {
		for i := range g.Out.Strides {
			g.Out.Strides[i] *= rowDims[0]
		}
		g.Out.Strides = append(g.Out.Strides, 1)
	}
	for i, o := range g.Operands { // one element along the row suits any chunk
		if o.Strides[k.Rank-1] == 0 {
			k.Operands[i].Access = kernel.Splat
		} else {
			k.Operands[i].Access = kernel.Strided
		}
	}
	if r.PerRow != k.PerRow() {
		return nil, kernel.Geometry{}
	}
	return k, g
}

// WalkRows chooses how k walks the rows of g, which are all rows or some, and returns the launches.
// They are nil if no cut fits the device.
func (b RowKernels) WalkRows(v graph.Value, k *kernel.Kernel, g kernel.Geometry, r *region.Rows) []kernel.Geometry {
	w := k.Loop.(*kernel.Rowwise)
	launches := b.splitRows(k, g, v.DType())
	if launches != nil {
		narrow := r.Space.Size() < b.Config.NarrowBelow && !alone(k)
		b.chooseRows(k, w, launches, narrow || !b.Config.Runs(rules.Schemes))
		w.Striped = b.stripeRows(k, launches)
		b.ChooseParams(k)
	}
	return launches
}

// alone reports whether a kernel has one reduction, and computes everything else once a row. Its
// code is hardly longer than that of a reduction's own kernel.
func alone(k *kernel.Kernel) bool {
	folds := 0
	for _, i := range k.Body {
		if i.Kind == kernel.Fold {
			folds++
		}
	}
	return folds == 1 && k.PerRow()
}

// splitRows cuts a rowwise kernel's space between rows. It returns nil if no cut fits.
func (b RowKernels) splitRows(k *kernel.Kernel, g kernel.Geometry, out dtype.DType) []kernel.Geometry {
	axis := b.CutAxis(k, g, out)
	if axis < 0 {
		return []kernel.Geometry{g}
	}
	if axis >= k.Outer() || g.Dims[axis] < 2 {
		return nil
	}
	lo, hi := Cut(k, g, axis, (g.Dims[axis]+1)/2)
	first, rest := b.splitRows(k, lo, out), b.splitRows(k, hi, out)
	if first == nil || rest == nil {
		return nil
	}
	return append(first, rest...)
}

// chooseRows sets how the kernel walks rows. It uses cooperative rows if the device has them.
// Otherwise it reads whole vectors, in the longest chunks to which all operands and the result are
// aligned. It takes four elements at a time if they are not aligned, if the code would be long, or
// for little work (narrow).
func (b RowKernels) chooseRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry, narrow bool) {
	if b.SharesRows() {
		b.chooseCooperativeRow(k, w, launches)
		return
	}
	for _, chunk := range []int{ops.Accumulators, 8, 4} {
		w.Chunk = chunk
		if b.wholeRows(k, w, launches) {
			break
		}
		w.Form = kernel.Gather
	}
	w.Kept = b.keptValue(k, w)
	bodies, combines := b.rowCost(k, w)
	long := b.Compact
	if k.Result().DType.Size() > 4 {
		long = b.Heavy // loads and stores move twice as many words
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
		w.Compact = b.Compact(bodies + combines)
		return
	}
	b.spreadRows(k, w, launches)
}

// spreadRows lets each invocation of a subgroup read some elements of an operand that all rows
// share, and broadcast them to the others. Every invocation must have a row.
func (b RowKernels) spreadRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry) {
	for _, g := range launches {
		if b.Config.Subgroup == 0 || shape.Shape(g.Dims[:k.Outer()]).Size()%b.Config.Subgroup != 0 {
			return
		}
	}
	if slices.ContainsFunc(k.Sweeps(), func(p kernel.Sweep) bool { return len(p.Seeks) > 0 }) {
		return // a search for a position depends on the extreme that each invocation has found
	}
	for i, o := range k.Operands {
		if o.Access == kernel.Wide && !o.Index && sameRow(launches, i) && k.SpreadWords(i, b.Config.Subgroup) > 0 {
			k.Operands[i].Access, w.Spread = kernel.Shared, b.Config.Subgroup
		}
	}
}

// sameRow reports whether all rows read the same row of operand i.
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

// bodiesWide is how many copies of its body a sweep along whole vectors has in its code.
const bodiesWide = 4

// wholeRows sets how the kernel accesses operands and result in chunks, and reports whether it
// accesses all of them by whole chunks.
func (b RowKernels) wholeRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry) bool {
	w.Form = kernel.Along
	inner := k.Rank - 1
	whole := true
	for i, o := range k.Operands {
		k.Operands[i].Access = ReduceAccess(k, launches, i, inner)
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

// InOneLaunch reports whether one invocation combines a whole row or column of n elements, which has
// several leaves. Otherwise each leaf has an invocation of its own, and each further level of the
// reduction tree a launch.
func (b *Builder) InOneLaunch(n int) bool {
	return b.Config.LaunchElements > 0 && b.Config.Runs(rules.Rowwise) && n > ops.Leaf && n <= kernel.MaxRowLeaves*ops.Leaf
}

// EndsInCooperativeRows reports whether a cooperative row can combine so many leaves' results.
func (b *Builder) EndsInCooperativeRows(leaves int) bool {
	return b.SharesRows() && leaves <= kernel.MaxRowLeaves*ops.Leaf
}

// RowKernels chooses kernels that combine rows.
type RowKernels struct{ *Builder }

// Rows returns the RowKernels of the builder, which choose rowwise kernels.
func (b *Builder) Rows() RowKernels { return RowKernels{b} }
