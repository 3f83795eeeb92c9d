package lower

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// minAligned is the least length of a row for which alignment pays: shorter rows share many of
// their words with other rows. minInterleaved is the least length of a row at which most
// invocations get an element.
const minAligned, minInterleaved = 8, kernel.InterleavedBy

// alignChunks aligns the chunks of a map to words, because elements smaller than a word share words
// with others. It does so if the result is contiguous along rows that are long enough. A chunk has
// at most longest elements.
func (b *Builder) alignChunks(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry, longest int) {
	least := shortestRow(k, m, launches)
	if least < minAligned {
		return
	}
	m.Scheme, m.Out = kernel.Aligned, kernel.Unit
	readAnywhere(k, m, launches)
	most := 2 * ops.Accumulators
	for _, o := range k.Operands {
		if o.Access == kernel.Strided || o.Table || o.DType.Size() >= 4 && o.Access == kernel.Unit {
			most = ops.Accumulators // the kernel addresses each element by itself
		}
	}
	if b.Config.Class == target.GPU { // short chunks, so that neighbouring invocations store to neighbouring words
		most = min(most, 16/k.Result().DType.Size())
	}
	m.Chunk = min(longest, most)
	for m.Chunk > 4 && least < 4*m.Chunk {
		m.Chunk /= 2
	}
}

// deal deals the elements of a map out to neighbouring invocations in turn (scheme Interleaved), if
// the result is contiguous along rows that are long enough.
func deal(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) {
	if shortestRow(k, m, launches) < minInterleaved {
		return
	}
	m.Scheme, m.Out, m.Chunk = kernel.Interleaved, kernel.Unit, 4
	readAnywhere(k, m, launches)
}

// shortestRow returns the length of the shortest row of a map's result. It is 0 if the rows are
// not contiguous, or if the map reads ahead or stores several values.
func shortestRow(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) int {
	if k.Rank < 1 || m.Ahead || len(m.Also) > 0 {
		return 0
	}
	inner, least := k.Rank-1, launches[0].Dims[k.Rank-1]
	for _, g := range launches {
		if least = min(least, g.Dims[inner]); g.Out.Strides[inner] != 1 {
			return 0
		}
	}
	return least
}

// readAnywhere sets accesses of a map's operands that are valid at any offset.
func readAnywhere(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) {
	for i := range k.Operands {
		o := &k.Operands[i]
		o.Access = commonAccess(m, launches, func(g kernel.Geometry) kernel.Layout { return g.Operands[i] })
		switch {
		case o.Index && o.Access != kernel.Splat:
			o.Access = kernel.Strided
		case o.Access == kernel.Wide || o.Access == kernel.Shared:
			o.Access = kernel.Unit
		}
	}
	chooseBoxes(k, m, launches)
}
