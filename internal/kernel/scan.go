package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// Scan combines the points along the innermost dimension one after the other, leaf by leaf (see
// ops.CumulativeSum). It stores every running result, so the result has the space's shape.
type Scan struct {
	Op    *ops.Op // kind ops.Scan
	Form  Form
	Chunk int
	// Carry: the last operand does not belong to the body. It holds the running results that
	// earlier leaves carry into later ones: for each row, the result after each leaf of the whole
	// row except the last leaf.
	Carry bool
	// Tile is how the invocations of a workgroup share a tile of leaves in shared memory, of which
	// each scans one. Zero: there is no tile.
	Tile    ScanTile
	Compact bool // the body and the combination are written for one element
	Out     Access
}

// ScanTile is the tile of lines that a workgroup holds in shared memory. A line is the elements of
// one leaf, or some of them at a time. In form Across the lines of a tile are adjacent columns.
// With the zero value, an invocation scans in the buffer: its leaf, or the leaves of a chunk of
// columns.
type ScanTile struct {
	Lines int // each scanned by one invocation
	Steps int // elements of each line that the tile holds
	Ahead int // groups of four elements that an invocation reads before it stores the first into the tile
}

// Items returns how many groups of four elements an invocation loads for one tile.
func (t ScanTile) Items() int { return t.Lines * t.Steps / vectorElements / WorkgroupSize }

// Bytes returns the shared memory of a tile whose elements have so many words. Each step has room
// for one unused element, so that the elements of a line do not all lie in one bank.
func (t ScanTile) Bytes(words int) int { return 4 * words * t.Steps * (t.Lines + 1) }

func (t ScanTile) verify(k *Kernel, s *Scan) string {
	power := func(n, least, most int) bool { return least <= n && n <= most && n&(n-1) == 0 }
	switch {
	case t == ScanTile{}:
		return ""
	case !power(t.Lines, 8, WorkgroupSize) || !power(t.Steps, 16, ops.Leaf) || !power(t.Ahead, 1, maxAhead) || t.Items() < t.Ahead:
		return fmt.Sprintf("tiles of %d lines of %d, %d ahead", t.Lines, t.Steps, t.Ahead)
	case s.Chunk != vectorElements || s.Form == Gather:
		return fmt.Sprintf("tiles of %v, of chunks of %d", s.Form, s.Chunk)
	}
	return k.verifyApart()
}

// String returns the kind of loop.
func (s *Scan) String() string { return "scan" }

func (s *Scan) chunk() int  { return s.Chunk }
func (s *Scan) out() Access { return s.Out }

func (s *Scan) outSpace(_ *Kernel, g Geometry) ([]int, Layout) { return g.Dims, g.Out }

func (s *Scan) invocations(k *Kernel, g Geometry) int {
	if t := s.Tile; t.Lines > 0 {
		row := k.Rank - 1
		leaves := Leaves(g.Dims[row])
		if s.Form == Across {
			return size(g.Dims[:row-1]) * ceil(g.Dims[row-1], t.Lines) * leaves * WorkgroupSize
		}
		return ceil(size(g.Dims[:row])*leaves, t.Lines) * WorkgroupSize
	}
	return leafInvocations(s.Form, k.Rank-1, s.Chunk, g) * Leaves(g.Dims[k.Rank-1])
}

// operandDims returns the dimensions of operand i.
func (s *Scan) operandDims(k *Kernel, g Geometry, i int) []int {
	if !s.Carry || i != len(k.Operands)-1 {
		return g.Dims
	}
	dims := append([]int(nil), g.Dims...)
	dims[k.Rank-1] = CarriedLeaves(FirstLeafOf(g), Leaves(g.Dims[k.Rank-1]))
	return dims
}

// CarriedLeaves returns how many leaves' results are carried into later leaves, for a launch of so
// many leaves that begins at leaf first: those of all leaves before the launch's last one.
func CarriedLeaves(first, leaves int) int { return max(1, first+leaves-1) }

// FirstLeafOf returns how many leaves of a row come before those that a launch of a scan computes.
func FirstLeafOf(g Geometry) int { return partOf[ScanPart](g).Leaf }

// WholeRows reports whether a scan kernel reads the rows of the body's operands in whole chunks: in
// whole vectors, or as one element a row.
func (k *Kernel) WholeRows(s *Scan) bool {
	for i, o := range k.Operands {
		if o.Access != Wide && o.Access != Splat && !(s.Carry && i == len(k.Operands)-1) {
			return false
		}
	}
	return s.Form == Along && !s.Compact
}

func (s *Scan) sample(*Kernel, *Geometry) {}

func (s *Scan) params(k *Kernel, l *paramList, g Geometry) {
	l.leaves(k, g)
	if s.Carry {
		l.add(FirstLeaf, FirstLeafOf(g))
	}
	switch row := k.Rank - 1; {
	case s.Tile.Lines > 0 && s.Form == Across:
		l.add(NumColumns, g.Dims[row-1])
		l.divisor(ColumnGroups, ceil(g.Dims[row-1], s.Tile.Lines))
		l.dims(1, row-1)
	case s.Tile.Lines > 0:
		l.add(NumLines, size(g.Dims[:row])*Leaves(g.Dims[row]))
		l.dims(1, row)
	default:
		l.kept(s.Form, row, s.Chunk)
	}
	l.places(func(int, int) bool { return true })
}

func (s *Scan) verify(k *Kernel) string {
	switch {
	case s.Op == nil || s.Op.Kind != ops.Scan:
		return "a scan kernel without its operator"
	case k.Rank < 1 || s.Form == Across && k.Rank < 2:
		return fmt.Sprintf("scans %v in %d dimensions", s.Form, k.Rank)
	case !s.Op.Accept.Contains(k.Result().DType) || k.Result().DType.Size() < 4:
		return fmt.Sprintf("%s of %s", s.Op, k.Result().DType)
	case s.Carry && (len(k.Operands) == 0 || k.Operands[len(k.Operands)-1] != Operand{DType: k.Result().DType, Access: Strided}):
		return "carries an operand of another type or access"
	case s.Out != Wide && s.Out != Strided:
		return "stores " + s.Out.String()
	}
	if what := s.Tile.verify(k, s); what != "" {
		return what
	}
	return k.verifyLeaves(s.Form, s.Chunk)
}
