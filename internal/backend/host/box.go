package host

import (
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// boxed is an operand that has elements only in a box, as a padded array has.
type boxed struct {
	view shape.View // of the whole space; elements outside the box may lie outside the buffer
	from []int      // bounds of the box along each dimension
	to   []int
	fill []byte // the value outside the box
}

// boxedOf returns an operand with its box, or nil if it has no box.
func boxedOf(k *kernel.Kernel, g kernel.Geometry, i int) *boxed {
	o, l := k.Operands[i], g.Operands[i]
	if o.Box == 0 {
		return nil
	}
	b := &boxed{view: viewOf(g.Dims, l), from: make([]int, k.Rank), to: append([]int(nil), g.Dims...)}
	for _, at := range l.Box {
		b.from[at.Axis] = min(max(at.From, 0), g.Dims[at.Axis])
		b.to[at.Axis] = max(min(at.To, g.Dims[at.Axis]), b.from[at.Axis])
	}
	b.fill = g.Scalars[o.Fill].Append(nil, o.DType)
	return b
}

// seen returns the view of the elements in the box.
func (b *boxed) seen() shape.View {
	v := shape.View{Shape: b.view.Shape.Clone(), Strides: b.view.Strides, Offset: b.view.Offset}
	for axis, from := range b.from {
		v.Shape[axis] = b.to[axis] - from
		v.Offset += from * v.Strides[axis]
	}
	return v
}

// gather writes the operand's values at the points from start on to a column. It writes the fill
// value everywhere, and then the elements in the box, row by row.
func (b *boxed) gather(to hostref.Column, src []byte, start int) {
	inner := len(b.view.Shape) - 1
	length := b.view.Shape[inner]
	dst, size := to.Data, to.DType.Size()
	repeat(to, b.fill, to.Len())
	if at := start % length; at > 0 {
		count := min(length-at, len(dst)/size)
		b.rows(dst[:count*size], src, size, start/length, at, 1)
		dst, start = dst[count*size:], start+count
	}
	row, together := start/length, 1
	if inner > 0 {
		together = b.view.Shape[inner-1]
	}
	for n := len(dst) / size; n > 0; {
		rows := max(min(together-row%together, n/length), 1)
		count := min(rows*length, n)
		b.rows(dst[len(dst)-n*size:][:count*size], src, size, row, 0, rows)
		n, row = n-count, row+rows
	}
}

// rows writes the elements in the box of so many adjacent rows to dst. dst begins at point number at
// of the first row. If there is only one row, dst may end before the row's end.
func (b *boxed) rows(dst, src []byte, size, row, at, rows int) {
	inner := len(b.view.Shape) - 1
	offset, inside := b.view.Offset, true
	first, end, down := 0, rows, 0 // the rows that cross the box, and the stride between them
	for axis := inner - 1; axis >= 0; axis-- {
		i := row % b.view.Shape[axis]
		row /= b.view.Shape[axis]
		offset += i * b.view.Strides[axis]
		if axis == inner-1 {
			first, end, down = max(b.from[axis]-i, 0), min(b.to[axis]-i, rows), b.view.Strides[axis]
			continue
		}
		inside = inside && b.from[axis] <= i && i < b.to[axis]
	}
	length := b.view.Shape[inner]
	from, to := max(b.from[inner], at), min(b.to[inner], at+len(dst)/size)
	if !inside || first >= end || from >= to {
		return
	}
	offset += first*down + from*b.view.Strides[inner]
	to -= from
	v := shape.View{Shape: shape.Shape{end - first, to}, Strides: []int{length, 1}, Offset: first*length + from - at}
	if rows > 1 && b.view.Strides[inner] == 1 && down == to {
		move.Scatter(dst, src[offset*size:][:(end-first)*to*size], size, v, 0)
		return
	}
	for r := first; r < end; r++ {
		part := dst[(r*length+from-at)*size:][:to*size]
		if b.view.Strides[inner] == 1 {
			copy(part, src[offset*size:])
		} else {
			move.Gather(part, src, size, shape.View{Shape: shape.Shape{to}, Strides: b.view.Strides[inner:], Offset: offset}, 0)
		}
		offset += down
	}
}
