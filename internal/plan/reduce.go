package plan

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func upTo(from, to int) []int {
	var list []int
	for i := from; i < to; i++ {
		list = append(list, i)
	}
	return list
}

// loadBody is a body that only loads.
func loadBody(d dtype.DType, s source) *body {
	return &body{space: s.view.Shape, insts: []kernel.Inst{{Kind: kernel.Load, DType: d}},
		views: []shape.View{s.view}, dtypes: []dtype.DType{d}, refs: []Ref{s.ref}, index: []bool{false}}
}

// upperLevels plans the levels of v's tree above the first, until one result is
// left of each row of partial.
func (b *builder) upperLevels(v graph.Value, partial source) (out int, err error) {
	for partial.view.Shape[1] > 1 {
		if n := partial.view.Shape[1]; b.inOneLaunch(partial.view.Shape[0], n) || n > ops.Leaf && b.endsInTeams(n) {
			if out, ok, err := b.rowLevels(v, partial); ok || err != nil {
				return out, err
			}
		}
		body := loadBody(v.DType(), partial)
		kept, reduced := []int{0}, []int{1}
		nested := b.nests(v, body, kept, reduced) || partial.view.Shape[1] > ops.Leaf && b.canNest(v, body, kept, reduced)
		next, ok, err := b.reduceLevel(v, body, kept, reduced, nested)
		if err == nil && !ok {
			err = misfit(body, "a leaf of "+v.Node.Op.Name)
		}
		if err != nil {
			return 0, err
		}
		partial = next
	}
	return partial.ref.Temp, nil
}

// reduceLevel plans one level of the tree, or two (nested): for every kept point, a
// row of its leaves' results.
func (b *builder) reduceLevel(v graph.Value, body *body, kept, reduced []int, nested bool) (partial source, ok bool, err error) {
	k, r, g := b.reduceKernel(v, body, kept, reduced)
	r.Team.Nested = nested
	leaves := r.Results(k.Reduced(g))
	points := 1
	for _, d := range g.Dims[:r.Outer] {
		points *= d
	}
	for i, s := range g.Out.Strides {
		g.Out.Strides[i] = s * leaves
	}
	launches := b.splitReduce(k, g, v.DType())
	if launches == nil {
		return source{}, false, nil
	}
	b.chooseForm(k, r, launches)
	b.chooseTeam(k, r, launches)
	if !(k.Rank == 2 && launches[0].Dims[1] > ops.Leaf) { // the leaves of a row are taken one after the other
		r.Striped = b.stripeRows(k, launches)
	}
	b.chooseParams(k)
	out := b.temp(Temp{DType: v.DType(), Size: points * leaves})
	partial = source{ref: Ref{Temp: out}, view: shape.Contiguous(shape.Shape{points, leaves})}
	return partial, true, b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: v})
}

// reduceKernel orders the space: kept dimensions first, then the reduced ones,
// each group coalesced by itself.
func (b *builder) reduceKernel(v graph.Value, body *body, kept, reduced []int) (*kernel.Kernel, *kernel.Reduce, kernel.Geometry) {
	keptDims, keptStrides := b.coalesceAxes(body, kept)
	redDims, redStrides := b.coalesceAxes(body, reduced)
	dims := append(append([]int(nil), keptDims...), redDims...)
	strides := make([][]int, len(body.views))
	for i := range strides {
		strides[i] = append(append([]int(nil), keptStrides[i]...), redStrides[i]...)
	}
	g := geometry(body, dims, strides)
	g.Out.Strides = shape.ContiguousStrides(keptDims)
	combine := b.cost(v.Node.Op.Combine(), v.DType(), v.DType())
	r := &kernel.Reduce{Op: v.Node.Op, Outer: len(keptDims), Form: kernel.Gather, Chunk: ops.Lanes,
		Compact: b.compact(bodies*body.cost + combinations*combine)}
	return newKernel(body, r, len(dims)), r, g
}

// bodies and combinations are how often a reduction's kernel has them written
// out, unless it is compact.
const (
	bodies       = 4
	combinations = 9
)

// coalesceAxes merges the given dimensions of the body's space; at least one
// reduced dimension is left for the kernel to walk.
func (b *builder) coalesceAxes(body *body, axes []int) ([]int, [][]int) {
	pick := func(list []int) []int {
		out := make([]int, len(axes))
		for i, a := range axes {
			out[i] = list[a]
		}
		return out
	}
	dims := pick(body.space)
	all := [][]int{shape.ContiguousStrides(dims)}
	for _, view := range body.views {
		all = append(all, pick(view.Strides))
	}
	merge := b.coalesce
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

// splitReduce cuts a reduction's space along kept dimensions, or along the one
// reduced dimension at whole leaves. nil: it cannot be made to fit.
func (b *builder) splitReduce(k *kernel.Kernel, g kernel.Geometry, out dtype.DType) []kernel.Geometry {
	launches := b.split(k, g, out)
	for _, l := range launches {
		cut := k.Reduced(l) < k.Reduced(g)
		if b.cutAxis(k, l, out) >= 0 || cut && k.Rank-k.Outer() > 1 {
			return nil
		}
	}
	return launches
}

// chooseForm sets how the reduction's elements are walked.
func (b *builder) chooseForm(k *kernel.Kernel, r *kernel.Reduce, launches []kernel.Geometry) {
	outer := r.Outer
	setAccess(k, kernel.Strided)
	if k.Rank-outer != 1 || !b.cfg.runs(Schemes) {
		return
	}
	along, across := true, outer > 0
	for _, g := range launches {
		for i, l := range g.Operands {
			if k.Operands[i].Table {
				continue // found one by one, in any form
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
		size := widest(k)
		if b.slabs(k.Reduced(launches[0])) {
			size = widestRead(k)
		}
		r.Chunk = b.columnChunk(k, r.Op, launches, columnCombinations, size)
		inner = outer - 1
	default:
		return
	}
	readReduced(k, launches, inner)
	if r.Form == kernel.Across && b.slabs(k.Reduced(launches[0])) {
		b.slabReduce(k, r, launches)
	}
}

// readReduced sets how the operands are read that lie along dimension inner.
func readReduced(k *kernel.Kernel, launches []kernel.Geometry, inner int) {
	for i := range k.Operands {
		if !k.Operands[i].Table {
			k.Operands[i].Access = reduceAccess(k, launches, i, inner)
		}
	}
}

// columnCombinations is how often a reduction that walks columns has its
// combination written out for each group of lanes.
const columnCombinations = 5

// columnChunk is how many neighbouring kept points an invocation combines: as
// many as fill ChunkBytes where they divide the points and the code stays short,
// fewer where not. size is that of the widest elements.
func (b *builder) columnChunk(k *kernel.Kernel, op *ops.Op, launches []kernel.Geometry, combinations, size int) int {
	if k.Compact() {
		return 4
	}
	d := k.Result().DType
	cost := combinations * b.cost(op.Combine(), d, d)
	for i := range k.Body {
		cost += b.instCost(k, i)
	}
	chunk := min(max(b.cfg.ChunkBytes/size, 4), 16)
	for chunk > 4 && b.heavy(chunk/4*cost) {
		chunk /= 2
	}
	for _, g := range launches {
		for chunk > 4 && g.Dims[k.Outer()-1]%chunk != 0 {
			chunk /= 2
		}
	}
	return chunk
}

func setAccess(k *kernel.Kernel, a kernel.Access) {
	for i := range k.Operands {
		k.Operands[i].Access = a
	}
}

// reduceAccess is how operand i is read along dimension inner.
func reduceAccess(k *kernel.Kernel, launches []kernel.Geometry, i, inner int) kernel.Access {
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
			continue // it is computed, wherever it starts
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

func splitAxes(rank int, axes []int) (kept, reduced []int) {
	is := map[int]bool{}
	for _, a := range axes {
		is[a] = true
	}
	for i := 0; i < rank; i++ {
		if is[i] {
			reduced = append(reduced, i)
		} else {
			kept = append(kept, i)
		}
	}
	return kept, reduced
}
