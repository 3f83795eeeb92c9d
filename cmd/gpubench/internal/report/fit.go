package report

import (
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"
)

// Layout is what a table is written for.
type Layout struct {
	Width  int  // of the screen, in characters; 0: a table is as wide as it is
	Colour bool // escape sequences are understood
}

const (
	// narrowest is what the first column, whose cells are folded, keeps at the least
	// while other columns stay beside it.
	narrowest = 30
	indent    = "    " // of what stands below a row
	gap       = 2      // between columns
)

// fitted is a table as it is shown: rows of one line each, and what stands above all of
// them and below each.
type fitted struct {
	Table
	above string   // lines, or "": what all rows have in columns that are not shown
	below []string // of each row: lines, or ""
}

// fit folds the first column, and puts others below their rows, until the table is as
// wide as the layout at the most: those of Aside in their order, then the last.
func (t Table) fit(l Layout) fitted {
	f := fitted{Table: t.firstLines(), below: make([]string, len(t.Rows))}
	if l.Width == 0 || len(t.Header) == 0 {
		return f
	}
	widths := f.widths()
	var aside []int
	for f.total(widths, aside, min(widths[0], narrowest)) > l.Width && len(aside) < len(t.Header)-1 {
		aside = append(aside, f.minOf(aside))
	}
	f.putBelow(aside, l.Width)
	first := widths[0] - max(0, f.total(widths, aside, widths[0])-l.Width)
	f.fold(max(first, 8))
	return f
}

// widths are the columns' widths.
func (f *fitted) widths() []int {
	widths := make([]int, len(f.Header))
	for _, row := range append([][]string{f.Header}, f.Rows...) {
		for i, cell := range row {
			widths[i] = max(widths[i], text.StringWidthWithoutEscSequences(strings.TrimPrefix(cell, ">")))
		}
	}
	return widths
}

// total is the width of the columns that are not aside, where the first has its own.
func (f *fitted) total(widths []int, aside []int, first int) int {
	total := first
	for i := 1; i < len(widths); i++ {
		if !slices.Contains(aside, i) {
			total += gap + widths[i]
		}
	}
	return total
}

// leastOf is the column that is told below the row next.
func (f *fitted) minOf(aside []int) int {
	for _, name := range f.Aside {
		for i, header := range f.Header {
			if i > 0 && strings.TrimPrefix(header, ">") == name && !slices.Contains(aside, i) {
				return i
			}
		}
	}
	last := len(f.Header) - 1
	for slices.Contains(aside, last) {
		last--
	}
	return last
}

// putBelow takes columns out of the table, and has their cells stand below the rows.
func (f *fitted) putBelow(aside []int, width int) {
	if len(aside) == 0 {
		return
	}
	kept := func(row []string) (list []string) {
		for i, cell := range row {
			if !slices.Contains(aside, i) {
				list = append(list, cell)
			}
		}
		return list
	}
	told := func(row []string, columns []int) string {
		var parts []string
		for _, i := range columns {
			if row[i] != "" && row[i] != "-" {
				parts = append(parts, strings.TrimPrefix(f.Header[i], ">")+" "+row[i])
			}
		}
		return indented(strings.Join(parts, "; "), width)
	}
	slices.Sort(aside)
	common, own := f.common(aside)
	if len(common) > 0 {
		f.above = told(f.Rows[0], common)
	}
	for r, row := range f.Rows {
		f.below[r] = told(row, own)
		f.Rows[r] = kept(row)
	}
	f.Header = kept(f.Header)
}

// common are the columns whose cells are all alike, where there are several rows; own
// are the others.
func (f *fitted) common(columns []int) (common, own []int) {
	for _, i := range columns {
		differs := func(row []string) bool { return row[i] != f.Rows[0][i] }
		if len(f.Rows) > 1 && !slices.ContainsFunc(f.Rows, differs) {
			common = append(common, i)
		} else {
			own = append(own, i)
		}
	}
	return common, own
}

// indented is a text in lines that are as wide as the screen at the most.
func indented(s string, width int) string {
	if s == "" {
		return ""
	}
	lines := strings.Split(text.WrapSoft(s, max(width-len(indent), 8)), "\n")
	for i := range lines {
		lines[i] = indent + strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines, "\n")
}

// fold breaks the cells of the first column into rows of their own.
func (f *fitted) fold(width int) {
	var rows [][]string
	var below []string
	for r, row := range f.Rows {
		lines := strings.Split(text.WrapSoft(row[0], width), "\n")
		for i, line := range lines {
			part := make([]string, len(row))
			if i == 0 {
				copy(part, row)
			}
			part[0] = strings.TrimRight(line, " ")
			rows, below = append(rows, part), append(below, "")
		}
		below[len(below)-1] = f.below[r]
	}
	f.Rows, f.below = rows, below
}

// marked are words of cells that are shown in colour.
var marked = map[string]text.Color{
	"NO": text.FgRed, "WRONG": text.FgRed, "good": text.FgGreen, "no": text.FgRed, "refused": text.FgYellow, "FAIL": text.FgRed, "slower": text.FgRed, "faster": text.FgGreen,
}

// render is the table as text.
func (f fitted) render(l Layout) string {
	lines := strings.Split(f.writer().Render(), "\n")
	head := len(lines) - len(f.Rows)
	var out []string
	if f.above != "" {
		out = append(out, f.above)
	}
	for i, line := range lines {
		if i < head && l.Width > 0 {
			line = text.Trim(line, l.Width) // the rule goes on under the last column's gap
		}
		if i < head && l.Colour {
			line = text.Bold.Sprint(line)
		}
		if i >= head && l.Colour {
			line = coloured(line, f.Rows[i-head])
		}
		out = append(out, line)
		if i >= head && f.below[i-head] != "" {
			out = append(out, f.below[i-head])
		}
	}
	return strings.Join(out, "\n")
}

// coloured shows the words of a row's cells in their colours.
func coloured(line string, row []string) string {
	for _, cell := range row[1:] {
		colour, ok := marked[cell]
		if at := strings.LastIndex(line, cell); ok && at >= 0 {
			line = line[:at] + colour.Sprint(cell) + line[at+len(cell):]
		}
	}
	return line
}
