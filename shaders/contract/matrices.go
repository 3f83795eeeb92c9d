package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// A contraction by cooperative matrices. A workgroup loads both operands unchanged into shared
// memory, and clears the elements past the last step. Its subgroups load matrices from there,
// multiply and add. In the end each subgroup puts its sums into shared memory, one row of matrices
// at a time, and the workgroup's invocations store them in the result as for any other tile.
//
// The pipeline requires the subgroup size that the planner assumed, since each subgroup computes a
// fixed part of the tile.

// cooperativeTile is the tile of a workgroup.
type cooperativeTile struct {
	*tile
	in      dtype.DType // of the operands
	m       *kernel.Cooperative
	memory  codegen.Shared
	x, y    *cooperativeOperand
	sumType codegen.Matrix
	sums    [][]codegen.Var // accumulator matrices, by row and column
}

// runCooperative writes the code of a tile with Cooperative.
func (t *tile) runCooperative() {
	b, m := t.w.B, t.c.Cooperative
	c := &cooperativeTile{tile: t, in: t.w.In[0].DType, m: m, sumType: b.MatrixType(t.sum, m.M, m.N, codegen.MatrixSum)}
	c.memory = b.NewShared(t.c.CooperativeVectors(c.in))
	c.x = c.operand(t.left, t.c.A, t.groupRow, t.c.LeftRun(), b.MatrixType(c.in, m.M, m.K, codegen.MatrixA))
	c.y = c.operand(t.right, t.c.B, t.groupCol, t.c.RightRun(), b.MatrixType(c.in, m.K, m.N, codegen.MatrixB))
	c.y.start = c.x.runs.Count * c.x.run()
	c.sums = make([][]codegen.Var, t.c.Rows/m.M)
	for i := range c.sums {
		for range t.c.Columns / m.N {
			c.sums[i] = append(c.sums[i], b.Local(b.TypeOf(b.MatrixZero(c.sumType))))
		}
	}
	c.multiply()
	c.hand()
}

// multiply sums the products of the subgroup's part, with zeros for steps that the last round
// lacks.
func (c *cooperativeTile) multiply() {
	t, b := c.tile, c.w.B
	for _, row := range c.sums {
		for _, sum := range row {
			b.StoreVar(sum, b.MatrixZero(c.sumType))
		}
	}
	count, steps := t.steps(), b32(t, t.c.Shared)
	rounds, rest := b.UDiv(count, steps), b.UMod(count, steps)
	t.inRounds([]brought{c.x, c.y}, count, rounds, c.m.OneRound, c.multiplyRound)
	b.If(b.INe(rest, b.ConstU32(0)), func() {
		half := b.And(rounds, b.ConstU32(1))
		for _, o := range []*cooperativeOperand{c.x, c.y} {
			o.clear(half, rest)
		}
		b.Barrier()
		c.multiplyRound(half)
	})
}

// multiplyRound adds the products of a round's steps, which are in one half of the shared memory.
// For each step it loads each matrix of a and of b once.
func (c *cooperativeTile) multiplyRound(half codegen.ID) {
	b := c.w.B
	row, column := c.placeOf(b.SubgroupID())
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

// placeOf returns the first row and column in the workgroup's tile that a subgroup computes.
func (c *cooperativeTile) placeOf(part codegen.ID) (row, column codegen.ID) {
	b, down := c.w.B, c.w.B.ConstU32(uint32(c.c.Down))
	return b.IMul(b.UMod(part, down), b.ConstU32(uint32(c.c.Rows))), b.IMul(b.UDiv(part, down), b.ConstU32(uint32(c.c.Columns)))
}

// hand passes the sums to the invocations that store them, one row of matrices of each subgroup at
// a time. It uses the memory that held the operands.
func (c *cooperativeTile) hand() {
	b := c.w.B
	base := c.outBase()
	patch := b.IMul(b.SubgroupID(), b.ConstU32(uint32(c.c.ResultVectors())))
	stride := b.ConstU32(uint32(c.c.ResultRow()))
	for i, sums := range c.sums {
		b.Barrier()
		for j, sum := range sums {
			b.StoreMatrix(c.memory, b.IAdd(patch, b.ConstU32(uint32(j*c.m.N/module.Vector))), stride, b.LoadVar(sum))
		}
		b.Barrier()
		c.storeMatrices(base, i)
	}
}

// storeMatrices stores row i of every subgroup's matrices.
func (c *cooperativeTile) storeMatrices(base codegen.ID, i int) {
	t, b := c.tile, c.w.B
	vectors := t.c.Columns / module.Vector // of a row of one subgroup's sums
	each := c.m.M * vectors                // of one subgroup
	all := c.m.Subgroups * each
	b.Loop(b.ConstU32(uint32((all+t.c.Invocations-1)/t.c.Invocations)), func(n codegen.ID) {
		index := b.IAdd(b.LocalIndex(), b.IMul(n, b.ConstU32(uint32(t.c.Invocations))))
		part := b.UDiv(index, b.ConstU32(uint32(each)))
		row := b.UDiv(b.UMod(index, b.ConstU32(uint32(each))), b.ConstU32(uint32(vectors)))
		vector := b.UMod(index, b.ConstU32(uint32(vectors)))
		b.If(b.ULess(part, b.ConstU32(uint32(c.m.Subgroups))), func() {
			place := b.IAdd(b.IMul(part, b.ConstU32(uint32(c.c.ResultVectors()))), b.IMul(row, b.ConstU32(uint32(c.c.ResultRow()))))
			word := b.LoadShared(c.memory, b.IAdd(place, vector))
			down, across := c.placeOf(part)
			t.row = b.IAdd(b.IAdd(t.groupRow, down), b.IAdd(row, b.ConstU32(uint32(i*c.m.M))))
			t.col = b.IAdd(b.IAdd(t.groupCol, across), b.IMul(vector, b.ConstU32(module.Vector)))
			b.If(b.ULess(t.col, c.w.Param(kernel.NumColumns)), func() {
				t.storeRow(base, b.ConstU32(0), module.Vectors{b.Computed(b.FromWords(t.sum, word))})
			})
		})
	})
}
