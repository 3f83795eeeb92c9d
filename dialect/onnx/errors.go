package onnx

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/shape"
)

// BroadcastError says which shapes break a rule, and where. It unwraps to the shapes, axis and
// sizes. Those of a unidirectional error are B's and A's, in this order.
type BroadcastError struct {
	Rule Rule
	Err  *shape.BroadcastError
}

// Unwrap returns the *shape.BroadcastError with the shapes, axis and sizes.
func (e *BroadcastError) Unwrap() error { return e.Err }

// Error names shapes and axis in its first line; the lines after it draw the
// shapes aligned at the right, with a mark under that axis, and state the rule.
func (e *BroadcastError) Error() string {
	problem, note := e.multidirectional()
	if e.Rule == Unidirectional {
		problem, note = e.unidirectional()
	}
	return fmt.Sprintf("%s: %s\n%s\n    %v", e.Err.Op, problem, shape.Draw(e.rows(), e.marks(), note), e.Rule)
}

func (e *BroadcastError) multidirectional() (problem, note string) {
	names := each(e.Err.Shapes, shape.Shape.String)
	sizes := list(e.differing())
	return fmt.Sprintf("shapes %s do not broadcast: axis %d has %s", list(names), e.Err.Axis, sizes),
		fmt.Sprintf("axis %d: %s; sizes must be equal or 1", e.Err.Axis, sizes)
}

func (e *BroadcastError) unidirectional() (problem, note string) {
	b, a := e.Err.Shapes[0], e.Err.Shapes[1]
	problem = fmt.Sprintf("B's shape %v does not broadcast to A's %v: ", b, a)
	if e.Err.Axis < 0 {
		return problem + fmt.Sprintf("its rank %d is above A's %d", b.Rank(), a.Rank()), "A has no such axis"
	}
	return problem + fmt.Sprintf("axis %d has %d and must become %d", e.Err.Axis, e.Err.Sizes[0], e.Err.Sizes[1]),
		fmt.Sprintf("axis %d: %d to %d; B's size must be A's or 1", e.Err.Axis, e.Err.Sizes[0], e.Err.Sizes[1])
}

// rows draw A above B, or X0 to XL.
func (e *BroadcastError) rows() []shape.Row {
	if e.Rule == Unidirectional {
		return []shape.Row{shape.RowOf("A", e.Err.Shapes[1]), shape.RowOf("B", e.Err.Shapes[0])}
	}
	var out []shape.Row
	for m, s := range e.Err.Shapes {
		out = append(out, shape.RowOf("X"+strconv.Itoa(m), s))
	}
	return out
}

// marks are the wrong axis, or the axes that B has beyond A's.
func (e *BroadcastError) marks() []int {
	if e.Err.Axis >= 0 {
		return []int{e.Err.Axis}
	}
	excess := make([]int, len(e.Err.Shapes[0])-len(e.Err.Shapes[1]))
	for axis := range excess {
		excess[axis] = axis
	}
	return excess
}

// differing lists the sizes other than 1, each once, in the operands' order.
func (e *BroadcastError) differing() []string {
	var sizes []string
	seen := map[int]bool{1: true}
	for _, d := range e.Err.Sizes {
		if !seen[d] {
			seen[d] = true
			sizes = append(sizes, strconv.Itoa(d))
		}
	}
	return sizes
}

// DictionaryError says that strings and their codes do not match: there are more different strings
// than codes, or a code that stands for no string.
type DictionaryError struct {
	Op      string
	Problem string // the problem, and what to do
}

func (e *DictionaryError) Error() string { return e.Op + ": " + e.Problem }

// list joins words as English does: "a", "a and b", "a, b and c".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
