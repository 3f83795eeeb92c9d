package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Operators that select and set elements by indices, and that look for elements.

func init() {
	define("Gather", 1, orStrings(func(c *Call) []Value { return c.one(c.X(0).Take(c.Int("axis", 0), c.X(1))) }, 0))
	define("GatherElements", 11, orStrings(gatherElements, 0))
	define("GatherND", 11, orStrings(func(c *Call) []Value { return c.one(c.X(0).GatherND(c.X(1), c.Int("batch_dims", 0))) }, 0))
	define("Scatter", 9, orStrings(scatterElements, 0, 2))
	define("ScatterElements", 11, orStrings(scatterElements, 0, 2))
	define("ScatterND", 11, orStrings(func(c *Call) []Value { return c.one(c.X(0).ScatterND(c.X(1), c.X(2), c.scatterMode())) }, 0, 2))
	define("TensorScatter", 24, orStrings(tensorScatter, 0, 1))
	define("OneHot", 9, orStrings(oneHot, 2))
	define("NonZero", 9, nonZero)
	define("Compress", 9, orStrings(compress, 0))
	define("TopK", 1, topK)
}

// gatherElements has the indices' shape, which may be shorter than x along other axes.
func gatherElements(c *Call) []Value {
	x, at := c.X(0), c.X(1)
	c.check(x.Err())
	c.check(at.Err())
	axis := c.axis(c.Int("axis", 0), x.Rank())
	if at.Rank() != x.Rank() {
		c.fail("indices of shape %v, and an operand of shape %v; both need as many axes", at.Shape(), x.Shape())
	}
	index := make([]shape.Index, x.Rank())
	for i := range index {
		index[i] = shape.All()
		if i == axis || at.Dim(i) == x.Dim(i) {
			continue
		}
		if at.Dim(i) > x.Dim(i) {
			c.fail("indices of shape %v, which are longer than an operand of shape %v along axis %d", at.Shape(), x.Shape(), i)
		}
		index[i] = shape.Span(0, at.Dim(i))
	}
	return c.one(x.At(index...).TakeAlongAxis(axis, at))
}

// scatterMode is what becomes of elements that are there.
func (c *Call) scatterMode() tensor.ScatterMode {
	mode := c.Str("reduction", "none")
	if mode == "none" {
		return tensor.ScatterSet
	}
	if c.numbersForStrings {
		c.fail("reduction is %q, and strings have none", mode)
	}
	switch mode {
	case "add":
		return tensor.ScatterAdd
	case "mul":
		return tensor.ScatterMul
	case "max":
		return tensor.ScatterMax
	case "min":
		return tensor.ScatterMin
	default:
		c.fail("reduction is %q, and it is none, add, mul, max or min", mode)
		return 0
	}
}

func scatterElements(c *Call) []Value {
	return c.one(c.X(0).Scatter(c.Int("axis", 0), c.X(1), c.X(2), c.scatterMode()))
}

// tensorScatter writes along an axis of a cache, for each row of the batch from another
// place on. What lies outside is not written, or in a circular cache at its beginning.
func tensorScatter(c *Call) []Value {
	past, update := c.X(0), c.X(1)
	axis := c.axis(c.Int("axis", -2), past.Rank())
	circular := c.Str("mode", "linear") == "circular"
	if mode := c.Str("mode", "linear"); !circular && mode != "linear" {
		c.fail("mode is %q, and it is linear or circular", mode)
	}
	if c.check(update.Err()); axis == 0 || update.Rank() != past.Rank() || update.Dim(axis) > past.Dim(axis) {
		c.fail("a cache of shape %v is written along axis %d with %v; that is an axis behind the first, and no longer than the cache's", past.Shape(), axis, update.Shape())
	}
	first := tensor.Zeros(c.dev, dtype.Int64, past.Dim(0))
	if i := c.orX(2); i != nil {
		first = i.Cast(dtype.Int64)
	}
	return c.one(c.written(past, update, first, axis, circular))
}

// written is past with update along an axis, in each row of the batch from first on.
func (c *Call) written(past, update, first *tensor.Tensor, axis int, circular bool) *tensor.Tensor {
	size, length := past.Dim(axis), update.Dim(axis)
	if length == 0 {
		return past
	}
	dims := slices.Repeat([]int{1}, past.Rank())
	dims[axis] = size
	at := tensor.Arange(c.dev, int64(0), int64(size), 1).Reshape(dims...)
	dims[0], dims[axis] = past.Dim(0), 1
	at = at.Sub(first.Reshape(dims...))
	if circular {
		at = at.Remainder(size)
	}
	new := at.GreaterEqual(0).LogicalAnd(at.Less(length))
	return tensor.Where(new, update.TakeAlongAxis(axis, at.Clip(0, length-1)), past)
}

// oneHot has values[1] at the index and values[0] elsewhere; an index outside is none.
func oneHot(c *Call) []Value {
	at, depth, values := c.X(0).Cast(dtype.Int64), c.IntOf(1), c.X(2)
	axis := c.axis(c.Int("axis", -1), at.Rank()+1)
	if depth < 0 {
		c.fail("the depth is %d", depth)
	}
	at = tensor.Where(at.Less(0), at.Add(depth), at).ExpandDims(axis)
	dims := make([]int, at.Rank())
	for i := range dims {
		dims[i] = 1
	}
	dims[axis] = depth
	hit := at.Equal(tensor.Arange(c.dev, int64(0), int64(depth), 1).Reshape(dims...))
	return c.one(tensor.Where(hit, values.At(shape.At(1)), values.At(shape.At(0))))
}

// nonZero reads at once: how many elements there are is the result's shape.
func nonZero(c *Call) []Value {
	x := c.X(0)
	if x.Rank() == 0 {
		x = x.Reshape(1)
	}
	list := x.Nonzero(c.Ctx)
	c.check(list[0].Err())
	return c.one(tensor.Stack(0, list...))
}

// compress takes the parts for which the condition holds, which may be shorter than the
// axis.
func compress(c *Call) []Value {
	x := c.X(0)
	axis := 0
	if c.HasAttr("axis") {
		axis = c.axis(c.Int("axis", 0), x.Rank())
	} else {
		x = x.Reshape(-1)
	}
	var at []int64
	for i, n := range c.IntsOf(1) {
		if n != 0 && i < x.Dim(axis) {
			at = append(at, int64(i))
		}
	}
	if len(at) == 0 {
		index := make([]shape.Index, axis+1)
		for i := range index {
			index[i] = shape.All()
		}
		index[axis] = shape.Span(0, 0)
		return c.one(x.At(index...))
	}
	return c.one(x.Take(axis, tensor.From(c.dev, at, len(at))))
}

func topK(c *Call) []Value {
	x := c.X(0)
	k := 0
	if c.Version < 10 {
		k = c.Int("k", 0)
	} else {
		k = c.IntOf(1)
	}
	if c.Flag("largest", true) {
		return c.some(x.TopK(c.Int("axis", -1), k))
	}
	return c.some(x.BottomK(c.Int("axis", -1), k))
}
