package arrayapi

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

type reduction = func(x *tensor.Tensor, axes ...int) *tensor.Tensor

// along applies a reduction along the axes of the call, all of them for None. An
// empty list reduces nothing: each element is reduced on its own.
func along(c *call, x *tensor.Tensor, f reduction) *tensor.Tensor {
	axes := c.integers("axis")
	switch {
	case c.given("axis") && len(axes) == 0:
		return f(x.ExpandDims(-1), -1)
	case c.flag("keepdims"):
		return f(x, append(axes, tensor.KeepDims)...)
	}
	return f(x, axes...)
}

func reduce(f reduction) function {
	return function{"x, /, *, axis=None, keepdims=False", func(c *call) any {
		return along(c, c.array("x"), f)
	}}
}

// reduceAs is a reduction whose elements are converted to the keyword dtype.
func reduceAs(f reduction, as func(x *tensor.Tensor, axes []int, d dtype.DType) *tensor.Tensor) function {
	return function{"x, /, *, axis=None, dtype=None, keepdims=False", func(c *call) any {
		x := c.array("x")
		d := c.dtype("dtype", dtype.Invalid)
		if d == dtype.Invalid {
			return along(c, x, f)
		}
		return along(c, x, func(x *tensor.Tensor, axes ...int) *tensor.Tensor { return as(x, axes, d) })
	}}
}

func reduceCorrected(f func(x *tensor.Tensor, axes []int, options ...tensor.VarianceOption) *tensor.Tensor) function {
	return function{"x, /, *, axis=None, correction=0.0, keepdims=False", func(c *call) any {
		correction := tensor.Correction(c.real("correction"))
		return along(c, c.array("x"), func(x *tensor.Tensor, axes ...int) *tensor.Tensor { return f(x, axes, correction) })
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
			options = append(options, tensor.ScanDType(d))
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
	"prod":            reduceAs((*tensor.Tensor).Prod, (*tensor.Tensor).ProdAs),
	"std":             reduceCorrected((*tensor.Tensor).StdWith),
	"sum":             reduceAs((*tensor.Tensor).Sum, (*tensor.Tensor).SumAs),
	"var":             reduceCorrected((*tensor.Tensor).VarianceWith),
}

func init() { register(reductions) }

func diff(c *call) any {
	x := c.array("x")
	var before, behind *tensor.Tensor
	if c.given("prepend") {
		before = c.array("prepend")
	}
	if c.given("append") {
		behind = c.array("append")
	}
	return x.DiffBetween(c.integer("axis"), before, behind, c.size("n"))
}
