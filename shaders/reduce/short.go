package reduce

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Reductions of short rows; each invocation combines one row (see [kernel.CooperativeLeaf]). If it
// also read that row, neighbouring invocations would read distant elements. So a workgroup first
// reads its rows together, into shared memory.

// shortRows are the rows of a workgroup.
type shortRows struct {
	w     *writer
	first codegen.ID // first row
	count codegen.ID // number of elements in a row
	pitch codegen.ID // distance of rows in shared memory; odd, so that neighbouring invocations use different banks
	room  *tree.Room
}

func (w *writer) short(r *kernel.Reduce) {
	b, d := w.B, w.Kernel.Result().DType
	s := &shortRows{w: w, first: b.IMul(w.Workgroup(), b.ConstU32(uint32(r.CooperativeLeaf.Invocations))), count: w.Param(kernel.NumReduced),
		room: w.RoomFor(d, 1, r.CooperativeLeaf.Invocations*(r.Chunk+1))}
	s.pitch = b.Or(s.count, b.ConstU32(1))
	s.read(r.CooperativeLeaf)
	b.Barrier()
	v := s.row(r.Chunk)
	own := b.IAdd(s.first, b.LocalIndex())
	b.If(b.ULess(own, w.Param(kernel.NumInvocations)), func() {
		w.Out.StoreElement(w.Out.ElementAt(w.Coordinates(own, 0, w.Outer)), b.ToWords(v))
	})
}

// read reads the rows' elements into shared memory. Neighbouring invocations read neighbouring
// elements. Rows past the last are replaced by the last.
func (s *shortRows) read(t kernel.CooperativeLeaf) {
	w, b := s.w, s.w.B
	scalars := w.Scalars(1)
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
			e.row, e.at = w.Divide(b.IAdd(b.IMul(turn, b.ConstU32(uint32(t.Invocations))), b.LocalIndex()), kernel.RowElements)
			e.read = s.fetch(e.row, e.at)
		}
		for _, e := range list {
			v := w.Evaluate(func(i int) codegen.Value { return e.read[i](0) }, scalars)
			s.room.Put(b.IAdd(b.IMul(e.row, s.pitch), e.at), v)
		}
	})
}

// fetch reads one element of a row.
func (s *shortRows) fetch(row, at codegen.ID) fetchedChunk {
	w, b := s.w, s.w.B
	row = b.UMin(b.IAdd(s.first, row), b.ISub(w.Param(kernel.NumInvocations), b.ConstU32(1)))
	bases := w.Bases(w.Coordinates(row, 0, w.Outer))
	var coord []codegen.ID
	if w.Form == kernel.Gather {
		coord = w.Coordinates(at, w.Outer, w.Kernel.Rank)
	}
	c := make(fetchedChunk, len(w.In))
	for i, o := range w.In {
		switch {
		case w.Form == kernel.Gather:
			c[i] = fetchElement(o, o.Offset(bases[i], coord, w.Outer))
		case o.Access == kernel.Splat:
			c[i] = fetchElement(o, bases[i])
		case o.Access == kernel.Strided: // a table
			c[i] = fetchElement(o, o.Offset(bases[i], []codegen.ID{at}, w.Outer))
		default:
			c[i] = fetchElement(o, b.IAdd(bases[i], at))
		}
	}
	return c
}

// row combines this invocation's row of at most so many elements; each is an accumulator.
func (s *shortRows) row(most int) codegen.Value {
	w, b := s.w, s.w.B
	start, last := b.IMul(b.LocalIndex(), s.pitch), b.ISub(s.count, b.ConstU32(1))
	vectors := make([]codegen.Value, min(most, ops.Accumulators)/module.Vector)
	for q := range vectors {
		words := make([][]codegen.ID, s.room.DType.Words())
		for i := range module.Vector {
			v := s.room.Get(b.IAdd(start, b.UMin(b.ConstU32(uint32(q*module.Vector+i)), last)))
			for j, word := range b.ToWords(v) {
				words[j] = append(words[j], word)
			}
		}
		ids := make([]codegen.ID, len(words))
		for j := range ids {
			ids[j] = b.Construct(words[j]...)
		}
		vectors[q] = b.Computed(b.FromWords(s.room.DType, ids...))
	}
	return w.fold.TreeOf(vectors, s.count)
}
