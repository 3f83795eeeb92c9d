package spirv

import "fmt"

// Opcode is an instruction's number.
type Opcode uint16

// Form describes the words of an instruction.
type Form struct {
	Name string // as in the specification, without Op
	// Typed: the first word is the ID of the result's type. Result: the next word is the
	// result's ID.
	Typed, Result bool
	// Operands are the operands after these words.
	Operands []Operand
	// plain: every operand is one word. It is then enough to check that there are at least
	// fixed and at most most operands (-1: no limit).
	plain       bool
	fixed, most int
}

// Operand is an operand's kind, with flags for how often it occurs. Without flags it occurs once.
type Operand uint16

// Optional operands may be missing. Repeated operands occur any number of times.
const (
	Optional Operand = 1 << (8 + iota)
	Repeated
)

// Kind returns the operand's kind.
func (o Operand) Kind() Kind { return Kind(o & 0xff) }

// Kind is a kind of operand: an ID, a literal, or a value of an enumeration.
type Kind uint8

// kindForm says how the operands of a kind are read.
type kindForm struct {
	name   string
	reads  reading
	values []enumerant // of an enumeration, in ascending order
}

// reading is a way to read an operand's words.
type reading uint8

const (
	readID       reading = iota
	readNumber           // one word
	readConstant         // as many words as the instruction's type has
	readString
	readPairs // two words, a number and an ID or two IDs
	readValue // an enumeration's value, and its parameters
	readMask  // bits of an enumeration, and the parameters of each
)

// enumerant is a value of an enumeration, and the parameters that follow it.
type enumerant struct {
	value      uint32
	name       string
	parameters []Operand
}

// enumerantOf returns a value's enumerant, or nil if the table does not have it.
func (k Kind) enumerantOf(value uint32) *enumerant {
	values := kinds[k].values
	low, high := 0, len(values)
	for low < high {
		if middle := (low + high) / 2; values[middle].value < value {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low < len(values) && values[low].value == value {
		return &values[low]
	}
	return nil
}

// name returns a value's name, or its number.
func (k Kind) name(value uint32) string {
	if e := k.enumerantOf(value); e != nil {
		return e.name
	}
	return fmt.Sprint(value)
}

// index is one more than the index in forms of an opcode's form; 0: the table does not have it.
var index = func() (list [lastOpcode + 1]uint8) {
	for i := range forms {
		f := &forms[i]
		list[f.op] = uint8(i + 1)
		f.plain = true
		for _, o := range f.Operands {
			f.plain = f.plain && (kinds[o.Kind()].reads == readID || kinds[o.Kind()].reads == readNumber)
			switch {
			case o&Repeated != 0:
				f.most = -1
			case o&Optional != 0:
				f.most++
			default:
				f.fixed, f.most = f.fixed+1, f.most+1
			}
		}
	}
	return list
}()

// FormOf returns the form of an instruction, or nil if the table does not have it.
func FormOf(op Opcode) *Form {
	if op > lastOpcode || index[op] == 0 {
		return nil
	}
	return &forms[index[op]-1].Form
}

// Name returns the instruction's name without Op, or its number.
func (op Opcode) Name() string {
	if f := FormOf(op); f != nil {
		return f.Name
	}
	return fmt.Sprint(uint16(op))
}

// String returns the instruction's name.
func (op Opcode) String() string { return "Op" + op.Name() }
