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

// GroupRows and GroupColumns are the sizes of a workgroup's part of the result.
func (c *Contract) GroupRows() int { return c.Rows * max(1, c.Down) }

// GroupColumns is the number of columns.
func (c *Contract) GroupColumns() int {
	if c.Cooperative != nil {
		return c.Columns * c.Cooperative.Subgroups / c.Down
	}
	return c.Columns * c.Lanes / max(1, c.Down)
}

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
func (c *Contract) SharedVectors(width int) int { return 2 * c.Shared * (width/lanes + 1) }

// SharedBytes is how much shared memory a workgroup takes for sums of a dtype
// that are added in words of 32 bits.
func (c *Contract) SharedBytes(words int) int {
	return 16 * words * (c.SharedVectors(c.GroupRows()) + c.SharedVectors(c.GroupColumns()))
}

func (c *Contract) verifyShared(k *Kernel) string {
	switch {
	case c.Down < 1 || c.Lanes%c.Down != 0 || c.Rows%lanes != 0 || c.Spread > 0:
		return fmt.Sprintf("a shared tile of %d x %d, %d down in %d lanes, spread %d", c.Rows, c.Columns, c.Down, c.Lanes, c.Spread)
	case c.Shared%c.Unroll != 0 || c.Shared%lanes != 0 || ops.ContractionBlock%c.Shared != 0:
		return fmt.Sprintf("%d steps shared, %d written out, blocks of %d", c.Shared, c.Unroll, ops.ContractionBlock)
	case len(k.Operands) > 2 && k.Roles()[2] != Beside || c.Whole:
		return "shared elements of several operands, or of all blocks"
	case k.SumDType().IsComplex():
		return fmt.Sprintf("shared steps of %v, of which no product changes no sum", k.SumDType())
	}
	return ""
}
