package plan

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Sums of few blocks on GPUs: a map reads each block by a view of its own, joins them as
// the tree of a sum does, and goes on with what ends the product. By the model of an H200
// a reduction of four blocks takes 140 instructions an element, a map 16.

// mostMapped is how many blocks such a map joins at the most.
const mostMapped = 8

// mapsBlocks reports whether a map joins the definition's blocks of the product v.
func (b *builder) mapsBlocks(v graph.Value) bool {
	return kernel.Blocks(innerSize(v)) <= b.mappedBlocks(0)
}

// mappedBlocks is how many blocks a map joins at the most that has so many operands more.
func (b *builder) mappedBlocks(more int) int {
	if b.cfg.Class != target.GPU || !b.cfg.runs(Schemes) || b.cfg.Unfused {
		return 0
	}
	return min(mostMapped, b.cfg.MaxOperands-more)
}

// mapsBlocks reports whether a map joins so many blocks, and ends the product.
func (p *product) mapsBlocks(blocks int) bool { return blocks <= p.mappedBlocks() }

func (p *product) mappedBlocks() int {
	switch {
	case p.post == nil:
		return p.build.mappedBlocks(0)
	case len(p.post.boxes) > 0:
		return 0
	}
	return p.build.mappedBlocks(len(p.post.refs))
}

// mapBlocks joins the blocks of a part of the product, each of size elements in the order
// of the result and behind the one before, and ends it.
func (p *product) mapBlocks(partial, blocks, size int, g kernel.Geometry) error {
	b, d := p.build, p.v.DType()
	last := len(g.Dims) - 1
	axes := upTo(0, last) // as they lie in the result
	slices.SortStableFunc(axes, func(x, y int) int { return g.Out.Strides[y] - g.Out.Strides[x] })
	view := func(l kernel.Layout, offset int) shape.View {
		v := shape.View{Offset: offset}
		for _, a := range axes {
			v.Shape, v.Strides = append(v.Shape, g.Dims[a]), append(v.Strides, l.Strides[a])
		}
		return v
	}
	to := view(g.Out, g.Out.Offset)
	k := &body{space: to.Shape, index: make([]bool, blocks)}
	for i := range blocks {
		k.insts = append(k.insts, kernel.Inst{Kind: kernel.Load, N: i, DType: d})
		k.views, k.dtypes, k.refs = append(k.views, view(g.Out, i*size)), append(k.dtypes, d), append(k.refs, Ref{Temp: partial})
	}
	sum := k.tree(upTo(0, blocks), kernel.Inst{Kind: kernel.Apply, Op: ops.Sum.Combine(), DType: d})
	k.cost = blocks * b.cost(ops.Sum.Combine(), d, d)
	if p.post != nil {
		own := g.Operands[len(p.a.views)+len(p.b.views):]
		k.ends(p.post, sum)
		for _, l := range own {
			k.views = append(k.views, view(l, l.Offset))
		}
	}
	kern, launches := b.mapLaunches(k, p.result.DType(), to, b.plan.Temps[p.out].Size)
	return b.addStep(Step{Kernel: kern, Launches: launches, Operands: k.refs, Out: p.out, Value: p.result})
}

// tree joins instructions as the tree of a sum of one leaf does, and gives the last one.
func (k *body) tree(parts []int, join kernel.Inst) int {
	add := func(x, y int) int {
		join.Args = []int{x, y}
		k.insts = append(k.insts, join)
		return len(k.insts) - 1
	}
	for n, half := len(parts), ops.Lanes/2; half > 0; half /= 2 {
		for i := half; i < n; i++ {
			parts[i-half] = add(parts[i-half], parts[i])
		}
		n = min(half, n)
	}
	return parts[0]
}

// ends adds the instructions of a map that ends a product, whose sums are an instruction
// of the body; its operands come after the body's.
func (k *body) ends(post *body, sum int) {
	k.insts = appended(k.insts, post.insts, len(k.refs), 0, sum)
	k.dtypes, k.refs, k.index = append(k.dtypes, post.dtypes...), append(k.refs, post.refs...), append(k.index, post.index...)
	k.scalars, k.cost = post.scalars, k.cost+post.cost
}
