package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// Cooperative describes a contraction by cooperative matrices, whose sums are
// made in no order that is fixed. Each of the workgroup's Subgroups makes Rows x
// Columns elements of the result by products of M x K and K x N elements, and
// Down of them are one below the other; Lanes is as many invocations as these
// subgroups have. All of k is summed by one invocation.
type Cooperative struct {
	M, N, K   int
	Subgroups int
}

// CooperativeChunk is how many elements of an operand are read together.
func CooperativeChunk(d dtype.DType) int { return 16 / d.Size() }

// RunVectors is how many vectors the neighbouring steps of a row or column take in
// shared memory: an odd number, so that runs do not all start in one bank.
func (c *Contract) RunVectors(d dtype.DType) int { return c.Shared/CooperativeChunk(d) | 1 }

// HalfVectors is how many vectors the parts of both operands take for one round.
func (c *Contract) HalfVectors(d dtype.DType) int {
	return (c.GroupRows() + c.GroupColumns()) * c.RunVectors(d)
}

// ResultRow is how many vectors a row of the sums takes that a subgroup hands over
// to be stored, and ResultVectors a row of matrices.
func (c *Contract) ResultRow() int { return c.Columns/lanes + 1 }

// ResultVectors is that of the row of matrices.
func (c *Contract) ResultVectors() int { return c.Cooperative.M * c.ResultRow() }

// CooperativeVectors is how much shared memory a workgroup takes: for two rounds of
// the operands, and then for what is handed over.
func (c *Contract) CooperativeVectors(d dtype.DType) int {
	return max(2*c.HalfVectors(d), c.Cooperative.Subgroups*c.ResultVectors())
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
	case c.Down < 1 || m.Subgroups < 1 || m.Subgroups%c.Down != 0 || c.Lanes%m.Subgroups != 0:
		return fmt.Sprintf("%d subgroups of %d invocations, %d down", m.Subgroups, c.Lanes, c.Down)
	}
	return ""
}
