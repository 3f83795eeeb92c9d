package xla

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// row is one line of a drawing: a label and cells in columns.
type row struct {
	label    string
	cells    []string
	brackets string // an opening and a closing one
	marks    bool   // the cells are marks, and label stands behind them
}

// drawAligned draws shapes aligned at the right, with a mark under Axis; if the ranks differ, under
// the whole wrong operand.
func drawAligned(e *BroadcastError) string {
	rank := e.rank()
	labels := e.labels()
	rows := make([]row, len(e.Shapes))
	for i, s := range e.Shapes {
		cells := make([]string, rank)
		copy(cells[rank-len(s):], s.cells())
		rows[i] = row{label: labels[i], cells: cells, brackets: "[]"}
	}
	if e.Axis < 0 {
		n := len(e.Shapes[e.Index])
		marks := row{label: fmt.Sprintf("rank %d", n), cells: make([]string, rank), marks: true}
		for i := rank - n; i < rank; i++ {
			marks.cells[i] = "^"
		}
		return grid(slices.Insert(rows, e.Index+1, marks))
	}
	return grid(append(rows, mark(e.Axis, fmt.Sprintf("dimension %d: %s", e.Axis, e.sizesAt()))))
}

// drawPlaced draws the shapes, with the mapped one's dimensions in the columns given by Dims.
func drawPlaced(e *BroadcastError) string {
	from, to := e.mapped()
	cells := make([]string, len(to))
	for i, axis := range e.Dims {
		if axis >= 0 && axis < len(to) && cells[axis] == "" {
			cells[axis] = from[i].String()
		}
	}
	note := fmt.Sprintf("dimension %d: %v and %v", e.Axis, from[e.Index], to[e.Axis])
	rows := make([]row, 2)
	for i, label := range e.labels() {
		rows[i] = row{label: label, cells: to.cells(), brackets: "[]"}
		if i == e.mappedOperand() {
			rows[i].cells = cells
			rows[i].label += " by " + tuple(e.Dims)
		}
	}
	return grid(append(rows, mark(e.Axis, note)))
}

// drawDims draws the dimensions under the shape that they map, with a mark under the wrong one.
func drawDims(e *BroadcastError) string {
	from, _ := e.mapped()
	dims := make([]string, len(e.Dims))
	for i, d := range e.Dims {
		dims[i] = strconv.Itoa(d)
	}
	rows := []row{
		{label: e.labels()[e.mappedOperand()], cells: from.cells(), brackets: "[]"},
		{label: "dimensions", cells: dims, brackets: "()"},
		mark(e.Index, e.dimNote()),
		{label: e.labels()[1-e.mappedOperand()], cells: e.Shapes[1-e.mappedOperand()].cells(), brackets: "[]"},
	}
	return grid(rows)
}

// dimNote is the problem with the wrong broadcast dimension.
func (e *BroadcastError) dimNote() string {
	switch {
	case e.Index >= len(e.Dims):
		return "missing"
	case e.Rule == DimsCount:
		return "one too many"
	case e.Rule == DimsRange:
		return "no such dimension"
	case e.Rule == DimsOrder:
		return fmt.Sprintf("not above %d", e.Dims[e.Index-1])
	case e.Rule == SameRank && e.Index >= len(e.Shapes[0]):
		return "one too many"
	case e.Rule == SameRank:
		return fmt.Sprintf("not %d", e.Index)
	}
	return "named before"
}

// drawRanks draws operands that have no alignment, each from its first dimension.
func drawRanks(e *BroadcastError) string {
	small, _ := e.byRank()
	rows := make([]row, 2)
	for i, label := range e.labels() {
		rows[i] = row{label: label, cells: e.Shapes[i].cells(), brackets: "[]"}
	}
	marks := make([]string, len(small))
	for i := range marks {
		marks[i] = "?"
	}
	return grid(append(rows, row{label: "which dimensions?", cells: marks, marks: true}))
}

// drawResult draws the result of Broadcast.
func drawResult(e *BroadcastError) string {
	operand := make([]string, len(e.Shapes[1]))
	copy(operand[len(e.Dims):], e.Shapes[0].cells())
	return grid([]row{
		{label: "operand", cells: operand, brackets: "[]"},
		{label: "result", cells: e.Shapes[1].cells(), brackets: "[]"},
		mark(e.Axis, "below 0"),
	})
}

// drawUnbounded draws the result of BroadcastInDim alone.
func drawUnbounded(e *BroadcastError) string {
	return grid([]row{
		{label: "result", cells: e.Shapes[1].cells(), brackets: "[]"},
		mark(e.Axis, "unbounded"),
	})
}

// labels name the shapes as the operation's signature does.
func (e *BroadcastError) labels() []string {
	switch {
	case e.isInDim():
		return []string{"operand", "result"}
	case e.Rule == ClampShapes || e.Rule == ClampBounds:
		return []string{"min", "operand", "max"}
	case e.Rule == SelectShapes:
		return []string{"pred", "on_true", "on_false"}
	case len(e.Shapes) == 2:
		return []string{"lhs", "rhs"}
	}
	names := make([]string, len(e.Shapes))
	for i := range names {
		names[i] = "operand " + strconv.Itoa(i)
	}
	return names
}

// mappedOperand is the index of the shape whose dimensions Dims map: the lower-rank operand,
// BroadcastInDim's only one, and the second of two of one rank.
func (e *BroadcastError) mappedOperand() int {
	if e.isInDim() || len(e.Shapes[0]) < len(e.Shapes[1]) {
		return 0
	}
	return 1
}

func mark(column int, note string) row {
	cells := make([]string, column+1)
	cells[column] = "^"
	return row{label: note, cells: cells, marks: true}
}

// grid sets the rows' cells in columns, indented, with the labels before them
// and the notes behind the marks.
func grid(rows []row) string {
	var widths []int
	margin := 0
	for _, r := range rows {
		if !r.marks {
			margin = max(margin, len(r.label))
		}
		for i, cell := range r.cells {
			if i == len(widths) {
				widths = append(widths, min(i+1, 2)) // 2 keeps small sizes apart
			}
			widths[i] = max(widths[i], len(cell))
		}
	}
	lines := make([]string, len(rows))
	for i, r := range rows {
		cells := make([]string, len(r.cells))
		for j, cell := range r.cells {
			cells[j] = fmt.Sprintf("%*s", widths[j], cell)
		}
		text := strings.Join(cells, " ")
		if r.marks {
			lines[i] = fmt.Sprintf("    %*s   %s   %s", margin, "", text, r.label)
		} else {
			lines[i] = fmt.Sprintf("    %-*s  %c%s%c", margin, r.label, r.brackets[0], text, r.brackets[1])
		}
	}
	return strings.Join(lines, "\n")
}
