package arrayapi

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

type reduction = func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor

// along applies a reduction along the axes of the call, all of them for None. An
// empty list reduces nothing: each element is reduced on its own.
func along(c *call, x *tensor.Tensor, f reduction) *tensor.Tensor {
	axes := c.integers("axis")
	switch {
	case c.given("axis") && len(axes) == 0:
		return f(x.ExpandDims(-1), []int{-1})
	case c.flag("keepdims"):
		return f(x, axes, tensor.KeepDims())
	}
	return f(x, axes)
}

func reduce(f reduction) function {
	return function{"x, /, *, axis=None, keepdims=False", func(c *call) any {
		return along(c, c.array("x"), f)
	}}
}

// reduceAs is a reduction whose elements are converted to the keyword dtype.
func reduceAs(f func(x *tensor.Tensor, axes []int, options ...tensor.SumOption) *tensor.Tensor) function {
	return function{"x, /, *, axis=None, dtype=None, keepdims=False", func(c *call) any {
		var all []tensor.SumOption
		if d := c.dtype("dtype", dtype.Invalid); d != dtype.Invalid {
			all = append(all, tensor.As(d))
		}
		return along(c, c.array("x"), func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
			for _, option := range options {
				all = append(all, option)
			}
			return f(x, axes, all...)
		})
	}}
}

func reduceCorrected(f func(x *tensor.Tensor, axes []int, options ...tensor.VarianceOption) *tensor.Tensor) function {
	return function{"x, /, *, axis=None, correction=0.0, keepdims=False", func(c *call) any {
		all := []tensor.VarianceOption{tensor.Correction(c.real("correction"))}
		return along(c, c.array("x"), func(x *tensor.Tensor, axes []int, options ...tensor.ReduceOption) *tensor.Tensor {
			for _, option := range options {
				all = append(all, option)
			}
			return f(x, axes, all...)
		})
	}}
}

// position is argmax or argmin, which take one axis.
func position(f reduction) function {
	return function{"x, /, *, axis=None, keepdims=False", func(c *call) any {
		if c.given("axis") {
			c.integer("axis")
		}
		return along(c, c.array("x"), f)
	}}
}

// cumulate is a scan along one axis, which only a vector need not name.
func cumulate(f func(x *tensor.Tensor, axis int, options ...tensor.ScanOption) *tensor.Tensor) function {
	return function{"x, /, *, axis=None, dtype=None, include_initial=False", func(c *call) any {
		x := c.array("x")
		axis := 0
		if c.given("axis") {
			axis = c.integer("axis")
		} else if rank := x.Shape().Rank(); rank > 1 {
			c.fail("axis", "is None, which only a vector may leave out: x has %d axes", rank)
			return nil
		}
		var options []tensor.ScanOption
		if d := c.dtype("dtype", dtype.Invalid); d != dtype.Invalid {
			options = append(options, tensor.As(d))
		}
		if c.flag("include_initial") {
			options = append(options, tensor.ScanInitial())
		}
		return f(x, axis, options...)
	}}
}

// reductions are the standard's statistical and utility functions, and those
// searching functions that reduce.
var reductions = map[string]function{
	"all":             reduce((*tensor.Tensor).All),
	"any":             reduce((*tensor.Tensor).Any),
	"argmax":          position((*tensor.Tensor).ArgMax),
	"argmin":          position((*tensor.Tensor).ArgMin),
	"count_nonzero":   reduce((*tensor.Tensor).CountNonzero),
	"cumulative_prod": cumulate((*tensor.Tensor).CumulativeProd),
	"cumulative_sum":  cumulate((*tensor.Tensor).CumulativeSum),
	"diff":            {"x, /, *, axis=-1, n=1, prepend=None, append=None", diff},
	"max":             reduce((*tensor.Tensor).Max),
	"mean":            reduce((*tensor.Tensor).Mean),
	"min":             reduce((*tensor.Tensor).Min),
	"prod":            reduceAs((*tensor.Tensor).Prod),
	"std":             reduceCorrected((*tensor.Tensor).Std),
	"sum":             reduceAs((*tensor.Tensor).Sum),
	"var":             reduceCorrected((*tensor.Tensor).Variance),
}

func init() { register(reductions) }

func diff(c *call) any {
	x := c.array("x")
	var options []tensor.DiffOption
	if c.given("prepend") {
		options = append(options, tensor.Before(c.array("prepend")))
	}
	if c.given("append") {
		options = append(options, tensor.Behind(c.array("append")))
	}
	return x.Diff(c.integer("axis"), c.size("n"), options...)
}
