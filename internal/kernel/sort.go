package kernel

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/dtype"
)

// SortForm is a step of a sort.
type SortForm uint8

// The forms of a sort kernel. Their space is [rows, n].
const (
	// Tiles puts every Chunk elements of a row in order.
	Tiles SortForm = iota
	// Merge joins every two sorted runs of a row, an invocation making Chunk
	// elements of the result.
	Merge
	// Count counts the digits of every part of a row, an invocation taking one
	// part: the result is [rows, 1<<DigitBits, parts].
	Count
	// Scatter moves the elements of every part to where the second operand says
	// that those of their digit begin, and counts it up.
	Scatter
)

// String names the form as kernel texts do.
func (f SortForm) String() string { return [...]string{"tiles", "merge", "count", "scatter"}[f] }

// DigitBits is the size of the digits by which a radix sort moves elements.
const DigitBits = 8

// Sorting describes a kernel that is a step of sorting rows.
type Sorting struct {
	Form SortForm
	// Pages is how many bindings a merge kernel sees its operand through, one
	// after the other: 1, or more where one does not reach over two runs.
	Pages int
}

// SortPart is what a launch of a sort kernel does.
type SortPart struct {
	Run   int // of merges: the length of the runs, a power of two; of radix steps: of the parts
	Parts int // of radix steps: how many parts a row has; the last ones may be empty
	Shift int // of radix steps: where the digit is in an element, in bits
	First int // the elements of every row that are written: the first one,
	Count int // and how many
	Page  int // elements of a page, a power of two
}

// sortWindows are the windows of a sort kernel's operands.
func (k *Kernel) sortWindows(g Geometry) []Window {
	var list []Window
	for i, o := range k.Operands {
		dims, l := g.Dims, g.Operands[i]
		switch {
		case k.Sort.Pages > 1:
			left := g.Dims[1] - (l.Offset - g.Operands[0].Offset)
			dims = []int{1, min(g.Sort.Page, left)}
		case k.Sort.Form == Scatter && i == 1:
			dims = []int{g.Dims[0], k.sortParts(g) << DigitBits}
		}
		list = append(list, windowOf(dims, l, o.DType.Size()))
	}
	return list
}

// sortOut is what a launch of a sort kernel writes.
func (k *Kernel) sortOut(g Geometry) ([]int, Layout) {
	count := g.Sort.Count
	if k.Sort.Form == Count {
		count = k.sortParts(g) << DigitBits
	}
	return []int{g.Dims[0], count}, Layout{Strides: g.Out.Strides, Offset: g.Out.Offset + g.Sort.First}
}

// sortInvocations is a part of a row for each.
func (k *Kernel) sortInvocations(g Geometry) int { return g.Dims[0] * k.sortParts(g) }

// sortParts is how many invocations share a row.
func (k *Kernel) sortParts(g Geometry) int {
	if k.Sort.Form >= Count {
		return g.Sort.Parts
	}
	return (g.Sort.Count + k.Chunk - 1) / k.Chunk
}

func (k *Kernel) sortParams(l *paramList, g Geometry) {
	w := k.Windows(g)
	l.add("n", g.Dims[1])
	l.divider("parts", k.sortParts(g))
	l.add("a.offset", int(w[0].first))
	l.add("a.row", g.Operands[0].Strides[0])
	l.add("out.offset", int(w[len(w)-1].first))
	l.add("out.row", g.Out.Strides[0])
	switch k.Sort.Form {
	case Merge:
		l.add("run", g.Sort.Run)
		l.add("first", g.Sort.First)
		l.add("end", g.Sort.First+g.Sort.Count)
		if k.Sort.Pages > 1 {
			l.add("page.shift", bits.TrailingZeros(uint(g.Sort.Page)))
		}
	case Count, Scatter:
		l.add("part", g.Sort.Run)
		l.add("word", g.Sort.Shift/32)
		l.add("shift", g.Sort.Shift%32)
	}
	if k.Sort.Form == Scatter {
		l.add("b.offset", int(w[1].first))
		l.add("b.row", g.Operands[1].Strides[0])
	}
}

// anySortPart completes anyGeometry.
func (k *Kernel) anySortPart(g *Geometry) {
	g.Sort = SortPart{Run: k.Chunk, Parts: 1, Count: k.Chunk, Page: 1}
	g.Dims = []int{1, max(k.Chunk, k.Sort.Pages)}
}

func (k *Kernel) sortHeader(result string) string {
	if k.Sort.Pages > 1 {
		return fmt.Sprintf("sort %s %s of %d pages", result, k.Sort.Form, k.Sort.Pages)
	}
	return fmt.Sprintf("sort %s %s", result, k.Sort.Form)
}

// Scratch reports whether a kernel writes to an operand, which nothing reads
// afterwards.
func (k *Kernel) Scratch(operand int) bool {
	return k.Family == Sort && k.Sort.Form == Scatter && operand == 1
}

func (k *Kernel) verifySort(fail func(string, ...any) error) error {
	s := k.Sort
	if s == nil || s.Form > Scatter || s.Pages < 1 {
		return fail("a sort kernel that does not say what it does")
	}
	want := []dtype.DType{dtype.Uint64}
	switch s.Form {
	case Merge:
		want = slices.Repeat(want, s.Pages)
	case Scatter:
		want = append(want, dtype.Uint32)
	}
	result := dtype.Uint64
	if s.Form == Count {
		result = dtype.Uint32
	}
	switch {
	case k.Rank != 2:
		return fail("sorts rows in rank %d", k.Rank)
	case len(k.Operands) != len(want):
		return fail("%v of %d operands", s.Form, len(k.Operands))
	case k.Result().DType != result:
		return fail("%v makes %v", s.Form, k.Result().DType)
	case s.Form != Merge && s.Pages > 1:
		return fail("%v of %d pages", s.Form, s.Pages)
	}
	for i, o := range k.Operands {
		if o.DType != want[i] || o.Index {
			return fail("operand %d is %v", i, o.DType)
		}
	}
	return nil
}
