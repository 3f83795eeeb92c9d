package vector

import "unsafe"

// A Table is a function of 16 bits by its values. The last element, which is none, is read together
// with the value before it.
type Table [1<<16 + 1]uint16

// Apply sets each element of dst, which may be x, to the value of x's.
func (t *Table) Apply(dst, x []byte) {
	n := len(dst) / 2
	x = x[:2*n]
	from := 0
	if whole := n &^ (Group - 1); whole > 0 {
		from = lookUp(first(dst), first(x), t, whole)
	}
	to, of := unsafe.Slice((*uint16)(first(dst)), n), unsafe.Slice((*uint16)(first(x)), n)
	for i := from; i < n; i++ {
		to[i] = t[of[i]]
	}
}
