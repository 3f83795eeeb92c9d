package tensor

import "github.com/weft-gpu/weft/ops"

// The decompositions of matrices (Array API 2024.12, extension linalg; the others as SciPy names
// them). They work on the last two axes of stacks of matrices. The comment of [Tensor.LU] holds for
// all of them.

// Triangle says which triangle of a matrix is meant. It is an option of [Tensor.Cholesky],
// [Tensor.CholeskySolve] and [Tensor.SolveTriangular]; [LowerTriangle] is the default.
type Triangle uint8

// The triangles.
const (
	LowerTriangle Triangle = iota
	UpperTriangle
)

// String is the triangle's name in an op line: lower or upper.
func (t Triangle) String() string { return word("Triangle", int(t), ops.Lower, ops.Upper) }

// LU factors matrices of m rows and n columns by partial pivoting: row i of the product of lower
// and upper is row order[i] of x. The order is int64 and has x's axes but the last. lower is m by k
// with a diagonal of ones, and upper is k by n, where k is the lesser of m and n. The pivot is the
// first element of the greatest magnitude.
//
// Any dtype: float16 and bfloat16 are computed in float32 and rounded once at the end, and bools and
// integers become float64. The order of the operations depends on the shapes alone, so the
// result has the same bits on every device. Sides of matrices are at most 16,384. Errors:
// *[RankError], *[DTypeError], *[AttrError] for a greater side (SciPy, linalg.lu).
func (x *Tensor) LU() (order, lower, upper *Tensor) {
	list := applyAll(ops.LU, ops.Attr{}, x)
	return list[0], list[len(list)/2], list[len(list)-1]
}

// Cholesky is the lower triangular matrices L, with L times its conjugate transpose being x, or with
// [UpperTriangle] the conjugate transpose of L. x is Hermitian and positive definite; only its lower
// triangle is read. Where x is not positive definite the result has NaN, or with [device.WithIndexCheck]
// reading it returns a *[FactorError]. Dtypes and errors: those of [Tensor.LU], *[SquareError] (Array API 2024.12, linalg.cholesky).
func (x *Tensor) Cholesky(triangle ...Triangle) *Tensor {
	return apply(ops.Cholesky, ops.Attr{Mode: triangleOf(triangle)}, x)
}

func triangleOf(list []Triangle) string {
	if len(list) == 0 {
		return ""
	}
	return list[len(list)-1].String()
}

// QRMode says how many columns q has. It is an option of [Tensor.QR]; [QRReduced] is the default.
type QRMode uint8

// The modes.
const (
	QRReduced  QRMode = iota // as many as the lesser side of the matrix
	QRComplete               // as many as it has rows
)

// String is the mode's name in an op line: reduced or complete.
func (m QRMode) String() string { return word("QRMode", int(m), ops.QRReduced, ops.QRComplete) }

// QR factors matrices: q has orthonormal columns, r is an upper triangle, and their product is x.
// The signs are those of LAPACK's geqrf. Dtypes and errors: those of [Tensor.LU] (Array API 2024.12,
// linalg.qr).
func (x *Tensor) QR(mode ...QRMode) (q, r *Tensor) {
	attr := ops.Attr{}
	if len(mode) > 0 {
		attr.Mode = mode[len(mode)-1].String()
	}
	return pairOf(applyAll(ops.QR, attr, x))
}

// Solve is the solution y of x @ y = b, by [Tensor.LU]. b is a vector, or matrices whose axes before
// the last two broadcast with x's. Of a singular x it has infinities and NaN, or with
// [device.WithIndexCheck] reading it returns a *[FactorError]. Dtypes and errors: those of [Tensor.LU],
// *[SquareError], *[ContractionError] where the sizes differ, *shape.BroadcastError,
// *dtype.PromotionError (Array API 2024.12, linalg.solve).
func (x *Tensor) Solve(b *Tensor) *Tensor { return apply(ops.Solve, ops.Attr{}, x, b) }

// SolveTriangular is the solution y of x @ y = b for the lower triangle of matrices x, or the upper one. The
// other triangle is not read. Dtypes and errors: those of [Tensor.Solve] (SciPy, linalg.solve_triangular).
func (x *Tensor) SolveTriangular(b *Tensor, triangle ...Triangle) *Tensor {
	return apply(ops.SolveTriangular, ops.Attr{Mode: triangleOf(triangle)}, x, b)
}

// CholeskySolve is the solution y of A @ y = b, where x is the lower factor of the matrices A as
// [Tensor.Cholesky] makes it. Dtypes and errors: those of [Tensor.Solve] (SciPy, linalg.cho_solve).
func (x *Tensor) CholeskySolve(b *Tensor) *Tensor {
	return apply(ops.CholeskySolve, ops.Attr{}, x, b)
}

// Inv is the inverse of square matrices, by [Tensor.LU]. Of a singular one it has infinities and
// NaN, or with [device.WithIndexCheck] reading it returns a *[FactorError]. Dtypes and errors: those of
// [Tensor.LU], *[SquareError] (Array API 2024.12, linalg.inv).
func (x *Tensor) Inv() *Tensor { return apply(ops.Inv, ops.Attr{}, x) }

// Det is the determinant of square matrices, by [Tensor.LU]. Dtypes and errors: those of [Tensor.Inv] (Array
// API 2024.12, linalg.det).
func (x *Tensor) Det() *Tensor { return apply(ops.Det, ops.Attr{}, x) }

// SlogDet is the sign of the determinant, and the logarithm of its magnitude, which is real. Of a
// singular matrix they are 0 and -infinity. Dtypes and errors: those of [Tensor.Inv] (Array API 2024.12,
// linalg.slogdet).
func (x *Tensor) SlogDet() (sign, logarithm *Tensor) {
	return pairOf(applyAll(ops.SlogDet, ops.Attr{}, x))
}

// Eigh is the eigenvalues of Hermitian matrices, real and in ascending order, and the eigenvectors as
// the columns of unitary matrices. Only the lower triangle is read. Eigenvectors are determined up
// to a factor of magnitude 1, and those of equal eigenvalues up to a rotation; the order of
// operations fixes them. Dtypes and errors: those of [Tensor.Inv] (Array API 2024.12, linalg.eigh).
func (x *Tensor) Eigh() (values, vectors *Tensor) { return pairOf(applyAll(ops.Eigh, ops.Attr{}, x)) }

// EigValsH is the eigenvalues of Hermitian matrices, with the dtypes and errors of [Tensor.Eigh] (Array API 2024.12, linalg.eigvalsh).
func (x *Tensor) EigValsH() *Tensor { return apply(ops.EigValsH, ops.Attr{}, x) }

// Eig is the eigenvalues of square matrices, in no order, and eigenvectors of length 1 as the columns
// of matrices. Both are complex. The matrices are computed with in complex numbers, so the
// eigenvalues of real ones need not be exact conjugates of each other. Shifted QR steps find them,
// which takes some 30 n^3 operations. Dtypes and errors: those of [Tensor.Inv] (Array API 2025.12, linalg.eig).
func (x *Tensor) Eig() (values, vectors *Tensor) { return pairOf(applyAll(ops.Eig, ops.Attr{}, x)) }

// EigVals is the eigenvalues of square matrices, with the dtypes and errors of [Tensor.Eig] (Array API 2025.12, linalg.eigvals).
func (x *Tensor) EigVals() *Tensor { return apply(ops.EigVals, ops.Attr{}, x) }

// SVDMode says how many singular vectors there are. It is an option of [Tensor.SVD]; [SVDFull] is
// the default.
type SVDMode uint8

// The modes.
const (
	SVDFull    SVDMode = iota // as many as the matrix has rows and columns
	SVDReduced                // as many as its lesser side
)

// String is the mode's name in an op line: full or reduced.
func (m SVDMode) String() string { return word("SVDMode", int(m), ops.SVDFull, ops.SVDReduced) }

// SVD is the singular value decomposition of matrices: u times a diagonal matrix of s times vh is x.
// The columns of u and the rows of vh are orthonormal. The singular values s are real, not negative,
// and in descending order. Jacobi's rotations find them. Dtypes and errors: those of [Tensor.LU] (Array API
// 2024.12, linalg.svd).
func (x *Tensor) SVD(mode ...SVDMode) (u, s, vh *Tensor) {
	attr := ops.Attr{}
	if len(mode) > 0 {
		attr.Mode = mode[len(mode)-1].String()
	}
	list := applyAll(ops.SVD, attr, x)
	return list[0], list[len(list)/2], list[len(list)-1]
}

// SVDVals is the singular values of matrices, with the dtypes and errors of [Tensor.SVD] (Array API 2024.12, linalg.svdvals).
func (x *Tensor) SVDVals() *Tensor { return apply(ops.SVDVals, ops.Attr{}, x) }

// RankOption changes what counts as 0 in [Tensor.Pinv], [Tensor.MatrixRank] and [Tensor.LstSq]:
// [RTol].
type RankOption interface{ rank(*settings) }

// RTol lets singular values up to x times the greatest one count as 0. By default x is the greater
// side of the matrix times the distance of 1 from the next number of the dtype.
func RTol(x float64) RankOption { return rtol(x) }

type rtol float64

func (r rtol) rank(s *settings) { s.Params = []float64{float64(r)} }

// Pinv is the pseudo-inverse of matrices (Moore and Penrose), by [Tensor.SVD]. Dtypes and errors: those of
// [Tensor.LU] (Array API 2024.12, linalg.pinv).
func (x *Tensor) Pinv(options ...RankOption) *Tensor {
	return apply(ops.Pinv, set(ops.Attr{}, options, RankOption.rank).Attr, x)
}

// MatrixRank is the number of singular values of matrices that do not count as 0, int64. Dtypes and errors: those of
// [Tensor.LU] (Array API 2024.12, linalg.matrix_rank).
func (x *Tensor) MatrixRank(options ...RankOption) *Tensor {
	return apply(ops.MatrixRank, set(ops.Attr{}, options, RankOption.rank).Attr, x)
}

// LstSq is the solution y of least squares of x @ y - b, of several the shortest, by [Tensor.Pinv].
// b is a vector, or matrices whose axes before the last two broadcast with x's. Dtypes and errors: those of
// [Tensor.LU], *[ContractionError] where the sizes differ, *shape.BroadcastError,
// *dtype.PromotionError (NumPy, linalg.lstsq).
func (x *Tensor) LstSq(b *Tensor, options ...RankOption) *Tensor {
	return apply(ops.LstSq, set(ops.Attr{}, options, RankOption.rank).Attr, x, b)
}

// MatrixNormKind names a norm of matrices. It is an option of [Tensor.MatrixNorm] and [Tensor.Cond].
type MatrixNormKind uint8

// The norms.
const (
	NormFrobenius   MatrixNormKind = iota // the root of the sum of the squares
	NormNuclear                           // the sum of the singular values
	NormGreatest                          // the greatest singular value
	NormLeast                             // the least singular value
	NormColumns                           // the greatest sum of magnitudes of a column
	NormLeastColumn                       // the least such sum
	NormRows                              // the greatest sum of magnitudes of a row
	NormLeastRow                          // the least such sum
)

// String is the norm's name in an op line, as NumPy's: fro, nuc, 2, -2, 1, -1, inf or -inf.
func (k MatrixNormKind) String() string {
	return word("MatrixNormKind", int(k), ops.NormFrobenius, ops.NormNuclear, "2", "-2", "1", "-1", "inf", "-inf")
}

// MatrixNorm is a norm of matrices, real; [NormFrobenius] by default. Dtypes and errors: those of [Tensor.LU]
// (Array API 2024.12, linalg.matrix_norm).
func (x *Tensor) MatrixNorm(kind ...MatrixNormKind) *Tensor {
	return apply(ops.MatrixNorm, ops.Attr{Mode: normOf(kind)}, x)
}

func normOf(kind []MatrixNormKind) string {
	if len(kind) == 0 {
		return ""
	}
	return kind[len(kind)-1].String()
}

// Cond is the condition number of matrices in a norm, real: the norm times that of the inverse. By
// default it is that of [NormGreatest], which takes matrices that are not square too; of a singular
// matrix it is infinite. Dtypes and errors: those of [Tensor.LU], *[SquareError] (NumPy, linalg.cond).
func (x *Tensor) Cond(kind ...MatrixNormKind) *Tensor {
	return apply(ops.Cond, ops.Attr{Mode: normOf(kind)}, x)
}
