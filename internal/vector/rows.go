package vector

// Rows are elements of four bytes in rows, each of which lies Down elements after the one
// before, and in which each element lies Across after the one before: in columns 1, where
// all are the same one 0.
type Rows struct{ Rows, Count, Down, Across int }

// Available reports whether this processor has vector instructions that are known here.
func Available() bool { return available() }

// Gather copies the rows that lie in src from an element on to dst, where each follows the
// one before, and reports whether it did: it has rows whose elements lie 0, 1 or 2 apart.
func (r Rows) Gather(dst, src []uint32, from int) bool {
	if !available() || r.Rows < 1 || r.Count < 1 {
		return false
	}
	r.check(src, from)
	_ = dst[r.Rows*r.Count-1]
	switch r.Across {
	case 0:
		fillRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	case 1:
		copyRows(&dst[0], &src[from], r.Rows, r.Count, r.Count, r.Down)
	case 2:
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
