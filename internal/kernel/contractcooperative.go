package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// Cooperative describes a contraction by cooperative matrices, which sum in no fixed order. Each of
// the workgroup's Subgroups computes Rows x Columns elements of the result, by products of M x K
// and K x N elements. Down subgroups are one below the other. Contract.Invocations counts the
// invocations of all subgroups.
type Cooperative struct {
	M, N, K   int
	Subgroups int
	// OneRound: shared memory holds the operands of one round, and the next round waits until they
	// are used. Otherwise it holds two rounds.
	OneRound bool
	// ByRows keeps b's rows as they lie in memory, if b is read along them. Otherwise b's columns
	// become runs of steps.
	ByRows bool
	// Steps is how many products a block has, a multiple of Shared. The sums of each block are
	// stored, as in the definition. 0: a workgroup sums over all of k.
	Steps int
}

// CooperativeChunk returns how many elements of an operand are read together.
func CooperativeChunk(d dtype.DType) int { return 16 / d.Size() }

// Shared memory holds a part of an operand in runs. A run has the steps of a round for a row of a,
// or for a column of b. With ByRows, a run has the columns of b for one step.

// Run is the length of a run, and the number of runs.
type Run struct{ Elements, Count int }

// Vectors returns how many vectors a run takes: an odd number, so that runs do not all start in one
// bank.
func (r Run) Vectors(d dtype.DType) int { return r.Elements/CooperativeChunk(d) | 1 }

// LeftRun returns the runs of a, and RightRun those of b.
func (c *Contract) LeftRun() Run { return Run{c.Shared, c.GroupRows()} }
func (c *Contract) RightRun() Run {
	if c.Cooperative.ByRows {
		return Run{c.GroupColumns(), c.Shared}
	}
	return Run{c.Shared, c.GroupColumns()}
}

// HalfVectors returns how many vectors both operands take for one round.
func (c *Contract) HalfVectors(d dtype.DType) int {
	x, y := c.LeftRun(), c.RightRun()
	return x.Count*x.Vectors(d) + y.Count*y.Vectors(d)
}

// ResultRow returns how many vectors a row of sums takes that a subgroup hands over to be stored.
func (c *Contract) ResultRow() int { return c.Columns/SharedChunk + 1 }

// ResultVectors returns how many a row of matrices takes.
func (c *Contract) ResultVectors() int { return c.Cooperative.M * c.ResultRow() }

// CooperativeVectors returns the shared memory of a workgroup, in vectors: for one or two rounds of
// the operands, and afterwards for the sums that are handed over.
func (c *Contract) CooperativeVectors(d dtype.DType) int {
	rounds := 2
	if c.Cooperative.OneRound {
		rounds = 1
	}
	return max(rounds*c.HalfVectors(d), c.Cooperative.Subgroups*c.ResultVectors())
}

// CooperativeBytes returns it in bytes.
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
