package plan

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// SortSizeError says that a row to be sorted is longer than a device's kernels
// can reach.
type SortSizeError struct {
	Op    string
	Row   int   // elements of a row
	Limit int   // and how many there can be
	Range int64 // bytes that a binding reaches
}

func (e *SortSizeError) Error() string {
	return fmt.Sprintf("%s: a row has %d elements, and this device, whose bindings reach %d bytes, sorts up to %d: sort parts of it, or on another device", e.Op, e.Row, e.Range, e.Limit)
}

// callerOf is the name of the operator for which v is sorted.
func callerOf(v graph.Value) string {
	if by := v.Node.By; by != nil {
		return by.Name
	}
	return v.Node.Op.Name
}

const (
	// sortTile is how many elements an invocation sorts in registers.
	sortTile = 16
	// wordBytes is the size of the elements that are sorted.
	wordBytes = 8
	// radixRow is the length of the rows from which on they are sorted by
	// digits, radixPart about that of the parts that one invocation takes of long
	// rows, and radixParts how many parts the device should have at the least.
	radixRow   = 1 << 11
	radixPart  = 1 << 12
	radixParts = 1 << 9
)

// sort plans the steps that put every row in order. Each step reads what the
// one before it wrote.
func (b *builder) sort(v graph.Value) (int, error) {
	s, err := b.contiguous(v.Node.Inputs[0])
	if err != nil {
		return 0, err
	}
	dims := v.Shape()
	n := dims[len(dims)-1]
	if limit := b.mostSorted(); n > limit {
		return 0, &SortSizeError{Op: callerOf(v), Row: n, Limit: limit, Range: b.cfg.MaxRange}
	}
	sorter := rowSorter{b: b, v: v, rows: dims.Size() / n, n: n}
	in := placed{s.ref, s.view.Offset}
	if b.cfg.RadixSort && !b.cfg.Unfused && n >= radixRow && sorter.fits(n) {
		return sorter.byDigits(in)
	}
	return sorter.byMerging(in)
}

// byMerging sorts tiles, and then merges runs, of twice the length in each step,
// until one is left.
func (s rowSorter) byMerging(in placed) (int, error) {
	in, err := s.step(in, 0)
	for run := sortTile; err == nil && (run < s.n || s.b.cfg.Unfused && run == sortTile); run *= 2 {
		in, err = s.step(in, run)
	}
	return in.ref.Temp, err
}

// byDigits sorts by one digit after the other, the lowest first.
func (s rowSorter) byDigits(in placed) (int, error) {
	from, to := 0, 8*wordBytes
	if known := s.v.Node.Attr.Counts; known != nil {
		from, to = known[0], known[1]
	}
	parts := s.parts()
	for shift := from; shift < to; shift += kernel.DigitBits {
		out, err := s.digitStep(in, parts, shift)
		if err != nil {
			return 0, err
		}
		in = placed{Ref{Temp: out}, 0}
	}
	return in.ref.Temp, nil
}

// parts is how many parts a row is cut into: 16 times an odd number, where the
// row is long. The counters of a digit are as far from the next digit's, and
// so lie in all the sets of a cache, not in a few (4 Mi words on lavapipe:
// counting five times as fast as with 1024 parts, moving twice).
func (s rowSorter) parts() int {
	parts := max(s.n/radixPart, min(radixParts/s.rows, s.n/256), 1)
	if parts < 16 {
		return parts
	}
	return (parts/16 | 1) * 16
}

// digitStep counts the digits of the rows' parts, sums the counts up to where
// each part's elements of each digit belong, and moves them there.
func (s rowSorter) digitStep(in placed, parts, shift int) (int, error) {
	b := s.b
	part := (s.n + parts - 1) / parts
	counters := parts << kernel.DigitBits
	if counters > maxPoints/s.rows {
		return 0, &SortSizeError{Op: callerOf(s.v), Row: s.n, Limit: maxPoints / s.rows, Range: b.cfg.MaxRange}
	}
	counts := s.temporary(dtype.Uint32, shape.Shape{s.rows, counters})
	launches := s.byRows(in.offset, part)
	for i := range launches {
		g := &launches[i]
		g.Sort.Parts, g.Sort.Shift = parts, shift
		g.Out = kernel.Layout{Strides: []int{counters, 1}, Offset: g.Out.Offset / s.n * counters}
	}
	k := sortKernel(kernel.Count, 1, 4)
	b.chooseParams(k)
	if err := b.addStep(Step{Kernel: k, Launches: launches, Operands: []Ref{in.ref}, Out: counts.ref.Temp, Value: s.v}); err != nil {
		return 0, err
	}
	places, err := b.summed(counts.value)
	if err != nil {
		return 0, err
	}
	out := b.temp(Temp{DType: s.v.DType(), Size: s.rows * s.n})
	launches = s.byRows(in.offset, part)
	for i := range launches {
		g := &launches[i]
		g.Sort.Parts, g.Sort.Shift = parts, shift
		g.Operands = append(g.Operands, kernel.Layout{Strides: []int{counters, 1}, Offset: g.Out.Offset / s.n * counters})
	}
	k = sortKernel(kernel.Scatter, 1, 4)
	b.chooseParams(k)
	return out, b.addStep(Step{Kernel: k, Launches: launches, Operands: []Ref{in.ref, places.ref}, Out: out, Value: s.v})
}

// temporary is a value in memory that no graph has.
type temporary struct {
	value graph.Value
	ref   Ref
}

func (s rowSorter) temporary(d dtype.DType, dims shape.Shape) temporary {
	n := s.v.Node
	v := graph.Value{Node: &graph.Node{Op: n.Op, Outputs: []graph.Type{{DType: d, Shape: dims, Known: true}}, Site: n.Site}}
	ref := Ref{Temp: s.b.temp(Temp{DType: d, Size: dims.Size()})}
	s.b.done[v] = source{ref: ref, view: shape.Contiguous(dims)}
	return temporary{v, ref}
}

// summed is, along the rows, the sum of what is before each element.
func (b *builder) summed(v graph.Value) (source, error) {
	sums, err := compose.Apply(ops.CumulativeSum, ops.Attr{Axes: []int{1}, Exclusive: true, DType: v.DType()}, v.Node.Site, v)
	if err != nil {
		return source{}, err
	}
	return b.materialize(sums)
}

// contiguous is v in row-major order: where it is, or a copy.
func (b *builder) contiguous(v graph.Value) (source, error) {
	s, err := b.resident(v)
	if err == nil && !s.view.IsContiguous() {
		return b.materialize(graph.NewCopy(v))
	}
	return s, err
}

// mostSorted is the length of the longest row: what the bindings reach
// together, and no more than 31 bits index.
func (b *builder) mostSorted() int {
	most := maxPoints - splitGrain
	if pages := b.cfg.MaxOperands; pages < most/b.page() {
		most = pages * b.page()
	}
	return most
}

// page is how many elements one of several bindings shows: the greatest power
// of two that they all reach.
func (b *builder) page() int {
	page := sortTile
	for int64(2*page)*wordBytes <= b.cfg.MaxRange-windowSlack && page < maxPoints/2 {
		page *= 2
	}
	return page
}

// placed is the first element of an array.
type placed struct {
	ref    Ref
	offset int
}

// rowSorter plans the steps of one sort.
type rowSorter struct {
	b       *builder
	v       graph.Value
	rows, n int
}

// step sorts tiles, where run is 0, or merges runs of a length.
func (s rowSorter) step(in placed, run int) (placed, error) {
	out := s.b.temp(Temp{DType: s.v.DType(), Size: s.rows * s.n})
	var launches []kernel.Geometry
	pages := 1
	switch unit := max(2*run, sortTile); {
	case s.fits(s.n):
		launches = s.byRows(in.offset, run)
	case s.fits(min(unit, s.n)):
		launches = s.byRuns(in.offset, run, unit)
	default:
		pages = (s.pairs(unit)[0] + s.b.page() - 1) / s.b.page()
		launches = s.byPages(in.offset, run, unit, pages)
	}
	form := kernel.Merge
	if run == 0 {
		form = kernel.Tiles
	}
	k := sortKernel(form, pages, s.b.sortChunk(run))
	s.b.chooseParams(k)
	refs := make([]Ref, pages)
	for i := range refs {
		refs[i] = in.ref
	}
	err := s.b.addStep(Step{Kernel: k, Launches: launches, Operands: refs, Out: out, Value: s.v})
	return placed{Ref{Temp: out}, 0}, err
}

// fits reports whether a binding shows n elements.
func (s rowSorter) fits(n int) bool { return int64(n)*wordBytes <= s.b.cfg.MaxRange-windowSlack }

// byRows launches over as many whole rows as a binding shows.
func (s rowSorter) byRows(offset, run int) []kernel.Geometry {
	most := min(int((s.b.cfg.MaxRange-windowSlack)/wordBytes), maxPoints-splitGrain) / s.n
	var list []kernel.Geometry
	for row := 0; row < s.rows; row += most {
		list = append(list, s.geometry(min(most, s.rows-row), s.n, offset+row*s.n, row*s.n, run))
	}
	return list
}

// byRuns launches over parts of each row, of whole units.
func (s rowSorter) byRuns(offset, run, unit int) []kernel.Geometry {
	part := int((s.b.cfg.MaxRange-windowSlack)/wordBytes) / unit * unit
	var list []kernel.Geometry
	for row := range s.rows {
		for at := row * s.n; at < (row+1)*s.n; at += part {
			list = append(list, s.geometry(1, min(part, (row+1)*s.n-at), offset+at, at, run))
		}
	}
	return list
}

// pairs are the lengths of the pairs of runs in a row.
func (s rowSorter) pairs(unit int) []int {
	var list []int
	for at := 0; at < s.n; at += unit {
		list = append(list, min(unit, s.n-at))
	}
	return list
}

// byPages launches over a page of the result at a time; every launch sees the
// whole of the two runs that it is merged from.
func (s rowSorter) byPages(offset, run, unit, pages int) []kernel.Geometry {
	page := s.b.page()
	var list []kernel.Geometry
	for row := range s.rows {
		at := row * s.n
		for _, n := range s.pairs(unit) {
			for first := 0; first < n; first += page {
				g := s.geometry(1, n, offset+at, at, run)
				g.Sort = kernel.SortPart{Run: run, First: first, Count: min(page, n-first), Page: page}
				for i := 1; i < pages; i++ {
					// What the shorter pair at the row's end has no use for is its
					// last page again.
					l := g.Operands[0]
					l.Offset += min(i, (n-1)/page) * page
					g.Operands = append(g.Operands, l)
				}
				list = append(list, g)
			}
			at += n
		}
	}
	return list
}

func (s rowSorter) geometry(rows, n, from, to, run int) kernel.Geometry {
	strides := shape.ContiguousStrides([]int{rows, n})
	strides[0] = n
	return kernel.Geometry{
		Dims:     []int{rows, n},
		Operands: []kernel.Layout{{Strides: strides, Offset: from}},
		Out:      kernel.Layout{Strides: strides, Offset: to},
		Sort:     kernel.SortPart{Run: run, Count: n, Page: s.b.page()},
	}
}

// sortChunk is how many elements an invocation makes: a tile, or of a merge as
// many as are worth the bisection (64 where ChunkBytes says that invocations are
// few and long), and no more than the shortest pair has.
func (b *builder) sortChunk(run int) int {
	if run == 0 {
		return sortTile
	}
	if !b.cfg.runs(Schemes) {
		return 2 * sortTile
	}
	return min(2*run, max(b.cfg.ChunkBytes, sortTile))
}

func sortKernel(form kernel.SortForm, pages, chunk int) *kernel.Kernel {
	k := &kernel.Kernel{
		Family: kernel.Sort, Rank: 2, Chunk: chunk, Out: kernel.Strided,
		Sort: &kernel.Sorting{Form: form, Pages: pages},
		Body: []kernel.Inst{{Kind: kernel.Load, DType: dtype.Uint64}},
	}
	for range pages {
		k.Operands = append(k.Operands, kernel.Operand{DType: dtype.Uint64, Access: kernel.Strided})
	}
	switch form {
	case kernel.Count:
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Apply, Op: ops.Cast, Args: []int{0}, DType: dtype.Uint32})
	case kernel.Scatter:
		k.Operands = append(k.Operands, kernel.Operand{DType: dtype.Uint32, Access: kernel.Strided})
	}
	return k
}

// sortText is what a plan's text says of a launch.
func sortText(k *kernel.Kernel, g kernel.Geometry) string {
	switch {
	case k.Sort.Form == kernel.Merge && g.Sort.Count < g.Dims[1]:
		return fmt.Sprintf(", runs of %d, %d from %d", g.Sort.Run, g.Sort.Count, g.Sort.First)
	case k.Sort.Form == kernel.Merge:
		return fmt.Sprintf(", runs of %d", g.Sort.Run)
	case k.Sort.Form >= kernel.Count:
		return fmt.Sprintf(", bits from %d, %d parts of %d", g.Sort.Shift, g.Sort.Parts, g.Sort.Run)
	}
	return ""
}
