package compose

import (
	"math"
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// Means, and distances from them. A mean comes from a sum in two parts (see ops.SumTerm), which
// neither drifts nor overflows. Variances square the distances from a pivot near the mean, and
// correct by the sum of these distances: the corrected two-pass algorithm (Chan, Golub and LeVeque,
// Algorithms for computing the sample variance, 1983, equation 1.7).

// elements returns the number of elements along the composer's axes.
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

// mean returns the mean along the composer's axes (Array API 2024.12, mean), or NaN if there are no
// elements. For complex numbers it is the plain sum divided by their number.
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

// over returns a sum divided by a number of elements; NaN if that number is not positive.
func (c *composer) over(sum graph.Value, n float64) graph.Value {
	if n <= 0 {
		n = math.NaN()
	}
	return c.apply(ops.Div, ops.Attr{}, sum, c.number(sum, n))
}

// meanOf returns the mean, given sums in two parts of n elements each.
func (c *composer) meanOf(sum graph.Value, n float64) graph.Value {
	return c.apply(ops.JoinTerm, ops.Attr{}, c.apply(ops.DivideTerms, ops.Attr{}, sum, c.divisor(sum.DType(), n)))
}

// divisor returns n as the divisor of a sum in two parts.
func (c *composer) divisor(d dtype.DType, n float64) graph.Value {
	return c.full(d, element.FromComplex(d, complex(n, math.Ldexp(n, -ops.TermShift))))
}

func (c *composer) isFinite(x graph.Value) graph.Value {
	return c.apply(ops.IsFinite, ops.Attr{}, x)
}

// deviations are the distances of elements from their mean, in two steps: from a pivot near the
// mean, and from the pivot to the mean.
type deviations struct {
	c     *composer
	d     graph.Value // of each element from the pivot
	delta graph.Value // the mean of d
	n     int         // elements along the axes
	sum   graph.Value // of d
}

// deviations returns the deviations along the composer's axes. The pivot is the sum of scaled-down
// elements, divided by their scaled-down number. That sum does not overflow, and the field sum
// corrects the pivot's error.
func (c *composer) deviations(x graph.Value) *deviations {
	n := c.elements(x)
	down := math.Ldexp(1, -bits.Len(uint(n)))
	pivot := c.kept(ops.Sum, c.apply(ops.Mul, ops.Attr{}, x, c.number(x, down)))
	d := c.apply(ops.Sub, ops.Attr{}, x, c.over(pivot, float64(n)*down))
	sum := c.kept(ops.Sum, d)
	return &deviations{c: c, d: d, n: n, sum: sum, delta: c.over(sum, float64(n))}
}

// centred returns the distances from the mean.
func (d *deviations) centred() graph.Value {
	return d.c.apply(ops.Sub, ops.Attr{}, d.d, d.delta)
}

// squares returns the sum of the squared distances from the mean: the sum of the squared distances
// from the pivot, minus n times delta squared. If what is subtracted is infinite or NaN, so is the
// sum, which then stays.
func (d *deviations) squares() graph.Value {
	c := d.c
	squares := c.kept(ops.Sum, c.apply(ops.Mul, ops.Attr{}, d.d, d.d))
	excess := c.apply(ops.Mul, ops.Attr{}, d.sum, d.delta)
	less := c.apply(ops.Maximum, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, squares, excess), c.number(squares, 0))
	return c.where(c.isFinite(excess), less, squares)
}

// variance returns the mean of the squared distances from the mean. It is NaN if the number of
// elements minus the correction is not positive (Array API 2024.12, var).
func (c *composer) variance(x graph.Value) graph.Value {
	d := c.deviations(x)
	return c.over(c.dropped(d.squares()), float64(d.n)-c.attr.Correction)
}

// averageOf returns the mean of numbers without overflow: their sum divided by their number or, if
// the sum is not finite, the sum of the divided numbers.
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

// withoutOverflow returns sum(x) / count; a sum has at most `most` numbers. If the sum is not
// finite, the numbers and the count are scaled down first.
func (c *composer) withoutOverflow(most int, x, count graph.Value, sum func(x graph.Value) graph.Value) graph.Value {
	down := c.number(x, math.Ldexp(1, -bits.Len(uint(most))))
	scaled := func(v graph.Value) graph.Value { return c.apply(ops.Mul, ops.Attr{}, v, down) }
	whole := sum(x)
	small := c.apply(ops.Div, ops.Attr{}, sum(scaled(x)), scaled(count))
	return c.where(c.isFinite(whole), c.apply(ops.Div, ops.Attr{}, whole, count), small)
}

// between returns v, which lies the fraction t of the way from a to b and was computed from their
// distance. If a and b are finite and the distance is infinite, it returns their weighted sum
// instead.
func (c *composer) between(a, b, distance, v, t graph.Value) graph.Value {
	far := c.apply(ops.LogicalAnd, ops.Attr{}, c.isFinite(a), c.isFinite(b))
	far = c.apply(ops.LogicalAnd, ops.Attr{}, far, c.apply(ops.LogicalNot, ops.Attr{}, c.isFinite(distance)))
	return c.where(far, c.weighed(a, b, t), v)
}

// weighed returns a (1 - t) + b t.
func (c *composer) weighed(a, b, t graph.Value) graph.Value {
	left := c.apply(ops.Mul, ops.Attr{}, a, c.apply(ops.Sub, ops.Attr{}, c.number(t, 1), t))
	return c.apply(ops.Add, ops.Attr{}, left, c.apply(ops.Mul, ops.Attr{}, b, t))
}
