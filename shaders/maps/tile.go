package maps

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// block is the square of points that one invocation of a tiled kernel handles.
type block struct {
	w        *writer
	row, col codegen.ID   // coordinates of the first point
	outer    []codegen.ID // coordinates of the other dimensions
	bases    map[int]codegen.ID
}

// tile computes this invocation's block of the workgroup's tile.
func (w *writer) tile(scalars []codegen.Value) {
	b := w.B
	group := b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
	rest, tileCol := w.Divide(group, kernel.TileColumns)
	outer, tileRow := w.Divide(rest, kernel.TileRows)
	log := w.Param(kernel.TileLog)
	local := b.And(w.Invocation(), b.ConstU32(kernel.WorkgroupSize-1))
	across := b.ShiftR(local, log)
	along := b.ISub(local, b.ShiftL(across, log))
	rows := b.ShiftR(b.ConstU32(kernel.WorkgroupSize), log)
	col := b.IAdd(b.ShiftL(tileCol, log), along)
	row := b.IAdd(b.IMul(tileRow, rows), across)
	b.If(b.ULess(col, w.Param(kernel.BlockColumns)), func() {
		b.If(b.ULess(row, w.Param(kernel.BlockRows)), func() {
			p := &block{w: w, bases: map[int]codegen.ID{},
				row: b.ShiftL(row, w.ChunkShift()), col: b.ShiftL(col, w.ChunkShift()),
				outer: w.Coordinates(outer, 0, w.Kernel.Rank-2)}
			p.write(scalars)
		})
	})
}

// write evaluates the body row by row; a vector has the columns of a row. Operands that are
// contiguous down columns are read before, in whole columns.
func (p *block) write(scalars []codegen.Value) {
	w := p.w
	columns, shared := make([][][]codegen.ID, len(w.In)), make([]codegen.Value, len(w.In))
	for i, o := range w.In {
		switch o.Access {
		case kernel.Column:
			columns[i] = p.columns(o)
		case kernel.Shared:
			shared[i] = o.LoadWide(p.wide(p.base(o)), 0)
		}
	}
	for r := range kernel.Block {
		v := w.Evaluate(func(i int) codegen.Value {
			o := w.In[i]
			switch o.Access {
			case kernel.Splat:
				return o.LoadSplat(p.rowBase(o, r), module.Vector)
			case kernel.Shared:
				return shared[i]
			case kernel.Wide:
				return o.LoadWide(p.wide(p.rowBase(o, r)), 0)
			case kernel.Column:
				return p.transposed(o, columns[i], r)
			}
			return o.LoadEach(p.elements(o, r))
		}, scalars)
		p.store(r, v)
	}
}

func (p *block) store(r int, v codegen.Value) {
	w := p.w
	if w.Out.Access == kernel.Wide {
		w.Out.StoreWide(p.wide(p.rowBase(w.Out, r)), []codegen.Value{v})
		return
	}
	words := w.B.ToWords(v)
	for i, at := range p.elements(w.Out, r) {
		w.Out.StoreElement(at, w.WordsOf(words, i))
	}
}

// base returns the index of the operand's element at the outer coordinates.
func (p *block) base(o module.Operand) codegen.ID {
	if _, ok := p.bases[o.Number]; !ok {
		p.bases[o.Number] = o.ElementAt(p.outer)
	}
	return p.bases[o.Number]
}

// rowBase returns the index of the operand's element where row r of the block starts.
func (p *block) rowBase(o module.Operand, r int) codegen.ID {
	b := p.w.B
	at := b.IAdd(p.row, b.ConstU32(uint32(r)))
	if p.w.loop.Ragged {
		at = b.UMin(at, b.ISub(p.w.Param(kernel.NumRows), b.ConstU32(1)))
	}
	return b.IAdd(p.base(o), b.IMul(at, p.w.Param(kernel.Stride(o.Number, p.w.Kernel.Rank-2))))
}

// colStep returns the distance of the operand's element in column c of the block from its element
// in the row's column 0.
func (p *block) colStep(o module.Operand, c int) codegen.ID {
	b := p.w.B
	at := b.IAdd(p.col, b.ConstU32(uint32(c)))
	if p.w.loop.Ragged {
		at = b.UMin(at, b.ISub(p.w.Param(kernel.NumColumns), b.ConstU32(1)))
	}
	return b.IMul(at, p.w.Param(kernel.Stride(o.Number, p.w.Kernel.Rank-1)))
}

// wide returns the chunk at the block's first column, given the index at which the row starts.
func (p *block) wide(row codegen.ID) codegen.ID {
	return p.w.B.ShiftR(p.w.B.IAdd(row, p.col), p.w.ChunkShift())
}

// elements returns the indices of the elements of row r of the block.
func (p *block) elements(o module.Operand, r int) []codegen.ID {
	row := p.rowBase(o, r)
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		list[i] = p.w.B.IAdd(row, p.colStep(o, i))
	}
	return list
}

// columns returns the words of each column, for an operand that is contiguous down columns.
func (p *block) columns(o module.Operand) [][]codegen.ID {
	b := p.w.B
	list := make([][]codegen.ID, kernel.Block)
	for c := range list {
		at := b.IAdd(b.IAdd(p.base(o), p.row), p.colStep(o, c))
		list[c] = o.WideWords(b.ShiftR(at, p.w.ChunkShift()), 0)
	}
	return list
}

// transposed returns row r of the block, given its columns.
func (p *block) transposed(o module.Operand, columns [][]codegen.ID, r int) codegen.Value {
	b := p.w.B
	words := make([]codegen.ID, o.DType.Words())
	for j := range words {
		parts := make([]codegen.ID, module.Vector)
		for i := range parts {
			parts[i] = b.Extract(columns[i][j], r)
		}
		words[j] = b.Construct(parts...)
	}
	return b.FromWords(o.DType, words...)
}
