package sim

import "github.com/weft-gpu/weft/internal/spirv"

// kind is the kind of a type.
type kind uint8

const (
	kindVoid kind = iota
	kindBool
	kindInt
	kindFloat
	kindVector
	kindArray
	kindStruct
	kindPointer
	kindMatrix
	kindFunction
)

// typ is a type.
type typ struct {
	id                 uint32
	kind               kind
	bits               int // of a number
	signed             bool
	elem               *typ // of a vector, an array, a matrix, or a pointer's target
	n                  int  // elements of a vector or an array, 0 if the binding decides
	members            []*typ
	offsets            []int              // of members, in bytes
	stride             int                // of an array, in bytes
	class              spirv.StorageClass // of a pointer
	rows, columns, use int                // of a matrix
}

// file is a kind of registers; values of a type are in one of them.
type file uint8

const (
	noFile     file = iota
	fileWord        // 32 bits or less
	fileDouble      // 64 bits
	fileBool        // a bit a lane
	fileMatrix      // one for the subgroup
	numFiles
)

// declareType handles an instruction that declares a type.
func (m *module) declareType(i *instruction) {
	a, t := i.args, &typ{id: i.result}
	switch i.op {
	case spirv.OpTypeVoid:
		t.kind = kindVoid
	case spirv.OpTypeFunction:
		t.kind = kindFunction
	case spirv.OpTypeBool:
		t.kind = kindBool
	case spirv.OpTypeInt:
		t.kind, t.bits, t.signed = kindInt, int(a[0]), a[1] == 1
	case spirv.OpTypeFloat:
		t.kind, t.bits = kindFloat, int(a[0])
	case spirv.OpTypeVector:
		t.kind, t.elem, t.n = kindVector, m.typeOf(a[0]), int(a[1])
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		t.kind, t.elem = kindArray, m.typeOf(a[0])
		if i.op == spirv.OpTypeArray {
			t.n = m.number(a[1])
		}
		t.stride = t.elem.size()
		if stride, ok := m.decoration(i.result, -1, spirv.DecorationArrayStride); ok {
			t.stride = int(stride)
		}
	case spirv.OpTypeStruct:
		m.declareStruct(i, t)
	case spirv.OpTypePointer:
		t.kind, t.class, t.elem = kindPointer, spirv.StorageClass(a[0]), m.typeOf(a[1])
	case spirv.OpTypeCooperativeMatrixKHR:
		m.declareMatrix(i, t)
	case spirv.OpName, spirv.OpMemberName, spirv.OpExtension, spirv.OpMemoryModel, spirv.OpNop, spirv.OpUndef:
		return // they mean nothing here
	default:
		m.fail(Invalid, "%v before the function, which the simulator does not support there", i.op)
	}
	m.requireType(t)
	m.types[i.result] = t
}

func (m *module) declareStruct(i *instruction, t *typ) {
	t.kind = kindStruct
	end := 0
	for n, id := range i.args {
		member := m.typeOf(id)
		offset := end
		if given, ok := m.decoration(i.result, n, spirv.DecorationOffset); ok {
			offset = int(given)
		}
		t.members, t.offsets = append(t.members, member), append(t.offsets, offset)
		end = offset + member.size()
	}
}

// requireType fails for types whose capability the module does not declare.
func (m *module) requireType(t *typ) {
	switch {
	case t.kind == kindFloat && t.bits == 64:
		m.require(spirv.CapabilityFloat64, "float64")
	case t.kind == kindFloat && t.bits == 16:
		m.require(spirv.CapabilityFloat16, "float16")
	case t.kind == kindInt && t.bits == 64:
		m.require(spirv.CapabilityInt64, "64-bit integers")
	case t.kind == kindInt && t.bits == 16:
		m.require(spirv.CapabilityInt16, "16-bit integers")
	case t.kind == kindInt && t.bits == 8:
		m.require(spirv.CapabilityInt8, "8-bit integers")
	case t.kind == kindMatrix:
		m.require(spirv.CapabilityCooperativeMatrixKHR, "a cooperative matrix")
	}
}

func (m *module) typeOf(id uint32) *typ {
	t := m.types[id]
	if t == nil {
		m.fail(Invalid, "%%%d, which is no type", id)
	}
	return t
}

// scalars is the number of numbers or conditions in a value of the type.
func (t *typ) scalars() int {
	switch t.kind {
	case kindBool, kindInt, kindFloat, kindMatrix:
		return 1
	case kindVector, kindArray:
		return t.n * t.elem.scalars()
	case kindStruct:
		n := 0
		for _, m := range t.members {
			n += m.scalars()
		}
		return n
	}
	return 0
}

// size is the number of bytes of a value in memory.
func (t *typ) size() int {
	switch t.kind {
	case kindInt, kindFloat:
		return t.bits / 8
	case kindVector:
		return t.n * t.elem.size()
	case kindArray:
		return t.n * t.stride
	case kindStruct:
		if n := len(t.members); n > 0 {
			return t.offsets[n-1] + t.members[n-1].size()
		}
	}
	return 0
}

// scalar returns the innermost element type.
func (t *typ) scalar() *typ {
	for {
		switch t.kind {
		case kindVector, kindArray:
			t = t.elem
		case kindStruct:
			t = t.members[0]
		default:
			return t
		}
	}
}

// file returns the registers that values of the type are in.
func (t *typ) file() file {
	switch s := t.scalar(); {
	case s.kind == kindBool:
		return fileBool
	case s.kind == kindMatrix:
		return fileMatrix
	case s.bits == 64:
		return fileDouble
	}
	return fileWord
}

// part returns the type at an index of a composite, and the number of scalars before it.
func (t *typ) part(index int) (*typ, int) {
	if t.kind == kindStruct {
		before := 0
		for _, m := range t.members[:index] {
			before += m.scalars()
		}
		return t.members[index], before
	}
	return t.elem, index * t.elem.scalars()
}

func (m *module) declareMatrix(i *instruction, t *typ) {
	a := i.args
	t.kind, t.elem, t.rows, t.columns, t.use = kindMatrix, m.typeOf(a[0]), m.number(a[2]), m.number(a[3]), m.number(a[4])
	if m.scope(a[1]) != spirv.ScopeSubgroup {
		m.fail(Invalid, "a cooperative matrix of scope %d", m.scope(a[1]))
	}
}
