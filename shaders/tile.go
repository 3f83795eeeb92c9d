package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// block is the square of points that one invocation of a tiled kernel handles.
type block struct {
	w        *writer
	row, col codegen.ID   // of its first point
	outer    []codegen.ID // coordinates of the other dimensions
	bases    map[int]codegen.ID
}

// tile writes this invocation's block of the workgroup's tile.
func (w *writer) tile(scalars []codegen.Value) {
	b := w.b
	group := b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
	rest, tileCol := w.divide(group, kernel.TileColumns)
	outer, tileRow := w.divide(rest, kernel.TileRows)
	log := w.param(kernel.TileLog)
	local := b.And(w.invocation(), b.ConstU32(kernel.WorkgroupSize-1))
	across := b.ShiftR(local, log)
	along := b.ISub(local, b.ShiftL(across, log))
	rows := b.ShiftR(b.ConstU32(kernel.WorkgroupSize), log)
	col := b.IAdd(b.ShiftL(tileCol, log), along)
	row := b.IAdd(b.IMul(tileRow, rows), across)
	b.If(b.ULess(col, w.param(kernel.BlockColumns)), func() {
		b.If(b.ULess(row, w.param(kernel.BlockRows)), func() {
			p := &block{w: w, bases: map[int]codegen.ID{},
				row: b.ShiftL(row, w.chunkShift()), col: b.ShiftL(col, w.chunkShift()),
				outer: w.coordinates(outer, 0, w.k.Rank-2)}
			p.write(scalars)
		})
	})
}

// write evaluates the body row by row, a lane a column. What lies along columns
// is read ahead of that, in whole columns.
func (p *block) write(scalars []codegen.Value) {
	w := p.w
	columns, shared := make([][][]codegen.ID, len(w.in)), make([]codegen.Value, len(w.in))
	for i, o := range w.in {
		switch o.access {
		case kernel.Column:
			columns[i] = p.columns(o)
		case kernel.Shared:
			shared[i] = w.loadWide(o, p.wide(p.base(o)), 0)
		}
	}
	for r := range kernel.Block {
		v := w.evaluate(func(i int) codegen.Value {
			o := w.in[i]
			switch o.access {
			case kernel.Splat:
				return w.loadSplat(o, p.rowBase(o, r), lanes)
			case kernel.Shared:
				return shared[i]
			case kernel.Wide:
				return w.loadWide(o, p.wide(p.rowBase(o, r)), 0)
			case kernel.Column:
				return p.transposed(o, columns[i], r)
			}
			return w.loadEach(o, p.elements(o, r))
		}, scalars)
		p.store(r, v)
	}
}

func (p *block) store(r int, v codegen.Value) {
	w := p.w
	if w.out.access == kernel.Wide {
		w.storeWide(w.out, p.wide(p.rowBase(w.out, r)), []codegen.Value{v})
		return
	}
	words := w.b.ToWords(v)
	for i, at := range p.elements(w.out, r) {
		lane := make([]codegen.ID, len(words))
		for j := range words {
			lane[j] = w.b.Extract(words[j], i)
		}
		w.storeElement(w.out, at, lane)
	}
}

// base is the operand's element at the outer coordinates.
func (p *block) base(o operand) codegen.ID {
	if _, ok := p.bases[o.number]; !ok {
		p.bases[o.number] = p.w.elementAt(o, p.outer)
	}
	return p.bases[o.number]
}

// rowBase is the operand's element at the start of the space's row of block row
// r.
func (p *block) rowBase(o operand, r int) codegen.ID {
	b := p.w.b
	at := b.IAdd(p.row, b.ConstU32(uint32(r)))
	if p.w.maps.Ragged {
		at = b.UMin(at, b.ISub(p.w.param(kernel.NumRows), b.ConstU32(1)))
	}
	return b.IAdd(p.base(o), b.IMul(at, p.w.param(kernel.Stride(o.number, p.w.k.Rank-2))))
}

// colStep is how far the operand's element of block column c is from that of
// the space's first column.
func (p *block) colStep(o operand, c int) codegen.ID {
	b := p.w.b
	at := b.IAdd(p.col, b.ConstU32(uint32(c)))
	if p.w.maps.Ragged {
		at = b.UMin(at, b.ISub(p.w.param(kernel.NumColumns), b.ConstU32(1)))
	}
	return b.IMul(at, p.w.param(kernel.Stride(o.number, p.w.k.Rank-1)))
}

// wide is the chunk at the block's first column of a row.
func (p *block) wide(row codegen.ID) codegen.ID {
	return p.w.b.ShiftR(p.w.b.IAdd(row, p.col), p.w.chunkShift())
}

// elements are the element indices of block row r.
func (p *block) elements(o operand, r int) []codegen.ID {
	row := p.rowBase(o, r)
	list := make([]codegen.ID, lanes)
	for i := range list {
		list[i] = p.w.b.IAdd(row, p.colStep(o, i))
	}
	return list
}

// columns are the words of each block column of an operand that is consecutive
// down the columns.
func (p *block) columns(o operand) [][]codegen.ID {
	b := p.w.b
	list := make([][]codegen.ID, kernel.Block)
	for c := range list {
		at := b.IAdd(b.IAdd(p.base(o), p.row), p.colStep(o, c))
		list[c] = p.w.wideWords(o, b.ShiftR(at, p.w.chunkShift()), 0)
	}
	return list
}

// transposed is block row r, out of columns.
func (p *block) transposed(o operand, columns [][]codegen.ID, r int) codegen.Value {
	b := p.w.b
	words := make([]codegen.ID, o.dtype.Words())
	for j := range words {
		parts := make([]codegen.ID, lanes)
		for i := range parts {
			parts[i] = b.Extract(columns[i][j], r)
		}
		words[j] = b.Construct(parts...)
	}
	return b.FromWords(o.dtype, words...)
}
