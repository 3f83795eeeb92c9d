package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// defaultEpsilon keeps a normalization's root from 0 where Params names no
// other.
const defaultEpsilon = 1e-5

// Softmax and the normalizations: reductions whose results are broadcast back
// along their own axes.
var (
	Softmax    = op(Op{Name: "softmax", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 30, Doc: "e^x over the sum of e^x along axes", Corner: overAxes + "; nothing overflows on the way; all NaN where an element is NaN or +Inf, or all are -Inf"})
	LogSoftmax = op(Op{Name: "log_softmax", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 30, Doc: "x less the logarithm of the sum of e^x along axes", Corner: overAxes + "; as softmax"})
	LayerNorm  = op(Op{Name: "layer_norm", Kind: Composition, Arity: Variadic, Accept: FloatType, Cost: 10, Doc: "x less its mean along axes, over the root of its variance; times a scale, plus a bias", Corner: overAxes + "; " + normalized + "; operands: x, then a scale, then a bias, both of which may be left out and broadcast to x's shape"})
	RMSNorm    = op(Op{Name: "rms_norm", Aliases: []string{"rms_normalization"}, Kind: Composition, Arity: Variadic, Accept: FloatType, Cost: 8, Doc: "x over the root of the mean of its squares along axes; times a scale", Corner: overAxes + "; " + normalized + "; operands: x, then a scale, which may be left out and broadcasts to x's shape"})
)

const (
	overAxes   = "by default along the last axis; sums " + inTree
	normalized = "Params: what is added to the variance, or mean, under the root, by default 1e-5"
)

func init() {
	rules[Softmax] = overLastAxis(1, func(c *composer, x Value) Value {
		e := c.apply(Exp, Attr{}, c.belowGreatest(x))
		return c.apply(Div, Attr{}, e, c.keptSum(e))
	})
	rules[LogSoftmax] = overLastAxis(1, func(c *composer, x Value) Value {
		below := c.belowGreatest(x)
		return c.apply(Sub, Attr{}, below, c.apply(Log, Attr{}, c.keptSum(c.apply(Exp, Attr{}, below))))
	})
	rules[LayerNorm] = overLastAxis(3, func(c *composer, x Value) Value {
		epsilon := c.number(x, c.paramsOr(1, defaultEpsilon)[0])
		centred := c.apply(Sub, Attr{}, x, c.mean(x, 0, true))
		variance := c.mean(c.apply(Mul, Attr{}, centred, centred), 0, true)
		return c.scaled(c.apply(Div, Attr{}, centred, c.apply(Sqrt, Attr{}, c.apply(Add, Attr{}, variance, epsilon))))
	})
	rules[RMSNorm] = overLastAxis(2, func(c *composer, x Value) Value {
		epsilon := c.number(x, c.paramsOr(1, defaultEpsilon)[0])
		mean := c.mean(c.apply(Mul, Attr{}, x, x), 0, true)
		return c.scaled(c.apply(Div, Attr{}, x, c.apply(Sqrt, Attr{}, c.apply(Add, Attr{}, mean, epsilon))))
	})
}

// overLastAxis is the rule of an operator of one to most operands that works
// along axes of the first, by default the last, and keeps its shape.
func overLastAxis(most int, f func(c *composer, x Value) Value) func(c *composer) []Value {
	return func(c *composer) []Value {
		if len(c.in) > most {
			c.fail(&OperandsError{Op: c.op, Got: len(c.in), Most: most})
			return nil
		}
		s := c.in[0].Shape()
		if c.attr.Axes == nil {
			c.attr.Axes = []int{-1}
			if len(s) == 0 {
				c.attr.Axes = []int{}
			}
		}
		c.normalizeAxes()
		for _, v := range c.in[1:] {
			if err := shape.BroadcastTo(c.op.Name, v.Shape(), s); err != nil {
				c.fail(err)
			}
		}
		x := c.cast(c.in[0], dtype.Accumulator(c.common))
		if c.err != nil {
			return nil
		}
		if s.Size() == 0 {
			return []Value{NewFull(c.result, dtype.Bits{}, s, c.site)}
		}
		return []Value{c.cast(f(c, x), c.result)}
	}
}

// belowGreatest is x less its greatest element along the axes.
func (c *composer) belowGreatest(x Value) Value {
	return c.apply(Sub, Attr{}, x, c.apply(Max, Attr{Axes: c.attr.Axes, KeepDims: true}, x))
}

func (c *composer) keptSum(x Value) Value {
	return c.apply(Sum, Attr{Axes: c.attr.Axes, KeepDims: true}, x)
}

// scaled is x times the second operand plus the third, where they are.
func (c *composer) scaled(x Value) Value {
	for i, o := range []*Op{Mul, Add} {
		if len(c.in) > i+1 {
			x = c.apply(o, Attr{}, x, c.cast(c.in[i+1], x.DType()))
		}
	}
	return x
}

// OperandsError says that an operator with operands that may be left out got
// more than it takes.
type OperandsError struct {
	Op        *Op
	Got, Most int
}

func (e *OperandsError) Error() string {
	return fmt.Sprintf("%s: takes 1 to %d operands, got %d", e.Op, e.Most, e.Got)
}
