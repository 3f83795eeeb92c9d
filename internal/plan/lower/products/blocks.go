package products

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Sums of few blocks on GPUs: a map reads each block through a view of its own, adds the blocks in
// the order of a reduction tree, and computes the epilogue. In the model of an H200, a reduction of
// four blocks takes 140 instructions an element, and a map 16.

// maxMapped is the most blocks that such a map adds.
const maxMapped = 8

// MapsBlocks reports whether a map adds the blocks of the product v, those of the definition.
func (b Tiler) MapsBlocks(v graph.Value) bool {
	return kernel.Blocks(InnerSize(v)) <= b.mappedBlocks(0)
}

// mappedBlocks returns how many blocks a map can add that has so many other operands.
func (b Tiler) mappedBlocks(more int) int {
	if b.Config.Class != target.GPU || !b.Config.Runs(rules.Schemes) || b.Config.Unfused {
		return 0
	}
	return min(maxMapped, b.Config.MaxOperands-more)
}

// MapsBlocks reports whether a map adds so many blocks and computes the epilogue.
func (p *Product) MapsBlocks(blocks int) bool { return blocks <= p.mappedBlocks() }

func (p *Product) mappedBlocks() int {
	switch {
	case p.End == nil:
		return p.Tiler.mappedBlocks(0)
	case len(p.End.Boxes) > 0:
		return 0
	}
	return p.Tiler.mappedBlocks(len(p.End.Refs))
}

// mapBlocks plans the map that adds the blocks and computes the epilogue, for the space g: all of
// the product or some of it. The blocks follow one another in memory, each with size elements in
// the result's order.
func (p *Product) mapBlocks(partial, blocks, size int, g kernel.Geometry) error {
	b, d := p.Tiler, p.Value.DType()
	last := len(g.Dims) - 1
	axes := lower.UpTo(0, last) // in the order of the result's memory
	slices.SortStableFunc(axes, func(x, y int) int { return g.Out.Strides[y] - g.Out.Strides[x] })
	view := func(l kernel.Layout, offset int) shape.View {
		v := shape.View{Offset: offset}
		for _, a := range axes {
			v.Shape, v.Strides = append(v.Shape, g.Dims[a]), append(v.Strides, l.Strides[a])
		}
		return v
	}
	to := view(g.Out, g.Out.Offset)
	k := &region.Body{Space: to.Shape, Index: make([]bool, blocks)}
	for i := range blocks {
		k.Insts = append(k.Insts, kernel.Inst{Kind: kernel.Load, N: i, DType: d})
		k.Views, k.DTypes, k.Refs = append(k.Views, view(g.Out, i*size)), append(k.DTypes, d), append(k.Refs, program.Ref{Temp: partial})
	}
	sum := tree(k, lower.UpTo(0, blocks), kernel.Inst{Kind: kernel.Apply, Op: ops.Sum.Combine(), DType: d})
	k.Cost = blocks * b.Cost(ops.Sum.Combine(), d, d)
	if p.End != nil {
		own := g.Operands[len(p.Left.Views)+len(p.Right.Views):]
		ends(k, p.End, sum)
		for _, l := range own {
			k.Views = append(k.Views, view(l, l.Offset))
		}
	}
	kern, launches := b.MapLaunches(k, p.Result.DType(), to, b.Plan.Temps[p.out].Size)
	return b.AddStep(program.Step{Kernel: kern, Launches: launches, Operands: k.Refs, Out: p.out, Value: p.Result})
}

// tree combines instructions in the order of a tree of one leaf, and returns the last one.
func tree(k *region.Body, parts []int, join kernel.Inst) int {
	add := func(x, y int) int {
		join.Args = []int{x, y}
		k.Insts = append(k.Insts, join)
		return len(k.Insts) - 1
	}
	for n, half := len(parts), ops.Accumulators/2; half > 0; half /= 2 {
		for i := half; i < n; i++ {
			parts[i-half] = add(parts[i-half], parts[i])
		}
		n = min(half, n)
	}
	return parts[0]
}

// ends appends an epilogue to the body, whose instruction sum is the product's sum. The
// epilogue's operands come after the body's.
func ends(k *region.Body, post *region.Body, sum int) {
	k.Insts = appended(k.Insts, post.Insts, len(k.Refs), 0, sum)
	k.DTypes, k.Refs, k.Index = append(k.DTypes, post.DTypes...), append(k.Refs, post.Refs...), append(k.Index, post.Index...)
	k.Scalars, k.Cost = post.Scalars, k.Cost+post.Cost
}
