package kernel

import (
	"fmt"
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
	A      Chunks // Single or Inner, Unroll elements long; Shared: also Outer, all four elements long
	B      Chunks // Single, Inner (Unroll elements) or Outer (Columns); Shared: four elements
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
	groups := k.columnGroups(n) * k.rowTiles(m) * Blocks(inner)
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

// matmulOutSpace is what a launch writes: every block of every element. The
// result's strides have that of the blocks in the place of k.
func matmulOutSpace(g Geometry) ([]int, Layout) {
	dims := append([]int(nil), g.Dims...)
	dims[len(dims)-1] = Blocks(g.Dims[len(dims)-1])
	return dims, g.Out
}

func (k *Kernel) matmulParams(l *paramList, g Geometry) {
	m, n, inner := matmulDims(g)
	l.add("groups", k.matmulGroups(g))
	l.divider("column.groups", k.columnGroups(n))
	l.divider("row.tiles", k.rowTiles(m))
	l.divider("blocks", Blocks(inner))
	k.dimParams(l, g.Dims, 1, k.Contract.Batch)
	l.add("rows", m)
	l.add("columns", n)
	l.add("inner", inner)
	*l = append(*l, Param{"minus.zero", 1 << 31})
	batch := k.Contract.Batch
	w := k.Windows(g)
	for i := range k.Operands {
		k.offsetParams(l, i, g, &w)
		skipped := [...]int{batch + 1, batch, batch + 2}[min(i, 2)]
		for d, s := range g.Operands[i].Strides {
			if d != skipped {
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
	spread := ""
	if c.Spread > 0 {
		spread = fmt.Sprintf(" spread %d", c.Spread)
	}
	if c.Shared > 0 {
		spread = fmt.Sprintf(" %d down, shared by %d", c.Down, c.Shared)
	}
	return fmt.Sprintf("contract %s batch(%d) tile %dx%d unroll %d lanes %d%s, a %v, b %v, out %v",
		k.Result().DType.Short(), c.Batch, c.Rows, c.Columns, c.Unroll, c.Lanes, spread, c.A, c.B, out)
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

// ContractionBody is the body of a contraction of operands of a dtype: what is
// added up.
func ContractionBody(d dtype.DType) []Inst {
	wide := ops.ContractionType(d)
	body := []Inst{{Kind: Load, N: 0, DType: d}, {Kind: Load, N: 1, DType: d}}
	a, b := 0, 1
	if wide != d {
		body = append(body, Inst{Kind: Apply, Op: ops.Cast, Args: []int{0}, DType: wide}, Inst{Kind: Apply, Op: ops.Cast, Args: []int{1}, DType: wide})
		a, b = 2, 3
	}
	return append(body, Inst{Kind: Apply, Op: ops.Mul, Args: []int{a, b}, DType: wide})
}

func (k *Kernel) verifyContract(fail func(string, ...any) error) error {
	c := k.Contract
	switch {
	case c == nil || len(k.Operands) < 2 || len(k.Operands) > 2 && k.Total() < 0:
		return fail("a contract kernel without its tile or with %d operands", len(k.Operands))
	case c.Batch < 0 || k.Rank != c.Batch+3:
		return fail("rank %d with %d batch dimensions", k.Rank, c.Batch)
	case c.Columns < 4 || c.Columns%4 != 0 || c.Rows < 1 || c.Unroll < 1 || c.Lanes < 1:
		return fail("a tile of %d x %d, %d times in %d lanes", c.Rows, c.Columns, c.Unroll, c.Lanes)
	case k.Out == Wide && k.Chunk != c.OuterChunk():
		return fail("stores of %d with %d columns", k.Chunk, c.Columns)
	case ops.ContractionBlock%c.Unroll != 0:
		return fail("blocks of %d in steps of %d", ops.ContractionBlock, c.Unroll)
	case c.Spread > 0 && (c.A != Single || c.B == Inner || c.Lanes%c.Spread != 0 || c.Spread%c.Unroll != 0 || c.Rows%(c.Spread/c.Unroll) != 0):
		return fail("a spread over %d with %d rows, %d steps and %d lanes, a %v, b %v", c.Spread, c.Rows, c.Unroll, c.Lanes, c.A, c.B)
	case c.Spread > 0 && c.Unroll > 1 && k.SumDType().IsComplex():
		return fail("steps of %d of %v, of which no product changes no sum", c.Unroll, k.SumDType())
	case c.Shared > 0:
		return k.verifyShared(fail)
	case c.A == Outer || (c.A == Inner || c.B == Inner) && c.Unroll%4 != 0:
		return fail("a %v, b %v with steps of %d", c.A, c.B, c.Unroll)
	}
	return nil
}
