package host

import (
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// byDigits copies a region of an operand whose line or step number is split into digits. The copy is
// in row-major order of the region's axes.
func (c *contraction) byDigits(l kernel.Layout, part kernel.Role, r region, src []byte, size int) []byte {
	data := make([]byte, r.sizes.Size()*size)
	origin := c.origin(l, r.at)
	outer, inner := c.axisOf(l, l.Lines, c.l.Batch+int(part)), c.axisOf(l, l.Steps, c.l.Batch+2)
	if r.axes[0] == 2 {
		outer, inner = inner, outer
	}
	places := make([]int64, r.sizes[0])
	hostref.IndexFrom(places, outer, r.from[r.axes[0]])
	row := r.sizes[1] * size
	for i, at := range places {
		inner.Offset = origin + int(at)
		move.Gather(data[i*row:][:row], src, size, inner, r.from[r.axes[1]])
	}
	return data
}

// axisOf returns a view of the elements along an axis. If it has digits, the view has an axis each.
func (c *contraction) axisOf(l kernel.Layout, digits []kernel.Digit, axis int) shape.View {
	if len(digits) == 0 {
		return shape.View{Shape: shape.Shape{c.g.Dims[axis]}, Strides: []int{l.Strides[axis]}}
	}
	var v shape.View
	for _, d := range digits {
		v.Shape, v.Strides = append(v.Shape, d.Size), append(v.Strides, d.Stride)
	}
	return v
}

// byDigit returns a layout with one more axis for every digit.
func byDigit(dims []int, l kernel.Layout) ([]int, kernel.Layout) {
	dims, l.Strides = slices.Clone(dims), slices.Clone(l.Strides)
	for _, list := range [][]kernel.Digit{l.Lines, l.Steps} {
		for _, d := range list {
			dims, l.Strides = append(dims, d.Size), append(l.Strides, d.Stride)
		}
	}
	return dims, l
}
