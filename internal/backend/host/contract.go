package host

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// contraction is one launch of a contract kernel on the host: products of a, of m by k elements,
// and b, of k by n. The lines of a factor are a's rows or b's columns; a step is an index along k.
type contraction struct {
	interpreter // of the factors' maps and the epilogue
	l           *kernel.Contract
	g           kernel.Geometry
	m, n        int
	pairs       *gemm.Kind  // vector loops for one row by one column, or nil
	kind        *gemm.Kind  // vector loops for other products; nil: hostref's loops
	lanes       kernel.Role // the factor whose lines are the vectors' lanes: b, or a if b has few columns
	turned      bool        // that factor is stored line by line, not step by step
	placed      [2]bool     // the factors that are read in the operand's memory
	roles       []kernel.Role
	factors     [2][]int       // the instructions of Left and of Right
	held        [2]dtype.DType // the dtype of each factor's elements
	sum         dtype.DType    // of the sums that kind makes
	words       bool           // kind multiplies words, which are made of the factors' elements
	after       []int          // the instructions after the sums
	reach       []int          // the least number of elements of each operand
	wrote       int            // the least number of elements of the result
}

// contractionOf returns a launch without its buffers.
func contractionOf(k *kernel.Kernel, l *kernel.Contract, g kernel.Geometry) (*contraction, error) {
	c := &contraction{l: l, g: g, m: g.Dims[l.Batch], n: g.Dims[l.Batch+1], roles: k.Roles(), interpreter: interpreter{k: k, loops: resolved(k.Body),
		scalars: g.Scalars, uniform: make([]bool, len(k.Body))}}
	for i := range k.Operands {
		dims, l := byDigit(g.Dims, g.Operands[i])
		reach, ok := reachOf(viewOf(dims, l), 0)
		if !ok {
			return nil, unfit(k, "%s begins before its buffer, or has another rank", kernel.OperandName(i))
		}
		c.reach = append(c.reach, reach)
	}
	var ok bool
	if c.wrote, ok = reachOf(viewOf(k.OutSpace(g)), 0); !ok {
		return nil, unfit(k, "the result begins before its buffer, or has another rank")
	}
	if total := k.Total(); total >= 0 {
		for i := total + 1; i < len(k.Body); i++ {
			c.after = append(c.after, i)
		}
	}
	c.arrange(true)
	return c, nil
}

// run computes the launch: every matrix of the batch, block of k by block of k. A goroutine takes
// some rows or columns of a matrix at a time, or several small matrices.
func (c *contraction) run(ctx context.Context, operands [][]byte, out []byte) error {
	for i, o := range c.k.Operands {
		if o.Bytes(c.reach[i]) > len(operands[i]) {
			return unfit(c.k, "%s reaches outside its %d bytes", kernel.OperandName(i), len(operands[i]))
		}
	}
	if c.wrote*c.k.Result().DType.Size() > len(out) {
		return unfit(c.k, "the result reaches outside its %d bytes", len(out))
	}
	over := *c
	over.operands, over.out = operands, out
	over.fixScalars()
	batch := c.l.Batch
	stored, made := kernel.Blocks(c.g.Dims[batch+2]), 1 // blocks in memory, and blocks that an invocation computes
	if c.l.Whole {
		stored, made = 1, stored
	}
	matrices := shape.Shape(c.g.Dims[:batch]).Size()
	if matrices*c.m*c.n == 0 || c.steps(0) == 0 {
		return nil
	}
	if c.pairs != nil {
		return over.pairProducts(ctx, c.pairs)
	}
	return parallel.For(ctx, matrices, c.together(matrices, made), func(low, high int) error {
		for at := low; at < high; at++ {
			for block := range stored {
				if err := over.blocks(ctx, at, block, made); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// fixScalars repeats the epilogue's scalars for the points that are finished together.
func (c *contraction) fixScalars() {
	c.fixed = make([]hostref.Column, len(c.k.Body))
	for _, i := range c.after {
		if inst := &c.k.Body[i]; inst.Kind == kernel.Scalar {
			c.fixed[i] = hostref.Column{DType: inst.DType, Data: make([]byte, min(c.m*c.n, rowPoints)*inst.DType.Size())}
			c.load(c.fixed[i], inst, nil, 0)
		}
	}
}

// blocks computes n blocks of k, from block on, of matrix number at: one of them, or all.
func (c *contraction) blocks(ctx context.Context, at, block, n int) error {
	whole := c.whole(at, block, n)
	role, lines, grain := c.lanes, whole.rows, c.rowPiece(whole)
	if whole.byColumns(c) {
		role, lines, grain = c.still(), whole.columns, c.columnPiece(whole)
	}
	shared, err := c.shared(ctx, role, whole)
	defer release(shared)
	if err != nil {
		return err
	}
	return parallel.For(ctx, lines, grain, func(low, high int) error {
		p := whole
		if role == c.lanes {
			p.row, p.rows = low, high-low
			return c.piece(ctx, p, nil, shared)
		}
		p.column, p.columns = low, high-low
		return c.piece(ctx, p, shared, nil)
	})
}

// steps returns the number of steps in a block.
func (c *contraction) steps(block int) int {
	return min(c.g.Dims[c.l.Batch+2]-block*ops.ContractionBlock, ops.ContractionBlock)
}

// joinBlocks adds up the sums of so many consecutive blocks in the order of the reduction tree.
func joinBlocks(all hostref.Column, blocks int) (hostref.Column, error) {
	points := all.Len() / blocks
	if blocks <= ops.Accumulators {
		return joined(ops.Add, blocks, func(i int) hostref.Column { return all.Part(i*points, (i+1)*points) })
	}
	d := all.DType
	turned := hostref.Column{DType: d, Data: make([]byte, len(all.Data))}
	hostref.Gather(turned.Data, all.Data, d.Size(), shape.View{Shape: shape.Shape{points, blocks}, Strides: []int{1, points}})
	sums := hostref.Column{DType: d, Data: make([]byte, points*d.Size())}
	return sums, foldRows(ops.Sum, sums, turned, blocks)
}

// finish computes the epilogue for a part of a matrix: the instructions after the one that stands
// for the sums.
func (c *contraction) finish(f *frame, sums hostref.Column, p part) (hostref.Column, error) {
	if len(c.after) == 0 {
		return sums, nil
	}
	f.columns[c.after[0]-1] = sums
	r := region{at: p.at, sizes: shape.Shape{p.rows, p.columns}, axes: [2]int{int(c.still()), int(c.lanes)}}
	r.from[r.axes[0]], r.from[r.axes[1]] = p.row, p.column
	return c.over(f, c.after, r, nil)
}

// region is a part of matrix number at of the batch. It begins at a row, a column and a step, and
// extends over sizes points along two of the axes m, n and k.
type region struct {
	at    int
	from  [3]int
	sizes shape.Shape
	axes  [2]int
}

// over evaluates instructions of the body at the points of a region; dst is as in evaluate.
func (c *contraction) over(f *frame, insts []int, r region, dst []byte) (hostref.Column, error) {
	p := c.interpreter
	p.insts, p.views = insts, make([]shape.View, len(p.operands))
	p.operands = slices.Clone(p.operands)
	for _, i := range insts {
		if inst := p.k.Body[i]; inst.Kind == kernel.Load {
			l := c.g.Operands[inst.N]
			if part := c.roles[inst.N]; c.l.DigitsOf(part) != (kernel.Digits{}) {
				p.operands[inst.N] = c.byDigits(l, part, r, p.operands[inst.N], p.k.Operands[inst.N].DType.Size())
				p.views[inst.N] = hostref.Coalesce(shape.Contiguous(r.sizes))
				continue
			}
			strides := l.Strides[c.l.Batch:]
			p.views[inst.N] = hostref.Coalesce(shape.View{Shape: r.sizes, Strides: []int{strides[r.axes[0]], strides[r.axes[1]]}, Offset: c.offset(l, r)})
		}
	}
	return p.evaluate(f, span{n: r.sizes.Size()}, dst)
}

// offset returns the offset of a region's first element in a layout.
func (c *contraction) offset(l kernel.Layout, r region) int {
	offset := c.origin(l, r.at)
	for axis, from := range r.from {
		offset += from * l.Strides[c.l.Batch+axis]
	}
	return offset
}

// origin returns the offset of the first element of matrix number at.
func (c *contraction) origin(l kernel.Layout, at int) int {
	offset := l.Offset
	for axis := c.l.Batch - 1; axis >= 0; axis-- {
		offset += at % c.g.Dims[axis] * l.Strides[axis]
		at /= c.g.Dims[axis]
	}
	return offset
}
