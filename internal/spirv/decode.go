package spirv

import (
	"fmt"
	"iter"
	"math"
)

// A module starts with Magic. HeaderWords words precede the instructions; all IDs are below
// the word at BoundWord.
const (
	Magic       = 0x07230203
	HeaderWords = 5
	BoundWord   = 3
)

// Error says at which word a module cannot be read, and why.
type Error struct {
	Word int // index from the module's start
	What string
}

func (e *Error) Error() string { return fmt.Sprintf("SPIR-V: word %d: %s", e.Word, e.What) }

// Header is the part of a module before its instructions. All IDs are below Bound.
type Header struct {
	Major, Minor int
	Bound        uint32
}

// IsModule reports whether words start like a module.
func IsModule(words []uint32) bool { return len(words) >= HeaderWords && words[0] == Magic }

// ReadHeader reads the header of a module. An error is an *Error.
func ReadHeader(words []uint32) (Header, error) {
	if !IsModule(words) {
		return Header{}, &Error{0, fmt.Sprintf("no module: it must start with %#08x and a header of %d words", Magic, HeaderWords)}
	}
	return Header{int(words[1] >> 16 & 0xff), int(words[1] >> 8 & 0xff), words[BoundWord]}, nil
}

// Instruction is an instruction of a module.
type Instruction struct {
	Op           Opcode
	At           int      // index of its first word in the module
	Type, Result uint32   // IDs; 0: none
	Words        []uint32 // all words after the first
	Operands     []uint32 // words after type and result
}

// Instructions iterates over a module's instructions, and checks that each has the operands
// that its form requires. The iteration ends with an *Error at words that are no module, an
// instruction that is not in the table, or wrong operands.
func Instructions(words []uint32) iter.Seq2[Instruction, error] {
	return func(yield func(Instruction, error) bool) {
		header, err := ReadHeader(words)
		if err != nil {
			yield(Instruction{}, err)
			return
		}
		d := decoder{bound: header.Bound, widths: map[uint32]uint32{}}
		d.all(words, HeaderWords, yield)
	}
}

// Instructions iterates over a section's instructions as the function of this name does.
func (s Section) Instructions() iter.Seq2[Instruction, error] {
	return func(yield func(Instruction, error) bool) {
		d := decoder{bound: math.MaxUint32, widths: map[uint32]uint32{}}
		d.all(s, 0, yield)
	}
}

// decoder keeps the widths of number types: the operands of later constants depend on them.
type decoder struct {
	bound  uint32
	widths map[uint32]uint32
}

func (d *decoder) all(words []uint32, at int, yield func(Instruction, error) bool) {
	for at < len(words) {
		i, err := d.next(words, at)
		if !yield(i, err) || err != nil {
			return
		}
		at += 1 + len(i.Words)
	}
}

// next reads the instruction at an index.
func (d *decoder) next(words []uint32, at int) (Instruction, error) {
	n, op := int(words[at]>>16), Opcode(words[at])
	if n == 0 || at+n > len(words) {
		return Instruction{}, &Error{at, fmt.Sprintf("an instruction of %d words does not fit", n)}
	}
	f := FormOf(op)
	if f == nil {
		return Instruction{}, &Error{at, fmt.Sprintf("unknown instruction %d", op)}
	}
	i := Instruction{Op: op, At: at, Words: words[at+1 : at+n]}
	rest := i.Words
	if f.Typed && len(rest) > 0 {
		i.Type, rest = rest[0], rest[1:]
	}
	if f.Result {
		if len(rest) == 0 {
			return Instruction{}, &Error{at, f.cutShort()}
		}
		i.Result, rest = rest[0], rest[1:]
		if i.Result == 0 || i.Result >= d.bound {
			return Instruction{}, &Error{at, fmt.Sprintf("%v has the result %%%d, which is not from 1 to below the bound %d", op, i.Result, d.bound)}
		}
	}
	i.Operands = rest
	if what := d.check(f, &i); what != "" {
		return Instruction{}, &Error{at, what}
	}
	if op == OpTypeInt || op == OpTypeFloat {
		d.widths[i.Result] = i.Operands[0]
	}
	return i, nil
}

func (f *Form) cutShort() string { return "instruction Op" + f.Name + " is cut short" }

// check describes an error in an instruction's operands, or returns "" if there is none.
func (d *decoder) check(f *Form, i *Instruction) string {
	if !f.plain {
		return f.walk(i.Operands, int(d.widths[i.Type]+31)/32, nil)
	}
	switch n := len(i.Operands); {
	case n < f.fixed:
		return f.cutShort()
	case f.most >= 0 && n > f.most:
		return f.tooLong(n - f.most)
	}
	return ""
}

func (f *Form) tooLong(words int) string {
	return fmt.Sprintf("instruction Op%s has %d words too many", f.Name, words)
}
