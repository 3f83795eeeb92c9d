package region

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
)

// PlaceText returns the text of where an operand lies.
func PlaceText(r program.Ref, number map[program.Made]int) string {
	if i, ok := number[r.From]; ok {
		return fmt.Sprintf("g%d", i)
	}
	if r.Stored.Buffer == nil {
		return "index"
	}
	return "memory"
}

// Text writes a body's instructions.
func (k *Body) Text(b *strings.Builder, number map[program.Made]int) {
	fmt.Fprintf(b, "  over %v {\n", []int(k.Space))
	for i, inst := range k.Insts {
		line := fmt.Sprintf("    %%%d = %s", i, instText(inst))
		if inst.Kind == kernel.Load || len(k.Tables) > 0 && k.Tables[inst.N].Count > 0 && inst.Kind != kernel.Apply && inst.Kind != kernel.Scalar {
			line = fmt.Sprintf("%-26s ; %s %s", line, PlaceText(k.Refs[inst.N], number), program.ViewText(k.Views[inst.N])+program.BoundsText(k.Boxes[inst.N].Bounds))
		}
		b.WriteString(line + "\n")
	}
	b.WriteString("  }\n")
}

// instText returns the text of an instruction.
func instText(inst kernel.Inst) string {
	var args []string
	for _, a := range inst.Args {
		args = append(args, fmt.Sprintf("%%%d", a))
	}
	list := strings.Join(args, ", ")
	switch inst.Kind {
	case kernel.Load:
		return fmt.Sprintf("load %s %s", inst.DType.Short(), kernel.OperandName(inst.N))
	case kernel.Scalar:
		return fmt.Sprintf("scalar %s s%d", inst.DType.Short(), inst.N)
	case kernel.Lookup, kernel.Search, kernel.Segment:
		return fmt.Sprintf("%s[%s]", kernel.OperandName(inst.N), list)
	case kernel.Total:
		return "total"
	case kernel.Fold:
		return fmt.Sprintf("fold %s %s", inst.Op, list)
	}
	return fmt.Sprintf("%s %s %s", inst.Op, inst.DType.Short(), list)
}
