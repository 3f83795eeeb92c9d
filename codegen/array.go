package codegen

// array is a variable of the function: elements of one type, indexed at run
// time. An index out of bounds is undefined.
type array struct{ id, elem ID }

// localArray declares an array that holds these constants, which have one type,
// whenever the function starts.
func (b *Builder) localArray(initial []ID) array {
	return b.arrayOf(b.constantArray(initial))
}

// constantArray is the array of these constants, which have one type.
func (b *Builder) constantArray(elements []ID) ID {
	for _, c := range elements {
		b.sameType(opConstantComp, elements[0], c)
	}
	return b.constant(b.Array(b.TypeOf(elements[0]), len(elements), 0), opConstantComp, elements...)
}

func (b *Builder) arrayOf(initial ID) array {
	typ := b.TypeOf(initial)
	return array{b.variable(classFunction, typ, initial), b.shapes[typ].elem}
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
