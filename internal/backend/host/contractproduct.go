package host

import (
	"context"
	"runtime"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/ops"
)

// How much one goroutine does at a time: 40 to 200 microseconds of multiplications. With vector
// instructions it computes at least vectorRows rows, if every processor gets as many, since each
// piece reads the right factor from memory. A piece takes at most a few milliseconds, after which a
// context may have ended. It also stores, or passes to an epilogue, no more of the result than
// takes as long.
const (
	contractPiece   = 1 << 18
	vectorPiece     = 1 << 22
	vectorPieceMost = 1 << 28
	vectorRows      = 48
	storedPiece     = 1 << 20
	finishedPiece   = 1 << 16
)

// rightFactor is the right factor of a block's products.
type rightFactor struct {
	column hostref.Column
	packed *gemm.Right // for vector instructions; nil if the type or the processor has none
}

// prepare makes the right factor of a block.
func (c *contraction) prepare(ctx context.Context, column hostref.Column, block int) (r rightFactor, err error) {
	r.column = column
	if !c.vectors {
		return r, nil
	}
	if r.column, err = widened(column); err != nil || c.n == 1 {
		return r, err
	}
	r.packed, err = gemm.Pack(ctx, hostref.Slice[float32](r.column.Data), c.steps(block), c.n, c.m, c.turned)
	return r, err
}

func (r rightFactor) release() {
	if r.packed != nil {
		r.packed.Release()
	}
}

// multiply writes the products of rows of a with the right factor of a block.
func (c *contraction) multiply(dst, x hostref.Column, r rightFactor, rows, block int) error {
	switch {
	case c.vectors && c.n == 1:
		x, err := widened(x)
		if err == nil {
			multiplyVector(hostref.Slice[float32](dst.Data), hostref.Slice[float32](x.Data), hostref.Slice[float32](r.column.Data))
		}
		return err
	case r.packed != nil:
		x, err := widened(x)
		if err == nil {
			r.packed.Multiply(hostref.Slice[float32](dst.Data), hostref.Slice[float32](x.Data))
		}
		return err
	case c.turned:
		return hostref.ProductTurned(dst, x, r.column, rows, c.steps(block), c.n)
	}
	return hostref.Product(dst, x, r.column, rows, c.steps(block), c.n)
}

// widened returns a column as float32.
func widened(c hostref.Column) (hostref.Column, error) {
	if c.DType == dtype.Float32 {
		return c, nil
	}
	wide := hostref.Column{DType: dtype.Float32, Data: make([]byte, c.Len()*dtype.Float32.Size())}
	return wide, applyOp(ops.Cast, wide, c)
}

// piece returns how many rows of a matrix one goroutine takes at a time, for n blocks from block
// on.
func (c *contraction) piece(block, n int) int {
	row, rows := c.n*n*c.steps(block), 0
	if c.vectors {
		rows = max(vectorPiece/row, min(vectorRows, c.m/runtime.GOMAXPROCS(0), vectorPieceMost/row))
	} else {
		rows = contractPiece / row
	}
	return max(1, min(rows, c.points()/c.n))
}

// points returns how many elements of the result one goroutine computes at a time.
func (c *contraction) points() int {
	if len(c.after) > 0 {
		return finishedPiece
	}
	return storedPiece
}

// together returns how many matrices of a batch one goroutine takes at a time: all of them, one
// after the other, if the rows of one matrix are enough work for the processors.
func (c *contraction) together(batch, n int) int {
	rows := c.piece(0, n)
	if pieces := (c.m + rows - 1) / rows; pieces >= runtime.GOMAXPROCS(0) {
		return batch
	}
	products := contractPiece
	if c.vectors {
		products = vectorPiece
	}
	return max(1, min(products/(c.m*c.n*n*c.steps(0)), c.points()/(c.m*c.n)))
}
