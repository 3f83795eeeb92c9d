package engine

import (
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/shape"
)

// gatherFrom is hostref.GatherFrom, by vector instructions where the elements are as wide
// as theirs.
func gatherFrom(dst, src []byte, size int, v shape.View, start int) {
	if size != 4 || !vector.Available() || isLong(v) {
		hostref.GatherFrom(dst, src, size, v, start)
		return
	}
	to, from := hostref.Slice[uint32](dst), hostref.Slice[uint32](src)
	hostref.WalkRows(v, start, len(to), func(at, rows, count, offset, down, across int) {
		out := to[at : at+rows*count]
		if (vector.Rows{Rows: rows, Count: count, Down: down, Across: across}).Gather(out, from, offset) {
			return
		}
		for row := range rows {
			for i := range count {
				out[row*count+i] = from[offset+row*down+i*across]
			}
		}
	})
}

// scatterTo is hostref.ScatterTo in the same way.
func scatterTo(dst, src []byte, size int, v shape.View, start int) {
	if size != 4 || !vector.Available() || isLong(v) {
		hostref.ScatterTo(dst, src, size, v, start)
		return
	}
	to, from := hostref.Slice[uint32](dst), hostref.Slice[uint32](src)
	hostref.WalkRows(v, start, len(from), func(at, rows, count, offset, down, across int) {
		in := from[at : at+rows*count]
		if (vector.Rows{Rows: rows, Count: count, Down: down, Across: across}).Scatter(to, in, offset) {
			return
		}
		for row := range rows {
			for i := range count {
				to[offset+row*down+i*across] = in[row*count+i]
			}
		}
	})
}

// longRow is from where on a row is moved by what Go has for it, which knows what caches
// hold.
const longRow = 1 << 14

// isLong reports whether a view's rows are long ones, one after the other.
func isLong(v shape.View) bool {
	inner := len(v.Shape) - 1
	return inner >= 0 && v.Strides[inner] == 1 && v.Shape[inner] >= longRow
}
