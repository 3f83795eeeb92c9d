package fuse

// uses finds the immediate dominator of each value of a body: the nearest value through which every
// path from the root leads. A value is placed after all its readers, so the dominator tree above it
// is complete by then. Finding the nearest common dominator of two values takes logarithmic steps
// (Myers, An applicative random-access stack, 1983).
type uses struct {
	through []int // the immediate dominator; -1 for the root
	jump    []int // a dominator further up
	depth   []int
}

func newUses(n int) *uses {
	u := &uses{make([]int, n), make([]int, n), make([]int, n)}
	for i := range u.through {
		u.through[i], u.jump[i] = -1, i
	}
	return u
}

// place adds a value to the tree below its dominator. All its readers must have been placed.
func (u *uses) place(i int) {
	up := u.through[i]
	if up < 0 {
		return
	}
	u.depth[i], u.jump[i] = u.depth[up]+1, up
	if far := u.jump[up]; u.depth[up]-u.depth[far] == u.depth[far]-u.depth[u.jump[far]] {
		u.jump[i] = u.jump[far]
	}
}

// read notes that by, which has been placed, reads i, which has not.
func (u *uses) read(i, by int) {
	if u.through[i] >= 0 {
		by = u.common(u.through[i], by)
	}
	u.through[i] = by
}

// common returns the nearest common dominator of a and b, which may be one of them.
func (u *uses) common(a, b int) int {
	a, b = u.raise(a, u.depth[b]), u.raise(b, u.depth[a])
	for a != b {
		if u.jump[a] != u.jump[b] {
			a, b = u.jump[a], u.jump[b]
		} else {
			a, b = u.through[a], u.through[b]
		}
	}
	return a
}

// raise returns the dominator of a at this depth, or a itself if a is not deeper.
func (u *uses) raise(a, depth int) int {
	for u.depth[a] > depth {
		if u.depth[u.jump[a]] >= depth {
			a = u.jump[a]
		} else {
			a = u.through[a]
		}
	}
	return a
}
