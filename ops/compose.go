package ops

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// compositions are the operators that are written in others. They combine in
// the accumulator of the operand's type, so that no half overflows, and are
// rounded to the operand's type once at the end.
var compositions = map[*Op]func(c *composer, x Value) Value{}

func init() {
	compositions[Mean] = func(c *composer, x Value) Value { return c.mean(x, 0, c.attr.KeepDims) }
	compositions[Var] = func(c *composer, x Value) Value {
		centred := c.apply(Sub, Attr{}, x, c.mean(x, 0, true))
		return c.mean(c.apply(Mul, Attr{}, centred, centred), c.attr.Correction, c.attr.KeepDims)
	}
}

func compose(o *Op, a Attr, site string, in Value) (Value, error) {
	axes := a.Axes
	if axes == nil {
		for i := range in.Shape() {
			axes = append(axes, i)
		}
	}
	axes, err := shape.NormalizeAxes(o.Name, axes, len(in.Shape()))
	if err != nil {
		return Value{}, err
	}
	a.Axes = append([]int{}, axes...) // not nil, which would be all axes
	c := &composer{attr: a, site: site}
	x := implied(castTo(in, dtype.Accumulator(in.DType()), site), in)
	out := compositions[o](c, x)
	if c.err != nil {
		return Value{}, c.err
	}
	result := castTo(out, in.DType(), site)
	result.Node.Implied = false // the caller has it
	return result, nil
}

// composer applies operators; the first error stays.
type composer struct {
	attr Attr
	site string
	err  error
}

func (c *composer) apply(o *Op, a Attr, in ...Value) Value {
	if c.err != nil {
		return in[0]
	}
	v, err := Apply(o, a, c.site, in...)
	if err != nil {
		c.err = err
		return in[0]
	}
	v.Node.Implied = true
	return v
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
	count := NewFull(x.DType(), floatBits(x.DType(), divisor), nil, c.site)
	count.Node.Implied = true
	return c.apply(Div, Attr{}, sum, count)
}

// floatBits is a number as an element of float32, float64 or a complex type.
func floatBits(d dtype.DType, f float64) dtype.Bits {
	if d.Real() == dtype.Float32 {
		return dtype.Bits{uint64(math.Float32bits(float32(f)))}
	}
	return dtype.Bits{math.Float64bits(f)}
}
