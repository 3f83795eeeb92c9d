package vector

import (
	"maps"
	"slices"
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// An Operator is one of package ops' catalogue by its name, of operands of one type, and with
// the type of its results.
type Operator struct {
	Name    string
	In, Out dtype.DType
}

// A Map is an operator's loop; the zero value is none.
type Map struct {
	f   function
	in  [operands]int // bytes of an element of each operand
	out int           // and of the result
}

// operands is the most that an operator has.
const operands = 3

// function names a generated loop; 0 is none.
type function uint16

// Group is how many elements, at the most, are left to the definition where one of them
// needs it.
const Group = 16

// Available reports whether this processor has vector instructions that are known here.
func Available() bool { return available() }

// MapOf is an operator's loop, if it is one of those that are here and this processor has the
// instructions.
func MapOf(o Operator) (Map, bool) {
	f, ok := functions[o]
	m := Map{f: f, out: o.Out.Size()}
	for i := range m.in {
		m.in[i] = o.operand(i).Size()
	}
	return m, ok && available()
}

// operand is the type of an operand: the first one of where is a bool.
func (o Operator) operand(i int) dtype.DType {
	if o.Name == choice && i == 0 {
		return dtype.Bool
	}
	return o.In
}

// choice is the operator of a bool and two elements, which has a loop for each size of
// elements: that of the unsigned integer of the size.
const choice = "where"

// Operators are those that have a loop, in no order: none where the processor has not the
// instructions.
func Operators() []Operator {
	if !available() {
		return nil
	}
	return slices.Collect(maps.Keys(functions))
}

// IsLoop reports whether there is a loop.
func (m Map) IsLoop() bool { return m.f != 0 }

// Arity is the number of operands, 1 to 3.
func (m Map) Arity() int { return m.f.arity() }

// Apply sets element i of dst to the operator's value of those of x, and of y and z if it has
// so many operands, from the first element on, and returns how many it set: all, or as many as
// come before up to Group in which an input is of a kind that the loop is not for, such as an
// angle of more than a few thousand turns. The slices are equally many elements; dst may be one
// of the operands where it has elements as long.
func (m Map) Apply(dst, x, y, z []byte) int {
	n := len(dst) / m.out
	from := [operands][]byte{x, y, z}
	for i := range m.Arity() {
		from[i] = from[i][:n*m.in[i]]
	}
	whole := n &^ (Group - 1)
	if whole > 0 {
		if done := call(m.f, first(dst), first(x), first(y), first(z), whole); done < whole {
			return done
		}
	}
	if whole == n {
		return n
	}
	var out [Group * longest]byte
	var in [operands][Group * longest]byte
	for i := range m.Arity() {
		pad(&in[i], from[i][whole*m.in[i]:], m.in[i])
	}
	if call(m.f, first(out[:]), first(in[0][:]), first(in[1][:]), first(in[2][:]), Group) < Group {
		return whole
	}
	copy(dst[whole*m.out:], out[:])
	return n
}

// longest is the most bytes of an element.
const longest = 16

func first(b []byte) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(b)) }

// pad fills a group up with the elements there are, again and again: what is added needs
// nothing that they do not.
func pad(group *[Group * longest]byte, rest []byte, size int) {
	for n := copy(group[:], rest); n < Group*size; n *= 2 {
		copy(group[n:], group[:n])
	}
}
