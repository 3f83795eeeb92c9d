package spirv

// Array is a variable of the function: elements of one type, indexed at run time. An access
// out of bounds is undefined.
type Array struct{ id, elem ID }

// LocalArray declares an array whose initial elements are these constants, of one type.
func (b *Assembler) LocalArray(initial []ID) Array {
	return b.ArrayOf(b.ConstantArray(initial))
}

// NewArray declares an array of n elements of a type. Its contents are undefined.
func (b *Assembler) NewArray(elem ID, n int) Array {
	return Array{b.variable(StorageClassFunction, b.Array(elem, n, 0)), elem}
}

// ConstantArray returns the constant array of these constants, of one type.
func (b *Assembler) ConstantArray(elements []ID) ID {
	for _, c := range elements {
		b.SameType(OpConstantComposite, elements[0], c)
	}
	return b.Constant(b.Array(b.TypeOf(elements[0]), len(elements), 0), OpConstantComposite, elements...)
}

// ArrayOf declares an array whose initial contents are a constant array.
func (b *Assembler) ArrayOf(initial ID) Array {
	typ := b.TypeOf(initial)
	return Array{b.variable(StorageClassFunction, typ, initial), b.shapes[typ].elem}
}

func (b *Assembler) elementOf(a Array, index ID) ID {
	return b.Result(OpAccessChain, b.pointer(StorageClassFunction, a.elem), a.id, index)
}

// LoadFrom loads the element at index.
func (b *Assembler) LoadFrom(a Array, index ID) ID {
	return b.Result(OpLoad, a.elem, b.elementOf(a, index))
}

// StoreTo replaces the element at index.
func (b *Assembler) StoreTo(a Array, index, value ID) {
	if b.TypeOf(value) != a.elem {
		b.Fail("a store of %%%d to an array of another type", value)
	}
	b.Emit(OpStore, b.elementOf(a, index), value)
}
