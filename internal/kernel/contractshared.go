package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// Tiles that a workgroup brings into its shared memory.

// lanes is the number of elements of a vector.
const lanes = 4

// SharedChunk is how many neighbouring elements of an operand or of the result
// are read or written together where tiles are shared.
const SharedChunk = 4

// GroupRows and GroupColumns are the sizes of a workgroup's part of the result, or
// of each matrix of its stack.
func (c *Contract) GroupRows() int { return c.Rows * max(1, c.Down) }

// GroupColumns is the number of columns.
func (c *Contract) GroupColumns() int {
	switch {
	case c.Cooperative != nil:
		return c.Columns * c.Cooperative.Subgroups / c.Down
	case c.Shared > 0:
		return c.Columns * c.Across
	}
	return c.Columns * c.Invocations
}

// Bring is how many invocations bring the operands of a matrix.
func (c *Contract) Bring() int { return c.Invocations / max(1, c.Stack) }

// OuterChunk is how many columns are written together, and how many read where
// the operand lies along them.
func (c *Contract) OuterChunk() int {
	if c.Shared > 0 {
		return SharedChunk
	}
	return c.Columns
}

// SharedVectors is how many vectors of four elements of an operand's part, width
// of them side by side, shared memory has room for: two rounds of Shared steps,
// each step with one vector more, so that steps do not all start in one bank.
func (c *Contract) SharedVectors(width int) int { return 2 * c.Shared * (ceil(width, lanes) + 1) }

// StackVectors is how many vectors an operand's parts take of all the matrices of
// the stack, and of one: two more than it has, for the banks.
func (c *Contract) StackVectors(width int) (all, one int) {
	one = c.SharedVectors(width)
	if c.Stack > 0 {
		one += 2
	}
	return one * max(1, c.Stack), one
}

// SharedBytes is how much shared memory a workgroup takes for sums of a dtype
// that are added in words of 32 bits.
func (c *Contract) SharedBytes(words int) int {
	a, _ := c.StackVectors(c.GroupRows())
	b, _ := c.StackVectors(c.GroupColumns())
	if c.Fine {
		handed := c.GroupRows() * c.GroupColumns()
		return 4 * words * (lanes*c.FineRows() + c.FineColumns() + handed)
	}
	return 16 * words * (a + b)
}

// FineRows are the vectors of a with Fine, of one round: of each row vectors of four steps,
// and one more.
func (c *Contract) FineRows() int { return c.GroupRows() * (c.Shared/lanes + 1) }

// FineColumns are the words of b with Fine, of which a step has one more.
func (c *Contract) FineColumns() int { return c.Shared * (c.GroupColumns() + 1) }

// Adding is how many invocations multiply.
func (c *Contract) Adding() int {
	if c.Fine {
		return lanes * c.Down * c.Across
	}
	return c.Down * c.Across
}

func (c *Contract) verifyShared(k *Kernel) string {
	switch {
	case c.Down < 1 || c.Across < 1 || c.Stack < 0 || c.Invocations%max(1, c.Stack) != 0 || c.Adding() > c.Bring() || c.Spread > 0:
		return fmt.Sprintf("a shared tile, %d down and %d across in %d lanes for %d matrices, spread %d", c.Down, c.Across, c.Invocations, max(1, c.Stack), c.Spread)
	case c.Rows%lanes != 0 && (c.Rows > lanes || c.Down > 1):
		return fmt.Sprintf("a shared tile of %d rows, %d down", c.Rows, c.Down)
	case c.Shared%c.Unroll != 0 || c.Shared%lanes != 0 || ops.ContractionBlock%c.Shared != 0:
		return fmt.Sprintf("%d steps shared, %d written out, blocks of %d", c.Shared, c.Unroll, ops.ContractionBlock)
	case c.Fine && (c.Columns != lanes || c.Rows > lanes || c.Unroll%lanes != 0 || c.Stack > 0):
		return fmt.Sprintf("a fine tile of %d x %d, %d steps, a stack of %d", c.Rows, c.Columns, c.Unroll, c.Stack)
	case len(k.Operands) > 2 && k.Roles()[2] != Disjoint || c.Whole:
		return "shared elements of several operands, or of all blocks"
	}
	return ""
}
