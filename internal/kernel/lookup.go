package kernel

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// indirect reports whether the instruction addresses a table.
func (i Inst) indirect() bool { return i.Kind == Lookup || i.Kind == Search || i.Kind == Segment }

func (k *Kernel) verifyTable(i int, inst Inst) string {
	if inst.N < 0 || inst.N >= len(k.Operands) || !k.Operands[inst.N].Table {
		return fmt.Sprintf("operand %d is no table", inst.N)
	}
	want := 1
	if inst.Kind == Segment {
		want = 2
	}
	if len(inst.Args) != want {
		return fmt.Sprintf("%d arguments instead of %d", len(inst.Args), want)
	}
	types := make([]dtype.DType, len(inst.Args))
	for j, a := range inst.Args {
		if a < 0 || a >= i {
			return fmt.Sprintf("uses %%%d before it is made", a)
		}
		types[j] = k.Body[a].DType
	}
	table := k.Operands[inst.N].DType
	switch inst.Kind {
	case Lookup:
		if !types[0].IsInteger() || types[0].Size() < 4 || inst.DType != table {
			return fmt.Sprintf("%v of %v by %v", inst.DType, table, types[0])
		}
	case Search:
		if !table.IsInteger() || types[0] != table || inst.DType != dtype.Int64 {
			return fmt.Sprintf("%v for %v in %v", inst.DType, types[0], table)
		}
	default:
		if inst.Op == nil || inst.Op.Kind != ops.Map || types[0] != table || inst.DType != table || types[1] != dtype.Uint64 {
			return fmt.Sprintf("%v from %v of %v", inst.DType, types, table)
		}
		return verifyApply(Inst{Op: inst.Op, DType: inst.DType}, []dtype.DType{table, table})
	}
	return ""
}

// Uniform reports for each instruction whether its value is the same at all points of a chunk or,
// in a rowwise kernel, at all points of a row.
func (k *Kernel) Uniform() []bool {
	same := make([]bool, len(k.Body))
	for i, inst := range k.Body {
		same[i] = true
		if inst.Kind == Fold {
			continue
		}
		if inst.Kind == Load || inst.indirect() {
			same[i] = k.sameAlong(inst.N)
		}
		for _, a := range inst.Args {
			same[i] = same[i] && same[a]
		}
	}
	return same
}

// sameAlong reports whether operand i has the same element at all points of a chunk, or of a row.
func (k *Kernel) sameAlong(i int) bool {
	if r, ok := k.Loop.(*Rowwise); ok && r.Form == Across {
		return slices.Contains(r.Once, i)
	}
	return k.Operands[i].Access == Splat
}

// WholeChunks reports whether instruction i, a Lookup, reads whole chunks of its table. It can if
// all points of a chunk have the same index.
func (k *Kernel) WholeChunks(i int) bool {
	inst := k.Body[i]
	return inst.Kind == Lookup && k.Operands[inst.N].Access == Wide && k.Uniform()[inst.Args[0]]
}
