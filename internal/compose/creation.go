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
	rules[ops.Zeros] = everywhere(zeroBits)
	rules[ops.Ones] = everywhere(element.One)
	rules[ops.Empty] = everywhere(zeroBits)
	rules[ops.Arange] = (*composer).arange
	rules[ops.Linspace] = (*composer).linspace
	rules[ops.Eye] = (*composer).eye
	rules[ops.ZerosLike] = everywhereLike(zeroBits)
	rules[ops.OnesLike] = everywhereLike(element.One)
	rules[ops.EmptyLike] = everywhereLike(zeroBits)
	rules[ops.FullLike] = func(c *composer) []graph.Value {
		if err := shape.BroadcastTo(c.op.Name, c.in[1].Shape(), c.in[0].Shape()); err != nil {
			c.fail(err)
			return nil
		}
		v := c.apply(ops.BroadcastTo, ops.Attr{Shape: c.in[0].Shape()}, c.in[1])
		return []graph.Value{c.cast(v, c.result)}
	}
}

func zeroBits(dtype.DType) element.Bits { return element.Bits{} }

func everywhere(bits func(dtype.DType) element.Bits) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		d, s := c.madeType(), c.madeShape(-1)
		return []graph.Value{graph.NewFull(d, bits(d), s, c.site)}
	}
}

func everywhereLike(bits func(dtype.DType) element.Bits) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		return []graph.Value{graph.NewFull(c.result, bits(c.result), c.in[0].Shape().Clone(), c.site)}
	}
}

// madeType checks the requested dtype of an operator without operands.
func (c *composer) madeType() dtype.DType {
	if d := c.attr.DType; !c.op.Accept.Contains(d) {
		c.fail(&ops.AttrError{Op: c.op, Attr: "dtype", Value: d, Want: "it makes " + c.op.Accept.String()})
	}
	return c.attr.DType
}

// madeShape checks the requested shape, and its rank unless that is negative.
func (c *composer) madeShape(rank int) shape.Shape {
	s, err := shape.Check(c.op.Name, c.attr.Shape...)
	if err != nil {
		c.fail(err)
	}
	if rank >= 0 && len(s) != rank {
		c.fail(&ops.AttrError{Op: c.op, Attr: "shape", Value: s, Want: "it has " + map[int]string{1: "one axis", 2: "two axes"}[rank]})
		return make(shape.Shape, rank)
	}
	return s
}

// endpoints returns two numbers of the result's dtype, from two real parameters or, for complex
// numbers, four.
func (c *composer) endpoints(attr string, d dtype.DType) (first, second element.Bits) {
	parts := 2
	if d.IsComplex() {
		parts = 4
	}
	p := c.attr.Params
	if len(p) != parts {
		c.fail(&ops.AttrError{Op: c.op, Attr: attr, Value: p, Want: "give both, a complex number as its real and its imaginary part"})
		return first, second
	}
	if parts == 2 {
		return element.FromFloat(d, p[0]), element.FromFloat(d, p[1])
	}
	return element.FromComplex(d, complex(p[0], p[1])), element.FromComplex(d, complex(p[2], p[3]))
}

// arange takes start and step from Counts (modulo 2^64) for integers, and otherwise from Params.
func (c *composer) arange() []graph.Value {
	d, s := c.madeType(), c.madeShape(1)
	if c.err != nil {
		return nil
	}
	wide := d
	if d.IsHalf() {
		wide = dtype.Float32
	}
	var start, step element.Bits
	if !d.IsInteger() {
		start, step = c.endpoints("start, step", wide)
	} else if len(c.attr.Counts) == 2 {
		mask := uint64(math.MaxUint64) >> (64 - 8*d.Size())
		start, step = element.Bits{uint64(c.attr.Counts[0]) & mask}, element.Bits{uint64(c.attr.Counts[1]) & mask}
	} else {
		c.fail(&ops.AttrError{Op: c.op, Attr: "start, step", Value: c.attr.Counts, Want: "give both"})
	}
	v := c.iota(wide, s)
	if step != element.One(wide) {
		v = c.apply(ops.Mul, ops.Attr{}, v, c.full(wide, step))
	}
	// With a negative step index 0 gives -0; adding 0 makes it +0.
	if start != (element.Bits{}) || step != element.One(wide) && !d.IsInteger() {
		v = c.apply(ops.Add, ops.Attr{}, v, c.full(wide, start))
	}
	return []graph.Value{c.cast(v, d)}
}

// linspace takes start and stop from Params; Exclusive excludes stop. As in NumPy, it computes in
// float64 whatever the dtype is.
func (c *composer) linspace() []graph.Value {
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
	var v graph.Value
	if ends := [...]float64{number(start[0]), number(start[1]), number(stop[0]), number(stop[1])}; overflows(delta, ends[:]) {
		v = c.weighed(c.full(wide, start), c.full(wide, stop), c.apply(ops.Div, ops.Attr{}, index, c.constant(wide, max(float64(divisor), 1))))
	} else {
		v = c.apply(ops.Add, ops.Attr{}, c.stepped(index, delta, float64(divisor), wide), c.full(wide, start))
	}
	if !c.attr.Exclusive && last > 0 {
		isLast := c.apply(ops.Equal, ops.Attr{}, c.iota(dtype.Int64, s), c.full(dtype.Int64, element.Bits{uint64(last)}))
		v = c.apply(ops.Where, ops.Attr{}, isLast, c.full(wide, stop), v)
	}
	return []graph.Value{c.cast(v, d)}
}

// overflows reports whether a distance is infinite although both end points are finite.
func overflows(distance [2]float64, ends []float64) bool {
	infinite := func(x float64) bool { return math.IsInf(x, 0) }
	return slices.ContainsFunc(distance[:], infinite) && !slices.ContainsFunc(ends, infinite)
}

// stepped returns index * (delta / divisor). If that quotient underflows, it returns index /
// divisor * delta; if divisor is not positive, index * delta.
func (c *composer) stepped(index graph.Value, delta [2]float64, divisor float64, d dtype.DType) graph.Value {
	element := func(x [2]float64) graph.Value {
		return c.full(d, element.Bits{math.Float64bits(x[0]), math.Float64bits(x[1])})
	}
	if divisor <= 0 {
		return c.apply(ops.Mul, ops.Attr{}, index, element(delta))
	}
	if step := [2]float64{delta[0] / divisor, delta[1] / divisor}; step != [2]float64{} {
		return c.apply(ops.Mul, ops.Attr{}, index, element(step))
	}
	return c.apply(ops.Mul, ops.Attr{}, c.apply(ops.Div, ops.Attr{}, index, c.constant(d, divisor)), element(delta))
}

func number(bits uint64) float64 { return math.Float64frombits(bits) }

// eye takes the number of the diagonal from Counts.
func (c *composer) eye() []graph.Value {
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
		row = c.apply(ops.Add, ops.Attr{}, row, c.full(dtype.Int64, element.Bits{uint64(k)}))
	}
	on := c.apply(ops.Equal, ops.Attr{}, row, c.iota(dtype.Int64, shape.Shape{1, s[1]}))
	return []graph.Value{c.cast(on, d)}
}
