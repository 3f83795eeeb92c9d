package codegen

import (
	"fmt"
	"math"
	"strings"
)

// Disassemble is a module as text in the form of spirv-dis, one instruction a
// line. It knows the instructions that a Builder writes; another one, or words
// that are no module, are a *DisassembleError.
func Disassemble(words []uint32) (string, error) {
	if len(words) < headerWords || words[0] != magic {
		return "", &DisassembleError{0, "no SPIR-V module: it must start with 0x07230203"}
	}
	d := disassembler{floats: map[uint32]uint32{}}
	fmt.Fprintf(&d.text, "; SPIR-V %d.%d\n; Bound: %d\n", words[1]>>16&0xff, words[1]>>8&0xff, words[3])
	for at := headerWords; at < len(words); {
		n := int(words[at] >> 16)
		if n == 0 || at+n > len(words) {
			return "", &DisassembleError{at, fmt.Sprintf("an instruction of %d words does not fit", n)}
		}
		if err := d.instruction(opcode(words[at]&0xffff), words[at+1:at+n]); err != nil {
			return "", &DisassembleError{at, err.Error()}
		}
		at += n
	}
	return d.text.String(), nil
}

// DisassembleError says which word of a module cannot be read.
type DisassembleError struct {
	Word int // index from the module's start
	What string
}

func (e *DisassembleError) Error() string {
	return fmt.Sprintf("disassemble: word %d: %s", e.Word, e.What)
}

// disassembler keeps what later instructions need: the widths of float types.
type disassembler struct {
	text   strings.Builder
	floats map[uint32]uint32
}

func (d *disassembler) instruction(op opcode, words []uint32) error {
	l, ok := layouts[op]
	if !ok {
		return fmt.Errorf("unknown instruction %d", op)
	}
	if l.typed && len(words) < 2 || l.result && len(words) < 1 {
		return l.cutShort()
	}
	typ, result := "", ""
	var typID uint32
	if l.typed {
		typID, words = words[0], words[1:]
		typ = fmt.Sprintf(" %%%d", typID)
	}
	if l.result {
		result = fmt.Sprintf("%%%d = ", words[0])
		if op == opTypeFloat && len(words) > 1 {
			d.floats[words[0]] = words[1]
		}
		words = words[1:]
	}
	operands, err := d.operands(l, typID, words)
	if err != nil {
		return err
	}
	fmt.Fprintf(&d.text, "%11sOp%s%s%s\n", result, l.name, typ, operands)
	return nil
}

func (l layout) cutShort() error { return fmt.Errorf("instruction Op%s is cut short", l.name) }

func (d *disassembler) operands(l layout, typ uint32, words []uint32) (string, error) {
	var out strings.Builder
	letters := l.operands
	for len(letters) > 0 {
		repeats := len(letters) > 1 && letters[1] == '*'
		if len(words) == 0 {
			if repeats {
				break
			}
			return "", l.cutShort()
		}
		s, used := d.operand(letters[0], typ, words)
		out.WriteString(" " + s)
		words = words[used:]
		if !repeats {
			letters = letters[1:]
		}
	}
	if len(words) > 0 {
		return "", fmt.Errorf("instruction Op%s has %d words too many", l.name, len(words))
	}
	return out.String(), nil
}

// operand is the text of the operand at the front of words, and how many of
// them it takes.
func (d *disassembler) operand(letter byte, typ uint32, words []uint32) (text string, used int) {
	w := words[0]
	switch letter {
	case 'i':
		return fmt.Sprintf("%%%d", w), 1
	case 'n':
		return fmt.Sprint(w), 1
	case 'v':
		return d.constant(typ, words)
	case 's':
		return text8(words)
	}
	text = name(enumerants[letter], w)
	if letter != 'd' {
		return text, 1
	}
	for _, extra := range words[1:] {
		if decoration(w) == decBuiltIn {
			text += " " + name(enumerants['b'], extra)
		} else {
			text += fmt.Sprintf(" %d", extra)
		}
	}
	return text, len(words)
}

func name(names map[uint32]string, v uint32) string {
	if s, ok := names[v]; ok {
		return s
	}
	return fmt.Sprint(v)
}

// constant shows floats as spirv-dis does, those that have no decimal form by
// their bits, and says how many words it took.
func (d *disassembler) constant(typ uint32, words []uint32) (text string, used int) {
	finite := func(f float64) bool { return !math.IsInf(f, 0) && f == f }
	bits := uint64(words[0])
	if d.floats[typ] == 64 && len(words) > 1 {
		bits |= uint64(words[1]) << 32
		if f := math.Float64frombits(bits); finite(f) {
			return fmt.Sprint(f), 2
		}
		return fmt.Sprintf("0x%016x", bits), 2
	}
	if d.floats[typ] != 32 {
		return fmt.Sprint(bits), 1
	}
	if f := math.Float32frombits(words[0]); finite(float64(f)) {
		return fmt.Sprint(f), 1
	}
	return fmt.Sprintf("0x%08x", bits), 1
}

// text8 is the string at the front of words, quoted.
func text8(words []uint32) (string, int) {
	var s []byte
	for i, w := range words {
		for ; w&0xff != 0; w >>= 8 {
			s = append(s, byte(w))
		}
		if words[i]>>24 == 0 {
			return fmt.Sprintf("%q", s), i + 1
		}
	}
	return fmt.Sprintf("%q", s), len(words)
}
