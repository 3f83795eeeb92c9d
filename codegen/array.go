package codegen

import "github.com/weft-gpu/weft/internal/spirv"

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
		b.sameType(spirv.OpConstantComposite, elements[0], c)
	}
	return b.constant(b.Array(b.TypeOf(elements[0]), len(elements), 0), spirv.OpConstantComposite, elements...)
}

func (b *Builder) arrayOf(initial ID) array {
	typ := b.TypeOf(initial)
	return array{b.variable(spirv.StorageClassFunction, typ, initial), b.shapes[typ].elem}
}

func (b *Builder) elementOf(a array, index ID) ID {
	return b.value(spirv.OpAccessChain, b.pointer(spirv.StorageClassFunction, a.elem), a.id, index)
}

// loadFrom is the element at index.
func (b *Builder) loadFrom(a array, index ID) ID {
	return b.value(spirv.OpLoad, a.elem, b.elementOf(a, index))
}

// storeTo replaces the element at index.
func (b *Builder) storeTo(a array, index, value ID) {
	if b.TypeOf(value) != a.elem {
		b.fail("a store of %%%d to an array of another type", value)
	}
	b.emit(spirv.OpStore, b.elementOf(a, index), value)
}
