package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// CooperativeLeaf lets a workgroup's invocations share the leaves of a reduction, of form Along or
// Gather. In each step an invocation takes a chunk of elements, and its neighbours take the next
// chunks. If the result depends on the order, a step takes one element for each accumulator, or
// fewer if a row has fewer elements. Otherwise (see AnyOrder) a step may be longer. With the zero
// value, one invocation combines a leaf.
//
// With Size 1, a row has no more elements than there are accumulators. A workgroup reads as many
// rows as it has invocations into shared memory, element by element, and each invocation combines
// one of these rows. Reduce.Chunk is then the most elements of a row.
type CooperativeLeaf struct {
	Size        int // invocations that share a leaf; a power of two
	Invocations int // invocations of a workgroup
	// Ahead is how many steps are read before the first of them is combined.
	Ahead int
	// Ragged: the number of steps of some leaves is no multiple of Ahead.
	Ragged bool
	// Nested: a workgroup combines as many leaves as a leaf has elements, and then combines the
	// results of these leaves.
	Nested bool
}

// each returns how many invocations compute one result.
func (t CooperativeLeaf) each() int {
	switch {
	case t.Nested:
		return t.Invocations
	case t.Size > 0:
		return t.Size
	}
	return 1
}

// AnyOrder reports whether a reduction of a dtype gives the same bits in any order of its elements.
func AnyOrder(op *ops.Op, d dtype.DType) bool {
	return op == ops.Max || op == ops.Min || d.IsInteger()
}

// SharedBytes returns the shared memory of a workgroup.
func (r *Reduce) SharedBytes(d dtype.DType) int {
	t := r.CooperativeLeaf
	if t.Size == 0 {
		return 0
	}
	values := t.Invocations * max(1, min(r.Chunk, ops.Accumulators/t.Size))
	if t.Size == 1 {
		values += t.Invocations // rows are an odd number of values apart
	}
	if t.Nested {
		values += t.Invocations + ops.Leaf
	}
	return values * d.Words() * 4
}

func (r *Reduce) verifyCooperative(k *Kernel) string {
	t := r.CooperativeLeaf
	if t.Size == 0 {
		if t != (CooperativeLeaf{}) {
			return fmt.Sprintf("a cooperative leaf without invocations: %+v", t)
		}
		return k.verifyLeaves(r.Form, r.Chunk)
	}
	power := func(n int) bool { return n > 0 && n&(n-1) == 0 }
	switch {
	case !power(t.Size) || t.Size > ops.Accumulators || !power(t.Invocations) || t.Invocations < ops.Accumulators || !power(t.Ahead) || t.Ahead > ops.Leaf:
		return fmt.Sprintf("cooperative leaves of %d, workgroups of %d, %d steps ahead", t.Size, t.Invocations, t.Ahead)
	case r.Form == Across || r.Striped > 0 || r.Compact:
		return "a cooperative leaf across, in stripes or compact"
	case t.Nested && t.Size < 4:
		return fmt.Sprintf("leaves of leaves by cooperative leaves of %d", t.Size)
	case t.Size == 1 && (!power(r.Chunk) || r.Chunk < vectorElements): // a row's accumulators are joined pairwise
		return fmt.Sprintf("cooperative leaves of one, and rows of %d", r.Chunk)
	}
	if r.Chunk == 1 || t.Size == 1 && r.Chunk <= ops.Accumulators {
		return k.verifyLeaves(r.Form, max(r.Chunk, vectorElements))
	}
	for i, o := range k.Operands {
		if r.Form != Along || o.Access != Wide && o.Access != Splat && !o.Index {
			return fmt.Sprintf("operand %d is read by elements, and not by chunks of %d", i, r.Chunk)
		}
	}
	if t.Size*r.Chunk != ops.Accumulators && (t.Size != ops.Accumulators || !AnyOrder(r.Op, k.Result().DType)) {
		return fmt.Sprintf("%d invocations take %d elements each, out of order", t.Size, r.Chunk)
	}
	return k.verifyLeaves(r.Form, r.Chunk)
}
