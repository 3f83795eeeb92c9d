package ops

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// rules are the operators whose results are made by a function of their own:
// compositions of other operators, and primitives with their own rule for the
// result's shape. A rule fails through its composer.
var rules = map[*Op]func(c *composer) []Value{}

func init() {
	rules[Mean] = inAccumulator(func(c *composer, x Value) Value { return c.mean(x, 0, c.attr.KeepDims) })
	rules[Var] = inAccumulator(func(c *composer, x Value) Value { return c.variance(x) })
}

// inAccumulator is the rule of a reduction that is written in others: it
// combines in the accumulator of the operand's type, so that no half
// overflows, and is rounded to the result's type once at the end. The
// composer's axes are normalized.
func inAccumulator(f func(c *composer, x Value) Value) func(c *composer) []Value {
	return func(c *composer) []Value {
		c.normalizeAxes()
		x := c.cast(c.in[0], dtype.Accumulator(c.in[0].DType()))
		if c.err != nil {
			return nil
		}
		return []Value{c.cast(f(c, x), c.result)}
	}
}

// compose makes an operator's results by its rule.
func compose(rule func(c *composer) []Value, c *composer) ([]Value, error) {
	out := rule(c)
	if c.err != nil {
		out = nil
	}
	for _, v := range out {
		if !slices.Contains(c.in, v) {
			v.Node.Implied = false // the caller has it
		}
	}
	for _, v := range slices.Backward(c.made) {
		c.drop(v)
	}
	return out, c.err
}

// composer is one application of an operator that has a rule. It applies
// operators; the first error stays, and what comes after it is not done.
type composer struct {
	op             *Op
	attr           Attr
	site           string
	in             []Value
	common, result dtype.DType // as Infer found them
	made           []Value
	err            error
}

// drop lets go of what the composer has made and no result needs: it would
// count as a reader of the operands, and keep their memory past Close.
func (c *composer) drop(v Value) {
	n := v.Node
	if !n.Implied || n.Pending.Load() > 0 || slices.Contains(c.in, v) {
		return
	}
	inputs := n.Inputs
	n.ReleaseInputs()
	for _, in := range inputs {
		c.drop(in)
	}
}

// fail keeps the first error.
func (c *composer) fail(err error) {
	if c.err == nil {
		c.err = err
	}
}

// apply applies an operator; after an error it returns its first operand.
func (c *composer) apply(o *Op, a Attr, in ...Value) Value {
	if c.err != nil {
		return in[0]
	}
	v, err := Apply(o, a, c.site, in...)
	if err != nil {
		c.err = err
		return in[0]
	}
	return c.implied(v)
}

// implied marks what the composer has made, unless it is an operand.
func (c *composer) implied(v Value) Value {
	if !slices.Contains(c.in, v) {
		v.Node.Implied = true
		c.made = append(c.made, v)
	}
	return v
}

// node makes a node of a primitive.
func (c *composer) node(o *Op, a Attr, t Type, in ...Value) Value {
	if c.err != nil {
		return in[0]
	}
	return newNode(o, a, c.site, t, in...)
}

// cast converts v where its type is another.
func (c *composer) cast(v Value, d dtype.DType) Value { return c.implied(castTo(v, d, c.site)) }

// fits fails where a shape has more elements than any may have.
func (c *composer) fits(s shape.Shape) bool {
	if _, err := shape.Check(c.op.Name, s...); err != nil {
		c.fail(err)
	}
	return c.err == nil
}

// constant is a number as a value without axes, in any dtype: what Cast makes
// of the float64.
func (c *composer) constant(d dtype.DType, f float64) Value {
	v := NewFull(d, dtype.FromFloat(d, f), shape.Shape{}, c.site)
	v.Node.Implied = true
	return v
}

// normalizeAxes makes the axes non-negative, in order, all of them where there
// are none.
func (c *composer) normalizeAxes() {
	axes := c.attr.Axes
	rank := len(c.in[0].Shape())
	if axes == nil {
		for i := range rank {
			axes = append(axes, i)
		}
	}
	axes, err := shape.NormalizeAxes(c.op.Name, axes, rank)
	if err != nil {
		c.fail(err)
	}
	c.attr.Axes = append([]int{}, axes...) // not nil, which would be all axes
}

// axis is the one axis of an operator that works along one, counted from 0;
// byDefault, which may be negative, where none is given.
func (c *composer) axis(byDefault int) int {
	return c.axisOfRank(len(c.in[0].Shape()), byDefault)
}

// axisOfRank is axis for a rank that is not the first operand's.
func (c *composer) axisOfRank(rank, byDefault int) int {
	axis, err := shape.NormalizeAxis(c.op.Name, c.axisGiven(byDefault), rank)
	if err != nil {
		c.fail(err)
		return 0
	}
	return axis
}

// axisGiven is the one axis as it was given.
func (c *composer) axisGiven(byDefault int) int {
	switch axes := c.attr.Axes; {
	case axes == nil:
		return byDefault
	case len(axes) == 1:
		return axes[0]
	}
	c.wrong("axis", c.attr.Axes, "name one axis")
	return byDefault
}

// variance is the mean of the squared distances from the mean, in two passes.
func (c *composer) variance(x Value) Value {
	centred := c.apply(Sub, Attr{}, x, c.mean(x, 0, true))
	return c.mean(c.apply(Mul, Attr{}, centred, centred), c.attr.Correction, c.attr.KeepDims)
}

// mean is the sum along the axes over their number of elements less a
// correction; NaN where that is not positive (Array API 2024.12, mean and var).
func (c *composer) mean(x Value, correction float64, keepDims bool) Value {
	n := 1
	for _, axis := range c.attr.Axes {
		n *= x.Shape()[axis]
	}
	sum := c.apply(Sum, Attr{Axes: c.attr.Axes, KeepDims: keepDims}, x)
	divisor := float64(n) - correction
	if divisor <= 0 {
		divisor = math.NaN()
	}
	return c.apply(Div, Attr{}, sum, c.constant(x.DType(), divisor))
}
