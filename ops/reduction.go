package ops

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// Reductions that are written in others, beside mean and var.
var (
	Std          = op(Op{Name: "std", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 3, Doc: "the square root of var along axes", Corner: "as var"})
	AllTrue      = op(Op{Name: "all", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "whether every element along axes is other than 0", Corner: "NaN is other than 0; of no elements: true"})
	AnyTrue      = op(Op{Name: "any", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "whether an element along axes is other than 0", Corner: "NaN is other than 0; of no elements: false"})
	CountNonzero = op(Op{Name: "count_nonzero", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToIndex, Cost: 1, Doc: "the number of elements along axes that are other than 0, int64", Corner: "NaN is other than 0, -0 is not"})
	SumSquare    = op(Op{Name: "sum_square", Aliases: []string{"reduce_sum_square"}, Kind: Composition, Arity: 1, Accept: RealType, Result: Default, Cost: 1, Doc: "the sum of x * x along axes", Corner: "as sum; integers are squared in 64 bits"})

	ArgMax = op(Op{Name: "argmax", Kind: Composition, Arity: 1, Accept: OrderedType, Result: ToIndex, Cost: 1, Doc: "the position of the greatest element along axes, int64",
		Corner: firstOf + "the greatest; of no elements: an error"})
	ArgMin = op(Op{Name: "argmin", Kind: Composition, Arity: 1, Accept: OrderedType, Result: ToIndex, Cost: 1, Doc: "the position of the least element along axes, int64",
		Corner: firstOf + "the least; of no elements: an error"})

	LogSumExp = op(Op{Name: "logsumexp", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 30, Doc: "the logarithm of the sum of e^x along axes", Corner: inTree + "; nothing overflows on the way; of infinities alone the greatest; of no elements: -Inf"})

	L1Norm     = op(Op{Name: "l1_norm", Aliases: []string{"reduce_l1"}, Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToReal, Cost: 1, Doc: "the sum of |x| along axes", Corner: inTree + "; of no elements: 0"})
	L2Norm     = op(Op{Name: "l2_norm", Aliases: []string{"reduce_l2"}, Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToReal, Cost: 1, Doc: "the square root of the sum of |x|^2 along axes", Corner: inTree + "; overflows where the sum of squares does; of no elements: 0"})
	InfNorm    = op(Op{Name: "inf_norm", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToReal, Cost: 1, Doc: "the greatest |x| along axes", Corner: "NaN if any is NaN; of no elements: an error"})
	VectorNorm = op(Op{Name: "vector_norm", Aliases: []string{"norm"}, Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToReal, Cost: 1, Doc: "the p-norm along axes: the sum of |x|^p, to the power 1/p",
		Corner: "Params: p, by default 2; Inf is the greatest |x|, -Inf the least, 0 the number of elements other than 0; " + inTree})
)

const firstOf = "counted in row-major order of the axes; the first of equals, -0 and +0 being equal; a NaN counts as "

func init() {
	rules[Mean] = inAccumulator(func(c *composer, x Value) Value { return c.mean(x, 0, c.attr.KeepDims) })
	rules[Var] = inAccumulator(func(c *composer, x Value) Value { return c.variance(x) })
	rules[Std] = inAccumulator(func(c *composer, x Value) Value {
		return c.apply(Sqrt, Attr{}, c.variance(x))
	})
	rules[AllTrue] = func(c *composer) []Value { return c.truth(Min, 1) }
	rules[AnyTrue] = func(c *composer) []Value { return c.truth(Max, 0) }
	rules[CountNonzero] = func(c *composer) []Value {
		c.normalizeAxes()
		if c.err != nil {
			return nil
		}
		return []Value{c.nonzeros(c.in[0], dtype.Int64)}
	}
	rules[SumSquare] = inAccumulator(func(c *composer, x Value) Value {
		return c.reduce(Sum, c.apply(Mul, Attr{}, x, x))
	})
	rules[ArgMax] = func(c *composer) []Value { return c.position(false) }
	rules[ArgMin] = func(c *composer) []Value { return c.position(true) }
	rules[LogSumExp] = inAccumulator(func(c *composer, x Value) Value {
		sum, greatest := c.exponentials(x)
		return c.apply(Add, Attr{}, c.apply(Log, Attr{}, c.reduce(Sum, sum)), c.dropped(greatest))
	})
	rules[L1Norm] = inAccumulator(func(c *composer, x Value) Value { return c.norm(x, 1) })
	rules[L2Norm] = inAccumulator(func(c *composer, x Value) Value { return c.norm(x, 2) })
	rules[InfNorm] = inAccumulator(func(c *composer, x Value) Value { return c.norm(x, math.Inf(1)) })
	rules[VectorNorm] = inAccumulator(func(c *composer, x Value) Value { return c.norm(x, c.paramsOr(1, 2)[0]) })
}

// reduce reduces along the composer's axes.
func (c *composer) reduce(o *Op, x Value) Value {
	return c.apply(o, Attr{Axes: c.attr.Axes, KeepDims: c.attr.KeepDims}, x)
}

// reduced is the number of elements of each result.
func (c *composer) reduced() int {
	n := 1
	for _, axis := range c.attr.Axes {
		n *= c.in[0].Shape()[axis]
	}
	return n
}

// fails reports, of a reduction without an identity, that it has no elements
// for a result.
func (c *composer) fails() bool {
	s := c.in[0].Shape()
	if c.err == nil && c.reduced() == 0 && shape.Reduce(s, c.attr.Axes, false).Size() > 0 {
		c.fail(&EmptyReductionError{Op: c.op, Shape: s, Axes: c.attr.Axes})
	}
	return c.err != nil
}

// everywhere is a number in the reduction's shape.
func (c *composer) everywhere(d dtype.DType, f float64) Value {
	return NewFull(d, dtype.FromFloat(d, f), shape.Reduce(c.in[0].Shape(), c.attr.Axes, c.attr.KeepDims), c.site)
}

// dropped is a reduction that kept its axes in the shape that is asked for.
func (c *composer) dropped(kept Value) Value {
	if c.attr.KeepDims || len(c.attr.Axes) == 0 {
		return kept
	}
	return c.apply(Squeeze, Attr{Axes: c.attr.Axes}, kept)
}

// truth reduces bools as bytes.
func (c *composer) truth(o *Op, ofNothing float64) []Value {
	c.normalizeAxes()
	switch {
	case c.err != nil:
		return nil
	case c.reduced() == 0:
		return []Value{c.everywhere(dtype.Bool, ofNothing)}
	}
	bytes := c.cast(c.cast(c.in[0], dtype.Bool), dtype.Uint8)
	return []Value{c.cast(c.reduce(o, bytes), dtype.Bool)}
}

// mostCounted is what 32 bits count.
const mostCounted = math.MaxUint32

// nonzeros is the number of elements that are other than 0: in 32 bits, which
// every device adds, where they hold it.
func (c *composer) nonzeros(x Value, result dtype.DType) Value {
	wide := dtype.Uint32
	if uint64(c.reduced()) > mostCounted {
		wide = dtype.Uint64
	}
	ones := c.cast(c.cast(x, dtype.Bool), wide)
	counted := c.apply(Sum, Attr{Axes: c.attr.Axes, KeepDims: c.attr.KeepDims, DType: wide}, ones)
	return c.cast(counted, result)
}

// position is the first position of the greatest element, or of the least.
func (c *composer) position(least bool) []Value {
	c.normalizeAxes()
	if c.err != nil || c.fails() {
		return nil
	}
	x := c.in[0]
	if x.Shape().Size() == 0 || c.reduced() == 1 {
		return []Value{c.everywhere(dtype.Int64, 0)}
	}
	if least {
		x = c.reversed(x)
	}
	keys, positions := c.apply(OrderKey, Attr{}, x), c.positions()
	if keys.DType() == dtype.Uint64 || uint64(c.reduced()) > mostCounted {
		return []Value{c.firstGreatest(keys, positions)}
	}
	// The complement of the position in the lower word: of equal keys the first
	// has the greatest.
	lower := c.apply(BitwiseInvert, Attr{}, c.cast(positions, dtype.Uint32))
	packed := c.reduce(Max, c.apply(PackWords, Attr{}, c.cast(keys, dtype.Uint32), lower))
	return []Value{c.cast(c.apply(BitwiseInvert, Attr{}, c.cast(packed, dtype.Uint32)), dtype.Int64)}
}

// reversed has the opposite order, in which NaN is the greatest all the same.
func (c *composer) reversed(x Value) Value {
	if x.DType().IsFloat() {
		return c.apply(Neg, Attr{}, x)
	}
	return c.apply(BitwiseInvert, Attr{}, x)
}

// positions are those along the axes, in row-major order, int64.
func (c *composer) positions() Value {
	s := c.in[0].Shape()
	along := ones(len(s))
	for _, axis := range c.attr.Axes {
		along[axis] = s[axis]
	}
	return c.implied(broadcastTo(c.iota(dtype.Int64, along), s, c.site))
}

// firstGreatest is the least of the positions where the greatest key is.
func (c *composer) firstGreatest(keys, positions Value) Value {
	greatest := c.apply(Max, Attr{Axes: c.attr.Axes, KeepDims: true}, keys)
	found := c.where(c.apply(Equal, Attr{}, keys, greatest), positions, c.constant(dtype.Int64, float64(c.reduced())))
	return c.reduce(Min, found)
}

// exponentials are e^(x - greatest) for the greatest element along the axes,
// which keeps its axes; where that is no number 0 takes its place, so that an
// infinity or a NaN goes through.
func (c *composer) exponentials(x Value) (exponentials, greatest Value) {
	if c.reduced() == 0 {
		s := shape.Reduce(x.Shape(), c.attr.Axes, true)
		zero := NewFull(x.DType(), dtype.Bits{}, s, c.site)
		return x, c.implied(zero)
	}
	greatest = c.apply(Max, Attr{Axes: c.attr.Axes, KeepDims: true}, x)
	isFinite := c.apply(Less, Attr{}, c.apply(Abs, Attr{}, greatest), c.number(x, math.Inf(1)))
	greatest = c.where(isFinite, greatest, c.number(x, 0))
	return c.apply(Exp, Attr{}, c.apply(Sub, Attr{}, x, greatest)), greatest
}

// norm is the p-norm (Array API 2024.12, linalg.vector_norm).
func (c *composer) norm(x Value, p float64) Value {
	switch {
	case p == 0:
		return c.nonzeros(x, c.common.Real())
	case p == 2:
		return c.apply(Sqrt, Attr{}, c.reduce(Sum, c.squared(x)))
	case math.IsInf(p, 0):
		if c.fails() {
			return x
		}
		o := Max
		if p < 0 {
			o = Min
		}
		return c.reduce(o, c.apply(Abs, Attr{}, x))
	case p == 1:
		return c.reduce(Sum, c.apply(Abs, Attr{}, x))
	case math.IsNaN(p):
		c.fail(&AttrError{Op: c.op, Attr: "Params", Value: c.attr.Params, Want: "p is a number, 0 or an infinity"})
		return x
	}
	magnitude := c.apply(Abs, Attr{}, x)
	sum := c.reduce(Sum, c.apply(Pow, Attr{}, magnitude, c.number(magnitude, p)))
	return c.apply(Pow, Attr{}, sum, c.number(magnitude, 1/p))
}

// squared is |x|^2, of a complex number without its root.
func (c *composer) squared(x Value) Value {
	if !x.DType().IsComplex() {
		return c.apply(Mul, Attr{}, x, x)
	}
	re, im := c.apply(Real, Attr{}, x), c.apply(Imag, Attr{}, x)
	return c.apply(Add, Attr{}, c.apply(Mul, Attr{}, re, re), c.apply(Mul, Attr{}, im, im))
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
