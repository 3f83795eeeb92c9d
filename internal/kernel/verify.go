package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// VerifyError says what is wrong with a kernel; it is always a defect of the
// pass that made the kernel, never a user's mistake.
type VerifyError struct {
	Kernel *Kernel
	What   string
}

func (e *VerifyError) Error() string {
	return "kernel: " + e.What + "; this is a defect of Weft, please report it with this text:\n" + safeText(e.Kernel)
}

// safeText is the text of a kernel that may be malformed.
func safeText(k *Kernel) (s string) {
	defer func() {
		if recover() != nil {
			s = fmt.Sprintf("%+v", *k)
		}
	}()
	return k.Text()
}

// Verify checks the kernel's own consistency: single assignment, element
// types, access modes that its scheme allows.
func (k *Kernel) Verify() error {
	fail := func(format string, args ...any) error {
		return &VerifyError{Kernel: k, What: fmt.Sprintf(format, args...)}
	}
	if len(k.Body) == 0 {
		return fail("the body is empty")
	}
	if what := k.verifyShort(); what != "" {
		return fail("%s", what)
	}
	switch k.Chunk {
	case 4, 8, 16, 32, 64:
	default:
		if k.Scheme != Short {
			return fail("chunk %d is no power of two from 4 to 64", k.Chunk)
		}
	}
	if k.Scheme == Flat && k.Family == Map && k.Rank > 1 {
		return fail("flat with rank %d", k.Rank)
	}
	if (k.Scheme == Rows || k.Scheme == Wrapped) && k.Rank < 2 {
		return fail("%v with rank %d", k.Scheme, k.Rank)
	}
	for i, o := range k.Operands {
		if o.Access == Held && (k.Scheme != Wrapped && k.Scheme != Short || k.Family != Map) {
			return fail("operand %d is held in %v", i, k.Scheme)
		}
	}
	if what := k.verifyTiles(); what != "" {
		return fail("%s", what)
	}
	if k.Walk && k.Scheme != Rows {
		return fail("%v walks", k.Scheme)
	}
	if k.Run&(k.Run-1) != 0 || k.Run > 0 && (k.Family != Map || k.Walk || k.Scheme == Tiled || k.Compact) {
		return fail("%v in runs of %d", k.Scheme, k.Run)
	}
	if k.Compact && k.Family == Map && k.Chunk != 4 {
		return fail("compact with chunk %d", k.Chunk)
	}
	if k.Out != Wide && k.Out != Strided {
		return fail("stores %v", k.Out)
	}
	for i, inst := range k.Body {
		if what := k.verifyInst(i, inst); what != "" {
			return fail("%%%d: %s", i, what)
		}
	}
	switch k.Family {
	case Reduce:
		return k.verifyReduce(fail)
	case Scan:
		return k.verifyScan(fail)
	case Sort:
		return k.verifySort(fail)
	case Contract:
		return k.verifyContract(fail)
	case Rowwise:
		return k.verifyRowwise(fail)
	}
	return nil
}

func (k *Kernel) verifyReduce(fail func(string, ...any) error) error {
	r := k.Reduce
	switch {
	case r == nil || r.Op == nil || r.Op.Kind != ops.Reduce:
		return fail("a reduce kernel without its operator")
	case r.Outer < 0 || r.Outer >= k.Rank && k.Rank > 0:
		return fail("%d kept of %d dimensions", r.Outer, k.Rank)
	case !r.Op.Accept.Contains(k.Result().DType):
		return fail("%s of %s", r.Op, k.Result().DType)
	case r.Op.Result == ops.Default && k.Result().DType.IsHalf():
		return fail("%s of %s, which is combined in %s", r.Op, k.Result().DType, dtype.Accumulator(k.Result().DType))
	case r.Form == Along && k.Rank-r.Outer != 1:
		return fail("along with %d reduced dimensions", k.Rank-r.Outer)
	case r.Form == Across && (r.Outer < 1 || k.Rank-r.Outer != 1):
		return fail("across with %d kept and %d reduced dimensions", r.Outer, k.Rank-r.Outer)
	}
	if what := k.verifyStripes(); what != "" {
		return fail("%s", what)
	}
	return nil
}

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
		if k.Family != Contract || len(inst.Args) != 1 || inst.Args[0] < 0 || inst.Args[0] >= i || inst.DType != k.Body[inst.Args[0]].DType {
			return fmt.Sprintf("a total of %v in a kernel of family %d", inst.Args, k.Family)
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

// verifyApply also requires that casts are explicit: what promotes at the
// border is written out in a kernel.
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
