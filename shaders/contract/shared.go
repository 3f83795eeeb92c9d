package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// A contraction whose workgroups load operands into shared memory, some steps of k at a time: one
// round. So each element is read from the buffer once for all invocations. While they multiply one
// round's steps, they read the next round into registers. The memory has room for two rounds, so
// one barrier a round is enough. The code that reads the next round is inside a branch: compilers
// move reads to their uses behind the products, but not out of a branch.
//
// An invocation's rows and columns come in groups of four, and between its groups lie those of its
// neighbours. So neighbouring invocations read neighbouring vectors of shared memory, and write
// neighbouring vectors of the result.

// placeInStack finds the invocation's matrix in the stack, and returns its point in the batch.
func (t *tile) placeInStack(stack codegen.ID) (point codegen.ID) {
	b, w := t.w.B, t.w
	bring := b32(t, t.c.Bring())
	t.matrix, t.local = b.UDiv(b.LocalIndex(), bring), b.UMod(b.LocalIndex(), bring)
	point = b.IAdd(b.IMul(stack, b32(t, t.c.Stack)), t.matrix)
	t.stores = b.ULess(point, w.Param(kernel.NumPoints))
	return b.UMin(point, b.ISub(w.Param(kernel.NumPoints), b.ConstU32(1)))
}

// placeShared finds the invocation's first row and column in its workgroup's tile.
func (t *tile) placeShared(rows, columns codegen.ID) {
	b, c := t.w.B, t.c
	t.groupRow = b.IMul(rows, b.ConstU32(uint32(c.GroupRows())))
	t.groupCol = b.IMul(columns, b.ConstU32(uint32(c.GroupColumns())))
	if c.Stack == 0 {
		t.local = b.LocalIndex()
	}
	if c.Cooperative != nil { // cooperative matrices find their rows and columns when they store
		return
	}
	across, four := b.ConstU32(uint32(c.Across)), b.ConstU32(module.Vector)
	t.down, t.across = b.UDiv(t.local, across), b.UMod(t.local, across)
	t.row = b.IAdd(t.groupRow, b.IMul(t.down, four))
	t.col = b.IAdd(t.groupCol, b.IMul(t.across, four))
	if all := c.Down * c.Across; all < c.Bring() {
		t.multiplies = b.ULess(t.local, b32(t, all))
	}
	if c.Adding() < c.Bring() {
		t.adds = b.ULess(t.local, b32(t, c.Adding()))
	}
}

// where runs then in invocations for which all conditions hold. A condition of 0 always holds.
func (t *tile) where(then func(), conditions ...codegen.ID) {
	b, all := t.w.B, codegen.ID(0)
	for _, c := range conditions {
		switch {
		case c == 0:
		case all == 0:
			all = c
		default:
			all = b.LAnd(all, c)
		}
	}
	if all == 0 {
		then()
		return
	}
	b.If(all, then)
}

// sharedRow returns the row of the matrix that is row r of the tile.
func (t *tile) sharedRow(r codegen.ID) codegen.ID {
	b, four := t.w.B, t.w.B.ConstU32(module.Vector)
	fours := b.IMul(b.UDiv(r, four), b.ConstU32(uint32(module.Vector*t.c.Down)))
	return b.IAdd(b.IAdd(t.row, b.UMod(r, four)), fours)
}

// runShared writes the code of a tile with Shared. All invocations of the workgroup run it: those
// without rows or columns of their own help to load.
func (t *tile) runShared() {
	b := t.w.B
	x := t.share(t.left, t.c.A, t.groupRow, t.c.GroupRows())
	y := t.share(t.right, t.c.B, t.groupCol, t.c.GroupColumns())
	t.native.watch()
	count, sums := t.steps(), t.startSums()
	rounds := b.UDiv(count, b32(t, t.c.Shared)) // whole rounds
	t.inRounds([]brought{x, y}, count, rounds, false, func(half codegen.ID) {
		t.where(func() { t.multiplyShared(sums, x, y, half) }, t.multiplies)
	})
	t.where(func() {
		half := b.And(rounds, b.ConstU32(1))
		b.Loop(b.UMod(count, b32(t, t.c.Shared)), func(s codegen.ID) { t.stepShared(sums, x, y, half, s) })
	}, t.multiplies)
	t.native.share(x, y)
	t.where(func() { t.native.mend(t.putIn(sums)) }, t.multiplies)
	t.where(func() { t.store(sums) }, b.ULess(t.col, t.w.Param(kernel.NumColumns)), t.multiplies, t.stores)
}

// brought is an operand that a workgroup brings into shared memory, a round at a time. fetch reads
// this invocation's parcels of the round that starts at step first. put stores them once the memory
// is free.
type brought interface {
	fetch(first, count codegen.ID) []codegen.ID
	put(read []codegen.ID, half codegen.ID)
}

// inRounds walks count steps of k in rounds. It multiplies a round from one half of the shared
// memory while it reads the next round for the other half. With once, a round takes all of the
// memory, and the next one is stored after its products. rounds is the number of rounds to
// multiply; the caller may handle an incomplete last round itself.
func (t *tile) inRounds(operands []brought, count, rounds codegen.ID, once bool, multiply func(half codegen.ID)) {
	b := t.w.B
	waiting := make([][]codegen.Var, len(operands))
	read := func(first codegen.ID) {
		for i, o := range operands {
			for j, id := range o.fetch(first, count) {
				if j == len(waiting[i]) {
					waiting[i] = append(waiting[i], b.Local(b.TypeOf(id)))
				}
				b.StoreVar(waiting[i][j], id)
			}
		}
	}
	put := func(half codegen.ID) {
		for i, o := range operands {
			list := make([]codegen.ID, len(waiting[i]))
			for j, v := range waiting[i] {
				list[j] = b.LoadVar(v)
			}
			o.put(list, half)
		}
		b.Barrier()
	}
	zero, one, steps := b.ConstU32(0), b.ConstU32(1), b.ConstU32(uint32(t.c.Shared))
	read(zero)
	put(zero)
	b.Loop(rounds, func(i codegen.ID) {
		next := b.IAdd(i, one)
		first := b.IMul(next, steps)
		more := b.ULess(first, count)
		b.If(more, func() { read(first) })
		multiply(b.And(i, one))
		b.If(more, func() {
			if once {
				b.Barrier()
			}
			put(b.And(next, one))
		})
	})
}

// multiplyShared adds the products of a round's steps, which are in a half of the shared memory.
func (t *tile) multiplyShared(sums [][]*codegen.Variable, x, y *sharedOperand, half codegen.ID) {
	b := t.w.B
	several := func(first codegen.ID) {
		for s := range t.c.Unroll {
			t.stepShared(sums, x, y, half, b.IAdd(first, b32(t, s)))
		}
	}
	if t.c.Unroll == t.c.Shared {
		several(b.ConstU32(0))
		return
	}
	b.Loop(b32(t, t.c.Shared/t.c.Unroll), func(i codegen.ID) { several(b.IMul(i, b32(t, t.c.Unroll))) })
}

// stepShared adds the products of one step of a round.
func (t *tile) stepShared(sums [][]*codegen.Variable, x, y *sharedOperand, half, step codegen.ID) {
	b := t.w.B
	var columns []codegen.Value
	for g := range t.c.Columns / module.Vector {
		columns = append(columns, y.vectorAt(half, step, b.IAdd(t.across, b32(t, g*t.c.Across))))
	}
	for h := range (t.c.Rows + module.Vector - 1) / module.Vector {
		rows := x.vectorAt(half, step, b.IAdd(t.down, b32(t, h*t.c.Down)))
		for r := range min(module.Vector, t.c.Rows) {
			element := b.SplatValue(t.w.ElementOf(rows, r), module.Vector)
			for g, sum := range sums[h*module.Vector+r] {
				b.Assign(sum, t.addProduct(b.Value(sum), element, columns[g]))
			}
		}
	}
}

// storeVectors stores the vectors of a row; each has neighbouring columns.
func (t *tile) storeVectors(row codegen.ID, sums module.Vectors) {
	w, b := t.w, t.w.B
	for g, v := range sums {
		column := t.column(g)
		b.If(b.ULess(column, w.Param(kernel.NumColumns)), func() {
			w.Out.StoreWide(b.UDiv(b.IAdd(row, column), b.ConstU32(kernel.SharedChunk)), []codegen.Value{v})
		})
	}
}
