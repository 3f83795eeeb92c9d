package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// Slab is how the invocations of a workgroup share columns, of a kernel of form
// Across on a GPU: a row of the workgroup takes chunks of columns that lie side by
// side, and the rows are the accumulators of a leaf, which they join through shared
// memory, of one or several leaves. The zero Slab is none: an invocation takes all
// the accumulators of its chunk, one after the other.
type ColumnWorkgroup struct {
	Chunks int // side by side
	Leaves int // of a column, at once
	Ahead  int // rows that an invocation reads before it combines the first
}

// maxColumnWorkgroup is the largest workgroup of a column workgroup, and maxAhead the most rows ahead.
const (
	maxColumnWorkgroup = 1024
	maxAhead           = 16
)

// Size is the number of invocations of a workgroup; 0: there is no column workgroup.
func (s ColumnWorkgroup) Size() int { return s.Chunks * s.Leaves * ops.Accumulators }

// groups is how many workgroups side by side take so many chunks.
func (s ColumnWorkgroup) groups(columns, chunk int) int { return ceil(ceil(columns, chunk), s.Chunks) }

// ColumnWorkgroupOf is the kernel's column workgroup.
func (k *Kernel) ColumnWorkgroupOf() ColumnWorkgroup {
	switch l := k.Loop.(type) {
	case *Reduce:
		return l.ColumnWorkgroup
	case *Rowwise:
		return l.ColumnWorkgroup
	}
	return ColumnWorkgroup{}
}

// Together reports whether a workgroup's invocations share what they do, so that all
// of them run all of the kernel.
func (k *Kernel) Together() bool {
	switch l := k.Loop.(type) {
	case *Scan:
		if l.Tile.Lines > 0 {
			return true
		}
	case *Sort:
		return l.Invocations > 0
	}
	return k.ColumnWorkgroupOf().Size() > 0
}

// Spacing is how far the columns of an invocation's chunk lie apart: neighbours,
// where they are read and written by whole vectors; else invocations that are
// neighbours have neighbouring columns.
func (k *Kernel) Spacing() int {
	if s := k.ColumnWorkgroupOf(); s.Size() > 0 && k.Apart() {
		return s.Chunks
	}
	return 1
}

// Apart reports whether something that a workgroup shares is read or written by
// single elements.
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

// verifyApart checks that either all or nothing that is shared is read and written by
// whole vectors.
func (k *Kernel) verifyApart() string {
	if !k.Apart() {
		return ""
	}
	for i, o := range k.Operands {
		if o.Access == Wide {
			return fmt.Sprintf("shared elements that are apart, and operand %d read by whole vectors", i)
		}
	}
	if k.Out() == Wide {
		return "shared elements that are apart, and stored by whole vectors"
	}
	return ""
}

// Bytes is how much shared memory a column workgroup takes for values of so many words of
// 32 bits: of one value at a time to join them, and of all of them, of every leaf,
// where a row has several.
func (s ColumnWorkgroup) Bytes(chunk, most, all int, long bool) int {
	bytes := s.Size() * 4 * chunk * most
	if long {
		bytes += s.Chunks * MaxRowLeaves * 4 * chunk * all
	}
	return bytes
}

// columns adds what finding a workgroup's columns takes, and the other kept points.
func (s ColumnWorkgroup) columns(l *paramList, outer, chunk int) {
	columns := l.g.Dims[outer-1]
	l.add(NumColumns, columns)
	l.divisor(ColumnGroups, s.groups(columns, chunk))
	l.dims(1, outer-1)
}

func (s *ColumnWorkgroup) head(w *words) {
	w.count("slab", &s.Chunks)
	w.count("leaves", &s.Leaves)
	w.count("ahead", &s.Ahead)
}

func (s ColumnWorkgroup) verify(k *Kernel, form Form) string {
	switch {
	case s == ColumnWorkgroup{}:
		return ""
	case form != Across || s.Chunks < 1 || s.Leaves < 1 || s.Leaves > MaxRowLeaves || s.Size() > maxColumnWorkgroup || s.Ahead < 1 || s.Ahead > maxAhead:
		return fmt.Sprintf("a slab of %d chunks of %d leaves, %d rows ahead, %v", s.Chunks, s.Leaves, s.Ahead, form)
	}
	if l, ok := k.Loop.(*Rowwise); ok && !l.Long && s.Leaves > 1 {
		return fmt.Sprintf("a slab of %d leaves of rows of one", s.Leaves)
	}
	return k.verifyApart()
}
