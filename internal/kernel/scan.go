package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// A scan kernel runs along the innermost dimension of its space, leaf by leaf
// (see ops.CumulativeSum): Reduce says by which operator, and how the elements
// lie. Its result has the space's shape.

// Carries reports whether the kernel's last operand is no part of its body, but
// what each leaf has before it: dimensions as the space's, with the results up
// to and with each leaf of the whole row in place of the row.
func (k *Kernel) Carries() bool { return k.Family == Scan && k.Carry }

// WholeRows reports whether a scan kernel walks each row by whole chunks: the
// body's operands are read by whole vectors, or once.
func (k *Kernel) WholeRows() bool {
	for i, o := range k.Operands {
		if o.Access != Wide && o.Access != Splat && !(k.Carry && i == len(k.Operands)-1) {
			return false
		}
	}
	return k.Reduce.Form == Along && !k.Compact
}

// operandDims are the dimensions over which operand i lies.
func (k *Kernel) operandDims(g Geometry, i int) []int {
	if !k.Carries() || i != len(k.Operands)-1 {
		return g.Dims
	}
	dims := append([]int(nil), g.Dims...)
	dims[k.Rank-1] = g.Leaf + Leaves(g.Dims[k.Rank-1])
	return dims
}

// OperandSpace is what a launch reads of operand i: its dimensions, and where
// their elements are.
func (k *Kernel) OperandSpace(g Geometry, i int) ([]int, Layout) {
	return k.operandDims(g, i), g.Operands[i]
}

// scanHeader starts a scan kernel's text.
func (k *Kernel) scanHeader(result string) string {
	head := fmt.Sprintf("scan %s %s %s(%d)", k.Reduce.Op, result, k.Reduce.Form, k.Reduce.Outer)
	if k.Carry {
		head += " carry " + OperandName(len(k.Operands)-1)
	}
	return head
}

func (k *Kernel) verifyScan(fail func(string, ...any) error) error {
	r := k.Reduce
	switch {
	case r == nil || r.Op == nil || r.Op.Kind != ops.Scan:
		return fail("a scan kernel without its operator")
	case r.Outer != k.Rank-1:
		return fail("scans %d of %d dimensions", k.Rank-r.Outer, k.Rank)
	case !r.Op.Accept.Contains(k.Result().DType) || k.Result().DType.Size() < 4:
		return fail("%s of %s", r.Op, k.Result().DType)
	case r.Form == Across && r.Outer < 1:
		return fail("across with %d kept dimensions", r.Outer)
	case k.Carry && (len(k.Operands) == 0 || k.Operands[len(k.Operands)-1].DType != k.Result().DType):
		return fail("it carries nothing of its own type")
	}
	return nil
}
