package codegen

import (
	"fmt"
	"math"
)

// kind is what a type is made of.
type kind uint8

const (
	kindVoid kind = iota
	kindBool
	kindU32
	kindF32
	kindF64
	kindVector
	kindArray
	kindStruct
	kindPointer
	kindMatrix
	kindMatrixElement // of the elements that only matrices have
)

// typeShape describes a type: a vector's element and its count.
type typeShape struct {
	kind kind
	elem ID
	n    int
}

// declare interns a global declaration under a key that is unique to it.
func (b *Builder) declare(key string, write func(id ID)) ID {
	if id, ok := b.interned[key]; ok {
		return id
	}
	id := b.newID(0)
	b.interned[key] = id
	write(id)
	return id
}

func (b *Builder) declareType(key string, s typeShape, op opcode, operands ...uint32) ID {
	return b.declare(key, func(id ID) {
		b.shapes[id] = s
		b.declared.emit(op, append([]uint32{uint32(id)}, operands...)...)
	})
}

// Void is the type without values.
func (b *Builder) Void() ID { return b.declareType("void", typeShape{kind: kindVoid}, opTypeVoid) }

// Bool is the type of conditions; it has no layout in memory.
func (b *Builder) Bool() ID {
	return b.declareType("bool", typeShape{kind: kindBool, n: 1}, opTypeBool)
}

// U32 is the 32-bit word, the type of all integers: signedness is in the
// instructions.
func (b *Builder) U32() ID {
	return b.declareType("u32", typeShape{kind: kindU32, n: 1}, opTypeInt, 32, 0)
}

// F32 is the IEEE 754 binary32 float.
func (b *Builder) F32() ID {
	return b.declareType("f32", typeShape{kind: kindF32, n: 1}, opTypeFloat, 32)
}

// F64 is the IEEE 754 binary64 float, which only some devices have.
func (b *Builder) F64() ID {
	b.usesF64 = true
	return b.declareType("f64", typeShape{kind: kindF64, n: 1}, opTypeFloat, 64)
}

// Vec is a vector of n elements (2 to 4) of a scalar type; the scalar itself
// where n is 1.
func (b *Builder) Vec(elem ID, n int) ID {
	if n == 1 {
		return elem
	}
	if n < 1 || n > 4 {
		b.fail("a vector of %d elements", n)
		return elem
	}
	return b.declareType(fmt.Sprintf("vec %d %d", elem, n), typeShape{kindVector, elem, n}, opTypeVector, uint32(elem), uint32(n))
}

// Array is n elements of a type, stride bytes apart in memory, or without a
// layout where stride is 0.
func (b *Builder) Array(elem ID, n, stride int) ID {
	length := b.ConstU32(uint32(n))
	return b.declare(fmt.Sprintf("array %d %d %d", elem, n, stride), func(id ID) {
		b.shapes[id] = typeShape{kindArray, elem, n}
		b.declared.emit(opTypeArray, uint32(id), uint32(elem), uint32(length))
		if stride != 0 {
			b.decorate(id, decArrayStride, uint32(stride))
		}
	})
}

// runtimeArray has as many elements as its descriptor's range holds.
func (b *Builder) runtimeArray(elem ID, stride int) ID {
	return b.declare(fmt.Sprintf("runtime array %d %d", elem, stride), func(id ID) {
		b.shapes[id] = typeShape{kindArray, elem, 0}
		b.declared.emit(opTypeRuntimeArray, uint32(id), uint32(elem))
		b.decorate(id, decArrayStride, uint32(stride))
	})
}

// Struct is a structure of the members, without a layout in memory.
func (b *Builder) Struct(members ...ID) ID {
	words := make([]uint32, len(members))
	for i, m := range members {
		words[i] = uint32(m)
	}
	return b.declareType(fmt.Sprint("struct ", members), typeShape{kind: kindStruct, n: len(members)}, opTypeStruct, words...)
}

// wrapper is a structure of one member at offset 0, as memory needs it; a
// block is the outermost one of a descriptor.
func (b *Builder) wrapper(member ID, block bool) ID {
	return b.declare(fmt.Sprintf("wrapper %d %v", member, block), func(id ID) {
		b.shapes[id] = typeShape{kind: kindStruct, n: 1}
		b.declared.emit(opTypeStruct, uint32(id), uint32(member))
		b.decorated.emit(opMemberDecorate, uint32(id), 0, uint32(decOffset), 0)
		if block {
			b.decorate(id, decBlock)
		}
	})
}

func (b *Builder) pointer(class storageClass, to ID) ID {
	return b.declareType(fmt.Sprintf("pointer %d %d", class, to), typeShape{kind: kindPointer, elem: to}, opTypePointer, uint32(class), uint32(to))
}

// Width is the number of elements of a scalar (1) or a vector.
func (b *Builder) Width(id ID) int { return max(1, b.shapes[b.TypeOf(id)].n) }

// scalarKind is the kind of a scalar's, or of a vector's elements'.
func (b *Builder) scalarKind(id ID) kind {
	s := b.shapes[b.TypeOf(id)]
	if s.kind == kindVector {
		return b.shapes[s.elem].kind
	}
	return s.kind
}

// like is the type with elements elem that is as wide as a value.
func (b *Builder) like(elem ID, id ID) ID { return b.Vec(elem, b.Width(id)) }

func (b *Builder) constant(key string, typ ID, op opcode, operands ...uint32) ID {
	id := b.declare("constant "+key, func(id ID) {
		b.declared.emit(op, append([]uint32{uint32(typ), uint32(id)}, operands...)...)
	})
	b.typeOf[id] = typ
	return id
}

// ConstU32 is a word.
func (b *Builder) ConstU32(v uint32) ID {
	return b.constant(fmt.Sprintf("u32 %d", v), b.U32(), opConstant, v)
}

// ConstF32 is a float, given by its value; NaN payloads are kept.
func (b *Builder) ConstF32(v float32) ID {
	bits := math.Float32bits(v)
	return b.constant(fmt.Sprintf("f32 %d", bits), b.F32(), opConstant, bits)
}

// ConstF64 is a float64, given by its value; NaN payloads are kept.
func (b *Builder) ConstF64(v float64) ID {
	bits := math.Float64bits(v)
	return b.constant(fmt.Sprintf("f64 %d", bits), b.F64(), opConstant, uint32(bits), uint32(bits>>32))
}

// ConstBool is a condition.
func (b *Builder) ConstBool(v bool) ID {
	if v {
		return b.constant("true", b.Bool(), opConstantTrue)
	}
	return b.constant("false", b.Bool(), opConstantFalse)
}

// SplatU32 is a word in every element of a vector; a scalar where width is 1.
func (b *Builder) SplatU32(v uint32, width int) ID { return b.splatConstant(b.ConstU32(v), width) }

// SplatF32 is a float in every element of a vector; a scalar where width is 1.
func (b *Builder) SplatF32(v float32, width int) ID { return b.splatConstant(b.ConstF32(v), width) }

// SplatF64 is a float64 in every element of a vector; a scalar where width is 1.
func (b *Builder) SplatF64(v float64, width int) ID { return b.splatConstant(b.ConstF64(v), width) }

// SplatBool is a condition in every element of a vector; a scalar where width
// is 1.
func (b *Builder) SplatBool(v bool, width int) ID { return b.splatConstant(b.ConstBool(v), width) }

func (b *Builder) splatConstant(c ID, width int) ID {
	if width == 1 {
		return c
	}
	parts := make([]ID, width)
	for i := range parts {
		parts[i] = c
	}
	return b.ConstVec(parts...)
}

// ConstVec is a vector of scalar constants of one type.
func (b *Builder) ConstVec(parts ...ID) ID {
	words := make([]uint32, len(parts))
	for i, p := range parts {
		words[i] = uint32(p)
	}
	return b.constant(fmt.Sprint("vector ", parts), b.Vec(b.TypeOf(parts[0]), len(parts)), opConstantComp, words...)
}
