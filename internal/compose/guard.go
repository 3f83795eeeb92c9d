package compose

import (
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// indexed tells of the operators that take indices which must be inside, along
// which axes of the first operand they count: along one, or, of tuples, their members
// along the axes from the first on. Another operator is defined outside (one_hot),
// or makes its indices itself.
var indexed = map[*ops.Op]func(c *composer) (axes []int){
	ops.Take:          func(c *composer) []int { return []int{c.axisGiven(0)} },
	ops.TakeAlongAxis: func(c *composer) []int { return []int{c.axisGiven(-1)} },
	ops.Scatter:       func(c *composer) []int { return []int{c.axisGiven(0)} },
	ops.Put:           func(c *composer) []int { return []int{c.axisGiven(0)} },
	ops.GatherND:      func(c *composer) []int { return c.tupleAxes(c.count("batch_dims")) },
	ops.ScatterND:     func(c *composer) []int { return c.tupleAxes(0) },
}

// tupleAxes are the axes that tuples along the last axis of the indices stand for; of
// tuples longer than the operand has axes, enough to be refused.
func (c *composer) tupleAxes(from int) []int {
	var axes []int
	if at := c.in[1].Shape(); len(at) > 0 {
		for i := range min(at[len(at)-1], len(c.in[0].Shape())+1) {
			axes = append(axes, from+i)
		}
	}
	return axes
}

// guarded is the rule of an operator with the indices guarded: what is computed of one
// that is outside is an error of the engine's.
func guarded(o *ops.Op) func(c *composer) []graph.Value {
	if indexed[o] == nil {
		return rules[o]
	}
	return func(c *composer) []graph.Value {
		operands := c.in
		if c.guard(); c.err != nil {
			return nil
		}
		out := rules[o](c)
		c.in = operands // what was made to guard them is no operand
		return out
	}
}

// guard puts a guard in the place of the indices. What the operator's rule refuses
// is left to it.
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

// within is which of the indices count along an axis of size n, from its start or from
// its end; the zero Value where all numbers of their dtype do.
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

// and is whether both hold; the zero Value holds.
func (c *composer) and(x, y graph.Value) graph.Value {
	if x.Node == nil {
		return y
	}
	return c.apply(ops.LogicalAnd, ops.Attr{}, x, y)
}
