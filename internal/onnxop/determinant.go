package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func init() { define("Det", 11, determinant) }

// determinant is the product of the pivots of Gauss' elimination, which takes the
// greatest element of a column for its pivot: a few kernels for each column.
func determinant(c *Call) []Value {
	x := c.X(0)
	c.atLeast(x, 2)
	n := x.Dim(x.Rank() - 1)
	if x.Dim(x.Rank()-2) != n {
		c.fail("an operand of shape %v, and Det takes square matrices", x.Shape())
	}
	c.turns("columns", n)
	dims := x.Shape()[:x.Rank()-2]
	a := c.wide(x).Reshape(dims.Size(), n, n)
	det := tensor.Ones(c.dev, a.DType(), dims.Size())
	for ; n > 0; n-- {
		column := a.At(shape.All(), shape.All(), shape.At(0))
		at := column.Abs().ArgMax([]int{1}).Cast(dtype.Int32)
		pivot := column.TakeAlongAxis(1, at.ExpandDims(1))
		det = det.Mul(tensor.Where(at.Equal(0), pivot.Squeeze(1), pivot.Squeeze(1).Neg()))
		if n == 1 {
			break
		}
		// The pivot's row, and below it the others, the first in the pivot's place.
		rows := tensor.Arange(c.dev, int32(1), int32(n), 1).Reshape(1, -1)
		rows = tensor.Where(rows.Equal(at.ExpandDims(1)), tensor.Zeros(c.dev, dtype.Int32, 1, 1), rows)
		top := a.TakeAlongAxis(1, at.Reshape(-1, 1, 1))
		below := a.TakeAlongAxis(1, rows.ExpandDims(2))
		factor := below.At(shape.All(), shape.All(), shape.Span(0, 1)).Div(pivot.ExpandDims(2))
		factor = tensor.Where(pivot.ExpandDims(2).Equal(0), factor.ZerosLike(), factor)
		rest := shape.Span(1, n)
		a = below.At(shape.All(), shape.All(), rest).Sub(factor.Mul(top.At(shape.All(), shape.All(), rest)))
	}
	return c.one(det.Reshape(dims...).Cast(x.DType()))
}
