package host

import (
	"context"
	"runtime"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/shape"
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
	// readRows is the number of rows up to which a product takes as long as its right factor is
	// read.
	readRows = 8
	// A piece is a multiple of columnsLeast columns, which is a whole number of tiles. It has up to
	// columnsMost if every processor gets several such pieces, so that b's rows are read in longer
	// runs.
	columnsLeast, columnsMost = 64, 256
	// stripElements is how many elements of panels, or of the sums of blocks, stay in the second
	// cache.
	stripElements = 1 << 17
)

// part is some rows and columns of some blocks of one matrix of the batch. Its columns are the
// lanes: columns of the result or, if a has the lanes, rows of the result.
type part struct {
	at, block, blocks          int
	row, rows, column, columns int
}

// whole returns the part that is n blocks of a matrix.
func (c *contraction) whole(at, block, n int) part {
	sizes := [2]int{c.m, c.n}
	return part{at: at, block: block, blocks: n, rows: sizes[c.still()], columns: sizes[c.lanes]}
}

// byColumns reports whether goroutines take columns of the part rather than rows. Each then reads
// and packs its own columns of the right factor. Otherwise goroutines share the right factor.
func (p part) byColumns(c *contraction) bool { return c.kind != nil && p.columns >= p.rows }

// piece writes a part strip by strip. A factor that is nil is prepared for each strip.
func (c *contraction) piece(ctx context.Context, p part, left, right []factor) error {
	f := c.frame()
	defer f.release()
	step := c.stripColumns(p, right != nil)
	for low := 0; low < p.columns; low += step {
		q := p
		q.column, q.columns = p.column+low, min(step, p.columns-low)
		if err := c.strip(ctx, f, q, left, right); err != nil {
			return err
		}
	}
	return nil
}

// strip writes columns of a piece.
func (c *contraction) strip(ctx context.Context, f *frame, p part, left, right []factor) error {
	z, axes, d, points := c.g.Out, c.g.Out.Strides[c.l.Batch:], c.k.SumDType(), p.rows*p.columns
	to := shape.View{Shape: shape.Shape{p.rows, p.columns}, Strides: []int{axes[c.still()], axes[c.lanes]},
		Offset: c.origin(z, p.at) + p.row*axes[c.still()] + p.column*axes[c.lanes] + p.block*axes[2]}
	all, sums := hostref.Column{DType: d}, gemm.Matrix{Stride: p.columns}
	direct := c.storesDirectly(p, to)
	if direct {
		sums = gemm.Matrix{Data: c.out[to.Offset*d.Size():], Stride: to.Strides[0]}
	} else {
		f.result = grown(f.result, p.blocks*points*d.Size())
		all.Data = f.result[:p.blocks*points*d.Size()]
		sums.Data = all.Data
	}
	for i := range p.blocks {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := c.multiply(ctx, f, sums, p, i, left, right); err != nil {
			return err
		}
		sums.Data = sums.Data[min(len(sums.Data), points*d.Size()):]
	}
	if direct {
		return nil
	}
	product, err := joinBlocks(all, p.blocks)
	if err == nil {
		product, err = c.finish(f, product, p)
	}
	if err == nil {
		Scatter(c.out, product.Data, product.DType.Size(), hostref.Coalesce(to), 0)
	}
	return err
}

// storesDirectly reports whether the sums are computed in the result's memory.
func (c *contraction) storesDirectly(p part, to shape.View) bool {
	if p.blocks > 1 || len(c.after) > 0 {
		return false
	}
	if c.kind == nil {
		return inOrder(hostref.Coalesce(to))
	}
	return (to.Strides[1] == 1 || p.columns == 1) && (to.Strides[0] >= p.columns || p.rows == 1)
}

// multiply computes the sums of block i of a part.
func (c *contraction) multiply(ctx context.Context, f *frame, sums gemm.Matrix, p part, i int, left, right []factor) (err error) {
	block := p.block + i
	var x, y factor
	if left != nil {
		x = left[i]
	} else if x, err = c.factor(f, c.still(), p, block); err != nil {
		return err
	}
	if right != nil {
		y = right[i]
	} else if y, err = c.factor(f, c.lanes, p, block); err != nil {
		return err
	}
	if c.kind == nil {
		return c.byDefinition(sums, x, y, p, block)
	}
	if right != nil {
		y.right = y.right.Part(p.column, p.columns)
	} else if y.right.Packed(p.rows) {
		defer y.right.Release()
		if err := y.right.Pack(ctx); err != nil {
			return err
		}
	}
	y.right.Multiply(sums, x.matrix, p.rows)
	return nil
}

// byDefinition is multiply by hostref's loops.
func (c *contraction) byDefinition(sums gemm.Matrix, x, y factor, p part, block int) error {
	d, steps := c.k.SumDType(), c.steps(block)
	column := func(m gemm.Matrix, n int) hostref.Column {
		return hostref.Column{DType: d, Data: m.Data[:n*d.Size()]}
	}
	product := hostref.Product
	if c.turned {
		product = hostref.ProductTurned
	}
	return product(column(sums, p.rows*p.columns), column(x.matrix, p.rows*steps), column(y.matrix, steps*p.columns), p.rows, steps, p.columns)
}

// stripColumns returns how many columns of a part are computed at a time, so that panels and sums
// stay in the cache. If a turned factor has several blocks, few of its lines are read at a time, each
// to its end.
func (c *contraction) stripColumns(p part, shared bool) int {
	if c.kind == nil {
		return p.columns
	}
	columns := p.columns
	if p.blocks > 1 || len(c.after) > 0 {
		columns = min(columns, stripElements/(p.blocks*p.rows))
	}
	if packed := p.rows > readRows; !shared && (packed || !c.placed[c.lanes]) {
		columns = min(columns, stripElements/c.steps(p.block))
	}
	if c.turned && p.blocks > 1 && !shared {
		columns = min(columns, columnsLeast)
	}
	return wholeTiles(columns)
}

// wholeTiles rounds columns up to a whole number of tiles.
func wholeTiles(columns int) int {
	return (max(1, columns) + columnsLeast - 1) / columnsLeast * columnsLeast
}

// products returns how many products a part has for each sum, times each.
func (c *contraction) products(p part, each int) int { return each * p.blocks * c.steps(p.block) }

// rowPiece returns how many rows of a part one goroutine takes at a time.
func (c *contraction) rowPiece(p part) int {
	row, rows := c.products(p, p.columns), 0
	if c.kind != nil {
		rows = max(vectorPiece/row, min(vectorRows, p.rows/runtime.GOMAXPROCS(0), vectorPieceMost/row))
	} else {
		rows = contractPiece / row
	}
	return max(1, min(rows, c.points()/p.columns))
}

// columnPiece returns how many columns of a part one goroutine takes at a time.
func (c *contraction) columnPiece(p part) int {
	column := c.products(p, max(p.rows, readRows))
	columns := max(vectorPiece/column, min(columnsMost, p.columns/(4*runtime.GOMAXPROCS(0))))
	return wholeTiles(min(columns, c.points()/p.rows))
}

// points returns how many elements of the result one goroutine computes at a time.
func (c *contraction) points() int {
	if len(c.after) > 0 {
		return finishedPiece
	}
	return storedPiece
}

// together returns how many matrices of a batch one goroutine takes at a time: all of them, one
// after the other, if one matrix is enough work for the processors.
func (c *contraction) together(batch, n int) int {
	p := c.whole(0, 0, n)
	lines, piece := p.rows, c.rowPiece(p)
	if p.byColumns(c) {
		lines, piece = p.columns, c.columnPiece(p)
	}
	if pieces := (lines + piece - 1) / piece; pieces >= runtime.GOMAXPROCS(0) {
		return batch
	}
	products := contractPiece
	if c.kind != nil {
		products = vectorPiece
	}
	return max(1, min(products/c.products(p, p.rows*p.columns), c.points()/(p.rows*p.columns)))
}
