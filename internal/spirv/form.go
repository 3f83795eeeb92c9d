package spirv

import "fmt"

// Opcode is an instruction's number.
type Opcode uint16

// Form says how an instruction's words read.
type Form struct {
	Name string // as in the specification, without Op
	// Typed: the first word is the ID of the result's type. Result: the next one is
	// that of the result.
	Typed, Result bool
	// Operands are those that follow.
	Operands []Operand
	// plain: every operand is of one word, so that their number is all there is to
	// check, from fixed up to most (-1: any number).
	plain       bool
	fixed, most int
}

// Operand is an operand's kind, and how often it stands: once, or as its flags say.
type Operand uint16

// An operand that may be left out, and one that stands any number of times.
const (
	Optional Operand = 1 << (8 + iota)
	Repeated
)

// Kind is the operand's kind.
func (o Operand) Kind() Kind { return Kind(o & 0xff) }

// Kind is what an operand is: an ID, a literal, or a value of an enumeration.
type Kind uint8

// kindForm says of a kind how it is read.
type kindForm struct {
	name   string
	reads  reading
	values []enumerant // of an enumeration, in ascending order
}

// reading is how the words of a kind are read.
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

// enumerant is a value of an enumeration. Parameters follow it.
type enumerant struct {
	value      uint32
	name       string
	parameters []Operand
}

// enumerantOf is nil for a value that is not in the table.
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

// name is a value's name, or its number.
func (k Kind) name(value uint32) string {
	if e := k.enumerantOf(value); e != nil {
		return e.name
	}
	return fmt.Sprint(value)
}

// index finds the forms by opcode: 0 for those that are not in the table.
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

// FormOf is the form of an instruction, nil for one that the table does not have.
func FormOf(op Opcode) *Form {
	if op > lastOpcode || index[op] == 0 {
		return nil
	}
	return &forms[index[op]-1].Form
}

// Name is the instruction's name without Op, or its number.
func (op Opcode) Name() string {
	if f := FormOf(op); f != nil {
		return f.Name
	}
	return fmt.Sprint(uint16(op))
}

// String is the instruction's name.
func (op Opcode) String() string { return "Op" + op.Name() }
