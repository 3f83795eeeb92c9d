package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// A contraction by cooperative matrices. A workgroup brings both operands into
// its shared memory, as they are and with zeros past the last step; its subgroups
// load matrices from there, multiply and add. In the end each hands its sums over
// in shared memory, a row of matrices at a time, to the workgroup's invocations,
// which store them as any tile's.
//
// How many subgroups there are is known only when the kernel runs. There are
// parts for as many as the planner counts with; where there are fewer, they take
// the parts in turn, where there are more, the last ones make the last part too,
// and hand nothing over.

// cooperativeTile is the workgroup's tile.
type cooperativeTile struct {
	*tile
	in        dtype.DType // of the operands
	m         *kernel.Cooperative
	memory    codegen.Shared
	x, y      *cooperativeOperand
	sumType   codegen.Matrix
	sums      [][]codegen.Var // by row and column of matrices
	part      codegen.ID      // the subgroup's
	active    codegen.ID      // it hands the part over
	firstPart codegen.ID      // the first of this turn
}

// runCooperative writes a tile with Cooperative.
func (t *tile) runCooperative() {
	b, m := t.w.b, t.c.Cooperative
	c := &cooperativeTile{tile: t, in: t.w.in[0].dtype, m: m, sumType: b.MatrixType(t.sum, m.M, m.N, codegen.MatrixSum)}
	c.memory = b.NewShared(t.c.CooperativeVectors(c.in))
	c.x = c.operand(t.left, t.c.A, t.groupRow, t.c.GroupRows(), b.MatrixType(c.in, m.M, m.K, codegen.MatrixA))
	c.y = c.operand(t.right, t.c.B, t.groupCol, t.c.GroupColumns(), b.MatrixType(c.in, m.K, m.N, codegen.MatrixB))
	c.y.start = t.c.GroupRows() * t.c.RunVectors(c.in)
	c.sums = make([][]codegen.Var, t.c.Rows/m.M)
	for i := range c.sums {
		for range t.c.Columns / m.N {
			c.sums[i] = append(c.sums[i], b.Local(b.TypeOf(b.MatrixZero(c.sumType))))
		}
	}
	parts := b.ConstU32(uint32(m.Subgroups))
	turns := b.UDiv(b.IAdd(parts, b.ISub(b.NumSubgroups(), b.ConstU32(1))), b.NumSubgroups())
	b.Loop(turns, func(turn codegen.ID) {
		c.firstPart = b.IMul(turn, b.NumSubgroups())
		part := b.IAdd(c.firstPart, b.SubgroupID())
		c.active = b.ULess(part, parts)
		c.part = b.UMin(part, b.ConstU32(uint32(m.Subgroups-1)))
		c.multiply()
		c.hand()
	})
}

// multiply sums up the part's products.
func (c *cooperativeTile) multiply() {
	t, b := c.tile, c.w.b
	for _, row := range c.sums {
		for _, sum := range row {
			b.StoreVar(sum, b.MatrixZero(c.sumType))
		}
	}
	count, steps := t.w.param(kernel.NumSteps), b32(t, t.c.Shared)
	rounds := b.UDiv(b.IAdd(count, b32(t, t.c.Shared-1)), steps)
	t.inRounds([]brought{c.x, c.y}, count, rounds, c.multiplyRound)
}

// multiplyRound adds the products of a round's steps, which are in half of the
// shared memory: each matrix of b is loaded for all of a's, and each of a's for
// all of b.
func (c *cooperativeTile) multiplyRound(half codegen.ID) {
	b := c.w.b
	row, column := c.placeOf(c.part)
	for step := 0; step < c.c.Shared; step += c.m.K {
		var columns []codegen.ID
		for j := range c.c.Columns / c.m.N {
			columns = append(columns, c.y.matrixAt(half, b.IAdd(column, b.ConstU32(uint32(j*c.m.N))), step))
		}
		for i, sums := range c.sums {
			x := c.x.matrixAt(half, b.IAdd(row, b.ConstU32(uint32(i*c.m.M))), step)
			for j, sum := range sums {
				b.StoreVar(sum, b.MatrixMulAdd(c.x.matrix, c.sumType, x, columns[j], b.LoadVar(sum)))
			}
		}
	}
}

// placeOf is the first row and column of a part in the workgroup's tile.
func (c *cooperativeTile) placeOf(part codegen.ID) (row, column codegen.ID) {
	b, down := c.w.b, c.w.b.ConstU32(uint32(c.c.Down))
	return b.IMul(b.UMod(part, down), b.ConstU32(uint32(c.c.Rows))), b.IMul(b.UDiv(part, down), b.ConstU32(uint32(c.c.Columns)))
}

// hand stores the sums, a row of matrices of each part at a time, in the memory
// that the operands were in.
func (c *cooperativeTile) hand() {
	b := c.w.b
	base := c.outBase()
	patch := b.IMul(b.SubgroupID(), b.ConstU32(uint32(c.c.ResultVectors())))
	stride := b.ConstU32(uint32(c.c.ResultRow()))
	for i, sums := range c.sums {
		b.Barrier()
		b.If(c.active, func() {
			for j, sum := range sums {
				b.StoreMatrix(c.memory, b.IAdd(patch, b.ConstU32(uint32(j*c.m.N/lanes))), stride, b.LoadVar(sum))
			}
		})
		b.Barrier()
		c.storeMatrices(base, i)
	}
	b.Barrier()
}

// storeMatrices stores row i of the matrices of every part that this turn has.
func (c *cooperativeTile) storeMatrices(base codegen.ID, i int) {
	t, b := c.tile, c.w.b
	vectors := t.c.Columns / lanes // of a row
	each := c.m.M * vectors        // of a part
	all := c.m.Subgroups * each
	b.Loop(b.ConstU32(uint32((all+t.c.Lanes-1)/t.c.Lanes)), func(n codegen.ID) {
		index := b.IAdd(b.LocalIndex(), b.IMul(n, b.ConstU32(uint32(t.c.Lanes))))
		subgroup := b.UDiv(index, b.ConstU32(uint32(each)))
		part := b.IAdd(c.firstPart, subgroup)
		row := b.UDiv(b.UMod(index, b.ConstU32(uint32(each))), b.ConstU32(uint32(vectors)))
		vector := b.UMod(index, b.ConstU32(uint32(vectors)))
		there := b.LAnd(b.ULess(subgroup, b.NumSubgroups()), b.ULess(part, b.ConstU32(uint32(c.m.Subgroups))))
		b.If(there, func() {
			place := b.IAdd(b.IMul(subgroup, b.ConstU32(uint32(c.c.ResultVectors()))), b.IMul(row, b.ConstU32(uint32(c.c.ResultRow()))))
			word := b.LoadShared(c.memory, b.IAdd(place, vector))
			down, across := c.placeOf(part)
			t.row = b.IAdd(b.IAdd(t.groupRow, down), b.IAdd(row, b.ConstU32(uint32(i*c.m.M))))
			t.col = b.IAdd(b.IAdd(t.groupCol, across), b.IMul(vector, b.ConstU32(lanes)))
			b.If(b.ULess(t.col, c.w.param(kernel.NumColumns)), func() {
				t.storeRow(base, b.ConstU32(0), groups{b.Computed(b.FromWords(t.sum, word))})
			})
		})
	})
}
