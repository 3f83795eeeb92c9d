package codegen

// array is a variable of the function: elements of one type, indexed at run
// time. An index out of bounds is undefined.
type array struct{ id, elem ID }

// localArray declares an array that holds these constants, which have one type,
// whenever the function starts.
func (b *Builder) localArray(initial []ID) array {
	elem := b.TypeOf(initial[0])
	typ := b.Array(elem, len(initial), 0)
	for _, c := range initial {
		b.sameType(opConstantComp, initial[0], c)
	}
	return array{b.variable(classFunction, typ, b.constant(typ, opConstantComp, initial...)), elem}
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
	b.emit(opStore, b.elementOf(a, index), value)
}
