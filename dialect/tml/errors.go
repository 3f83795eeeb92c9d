package tml

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/shape"
)

// problem says how the dimensions of two types differ.
type problem uint8

const (
	sizesDiffer    problem = iota // of one axis
	ranksDiffer                   // of one level
	nestingDiffers                // one type has a level that the other must have too
)

// BroadcastError says which types do not broadcast, and where. In an assignment A is the right
// side, which would be stretched, and B the left side.
type BroadcastError struct {
	Op      string // the operator's symbol, "=" for an assignment
	Rule    Rule
	A, B    Type
	Level   int    // the wrong level, from 1, the outermost
	Axis    int    // where sizes differ: the axis of the level, with both sides aligned at the right, from 0
	Sizes   [2]int // A's and B's size there; equal where the ranks or the nesting differ
	problem problem
}

// Error states the problem in its first line. The lines after it draw the types level by level,
// each aligned at the right, with a mark under the fault, and name the rule.
func (e *BroadcastError) Error() string {
	verb, names := "do not broadcast", [2]string{"a", "b"}
	if e.Op == "=" {
		verb, names = "do not broadcast from right to left", [2]string{"right", "left"}
	}
	where := e.where(names)
	head := fmt.Sprintf("%s: types %v and %v %s: %s", e.Op, e.A, e.B, verb, where)
	d := drawing{types: [2]Type{e.A, e.B}, names: names, level: e.Level - 1}
	d.from, d.to = e.marked()
	return head + "\n" + d.String() + where + "\n    " + e.Rule.String()
}

// where names the place and both sides there.
func (e *BroadcastError) where(names [2]string) string {
	switch e.problem {
	case sizesDiffer:
		return fmt.Sprintf("level %d, axis %d has %d and %d", e.Level, e.Axis, e.Sizes[0], e.Sizes[1])
	case ranksDiffer:
		return fmt.Sprintf("level %d has %d and %d dimensions", e.Level, len(e.level(e.A)), len(e.level(e.B)))
	}
	owner := names[0]
	if e.A.Nesting() < e.B.Nesting() {
		owner = names[1]
	}
	return fmt.Sprintf("only %s has a level %d", owner, e.Level)
}

func (e *BroadcastError) level(t Type) shape.Shape { return levelOf(t, e.Level-1) }

// marked are the wrong axes of the level, with both sides aligned.
func (e *BroadcastError) marked() (from, to int) {
	x, y := len(e.level(e.A)), len(e.level(e.B))
	switch e.problem {
	case sizesDiffer:
		return e.Axis, e.Axis + 1
	case ranksDiffer:
		return 0, max(x, y) - min(x, y)
	}
	return 0, max(x, y)
}

// IndexError says which of the indices is out of bounds.
type IndexError struct {
	Type     Type  // of the indexed value
	Indices  []int // as asked
	Position int   // the wrong index, from 0
	Level    int   // the level that it reaches, from 1; 0 below the last one
	Axis     int   // of that level
	Size     int   // of that axis; 1 below the last level
}

// Error draws the indices over a mark under the wrong one.
func (e *IndexError) Error() string {
	asked, mark := "", 0
	for n, index := range e.Indices {
		if n == e.Position {
			mark = len(asked) + 1
		}
		asked += "[" + strconv.Itoa(index) + "]"
	}
	index := e.Indices[e.Position]
	var note string
	switch {
	case index < 0:
		note = fmt.Sprintf("index %d is negative", index)
	case e.Size == 0:
		note = fmt.Sprintf("level %d, axis %d has no elements", e.Level, e.Axis)
	default:
		note = fmt.Sprintf("level %d, axis %d has the indices 0 to %d", e.Level, e.Axis, e.Size-1)
	}
	return fmt.Sprintf("index: %s of a %v: %s\n    %s\n    %s^ %s\n    %v",
		asked, e.Type, note, asked, strings.Repeat(" ", mark), note, BoundedIndex)
}
