package products

import (
	"cmp"
	"math"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/shape"
)

// cooperate makes the kernel use cooperative matrices, and reports whether it has. The product must
// be marked fast, the device must have such matrices, and one launch must suffice.
func (p *Product) cooperate(k *kernel.Kernel, g kernel.Geometry) bool {
	b := p.Tiler
	if !p.Value.Node.Attr.Fast || p.blocks && p.steps == 0 {
		return false
	}
	tile, why := b.cooperativeTile(k, g, p.blocks || p.endedLong(), p.blockSteps(g))
	if len(p.Left.Insts) > 1 || len(p.Right.Insts) > 1 {
		tile, why = nil, "its kernel computes an operand"
	}
	if tile == nil {
		p.exact = why
		return false
	}
	exact := k.Loop
	k.Loop = tile
	if _, fits := b.ContractCut(k, tile, g); !fits {
		k.Loop = exact
		p.exact = "it is larger than one launch can reach"
		return false
	}
	chooseSharedStores(k, tile, []kernel.Geometry{g})
	b.ChooseParams(k)
	return true
}

// minBlockSteps are the fewest steps of a block of a fast product's sums.
const minBlockSteps = 256

// blockSteps lists the numbers of steps that a block of sums by cooperative matrices may have: 0,
// which means all of k, and powers of two, so that there are few kernels. A map must be able to add
// the blocks, and they must take little memory. A product that already stores its blocks keeps
// their steps.
func (p *Product) blockSteps(g kernel.Geometry) []int {
	if p.blocks {
		return []int{p.steps}
	}
	cfg, last := &p.Tiler.Config, len(g.Dims)-1
	list, k := []int{0}, g.Dims[last]
	bytes := int64(shape.Shape(g.Dims[:last]).Size()) * int64(p.Value.DType().Size())
	room := min(cfg.Room(), cmp.Or(cfg.Unit.BlocksBytes, target.BlocksBytes))
	for steps := minBlockSteps; steps < k && !p.Whole; steps *= 2 {
		if blocks := rules.Ceil(k, steps); p.MapsBlocks(blocks) && int64(blocks)*bytes <= room {
			list = append(list, steps)
		}
	}
	return list
}

// endedLong reports whether the product has an epilogue although its sums have several blocks. If
// so, it must use cooperative matrices, even for a small slice of it.
func (p *Product) endedLong() bool {
	return p.End != nil && p.Fast && !p.Whole && kernel.Blocks(InnerSize(p.Value)) > 1
}

// cooperativeTile returns the quickest tile whose blocks have one of the listed numbers of steps.
// It returns nil and the reason if there is none. For a slice, small size is no reason.
func (b Tiler) cooperativeTile(k *kernel.Kernel, g kernel.Geometry, slice bool, steps []int) (c *kernel.Contract, why string) {
	d, last := k.Operands[0].DType, len(g.Dims)-1
	m := b.Config.Cooperative.Of(d)
	switch {
	case m.M == 0:
		return nil, "the device has no cooperative matrices of " + d.String()
	case !b.Config.Runs(rules.Schemes):
		return nil, expr.WhyLeftOut(rules.Schemes).String()
	case slice:
	case shape.Shape(g.Dims).Size() < target.SmallProduct || g.Dims[last-2] <= target.FewRows || g.Dims[last-1] <= target.FewRows:
		return nil, "it is small"
	}
	least := math.Inf(1)
	consider := func(t target.FastTile) {
		fit := b.fitFast(k, g, t)
		if fit == nil {
			return
		}
		for _, n := range steps {
			if n%fit.Shared == 0 {
				one, matrices := *fit, *fit.Cooperative
				one.Cooperative, matrices.Steps = &matrices, n
				if time := b.fastTime(&one, k.Operands[0].DType, g.Dims); time < least {
					c, least = &one, time
				}
			}
		}
	}
	if consider(b.Config.FastTile); c != nil {
		return c, ""
	}
	for _, t := range target.FastTiles {
		consider(t)
	}
	if c == nil {
		return nil, "its tile does not fit the workgroup's shared memory"
	}
	return c, ""
}

// fitFast returns the loop for a tile, with as many steps at a time as shared memory holds. It is
// nil if the device's matrices or workgroups do not fit the tile.
func (b Tiler) fitFast(k *kernel.Kernel, g kernel.Geometry, t target.FastTile) *kernel.Contract {
	d := k.Operands[0].DType
	m, chunk := b.Config.Cooperative.Of(d), kernel.CooperativeChunk(d)
	subgroup, subgroups := b.Config.Cooperative.Subgroup, t.Down*t.Across
	c := &kernel.Contract{Batch: k.Rank - 3, Out: kernel.Strided, Rows: t.Rows, Columns: t.Columns, Unroll: 1,
		Invocations: subgroups * subgroup, Down: t.Down, Cooperative: &kernel.Cooperative{M: m.M, N: m.N, K: m.K, Subgroups: subgroups}}
	if subgroups == 0 || t.Rows%m.M != 0 || t.Columns%m.N != 0 || c.GroupRows()%chunk != 0 || c.GroupColumns()%chunk != 0 || b.Config.Cooperative.ByRows && m.N%chunk != 0 || t.Rows*t.Columns > target.MaxFastSums*subgroup || c.Invocations > b.Config.WorkgroupInvocations {
		return nil
	}
	c.A, c.B = cooperativeChunks(k, c, g, 0), cooperativeChunks(k, c, g, 1)
	c.Cooperative.OneRound, c.Cooperative.ByRows = b.Config.Cooperative.ByRows, b.Config.Cooperative.ByRows && c.B == kernel.Outer
	room := b.Config.SharedBytes
	if c.Cooperative.OneRound && t != b.Config.FastTile { // only a tuned tile may fill a compute unit by itself
		room /= 2
	}
	for c.Shared = max(t.Shared, m.K, chunk); c.CooperativeBytes(d) > room; c.Shared /= 2 {
		if least := max(m.K, 2*chunk); c.Shared/2 < least || c.Shared/2%m.K != 0 {
			return nil
		}
	}
	return c
}

// cooperativeChunks returns how the kernel reads operand i: 16 bytes at a time along k, or along
// its rows or columns, if these are contiguous.
func cooperativeChunks(k *kernel.Kernel, c *kernel.Contract, g kernel.Geometry, i int) kernel.Chunks {
	batch, chunk := c.Batch, kernel.CooperativeChunk(k.Operands[i].DType)
	switch {
	case chunked(g.Dims, g.Operands[i], batch+2, chunk):
		return kernel.Inner
	case g.Dims[batch+i]%chunk == 0 && chunked(g.Dims, g.Operands[i], batch+i, chunk):
		return kernel.Outer
	case stepwise(g, i):
		return kernel.Stepwise
	}
	return kernel.Single
}
