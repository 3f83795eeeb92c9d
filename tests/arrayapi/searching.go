package arrayapi

import (
	"github.com/weft-gpu/weft/tensor"
)

// searching are the standard's searching, set, sorting and indexing functions,
// but for those that reduce.
var searching = map[string]function{
	"argsort":         sorted((*tensor.Tensor).ArgSort),
	"isin":            {"x1, x2, /, *, invert=False", isIn},
	"nonzero":         {"x, /", func(c *call) any { return list(c.array("x").Nonzero(background)...) }},
	"searchsorted":    {"x1, x2, /, *, side='left', sorter=None", searchSorted},
	"sort":            sorted((*tensor.Tensor).Sort),
	"take":            {"x, indices, /, *, axis=None", take},
	"take_along_axis": {"x, indices, /, *, axis=-1", func(c *call) any { return c.array("x").TakeAlongAxis(c.integer("axis"), c.array("indices")) }},
	"unique_all": {"x, /", func(c *call) any {
		u := c.array("x").UniqueAll(background)
		return list(u.Values, u.Indices, u.Inverse, u.Counts)
	}},
	"unique_counts":  {"x, /", func(c *call) any { return list(pair(c.array("x").UniqueCounts(background))...) }},
	"unique_inverse": {"x, /", func(c *call) any { return list(pair(c.array("x").UniqueInverse(background))...) }},
	"unique_values":  {"x, /", func(c *call) any { return c.array("x").UniqueValues(background) }},
}

func init() { register(searching) }

func pair(a, b *tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a, b} }

// sorted is a sort, which is always stable.
func sorted(f func(x *tensor.Tensor, axis int, options ...tensor.SortOption) *tensor.Tensor) function {
	return function{"x, /, *, axis=-1, descending=False, stable=True", func(c *call) any {
		x, axis := c.array("x"), c.integer("axis")
		c.flag("stable")
		if c.flag("descending") {
			return f(x, axis, tensor.Descending())
		}
		return f(x, axis)
	}}
}

// isIn takes numbers for either side, of which one is an array (2025.12).
func isIn(c *call) any {
	found := c.operand("x1").IsIn(c.operand("x2"))
	if c.flag("invert") {
		return found.LogicalNot()
	}
	return found
}

func searchSorted(c *call) any {
	options := []tensor.SearchOption{one(c, "side", map[string]tensor.Side{"left": tensor.SideLeft, "right": tensor.SideRight})}
	if c.given("sorter") {
		options = append(options, tensor.Sorter(c.array("sorter")))
	}
	return c.array("x1").SearchSorted(c.operand("x2"), options...)
}

// take is along the axis that is named, or the only one.
func take(c *call) any {
	x, indices := c.array("x"), c.array("indices")
	if c.given("axis") {
		return x.Take(c.integer("axis"), indices)
	}
	if rank := x.Shape().Rank(); x.Err() == nil && rank != 1 {
		c.fail("axis", "is None, which only a vector may leave out: x has %d axes", rank)
		return nil
	}
	return x.Take(0, indices)
}
