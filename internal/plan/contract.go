package plan

import (
	"cmp"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// product forms the group of a matrix product: a kernel that makes every element,
// or every block of every element and then the reduction that sums them.
func (g *grouper) product(p *product) (source, error) {
	p.group = g
	p.whole = g.wholeSums(p.v)
	if err := p.factors(); err != nil {
		return source{}, err
	}
	if _, launches := p.launches(p.geometry()); launches == nil {
		if err := p.cutFactors(); err != nil {
			return source{}, err
		}
	}
	p.group = nil
	if blocks := p.storedBlocks(); p.result != p.v && blocks > 1 && !p.mapsBlocks(blocks) {
		g.unfinished[p.v] = blocksSummed(p.v)
		return g.later(p.result), nil
	}
	return g.add(p.result, false, p), nil
}

// storedBlocks is of how many blocks the product's kernel stores the sums.
func (p *product) storedBlocks() int {
	if p.whole {
		return 1
	}
	k, _ := p.launches(p.geometry())
	return k.Loop.(*kernel.Contract).StoredBlocks(innerSize(p.v))
}

func (p *product) reads() []Ref { return nil }

func (p *product) String() string {
	if p.post != nil {
		return "product, finished"
	}
	return "product"
}

func (p *product) lower(b *builder, _ graph.Value) (int, error) {
	p.build = b
	g := p.geometry()
	if k, launches := p.launches(g); launches == nil {
		return 0, &kernel.VerifyError{Kernel: k, What: "a block of " + p.v.Node.Op.Name + " does not fit a binding"}
	}
	p.out = b.temp(Temp{DType: p.result.DType(), Size: p.v.Shape().Size()})
	return p.out, p.plan(g)
}

// product is a contraction being planned.
type product struct {
	build  *builder
	group  *grouper // while it is formed
	v      graph.Value
	result graph.Value // v, or the map that is its end
	post   *body       // of that map, over v's space; nil if there is none
	a, b   *body       // what is multiplied, over their own matrices
	order  shape.View  // of v's elements in the result
	turned bool        // see factors
	whole  bool        // one kernel makes all the blocks of the sums
	fast   bool        // it was formed for cooperative matrices, with a map that ends it
	blocks bool        // its blocks are stored, to be joined: of so many steps by cooperative
	steps  int         // matrices or, of 0, of the definition's
	out    int         // temporary
}

// plan makes a part of the result, which is contiguous: at once, or in halves
// where its blocks take too much memory.
func (p *product) plan(g kernel.Geometry) error {
	b, last := p.build, len(g.Dims)-1
	k, _ := p.launches(g)
	c := k.Loop.(*kernel.Contract)
	blocks, size := c.StoredBlocks(g.Dims[last]), shape.Shape(g.Dims[:last]).Size()
	if p.whole || blocks == 1 && (c.Cooperative != nil || !b.cfg.Unfused) {
		return p.step(g, p.out)
	}
	maps := p.mapsBlocks(blocks)
	if p.post != nil && !maps {
		return &kernel.VerifyError{Kernel: k, What: "a map ends sums of several blocks"}
	}
	axis := outermost(g)
	if at := p.partOfBlocks(c, g, axis, int64(blocks)*int64(size)*int64(p.v.DType().Size())); at > 0 {
		lo, hi := cut(&kernel.Kernel{}, g, axis, at)
		if err := p.plan(lo); err != nil {
			return err
		}
		return p.plan(hi)
	}
	partial := b.temp(Temp{DType: p.v.DType(), Size: size * blocks})
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

// withoutEnd is the product as it is without the map that ends it, of the same blocks as by
// a loop, and its part of a space.
func (p *product) withoutEnd(c *kernel.Contract, g kernel.Geometry) (*product, kernel.Geometry) {
	alone := *p
	alone.post, alone.result, alone.blocks = nil, p.v, true
	if c.Cooperative != nil {
		alone.steps = c.Cooperative.Steps
	}
	g.Operands = slices.Clone(g.Operands[:len(p.a.views)+len(p.b.views)])
	g.Scalars = g.Scalars[:len(p.a.scalars)+len(p.b.scalars)]
	return &alone, g
}

// partOfBlocks is how much of an axis is made at a time where the blocks of all of it take so
// many bytes, 0 if all is: parts are nearly as large as each other, and of whole tiles.
// Where parts that the last cache holds read more again than it then saves, they are as
// large as blocks may be.
func (p *product) partOfBlocks(c *kernel.Contract, g kernel.Geometry, axis int, bytes int64) int {
	cfg := &p.build.cfg
	reach := cfg.room()
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
	at := ceil(ceil(n, parts), grain) * grain
	if bytes/int64(n)*int64(at) > most {
		at = max(grain, at-grain) // what is cut once is not cut again
	}
	switch {
	case at < n && bytes/int64(n)*int64(at) <= reach:
		return at
	case bytes <= reach:
		return 0 // a tile, which is not cut for the cache
	}
	return (n + 1) / 2
}

// readAgain is how many bytes of the operands each further part of an axis reads: of those
// that are the same all along it.
func (p *product) readAgain(g kernel.Geometry, axis int) (bytes int64) {
	list := append(slices.Clone(p.a.dtypes), p.b.dtypes...)
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

// outermost is the kept axis of more than one element along which the result is
// spread the most, -1 if there is none.
func outermost(g kernel.Geometry) int {
	axis := -1
	for i, d := range g.Dims[:len(g.Dims)-1] {
		if d > 1 && (axis < 0 || g.Out.Strides[i] > g.Out.Strides[axis]) {
			axis = i
		}
	}
	return axis
}

func (p *product) step(g kernel.Geometry, out int) error {
	k, launches := p.launches(g)
	var operands []Ref
	for _, body := range p.bodies() {
		operands = append(operands, body.refs...)
	}
	return p.build.addStep(Step{Kernel: k, Launches: launches, Operands: operands, Out: out, Value: p.result})
}

// sumBlocks sums the blocks of size elements, which lie behind each other, to
// the result from offset on.
func (p *product) sumBlocks(partial, blocks, size, offset int) error {
	b, d := p.build, p.v.DType()
	sum := graph.Value{Node: &graph.Node{Op: ops.Sum, Attr: ops.Attr{Axes: []int{0}}, Inputs: []graph.Value{p.v},
		Outputs: []graph.Type{{DType: d, Shape: shape.Shape{size}, Known: true}}, Site: p.v.Node.Site}}
	kept, reduced, s := []int{1}, []int{0}, shape.Shape{blocks, size}
	for {
		body := loadBody(d, source{ref: Ref{Temp: partial}, view: shape.Contiguous(s)})
		k, r, g := b.reduceKernel(sum, body, kept, reduced)
		leaves := kernel.Leaves(k.Reduced(g))
		out := p.out
		g.Out.Offset = offset
		if leaves > 1 {
			out, g.Out.Offset = b.temp(Temp{DType: d, Size: size * leaves}), 0
		}
		for i := range g.Out.Strides {
			g.Out.Strides[i] *= leaves
		}
		launches := b.splitReduce(k, g, d)
		if launches == nil {
			return &kernel.VerifyError{Kernel: k, What: "the blocks of " + p.v.Node.Op.Name + " do not fit a binding"}
		}
		b.chooseForm(k, r, launches)
		b.chooseParams(k)
		if err := b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: p.v}); err != nil || leaves == 1 {
			return err
		}
		partial, kept, reduced, s = out, []int{0}, []int{1}, shape.Shape{size, leaves}
	}
}

// wholeSums reports whether the kernel of a product makes all the blocks of its
// sums, by shapes alone: where a second launch costs more than it is worth.
func (b *builder) wholeSums(v graph.Value) bool {
	k := innerSize(v)
	blocks, t := kernel.Blocks(k), b.cfg.Tile
	shown := b.cfg.shows(int64(2*k), max(v.DType().Size(), v.Node.Inputs[0].DType().Size()))
	if b.cfg.LaunchElements == 0 || !b.cfg.runs(Schemes) || blocks < 2 || blocks > ops.Leaf || !shown {
		return false
	}
	m, n, _ := productSizes(v)
	columns := max(t.Columns, 4) * max(t.Lanes, 1)
	tiles := v.Shape().Size() / (m * n) * ceil(m, max(t.Rows, 1)) * ceil(n, columns)
	return tiles >= target.WholeTiles
}
