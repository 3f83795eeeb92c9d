package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// This file computes the sizes of the tiles that a workgroup loads into its shared memory.

// SharedChunk is how many neighbouring elements of an operand or of the result a kernel with shared
// tiles reads or writes together.
const SharedChunk = 4

// GroupRows returns how many rows of the result, or of each matrix of a stack, a workgroup
// computes.
func (c *Contract) GroupRows() int { return c.Rows * max(1, c.Down) }

// GroupColumns returns how many columns of the result a workgroup computes.
func (c *Contract) GroupColumns() int {
	switch {
	case c.Cooperative != nil:
		return c.Columns * c.Cooperative.Subgroups / c.Down
	case c.Shared > 0:
		return c.Columns * c.Across
	}
	return c.Columns * c.Invocations
}

// Bring returns how many invocations load the operands of a matrix.
func (c *Contract) Bring() int { return c.Invocations / max(1, c.Stack) }

// OuterChunk returns how many columns of the result are written together. An operand that is
// contiguous along the columns is read in chunks of the same length.
func (c *Contract) OuterChunk() int {
	if c.Shared > 0 {
		return SharedChunk
	}
	return c.Columns
}

// SharedVectors returns how many vectors of four elements a tile takes in shared memory: two rounds
// of Shared steps, with width elements each. A step has one vector of padding, so that not all
// steps start in one bank.
func (c *Contract) SharedVectors(width int) int { return 2 * c.Shared * (ceil(width, SharedChunk) + 1) }

// StackVectors returns how many vectors an operand's tiles take for all matrices of the stack, and
// for one. In a stack, each matrix has two vectors of padding, so that matrices start in different
// banks.
func (c *Contract) StackVectors(width int) (all, one int) {
	one = c.SharedVectors(width)
	if c.Stack > 0 {
		one += 2
	}
	return one * max(1, c.Stack), one
}

// SharedBytes returns the bytes of a workgroup's shared memory if a sum takes so many 32-bit words.
func (c *Contract) SharedBytes(words int) int {
	a, _ := c.StackVectors(c.GroupRows())
	b, _ := c.StackVectors(c.GroupColumns())
	if c.Fine {
		handed := c.GroupRows() * c.GroupColumns()
		return 4 * words * (SharedChunk*c.FineRows() + c.FineColumns() + handed)
	}
	return 16 * words * (a + b)
}

// FineRows returns how many vectors one round of a takes with Fine, a vector of padding a row.
func (c *Contract) FineRows() int { return c.GroupRows() * (c.Shared/SharedChunk + 1) }

// FineColumns returns how many words one round of b takes with Fine, a word of padding a step.
func (c *Contract) FineColumns() int { return c.Shared * (c.GroupColumns() + 1) }

// Adding returns how many invocations of a workgroup multiply and add; the others only load.
func (c *Contract) Adding() int {
	if c.Fine {
		return SharedChunk * c.Down * c.Across
	}
	return c.Down * c.Across
}

func (c *Contract) verifyShared(k *Kernel) string {
	switch {
	case c.Down < 1 || c.Across < 1 || c.Stack < 0 || c.Invocations%max(1, c.Stack) != 0 || c.Adding() > c.Bring() || c.Spread > 0:
		return fmt.Sprintf("a shared tile, %d down and %d across in %d invocations for %d matrices, spread %d", c.Down, c.Across, c.Invocations, max(1, c.Stack), c.Spread)
	case c.Rows%SharedChunk != 0 && (c.Rows > SharedChunk || c.Down > 1):
		return fmt.Sprintf("a shared tile of %d rows, %d down", c.Rows, c.Down)
	case c.Shared%c.Unroll != 0 || c.Shared%SharedChunk != 0 || ops.ContractionBlock%c.Shared != 0:
		return fmt.Sprintf("%d steps shared, %d written out, blocks of %d", c.Shared, c.Unroll, ops.ContractionBlock)
	case c.Fine && (c.Columns != SharedChunk || c.Rows > SharedChunk || c.Unroll%SharedChunk != 0 || c.Stack > 0):
		return fmt.Sprintf("a fine tile of %d x %d, %d steps, a stack of %d", c.Rows, c.Columns, c.Unroll, c.Stack)
	case len(k.Operands) > 2 && k.Roles()[2] != Epilogue || c.Whole:
		return "a shared tile with several operands for a factor, or with Whole"
	}
	return ""
}
