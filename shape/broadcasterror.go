package shape

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// BroadcastError says which shapes do not broadcast, and along which axis.
type BroadcastError struct {
	Op     string
	Shapes []Shape // the operands'; from and to when OneWay
	Axis   int     // axis of the result, -1 when OneWay and from has more axes than to
	Sizes  []int   // each operand's size in that axis, 1 where it has none; nil when Axis is -1
	OneWay bool    // the second shape is a target, which is not stretched
}

func newBroadcastError(op string, shapes []Shape, axis int) *BroadcastError {
	rank := maxRank(shapes)
	sizes := make([]int, len(shapes))
	for i, s := range shapes {
		sizes[i] = sizeAt(s, axis, rank)
	}
	return &BroadcastError{Op: op, Shapes: cloneShapes(shapes), Axis: axis, Sizes: sizes}
}

// Error names the shapes and the axis in its first line; the lines after it
// draw the shapes, aligned at the right, with a mark under that axis.
func (e *BroadcastError) Error() string {
	var problem, note string
	switch {
	case e.OneWay && e.Axis < 0:
		problem = fmt.Sprintf("shape %v does not broadcast to %v: rank %d is above rank %d (axes can be prepended, never dropped: squeeze or reshape it)",
			e.Shapes[0], e.Shapes[1], e.Shapes[0].Rank(), e.Shapes[1].Rank())
		note = "the result has no such axis"
	case e.OneWay:
		problem = fmt.Sprintf("shape %v does not broadcast to %v: axis %d has %d and must become %d (shapes align at the right)",
			e.Shapes[0], e.Shapes[1], e.Axis, e.Sizes[0], e.Sizes[1])
		note = fmt.Sprintf("axis %d: %d to %d; the size must be equal or 1", e.Axis, e.Sizes[0], e.Sizes[1])
	default:
		names := make([]string, len(e.Shapes))
		for i, s := range e.Shapes {
			names[i] = s.String()
		}
		sizes := e.disagreeing()
		problem = fmt.Sprintf("shapes %s do not broadcast: axis %d has %s (shapes align at the right)", list(names), e.Axis, sizes)
		note = fmt.Sprintf("axis %d: %s; sizes must be equal or 1", e.Axis, sizes)
	}
	return e.Op + ": " + problem + "\n" + e.draw(note)
}

// disagreeing lists the different sizes other than 1 in the axis, in the
// operands' order.
func (e *BroadcastError) disagreeing() string {
	var sizes []string
	for _, d := range e.Sizes {
		if size := strconv.Itoa(d); d != 1 && !slices.Contains(sizes, size) {
			sizes = append(sizes, size)
		}
	}
	return list(sizes)
}

// draw writes one line for each operand and one with the mark.
func (e *BroadcastError) draw(note string) string {
	var rows []Row
	for i, label := range e.labels() {
		rows = append(rows, RowOf(label, e.Shapes[i]))
	}
	return Draw(rows, e.marks(), note)
}

// marks are the columns to mark in the drawing: the axis, or the axes that the result does not
// have.
func (e *BroadcastError) marks() []int {
	if e.Axis >= 0 {
		return []int{e.Axis}
	}
	excess := make([]int, len(e.Shapes[0])-len(e.Shapes[1]))
	for column := range excess {
		excess[column] = column
	}
	return excess
}

// labels are from and to, or a, b, ... z, a1, b1, ...
func (e *BroadcastError) labels() []string {
	if e.OneWay {
		return []string{"from", "to"}
	}
	labels := make([]string, len(e.Shapes))
	for i := range labels {
		labels[i] = string(rune('a' + i%26))
		if i >= 26 {
			labels[i] += strconv.Itoa(i / 26)
		}
	}
	return labels
}

// list joins words as English does: "a", "a and b", "a, b and c".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
