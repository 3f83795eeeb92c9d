package kernel

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Text returns the whole kernel for people. [Parse] reads it back.
func (k *Kernel) Text() string {
	w := words{result: k.Result().DType}
	w.out.WriteString(k.Loop.String())
	copied := *k
	k.Loop.head(&copied, &w)
	if k.ParamBuffer {
		w.phrase("params", "buffer")
	}
	b := &w.out
	b.WriteString(" {\n")
	for _, line := range k.unread() {
		fmt.Fprintf(b, "  %s\n", line)
	}
	for i, inst := range k.Body {
		line := fmt.Sprintf("  %%%d = %s", i, k.instText(inst))
		if note := k.note(i, inst); note != "" {
			line = fmt.Sprintf("%-24s ; %s", line, note)
		}
		b.WriteString(line + "\n")
	}
	for _, i := range k.Stored()[1:] {
		fmt.Fprintf(b, "  also %s %%%d\n", k.Body[i].DType.Short(), i)
	}
	fmt.Fprintf(b, "  %s\n}\n", k.lastLine())
	return b.String()
}

// note returns the note after an instruction: how its operand is read, or that its value is kept.
func (k *Kernel) note(i int, inst Inst) string {
	rowwise, _ := k.Loop.(*Rowwise)
	held := k.cooperativeRow() != nil && slices.Contains(k.cooperativeRow().Held, i)
	switch {
	case inst.Kind == Load || inst.indirect():
		access := k.Operands[inst.N].Access.String() + k.Operands[inst.N].boxNote() + k.Operands[inst.N].blocksNote()
		if rowwise != nil && slices.Contains(rowwise.Once, inst.N) {
			access += ", once"
		}
		if held {
			access += ", held"
		}
		if s := k.Operands[inst.N].Shift; s.Of != 0 {
			access += fmt.Sprintf(", of %s %d %d %d", OperandName(s.Base()), s.Rows, s.Columns, s.Elements)
		}
		return access
	case held:
		return "held"
	case rowwise != nil && i > 0 && i == rowwise.Kept:
		return "kept"
	}
	return ""
}

// lastLine returns the line that says where the result is stored.
func (k *Kernel) lastLine() string {
	last := fmt.Sprintf("%%%d", len(k.Body)-1)
	store := "store " + k.Result().DType.Short() + " " + last
	var notes []string
	switch l := k.Loop.(type) {
	case *Reduce:
		return fmt.Sprintf("combine %s %s", l.Op.Combine(), last)
	case *Sort:
		return "order " + last
	case *Contract:
		if k.Total() < 0 {
			return "combine add " + last
		}
	case *Rowwise:
		switch {
		case k.PerRow() && l.Form == Across:
			notes = append(notes, "one a column")
		case k.PerRow():
			return store + " ; one a row"
		}
	}
	switch k.Out() {
	case Strided:
		notes = append(notes, "any stride")
	case Unit:
		notes = append(notes, "unaligned")
	}
	if notes != nil {
		store += " ; " + strings.Join(notes, ", ")
	}
	return store
}

// unread lists the operands and scalars that no instruction reads.
func (k *Kernel) unread() (list []string) {
	_, sorts := k.Loop.(*Sort) // the operands of a sort follow from its form
	scan, _ := k.Loop.(*Scan)
	operands, scalars := make([]bool, len(k.Operands)), make([]bool, len(k.Scalars))
	for _, inst := range k.Body {
		switch {
		case inst.Kind == Load || inst.indirect():
			operands[inst.N] = true
		case inst.Kind == Scalar:
			scalars[inst.N] = true
		}
	}
	for i, read := range operands {
		if o := k.Operands[i]; !read && !sorts {
			line := fmt.Sprintf("operand %s %s", o.DType.Short(), OperandName(i))
			if o.Index {
				line = "operand index " + OperandName(i)
			}
			if o.Table {
				line += " table"
			}
			if scan != nil && scan.Carry && i == len(operands)-1 {
				line = fmt.Sprintf("carry %s %s", o.DType.Short(), OperandName(i))
			}
			list = append(list, fmt.Sprintf("%-22s ; %s", line, k.note(-1, Inst{Kind: Load, N: i})))
		}
	}
	for i, read := range scalars {
		if !read {
			list = append(list, fmt.Sprintf("scalar %s s%d", k.Scalars[i].Short(), i))
		}
	}
	return list
}

func (k *Kernel) instText(inst Inst) string {
	args := make([]string, len(inst.Args))
	for i, a := range inst.Args {
		args[i] = fmt.Sprintf("%%%d", a)
	}
	list, short, name := strings.Join(args, ", "), inst.DType.Short(), OperandName(inst.N)
	switch inst.Kind {
	case Load:
		if k.Operands[inst.N].Index {
			return "index i64 " + name
		}
		return fmt.Sprintf("load %s %s", short, name)
	case Scalar:
		return fmt.Sprintf("scalar %s s%d", short, inst.N)
	case Lookup:
		return fmt.Sprintf("lookup %s %s[%s]", short, name, list)
	case Search:
		side := "left"
		if inst.Right {
			side = "right"
		}
		return fmt.Sprintf("search %s %s, %s", side, name, list)
	case Segment:
		return fmt.Sprintf("segment %s %s %s, %s", inst.Op, short, name, list)
	case Total:
		return "total " + list
	case Fold:
		return fmt.Sprintf("fold %s %s", inst.Op, list)
	}
	text := inst.Op.Name
	if k.inferred(inst) != inst.DType || inst.Op == ops.Cast {
		text += " " + short
	}
	if list != "" {
		text += " " + list
	}
	return text
}

// inferred returns the dtype of an instruction's result that its operator infers; invalid if the
// operands do not determine it.
func (k *Kernel) inferred(inst Inst) dtype.DType {
	types := make([]dtype.DType, len(inst.Args))
	for i, a := range inst.Args {
		types[i] = k.Body[a].DType
	}
	_, result, err := inst.Op.Infer(types, dtype.Invalid)
	if err != nil {
		return dtype.Invalid
	}
	return result
}
