package shape

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Drawing is the picture in an error's text: rows of cells, one above the
// other, and a line of marks under the columns at fault.
//
//	a  [15  3  5]
//	b  [   15  3]
//	           ^   axis 2: 5 and 3
type Drawing struct {
	Rows  []DrawingRow
	Marks []int  // columns at fault
	Note  string // written after the marks
}

// DrawingRow is one line of a [Drawing]. A row with fewer cells than another
// stands at the right; an empty cell leaves a gap.
type DrawingRow struct {
	Label string
	Cells []string
}

// ShapeRow draws a shape: one cell for each axis.
func ShapeRow(label string, s Shape) DrawingRow {
	cells := make([]string, len(s))
	for axis, d := range s {
		cells[axis] = strconv.Itoa(d)
	}
	return DrawingRow{Label: label, Cells: cells}
}

// String draws it, each line indented by four spaces and the last one without
// an end of line.
func (d Drawing) String() string {
	widths := d.columnWidths()
	margin := 0
	for _, row := range d.Rows {
		margin = max(margin, len(row.Label))
	}
	var b strings.Builder
	for _, row := range d.Rows {
		cells := make([]string, len(widths))
		copy(cells[len(widths)-len(row.Cells):], row.Cells)
		fmt.Fprintf(&b, "    %-*s  [%s]\n", margin, row.Label, strings.Join(padLeft(cells, widths), " "))
	}
	marks := make([]string, len(widths))
	for _, column := range d.Marks {
		marks[column] = "^"
	}
	fmt.Fprintf(&b, "    %*s   %s   %s", margin, "", strings.Join(padLeft(marks, widths), " "), d.Note)
	return b.String()
}

// columnWidths are those of the longest cells, and 2 at the least after the
// first column, which keeps small sizes apart.
func (d Drawing) columnWidths() []int {
	var widths []int
	for _, row := range d.Rows {
		for len(widths) < len(row.Cells) {
			widths = append(widths, min(len(widths)+1, 2))
		}
	}
	for _, row := range d.Rows {
		skipped := len(widths) - len(row.Cells)
		for i, cell := range row.Cells {
			widths[skipped+i] = max(widths[skipped+i], len(cell))
		}
	}
	return widths
}

func padLeft(cells []string, widths []int) []string {
	padded := slices.Clone(cells)
	for column, width := range widths {
		padded[column] = fmt.Sprintf("%*s", width, cells[column])
	}
	return padded
}
