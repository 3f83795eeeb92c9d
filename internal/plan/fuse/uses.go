package fuse

// uses finds, for each value of a body, the nearest one through which all of the root's use
// of it goes: its immediate dominator. Values are placed after all that read them, so that
// the tree of those above a value is there when it is read, and two of its values find what
// is above both in logarithmic steps (Myers, An applicative random-access stack, 1983).
type uses struct {
	through []int // the nearest value above; -1 of the root
	jump    []int // a value further up
	depth   []int
}

func newUses(n int) *uses {
	u := &uses{make([]int, n), make([]int, n), make([]int, n)}
	for i := range u.through {
		u.through[i], u.jump[i] = -1, i
	}
	return u
}

// place fixes a value below what it is used through.
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

// read says that a value that is placed reads another, which is not.
func (u *uses) read(i, by int) {
	if u.through[i] >= 0 {
		by = u.common(u.through[i], by)
	}
	u.through[i] = by
}

// common is the nearest value that is above both of two, or one of them.
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

// raise goes up from a value to a depth.
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
