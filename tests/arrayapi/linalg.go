package arrayapi

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// matrixProducts are the standard's linear algebra functions, which are in the
// main namespace and in the extension linalg.
var matrixProducts = map[string]function{
	"matmul":           {"x1, x2, /", func(c *call) any { return c.array("x1").MatMul(c.array("x2")) }},
	"matrix_transpose": unary((*tensor.Tensor).MatrixTranspose),
	"tensordot":        {"x1, x2, /, *, axes=2", tensorDot},
	"vecdot":           {"x1, x2, /, *, axis=-1", func(c *call) any { return c.array("x1").VecDot(c.integer("axis"), c.array("x2")) }},
}

// linalg are the functions of the extension linalg alone.
var linalg = map[string]function{
	"linalg.cross":        {"x1, x2, /, *, axis=-1", func(c *call) any { return c.array("x1").Cross(c.integer("axis"), c.array("x2")) }},
	"linalg.diagonal":     {"x, /, *, offset=0", func(c *call) any { return c.array("x").Diagonal(nil, c.integer("offset")) }},
	"linalg.matrix_norm":  {"x, /, *, keepdims=False, ord='fro'", matrixNorm},
	"linalg.matrix_power": {"x, n, /", func(c *call) any { return c.array("x").MatrixPower(c.integer("n")) }},
	"linalg.outer":        {"x1, x2, /", func(c *call) any { return c.array("x1").Outer(c.array("x2")) }},
	"linalg.trace":        {"x, /, *, offset=0, dtype=None", trace},
	"linalg.vector_norm":  {"x, /, *, axis=None, keepdims=False, ord=2", vectorNorm},
}

// decompositions are the functions that factor matrices.
var decompositions = map[string]function{
	"linalg.cholesky": {"x, /, *, upper=False", func(c *call) any {
		if c.flag("upper") {
			return c.array("x").Cholesky(tensor.UpperTriangle)
		}
		return c.array("x").Cholesky()
	}},
	"linalg.det":         unary((*tensor.Tensor).Det),
	"linalg.eig":         {"x, /", func(c *call) any { return list(pair(c.array("x").Eig())...) }},
	"linalg.eigvals":     unary((*tensor.Tensor).EigVals),
	"linalg.eigh":        {"x, /", func(c *call) any { return list(pair(c.array("x").Eigh())...) }},
	"linalg.eigvalsh":    unary((*tensor.Tensor).EigValsH),
	"linalg.inv":         unary((*tensor.Tensor).Inv),
	"linalg.matrix_rank": {"x, /, *, rtol=None", matrixRank},
	"linalg.pinv":        {"x, /, *, rtol=None", pinv},
	"linalg.qr":          {"x, /, *, mode='reduced'", qr},
	"linalg.slogdet":     {"x, /", func(c *call) any { return list(pair(c.array("x").SlogDet())...) }},
	"linalg.solve":       {"x1, x2, /", func(c *call) any { return c.array("x1").Solve(c.array("x2")) }},
	"linalg.svd": {"x, /, *, full_matrices=True", func(c *call) any {
		mode := tensor.SVDReduced
		if c.flag("full_matrices") {
			mode = tensor.SVDFull
		}
		u, s, vh := c.array("x").SVD(mode)
		return list(u, s, vh)
	}},
	"linalg.svdvals": unary((*tensor.Tensor).SVDVals),
}

func qr(c *call) any {
	switch c.values["mode"] {
	case "reduced":
		return list(pair(c.array("x").QR())...)
	case "complete":
		return list(pair(c.array("x").QR(tensor.QRComplete))...)
	}
	c.fail("mode", "is %v: pass 'reduced' or 'complete'", c.values["mode"])
	return nil
}

// matrixRank and pinv take rtol as a number, or as an array of one for each matrix of a stack.
func matrixRank(c *call) any {
	x, rtol, several := tolerance(c)
	if several == nil {
		return x.MatrixRank(rtol...)
	}
	values := x.SVDVals()
	return values.Greater(values.Max([]int{-1}, tensor.KeepDims()).Mul(several)).Cast(dtype.Int64).Sum([]int{-1})
}

func pinv(c *call) any {
	x, rtol, several := tolerance(c)
	if several == nil {
		return x.Pinv(rtol...)
	}
	u, s, vh := x.SVD(tensor.SVDReduced)
	large := s.Greater(s.Max([]int{-1}, tensor.KeepDims()).Mul(several))
	inverse := tensor.Where(large, s.Reciprocal(), 0).ExpandDims(-2).Cast(x.DType())
	return vh.MatrixTranspose().Conj().Mul(inverse).MatMul(u.MatrixTranspose().Conj())
}

// tolerance returns the matrices and rtol: as an option, or as an array with an axis more.
func tolerance(c *call) (x *tensor.Tensor, rtol []tensor.RankOption, several *tensor.Tensor) {
	x = c.array("x")
	if c.values["rtol"] == nil {
		return x, nil, nil
	}
	if n, ok := realOf(c.values["rtol"]); ok {
		return x, []tensor.RankOption{tensor.RTol(n)}, nil
	}
	return x, nil, c.array("rtol").ExpandDims(-1).Cast(x.DType().Real())
}

func init() {
	register(matrixProducts)
	register(linalg)
	for name, f := range matrixProducts {
		register(map[string]function{"linalg." + name: f})
	}
	register(decompositions)
}

// tensorDot takes a number of axes, or two lists of them.
func tensorDot(c *call) any {
	x, y := c.array("x1"), c.array("x2")
	if n, ok := integerOf(c.values["axes"]); ok {
		return x.TensorDot(y, n)
	}
	if lists, ok := c.values["axes"].([]any); ok && len(lists) == 2 {
		left, okLeft := integersOf(lists[0])
		right, okRight := integersOf(lists[1])
		if okLeft && okRight {
			return x.TensorDotAxes(left, right, y)
		}
	}
	c.fail("axes", "is %v: pass an integer, or two lists of axes", c.values["axes"])
	return nil
}

func trace(c *call) any {
	x := c.array("x").Diagonal(nil, c.integer("offset"))
	if d := c.dtype("dtype", dtype.Invalid); d != dtype.Invalid {
		return x.Sum([]int{-1}, tensor.As(d))
	}
	return x.Sum([]int{-1})
}

func vectorNorm(c *call) any {
	p := c.real("ord")
	return along(c, c.array("x"), func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
		return x.VectorNorm(axes, p, options...)
	})
}

// matrixNorms are the orders of matrix_norm.
var matrixNorms = map[any]tensor.MatrixNormKind{
	"fro": tensor.NormFrobenius, "nuc": tensor.NormNuclear, 2.0: tensor.NormGreatest, -2.0: tensor.NormLeast,
	1.0: tensor.NormColumns, -1.0: tensor.NormLeastColumn, math.Inf(1): tensor.NormRows, math.Inf(-1): tensor.NormLeastRow,
}

// matrixNorm is a norm of the last two axes.
func matrixNorm(c *call) any {
	x, order := c.array("x"), c.values["ord"]
	if n, ok := realOf(order); ok {
		order = n
	}
	kind, ok := matrixNorms[order]
	if !ok {
		c.fail("ord", "is %v: pass 'fro', 'nuc', 1, -1, 2, -2, inf or -inf", c.values["ord"])
		return nil
	}
	norm := x.MatrixNorm(kind)
	if c.flag("keepdims") {
		return norm.ExpandDims(-2, -1)
	}
	return norm
}
