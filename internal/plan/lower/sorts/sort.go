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

// CallerOf returns the name of the operator that needs the sort.
func CallerOf(v graph.Value) string {
	if by := v.Node.By; by != nil {
		return by.Name
	}
	return v.Node.Op.Name
}

// wordBytes is the size of the elements that are sorted.
const wordBytes = 8

// RowWork sorts whole rows, or finds the positions of their elements in order, in one step.
type RowWork struct {
	Value graph.Value
	In    region.Source
}

func (w *RowWork) Bodies() []*region.Body { return nil }
func (w *RowWork) Reads() []program.Ref   { return []program.Ref{w.In.Ref} }
func (w *RowWork) String() string         { return "sort of whole rows" }

func (w *RowWork) Lower(b *lower.Builder, v graph.Value) (int, error) {
	in := w.Value.Node.Inputs[0]
	n, count := in.Shape()[len(in.Shape())-1], v.Shape()[len(v.Shape())-1]
	rows := in.Shape().Size() / n
	k := &kernel.Kernel{
		Rank: 2, Loop: &kernel.Sort{Form: kernel.Values, Pages: 1, Chunk: target.SortTile, Descending: w.Value.Node.Attr.Descending},
		Operands: []kernel.Operand{{DType: in.DType(), Access: kernel.Strided}},
		Body:     []kernel.Inst{{Kind: kernel.Load, DType: in.DType()}},
	}
	if w.Value.Node.Op == ops.OrderRows {
		k.Loop.(*kernel.Sort).Form = kernel.Positions
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Apply, Op: ops.Cast, Args: []int{0}, DType: dtype.Int64})
	}
	b.ChooseParams(k)
	out := b.TempOf(v)
	return out, b.AddStep(program.Step{Kernel: k, Operands: []program.Ref{w.In.Ref}, Out: out, Value: w.Value, Launches: []kernel.Geometry{{
		Dims:     []int{rows, n},
		Operands: []kernel.Layout{{Strides: []int{n, 1}, Offset: w.In.View.Offset}},
		Out:      kernel.Layout{Strides: []int{count, 1}},
		Part:     kernel.SortPart{Count: count},
	}}})
}

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

// Digits is what the kinds of work on one digit have in common.
type Digits struct {
	Sorter      RowSorter
	In          region.Source
	parts, part int // the number of parts of a row, and of the elements in a part
	Invocations int // invocations that share a part; 0: one invocation takes it alone
	Shift       int // the digit's lowest bit
}

func (d Digits) Counters() int { return d.parts << kernel.DigitBits }

// InDigits returns the work for sorting by digits, without its input and its first digit.
func (s RowSorter) InDigits() Digits {
	d := Digits{Sorter: s, Invocations: s.digitInvocations()}
	d.parts, d.part = s.parts()
	return d
}

// Sums returns how many sums of counters a row has.
func (d Digits) Sums() int {
	l := kernel.Sort{Form: kernel.Scatter, Invocations: d.Invocations}
	return l.Counters(d.parts)
}

// CountWork counts the values of the digit in each part of the rows.
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

// SumWork sums the counts of every value of the digit.
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

// group returns how many values of the digit a workgroup sums together: as many as fit in a tile.
func (d Digits) group() int {
	group := 1
	for 2*group*d.parts <= d.Invocations*target.SortSharedChunk && group < 1<<kernel.DigitBits {
		group *= 2
	}
	return group
}

// launches returns the launches for a digit; each has whole rows.
func (d Digits) launches() []kernel.Geometry {
	launches := d.Sorter.byRows(d.In.View.Offset, d.part)
	for i := range launches {
		part := kernel.SortOf(launches[i])
		part.Parts, part.Shift, part.Group = d.parts, d.Shift, d.group()
		launches[i].Part = part
	}
	return launches
}

// MoveWork moves the elements of every part to the places that their digits determine.
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

// KeyBits returns the range of the bits in which the elements differ.
func (s RowSorter) KeyBits() (from, to int) {
	if known := s.Value.Node.Attr.Counts; known != nil {
		return known[0], known[1]
	}
	return 0, 8 * wordBytes
}

// ByDigits reports whether rows are sorted by digits instead of by merging.
func (s RowSorter) ByDigits() bool {
	cfg := s.Builder.Config
	switch {
	case cfg.Unfused, !s.fits(s.Row), cfg.Class == target.GPU && s.digitInvocations() == 0:
		return false
	}
	if d := s.InDigits(); max(d.Counters(), d.Sums()) > rules.MaxPoints/s.Rows {
		return false // there are too many counters to number
	}
	switch {
	case cfg.RadixRow > 0:
		return s.Row >= cfg.RadixRow
	}
	return cfg.RadixByTime && s.Row > s.tile() && s.timeByDigits() < s.timeByMerging()
}

// timeByDigits and timeByMerging estimate a GPU's time for the sort in nanoseconds.
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

// moving returns the nanoseconds of a step over some elements. It takes rate elements a nanosecond,
// or fewer if memory cannot move so many bytes for each element that fast.
func (s RowSorter) moving(elements, rate, bytes int) int {
	time := elements / rate
	if gib := int(s.Builder.Config.Least.Bytes / target.MinBytesRate); gib > 0 {
		time = max(time, elements*bytes/(gib*target.SortBytesRate))
	}
	return time
}

// digitInvocations returns how many invocations of a workgroup share a part in sorting by digits,
// or 0 if one takes it alone.
func (s RowSorter) digitInvocations() int {
	if s.Builder.Config.Class != target.GPU {
		return 0
	}
	if invocations := min(s.invocationsOf(kernel.Scatter), 1<<kernel.DigitBits); invocations >= target.SortSharedChunk {
		return invocations
	}
	return 0
}

// Intermediate returns a value for a temporary that belongs to no value of the graph.
func (s RowSorter) Intermediate(d dtype.DType, dims shape.Shape) graph.Value {
	n := s.Value.Node
	return graph.Value{Node: &graph.Node{Op: n.Op, Outputs: []graph.Type{{DType: d, Shape: dims, Known: true}}, Site: n.Site}}
}

// byMerging sorts tiles. Then it merges runs, whose length doubles in each step, until there is
// one. If the bindings cannot hold two runs, it merges pages.
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

// invocations returns how many invocations share a tile to sort or merge, or 0 if each works alone.
func (s RowSorter) invocations() int { return s.invocationsOf(kernel.Tiles) }

func (s RowSorter) invocationsOf(form kernel.SortForm) int {
	b := s.Builder
	l := kernel.Sort{Form: form, Chunk: target.SortSharedChunk, Invocations: b.Config.RowInvocations}
	if l.Invocations == 0 || b.Config.SharedBytes < target.MinSharedBytes || !b.Config.Runs(rules.Schemes) {
		return 0
	}
	for l.SharedBytes() > b.Config.SharedBytes || l.Tile() > s.page() {
		l.Invocations /= 2
	}
	return l.Invocations
}

// tile returns the length of the runs that a launch sorts before the first merge. If a tile holds
// several rows, a run has the least power of two of elements that holds a row.
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

// exchange merges pairs of pages, so that the first page of a pair gets the lesser elements. It
// copies the other pages.
func (s RowSorter) exchange(in placed, pairs [][2]int) (placed, error) {
	page := s.page()
	out := s.Builder.Temp(program.Temp{DType: s.Value.DType(), Size: s.Rows * s.Row})
	var launches []kernel.Geometry
	for row := range s.Rows {
		at := row * s.Row
		// half writes page `to`, which is x or y, from the pages x and y of the row. y may equal x.
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

// parts returns into how many parts a row is cut, and how many elements a part has. A long row has
// 16 times an odd number of parts. The counters of neighbouring digit values are that far apart, so
// they use all sets of a cache instead of few. (4 Mi words on lavapipe: counting is five times as
// fast as with 1024 parts, and moving twice as fast.)
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

// partsOfTiles returns the same as parts if workgroups take the parts, which have whole tiles.
func (s RowSorter) partsOfTiles() (parts, part int) {
	tile := s.digitInvocations() * target.SortSharedChunk
	tiles := rules.Ceil(s.Row, tile)
	each := min(rules.Ceil(tiles*s.Rows, target.MaxCooperativeParts), tiles)
	return rules.Ceil(tiles, each), each * tile
}

// MaxSorted is the length of the longest row, since an index has 31 bits.
const MaxSorted = rules.MaxPoints - rules.SplitGrain

// page returns how many elements a page has: the greatest power of two that fits in one binding.
func (s RowSorter) page() int {
	page := target.SortTile
	for s.Builder.Config.Shows(int64(2*page), wordBytes) && page < rules.MaxPoints/2 {
		page *= 2
	}
	return page
}

// placed is an array, and where it begins in its memory.
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

// step sorts tiles if run is 0. Otherwise it merges runs of that length.
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

// fits reports whether a binding can hold n elements.
func (s RowSorter) fits(n int) bool { return s.Builder.Config.Shows(int64(n), wordBytes) }

// byRows returns launches that each take as many whole rows as fit in a binding.
func (s RowSorter) byRows(offset, run int) []kernel.Geometry {
	most := min(s.Builder.Config.Shown(wordBytes), rules.MaxPoints-rules.SplitGrain) / s.Row
	var list []kernel.Geometry
	for row := 0; row < s.Rows; row += most {
		list = append(list, s.geometry(min(most, s.Rows-row), s.Row, offset+row*s.Row, row*s.Row, run))
	}
	return list
}

// byRuns returns launches that each take a part of one row, of whole units.
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

// pairs returns the lengths of the pairs of runs in a row.
func (s RowSorter) pairs(unit int) []int {
	var list []int
	for at := 0; at < s.Row; at += unit {
		list = append(list, min(unit, s.Row-at))
	}
	return list
}

// byPages returns a launch for each page of the result. Each binds all of the two runs it merges.
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
					// The last pair of a row may have fewer pages. Then its last page fills the
					// remaining bindings.
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

// unit returns how many elements a tile has. Launches over parts of a row take whole units.
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

// sortChunk returns how many elements an invocation makes. To sort, it makes a tile. To merge, it
// makes enough elements to be worth the bisection (64 if ChunkBytes says that invocations are few
// and long), but at most as many as a pair of runs has.
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
