package spirv

// Cooperative matrices (SPV_KHR_cooperative_matrix) are small matrices whose elements are
// distributed over a subgroup's invocations; the device chooses how. All invocations of the
// subgroup must run this code. The module must have the Vulkan memory model.

// MatrixElement is the type of a matrix's elements.
type MatrixElement struct {
	typ    ID
	signed bool // a signed integer narrower than a word
}

// MatrixFloat16 and MatrixFloat32 return types of float elements.

func (b *Builder) MatrixFloat16() MatrixElement {
	return MatrixElement{typ: b.declareType(typeShape{kind: typeMatrixElement, n: 1}, OpTypeFloat, 16)}
}

func (b *Builder) MatrixFloat32() MatrixElement { return MatrixElement{typ: b.F32()} }

// MatrixInteger returns a type of integer elements. For 32 unsigned bits it is U32.
func (b *Builder) MatrixInteger(bits int, signed bool) MatrixElement {
	switch {
	case bits == 32 && !signed:
		return MatrixElement{typ: b.U32()}
	case signed:
		return MatrixElement{b.declareType(typeShape{kind: typeMatrixElement, n: 1}, OpTypeInt, ID(bits), 1), bits < 32}
	}
	return MatrixElement{typ: b.declareType(typeShape{kind: typeMatrixElement, n: 1}, OpTypeInt, ID(bits), 0)}
}

// Matrix is a type of cooperative matrices.
type Matrix struct {
	element MatrixElement
	typ     ID
}

// MatrixType declares a type of matrices of rows x columns elements.
func (b *Builder) MatrixType(element MatrixElement, rows, columns int, use CooperativeMatrixUse) Matrix {
	scope := b.ConstScope(ScopeSubgroup)
	r, c, u := b.ConstU32(uint32(rows)), b.ConstU32(uint32(columns)), b.ConstU32(uint32(use))
	shape := typeShape{kind: typeMatrix, elem: element.typ}
	return Matrix{element, b.declareType(shape, OpTypeCooperativeMatrixKHR, element.typ, scope, r, c, u)}
}

// ofMatrix is the variant, for declare, of the constants that only matrices contain.
const ofMatrix = 1

// MatrixZero returns a matrix of zeros.
func (b *Builder) MatrixZero(m Matrix) ID {
	zero, _ := b.declare(ofMatrix, OpConstant, m.element.typ, 0)
	return b.Constant(m.typ, OpConstantComposite, zero)
}

func matrixLayout(byColumns bool) uint32 {
	if byColumns {
		return uint32(CooperativeMatrixLayoutColumnMajorKHR)
	}
	return uint32(CooperativeMatrixLayoutRowMajorKHR)
}

// LoadMatrix loads a matrix from shared memory, beginning at vector index of s. Its rows, or
// columns if byColumns is true, begin stride vectors apart.
func (b *Builder) LoadMatrix(m Matrix, s Shared, index, stride ID, byColumns bool) ID {
	return b.Result(OpCooperativeMatrixLoadKHR, m.typ, b.sharedElement(s, index), b.ConstU32(matrixLayout(byColumns)), stride, ID(MemoryAccessNonPrivatePointer))
}

// StoreMatrix stores a matrix in shared memory, beginning at vector index of s. Its rows begin
// stride vectors apart.
func (b *Builder) StoreMatrix(s Shared, index, stride, value ID) {
	b.Emit(OpCooperativeMatrixStoreKHR, b.sharedElement(s, index), value, b.ConstU32(matrixLayout(false)), stride, ID(MemoryAccessNonPrivatePointer))
}

// signs says that the integers of all matrices of a product are signed.
const signs = CooperativeMatrixOperandsMatrixASignedComponentsKHR | CooperativeMatrixOperandsMatrixBSignedComponentsKHR |
	CooperativeMatrixOperandsMatrixCSignedComponentsKHR | CooperativeMatrixOperandsMatrixResultSignedComponentsKHR

// MatrixMulAdd is left times right plus start. left and right have x's element type. start and
// the result have type sum.
func (b *Builder) MatrixMulAdd(x, sum Matrix, left, right, start ID) ID {
	if x.element.signed {
		return b.Result(OpCooperativeMatrixMulAddKHR, sum.typ, left, right, start, ID(signs))
	}
	return b.Result(OpCooperativeMatrixMulAddKHR, sum.typ, left, right, start)
}
