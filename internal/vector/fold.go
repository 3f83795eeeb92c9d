package vector

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// A Reduction is one of package ops' catalogue by its name, and the type that it combines in.
type Reduction struct {
	Name  string
	DType dtype.DType
}

// A Fold is the loop of a reduction by the accumulators that package ops describes, which are as
// many as a [Group] has elements. The zero value is none.
type Fold struct {
	f    foldFunction
	size int
	free bool // the order changes nothing
}

// foldFunction names a generated fold; 0 is none.
type foldFunction uint8

// foldArgs are blocks of Group accumulators, each of groups of elements; steps are in bytes.
type foldArgs struct {
	dst, src         unsafe.Pointer
	blocks           int
	dstStep, srcStep int // from block to block
	groups           int // of a block, one at least
	groupStep        int // from one to the next
	mode             int // a sum of those below
}

const (
	goesOn = 1 // the accumulators are those at dst; else they begin with the first group
	joins  = 2 // the accumulators are joined by the fixed tree, and one element is stored
)

// FoldOf is the loop of a reduction, if there is one and this processor has the instructions.
func FoldOf(r Reduction) (Fold, bool) {
	f, ok := foldFunctions[r]
	return Fold{f, r.DType.Size(), r.DType.IsInteger() || r.Name == "max" || r.Name == "min"}, ok && available()
}

// IsLoop reports whether there is a loop.
func (f Fold) IsLoop() bool { return f.f != 0 }

// Rows reduces each row of n elements of src, n from Group to a leaf's, to an element of dst.
func (f Fold) Rows(dst, src []byte, n int) {
	rows, row, group := len(dst)/f.size, n*f.size, Group*f.size
	src = src[:rows*row]
	if rows == 0 {
		return
	}
	if f.free && n%freeGroups == 0 && n > freeGroups && n <= leaf {
		f.freeRows(dst, src, n)
		return
	}
	a := foldArgs{dst: first(dst), src: first(src), blocks: rows, dstStep: f.size, srcStep: row, groups: n / Group, groupStep: group, mode: joins}
	if n%Group == 0 {
		callFold(f.f, &a)
		return
	}
	var lanes, rest [Group * longestElement]byte
	a.blocks, a.dst, a.mode = 1, first(lanes[:]), 0
	for i := range rows {
		a.src = first(src[i*row:])
		callFold(f.f, &a)
		f.lastGroup(lanes[:group], rest[:group], src[i*row+row/group*group:][:row%group])
		callFold(f.f, &foldArgs{dst: first(dst[i*f.size:]), src: first(lanes[:]), blocks: 1, groups: 1, mode: joins})
	}
}

// freeGroups is how many elements each accumulator's chain has at the most where the order changes
// nothing, times the accumulators: several are under way at a time.
const freeGroups = 8 * Group

// freeRows is Rows of many elements in an order that is not the tree's.
func (f Fold) freeRows(dst, src []byte, n int) {
	var lanes [leaf / freeGroups * Group * longest]byte
	blocks, group := n/freeGroups, Group*f.size
	for i := range len(dst) / f.size {
		callFold(f.f, &foldArgs{dst: first(lanes[:]), src: first(src[i*n*f.size:]), blocks: blocks, dstStep: group, srcStep: freeGroups * f.size, groups: freeGroups / Group, groupStep: group})
		callFold(f.f, &foldArgs{dst: first(dst[i*f.size:]), src: first(lanes[:]), blocks: 1, groups: blocks, groupStep: group, mode: joins})
	}
}

// leaf is how many elements a row has at the most.
const leaf = 1024

// lastGroup combines the first accumulators with fewer elements than there are of them.
func (f Fold) lastGroup(lanes, group, some []byte) {
	copy(group, lanes)
	pad := [Group * longestElement]byte{}
	copy(pad[:], some)
	callFold(f.f, &foldArgs{dst: first(group), src: first(pad[:]), blocks: 1, groups: 1, mode: goesOn})
	copy(lanes, group[:len(some)])
}

// Columns combines elements of dst with those of src that lie at the same place, and so many
// bytes further on, and so on, count of them, count at the least 1. Where begins, dst has
// nothing yet, and the first one becomes it. NaNs are any.
func (f Fold) Columns(dst, src []byte, down, count int, begins bool) {
	group := Group * f.size
	whole := len(dst) / group * group
	_ = src[(count-1)*down+len(dst)-1]
	a := foldArgs{dst: first(dst), src: first(src), blocks: whole / group, dstStep: group, srcStep: group, groups: count, groupStep: down}
	if !begins {
		a.mode = goesOn
	}
	if whole > 0 {
		callFold(f.f, &a)
	}
	if whole == len(dst) {
		return
	}
	var lanes, some [Group * longestElement]byte
	rest := dst[whole:]
	copy(lanes[:], rest)
	a = foldArgs{dst: first(lanes[:]), src: first(some[:]), blocks: 1, groups: 1, mode: a.mode}
	for i := range count {
		copy(some[:], src[i*down+whole:][:len(rest)])
		callFold(f.f, &a)
		a.mode = goesOn
	}
	copy(rest, lanes[:])
}

// longestElement is the most bytes of an element.
const longestElement = 16
