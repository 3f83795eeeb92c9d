package host

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// pairsOf returns kind if it computes the launch's products of one row by one column, else nil. The
// lanes are then blocks of one matrix or the matrices of a batch. The matrices must lie at equal
// strides, steps must be contiguous, and numbers must not be complex.
func (c *contraction) pairsOf(kind *gemm.Kind) *gemm.Kind {
	if kind == nil || c.m != 1 || c.n != 1 || c.k.SumDType().IsComplex() {
		return nil
	}
	for _, p := range []kernel.Role{kernel.Left, kernel.Right} {
		if _, steps, ok := c.strides(p); !ok || steps != 1 || c.matrixStride(p) < 0 {
			return nil
		}
	}
	if len(c.after) > 0 && (!c.l.Whole || c.matrices() > 1) {
		return nil
	}
	return kind
}

// matrices returns how many matrices the batch has.
func (c *contraction) matrices() int { return shape.Shape(c.g.Dims[:c.l.Batch]).Size() }

// matrixStride returns the distance between matrices of a factor, or -1 if they do not lie at equal
// distances.
func (c *contraction) matrixStride(p kernel.Role) int {
	l := c.g.Operands[c.k.Body[c.factors[p][0]].N]
	v := hostref.Coalesce(shape.View{Shape: c.g.Dims[:c.l.Batch], Strides: l.Strides[:c.l.Batch]})
	switch len(v.Shape) {
	case 0:
		return 0
	case 1:
		return v.Strides[0]
	}
	return -1
}

// pairProducts is run for products of one row by one column.
func (c *contraction) pairProducts(ctx context.Context, kind *gemm.Kind) error {
	f := c.frame()
	defer f.release()
	z, batch, d, matrices := c.g.Out, c.l.Batch, c.k.SumDType(), c.matrices()
	blocks := kernel.Blocks(c.g.Dims[batch+2])
	f.result = grown(f.result, blocks*matrices*d.Size())
	sums := hostref.Column{DType: d, Data: f.result[:blocks*matrices*d.Size()]}
	if err := c.pairSums(ctx, kind, sums, matrices, blocks); err != nil {
		return err
	}
	to := shape.View{Shape: append(shape.Shape{blocks}, c.g.Dims[:batch]...), Strides: append([]int{z.Strides[batch+2]}, z.Strides[:batch]...), Offset: z.Offset}
	if c.l.Whole {
		var err error
		if sums, err = joinBlocks(sums, blocks); err == nil {
			sums, err = c.finish(f, sums, part{rows: 1, columns: 1})
		}
		if err != nil {
			return err
		}
		to.Shape, to.Strides = to.Shape[1:], to.Strides[1:]
	}
	move.Scatter(c.out, sums.Data, sums.DType.Size(), hostref.Coalesce(to), 0)
	return nil
}

// pairSums computes the sum of each block of each matrix, block by block. The lanes are the matrices
// or, if there is only one, its blocks of equal length.
func (c *contraction) pairSums(ctx context.Context, kind *gemm.Kind, sums hostref.Column, matrices, blocks int) error {
	same := 1
	if matrices == 1 {
		same = max(1, c.g.Dims[c.l.Batch+2]/ops.ContractionBlock)
	}
	for block := 0; block < blocks; block, same = block+same, 1 {
		steps, lines := c.steps(block), matrices*same
		err := parallel.For(ctx, lines, max(1, vectorPiece/readRows/steps), func(low, high int) error {
			a, b := c.pairLines(kernel.Left, block, low), c.pairLines(kernel.Right, block, low)
			kind.Pairs(sums.Part(block*matrices+low, block*matrices+high).Data, a, b, high-low, steps)
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// pairLines returns a factor's lines from number low on, at the first step of a block. If there is
// only one matrix, its blocks are the lines.
func (c *contraction) pairLines(p kernel.Role, block, low int) gemm.Matrix {
	n := c.k.Body[c.factors[p][0]].N
	stride := ops.ContractionBlock
	if c.matrices() > 1 {
		stride = c.matrixStride(p)
	}
	at := c.g.Operands[n].Offset + block*ops.ContractionBlock + low*stride
	return gemm.Matrix{Data: c.operands[n][at*c.k.SumDType().Size():], Stride: stride}
}
