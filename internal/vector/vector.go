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
	f       function
	in, out int // bytes of an element
}

// function names a generated loop; 0 is none.
type function uint8

// Group is how many elements, at the most, are left to the definition where one of them
// needs it.
const Group = 16

// Available reports whether this processor has vector instructions that are known here.
func Available() bool { return available() }

// MapOf is an operator's loop, if it is one of those that are here and this processor has the
// instructions.
func MapOf(o Operator) (Map, bool) {
	f, ok := functions[o]
	return Map{f, o.In.Size(), o.Out.Size()}, ok && available()
}

// Operators are those that have a loop, in no order: none where the processor has not the
// instructions.
func Operators() []Operator {
	if !available() {
		return nil
	}
	return slices.Collect(maps.Keys(functions))
}

// Arity is the number of operands, 1 or 2.
func (m Map) Arity() int { return m.f.arity() }

// Apply sets element i of dst to the operator's value of those of x, and of y if it has two
// operands, from the first element on, and returns how many it set: all, or as many as come
// before up to Group in which an input is of a kind that the loop is not for, such as an angle
// of more than a few thousand turns. The slices are equally many elements; dst may be x or y
// where it has elements as long.
func (m Map) Apply(dst, x, y []byte) int {
	n, two := len(dst)/m.out, m.Arity() == 2
	x = x[:n*m.in]
	if two {
		y = y[:n*m.in]
	}
	whole := n &^ (Group - 1)
	if whole > 0 {
		if done := call(m.f, first(dst), first(x), first(y), whole); done < whole {
			return done
		}
	}
	if whole == n {
		return n
	}
	var out, in, also [Group * longest]byte
	pad(&in, x[whole*m.in:], m.in)
	if two {
		pad(&also, y[whole*m.in:], m.in)
	}
	if call(m.f, first(out[:]), first(in[:]), first(also[:]), Group) < Group {
		return whole
	}
	copy(dst[whole*m.out:], out[:])
	return n
}

// longest is the most bytes of an element.
const longest = 4

func first(b []byte) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(b)) }

// pad fills a group up with the elements there are, again and again: what is added needs
// nothing that they do not.
func pad(group *[Group * longest]byte, rest []byte, size int) {
	for n := copy(group[:], rest); n < Group*size; n *= 2 {
		copy(group[n:], group[:n])
	}
}
