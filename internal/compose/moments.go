package compose

import (
	"math"
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// Means and distances from them. A mean is of a sum in two parts (see ops.SumTerm), which
// neither drifts nor overflows. What is squared is the distance from a pivot near the mean,
// corrected by the sum of the distances: the corrected two-pass algorithm (Chan, Golub and
// LeVeque, Algorithms for computing the sample variance, 1983, equation 1.7).

// elements is the number of elements along the composer's axes.
func (c *composer) elements(x graph.Value) int {
	n := 1
	for _, axis := range c.attr.Axes {
		n *= x.Shape()[axis]
	}
	return n
}

// kept reduces along the composer's axes and keeps them.
func (c *composer) kept(o *ops.Op, x graph.Value) graph.Value {
	return c.apply(o, ops.Attr{Axes: c.attr.Axes, KeepDims: true}, x)
}

// mean is the mean along the composer's axes (Array API 2024.12, mean): of no elements NaN.
// A complex number's is its parts' plain sum, over their number.
func (c *composer) mean(x graph.Value, keepDims bool) graph.Value {
	a, n := ops.Attr{Axes: c.attr.Axes, KeepDims: keepDims}, c.elements(x)
	if x.DType().IsComplex() || n == 0 {
		return c.over(c.apply(ops.Sum, a, x), float64(n))
	}
	if n == 1 {
		return c.apply(ops.Sum, a, x)
	}
	sum := c.apply(ops.SumTerms, a, c.apply(ops.SumTerm, ops.Attr{}, x))
	return c.meanOf(sum, float64(n))
}

// over is a sum over a number of elements; NaN where that is not positive.
func (c *composer) over(sum graph.Value, n float64) graph.Value {
	if n <= 0 {
		n = math.NaN()
	}
	return c.apply(ops.Div, ops.Attr{}, sum, c.number(sum, n))
}

// meanOf is the mean of sums in two parts of n elements each.
func (c *composer) meanOf(sum graph.Value, n float64) graph.Value {
	return c.apply(ops.JoinTerm, ops.Attr{}, c.apply(ops.DivideTerms, ops.Attr{}, sum, c.divisor(sum.DType(), n)))
}

// divisor is a number by which a sum in two parts is divided.
func (c *composer) divisor(d dtype.DType, n float64) graph.Value {
	return c.full(d, element.FromComplex(d, complex(n, math.Ldexp(n, -ops.TermShift))))
}

func (c *composer) isFinite(x graph.Value) graph.Value {
	return c.apply(ops.IsFinite, ops.Attr{}, x)
}

// deviations are the distances of elements from their mean, in two steps: from a pivot, and
// of the pivot from the mean.
type deviations struct {
	c     *composer
	d     graph.Value // of each element from the pivot
	delta graph.Value // the mean of d
	n     int         // elements along the axes
	sum   graph.Value // of d
}

// deviations are those along the composer's axes. The pivot is a mean of elements that
// are scaled down, so that their sum does not overflow; its error is in the distances' sum.
func (c *composer) deviations(x graph.Value) *deviations {
	n := c.elements(x)
	down := math.Ldexp(1, -bits.Len(uint(n)))
	pivot := c.kept(ops.Sum, c.apply(ops.Mul, ops.Attr{}, x, c.number(x, down)))
	d := c.apply(ops.Sub, ops.Attr{}, x, c.over(pivot, float64(n)*down))
	sum := c.kept(ops.Sum, d)
	return &deviations{c: c, d: d, n: n, sum: sum, delta: c.over(sum, float64(n))}
}

// centred are the distances from the mean.
func (d *deviations) centred() graph.Value {
	return d.c.apply(ops.Sub, ops.Attr{}, d.d, d.delta)
}

// squares is the sum of the squares of the distances from the mean: of those from the pivot,
// less their number times the square of its own. Where that is infinite the first is too, or
// no number.
func (d *deviations) squares() graph.Value {
	c := d.c
	squares := c.kept(ops.Sum, c.apply(ops.Mul, ops.Attr{}, d.d, d.d))
	excess := c.apply(ops.Mul, ops.Attr{}, d.sum, d.delta)
	less := c.apply(ops.Maximum, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, squares, excess), c.number(squares, 0))
	return c.where(c.isFinite(excess), less, squares)
}

// variance is the mean of the squared distances from the mean; NaN where the number of
// elements less the correction is not positive (Array API 2024.12, var).
func (c *composer) variance(x graph.Value) graph.Value {
	d := c.deviations(x)
	return c.over(c.dropped(d.squares()), float64(d.n)-c.attr.Correction)
}

// averageOf is the mean of numbers, which does not overflow: of their sum, or, where that is
// not finite, of their parts of it.
func (c *composer) averageOf(list ...graph.Value) graph.Value {
	n := c.number(list[0], float64(len(list)))
	sum := func(part func(v graph.Value) graph.Value) graph.Value {
		s := part(list[0])
		for _, v := range list[1:] {
			s = c.apply(ops.Add, ops.Attr{}, s, part(v))
		}
		return s
	}
	divided := func(v graph.Value) graph.Value { return c.apply(ops.Div, ops.Attr{}, v, n) }
	whole := sum(func(v graph.Value) graph.Value { return v })
	return c.where(c.isFinite(whole), divided(whole), sum(divided))
}

// withoutOverflow is sum(x) / count, x being most numbers a sum at the most; where the sum is
// not finite, it is of numbers that are scaled down, and so is the count.
func (c *composer) withoutOverflow(most int, x, count graph.Value, sum func(x graph.Value) graph.Value) graph.Value {
	down := c.number(x, math.Ldexp(1, -bits.Len(uint(most))))
	scaled := func(v graph.Value) graph.Value { return c.apply(ops.Mul, ops.Attr{}, v, down) }
	whole := sum(x)
	small := c.apply(ops.Div, ops.Attr{}, sum(scaled(x)), scaled(count))
	return c.where(c.isFinite(whole), c.apply(ops.Div, ops.Attr{}, whole, count), small)
}

// between is v, a number a part t of the way from a to b; where the distance of finite a and b
// is infinite, which v was made of, it is a and b weighed.
func (c *composer) between(a, b, distance, v, t graph.Value) graph.Value {
	far := c.apply(ops.LogicalAnd, ops.Attr{}, c.isFinite(a), c.isFinite(b))
	far = c.apply(ops.LogicalAnd, ops.Attr{}, far, c.apply(ops.LogicalNot, ops.Attr{}, c.isFinite(distance)))
	return c.where(far, c.weighed(a, b, t), v)
}

// weighed is a (1 - t) + b t.
func (c *composer) weighed(a, b, t graph.Value) graph.Value {
	left := c.apply(ops.Mul, ops.Attr{}, a, c.apply(ops.Sub, ops.Attr{}, c.number(t, 1), t))
	return c.apply(ops.Add, ops.Attr{}, left, c.apply(ops.Mul, ops.Attr{}, b, t))
}
