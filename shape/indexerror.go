package shape

import (
	"fmt"
	"strconv"
	"strings"
)

// IndexError says which item of an index a shape does not allow.
type IndexError struct {
	Op       string
	Shape    Shape
	Indices  []Index
	Position int    // of the wrong item in Indices
	Axis     int    // the axis of Shape that it stands for, -1 where it stands for none
	Problem  string // the problem, and what to do
	note     string // of the drawing, where an axis is wrong
}

// Error names the shape, the index and the wrong item in its first line. Where an axis is wrong,
// the lines after it draw each axis above its item, with a mark under the wrong one.
func (e *IndexError) Error() string {
	text := fmt.Sprintf("%s: index [%s] of shape %v: %s", e.Op, strings.Join(indexTexts(e.Indices), ", "), e.Shape, e.Problem)
	if e.Axis < 0 {
		return text
	}
	return text + "\n" + e.draw()
}

// draw writes the axes, the items under them, and the mark.
func (e *IndexError) draw() string {
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
	return Draw([]Row{{"shape", sizes}, {"index", items}}, []int{marked}, e.note)
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
