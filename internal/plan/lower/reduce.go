package lower

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func UpTo(from, to int) []int {
	var list []int
	for i := from; i < to; i++ {
		list = append(list, i)
	}
	return list
}

// upperLevels plans the levels of v's tree above the first, until each row of partial has one
// result.
func (b *Builder) upperLevels(v graph.Value, partial region.Source) (out int, err error) {
	for partial.View.Shape[1] > 1 {
		if n := partial.View.Shape[1]; b.InOneLaunch(n) || n > ops.Leaf && b.EndsInCooperativeRows(n) {
			if out, ok, err := b.Rows().rowLevels(v, partial); ok || err != nil {
				return out, err
			}
		}
		body := region.LoadBody(v.DType(), partial)
		kept, reduced := []int{0}, []int{1}
		nested := b.Nests(v, body, kept, reduced) || partial.View.Shape[1] > ops.Leaf && b.canNest(v, body, kept, reduced)
		next, ok, err := b.ReduceLevel(v, body, kept, reduced, nested)
		if err == nil && !ok {
			err = Misfit(body, "a leaf of "+v.Node.Op.Name)
		}
		if err != nil {
			return 0, err
		}
		partial = next
	}
	return partial.Ref.Temp, nil
}

// ReduceLevel plans one level of the reduction tree, or two (nested). For every kept point, its
// result has a row of the leaves' results.
func (b *Builder) ReduceLevel(v graph.Value, body *region.Body, kept, reduced []int, nested bool) (partial region.Source, ok bool, err error) {
	k, r, g := b.ReduceKernel(v, body, kept, reduced)
	r.CooperativeLeaf.Nested = nested
	leaves := r.Results(k.Reduced(g))
	points := 1
	for _, d := range g.Dims[:r.Outer] {
		points *= d
	}
	for i, s := range g.Out.Strides {
		g.Out.Strides[i] = s * leaves
	}
	launches := b.SplitReduce(k, g, v.DType())
	if launches == nil {
		return region.Source{}, false, nil
	}
	b.ChooseForm(k, r, launches)
	b.chooseCooperative(k, r, launches)
	if !(k.Rank == 2 && launches[0].Dims[1] > ops.Leaf) { // otherwise neighbouring invocations take neighbouring leaves of a row
		r.Striped = b.stripeRows(k, launches)
	}
	b.ChooseParams(k)
	out := b.Temp(program.Temp{DType: v.DType(), Size: points * leaves})
	partial = region.Source{Ref: program.Ref{Temp: out}, View: shape.Contiguous(shape.Shape{points, leaves})}
	return partial, true, b.AddStep(program.Step{Kernel: k, Launches: launches, Operands: body.Refs, Out: out, Value: v})
}

// ReduceKernel returns a reduction's kernel and its space: the kept dimensions, then the reduced
// ones. Each of the two groups is coalesced by itself.
func (b *Builder) ReduceKernel(v graph.Value, body *region.Body, kept, reduced []int) (*kernel.Kernel, *kernel.Reduce, kernel.Geometry) {
	keptDims, keptStrides := b.coalesceAxes(body, kept)
	redDims, redStrides := b.coalesceAxes(body, reduced)
	dims := append(append([]int(nil), keptDims...), redDims...)
	strides := make([][]int, len(body.Views))
	for i := range strides {
		strides[i] = append(append([]int(nil), keptStrides[i]...), redStrides[i]...)
	}
	g := Geometry(body, dims, strides)
	g.Out.Strides = shape.ContiguousStrides(keptDims)
	combine := b.Cost(v.Node.Op.Combine(), v.DType(), v.DType())
	r := &kernel.Reduce{Op: v.Node.Op, Outer: len(keptDims), Form: kernel.Gather, Chunk: ops.Accumulators,
		Compact: b.Compact(Bodies*body.Cost + combinations*combine)}
	return NewKernel(body, r, len(dims)), r, g
}

// Bodies and combinations are how many copies of its body and of its combination a reduction's code
// has, unless it is compact.
const (
	Bodies       = 4
	combinations = 9
)

// coalesceAxes merges these axes of the body's space. It leaves at least one dimension for the
// kernel to walk.
func (b *Builder) coalesceAxes(body *region.Body, axes []int) ([]int, [][]int) {
	pick := func(list []int) []int {
		out := make([]int, len(axes))
		for i, a := range axes {
			out[i] = list[a]
		}
		return out
	}
	dims := pick(body.Space)
	all := [][]int{shape.ContiguousStrides(dims)}
	for _, view := range body.Views {
		all = append(all, pick(view.Strides))
	}
	merge := b.Coalesce
	if len(axes) > 0 && axes[0] > 0 {
		merge = b.coalesceInner
	}
	outDims, strides := merge(dims, all...)
	if len(outDims) == 0 {
		outDims = []int{1}
		for i := range strides {
			strides[i] = []int{0}
		}
	}
	return outDims, strides[1:]
}

// SplitReduce cuts a reduction's space along kept dimensions, or along its only reduced
// dimension at whole leaves. It returns nil if no cut fits.
func (b *Builder) SplitReduce(k *kernel.Kernel, g kernel.Geometry, out dtype.DType) []kernel.Geometry {
	launches := b.Split(k, g, out)
	for _, l := range launches {
		cut := k.Reduced(l) < k.Reduced(g)
		if b.CutAxis(k, l, out) >= 0 || cut && k.Rank-k.Outer() > 1 {
			return nil
		}
	}
	return launches
}

// ChooseForm sets how the kernel walks the reduction's elements.
func (b *Builder) ChooseForm(k *kernel.Kernel, r *kernel.Reduce, launches []kernel.Geometry) {
	outer := r.Outer
	SetAccess(k, kernel.Strided)
	if k.Rank-outer != 1 || !b.Config.Runs(rules.Schemes) {
		return
	}
	along, across := true, outer > 0
	for _, g := range launches {
		for i, l := range g.Operands {
			if k.Operands[i].Table {
				continue // element by element in any form
			}
			along = along && (l.Strides[outer] == 0 || l.Strides[outer] == 1)
			across = across && (l.Strides[outer-min(outer, 1)] == 0 || l.Strides[outer-min(outer, 1)] == 1)
		}
	}
	inner := outer
	switch {
	case along:
		r.Form = kernel.Along
	case across:
		r.Form = kernel.Across
		size := Widest(k)
		if b.ColumnWorkgroups(k.Reduced(launches[0])) {
			size = widestRead(k)
		}
		r.Chunk = b.ColumnChunk(k, r.Op, launches, columnCombinations, size)
		inner = outer - 1
	default:
		return
	}
	readReduced(k, launches, inner)
	if r.Form == kernel.Across && b.ColumnWorkgroups(k.Reduced(launches[0])) {
		b.columnWorkgroupReduce(k, r, launches)
	}
}

// readReduced sets how the kernel reads its operands along dimension inner.
func readReduced(k *kernel.Kernel, launches []kernel.Geometry, inner int) {
	for i := range k.Operands {
		if !k.Operands[i].Table {
			k.Operands[i].Access = ReduceAccess(k, launches, i, inner)
		}
	}
}

// columnCombinations is how many copies of its combination a reduction over columns has in its code
// for each group of four columns.
const columnCombinations = 5

// ColumnChunk returns how many neighbouring columns an invocation combines: as many as fill
// ChunkBytes, or fewer if they do not divide the columns or the code would be long. size is the
// size in bytes of the widest elements.
func (b *Builder) ColumnChunk(k *kernel.Kernel, op *ops.Op, launches []kernel.Geometry, combinations, size int) int {
	if k.Compact() {
		return 4
	}
	d := k.Result().DType
	cost := combinations * b.Cost(op.Combine(), d, d)
	for i := range k.Body {
		cost += b.instCost(k, i)
	}
	chunk := min(max(b.Config.ChunkBytes/size, 4), 16)
	for chunk > 4 && b.Heavy(chunk/4*cost) {
		chunk /= 2
	}
	for _, g := range launches {
		for chunk > 4 && g.Dims[k.Outer()-1]%chunk != 0 {
			chunk /= 2
		}
	}
	return chunk
}

func SetAccess(k *kernel.Kernel, a kernel.Access) {
	for i := range k.Operands {
		k.Operands[i].Access = a
	}
}

// ReduceAccess returns how the kernel reads operand i along dimension inner.
func ReduceAccess(k *kernel.Kernel, launches []kernel.Geometry, i, inner int) kernel.Access {
	a := kernel.Splat
	for _, g := range launches {
		l := g.Operands[i]
		if l.Strides[inner] == 0 {
			continue
		}
		if a == kernel.Splat {
			a = kernel.Wide
		}
		if k.Operands[i].Index {
			if k.Form() == kernel.Across {
				a = kernel.Unit
			}
			continue // the kernel computes an index, so alignment does not matter
		}
		aligned := l.Offset%k.Chunk() == 0 && (inner == k.Rank-1 || g.Dims[inner]%k.Chunk() == 0)
		for d, s := range l.Strides {
			aligned = aligned && (d == inner || g.Dims[d] == 1 || s%k.Chunk() == 0)
		}
		if !aligned {
			a = kernel.Unit
		}
	}
	return a
}
