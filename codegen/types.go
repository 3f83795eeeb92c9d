package codegen

import (
	"encoding/binary"
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
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
	kindF16
)

// typeShape describes a type: a vector's element and its count.
type typeShape struct {
	kind kind
	elem ID
	n    int
}

// declare writes a declaration of the module, unless there is an equal one. It
// is equal if its instruction is and its variant, which tells apart those that
// are decorated differently. typ is 0 where the result has no type.
func (b *Builder) declare(variant int, op spirv.Opcode, typ ID, operands ...ID) (id ID, fresh bool) {
	var key []byte
	for _, w := range append([]ID{ID(op), ID(variant), typ}, operands...) {
		key = binary.LittleEndian.AppendUint32(key, uint32(w))
	}
	if id, ok := b.interned[string(key)]; ok {
		return id, false
	}
	id = b.newID(typ)
	b.interned[string(key)] = id
	result := []ID{id}
	if typ != 0 {
		result = []ID{typ, id}
	}
	b.module.Declarations.Emit(op, append(result, operands...)...)
	return id, true
}

func (b *Builder) declareType(s typeShape, op spirv.Opcode, operands ...ID) ID {
	id, _ := b.declareVariant(0, s, op, operands...)
	return id
}

func (b *Builder) declareVariant(variant int, s typeShape, op spirv.Opcode, operands ...ID) (id ID, fresh bool) {
	if id, fresh = b.declare(variant, op, 0, operands...); fresh {
		b.shapes[id] = s
	}
	return id, fresh
}

// Void is the type without values.
func (b *Builder) Void() ID { return b.declareType(typeShape{kind: kindVoid}, spirv.OpTypeVoid) }

// Bool is the type of conditions; it has no layout in memory.
func (b *Builder) Bool() ID { return b.declareType(typeShape{kind: kindBool, n: 1}, spirv.OpTypeBool) }

// U32 is the 32-bit word, the type of all integers: signedness is in the
// instructions.
func (b *Builder) U32() ID {
	return b.declareType(typeShape{kind: kindU32, n: 1}, spirv.OpTypeInt, 32, 0)
}

// F32 is the IEEE 754 binary32 float.
func (b *Builder) F32() ID {
	return b.declareType(typeShape{kind: kindF32, n: 1}, spirv.OpTypeFloat, 32)
}

// F64 is the IEEE 754 binary64 float, which only some devices have.
func (b *Builder) F64() ID {
	b.usesF64 = true
	return b.declareType(typeShape{kind: kindF64, n: 1}, spirv.OpTypeFloat, 64)
}

// F16 is the IEEE 754 binary16 float, which only some devices compute with: halves of
// tensors are computed in float32.
func (b *Builder) F16() ID {
	b.usesF16 = true
	return b.declareType(typeShape{kind: kindF16, n: 1}, spirv.OpTypeFloat, 16)
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
	return b.declareType(typeShape{kindVector, elem, n}, spirv.OpTypeVector, elem, ID(n))
}

// Array is n elements of a type, stride bytes apart in memory, or without a
// layout where stride is 0.
func (b *Builder) Array(elem ID, n, stride int) ID {
	id, fresh := b.declareVariant(stride, typeShape{kindArray, elem, n}, spirv.OpTypeArray, elem, b.ConstU32(uint32(n)))
	if fresh && stride != 0 {
		b.decorate(id, spirv.DecorationArrayStride, ID(stride))
	}
	return id
}

// runtimeArray has as many elements as its descriptor's range holds.
func (b *Builder) runtimeArray(elem ID, stride int) ID {
	id, fresh := b.declareVariant(stride, typeShape{kindArray, elem, 0}, spirv.OpTypeRuntimeArray, elem)
	if fresh {
		b.decorate(id, spirv.DecorationArrayStride, ID(stride))
	}
	return id
}

// Struct is a structure of the members, without a layout in memory.
func (b *Builder) Struct(members ...ID) ID {
	return b.declareType(typeShape{kind: kindStruct, n: len(members)}, spirv.OpTypeStruct, members...)
}

// The variants of structures beside those of Struct.
const (
	inMemory = 1 + iota // with offsets
	block               // likewise, and the outermost one of a descriptor
)

// wrapper is a structure of one member at offset 0, as memory needs it.
func (b *Builder) wrapper(member ID, variant int) ID {
	id, fresh := b.declareVariant(variant, typeShape{kind: kindStruct, n: 1}, spirv.OpTypeStruct, member)
	if fresh {
		b.module.DecorateMember(id, 0, spirv.DecorationOffset, 0)
		if variant == block {
			b.decorate(id, spirv.DecorationBlock)
		}
	}
	return id
}

func (b *Builder) pointer(class spirv.StorageClass, to ID) ID {
	return b.declareType(typeShape{kind: kindPointer, elem: to}, spirv.OpTypePointer, ID(class), to)
}

// variable declares a variable; initial is a constant, or nothing.
func (b *Builder) variable(class spirv.StorageClass, typ ID, initial ...ID) ID {
	in := &b.module.Declarations
	if class == spirv.StorageClassFunction {
		in = &b.variables
	}
	return b.valueIn(in, spirv.OpVariable, b.pointer(class, typ), append([]ID{ID(class)}, initial...)...)
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

func (b *Builder) constant(typ ID, op spirv.Opcode, operands ...ID) ID {
	id, _ := b.declare(0, op, typ, operands...)
	return id
}

// ConstU32 is a word.
func (b *Builder) ConstU32(v uint32) ID { return b.constant(b.U32(), spirv.OpConstant, ID(v)) }

func (b *Builder) constScope(s spirv.Scope) ID { return b.ConstU32(uint32(s)) }

func (b *Builder) constSemantics(s spirv.MemorySemantics) ID { return b.ConstU32(uint32(s)) }

// ConstF32 is a float, given by its value; NaN payloads are kept.
func (b *Builder) ConstF32(v float32) ID {
	return b.constant(b.F32(), spirv.OpConstant, ID(math.Float32bits(v)))
}

// ConstF64 is a float64, given by its value; NaN payloads are kept.
func (b *Builder) ConstF64(v float64) ID {
	bits := math.Float64bits(v)
	return b.constant(b.F64(), spirv.OpConstant, ID(uint32(bits)), ID(bits>>32))
}

// ConstBool is a condition.
func (b *Builder) ConstBool(v bool) ID {
	if v {
		return b.constant(b.Bool(), spirv.OpConstantTrue)
	}
	return b.constant(b.Bool(), spirv.OpConstantFalse)
}

// Constants in every element of a vector; a scalar where width is 1.

func (b *Builder) SplatU32(v uint32, width int) ID  { return b.splatConstant(b.ConstU32(v), width) }
func (b *Builder) SplatF32(v float32, width int) ID { return b.splatConstant(b.ConstF32(v), width) }
func (b *Builder) SplatF64(v float64, width int) ID { return b.splatConstant(b.ConstF64(v), width) }
func (b *Builder) SplatBool(v bool, width int) ID   { return b.splatConstant(b.ConstBool(v), width) }

func (b *Builder) splatConstant(c ID, width int) ID {
	if width == 1 {
		return c
	}
	return b.ConstVec(slices.Repeat([]ID{c}, width)...)
}

// ConstVec is a vector of scalar constants of one type.
func (b *Builder) ConstVec(parts ...ID) ID {
	return b.constant(b.Vec(b.TypeOf(parts[0]), len(parts)), spirv.OpConstantComposite, parts...)
}
