package shape

import (
	"fmt"
	"strconv"
	"strings"
)

// Row is one line of a drawing: a label, and a cell for each axis. A row with
// fewer cells than another stands at the right; an empty cell leaves a gap.
type Row struct {
	Label string
	Cells []string
}

// RowOf is the row of a shape: a cell for each size.
func RowOf(label string, s Shape) Row {
	cells := make([]string, len(s))
	for axis, d := range s {
		cells[axis] = strconv.Itoa(d)
	}
	return Row{label, cells}
}

// Draw draws rows of cells, one below the other, for the text of an error, and a line of marks
// under the given columns with a note behind them. Each line is indented by four spaces, and the
// last one has no end of line.
//
//	a  [15  3  5]
//	b  [   15  3]
//	           ^   axis 2: 5 and 3
func Draw(rows []Row, marks []int, note string) string {
	widths := columnWidths(rows)
	margin := 0
	for _, row := range rows {
		margin = max(margin, len(row.Label))
	}
	var b strings.Builder
	for _, row := range rows {
		fmt.Fprintf(&b, "    %-*s  [%s]\n", margin, row.Label, line(row.Cells, widths))
	}
	marked := make([]string, len(widths))
	for _, column := range marks {
		marked[column] = "^"
	}
	fmt.Fprintf(&b, "    %*s   %s   %s", margin, "", line(marked, widths), note)
	return b.String()
}

// columnWidths are the widths of the longest cells, and at least 2 after the first column, which
// keeps small sizes apart.
func columnWidths(rows []Row) []int {
	var widths []int
	for _, row := range rows {
		for len(widths) < len(row.Cells) {
			widths = append(widths, min(len(widths)+1, 2))
		}
	}
	for _, row := range rows {
		skipped := len(widths) - len(row.Cells)
		for i, cell := range row.Cells {
			widths[skipped+i] = max(widths[skipped+i], len(cell))
		}
	}
	return widths
}

// line sets cells in columns, aligned at the right.
func line(cells []string, widths []int) string {
	padded := make([]string, len(widths))
	skipped := len(widths) - len(cells)
	for column, width := range widths {
		cell := ""
		if column >= skipped {
			cell = cells[column-skipped]
		}
		padded[column] = fmt.Sprintf("%*s", width, cell)
	}
	return strings.Join(padded, " ")
}
