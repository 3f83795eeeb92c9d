package ops

const (
	byRoutine = "by a fixed order of operations, the same on every device; float16 and bfloat16 in float32, rounded once at the end"
	singular  = "; of a singular matrix infinities and NaN, or an error where the device checks indices"
)

// The decompositions of matrices and what is computed by them. They work on the last two axes.
var (
	Cholesky        = op(Op{Name: "cholesky", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "the lower triangular L with L L^H = x, a Hermitian positive definite matrix, or the upper one", Corner: byRoutine + "; only the lower triangle is read; where x is not positive definite NaN, or an error where the device checks indices"})
	LU              = op(Op{Name: "lu", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "P L U = x: the rows of x in the order p, L with a diagonal of ones, and U", Corner: byRoutine + "; the pivot is the first of the greatest magnitude"})
	QR              = op(Op{Name: "qr", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "Q R = x, with orthonormal columns and an upper triangle", Corner: byRoutine + "; by Householder's reflections, whose signs R keeps as LAPACK's"})
	Solve           = op(Op{Name: "solve", Kind: Composition, Arity: 2, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "the X with x1 X = x2", Corner: byRoutine + singular})
	SolveTriangular = op(Op{Name: "solve_triangular", Kind: Composition, Arity: 2, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "the X with x1 X = x2, of the lower or upper triangle of x1", Corner: byRoutine + "; of a zero on the diagonal infinities and NaN"})
	CholeskySolve   = op(Op{Name: "cholesky_solve", Kind: Composition, Arity: 2, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "the X with L L^H X = x2, L being x1, a factor of cholesky", Corner: byRoutine})
	Inv             = op(Op{Name: "inv", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "the inverse of a square matrix", Corner: byRoutine + singular})
	Det             = op(Op{Name: "det", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "the determinant of a square matrix", Corner: byRoutine + "; of a matrix without rows 1"})
	Eigh            = op(Op{Name: "eigh", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 400, Doc: "the eigenvalues of a Hermitian matrix in ascending order, and its eigenvectors as columns", Corner: byRoutine + "; only the lower triangle is read; by Jacobi's rotations, which fix the signs"})
	EigValsH        = op(Op{Name: "eigvalsh", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 400, Doc: "the eigenvalues of a Hermitian matrix in ascending order", Corner: "as eigh"})
	Eig             = op(Op{Name: "eig", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToComplex, Cost: 800, Doc: "the eigenvalues of a square matrix, in no order, and its eigenvectors as columns of length 1", Corner: byRoutine + "; in complex numbers, by shifted QR steps of the Hessenberg form"})
	EigVals         = op(Op{Name: "eigvals", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToComplex, Cost: 800, Doc: "the eigenvalues of a square matrix, in no order", Corner: "as eig"})
	SVD             = op(Op{Name: "svd", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 400, Doc: "u, s and vh with u diag(s) vh = x, with orthonormal columns of u and rows of vh, and s in descending order", Corner: byRoutine + "; by Jacobi's rotations of the rows of R, of the qr decomposition"})
	SVDVals         = op(Op{Name: "svdvals", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 400, Doc: "the singular values of a matrix in descending order", Corner: "as svd"})
	Pinv            = op(Op{Name: "pinv", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 400, Doc: "the pseudo-inverse of a matrix, in which singular values up to rtol times the greatest count as 0", Corner: "by svd"})
	MatrixRank      = op(Op{Name: "matrix_rank", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToIndex, Cost: 400, Doc: "how many singular values are greater than rtol times the greatest", Corner: "by svd"})
	LstSq           = op(Op{Name: "lstsq", Kind: Composition, Arity: 2, Accept: FloatingType, Convert: AsFloat64, Cost: 400, Doc: "the shortest X for which x1 X - x2 has the least squares", Corner: "by the pseudo-inverse, as pinv"})
	MatrixNorm      = op(Op{Name: "matrix_norm", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 4, Doc: "a norm of a matrix: fro, nuc, 1, -1, 2, -2, inf or -inf", Corner: "fro as vector_norm, the sums as sum, nuc, 2 and -2 by svd"})
	Cond            = op(Op{Name: "cond", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 400, Doc: "the condition number of a matrix in a norm, 2 by default", Corner: "2 and -2 by svd, others by inv"})
	SlogDet         = op(Op{Name: "slogdet", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Cost: 100, Doc: "the sign of the determinant, and the logarithm of its magnitude", Corner: byRoutine + "; of a singular matrix 0 and -infinity"})
)

// The modes of QR.
const (
	QRReduced  = "reduced"
	QRComplete = "complete"
)

// The modes of SVD.
const (
	SVDFull    = "full"
	SVDReduced = "reduced"
)

// Norms of matrices; others are named by numbers.
const (
	NormFrobenius = "fro"
	NormNuclear   = "nuc"
)

// The modes of triangles.
const (
	Lower = "lower"
	Upper = "upper"
)
