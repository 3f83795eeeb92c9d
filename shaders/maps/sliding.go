package maps

import (
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// A sliding map walks down a few columns of the space. Operands that read one buffer at different
// shifts share its rows: the map reads each new row once, with all columns that any of the operands
// needs. It keeps the rows above in registers, until the windows have slid over them.

// slider is the columns of an invocation.
type slider struct {
	w       *writer
	outer   []codegen.ID // coordinates of the outer dimensions
	first   codegen.ID   // first row to compute
	start   codegen.ID   // first column to compute
	again   codegen.ID   // number of columns that the chunk before also has
	reaches []kernel.Reach
}

// slide writes the code that computes the invocation's columns.
func (w *writer) slide(scalars []codegen.Value) {
	b := w.B
	s := &slider{w: w, reaches: w.Kernel.Reaches()}
	walk, c := w.Divide(w.Invocation(), kernel.RowChunks)
	if w.Kernel.Rank > 2 {
		var at codegen.ID
		at, walk = w.Divide(walk, kernel.NumWalks)
		s.outer = w.Coordinates(at, 0, w.Kernel.Rank-2)
	}
	s.first = b.IMul(walk, w.Param(kernel.WalkLength))
	own := b.ShiftL(c, w.ChunkShift())
	s.start = b.UMin(own, b.ISub(w.Param(kernel.NumColumns), b.ConstU32(uint32(w.Chunk))))
	s.again = b.ISub(own, s.start)
	count := b.UMin(w.Param(kernel.WalkLength), b.ISub(w.Param(kernel.NumRows), s.first))
	splats, held := s.splats(), s.hold()
	b.Loop(count, func(i codegen.ID) {
		rows := make([][][][]codegen.ID, len(w.In))
		for n, h := range held {
			if h != nil {
				rows[n] = append(h.load(), s.row(w.In[n], b.IAdd(s.first, i), s.reaches[n].Last.Rows))
			}
		}
		s.chunk(b.IAdd(s.first, i), splats, rows, scalars)
		for n, h := range held {
			if h != nil {
				h.store(rows[n][1:])
			}
		}
	})
}

// splats reads the operands that have one element for all columns.
func (s *slider) splats() []codegen.Value {
	w := s.w
	splats := make([]codegen.Value, len(w.In))
	for i, o := range w.In {
		if o.Access != kernel.Splat {
			continue
		}
		base, shift := s.base(o)
		at := w.B.IAdd(base.ElementAt(s.outer), w.B.ConstU32(uint32(int32(shift.Elements))))
		splats[i] = base.LoadSplat(at, module.Vector)
	}
	return splats
}

// base returns the operand whose binding an operand reads, and the operand's shift.
func (s *slider) base(o module.Operand) (module.Operand, kernel.Shift) {
	shift := s.w.Kernel.Operands[o.Number].Shift
	if shift.Of == 0 {
		return o, shift
	}
	return s.w.In[shift.Base()], shift
}

// heldRows are variables that hold rows: the words of each element.
type heldRows struct {
	w    *writer
	rows [][][]codegen.Var
}

// hold reads the rows above the first row to compute, for each operand that is read by rows. The
// last row that the first points need is left to the loop.
func (s *slider) hold() []*heldRows {
	list := make([]*heldRows, len(s.w.In))
	for n, o := range s.w.In {
		if o.Access == kernel.Splat || o.Access == kernel.Wide || !s.w.Kernel.Bound(n) {
			continue
		}
		h := &heldRows{w: s.w}
		var first [][][]codegen.ID
		for r := s.reaches[n].First.Rows; r < s.reaches[n].Last.Rows; r++ {
			first = append(first, s.row(o, s.first, r))
		}
		for _, row := range first {
			h.rows = append(h.rows, h.variables(row))
		}
		h.store(first)
		list[n] = h
	}
	return list
}

func (h *heldRows) variables(row [][]codegen.ID) [][]codegen.Var {
	list := make([][]codegen.Var, len(row))
	for i, words := range row {
		for range words {
			list[i] = append(list[i], h.w.B.Local(h.w.B.U32()))
		}
	}
	return list
}

func (h *heldRows) store(rows [][][]codegen.ID) {
	for r, row := range h.rows {
		for i, words := range row {
			for j, v := range words {
				h.w.B.StoreVar(v, rows[r][i][j])
			}
		}
	}
}

func (h *heldRows) load() [][][]codegen.ID {
	list := make([][][]codegen.ID, len(h.rows))
	for r, row := range h.rows {
		for _, words := range row {
			ids := make([]codegen.ID, len(words))
			for j, v := range words {
				ids[j] = h.w.B.LoadVar(v)
			}
			list[r] = append(list[r], ids)
		}
	}
	return list
}

// row reads all needed columns of an operand's row; the row is below rows further down than row at.
func (s *slider) row(o module.Operand, at codegen.ID, below int) [][]codegen.ID {
	b, w := s.w.B, s.w
	at = b.IAdd(at, b.ConstU32(uint32(int32(below))))
	coord := append(slices.Clip(s.outer), at)
	base, rowInside := o.ElementAt(coord), o.InsideBox(coord, 0)
	r, inner := s.reaches[o.Number], w.Kernel.Rank-1
	var list [][]codegen.ID
	for c := r.First.Columns; c < r.Last.Columns+w.Chunk; c++ {
		own := b.IAdd(s.start, b.ConstU32(uint32(int32(c))))
		column := o.InBox(inner, own)
		if o.Access == kernel.Strided {
			column = b.IMul(column, w.Param(kernel.Stride(o.Number, inner)))
		}
		words := o.LoadElement(b.IAdd(base, column))
		if inside := w.Both(rowInside, o.InsideBox([]codegen.ID{own}, inner)); inside != 0 {
			words = o.Filled(words, inside)
		}
		list = append(list, words)
	}
	return list
}

// chunk computes the columns of one row, given the rows that have been read of each operand.
func (s *slider) chunk(row codegen.ID, splats []codegen.Value, rows [][][][]codegen.ID, scalars []codegen.Value) {
	w, b := s.w, s.w.B
	coord := append(slices.Clip(s.outer), row)
	element := func(o module.Operand) codegen.ID { return b.IAdd(o.ElementAt(coord), s.start) }
	var vectors []codegen.Value
	for q := range w.Chunk / module.Vector {
		w.VectorNumber = q
		vectors = append(vectors, w.Evaluate(func(i int) codegen.Value {
			switch o := w.In[i]; o.Access {
			case kernel.Splat:
				return splats[i]
			case kernel.Wide:
				return o.LoadWide(b.ShiftR(element(o), w.ChunkShift()), q)
			default:
				return s.vector(o, rows, q)
			}
		}, scalars))
	}
	if w.Out.Access == kernel.Wide {
		w.Out.StoreWide(b.ShiftR(element(w.Out), w.ChunkShift()), vectors)
		return
	}
	first := element(w.Out)
	for q, v := range vectors {
		words := b.ToWords(v)
		for i := range module.Vector {
			at := b.ConstU32(uint32(q*module.Vector + i))
			b.If(b.ULessEq(s.again, at), func() { w.Out.StoreElement(b.IAdd(first, at), w.WordsOf(words, i)) })
		}
	}
}

// vector returns vector q of an operand, from the rows that have been read.
func (s *slider) vector(o module.Operand, rows [][][][]codegen.ID, q int) codegen.Value {
	base, shift := s.base(o)
	r := s.reaches[base.Number]
	row := rows[base.Number][shift.Rows-r.First.Rows]
	words := make([]codegen.ID, o.DType.Words())
	for j := range words {
		list := make([]codegen.ID, module.Vector)
		for i := range list {
			list[i] = row[q*module.Vector+i+shift.Columns-r.First.Columns][j]
		}
		words[j] = s.w.B.Construct(list...)
	}
	return s.w.B.FromWords(o.DType, words...)
}
