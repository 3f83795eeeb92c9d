package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.IsIn] = (*composer).isIn
	rules[ops.UniqueOrder] = func(c *composer) []graph.Value {
		order, ranks := c.uniqueOrder(c.flat(c.in[0]))
		return c.both(order, ranks)
	}
	rules[ops.UniqueFrom] = func(c *composer) []graph.Value {
		n := c.in[0].Shape().Size()
		for i, v := range c.in[1:] {
			if !v.Shape().Equal(shape.Shape{n}) {
				c.fail(&ops.RankError{Op: c.op, Operand: i + 1, Shape: v.Shape(), Want: "one axis, of as many elements as x1 has"})
				return nil
			}
		}
		u := unique{c: c, x: c.flat(c.in[0]), order: c.in[1], ranks: c.in[2]}
		return u.all()
	}
	rules[ops.UniqueAll] = func(c *composer) []graph.Value {
		u := c.unique()
		return u.all()
	}
	rules[ops.UniqueCounts] = func(c *composer) []graph.Value {
		u := c.unique()
		return c.both(u.values(), u.counts())
	}
	rules[ops.UniqueInverse] = func(c *composer) []graph.Value {
		u := c.unique()
		return c.both(u.values(), u.inverse())
	}
	rules[ops.UniqueValues] = func(c *composer) []graph.Value {
		u := c.unique()
		return c.one(u.values())
	}
}

// both returns a rule's results as a list.
func (c *composer) both(results ...graph.Value) []graph.Value {
	if c.err != nil {
		return nil
	}
	return results
}

func (c *composer) isIn() []graph.Value {
	if c.attr.Mode != "" && c.attr.Mode != ops.IsInInvert {
		return c.wrong("mode", c.attr.Mode, "invert asks for what is not among the second operand's elements; leave it out for what is")
	}
	x, set := c.cast(c.in[0], c.common), c.flat(c.cast(c.in[1], c.common))
	var found graph.Value
	if n := set.Shape()[0]; n == 0 {
		found = c.full(dtype.Bool, element.Bits{})
		found = c.implied(broadcastTo(found, x.Shape(), c.site))
	} else {
		word := func(v graph.Value) graph.Value { return c.cast(c.apply(ops.OrderKey, ops.Attr{}, v), dtype.Uint64) }
		key, rows := word(x), c.sortedBits(word(set), 0, 8*c.common.Size())
		nearest := c.apply(ops.Lookup, ops.Attr{}, rows, c.apply(ops.Search, ops.Attr{Mode: ops.SearchLeft}, rows, key))
		found = c.apply(ops.LogicalAnd, ops.Attr{}, c.apply(ops.Equal, ops.Attr{}, nearest, key), c.apply(ops.Equal, ops.Attr{}, x, x))
	}
	if c.attr.Mode == ops.IsInInvert {
		found = c.apply(ops.LogicalNot, ops.Attr{}, found)
	}
	return c.one(found)
}

// uniqueOrder returns the order that sorts a vector and, for each of its elements in this order,
// the number of distinct elements up to it.
func (c *composer) uniqueOrder(x graph.Value) (order, ranks graph.Value) {
	if x.Shape()[0] == 0 {
		return c.iota(dtype.Int64, x.Shape()), c.iota(dtype.Int64, x.Shape())
	}
	order = c.order(c.keys(x))
	inOrder := c.apply(ops.Lookup, ops.Attr{}, x, order)
	later := c.apply(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.From(1)}}, inOrder)
	earlier := c.apply(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(-1)}}, inOrder)
	another := c.cast(c.apply(ops.NotEqual, ops.Attr{}, later, earlier), dtype.Int64)
	before := c.apply(ops.CumulativeSum, ops.Attr{Axes: []int{0}, Initial: true}, another)
	return order, c.apply(ops.Add, ops.Attr{}, before, c.constant(dtype.Int64, 1))
}

// unique has what the results of the unique operators are made from.
type unique struct {
	c               *composer
	x, order, ranks graph.Value
	firsts          graph.Value // row-major index of the first of each group of equal elements
}

func (c *composer) unique() *unique {
	u := &unique{c: c, x: c.flat(c.in[0])}
	u.order, u.ranks = c.uniqueOrder(u.x)
	return u
}

func (u *unique) all() []graph.Value {
	return u.c.both(u.values(), u.indices(), u.inverse(), u.counts())
}

// edge returns where each distinct element begins in order, or where it ends if mode is right.
func (u *unique) edge(mode string) graph.Value {
	c := u.c
	n := c.chosen(u.x.Shape()[0])
	number := c.apply(ops.Add, ops.Attr{}, c.iota(dtype.Int64, shape.Shape{n}), c.constant(dtype.Int64, 1))
	return c.apply(ops.Search, ops.Attr{Mode: mode}, u.ranks, number)
}

func (u *unique) indices() graph.Value {
	if u.firsts.Node == nil {
		u.firsts = u.c.apply(ops.Lookup, ops.Attr{}, u.order, u.edge(ops.SearchLeft))
	}
	return u.firsts
}

func (u *unique) values() graph.Value { return u.c.apply(ops.Lookup, ops.Attr{}, u.x, u.indices()) }

func (u *unique) counts() graph.Value {
	return u.c.apply(ops.Sub, ops.Attr{}, u.edge(ops.SearchRight), u.edge(ops.SearchLeft))
}

// inverse returns, for every element, which of the distinct elements it equals.
func (u *unique) inverse() graph.Value {
	c := u.c
	if u.x.Shape()[0] == 0 {
		return c.reshape(u.order, c.in[0].Shape())
	}
	place := c.order([]graph.Value{c.cast(u.order, dtype.Uint32)})
	number := c.apply(ops.Sub, ops.Attr{}, c.apply(ops.Lookup, ops.Attr{}, u.ranks, place), c.constant(dtype.Int64, 1))
	return c.reshape(number, c.in[0].Shape())
}
