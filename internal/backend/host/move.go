package host

import (
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/shape"
)

// Gather is hostref.GatherFrom, by vector instructions if they fit.
func Gather(dst, src []byte, size int, v shape.View, start int) {
	if !movedByVectors(size, v) {
		hostref.GatherFrom(dst, src, size, v, start)
		return
	}
	to, from := hostref.Slice[uint32](dst), hostref.Slice[uint32](src)
	hostref.WalkRows(v, start, len(to), func(at, rows, count, offset, down, across int) {
		vector.Rows{Rows: rows, Count: count, Down: down, Across: across}.Gather(to[at:], from, offset)
	})
}

// Scatter is hostref.ScatterTo in the same way.
func Scatter(dst, src []byte, size int, v shape.View, start int) {
	if !movedByVectors(size, v) {
		hostref.ScatterTo(dst, src, size, v, start)
		return
	}
	to, from := hostref.Slice[uint32](dst), hostref.Slice[uint32](src)
	hostref.WalkRows(v, start, len(from), func(at, rows, count, offset, down, across int) {
		vector.Rows{Rows: rows, Count: count, Down: down, Across: across}.Scatter(to, from[at:], offset)
	})
}

// movedByVectors reports whether vector instructions move the elements of a view: elements of four
// bytes that are not in long contiguous rows.
func movedByVectors(size int, v shape.View) bool {
	inner := len(v.Shape) - 1
	isLong := inner >= 0 && v.Strides[inner] == 1 && v.Shape[inner] >= target.LongRow
	return size == 4 && !isLong && vector.Available()
}
