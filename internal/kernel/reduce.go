package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Reduce combines the points along the inner dimensions, leaf by leaf of the
// tree: its result has the shape of the Outer leading dimensions times the
// leaves, or the leaves of these.
type Reduce struct {
	Op              *ops.Op // kind ops.Reduce
	Form            Form
	Outer           int // how many of the space's leading dimensions are kept
	Chunk           int // consecutive elements that are read together; Across: kept points of an invocation
	CooperativeLeaf CooperativeLeaf
	// Striped is how many invocations run side by side that take rows pages apart:
	// 0: neighbours take neighbouring rows.
	Striped int
	// Slab is how a workgroup shares columns, where it does.
	ColumnWorkgroup ColumnWorkgroup
	// Compact writes the body and the combination once for all the accumulators,
	// and once for their tree.
	Compact bool
}

// String is the kind of loop.
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

// Span is how many elements make a result, at the most.
func (r *Reduce) Span() int {
	if r.CooperativeLeaf.Nested {
		return ops.Leaf * ops.Leaf
	}
	return ops.Leaf
}

// Results is how many results n elements have.
func (r *Reduce) Results(n int) int { return ceil(n, r.Span()) }

// leafInvocations is how many invocations go over the kept points: one each, or
// one for a chunk of those side by side.
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

// leaves adds what finding a leaf takes.
func (l *paramList) leaves(k *Kernel, g Geometry) {
	n := k.Reduced(g)
	l.add(NumReduced, n)
	l.divisor(NumLeaves, Leaves(n))
}

// kept adds what finding a kept point takes, or a chunk of them.
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
		return "of no form"
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

// Stripes are an order in which the rows of a kernel that walks along them are
// taken. A CPU driver runs the invocations of a subgroup side by side. Where
// these take neighbouring rows, and several lie in a page, the processor foresees
// nothing of what is read next. So each takes rows one after the other, and the
// next begins a few pages on: see StripePart.

// stripe adds where the stripes lie.
func (l *paramList) stripe(lanes int) {
	if lanes > 0 {
		l.add(StripeShift, partOf[StripePart](l.g).Shift)
	}
}

// verifyStripes checks that a kernel with stripes has rows.
func verifyStripes(lanes int, form Form, outer, rank int) string {
	switch {
	case lanes < 0 || lanes&(lanes-1) != 0:
		return fmt.Sprintf("stripes of %d invocations", lanes)
	case lanes > 0 && (form == Across || outer != 1 || rank != 2):
		return "stripes of what are no rows"
	}
	return ""
}
