package sorts

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// CallerOf is the name of the operator for which v is sorted.
func CallerOf(v graph.Value) string {
	if by := v.Node.By; by != nil {
		return by.Name
	}
	return v.Node.Op.Name
}

// wordBytes is the size of the elements that are sorted.
const wordBytes = 8

// MergeWork sorts rows by merging.
type MergeWork struct {
	Sorter RowSorter
	In     region.Source
}

func (w *MergeWork) Bodies() []*region.Body { return nil }
func (w *MergeWork) Reads() []program.Ref   { return []program.Ref{w.In.Ref} }
func (w *MergeWork) String() string         { return "sort by merging" }

func (w *MergeWork) Lower(b *lower.Builder, _ graph.Value) (int, error) {
	s := w.Sorter
	s.Builder = b
	return s.byMerging(placed{w.In.Ref, w.In.View.Offset})
}

// Digits are what the work on one digit has in common.
type Digits struct {
	Sorter      RowSorter
	In          region.Source
	parts, part int // of a row, and the elements of one
	Invocations int // that share a part; 0: an invocation has it
	Shift       int
}

func (d Digits) Counters() int { return d.parts << kernel.DigitBits }

// InDigits is the sorter as it goes by digits, of no rows yet.
func (s RowSorter) InDigits() Digits {
	d := Digits{Sorter: s, Invocations: s.digitInvocations()}
	d.parts, d.part = s.parts()
	return d
}

// Sums is how many sums a row has of its counters.
func (d Digits) Sums() int {
	l := kernel.Sort{Form: kernel.Scatter, Invocations: d.Invocations}
	return l.Counters(d.parts)
}

// CountWork counts the digits of the rows' parts.
type CountWork struct{ Digits }

func (w *CountWork) Bodies() []*region.Body { return nil }
func (w *CountWork) Reads() []program.Ref   { return []program.Ref{w.In.Ref} }
func (w *CountWork) String() string         { return fmt.Sprintf("count of the digits from bit %d", w.Shift) }

func (w *CountWork) Lower(b *lower.Builder, v graph.Value) (int, error) {
	s := w.Sorter
	s.Builder = b
	out := b.TempOf(v)
	launches := w.launches()
	for i := range launches {
		g := &launches[i]
		g.Out = kernel.Layout{Strides: []int{w.Counters(), 1}, Offset: g.Out.Offset / s.Row * w.Counters()}
	}
	k := sortKernel(kernel.Count, 1, 4, w.Invocations)
	b.ChooseParams(k)
	return out, b.AddStep(program.Step{Kernel: k, Launches: launches, Operands: []program.Ref{w.In.Ref}, Out: out, Value: s.Value})
}

// SumWork sums the counts of every digit.
type SumWork struct {
	Digits
	Counts region.Source
}

func (w *SumWork) Bodies() []*region.Body { return nil }
func (w *SumWork) Reads() []program.Ref   { return []program.Ref{w.Counts.Ref} }
func (w *SumWork) String() string         { return "sums of the digits' counts" }

func (w *SumWork) Lower(b *lower.Builder, v graph.Value) (int, error) {
	out := b.TempOf(v)
	launches := w.launches()
	for i := range launches {
		g := &launches[i]
		row := g.Out.Offset / w.Sorter.Row
		g.Dims = []int{g.Dims[0], w.Counters()}
		g.Operands = []kernel.Layout{{Strides: []int{w.Counters(), 1}, Offset: w.Counts.View.Offset + row*w.Counters()}}
		g.Out = kernel.Layout{Strides: []int{w.Sums(), 1}, Offset: row * w.Sums()}
	}
	k := sortKernel(kernel.Sums, 1, 4, w.Invocations)
	b.ChooseParams(k)
	return out, b.AddStep(program.Step{Kernel: k, Launches: launches, Operands: []program.Ref{w.Counts.Ref}, Out: out, Value: w.Sorter.Value})
}

// group is how many digits are summed together: as many as a tile has room for.
func (d Digits) group() int {
	group := 1
	for 2*group*d.parts <= d.Invocations*target.SortSharedChunk && group < 1<<kernel.DigitBits {
		group *= 2
	}
	return group
}

// launches are those of a digit, over whole rows.
func (d Digits) launches() []kernel.Geometry {
	launches := d.Sorter.byRows(d.In.View.Offset, d.part)
	for i := range launches {
		part := kernel.SortOf(launches[i])
		part.Parts, part.Shift, part.Group = d.parts, d.Shift, d.group()
		launches[i].Part = part
	}
	return launches
}

// MoveWork moves the elements of every part to where those of their digit belong.
type MoveWork struct {
	Digits
	Places region.Source
}

func (w *MoveWork) Bodies() []*region.Body { return nil }
func (w *MoveWork) Reads() []program.Ref   { return []program.Ref{w.In.Ref, w.Places.Ref} }
func (w *MoveWork) String() string         { return fmt.Sprintf("sort by the digits from bit %d", w.Shift) }

func (w *MoveWork) Lower(b *lower.Builder, _ graph.Value) (int, error) {
	s := w.Sorter
	s.Builder = b
	out := b.Temp(program.Temp{DType: s.Value.DType(), Size: s.Rows * s.Row})
	launches := w.launches()
	for i := range launches {
		g := &launches[i]
		g.Operands = append(g.Operands, kernel.Layout{Strides: []int{w.Sums(), 1}, Offset: g.Out.Offset / s.Row * w.Sums()})
	}
	k := sortKernel(kernel.Scatter, 1, 4, w.Invocations)
	b.ChooseParams(k)
	return out, b.AddStep(program.Step{Kernel: k, Launches: launches, Operands: []program.Ref{w.In.Ref, w.Places.Ref}, Out: out, Value: s.Value})
}

// KeyBits are the bits in which the elements differ.
func (s RowSorter) KeyBits() (from, to int) {
	if known := s.Value.Node.Attr.Counts; known != nil {
		return known[0], known[1]
	}
	return 0, 8 * wordBytes
}

// ByDigits reports whether rows are sorted by their digits.
func (s RowSorter) ByDigits() bool {
	cfg := s.Builder.Config
	switch {
	case cfg.Unfused, !s.fits(s.Row), cfg.Class == target.GPU && s.digitInvocations() == 0:
		return false
	}
	if d := s.InDigits(); max(d.Counters(), d.Sums()) > rules.MaxPoints/s.Rows {
		return false // there are too many to be numbered
	}
	switch {
	case cfg.RadixRow > 0:
		return s.Row >= cfg.RadixRow
	}
	return cfg.RadixByTime && s.Row > s.tile() && s.timeByDigits() < s.timeByMerging()
}

// timeByDigits and timeByMerging are how long a GPU takes, about, in nanoseconds.
func (s RowSorter) timeByDigits() int {
	from, to := s.KeyBits()
	parts, part := s.parts()
	return rules.Ceil(to-from, kernel.DigitBits) * (target.DigitLaunchTime + s.moving(s.Rows*parts*part, target.DigitRate, target.DigitBytes))
}

func (s RowSorter) timeByMerging() int {
	elements := s.Rows * s.Row
	time := target.TileLaunchTime + s.moving(elements, target.TileRate, target.MergeBytes)
	for run := s.tile(); run < s.Row; run *= 2 {
		time += target.MergeLaunchTime + s.moving(elements, target.MergeRate, target.MergeBytes)
	}
	return time
}

// moving is how many nanoseconds sorting some elements takes at a rate at the most, of each
// of which so many bytes are moved.
func (s RowSorter) moving(elements, rate, bytes int) int {
	time := elements / rate
	if gib := int(s.Builder.Config.Least.Bytes / target.MinBytesRate); gib > 0 {
		time = max(time, elements*bytes/(gib*target.SortBytesRate))
	}
	return time
}

// digitInvocations is how many invocations share a part whose digits are counted; 0: one has it.
func (s RowSorter) digitInvocations() int {
	if s.Builder.Config.Class != target.GPU {
		return 0
	}
	if invocations := min(s.invocationsOf(kernel.Scatter), 1<<kernel.DigitBits); invocations >= target.SortSharedChunk {
		return invocations
	}
	return 0
}

// Intermediate is a value that no graph has.
func (s RowSorter) Intermediate(d dtype.DType, dims shape.Shape) graph.Value {
	n := s.Value.Node
	return graph.Value{Node: &graph.Node{Op: n.Op, Outputs: []graph.Type{{DType: d, Shape: dims, Known: true}}, Site: n.Site}}
}

// byMerging sorts tiles, and then merges runs, of twice the length in each step,
// until one is left; where the bindings do not reach over two of them, pages.
func (s RowSorter) byMerging(in placed) (int, error) {
	run, most := s.tile(), s.Row
	if rules.Ceil(s.Row, s.page()) > s.Builder.Config.MaxOperands {
		most = s.page()
	}
	in, err := s.step(in, 0)
	for again := s.Builder.Config.Unfused; err == nil && (run < most || again); run *= 2 {
		in, err = s.step(in, run)
		again = false
	}
	if most == s.Row {
		return in.ref.Temp, err
	}
	for _, pairs := range kernel.OddEvenMergeSort(rules.Ceil(s.Row, most)) {
		if err == nil {
			in, err = s.exchange(in, pairs)
		}
	}
	return in.ref.Temp, err
}

// lanes is how many invocations share a tile that is sorted or merged: none where they
// are better alone.
func (s RowSorter) invocations() int { return s.invocationsOf(kernel.Tiles) }

func (s RowSorter) invocationsOf(form kernel.SortForm) int {
	b := s.Builder
	l := kernel.Sort{Form: form, Chunk: target.SortSharedChunk, Invocations: max(b.Config.RowInvocations, b.Config.SortTile/target.SortSharedChunk)}
	if l.Invocations == 0 || b.Config.SharedBytes < target.MinSharedBytes || !b.Config.Runs(rules.Schemes) {
		return 0
	}
	for l.SharedBytes() > b.Config.SharedBytes || l.Tile() > s.page() {
		l.Invocations /= 2
	}
	return l.Invocations
}

// tile is the length of the runs that are sorted without merging in memory: with
// several rows to a tile, the least power of two that a row fits into.
func (s RowSorter) tile() int {
	invocations := s.invocations()
	if invocations == 0 {
		return target.SortTile
	}
	run := target.SortSharedChunk
	for run < target.SortSharedChunk*invocations && run < s.Row {
		run *= 2
	}
	return run
}

// exchange merges pairs of pages, so that the first has the lesser elements; other
// pages are copied.
func (s RowSorter) exchange(in placed, pairs [][2]int) (placed, error) {
	page := s.page()
	out := s.Builder.Temp(program.Temp{DType: s.Value.DType(), Size: s.Rows * s.Row})
	var launches []kernel.Geometry
	for row := range s.Rows {
		at := row * s.Row
		// half writes one of the pages x and y of the row, of which y may be x.
		half := func(x, y, to int) {
			n, first := min(page, s.Row-to*page), 0
			both := n
			if x != y {
				both = page + min(page, s.Row-y*page)
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
		alone := make([]bool, rules.Ceil(s.Row, page))
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
	k := sortKernel(kernel.Merge, 2, s.sortChunk(page), 0)
	s.Builder.ChooseParams(k)
	err := s.Builder.AddStep(program.Step{Kernel: k, Launches: launches, Operands: []program.Ref{in.ref, in.ref}, Out: out, Value: s.Value})
	return placed{program.Ref{Temp: out}, 0}, err
}

// parts is how many parts a row is cut into: 16 times an odd number, where the
// row is long. The counters of a digit are as far from the next digit's, and
// so lie in all the sets of a cache, not in a few (4 Mi words on lavapipe:
// counting five times as fast as with 1024 parts, moving twice).
func (s RowSorter) parts() (parts, part int) {
	if s.digitInvocations() != 0 {
		return s.partsOfTiles()
	}
	parts = max(s.Row/target.RadixPart, min(target.RadixParts/s.Rows, s.Row/256), 1)
	if parts < 16 {
		return parts, rules.Ceil(s.Row, parts)
	}
	parts = (parts/16 | 1) * 16
	return parts, rules.Ceil(s.Row, parts)
}

// partsOfTiles are those of workgroups, of whole tiles.
func (s RowSorter) partsOfTiles() (parts, part int) {
	tile := s.digitInvocations() * target.SortSharedChunk
	tiles := rules.Ceil(s.Row, tile)
	each := min(rules.Ceil(tiles*s.Rows, target.MaxCooperativeParts), tiles)
	return rules.Ceil(tiles, each), each * tile
}

// MaxSorted is the length of the longest row: no more than 31 bits index.
const MaxSorted = rules.MaxPoints - rules.SplitGrain

// page is how many elements one of several bindings shows: the greatest power
// of two that they all reach.
func (s RowSorter) page() int {
	page := target.SortTile
	for s.Builder.Config.Shows(int64(2*page), wordBytes) && page < rules.MaxPoints/2 {
		page *= 2
	}
	return page
}

// placed is the first element of an array.
type placed struct {
	ref    program.Ref
	offset int
}

// RowSorter plans the steps of one sort.
type RowSorter struct {
	Builder   *lower.Builder
	Value     graph.Value
	Rows, Row int
}

// step sorts tiles, where run is 0, or merges runs of a length.
func (s RowSorter) step(in placed, run int) (placed, error) {
	out := s.Builder.Temp(program.Temp{DType: s.Value.DType(), Size: s.Rows * s.Row})
	var launches []kernel.Geometry
	pages := 1
	form, invocations := kernel.Merge, s.invocations()
	if run == 0 {
		form = kernel.Tiles
	}
	switch unit := max(2*run, s.unit()); {
	case s.fits(s.Row):
		launches = s.byRows(in.offset, run)
	case s.fits(min(unit, s.Row)):
		launches = s.byRuns(in.offset, run, unit)
	default:
		pages, invocations = (s.pairs(unit)[0]+s.page()-1)/s.page(), 0
		launches = s.byPages(in.offset, run, unit, pages)
	}
	k := sortKernel(form, pages, s.sortChunk(run), invocations)
	s.Builder.ChooseParams(k)
	refs := make([]program.Ref, pages)
	for i := range refs {
		refs[i] = in.ref
	}
	err := s.Builder.AddStep(program.Step{Kernel: k, Launches: launches, Operands: refs, Out: out, Value: s.Value})
	return placed{program.Ref{Temp: out}, 0}, err
}

// fits reports whether a binding shows n elements.
func (s RowSorter) fits(n int) bool { return s.Builder.Config.Shows(int64(n), wordBytes) }

// byRows launches over as many whole rows as a binding shows.
func (s RowSorter) byRows(offset, run int) []kernel.Geometry {
	most := min(s.Builder.Config.Shown(wordBytes), rules.MaxPoints-rules.SplitGrain) / s.Row
	var list []kernel.Geometry
	for row := 0; row < s.Rows; row += most {
		list = append(list, s.geometry(min(most, s.Rows-row), s.Row, offset+row*s.Row, row*s.Row, run))
	}
	return list
}

// byRuns launches over parts of each row, of whole units.
func (s RowSorter) byRuns(offset, run, unit int) []kernel.Geometry {
	part := s.Builder.Config.Shown(wordBytes) / unit * unit
	var list []kernel.Geometry
	for row := range s.Rows {
		for at := row * s.Row; at < (row+1)*s.Row; at += part {
			list = append(list, s.geometry(1, min(part, (row+1)*s.Row-at), offset+at, at, run))
		}
	}
	return list
}

// pairs are the lengths of the pairs of runs in a row.
func (s RowSorter) pairs(unit int) []int {
	var list []int
	for at := 0; at < s.Row; at += unit {
		list = append(list, min(unit, s.Row-at))
	}
	return list
}

// byPages launches over a page of the result at a time; every launch sees the
// whole of the two runs that it is merged from.
func (s RowSorter) byPages(offset, run, unit, pages int) []kernel.Geometry {
	page := s.page()
	var list []kernel.Geometry
	for row := range s.Rows {
		at := row * s.Row
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
func (s RowSorter) unit() int { return max(target.SortTile, target.SortSharedChunk*s.invocations()) }

func (s RowSorter) geometry(rows, n, from, to, run int) kernel.Geometry {
	if run == 0 && s.invocations() > 0 {
		run = s.tile()
	}
	strides := shape.ContiguousStrides([]int{rows, n})
	strides[0] = n
	return kernel.Geometry{
		Dims:     []int{rows, n},
		Operands: []kernel.Layout{{Strides: strides, Offset: from}},
		Out:      kernel.Layout{Strides: strides, Offset: to},
		Part:     kernel.SortPart{Run: run, Count: n, Page: s.page()},
	}
}

// sortChunk is how many elements an invocation makes: a tile, or of a merge as
// many as are worth the bisection (64 where ChunkBytes says that invocations are
// few and long), and no more than the shortest pair has.
func (s RowSorter) sortChunk(run int) int {
	if run == 0 {
		return target.SortTile
	}
	if !s.Builder.Config.Runs(rules.Schemes) {
		return 2 * target.SortTile
	}
	return min(2*run, max(s.Builder.Config.ChunkBytes, target.SortTile))
}

func sortKernel(form kernel.SortForm, pages, chunk, invocations int) *kernel.Kernel {
	if invocations > 0 {
		chunk = target.SortSharedChunk
	}
	k := &kernel.Kernel{
		Rank: 2, Loop: &kernel.Sort{Form: form, Pages: pages, Chunk: chunk, Invocations: invocations},
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
