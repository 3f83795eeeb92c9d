package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Reduce combines the points along the inner dimensions, leaf by leaf of the reduction tree. Its
// result has the Outer leading dimensions. Its innermost dimension has an element for each leaf, or
// for each leaf of leaves.
type Reduce struct {
	Op              *ops.Op // kind ops.Reduce
	Form            Form
	Outer           int // how many leading dimensions the result keeps
	Chunk           int // consecutive elements that are read together; in form Across: kept points of an invocation
	CooperativeLeaf CooperativeLeaf
	// Striped is how many invocations of a CPU driver's subgroup take rows in stripes (see below).
	// 0: neighbouring invocations take neighbouring rows.
	Striped int
	// ColumnWorkgroup is how a workgroup's invocations share columns; zero: they do not.
	ColumnWorkgroup ColumnWorkgroup
	// Compact: the code of the body and of the combination is written once for all the
	// accumulators, and once for the tree that combines them.
	Compact bool
}

// String returns the kind of loop.
func (r *Reduce) String() string { return "reduce" }

func (r *Reduce) chunk() int  { return r.Chunk }
func (r *Reduce) out() Access { return Strided }

func (r *Reduce) outSpace(k *Kernel, g Geometry) ([]int, Layout) {
	dims := append(append([]int(nil), g.Dims[:r.Outer]...), r.Results(k.Reduced(g)))
	return dims, Layout{Strides: append(append([]int(nil), g.Out.Strides...), 1), Offset: g.Out.Offset}
}

func (r *Reduce) invocations(k *Kernel, g Geometry) int {
	if r.ColumnWorkgroup.Size() > 0 {
		columns := size(g.Dims[:r.Outer-1]) * r.ColumnWorkgroup.groups(g.Dims[r.Outer-1], r.Chunk)
		return columns * ceil(Leaves(k.Reduced(g)), r.ColumnWorkgroup.Leaves) * r.ColumnWorkgroup.Size()
	}
	results := leafInvocations(r.Form, r.Outer, r.Chunk, g) * r.Results(k.Reduced(g))
	return results * r.CooperativeLeaf.each()
}

// Span returns the most elements that one result combines.
func (r *Reduce) Span() int {
	if r.CooperativeLeaf.Nested {
		return ops.Leaf * ops.Leaf
	}
	return ops.Leaf
}

// Results returns how many results the kernel stores for n elements.
func (r *Reduce) Results(n int) int { return ceil(n, r.Span()) }

// leafInvocations returns how many invocations the kept points take: one for each point or, in form
// Across, for each chunk of adjacent points.
func leafInvocations(form Form, outer, chunk int, g Geometry) int {
	if form != Across {
		return size(g.Dims[:outer])
	}
	return size(g.Dims[:outer-1]) * ceil(g.Dims[outer-1], chunk)
}

func (r *Reduce) sample(_ *Kernel, g *Geometry) { g.Out.Strides = g.Out.Strides[:r.Outer] }

func (r *Reduce) params(k *Kernel, l *paramList, g Geometry) {
	n := k.Reduced(g)
	l.add(NumReduced, n)
	l.divisor(NumLeaves, r.Results(n))
	if r.CooperativeLeaf.Size == 1 {
		l.divisor(RowElements, n)
	}
	l.stripe(r.Striped)
	if r.ColumnWorkgroup.Size() > 0 {
		l.divisor(LeafGroups, ceil(Leaves(k.Reduced(g)), r.ColumnWorkgroup.Leaves))
		r.ColumnWorkgroup.columns(l, r.Outer, r.Chunk)
	} else {
		l.kept(r.Form, r.Outer, r.Chunk)
	}
	if r.Form == Gather {
		l.dims(r.Outer+1, k.Rank)
	}
	l.places(func(int, int) bool { return true })
}

// leaves adds the parameters for finding a leaf.
func (l *paramList) leaves(k *Kernel, g Geometry) {
	n := k.Reduced(g)
	l.add(NumReduced, n)
	l.divisor(NumLeaves, Leaves(n))
}

// kept adds the parameters for finding a kept point, or a chunk of them.
func (l *paramList) kept(form Form, outer, chunk int) {
	if form == Across {
		outer--
		columns := l.g.Dims[outer]
		l.add(NumColumns, columns)
		l.divisor(ColumnChunks, ceil(columns, chunk))
	}
	l.dims(1, outer)
}

func (r *Reduce) verify(k *Kernel) string {
	switch {
	case r.Op == nil || r.Op.Kind != ops.Reduce:
		return "a reduce kernel without its operator"
	case r.Outer < 0 || r.Outer >= k.Rank && k.Rank > 0:
		return fmt.Sprintf("%d kept of %d dimensions", r.Outer, k.Rank)
	case r.Form == Along && k.Rank-r.Outer != 1:
		return fmt.Sprintf("along with %d reduced dimensions", k.Rank-r.Outer)
	case r.Form == Across && (r.Outer < 1 || k.Rank-r.Outer != 1):
		return fmt.Sprintf("across with %d kept and %d reduced dimensions", r.Outer, k.Rank-r.Outer)
	}
	if what := r.verifyCooperative(k); what != "" {
		return what
	}
	if what := r.ColumnWorkgroup.verify(k, r.Form); what != "" {
		return what
	}
	if what := verifyCombines(r.Op, k.Result().DType); what != "" {
		return what
	}
	return verifyStripes(r.Striped, r.Form, r.Outer, k.Rank)
}

// verifyLeaves checks what reductions, scans and rowwise kernels have in common.
func (k *Kernel) verifyLeaves(form Form, chunk int) string {
	switch {
	case form > Gather:
		return "an unknown form"
	case !validChunk(chunk) && k.cooperativeRow() == nil:
		return fmt.Sprintf("chunk %d is no power of two from 4 to 64", chunk)
	}
	for i, o := range k.Operands {
		if o.Access == Held || o.Access == Column || o.Access > Held {
			return fmt.Sprintf("operand %d is read as only maps do", i)
		}
	}
	return ""
}

// verifyCombines checks that a reduction takes elements of a type.
func verifyCombines(op *ops.Op, d dtype.DType) string {
	switch {
	case !op.Accept.Contains(d):
		return fmt.Sprintf("%s of %s", op, d)
	case op.Result == ops.Default && d.IsHalf():
		return fmt.Sprintf("%s of %s, which is combined in %s", op, d, dtype.Accumulator(d))
	}
	return ""
}

// Stripes are an order for the rows of a kernel that walks along rows. A CPU driver executes the
// invocations of a subgroup in lockstep. If they took neighbouring rows, several of which share a
// page, the processor would prefetch nothing. So each invocation takes rows one after the other,
// and the next invocation begins a few pages on: see StripePart.

// stripe adds the parameter of the stripes.
func (l *paramList) stripe(lanes int) {
	if lanes > 0 {
		l.add(StripeShift, partOf[StripePart](l.g).Shift)
	}
}

func verifyStripes(lanes int, form Form, outer, rank int) string {
	switch {
	case lanes < 0 || lanes&(lanes-1) != 0:
		return fmt.Sprintf("stripes of %d invocations", lanes)
	case lanes > 0 && (form == Across || outer != 1 || rank != 2):
		return "stripes without rows"
	}
	return ""
}
