package shaders

import (
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// A sliding map goes down a few columns of the space. Of each operand it reads the next row,
// as far as the operands see it that are it shifted, and holds the rows above, as windows
// slide over them.

// slider is an invocation's columns.
type slider struct {
	w       *writer
	outer   []codegen.ID // coordinates
	first   codegen.ID   // row
	start   codegen.ID   // column
	again   codegen.ID   // how many columns are the chunk's before it
	reaches []kernel.Reach
}

// slide writes the invocation's columns.
func (w *writer) slide(scalars []codegen.Value) {
	b := w.b
	s := &slider{w: w, reaches: w.k.Reaches()}
	walk, c := w.divide(w.invocation(), kernel.RowChunks)
	if w.k.Rank > 2 {
		var at codegen.ID
		at, walk = w.divide(walk, kernel.NumWalks)
		s.outer = w.coordinates(at, 0, w.k.Rank-2)
	}
	s.first = b.IMul(walk, w.param(kernel.WalkLength))
	own := b.ShiftL(c, w.chunkShift())
	s.start = b.UMin(own, b.ISub(w.param(kernel.NumColumns), b.ConstU32(uint32(w.chunk))))
	s.again = b.ISub(own, s.start)
	count := b.UMin(w.param(kernel.WalkLength), b.ISub(w.param(kernel.NumRows), s.first))
	splats, held := s.splats(), s.hold()
	b.Loop(count, func(i codegen.ID) {
		rows := make([][][][]codegen.ID, len(w.in))
		for n, h := range held {
			if h != nil {
				rows[n] = append(h.load(), s.row(w.in[n], b.IAdd(s.first, i), s.reaches[n].Last.Rows))
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

// splats reads the operands that are one element for all of the columns.
func (s *slider) splats() []codegen.Value {
	w := s.w
	splats := make([]codegen.Value, len(w.in))
	for i, o := range w.in {
		if o.access != kernel.Splat {
			continue
		}
		base, shift := s.base(o)
		at := w.b.IAdd(w.elementAt(base, s.outer), w.b.ConstU32(uint32(int32(shift.Elements))))
		splats[i] = w.loadSplat(base, at, lanes)
	}
	return splats
}

// base is the operand that has an operand's binding, and how far the operand is shifted.
func (s *slider) base(o operand) (operand, kernel.Shift) {
	shift := s.w.k.Operands[o.number].Shift
	if shift.Of == 0 {
		return o, shift
	}
	return s.w.in[shift.Base()], shift
}

// heldRows are variables: the words of elements of rows.
type heldRows struct {
	w    *writer
	rows [][][]codegen.Var
}

// hold reads, of each operand that is read by rows, those above the last one that the first
// row's points see.
func (s *slider) hold() []*heldRows {
	list := make([]*heldRows, len(s.w.in))
	for n, o := range s.w.in {
		if o.access == kernel.Splat || o.access == kernel.Wide || !s.w.k.Bound(n) {
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
			list[i] = append(list[i], h.w.b.Local(h.w.b.U32()))
		}
	}
	return list
}

func (h *heldRows) store(rows [][][]codegen.ID) {
	for r, row := range h.rows {
		for i, words := range row {
			for j, v := range words {
				h.w.b.StoreVar(v, rows[r][i][j])
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
				ids[j] = h.w.b.LoadVar(v)
			}
			list[r] = append(list[r], ids)
		}
	}
	return list
}

// row reads an operand's elements in the row that is so many below one, from the first
// column on that is seen of it to the last.
func (s *slider) row(o operand, at codegen.ID, below int) [][]codegen.ID {
	b, w := s.w.b, s.w
	at = b.IAdd(at, b.ConstU32(uint32(int32(below))))
	coord := append(slices.Clip(s.outer), at)
	base, rowInside := w.elementAt(o, coord), w.insideBox(o, coord, 0)
	r, inner := s.reaches[o.number], w.k.Rank-1
	var list [][]codegen.ID
	for c := r.First.Columns; c < r.Last.Columns+w.chunk; c++ {
		own := b.IAdd(s.start, b.ConstU32(uint32(int32(c))))
		column := w.inBox(o, inner, own)
		if o.access == kernel.Strided {
			column = b.IMul(column, w.param(kernel.Stride(o.number, inner)))
		}
		words := w.loadElement(o, b.IAdd(base, column))
		if inside := w.both(rowInside, w.insideBox(o, []codegen.ID{own}, inner)); inside != 0 {
			words = w.filled(o, words, inside)
		}
		list = append(list, words)
	}
	return list
}

// chunk writes the columns of a row, of the rows of elements that are read of each operand.
func (s *slider) chunk(row codegen.ID, splats []codegen.Value, rows [][][][]codegen.ID, scalars []codegen.Value) {
	w, b := s.w, s.w.b
	coord := append(slices.Clip(s.outer), row)
	element := func(o operand) codegen.ID { return b.IAdd(w.elementAt(o, coord), s.start) }
	var groups []codegen.Value
	for q := range w.chunk / lanes {
		w.group = q
		groups = append(groups, w.evaluate(func(i int) codegen.Value {
			switch o := w.in[i]; o.access {
			case kernel.Splat:
				return splats[i]
			case kernel.Wide:
				return w.loadWide(o, b.ShiftR(element(o), w.chunkShift()), q)
			default:
				return s.group(o, rows, q)
			}
		}, scalars))
	}
	if w.out.access == kernel.Wide {
		w.storeWide(w.out, b.ShiftR(element(w.out), w.chunkShift()), groups)
		return
	}
	first := element(w.out)
	for q, v := range groups {
		words := b.ToWords(v)
		for i := range lanes {
			at := b.ConstU32(uint32(q*lanes + i))
			b.If(b.ULessEq(s.again, at), func() { w.storeElement(w.out, b.IAdd(first, at), w.laneWords(words, i)) })
		}
	}
}

// group is lane group q of an operand.
func (s *slider) group(o operand, rows [][][][]codegen.ID, q int) codegen.Value {
	base, shift := s.base(o)
	r := s.reaches[base.number]
	row := rows[base.number][shift.Rows-r.First.Rows]
	words := make([]codegen.ID, o.dtype.Words())
	for j := range words {
		list := make([]codegen.ID, lanes)
		for i := range list {
			list[i] = row[q*lanes+i+shift.Columns-r.First.Columns][j]
		}
		words[j] = s.w.b.Construct(list...)
	}
	return s.w.b.FromWords(o.dtype, words...)
}
