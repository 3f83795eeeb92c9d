package host

import (
	"context"
	"runtime"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/shape"
)

// A piece is the rows or columns of a matrix that one goroutine computes at a time.
const (
	contractPiece   = 1 << 18 // multiplications of a piece by hostref's loops: 40 to 200 microseconds
	vectorPiece     = 1 << 22 // the same by vector loops
	vectorPieceMost = 1 << 28 // the most multiplications, so that the context is checked every few milliseconds
	vectorRows      = 48      // rows of a piece if every processor gets as many: each piece reads the right factor
	storedPiece     = 1 << 20 // the most elements of the result of a piece
	finishedPiece   = 1 << 16 // the same if the kernel has an epilogue
	// Up to readRows rows, a product takes as long as reading its right factor.
	readRows = 8
	// A piece has a multiple of columnsLeast columns, which is a whole number of tiles. It has up to
	// columnsMost if every processor gets several such pieces: b's rows are then read in longer runs.
	columnsLeast, columnsMost = 64, 256
	// stripElements is how many elements of panels, or of the sums of blocks, stay in the L2 cache.
	stripElements = 1 << 17
)

// part is a part of a product: some rows and columns of some blocks of matrix number at. Its columns
// are lines of the factor with the lanes. If that is a, they are rows of the result.
type part struct {
	at, block, blocks          int
	row, rows, column, columns int
}

// whole returns the part that is n blocks, from block on, of matrix number at.
func (c *contraction) whole(at, block, n int) part {
	sizes := [2]int{c.m, c.n}
	return part{at: at, block: block, blocks: n, rows: sizes[c.still()], columns: sizes[c.lanes]}
}

// byColumns reports whether each goroutine takes columns of the part, and reads and packs its own
// columns of the factor with the lanes. Otherwise each takes rows, and they share that factor.
func (p part) byColumns(c *contraction) bool { return c.kind != nil && p.columns >= p.rows }

// piece computes a part, some columns (a strip) at a time. left and right are the factors of all
// blocks; a factor that is nil is read for each strip.
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

// strip computes some columns of a piece.
func (c *contraction) strip(ctx context.Context, f *frame, p part, left, right []factor) error {
	z, axes, d, points := c.g.Out, c.g.Out.Strides[c.l.Batch:], c.sum, p.rows*p.columns
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
		product, err = c.narrowed(product)
	}
	if err != nil {
		return err
	}
	return c.store(f, product, p, to)
}

// store computes the epilogue for the sums of a part, and stores it where to says. It takes so few
// points at a time that their columns stay in the L1 cache.
func (c *contraction) store(f *frame, sums hostref.Column, p part, to shape.View) error {
	columns, rows := p.columns, p.rows
	if len(c.after) > 0 {
		columns = min(p.columns, rowPoints)
		rows = max(1, rowPoints/columns) // 1, if a row has more points
	}
	for i := 0; i < p.rows; i += rows {
		for j := 0; j < p.columns; j += columns {
			q, at := p, to
			q.row, q.rows, q.column, q.columns = p.row+i, min(rows, p.rows-i), p.column+j, min(columns, p.columns-j)
			from := i*p.columns + j
			results, err := c.finish(f, sums.Part(from, from+q.rows*q.columns), q)
			if err != nil {
				return err
			}
			at.Shape, at.Offset = shape.Shape{q.rows, q.columns}, to.Offset+i*to.Strides[0]+j*to.Strides[1]
			move.Scatter(c.out, results.Data, results.DType.Size(), hostref.Coalesce(at), 0)
		}
	}
	return nil
}

// storesDirectly reports whether the sums are computed in the result's memory.
func (c *contraction) storesDirectly(p part, to shape.View) bool {
	if p.blocks > 1 || len(c.after) > 0 || c.sum != c.k.SumDType() {
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
	if right == nil && c.decodes(c.lanes) {
		return c.multiplyPanels(f, sums, x.matrix, p, block)
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

// byDefinition computes the sums of a block by hostref's loops.
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

// stripColumns returns how many columns of a part are computed at a time: few enough that panels and
// sums stay in the L2 cache. Of a turned factor with several blocks they are few, so that memory is
// read line by line.
func (c *contraction) stripColumns(p part, shared bool) int {
	if c.kind == nil {
		return p.columns
	}
	columns := p.columns
	if p.blocks > 1 || len(c.after) > 0 {
		columns = min(columns, stripElements/(p.blocks*p.rows))
	}
	if packed := p.rows > readRows; !shared && !c.decodes(c.lanes) && (packed || !c.placed[c.lanes]) {
		columns = min(columns, stripElements/c.steps(p.block))
	}
	if c.turned && p.blocks > 1 && !shared && !c.decodes(c.lanes) {
		columns = min(columns, columnsLeast)
	}
	return wholeTiles(columns)
}

// wholeTiles rounds columns up to a whole number of tiles.
func wholeTiles(columns int) int {
	return (max(1, columns) + columnsLeast - 1) / columnsLeast * columnsLeast
}

// products returns the number of multiplications for so many sums of a part.
func (c *contraction) products(p part, each int) int { return each * p.blocks * c.steps(p.block) }

// rowPiece returns the number of rows of a piece.
func (c *contraction) rowPiece(p part) int {
	row, rows := c.products(p, p.columns), 0
	if c.kind != nil {
		rows = max(vectorPiece/row, min(vectorRows, p.rows/runtime.GOMAXPROCS(0), vectorPieceMost/row))
	} else {
		rows = contractPiece / row
	}
	return max(1, min(rows, c.points()/p.columns))
}

// columnPiece returns the number of columns of a piece.
func (c *contraction) columnPiece(p part) int {
	column := c.products(p, max(p.rows, readRows))
	columns := max(vectorPiece/column, min(columnsMost, p.columns/(4*runtime.GOMAXPROCS(0))))
	return wholeTiles(min(columns, c.points()/p.rows))
}

// points returns the most elements of the result of a piece.
func (c *contraction) points() int {
	if len(c.after) > 0 {
		return finishedPiece
	}
	return storedPiece
}

// together returns how many matrices of a batch one goroutine takes at a time. If one matrix has a
// piece for every processor, it takes all matrices, and distributes the pieces.
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
