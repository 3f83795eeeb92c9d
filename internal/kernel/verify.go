package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// VerifyError says what is wrong with a kernel. It is always a defect of the pass that made the
// kernel, never a user's mistake.
type VerifyError struct {
	Kernel *Kernel
	What   string
}

func (e *VerifyError) Error() string {
	return "kernel: " + e.What + "; this is a defect of Weft, please report it with this text:\n" + safeText(e.Kernel)
}

// safeText returns the text of a kernel that may be malformed.
func safeText(k *Kernel) (s string) {
	defer func() {
		if recover() != nil {
			s = fmt.Sprintf("%+v", *k)
		}
	}()
	return k.Text()
}

// maxRank bounds the dimensions of a space. Coalescing leaves at most 63 dimensions of two points
// or more, since an int counts the points. Loops add some of their own.
const maxRank = 128

// Verify checks that a kernel is consistent: single assignment, dtypes, and the rules of its loop.
// It fails with a *[VerifyError].
func (k *Kernel) Verify() error {
	fail := func(what string) error { return &VerifyError{Kernel: k, What: what} }
	switch {
	case k.Loop == nil:
		return fail("there is no loop")
	case len(k.Body) == 0:
		return fail("the body is empty")
	case k.Rank < 0 || k.Rank > maxRank:
		return fail(fmt.Sprintf("%d dimensions", k.Rank))
	}
	for i, inst := range k.Body {
		if what := k.verifyInst(i, inst); what != "" {
			return fail(fmt.Sprintf("%%%d: %s", i, what))
		}
	}
	if what := k.verifyShifts(); what != "" {
		return fail(what)
	}
	if what := k.verifyBoxes(); what != "" {
		return fail(what)
	}
	if what := k.verifyBlocks(); what != "" {
		return fail(what)
	}
	if what := k.Loop.verify(k); what != "" {
		return fail(what)
	}
	return nil
}

// validChunk reports whether a chunk may have n points.
func validChunk(n int) bool { return 4 <= n && n <= 64 && n&(n-1) == 0 }

func (k *Kernel) verifyInst(i int, inst Inst) string {
	if !inst.DType.Valid() {
		return "no dtype"
	}
	switch inst.Kind {
	case Load:
		if inst.N < 0 || inst.N >= len(k.Operands) {
			return fmt.Sprintf("loads operand %d of %d", inst.N, len(k.Operands))
		}
		if k.Operands[inst.N].Table {
			return "loads a table"
		}
		if o := k.Operands[inst.N]; o.DType != inst.DType || o.Index && o.DType != dtype.Int64 {
			return fmt.Sprintf("loads %v as %v", o.DType, inst.DType)
		}
		return ""
	case Scalar:
		if inst.N < 0 || inst.N >= len(k.Scalars) || k.Scalars[inst.N] != inst.DType {
			return fmt.Sprintf("scalar %d of %v", inst.N, k.Scalars)
		}
		return ""
	case Lookup, Search, Segment:
		return k.verifyTable(i, inst)
	case Total:
		if _, ok := k.Loop.(*Contract); !ok || len(inst.Args) != 1 || inst.Args[0] < 0 || inst.Args[0] >= i || inst.DType != k.Body[inst.Args[0]].DType {
			return fmt.Sprintf("a total of %v in a kernel that is no contraction, or of another type", inst.Args)
		}
		return ""
	case Fold:
		return k.verifyFold(i, inst)
	}
	if inst.Op == nil || inst.Op.Kind != ops.Map {
		return "applies no map operator"
	}
	types := make([]dtype.DType, len(inst.Args))
	for j, a := range inst.Args {
		if a < 0 || a >= i {
			return fmt.Sprintf("uses %%%d before it is made", a)
		}
		types[j] = k.Body[a].DType
	}
	return verifyApply(inst, types)
}

// verifyApply checks an operator's dtypes. It requires explicit casts, since kernels write out
// every promotion.
func verifyApply(inst Inst, types []dtype.DType) string {
	_, result, err := inst.Op.Infer(types, inst.DType)
	if err != nil {
		return err.Error()
	}
	if result != inst.DType {
		return fmt.Sprintf("%s gives %v, not %v", inst.Op, result, inst.DType)
	}
	first := 0
	if inst.Op.Cond {
		first = 1
	}
	for _, t := range types[first:] {
		if t != types[first] {
			return fmt.Sprintf("%s of mixed dtypes %v", inst.Op, types)
		}
	}
	return ""
}
