package plan

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// contraction plans a matrix product: a kernel that makes every block of every
// element, and, where there are several blocks, the reduction that sums them.
func (b *builder) contraction(v ops.Value) (int, error) {
	return b.product(&product{b: b, v: v, result: v})
}

func (b *builder) product(p *product) (int, error) {
	v := p.v
	var err error
	if p.f, err = b.factors(v); err != nil {
		return 0, err
	}
	g := p.geometry()
	if _, launches := p.launches(g); launches == nil {
		if p.f, err = b.copiedFactors(v); err != nil {
			return 0, err
		}
		g = p.geometry()
		if k, launches := p.launches(g); launches == nil {
			return 0, &kernel.VerifyError{Kernel: k, What: "a block of " + v.Node.Op.Name + " does not fit a binding"}
		}
	}
	p.out = b.temp(Temp{DType: p.result.DType(), Size: v.Shape().Size()})
	return p.out, p.plan(g)
}

// product is a contraction being planned.
type product struct {
	b      *builder
	v      ops.Value
	result ops.Value // v, or the map that is its end
	post   *body     // of that map, over v's space; nil if there is none
	f      factors
	out    int // temporary
}

// blocksBytes is the most memory that the blocks of a part of a product take.
const blocksBytes = 64 << 20

// plan makes a part of the result, which is contiguous: at once, or in halves
// where its blocks take too much memory.
func (p *product) plan(g kernel.Geometry) error {
	b, last := p.b, len(g.Dims)-1
	blocks, size := kernel.Blocks(g.Dims[last]), shape.Shape(g.Dims[:last]).Size()
	if blocks == 1 && !b.cfg.Unfused {
		return p.step(g, p.out)
	}
	axis := outermost(g)
	if most := min(b.cfg.MaxRange-windowSlack, blocksBytes); axis >= 0 && int64(blocks)*int64(size)*int64(p.v.DType().Size()) > most {
		lo, hi := cut(&kernel.Kernel{}, g, axis, (g.Dims[axis]+1)/2)
		if err := p.plan(lo); err != nil {
			return err
		}
		return p.plan(hi)
	}
	offset := g.Out.Offset
	g.Out.Offset, g.Out.Strides = 0, append(append([]int{}, g.Out.Strides[:last]...), size)
	partial := b.temp(Temp{DType: p.v.DType(), Size: size * blocks})
	if err := p.step(g, partial); err != nil {
		return err
	}
	return p.sumBlocks(partial, blocks, size, offset)
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
	operands := []Ref{p.f.a.ref, p.f.b.ref}
	if p.post != nil {
		operands = append(operands, p.post.refs...)
	}
	return p.b.addStep(Step{Kernel: k, Launches: launches, Operands: operands, Out: out, Value: p.result})
}

// sumBlocks sums the blocks of size elements, which lie behind each other, to
// the result from offset on.
func (p *product) sumBlocks(partial, blocks, size, offset int) error {
	b, d := p.b, p.v.DType()
	sum := ops.Value{Node: &ops.Node{Op: ops.Sum, Attr: ops.Attr{Axes: []int{0}}, Inputs: []ops.Value{p.v},
		Outputs: []ops.Type{{DType: d, Shape: shape.Shape{size}, Known: true}}, Site: p.v.Node.Site}}
	kept, reduced, s := []int{1}, []int{0}, shape.Shape{blocks, size}
	for {
		body := loadBody(d, source{ref: Ref{Temp: partial}, view: shape.Contiguous(s)})
		k, g := b.reduceKernel(sum, body, kept, reduced)
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
		if !b.cfg.runs(Schemes) {
			plainForm(k)
		} else {
			b.chooseForm(k, launches)
		}
		b.chooseParams(k)
		if err := b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: p.v}); err != nil || leaves == 1 {
			return err
		}
		partial, kept, reduced, s = out, []int{0}, []int{1}, shape.Shape{size, leaves}
	}
}

// innerSize is the number of products of each element.
func innerSize(v ops.Value) int {
	s := v.Node.Inputs[0].Shape()
	return s[len(s)-1]
}

// factors are the operands of a product in memory. Turned, they are exchanged,
// and their matrices and the result's transposed: the products and their order
// are the same, and so are the bits, but a narrow result is made in long rows.
type factors struct {
	a, b   source
	turned bool
}

// narrowColumns is the size below which a result with more rows than columns is
// made turned.
const narrowColumns = 48

// factors brings the operands into memory, in an order that the kernel reads
// well: the columns of b lie together, or, where that is not worth a copy, its
// rows.
func (b *builder) factors(v ops.Value) (f factors, err error) {
	in := v.Node.Inputs
	if f.a, err = b.resident(in[0]); err != nil {
		return f, err
	}
	if f.b, err = b.resident(in[1]); err != nil || !b.cfg.runs(Schemes) {
		return f, err
	}
	rank := len(v.Shape())
	m, n := v.Shape()[rank-2], v.Shape()[rank-1]
	if f.turned = n < narrowColumns && n < m; f.turned {
		f.a, f.b = transposed(f.b), transposed(f.a)
		m, n = n, m
	}
	k, y := innerSize(v), f.b.view
	columns, rows := n == 1 || y.Strides[rank-1] == 1, k == 1 || y.Strides[rank-2] == 1
	if columns || m < turnedRows || rows && k < turnedSteps {
		return f, nil
	}
	if f.turned {
		f.b, err = b.permuted(in[0], swappedAxes(rank))
	} else {
		f.b, err = b.materialize(in[1])
	}
	return f, err
}

// copiedFactors are copies of the operands in the order in which they can be
// cut anywhere: k innermost. They are for products of which the steps of one
// block reach further than a binding can.
func (b *builder) copiedFactors(v ops.Value) (f factors, err error) {
	rank := len(v.Shape())
	if f.a, err = b.materialize(v.Node.Inputs[0]); err != nil {
		return f, err
	}
	f.b, err = b.permuted(v.Node.Inputs[1], swappedAxes(rank))
	f.b = transposed(f.b)
	return f, err
}

// transposed is a stack of matrices with rows and columns exchanged.
func transposed(s source) source {
	v := s.view
	last := len(v.Shape) - 1
	v.Shape, v.Strides = append(shape.Shape{}, v.Shape...), append([]int{}, v.Strides...)
	v.Shape[last], v.Shape[last-1] = v.Shape[last-1], v.Shape[last]
	v.Strides[last], v.Strides[last-1] = v.Strides[last-1], v.Strides[last]
	s.view = v
	return s
}

// swappedAxes are all axes with the last two exchanged.
func swappedAxes(rank int) []int { return append(upTo(0, rank-2), rank-1, rank-2) }

// launches chooses the kernel's form and its launches for a part of the space;
// there are none where no cut makes them fit the device.
func (p *product) launches(g kernel.Geometry) (*kernel.Kernel, []kernel.Geometry) {
	b, d := p.b, p.v.Node.Inputs[0].DType()
	k := &kernel.Kernel{
		Family: kernel.Contract, Rank: len(g.Dims), Chunk: 4, Out: kernel.Strided,
		Operands: []kernel.Operand{{DType: d, Access: kernel.Strided}, {DType: d, Access: kernel.Strided}},
		Body:     withEpilogue(d, p.post), Contract: b.contractTile(d, g),
	}
	k.Contract.Batch = k.Rank - 3
	if p.post != nil {
		for _, d := range p.post.dtypes {
			k.Operands = append(k.Operands, kernel.Operand{DType: d, Access: kernel.Strided})
		}
		for _, s := range p.post.scalars {
			k.Scalars = append(k.Scalars, s.dtype)
		}
	}
	launches := b.splitContract(k, g)
	if launches != nil && b.cfg.runs(Schemes) {
		chooseChunks(k, launches)
	}
	b.chooseParams(k)
	return k, launches
}

// geometry is the space: batch axes, merged where they can be, then m, n and k.
func (p *product) geometry() kernel.Geometry {
	s, rank := p.v.Shape(), len(p.v.Shape())
	out := shape.ContiguousStrides(s)
	x, y := p.f.a.view, p.f.b.view
	all := [][]int{out[:rank-2], x.Strides[:rank-2], y.Strides[:rank-2]}
	if p.post != nil {
		for _, v := range p.post.views {
			all = append(all, v.Strides[:rank-2])
		}
	}
	dims, strides := p.b.coalesce(s[:rank-2], all...)
	m, n := rank-2, rank-1
	if p.f.turned {
		m, n = n, m
	}
	layout := func(batch []int, offset, rows, columns, inner int) kernel.Layout {
		return kernel.Layout{Strides: append(append([]int{}, batch...), rows, columns, inner), Offset: offset}
	}
	g := kernel.Geometry{
		Dims: append(append([]int{}, dims...), s[m], s[n], innerSize(p.v)),
		Operands: []kernel.Layout{
			layout(strides[1], x.Offset, x.Strides[rank-2], 0, x.Strides[rank-1]),
			layout(strides[2], y.Offset, 0, y.Strides[rank-1], y.Strides[rank-2]),
		},
		Out: layout(strides[0], 0, out[m], out[n], 0),
	}
	if p.post != nil {
		for i, v := range p.post.views {
			g.Operands = append(g.Operands, layout(strides[3+i], v.Offset, v.Strides[m], v.Strides[n], 0))
		}
		for _, s := range p.post.scalars {
			g.Scalars = append(g.Scalars, s.bits)
		}
	}
	return g
}

// Tile is how a contraction of float32 is cut for a device: Rows x Columns
// elements an invocation, Unroll steps of k at a time, Lanes invocations a
// workgroup.
type Tile struct {
	Rows, Columns, Unroll, Lanes int
	// Spread is the size of the subgroups over which the elements of a are read,
	// and with which Lanes agrees; 0: they are not.
	Spread int
	// Shared is how many steps of k a workgroup has in its shared memory at a
	// time, and Down how many of its invocations have other rows of the same
	// columns; 0: each reads for itself. Smaller products get smaller tiles.
	Shared, Down int
}

const (
	// smallContraction is the number of products below which the least tile
	// serves, which compiles in a tenth of the time.
	smallContraction = 1 << 18
	// fewRows is the number of rows up to which a tile is one row.
	fewRows = 3
	// turnedRows and turnedSteps are the rows and the steps of k from which on
	// it pays to copy a matrix b whose columns do not lie together.
	turnedRows, turnedSteps = 32, 256
	// integerRows are the most rows of a tile of integers: LLVM takes 1.2 s to
	// compile twice as many, of float32 0.4 s.
	integerRows = 16
	// thinSteps are the steps that a tile of one row takes at a time where both
	// operands lie along k.
	thinSteps = 8
)

// leastTile serves any sizes and element types.
func (b *builder) leastTile() *kernel.Contraction {
	return &kernel.Contraction{Rows: 1, Columns: 4, Unroll: 1, Lanes: max(b.cfg.Tile.lanes(), 8)}
}

// contractTile fits the device's tile to the matrices and their element type.
func (b *builder) contractTile(d dtype.DType, g kernel.Geometry) *kernel.Contraction {
	t := b.cfg.Tile
	if !b.cfg.runs(Schemes) || t.Rows <= 1 {
		return b.leastTile()
	}
	wide := ops.ContractionType(d)
	cost := (b.cost(ops.Mul, wide, wide) + b.cost(ops.Add, wide, wide)) * wide.Words()
	m := g.Dims[len(g.Dims)-3]
	switch {
	case shape.Shape(g.Dims).Size() < smallContraction || cost > 8:
		return b.leastTile()
	case m <= fewRows && d.Size() == 4 && b.bothAlong(g):
		return &kernel.Contraction{Rows: 1, Columns: 4, Unroll: thinSteps, Lanes: t.lanes()}
	case m <= fewRows:
		return &kernel.Contraction{Rows: 1, Columns: t.Columns, Unroll: 1, Lanes: t.lanes()}
	case t.Spread > 0:
		if wide.IsInteger() {
			m = min(m, integerRows)
		}
		return t.spread(m, cost)
	case t.Shared > 0 && !wide.IsComplex():
		return b.sharedTile(wide, cost, g)
	case cost > 2:
		return &kernel.Contraction{Rows: min(t.Rows, 4), Columns: 4, Unroll: 1, Lanes: t.lanes()}
	}
	return &kernel.Contraction{Rows: t.Rows, Columns: t.Columns, Unroll: t.Unroll, Lanes: t.Lanes}
}

// spread fits a tile with Spread to the rows, of which fewer need fewer, and to
// what a product costs.
func (t Tile) spread(rows, cost int) *kernel.Contraction {
	c := &kernel.Contraction{Rows: t.Rows, Columns: t.Columns, Unroll: t.Unroll, Lanes: t.Lanes, Spread: t.Spread}
	if cost > 2 {
		c.Rows, c.Columns, c.Unroll = 8, 4, 1
	}
	for c.Rows > 8 && c.Rows >= 2*rows {
		c.Rows /= 2
	}
	if grain := c.Spread / c.Unroll; c.Rows%grain != 0 {
		c.Rows = grain
	}
	return c
}

// bothAlong reports whether both operands lie along k, and b along nothing else.
func (b *builder) bothAlong(g kernel.Geometry) bool {
	last := len(g.Dims) - 1
	for i, l := range g.Operands {
		if !chunked(g.Dims, l, last, thinSteps) || i == 1 && l.Strides[last-1] == 1 {
			return false
		}
	}
	return true
}

// chooseChunks reads neighbouring elements together where all the launches
// allow it.
func chooseChunks(k *kernel.Kernel, launches []kernel.Geometry) {
	if k.Contract.Shared > 0 {
		chooseSharedChunks(k, launches)
		return
	}
	c := k.Contract
	whole := k.Operands[0].DType.Size() >= 4
	all := func(f func(g kernel.Geometry) bool) bool {
		for _, g := range launches {
			if !f(g) {
				return false
			}
		}
		return true
	}
	aligned := func(operand, axis, chunk int) bool {
		return all(func(g kernel.Geometry) bool {
			return chunked(g.Dims, g.Operands[operand], len(g.Dims)-3+axis, chunk)
		})
	}
	steps := c.Unroll%4 == 0 && whole && c.Spread == 0 // what is spread is read element by element
	if steps && aligned(0, 2, c.Unroll) {
		c.A = kernel.Inner
	}
	columns := func(chunk int) bool {
		return all(func(g kernel.Geometry) bool { return g.Dims[len(g.Dims)-2]%chunk == 0 })
	}
	switch {
	case columns(c.Columns) && aligned(1, 1, c.Columns):
		c.B = kernel.Outer
	case steps && aligned(1, 2, c.Unroll):
		c.B = kernel.Inner
	}
	outAligned := all(func(g kernel.Geometry) bool {
		dims, l := k.OutSpace(g)
		return chunked(dims, l, len(dims)-2, c.Columns)
	})
	if columns(c.Columns) && outAligned {
		k.Out, k.Chunk = kernel.Wide, c.Columns
	}
	for i := 2; i < len(k.Operands); i++ {
		splat := all(func(g kernel.Geometry) bool {
			n := len(g.Dims) - 2
			return g.Dims[n] == 1 || g.Operands[i].Strides[n] == 0
		})
		switch {
		case splat:
			k.Operands[i].Access = kernel.Splat
		case k.Out == kernel.Wide && aligned(i, 1, c.Columns):
			k.Operands[i].Access = kernel.Wide
		}
	}
}

// chunked reports whether chunks of elements along an axis lie together, each
// at a multiple of the chunk.
func chunked(dims []int, l kernel.Layout, axis, chunk int) bool {
	if l.Offset%chunk != 0 || l.Strides[axis] != 1 {
		return false
	}
	for d, s := range l.Strides {
		if d != axis && dims[d] > 1 && s%chunk != 0 {
			return false
		}
	}
	return true
}

// splitContract cuts a product until every launch fits the device. It returns
// nil where the steps of one block do not fit.
func (b *builder) splitContract(k *kernel.Kernel, g kernel.Geometry) []kernel.Geometry {
	axis, fits := b.contractCut(k, g)
	if fits {
		return []kernel.Geometry{g}
	}
	if axis < 0 {
		return nil
	}
	at := contractCutPoint(k, g, axis)
	lo, hi := cut(k, g, axis, at)
	if axis == k.Rank-1 {
		hi.Out.Offset = g.Out.Offset + at/ops.ContractionBlock*g.Out.Strides[axis]
	}
	first, second := b.splitContract(k, lo), b.splitContract(k, hi)
	if first == nil || second == nil {
		return nil
	}
	return append(first, second...)
}

// contractCutPoint is where an axis is cut: k on whole blocks; the others in the
// middle, rows on whole tiles and columns on whole vectors where there are so
// many.
func contractCutPoint(k *kernel.Kernel, g kernel.Geometry, axis int) int {
	d := g.Dims[axis]
	middle := (d + 1) / 2
	up := func(grain int) int { return (middle + grain - 1) / grain * grain }
	grains := [][]int{{k.Contract.GroupRows()}, {splitGrain, k.Contract.Columns}, {ops.ContractionBlock}}
	if inner := axis - k.Contract.Batch; inner >= 0 {
		for _, grain := range grains[inner] {
			if up(grain) < d {
				return up(grain)
			}
		}
	}
	return middle
}

// contractCut finds the axis to cut where the launch does not fit: of what
// reaches too far, the axis that spreads it the most and can be cut, or -1.
func (b *builder) contractCut(k *kernel.Kernel, g kernel.Geometry) (axis int, fits bool) {
	axis, fits = -1, true
	most, inner := 0, k.Rank-1
	consider := func(dims []int, l kernel.Layout, size int) {
		s := span(dims, l)
		if s*int64(size) <= b.cfg.MaxRange-windowSlack && s < maxPoints {
			return
		}
		fits = false
		for i, d := range dims {
			spread := (d - 1) * max(l.Strides[i], -l.Strides[i]) * size
			if spread > most && (i != inner || g.Dims[inner] > ops.ContractionBlock) {
				axis, most = i, spread
			}
		}
	}
	for i, l := range g.Operands {
		consider(g.Dims, l, k.Operands[i].DType.Size())
	}
	dims, l := k.OutSpace(g)
	consider(dims, l, k.Result().DType.Size())
	if fits && g.Dims[inner] >= maxPoints { // operands that repeat spread nowhere
		return inner, false
	}
	return axis, fits
}
