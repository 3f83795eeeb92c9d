package kernel

import (
	"fmt"
	"slices"
	"strings"
)

// String names the scheme as kernel texts do.
func (s Scheme) String() string {
	return name(s, "flat", "rows", "wrapped", "general", "short", "tiled")
}

// String names the access mode as kernel texts do.
func (a Access) String() string {
	return name(a, "inner 0", "inner 1", "inner 1, rows 0", "inner 1 unaligned", "inner any", "outer 1", "innermost 0")
}

// String names the form as kernel texts do.
func (f Form) String() string { return name(f, "along", "across", "gather") }

// name is the name of one of a few things, by its number.
func name[T ~uint8](n T, names ...string) string {
	if int(n) < len(names) {
		return names[n]
	}
	return fmt.Sprint(uint8(n))
}

// flag is a word of a text that is there or not.
type flag struct {
	word string
	set  bool
}

func flags(list ...flag) string {
	var b strings.Builder
	for _, f := range list {
		if f.set {
			b.WriteString(" " + f.word)
		}
	}
	return b.String()
}

// striped is what texts say of stripes.
func striped(lanes int) string { return flags(flag{"striped", lanes > 0}) }

// Text is the kernel for people.
func (k *Kernel) Text() string {
	var b strings.Builder
	res := k.Result().DType.Short()
	b.WriteString(k.Loop.head(k, res))
	b.WriteString(flags(flag{"params buffer", k.ParamBuffer}))
	b.WriteString(" {\n")
	rowwise, _ := k.Loop.(*Rowwise)
	for i, inst := range k.Body {
		line := fmt.Sprintf("  %%%d = %s", i, k.instText(inst))
		if inst.Kind == Load || inst.indirect() {
			line = fmt.Sprintf("%-24s ; %s", line, k.Operands[inst.N].Access)
			if rowwise != nil && slices.Contains(rowwise.Once, inst.N) {
				line += ", once"
			}
		}
		if rowwise != nil && i > 0 && i == rowwise.Kept {
			line = fmt.Sprintf("%-24s ; kept", line)
		}
		b.WriteString(line + "\n")
	}
	last := len(k.Body) - 1
	reduce, _ := k.Loop.(*Reduce)
	_, sorts := k.Loop.(*Sort)
	_, contracts := k.Loop.(*Contract)
	switch {
	case contracts && k.Total() < 0:
		fmt.Fprintf(&b, "  combine add %%%d\n", last)
	case reduce != nil:
		fmt.Fprintf(&b, "  combine %s %%%d\n", reduce.Op.Combine(), last)
	case sorts:
		fmt.Fprintf(&b, "  order %%%d\n", last)
	case k.PerRow():
		fmt.Fprintf(&b, "  store %s %%%d ; one a %s\n", res, last, rowwise.rowNoun())
	case k.Out() == Strided:
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
