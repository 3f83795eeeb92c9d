package onnxop

import "github.com/weft-gpu/weft/tensor"

func init() {
	define("Det", 11, func(c *Call) []Value { return c.one(c.X(0).Det()) })
	define("com.microsoft.Inverse", 1, func(c *Call) []Value { return c.one(c.X(0).Inv()) })
	define("com.microsoft.CDist", 1, distances)
}

// distances are those of every row of the first matrix from every row of the second.
func distances(c *Call) []Value {
	x, y := c.X(0), c.X(1)
	metric := c.Str("metric", "sqeuclidean")
	if x.Rank() != 2 || y.Rank() != 2 || x.Dim(1) != y.Dim(1) {
		c.fail("operands of shapes %v and %v, and CDist takes matrices with as many columns", x.Shape(), y.Shape())
	}
	if metric != "euclidean" && metric != "sqeuclidean" {
		c.fail("the metric %q, and there are euclidean and sqeuclidean", metric)
	}
	difference := x.ExpandDims(1).Sub(y.ExpandDims(0))
	squares := difference.Mul(difference).Sum([]int{-1}, tensor.As(x.DType()))
	if metric == "euclidean" {
		squares = squares.Sqrt()
	}
	return c.one(squares)
}
