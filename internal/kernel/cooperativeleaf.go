package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Team is how the invocations of a workgroup share the leaves of a reduction that
// goes along rows, or gathers. Step by step, each takes a chunk of elements and its
// neighbours the next ones. Where the order of a sum counts, a step is a round of
// the accumulators, or as many of them as the rows have elements; of what has no
// order (see AnyOrder) it may be longer. The zero value: an invocation walks a leaf
// alone.
//
// Rows of no more elements than there are accumulators are cooperative leaves of one: a workgroup
// reads as many rows as it has invocations into its shared memory, element by
// element, and then each combines a row. Chunk is how many elements a row has at the
// most.
type CooperativeLeaf struct {
	Size        int // invocations that share a leaf; a power of two
	Invocations int // invocations of a workgroup
	// Ahead is how many steps are read before the first of them is combined.
	Ahead int
	// Ragged: there are leaves that do not end with so many steps.
	Ragged bool
	// Nested: a workgroup combines as many leaves as a leaf has elements, and then
	// their results.
	Nested bool
}

// each is how many invocations a result takes.
func (t CooperativeLeaf) each() int {
	switch {
	case t.Nested:
		return t.Invocations
	case t.Size > 0:
		return t.Size
	}
	return 1
}

// AnyOrder reports whether a reduction of a type gives the same bits in any order.
func AnyOrder(op *ops.Op, d dtype.DType) bool {
	return op == ops.Max || op == ops.Min || d.IsInteger()
}

// SharedBytes is how much memory a workgroup shares.
func (r *Reduce) SharedBytes(d dtype.DType) int {
	t := r.CooperativeLeaf
	if t.Size == 0 {
		return 0
	}
	values := t.Invocations * max(1, min(r.Chunk, ops.Accumulators/t.Size))
	if t.Size == 1 {
		values += t.Invocations // rows lie an odd number apart
	}
	if t.Nested {
		values += t.Invocations + ops.Leaf
	}
	return values * d.Words() * 4
}

// verifyCooperative checks what a cooperative leaf's reduction asks for, and its chunk.
func (r *Reduce) verifyCooperative(k *Kernel) string {
	t := r.CooperativeLeaf
	if t.Size == 0 {
		if t != (CooperativeLeaf{}) {
			return fmt.Sprintf("a team of nobody: %+v", t)
		}
		return k.verifyLeaves(r.Form, r.Chunk)
	}
	power := func(n int) bool { return n > 0 && n&(n-1) == 0 }
	switch {
	case !power(t.Size) || t.Size > ops.Accumulators || !power(t.Invocations) || t.Invocations < ops.Accumulators || !power(t.Ahead) || t.Ahead > ops.Leaf:
		return fmt.Sprintf("teams of %d, workgroups of %d, %d steps ahead", t.Size, t.Invocations, t.Ahead)
	case r.Form == Across || r.Striped > 0 || r.Compact:
		return "a team across, in stripes or compact"
	case t.Nested && t.Size < 4:
		return fmt.Sprintf("leaves of leaves by teams of %d", t.Size)
	case t.Size == 1 && (!power(r.Chunk) || r.Chunk < vectorElements): // a row's accumulators are joined pairwise
		return fmt.Sprintf("teams of one, and rows of %d", r.Chunk)
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
