package mlir

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// drawTypes draws the shapes of operands, each with its type, and a mark under one axis. shapes are
// the types' own dims, or those at run time.
func drawTypes(types []Type, shapes [][]int, axis int, note string) string {
	var rows []shape.Row
	for i, t := range types {
		label := fmt.Sprintf("operand #%d %s", i, t)
		if t.Unranked && shapes[i] == nil {
			rows = append(rows, shape.Row{Label: label, Cells: []string{"*"}})
		} else {
			rows = append(rows, dimsRow(label, shapes[i]))
		}
	}
	return shape.Draw(rows, []int{axis}, note)
}

// drawPair draws two shapes that should agree, with a mark under the axis where
// they do not, or under the axes that only one has when axis is -1.
func drawPair(labels [2]string, dims [2][]int, axis int, note string) string {
	var rows []shape.Row
	for i, label := range labels {
		rows = append(rows, dimsRow(label, dims[i]))
	}
	marks := []int{axis}
	if axis < 0 {
		marks = nil
		for extra := range max(len(dims[0]), len(dims[1])) - min(len(dims[0]), len(dims[1])) {
			marks = append(marks, extra)
		}
	}
	return shape.Draw(rows, marks, note)
}

func dimsRow(label string, dims []int) shape.Row {
	cells := make([]string, len(dims))
	for axis, size := range dims {
		cells[axis] = sizeText(size)
	}
	return shape.Row{Label: label, Cells: cells}
}
