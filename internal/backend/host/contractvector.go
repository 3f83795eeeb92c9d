package host

import (
	"context"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// byColumns reports whether the product is one row by a matrix whose columns are contiguous. It is
// computed as the product of the columns, taken as rows, and a vector.
func (c *contraction) byColumns() bool { return c.m == 1 && c.turned && c.vectors }

// columnBlocks writes n blocks of the one row of a matrix of the batch.
func (c *contraction) columnBlocks(ctx context.Context, at, block, n int) error {
	left := hostref.Column{DType: dtype.Float32, Data: make([]byte, n*ops.ContractionBlock*dtype.Float32.Size())}
	err := parallel.For(ctx, n, pieceBlocks, func(low, high int) error {
		f := c.frame()
		defer f.release()
		for i := low; i < high; i++ {
			if err := ctx.Err(); err != nil {
				return err
			}
			x, err := c.factor(f, kernel.Left, at, block+i, 0, 1)
			if err == nil {
				x, err = widened(x)
			}
			if err != nil {
				return err
			}
			copy(left.Data[i*ops.ContractionBlock*x.DType.Size():], x.Data)
		}
		return nil
	})
	if err != nil {
		return err
	}
	piece := max(8, min(contractPiece/(n*c.steps(block)), c.points()))
	return parallel.For(ctx, c.n, piece, func(low, high int) error {
		return c.columns(ctx, left, at, block, n, low, high-low)
	})
}

// columns writes some columns of that row.
func (c *contraction) columns(ctx context.Context, left hostref.Column, at, block, blocks, low, n int) error {
	f := c.frame()
	defer f.release()
	z, batch, d := c.g.Out, c.l.Batch, c.k.SumDType()
	size := n * d.Size()
	f.result = grown(f.result, blocks*size)
	all := hostref.Column{DType: d, Data: f.result[:blocks*size]}
	for i := range blocks {
		if err := ctx.Err(); err != nil {
			return err
		}
		first, steps := i*ops.ContractionBlock, c.steps(block+i)
		rows := region{at: at, column: low, step: (block + i) * ops.ContractionBlock, sizes: shape.Shape{n, steps}, axes: [2]int{batch + 1, batch + 2}}
		y, err := c.over(f, c.factors[kernel.Right], rows)
		if err == nil {
			y, err = widened(y)
		}
		if err != nil {
			return err
		}
		multiplyVector(hostref.Slice[float32](all.Part(i*n, (i+1)*n).Data), hostref.Slice[float32](y.Data), hostref.Slice[float32](left.Part(first, first+steps).Data))
	}
	product, err := joinBlocks(all, blocks)
	if err == nil {
		product, err = c.finish(f, product, region{at: at, column: low, sizes: shape.Shape{1, n}})
	}
	if err != nil {
		return err
	}
	to := shape.View{Shape: shape.Shape{n}, Strides: z.Strides[batch+1 : batch+2],
		Offset: c.origin(z, at) + low*z.Strides[batch+1] + block*z.Strides[batch+2]}
	Scatter(c.out, product.Data, product.DType.Size(), to, 0)
	return nil
}

// multiplyVector writes the products of rows and a vector. It takes eight rows at a time, so that
// additions of different rows overlap. Products are rounded before they are added.
func multiplyVector(dst, rows, vector []float32) {
	n := len(vector)
	at := 0
	for ; at+8 <= len(dst); at += 8 {
		multiplyEight((*[8]float32)(dst[at:]), rows[at*n:][:8*n], vector)
	}
	for ; at < len(dst); at++ {
		row := rows[at*n:][:n]
		sum := float32(row[0] * vector[0])
		for i := 1; i < n; i++ {
			sum += float32(row[i] * vector[i])
		}
		dst[at] = sum
	}
	for i, sum := range dst {
		if sum != sum {
			dst[i] = math.Float32frombits(element.NaN32)
		}
	}
}

func multiplyEight(dst *[8]float32, rows, vector []float32) {
	n := len(vector)
	r0, r1, r2, r3 := rows[:n], rows[n:][:n], rows[2*n:][:n], rows[3*n:][:n]
	r4, r5, r6, r7 := rows[4*n:][:n], rows[5*n:][:n], rows[6*n:][:n], rows[7*n:][:n]
	v := vector[0]
	s0, s1, s2, s3 := float32(r0[0]*v), float32(r1[0]*v), float32(r2[0]*v), float32(r3[0]*v)
	s4, s5, s6, s7 := float32(r4[0]*v), float32(r5[0]*v), float32(r6[0]*v), float32(r7[0]*v)
	for i := 1; i < n; i++ {
		v = vector[i]
		s0 += float32(r0[i] * v)
		s1 += float32(r1[i] * v)
		s2 += float32(r2[i] * v)
		s3 += float32(r3[i] * v)
		s4 += float32(r4[i] * v)
		s5 += float32(r5[i] * v)
		s6 += float32(r6[i] * v)
		s7 += float32(r7[i] * v)
	}
	*dst = [8]float32{s0, s1, s2, s3, s4, s5, s6, s7}
}
