package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// Cooperative describes a contraction by cooperative matrices, which sum in no fixed order. Each of
// the workgroup's Subgroups computes Rows x Columns elements of the result, by products of matrices
// of M x K and K x N elements. The subgroups form a grid with Down rows. Contract.Invocations
// counts the invocations of all subgroups.
type Cooperative struct {
	M, N, K   int
	Subgroups int
	// OneRound: shared memory holds the operands of one round, and the next round is loaded after
	// they have been used. Otherwise shared memory holds two rounds.
	OneRound bool
	// ByRows keeps b in shared memory row by row, as it lies in the buffer; b must be read along
	// its rows. Otherwise shared memory holds b column by column.
	ByRows bool
	// Steps is the number of products in a block, a multiple of Shared. The kernel stores the sums
	// of each block, as the definition has them. 0: a workgroup sums over all of k.
	Steps int
}

// CooperativeChunk returns how many elements of an operand are read together.
func CooperativeChunk(d dtype.DType) int { return 16 / d.Size() }

// Shared memory holds the elements of an operand in runs of neighbouring elements. A run has one
// row of a, or one column of b, at all steps of a round. With ByRows, a run has all of the
// workgroup's columns of b at one step.

// Run is the number of elements in a run, and the number of runs.
type Run struct{ Elements, Count int }

// Vectors returns how many vectors a run takes: an odd number, so that runs start in different
// banks.
func (r Run) Vectors(d dtype.DType) int { return r.Elements/CooperativeChunk(d) | 1 }

// LeftRun returns the runs of a, and RightRun those of b.
func (c *Contract) LeftRun() Run { return Run{c.Shared, c.GroupRows()} }
func (c *Contract) RightRun() Run {
	if c.Cooperative.ByRows {
		return Run{c.GroupColumns(), c.Shared}
	}
	return Run{c.Shared, c.GroupColumns()}
}

// HalfVectors returns how many vectors of shared memory both operands take for one round.
func (c *Contract) HalfVectors(d dtype.DType) int {
	x, y := c.LeftRun(), c.RightRun()
	return x.Count*x.Vectors(d) + y.Count*y.Vectors(d)
}

// ResultRow returns how many vectors of shared memory one row of a subgroup's sums takes. Subgroups
// hand their sums over there before they store them.
func (c *Contract) ResultRow() int { return c.Columns/SharedChunk + 1 }

// ResultVectors returns how many vectors one row of a subgroup's matrices takes: M rows of sums.
func (c *Contract) ResultVectors() int { return c.Cooperative.M * c.ResultRow() }

// CooperativeVectors returns the shared memory of a workgroup, in vectors. It holds one or two
// rounds of the operands, and later the sums that the subgroups hand over, in the same place.
func (c *Contract) CooperativeVectors(d dtype.DType) int {
	rounds := 2
	if c.Cooperative.OneRound {
		rounds = 1
	}
	return max(rounds*c.HalfVectors(d), c.Cooperative.Subgroups*c.ResultVectors())
}

// CooperativeBytes returns the shared memory of a workgroup in bytes.
func (c *Contract) CooperativeBytes(d dtype.DType) int { return 16 * c.CooperativeVectors(d) }

func (c *Contract) verifyCooperative(k *Kernel) string {
	m := c.Cooperative
	d := k.Operands[0].DType
	chunk := CooperativeChunk(d)
	switch {
	case d != dtype.Float16 && d != dtype.Int8 && d != dtype.Uint8:
		return fmt.Sprintf("cooperative matrices of %v", d)
	case m.M < 1 || m.N < 1 || m.K < 1 || c.Rows%m.M != 0 || c.Columns%m.N != 0 || c.Columns%SharedChunk != 0 || c.Shared < 1 || c.Shared%m.K != 0 || c.Shared%chunk != 0,
		c.GroupRows()%chunk != 0 || c.GroupColumns()%chunk != 0:
		return fmt.Sprintf("%d x %d elements and %d steps by cooperative matrices of %d x %d x %d in chunks of %d", c.Rows, c.Columns, c.Shared, m.M, m.N, m.K, chunk)
	case m.ByRows && (c.B != Outer || m.N%chunk != 0):
		return fmt.Sprintf("b's rows in shared memory, read %v in chunks of %d, of matrices of %d columns", c.B, chunk, m.N)
	case m.Steps < 0 || m.Steps%c.Shared != 0 || m.Steps > 0 && c.Whole:
		return fmt.Sprintf("blocks of %d steps in rounds of %d, made whole: %v", m.Steps, c.Shared, c.Whole)
	case c.Down < 1 || m.Subgroups < 1 || m.Subgroups%c.Down != 0 || c.Invocations%m.Subgroups != 0:
		return fmt.Sprintf("%d subgroups of %d invocations, %d down", m.Subgroups, c.Invocations, c.Down)
	}
	return ""
}
