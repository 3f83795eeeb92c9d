package codegen

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/spirv"
)

// Cooperative matrices (SPV_KHR_cooperative_matrix) are small matrices whose elements are
// distributed over a subgroup's invocations; the device chooses how. All invocations of the
// subgroup must run this code. The extension requires the Vulkan memory model.

// matrices are the capabilities that the elements of a module's cooperative matrices need; nil
// if it has no matrices.
type matrices map[spirv.Capability]bool

// UseMatrices declares that the module has cooperative matrices. Call it before anything else.
func (b *Builder) UseMatrices() {
	b.UseVulkanMemory()
	b.matrices = matrices{}
}

// capabilities and extensions declare the capabilities and extensions that matrices need.
func (m matrices) capabilities(in *spirv.Module) {
	if m == nil {
		return
	}
	in.Capability(spirv.CapabilityVulkanMemoryModel)
	in.Capability(spirv.CapabilityCooperativeMatrixKHR)
	for _, c := range []spirv.Capability{spirv.CapabilityFloat16, spirv.CapabilityInt8} {
		if m[c] {
			in.Capability(c)
		}
	}
}

func (m matrices) extensions(in *spirv.Module) {
	if m != nil {
		in.Extension("SPV_KHR_vulkan_memory_model")
		in.Extension("SPV_KHR_cooperative_matrix")
	}
}

// MatrixUse is the role of a cooperative matrix in MatrixMulAdd.
type MatrixUse = spirv.CooperativeMatrixUse

// MatrixMulAdd multiplies a MatrixA by a MatrixB, and adds the product to a MatrixSum.
const (
	MatrixA   = spirv.CooperativeMatrixUseMatrixAKHR
	MatrixB   = spirv.CooperativeMatrixUseMatrixBKHR
	MatrixSum = spirv.CooperativeMatrixUseMatrixAccumulatorKHR
)

// Matrix is a type of cooperative matrices.
type Matrix = spirv.Matrix

// MatrixType declares a type of matrices of rows x columns elements. d is float16, int8 or
// uint8, or for sums float32, int32 or uint32.
func (b *Builder) MatrixType(d dtype.DType, rows, columns int, use MatrixUse) Matrix {
	return b.Builder.MatrixType(b.matrices.element(b, d), rows, columns, use)
}

// element returns the type of a matrix's elements.
func (m matrices) element(b *Builder, d dtype.DType) spirv.MatrixElement {
	switch d {
	case dtype.Float16:
		m[spirv.CapabilityFloat16] = true
		return b.MatrixFloat16()
	case dtype.Int8, dtype.Uint8:
		m[spirv.CapabilityInt8] = true
		return b.MatrixInteger(8, d.IsSigned())
	case dtype.Float32:
		return b.MatrixFloat32()
	case dtype.Int32, dtype.Uint32:
		return b.MatrixInteger(32, d.IsSigned())
	}
	b.Fail("a cooperative matrix of %v", d)
	return b.MatrixInteger(32, false)
}
