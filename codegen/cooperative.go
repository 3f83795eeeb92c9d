package codegen

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/spirv"
)

// Cooperative matrices (SPV_KHR_cooperative_matrix): small matrices that a
// subgroup holds together, however the device spreads them. All invocations of
// the subgroup run what is here. The extension asks for the Vulkan memory model,
// in which memory that others are to see is marked.

// UseMatrices says, ahead of everything else, that the module has cooperative
// matrices.
func (b *Builder) UseMatrices() {
	b.matrices = true
	b.matrixCapabilities = map[spirv.Capability]bool{}
}

func (b *Builder) matrixCapability() {
	if !b.matrices {
		return
	}
	b.module.Capability(spirv.CapabilityVulkanMemoryModel)
	b.module.Capability(spirv.CapabilityCooperativeMatrixKHR)
	for _, c := range []spirv.Capability{spirv.CapabilityFloat16, spirv.CapabilityInt8} {
		if b.matrixCapabilities[c] {
			b.module.Capability(c)
		}
	}
}

func (b *Builder) matrixExtensions() {
	if b.matrices {
		b.module.Extension("SPV_KHR_vulkan_memory_model")
		b.module.Extension("SPV_KHR_cooperative_matrix")
	}
}

func (b *Builder) memoryModel() spirv.MemoryModel {
	if b.matrices {
		return spirv.MemoryModelVulkan
	}
	return spirv.MemoryModelGLSL450
}

// MatrixUse is what a cooperative matrix is for.
type MatrixUse uint32

// The uses: a and b are multiplied, and the product is added to a sum.
const (
	MatrixA   = MatrixUse(spirv.CooperativeMatrixUseMatrixAKHR)
	MatrixB   = MatrixUse(spirv.CooperativeMatrixUseMatrixBKHR)
	MatrixSum = MatrixUse(spirv.CooperativeMatrixUseMatrixAccumulatorKHR)
)

// Matrix is a type of cooperative matrices.
type Matrix struct {
	DType dtype.DType
	typ   ID
}

// MatrixType declares matrices of rows x columns elements of float16, int8 or
// uint8, or of float32, int32 or uint32 for sums.
func (b *Builder) MatrixType(d dtype.DType, rows, columns int, use MatrixUse) Matrix {
	elem := b.matrixElement(d)
	scope := b.constScope(spirv.ScopeSubgroup)
	r, c, u := b.ConstU32(uint32(rows)), b.ConstU32(uint32(columns)), b.ConstU32(uint32(use))
	typ := b.declareType(typeShape{kind: kindMatrix, elem: elem}, spirv.OpTypeCooperativeMatrixKHR, elem, scope, r, c, u)
	return Matrix{DType: d, typ: typ}
}

// matrixElement is the type of a matrix's elements.
func (b *Builder) matrixElement(d dtype.DType) ID {
	switch d {
	case dtype.Float16:
		b.matrixCapabilities[spirv.CapabilityFloat16] = true
		return b.declareType(typeShape{kind: kindMatrixElement, n: 1}, spirv.OpTypeFloat, 16)
	case dtype.Int8, dtype.Uint8:
		b.matrixCapabilities[spirv.CapabilityInt8] = true
		return b.integerElement(d, 8)
	case dtype.Float32:
		return b.F32()
	case dtype.Uint32:
		return b.U32()
	case dtype.Int32:
		return b.integerElement(d, 32)
	}
	b.fail("a cooperative matrix of %v", d)
	return b.U32()
}

func (b *Builder) integerElement(d dtype.DType, bits ID) ID {
	signed := ID(0)
	if d.IsSigned() {
		signed = 1
	}
	return b.declareType(typeShape{kind: kindMatrixElement, n: 1}, spirv.OpTypeInt, bits, signed)
}

// ofMatrix is the variant of the constants that only matrices are made of.
const ofMatrix = 1

// MatrixZero is a matrix of zeros.
func (b *Builder) MatrixZero(m Matrix) ID {
	zero, _ := b.declare(ofMatrix, spirv.OpConstant, b.shapes[m.typ].elem, 0)
	return b.constant(m.typ, spirv.OpConstantComposite, zero)
}

func (b *Builder) matrixLayout(byColumns bool) ID {
	if byColumns {
		return b.ConstU32(uint32(spirv.CooperativeMatrixLayoutColumnMajorKHR))
	}
	return b.ConstU32(uint32(spirv.CooperativeMatrixLayoutRowMajorKHR))
}

// LoadMatrix reads a matrix from shared memory: its rows, or its columns, start
// stride vectors apart from the vector at index on.
func (b *Builder) LoadMatrix(m Matrix, s Shared, index, stride ID, byColumns bool) ID {
	return b.value(spirv.OpCooperativeMatrixLoadKHR, m.typ, b.sharedElement(s, index), b.matrixLayout(byColumns), stride, ID(spirv.MemoryAccessNonPrivatePointer))
}

// StoreMatrix writes a matrix to shared memory, row by row, stride vectors apart.
func (b *Builder) StoreMatrix(s Shared, index, stride, value ID) {
	b.emit(spirv.OpCooperativeMatrixStoreKHR, b.sharedElement(s, index), value, b.matrixLayout(false), stride, ID(spirv.MemoryAccessNonPrivatePointer))
}

// signs says of all of a product's matrices that their integers are signed.
const signs = ID(spirv.CooperativeMatrixOperandsMatrixASignedComponentsKHR | spirv.CooperativeMatrixOperandsMatrixBSignedComponentsKHR |
	spirv.CooperativeMatrixOperandsMatrixCSignedComponentsKHR | spirv.CooperativeMatrixOperandsMatrixResultSignedComponentsKHR)

// MatrixMulAdd is left times right plus start, where left and right have
// elements of x's dtype and start is of the type sum.
func (b *Builder) MatrixMulAdd(x, sum Matrix, left, right, start ID) ID {
	if x.DType == dtype.Int8 {
		return b.value(spirv.OpCooperativeMatrixMulAddKHR, sum.typ, left, right, start, signs)
	}
	return b.value(spirv.OpCooperativeMatrixMulAddKHR, sum.typ, left, right, start)
}
