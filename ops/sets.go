package ops

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// The operators on sets of elements. How many distinct elements there are
// depends on the elements, so that the unique operators are told it, and a
// caller who does not know it takes two steps: UniqueOrder, whose last rank is
// the number, and UniqueFrom, which gives the rest.
var (
	IsIn = op(Op{Name: "isin", Kind: Composition, Arity: 2, Accept: OrderedType, Result: ToBool, Cost: 60, Doc: "whether each element of x1 is among those of x2", Corner: "-0 equals +0; NaN is in nothing"})

	UniqueOrder = op(Op{Name: "unique_order", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToIndex, Cost: 1, Doc: "the positions of the flattened elements in ascending order, and for each how many distinct ones there are up to it", Corner: distinct})
	UniqueFrom  = op(Op{Name: "unique_from", Kind: Composition, Arity: 3, Accept: AnyType, Index: 1<<1 | 1<<2, Cost: 1, Doc: "unique_all of x1, whose unique_order is x2 and x3", Corner: distinct})

	UniqueAll     = op(Op{Name: "unique_all", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order, the flat index where each comes first, for every element which it is, and how often each comes", Corner: distinct})
	UniqueCounts  = op(Op{Name: "unique_counts", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order, and how often each comes", Corner: distinct})
	UniqueInverse = op(Op{Name: "unique_inverse", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order, and for every element which it is", Corner: distinct})
	UniqueValues  = op(Op{Name: "unique_values", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order", Corner: distinct})
)

const distinct = "-0 equals +0, and the one that comes first stands for both; every NaN is distinct, and they come last; complex numbers by the real part, then the imaginary"

// IsInInvert is the way of IsIn in which it tells what is not among x2.
const IsInInvert = "invert"

func init() {
	rules[IsIn] = (*composer).isIn
	rules[UniqueOrder] = func(c *composer) []Value {
		order, ranks := c.uniqueOrder(c.flat(c.in[0]))
		return c.both(order, ranks)
	}
	rules[UniqueFrom] = func(c *composer) []Value {
		n := c.in[0].Shape().Size()
		for i, v := range c.in[1:] {
			if !v.Shape().Equal(shape.Shape{n}) {
				c.fail(&RankError{Op: c.op, Operand: i + 1, Shape: v.Shape(), Want: "one axis, of as many elements as x1 has"})
				return nil
			}
		}
		u := unique{c: c, x: c.flat(c.in[0]), order: c.in[1], ranks: c.in[2]}
		return u.all()
	}
	rules[UniqueAll] = func(c *composer) []Value {
		u := c.unique()
		return u.all()
	}
	rules[UniqueCounts] = func(c *composer) []Value {
		u := c.unique()
		return c.both(u.values(), u.counts())
	}
	rules[UniqueInverse] = func(c *composer) []Value {
		u := c.unique()
		return c.both(u.values(), u.inverse())
	}
	rules[UniqueValues] = func(c *composer) []Value {
		u := c.unique()
		return c.one(u.values())
	}
}

// both wraps a rule's results.
func (c *composer) both(results ...Value) []Value {
	if c.err != nil {
		return nil
	}
	return results
}

func (c *composer) isIn() []Value {
	if c.attr.Mode != "" && c.attr.Mode != IsInInvert {
		return c.wrong("mode", c.attr.Mode, "invert asks for what is not among the second operand's elements; leave it out for what is")
	}
	x, set := c.cast(c.in[0], c.common), c.flat(c.cast(c.in[1], c.common))
	var found Value
	if n := set.Shape()[0]; n == 0 {
		found = c.full(dtype.Bool, dtype.Bits{})
		found = c.implied(broadcastTo(found, x.Shape(), c.site))
	} else {
		word := func(v Value) Value { return c.cast(c.apply(OrderKey, Attr{}, v), dtype.Uint64) }
		key, rows := word(x), c.sortedBits(word(set), 0, 8*c.common.Size())
		nearest := c.apply(Lookup, Attr{}, rows, c.apply(Search, Attr{Mode: SearchLeft}, rows, key))
		found = c.apply(LogicalAnd, Attr{}, c.apply(Equal, Attr{}, nearest, key), c.apply(Equal, Attr{}, x, x))
	}
	if c.attr.Mode == IsInInvert {
		found = c.apply(LogicalNot, Attr{}, found)
	}
	return c.one(found)
}

// uniqueOrder is the order of a vector, and for each of its elements in that
// order how many distinct ones there are up to it.
func (c *composer) uniqueOrder(x Value) (order, ranks Value) {
	if x.Shape()[0] == 0 {
		return c.iota(dtype.Int64, x.Shape()), c.iota(dtype.Int64, x.Shape())
	}
	order = c.order(c.keys(x))
	inOrder := c.apply(Lookup, Attr{}, x, order)
	later := c.apply(Slice, Attr{Ranges: []shape.Range{shape.From(1)}}, inOrder)
	earlier := c.apply(Slice, Attr{Ranges: []shape.Range{shape.To(-1)}}, inOrder)
	another := c.cast(c.apply(NotEqual, Attr{}, later, earlier), dtype.Int64)
	before := c.apply(CumulativeSum, Attr{Axes: []int{0}, Initial: true}, another)
	return order, c.apply(Add, Attr{}, before, c.constant(dtype.Int64, 1))
}

// unique is what the unique operators give, in parts.
type unique struct {
	c               *composer
	x, order, ranks Value
	firsts          Value // flat indices
}

func (c *composer) unique() *unique {
	u := &unique{c: c, x: c.flat(c.in[0])}
	u.order, u.ranks = c.uniqueOrder(u.x)
	return u
}

func (u *unique) all() []Value {
	return u.c.both(u.values(), u.indices(), u.inverse(), u.counts())
}

// edge is where, in order, the distinct elements begin, or on the right end.
func (u *unique) edge(mode string) Value {
	c := u.c
	n := c.chosen(u.x.Shape()[0])
	number := c.apply(Add, Attr{}, c.iota(dtype.Int64, shape.Shape{n}), c.constant(dtype.Int64, 1))
	return c.apply(Search, Attr{Mode: mode}, u.ranks, number)
}

func (u *unique) indices() Value {
	if u.firsts.Node == nil {
		u.firsts = u.c.apply(Lookup, Attr{}, u.order, u.edge(SearchLeft))
	}
	return u.firsts
}

func (u *unique) values() Value { return u.c.apply(Lookup, Attr{}, u.x, u.indices()) }

func (u *unique) counts() Value {
	return u.c.apply(Sub, Attr{}, u.edge(SearchRight), u.edge(SearchLeft))
}

// inverse is, of every element, the rank of its place in order.
func (u *unique) inverse() Value {
	c := u.c
	if u.x.Shape()[0] == 0 {
		return c.reshape(u.order, c.in[0].Shape())
	}
	place := c.order([]Value{c.cast(u.order, dtype.Uint32)})
	number := c.apply(Sub, Attr{}, c.apply(Lookup, Attr{}, u.ranks, place), c.constant(dtype.Int64, 1))
	return c.reshape(number, c.in[0].Shape())
}
