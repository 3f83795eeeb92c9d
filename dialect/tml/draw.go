package tml

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/shape"
)

// drawing draws two types below each other, level by level, each level aligned at the right, with
// marks under the axes [from, to) of one level:
//
//	a  [2] of [3  2] int
//	b  [2] of [   4] int
//	               ^
type drawing struct {
	types    [2]Type
	names    [2]string
	level    int // from 0
	from, to int
}

// String ends with the line of marks and a space, for a note to follow.
func (d drawing) String() string {
	margin := max(len(d.names[0]), len(d.names[1]))
	var b strings.Builder
	for n, t := range d.types {
		fmt.Fprintf(&b, "    %-*s  %s%v\n", margin, d.names[n], d.line(t), t.root)
	}
	fmt.Fprintf(&b, "    %*s  %s ", margin, "", strings.TrimRight(d.marks(), " "))
	return b.String()
}

// line draws a type's levels, and blanks for levels that it lacks.
func (d drawing) line(t Type) string {
	var b strings.Builder
	for level := range d.nesting() {
		cells := d.cells(level, func(axis, rank int) string {
			dims := levelOf(t, level)
			if at := axis - (rank - len(dims)); at >= 0 {
				return strconv.Itoa(dims[at])
			}
			return ""
		})
		text := "[" + cells + "] "
		if level > 0 {
			text = "of " + text
		}
		if level >= t.Nesting() {
			text = strings.Repeat(" ", len(text))
		}
		b.WriteString(text)
	}
	return b.String()
}

// marks draws the line of marks.
func (d drawing) marks() string {
	var b strings.Builder
	for level := range d.nesting() {
		if level > 0 {
			b.WriteString("   ") // under "of "
		}
		b.WriteString(" " + d.cells(level, func(axis, _ int) string {
			if level == d.level && axis >= d.from && axis < d.to {
				return "^"
			}
			return ""
		}) + "  ")
	}
	return b.String()
}

// cells writes one level's columns, each text aligned at the right of its own.
func (d drawing) cells(level int, text func(axis, rank int) string) string {
	widths := d.widths(level)
	cells := make([]string, len(widths))
	for axis, width := range widths {
		cells[axis] = fmt.Sprintf("%*s", width, text(axis, len(widths)))
	}
	return strings.Join(cells, " ")
}

func (d drawing) nesting() int { return max(d.types[0].Nesting(), d.types[1].Nesting()) }

// widths are the widths of a level's columns.
func (d drawing) widths(level int) []int {
	x, y := levelOf(d.types[0], level), levelOf(d.types[1], level)
	rank := max(len(x), len(y))
	widths := make([]int, rank)
	for axis := range widths {
		widths[axis] = min(axis+1, 2)
		for _, dims := range []shape.Shape{x, y} {
			if at := axis - (rank - len(dims)); at >= 0 {
				widths[axis] = max(widths[axis], len(strconv.Itoa(dims[at])))
			}
		}
	}
	return widths
}

// levelOf is a level's dimensions; none if the type lacks the level.
func levelOf(t Type, level int) shape.Shape {
	if level >= t.Nesting() {
		return nil
	}
	return t.levels[level]
}
