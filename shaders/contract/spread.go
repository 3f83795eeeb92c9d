package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// All invocations of a workgroup multiply by the same elements of a. On devices whose invocations
// are lanes of a vector unit, and where reads are expensive, one invocation reads each element and
// broadcasts it. All invocations run all of the code, since those without columns of their own
// still read elements for others.

// spreadTile is a tile with Spread.
type spreadTile struct{ *tile }

// places returns the offsets of the elements of a that this invocation reads. The subgroup reads
// Unroll steps of Spread/Unroll rows at a time. If steps have digits, the offsets are those of the rows alone.
func (t spreadTile) places(in *input, a codegen.ID) (list []codegen.ID) {
	w, b := t.w, t.w.B
	lane, steps := t.lane(), b.ConstU32(uint32(t.c.Spread/t.c.RowsAtOnce()))
	if t.c.Left.Steps == 0 {
		a = b.IAdd(a, t.stepsAt(in, kernel.Left, b.UMod(lane, steps)))
	}
	first, last := b.IAdd(t.row, b.UDiv(lane, steps)), b.ISub(w.Param(kernel.NumRows), b.ConstU32(1))
	for r := 0; r < t.c.Rows; r += t.c.RowsAtOnce() {
		row := b.UMin(b.IAdd(first, b.ConstU32(uint32(r))), last)
		list = append(list, b.IAdd(a, t.lineAt(in, kernel.Left, row)))
	}
	return list
}

// lane returns the invocation's number among those that share the reads of a.
func (t spreadTile) lane() codegen.ID {
	b := t.w.B
	return b.And(b.SubgroupInvocation(), b.ConstU32(uint32(t.c.Spread-1)))
}

// multiply sums the products of the block, one vector of a row's columns after another.
func (t spreadTile) multiply() *codegen.Indexed {
	b := t.w.B
	t.prepare()
	sums := t.newSums(1)
	t.each(func(i codegen.ID) { b.AssignAt(sums, i, t.minusZero(module.Vector)) })
	count, unroll := t.steps(), b.ConstU32(uint32(t.c.Unroll))
	rounds := b.UDiv(b.IAdd(count, b.ConstU32(uint32(t.c.Unroll-1))), unroll)
	if t.native.how == byDoubles {
		t.multiplyByDoubles(sums, rounds, count)
		return sums
	}
	t.native.watch()
	b.Loop(rounds, func(i codegen.ID) { t.round(sums, i, count) })
	t.native.mend(func(at codegen.ID, v codegen.Value) { b.AssignAt(sums, at, v) })
	return sums
}

// round adds the products of the next Unroll steps.
func (t spreadTile) round(sums *codegen.Indexed, i, count codegen.ID) {
	b, vectors := t.w.B, t.c.Columns/module.Vector
	x, y := t.stepsOf(b.IMul(i, b.ConstU32(uint32(t.c.Unroll))), count)
	for r := range t.c.Rows {
		for g := range vectors {
			at := b.ConstU32(uint32(r*vectors + g))
			v := b.ValueAt(sums, at)
			for s := range t.c.Unroll {
				v = t.addProduct(v, x[r][s], y[s][g])
			}
			b.AssignAt(sums, at, v)
		}
	}
}

// checkedSteps is how many steps are added by doubles before their record is looked at. Exact sums in
// the middle of two float32s are rightly rounded, but the record cannot tell. One of three million
// random products makes one, so that some twentieth of the pieces are computed twice.
const checkedSteps = 64

// multiplyByDoubles adds the products of so many rounds by float64s, piece by piece. It computes a
// piece again if the record says so.
func (t spreadTile) multiplyByDoubles(sums *codegen.Indexed, rounds, count codegen.ID) {
	b, n := t.w.B, t.native
	before := t.newSums(1)
	each := b32(t.tile, max(1, checkedSteps/t.c.Unroll))
	pieces := b.UDiv(b.IAdd(rounds, b.ISub(each, b.ConstU32(1))), each)
	b.Loop(pieces, func(piece codegen.ID) {
		first := b.IMul(piece, each)
		some := b.UMin(each, b.ISub(rounds, first))
		n.watch()
		t.each(func(i codegen.ID) { b.AssignAt(before, i, b.ValueAt(sums, i)) })
		b.Loop(some, func(i codegen.ID) { t.round(sums, b.IAdd(first, i), count) })
		n.watching = false
		b.If(t.mayBeWrong(), func() {
			t.each(func(i codegen.ID) { b.AssignAt(sums, i, b.ValueAt(before, i)) })
			unroll := b32(t.tile, t.c.Unroll)
			step := b.IMul(first, unroll)
			t.addAgain(sums, step, b.UMin(b.IMul(some, unroll), b.ISub(count, step)))
		})
	})
}

// addAgain adds the products of so many steps, from a step on, by exact arithmetic, with code written
// once. Invocations do not read for each other.
func (t spreadTile) addAgain(sums *codegen.Indexed, from, count codegen.ID) {
	b, n := t.w.B, t.native
	columns, x := b32(t.tile, t.c.Columns/module.Vector), n.single()
	b.Loop(columns, func(column codegen.ID) {
		y := n.fourColumns(column)
		b.Loop(count, func(i codegen.ID) {
			step := b.IAdd(from, i)
			elements := y(step)
			b.Loop(b32(t.tile, t.c.Rows), func(row codegen.ID) {
				at := b.IAdd(b.IMul(row, columns), column)
				b.AssignAt(sums, at, n.addExactly(b.ValueAt(sums, at), x(n.rowNumber(row), step), elements))
			})
		})
	})
}

// mayBeWrong reports whether the record says that a sum may be wrong.
func (t spreadTile) mayBeWrong() codegen.ID {
	b, n := t.w.B, t.native
	middle, v := b.ConstU32(^uint32(0)), b.LoadVar(n.middle)
	for i := range module.Vector {
		middle = b.UMin(middle, b.Extract(v, i))
	}
	tiny := b.MayFlush(n.nearest(kernel.Left), n.nearest(kernel.Right), codegen.LeastFused)
	return b.LOr(tiny, b.IEq(middle, b.ConstU32(0)))
}

// stepsOf returns the operands' elements at the next steps, those of a by row and those of b by
// step. A step past the last multiplies -0 by 0, which changes no sum.
func (t spreadTile) stepsOf(i, count codegen.ID) (x [][]codegen.Value, y []module.Vectors) {
	w, b := t.w, t.w.B
	step := b.IAdd(i, b.UMod(t.lane(), b.ConstU32(uint32(t.c.Unroll))))
	past := b.ISub(step, b.UMin(step, b.ISub(count, b.ConstU32(1)))) // how many steps it lies behind the last
	same := map[*input]codegen.Value{}                               // elements of operands that all rows share, read once
	ways := map[*input]codegen.ID{}
	down := func(in *input) codegen.ID {
		if _, ok := ways[in]; !ok {
			ways[in] = t.spreadStep(in, i, step, past)
		}
		return ways[in]
	}
	x = make([][]codegen.Value, t.c.Rows)
	rows := t.c.Spread / t.c.Unroll
	for g := range t.c.Rows / rows {
		v := t.value(t.left, 1, func(in *input) codegen.Value {
			if v, ok := same[in]; ok {
				return v
			}
			v := b.FromWords(in.DType, in.Operand.Element(b.IAdd(in.places[g], down(in)))...)
			if in.Access == kernel.Splat {
				same[in] = v
			}
			return v
		})
		if t.c.Unroll > 1 {
			v = b.SelectValue(b.ULess(step, count), v, w.ElementOf(t.minusZero(module.Vector), 0))
		}
		for lane := range t.c.Spread {
			r := g*rows + lane/t.c.Unroll
			x[r] = append(x[r], b.SplatValue(b.Broadcast(v, lane), module.Vector))
		}
	}
	return x, t.columnsOf(i, count)
}

// spreadStep returns the distance from its place of the element that this invocation reads, at step
// step of the round that starts at step i. If step is past steps behind the last step, the last is
// read instead.
func (t spreadTile) spreadStep(in *input, i, step, past codegen.ID) codegen.ID {
	b := t.w.B
	if t.c.Left.Steps > 0 {
		return t.stepsAt(in, kernel.Left, b.ISub(step, past))
	}
	return t.stepsAt(in, kernel.Left, b.ISub(i, past))
}

// columnsOf returns b's elements at the next steps.
func (t spreadTile) columnsOf(i, count codegen.ID) (y []module.Vectors) {
	b := t.w.B
	if t.c.Unroll == 1 {
		return t.columnsAt(i, 1)
	}
	if t.c.B == kernel.Inner {
		y = t.alongInner(i, t.c.Unroll)
	}
	for s := range t.c.Unroll {
		step := b.IAdd(i, b.ConstU32(uint32(s)))
		if t.c.B != kernel.Inner {
			y = append(y, t.acrossColumns(b.UMin(step, b.ISub(count, b.ConstU32(1))), 0))
		}
		inside := b.Splat(b.ULess(step, count), module.Vector)
		for g, v := range y[s] {
			y[s][g] = b.SelectValue(inside, v, b.Zero(t.sum, module.Vector))
		}
	}
	return y
}
