package kernel

import (
	"fmt"
	"math/bits"

	"github.com/weft-gpu/weft/ops"
)

// Chunks says along which axis neighbouring elements of a contraction's operand are read together.
type Chunks uint8

// The values of Chunks.
const (
	Single Chunks = iota // element by element
	Inner                // chunks along the axis that is summed
	Outer                // chunks along the axis that the result keeps
	// Stepwise reads element by element, and neighbouring invocations read neighbours along k. It
	// needs Contract.Shared.
	Stepwise
)

// Contract computes matrix products: it sums products along the innermost dimension. Its space has
// Batch leading dimensions, then m, n and k. An invocation computes a tile of Rows x Columns
// elements for one block of k. The Invocations of a workgroup take neighbouring columns of the same
// rows.
type Contract struct {
	Batch         int
	Rows, Columns int
	Unroll        int // steps of k that the loop's code has unrolled
	Invocations   int
	// Spread is how many invocations of a subgroup share the reads of a: each reads some elements
	// and broadcasts them to the others. 0: every invocation reads all it needs.
	Spread int
	// Shared is how many steps of k of both operands a workgroup holds in shared memory at a time:
	// one round. 0: each invocation reads its own operands. All Invocations load; Down x Across of
	// them multiply, each for its own rows and columns.
	Shared       int
	Down, Across int
	// Fine needs Shared. An invocation then adds the sums of one column instead of four, so that
	// four times as many invocations multiply. In the end they hand their sums to the invocations
	// that store four columns each. Shared memory holds one round instead of two.
	Fine bool
	// Stack is how many matrices of the batch a workgroup computes, each with an equal number of
	// its invocations. 0: one matrix. The sums of a stack have one block.
	Stack int
	// Left and Right say into how many digits the row and step numbers of a, and the column and
	// step numbers of b, are split.
	Left, Right Digits
	// Cooperative describes the cooperative matrices that compute the products. nil: the products
	// are computed element by element, in the fixed order.
	Cooperative *Cooperative
	A           Chunks // Single, or Inner in chunks of Unroll elements; with Shared also Outer, in chunks of four
	B           Chunks // Single, Inner (Unroll elements) or Outer (Columns elements); with Shared four elements
	// Whole: one invocation computes all blocks of its tile, one after the other, and combines
	// their sums in the order of the reduction tree. Otherwise each block has an invocation of its
	// own, which stores the block's sums.
	Whole bool
	Out   Access // Wide: in chunks along n
}

// Blocks returns the number of blocks of a sum of n products.
func Blocks(n int) int { return ceil(n, ops.ContractionBlock) }

// String returns the kind of loop.
func (c *Contract) String() string { return "contract" }

// chunk returns how many elements of the result are handled together; it follows from Out.
func (c *Contract) chunk() int {
	if c.Out == Wide {
		return c.OuterChunk()
	}
	return vectorElements
}

func (c *Contract) out() Access { return c.Out }

// contractDims returns the sizes of a contraction's matrices.
func contractDims(g Geometry) (m, n, k int) {
	d := g.Dims[len(g.Dims)-3:]
	return d[0], d[1], d[2]
}

// groups returns the number of workgroups of a launch.
func (c *Contract) groups(g Geometry) int {
	m, n, _ := contractDims(g)
	return ceil(c.points(g), max(1, c.Stack)) * ceil(n, c.GroupColumns()) * ceil(m, c.GroupRows())
}

// points returns the number of matrices, times the number of blocks that are stored for each.
func (c *Contract) points(g Geometry) int {
	_, _, inner := contractDims(g)
	return size(g.Dims[:c.Batch]) * c.StoredBlocks(inner)
}

func (c *Contract) invocations(_ *Kernel, g Geometry) int { return c.groups(g) * c.Invocations }

// StoredBlocks returns how many blocks are stored for each sum of n products.
func (c *Contract) StoredBlocks(n int) int {
	steps := c.BlockSteps()
	if c.Whole || steps == 0 || c.Stack > 0 {
		return 1
	}
	return ceil(n, steps)
}

// BlockSteps returns the number of products in a block; 0: one block has all products.
func (c *Contract) BlockSteps() int {
	if c.Cooperative != nil {
		return c.Cooperative.Steps
	}
	return ops.ContractionBlock
}

// outSpace is the space with the stored blocks in place of k: each element of the result has one
// sum for every block.
func (c *Contract) outSpace(_ *Kernel, g Geometry) ([]int, Layout) {
	dims := append([]int(nil), g.Dims...)
	dims[len(dims)-1] = c.StoredBlocks(g.Dims[len(dims)-1])
	return dims, g.Out
}

func (c *Contract) sample(k *Kernel, g *Geometry) { c.sampleDigits(k, g) }

func (c *Contract) params(k *Kernel, l *paramList, g Geometry) {
	m, n, inner := contractDims(g)
	l.add(NumGroups, c.groups(g))
	l.divisor(ColumnGroups, ceil(n, c.GroupColumns()))
	l.divisor(RowTiles, ceil(m, c.GroupRows()))
	c.blockParams(l, inner)
	if c.Stack > 0 {
		l.add(NumPoints, c.points(g))
	}
	l.dims(1, c.Batch)
	l.add(NumRows, m)
	l.add(NumColumns, n)
	l.add(NumSteps, inner)
	l.add(MinusZero, 1<<31)
	roles := k.Roles()
	l.places(func(operand, axis int) bool {
		return operand == Result || axis < c.Batch || axis != c.Batch+roles[operand].still() && c.evenly(roles[operand], axis-c.Batch)
	})
	for i, o := range g.Operands {
		l.digitParams(i, o.Lines, o.Steps)
	}
}

// blockParams adds the number of blocks of n products. If one invocation computes all blocks, it
// also adds the number of accumulators that combine them: the least power of two that holds the
// blocks, and at most ops.Accumulators. Last comes how many levels of the tree these accumulators
// leave out.
func (c *Contract) blockParams(l *paramList, n int) {
	switch {
	case c.Stack > 0:
		return
	case c.Cooperative != nil || !c.Whole:
		l.divisor(NumBlocks, c.StoredBlocks(n))
		return
	}
	blocks := Blocks(n)
	depth := bits.Len(uint(min(blocks, ops.Accumulators) - 1))
	l.add(NumBlocks, blocks)
	l.add(Accumulators, 1<<depth)
	l.add(AccumulatorShift, bits.TrailingZeros(uint(ops.Accumulators))-depth)
}

// maxTile is the most elements of an invocation's tile, whose code is unrolled.
// maxContractInvocations is the most invocations of a workgroup.
const maxTile, maxContractInvocations = 4096, 4096

func (c *Contract) verify(k *Kernel) string {
	if what := k.verifyFactors(); what != "" {
		return what
	}
	if what := c.verifyDigits(k); what != "" {
		return what
	}
	switch {
	case c.Batch < 0 || k.Rank != c.Batch+3:
		return fmt.Sprintf("rank %d with %d batch dimensions", k.Rank, c.Batch)
	case c.Columns < 4 || c.Columns%4 != 0 || c.Rows < 1 || c.Unroll < 1 || c.Invocations < 1 || c.Invocations > maxContractInvocations || c.Rows > maxTile/c.Columns:
		return fmt.Sprintf("a tile of %d x %d, unrolled %d times, in %d invocations", c.Rows, c.Columns, c.Unroll, c.Invocations)
	case c.Out != Wide && c.Out != Strided:
		return "stores " + c.Out.String()
	case c.A > Stepwise || c.B > Stepwise || c.Shared == 0 && (c.A == Stepwise || c.B == Stepwise) || c.Shared < 0 || c.Spread < 0:
		return "reads its operands in an unknown way"
	case ops.ContractionBlock%c.Unroll != 0:
		return fmt.Sprintf("blocks of %d in steps of %d", ops.ContractionBlock, c.Unroll)
	case c.Spread > 0 && (c.A != Single || c.Invocations%c.Spread != 0 || c.Spread%c.Unroll != 0 || c.Rows%c.RowsAtOnce() != 0):
		return fmt.Sprintf("a spread over %d with %d rows, %d steps and %d invocations, a %v, b %v", c.Spread, c.Rows, c.Unroll, c.Invocations, c.A, c.B)
	case c.Spread > 0 && c.Unroll > 1 && k.SumDType().IsComplex():
		return fmt.Sprintf("unrolls %d steps of %v, for which no product leaves a sum as it is", c.Unroll, k.SumDType())
	case c.Cooperative != nil:
		return c.verifyCooperative(k)
	case c.Shared > 0:
		return c.verifyShared(k)
	case c.Down != 0 || c.Across != 0 || c.Stack != 0:
		return fmt.Sprintf("%d down, %d across and a stack of %d without a shared tile", c.Down, c.Across, c.Stack)
	case c.A == Outer || (c.A == Inner || c.B == Inner) && c.Unroll%4 != 0:
		return fmt.Sprintf("a %v, b %v with steps of %d", c.A, c.B, c.Unroll)
	}
	return ""
}

// RowsAtOnce returns how many rows of a the invocations of a spread read together: each reads one
// element of one of the Unroll steps.
func (c *Contract) RowsAtOnce() int { return c.Spread / c.Unroll }
