package plan

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rowwise kernels over columns: rows along an axis that is not the innermost,
// many of which lie side by side. An invocation takes a chunk of neighbours.

// sideBySide reports whether a part of the kept axes lies within the reduced ones,
// and none between these.
func (r *rows) sideBySide() bool {
	const within, reduced, around = 0, 1, 2
	place := within
	columns := 1
	for axis := len(r.space) - 1; axis >= 0; axis-- {
		switch {
		case r.space[axis] == 1:
		case r.reduced(axis) && place == around:
			return false
		case r.reduced(axis):
			place = reduced
		case place == within:
			columns *= r.space[axis]
		default:
			place = around
		}
	}
	return place != within && columns >= leastColumns
}

// leastColumns is the number of columns side by side that makes a chunk.
const leastColumns = 4

// asColumns is r where its rows are columns that lie side by side in memory, enough
// of them to keep the device busy. below is what makes their elements.
func (b *builder) asColumns(r *rows, below *ops.Op) (*rows, reason) {
	chunk := fullChunk(&b.cfg)
	size, count := r.size(), r.count()
	busy := chunk * b.cfg.BusyRows
	if b.slabs(size) { // which has an invocation for each accumulator of each leaf
		busy = ceil(busy, ops.Lanes*kernel.Leaves(size))
	}
	switch {
	case size < 2:
		return nil, because("it combines single elements")
	case !r.sideBySide():
		return nil, because("its elements are neither rows nor columns side by side")
	case size > kernel.MostRowLeaves*ops.Leaf:
		return nil, because("columns of %d elements are longer than an invocation walks, which is %d", size, kernel.MostRowLeaves*ops.Leaf)
	case (size*count > b.cfg.LaunchElements || size > target.MaxShortColumns) && count < busy:
		return nil, because("%d columns, %d to an invocation, leave the device idle: it takes %d", count, chunk, busy)
	case below == ops.PackWords:
		return nil, because("a search for a position goes along rows")
	}
	return r, reason{}
}

// fullChunk is the number of columns of an invocation that has the most.
func fullChunk(cfg *Config) int { return max(leastColumns, cfg.ChunkBytes/4) }

// lastAxis is the innermost axis of more than one element, -1 where there is none.
func lastAxis(s shape.Shape) int {
	for axis := len(s) - 1; axis >= 0; axis-- {
		if s[axis] > 1 {
			return axis
		}
	}
	return -1
}

// kept are the axes that are not reduced.
func (r *rows) kept() []int {
	kept, _ := splitAxes(len(r.space), r.axes)
	return kept
}

// result is the kernel's result as its space sees it.
func (r *rows) result() shape.View {
	if !r.perRow {
		return shape.Contiguous(r.space)
	}
	v := shape.View{Shape: r.space, Strides: make([]int, len(r.space))}
	stride := 1
	kept := r.kept()
	for i := len(kept) - 1; i >= 0; i-- {
		v.Strides[kept[i]] = stride
		stride *= r.space[kept[i]]
	}
	return v
}

// columnLaunches chooses how columns are walked, and the launches: nil where there
// is no way.
func (b *builder) columnLaunches(v graph.Value, body *body, r *rows) (*kernel.Kernel, []kernel.Geometry) {
	seen := *body
	seen.views = append(slices.Clone(body.views), r.result())
	keptDims, strides := b.coalesceAxes(&seen, r.kept())
	rowDims, rowStrides := b.coalesceAxes(&seen, r.axes)
	outer, out := len(keptDims), len(body.views)
	if len(rowDims) != 1 || strides[out][outer-1] != 1 {
		return nil, nil
	}
	for i := range strides {
		strides[i] = append(slices.Clone(strides[i]), rowStrides[i]...)
	}
	g := geometry(body, append(slices.Clone(keptDims), rowDims...), strides[:out])
	g.Out.Strides = strides[out]
	if r.perRow {
		g.Out.Strides = g.Out.Strides[:outer]
	}
	w := &kernel.Rowwise{Form: kernel.Across, Chunk: leastColumns, Long: rowDims[0] > ops.Leaf, Out: kernel.Strided}
	k := newKernel(body, w, len(g.Dims))
	setAccess(k, kernel.Strided)
	for i := range k.Operands {
		if strides[i][outer] == 0 {
			w.Once = append(w.Once, i)
		}
	}
	if r.perRow != k.PerRow() {
		return nil, nil
	}
	launches := b.splitRows(k, g, v.DType())
	if launches != nil {
		b.chooseColumns(k, w, launches, r.space.Size() < b.cfg.NarrowBelow || !b.cfg.runs(Schemes))
		b.chooseParams(k)
	}
	return k, launches
}

// chooseColumns sets how many columns an invocation takes, and how it reads and
// writes a row of them: as many as fill ChunkBytes where their code stays short,
// else, or where the work is little (narrow), the least.
func (b *builder) chooseColumns(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry, narrow bool) {
	inner := k.Outer() - 1
	bodies, combines := b.rowCost(k, w)
	cost := bodies + combines*columnCombinations/combinations
	w.Compact = b.compact(cost)
	columns, size := shape.Shape(launches[0].Dims[:k.Outer()]).Size(), widest(k)
	shared := b.slabs(k.Reduced(launches[0]))
	if shared {
		columns, size = math.MaxInt, widestRead(k)
		if !k.PerRow() {
			size = max(size, k.Result().DType.Size())
		}
	}
	if !narrow && !w.Compact {
		w.Chunk = min(max(b.cfg.ChunkBytes/size, leastColumns), ops.Lanes)
	}
	for w.Chunk > leastColumns && (columns < 2*w.Chunk*b.cfg.BusyRows || b.heavy(w.Chunk/leastColumns*cost) || !dividesColumns(launches, inner, w.Chunk)) {
		w.Chunk /= 2
	}
	for i := range k.Operands {
		k.Operands[i].Access = kernel.Strided
		if s := launches[0].Operands[i].Strides[inner]; s == 0 || s == 1 {
			k.Operands[i].Access = reduceAccess(k, launches, i, inner)
		}
	}
	w.Out = kernel.Wide
	for _, g := range launches {
		dims := g.Dims[:len(g.Out.Strides)]
		if g.Dims[inner]%w.Chunk != 0 || !aligned(w.Chunk, dims, g.Out, inner) {
			w.Out = kernel.Strided
		}
	}
	if shared {
		b.slabRows(k, w, launches)
	}
	w.Kept = b.keptValue(k, w)
}

func dividesColumns(launches []kernel.Geometry, inner, chunk int) bool {
	for _, g := range launches {
		if g.Dims[inner]%chunk != 0 {
			return false
		}
	}
	return true
}

// widest is the size of the widest elements that a kernel reads or writes, or of
// a word.
func widest(k *kernel.Kernel) int {
	size := max(4, k.Result().DType.Size())
	for _, o := range k.Operands {
		if !o.Index && !o.Table {
			size = max(size, o.DType.Size())
		}
	}
	return size
}
