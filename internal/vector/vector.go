package vector

import (
	"maps"
	"slices"
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// An Operator is the name of an operator of package ops' catalogue, with the dtype of its operands
// and that of its result.
type Operator struct {
	Name    string
	In, Out dtype.DType
}

// A Map is the vector loop of an elementwise operator. The zero value is no loop.
type Map struct {
	f   function
	in  [operands]int // bytes of an element of each operand
	out int           // bytes of an element of the result
}

// operands is the most operands of an operator.
const operands = 3

// function is the number of a generated loop; 0 is no loop.
type function uint16

// Group is the most elements that a loop leaves to the definition because one of them needs it.
const Group = 16

// Available reports whether the package has loops for this processor.
func Available() bool { return available() }

// MapOf returns an operator's loop, or false if there is none or this processor lacks the
// instructions.
func MapOf(o Operator) (Map, bool) {
	f, ok := functions[o]
	m := Map{f: f, out: o.Out.Size()}
	for i := range m.in {
		m.in[i] = o.operand(i).Size()
	}
	return m, ok && available()
}

// operand returns the dtype of operand i. The first operand of where is a bool.
func (o Operator) operand(i int) dtype.DType {
	if o.Name == choice && i == 0 {
		return dtype.Bool
	}
	return o.In
}

// choice is the name of the operator that chooses between two elements by a bool. It has a loop for
// the unsigned integer of each size, which serves all dtypes of that size.
const choice = "where"

// Operators returns the operators that have a loop, in no order. There are none if the processor
// lacks the instructions.
func Operators() []Operator {
	if !available() {
		return nil
	}
	return slices.Collect(maps.Keys(functions))
}

// IsLoop reports whether there is a loop.
func (m Map) IsLoop() bool { return m.f != 0 }

// Arity returns the number of operands, 1 to 3.
func (m Map) Arity() int { return m.f.arity() }

// Apply sets elements of dst, from the first on, to the operator's value for the same elements of x
// and, if the operator has so many operands, of y and z. It returns how many elements it set. It
// stops before the first Group of elements with an input that the loop does not handle, such as an
// angle of more than a few thousand turns. All slices have the same number of elements. dst may be
// an operand if their elements have the same size.
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

// longest is the largest size of an element in bytes.
const longest = 16

func first(b []byte) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(b)) }

// pad fills a group with copies of the elements in rest. The copies need the definition only if
// those elements do.
func pad(group *[Group * longest]byte, rest []byte, size int) {
	for n := copy(group[:], rest); n < Group*size; n *= 2 {
		copy(group[n:], group[:n])
	}
}
