package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Reductions, scans and what normalises along axes with them.

type reduction = func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor

func init() {
	for name, f := range map[string]reduction{
		"ReduceSum": sum, "ReduceProd": product,
		"ReduceMax": ofBools(orLimit((*tensor.Tensor).Max, minOf)), "ReduceMin": ofBools(orLimit((*tensor.Tensor).Min, greatestOf)), "ReduceMean": mean,
		"ReduceSumSquare": func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
			return sum(x.Mul(x), axes, options...)
		},
		"ReduceL1": func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
			return sum(x.Abs(), axes, options...)
		},
		"ReduceL2": asFloats(norm(2)),
		"ReduceLogSum": asFloats(func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
			return sum(x, axes, options...).Log()
		}),
		"ReduceLogSumExp": asFloats((*tensor.Tensor).LogSumExp),
	} {
		define(name, 1, func(c *Call) []Value { return c.reduce(f) })
	}
	define("ArgMax", 1, func(c *Call) []Value { return c.position((*tensor.Tensor).ArgMax) })
	define("ArgMin", 1, func(c *Call) []Value { return c.position((*tensor.Tensor).ArgMin) })
	define("CumSum", 11, cumulative((*tensor.Tensor).CumulativeSum))
	define("CumProd", 26, cumulative((*tensor.Tensor).CumulativeProd))
	define("Softmax", 1, func(c *Call) []Value { return c.along((*tensor.Tensor).Softmax) })
	define("LogSoftmax", 1, func(c *Call) []Value { return c.along((*tensor.Tensor).LogSoftmax) })
	define("Hardmax", 1, hardmax)
	define("LpNormalization", 1, lpNormalization)
}

var mean = asFloats((*tensor.Tensor).Mean)

// sum and product are in the operand's dtype.
func sum(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
	return x.Sum(axes, inOwnType(x, options)...)
}

func product(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
	return x.Prod(axes, inOwnType(x, options)...)
}

// inOwnType are the options of a reduction as those of a sum in x's dtype.
func inOwnType(x *tensor.Tensor, options []tensor.ReduceOption) []tensor.SumOption {
	own := []tensor.SumOption{tensor.As(x.DType())}
	for _, option := range options {
		own = append(own, option)
	}
	return own
}

// norm is the p-norm.
func norm(p float64) reduction {
	return func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
		return x.VectorNorm(axes, p, options...)
	}
}

// asFloats reduces integers as float64 numbers; the result is cut off towards 0.
func asFloats(f reduction) reduction {
	return func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
		if x.DType().Kind() == dtype.KindFloat {
			return f(x, axes, options...)
		}
		return f(x.Cast(dtype.Float64), axes, options...).Cast(x.DType())
	}
}

// ofBools reduces bools as the numbers 0 and 1.
func ofBools(f reduction) reduction {
	return func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
		if x.DType() == dtype.Bool {
			return f(x.Cast(dtype.Uint8), axes, options...).Cast(dtype.Bool)
		}
		return f(x, axes, options...)
	}
}

// orLimit reduces axes without elements to the type's limit.
func orLimit(f reduction, limit func(dtype.DType) tensor.Operand) reduction {
	return func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
		widths := make([][2]int, x.Rank())
		for _, axis := range axes {
			if x.Dim(axis) == 0 {
				widths[axis][1] = 1
			}
		}
		if slices.Contains(widths, [2]int{0, 1}) {
			x = x.Pad(limit(x.DType()), widths...)
		}
		return f(x, axes, options...)
	}
}

// reduce keeps the axes unless the node says otherwise, and reduces all where none are
// named, unless it says that these are none.
func (c *Call) reduce(f reduction) []Value {
	x, axes := c.X(0), c.listOf("axes", 1)
	if len(axes) == 0 {
		if c.Flag("noop_with_empty_axes", false) {
			return c.one(f(x.ExpandDims(-1), []int{-1}))
		}
		axes = nil
		for i := range x.Shape() {
			axes = append(axes, i)
		}
	}
	axes = c.axes(axes, x.Rank())
	if len(axes) == 0 { // a scalar
		return c.one(f(x.Reshape(1), []int{0}))
	}
	return c.one(f(x, axes, c.keeping()...))
}

// keeping is the option that keeps the reduced axes, unless the node says otherwise.
func (c *Call) keeping() []tensor.ReduceOption {
	if c.Flag("keepdims", true) {
		return []tensor.ReduceOption{tensor.KeepDims()}
	}
	return nil
}

// position is where the greatest or smallest element is, of several the first or, where
// the node says so, the last.
func (c *Call) position(f reduction) []Value {
	x := c.X(0)
	axis := c.axis(c.Int("axis", 0), x.Rank())
	axes, keeping := []int{axis}, c.keeping()
	if c.Flag("select_last_index", false) {
		return c.one(f(x.Flip(axis), axes, keeping...).Neg().Add(x.Dim(axis) - 1))
	}
	return c.one(f(x, axes, keeping...))
}

// cumulative is a scan along the axis that the second operand says.
func cumulative(scan func(x *tensor.Tensor, axis int, options ...tensor.ScanOption) *tensor.Tensor) Operator {
	return func(c *Call) []Value {
		x, axis := c.X(0), c.IntOf(1)
		options := []tensor.ScanOption{tensor.As(x.DType())}
		if c.Flag("exclusive", false) {
			options = append(options, tensor.ScanExclusive())
		}
		if c.Flag("reverse", false) {
			options = append(options, tensor.ScanReverse())
		}
		return c.one(scan(x, axis, options...))
	}
}

// span is the axes that a softmax is along: one, or before version 13 all from one on.
func (c *Call) span(rank int) []int {
	if c.Version >= 13 {
		return []int{c.axis(c.Int("axis", -1), rank)}
	}
	var axes []int
	for axis := c.axis(c.Int("axis", 1), rank); axis < rank; axis++ {
		axes = append(axes, axis)
	}
	return axes
}

func (c *Call) along(f func(x *tensor.Tensor, axes ...int) *tensor.Tensor) []Value {
	x := c.X(0)
	return c.one(f(x, c.span(x.Rank())...))
}

// hardmax is 1 at the first of the greatest elements, else 0.
func hardmax(c *Call) []Value {
	x := c.X(0)
	axes := c.span(x.Rank())
	s := slices.Clone(x.Shape())
	n := s[axes[0]:][:len(axes)].Size()
	flat := append(append(s[:axes[0]:axes[0]], n), s[axes[0]+len(axes):]...)
	at := x.Reshape(flat...).ArgMax([]int{axes[0]})
	return c.one(at.OneHot(axes[0], n, x.DType()).Reshape(x.Shape()...))
}

func lpNormalization(c *Call) []Value {
	x, p := c.X(0), c.Int("p", 2)
	axis := c.axis(c.Int("axis", -1), x.Rank())
	norm := x.VectorNorm([]int{axis}, float64(p), tensor.KeepDims())
	return c.one(tensor.Where(norm.Equal(0), x.ZerosLike(), x.Div(norm)))
}
