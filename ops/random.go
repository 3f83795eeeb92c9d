package ops

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// Random numbers are counter-based (Salmon, Moraes, Dror and Shaw, "Parallel
// random numbers: as easy as 1, 2, 3", 2011): element i of draw n from key k
// depends on i, n and k alone, and so is the same on every device, and in a
// kernel that computes it again. The operators of distributions take the key and
// the draw as operands, and the shape of the result from Attr.Shape.
var (
	RandomBits = op(Op{Name: "random_bits", Arity: 3, Accept: Uint64Type, Cost: 100,
		Doc: "64 random bits for the counter x1 in draw x2 of key x3", Corner: "words 0 (low) and 1 of the block that Philox4x32-10 makes of the counter (x1 low, x1 high, x2 low, x2 high) and the key (x3 low, x3 high)"})
	MulHigh = op(Op{Name: "mul_high", Arity: 2, Accept: Uint64Type, Cost: 8, Doc: "the upper 64 of the 128 bits of x1 * x2"})

	Bits    = distribution(Op{Name: "bits", Accept: Uint64Type, Result: ByAttr, Doc: "random bits, from a key and a draw", Corner: "random_bits of every element's row-major index"})
	Uniform = distribution(Op{Name: "uniform", Aliases: []string{"random_uniform", "rand"}, Accept: FloatType, Result: ByAttr,
		Doc:    "numbers evenly spread over [low, high), 0 and 1 by default, from a key and a draw",
		Corner: "low + u (high - low), each operation rounded, halves in float32; u is a multiple of 2^-p, p being the bits of a mantissa: the upper p of the bits' lower word, in float64 of all 64; what rounds up to high is the number before it"})
	Normal = distribution(Op{Name: "normal", Aliases: []string{"random_normal", "randn"}, Accept: FloatType, Result: ByAttr,
		Doc:    "numbers of the normal distribution of a mean and a standard deviation, 0 and 1 by default, from a key and a draw",
		Corner: "mean + std z, z = sqrt(-2 log(u1)) cos(2π u2) (Box and Muller, 1958), halves in float32; u1 = (w0 + 1/2) 2^-32 and u2 = (w1 >> 8) 2^-24 of the bits' words; in float64 u1 = (b + 1/2) 2^-64 and u2 of the next draw's bits as uniform makes it"})
	Integers = distribution(Op{Name: "integers", Aliases: []string{"randint", "random_integers"}, Accept: IntegerType, Result: ByAttr,
		Doc:    "integers evenly spread over [low, high), from a key and a draw",
		Corner: "low + the upper 64 bits of bits * (high - low): no number's probability is off by more than 2^-64"})
	Bernoulli = distribution(Op{Name: "bernoulli", Accept: BoolType, Result: ToBool,
		Doc:    "true with a probability, 1/2 by default, from a key and a draw",
		Corner: "bits < p 2^64: the probability is off by less than 2^-64"})
	Permutation = distribution(Op{Name: "permutation", Aliases: []string{"randperm"}, Accept: IntegerType, Result: ToIndex,
		Doc:    "the numbers from 0 to n - 1 in random order, along the last axis, from a key and a draw",
		Corner: "the positions of a row's random bits in ascending order, as argsort gives them"})
)

// distribution is an operator that makes random numbers of a key and a draw.
func distribution(o Op) *Op {
	o.Kind, o.Arity, o.Index, o.Cost = Composition, 2, 0b11, 100
	return op(o)
}

func init() {
	rules[Bits] = func(c *composer) []Value {
		c.madeType()
		return []Value{c.drawn(0)}
	}
	rules[Uniform] = (*composer).uniform
	rules[Normal] = (*composer).normal
	rules[Integers] = (*composer).integers
	rules[Bernoulli] = (*composer).bernoulli
	rules[Permutation] = (*composer).permutation
}

// drawn are the random bits of the result's elements, in the draw that lies
// later than the operand's by some.
func (c *composer) drawn(later uint64) Value {
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
		draw = c.apply(Add, Attr{}, draw, c.full(dtype.Uint64, dtype.Bits{later}))
	}
	return c.apply(RandomBits, Attr{}, c.iota(dtype.Uint64, s), draw, key)
}

// distributionParams are the operator's real parameters, or what they are by default.
func (c *composer) distributionParams(attr string, byDefault ...float64) []float64 {
	switch {
	case c.attr.Params == nil:
		return byDefault
	case len(c.attr.Params) != len(byDefault):
		c.fail(&AttrError{Op: c.op, Attr: attr, Value: c.attr.Params, Want: "give all of them, or none"})
		return byDefault
	}
	return c.attr.Params
}

// fractionBits are the bits of a uniform number: those of a mantissa.
var fractionBits = map[dtype.DType]int{dtype.Float16: 11, dtype.BFloat16: 8, dtype.Float32: 24, dtype.Float64: 53}

// fraction is random bits as a number in [0, 1) of the accumulator of d.
func (c *composer) fraction(bits Value, d dtype.DType) Value {
	p, word := fractionBits[d], dtype.Uint32
	if d == dtype.Float64 {
		word = dtype.Uint64
	}
	return c.fractionOf(c.cast(bits, word), p, dtype.Accumulator(d))
}

// fractionOf is the upper p bits of words as a number in [0, 1).
func (c *composer) fractionOf(words Value, p int, d dtype.DType) Value {
	unused := uint64(8*words.DType().Size() - p)
	upper := c.apply(BitwiseRightShift, Attr{}, words, c.full(words.DType(), dtype.Bits{unused}))
	return c.apply(Mul, Attr{}, c.cast(upper, d), c.constant(d, math.Ldexp(1, -p)))
}

func (c *composer) uniform() []Value {
	d := c.madeType()
	bounds := c.distributionParams("low, high", 0, 1)
	if c.err != nil {
		return nil
	}
	wide := dtype.Accumulator(d)
	low, high := rounded(d, bounds[0]), rounded(d, bounds[1])
	span := rounded(wide, high-low)
	if !(low < high) || math.IsInf(span, 0) {
		c.fail(&AttrError{Op: c.op, Attr: "low, high", Value: bounds, Want: "low must be less than high, and their distance a finite " + d.String()})
		return nil
	}
	u := c.fraction(c.drawn(0), d)
	if low == 0 && high == 1 {
		return []Value{c.cast(u, d)}
	}
	x := c.apply(Mul, Attr{}, u, c.constant(wide, span))
	x = c.cast(c.apply(Add, Attr{}, x, c.constant(wide, low)), d)
	return []Value{c.apply(Minimum, Attr{}, x, c.full(d, before(d, high)))}
}

// rounded is a number as d has it.
func rounded(d dtype.DType, x float64) float64 { return dtype.Float(d, dtype.FromFloat(d, x)[0]) }

// before is the greatest number of a real floating-point type below x.
func before(d dtype.DType, x float64) dtype.Bits {
	bits := dtype.FromFloat(d, x)[0]
	switch {
	case x == 0:
		return dtype.Bits{1<<(8*d.Size()-1) | 1}
	case x < 0:
		return dtype.Bits{bits + 1}
	}
	return dtype.Bits{bits - 1}
}

func (c *composer) normal() []Value {
	d := c.madeType()
	params := c.distributionParams("mean, std", 0, 1)
	mean, std := params[0], params[1]
	if !(std >= 0) || math.IsInf(std, 0) || math.IsNaN(mean) || math.IsInf(mean, 0) {
		c.fail(&AttrError{Op: c.op, Attr: "mean, std", Value: params, Want: "both must be finite, and the standard deviation not negative"})
	}
	if c.err != nil {
		return nil
	}
	wide := dtype.Accumulator(d)
	distance, angle := c.pairOf(wide)
	z := c.apply(Mul, Attr{}, c.apply(Log, Attr{}, distance), c.constant(wide, -2))
	turn := c.apply(Mul, Attr{}, angle, c.constant(wide, 2*math.Pi))
	z = c.apply(Mul, Attr{}, c.apply(Sqrt, Attr{}, z), c.apply(Cos, Attr{}, turn))
	if std != 1 {
		z = c.apply(Mul, Attr{}, z, c.constant(wide, std))
	}
	if mean != 0 {
		z = c.apply(Add, Attr{}, z, c.constant(wide, mean))
	}
	return []Value{c.cast(z, d)}
}

// pairOf are two independent uniform numbers, the one in (0, 1], the other in
// [0, 1).
func (c *composer) pairOf(d dtype.DType) (nonzero, fraction Value) {
	bits := c.drawn(0)
	if d == dtype.Float64 {
		return c.nonzeroOf(bits, d), c.fraction(c.drawn(1), d)
	}
	upper := c.apply(BitwiseRightShift, Attr{}, bits, c.full(dtype.Uint64, dtype.Bits{32}))
	return c.nonzeroOf(c.cast(bits, dtype.Uint32), d), c.fraction(upper, d)
}

// nonzeroOf is all bits of words as a number in (0, 1]: the middle of its step,
// rounded.
func (c *composer) nonzeroOf(words Value, d dtype.DType) Value {
	bits := 8 * words.DType().Size()
	u := c.apply(Mul, Attr{}, c.cast(words, d), c.constant(d, math.Ldexp(1, -bits)))
	return c.apply(Add, Attr{}, u, c.constant(d, math.Ldexp(1, -bits-1)))
}

// integers has its bounds in Counts.
func (c *composer) integers() []Value {
	d := c.madeType()
	if len(c.attr.Counts) != 2 || c.attr.Counts[0] >= c.attr.Counts[1] {
		c.fail(&AttrError{Op: c.op, Attr: "low, high", Value: c.attr.Counts, Want: "low must be less than high"})
	}
	if c.err != nil {
		return nil
	}
	low, high := int64(c.attr.Counts[0]), int64(c.attr.Counts[1])
	info, _ := dtype.Iinfo(d) // an integer: madeType
	if low < info.Min || high > 0 && uint64(high-1) > info.Max {
		c.fail(&AttrError{Op: c.op, Attr: "low, high", Value: c.attr.Counts, Want: d.String() + " must hold low and high - 1: use a wider dtype, or other bounds"})
		return nil
	}
	mask := uint64(math.MaxUint64) >> (64 - 8*d.Size())
	count := c.full(dtype.Uint64, dtype.Bits{uint64(high) - uint64(low)})
	x := c.cast(c.apply(MulHigh, Attr{}, c.drawn(0), count), d)
	if low != 0 {
		x = c.apply(Add, Attr{}, x, c.full(d, dtype.Bits{uint64(low) & mask}))
	}
	return []Value{x}
}

func (c *composer) bernoulli() []Value {
	p := c.distributionParams("probability", 0.5)[0]
	if !(p >= 0 && p <= 1) {
		c.fail(&AttrError{Op: c.op, Attr: "probability", Value: p, Want: "it must lie between 0 and 1"})
	}
	bits := c.drawn(0)
	if c.err != nil {
		return nil
	}
	if p == 1 {
		return []Value{NewFull(dtype.Bool, dtype.Bits{1}, slices.Clone(bits.Shape()), c.site)}
	}
	return []Value{c.apply(Less, Attr{}, bits, c.full(dtype.Uint64, dtype.Bits{uint64(math.Ldexp(p, 64))}))}
}

func (c *composer) permutation() []Value {
	bits := c.drawn(0)
	if c.err == nil && len(bits.Shape()) == 0 {
		c.fail(&AttrError{Op: c.op, Attr: "shape", Value: bits.Shape(), Want: "it has an axis to permute, the last"})
	}
	return []Value{c.apply(ArgSort, Attr{Axes: []int{-1}}, bits)}
}
