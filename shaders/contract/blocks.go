package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// A long sum consists of blocks of k, whose sums the reduction tree combines. Accumulator i of the
// tree takes the blocks i, i+16, .... Then the upper half of the accumulators is added to the lower
// half, until one is left. One invocation computes all accumulators, in the order in which the tree
// adds them. Those that wait for a partner work like the carries of a binary counter.

// newSums returns an array for n times the tile's sums, each a row of vectors of columns. It has at
// least 64 values, because Mesa's CPU driver compiles shorter arrays to a branch for each value,
// and keeps longer ones in memory.
func (t *tile) newSums(n int) *codegen.Indexed {
	return t.w.B.NewIndexed(t.minusZero(module.Vector), max(n*t.sumVectors(), 64))
}

// sumVectors is the number of the tile's vectors.
func (t *tile) sumVectors() int { return t.c.Rows * t.c.Columns / module.Vector }

// each runs body in a loop over the tile's vectors.
func (t *tile) each(body func(i codegen.ID)) {
	b := t.w.B
	b.Loop(b.ConstU32(uint32(t.sumVectors())), body)
}

// multiplyKept does the same as multiply, but returns the sums in an array.
func (t *tile) multiplyKept() *codegen.Indexed {
	b := t.w.B
	kept := t.newSums(1)
	at := 0
	for _, row := range t.multiply() {
		for _, sum := range row {
			b.AssignAt(kept, b.ConstU32(uint32(at)), b.Value(sum))
			at++
		}
	}
	return kept
}

// blocks computes the tile's sums over its own block of k, or over all blocks.
func (t *tile) blocks(multiply func() *codegen.Indexed) *codegen.Indexed {
	if !t.c.Whole {
		return multiply()
	}
	w, b := t.w, t.w.B
	lanesOfTree := b.ConstU32(ops.Accumulators)
	sums, waiting := t.newSums(1), t.newSums(treeDepth+1)
	b.Loop(w.Param(kernel.Accumulators), func(turn codegen.ID) {
		first := b.ShiftR(reversed(b, turn), w.Param(kernel.AccumulatorShift))
		t.each(func(i codegen.ID) { b.AssignAt(sums, i, t.minusZero(module.Vector)) })
		past := b.ISub(b.IAdd(w.Param(kernel.NumBlocks), b.ConstU32(ops.Accumulators-1)), b.UMin(first, w.Param(kernel.NumBlocks)))
		b.Loop(b.UDiv(past, lanesOfTree), func(n codegen.ID) {
			t.block = b.IAdd(first, b.IMul(n, lanesOfTree))
			t.start = b.IMul(t.block, b.ConstU32(ops.ContractionBlock))
			block := multiply()
			t.each(func(i codegen.ID) {
				b.AssignAt(sums, i, w.Apply("add", t.sum, b.ValueAt(sums, i), b.ValueAt(block, i)))
			})
		})
		t.carry(sums, waiting, turn)
	})
	return sums
}

// treeDepth is the number of levels in which the tree combines its accumulators.
const treeDepth = 4

// reversed returns a four-bit number with its bits in reverse order.
func reversed(b *codegen.Builder, v codegen.ID) codegen.ID {
	r := b.ConstU32(0)
	for i := range uint32(treeDepth) {
		bit := b.And(b.ShiftR(v, b.ConstU32(i)), b.ConstU32(1))
		r = b.Or(r, b.ShiftL(bit, b.ConstU32(treeDepth-1-i)))
	}
	return r
}

// carry adds the sums of a turn to waiting sums: one addition for each trailing 1 bit of turn. The
// result then waits at the next level. The sums of an accumulator without blocks are -0, so adding
// them changes nothing.
func (t *tile) carry(sums, waiting *codegen.Indexed, turn codegen.ID) {
	w, b := t.w, t.w.B
	levels := b.ConstU32(0)
	for i := range uint32(treeDepth) {
		low := b.ConstU32(2<<i - 1)
		levels = b.IAdd(levels, b.Select(b.IEq(b.And(turn, low), low), b.ConstU32(1), b.ConstU32(0)))
	}
	vectors := b.ConstU32(uint32(t.sumVectors()))
	b.Loop(levels, func(level codegen.ID) {
		t.each(func(i codegen.ID) {
			before := b.ValueAt(waiting, b.IAdd(b.IMul(level, vectors), i))
			b.AssignAt(sums, i, w.Apply("add", t.sum, before, b.ValueAt(sums, i)))
		})
	})
	t.each(func(i codegen.ID) {
		b.AssignAt(waiting, b.IAdd(b.IMul(levels, vectors), i), b.ValueAt(sums, i))
	})
}

// storeSums stores the sums of an array row by row, except those past the last row or column.
func (t *tile) storeSums(sums *codegen.Indexed) {
	w, b := t.w, t.w.B
	base := t.outBase()
	row := make(module.Vectors, t.c.Columns/module.Vector)
	b.Loop(b.ConstU32(uint32(t.c.Rows)), func(r codegen.ID) {
		b.If(b.ULess(t.col, w.Param(kernel.NumColumns)), func() {
			for g := range row {
				row[g] = b.ValueAt(sums, b.IAdd(b.IMul(r, b.ConstU32(uint32(len(row)))), b.ConstU32(uint32(g))))
			}
			t.storeRow(base, r, row)
		})
	})
}
