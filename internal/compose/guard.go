package compose

import (
	"math"
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// indexed lists the operators whose indices must be in range, with the axes of the first operand
// along which the indices count: one axis or, for tuples, an axis for each member. Other operators
// define results for indices out of range (one_hot), or compute their indices themselves.
var indexed = map[*ops.Op]func(c *composer) (axes []int){
	ops.Take:          func(c *composer) []int { return []int{c.axisGiven(0)} },
	ops.TakeAlongAxis: func(c *composer) []int { return []int{c.axisGiven(-1)} },
	ops.Scatter:       func(c *composer) []int { return []int{c.axisGiven(0)} },
	ops.Put:           func(c *composer) []int { return []int{c.axisGiven(0)} },
	ops.GatherND:      func(c *composer) []int { return c.tupleAxes(c.count("batch_dims")) },
	ops.ScatterND:     func(c *composer) []int { return c.tupleAxes(0) },
}

// tupleAxes returns the axes that the members of index tuples count along. If tuples are longer
// than the operand's rank, it returns one axis too many, which the operator's rule rejects.
func (c *composer) tupleAxes(from int) []int {
	var axes []int
	if at := c.in[1].Shape(); len(at) > 0 {
		for i := range min(at[len(at)-1], len(c.in[0].Shape())+1) {
			axes = append(axes, from+i)
		}
	}
	return axes
}

// guarded returns the rule of an operator with guarded indices: if an index is out of range, the
// engine that computes with it reports an error.
func guarded(o *ops.Op) func(c *composer) []graph.Value {
	if o == ops.Solve || o == ops.Inv || o == ops.Cholesky {
		return func(c *composer) []graph.Value {
			c.guards = true
			return rules[o](c)
		}
	}
	if indexed[o] == nil {
		return rules[o]
	}
	return func(c *composer) []graph.Value {
		operands := c.in
		if c.guard(); c.err != nil {
			return nil
		}
		out := rules[o](c)
		c.in = operands // the guard is no operand
		return out
	}
}

// factorable returns matrices that are computed from the factors of others. If operators are guarded,
// the engine that computes with them reports an error if good is false for one of the others; what
// says then what is wrong with it.
func (c *composer) factorable(x, good graph.Value, what string) graph.Value {
	if !c.guards || c.err != nil || good.Shape().Size() == 0 {
		return x
	}
	all := c.apply(ops.AllTrue, ops.Attr{}, good)
	if c.err != nil {
		return x
	}
	checked := graph.NewFactorGuard(c.op, c.site, good, all, what)
	checked.Node.Implied = true
	c.made = append(c.made, checked)
	return c.where(c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-2, -1}}, checked), x, c.number(x, math.NaN()))
}

// guard replaces the indices by a guard. It leaves wrong operands to the operator's rule.
func (c *composer) guard() {
	which := bits.TrailingZeros8(c.op.Index)
	index, s := c.in[which], c.in[0].Shape()
	axes := indexed[c.op](c)
	var sizes []int
	for i, axis := range axes {
		normal, err := shape.NormalizeAxis(c.op.Name, axis, len(s))
		if err != nil || s[normal] == 0 {
			return
		}
		axes[i], sizes = normal, append(sizes, s[normal])
	}
	limits, err := dtype.Iinfo(index.DType())
	if c.fail(err); err != nil || len(axes) == 0 || index.Shape().Size() == 0 {
		return
	}
	var inside graph.Value
	for i, n := range sizes {
		one := index
		if len(sizes) > 1 {
			one = c.part(index, len(index.Shape())-1, i, 1)
		}
		if good := c.within(one, n, limits); good.Node != nil {
			inside = c.and(inside, c.apply(ops.AllTrue, ops.Attr{}, good))
		}
	}
	if c.err != nil || inside.Node == nil {
		return
	}
	c.in = slices.Clone(c.in)
	c.in[which] = graph.NewGuard(c.op, c.site, index, inside, axes, sizes)
	c.in[which].Node.Implied = true
	c.made = append(c.made, c.in[which])
}

// within returns which indices are in range along an axis of size n, counted from its start or its
// end. It returns the zero Value if all numbers of the indices' dtype are in range.
func (c *composer) within(index graph.Value, n int, limits dtype.IntInfo) graph.Value {
	number := func(n uint64) graph.Value {
		unused := 64 - limits.Bits
		return c.full(limits.DType, element.Bits{n << unused >> unused})
	}
	var good graph.Value
	if uint64(n) <= limits.Max {
		good = c.apply(ops.Less, ops.Attr{}, index, number(uint64(n)))
	}
	if int64(-n) > limits.Min && limits.Min < 0 {
		good = c.and(good, c.apply(ops.GreaterEqual, ops.Attr{}, index, number(uint64(-n))))
	}
	return good
}

// and returns whether both hold; the zero Value stands for true.
func (c *composer) and(x, y graph.Value) graph.Value {
	if x.Node == nil {
		return y
	}
	return c.apply(ops.LogicalAnd, ops.Attr{}, x, y)
}
