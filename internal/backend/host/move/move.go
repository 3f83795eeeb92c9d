package move

import (
	"encoding/binary"
	"math/bits"
	"unsafe"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/shape"
)

// Gather is hostref.GatherFrom, by vector instructions if they fit.
func Gather(dst, src []byte, size int, v shape.View, start int) {
	words := wordsOf(size, v)
	if words == 0 || isReversed(v) {
		gatherInBlocks(dst, src, size, v, start)
		return
	}
	to, from := hostref.Slice[uint32](dst), hostref.Slice[uint32](src)
	hostref.WalkRows(v, start, len(to)/words, func(at, rows, count, offset, down, across int) {
		vector.Rows{Rows: rows, Count: count * words, Down: down * words, Across: across}.Gather(to[at*words:], from, offset*words)
	})
}

// gatherInBlocks is hostref.GatherFrom, with faster loops for views whose rows are reversed or whose
// columns are contiguous: they read contiguous elements together.
func gatherInBlocks(dst, src []byte, size int, v shape.View, start int) {
	inner := len(v.Shape) - 1
	isTurned := inner > 0 && v.Strides[inner-1] == 1 && v.Strides[inner] != 0
	switch {
	case !isTurned && !isReversed(v):
		hostref.GatherFrom(dst, src, size, v, start)
	case size == 1:
		gatherBlocks(hostref.Slice[uint8](dst), hostref.Slice[uint8](src), v, start)
	case size == 2:
		gatherBlocks(hostref.Slice[uint16](dst), hostref.Slice[uint16](src), v, start)
	case size == 4:
		gatherBlocks(hostref.Slice[uint32](dst), hostref.Slice[uint32](src), v, start)
	case size == 8:
		gatherBlocks(hostref.Slice[uint64](dst), hostref.Slice[uint64](src), v, start)
	default:
		hostref.GatherFrom(dst, src, size, v, start)
	}
}

// isReversed reports whether the elements of a view's rows are contiguous in reverse order.
func isReversed(v shape.View) bool {
	inner := len(v.Shape) - 1
	return inner >= 0 && v.Strides[inner] == -1
}

// gatherBlocks is gatherInBlocks for elements of one type.
func gatherBlocks[T uint8 | uint16 | uint32 | uint64](dst, src []T, v shape.View, start int) {
	hostref.WalkRows(v, start, len(dst), func(at, rows, count, offset, down, across int) {
		to, row := dst[at:][:rows*count], 0
		if across == -1 {
			for ; row < rows; row++ {
				reverse(to[row*count:][:count], src[offset+row*down-count+1:][:count])
			}
			return
		}
		for ; down == 1 && row+turnedRows <= rows; row += turnedRows {
			turnRows(to[row*count:][:turnedRows*count], src, count, offset+row, across)
		}
		for ; row < rows; row++ {
			for i, from := 0, offset+row*down; i < count; i, from = i+1, from+across {
				to[row*count+i] = src[from]
			}
		}
	})
}

// reverse copies src to dst in reverse order, a word of 8 bytes at a time.
func reverse[T uint8 | uint16 | uint32 | uint64](dst, src []T) {
	size := int(unsafe.Sizeof(src[0]))
	from, to := hostref.Bytes(src), hostref.Bytes(dst[:len(src)])
	for len(from) >= 8 {
		w := binary.NativeEndian.Uint64(from)
		switch size {
		case 1:
			w = bits.ReverseBytes64(w)
		case 4:
			w = bits.RotateLeft64(w, 32)
		case 2:
			const lower = 0x00ff00ff00ff00ff
			w = bits.ReverseBytes64(w)
			w = w>>8&lower | w&lower<<8
		}
		binary.NativeEndian.PutUint64(to[len(to)-8:], w)
		from, to = from[8:], to[:len(to)-8]
	}
	for rest := src[len(src)-len(from)/size:]; len(rest) > 0; rest = rest[1:] {
		dst[len(rest)-1] = rest[0]
	}
}

// turnedRows is how many neighbouring rows are gathered together.
const turnedRows = 8

// turnRows gathers turnedRows rows of n elements. Elements of the same number are contiguous.
func turnRows[T any](dst, src []T, n, from, across int) {
	d0, d1, d2, d3 := dst[:n], dst[n:][:n], dst[2*n:][:n], dst[3*n:][:n]
	d4, d5, d6, d7 := dst[4*n:][:n], dst[5*n:][:n], dst[6*n:][:n], dst[7*n:][:n]
	for i := range n {
		s := (*[turnedRows]T)(src[from:])
		d0[i], d1[i], d2[i], d3[i] = s[0], s[1], s[2], s[3]
		d4[i], d5[i], d6[i], d7[i] = s[4], s[5], s[6], s[7]
		from += across
	}
}

// Scatter is hostref.ScatterTo, by vector instructions if they fit.
func Scatter(dst, src []byte, size int, v shape.View, start int) {
	words := wordsOf(size, v)
	if words == 0 {
		hostref.ScatterTo(dst, src, size, v, start)
		return
	}
	to, from := hostref.Slice[uint32](dst), hostref.Slice[uint32](src)
	hostref.WalkRows(v, start, len(from)/words, func(at, rows, count, offset, down, across int) {
		vector.Rows{Rows: rows, Count: count * words, Down: down * words, Across: across}.Scatter(to, from[at*words:], offset*words)
	})
}

// wordsOf returns the number of four-byte words of an element, or 0 if vector instructions do not
// move the elements of a view. They move elements of one word, and longer ones in contiguous rows.
// Go's copy is better for long contiguous rows.
func wordsOf(size int, v shape.View) int {
	inner := len(v.Shape) - 1
	lie := inner >= 0 && v.Strides[inner] == 1
	if size%4 != 0 || size > 4 && !lie || lie && v.Shape[inner] >= target.LongRow || !vector.Available() {
		return 0
	}
	return size / 4
}
