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

// CooperativeVectors is how many vectors an operand's part takes in shared
// memory: two rounds of Shared steps, width elements side by side, and a vector
// more for each run of neighbours.
func (c *Contract) CooperativeVectors(d dtype.DType, chunks Chunks, width int) int {
	runs, run := width, c.Shared
	if chunks == Outer {
		runs, run = c.Shared, width
	}
	return 2 * runs * (run/CooperativeChunk(d) + 1)
}

// ResultVectors is how many vectors the matrix takes that a subgroup hands over
// to be stored: a row with one more.
func (c *Contract) ResultVectors() int { return c.Cooperative.M * (c.Cooperative.N/lanes + 1) }

// CooperativeBytes is how much shared memory a workgroup takes at the most.
func (c *Contract) CooperativeBytes(d dtype.DType) int {
	operand := func(width int) int {
		return max(c.CooperativeVectors(d, Inner, width), c.CooperativeVectors(d, Outer, width))
	}
	return 16 * (operand(c.GroupRows()) + operand(c.GroupColumns()) + c.Cooperative.Subgroups*c.ResultVectors())
}

func (c *Contract) verifyCooperative(k *Kernel) string {
	m := c.Cooperative
	d := k.Operands[0].DType
	chunk := CooperativeChunk(d)
	switch {
	case d != dtype.Float16 && d != dtype.Int8 && d != dtype.Uint8:
		return fmt.Sprintf("cooperative matrices of %v", d)
	case m.M%chunk != 0 || m.N%chunk != 0 || m.K%chunk != 0 || c.Rows%m.M != 0 || c.Columns%m.N != 0 || c.Shared < 1 || c.Shared%m.K != 0:
		return fmt.Sprintf("%d x %d elements and %d steps by cooperative matrices of %d x %d x %d in chunks of %d", c.Rows, c.Columns, c.Shared, m.M, m.N, m.K, chunk)
	case c.Down < 1 || m.Subgroups < 1 || m.Subgroups%c.Down != 0 || c.Lanes%m.Subgroups != 0:
		return fmt.Sprintf("%d subgroups of %d invocations, %d down", m.Subgroups, c.Lanes, c.Down)
	}
	return ""
}
