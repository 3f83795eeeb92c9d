package spirv

import (
	"encoding/binary"
	"math"
	"slices"
)

// TypeKind is the kind of a type.
type TypeKind uint8

// The kinds of types. The exported ones are those of scalars.
const (
	typeVoid TypeKind = iota
	TypeBool
	TypeU32
	TypeF32
	TypeF64
	typeVector
	typeArray
	typeStruct
	typePointer
	typeMatrix
	typeMatrixElement // elements that only matrices have
	TypeF16
)

// typeShape describes a type: its kind, its elements' type and their number.
type typeShape struct {
	kind TypeKind
	elem ID
	n    int
}

// declare writes a declaration, unless the module has an equal one, and returns its ID. Equal
// declarations have the same instruction, operands and variant. Variants distinguish
// declarations with different decorations. typ is 0 if the result has no type.
func (b *Declarations) declare(variant int, op Opcode, typ ID, operands ...ID) (id ID, fresh bool) {
	var space [64]byte // enough for most keys; every constant needs one
	key := binary.LittleEndian.AppendUint32(space[:0], uint32(op))
	key = binary.LittleEndian.AppendUint32(key, uint32(variant))
	key = binary.LittleEndian.AppendUint32(key, uint32(typ))
	for _, w := range operands {
		key = binary.LittleEndian.AppendUint32(key, uint32(w))
	}
	if id, ok := b.interned[string(key)]; ok {
		return id, false
	}
	id = b.newID(typ)
	b.interned[string(key)] = id
	b.module.Declarations.emitResult(op, typ, id, operands)
	return id, true
}

func (b *Declarations) declareType(s typeShape, op Opcode, operands ...ID) ID {
	id, _ := b.declareVariant(0, s, op, operands...)
	return id
}

func (b *Declarations) declareVariant(variant int, s typeShape, op Opcode, operands ...ID) (id ID, fresh bool) {
	if id, fresh = b.declare(variant, op, 0, operands...); fresh {
		b.shapes[id] = s
	}
	return id, fresh
}

// Void is the type without values.
func (b *Declarations) Void() ID { return b.declareType(typeShape{kind: typeVoid}, OpTypeVoid) }

// Bool is the type of conditions. Buffers cannot hold it.
func (b *Declarations) Bool() ID { return b.declareType(typeShape{kind: TypeBool, n: 1}, OpTypeBool) }

// U32 is the 32-bit word, the type of all integers. An instruction treats them as signed or not.
func (b *Declarations) U32() ID {
	return b.declareType(typeShape{kind: TypeU32, n: 1}, OpTypeInt, 32, 0)
}

// F32 is the IEEE 754 binary32 float.
func (b *Declarations) F32() ID {
	return b.declareType(typeShape{kind: TypeF32, n: 1}, OpTypeFloat, 32)
}

// F64 is the IEEE 754 binary64 float, which only some devices have.
func (b *Declarations) F64() ID {
	b.Use(CapabilityFloat64)
	return b.declareType(typeShape{kind: TypeF64, n: 1}, OpTypeFloat, 64)
}

// F16 is the IEEE 754 binary16 float, with which only some devices compute. The operators on
// tensors of halves compute in float32 instead.
func (b *Declarations) F16() ID {
	b.Use(CapabilityFloat16)
	return b.declareType(typeShape{kind: TypeF16, n: 1}, OpTypeFloat, 16)
}

// Vec is the type of vectors of n elements (2 to 4) of a scalar type, or that type for n = 1.
func (b *Declarations) Vec(elem ID, n int) ID {
	if n == 1 {
		return elem
	}
	if n < 1 || n > 4 {
		b.Fail("a vector of %d elements", n)
		return elem
	}
	return b.declareType(typeShape{typeVector, elem, n}, OpTypeVector, elem, ID(n))
}

// Array is the type of arrays of n elements, stride bytes apart in memory. With stride 0 it has
// no layout in memory.
func (b *Declarations) Array(elem ID, n, stride int) ID {
	id, fresh := b.declareVariant(stride, typeShape{typeArray, elem, n}, OpTypeArray, elem, b.ConstU32(uint32(n)))
	if fresh && stride != 0 {
		b.module.Decorate(id, DecorationArrayStride, ID(stride))
	}
	return id
}

// runtimeArray is the type of arrays with as many elements as fit into the descriptor's range.
func (b *Declarations) runtimeArray(elem ID, stride int) ID {
	id, fresh := b.declareVariant(stride, typeShape{typeArray, elem, 0}, OpTypeRuntimeArray, elem)
	if fresh {
		b.module.Decorate(id, DecorationArrayStride, ID(stride))
	}
	return id
}

// Struct is the type of structures of the members, without a layout in memory.
func (b *Declarations) Struct(members ...ID) ID {
	return b.declareType(typeShape{kind: typeStruct, n: len(members)}, OpTypeStruct, members...)
}

// The variants of structures that have a layout in memory.
const (
	inMemory = 1 + iota // with offsets
	block               // also with offsets: the outermost structure of a descriptor
)

// wrapper is the type of structures of one member at offset 0, as buffers require.
func (b *Declarations) wrapper(member ID, variant int) ID {
	id, fresh := b.declareVariant(variant, typeShape{kind: typeStruct, n: 1}, OpTypeStruct, member)
	if fresh {
		b.module.DecorateMember(id, 0, DecorationOffset, 0)
		if variant == block {
			b.module.Decorate(id, DecorationBlock)
		}
	}
	return id
}

func (b *Declarations) pointer(class StorageClass, to ID) ID {
	return b.declareType(typeShape{kind: typePointer, elem: to}, OpTypePointer, ID(class), to)
}

// Width returns the number of elements of a vector, or 1 for a scalar.
func (b *Declarations) Width(id ID) int { return max(1, b.shapes[b.TypeOf(id)].n) }

// ScalarKind returns the kind of a scalar, or of a vector's elements.
func (b *Declarations) ScalarKind(id ID) TypeKind {
	s := b.shapes[b.TypeOf(id)]
	if s.kind == typeVector {
		return b.shapes[s.elem].kind
	}
	return s.kind
}

// Like is the type of elements elem with the width of a value.
func (b *Declarations) Like(elem ID, id ID) ID { return b.Vec(elem, b.Width(id)) }

// Constant returns a constant of a type.
func (b *Declarations) Constant(typ ID, op Opcode, operands ...ID) ID {
	id, _ := b.declare(0, op, typ, operands...)
	return id
}

// ConstU32 returns the word v.
func (b *Declarations) ConstU32(v uint32) ID { return b.Constant(b.U32(), OpConstant, ID(v)) }

// ConstScope returns a scope as a word.
func (b *Declarations) ConstScope(s Scope) ID { return b.ConstU32(uint32(s)) }

func (b *Declarations) constSemantics(s MemorySemantics) ID { return b.ConstU32(uint32(s)) }

// ConstF32 returns the float32 v. NaNs keep their payload.
func (b *Declarations) ConstF32(v float32) ID {
	return b.Constant(b.F32(), OpConstant, ID(math.Float32bits(v)))
}

// ConstF64 returns the float64 v. NaNs keep their payload.
func (b *Declarations) ConstF64(v float64) ID {
	bits := math.Float64bits(v)
	return b.Constant(b.F64(), OpConstant, ID(uint32(bits)), ID(bits>>32))
}

// ConstBool returns the condition v.
func (b *Declarations) ConstBool(v bool) ID {
	if v {
		return b.Constant(b.Bool(), OpConstantTrue)
	}
	return b.Constant(b.Bool(), OpConstantFalse)
}

// SplatU32, SplatF32, SplatF64 and SplatBool return a vector of so many copies of a constant, or
// the scalar for width 1.

func (b *Declarations) SplatU32(v uint32, width int) ID { return b.splatConstant(b.ConstU32(v), width) }
func (b *Declarations) SplatF32(v float32, width int) ID {
	return b.splatConstant(b.ConstF32(v), width)
}
func (b *Declarations) SplatF64(v float64, width int) ID {
	return b.splatConstant(b.ConstF64(v), width)
}
func (b *Declarations) SplatBool(v bool, width int) ID { return b.splatConstant(b.ConstBool(v), width) }

func (b *Declarations) splatConstant(c ID, width int) ID {
	if width == 1 {
		return c
	}
	return b.ConstVec(slices.Repeat([]ID{c}, width)...)
}

// ConstVec returns a vector of scalar constants of one type.
func (b *Declarations) ConstVec(parts ...ID) ID {
	return b.Constant(b.Vec(b.TypeOf(parts[0]), len(parts)), OpConstantComposite, parts...)
}
