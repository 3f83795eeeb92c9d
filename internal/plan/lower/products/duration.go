package products

import (
	"cmp"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Estimates of a product's time, by which its tile is chosen.

// measuredTile reports whether a workgroup's tile has a shape like those to which sharedTime was
// fitted. Other tiles take more time to read than to multiply.
func measuredTile(c *kernel.Contract) bool {
	long, short := max(c.GroupRows(), c.GroupColumns()), min(c.GroupRows(), c.GroupColumns())
	return long <= target.MaxTileRatio*short
}

// sharedTime estimates the cycles of a product with a shared tile, for elements of dtype d. The
// time of a round on a compute unit combines a wait, the multiplications of all its workgroups, and
// their reads from the second-level cache. cost is the cost of one multiplication and one addition.
func (b Tiler) sharedTime(c *kernel.Contract, d dtype.DType, cost int, dims []int) float64 {
	stack, words := max(1, c.Stack), float64(d.Words())
	sums := float64(c.GroupRows()*c.GroupColumns()*stack) / float64(c.Invocations)
	brought := float64((c.GroupRows() + c.GroupColumns()) * c.Shared * stack)
	registers := target.OwnRegisters + words*(sums+target.BroughtRegisters*brought/float64(kernel.SharedChunk*c.Invocations))
	resident := max(1, min(int(float64(cmp.Or(b.Config.Unit.Registers, target.UnitRegisters))/(registers*float64(c.Invocations))), b.Config.SharedBytes/max(1, c.SharedBytes(d.Words()))))
	round := func(groups int) float64 {
		turns := max(1, float64(groups*c.Invocations)/target.IssuedInvocations)
		multiplied := float64(c.Shared) * (float64(cost)*sums*turns + target.StepCycles)
		return math.Hypot(target.RoundCycles, math.Hypot(multiplied, float64(groups)*4*words*brought/target.CacheBytesCycle))
	}
	rounds := rules.Ceil(min(dims[len(dims)-1], ops.ContractionBlock), c.Shared)
	groups := rules.Ceil(tileGroups(c, dims), target.BusyGroups)
	time := float64(groups/resident) * float64(rounds) * round(resident)
	if rest := groups % resident; rest > 0 {
		time += float64(rounds) * round(rest)
	}
	return time
}

// fastTime estimates the microseconds that a product by cooperative matrices takes on a large GPU.
// It leaves out the time for the bytes, which is the same for all tiles. A workgroup waits for each
// round's operands, and a compute unit multiplies for all its workgroups. A map adds the blocks of
// the sums; the factor target.MinSplitGain avoids blocks that gain less.
func (b Tiler) fastTime(c *kernel.Contract, d dtype.DType, dims []int) float64 {
	last := len(dims) - 1
	blocks, k := c.StoredBlocks(dims[last]), dims[last]
	if blocks > 1 {
		k = c.Cooperative.Steps
	}
	resident := max(1, b.Config.SharedBytes/c.CooperativeBytes(d))
	groups := rules.Ceil(tileGroups(c, dims), target.BusyGroups)
	u := cmp.Or(b.Config.Unit.Fast, target.AnyFastUnit)
	multiplied := u.Product * float64(c.GroupRows()*c.GroupColumns()*c.Shared) * (1 + u.Side*one(c.Rows) + u.Side*one(c.Columns))
	round := together(float64(groups)*multiplied, float64(rules.Ceil(groups, resident))*u.Round)
	time := float64(rules.Ceil(k, c.Shared))*round + target.FastSumTime*float64(c.Rows*c.Columns)
	if blocks > 1 {
		time = target.MinSplitGain * (time + target.JoinTime + target.JoinedSumTime*float64(blocks*shape.Shape(dims[:last]).Size()))
	}
	return time
}

// together estimates the time of two activities that overlap and hinder each other.
func together(x, y float64) float64 { return math.Cbrt(x*x*x + y*y*y) }

func one(n int) float64 { return 1 / float64(n) }

// tileGroups returns the number of workgroups for all blocks of a product.
func tileGroups(c *kernel.Contract, dims []int) int {
	last := len(dims) - 1
	points := shape.Shape(dims[:last-2]).Size()
	points *= c.StoredBlocks(dims[last])
	return rules.Ceil(points, max(1, c.Stack)) * rules.Ceil(dims[last-2], c.GroupRows()) * rules.Ceil(dims[last-1], c.GroupColumns())
}
