package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Reductions whose leaves are shared by teams: see kernel.Team. What several steps
// need is read before the first of them is combined, so that an invocation waits
// for all of it at once.

// shared is a leaf as an invocation of its team sees it.
type shared struct {
	along
	team  team
	steps kernel.Team
	chunk int
	width int // of what is evaluated together
	room  *room
}

// reduceTeam combines a leaf by each team, or a leaf of leaves by each workgroup.
func (w *writer) reduceTeam(r *kernel.Reduce) {
	b, d := w.b, w.k.Result().DType
	if r.Team.Size == 1 {
		w.reduceShort(r)
		return
	}
	s := &shared{team: w.teamOf(r.Team.Size), steps: r.Team, chunk: r.Chunk, width: min(r.Chunk, lanes)}
	s.w, s.scalars = w, w.scalars(s.width)
	s.room = w.roomFor(d, s.joined(), r.Team.Lanes)
	if r.Team.Nested {
		s.nested(d)
		return
	}
	own := b.ShiftR(w.invocation(), b.ConstU32(logOf(r.Team.Size)))
	s.at(w.partOf(own, r.Team.Size))
	v := s.combined()
	first := b.IEq(s.team.lane, b.ConstU32(0))
	b.If(b.LAnd(first, w.within(own, r.Team.Size)), func() { s.store(v) })
}

// within reports whether a part of the launch's invocations, of so many each, is
// one of them, and partOf is what it makes, or the last one for those past it.
func (w *writer) within(part codegen.ID, size int) codegen.ID {
	b := w.b
	return b.ULess(part, b.ShiftR(w.param(kernel.NumInvocations), b.ConstU32(logOf(size))))
}

func (w *writer) partOf(part codegen.ID, size int) (row, result codegen.ID) {
	b := w.b
	parts := b.ShiftR(w.param(kernel.NumInvocations), b.ConstU32(logOf(size)))
	return w.divide(b.UMin(part, b.ISub(parts, b.ConstU32(1))), kernel.NumLeaves)
}

// at goes to a leaf of a kept point.
func (s *shared) at(point, index codegen.ID) {
	w := s.w
	s.leaf = w.leafAt(index, w.coordinates(point, 0, w.outer))
	s.bases = w.bases(s.kept)
	s.splats = w.rowSplats(s.bases, s.width)
}

func (s *shared) store(v codegen.Value) {
	w, b := s.w, s.w.b
	w.storeElement(w.out, b.IAdd(w.elementAt(w.out, s.kept), s.index), b.ToWords(v))
}

// inOrder reports whether each invocation has accumulators of its own of the tree's.
func (s *shared) inOrder() bool { return s.chunk*s.team.size <= ops.Lanes }

// joined is how many accumulators an invocation brings to its team's.
func (s *shared) joined() int {
	if s.inOrder() {
		return s.width
	}
	return 1
}

// combined is what the leaf combines to, in the team's first invocation.
func (s *shared) combined() codegen.Value {
	acc := s.walked()
	if s.inOrder() {
		return s.team.join(s.room, acc, s.count)
	}
	all := s.w.b.ConstU32(ops.Lanes) // which started with the identity
	return s.team.join(s.room, s.w.joinLanes(acc, all), all)
}

// walked is what the invocation makes of its elements of the leaf.
func (s *shared) walked() codegen.Value {
	w, b, d := s.w, s.w.b, s.w.k.Result().DType
	if p, ok := w.k.Position(); ok {
		return s.sought(p)
	}
	f := &running{op: w.fold}
	f.identity, f.starts = w.identity(f.op, d, s.width)
	acc := b.NewVariable(b.Zero(d, s.width))
	f.start(w, acc)
	s.walk(func(step, first codegen.ID, v codegen.Value) { f.take(w, acc, v, step, s.live(first)) })
	return b.Value(acc)
}

// live tells which lanes of a group are inside the leaf; 0: all of them are.
func (s *shared) live(first codegen.ID) codegen.ID {
	b := s.w.b
	switch {
	case s.steps.Ragged:
		return b.ULess(s.w.lanesFrom(first, s.width), b.Splat(s.count, s.width))
	case !s.w.k.Result().DType.IsReal():
		return b.SplatBool(true, s.width)
	}
	return 0
}

// walk calls f with all the invocation's groups of elements of the leaf: the step,
// the group's first element, counted in the leaf, and its values.
func (s *shared) walk(f func(step, first codegen.ID, v codegen.Value)) {
	b, ahead, size := s.w.b, uint32(s.steps.Ahead), uint32(s.team.size)
	origins := s.origins()
	batch := b.ConstU32(ahead * size * uint32(s.chunk))
	batches := b.UDiv(b.IAdd(s.count, b.ISub(batch, b.ConstU32(1))), batch)
	b.Loop(batches, func(i codegen.ID) {
		step := b.IMul(i, b.ConstU32(ahead))
		own := b.IAdd(b.IMul(step, b.ConstU32(size)), s.team.lane) // the first chunk
		read := make([]fetchedChunk, ahead)
		for u := range read {
			read[u] = s.fetch(origins, own, b.ConstU32(uint32(u)*size))
		}
		for u, c := range read {
			chunk := b.IAdd(own, b.ConstU32(uint32(u)*size))
			for g := range s.chunk / s.width {
				first := b.IAdd(b.IMul(chunk, b.ConstU32(uint32(s.chunk))), b.ConstU32(uint32(g*s.width)))
				v := s.w.evaluate(func(i int) codegen.Value { return c[i](g) }, s.scalars, s.only...)
				f(b.IAdd(step, b.ConstU32(uint32(u))), first, v)
			}
		}
	})
}

// origins are where the leaf starts in the operands that lie along it, in chunks.
func (s *shared) origins() []codegen.ID {
	b := s.w.b
	list := make([]codegen.ID, len(s.bases))
	for i, base := range s.bases {
		list[i] = b.IAdd(base, s.start)
		if s.chunk > 1 && !s.w.in[i].index {
			list[i] = b.ShiftR(list[i], b.ConstU32(logOf(s.chunk)))
		}
	}
	return list
}

// fetchedChunk are the operands of a chunk, as they were read: each by group.
type fetchedChunk []func(g int) codegen.Value

// fetch reads what the chunk needs that is some after the invocation's own. One past
// the leaf is read as the last one.
func (s *shared) fetch(origins []codegen.ID, own, after codegen.ID) fetchedChunk {
	w, b := s.w, s.w.b
	chunk := b.IAdd(own, after)
	from := func(origin codegen.ID) codegen.ID { return b.IAdd(b.IAdd(origin, own), after) }
	if s.steps.Ragged {
		chunk = b.UMin(chunk, b.UDiv(b.ISub(s.count, b.ConstU32(1)), b.ConstU32(uint32(s.chunk))))
		from = func(origin codegen.ID) codegen.ID { return b.IAdd(origin, chunk) }
	}
	var coord []codegen.ID
	if w.form == kernel.Gather {
		coord = w.coordinates(b.IAdd(s.start, chunk), w.outer, w.k.Rank)
	}
	c := make(fetchedChunk, len(w.in))
	for i, o := range w.in {
		switch {
		case w.form == kernel.Gather:
			c[i] = w.fetchElement(o, w.offset(o, s.bases[i], coord, w.outer))
		case o.access == kernel.Splat:
			c[i] = func(int) codegen.Value { return s.splats[i] }
		case o.access == kernel.Strided: // a table
			c[i] = w.fetchElement(o, w.offset(o, s.bases[i], []codegen.ID{b.IAdd(s.start, chunk)}, w.outer))
		case s.width == 1:
			c[i] = w.fetchElement(o, from(origins[i]))
		case o.index:
			first := b.IAdd(origins[i], b.IMul(chunk, b.ConstU32(uint32(s.chunk))))
			c[i] = func(g int) codegen.Value { return w.indexesFrom(o, b.IAdd(first, b.ConstU32(uint32(g*lanes)))) }
		default:
			c[i] = w.fetchVectors(o, from(origins[i]))
		}
	}
	return c
}

// fetchElement reads an element now, and unpacks it where it is asked for.
func (w *writer) fetchElement(o operand, at codegen.ID) func(int) codegen.Value {
	b := w.b
	if o.dtype.Size() < 4 && !o.table {
		word, shift := w.packedPlace(o, at)
		packed := b.LoadElement(o.buffer, word, 0)
		return func(int) codegen.Value { return b.FromWords(o.dtype, w.lowBits(o.dtype, b.ShiftR(packed, shift))) }
	}
	words := w.element(o, at)
	return func(int) codegen.Value { return b.FromWords(o.held(), words...) }
}

// fetchVectors reads a chunk now, and unpacks its groups where they are asked for.
func (w *writer) fetchVectors(o operand, index codegen.ID) func(int) codegen.Value {
	chunk := w.chunkAt(o, index)
	var list []codegen.ID
	for i := range max(1, w.chunk*o.dtype.Size()/16) {
		list = append(list, chunk(i))
	}
	return func(g int) codegen.Value {
		return w.groupOf(o, func(i int) codegen.ID { return list[i] }, g)
	}
}

// sought is the greatest of the invocation's elements, with its position: what the
// kernel's own body makes of it. Groups are noted by their numbers, and found
// again; a lane without any element has what is less than all.
func (s *shared) sought(p kernel.Position) codegen.Value {
	w, b := s.w, s.w.b
	part := *s
	part.only = p.Body
	k := seeker{w: w, Position: p, piece: piece{s.start, s.count}, index: s.bases[p.Index], width: s.width, dtype: w.k.Body[p.Key()].DType}
	best, numbers := b.NewVariable(k.lowest()), b.NewVariable(b.Zero(dtype.Uint32, s.width))
	groups := uint32(s.chunk / s.width)
	g := uint32(0)
	part.walk(func(step, first codegen.ID, v codegen.Value) {
		v = b.Computed(v)
		better := k.greater(v, b.Value(best))
		if s.steps.Ragged {
			better = b.LAnd(better, s.live(first))
		}
		k.keep(best, numbers, v, better, b.IAdd(b.IMul(step, b.ConstU32(groups)), b.ConstU32(g%groups)))
		g++
	})
	number := b.ToWords(b.Value(numbers))[0]
	splat := func(n uint32) codegen.ID { return b.SplatU32(n, s.width) }
	chunk := b.IAdd(b.IMul(b.UDiv(number, splat(groups)), splat(uint32(s.team.size))), b.Splat(s.team.lane, s.width))
	at := b.IAdd(b.IMul(chunk, splat(uint32(s.chunk))), b.IMul(b.UMod(number, splat(groups)), splat(uint32(s.width))))
	at = b.IAdd(at, w.lanesFrom(b.ConstU32(0), s.width))
	inside := b.ULess(at, b.Splat(s.count, s.width))
	return b.SelectValue(inside, k.packed(b.Value(best), at), b.Zero(dtype.Uint64, s.width))
}

// nested combines a leaf of leaves by each workgroup: its teams take the leaves in
// turn, and the first 16 invocations then have an accumulator each of the tree
// over their results.
func (s *shared) nested(d dtype.DType) {
	w, b := s.w, s.w.b
	group := b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
	point, index := w.partOf(group, s.steps.Lanes)
	teams := b.ConstU32(uint32(s.steps.Lanes / s.steps.Size))
	first := b.IMul(index, b.ConstU32(ops.Leaf))
	all := b.ShiftR(b.IAdd(w.param(kernel.NumReduced), b.ConstU32(ops.Leaf-1)), b.ConstU32(logOf(ops.Leaf)))
	here := b.UMin(b.ISub(all, first), b.ConstU32(ops.Leaf))
	results := w.roomFor(d, 1, ops.Leaf)
	turns := b.UDiv(b.IAdd(here, b.ISub(teams, b.ConstU32(1))), teams)
	b.Loop(turns, func(turn codegen.ID) {
		own := b.IAdd(b.IMul(turn, teams), s.team.index)
		s.at(point, b.IAdd(first, b.UMin(own, b.ISub(here, b.ConstU32(1)))))
		v := s.combined()
		b.If(b.LAnd(b.IEq(s.team.lane, b.ConstU32(0)), b.ULess(own, here)), func() { results.put(own, v) })
		b.Barrier()
	})
	v := w.joinResults(results, w.roomFor(d, 1, s.steps.Lanes), here)
	b.If(b.LAnd(b.IEq(b.LocalIndex(), b.ConstU32(0)), w.within(group, s.steps.Lanes)), func() {
		w.storeElement(w.out, b.IAdd(w.elementAt(w.out, w.coordinates(point, 0, w.outer)), index), b.ToWords(v))
	})
}

// joinResults is what the tree makes of count results in the workgroup's memory, in
// its first invocation.
func (w *writer) joinResults(results, room *room, count codegen.ID) codegen.Value {
	b, t := w.b, w.teamOf(ops.Lanes)
	acc := b.NewVariable(b.Zero(results.dtype, 1))
	b.Loop(w.rounds(count), func(round codegen.ID) {
		at := b.IAdd(b.ShiftL(round, b.ConstU32(logOf(ops.Lanes))), t.lane)
		v := results.get(b.UMin(at, b.ISub(count, b.ConstU32(1))))
		w.step(acc, v, round, b.ULess(at, count))
	})
	return t.join(room, b.Value(acc), count)
}
