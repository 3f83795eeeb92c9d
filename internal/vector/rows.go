package vector

import "unsafe"

// Side is how many rows and columns [Transpose] turns.
const Side = 8

// Rows are elements of four bytes in rows, each of which lies Down elements after the one
// before, and in which each element lies Across after the one before: in columns 1, where
// all are the same one 0.
type Rows struct{ Rows, Count, Down, Across int }

// Available reports whether this processor has vector instructions that are known here.
func Available() bool { return available() }

// Gather copies the rows that lie in src from an element on to dst, where each follows the
// one before, and reports whether it did: it has rows whose elements lie 0, 1 or 2 apart, and
// rows beside each other.
func (r Rows) Gather(dst, src []uint32, from int) bool {
	if !available() || r.Rows < 1 || r.Count < 1 {
		return false
	}
	r.check(src, from)
	_ = dst[r.Rows*r.Count-1]
	switch {
	case r.Across == 0:
		fillRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	case r.Across == 1:
		copyRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	case r.Down == 1 && r.Rows >= Side && r.Count >= Side:
		r.turn(dst, src, from)
	case r.Across == 2:
		evenRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	default:
		return false
	}
	return true
}

// Scatter is the reverse, of rows whose elements lie beside each other: those of src,
// where each follows the one before, come to dst from an element on.
func (r Rows) Scatter(dst, src []uint32, from int) bool {
	if !available() || r.Rows < 1 || r.Count < 1 || r.Across != 1 {
		return false
	}
	r.check(dst, from)
	_ = src[r.Rows*r.Count-1]
	copyRows(&dst[from], &src[0], r.Rows, r.Count, r.Down, r.Count)
	return true
}

// check panics as Go does where an element lies outside.
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

// floatAt is an element as one that Transpose moves.
func floatAt(s []uint32, i int) *float32 { return (*float32)(unsafe.Pointer(&s[i])) }

// Select sets dst[i] to x[i] where c[i] is not 0, else to y[i], and reports whether it did.
// The slices are equally long; dst may be x or y.
func Select(dst []uint32, c []uint8, x, y []uint32) bool {
	if !available() {
		return false
	}
	n := len(dst)
	c, x, y = c[:n], x[:n], y[:n]
	whole := n &^ (Side - 1)
	if whole > 0 {
		selectWords(&dst[0], &c[0], &x[0], &y[0], whole)
	}
	for i := whole; i < n; i++ {
		if c[i] != 0 {
			dst[i] = x[i]
		} else {
			dst[i] = y[i]
		}
	}
	return true
}
