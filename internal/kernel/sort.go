package kernel

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/dtype"
)

// SortForm is a step of a sort.
type SortForm uint8

// The forms of a sort kernel. Their space is [rows, n]. Count, Sums and Scatter are the steps of a
// radix sort. They divide a row into parts of equal length, and sort by one digit of DigitBits bits.
// Only the host has Values and Positions, which sort whole rows.
const (
	// Tiles sorts each tile of a row by itself.
	Tiles SortForm = iota
	// Merge merges pairs of sorted runs of a row. An invocation makes Chunk elements of the result.
	Merge
	// Count counts how often each value of the digit occurs in each part of a row. An invocation or
	// a workgroup takes one part. The result is [rows, 1<<DigitBits, parts].
	Count
	// Sums makes exclusive sums of the counters within groups of neighbouring digit values, and
	// then the sums of the groups. The result is [rows, (1<<DigitBits)*(parts+1)], whose end may be
	// unused. A workgroup takes one group of a row.
	Sums
	// Scatter moves the elements of each part to their places. The second operand says where the
	// elements of each digit value begin. An invocation that works alone counts these places up; a
	// workgroup reads them from the result of Sums.
	Scatter
	// Values sorts the elements of each row, of any real dtype, stably by their order keys, or
	// descending by the inverted keys.
	Values
	// Positions finds the positions, int64, of the first Count of each row's unsigned elements in
	// stable ascending order.
	Positions
)

// DigitBits is the size of the digits of a radix sort.
const DigitBits = 8

// Sort is a step of sorting rows.
type Sort struct {
	Form SortForm
	// Pages is the number of bindings through which a merge kernel sees its operand, one after the
	// other. It is more than 1 if one binding cannot hold two runs.
	Pages int
	Chunk int // elements of an invocation
	// Invocations is how many invocations of a workgroup sort, merge, count or move a tile together
	// in shared memory. 0: each invocation works alone.
	Invocations int
	Descending  bool // Values: from the greatest key to the least
}

// byDigits reports whether a form is a step of a radix sort.
func (f SortForm) byDigits() bool { return f >= Count && f <= Scatter }

// CountCopies is how many counters a workgroup has for each digit value. Neighbouring invocations
// use them in turn. So even if all digits are equal, only an eighth of the invocations wait for
// each other at one word.
const CountCopies = 8

// Tile returns how many elements are sorted or merged together.
func (s *Sort) Tile() int { return s.Chunk * max(1, s.Invocations) }

// SharedWords returns the shared memory of a tile, in elements. One unused element follows each
// chunk, so that chunks begin in different banks.
func (s *Sort) SharedWords() int { return s.Invocations * (s.Chunk + 1) }

// SharedBytes returns the shared memory of a workgroup. The elements of a tile have 8 bytes in
// Tiles and Merge, and 4 in Sums and Scatter. These two have two more words for each invocation,
// and Scatter also has two for each digit value.
func (s *Sort) SharedBytes() int {
	const word, element, digits = 4, 8, 1 << DigitBits
	switch {
	case s.Invocations == 0:
		return 0
	case s.Form == Count:
		return word * digits * CountCopies
	case s.Form == Sums:
		return word * (s.SharedWords() + 2*s.Invocations)
	case s.Form == Scatter:
		return word * (s.SharedWords() + 2*s.Invocations + 2*digits)
	}
	return element * s.SharedWords()
}

// SortPart belongs to a sort. Its fields say which steps use them.
type SortPart struct {
	Run   int // length of a run, a power of two, in Tiles with shared memory and in Merge; else of a part
	Parts int // in radix steps: the number of parts of a row; the last ones may be empty
	Shift int // in radix steps: the number of the digit's lowest bit
	Group int // in Sums, and in steps that read its result: how many digit values are summed together, a power of two
	First int // the first element of a row that is written
	Count int // how many elements of a row are written
	Page  int // elements of a page, a power of two
}

// SortOf returns the sort's parameters of a launch.
func SortOf(g Geometry) SortPart { return partOf[SortPart](g) }

// String returns the kind of loop.
func (s *Sort) String() string { return "sort" }

func (s *Sort) chunk() int  { return s.Chunk }
func (s *Sort) out() Access { return Strided }

// operandDims returns the dimensions of operand i.
func (s *Sort) operandDims(g Geometry, i int) []int {
	switch {
	case s.Pages > 1:
		page := SortOf(g).Page
		return []int{1, min(page, g.Dims[1]-min(i, (g.Dims[1]-1)/page)*page)}
	case s.Form == Scatter && i == 1:
		return []int{g.Dims[0], s.Counters(SortOf(g).Parts)}
	}
	return g.Dims
}

func (s *Sort) outSpace(_ *Kernel, g Geometry) ([]int, Layout) {
	n := SortOf(g).Count
	if s.Form == Count || s.Form == Sums {
		n = s.Counters(SortOf(g).Parts)
	}
	return []int{g.Dims[0], n}, Layout{Strides: g.Out.Strides, Offset: g.Out.Offset + SortOf(g).First}
}

// Counters returns how many counters a radix step reads or makes for a row of so many parts.
func (s *Sort) Counters(parts int) int {
	if s.Form != Count && s.Invocations > 0 {
		parts++
	}
	return parts << DigitBits
}

// invocations takes one invocation, or one workgroup, for each part of a row. In Tiles, a workgroup
// takes as many runs as a tile has room for.
func (s *Sort) invocations(_ *Kernel, g Geometry) int {
	parts := g.Dims[0] * s.parts(g)
	switch {
	case s.Invocations > 0 && s.Form == Tiles:
		return ceil(parts*SortOf(g).Run, s.Tile()) * s.Invocations
	case s.Invocations > 0:
		return parts * s.Invocations
	}
	return parts
}

// parts returns into how many shares a row is divided among invocations, workgroups or runs.
func (s *Sort) parts(g Geometry) int {
	switch {
	case s.Form == Sums:
		return (1 << DigitBits) / SortOf(g).Group
	case s.Form.byDigits():
		return SortOf(g).Parts
	case s.Form == Tiles && s.Invocations > 0:
		return ceil(SortOf(g).Count, SortOf(g).Run)
	}
	return ceil(SortOf(g).Count, s.Tile())
}

func (s *Sort) sample(_ *Kernel, g *Geometry) {
	g.Part = SortPart{Run: s.Chunk, Parts: 1, Group: 1, Count: s.Chunk, Page: 1}
	g.Dims = []int{1, max(s.Chunk, s.Pages)}
}

func (s *Sort) params(_ *Kernel, l *paramList, g Geometry) {
	part, w := SortOf(g), l.windows
	place := func(operand int, window Window, strides []int) {
		l.add(Offset(operand), int(window.first))
		l.add(Stride(operand, 0), strides[0])
	}
	if s.Form != Sums { // a workgroup of Sums finds both from its number
		l.add(RowLength, g.Dims[1])
		l.divisor(NumParts, s.parts(g))
	}
	place(0, w[0], g.Operands[0].Strides)
	place(Result, w[len(w)-1], g.Out.Strides)
	switch s.Form {
	case Tiles:
		if s.Invocations > 0 {
			l.add(NumRows, g.Dims[0])
			l.add(RunShift, bits.TrailingZeros(uint(part.Run)))
		}
	case Merge:
		l.add(RunSize, part.Run)
		l.add(FirstWritten, part.First)
		l.add(EndWritten, part.First+part.Count)
		if s.Pages > 1 {
			l.add(PageShift, bits.TrailingZeros(uint(part.Page)))
		}
	case Sums:
		l.add(RowLength, 1<<DigitBits*part.Parts)
		l.add(RunSize, part.Group*part.Parts)
	case Count, Scatter:
		l.add(PartSize, part.Run)
		l.add(DigitWord, part.Shift/32)
		l.add(DigitShift, part.Shift%32)
	}
	if s.Form == Scatter {
		place(1, w[1], g.Operands[1].Strides)
	}
	if s.Form == Sums || s.Form == Scatter && s.Invocations > 0 {
		l.add(GroupShift, bits.TrailingZeros(uint(part.Group)))
	}
}

// Scratch reports whether a kernel overwrites an operand, which no later step reads.
func (k *Kernel) Scratch(operand int) bool {
	s, ok := k.Loop.(*Sort)
	return ok && s.Form == Scatter && s.Invocations == 0 && operand == 1
}

// operands returns the dtypes of a step's operands. element is that of the first one in the forms
// that have a choice.
func (s *Sort) operands(element dtype.DType) []dtype.DType {
	list := []dtype.DType{dtype.Uint64}
	switch s.Form {
	case Values, Positions:
		return []dtype.DType{element}
	case Merge:
		return slices.Repeat(list, max(s.Pages, 1))
	case Sums:
		return []dtype.DType{dtype.Uint32}
	case Scatter:
		return append(list, dtype.Uint32)
	}
	return list
}

func (s *Sort) verify(k *Kernel) string {
	if s.Form > Positions || s.Pages < 1 || !validChunk(s.Chunk) {
		return "a sort of an unknown form, without pages or with a wrong chunk"
	}
	element := k.Body[0].DType
	want, result := s.operands(element), dtype.Uint64
	switch s.Form {
	case Count, Sums:
		result = dtype.Uint32
	case Values:
		result = element
	case Positions:
		result = dtype.Int64
	}
	switch {
	case s.Form == Values && !element.IsReal() && element != dtype.Bool, s.Form == Positions && element.Kind() != dtype.KindUint,
		s.Form >= Values && s.Invocations > 0, s.Form != Values && s.Descending:
		return fmt.Sprintf("%v of %v by %d invocations, descending: %v", s.Form, element, s.Invocations, s.Descending)
	case k.Rank != 2:
		return fmt.Sprintf("sorts rows in rank %d", k.Rank)
	case len(k.Operands) != len(want):
		return fmt.Sprintf("%v of %d operands", s.Form, len(k.Operands))
	case k.Result().DType != result:
		return fmt.Sprintf("%v makes %v", s.Form, k.Result().DType)
	case s.Invocations < 0 || s.Invocations&(s.Invocations-1) != 0 || s.Invocations > 0 && s.Pages > 1, s.Invocations == 0 && s.Form == Sums,
		s.Form.byDigits() && s.Invocations > 0 && (s.Invocations < s.Chunk || s.Invocations > 1<<DigitBits || s.Chunk != 1<<(DigitBits/2-1)):
		return fmt.Sprintf("%v of %d pages by %d invocations", s.Form, s.Pages, s.Invocations)
	case s.Form != Merge && s.Pages > 1:
		return fmt.Sprintf("%v of %d pages", s.Form, s.Pages)
	}
	for i, o := range k.Operands {
		if o.DType != want[i] || o.Index || o.Table || o.Access != Strided {
			return fmt.Sprintf("operand %d is %v, %v", i, o.DType, o.Access)
		}
	}
	return ""
}

// OddEvenMergeSort returns the comparators of Batcher's network (1968) for n elements, in groups of
// comparators that are independent of each other. n need not be a power of two.
func OddEvenMergeSort(n int) [][][2]int {
	var list [][][2]int
	for p := 1; p < n; p *= 2 {
		for k := p; k >= 1; k /= 2 {
			var together [][2]int
			for j := k % p; j+k < n; j += 2 * k {
				for i := j; i < j+k && i+k < n; i++ {
					if i/(2*p) == (i+k)/(2*p) {
						together = append(together, [2]int{i, i + k})
					}
				}
			}
			list = append(list, together)
		}
	}
	return list
}
