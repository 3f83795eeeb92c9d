package shape

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// IndexProblem is what is wrong with an item of an index.
type IndexProblem int

const (
	IndexOutOfRange  IndexProblem = iota // an At outside [-size, size)
	IndexStepZero                        // a Range of step 0
	IndexTooMany                         // more items than axes
	IndexTwoEllipses                     // more than one Ellipsis
	IndexUnknown                         // nil, or no item of this package
)

// IndexError says which item of an index cannot be taken of a shape.
type IndexError struct {
	Op       string
	Problem  IndexProblem
	Shape    Shape
	Indices  []Index
	Position int // of the item at fault in Indices
	Axis     int // the axis of Shape it stands for, -1 where it stands for none
	Index    int // the At at fault, for IndexOutOfRange
	Size     int // of Axis; 0 where Axis is -1
}

func newIndexError(op string, s Shape, indices []Index, problem IndexProblem, position, axis int) *IndexError {
	e := &IndexError{Op: op, Problem: problem, Shape: s.Clone(), Indices: slices.Clone(indices), Position: position, Axis: axis}
	if axis >= 0 {
		e.Size = s[axis]
	}
	if at, ok := indices[position].(At); ok && problem == IndexOutOfRange {
		e.Index = int(at)
	}
	return e
}

// Error names the shape, the index and the item at fault in its first line;
// where an axis is at fault, the lines after it draw each axis above its item,
// with a mark under the one at fault.
func (e *IndexError) Error() string {
	asked := fmt.Sprintf("%s: index [%s] of shape %v: ", e.Op, strings.Join(indexTexts(e.Indices), ", "), e.Shape)
	switch e.Problem {
	case IndexTooMany:
		taken, noun := takenAxes(e.Indices), "indices"
		if taken == 1 {
			noun = "index"
		}
		return asked + fmt.Sprintf("%d %s for rank %d; give one for each axis at the most", taken, noun, e.Shape.Rank())
	case IndexTwoEllipses:
		return asked + "a second ellipsis; one stands for all axes that are not named, write : for a whole axis"
	case IndexUnknown:
		return asked + fmt.Sprintf("item %d is a %T; use an integer (I), a Range, NewAxis or Ellipsis", e.Position, e.Indices[e.Position])
	case IndexStepZero:
		return asked + fmt.Sprintf("axis %d has step 0; use a step of 1 or more, or -1 or less", e.Axis) + "\n" + e.draw("step 0")
	}
	advice := fmt.Sprintf("use %d to %d", -e.Size, e.Size-1)
	if e.Size == 0 {
		advice = "an axis of size 0 has no elements"
	}
	return asked + fmt.Sprintf("%d is out of range for axis %d of size %d; %s", e.Index, e.Axis, e.Size, advice) +
		"\n" + e.draw(fmt.Sprintf("axis %d: index %d, size %d", e.Axis, e.Index, e.Size))
}

// draw writes the axes, the items under them, and the mark.
func (e *IndexError) draw(note string) string {
	var sizes, items []string
	marked, axis := 0, 0
	keep := func(count int) {
		for range count {
			sizes, items = append(sizes, strconv.Itoa(e.Shape[axis])), append(items, ":")
			axis++
		}
	}
	for position, index := range e.Indices {
		if index == Ellipsis {
			keep(e.Shape.Rank() - takenAxes(e.Indices))
			continue
		}
		if position == e.Position {
			marked = len(items)
		}
		size := ""
		if index.takes() > 0 {
			size = strconv.Itoa(e.Shape[axis])
			axis++
		}
		sizes, items = append(sizes, size), append(items, index.String())
	}
	keep(e.Shape.Rank() - axis)
	return Drawing{
		Rows:  []DrawingRow{{Label: "shape", Cells: sizes}, {Label: "index", Cells: items}},
		Marks: []int{marked},
		Note:  note,
	}.String()
}

func indexTexts(indices []Index) []string {
	texts := make([]string, len(indices))
	for i, index := range indices {
		texts[i] = "?"
		if isIndex(index) {
			texts[i] = index.String()
		}
	}
	return texts
}
