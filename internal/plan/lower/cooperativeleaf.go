package lower

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Cooperative leaves: the invocations of a GPU's workgroup share the leaves of reductions.

// Nests reports whether a workgroup combines the leaves of a row of v and then their results,
// because that takes less time than another launch.
func (b *Builder) Nests(v graph.Value, body *region.Body, kept, reduced []int) bool {
	n := 1
	for _, a := range reduced {
		n *= body.Space[a]
	}
	return kernel.Leaves(n) > 1 && n <= target.MaxNestedAlone && b.canNest(v, body, kept, reduced)
}

// canNest reports whether there is a kernel that combines leaves and then their results.
func (b *Builder) canNest(v graph.Value, body *region.Body, kept, reduced []int) bool {
	if b.Config.RowInvocations < ops.Accumulators {
		return false
	}
	k, r, g := b.ReduceKernel(v, body, kept, reduced)
	r.CooperativeLeaf.Nested = true
	launches := b.SplitReduce(k, g, v.DType())
	if launches == nil {
		return false
	}
	b.ChooseForm(k, r, launches)
	b.chooseCooperative(k, r, launches)
	return r.CooperativeLeaf.Nested
}

// chooseCooperative lets the invocations of a workgroup share leaves, if the form is Along or
// Gather. In form Across it also gives up nesting.
func (b *Builder) chooseCooperative(k *kernel.Kernel, r *kernel.Reduce, launches []kernel.Geometry) {
	nested := r.CooperativeLeaf.Nested
	r.CooperativeLeaf = kernel.CooperativeLeaf{}
	n, leaves := 0, 0
	for _, g := range launches {
		reduced := k.Reduced(g)
		n, leaves = max(n, reduced), leaves+shape.Shape(g.Dims[:r.Outer]).Size()*kernel.Leaves(reduced)
	}
	if b.Config.RowInvocations < ops.Accumulators || r.Form == kernel.Across || n < 2 || !b.Config.Runs(rules.Schemes) {
		return
	}
	r.Compact, r.Chunk = false, 1
	if n <= ops.Accumulators && b.chooseShort(k, r, n) {
		return
	}
	r.CooperativeLeaf = kernel.CooperativeLeaf{Size: min(ops.Accumulators, rules.CeilPower(n)), Invocations: min(target.MinCooperators, b.Config.RowInvocations)}
	words, code := b.Config.RowWords, target.MaxCooperativeCost
	if leaves < b.Config.FewLeaves {
		words, code = 2*words, target.MaxLeafAheadCost
	}
	r.CooperativeLeaf.Nested = nested // chooseChunk reads it
	if !b.chooseChunk(k, r, launches, n, leaves) {
		r.CooperativeLeaf.Size, r.Chunk = min(ops.Accumulators, rules.CeilPower(n)), 1
		readSingle(k)
	}
	r.CooperativeLeaf.Ahead = b.ahead(k, r, words, code, min(n, ops.Leaf))
	for _, g := range launches {
		r.CooperativeLeaf.Ragged = r.CooperativeLeaf.Ragged || k.Reduced(g)%(r.CooperativeLeaf.Size*r.Chunk*r.CooperativeLeaf.Ahead) != 0
	}
	if nested {
		group := rules.CeilPower(r.CooperativeLeaf.Size * min(kernel.Leaves(n), ops.Leaf))
		r.CooperativeLeaf.Invocations, r.CooperativeLeaf.Nested = min(max(group, target.MinCooperators), b.Config.RowInvocations), true
		if r.CooperativeLeaf.Size < 4 || r.SharedBytes(k.Result().DType) > b.Config.SharedBytes {
			r.CooperativeLeaf.Invocations, r.CooperativeLeaf.Nested = min(target.MinCooperators, b.Config.RowInvocations), false
		}
	}
}

// chooseShort lets a workgroup read many short rows together into shared memory, where each
// invocation combines one. It reports whether they fit there.
func (b *Builder) chooseShort(k *kernel.Kernel, r *kernel.Reduce, n int) bool {
	r.CooperativeLeaf = kernel.CooperativeLeaf{Size: 1, Invocations: min(target.MinCooperators, b.Config.RowInvocations)}
	cost := b.walkCost(k, r)
	if r.Chunk = max(rules.CeilPower(n), vectorElements); r.SharedBytes(k.Result().DType) > b.Config.SharedBytes {
		r.Chunk = 1
		return false
	}
	r.CooperativeLeaf.Ahead = target.FloorPower(min(rules.CeilPower(n), target.MaxCooperativeCost/max(1, cost)))
	readSingle(k)
	return true
}

// chooseChunk lets an invocation read several elements at once, and reports whether it can. If the
// order of the elements does not count, it reads 16 bytes. Otherwise it reads four elements of each
// round. Then a quarter of the invocations share a leaf, so there must be enough leaves to keep the
// device busy.
func (b *Builder) chooseChunk(k *kernel.Kernel, r *kernel.Reduce, launches []kernel.Geometry, n, leaves int) bool {
	size := widestRead(k)
	if r.Form != kernel.Along || size > 4 || !b.Config.Runs(rules.Schemes) {
		return false
	}
	chunk := 16 / size
	r.CooperativeLeaf.Size = ops.Accumulators
	if !kernel.AnyOrder(r.Op, k.Result().DType) {
		chunk, r.CooperativeLeaf.Size = vectorElements, ops.Accumulators/vectorElements
		idle := r.CooperativeLeaf.Nested && kernel.Leaves(n)*r.CooperativeLeaf.Size < target.MinCooperators
		if leaves < b.Config.FewLeaves || n < ops.Accumulators || idle {
			return false
		}
	}
	for ; chunk >= vectorElements; chunk /= 2 {
		r.Chunk = chunk
		if n < chunk*r.CooperativeLeaf.Size || b.walkCost(k, r) > target.MaxCooperativeCost {
			continue
		}
		readReduced(k, launches, r.Outer)
		if wholeChunked(k) {
			return true
		}
	}
	return false
}

// vectorElements is the least chunk of several elements.
const vectorElements = 4

// wholeChunked reports whether the kernel can read every operand in whole chunks, or has one
// element of it along the row.
func wholeChunked(k *kernel.Kernel) bool {
	for _, o := range k.Operands {
		if o.Table || o.Access != kernel.Wide && o.Access != kernel.Splat && !o.Index {
			return false
		}
	}
	return true
}

// readSingle replaces reads of whole vectors by reads of single elements.
func readSingle(k *kernel.Kernel) {
	for i, o := range k.Operands {
		if o.Access == kernel.Wide {
			k.Operands[i].Access = kernel.Unit
		}
	}
}

// ahead returns how many steps an invocation reads before it combines the first. The elements fill
// at most that many words of registers, and the cost of the steps is at most code.
func (b *Builder) ahead(k *kernel.Kernel, r *kernel.Reduce, words, code, n int) int {
	step := 0
	for _, o := range k.Operands {
		if !o.Index && o.Access != kernel.Splat {
			step += max(1, r.Chunk*o.DType.Size()/4)
		}
	}
	most := min(words/max(1, step), code/max(1, b.walkCost(k, r)), rules.CeilPower(rules.Ceil(n, r.CooperativeLeaf.Size*r.Chunk)))
	return target.FloorPower(most)
}

// walkCost returns the cost of combining the elements of one step.
func (b *Builder) walkCost(k *kernel.Kernel, r *kernel.Reduce) int {
	d := k.Result().DType
	cost := b.Cost(r.Op.Combine(), d, d)
	for i := range k.Body {
		cost += b.instCost(k, i)
	}
	if r.Form == kernel.Gather {
		cost += target.GatherCost * (k.Rank - r.Outer) * len(k.Operands)
	}
	return r.Chunk * cost
}
