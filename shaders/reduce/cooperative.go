package reduce

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Here several invocations share a leaf; see [kernel.CooperativeLeaf]. An invocation reads the
// operands of several steps before it combines the first, so it waits once for all of them.

// sharedLeaf is a leaf as one of its invocations sees it.
type sharedLeaf struct {
	tree.Along
	w           *writer
	cooperators tree.Cooperators
	steps       kernel.CooperativeLeaf
	chunk       int
	width       int // how many elements are evaluated together
	room        *tree.Room
}

// cooperatively writes the code for leaves that several invocations share, or for leaves of leaves
// that a workgroup shares.
func (w *writer) cooperatively(r *kernel.Reduce) {
	b, d := w.B, w.Kernel.Result().DType
	if r.CooperativeLeaf.Size == 1 {
		w.short(r)
		return
	}
	s := &sharedLeaf{cooperators: w.CooperatorsOf(r.CooperativeLeaf.Size), steps: r.CooperativeLeaf, chunk: r.Chunk, width: min(r.Chunk, module.Vector)}
	s.w, s.W, s.Scalars = w, w.Writer, w.Scalars(s.width)
	s.room = w.RoomFor(d, s.joined(), r.CooperativeLeaf.Invocations)
	if r.CooperativeLeaf.Nested {
		s.nested(d)
		return
	}
	own := b.ShiftR(w.Invocation(), b.ConstU32(module.LogOf(r.CooperativeLeaf.Size)))
	s.at(w.partOf(own, r.CooperativeLeaf.Size))
	v := s.combined()
	first := b.IEq(s.cooperators.Number, b.ConstU32(0))
	b.If(b.LAnd(first, w.within(own, r.CooperativeLeaf.Size)), func() { s.store(v) })
}

// within reports whether a group of size invocations is inside the launch; part is the group's
// number. partOf returns the kept point and the leaf of a group. A group past the last one repeats
// the last.
func (w *writer) within(part codegen.ID, size int) codegen.ID {
	b := w.B
	return b.ULess(part, b.ShiftR(w.Param(kernel.NumInvocations), b.ConstU32(module.LogOf(size))))
}

func (w *writer) partOf(part codegen.ID, size int) (row, result codegen.ID) {
	b := w.B
	parts := b.ShiftR(w.Param(kernel.NumInvocations), b.ConstU32(module.LogOf(size)))
	return w.Divide(b.UMin(part, b.ISub(parts, b.ConstU32(1))), kernel.NumLeaves)
}

// at makes s the given leaf of a kept point.
func (s *sharedLeaf) at(point, index codegen.ID) {
	w := s.w
	s.Leaf = w.LeafAt(index, w.Coordinates(point, 0, w.Outer))
	s.Bases = w.Bases(s.Kept)
	s.Splats = w.RowSplats(s.Bases, s.width)
}

func (s *sharedLeaf) store(v codegen.Value) {
	w, b := s.w, s.w.B
	w.Out.StoreElement(b.IAdd(w.Out.ElementAt(s.Kept), s.Index), b.ToWords(v))
}

// inOrder reports whether no two invocations of a leaf share an accumulator.
func (s *sharedLeaf) inOrder() bool { return s.chunk*s.cooperators.Size <= ops.Accumulators }

// joined returns how many accumulators an invocation contributes to the leaf.
func (s *sharedLeaf) joined() int {
	if s.inOrder() {
		return s.width
	}
	return 1
}

// combined returns the leaf's result, in the first of its invocations.
func (s *sharedLeaf) combined() codegen.Value {
	acc := s.walked()
	if s.inOrder() {
		return s.cooperators.Join(s.w.fold, s.room, acc, s.Count)
	}
	all := s.w.B.ConstU32(ops.Accumulators) // all have started, with the identity
	return s.cooperators.Join(s.w.fold, s.room, s.w.fold.JoinElements(acc, all), all)
}

// walked combines those elements of the leaf that this invocation takes.
func (s *sharedLeaf) walked() codegen.Value {
	w, b, d := s.w, s.w.B, s.w.Kernel.Result().DType
	if p, ok := w.Kernel.Position(); ok {
		return s.sought(p)
	}
	f := w.fold.Running(0, d, s.width)
	acc := b.NewVariable(b.Zero(d, s.width))
	f.Start(acc)
	s.walk(func(step, first codegen.ID, v codegen.Value) { f.Take(acc, v, step, s.live(first)) })
	return b.Value(acc)
}

// live returns which elements of a vector are inside the leaf; 0: all.
func (s *sharedLeaf) live(first codegen.ID) codegen.ID {
	b := s.w.B
	switch {
	case s.steps.Ragged:
		return b.ULess(s.w.NumbersFrom(first, s.width), b.Splat(s.Count, s.width))
	case !s.w.Kernel.Result().DType.IsReal():
		return b.SplatBool(true, s.width)
	}
	return 0
}

// walk calls f with each vector that the invocation takes of the leaf: its step, the number of its
// first element in the leaf, and its values.
func (s *sharedLeaf) walk(f func(step, first codegen.ID, v codegen.Value)) {
	b, ahead, size := s.w.B, uint32(s.steps.Ahead), uint32(s.cooperators.Size)
	origins := s.origins()
	batch := b.ConstU32(ahead * size * uint32(s.chunk))
	batches := b.UDiv(b.IAdd(s.Count, b.ISub(batch, b.ConstU32(1))), batch)
	b.Loop(batches, func(i codegen.ID) {
		step := b.IMul(i, b.ConstU32(ahead))
		own := b.IAdd(b.IMul(step, b.ConstU32(size)), s.cooperators.Number) // the first chunk of this invocation
		read := make([]fetchedChunk, ahead)
		for u := range read {
			read[u] = s.fetch(origins, own, b.ConstU32(uint32(u)*size))
		}
		for u, c := range read {
			chunk := b.IAdd(own, b.ConstU32(uint32(u)*size))
			for g := range s.chunk / s.width {
				first := b.IAdd(b.IMul(chunk, b.ConstU32(uint32(s.chunk))), b.ConstU32(uint32(g*s.width)))
				v := s.w.Evaluate(func(i int) codegen.Value { return c[i](g) }, s.Scalars, s.Only...)
				f(b.IAdd(step, b.ConstU32(uint32(u))), first, v)
			}
		}
	})
}

// origins returns where the leaf starts, in chunks, in operands that are contiguous along it.
func (s *sharedLeaf) origins() []codegen.ID {
	b := s.w.B
	list := make([]codegen.ID, len(s.Bases))
	for i, base := range s.Bases {
		list[i] = b.IAdd(base, s.Start)
		if s.chunk > 1 && !s.w.In[i].Index {
			list[i] = b.ShiftR(list[i], b.ConstU32(module.LogOf(s.chunk)))
		}
	}
	return list
}

// fetchedChunk yields each operand's vectors of a chunk that has been read.
type fetchedChunk []func(g int) codegen.Value

// fetch reads the operands of the chunk that comes `after` chunks after chunk own. A chunk past the
// leaf is replaced by the leaf's last.
func (s *sharedLeaf) fetch(origins []codegen.ID, own, after codegen.ID) fetchedChunk {
	w, b := s.w, s.w.B
	chunk := b.IAdd(own, after)
	from := func(origin codegen.ID) codegen.ID { return b.IAdd(b.IAdd(origin, own), after) }
	if s.steps.Ragged {
		chunk = b.UMin(chunk, b.UDiv(b.ISub(s.Count, b.ConstU32(1)), b.ConstU32(uint32(s.chunk))))
		from = func(origin codegen.ID) codegen.ID { return b.IAdd(origin, chunk) }
	}
	var coord []codegen.ID
	if w.Form == kernel.Gather {
		coord = w.Coordinates(b.IAdd(s.Start, chunk), w.Outer, w.Kernel.Rank)
	}
	c := make(fetchedChunk, len(w.In))
	for i, o := range w.In {
		switch {
		case w.Form == kernel.Gather:
			c[i] = fetchElement(o, o.Offset(s.Bases[i], coord, w.Outer))
		case o.Access == kernel.Splat:
			c[i] = func(int) codegen.Value { return s.Splats[i] }
		case o.Access == kernel.Strided: // a table
			c[i] = fetchElement(o, o.Offset(s.Bases[i], []codegen.ID{b.IAdd(s.Start, chunk)}, w.Outer))
		case s.width == 1:
			c[i] = fetchElement(o, from(origins[i]))
		case o.Index:
			first := b.IAdd(origins[i], b.IMul(chunk, b.ConstU32(uint32(s.chunk))))
			c[i] = func(g int) codegen.Value { return o.IndexesFrom(b.IAdd(first, b.ConstU32(uint32(g*module.Vector)))) }
		default:
			c[i] = fetchVectors(o, from(origins[i]))
		}
	}
	return c
}

// fetchElement reads an element at once, and unpacks it when it is used.
func fetchElement(o module.Operand, at codegen.ID) func(int) codegen.Value {
	b := o.Writer.B
	if o.DType.Size() < 4 && !o.Table {
		word, shift := o.PackedPlace(at)
		packed := b.LoadElement(o.Buffer, word, 0)
		return func(int) codegen.Value {
			return b.FromWords(o.DType, o.Writer.LowBits(o.DType, b.ShiftR(packed, shift)))
		}
	}
	words := o.Element(at)
	return func(int) codegen.Value { return b.FromWords(o.Held(), words...) }
}

// fetchVectors reads a chunk at once, and unpacks its vectors when they are used.
func fetchVectors(o module.Operand, index codegen.ID) func(int) codegen.Value {
	chunk := o.ChunkAt(index)
	var list []codegen.ID
	for i := range max(1, o.Writer.Chunk*o.DType.Size()/16) {
		list = append(list, chunk(i))
	}
	return func(g int) codegen.Value {
		return o.VectorOf(func(i int) codegen.ID { return list[i] }, g)
	}
}

// sought finds the greatest of the invocation's elements and its position, and returns what the
// kernel's body yields for it. It notes the number of a vector, and later derives the position from
// it. An accumulator without elements gets 0, which is less than any key.
func (s *sharedLeaf) sought(p kernel.Position) codegen.Value {
	w, b := s.w, s.w.B
	part := *s
	part.Only = p.Body
	k := tree.Seeker{W: w.Writer, Position: p, Piece: tree.Piece{Start: s.Start, Count: s.Count}, First: s.Bases[p.Index], Width: s.width, DType: w.Kernel.Body[p.Key()].DType}
	best, numbers := b.NewVariable(k.Lowest()), b.NewVariable(b.Zero(dtype.Uint32, s.width))
	vectors := uint32(s.chunk / s.width)
	g := uint32(0)
	part.walk(func(step, first codegen.ID, v codegen.Value) {
		v = b.Computed(v)
		better := k.Greater(v, b.Value(best))
		if s.steps.Ragged {
			better = b.LAnd(better, s.live(first))
		}
		k.Keep(best, numbers, v, better, b.IAdd(b.IMul(step, b.ConstU32(vectors)), b.ConstU32(g%vectors)))
		g++
	})
	number := b.ToWords(b.Value(numbers))[0]
	splat := func(n uint32) codegen.ID { return b.SplatU32(n, s.width) }
	chunk := b.IAdd(b.IMul(b.UDiv(number, splat(vectors)), splat(uint32(s.cooperators.Size))), b.Splat(s.cooperators.Number, s.width))
	at := b.IAdd(b.IMul(chunk, splat(uint32(s.chunk))), b.IMul(b.UMod(number, splat(vectors)), splat(uint32(s.width))))
	at = b.IAdd(at, w.NumbersFrom(b.ConstU32(0), s.width))
	inside := b.ULess(at, b.Splat(s.Count, s.width))
	return b.SelectValue(inside, k.Packed(b.Value(best), at), b.Zero(dtype.Uint64, s.width))
}

// nested combines a leaf of leaves in each workgroup. The workgroup's groups of cooperators take
// the leaves in turn. Then each of the first 16 invocations has one accumulator of the tree that
// combines the leaves' results.
func (s *sharedLeaf) nested(d dtype.DType) {
	w, b := s.w, s.w.B
	group := b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
	point, index := w.partOf(group, s.steps.Invocations)
	cooperatives := b.ConstU32(uint32(s.steps.Invocations / s.steps.Size))
	first := b.IMul(index, b.ConstU32(ops.Leaf))
	all := b.ShiftR(b.IAdd(w.Param(kernel.NumReduced), b.ConstU32(ops.Leaf-1)), b.ConstU32(module.LogOf(ops.Leaf)))
	here := b.UMin(b.ISub(all, first), b.ConstU32(ops.Leaf))
	results := w.RoomFor(d, 1, ops.Leaf)
	turns := b.UDiv(b.IAdd(here, b.ISub(cooperatives, b.ConstU32(1))), cooperatives)
	b.Loop(turns, func(turn codegen.ID) {
		own := b.IAdd(b.IMul(turn, cooperatives), s.cooperators.Index)
		s.at(point, b.IAdd(first, b.UMin(own, b.ISub(here, b.ConstU32(1)))))
		v := s.combined()
		b.If(b.LAnd(b.IEq(s.cooperators.Number, b.ConstU32(0)), b.ULess(own, here)), func() { results.Put(own, v) })
		b.Barrier()
	})
	v := w.joinResults(results, w.RoomFor(d, 1, s.steps.Invocations), here)
	b.If(b.LAnd(b.IEq(b.LocalIndex(), b.ConstU32(0)), w.within(group, s.steps.Invocations)), func() {
		w.Out.StoreElement(b.IAdd(w.Out.ElementAt(w.Coordinates(point, 0, w.Outer)), index), b.ToWords(v))
	})
}

// joinResults combines count results, which are in shared memory, in the order of the tree. The
// first invocation gets the result.
func (w *writer) joinResults(results, room *tree.Room, count codegen.ID) codegen.Value {
	b, t := w.B, w.CooperatorsOf(ops.Accumulators)
	acc := b.NewVariable(b.Zero(results.DType, 1))
	b.Loop(w.Rounds(count), func(round codegen.ID) {
		at := b.IAdd(b.ShiftL(round, b.ConstU32(module.LogOf(ops.Accumulators))), t.Number)
		v := results.Get(b.UMin(at, b.ISub(count, b.ConstU32(1))))
		w.fold.Step(acc, v, round, b.ULess(at, count))
	})
	return t.Join(w.fold, room, b.Value(acc), count)
}
