package hostref

import "github.com/weft-gpu/weft/shape"

// mover has the functions that copy elements of one size.
type mover struct {
	gather  func(dst, src []byte, v shape.View, start int)
	scatter func(dst, src []byte, v shape.View, start int)
	where   mapFunc
	lookup  func(dst, src []byte, places []int64)
}

// movers are by the size of an element in bytes. Movement keeps every bit, so dtypes do not matter.
var movers = map[int]mover{
	1:  moverOf[uint8](),
	2:  moverOf[uint16](),
	4:  moverOf[uint32](),
	8:  moverOf[uint64](),
	16: moverOf[[2]uint64](),
}

func moverOf[T any]() mover { return mover{gather[T], scatter[T], where[T], lookupEach[T]} }

// Gather copies the elements, of size bytes each, that v sees in src to dst, in row-major order.
// dst must hold as many elements as v has points.
func Gather(dst, src []byte, size int, v shape.View) {
	GatherFrom(dst, src, size, Coalesce(v), 0)
}

// GatherFrom copies the elements at the points start, start+1, ... of v, in row-major order, as
// many as dst holds. A coalesced view is faster, see [Coalesce].
func GatherFrom(dst, src []byte, size int, v shape.View, start int) {
	movers[size].gather(dst, src, v, start)
}

// ScatterTo is the reverse of [GatherFrom]: it copies the elements of src to the points start,
// start+1, ... that v sees in dst.
func ScatterTo(dst, src []byte, size int, v shape.View, start int) {
	movers[size].scatter(dst, src, v, start)
}

// IndexFrom writes the offsets of the points start, start+1, ... of v, in elements.
func IndexFrom(dst []int64, v shape.View, start int) {
	walk(v, start, len(dst), func(at, count, offset, stride int) {
		out, place := dst[at:at+count], int64(offset)
		for i := range out {
			out[i] = place
			place += int64(stride)
		}
	})
}

// Coalesce returns a view of the same elements in the same order with the fewest axes.
func Coalesce(v shape.View) shape.View {
	dims, strides := shape.Coalesce(v.Shape, v.Strides)
	return shape.View{Shape: dims, Strides: strides[0], Offset: v.Offset}
}

func gather[T any](dstBytes, srcBytes []byte, v shape.View, start int) {
	dst, src := view[T](dstBytes), view[T](srcBytes)
	WalkRows(v, start, len(dst), func(at, rows, count, offset, down, across int) {
		for range rows {
			out := dst[at : at+count]
			switch {
			case across == 1 && count >= shortRun:
				copy(out, src[offset:offset+count])
			case across == 0:
				fillWith(out, src[offset])
			default:
				pick(out, src, offset, across)
			}
			at, offset = at+count, offset+down
		}
	})
}

// shortRun is the least number of elements worth a call of copy; a loop over fewer is faster.
const shortRun = 8

// pick copies elements of src that are stride apart.
func pick[T any](dst, src []T, at, stride int) {
	for i := range dst {
		dst[i] = src[at]
		at += stride
	}
}

func scatter[T any](dstBytes, srcBytes []byte, v shape.View, start int) {
	dst, src := view[T](dstBytes), view[T](srcBytes)
	walk(v, start, len(src), func(at, count, offset, stride int) {
		if stride == 1 {
			copy(dst[offset:offset+count], src[at:])
			return
		}
		for i, element := range src[at : at+count] {
			dst[offset+i*stride] = element
		}
	})
}

func fillWith[T any](dst []T, element T) {
	first := dst[:min(len(dst), 2*shortRun)]
	for i := range first {
		first[i] = element
	}
	for n := len(first); n < len(dst); n *= 2 {
		copy(dst[n:], dst[:n])
	}
}

// fill repeats an element's bytes over dst.
func fill(dst, element []byte) {
	for n := copy(dst, element); n > 0 && n < len(dst); n *= 2 {
		copy(dst[n:], dst[:n])
	}
}

// walk visits n points of v from number start on, in row-major order, in pieces along the innermost
// axis. A piece has count points. Its first point is number at of those visited. Its elements lie at
// offset, offset + stride and so on.
func walk(v shape.View, start, n int, visit func(at, count, offset, stride int)) {
	WalkRows(v, start, n, func(at, rows, count, offset, down, across int) {
		for range rows {
			visit(at, count, offset, across)
			at, offset = at+count, offset+down
		}
	})
}

// WalkRows visits n points of v from number start on, in row-major order, in pieces along the two
// innermost axes: rows of count points. The first point of a piece is number at of those visited,
// and its element lies at offset. down is the stride between rows, across between a row's points.
func WalkRows(v shape.View, start, n int, visit func(at, rows, count, offset, down, across int)) {
	if n == 0 {
		return
	}
	inner := len(v.Shape) - 1
	if inner < 0 {
		visit(0, 1, 1, v.Offset, 0, 0)
		return
	}
	var few [8]int
	coordinates := append(few[:0], v.Shape...)
	offset := v.Offset
	for axis := inner; axis >= 0; axis-- {
		coordinates[axis] = start % v.Shape[axis]
		start /= v.Shape[axis]
		offset += coordinates[axis] * v.Strides[axis]
	}
	for at := 0; ; {
		last, rows, count, down := inner, 1, min(v.Shape[inner]-coordinates[inner], n-at), 0
		if whole := v.Shape[inner]; inner > 0 && count == whole && n-at >= 2*whole {
			last, rows, down = inner-1, min(v.Shape[inner-1]-coordinates[inner-1], (n-at)/whole), v.Strides[inner-1]
		}
		visit(at, rows, count, offset, down, v.Strides[inner])
		at += rows * count
		if at == n {
			return
		}
		step := count
		if last < inner {
			step = rows
		}
		coordinates[last] += step
		offset += step * v.Strides[last]
		for axis := last; axis > 0 && coordinates[axis] == v.Shape[axis]; axis-- {
			offset += v.Strides[axis-1] - coordinates[axis]*v.Strides[axis]
			coordinates[axis] = 0
			coordinates[axis-1]++
		}
	}
}
