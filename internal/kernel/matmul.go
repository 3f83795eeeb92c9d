package kernel

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/dtype"
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
)

// String names the way as kernel texts do.
func (c Chunks) String() string { return [...]string{"single", "along k", "along n"}[c] }

// Contraction describes the loop nest of a contract kernel. Its space has Batch
// leading dimensions, then m, n and k. An invocation makes a tile of Rows rows
// and Columns columns of one block of k; neighbouring invocations of a
// workgroup, Lanes of them, have neighbouring columns of the same rows.
type Contraction struct {
	Batch         int
	Rows, Columns int
	Unroll        int // steps of k that are written out in the loop
	Lanes         int
	// Spread is over how many invocations of a subgroup the elements of a that
	// are the same for all are read, each handed to the others; 0: all read all.
	Spread int
	// Shared is how many steps of k of both operands a workgroup has in its
	// shared memory at a time; 0: each invocation reads what it multiplies.
	// Down of the invocations then have other rows of the same columns.
	Shared int
	Down   int
	// Cooperative: by cooperative matrices; nil: by elements, in fixed order.
	Cooperative *Cooperative
	A           Chunks // Single or Inner, Unroll elements long; Shared: also Outer, all four elements long
	B           Chunks // Single, Inner (Unroll elements) or Outer (Columns); Shared: four elements
	// Whole makes all the blocks of a tile one after the other in one invocation,
	// which joins their sums as the tree does; otherwise there is an invocation
	// for each block, and every block's sums are stored.
	Whole bool
}

// Blocks is the number of blocks of a contraction over n products.
func Blocks(n int) int { return (n + ops.ContractionBlock - 1) / ops.ContractionBlock }

// matmulDims are the sizes of a contraction's matrices.
func matmulDims(g Geometry) (m, n, k int) {
	d := g.Dims[len(g.Dims)-3:]
	return d[0], d[1], d[2]
}

// matmulGroups is the number of workgroups of a launch.
func (k *Kernel) matmulGroups(g Geometry) int {
	m, n, inner := matmulDims(g)
	groups := k.columnGroups(n) * k.rowTiles(m) * k.storedBlocks(inner)
	for _, d := range g.Dims[:k.Contract.Batch] {
		groups *= d
	}
	return groups
}

func (k *Kernel) columnGroups(n int) int {
	columns := k.Contract.GroupColumns()
	return (n + columns - 1) / columns
}

func (k *Kernel) rowTiles(m int) int {
	rows := k.Contract.GroupRows()
	return (m + rows - 1) / rows
}

// storedBlocks is how many blocks of each sum of n products are stored.
func (k *Kernel) storedBlocks(n int) int {
	if k.Contract.Whole || k.Contract.Cooperative != nil {
		return 1
	}
	return Blocks(n)
}

// matmulOutSpace is what a launch writes: every stored block of every element.
// The result's strides have that of the blocks in the place of k.
func (k *Kernel) matmulOutSpace(g Geometry) ([]int, Layout) {
	dims := append([]int(nil), g.Dims...)
	dims[len(dims)-1] = k.storedBlocks(g.Dims[len(dims)-1])
	return dims, g.Out
}

// blockParams are the number of blocks and, where an invocation makes them all,
// the least power of two of accumulators that holds them, up to all that the
// tree has, and how much less its logarithm is than that.
func (k *Kernel) blockParams(l *paramList, blocks int) {
	switch {
	case k.Contract.Cooperative != nil:
		l.divider("blocks", 1)
		return
	case !k.Contract.Whole:
		l.divider("blocks", blocks)
		return
	}
	depth := bits.Len(uint(min(blocks, ops.Lanes) - 1))
	l.add("blocks", blocks)
	l.add("accumulators", 1<<depth)
	l.add("accumulators.shift", bits.Len(uint(ops.Lanes-1))-depth)
}

func (k *Kernel) matmulParams(l *paramList, g Geometry) {
	m, n, inner := matmulDims(g)
	l.add("groups", k.matmulGroups(g))
	l.divider("column.groups", k.columnGroups(n))
	l.divider("row.tiles", k.rowTiles(m))
	k.blockParams(l, Blocks(inner))
	k.dimParams(l, g.Dims, 1, k.Contract.Batch)
	l.add("rows", m)
	l.add("columns", n)
	l.add("inner", inner)
	*l = append(*l, Param{"minus.zero", 1 << 31})
	batch := k.Contract.Batch
	w := k.Windows(g)
	for i, part := range k.Parts() {
		k.offsetParams(l, i, g, &w)
		for d, s := range g.Operands[i].Strides {
			if d != batch+part.still() {
				l.add(fmt.Sprintf("%s.stride%d", OperandName(i), d), s)
			}
		}
	}
	l.add("out.offset", int(w[0].first))
	for d, s := range g.Out.Strides {
		l.add(fmt.Sprintf("out.stride%d", d), s)
	}
}

func (k *Kernel) matmulHead() string {
	c := k.Contract
	out := Single
	if k.Out == Wide {
		out = Outer
	}
	spread, whole := "", ""
	if c.Spread > 0 {
		spread = fmt.Sprintf(" spread %d", c.Spread)
	}
	if c.Shared > 0 {
		spread = fmt.Sprintf(" %d down, shared by %d", c.Down, c.Shared)
	}
	if m := c.Cooperative; m != nil {
		spread += fmt.Sprintf(", cooperative %dx%dx%d in %d subgroups", m.M, m.N, m.K, m.Subgroups)
	}
	if c.Whole {
		whole = " whole"
	}
	return fmt.Sprintf("contract %s batch(%d) tile %dx%d unroll %d lanes %d%s%s, a %v, b %v, out %v",
		k.Result().DType.Short(), c.Batch, c.Rows, c.Columns, c.Unroll, c.Lanes, spread, whole, c.A, c.B, out)
}

// Part is what an operand of a contract kernel is there for.
type Part uint8

// The parts, in the order of their operands.
const (
	Left   Part = iota // the elements of a: the same for all columns
	Right              // the elements of b: the same for all rows
	Beside             // what becomes of the sums: the same for all steps of k
)

// still is the axis, of m, n and k, along which the operands of a part are the
// same.
func (p Part) still() int { return [...]int{1, 0, 2}[p] }

// Product is the place in the body of the instruction that multiplies: its
// arguments are an element of a and one of b.
func (k *Kernel) Product() int {
	if t := k.Total(); t >= 0 {
		return k.Body[t].Args[0]
	}
	return len(k.Body) - 1
}

// Factor lists the instructions, in order, that make the elements of a (Left) or
// of b (Right); the last one is the element.
func (k *Kernel) Factor(p Part) []int {
	last := k.Body[k.Product()].Args[p]
	needed := make([]bool, last+1)
	needed[last] = true
	for i := last; i >= 0; i-- {
		if needed[i] {
			for _, a := range k.Body[i].Args {
				needed[a] = true
			}
		}
	}
	var list []int
	for i, n := range needed {
		if n {
			list = append(list, i)
		}
	}
	return list
}

// Parts says what each operand of a contract kernel is there for.
func (k *Kernel) Parts() []Part {
	list := make([]Part, len(k.Operands))
	for i := range list {
		list[i] = Beside
	}
	for _, p := range []Part{Left, Right} {
		for _, i := range k.Factor(p) {
			if inst := k.Body[i]; inst.Kind == Load {
				list[inst.N] = p
			}
		}
	}
	return list
}

// Total is the place in the body of the instruction that stands for the sums of a
// contract kernel; what follows it is made of them. It is -1 where the sums are
// the result.
func (k *Kernel) Total() int {
	return slices.IndexFunc(k.Body, func(i Inst) bool { return i.Kind == Total })
}

// SumDType is the type in which a contract kernel adds.
func (k *Kernel) SumDType() dtype.DType {
	if t := k.Total(); t >= 0 {
		return k.Body[t].DType
	}
	return k.Result().DType
}

func (k *Kernel) verifyContract(fail func(string, ...any) error) error {
	c := k.Contract
	if c == nil {
		return fail("a contract kernel without its tile")
	}
	if what := k.verifyFactors(); what != "" {
		return fail("%s", what)
	}
	switch {
	case c.Batch < 0 || k.Rank != c.Batch+3:
		return fail("rank %d with %d batch dimensions", k.Rank, c.Batch)
	case c.Columns < 4 || c.Columns%4 != 0 || c.Rows < 1 || c.Unroll < 1 || c.Lanes < 1:
		return fail("a tile of %d x %d, %d times in %d lanes", c.Rows, c.Columns, c.Unroll, c.Lanes)
	case k.Out == Wide && k.Chunk != c.OuterChunk():
		return fail("stores of %d with %d columns", k.Chunk, c.Columns)
	case ops.ContractionBlock%c.Unroll != 0:
		return fail("blocks of %d in steps of %d", ops.ContractionBlock, c.Unroll)
	case c.Spread > 0 && (c.A != Single || c.Lanes%c.Spread != 0 || c.Spread%c.Unroll != 0 || c.Rows%(c.Spread/c.Unroll) != 0):
		return fail("a spread over %d with %d rows, %d steps and %d lanes, a %v, b %v", c.Spread, c.Rows, c.Unroll, c.Lanes, c.A, c.B)
	case c.Spread > 0 && c.Unroll > 1 && k.SumDType().IsComplex():
		return fail("steps of %d of %v, of which no product changes no sum", c.Unroll, k.SumDType())
	case c.Cooperative != nil:
		return k.verifyCooperative(fail)
	case c.Shared > 0:
		return k.verifyShared(fail)
	case c.A == Outer || (c.A == Inner || c.B == Inner) && c.Unroll%4 != 0:
		return fail("a %v, b %v with steps of %d", c.A, c.B, c.Unroll)
	}
	return nil
}

// verifyFactors checks what is multiplied: "" is right.
func (k *Kernel) verifyFactors() string {
	product := k.Body[k.Product()]
	if product.Kind != Apply || product.Op != ops.Mul {
		return "a contract kernel that does not multiply"
	}
	users := make([]Part, len(k.Body)) // of each instruction before the product, and one
	for _, p := range []Part{Left, Right} {
		loads := 0
		for _, i := range k.Factor(p) {
			switch inst := k.Body[i]; {
			case users[i] != 0:
				return fmt.Sprintf("%%%d is of both operands", i)
			case inst.Kind == Load && !k.Operands[inst.N].Index:
				loads++
			case inst.Kind != Apply && inst.Kind != Scalar:
				return fmt.Sprintf("%%%d is neither an element nor made of some", i)
			}
			users[i] = p + 1
		}
		if loads == 0 {
			return "an operand that is nowhere"
		}
	}
	last := Left
	for i, p := range k.Parts() {
		if p < last {
			return fmt.Sprintf("operand %d is out of order", i)
		}
		if last = p; p == Beside && k.Total() < 0 {
			return fmt.Sprintf("operand %d, and nothing becomes of the sums", i)
		}
	}
	return ""
}
