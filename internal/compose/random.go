package compose

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Bits] = func(c *composer) []graph.Value {
		c.madeType()
		return []graph.Value{c.drawn(0)}
	}
	rules[ops.Uniform] = (*composer).uniform
	rules[ops.Normal] = (*composer).normal
	rules[ops.Integers] = (*composer).integers
	rules[ops.Bernoulli] = (*composer).bernoulli
	rules[ops.Permutation] = (*composer).permutation
}

// drawn returns random bits for the result's elements: those of the draw that comes later draws
// after the operand's.
func (c *composer) drawn(later uint64) graph.Value {
	s := c.madeShape(-1)
	for _, in := range c.in {
		if err := shape.BroadcastTo(c.op.Name, in.Shape(), s); err != nil {
			c.fail(err)
		}
	}
	if c.err != nil {
		return c.in[0]
	}
	key, draw := c.cast(c.in[0], dtype.Uint64), c.cast(c.in[1], dtype.Uint64)
	if later > 0 {
		draw = c.apply(ops.Add, ops.Attr{}, draw, c.full(dtype.Uint64, element.Bits{later}))
	}
	return c.apply(ops.RandomBits, ops.Attr{}, c.iota(dtype.Uint64, s), draw, key)
}

// distributionParams returns the operator's real parameters or their defaults.
func (c *composer) distributionParams(attr string, byDefault ...float64) []float64 {
	switch {
	case c.attr.Params == nil:
		return byDefault
	case len(c.attr.Params) != len(byDefault):
		c.fail(&ops.AttrError{Op: c.op, Attr: attr, Value: c.attr.Params, Want: "give all of them, or none"})
		return byDefault
	}
	return c.attr.Params
}

// fractionBits is the number of bits of a uniform number: those of a mantissa.
var fractionBits = map[dtype.DType]int{dtype.Float16: 11, dtype.BFloat16: 8, dtype.Float32: 24, dtype.Float64: 53}

// fraction turns random bits into a number in [0, 1), in the accumulator's dtype of d.
func (c *composer) fraction(bits graph.Value, d dtype.DType) graph.Value {
	p, word := fractionBits[d], dtype.Uint32
	if d == dtype.Float64 {
		word = dtype.Uint64
	}
	return c.fractionOf(c.cast(bits, word), p, dtype.Accumulator(d))
}

// fractionOf returns the upper p bits of words as a number in [0, 1).
func (c *composer) fractionOf(words graph.Value, p int, d dtype.DType) graph.Value {
	unused := uint64(8*words.DType().Size() - p)
	upper := c.apply(ops.BitwiseRightShift, ops.Attr{}, words, c.full(words.DType(), element.Bits{unused}))
	return c.apply(ops.Mul, ops.Attr{}, c.cast(upper, d), c.constant(d, math.Ldexp(1, -p)))
}

func (c *composer) uniform() []graph.Value {
	d := c.madeType()
	bounds := c.distributionParams("low, high", 0, 1)
	if c.err != nil {
		return nil
	}
	wide := dtype.Accumulator(d)
	low, high := rounded(d, bounds[0]), rounded(d, bounds[1])
	span := rounded(wide, high-low)
	if !(low < high) || math.IsInf(span, 0) {
		c.fail(&ops.AttrError{Op: c.op, Attr: "low, high", Value: bounds, Want: "low must be less than high, and their distance a finite " + d.String()})
		return nil
	}
	u := c.fraction(c.drawn(0), d)
	if low == 0 && high == 1 {
		return []graph.Value{c.cast(u, d)}
	}
	x := c.apply(ops.Mul, ops.Attr{}, u, c.constant(wide, span))
	x = c.cast(c.apply(ops.Add, ops.Attr{}, x, c.constant(wide, low)), d)
	return []graph.Value{c.apply(ops.Minimum, ops.Attr{}, x, c.full(d, before(d, high)))}
}

// rounded returns x rounded to d.
func rounded(d dtype.DType, x float64) float64 { return element.Float(d, element.FromFloat(d, x)[0]) }

// before returns the largest number of a real floating-point dtype that is less than x.
func before(d dtype.DType, x float64) element.Bits {
	bits := element.FromFloat(d, x)[0]
	switch {
	case x == 0:
		return element.Bits{1<<(8*d.Size()-1) | 1}
	case x < 0:
		return element.Bits{bits + 1}
	}
	return element.Bits{bits - 1}
}

func (c *composer) normal() []graph.Value {
	d := c.madeType()
	params := c.distributionParams("mean, std", 0, 1)
	mean, std := params[0], params[1]
	if !(std >= 0) || math.IsInf(std, 0) || math.IsNaN(mean) || math.IsInf(mean, 0) {
		c.fail(&ops.AttrError{Op: c.op, Attr: "mean, std", Value: params, Want: "both must be finite, and the standard deviation not negative"})
	}
	if c.err != nil {
		return nil
	}
	wide := dtype.Accumulator(d)
	distance, angle := c.pairOf(wide)
	z := c.apply(ops.Mul, ops.Attr{}, c.apply(ops.Log, ops.Attr{}, distance), c.constant(wide, -2))
	turn := c.apply(ops.Mul, ops.Attr{}, angle, c.constant(wide, 2*math.Pi))
	z = c.apply(ops.Mul, ops.Attr{}, c.apply(ops.Sqrt, ops.Attr{}, z), c.apply(ops.Cos, ops.Attr{}, turn))
	if std != 1 {
		z = c.apply(ops.Mul, ops.Attr{}, z, c.constant(wide, std))
	}
	if mean != 0 {
		z = c.apply(ops.Add, ops.Attr{}, z, c.constant(wide, mean))
	}
	return []graph.Value{c.cast(z, d)}
}

// pairOf returns two independent uniform numbers, one in (0, 1], the other in [0, 1).
func (c *composer) pairOf(d dtype.DType) (nonzero, fraction graph.Value) {
	bits := c.drawn(0)
	if d == dtype.Float64 {
		return c.nonzeroOf(bits, d), c.fraction(c.drawn(1), d)
	}
	upper := c.apply(ops.BitwiseRightShift, ops.Attr{}, bits, c.full(dtype.Uint64, element.Bits{32}))
	return c.nonzeroOf(c.cast(bits, dtype.Uint32), d), c.fraction(upper, d)
}

// nonzeroOf returns all bits of words as a number in (0, 1]: the middle of the interval that the
// bits stand for, rounded.
func (c *composer) nonzeroOf(words graph.Value, d dtype.DType) graph.Value {
	bits := 8 * words.DType().Size()
	u := c.apply(ops.Mul, ops.Attr{}, c.cast(words, d), c.constant(d, math.Ldexp(1, -bits)))
	return c.apply(ops.Add, ops.Attr{}, u, c.constant(d, math.Ldexp(1, -bits-1)))
}

// integers takes its bounds from Counts.
func (c *composer) integers() []graph.Value {
	d := c.madeType()
	if len(c.attr.Counts) != 2 || c.attr.Counts[0] >= c.attr.Counts[1] {
		c.fail(&ops.AttrError{Op: c.op, Attr: "low, high", Value: c.attr.Counts, Want: "low must be less than high"})
	}
	if c.err != nil {
		return nil
	}
	low, high := int64(c.attr.Counts[0]), int64(c.attr.Counts[1])
	info, _ := dtype.Iinfo(d) // cannot fail: madeType has checked that it is an integer dtype
	if low < info.Min || high > 0 && uint64(high-1) > info.Max {
		c.fail(&ops.AttrError{Op: c.op, Attr: "low, high", Value: c.attr.Counts, Want: d.String() + " must hold low and high - 1: use a wider dtype, or other bounds"})
		return nil
	}
	mask := uint64(math.MaxUint64) >> (64 - 8*d.Size())
	count := c.full(dtype.Uint64, element.Bits{uint64(high) - uint64(low)})
	x := c.cast(c.apply(ops.MulHigh, ops.Attr{}, c.drawn(0), count), d)
	if low != 0 {
		x = c.apply(ops.Add, ops.Attr{}, x, c.full(d, element.Bits{uint64(low) & mask}))
	}
	return []graph.Value{x}
}

func (c *composer) bernoulli() []graph.Value {
	p := c.distributionParams("probability", 0.5)[0]
	if !(p >= 0 && p <= 1) {
		c.fail(&ops.AttrError{Op: c.op, Attr: "probability", Value: p, Want: "it must lie between 0 and 1"})
	}
	bits := c.drawn(0)
	if c.err != nil {
		return nil
	}
	if p == 1 {
		return []graph.Value{graph.NewFull(dtype.Bool, element.Bits{1}, slices.Clone(bits.Shape()), c.site)}
	}
	return []graph.Value{c.apply(ops.Less, ops.Attr{}, bits, c.full(dtype.Uint64, element.Bits{uint64(math.Ldexp(p, 64))}))}
}

func (c *composer) permutation() []graph.Value {
	bits := c.drawn(0)
	if c.err == nil && len(bits.Shape()) == 0 {
		c.fail(&ops.AttrError{Op: c.op, Attr: "shape", Value: bits.Shape(), Want: "it has an axis to permute, the last"})
	}
	return []graph.Value{c.apply(ops.ArgSort, ops.Attr{Axes: []int{-1}}, bits)}
}
