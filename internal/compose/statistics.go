package compose

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Median] = func(c *composer) []graph.Value {
		o := c.ordered()
		if c.err != nil {
			return nil
		}
		half := o.at(o.n / 2)
		if o.n%2 == 0 {
			half = c.averageOf(o.at(o.n/2-1), half)
		}
		return c.one(c.reshape(o.orNaN(half), o.shape))
	}
	rules[ops.Quantile] = (*composer).quantile
	rules[ops.Covariance] = func(c *composer) []graph.Value {
		v := c.covariance(c.attr.Correction)
		if c.err != nil {
			return nil
		}
		return c.one(c.cast(v, c.result))
	}
	rules[ops.Correlation] = (*composer).correlation
}

// inOrder has the elements along the composer's axes, sorted along one last axis.
type inOrder struct {
	c      *composer
	sorted graph.Value
	n      int         // number of elements in a row
	kept   shape.Shape // shape of the rows
	shape  shape.Shape // shape of a result
}

// ordered sorts the elements along the axes. It normalizes the axes. Halves are not converted.
func (c *composer) ordered() *inOrder {
	c.normalizeAxes()
	if c.err != nil || c.fails() {
		return nil
	}
	x := c.in[0]
	o := &inOrder{c: c, n: c.reduced(), kept: shape.Reduce(x.Shape(), c.attr.Axes, false), shape: shape.Reduce(x.Shape(), c.attr.Axes, c.attr.KeepDims)}
	var order []int
	for i := range x.Shape() {
		if !slices.Contains(c.attr.Axes, i) {
			order = append(order, i)
		}
	}
	slices.Sort(c.attr.Axes)
	rows := c.reshape(c.permuted(x, append(order, c.attr.Axes...)), append(o.kept.Clone(), o.n))
	o.sorted = c.apply(ops.SortAlong, ops.Attr{Axes: []int{-1}}, rows)
	return o
}

// at returns the i-th element of every row, in the accumulator's dtype.
func (o *inOrder) at(i int) graph.Value {
	v := o.c.part(o.sorted, len(o.kept), i, 1)
	return o.c.cast(o.c.reshape(v, o.kept), dtype.Accumulator(v.DType()))
}

// orNaN returns v, in the result's dtype, or NaN if the row contains one: it would come last.
func (o *inOrder) orNaN(v graph.Value) graph.Value {
	c := o.c
	last := o.at(o.n - 1)
	number := c.apply(ops.Equal, ops.Attr{}, last, last)
	return c.cast(c.where(number, v, c.number(v, math.NaN())), c.result)
}

// quantileMethod computes the position of a quantile in a row of n elements, counted from 0.
// NumPy's continuous methods differ in alpha and beta (Hyndman and Fan, 1996). The other methods
// round the position of the linear one.
type quantileMethod struct {
	alpha, beta float64
	round       func(at float64) float64
	rounds      []*ops.Op // round as operators; the position is the mean of their results
}

var quantileMethods = map[string]quantileMethod{
	"":                         {alpha: 1, beta: 1},
	ops.QuantileLinear:         {alpha: 1, beta: 1},
	ops.QuantileLower:          {1, 1, math.Floor, []*ops.Op{ops.Floor}},
	ops.QuantileHigher:         {1, 1, math.Ceil, []*ops.Op{ops.Ceil}},
	ops.QuantileNearest:        {1, 1, math.RoundToEven, []*ops.Op{ops.Round}},
	ops.QuantileMidpoint:       {1, 1, func(at float64) float64 { return (math.Floor(at) + math.Ceil(at)) / 2 }, []*ops.Op{ops.Floor, ops.Ceil}},
	ops.QuantileHazen:          {alpha: 0.5, beta: 0.5},
	ops.QuantileWeibull:        {alpha: 0, beta: 0},
	ops.QuantileMedianUnbiased: {alpha: 1.0 / 3, beta: 1.0 / 3},
	ops.QuantileNormalUnbiased: {alpha: 3.0 / 8, beta: 3.0 / 8},
}

// place returns the position of the quantile of probability q among n elements.
func (m quantileMethod) place(n int, q float64) float64 {
	at := float64(n-1) * q
	if m.alpha != 1 {
		at = float64(n)*q + (m.alpha + q*(1-m.alpha-m.beta)) - 1
	}
	if m.round != nil {
		at = m.round(at)
	}
	return min(max(at, 0), float64(n-1))
}

// quantile takes the probabilities from Params.
func (c *composer) quantile() []graph.Value {
	method, o := c.quantiles()
	if c.err != nil {
		return nil
	}
	rows := make([]graph.Value, len(c.attr.Params))
	for i, q := range c.attr.Params {
		rows[i] = c.reshape(o.orNaN(o.interpolated(method.place(o.n, q))), append(shape.Shape{1}, o.shape...))
	}
	return c.oneOf(rows)
}

// oneOf joins the results of the quantiles.
func (c *composer) oneOf(rows []graph.Value) []graph.Value {
	if len(rows) == 1 {
		return c.one(rows[0])
	}
	return c.one(c.join(0, rows...))
}

// quantiles checks the parameters and sorts the rows.
func (c *composer) quantiles() (quantileMethod, *inOrder) {
	method, ok := quantileMethods[c.attr.Mode]
	if !ok {
		c.wrong("method", c.attr.Mode, "take linear, lower, higher, nearest, midpoint, hazen, weibull, median_unbiased or normal_unbiased")
	}
	if c.attr.Params == nil {
		c.attr.Params = []float64{0.5}
	}
	if len(c.attr.Params) == 0 {
		c.wrong("q", single(c.attr.Params), "give a probability, 0 to 1")
	}
	for _, q := range c.attr.Params {
		if !(q >= 0 && q <= 1) {
			c.wrong("q", q, "it is a probability, 0 to 1")
		}
	}
	o := c.ordered()
	if c.err == nil {
		c.fits(append(shape.Shape{len(c.attr.Params)}, o.shape...))
	}
	return method, o
}

// interpolated returns the value at a position of every row, which may lie between two elements.
// Equal neighbours yield their value, even if they are infinite.
func (o *inOrder) interpolated(place float64) graph.Value {
	c := o.c
	i, t := int(place), place-math.Floor(place)
	a := o.at(i)
	if t == 0 {
		return a
	}
	b := o.at(i + 1)
	difference := c.apply(ops.Sub, ops.Attr{}, b, a)
	v, part, join := a, t, ops.Add
	if t >= 0.5 {
		v, part, join = b, 1-t, ops.Sub
	}
	v = c.apply(join, ops.Attr{}, v, c.apply(ops.Mul, ops.Attr{}, difference, c.number(difference, part)))
	v = c.between(a, b, difference, v, c.number(a, t))
	return c.where(c.apply(ops.Equal, ops.Attr{}, a, b), a, v)
}

// covariance returns the covariance of the rows, in the accumulator's dtype: a matrix or, for a
// vector, which is one variable, a scalar.
func (c *composer) covariance(correction float64) graph.Value {
	x := c.cast(c.in[0], dtype.Accumulator(c.in[0].DType()))
	rank := len(x.Shape())
	if rank == 0 {
		c.fail(&ops.RankError{Op: c.op, Operand: 0, Shape: x.Shape(), Want: "a vector of one variable's observations, or a matrix with a variable in each row"})
		return x
	}
	c.attr.Axes = []int{rank - 1}
	centred := c.rowsCentred(x)
	other := centred
	if rank > 1 {
		other = c.apply(ops.Permute, ops.Attr{Axes: swapLast(rank)}, centred)
	}
	left := float64(x.Shape()[rank-1]) - correction
	if left <= 0 {
		left = math.NaN()
	}
	product := c.apply(ops.MatMul, ops.Attr{}, centred, other)
	return c.apply(ops.Div, ops.Attr{}, product, c.number(product, left))
}

// rowsCentred returns the rows of x minus their means. A row of equal elements becomes 0
// everywhere, even if its mean is rounded. (If elements are infinite, the range is NaN, and the row
// becomes NaN.)
func (c *composer) rowsCentred(x graph.Value) graph.Value {
	if c.elements(x) == 0 {
		return x
	}
	d := c.deviations(x)
	spread := c.apply(ops.Sub, ops.Attr{}, c.kept(ops.Max, x), c.kept(ops.Min, x))
	return c.where(c.apply(ops.Equal, ops.Attr{}, spread, c.number(x, 0)), c.number(x, 0), d.centred())
}

// correlation divides the covariances by both standard deviations, one after the other, like NumPy.
func (c *composer) correlation() []graph.Value {
	v := c.covariance(0)
	if c.err != nil {
		return nil
	}
	if len(v.Shape()) == 0 {
		return c.one(c.cast(c.apply(ops.Div, ops.Attr{}, v, v), c.result))
	}
	deviation := c.apply(ops.Sqrt, ops.Attr{}, c.apply(ops.Diagonal, ops.Attr{}, v))
	v = c.apply(ops.Div, ops.Attr{}, v, c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-1}}, deviation))
	v = c.apply(ops.Div, ops.Attr{}, v, c.apply(ops.ExpandDims, ops.Attr{Axes: []int{-2}}, deviation))
	return c.one(c.cast(c.apply(ops.Clip, ops.Attr{}, v, c.number(v, -1), c.number(v, 1)), c.result))
}
