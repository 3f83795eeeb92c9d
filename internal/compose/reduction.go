package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Mean] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.mean(x, c.attr.KeepDims) })
	rules[ops.Var] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.variance(x) })
	rules[ops.Std] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.apply(ops.Sqrt, ops.Attr{}, c.variance(x))
	})
	rules[ops.AllTrue] = func(c *composer) []graph.Value { return c.truth(ops.Min, 1) }
	rules[ops.AnyTrue] = func(c *composer) []graph.Value { return c.truth(ops.Max, 0) }
	rules[ops.CountNonzero] = func(c *composer) []graph.Value {
		c.normalizeAxes()
		if c.err != nil {
			return nil
		}
		return []graph.Value{c.nonzeros(c.in[0], dtype.Int64)}
	}
	rules[ops.SumSquare] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.reduce(ops.Sum, c.apply(ops.Mul, ops.Attr{}, x, x))
	})
	rules[ops.ArgMax] = func(c *composer) []graph.Value { return c.position(false) }
	rules[ops.ArgMin] = func(c *composer) []graph.Value { return c.position(true) }
	rules[ops.LogSumExp] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		sum, greatest := c.exponentials(x)
		return c.apply(ops.Add, ops.Attr{}, c.apply(ops.Log, ops.Attr{}, c.reduce(ops.Sum, sum)), c.dropped(greatest))
	})
	rules[ops.L1Norm] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.norm(x, 1) })
	rules[ops.L2Norm] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.norm(x, 2) })
	rules[ops.InfNorm] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.norm(x, math.Inf(1)) })
	rules[ops.VectorNorm] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.norm(x, c.paramsOr(1, 2)[0]) })
}

// reduce reduces along the composer's axes.
func (c *composer) reduce(o *ops.Op, x graph.Value) graph.Value {
	return c.apply(o, ops.Attr{Axes: c.attr.Axes, KeepDims: c.attr.KeepDims}, x)
}

// reduced returns how many elements each result combines.
func (c *composer) reduced() int {
	n := 1
	for _, axis := range c.attr.Axes {
		n *= c.in[0].Shape()[axis]
	}
	return n
}

// fails reports an error for a reduction without an identity if a result would combine no elements.
func (c *composer) fails() bool {
	s := c.in[0].Shape()
	if c.err == nil && c.reduced() == 0 && shape.Reduce(s, c.attr.Axes, false).Size() > 0 {
		c.fail(&ops.EmptyReductionError{Op: c.op, Shape: s, Axes: c.attr.Axes})
	}
	return c.err != nil
}

// everywhere returns a number in the reduction's shape.
func (c *composer) everywhere(d dtype.DType, f float64) graph.Value {
	return graph.NewFull(d, element.FromFloat(d, f), shape.Reduce(c.in[0].Shape(), c.attr.Axes, c.attr.KeepDims), c.site)
}

// dropped returns a reduction that kept its axes, in the shape that the caller asked for.
func (c *composer) dropped(kept graph.Value) graph.Value {
	if c.attr.KeepDims || len(c.attr.Axes) == 0 {
		return kept
	}
	return c.apply(ops.Squeeze, ops.Attr{Axes: c.attr.Axes}, kept)
}

// truth reduces bools as bytes; ofNothing is the result for no elements.
func (c *composer) truth(o *ops.Op, ofNothing float64) []graph.Value {
	c.normalizeAxes()
	switch {
	case c.err != nil:
		return nil
	case c.reduced() == 0:
		return []graph.Value{c.everywhere(dtype.Bool, ofNothing)}
	}
	bytes := c.cast(c.cast(c.in[0], dtype.Bool), dtype.Uint8)
	return []graph.Value{c.cast(c.reduce(o, bytes), dtype.Bool)}
}

// maxCounted is the largest count that fits in 32 bits.
const maxCounted = math.MaxUint32

// nonzeros returns the number of elements other than 0. If 32 bits can hold it, it counts in these,
// which every device adds natively.
func (c *composer) nonzeros(x graph.Value, result dtype.DType) graph.Value {
	wide := dtype.Uint32
	if uint64(c.reduced()) > maxCounted {
		wide = dtype.Uint64
	}
	ones := c.cast(c.cast(x, dtype.Bool), wide)
	counted := c.apply(ops.Sum, ops.Attr{Axes: c.attr.Axes, KeepDims: c.attr.KeepDims, DType: wide}, ones)
	return c.cast(counted, result)
}

// position returns the first position of the largest element, or of the smallest.
func (c *composer) position(least bool) []graph.Value {
	c.normalizeAxes()
	if c.err != nil || c.fails() {
		return nil
	}
	x := c.in[0]
	if x.Shape().Size() == 0 || c.reduced() == 1 {
		return []graph.Value{c.everywhere(dtype.Int64, 0)}
	}
	if least {
		x = c.reversed(x)
	}
	keys, positions := c.apply(ops.OrderKey, ops.Attr{}, x), c.positions()
	if keys.DType() == dtype.Uint64 || uint64(c.reduced()) > maxCounted {
		return []graph.Value{c.firstGreatest(keys, positions)}
	}
	return []graph.Value{c.cast(c.unpacked(c.reduce(ops.Max, c.packed(keys, positions))), dtype.Int64)}
}

// packed returns keys of up to 32 bits, with the complement of the element's 32-bit position below.
// Of equal keys, the first position makes the largest word. 0 is less than all words.
func (c *composer) packed(keys, positions graph.Value) graph.Value {
	lower := c.apply(ops.BitwiseInvert, ops.Attr{}, c.cast(positions, dtype.Uint32))
	return c.apply(ops.PackWords, ops.Attr{}, c.cast(keys, dtype.Uint32), lower)
}

// unpacked returns the positions in packed words.
func (c *composer) unpacked(packed graph.Value) graph.Value {
	return c.apply(ops.BitwiseInvert, ops.Attr{}, c.cast(packed, dtype.Uint32))
}

// reversed returns x so mapped that the order is reversed, except that NaN is still the largest.
func (c *composer) reversed(x graph.Value) graph.Value {
	if x.DType().IsFloat() {
		return c.apply(ops.Neg, ops.Attr{}, x)
	}
	return c.apply(ops.BitwiseInvert, ops.Attr{}, x)
}

// positions returns the row-major positions along the axes, int64.
func (c *composer) positions() graph.Value {
	s := c.in[0].Shape()
	along := ones(len(s))
	for _, axis := range c.attr.Axes {
		along[axis] = s[axis]
	}
	return c.implied(broadcastTo(c.iota(dtype.Int64, along), s, c.site))
}

// firstGreatest returns the smallest position that has the largest key.
func (c *composer) firstGreatest(keys, positions graph.Value) graph.Value {
	greatest := c.apply(ops.Max, ops.Attr{Axes: c.attr.Axes, KeepDims: true}, keys)
	found := c.where(c.apply(ops.Equal, ops.Attr{}, keys, greatest), positions, c.constant(dtype.Int64, float64(c.reduced())))
	return c.reduce(ops.Min, found)
}

// exponentials returns e^(x - greatest), and greatest, the largest element along the axes, with the
// axes kept. If greatest is not finite, 0 replaces it, so that infinities and NaNs reach the
// result.
func (c *composer) exponentials(x graph.Value) (exponentials, greatest graph.Value) {
	if c.reduced() == 0 {
		s := shape.Reduce(x.Shape(), c.attr.Axes, true)
		zero := graph.NewFull(x.DType(), element.Bits{}, s, c.site)
		return x, c.implied(zero)
	}
	greatest = c.apply(ops.Max, ops.Attr{Axes: c.attr.Axes, KeepDims: true}, x)
	isFinite := c.apply(ops.Less, ops.Attr{}, c.apply(ops.Abs, ops.Attr{}, greatest), c.number(x, math.Inf(1)))
	greatest = c.where(isFinite, greatest, c.number(x, 0))
	return c.apply(ops.Exp, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, x, greatest)), greatest
}

// norm returns the p-norm (Array API 2024.12, linalg.vector_norm).
func (c *composer) norm(x graph.Value, p float64) graph.Value {
	switch {
	case p == 0:
		return c.nonzeros(x, c.common.Real())
	case p == 2:
		return c.apply(ops.Sqrt, ops.Attr{}, c.reduce(ops.Sum, c.squared(x)))
	case math.IsInf(p, 0):
		if c.fails() {
			return x
		}
		o := ops.Max
		if p < 0 {
			o = ops.Min
		}
		return c.reduce(o, c.apply(ops.Abs, ops.Attr{}, x))
	case p == 1:
		return c.reduce(ops.Sum, c.apply(ops.Abs, ops.Attr{}, x))
	case math.IsNaN(p):
		c.fail(&ops.AttrError{Op: c.op, Attr: "p", Value: p, Want: "it is a number, 0 or an infinity"})
		return x
	}
	magnitude := c.apply(ops.Abs, ops.Attr{}, x)
	sum := c.reduce(ops.Sum, c.apply(ops.Pow, ops.Attr{}, magnitude, c.number(magnitude, p)))
	return c.apply(ops.Pow, ops.Attr{}, sum, c.number(magnitude, 1/p))
}

// squared returns |x|^2, for complex numbers without a square root.
func (c *composer) squared(x graph.Value) graph.Value {
	if !x.DType().IsComplex() {
		return c.apply(ops.Mul, ops.Attr{}, x, x)
	}
	re, im := c.apply(ops.Real, ops.Attr{}, x), c.apply(ops.Imag, ops.Attr{}, x)
	return c.apply(ops.Add, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, re, re), c.apply(ops.Mul, ops.Attr{}, im, im))
}
