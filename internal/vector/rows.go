package vector

import "unsafe"

// Side is how many rows and columns [Transpose] turns.
const Side = 8

// Rows are elements of four bytes in rows, each of which lies Down elements after the one
// before, and in which each element lies Across after the one before: in columns 1, where
// all are the same one 0. There is one row of one element at least.
type Rows struct{ Rows, Count, Down, Across int }

// Gather copies the rows that lie in src from an element on to dst, where each follows the
// one before: by vector instructions where they are available and the elements lie 0, 1 or 2
// apart, or the rows beside each other.
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

// Scatter is the reverse: the rows of src, where each follows the one before, come to dst
// from an element on, one after the other where they meet.
func (r Rows) Scatter(dst, src []uint32, from int) {
	r.check(dst, from)
	src = src[:r.Rows*r.Count]
	switch {
	case !available():
		r.scatterEach(dst, src, from)
	case r.Across == 1:
		copyRows(&dst[from], &src[0], r.Rows, r.Count, r.Down, r.Count)
	case r.Down == 1 && r.Rows >= Side && r.Count >= Side && r.Across >= r.Rows: // which do not meet
		r.turnBack(dst, src, from)
	default:
		r.scatterEach(dst, src, from)
	}
}

// gatherEach gathers element by element.
func (r Rows) gatherEach(dst, src []uint32, from int) {
	for row := range r.Rows {
		at := from + row*r.Down
		for i := range r.Count {
			dst[row*r.Count+i] = src[at]
			at += r.Across
		}
	}
}

// scatterEach scatters element by element.
func (r Rows) scatterEach(dst, src []uint32, from int) {
	for row := range r.Rows {
		at := from + row*r.Down
		for i := range r.Count {
			dst[at] = src[row*r.Count+i]
			at += r.Across
		}
	}
}

// check panics as Go does where an element lies outside: assembly looks at no length.
func (r Rows) check(s []uint32, from int) {
	down, across := (r.Rows-1)*r.Down, (r.Count-1)*r.Across
	_, _, _, _ = s[from], s[from+down], s[from+across], s[from+down+across]
}

// turn gathers rows that lie beside each other, by squares of them.
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

// turnBack scatters rows so that they lie beside each other.
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

// floatAt is an element as one that Transpose moves.
func floatAt(s []uint32, i int) *float32 { return (*float32)(unsafe.Pointer(&s[i])) }
