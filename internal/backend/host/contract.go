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

// contraction is one launch of a contract kernel on the host.
type contraction struct {
	interpreter // without points
	l           *kernel.Contract
	g           kernel.Geometry
	m, n        int
	turned      bool // b is read by columns
	vectors     bool // products are made by the processor's vector instructions
	roles       []kernel.Role
	factors     [2][]int // the instructions of Left and of Right
	after       []int    // the instructions after the sums
	reach       []int    // the least number of elements of each operand
	wrote       int      // the least number of elements of the result
}

// contractionOf returns a launch without its buffers.
func contractionOf(k *kernel.Kernel, l *kernel.Contract, g kernel.Geometry) (*contraction, error) {
	c := &contraction{l: l, g: g, m: g.Dims[l.Batch], n: g.Dims[l.Batch+1], roles: k.Roles(), interpreter: interpreter{k: k,
		scalars: g.Scalars, fixed: make([]hostref.Column, len(k.Body)), uniform: make([]bool, len(k.Body))}}
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
	c.turned, c.vectors = c.alongSteps(), k.SumDType() == dtype.Float32 && gemm.Available()
	c.factors[kernel.Left], c.factors[kernel.Right] = k.Factor(kernel.Left), k.Factor(kernel.Right)
	if total := k.Total(); total >= 0 {
		for i := total + 1; i < len(k.Body); i++ {
			c.after = append(c.after, i)
		}
	}
	return c, nil
}

// run computes the launch: some rows at a time, for every matrix of the batch and every block of k.
func (c *contraction) run(ctx context.Context, operands [][]byte, out []byte) error {
	for i, o := range c.k.Operands {
		if c.reach[i]*o.DType.Size() > len(operands[i]) {
			return unfit(c.k, "%s reaches outside its %d bytes", kernel.OperandName(i), len(operands[i]))
		}
	}
	if c.wrote*c.k.Result().DType.Size() > len(out) {
		return unfit(c.k, "the result reaches outside its %d bytes", len(out))
	}
	over := *c
	over.operands, over.out = operands, out
	batch := c.l.Batch
	stored, made := kernel.Blocks(c.g.Dims[batch+2]), 1 // blocks in memory, and blocks that an invocation computes
	if c.l.Whole {
		stored, made = 1, stored
	}
	matrices := shape.Shape(c.g.Dims[:batch]).Size()
	if matrices*c.m*c.n == 0 || c.steps(0) == 0 {
		return nil
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

// alongSteps reports whether b's columns are contiguous and its rows are not.
func (c *contraction) alongSteps() bool {
	batch := c.l.Batch
	if c.k.SumDType().IsComplex() || c.l.Right != (kernel.Digits{}) {
		return false
	}
	for i, l := range c.g.Operands {
		if c.roles[i] == kernel.Right && (l.Strides[batch+2] != 1 || l.Strides[batch+1] == 1) {
			return false
		}
	}
	return true
}

// blocks writes n blocks of one matrix of the batch: all of them, or one.
func (c *contraction) blocks(ctx context.Context, at, block, n int) error {
	if c.byColumns() {
		return c.columnBlocks(ctx, at, block, n)
	}
	right := make([]rightFactor, n)
	for i := range right {
		if err := ctx.Err(); err != nil {
			return err
		}
		f := c.frame()
		defer f.release()
		column, err := c.factor(f, kernel.Right, at, block+i, 0, 0)
		if err != nil {
			return err
		}
		right[i], err = c.prepare(ctx, column, block+i)
		defer right[i].release()
		if err != nil {
			return err
		}
	}
	return parallel.For(ctx, c.m, c.piece(block, n), func(low, high int) error {
		return c.rows(ctx, right, at, block, low, high-low)
	})
}

// rows writes some rows of a matrix.
func (c *contraction) rows(ctx context.Context, right []rightFactor, at, block, low, rows int) error {
	f := c.frame()
	defer f.release()
	z, batch, d := c.g.Out, c.l.Batch, c.k.SumDType()
	to := hostref.Coalesce(shape.View{Shape: shape.Shape{rows, c.n}, Strides: z.Strides[batch : batch+2],
		Offset: c.origin(z, at) + low*z.Strides[batch] + block*z.Strides[batch+2]})
	bytes, all := rows*c.n*d.Size(), hostref.Column{DType: d}
	direct := len(right) == 1 && len(c.after) == 0 && inOrder(to)
	if direct {
		all.Data = c.out[to.Offset*d.Size():][:bytes]
	} else {
		f.result = grown(f.result, len(right)*bytes)
		all.Data = f.result[:len(right)*bytes]
	}
	product, err := c.sums(ctx, f, all, right, at, block, low, rows)
	if err != nil || direct {
		return err
	}
	if product, err = c.finish(f, product, region{at: at, row: low, sizes: shape.Shape{rows, c.n}}); err == nil {
		Scatter(c.out, product.Data, product.DType.Size(), to, 0)
	}
	return err
}

// steps is the number of steps of a block.
func (c *contraction) steps(block int) int {
	return min(c.g.Dims[c.l.Batch+2]-block*ops.ContractionBlock, ops.ContractionBlock)
}

// sums computes the sums of some rows over the blocks of b from block on, in all, and joins them by
// the tree.
func (c *contraction) sums(ctx context.Context, f *frame, all hostref.Column, right []rightFactor, at, block, low, rows int) (hostref.Column, error) {
	points := rows * c.n
	part := func(i int) hostref.Column { return all.Part(i*points, (i+1)*points) }
	for i, y := range right {
		if err := ctx.Err(); err != nil {
			return all, err
		}
		x, err := c.factor(f, kernel.Left, at, block+i, low, rows)
		if err != nil {
			return all, err
		}
		if err := c.multiply(part(i), x, y, rows, block+i); err != nil {
			return all, err
		}
	}
	return joinBlocks(all, len(right))
}

// joinBlocks joins the sums of so many blocks, which follow each other, by the tree.
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

// factor computes the operands of a block's products: b, as steps by columns or turned, or some
// rows of a, as rows by steps.
func (c *contraction) factor(f *frame, p kernel.Role, at, block, low, rows int) (hostref.Column, error) {
	batch, steps := c.l.Batch, c.steps(block)
	to := region{at: at, row: low, step: block * ops.ContractionBlock, sizes: shape.Shape{rows, steps}, axes: [2]int{batch, batch + 2}}
	switch {
	case p == kernel.Right && c.turned:
		to.sizes, to.axes = shape.Shape{c.n, steps}, [2]int{batch + 1, batch + 2}
	case p == kernel.Right:
		to.sizes, to.axes = shape.Shape{steps, c.n}, [2]int{batch + 2, batch + 1}
	}
	return c.over(f, c.factors[p], to)
}

// finish computes the epilogue of a part of a matrix: the body after the instruction that stands
// for the sums.
func (c *contraction) finish(f *frame, sums hostref.Column, part region) (hostref.Column, error) {
	if len(c.after) == 0 {
		return sums, nil
	}
	f.columns[c.after[0]-1] = sums
	part.axes = [2]int{c.l.Batch, c.l.Batch + 1}
	return c.over(f, c.after, part)
}

// region is a part of matrix number at of the batch: sizes points along two axes of the space, from
// a row, a column and a step on.
type region struct {
	at, row, column, step int
	sizes                 shape.Shape
	axes                  [2]int
}

// over evaluates instructions of the body at the points of a region.
func (c *contraction) over(f *frame, insts []int, r region) (hostref.Column, error) {
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
			p.views[inst.N] = hostref.Coalesce(shape.View{Shape: r.sizes, Strides: []int{l.Strides[r.axes[0]], l.Strides[r.axes[1]]},
				Offset: c.origin(l, r.at) + r.row*l.Strides[c.l.Batch] + r.column*l.Strides[c.l.Batch+1] + r.step*l.Strides[c.l.Batch+2]})
		}
	}
	return p.evaluate(f, span{n: r.sizes.Size()}, nil)
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
