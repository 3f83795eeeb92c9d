package products

import (
	"cmp"
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

// Choose chooses and stores the kernel of the whole product. It returns false if no cut of its
// launches fits the device.
func (p *Product) Choose() bool {
	p.chosen = nil
	g := p.Geometry()
	k, launches := p.launches(g)
	p.chosen = &choice{g, k, launches}
	return launches != nil
}

// StoredBlocks returns the number of blocks of each sum that the chosen kernel stores.
func (p *Product) StoredBlocks() int {
	if p.Whole {
		return 1
	}
	return p.chosen.kernel.Loop.(*kernel.Contract).StoredBlocks(InnerSize(p.Value))
}

// choice is the kernel for a space, and its launches.
type choice struct {
	space    kernel.Geometry
	kernel   *kernel.Kernel
	launches []kernel.Geometry
}

// launchesOf returns the chosen kernel if g is the whole product, or chooses one for g.
func (p *Product) launchesOf(g kernel.Geometry) (*kernel.Kernel, []kernel.Geometry) {
	if c := p.chosen; c != nil && slices.Equal(g.Dims, c.space.Dims) {
		return c.kernel, c.launches
	}
	return p.launches(g)
}

func (p *Product) Reads() []program.Ref { return nil }

func (p *Product) String() string {
	if p.End != nil {
		return "product, finished"
	}
	return "product"
}

func (p *Product) Lower(b *lower.Builder, _ graph.Value) (int, error) {
	p.Tiler = Tiler{b}
	if p.chosen.launches == nil {
		return 0, &kernel.VerifyError{Kernel: p.chosen.kernel, What: "a block of " + p.Value.Node.Op.Name + " does not fit a binding"}
	}
	p.out = b.Temp(program.Temp{DType: p.Result.DType(), Size: p.Value.Shape().Size()})
	return p.out, p.plan(p.chosen.space)
}

// Tiler chooses the tiles of products, and their launches.
type Tiler struct{ *lower.Builder }

// Product is a contraction being planned.
type Product struct {
	Tiler       Tiler
	Value       graph.Value
	Result      graph.Value  // Value, or the map that is its epilogue
	End         *region.Body // the epilogue over Value's space, or nil
	Left, Right *region.Body // the factors, each over its own matrices
	Order       shape.View   // of Value's elements in the result's order
	Turned      bool         // the operands are exchanged
	Whole       bool         // one kernel computes all blocks of a sum and combines them
	Fast        bool         // its epilogue requires cooperative matrices
	blocks      bool         // it stores its blocks, which another kernel adds
	steps       int          // steps of a block stored by cooperative matrices; 0: the definition's blocks
	out         int          // the temporary that it writes
	chosen      *choice      // the kernel for the whole product
	exact       string       // why it is computed exactly although it is marked fast
}

// plan plans the product over the space g, a contiguous part of the result. It cuts g further if
// the blocks take too much memory.
func (p *Product) plan(g kernel.Geometry) error {
	b, last := p.Tiler, len(g.Dims)-1
	k, _ := p.launchesOf(g)
	c := k.Loop.(*kernel.Contract)
	blocks, size := c.StoredBlocks(g.Dims[last]), shape.Shape(g.Dims[:last]).Size()
	if p.Whole || blocks == 1 && (c.Cooperative != nil || !b.Config.Unfused) {
		return p.step(g, p.out)
	}
	maps := p.MapsBlocks(blocks)
	if p.End != nil && !maps {
		return &kernel.VerifyError{Kernel: k, What: "a product has an epilogue, and sums of several blocks that no map adds"}
	}
	axis := outermost(g)
	if at := p.partOfBlocks(c, g, axis, int64(blocks)*int64(size)*int64(p.Value.DType().Size())); at > 0 {
		lo, hi := lower.Cut(&kernel.Kernel{}, g, axis, at)
		if err := p.plan(lo); err != nil {
			return err
		}
		return p.plan(hi)
	}
	partial := b.Temp(program.Temp{DType: p.Value.DType(), Size: size * blocks})
	alone, sums := p.withoutEnd(c, g)
	sums.Out.Offset, sums.Out.Strides = 0, append(append([]int{}, g.Out.Strides[:last]...), size)
	if err := alone.step(sums, partial); err != nil {
		return err
	}
	if maps {
		return p.mapBlocks(partial, blocks, size, g)
	}
	return p.sumBlocks(partial, blocks, size, g.Out.Offset)
}

// withoutEnd returns the product without its epilogue, with the blocks of the loop c, and the space
// g without the epilogue's operands.
func (p *Product) withoutEnd(c *kernel.Contract, g kernel.Geometry) (*Product, kernel.Geometry) {
	alone := *p
	alone.End, alone.Result, alone.blocks, alone.chosen = nil, p.Value, true, nil
	if c.Cooperative != nil {
		alone.steps = c.Cooperative.Steps
	}
	g.Operands = slices.Clone(g.Operands[:len(p.Left.Views)+len(p.Right.Views)])
	g.Scalars = g.Scalars[:len(p.Left.Scalars)+len(p.Right.Scalars)]
	return &alone, g
}

// partOfBlocks returns how many points of an axis are computed at a time, or 0 for all of them;
// bytes is the memory of all blocks. The parts have nearly equal sizes and whole tiles, and their
// blocks fit in the last cache. If the parts would read more bytes of the operands again than that
// saves, they are as large as memory for blocks allows.
func (p *Product) partOfBlocks(c *kernel.Contract, g kernel.Geometry, axis int, bytes int64) int {
	cfg := &p.Tiler.Config
	reach := cfg.Room()
	most := min(reach, cmp.Or(cfg.Unit.BlocksBytes, target.BlocksBytes))
	if axis < 0 || bytes <= most {
		return 0
	}
	parts := int((bytes + most - 1) / most)
	if int64(parts-1)*p.readAgain(g, axis) > 2*bytes {
		if most = min(reach, target.MaxBlocksBytes); bytes <= most {
			return 0
		}
		parts = int((bytes + most - 1) / most)
	}
	n, grain := g.Dims[axis], 1
	switch axis - (len(g.Dims) - 3) {
	case rowsAxis:
		grain = c.GroupRows()
	case outer:
		grain = c.GroupColumns()
	}
	at := rules.Ceil(rules.Ceil(n, parts), grain) * grain
	if bytes/int64(n)*int64(at) > most {
		at = max(grain, at-grain) // so that the part is not cut again
	}
	switch {
	case at < n && bytes/int64(n)*int64(at) <= reach:
		return at
	case bytes <= reach:
		return 0 // the blocks exceed the cache, but that is no reason to cut a tile
	}
	return (n + 1) / 2
}

// readAgain returns how many bytes each further part of an axis reads again: those of the operands
// that all points of the axis share.
func (p *Product) readAgain(g kernel.Geometry, axis int) (bytes int64) {
	list := append(slices.Clone(p.Left.DTypes), p.Right.DTypes...)
	for i, d := range list {
		if g.Operands[i].Strides[axis] == 0 {
			elements := 1
			for other, n := range g.Dims {
				if g.Operands[i].Strides[other] != 0 {
					elements *= n
				}
			}
			bytes += int64(elements) * int64(d.Size())
		}
	}
	return bytes
}

// outermost returns the kept axis of several elements with the result's largest stride, or -1.
func outermost(g kernel.Geometry) int {
	axis := -1
	for i, d := range g.Dims[:len(g.Dims)-1] {
		if d > 1 && (axis < 0 || g.Out.Strides[i] > g.Out.Strides[axis]) {
			axis = i
		}
	}
	return axis
}

func (p *Product) step(g kernel.Geometry, out int) error {
	k, launches := p.launchesOf(g)
	if p.exact != "" {
		p.Tiler.Exact.Set(p.Value, p.exact)
	}
	var operands []program.Ref
	for _, body := range p.Bodies() {
		operands = append(operands, body.Refs...)
	}
	return p.Tiler.AddStep(program.Step{Kernel: k, Launches: launches, Operands: operands, Out: out, Value: p.Result})
}

// sumBlocks plans the reduction that adds the blocks and stores the sums in the result from offset
// on. The blocks follow one another in memory, each with size elements.
func (p *Product) sumBlocks(partial, blocks, size, offset int) error {
	b, d := p.Tiler, p.Value.DType()
	sum := graph.Value{Node: &graph.Node{Op: ops.Sum, Attr: ops.Attr{Axes: []int{0}}, Inputs: []graph.Value{p.Value},
		Outputs: []graph.Type{{DType: d, Shape: shape.Shape{size}, Known: true}}, Site: p.Value.Node.Site}}
	kept, reduced, s := []int{1}, []int{0}, shape.Shape{blocks, size}
	for {
		body := region.LoadBody(d, region.Source{Ref: program.Ref{Temp: partial}, View: shape.Contiguous(s)})
		k, r, g := b.ReduceKernel(sum, body, kept, reduced)
		leaves := kernel.Leaves(k.Reduced(g))
		out := p.out
		g.Out.Offset = offset
		if leaves > 1 {
			out, g.Out.Offset = b.Temp(program.Temp{DType: d, Size: size * leaves}), 0
		}
		for i := range g.Out.Strides {
			g.Out.Strides[i] *= leaves
		}
		launches := b.SplitReduce(k, g, d)
		if launches == nil {
			return &kernel.VerifyError{Kernel: k, What: "the blocks of " + p.Value.Node.Op.Name + " do not fit a binding"}
		}
		b.ChooseForm(k, r, launches)
		b.ChooseParams(k)
		if err := b.AddStep(program.Step{Kernel: k, Launches: launches, Operands: body.Refs, Out: out, Value: p.Value}); err != nil || leaves == 1 {
			return err
		}
		partial, kept, reduced, s = out, []int{0}, []int{1}, shape.Shape{size, leaves}
	}
}

// WholeSums reports, from shapes alone, whether one kernel computes all the blocks of a product's
// sums. It does if a second launch costs more than it gains.
func (b Tiler) WholeSums(v graph.Value) bool {
	k := InnerSize(v)
	blocks, t := kernel.Blocks(k), b.Config.Tile
	shown := b.Config.Shows(int64(2*k), max(v.DType().Size(), v.Node.Inputs[0].DType().Size()))
	if b.Config.LaunchElements == 0 || !b.Config.Runs(rules.Schemes) || blocks < 2 || blocks > ops.Leaf || !shown {
		return false
	}
	m, n, _ := ProductSizes(v)
	columns := max(t.Columns, 4) * max(t.Invocations, 1)
	tiles := v.Shape().Size() / (m * n) * rules.Ceil(m, max(t.Rows, 1)) * rules.Ceil(n, columns)
	return tiles >= target.WholeTiles
}
