package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// selu's constants. They keep the mean of a layer's outputs at 0 and the variance at 1 (Klambauer
// et al., Self-Normalizing Neural Networks, 2017).
const (
	seluAlpha = 1.6732632423543772848170429916717
	seluScale = 1.0507009873554804934193349852946
)

func init() {
	rules[ops.LeakyRelu] = onePart(1, func(c *composer, x graph.Value, p []float64) graph.Value {
		return c.where(c.notNegative(x), x, c.apply(ops.Mul, ops.Attr{}, x, c.number(x, p[0])))
	}, 0.01)
	rules[ops.ELU] = onePart(1, func(c *composer, x graph.Value, p []float64) graph.Value { return c.elu(x, p[0], 1) }, 1)
	rules[ops.SELU] = onePart(0, func(c *composer, x graph.Value, _ []float64) graph.Value { return c.elu(x, seluAlpha, seluScale) })
	rules[ops.SiLU] = onePart(0, func(c *composer, x graph.Value, _ []float64) graph.Value { return silu(c, x) })
	rules[ops.Softsign] = onePart(0, func(c *composer, x graph.Value, _ []float64) graph.Value {
		x = c.finite(x)
		return c.apply(ops.Div, ops.Attr{}, x, c.apply(ops.Add, ops.Attr{}, c.number(x, 1), c.apply(ops.Abs, ops.Attr{}, x)))
	})
	rules[ops.HardSigmoid] = hardSigmoid
	rules[ops.HardSwish] = onePart(0, func(c *composer, x graph.Value, _ []float64) graph.Value {
		return c.apply(ops.Mul, ops.Attr{}, c.aboveLowest(x), c.relu6(x))
	})
	rules[ops.Mish] = onePart(0, func(c *composer, x graph.Value, _ []float64) graph.Value { return mish(c, x) })
	rules[ops.PRelu] = func(c *composer) []graph.Value {
		if !c.broadcasts() {
			return nil
		}
		wide := dtype.Accumulator(c.common)
		x, slope := c.cast(c.in[0], wide), c.cast(c.in[1], wide)
		return []graph.Value{c.cast(c.where(c.notNegative(x), x, c.apply(ops.Mul, ops.Attr{}, x, slope)), c.result)}
	}
}

// onePart returns the rule of an operator of one operand. Halves compute in float32 and round once
// at the end. The operator takes at most `most` parameters; defaults replace those that are missing
// at the end.
func onePart(most int, f func(c *composer, x graph.Value, params []float64) graph.Value, defaults ...float64) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		params := c.paramsOr(most, defaults...)
		x := c.cast(c.in[0], dtype.Accumulator(c.in[0].DType()))
		if c.err != nil {
			return nil
		}
		return []graph.Value{c.cast(f(c, x, params), c.result)}
	}
}

func (c *composer) notNegative(x graph.Value) graph.Value {
	return c.apply(ops.GreaterEqual, ops.Attr{}, x, c.number(x, 0))
}

// greatest returns the largest finite number of x's dtype.
func (c *composer) greatest(x graph.Value) float64 {
	if x.DType() == dtype.Float64 {
		return math.MaxFloat64
	}
	return math.MaxFloat32
}

// aboveLowest returns x with -Inf replaced by the lowest finite number, whose product with 0 is 0.
// finite also replaces +Inf by the largest.
func (c *composer) aboveLowest(x graph.Value) graph.Value {
	return c.apply(ops.Maximum, ops.Attr{}, x, c.number(x, -c.greatest(x)))
}

func (c *composer) finite(x graph.Value) graph.Value {
	return c.apply(ops.Minimum, ops.Attr{}, c.aboveLowest(x), c.number(x, c.greatest(x)))
}

// elu returns scale * x if x > 0, and otherwise scale * alpha * (e^x - 1).
func (c *composer) elu(x graph.Value, alpha, scale float64) graph.Value {
	positive := c.apply(ops.Greater, ops.Attr{}, x, c.number(x, 0))
	negative := c.apply(ops.Mul, ops.Attr{}, c.apply(ops.Expm1, ops.Attr{}, x), c.number(x, alpha*scale))
	if scale == 1 {
		return c.where(positive, x, negative)
	}
	return c.where(positive, c.apply(ops.Mul, ops.Attr{}, x, c.number(x, scale)), negative)
}

// relu6 returns min(max(x + 3, 0), 6) / 6. It adds first: a small sum is exact, so the quotient is
// accurate there.
func (c *composer) relu6(x graph.Value) graph.Value {
	sum := c.apply(ops.Maximum, ops.Attr{}, c.apply(ops.Add, ops.Attr{}, x, c.number(x, 3)), c.number(x, 0))
	return c.apply(ops.Div, ops.Attr{}, c.apply(ops.Minimum, ops.Attr{}, sum, c.number(x, 6)), c.number(x, 6))
}

func hardSigmoid(c *composer) []graph.Value {
	if len(c.attr.Params) == 0 {
		return onePart(0, func(c *composer, x graph.Value, _ []float64) graph.Value { return c.relu6(x) })(c)
	}
	return onePart(2, func(c *composer, x graph.Value, p []float64) graph.Value {
		line := c.apply(ops.Add, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, x, c.number(x, p[0])), c.number(x, p[1]))
		return c.apply(ops.Minimum, ops.Attr{}, c.apply(ops.Maximum, ops.Attr{}, line, c.number(x, 0)), c.number(x, 1))
	}, 1./6, 0.5)(c)
}

// decay returns w = e^-x for positive x, and e^(x/2) for negative x. The square of the latter
// replaces e^x, which may be subnormal or 0. So x w w is accurate down to the smallest numbers.
func (c *composer) decay(x graph.Value) (negative, w graph.Value) {
	negative = c.apply(ops.Less, ops.Attr{}, x, c.number(x, 0))
	half := c.apply(ops.Mul, ops.Attr{}, x, c.number(x, 0.5))
	return negative, c.apply(ops.Exp, ops.Attr{}, c.where(negative, half, c.apply(ops.Neg, ops.Attr{}, x)))
}

// silu returns x / (1 + w) for positive x, and (x w) / (1 + w w) w for negative x; decay defines w.
func silu(c *composer, x graph.Value) graph.Value {
	x = c.aboveLowest(x)
	one := c.number(x, 1)
	negative, w := c.decay(x)
	factor := c.where(negative, w, one)
	quotient := c.apply(ops.Div, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, x, factor), c.apply(ops.Add, ops.Attr{}, one, c.apply(ops.Mul, ops.Attr{}, w, factor)))
	return c.apply(ops.Mul, ops.Attr{}, quotient, factor)
}

// mish returns x n / (n + 2) with n = e^x (e^x + 2), which equals x tanh(log(1 + e^x)). For
// positive x it divides numerator and denominator by e^2x, so that nothing overflows.
func mish(c *composer, x graph.Value) graph.Value {
	x = c.aboveLowest(x)
	one, two := c.number(x, 1), c.number(x, 2)
	negative, w := c.decay(x)
	factor := c.where(negative, w, one)
	s := c.apply(ops.Mul, ops.Attr{}, w, factor) // e^x for negative x, e^-x for positive
	above := c.where(negative, c.apply(ops.Add, ops.Attr{}, s, two), c.apply(ops.Add, ops.Attr{}, one, c.apply(ops.Mul, ops.Attr{}, two, s)))
	rest := c.where(negative, c.apply(ops.Mul, ops.Attr{}, s, above), above)
	square := c.where(negative, one, c.apply(ops.Mul, ops.Attr{}, s, s))
	below := c.apply(ops.Add, ops.Attr{}, rest, c.apply(ops.Mul, ops.Attr{}, two, square))
	scaled := c.apply(ops.Mul, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, x, factor), c.apply(ops.Div, ops.Attr{}, above, below))
	return c.apply(ops.Mul, ops.Attr{}, scaled, factor)
}
