package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// Column workgroups: the invocations of a workgroup share columns. The workgroup is a grid of
// invocations. Invocations in a row of the grid take neighbouring chunks of columns. Each row of
// the grid computes one accumulator of a leaf: it takes every 16th row of the matrix, in order, and
// reads several before it combines the first. The accumulators are combined through shared memory.
// All invocations of a workgroup reach all barriers: those without columns or without a leaf walk
// no rows, and store nothing.

// ColumnWorkgroup is a workgroup that shares columns, as one of its invocations sees it.
type ColumnWorkgroup struct {
	w *Writer
	kernel.ColumnWorkgroup
	Chunk, Accumulator, Leaf codegen.ID // the invocation's place in the workgroup
	Own                      codegen.ID // the invocation's location in shared memory
	Inside                   codegen.ID // whether the invocation has columns and a leaf
	memory                   []codegen.Shared
}

// ColumnWorkgroup finds the invocation's place in its workgroup.
func (w *Writer) ColumnWorkgroup() *ColumnWorkgroup {
	b := w.B
	s := &ColumnWorkgroup{w: w, ColumnWorkgroup: w.Kernel.ColumnWorkgroupOf(), Own: b.LocalIndex()}
	rest := b.UDiv(s.Own, b.ConstU32(uint32(s.Chunks)))
	s.Chunk = b.UMod(s.Own, b.ConstU32(uint32(s.Chunks)))
	s.Accumulator, s.Leaf = b.And(rest, b.ConstU32(ops.Accumulators-1)), b.ShiftR(rest, b.ConstU32(accumulatorBits))
	return s
}

// accumulatorBits is log2 of the accumulators of a leaf.
const accumulatorBits = 4

// Columns returns the chunk of columns of this invocation, given its workgroup, and the index of
// the point in the other kept dimensions. A chunk past the last column is replaced by the last
// column.
func (s *ColumnWorkgroup) Columns(group codegen.ID) (rest codegen.ID, c Column) {
	w, b := s.w, s.w.B
	rest, side := w.Divide(group, kernel.ColumnGroups)
	first := b.IMul(side, b.ConstU32(uint32(s.Chunks*w.Chunk)))
	least := uint32(1)
	if w.Spacing > 1 {
		c.Place = b.IAdd(first, s.Chunk)
	} else {
		c.Place = b.IAdd(first, b.ShiftL(s.Chunk, w.ChunkShift()))
		if w.readsVectors() {
			least = uint32(w.Chunk)
		}
	}
	columns := w.Param(kernel.NumColumns)
	c.First = b.UMin(c.Place, b.ISub(columns, b.ConstU32(least)))
	s.Inside = b.ULess(c.Place, columns)
	return rest, c
}

// readsVectors reports whether columns are read or written by whole vectors. Their number is
// then a multiple of the chunk.
func (w *Writer) readsVectors() bool {
	for _, o := range w.In {
		if o.Access == kernel.Wide {
			return true
		}
	}
	return w.Out.Access == kernel.Wide
}

// Rounds returns how many rows of a leaf of count rows the invocation's accumulator takes.
func (s *ColumnWorkgroup) Rounds(count codegen.ID) codegen.ID {
	b := s.w.B
	return b.Select(s.Inside, s.w.Rounds(b.ISub(b.UMax(count, s.Accumulator), s.Accumulator)), b.ConstU32(0))
}

// RowAt returns the row that the accumulator takes in a round, in a leaf that starts at row start.
func (s *ColumnWorkgroup) RowAt(start, round codegen.ID) codegen.ID {
	b := s.w.B
	return b.IAdd(b.IAdd(start, s.Accumulator), b.ShiftL(round, b.ConstU32(accumulatorBits)))
}

// WalkAhead walks the rounds in groups of ahead, and reads a whole group before it uses the first.
// Rounds past the last read the last round again, and are not live.
func WalkAhead[T any](w *Writer, ahead int, rounds codegen.ID, read func(round codegen.ID) T, use func(read T, round, live codegen.ID)) {
	b := w.B
	shift := module.LogOf(ahead)
	last := b.ISub(rounds, b.ConstU32(1)) // unused if there are no rounds
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

// Join combines the accumulators of leaves of count elements pairwise. The first accumulator's
// invocations get the result. In each step the upper half of the remaining accumulators passes its
// values to the lower half. A location is written in one step only; a barrier comes before its next
// write, in the next Join.
func (s *ColumnWorkgroup) Join(f Fold, vars []*codegen.Variable, count codegen.ID) {
	w, b := s.w, s.w.B
	b.Loop(b.ConstU32(accumulatorBits), func(step codegen.ID) {
		log := b.ISub(b.ConstU32(accumulatorBits-1), step)
		part := b.ShiftR(s.Accumulator, log) // 0: the lower half, 1: the upper
		b.If(b.IEq(part, b.ConstU32(1)), func() { s.Put(&s.memory, s.Size(), s.Own, w.Values(vars)) })
		b.Barrier()
		b.If(b.IEq(part, b.ConstU32(0)), func() {
			half := b.ShiftL(b.ConstU32(1), log)
			earlier := w.Values(vars)
			joined := f.combineVectors(earlier, s.Get(s.memory, vars, b.IAdd(s.Own, b.IMul(half, b.ConstU32(uint32(s.Chunks))))))
			live := b.Splat(b.ULess(b.IAdd(s.Accumulator, half), count), module.Vector)
			for q := range joined {
				joined[q] = b.SelectValue(live, joined[q], earlier[q])
			}
			w.Assign(vars, joined)
		})
	})
}

// Spread passes the result of Join from the first accumulator's invocations to those of all
// accumulators of the leaf.
func (s *ColumnWorkgroup) Spread(vars []*codegen.Variable) {
	b := s.w.B
	b.If(b.IEq(s.Accumulator, b.ConstU32(0)), func() { s.Put(&s.memory, s.Size(), s.Own, s.w.Values(vars)) })
	b.Barrier()
	s.w.Assign(vars, s.Get(s.memory, vars, b.ISub(s.Own, b.IMul(s.Accumulator, b.ConstU32(uint32(s.Chunks))))))
}

// Put writes values to a location in shared memory. It allocates the memory, of size
// locations, at first use.
func (s *ColumnWorkgroup) Put(memory *[]codegen.Shared, size int, at codegen.ID, g module.Vectors) {
	b := s.w.B
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

// Get reads values from a location in shared memory; like has their dtypes.
func (s *ColumnWorkgroup) Get(memory []codegen.Shared, like []*codegen.Variable, at codegen.ID) module.Vectors {
	b := s.w.B
	g := make(module.Vectors, len(like))
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
