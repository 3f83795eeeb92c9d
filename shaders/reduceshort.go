package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Reductions of short rows, teams of one (see kernel.Team): an invocation that read
// its own row would read what lies far from what its neighbours do. So a workgroup
// reads its rows together.

// shortRows are a workgroup's.
type shortRows struct {
	w     *writer
	first codegen.ID // row
	count codegen.ID // elements of a row
	pitch codegen.ID // from one row to the next in memory: odd, so that neighbours find theirs in different banks
	room  *room
}

func (w *writer) reduceShort(r *kernel.Reduce) {
	b, d := w.b, w.k.Result().DType
	s := &shortRows{w: w, first: b.IMul(w.workgroup(), b.ConstU32(uint32(r.Team.Lanes))), count: w.param(kernel.NumReduced),
		room: w.roomFor(d, 1, r.Team.Lanes*(r.Chunk+1))}
	s.pitch = b.Or(s.count, b.ConstU32(1))
	s.read(r.Team)
	b.Barrier()
	v := s.row(r.Chunk)
	own := b.IAdd(s.first, b.LocalIndex())
	b.If(b.ULess(own, w.param(kernel.NumInvocations)), func() {
		w.storeElement(w.out, w.elementAt(w.out, w.coordinates(own, 0, w.outer)), b.ToWords(v))
	})
}

// read brings the rows' elements, neighbours by neighbouring invocations. Rows past
// the last are read as the last.
func (s *shortRows) read(t kernel.Team) {
	w, b := s.w, s.w.b
	scalars := w.scalars(1)
	ahead := b.ConstU32(uint32(t.Ahead))
	batches := b.UDiv(b.IAdd(s.count, b.ISub(ahead, b.ConstU32(1))), ahead)
	b.Loop(batches, func(i codegen.ID) {
		type element struct {
			row, at codegen.ID
			read    fetchedChunk
		}
		list := make([]element, t.Ahead)
		for u := range list {
			turn := b.UMin(b.IAdd(b.IMul(i, ahead), b.ConstU32(uint32(u))), b.ISub(s.count, b.ConstU32(1)))
			e := &list[u]
			e.row, e.at = w.divide(b.IAdd(b.IMul(turn, b.ConstU32(uint32(t.Lanes))), b.LocalIndex()), kernel.RowElements)
			e.read = s.fetch(e.row, e.at)
		}
		for _, e := range list {
			v := w.evaluate(func(i int) codegen.Value { return e.read[i](0) }, scalars)
			s.room.put(b.IAdd(b.IMul(e.row, s.pitch), e.at), v)
		}
	})
}

// fetch reads an element of one of the rows.
func (s *shortRows) fetch(row, at codegen.ID) fetchedChunk {
	w, b := s.w, s.w.b
	row = b.UMin(b.IAdd(s.first, row), b.ISub(w.param(kernel.NumInvocations), b.ConstU32(1)))
	bases := w.bases(w.coordinates(row, 0, w.outer))
	var coord []codegen.ID
	if w.form == kernel.Gather {
		coord = w.coordinates(at, w.outer, w.k.Rank)
	}
	c := make(fetchedChunk, len(w.in))
	for i, o := range w.in {
		switch {
		case w.form == kernel.Gather:
			c[i] = w.fetchElement(o, w.offset(o, bases[i], coord, w.outer))
		case o.access == kernel.Splat:
			c[i] = w.fetchElement(o, bases[i])
		case o.access == kernel.Strided: // a table
			c[i] = w.fetchElement(o, w.offset(o, bases[i], []codegen.ID{at}, w.outer))
		default:
			c[i] = w.fetchElement(o, b.IAdd(bases[i], at))
		}
	}
	return c
}

// row is what the invocation's own row combines to, which has so many elements at
// the most: each is an accumulator.
func (s *shortRows) row(most int) codegen.Value {
	w, b := s.w, s.w.b
	start, last := b.IMul(b.LocalIndex(), s.pitch), b.ISub(s.count, b.ConstU32(1))
	groups := make([]codegen.Value, min(most, ops.Lanes)/lanes)
	for q := range groups {
		words := make([][]codegen.ID, s.room.dtype.Words())
		for i := range lanes {
			v := s.room.get(b.IAdd(start, b.UMin(b.ConstU32(uint32(q*lanes+i)), last)))
			for j, word := range b.ToWords(v) {
				words[j] = append(words[j], word)
			}
		}
		ids := make([]codegen.ID, len(words))
		for j := range ids {
			ids[j] = b.Construct(words[j]...)
		}
		groups[q] = b.Computed(b.FromWords(s.room.dtype, ids...))
	}
	return w.treeOf(groups, s.count)
}
