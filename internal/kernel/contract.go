package kernel

import (
	"fmt"
	"math/bits"

	"github.com/weft-gpu/weft/ops"
)

// Chunks is how an operand of a contraction is read where neighbouring elements
// are read together.
type Chunks uint8

// The ways.
const (
	Single Chunks = iota // element by element
	Inner                // chunks along the axis that is multiplied along
	Outer                // chunks along the axis that the result keeps
	// Stepwise is element by element, neighbours along the axis that is multiplied
	// along; Shared alone.
	Stepwise
)

// Contract sums products along the innermost dimension. Its space has Batch
// leading dimensions, then m, n and k. An invocation makes a tile of Rows rows
// and Columns columns of one block of k; neighbouring invocations of a
// workgroup, Lanes of them, have neighbouring columns of the same rows.
type Contract struct {
	Batch         int
	Rows, Columns int
	Unroll        int // steps of k that are written out in the loop
	Invocations   int
	// Spread is over how many invocations of a subgroup the elements of a that
	// are the same for all are read, each handed to the others; 0: all read all.
	Spread int
	// Shared is how many steps of k of both operands a workgroup has in its
	// shared memory at a time; 0: each invocation reads what it multiplies.
	// Down x Across of the invocations then multiply, with other rows and other
	// columns each, and all Lanes bring.
	Shared       int
	Down, Across int
	// Fine: with Shared, an invocation adds the sums of single columns, so that four times
	// as many multiply; at the end they hand them to those that have four columns. Shared
	// memory has one round.
	Fine bool
	// Stack is how many matrices of the batch a workgroup makes, each by as many of
	// its invocations; 0: one. Their sums are of one block.
	Stack int
	// Left and Right are how the lines and the steps of a and of b lie.
	Left, Right Digits
	// Cooperative: by cooperative matrices; nil: by elements, in fixed order.
	Cooperative *Cooperative
	A           Chunks // Single or Inner, Unroll elements long; Shared: also Outer, all four elements long
	B           Chunks // Single, Inner (Unroll elements) or Outer (Columns); Shared: four elements
	// Whole makes all the blocks of a tile one after the other in one invocation,
	// which joins their sums as the tree does; otherwise there is an invocation
	// for each block, and every block's sums are stored.
	Whole bool
	Out   Access // Wide: in chunks along n
}

// Blocks is the number of blocks of a contraction over n products.
func Blocks(n int) int { return ceil(n, ops.ContractionBlock) }

// chunk follows from how the result is stored.
// String is the kind of loop.
func (c *Contract) String() string { return "contract" }

func (c *Contract) chunk() int {
	if c.Out == Wide {
		return c.OuterChunk()
	}
	return vectorElements
}

func (c *Contract) out() Access { return c.Out }

// contractDims are the sizes of a contraction's matrices.
func contractDims(g Geometry) (m, n, k int) {
	d := g.Dims[len(g.Dims)-3:]
	return d[0], d[1], d[2]
}

// groups is the number of workgroups of a launch.
func (c *Contract) groups(g Geometry) int {
	m, n, _ := contractDims(g)
	return ceil(c.points(g), max(1, c.Stack)) * ceil(n, c.GroupColumns()) * ceil(m, c.GroupRows())
}

// points is the number of matrices and of their stored blocks.
func (c *Contract) points(g Geometry) int {
	_, _, inner := contractDims(g)
	return size(g.Dims[:c.Batch]) * c.StoredBlocks(inner)
}

func (c *Contract) invocations(_ *Kernel, g Geometry) int { return c.groups(g) * c.Invocations }

// StoredBlocks is how many blocks of each sum of n products are stored.
func (c *Contract) StoredBlocks(n int) int {
	steps := c.BlockSteps()
	if c.Whole || steps == 0 || c.Stack > 0 {
		return 1
	}
	return ceil(n, steps)
}

// BlockSteps are the products of a block of the sums; 0: all are of one.
func (c *Contract) BlockSteps() int {
	if c.Cooperative != nil {
		return c.Cooperative.Steps
	}
	return ops.ContractionBlock
}

// outSpace is every stored block of every element. The result's strides have that
// of the blocks in the place of k.
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

// blockParams are the number of blocks of n products and, where an invocation makes them
// all, the least power of two of accumulators that holds them, up to all that the
// tree has, and how much less its logarithm is than that.
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

// maxTile bounds the elements of an invocation's tile, each of which is written out, and
// maxContractInvocations the invocations of a workgroup.
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
		return fmt.Sprintf("a tile of %d x %d, %d times in %d lanes", c.Rows, c.Columns, c.Unroll, c.Invocations)
	case c.Out != Wide && c.Out != Strided:
		return "stores " + c.Out.String()
	case c.A > Stepwise || c.B > Stepwise || c.Shared == 0 && (c.A == Stepwise || c.B == Stepwise) || c.Shared < 0 || c.Spread < 0:
		return "reads its operands in no way"
	case ops.ContractionBlock%c.Unroll != 0:
		return fmt.Sprintf("blocks of %d in steps of %d", ops.ContractionBlock, c.Unroll)
	case c.Spread > 0 && (c.A > Inner || c.Invocations%c.Spread != 0 || c.Spread%c.Unroll != 0 || c.Rows%c.RowsAtOnce() != 0):
		return fmt.Sprintf("a spread over %d with %d rows, %d steps and %d lanes, a %v, b %v", c.Spread, c.Rows, c.Unroll, c.Invocations, c.A, c.B)
	case c.Spread > 0 && c.Unroll > 1 && k.SumDType().IsComplex():
		return fmt.Sprintf("steps of %d of %v, of which no product changes no sum", c.Unroll, k.SumDType())
	case c.Cooperative != nil:
		return c.verifyCooperative(k)
	case c.Shared > 0:
		return c.verifyShared(k)
	case c.Spread > 0 && c.A == Inner && !c.Pairs(k):
		return "pairs of a that are not two steps of one operand of words"
	case c.Down != 0 || c.Across != 0 || c.Stack != 0:
		return fmt.Sprintf("%d down, %d across, a stack of %d, and shares nothing", c.Down, c.Across, c.Stack)
	case c.A == Outer || (c.A == Inner && c.Spread == 0 || c.B == Inner) && c.Unroll%4 != 0:
		return fmt.Sprintf("a %v, b %v with steps of %d", c.A, c.B, c.Unroll)
	}
	return ""
}

// RowsAtOnce is how many rows of a the invocations over which it is spread read
// together: each an element of one of Unroll steps, or a row's of all steps.
func (c *Contract) RowsAtOnce() int {
	if c.A == Inner {
		return c.Spread
	}
	return c.Spread / c.Unroll
}

// Pairs reports whether a spread a can be read by pairs of words: of two steps of one
// operand.
func (c *Contract) Pairs(k *Kernel) bool {
	operands := 0
	for i, role := range k.Roles() {
		if role == Left {
			operands++
			if k.Operands[i].DType.Size() != 4 {
				return false
			}
		}
	}
	return c.Unroll == 2 && operands == 1 && c.Left == Digits{}
}
