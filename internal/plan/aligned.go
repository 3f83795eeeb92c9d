package plan

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// leastAligned is the least length of a row of which most words are its own.
const leastAligned = 8

// alignChunks makes the chunks of a map whose elements share words with others' lie as the
// words do, where the result is consecutive along rows that are long enough: of longest
// elements at the most.
func (b *builder) alignChunks(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry, longest int) {
	if k.Rank < 1 || m.Ahead || len(m.Also) > 0 {
		return
	}
	inner, least := k.Rank-1, launches[0].Dims[k.Rank-1]
	for _, g := range launches {
		least = min(least, g.Dims[inner])
		if g.Out.Strides[inner] != 1 {
			return
		}
	}
	if least < leastAligned {
		return
	}
	m.Scheme, m.Out = kernel.Aligned, kernel.Unit
	most := 2 * ops.Lanes
	for i := range k.Operands {
		o := &k.Operands[i]
		o.Access = commonAccess(m, launches, func(g kernel.Geometry) kernel.Layout { return g.Operands[i] })
		switch {
		case o.Index && o.Access != kernel.Splat:
			o.Access = kernel.Strided
		case o.Access == kernel.Wide || o.Access == kernel.Shared:
			o.Access = kernel.Unit
		}
		if o.Access == kernel.Strided || o.Table || o.DType.Size() >= 4 && o.Access == kernel.Unit {
			most = ops.Lanes // an address an element
		}
	}
	m.Chunk = min(longest, most)
	for m.Chunk > 4 && (b.cfg.TeamLanes > 0 || least < 4*m.Chunk) { // neighbouring invocations of GPUs store neighbouring words
		m.Chunk /= 2
	}
}
