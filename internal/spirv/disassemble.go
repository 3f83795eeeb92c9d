package spirv

import (
	"fmt"
	"math"
	"strings"
)

// Disassemble returns a module as text in the form of spirv-dis, one instruction a line. An
// error is an *Error.
func Disassemble(words []uint32) (string, error) {
	header, err := ReadHeader(words)
	if err != nil {
		return "", err
	}
	d := disassembler{numbers: map[uint32]Instruction{}}
	fmt.Fprintf(&d.text, "; SPIR-V %d.%d\n; Bound: %d\n", header.Major, header.Minor, header.Bound)
	for i, err := range Instructions(words) {
		if err != nil {
			return "", err
		}
		d.instruction(&i)
	}
	return d.text.String(), nil
}

// disassembler keeps the number types: the text of later constants depends on them.
type disassembler struct {
	text    strings.Builder
	numbers map[uint32]Instruction
}

func (d *disassembler) instruction(i *Instruction) {
	result, typ := "", ""
	if i.Result != 0 {
		result = fmt.Sprintf("%%%d = ", i.Result)
	}
	f := FormOf(i.Op)
	if f.Typed {
		typ = fmt.Sprintf(" %%%d", i.Type)
	}
	fmt.Fprintf(&d.text, "%11sOp%s%s", result, f.Name, typ)
	width := uint32(32)
	if t, ok := d.numbers[i.Type]; ok {
		width = t.Operands[0]
	}
	f.walk(i.Operands, int(width+31)/32, func(k Kind, words []uint32) {
		d.text.WriteString(" " + d.operand(i, k, words))
	})
	d.text.WriteByte('\n')
	if i.Op == OpTypeFloat || i.Op == OpTypeInt {
		d.numbers[i.Result] = *i
	}
}

func (d *disassembler) operand(i *Instruction, k Kind, words []uint32) string {
	switch kinds[k].reads {
	case readID:
		return fmt.Sprintf("%%%d", words[0])
	case readNumber:
		return k.name(words[0]) // an instruction of an extended set
	case readConstant:
		return constantText(d.numbers[i.Type], words)
	case readString:
		return fmt.Sprintf("%q", Text(words))
	case readPairs:
		if k == KindPairIdRefIdRef {
			return fmt.Sprintf("%%%d %%%d", words[0], words[1])
		}
		return fmt.Sprintf("%d %%%d", words[0], words[1])
	case readMask:
		return k.maskText(words[0])
	}
	return k.name(words[0])
}

// maskText returns the names of a mask's bits, joined by |.
func (k Kind) maskText(mask uint32) string {
	if k.enumerantOf(mask) != nil {
		return k.name(mask)
	}
	var names []string
	for bit := uint32(1); bit != 0 && bit <= mask; bit <<= 1 {
		if mask&bit != 0 {
			names = append(names, k.name(bit))
		}
	}
	if len(names) == 0 {
		return "None"
	}
	return strings.Join(names, "|")
}

// constantText returns a float's text as spirv-dis writes it, but the bits of infinities and
// NaNs. It writes other numbers as unsigned ones.
func constantText(typ Instruction, words []uint32) string {
	finite := func(f float64) bool { return !math.IsInf(f, 0) && f == f }
	bits := uint64(words[0])
	if len(words) > 1 {
		bits |= uint64(words[1]) << 32
	}
	if typ.Op != OpTypeFloat {
		return fmt.Sprint(bits)
	}
	switch typ.Operands[0] {
	case 32:
		if f := math.Float32frombits(words[0]); finite(float64(f)) {
			return fmt.Sprint(f)
		}
	case 64:
		if f := math.Float64frombits(bits); finite(f) {
			return fmt.Sprint(f)
		}
	default:
		return fmt.Sprint(bits)
	}
	return fmt.Sprintf("0x%0*x", typ.Operands[0]/4, bits)
}
