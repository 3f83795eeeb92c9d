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

// absent are names of the extension that Weft has not got.
var absent = map[string]string{
	"linalg.cholesky": decompositions, "linalg.det": decompositions, "linalg.eigh": decompositions, "linalg.eigvalsh": decompositions,
	"linalg.inv": decompositions, "linalg.matrix_rank": decompositions, "linalg.pinv": decompositions, "linalg.qr": decompositions,
	"linalg.slogdet": decompositions, "linalg.solve": decompositions, "linalg.svd": decompositions, "linalg.svdvals": decompositions,
}

const decompositions = "Weft has no decompositions of matrices; the standard's extension linalg is optional"

func init() {
	register(matrixProducts)
	register(linalg)
	for name, f := range matrixProducts {
		register(map[string]function{"linalg." + name: f})
	}
	for name, reason := range absent {
		register(map[string]function{name: {"*args", func(*call) any { return &UnsupportedError{Name: name, Reason: reason} }}})
	}
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

// matrixNorm is a norm of the last two axes that needs no singular values: of
// the elements ('fro'), or of the sums of rows or columns (±inf, ±1).
func matrixNorm(c *call) any {
	x := c.sound("x")
	if rank := x.Shape().Rank(); c.err == nil && rank < 2 {
		c.fail("x", "has %d axes: pass a matrix or a stack of them", rank)
	}
	keep := c.flag("keepdims")
	if c.err != nil {
		return nil
	}
	if c.values["ord"] == "fro" {
		if keep {
			return x.VectorNorm([]int{-2, -1}, 2, tensor.KeepDims())
		}
		return x.VectorNorm([]int{-2, -1}, 2)
	}
	ord, ok := realOf(c.values["ord"])
	var sums *tensor.Tensor
	switch {
	case ok && math.Abs(ord) == 1:
		sums = x.Abs().Sum([]int{-2}, tensor.KeepDims())
	case ok && math.IsInf(ord, 0):
		sums = x.Abs().Sum([]int{-1}, tensor.KeepDims())
	default:
		return &UnsupportedError{Name: "linalg.matrix_norm", Reason: "of the orders there are 'fro', 1, -1, inf and -inf: the others need singular values"}
	}
	var norm *tensor.Tensor
	if ord > 0 {
		norm = sums.Max([]int{-2, -1}, tensor.KeepDims())
	} else {
		norm = sums.Min([]int{-2, -1}, tensor.KeepDims())
	}
	if keep {
		return norm
	}
	return norm.Squeeze(-2, -1)
}
