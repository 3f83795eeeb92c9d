package lower

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// MapLaunches chooses the scheme of a fused body, and its launches. The result goes to a view of an
// array of size elements: all of the array, or a region.
func (b *Builder) MapLaunches(body *region.Body, out dtype.DType, view shape.View, size int) (*kernel.Kernel, []kernel.Geometry) {
	dims, strides, outStrides, boxed := b.coalesceMap(body, view)
	to := kernel.Layout{Strides: outStrides, Offset: view.Offset}
	tiled := b.tiled(body, dims, strides, to, out)
	g := Geometry(body, dims, strides)
	g.Out = to
	whole := view.IsContiguous() && view.Shape.Size() == size
	m := &kernel.Map{Also: body.Also}
	k := NewKernel(body, m, len(dims))
	setBoxes(body, k, g, boxed)
	if tiled {
		m.Scheme = kernel.Tiled
	}
	out = body.Widest(out)
	launches := b.Split(k, g, out)
	m.Chunk = b.chunk(body, out, strides)
	m.Compact = b.Compact(body.Cost)
	switch {
	case !b.Config.Runs(rules.Schemes):
		*m = kernel.Map{Scheme: kernel.General, Chunk: 4, Out: kernel.Strided, Compact: m.Compact}
		SetAccess(k, kernel.Strided)
	case tiled:
		chooseTiles(k, m, launches)
	case b.slide(body, k, m, launches):
	default:
		needed(k, launches)
		longest := m.Chunk
		fitChunk(k, m, launches, whole)
		chooseScheme(k, m, launches, whole)
		if most := longestChunk(k, m, out); m.Chunk > most {
			m.Chunk = most
			chooseScheme(k, m, launches, whole)
		}
		switch {
		case sharesWords(m, out):
			b.alignChunks(k, m, launches, longest)
		case m.Out != kernel.Wide && b.Config.Class == target.GPU:
			deal(k, m, launches)
		}
	}
	if !tiled && m.Scheme != kernel.Sliding && b.Config.Runs(rules.Schemes) {
		b.chooseWalk(k, m, launches[0].Dims, b.goesInRuns(body))
	}
	InterleaveMap(k, launches)
	gather(&b.Config, k)
	m.Words = b.Config.Class == target.GPU && k.MovesHalves()
	b.ChooseParams(k)
	return k, launches
}

func NewKernel(body *region.Body, loop kernel.Loop, rank int) *kernel.Kernel {
	k := &kernel.Kernel{Loop: loop, Rank: rank, Body: body.Insts}
	for i, d := range body.DTypes {
		_, table := body.Tables[i]
		k.Operands = append(k.Operands, kernel.Operand{DType: d, Index: body.Index[i], Table: table})
	}
	for _, s := range body.Scalars {
		k.Scalars = append(k.Scalars, s.DType)
	}
	return k
}

func Geometry(body *region.Body, dims []int, strides [][]int) kernel.Geometry {
	g := kernel.Geometry{Dims: dims}
	for i, v := range body.Views {
		g.Operands = append(g.Operands, kernel.Layout{Strides: strides[i], Offset: v.Offset, Count: body.Tables[i].Count, Step: body.Tables[i].Step})
	}
	for _, s := range body.Scalars {
		g.Scalars = append(g.Scalars, s.Bits)
	}
	return g
}

// coalesceMap merges the dimensions of a map's space as far as the operands and the result allow.
// The dimensions keep their order, since it is the order of the points. An axis with bounds is not
// merged; boxed maps these axes to their dimensions.
func (b *Builder) coalesceMap(k *region.Body, out shape.View) (dims []int, strides [][]int, outStrides []int, boxed map[int]int) {
	all := [][]int{out.Strides}
	for _, v := range k.Views {
		all = append(all, v.Strides)
	}
	axes := k.BoxedAxes()
	for _, axis := range axes {
		all = append(all, unit(len(k.Space), axis))
	}
	dims, strides = b.Coalesce(k.Space, all...)
	boxed = map[int]int{}
	for i, axis := range axes {
		boxed[axis] = slices.Index(strides[1+len(k.Views)+i], 1)
	}
	return dims, strides[1 : 1+len(k.Views)], strides[0], boxed
}

// Heavy reports whether code of this cost is so long that chunks have few elements.
func (b *Builder) Heavy(cost int) bool {
	return b.Config.HeavyCost > 0 && cost > b.Config.HeavyCost || b.Compact(cost)
}

// Compact reports whether code of this cost is so long that the kernel has it once, in a loop.
func (b *Builder) Compact(cost int) bool {
	return b.Config.CompactCost > 0 && cost > b.Config.CompactCost
}

// innerSplat reports whether a view shows one and the same element along its innermost axis.
func innerSplat(v shape.View) bool {
	for axis := len(v.Shape) - 1; axis >= 0; axis-- {
		if v.Shape[axis] > 1 {
			return v.Strides[axis] == 0
		}
	}
	return true
}

// chooseScheme sets the scheme, and access modes of all operands that are valid for all launches.
// whole: the result is a contiguous array of its own, so the last chunk may write past its end.
func chooseScheme(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry, whole bool) {
	m.Scheme = kernel.Flat
	if k.Rank >= 2 {
		m.Scheme = rowScheme(m, launches)
	}
	for i := range k.Operands {
		k.Operands[i].Access = commonAccess(m, launches, func(g kernel.Geometry) kernel.Layout { return g.Operands[i] })
		if k.Operands[i].Index && k.Operands[i].Access != kernel.Splat {
			k.Operands[i].Access = kernel.Strided
		}
	}
	chooseTables(k, m, launches)
	chooseBoxes(k, m, launches)
	m.Out = commonAccess(m, launches, func(g kernel.Geometry) kernel.Layout { return g.Out })
	if m.Out != kernel.Wide {
		m.Out = kernel.Strided
	}
	if whole && len(launches) == 1 {
		m.Out = kernel.Wide // contiguous by construction, even if it has one element
	}
	if !whole && m.Scheme != kernel.Rows && !fills(m, launches) {
		m.Out = kernel.Strided // the last chunk would overwrite the elements behind it
	}
}

// rowScheme returns the scheme of a space of several dimensions.
func rowScheme(m *kernel.Map, launches []kernel.Geometry) kernel.Scheme {
	scheme := kernel.Rows
	for _, g := range launches {
		switch inner := g.Dims[len(g.Dims)-1]; {
		case inner < m.Chunk:
			return kernel.General
		case inner%m.Chunk != 0:
			scheme = kernel.Wrapped
		}
	}
	return scheme
}

// fills reports whether every launch ends with a whole chunk.
func fills(m *kernel.Map, launches []kernel.Geometry) bool {
	for _, g := range launches {
		if shape.Shape(g.Dims).Size()%m.Chunk != 0 {
			return false
		}
	}
	return true
}

// commonAccess returns the access that all launches of a map can use.
func commonAccess(m *kernel.Map, launches []kernel.Geometry, of func(kernel.Geometry) kernel.Layout) kernel.Access {
	first := access(m, launches[0].Dims, of(launches[0]))
	for _, g := range launches[1:] {
		a := access(m, g.Dims, of(g))
		switch {
		case a == first:
		case first != kernel.Splat && first != kernel.Strided && a != kernel.Splat && a != kernel.Strided:
			first = kernel.Unit
		default:
			return kernel.Strided
		}
	}
	return first
}

// access returns how one launch can read (or write) an operand.
func access(m *kernel.Map, dims []int, l kernel.Layout) kernel.Access {
	r := len(dims)
	if m.Scheme == kernel.General || m.Scheme == kernel.Wrapped {
		return linearAccess(m, dims, l)
	}
	inner := 0
	if r > 0 {
		inner = l.Strides[r-1]
		if dims[r-1] == 1 {
			inner = 0
		}
	}
	switch inner {
	case 0:
		return kernel.Splat
	case 1:
		if l.Offset%m.Chunk != 0 {
			return kernel.Unit
		}
		return rowAccess(m, dims[:max(r-1, 0)], l)
	}
	return kernel.Strided
}

// rowAccess returns an access by whole vectors if every row starts at a chunk, and Unit otherwise.
func rowAccess(m *kernel.Map, outer []int, l kernel.Layout) kernel.Access {
	for i, d := range outer {
		if d > 1 && l.Strides[i]%m.Chunk != 0 {
			return kernel.Unit
		}
	}
	if repeats(outer, l.Strides) {
		return kernel.Shared
	}
	return kernel.Wide
}

// linearAccess returns the access along the row-major index of the whole space.
func linearAccess(m *kernel.Map, dims []int, l kernel.Layout) kernel.Access {
	splat := true
	for i, d := range dims {
		splat = splat && (d == 1 || l.Strides[i] == 0)
	}
	switch consecutive := linear(dims, l); {
	case splat:
		return kernel.Splat
	case consecutive && l.Offset%m.Chunk == 0:
		return kernel.Wide
	case consecutive:
		return kernel.Unit
	case m.Scheme == kernel.Wrapped && l.Strides[len(dims)-1] == 0:
		return kernel.Held
	}
	return kernel.Strided
}

// linear reports whether a layout is contiguous in the order of the points.
func linear(dims []int, l kernel.Layout) bool {
	want := shape.ContiguousStrides(dims)
	for i, d := range dims {
		if d > 1 && l.Strides[i] != want[i] {
			return false
		}
	}
	return true
}

// ChooseParams puts the launch parameters into a buffer if the device's push constants
// cannot hold them.
func (b *Builder) ChooseParams(k *kernel.Kernel) {
	k.ParamBuffer = k.ParamWords() > b.Config.PushWords
}

// Split cuts a space along the dimension that makes an operand span the most, until every operand
// and the result fit in one binding and every index fits 31 bits. If the reduced dimension of a
// reduction is too short to cut, a launch that does not fit remains.
func (b *Builder) Split(k *kernel.Kernel, g kernel.Geometry, out dtype.DType) []kernel.Geometry {
	axis := b.CutAxis(k, g, out)
	if axis < 0 {
		return []kernel.Geometry{g}
	}
	at := cutPoint(k, g, axis)
	if at >= g.Dims[axis] {
		return []kernel.Geometry{g}
	}
	lo, hi := Cut(k, g, axis, at)
	return append(b.Split(k, lo, out), b.Split(k, hi, out)...)
}

// cutPoint returns where to cut an axis: at whole leaves of a reduction, otherwise in the middle.
// It cuts the innermost dimension at a multiple of SplitGrain if it can.
func cutPoint(k *kernel.Kernel, g kernel.Geometry, axis int) int {
	d := g.Dims[axis]
	middle := (d + 1) / 2
	if axis >= k.Outer() {
		span := ops.Leaf
		if r, reduces := k.Loop.(*kernel.Reduce); reduces {
			span = r.Span()
		}
		return (middle + span - 1) / span * span
	}
	m, maps := k.Loop.(*kernel.Map)
	if at := (middle + rules.SplitGrain - 1) / rules.SplitGrain * rules.SplitGrain; (axis == len(g.Dims)-1 || maps && m.Scheme == kernel.Tiled) && at < d {
		return at
	}
	return middle
}

// Cut divides a geometry in two at coordinate `at` of an axis.
func Cut(k *kernel.Kernel, g kernel.Geometry, axis, at int) (lo, hi kernel.Geometry) {
	lo, hi = g, g
	lo.Dims = append([]int(nil), g.Dims...)
	hi.Dims = append([]int(nil), g.Dims...)
	lo.Dims[axis], hi.Dims[axis] = at, g.Dims[axis]-at
	hi.Operands = append([]kernel.Layout(nil), g.Operands...)
	scan, scanned := k.Loop.(*kernel.Scan)
	scanned = scanned && axis == k.Outer()
	if scanned {
		hi.Part = kernel.ScanPart{Leaf: kernel.FirstLeafOf(g) + at/ops.Leaf}
	}
	for i := range hi.Operands {
		if !(scanned && scan.Carry && i == len(hi.Operands)-1) { // each part keeps the carries of whole rows
			hi.Operands[i] = hi.Operands[i].From(axis, at)
		}
	}
	if r, reduces := k.Loop.(*kernel.Reduce); reduces && axis >= k.Outer() {
		hi.Out.Offset += at / r.Span()
	} else {
		hi.Out.Offset += at * hi.Out.Strides[axis]
	}
	return lo, hi
}

// CutAxis returns the axis to cut, or -1 if the launch fits.
func (b *Builder) CutAxis(k *kernel.Kernel, g kernel.Geometry, out dtype.DType) int {
	axis, most := -1, int64(0)
	consider := func(dims []int, l kernel.Layout, size int) {
		if b.Config.Shows(program.Span(dims, l)+program.Reach(l), size) {
			return
		}
		for i, d := range dims {
			first, last := l.Within(i, d)
			if s := int64(last-first) * int64(max(l.Strides[i], -l.Strides[i])) * int64(size); s > most {
				axis, most = i, s
			}
		}
	}
	for i := range g.Operands {
		if !k.Operands[i].Index {
			dims, l := k.OperandSpace(g, i)
			consider(dims, l, k.Operands[i].DType.Size())
		}
	}
	dims, l := k.OutSpace(g) // the first reduced dimension stands for the leaves
	consider(dims, l, out.Size())
	if axis >= 0 {
		return axis
	}
	if axis, fits := Unnumbered(g.Dims); !fits {
		return axis
	}
	return -1
}

// Unnumbered returns the longest axis, and whether one launch can number all points (fits).
func Unnumbered(dims []int) (axis int, fits bool) {
	axis = -1
	for i, d := range dims {
		if axis < 0 || d > dims[axis] {
			axis = i
		}
	}
	return axis, rules.Numbered(shape.Shape(dims).Size())
}
