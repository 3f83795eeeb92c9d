package mlir

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// drawTypes draws the shapes of operands, each with its type, and a mark under
// one axis. shapes are the types' own dims, or what they are at run time.
func drawTypes(types []Type, shapes [][]int, axis int, note string) string {
	var d shape.Drawing
	for i, t := range types {
		label := fmt.Sprintf("operand #%d %s", i, t)
		if t.Unranked && shapes[i] == nil {
			d.Rows = append(d.Rows, shape.DrawingRow{Label: label, Cells: []string{"*"}})
		} else {
			d.Rows = append(d.Rows, dimsRow(label, shapes[i]))
		}
	}
	d.Marks, d.Note = []int{axis}, note
	return d.String()
}

// drawPair draws two shapes that should agree, with a mark under the axis where
// they do not, or under the axes that only one has when axis is -1.
func drawPair(labels [2]string, dims [2][]int, axis int, note string) string {
	d := shape.Drawing{Marks: []int{axis}, Note: note}
	for i, label := range labels {
		d.Rows = append(d.Rows, dimsRow(label, dims[i]))
	}
	if axis < 0 {
		d.Marks = nil
		for extra := range max(len(dims[0]), len(dims[1])) - min(len(dims[0]), len(dims[1])) {
			d.Marks = append(d.Marks, extra)
		}
	}
	return d.String()
}

func dimsRow(label string, dims []int) shape.DrawingRow {
	cells := make([]string, len(dims))
	for axis, size := range dims {
		cells[axis] = sizeText(size)
	}
	return shape.DrawingRow{Label: label, Cells: cells}
}
