package ops

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// The constructors of arrays. They store nothing: what they make is full and
// iota, and maps over these.
var (
	Zeros    = op(Op{Name: "zeros", Kind: Creation, Result: ByAttr, Doc: "0, or false, everywhere"})
	Ones     = op(Op{Name: "ones", Kind: Creation, Result: ByAttr, Doc: "1, or true, everywhere"})
	Empty    = op(Op{Name: "empty", Kind: Creation, Result: ByAttr, Doc: "elements that nobody relies on", Corner: "they are 0, so that the same expression has the same bits everywhere"})
	Arange   = op(Op{Name: "arange", Kind: Creation, Accept: NumericType, Result: ByAttr, Doc: "start + i step, for every i from 0 on", Corner: "integers wrap; floats round i, the product and the sum, halves in float32, rounded once at the end"})
	Linspace = op(Op{Name: "linspace", Kind: Creation, Accept: FloatingType, Result: ByAttr, Doc: "numbers evenly spaced from start to stop, which the last one is unless the end is left out", Corner: "start + i step in float64, each operation rounded, step being (stop - start) / (n - 1), or / n without the end; the last is stop itself; rounded once to the dtype"})
	Eye      = op(Op{Name: "eye", Aliases: []string{"identity"}, Kind: Creation, Result: ByAttr, Doc: "1 on the k-th diagonal of a matrix, else 0", Corner: "k > 0 counts above the main diagonal, k < 0 below"})

	ZerosLike = op(Op{Name: "zeros_like", Kind: Composition, Arity: 1, Doc: "0, or false, in the shape and dtype of x"})
	OnesLike  = op(Op{Name: "ones_like", Kind: Composition, Arity: 1, Doc: "1, or true, in the shape and dtype of x"})
	EmptyLike = op(Op{Name: "empty_like", Kind: Composition, Arity: 1, Doc: "elements that nobody relies on, in the shape and dtype of x", Corner: "as empty"})
	FullLike  = op(Op{Name: "full_like", Kind: Composition, Arity: 2, Doc: "x2 everywhere in the shape of x1", Corner: "x2 broadcasts to the shape of x1 and promotes with it"})
)

func init() {
	rules[Zeros] = everywhere(zeroBits)
	rules[Ones] = everywhere(dtype.One)
	rules[Empty] = everywhere(zeroBits)
	rules[Arange] = (*composer).arange
	rules[Linspace] = (*composer).linspace
	rules[Eye] = (*composer).eye
	rules[ZerosLike] = everywhereLike(zeroBits)
	rules[OnesLike] = everywhereLike(dtype.One)
	rules[EmptyLike] = everywhereLike(zeroBits)
	rules[FullLike] = func(c *composer) []Value {
		if err := shape.BroadcastTo(c.op.Name, c.in[1].Shape(), c.in[0].Shape()); err != nil {
			c.fail(err)
			return nil
		}
		v := c.apply(BroadcastTo, Attr{Shape: c.in[0].Shape()}, c.in[1])
		return []Value{c.cast(v, c.result)}
	}
}

func zeroBits(dtype.DType) dtype.Bits { return dtype.Bits{} }

func everywhere(bits func(dtype.DType) dtype.Bits) func(c *composer) []Value {
	return func(c *composer) []Value {
		d, s := c.madeType(), c.madeShape(-1)
		return []Value{NewFull(d, bits(d), s, c.site)}
	}
}

func everywhereLike(bits func(dtype.DType) dtype.Bits) func(c *composer) []Value {
	return func(c *composer) []Value {
		return []Value{NewFull(c.result, bits(c.result), c.in[0].Shape().Clone(), c.site)}
	}
}

// madeType checks the dtype asked for, where there is no operand to take it
// from.
func (c *composer) madeType() dtype.DType {
	if d := c.attr.DType; !c.op.Accept.Contains(d) {
		c.fail(&AttrError{Op: c.op, Attr: "dtype", Value: d, Want: "it makes " + c.op.Accept.String()})
	}
	return c.attr.DType
}

// madeShape checks the shape asked for, of so many axes where rank is not
// negative.
func (c *composer) madeShape(rank int) shape.Shape {
	s, err := shape.Check(c.op.Name, c.attr.Shape...)
	if err != nil {
		c.fail(err)
	}
	if rank >= 0 && len(s) != rank {
		c.fail(&AttrError{Op: c.op, Attr: "shape", Value: s, Want: "it has " + map[int]string{1: "one axis", 2: "two axes"}[rank]})
		return make(shape.Shape, rank)
	}
	return s
}

// endpoints are two numbers of the result's dtype, the two real parameters or,
// of complex numbers, the four.
func (c *composer) endpoints(attr string, d dtype.DType) (first, second dtype.Bits) {
	parts := 2
	if d.IsComplex() {
		parts = 4
	}
	p := c.attr.Params
	if len(p) != parts {
		c.fail(&AttrError{Op: c.op, Attr: attr, Value: p, Want: "give both, a complex number as its real and its imaginary part"})
		return first, second
	}
	if parts == 2 {
		return dtype.FromFloat(d, p[0]), dtype.FromFloat(d, p[1])
	}
	return dtype.FromComplex(d, complex(p[0], p[1])), dtype.FromComplex(d, complex(p[2], p[3]))
}

// arange has start and step in Counts for integers, modulo 2^64, else in Params.
func (c *composer) arange() []Value {
	d, s := c.madeType(), c.madeShape(1)
	if c.err != nil {
		return nil
	}
	wide := d
	if d.IsHalf() {
		wide = dtype.Float32
	}
	var start, step dtype.Bits
	if !d.IsInteger() {
		start, step = c.endpoints("start, step", wide)
	} else if len(c.attr.Counts) == 2 {
		mask := uint64(math.MaxUint64) >> (64 - 8*d.Size())
		start, step = dtype.Bits{uint64(c.attr.Counts[0]) & mask}, dtype.Bits{uint64(c.attr.Counts[1]) & mask}
	} else {
		c.fail(&AttrError{Op: c.op, Attr: "start, step", Value: c.attr.Counts, Want: "give both"})
	}
	v := c.iota(wide, s)
	if step != dtype.One(wide) {
		v = c.apply(Mul, Attr{}, v, c.full(wide, step))
	}
	// Adding 0 turns the -0 that a negative step makes of index 0 into +0.
	if start != (dtype.Bits{}) || step != dtype.One(wide) && !d.IsInteger() {
		v = c.apply(Add, Attr{}, v, c.full(wide, start))
	}
	return []Value{c.cast(v, d)}
}

// linspace has start and stop in Params; the end is left out where Exclusive
// is. It follows NumPy, which works in float64 whatever the dtype.
func (c *composer) linspace() []Value {
	d, s := c.madeType(), c.madeShape(1)
	wide := dtype.Float64
	if d.IsComplex() {
		wide = dtype.Complex128
	}
	start, stop := c.endpoints("start, stop", wide)
	if c.err != nil {
		return nil
	}
	last := s[0] - 1
	divisor := last
	if c.attr.Exclusive {
		divisor = s[0]
	}
	index := c.iota(wide, s)
	delta := [2]float64{number(stop[0]) - number(start[0]), number(stop[1]) - number(start[1])}
	v := c.apply(Add, Attr{}, c.stepped(index, delta, float64(divisor), wide), c.full(wide, start))
	if !c.attr.Exclusive && last > 0 {
		isLast := c.apply(Equal, Attr{}, c.iota(dtype.Int64, s), c.full(dtype.Int64, dtype.Bits{uint64(last)}))
		v = c.apply(Where, Attr{}, isLast, c.full(wide, stop), v)
	}
	return []Value{c.cast(v, d)}
}

// stepped is index * (delta / divisor); where that quotient underflows, it is
// index / divisor * delta, and delta itself where there is nothing to divide.
func (c *composer) stepped(index Value, delta [2]float64, divisor float64, d dtype.DType) Value {
	element := func(x [2]float64) Value {
		return c.full(d, dtype.Bits{math.Float64bits(x[0]), math.Float64bits(x[1])})
	}
	if divisor <= 0 {
		return c.apply(Mul, Attr{}, index, element(delta))
	}
	if step := [2]float64{delta[0] / divisor, delta[1] / divisor}; step != [2]float64{} {
		return c.apply(Mul, Attr{}, index, element(step))
	}
	return c.apply(Mul, Attr{}, c.apply(Div, Attr{}, index, c.constant(d, divisor)), element(delta))
}

func number(bits uint64) float64 { return math.Float64frombits(bits) }

// eye has the diagonal in Counts.
func (c *composer) eye() []Value {
	d, s := c.madeType(), c.madeShape(2)
	k := 0
	if len(c.attr.Counts) > 0 {
		k = c.attr.Counts[0]
	}
	if c.err != nil {
		return nil
	}
	row := c.iota(dtype.Int64, shape.Shape{s[0], 1})
	if k != 0 {
		row = c.apply(Add, Attr{}, row, c.full(dtype.Int64, dtype.Bits{uint64(k)}))
	}
	on := c.apply(Equal, Attr{}, row, c.iota(dtype.Int64, shape.Shape{1, s[1]}))
	return []Value{c.cast(on, d)}
}
