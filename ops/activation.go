package ops

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
)

// selu's constants, from which the mean 0 and the variance 1 of a layer's
// outputs are a fixed point (Klambauer et al., Self-Normalizing Neural
// Networks, 2017).
const (
	seluAlpha = 1.6732632423543772848170429916717
	seluScale = 1.0507009873554804934193349852946
)

const (
	inParts   = "float16 and bfloat16 in float32, rounded once at the end"
	atMinus   = "-Inf gives -0, +Inf gives +Inf; small results keep their accuracy; "
	bySlope   = "by default 0.01; "
	sixthHalf = "by default as PyTorch has it, min(max(x + 3, 0), 6) / 6; ONNX's own default is (0.2, 0.5)"
)

// The activations that are written in other operators. Their parameters are
// Attr.Params, which are rounded to the dtype that is computed in; relu,
// sigmoid, softplus and gelu are operators of their own.
var (
	LeakyRelu   = activation("leaky_relu", 1, 1, "x where x >= 0, else slope * x", "Params: the slope, "+bySlope+"NaN stays NaN")
	ELU         = activation("elu", 3, 30, "x where x > 0, else alpha (e^x - 1)", "Params: alpha, by default 1; elu(-Inf) = -alpha")
	SELU        = activation("selu", 3, 30, "1.0507 (x where x > 0, else 1.6733 (e^x - 1))", "selu(-Inf) = -1.7581, selu(±0) = ±0")
	SiLU        = activation("silu", 5, 30, "x / (1 + e^-x)", atMinus)
	Softsign    = activation("softsign", 2, 6, "x / (1 + |x|)", "softsign(±Inf) = ±1, softsign(±0) = ±0; ")
	HardSigmoid = activation("hard_sigmoid", 2, 6, "alpha x + beta, no less than 0 and no more than 1", "Params: alpha and beta; "+sixthHalf+"; with parameters of one's own each operation rounds; ")
	HardSwish   = activation("hard_swish", 3, 8, "x min(max(x + 3, 0), 6) / 6", "-Inf gives -0, +Inf gives +Inf; ")
	Mish        = activation("mish", 6, 40, "x tanh(log(1 + e^x))", atMinus)

	PRelu = op(Op{Name: "prelu", Kind: Composition, Arity: 2, Accept: FloatType, ULP: 0, Cost: 1, Doc: "x1 where x1 >= 0, else x1 * x2",
		Corner: "the slopes x2 broadcast with x1 from the right, so that one for each channel of [n, c, h, w] is [c, 1, 1]; NaN stays NaN"})
)

func activation(name string, bound float64, cost int, doc, corner string) *Op {
	if corner[len(corner)-1] == ' ' {
		corner += inParts
	}
	return op(Op{Name: name, Kind: Composition, Arity: 1, Accept: FloatType, ULP: bound, Cost: cost, Doc: doc, Corner: corner})
}

func init() {
	rules[LeakyRelu] = onePart(1, func(c *composer, x Value, p []float64) Value {
		return c.where(c.notNegative(x), x, c.apply(Mul, Attr{}, x, c.number(x, p[0])))
	}, 0.01)
	rules[ELU] = onePart(1, func(c *composer, x Value, p []float64) Value { return c.elu(x, p[0], 1) }, 1)
	rules[SELU] = onePart(0, func(c *composer, x Value, _ []float64) Value { return c.elu(x, seluAlpha, seluScale) })
	rules[SiLU] = onePart(0, func(c *composer, x Value, _ []float64) Value { return silu(c, x) })
	rules[Softsign] = onePart(0, func(c *composer, x Value, _ []float64) Value {
		x = c.finite(x)
		return c.apply(Div, Attr{}, x, c.apply(Add, Attr{}, c.number(x, 1), c.apply(Abs, Attr{}, x)))
	})
	rules[HardSigmoid] = hardSigmoid
	rules[HardSwish] = onePart(0, func(c *composer, x Value, _ []float64) Value {
		return c.apply(Mul, Attr{}, c.aboveLowest(x), c.relu6(x))
	})
	rules[Mish] = onePart(0, func(c *composer, x Value, _ []float64) Value { return mish(c, x) })
	rules[PRelu] = func(c *composer) []Value {
		if !c.broadcasts() {
			return nil
		}
		wide := dtype.Accumulator(c.common)
		x, slope := c.cast(c.in[0], wide), c.cast(c.in[1], wide)
		return []Value{c.cast(c.where(c.notNegative(x), x, c.apply(Mul, Attr{}, x, slope)), c.result)}
	}
}

// onePart is the rule of an operator of one operand that is written in others,
// the halves in float32, rounded once at the end. It takes as many parameters
// as it has defaults, or none.
func onePart(most int, f func(c *composer, x Value, params []float64) Value, defaults ...float64) func(c *composer) []Value {
	return func(c *composer) []Value {
		params := c.paramsOr(most, defaults...)
		x := c.cast(c.in[0], dtype.Accumulator(c.in[0].DType()))
		if c.err != nil {
			return nil
		}
		return []Value{c.cast(f(c, x, params), c.result)}
	}
}

func (c *composer) notNegative(x Value) Value {
	return c.apply(GreaterEqual, Attr{}, x, c.number(x, 0))
}

// greatest is the greatest finite number of x's dtype.
func (c *composer) greatest(x Value) float64 {
	if x.DType() == dtype.Float64 {
		return math.MaxFloat64
	}
	return math.MaxFloat32
}

// aboveLowest is x with the lowest number for -Inf, whose product with a 0 is
// a 0; finite also has the greatest for +Inf.
func (c *composer) aboveLowest(x Value) Value {
	return c.apply(Maximum, Attr{}, x, c.number(x, -c.greatest(x)))
}

func (c *composer) finite(x Value) Value {
	return c.apply(Minimum, Attr{}, c.aboveLowest(x), c.number(x, c.greatest(x)))
}

// elu is scale (x where x > 0, else alpha (e^x - 1)).
func (c *composer) elu(x Value, alpha, scale float64) Value {
	positive := c.apply(Greater, Attr{}, x, c.number(x, 0))
	negative := c.apply(Mul, Attr{}, c.apply(Expm1, Attr{}, x), c.number(x, alpha*scale))
	if scale == 1 {
		return c.where(positive, x, negative)
	}
	return c.where(positive, c.apply(Mul, Attr{}, x, c.number(x, scale)), negative)
}

// relu6 is min(max(x + 3, 0), 6) / 6: the sum first, which is exact where it is
// small, so that the quotient is accurate there.
func (c *composer) relu6(x Value) Value {
	sum := c.apply(Maximum, Attr{}, c.apply(Add, Attr{}, x, c.number(x, 3)), c.number(x, 0))
	return c.apply(Div, Attr{}, c.apply(Minimum, Attr{}, sum, c.number(x, 6)), c.number(x, 6))
}

func hardSigmoid(c *composer) []Value {
	if len(c.attr.Params) == 0 {
		return onePart(0, func(c *composer, x Value, _ []float64) Value { return c.relu6(x) })(c)
	}
	return onePart(2, func(c *composer, x Value, p []float64) Value {
		line := c.apply(Add, Attr{}, c.apply(Mul, Attr{}, x, c.number(x, p[0])), c.number(x, p[1]))
		return c.apply(Minimum, Attr{}, c.apply(Maximum, Attr{}, line, c.number(x, 0)), c.number(x, 1))
	}, 1./6, 0.5)(c)
}

// decay is w = e^-x for positive x, and for negative ones e^(x/2), whose square
// stands for e^x where that is subnormal or 0: x w w is a small number that
// keeps its accuracy to the last.
func (c *composer) decay(x Value) (negative, w Value) {
	negative = c.apply(Less, Attr{}, x, c.number(x, 0))
	half := c.apply(Mul, Attr{}, x, c.number(x, 0.5))
	return negative, c.apply(Exp, Attr{}, c.where(negative, half, c.apply(Neg, Attr{}, x)))
}

// silu is x / (1 + w) for positive x, and (x w) / (1 + w w) w for negative.
func silu(c *composer, x Value) Value {
	x = c.aboveLowest(x)
	one := c.number(x, 1)
	negative, w := c.decay(x)
	factor := c.where(negative, w, one)
	quotient := c.apply(Div, Attr{}, c.apply(Mul, Attr{}, x, factor), c.apply(Add, Attr{}, one, c.apply(Mul, Attr{}, w, factor)))
	return c.apply(Mul, Attr{}, quotient, factor)
}

// mish is x n / (n + 2) with n = e^x (e^x + 2), since tanh(log(1 + e^x)) is
// that: divided by e^2x for positive x, so that nothing overflows.
func mish(c *composer, x Value) Value {
	x = c.aboveLowest(x)
	one, two := c.number(x, 1), c.number(x, 2)
	negative, w := c.decay(x)
	factor := c.where(negative, w, one)
	s := c.apply(Mul, Attr{}, w, factor) // e^x for negative x, e^-x for positive
	above := c.where(negative, c.apply(Add, Attr{}, s, two), c.apply(Add, Attr{}, one, c.apply(Mul, Attr{}, two, s)))
	rest := c.where(negative, c.apply(Mul, Attr{}, s, above), above)
	square := c.where(negative, one, c.apply(Mul, Attr{}, s, s))
	below := c.apply(Add, Attr{}, rest, c.apply(Mul, Attr{}, two, square))
	scaled := c.apply(Mul, Attr{}, c.apply(Mul, Attr{}, x, factor), c.apply(Div, Attr{}, above, below))
	return c.apply(Mul, Attr{}, scaled, factor)
}
