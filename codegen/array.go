package codegen

import "fmt"

// array is a variable of the function: elements of one type, indexed at run
// time. An index out of bounds is undefined.
type array struct{ id, elem ID }

// localArray declares an array that holds these constants, which have one type,
// whenever the function starts.
func (b *Builder) localArray(initial []ID) array {
	elem := b.TypeOf(initial[0])
	typ := b.Array(elem, len(initial), 0)
	words := make([]uint32, len(initial))
	for i, c := range initial {
		b.sameType(opConstantComp, initial[0], c)
		words[i] = uint32(c)
	}
	value := b.constant(fmt.Sprint("array ", initial), typ, opConstantComp, words...)
	ptr := b.pointer(classFunction, typ)
	id := b.newID(ptr)
	b.variables.emit(opVariable, uint32(ptr), uint32(id), uint32(classFunction), uint32(value))
	return array{id, elem}
}

func (b *Builder) elementOf(a array, index ID) ID {
	return b.value(opAccessChain, b.pointer(classFunction, a.elem), a.id, index)
}

// loadFrom is the element at index.
func (b *Builder) loadFrom(a array, index ID) ID {
	return b.value(opLoad, a.elem, b.elementOf(a, index))
}

// storeTo replaces the element at index.
func (b *Builder) storeTo(a array, index, value ID) {
	if b.TypeOf(value) != a.elem {
		b.fail("a store of %%%d to an array of another type", value)
	}
	b.emit(opStore, uint32(b.elementOf(a, index)), uint32(value))
}
