package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Where a device flushes subnormals, an exact product and an exact sum are some twenty
// instructions and two branches, and a contraction has both for every step of every sum.
// It goes by native arithmetic, keeps how near to zero its factors come (see
// codegen.MayFlush), and where that was too near makes the block's sums again, one after
// the other, by exact arithmetic, which is written once.

// smallest is how near to zero the elements of a factor come that an invocation
// multiplies by, in a word of codegen.Smallness: single ones, and those of lane groups.
type smallest struct{ one, group codegen.Var }

// watch prepares for the products of a block, before any of their factors is read.
func (t *tile) watch() {
	b := t.w.b
	if !b.Target().Flush32 || t.sum.Real() != dtype.Float32 || t.factorType(t.left) == dtype.Float16 && t.factorType(t.right) == dtype.Float16 {
		return // the products of float16 are 2^-48 or more
	}
	one, group := b.SplatU32(^uint32(0), 1), b.SplatU32(^uint32(0), lanes)
	if t.near == nil {
		t.near = new([2]smallest)
		for i := range t.near {
			t.near[i] = smallest{b.Local(b.TypeOf(one)), b.Local(b.TypeOf(group))}
		}
	}
	for _, s := range t.near {
		b.StoreVar(s.one, one)
		b.StoreVar(s.group, group)
	}
	t.watching = true
}

// factorType is the type of a factor's elements before they are cast to that of the sums.
func (t *tile) factorType(f factor) dtype.DType {
	body := t.w.k.Body
	last := body[f.insts[len(f.insts)-1]]
	if last.Kind == kernel.Apply && last.Op == ops.Cast {
		last = body[last.Args[0]]
	}
	return last.DType
}

// see keeps how near to zero elements of a factor come.
func (t *tile) see(part kernel.Role, v codegen.Value) {
	if !t.watching {
		return
	}
	b, at := t.w.b, t.near[part].one
	if v.Width == lanes {
		at = t.near[part].group
	}
	b.StoreVar(at, b.UMin(b.LoadVar(at), b.Smallness(v)))
}

// addProduct is a sum and the product of elements of a and b, as far as watching finds
// that native arithmetic makes it.
func (t *tile) addProduct(sum, x, y codegen.Value) (v codegen.Value) {
	add := func() { v = t.w.apply("add", t.sum, sum, t.w.apply("mul", t.sum, x, y)) }
	if t.sum.Real() == dtype.Float32 {
		t.w.b.Natively(add)
	} else {
		add()
	}
	return v
}

// mend makes the block's sums again where native arithmetic may not have: put gives the
// sum its lane group, by number, row by row.
func (t *tile) mend(put func(group codegen.ID, sum codegen.Value)) {
	if !t.watching {
		return
	}
	t.watching = false
	t.w.b.If(t.w.b.MayFlush(t.nearest(kernel.Left), t.nearest(kernel.Right)), func() { t.makeAgain(put) })
}

// makeAgain makes the block's sums without native arithmetic.
func (t *tile) makeAgain(put func(group codegen.ID, sum codegen.Value)) {
	b, columns := t.w.b, b32(t, t.c.Columns/lanes)
	x := t.single()
	b.Loop(columns, func(column codegen.ID) {
		y := t.fourColumns(column)
		into := func(row codegen.ID, sum codegen.Value) { put(b.IAdd(b.IMul(row, columns), column), sum) }
		if b.Target().GPU {
			t.mendEach(x, y, into)
		} else {
			t.mendTogether(x, y, into)
		}
	})
}

// mendEach makes the sums of a lane group of columns one after the other, in registers.
func (t *tile) mendEach(x func(row, i codegen.ID) codegen.Value, y func(i codegen.ID) codegen.Value, put func(row codegen.ID, sum codegen.Value)) {
	b := t.w.b
	b.Loop(b32(t, t.c.Rows), func(row codegen.ID) {
		sum := b.NewVariable(t.minusZero(lanes))
		b.Loop(t.steps(), func(i codegen.ID) { b.Assign(sum, t.addExactly(b.Value(sum), x(t.rowNumber(row), i), y(i))) })
		put(row, b.Value(sum))
	})
}

// mendTogether makes those of all rows at a time, in memory: what is read of b, which may be
// computed on the way, it reads once.
func (t *tile) mendTogether(x func(row, i codegen.ID) codegen.Value, y func(i codegen.ID) codegen.Value, put func(row codegen.ID, sum codegen.Value)) {
	b, rows, sums := t.w.b, b32(t, t.c.Rows), t.newSums(1)
	b.Loop(rows, func(row codegen.ID) { b.AssignAt(sums, row, t.minusZero(lanes)) })
	b.Loop(t.steps(), func(i codegen.ID) {
		elements := y(i)
		b.Loop(rows, func(row codegen.ID) {
			b.AssignAt(sums, row, t.addExactly(b.ValueAt(sums, row), x(t.rowNumber(row), i), elements))
		})
	})
	b.Loop(rows, func(row codegen.ID) { put(row, b.ValueAt(sums, row)) })
}

// addExactly is a sum and the product of an element of a and those of a lane group of b.
func (t *tile) addExactly(sum, x, y codegen.Value) codegen.Value {
	return t.w.apply("add", t.sum, sum, t.w.apply("mul", t.sum, t.w.b.SplatValue(x, lanes), y))
}

// nearest is the least word of a factor. With Spread the invocations of a subgroup have
// seen some of a's elements each.
func (t *tile) nearest(part kernel.Role) codegen.ID {
	b := t.w.b
	least, four := b.LoadVar(t.near[part].one), b.LoadVar(t.near[part].group)
	for i := range lanes {
		least = b.UMin(least, b.Extract(four, i))
	}
	if part == kernel.Left && t.c.Spread > 0 {
		seen := b.FromWords(dtype.Uint32, least)
		for lane := range t.c.Spread {
			least = b.UMin(least, b.ToWords(b.Broadcast(seen, lane))[0])
		}
	}
	return least
}

// single gives a's element at a row and a step of the block.
func (t *tile) single() func(row, i codegen.ID) codegen.Value {
	b, f, at := t.w.b, t.left, map[*input]codegen.ID{}
	for _, in := range f.inputs {
		at[in] = t.blockOf(in, f.part)
	}
	last := b.ISub(t.w.param(kernel.NumRows), b.ConstU32(1))
	return func(row, i codegen.ID) codegen.Value {
		row = b.UMin(row, last)
		return t.value(f, 1, func(in *input) codegen.Value {
			line := b.IAdd(at[in], t.lineAt(in, f.part, row))
			return b.FromWords(in.dtype, t.w.element(in.operand, b.IAdd(line, t.stepsAt(in, f.part, i)))...)
		})
	}
}

// fourColumns gives b's elements at the columns of a lane group and a step of the block.
func (t *tile) fourColumns(group codegen.ID) func(i codegen.ID) codegen.Value {
	b, f, at := t.w.b, t.right, map[*input][]codegen.ID{}
	first := b.IAdd(t.col, b.IMul(group, b32(t, t.columnStep())))
	for _, in := range f.inputs {
		at[in] = t.placesOf(in, t.blockOf(in, f.part), f.part, first, kernel.NumColumns, lanes)
	}
	return func(i codegen.ID) codegen.Value {
		return t.value(f, lanes, func(in *input) codegen.Value {
			each := make([]codegen.ID, lanes)
			for j := range each {
				each[j] = b.IAdd(at[in][j], t.stepsAt(in, f.part, i))
			}
			return t.w.loadEach(in.operand, each)
		})
	}
}
