package kernel

import (
	"fmt"
	"strings"
)

// String names the scheme as kernel texts do.
func (s Scheme) String() string {
	return [...]string{"flat", "rows", "wrapped", "general", "short", "tiled"}[s]
}

// String names the access mode as kernel texts do.
func (a Access) String() string {
	return [...]string{"inner 0", "inner 1", "inner 1, rows 0", "inner 1 unaligned", "inner any", "outer 1", "innermost 0"}[a]
}

// String names the form as kernel texts do.
func (f Form) String() string { return [...]string{"along", "across", "gather"}[f] }

// Text is the canonical text: kernels with the same text are the same pipeline.
func (k *Kernel) Text() string {
	var b strings.Builder
	res := k.Result().DType.Short()
	switch k.Family {
	case Reduce:
		fmt.Fprintf(&b, "reduce %s %s %s(%d,%d)", k.Reduce.Op, res, k.Reduce.Form, k.Reduce.Outer, k.Rank-k.Reduce.Outer)
		if k.Striped {
			b.WriteString(" striped")
		}
	case Scan:
		b.WriteString(k.scanHeader(res))
	case Sort:
		b.WriteString(k.sortHeader(res))
	case Contract:
		b.WriteString(k.matmulHead())
	case Rowwise:
		b.WriteString(k.rowHead(res))
	default:
		fmt.Fprintf(&b, "map %s %s(%d)", res, k.Scheme, k.Rank)
	}
	if k.Scheme == Short {
		fmt.Fprintf(&b, " of %d", k.Inner)
	}
	fmt.Fprintf(&b, " chunk %d", k.Chunk)
	if k.Walk {
		b.WriteString(" walk")
	}
	if k.Run > 0 {
		fmt.Fprintf(&b, " run %d", k.Run)
	}
	if k.Ragged {
		b.WriteString(" ragged")
	}
	if k.Compact {
		b.WriteString(" compact")
	}
	if k.ParamBuffer {
		b.WriteString(" params buffer")
	}
	b.WriteString(" {\n")
	for i, inst := range k.Body {
		line := fmt.Sprintf("  %%%d = %s", i, k.instText(inst))
		if inst.Kind == Load || inst.indirect() {
			line = fmt.Sprintf("%-24s ; %s", line, k.Operands[inst.N].Access)
			if k.Operands[inst.N].Once {
				line += ", once"
			}
		}
		if k.Family == Rowwise && i > 0 && i == k.Kept {
			line = fmt.Sprintf("%-24s ; kept", line)
		}
		b.WriteString(line + "\n")
	}
	last := len(k.Body) - 1
	switch {
	case k.Family == Contract && k.Total() < 0:
		fmt.Fprintf(&b, "  combine add %%%d\n", last)
	case k.Family == Reduce:
		fmt.Fprintf(&b, "  combine %s %%%d\n", k.Reduce.Op.Combine(), last)
	case k.Family == Sort:
		fmt.Fprintf(&b, "  order %%%d\n", last)
	case k.PerRow():
		fmt.Fprintf(&b, "  store %s %%%d ; one a %s\n", res, last, k.rowNoun())
	case k.Out == Strided:
		fmt.Fprintf(&b, "  store %s %%%d ; any stride\n", res, last)
	default:
		fmt.Fprintf(&b, "  store %s %%%d\n", res, last)
	}
	b.WriteString("}\n")
	return b.String()
}

func (k *Kernel) instText(inst Inst) string {
	switch inst.Kind {
	case Load:
		if k.Operands[inst.N].Index {
			return "index i64 " + OperandName(inst.N)
		}
		return fmt.Sprintf("load %s %s", inst.DType.Short(), OperandName(inst.N))
	case Scalar:
		return fmt.Sprintf("scalar %s s%d", inst.DType.Short(), inst.N)
	case Lookup, Search, Segment:
		return inst.tableText()
	case Total:
		return fmt.Sprintf("total %%%d", inst.Args[0])
	case Fold:
		return fmt.Sprintf("fold %s %%%d", inst.Op, inst.Args[0])
	}
	args := make([]string, len(inst.Args))
	for i, a := range inst.Args {
		args[i] = fmt.Sprintf("%%%d", a)
	}
	name := inst.Op.Name
	if name == "cast" {
		name = "cast " + inst.DType.Short()
	}
	return name + " " + strings.Join(args, ", ")
}

// OperandName is the name of operand i in texts and parameters: a, b, ... z, a1, b1, ...
func OperandName(i int) string {
	name := string(rune('a' + i%26))
	if i >= 26 {
		name += fmt.Sprint(i / 26)
	}
	return name
}
