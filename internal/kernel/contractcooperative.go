package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// Cooperative describes a contraction by cooperative matrices, whose sums are
// made in no order that is fixed. Each of the workgroup's Subgroups makes Rows x
// Columns elements of the result by products of M x K and K x N elements, and
// Down of them are one below the other; Lanes is as many invocations as these
// subgroups have.
type Cooperative struct {
	M, N, K   int
	Subgroups int
	// OneRound has the operands of one round in shared memory at a time, whose half of
	// it the next one's wait for; else of two.
	OneRound bool
	// ByRows keeps b's rows as they lie in memory, where it is read along them; else its
	// columns are turned into runs of steps.
	ByRows bool
	// Steps are those of a block of k, whose sums are stored as those of the definition's
	// are, whole rounds; 0: a workgroup goes through all of k.
	Steps int
}

// CooperativeChunk is how many elements of an operand are read together.
func CooperativeChunk(d dtype.DType) int { return 16 / d.Size() }

// A part of an operand lies in shared memory in runs: of a's rows, or b's columns, the
// steps of a round; of b's rows, a step's columns.

// Run is a run's length, and how many there are.
type Run struct{ Elements, Count int }

// Vectors is how many vectors a run takes: an odd number, so that runs do not all start
// in one bank.
func (r Run) Vectors(d dtype.DType) int { return r.Elements/CooperativeChunk(d) | 1 }

// LeftRun and RightRun are those of a and of b.
func (c *Contract) LeftRun() Run { return Run{c.Shared, c.GroupRows()} }
func (c *Contract) RightRun() Run {
	if c.Cooperative.ByRows {
		return Run{c.GroupColumns(), c.Shared}
	}
	return Run{c.Shared, c.GroupColumns()}
}

// HalfVectors is how many vectors the parts of both operands take for one round.
func (c *Contract) HalfVectors(d dtype.DType) int {
	x, y := c.LeftRun(), c.RightRun()
	return x.Count*x.Vectors(d) + y.Count*y.Vectors(d)
}

// ResultRow is how many vectors a row of the sums takes that a subgroup hands over
// to be stored, and ResultVectors a row of matrices.
func (c *Contract) ResultRow() int { return c.Columns/lanes + 1 }

// ResultVectors is that of the row of matrices.
func (c *Contract) ResultVectors() int { return c.Cooperative.M * c.ResultRow() }

// CooperativeVectors is how much shared memory a workgroup takes: for one round or two of
// the operands, and then for what is handed over.
func (c *Contract) CooperativeVectors(d dtype.DType) int {
	rounds := 2
	if c.Cooperative.OneRound {
		rounds = 1
	}
	return max(rounds*c.HalfVectors(d), c.Cooperative.Subgroups*c.ResultVectors())
}

// CooperativeBytes is the same in bytes.
func (c *Contract) CooperativeBytes(d dtype.DType) int { return 16 * c.CooperativeVectors(d) }

func (c *Contract) verifyCooperative(k *Kernel) string {
	m := c.Cooperative
	d := k.Operands[0].DType
	chunk := CooperativeChunk(d)
	switch {
	case d != dtype.Float16 && d != dtype.Int8 && d != dtype.Uint8:
		return fmt.Sprintf("cooperative matrices of %v", d)
	case m.M < 1 || m.N < 1 || m.K < 1 || c.Rows%m.M != 0 || c.Columns%m.N != 0 || c.Columns%lanes != 0 || c.Shared < 1 || c.Shared%m.K != 0 || c.Shared%chunk != 0,
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
