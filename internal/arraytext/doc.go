// Package arraytext prints arrays as NumPy 1.24 does by default: rows in brackets,
// numbers below each other with the least digits that tell them apart, at most eight
// behind the point, lines of at most 75 characters, and of more than a thousand elements
// the first and last three of each long axis.
//
// The package imports shape and dtype.
package arraytext

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// NumPy's defaults, of numpy.set_printoptions.
const (
	threshold = 1000 // elements, above which an array is elided
	edge      = 3    // elements that stay at each end of a long axis
	lineWidth = 75
	precision = 8
)

// Array is what is printed: the elements that are shown, in row-major order as Go has
// them in memory, low bytes first.
type Array struct {
	DType dtype.DType
	Shape shape.Shape // of what is shown
	// Elided says of each axis that what lies between its first and last three is left
	// out; nil: nothing is.
	Elided []bool
	Data   []byte
}

// Elide is the axes of a shape of which the ends alone are shown, or nil.
func Elide(s shape.Shape) []bool {
	if s.Size() <= threshold {
		return nil
	}
	elided := make([]bool, len(s))
	for i, n := range s {
		elided[i] = n > 2*edge
	}
	return elided
}

// Edge is how many elements are shown at each end of an elided axis.
const Edge = edge

// Text prints the array. word is how an element is printed, or nil for NumPy's way.
func (a *Array) Text(word func(value any) string) string {
	w := writer{a: a}
	switch {
	case word != nil:
		w.words = a.byWord(word)
	case len(a.Shape) == 0:
		return scalarText(a)
	default:
		w.words = words(a)
	}
	if len(a.Shape) == 0 {
		return w.words[0]
	}
	if a.Shape.Size() == 0 {
		return "[]"
	}
	return w.axis(0, " ", lineWidth)
}

// byWord prints each element by itself, and fills them up to the same width.
func (a *Array) byWord(word func(value any) string) []string {
	list := make([]string, a.Shape.Size())
	width := 0
	for i := range list {
		list[i] = word(a.value(i))
		width = max(width, len([]rune(list[i])))
	}
	for i := range list {
		list[i] = fmt.Sprintf("%*s", width, list[i])
	}
	return list
}

// writer puts the words of an array in order; next is the first not yet written.
type writer struct {
	a     *Array
	words []string
	next  int
}

// axis writes the next element of the axis before, in brackets: indent is what its
// lines begin with, width their room.
func (w *writer) axis(axis int, indent string, width int) string {
	n, last := w.a.Shape[axis], axis == len(w.a.Shape)-1
	gap := -1 // the item before which the dots stand
	if w.a.Elided != nil && w.a.Elided[axis] {
		gap = edge
	}
	if last {
		return "[" + w.row(n, gap, indent, width-1)[len(indent):] + "]"
	}
	between := strings.Repeat("\n", len(w.a.Shape)-axis-1)
	var items []string
	for i := range n {
		if i == gap {
			items = append(items, indent+"...")
		}
		items = append(items, indent+w.axis(axis+1, indent+" ", width-1))
	}
	return "[" + strings.Join(items, between)[len(indent):] + "]"
}

// row writes n words in lines of a width.
func (w *writer) row(n, gap int, indent string, width int) string {
	var text strings.Builder
	line := indent
	put := func(word string, last bool) {
		if len(line)+len(word) > width && len(line) > len(indent) {
			text.WriteString(strings.TrimRight(line, " ") + "\n")
			line = indent
		}
		if line += word; !last {
			line += " "
		}
	}
	for i := range n {
		if i == gap {
			put("...", false)
		}
		put(w.words[w.next], i == n-1)
		w.next++
	}
	return text.String() + line
}
