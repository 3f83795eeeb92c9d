package lower

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rowwise kernels over columns: the rows run along an axis that is not the innermost, so in memory
// they are columns, many of them next to each other. An invocation takes a chunk of neighbouring
// columns.

// FullChunk returns the most columns that an invocation takes.
func FullChunk(cfg *rules.Config) int { return max(region.MinColumns, cfg.ChunkBytes/4) }

// LastAxis returns the innermost axis of more than one element, or -1.
func LastAxis(s shape.Shape) int {
	for axis := len(s) - 1; axis >= 0; axis-- {
		if s[axis] > 1 {
			return axis
		}
	}
	return -1
}

// columnLaunches returns the kernel that walks columns, and its launches. They are nil if
// no kernel can.
func (b RowKernels) columnLaunches(v graph.Value, body *region.Body, r *region.Rows) (*kernel.Kernel, []kernel.Geometry) {
	seen := *body
	seen.Views = append(slices.Clone(body.Views), r.Result())
	keptDims, strides := b.coalesceAxes(&seen, r.Kept())
	rowDims, rowStrides := b.coalesceAxes(&seen, r.Axes)
	outer, out := len(keptDims), len(body.Views)
	if len(rowDims) != 1 || strides[out][outer-1] != 1 {
		return nil, nil
	}
	for i := range strides {
		strides[i] = append(slices.Clone(strides[i]), rowStrides[i]...)
	}
	g := Geometry(body, append(slices.Clone(keptDims), rowDims...), strides[:out])
	g.Out.Strides = strides[out]
	if r.PerRow {
		g.Out.Strides = g.Out.Strides[:outer]
	}
	w := &kernel.Rowwise{Form: kernel.Across, Chunk: region.MinColumns, Long: rowDims[0] > ops.Leaf, Out: kernel.Strided}
	k := NewKernel(body, w, len(g.Dims))
	SetAccess(k, kernel.Strided)
	for i := range k.Operands {
		if strides[i][outer] == 0 {
			w.Once = append(w.Once, i)
		}
	}
	if r.PerRow != k.PerRow() {
		return nil, nil
	}
	launches := b.splitRows(k, g, v.DType())
	if launches != nil {
		b.chooseColumns(k, w, launches, r.Space.Size() < b.Config.NarrowBelow || !b.Config.Runs(rules.Schemes))
		b.ChooseParams(k)
	}
	return k, launches
}

// chooseColumns sets how many columns an invocation takes, and how it reads and writes a row of
// them. It takes as many as fill ChunkBytes, or fewer if the code would be long or the device would
// have idle processors. For little work (narrow) it takes the least.
func (b RowKernels) chooseColumns(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry, narrow bool) {
	inner := k.Outer() - 1
	bodies, combines := b.rowCost(k, w)
	cost := bodies + combines*columnCombinations/combinations
	w.Compact = b.Compact(cost)
	columns, size := shape.Shape(launches[0].Dims[:k.Outer()]).Size(), Widest(k)
	shared := b.ColumnWorkgroups(k.Reduced(launches[0]))
	if shared {
		columns, size = math.MaxInt, widestRead(k)
		if !k.PerRow() {
			size = max(size, k.Result().DType.Size())
		}
	}
	if !narrow && !w.Compact {
		w.Chunk = min(max(b.Config.ChunkBytes/size, region.MinColumns), ops.Accumulators)
	}
	for w.Chunk > region.MinColumns && (columns < 2*w.Chunk*b.Config.BusyRows || b.Heavy(w.Chunk/region.MinColumns*cost) || !dividesColumns(launches, inner, w.Chunk)) {
		w.Chunk /= 2
	}
	for i := range k.Operands {
		k.Operands[i].Access = kernel.Strided
		if s := launches[0].Operands[i].Strides[inner]; s == 0 || s == 1 {
			k.Operands[i].Access = ReduceAccess(k, launches, i, inner)
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
		b.columnWorkgroupRows(k, w, launches)
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

// Widest returns the size in bytes of the widest elements that a kernel reads or writes, but at
// least that of a word.
func Widest(k *kernel.Kernel) int {
	size := max(4, k.Result().DType.Size())
	for _, o := range k.Operands {
		if !o.Index && !o.Table {
			size = max(size, o.DType.Size())
		}
	}
	return size
}
