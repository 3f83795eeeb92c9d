package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// If a device flushes subnormals, an exact product and an exact sum take some twenty instructions
// and two branches, and a contraction needs both for every step of every sum. So it uses native
// arithmetic instead, and records how near to zero its factors' elements come (see
// codegen.MayFlush). If they come too near, it computes the block's sums again by exact arithmetic,
// one after another, with code written once.

// smallest records how near to zero the elements of a factor come that an invocation reads, as
// words of codegen.Smallness. one is the record of single elements, vector that of elements in
// vectors.
type smallest struct{ one, vector codegen.Var }

// native is an invocation's record of both factors.
type native struct {
	*tile
	near     *[2]smallest // of a's elements, and of b's
	watching bool         // whether elements are recorded
}

// watch starts the record of a block, before any factor is read.
func (n *native) watch() {
	b := n.w.B
	if !b.Target().Flush32 || n.sum.Real() != dtype.Float32 || n.factorType(n.left) == dtype.Float16 && n.factorType(n.right) == dtype.Float16 {
		return // nonzero products of float16 are at least 2^-48
	}
	one, vector := b.SplatU32(^uint32(0), 1), b.SplatU32(^uint32(0), module.Vector)
	if n.near == nil {
		n.near = new([2]smallest)
		for i := range n.near {
			n.near[i] = smallest{b.Local(b.TypeOf(one)), b.Local(b.TypeOf(vector))}
		}
	}
	for _, s := range n.near {
		b.StoreVar(s.one, one)
		b.StoreVar(s.vector, vector)
	}
	n.watching = true
}

// factorType returns the dtype of a factor's elements before they are cast to that of the sums.
func (n *native) factorType(f factor) dtype.DType {
	body := n.w.Kernel.Body
	last := body[f.insts[len(f.insts)-1]]
	if last.Kind == kernel.Apply && last.Op == ops.Cast {
		last = body[last.Args[0]]
	}
	return last.DType
}

// see records how near to zero some elements of a factor come.
func (n *native) see(part kernel.Role, v codegen.Value) {
	if !n.watching {
		return
	}
	b, at := n.w.B, n.near[part].one
	if v.Width == module.Vector {
		at = n.near[part].vector
	}
	b.StoreVar(at, b.UMin(b.LoadVar(at), b.Smallness(v)))
}

// addProduct adds the product of elements of a and b to a sum by native arithmetic. The record
// shows later whether that was exact.
func (t *tile) addProduct(sum, x, y codegen.Value) (v codegen.Value) {
	add := func() { v = t.w.Apply("add", t.sum, sum, t.w.Apply("mul", t.sum, x, y)) }
	if t.sum.Real() == dtype.Float32 {
		t.w.B.Natively(add)
	} else {
		add()
	}
	return v
}

// mend computes the block's sums again if native arithmetic may have flushed subnormals. put
// assigns a vector of sums, given its number; vectors are numbered row by row.
func (n *native) mend(put func(vector codegen.ID, sum codegen.Value)) {
	if !n.watching {
		return
	}
	n.watching = false
	n.w.B.If(n.w.B.MayFlush(n.nearest(kernel.Left), n.nearest(kernel.Right)), func() { n.makeAgain(put) })
}

// makeAgain computes the block's sums without native arithmetic.
func (n *native) makeAgain(put func(vector codegen.ID, sum codegen.Value)) {
	b, columns := n.w.B, b32(n.tile, n.c.Columns/module.Vector)
	x := n.single()
	b.Loop(columns, func(column codegen.ID) {
		y := n.fourColumns(column)
		into := func(row codegen.ID, sum codegen.Value) { put(b.IAdd(b.IMul(row, columns), column), sum) }
		if b.Target().GPU {
			n.mendEach(x, y, into)
		} else {
			n.mendTogether(x, y, into)
		}
	})
}

// mendEach computes the sums of a vector of columns one row after another, in registers.
func (n *native) mendEach(x func(row, i codegen.ID) codegen.Value, y func(i codegen.ID) codegen.Value, put func(row codegen.ID, sum codegen.Value)) {
	b := n.w.B
	b.Loop(b32(n.tile, n.c.Rows), func(row codegen.ID) {
		sum := b.NewVariable(n.minusZero(module.Vector))
		b.Loop(n.steps(), func(i codegen.ID) { b.Assign(sum, n.addExactly(b.Value(sum), x(n.rowNumber(row), i), y(i))) })
		put(row, b.Value(sum))
	})
}

// mendTogether computes the sums of a vector of columns for all rows together, in memory. So it
// computes each element of b only once.
func (n *native) mendTogether(x func(row, i codegen.ID) codegen.Value, y func(i codegen.ID) codegen.Value, put func(row codegen.ID, sum codegen.Value)) {
	b, rows, sums := n.w.B, b32(n.tile, n.c.Rows), n.newSums(1)
	b.Loop(rows, func(row codegen.ID) { b.AssignAt(sums, row, n.minusZero(module.Vector)) })
	b.Loop(n.steps(), func(i codegen.ID) {
		elements := y(i)
		b.Loop(rows, func(row codegen.ID) {
			b.AssignAt(sums, row, n.addExactly(b.ValueAt(sums, row), x(n.rowNumber(row), i), elements))
		})
	})
	b.Loop(rows, func(row codegen.ID) { put(row, b.ValueAt(sums, row)) })
}

// addExactly adds to a sum the products of an element of a and a vector of b.
func (t *tile) addExactly(sum, x, y codegen.Value) codegen.Value {
	return t.w.Apply("add", t.sum, sum, t.w.Apply("mul", t.sum, t.w.B.SplatValue(x, module.Vector), y))
}

// nearest returns the least recorded word of a factor. With Spread, each invocation of a subgroup
// has seen only some elements of a.
func (n *native) nearest(part kernel.Role) codegen.ID {
	b := n.w.B
	least, four := b.LoadVar(n.near[part].one), b.LoadVar(n.near[part].vector)
	for i := range module.Vector {
		least = b.UMin(least, b.Extract(four, i))
	}
	if part == kernel.Left && n.c.Spread > 0 {
		seen := b.FromWords(dtype.Uint32, least)
		for lane := range n.c.Spread {
			least = b.UMin(least, b.ToWords(b.Broadcast(seen, lane))[0])
		}
	}
	return least
}

// single returns a function that yields a's element, given its row and step of the block.
func (n *native) single() func(row, i codegen.ID) codegen.Value {
	b, f, at := n.w.B, n.left, map[*input]codegen.ID{}
	for _, in := range f.inputs {
		at[in] = n.blockOf(in, f.part)
	}
	last := b.ISub(n.w.Param(kernel.NumRows), b.ConstU32(1))
	return func(row, i codegen.ID) codegen.Value {
		row = b.UMin(row, last)
		return n.value(f, 1, func(in *input) codegen.Value {
			line := b.IAdd(at[in], n.lineAt(in, f.part, row))
			return b.FromWords(in.DType, in.Operand.Element(b.IAdd(line, n.stepsAt(in, f.part, i)))...)
		})
	}
}

// fourColumns returns a function that yields b's elements in a vector of columns, given the step.
func (n *native) fourColumns(vector codegen.ID) func(i codegen.ID) codegen.Value {
	b, f, at := n.w.B, n.right, map[*input][]codegen.ID{}
	first := b.IAdd(n.col, b.IMul(vector, b32(n.tile, n.columnStep())))
	for _, in := range f.inputs {
		at[in] = n.placesOf(in, n.blockOf(in, f.part), f.part, first, kernel.NumColumns, module.Vector)
	}
	return func(i codegen.ID) codegen.Value {
		return n.value(f, module.Vector, func(in *input) codegen.Value {
			each := make([]codegen.ID, module.Vector)
			for j := range each {
				each[j] = b.IAdd(at[in][j], n.stepsAt(in, f.part, i))
			}
			return in.Operand.LoadEach(each)
		})
	}
}
