package vector

import "unsafe"

// Side is how many rows and columns [Transpose] transposes.
const Side = 8

// Rows is a layout of Rows rows of Count elements of four bytes. Down and Across are the strides, in
// elements, between rows and between the elements of a row. Rows and Count are at least 1.
type Rows struct{ Rows, Count, Down, Across int }

// Gather copies the rows of src, which begin at element from, to contiguous rows in dst. It uses
// vector instructions if Across is 0, 1 or 2, or if Down is 1.
func (r Rows) Gather(dst, src []uint32, from int) {
	r.check(src, from)
	dst = dst[:r.Rows*r.Count]
	switch {
	case !available():
		r.gatherEach(dst, src, from)
	case r.Across == 0:
		fillRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	case r.Across == 1:
		copyRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	case r.Down == 1 && r.Rows >= Side && r.Count >= Side:
		r.turn(dst, src, from)
	case r.Across == 2:
		evenRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	default:
		r.gatherEach(dst, src, from)
	}
}

// Scatter copies contiguous rows in src to the rows of dst, which begin at element from. Of rows
// that overlap in dst, the last one stays.
func (r Rows) Scatter(dst, src []uint32, from int) {
	r.check(dst, from)
	src = src[:r.Rows*r.Count]
	switch {
	case !available():
		r.scatterEach(dst, src, from)
	case r.Across == 1:
		copyRows(&dst[from], &src[0], r.Rows, r.Count, r.Down, r.Count)
	case r.Down == 1 && r.Rows >= Side && r.Count >= Side && r.Across >= r.Rows: // no element twice
		r.turnBack(dst, src, from)
	default:
		r.scatterEach(dst, src, from)
	}
}

// gatherEach is Gather element by element.
func (r Rows) gatherEach(dst, src []uint32, from int) {
	for row := range r.Rows {
		at := from + row*r.Down
		for i := range r.Count {
			dst[row*r.Count+i] = src[at]
			at += r.Across
		}
	}
}

// scatterEach is Scatter element by element.
func (r Rows) scatterEach(dst, src []uint32, from int) {
	for row := range r.Rows {
		at := from + row*r.Down
		for i := range r.Count {
			dst[at] = src[row*r.Count+i]
			at += r.Across
		}
	}
}

// check panics if an element lies outside s, because the assembly checks no bounds.
func (r Rows) check(s []uint32, from int) {
	down, across := (r.Rows-1)*r.Down, (r.Count-1)*r.Across
	_, _, _, _ = s[from], s[from+down], s[from+across], s[from+down+across]
}

// turn is Gather for Down 1. It transposes squares of Side rows.
func (r Rows) turn(dst, src []uint32, from int) {
	rows, count := r.Rows&^(Side-1), r.Count&^(Side-1)
	for i := 0; i < count; i += Side {
		for row := 0; row < rows; row += Side {
			Transpose(floatAt(dst, row*r.Count+i), r.Count, floatAt(src, from+i*r.Across+row), r.Across)
		}
	}
	for row := range r.Rows {
		first := count
		if row >= rows {
			first = 0
		}
		for i := first; i < r.Count; i++ {
			dst[row*r.Count+i] = src[from+row+i*r.Across]
		}
	}
}

// turnBack is Scatter for Down 1. It transposes squares of Side rows.
func (r Rows) turnBack(dst, src []uint32, from int) {
	rows, count := r.Rows&^(Side-1), r.Count&^(Side-1)
	for i := 0; i < count; i += Side {
		for row := 0; row < rows; row += Side {
			Transpose(floatAt(dst, from+i*r.Across+row), r.Across, floatAt(src, row*r.Count+i), r.Count)
		}
	}
	for row := range r.Rows {
		first := count
		if row >= rows {
			first = 0
		}
		for i := first; i < r.Count; i++ {
			dst[from+row+i*r.Across] = src[row*r.Count+i]
		}
	}
}

// floatAt returns the address of an element as Transpose takes it.
func floatAt(s []uint32, i int) *float32 { return (*float32)(unsafe.Pointer(&s[i])) }
