package vector

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// Windows is a layout of windows: Rows rows of Columns windows each. Windows of a row begin at
// neighbouring elements, and those of neighbouring rows begin Down elements apart. A window's taps
// are the elements Offsets bytes after its beginning. All are at least 1, but Down and Offsets may be
// 0.
type Windows struct {
	Rows, Columns, Down int
	Offsets             []int // in bytes, and of at most leaf taps
}

// windowArgs holds the arguments of the loop. Steps are in bytes, and those of rows.
type windowArgs struct {
	dst, src, offsets, weights unsafe.Pointer
	taps, rows, columns        int
	dstStep, srcStep           int
}

// HasWindows reports whether [Windows.Sum] sums windows of a dtype.
func HasWindows(d dtype.DType) bool {
	return available() && (d == dtype.Float32 || d == dtype.Float64)
}

// Reach returns the number of elements that [Windows.Sum] reads: it reads whole groups of [Group].
func (w Windows) Reach(size int) int {
	last := 0
	for _, at := range w.Offsets {
		last = max(last, at)
	}
	return (w.Rows-1)*w.Down + last/size + wholeGroups(w.Columns)
}

// Wrote returns the number of elements that [Windows.Sum] writes. Those after the last row's columns
// mean nothing.
func (w Windows) Wrote() int { return (w.Rows-1)*w.Columns + wholeGroups(w.Columns) }

func wholeGroups(n int) int { return (n + Group - 1) / Group * Group }

// Sum sets each element of dst to a window's sum of taps times weights, row by row. Products and
// sums are rounded one by one. The sum has the order of package ops' reductions, and every NaN is
// the canonical one. There is a weight for each tap. src has at least [Windows.Reach] elements, dst
// has [Windows.Wrote], and they do not overlap. d is one of [HasWindows].
func (w Windows) Sum(d dtype.DType, dst, src, weights []byte) {
	size := d.Size()
	_, _, _ = dst[w.Wrote()*size-1], src[w.Reach(size)*size-1], weights[len(w.Offsets)*size-1]
	callWindows(d, &windowArgs{dst: first(dst), src: first(src), offsets: unsafe.Pointer(&w.Offsets[0]), weights: first(weights),
		taps: len(w.Offsets), rows: w.Rows, columns: w.Columns, dstStep: w.Columns * size, srcStep: w.Down * size})
}
