package arrayapi

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

type reduction = func(x *tensor.Tensor, axes ...int) *tensor.Tensor

// along applies a reduction along the axes of the call, all of them for None. An
// empty list reduces nothing: each element is reduced on its own.
func along(c *call, x *tensor.Tensor, plain, keep reduction) *tensor.Tensor {
	axes := c.integers("axis")
	switch {
	case c.given("axis") && len(axes) == 0:
		return plain(x.ExpandDims(-1), -1)
	case c.flag("keepdims"):
		return keep(x, axes...)
	}
	return plain(x, axes...)
}

func reduce(plain, keep reduction) function {
	return function{"x, /, *, axis=None, keepdims=False", func(c *call) any {
		return along(c, c.array("x"), plain, keep)
	}}
}

// reduceAs is a reduction whose elements are converted to the keyword dtype.
func reduceAs(plain, keep reduction, as func(x *tensor.Tensor, d dtype.DType, axes ...int) *tensor.Tensor) function {
	return function{"x, /, *, axis=None, dtype=None, keepdims=False", func(c *call) any {
		x := c.array("x")
		d := c.dtype("dtype", dtype.Invalid)
		if d == dtype.Invalid {
			return along(c, x, plain, keep)
		}
		plainAs := func(x *tensor.Tensor, axes ...int) *tensor.Tensor { return as(x, d, axes...) }
		return along(c, x, plainAs, func(x *tensor.Tensor, axes ...int) *tensor.Tensor {
			return keepAxes(plainAs, x, axes)
		})
	}}
}

// keepAxes is a reduction with its axes kept at size 1.
func keepAxes(f reduction, x *tensor.Tensor, axes []int) *tensor.Tensor {
	y := f(x, axes...)
	if y.Err() != nil {
		return y
	}
	dims := x.Shape()
	if len(axes) == 0 {
		for i := range dims {
			dims[i] = 1
		}
	}
	for _, a := range axes {
		dims[(a+len(dims))%len(dims)] = 1
	}
	return y.Reshape(dims...)
}

type corrected = func(x *tensor.Tensor, correction float64, axes ...int) *tensor.Tensor

func reduceCorrected(plain, keep corrected) function {
	return function{"x, /, *, axis=None, correction=0.0, keepdims=False", func(c *call) any {
		n := c.real("correction")
		return along(c, c.array("x"),
			func(x *tensor.Tensor, axes ...int) *tensor.Tensor { return plain(x, n, axes...) },
			func(x *tensor.Tensor, axes ...int) *tensor.Tensor { return keep(x, n, axes...) })
	}}
}

// position is argmax or argmin, which take one axis.
func position(plain, keep reduction) function {
	return function{"x, /, *, axis=None, keepdims=False", func(c *call) any {
		if c.given("axis") {
			c.integer("axis")
		}
		return along(c, c.array("x"), plain, keep)
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
	"all":             reduce(tensor.AllTrue, tensor.AllKeepDims),
	"any":             reduce(tensor.AnyTrue, tensor.AnyKeepDims),
	"argmax":          position(tensor.ArgMax, tensor.ArgMaxKeepDims),
	"argmin":          position(tensor.ArgMin, tensor.ArgMinKeepDims),
	"count_nonzero":   reduce(tensor.CountNonzero, tensor.CountNonzeroKeepDims),
	"cumulative_prod": cumulate(tensor.CumulativeProd),
	"cumulative_sum":  cumulate(tensor.CumulativeSum),
	"diff":            {"x, /, *, axis=-1, n=1, prepend=None, append=None", diff},
	"max":             reduce(tensor.Max, tensor.MaxKeepDims),
	"mean":            reduce(tensor.Mean, tensor.MeanKeepDims),
	"min":             reduce(tensor.Min, tensor.MinKeepDims),
	"prod":            reduceAs(tensor.Prod, tensor.ProdKeepDims, tensor.ProdAs),
	"std":             reduceCorrected(tensor.Std, tensor.StdKeepDims),
	"sum":             reduceAs(tensor.Sum, tensor.SumKeepDims, tensor.SumAs),
	"var":             reduceCorrected(tensor.Variance, tensor.VarianceKeepDims),
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
	return tensor.DiffBetween(x, c.size("n"), c.integer("axis"), before, behind)
}
