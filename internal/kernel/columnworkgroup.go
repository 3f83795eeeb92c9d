package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// ColumnWorkgroup describes a workgroup whose invocations share columns, in kernels of form Across
// on GPUs. The workgroup is a grid of invocations. Each row of the grid takes the same adjacent
// chunks of columns, and computes one accumulator of a leaf. The workgroup takes one leaf or
// several, and combines the accumulators through shared memory. With the zero value, an invocation
// computes all accumulators of its chunk, one after the other.
type ColumnWorkgroup struct {
	Chunks int // adjacent chunks
	Leaves int // leaves of a column at once
	Ahead  int // rows that an invocation reads before it combines the first
}

// maxColumnWorkgroup is the most invocations of a column workgroup; maxAhead, the most rows ahead.
const (
	maxColumnWorkgroup = 1024
	maxAhead           = 16
)

// Size returns the number of invocations; 0: there is no column workgroup.
func (s ColumnWorkgroup) Size() int { return s.Chunks * s.Leaves * ops.Accumulators }

// groups returns how many workgroups side by side cover a number of columns.
func (s ColumnWorkgroup) groups(columns, chunk int) int { return ceil(ceil(columns, chunk), s.Chunks) }

// ColumnWorkgroupOf returns the kernel's column workgroup.
func (k *Kernel) ColumnWorkgroupOf() ColumnWorkgroup {
	switch l := k.Loop.(type) {
	case *Reduce:
		return l.ColumnWorkgroup
	case *Rowwise:
		return l.ColumnWorkgroup
	}
	return ColumnWorkgroup{}
}

// Together reports whether a workgroup's invocations share memory or barriers, so that all of them
// must execute the whole kernel, also those that have no element of their own.
func (k *Kernel) Together() bool {
	switch l := k.Loop.(type) {
	case *Scan:
		if l.Tile.Lines > 0 {
			return true
		}
	case *Sort:
		return l.Invocations > 0
	case *Routine:
		return l.Invocations > 0
	}
	return k.ColumnWorkgroupOf().Size() > 0
}

// Spacing returns the distance between the columns of an invocation's chunk. It is 1 if the kernel
// reads and writes whole vectors. Otherwise the invocations interleave: neighbouring invocations
// have neighbouring columns.
func (k *Kernel) Spacing() int {
	if s := k.ColumnWorkgroupOf(); s.Size() > 0 && k.Apart() {
		return s.Chunks
	}
	return 1
}

// Apart reports whether a kernel whose workgroups share columns or a tile reads or writes some
// array element by element. Then it does so with all arrays, and the columns of a chunk lie Spacing
// apart.
func (k *Kernel) Apart() bool {
	carry, apart := -1, false
	switch l := k.Loop.(type) {
	case *Rowwise:
		apart = l.Out == Strided
	case *Scan:
		apart = l.Out == Strided
		if l.Carry {
			carry = len(k.Operands) - 1
		}
	}
	for i, o := range k.Operands {
		apart = apart || i != carry && !o.Index && !o.Table && (o.Access == Unit || o.Access == Strided)
	}
	return apart
}

// verifyApart checks that a workgroup accesses all arrays by single elements, or by whole vectors.
func (k *Kernel) verifyApart() string {
	if !k.Apart() {
		return ""
	}
	for i, o := range k.Operands {
		if o.Access == Wide {
			return fmt.Sprintf("single elements are shared, but operand %d is read in whole vectors", i)
		}
	}
	if k.Out() == Wide {
		return "single elements are shared, but stored in whole vectors"
	}
	return ""
}

// Bytes returns the shared memory of a column workgroup. The workgroup combines one fold at a time,
// whose values take at most most 32-bit words. In long rows, with several leaves, it also holds the
// values of all folds (all words) of every leaf.
func (s ColumnWorkgroup) Bytes(chunk, most, all int, long bool) int {
	bytes := s.Size() * 4 * chunk * most
	if long {
		bytes += s.Chunks * MaxRowLeaves * 4 * chunk * all
	}
	return bytes
}

// columns adds the parameters with which a workgroup finds its columns, and its coordinates in the
// other kept dimensions.
func (s ColumnWorkgroup) columns(l *paramList, outer, chunk int) {
	columns := l.g.Dims[outer-1]
	l.add(NumColumns, columns)
	l.divisor(ColumnGroups, s.groups(columns, chunk))
	l.dims(1, outer-1)
}

func (s *ColumnWorkgroup) head(w *words) {
	w.count("column.workgroup", &s.Chunks)
	w.count("leaves", &s.Leaves)
	w.count("ahead", &s.Ahead)
}

func (s ColumnWorkgroup) verify(k *Kernel, form Form) string {
	switch {
	case s == ColumnWorkgroup{}:
		return ""
	case form != Across || s.Chunks < 1 || s.Leaves < 1 || s.Leaves > MaxRowLeaves || s.Size() > maxColumnWorkgroup || s.Ahead < 1 || s.Ahead > maxAhead:
		return fmt.Sprintf("a column workgroup of %d chunks of %d leaves, %d rows ahead, %v", s.Chunks, s.Leaves, s.Ahead, form)
	}
	if l, ok := k.Loop.(*Rowwise); ok && !l.Long && s.Leaves > 1 {
		return fmt.Sprintf("a column workgroup of %d leaves for rows of one", s.Leaves)
	}
	return k.verifyApart()
}
