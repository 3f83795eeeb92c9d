package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// Scan combines the points along the innermost dimension one after the other,
// leaf by leaf (see ops.CumulativeSum), and keeps every result: they have the
// space's shape.
type Scan struct {
	Op    *ops.Op // kind ops.Scan
	Form  Form
	Chunk int
	// Carry makes the last operand no part of the body, but what each leaf has
	// before it: dimensions as the space's, with the results up to and with each
	// leaf of the whole row in place of the row.
	Carry   bool
	Compact bool // the body and the combination are written for one element
	Out     Access
}

// String is the kind of loop.
func (s *Scan) String() string { return "scan" }

func (s *Scan) chunk() int  { return s.Chunk }
func (s *Scan) out() Access { return s.Out }

func (s *Scan) outSpace(_ *Kernel, g Geometry) ([]int, Layout) { return g.Dims, g.Out }

func (s *Scan) invocations(k *Kernel, g Geometry) int {
	return leafInvocations(s.Form, k.Rank-1, s.Chunk, g) * Leaves(g.Dims[k.Rank-1])
}

// operandDims are the dimensions over which operand i lies.
func (s *Scan) operandDims(k *Kernel, g Geometry, i int) []int {
	if !s.Carry || i != len(k.Operands)-1 {
		return g.Dims
	}
	dims := append([]int(nil), g.Dims...)
	dims[k.Rank-1] = FirstLeafOf(g) + Leaves(g.Dims[k.Rank-1])
	return dims
}

// FirstLeafOf is how many leaves of its rows come before a launch of a scan.
func FirstLeafOf(g Geometry) int { return partOf[ScanPart](g).Leaf }

// WholeRows reports whether a scan kernel walks each row by whole chunks: the
// body's operands are read by whole vectors, or once.
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
	l.kept(s.Form, k.Rank-1, s.Chunk)
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
		return "it carries nothing of its own type"
	case s.Out != Wide && s.Out != Strided:
		return "stores " + s.Out.String()
	}
	return k.verifyLeaves(s.Form, s.Chunk)
}
