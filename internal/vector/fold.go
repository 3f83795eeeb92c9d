package vector

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// A Reduction is the name of a reduction of package ops' catalogue, with the dtype in which it
// combines.
type Reduction struct {
	Name  string
	DType dtype.DType
}

// A Fold is the vector loop of a reduction. It has [Group] accumulators, as many as package ops
// says. The zero value is no loop.
type Fold struct {
	f     foldFunction
	short foldFunction // the loop on lanes as short as the elements, or 0
	size  int
	free  bool // the order of elements does not change the result
}

// foldFunction is the number of a generated fold; 0 is no fold.
type foldFunction uint8

// foldArgs holds the arguments of a generated fold. A block has Group accumulators, with which the
// fold combines groups of Group elements. Steps are in bytes.
type foldArgs struct {
	dst, src         unsafe.Pointer
	blocks           int
	dstStep, srcStep int // from block to block
	groups           int // of each block, at least 1
	groupStep        int // from group to group of a block
	mode             int // a sum of goesOn and joins
}

const (
	goesOn = 1 // the accumulators start with the elements at dst; else with the first group
	joins  = 2 // the tree of reductions combines the accumulators, and one element is stored
)

// FoldOf returns the loop of a reduction, or false if there is none or this processor lacks the
// instructions.
func FoldOf(r Reduction) (Fold, bool) {
	f, ok := foldFunctions[r]
	return Fold{f, shortFolds[r], r.DType.Size(), r.DType.IsInteger() || r.Name == "max" || r.Name == "min"}, ok && available()
}

// IsLoop reports whether there is a loop.
func (f Fold) IsLoop() bool { return f.f != 0 }

// Rows reduces each row of n elements of src to an element of dst. n is from Group to leaf.
func (f Fold) Rows(dst, src []byte, n int) {
	rows, row, group := len(dst)/f.size, n*f.size, Group*f.size
	src = src[:rows*row]
	if rows == 0 {
		return
	}
	if f.short != 0 && row%shortBytes == 0 {
		f.shortRows(dst, src, row)
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

// freeGroups is how many elements a block of accumulators combines if their order does not matter.
// The chains of several blocks then overlap.
const freeGroups = 8 * Group

// freeRows is Rows in another order than the tree's.
func (f Fold) freeRows(dst, src []byte, n int) {
	var lanes [leaf / freeGroups * Group * longest]byte
	blocks, group := n/freeGroups, Group*f.size
	for i := range len(dst) / f.size {
		callFold(f.f, &foldArgs{dst: first(lanes[:]), src: first(src[i*n*f.size:]), blocks: blocks, dstStep: group, srcStep: freeGroups * f.size, groups: freeGroups / Group, groupStep: group})
		callFold(f.f, &foldArgs{dst: first(dst[i*f.size:]), src: first(lanes[:]), blocks: 1, groups: blocks, groupStep: group, mode: joins})
	}
}

// shortBytes is the number of bytes that a fold on short lanes combines side by side.
const shortBytes = 64

// shortRows is Rows on short lanes, several rows at a time. row is a row's number of bytes.
func (f Fold) shortRows(dst, src []byte, row int) {
	const together = 16
	var lanes [together * shortBytes]byte
	group := Group * f.size
	for rows := len(dst) / f.size; rows > 0; {
		n := min(rows, together)
		callFold(f.short, &foldArgs{dst: first(lanes[:]), src: first(src), blocks: n, dstStep: shortBytes, srcStep: row, groups: row / shortBytes, groupStep: shortBytes})
		callFold(f.f, &foldArgs{dst: first(dst), src: first(lanes[:]), blocks: n, dstStep: f.size, srcStep: shortBytes, groups: shortBytes / group, groupStep: group, mode: joins})
		dst, src, rows = dst[n*f.size:], src[n*row:], rows-n
	}
}

// leaf is the most elements of a row: package ops' leaf.
const leaf = 1024

// lastGroup combines the first accumulators with the last elements, which are fewer than a group.
func (f Fold) lastGroup(lanes, group, some []byte) {
	copy(group, lanes)
	pad := [Group * longestElement]byte{}
	copy(pad[:], some)
	callFold(f.f, &foldArgs{dst: first(group), src: first(pad[:]), blocks: 1, groups: 1, mode: goesOn})
	copy(lanes, group[:len(some)])
}

// Columns combines each element of dst with count elements of src: the one at the same offset and
// those down bytes, 2 * down bytes and so on after it. count is at least 1. If begins is true, dst
// starts with src's first elements. A NaN of the result need not be the canonical one.
func (f Fold) Columns(dst, src []byte, down, count int, begins bool) {
	group := Group * f.size
	whole := len(dst) / group * group
	_ = src[(count-1)*down+len(dst)-1]
	a := foldArgs{groups: count, groupStep: down}
	if !begins {
		a.mode = goesOn
	}
	if n := len(dst) / shortBytes; f.short != 0 && n > 0 {
		a.dst, a.src, a.blocks, a.dstStep, a.srcStep = first(dst), first(src), n, shortBytes, shortBytes
		callFold(f.short, &a)
		dst, src = dst[n*shortBytes:], src[n*shortBytes:]
		whole -= n * shortBytes
	}
	a.dst, a.src, a.blocks, a.dstStep, a.srcStep = first(dst), first(src), whole/group, group, group
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

// longestElement is the largest size of an element in bytes.
const longestElement = 16
