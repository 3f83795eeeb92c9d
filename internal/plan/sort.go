package plan

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
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

// wordBytes is the size of the elements that are sorted.
const wordBytes = 8

// sort forms the groups that put every row in order: one that merges, or for each
// digit one that counts, one that sums the counts, and one that moves.
func (g *grouper) sort(v graph.Value) (source, error) {
	s, err := g.contiguous(v.Node.Inputs[0])
	if err != nil {
		return source{}, err
	}
	dims := v.Shape()
	n := dims[len(dims)-1]
	if n > mostSorted {
		return source{}, &SortSizeError{Op: callerOf(v), Row: n, Limit: mostSorted, Range: g.cfg.MaxRange}
	}
	sorter := rowSorter{b: g.builder, v: v, rows: dims.Size() / n, n: n}
	if sorter.byDigits() {
		return g.digits(sorter, s)
	}
	return g.add(v, false, &mergeWork{sorter, s}), nil
}

// mergeWork sorts rows by merging.
type mergeWork struct {
	sorter rowSorter
	in     source
}

func (w *mergeWork) bodies() []*body { return nil }
func (w *mergeWork) reads() []Ref    { return []Ref{w.in.ref} }
func (w *mergeWork) String() string  { return "sort by merging" }

func (w *mergeWork) lower(b *builder, _ graph.Value) (int, error) {
	s := w.sorter
	s.b = b
	return s.byMerging(placed{w.in.ref, w.in.view.Offset})
}

// digits forms the groups that sort by one digit after the other, the lowest
// first.
func (g *grouper) digits(s rowSorter, in source) (source, error) {
	from, to := s.keyBits()
	d := s.inDigits()
	d.in = in
	for d.shift = from; d.shift < to; d.shift += kernel.DigitBits {
		counts := s.intermediate(dtype.Uint32, shape.Shape{s.rows, d.counters()})
		g.done[counts] = g.add(counts, false, &countWork{d})
		places, err := g.places(d, counts)
		if err != nil {
			return source{}, err
		}
		moved := s.intermediate(s.v.DType(), s.v.Shape())
		if d.shift+kernel.DigitBits >= to {
			moved = s.v
		}
		d.in = g.add(moved, false, &moveWork{d, places})
	}
	return d.in, nil
}

// places is where each part's elements of each digit belong.
func (g *grouper) places(d digits, counts graph.Value) (source, error) {
	if d.lanes == 0 {
		return g.summed(counts)
	}
	sums := d.sorter.intermediate(dtype.Uint32, shape.Shape{d.sorter.rows, d.sums()})
	return g.add(sums, false, &sumWork{d, g.done[counts]}), nil
}

// digits are what the work on one digit has in common.
type digits struct {
	sorter      rowSorter
	in          source
	parts, part int // of a row, and the elements of one
	lanes       int // that share a part; 0: an invocation has it
	shift       int
}

func (d digits) counters() int { return d.parts << kernel.DigitBits }

// inDigits is the sorter as it goes by digits, of no rows yet.
func (s rowSorter) inDigits() digits {
	d := digits{sorter: s, lanes: s.digitLanes()}
	d.parts, d.part = s.parts()
	return d
}

// sums is how many sums a row has of its counters.
func (d digits) sums() int {
	l := kernel.Sort{Form: kernel.Scatter, Lanes: d.lanes}
	return l.Counters(d.parts)
}

// countWork counts the digits of the rows' parts.
type countWork struct{ digits }

func (w *countWork) bodies() []*body { return nil }
func (w *countWork) reads() []Ref    { return []Ref{w.in.ref} }
func (w *countWork) String() string  { return fmt.Sprintf("count of the digits from bit %d", w.shift) }

func (w *countWork) lower(b *builder, v graph.Value) (int, error) {
	s := w.sorter
	s.b = b
	out := b.tempOf(v)
	launches := w.launches()
	for i := range launches {
		g := &launches[i]
		g.Out = kernel.Layout{Strides: []int{w.counters(), 1}, Offset: g.Out.Offset / s.n * w.counters()}
	}
	k := sortKernel(kernel.Count, 1, 4, w.lanes)
	b.chooseParams(k)
	return out, b.addStep(Step{Kernel: k, Launches: launches, Operands: []Ref{w.in.ref}, Out: out, Value: s.v})
}

// sumWork sums the counts of every digit.
type sumWork struct {
	digits
	counts source
}

func (w *sumWork) bodies() []*body { return nil }
func (w *sumWork) reads() []Ref    { return []Ref{w.counts.ref} }
func (w *sumWork) String() string  { return "sums of the digits' counts" }

func (w *sumWork) lower(b *builder, v graph.Value) (int, error) {
	out := b.tempOf(v)
	launches := w.launches()
	for i := range launches {
		g := &launches[i]
		row := g.Out.Offset / w.sorter.n
		g.Dims = []int{g.Dims[0], w.counters()}
		g.Operands = []kernel.Layout{{Strides: []int{w.counters(), 1}, Offset: w.counts.view.Offset + row*w.counters()}}
		g.Out = kernel.Layout{Strides: []int{w.sums(), 1}, Offset: row * w.sums()}
	}
	k := sortKernel(kernel.Sums, 1, 4, w.lanes)
	b.chooseParams(k)
	return out, b.addStep(Step{Kernel: k, Launches: launches, Operands: []Ref{w.counts.ref}, Out: out, Value: w.sorter.v})
}

// group is how many digits are summed together: as many as a tile has room for.
func (d digits) group() int {
	group := 1
	for 2*group*d.parts <= d.lanes*target.SortSharedChunk && group < 1<<kernel.DigitBits {
		group *= 2
	}
	return group
}

// launches are those of a digit, over whole rows.
func (d digits) launches() []kernel.Geometry {
	launches := d.sorter.byRows(d.in.view.Offset, d.part)
	for i := range launches {
		part := kernel.SortOf(launches[i])
		part.Parts, part.Shift, part.Group = d.parts, d.shift, d.group()
		launches[i].Part = part
	}
	return launches
}

// moveWork moves the elements of every part to where those of their digit belong.
type moveWork struct {
	digits
	places source
}

func (w *moveWork) bodies() []*body { return nil }
func (w *moveWork) reads() []Ref    { return []Ref{w.in.ref, w.places.ref} }
func (w *moveWork) String() string  { return fmt.Sprintf("sort by the digits from bit %d", w.shift) }

func (w *moveWork) lower(b *builder, _ graph.Value) (int, error) {
	s := w.sorter
	s.b = b
	out := b.temp(Temp{DType: s.v.DType(), Size: s.rows * s.n})
	launches := w.launches()
	for i := range launches {
		g := &launches[i]
		g.Operands = append(g.Operands, kernel.Layout{Strides: []int{w.sums(), 1}, Offset: g.Out.Offset / s.n * w.sums()})
	}
	k := sortKernel(kernel.Scatter, 1, 4, w.lanes)
	b.chooseParams(k)
	return out, b.addStep(Step{Kernel: k, Launches: launches, Operands: []Ref{w.in.ref, w.places.ref}, Out: out, Value: s.v})
}

// keyBits are the bits in which the elements differ.
func (s rowSorter) keyBits() (from, to int) {
	if known := s.v.Node.Attr.Counts; known != nil {
		return known[0], known[1]
	}
	return 0, 8 * wordBytes
}

// byDigits reports whether rows are sorted by their digits.
func (s rowSorter) byDigits() bool {
	cfg := s.b.cfg
	switch {
	case cfg.Unfused, !s.fits(s.n), cfg.Class == target.GPU && s.digitLanes() == 0:
		return false
	}
	if d := s.inDigits(); max(d.counters(), d.sums()) > maxPoints/s.rows {
		return false // there are too many to be numbered
	}
	switch {
	case cfg.RadixRow > 0:
		return s.n >= cfg.RadixRow
	}
	return cfg.RadixByTime && s.n > s.tile() && s.timeByDigits() < s.timeByMerging()
}

// timeByDigits and timeByMerging are how long a GPU takes, about, in nanoseconds.
func (s rowSorter) timeByDigits() int {
	from, to := s.keyBits()
	parts, part := s.parts()
	return ceil(to-from, kernel.DigitBits) * (target.DigitLaunchTime + s.moving(s.rows*parts*part, target.DigitRate, target.DigitBytes))
}

func (s rowSorter) timeByMerging() int {
	elements := s.rows * s.n
	time := target.TileLaunchTime + s.moving(elements, target.TileRate, target.MergeBytes)
	for run := s.tile(); run < s.n; run *= 2 {
		time += target.MergeLaunchTime + s.moving(elements, target.MergeRate, target.MergeBytes)
	}
	return time
}

// moving is how many nanoseconds sorting some elements takes at a rate at the most, of each
// of which so many bytes are moved.
func (s rowSorter) moving(elements, rate, bytes int) int {
	time := elements / rate
	if gib := int(s.b.cfg.Least.Bytes / target.MinBytesRate); gib > 0 {
		time = max(time, elements*bytes/(gib*target.SortBytesRate))
	}
	return time
}

// digitLanes is how many invocations share a part whose digits are counted; 0: one has it.
func (s rowSorter) digitLanes() int {
	if s.b.cfg.Class != target.GPU {
		return 0
	}
	if lanes := min(s.lanesOf(kernel.Scatter), 1<<kernel.DigitBits); lanes >= target.SortSharedChunk {
		return lanes
	}
	return 0
}

// intermediate is a value that no graph has.
func (s rowSorter) intermediate(d dtype.DType, dims shape.Shape) graph.Value {
	n := s.v.Node
	return graph.Value{Node: &graph.Node{Op: n.Op, Outputs: []graph.Type{{DType: d, Shape: dims, Known: true}}, Site: n.Site}}
}

// byMerging sorts tiles, and then merges runs, of twice the length in each step,
// until one is left; where the bindings do not reach over two of them, pages.
func (s rowSorter) byMerging(in placed) (int, error) {
	run, most := s.tile(), s.n
	if ceil(s.n, s.b.page()) > s.b.cfg.MaxOperands {
		most = s.b.page()
	}
	in, err := s.step(in, 0)
	for again := s.b.cfg.Unfused; err == nil && (run < most || again); run *= 2 {
		in, err = s.step(in, run)
		again = false
	}
	if most == s.n {
		return in.ref.Temp, err
	}
	for _, pairs := range kernel.OddEvenMergeSort(ceil(s.n, most)) {
		if err == nil {
			in, err = s.exchange(in, pairs)
		}
	}
	return in.ref.Temp, err
}

// lanes is how many invocations share a tile that is sorted or merged: none where they
// are better alone.
func (s rowSorter) lanes() int { return s.lanesOf(kernel.Tiles) }

func (s rowSorter) lanesOf(form kernel.SortForm) int {
	b := s.b
	l := kernel.Sort{Form: form, Chunk: target.SortSharedChunk, Lanes: max(b.cfg.TeamLanes, b.cfg.SortTile/target.SortSharedChunk)}
	if l.Lanes == 0 || b.cfg.SharedBytes < target.MinSharedBytes || !b.cfg.runs(Schemes) {
		return 0
	}
	for l.SharedBytes() > b.cfg.SharedBytes || l.Tile() > b.page() {
		l.Lanes /= 2
	}
	return l.Lanes
}

// tile is the length of the runs that are sorted without merging in memory: with
// several rows to a tile, the least power of two that a row fits into.
func (s rowSorter) tile() int {
	lanes := s.lanes()
	if lanes == 0 {
		return target.SortTile
	}
	run := target.SortSharedChunk
	for run < target.SortSharedChunk*lanes && run < s.n {
		run *= 2
	}
	return run
}

// exchange merges pairs of pages, so that the first has the lesser elements; other
// pages are copied.
func (s rowSorter) exchange(in placed, pairs [][2]int) (placed, error) {
	page := s.b.page()
	out := s.b.temp(Temp{DType: s.v.DType(), Size: s.rows * s.n})
	var launches []kernel.Geometry
	for row := range s.rows {
		at := row * s.n
		// half writes one of the pages x and y of the row, of which y may be x.
		half := func(x, y, to int) {
			n, first := min(page, s.n-to*page), 0
			both := n
			if x != y {
				both = page + min(page, s.n-y*page)
			}
			if to == y && x != y {
				first = page
			}
			g := s.geometry(1, both, in.offset+at+x*page, at+to*page-first, page)
			g.Part = kernel.SortPart{Run: page, First: first, Count: n, Page: page}
			other := g.Operands[0]
			other.Offset += (y - x) * page
			g.Operands = append(g.Operands, other)
			launches = append(launches, g)
		}
		alone := make([]bool, ceil(s.n, page))
		for _, p := range pairs {
			half(p[0], p[1], p[0])
			half(p[0], p[1], p[1])
			alone[p[0]], alone[p[1]] = true, true
		}
		for i, exchanged := range alone {
			if !exchanged {
				half(i, i, i)
			}
		}
	}
	k := sortKernel(kernel.Merge, 2, s.b.sortChunk(page), 0)
	s.b.chooseParams(k)
	err := s.b.addStep(Step{Kernel: k, Launches: launches, Operands: []Ref{in.ref, in.ref}, Out: out, Value: s.v})
	return placed{Ref{Temp: out}, 0}, err
}

// parts is how many parts a row is cut into: 16 times an odd number, where the
// row is long. The counters of a digit are as far from the next digit's, and
// so lie in all the sets of a cache, not in a few (4 Mi words on lavapipe:
// counting five times as fast as with 1024 parts, moving twice).
func (s rowSorter) parts() (parts, part int) {
	if s.digitLanes() != 0 {
		return s.partsOfTiles()
	}
	parts = max(s.n/target.RadixPart, min(target.RadixParts/s.rows, s.n/256), 1)
	if parts < 16 {
		return parts, ceil(s.n, parts)
	}
	parts = (parts/16 | 1) * 16
	return parts, ceil(s.n, parts)
}

// partsOfTiles are those of workgroups, of whole tiles.
func (s rowSorter) partsOfTiles() (parts, part int) {
	tile := s.digitLanes() * target.SortSharedChunk
	tiles := ceil(s.n, tile)
	each := min(ceil(tiles*s.rows, target.MaxTeamParts), tiles)
	return ceil(tiles, each), each * tile
}

// summed is, along the rows, the sum of what is before each element.
func (g *grouper) summed(v graph.Value) (source, error) {
	sums, err := compose.Apply(ops.CumulativeSum, ops.Attr{Axes: []int{1}, Exclusive: true, DType: v.DType()}, v.Node.Site, v)
	if err != nil {
		return source{}, err
	}
	return g.materialize(sums)
}

// contiguous is v in row-major order: where it is, or a copy.
func (g *grouper) contiguous(v graph.Value) (source, error) {
	s, err := g.resident(v)
	if err == nil && !s.view.IsContiguous() {
		return g.materialize(graph.NewCopy(v))
	}
	return s, err
}

// mostSorted is the length of the longest row: no more than 31 bits index.
const mostSorted = maxPoints - splitGrain

// page is how many elements one of several bindings shows: the greatest power
// of two that they all reach.
func (b *builder) page() int {
	page := target.SortTile
	for b.cfg.shows(int64(2*page), wordBytes) && page < maxPoints/2 {
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
	form, lanes := kernel.Merge, s.lanes()
	if run == 0 {
		form = kernel.Tiles
	}
	switch unit := max(2*run, s.unit()); {
	case s.fits(s.n):
		launches = s.byRows(in.offset, run)
	case s.fits(min(unit, s.n)):
		launches = s.byRuns(in.offset, run, unit)
	default:
		pages, lanes = (s.pairs(unit)[0]+s.b.page()-1)/s.b.page(), 0
		launches = s.byPages(in.offset, run, unit, pages)
	}
	k := sortKernel(form, pages, s.b.sortChunk(run), lanes)
	s.b.chooseParams(k)
	refs := make([]Ref, pages)
	for i := range refs {
		refs[i] = in.ref
	}
	err := s.b.addStep(Step{Kernel: k, Launches: launches, Operands: refs, Out: out, Value: s.v})
	return placed{Ref{Temp: out}, 0}, err
}

// fits reports whether a binding shows n elements.
func (s rowSorter) fits(n int) bool { return s.b.cfg.shows(int64(n), wordBytes) }

// byRows launches over as many whole rows as a binding shows.
func (s rowSorter) byRows(offset, run int) []kernel.Geometry {
	most := min(s.b.cfg.shown(wordBytes), maxPoints-splitGrain) / s.n
	var list []kernel.Geometry
	for row := 0; row < s.rows; row += most {
		list = append(list, s.geometry(min(most, s.rows-row), s.n, offset+row*s.n, row*s.n, run))
	}
	return list
}

// byRuns launches over parts of each row, of whole units.
func (s rowSorter) byRuns(offset, run, unit int) []kernel.Geometry {
	part := s.b.cfg.shown(wordBytes) / unit * unit
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
				g.Part = kernel.SortPart{Run: run, First: first, Count: min(page, n-first), Page: page}
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

// unit is what a launch over a part of a row has several of: a tile.
func (s rowSorter) unit() int { return max(target.SortTile, target.SortSharedChunk*s.lanes()) }

func (s rowSorter) geometry(rows, n, from, to, run int) kernel.Geometry {
	if run == 0 && s.lanes() > 0 {
		run = s.tile()
	}
	strides := shape.ContiguousStrides([]int{rows, n})
	strides[0] = n
	return kernel.Geometry{
		Dims:     []int{rows, n},
		Operands: []kernel.Layout{{Strides: strides, Offset: from}},
		Out:      kernel.Layout{Strides: strides, Offset: to},
		Part:     kernel.SortPart{Run: run, Count: n, Page: s.b.page()},
	}
}

// sortChunk is how many elements an invocation makes: a tile, or of a merge as
// many as are worth the bisection (64 where ChunkBytes says that invocations are
// few and long), and no more than the shortest pair has.
func (b *builder) sortChunk(run int) int {
	if run == 0 {
		return target.SortTile
	}
	if !b.cfg.runs(Schemes) {
		return 2 * target.SortTile
	}
	return min(2*run, max(b.cfg.ChunkBytes, target.SortTile))
}

func sortKernel(form kernel.SortForm, pages, chunk, lanes int) *kernel.Kernel {
	if lanes > 0 {
		chunk = target.SortSharedChunk
	}
	k := &kernel.Kernel{
		Rank: 2, Loop: &kernel.Sort{Form: form, Pages: pages, Chunk: chunk, Lanes: lanes},
		Body: []kernel.Inst{{Kind: kernel.Load, DType: dtype.Uint64}},
	}
	element := dtype.Uint64
	if form == kernel.Sums {
		element = dtype.Uint32
		k.Body[0].DType = element
	}
	for range pages {
		k.Operands = append(k.Operands, kernel.Operand{DType: element, Access: kernel.Strided})
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
func sortText(s *kernel.Sort, g kernel.Geometry) string {
	part := kernel.SortOf(g)
	switch {
	case s.Form == kernel.Merge && part.Count < g.Dims[1]:
		return fmt.Sprintf(", runs of %d, %d from %d", part.Run, part.Count, part.First)
	case s.Form == kernel.Merge || s.Form == kernel.Tiles && s.Lanes > 0:
		return fmt.Sprintf(", runs of %d", part.Run)
	case s.Form >= kernel.Count:
		return fmt.Sprintf(", bits from %d, %d parts of %d", part.Shift, part.Parts, part.Run)
	}
	return ""
}
