package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Slabs: a workgroup shares columns. The invocations of a row take chunks that lie
// side by side, so that they read neighbouring memory; the rows are the accumulators
// of a leaf, each of which takes every 16th row of the matrix, in order, and reads
// several of them before it combines the first. The accumulators are joined in
// shared memory. All of a workgroup's invocations run all of it, for the barriers;
// those that have no columns or no leaf go through no rows, and store nothing.

// slab is the invocation's part of a workgroup that shares columns.
type slab struct {
	w *writer
	kernel.Slab
	chunk, lane, leaf codegen.ID // its place in the workgroup
	own               codegen.ID // its place in shared memory
	inside            codegen.ID // whether it has columns, and a leaf
	memory            []codegen.Shared
}

// slabOf finds the invocation's place in its workgroup.
func (w *writer) slabOf() *slab {
	b := w.b
	s := &slab{w: w, Slab: w.k.SlabOf(), own: b.LocalIndex()}
	rest := b.UDiv(s.own, b.ConstU32(uint32(s.Chunks)))
	s.chunk = b.UMod(s.own, b.ConstU32(uint32(s.Chunks)))
	s.lane, s.leaf = b.And(rest, b.ConstU32(ops.Lanes-1)), b.ShiftR(rest, b.ConstU32(laneBits))
	return s
}

// laneBits is log2 of the accumulators of a leaf.
const laneBits = 4

// columns is the invocation's chunk of columns of a workgroup, and which of the other
// kept points it is of. A chunk past the last column stands for the last.
func (s *slab) columns(group codegen.ID) (rest codegen.ID, c column) {
	w, b := s.w, s.w.b
	rest, side := w.divide(group, kernel.ColumnGroups)
	first := b.IMul(side, b.ConstU32(uint32(s.Chunks*w.chunk)))
	least := uint32(1)
	if w.spacing > 1 {
		c.place = b.IAdd(first, s.chunk)
	} else {
		c.place = b.IAdd(first, b.ShiftL(s.chunk, w.chunkShift()))
		if w.readsVectors() {
			least = uint32(w.chunk)
		}
	}
	columns := w.param(kernel.NumColumns)
	c.col = b.UMin(c.place, b.ISub(columns, b.ConstU32(least)))
	s.inside = b.ULess(c.place, columns)
	return rest, c
}

// readsVectors reports whether columns are read or written by whole vectors, so
// that there are whole chunks of them.
func (w *writer) readsVectors() bool {
	for _, o := range w.in {
		if o.access == kernel.Wide {
			return true
		}
	}
	return w.out.access == kernel.Wide
}

// reduceSlab combines leaves of the workgroup's columns.
func (w *writer) reduceSlab() {
	b := w.b
	s := w.slabOf()
	rest, c := s.columns(w.workgroup())
	point, group := w.divide(rest, kernel.LeafGroups)
	index := b.IAdd(b.IMul(group, b.ConstU32(uint32(s.Leaves))), s.leaf)
	leaves := w.param(kernel.NumLeaves)
	s.inside = b.LAnd(s.inside, b.ULess(index, leaves))
	kept := append(w.coordinates(point, 0, w.outer-1), c.col)
	c.leaf, c.bases = w.leafAt(b.UMin(index, b.ISub(leaves, b.ConstU32(1))), kept), w.bases(kept)
	scalars := w.scalars(lanes)
	f := &running{op: w.fold}
	f.identity, f.starts = w.identity(w.fold, w.k.Result().DType, lanes)
	current := w.columnVariables(w.k.Result().DType)
	for _, v := range current {
		f.start(w, v)
	}
	walkAhead(w, s.Ahead, s.rounds(c.count), func(round codegen.ID) []loadedGroup {
		return w.readColumn(c, s.rowAt(c.start, round), scalars)
	}, func(read []loadedGroup, round, live codegen.ID) {
		for q, load := range read {
			f.take(w, current[q], w.evaluateGroup(load, scalars), round, b.Splat(live, lanes))
		}
	})
	s.join(current, c.count)
	b.If(b.LAnd(b.IEq(s.lane, b.ConstU32(0)), s.inside), func() { w.storeColumn(c, w.values(current)) })
}

// loadedGroup are the operands' elements of a lane group, which have been read.
type loadedGroup func(i int) codegen.Value

// readColumn reads a row of a column.
func (w *writer) readColumn(c column, row codegen.ID, scalars []codegen.Value) []loadedGroup {
	read := w.columnReader(c, row)
	list := make([]loadedGroup, w.chunk/lanes)
	for q := range list {
		values := make([]codegen.Value, len(w.in))
		for i := range w.in {
			values[i] = read(i, q)
		}
		list[q] = func(i int) codegen.Value { return values[i] }
	}
	return list
}

// rounds is how many rows of a leaf the invocation's accumulator takes.
func (s *slab) rounds(count codegen.ID) codegen.ID {
	b := s.w.b
	return b.Select(s.inside, s.w.rounds(b.ISub(b.UMax(count, s.lane), s.lane)), b.ConstU32(0))
}

// rowAt is the row of a round of the accumulator, of a leaf that starts at a row.
func (s *slab) rowAt(start, round codegen.ID) codegen.ID {
	b := s.w.b
	return b.IAdd(b.IAdd(start, s.lane), b.ShiftL(round, b.ConstU32(laneBits)))
}

// walkAhead goes through rounds, some of them at a time, all of which are read
// before the first is used. Those past the last are read as the last, and are not
// live.
func walkAhead[T any](w *writer, ahead int, rounds codegen.ID, read func(round codegen.ID) T, use func(read T, round, live codegen.ID)) {
	b := w.b
	shift := logOf(ahead)
	last := b.ISub(rounds, b.ConstU32(1)) // not used where there are none
	b.Loop(b.ShiftR(b.IAdd(rounds, b.ConstU32(uint32(ahead-1))), b.ConstU32(shift)), func(i codegen.ID) {
		first := b.ShiftL(i, b.ConstU32(shift))
		var list []T
		for n := range ahead {
			list = append(list, read(b.UMin(b.IAdd(first, b.ConstU32(uint32(n))), last)))
		}
		for n, v := range list {
			round := b.IAdd(first, b.ConstU32(uint32(n)))
			use(v, round, b.ULess(round, rounds))
		}
	})
}

// join joins the accumulators of leaves of count elements pairwise; the result is
// in the first lane's variables. In each step the upper half of what is left gives
// its values to the lower one. Between the reading of a place and its next writing,
// in the next tree, there is a barrier.
func (s *slab) join(vars []*codegen.Variable, count codegen.ID) {
	w, b := s.w, s.w.b
	b.Loop(b.ConstU32(laneBits), func(step codegen.ID) {
		log := b.ISub(b.ConstU32(laneBits-1), step)
		part := b.ShiftR(s.lane, log) // 0: the lower half, 1: the upper
		b.If(b.IEq(part, b.ConstU32(1)), func() { s.put(&s.memory, s.Size(), s.own, w.values(vars)) })
		b.Barrier()
		b.If(b.IEq(part, b.ConstU32(0)), func() {
			half := b.ShiftL(b.ConstU32(1), log)
			earlier := w.values(vars)
			joined := w.combineGroups(earlier, s.get(s.memory, vars, b.IAdd(s.own, b.IMul(half, b.ConstU32(uint32(s.Chunks))))))
			live := b.Splat(b.ULess(b.IAdd(s.lane, half), count), lanes)
			for q := range joined {
				joined[q] = b.SelectValue(live, joined[q], earlier[q])
			}
			w.assign(vars, joined)
		})
	})
}

// spread gives the first lane's values, after they were joined, to all of the leaf's.
func (s *slab) spread(vars []*codegen.Variable) {
	b := s.w.b
	b.If(b.IEq(s.lane, b.ConstU32(0)), func() { s.put(&s.memory, s.Size(), s.own, s.w.values(vars)) })
	b.Barrier()
	s.w.assign(vars, s.get(s.memory, vars, b.ISub(s.own, b.IMul(s.lane, b.ConstU32(uint32(s.Chunks))))))
}

// put writes values to a place in shared memory, which is made for so many where it
// is not there yet.
func (s *slab) put(memory *[]codegen.Shared, size int, at codegen.ID, g groups) {
	b := s.w.b
	n := 0
	for _, v := range g {
		for _, word := range b.ToWords(v) {
			if n == len(*memory) {
				*memory = append(*memory, b.NewShared(size))
			}
			b.StoreShared((*memory)[n], at, word)
			n++
		}
	}
}

// get reads values as those of variables.
func (s *slab) get(memory []codegen.Shared, like []*codegen.Variable, at codegen.ID) groups {
	b := s.w.b
	g := make(groups, len(like))
	n := 0
	for q, x := range like {
		d := b.Value(x).DType
		words := make([]codegen.ID, d.Words())
		for j := range words {
			words[j] = b.LoadShared(memory[n], at)
			n++
		}
		g[q] = b.Computed(b.FromWords(d, words...))
	}
	return g
}
