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
// Unroll steps of Spread/Unroll rows at a time, or each invocation reads all steps of one row. If
// steps have digits, the offsets are those of the rows alone.
func (t spreadTile) places(in *input, a codegen.ID) (list []codegen.ID) {
	w, b := t.w, t.w.B
	lane, steps := t.lane(), b.ConstU32(uint32(t.c.Spread/t.c.RowsAtOnce()))
	if t.c.Left.Steps == 0 && t.c.A == kernel.Single {
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
	t.native.watch()
	vectors := t.c.Columns / module.Vector
	sums := t.newSums(1)
	t.each(func(i codegen.ID) { b.AssignAt(sums, i, t.minusZero(module.Vector)) })
	count, unroll := t.steps(), b.ConstU32(uint32(t.c.Unroll))
	rounds := b.UDiv(b.IAdd(count, b.ConstU32(uint32(t.c.Unroll-1))), unroll)
	b.Loop(rounds, func(i codegen.ID) {
		x, y := t.stepsOf(b.IMul(i, unroll), count)
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
	})
	t.native.mend(func(at codegen.ID, v codegen.Value) { b.AssignAt(sums, at, v) })
	return sums
}

// stepsOf returns the operands' elements at the next steps, those of a by row and those of b by
// step. A step past the last multiplies -0 by 0, which changes no sum.
func (t spreadTile) stepsOf(i, count codegen.ID) (x [][]codegen.Value, y []module.Vectors) {
	if t.c.A == kernel.Inner {
		return t.pairsOf(i), t.columnsAt(i, t.c.Unroll)
	}
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

// pairsOf returns the elements of a at the next two steps, by row; an invocation reads them as a
// pair.
func (t spreadTile) pairsOf(i codegen.ID) [][]codegen.Value {
	b := t.w.B
	x := make([][]codegen.Value, 0, t.c.Rows)
	for g := range t.c.Rows / t.c.Spread {
		var pair codegen.ID
		steps := make([]codegen.Value, t.c.Unroll)
		for s := range steps {
			steps[s] = t.value(t.left, 1, func(in *input) codegen.Value {
				if pair == 0 {
					pair = b.LoadPair(in.chunk.Buffer, b.UDiv(b.IAdd(in.places[g], i), b.ConstU32(2)))
				}
				return b.FromWords(in.DType, b.Extract(pair, s))
			})
		}
		for lane := range t.c.Spread {
			row := make([]codegen.Value, len(steps))
			for s, v := range steps {
				row[s] = b.SplatValue(b.Broadcast(v, lane), module.Vector)
			}
			x = append(x, row)
		}
	}
	return x
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
