package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.NaNSum] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.reduce(ops.Sum, c.numbersOf(x).or(0))
	})
	rules[ops.NaNProd] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.reduce(ops.Prod, c.numbersOf(x).or(1))
	})
	rules[ops.NaNMax] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.extremeNumber(x, ops.Max, -1) })
	rules[ops.NaNMin] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.extremeNumber(x, ops.Min, 1) })
	rules[ops.NaNMean] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.numbersOf(x).mean()
	})
	rules[ops.NaNVar] = inAccumulator(func(c *composer, x graph.Value) graph.Value { return c.numbersOf(x).variance() })
	rules[ops.NaNStd] = inAccumulator(func(c *composer, x graph.Value) graph.Value {
		return c.apply(ops.Sqrt, ops.Attr{}, c.numbersOf(x).variance())
	})
	rules[ops.NaNMedian] = (*composer).nanMedian
	rules[ops.NaNQuantile] = (*composer).nanQuantile
}

// numbers are the elements of x that are not NaN.
type numbers struct {
	c    *composer
	x    graph.Value
	each graph.Value // for each element: whether it is not NaN
}

func (c *composer) numbersOf(x graph.Value) numbers {
	return numbers{c, x, c.apply(ops.Equal, ops.Attr{}, x, x)}
}

// or returns x with each NaN replaced by a number.
func (n numbers) or(f float64) graph.Value { return n.c.where(n.each, n.x, n.c.number(n.x, f)) }

// count returns how many numbers there are along the axes, which it keeps, in x's dtype.
func (n numbers) count() graph.Value {
	c := n.c
	keeps := c.attr.KeepDims
	c.attr.KeepDims = true
	defer func() { c.attr.KeepDims = keeps }()
	return c.nonzeros(n.each, n.x.DType())
}

// deviations returns the numbers' deviations from their mean, 0 for each NaN, and the pivot.
func (n numbers) deviations(count graph.Value) (*deviations, graph.Value) {
	c := n.c
	pivot := c.kept(ops.Sum, c.apply(ops.Div, ops.Attr{}, n.or(0), count))
	d := c.where(n.each, c.apply(ops.Sub, ops.Attr{}, n.x, pivot), c.number(n.x, 0))
	sum := c.kept(ops.Sum, d)
	return &deviations{c: c, d: d, sum: sum, delta: c.apply(ops.Div, ops.Attr{}, sum, count)}, pivot
}

// mean returns the pivot plus the mean of the deviations from it, or an infinite pivot itself.
func (n numbers) mean() graph.Value {
	c := n.c
	d, pivot := n.deviations(n.count())
	mean := c.apply(ops.Add, ops.Attr{}, pivot, d.delta)
	return c.dropped(c.where(c.isFinite(pivot), mean, pivot))
}

// variance returns the variance of the numbers: the squares divided by the count minus the
// correction. It is NaN if that divisor is not positive.
func (n numbers) variance() graph.Value {
	c := n.c
	count := n.count()
	d, _ := n.deviations(count)
	left := c.apply(ops.Sub, ops.Attr{}, count, c.number(count, c.attr.Correction))
	left = c.where(c.apply(ops.Greater, ops.Attr{}, left, c.number(left, 0)), left, c.number(left, math.NaN()))
	return c.dropped(c.apply(ops.Div, ops.Attr{}, d.squares(), left))
}

// extremeNumber returns the largest or the smallest number, or NaN if there is none.
func (c *composer) extremeNumber(x graph.Value, o *ops.Op, sign int) graph.Value {
	if c.fails() {
		return x
	}
	n := c.numbersOf(x)
	extreme := c.reduce(o, n.or(math.Inf(sign)))
	count := c.dropped(n.count())
	none := c.apply(ops.Equal, ops.Attr{}, count, c.number(count, 0))
	return c.where(none, c.number(x, math.NaN()), extreme)
}

// counted returns how many elements of each sorted row are not NaN, int64; NaNs come last.
func (o *inOrder) counted() graph.Value {
	c := o.c
	number := c.apply(ops.Equal, ops.Attr{}, o.sorted, o.sorted)
	count := c.apply(ops.Sum, ops.Attr{Axes: []int{-1}, DType: dtype.Int64}, c.cast(number, dtype.Int64))
	return count
}

// found returns the element at a position of each row, in the accumulator's dtype. If the position
// is out of range, it returns the nearest element.
func (o *inOrder) found(place graph.Value) graph.Value {
	c := o.c
	index := c.reshape(place, append(o.kept.Clone(), 1))
	v := c.reshape(c.lookupLast(o.sorted, index), o.kept)
	return c.cast(v, dtype.Accumulator(v.DType()))
}

// nanMedian returns the mean of the elements at (n-1)/2 and n/2 among the n numbers of a row.
func (c *composer) nanMedian() []graph.Value {
	o := c.ordered()
	if c.err != nil {
		return nil
	}
	if o.kept.Size() == 0 {
		return c.one(c.everywhere(c.result, 0))
	}
	count, two := o.counted(), c.constant(dtype.Int64, 2)
	before := c.apply(ops.Sub, ops.Attr{}, count, c.constant(dtype.Int64, 1))
	low, high := c.apply(ops.FloorDivide, ops.Attr{}, before, two), c.apply(ops.FloorDivide, ops.Attr{}, count, two)
	return c.one(c.cast(c.reshape(c.averageOf(o.found(low), o.found(high)), o.shape), c.result))
}

// nanQuantile computes the positions from each row's own count, in float64.
func (c *composer) nanQuantile() []graph.Value {
	method, o := c.quantiles()
	if c.err != nil {
		return nil
	}
	rows := make([]graph.Value, len(c.attr.Params))
	count := c.cast(o.counted(), dtype.Float64)
	for i, q := range c.attr.Params {
		v := o.foundBetween(method.placeOf(c, count, q))
		rows[i] = c.reshape(c.cast(v, c.result), append(shape.Shape{1}, o.shape...))
	}
	return c.oneOf(rows)
}

// foundBetween interpolates at a position of each row, between two of its elements.
func (o *inOrder) foundBetween(place graph.Value) graph.Value {
	c := o.c
	down := c.apply(ops.Floor, ops.Attr{}, place)
	part := c.apply(ops.Sub, ops.Attr{}, place, down)
	low := c.cast(down, dtype.Int64)
	next := c.apply(ops.Add, ops.Attr{}, low, c.cast(c.apply(ops.Greater, ops.Attr{}, part, c.number(part, 0)), dtype.Int64))
	a, b := o.found(low), o.found(next)
	return c.betweenAt(a, b, c.cast(part, a.DType()))
}

// placeOf does the same as [quantileMethod.place], for a value of counts, in float64.
func (m quantileMethod) placeOf(c *composer, count graph.Value, q float64) graph.Value {
	times := func(x graph.Value, f float64) graph.Value { return c.apply(ops.Mul, ops.Attr{}, x, c.number(x, f)) }
	plus := func(x graph.Value, f float64) graph.Value { return c.apply(ops.Add, ops.Attr{}, x, c.number(x, f)) }
	last := plus(count, -1)
	at := times(last, q)
	if m.alpha != 1 {
		at = plus(plus(times(count, q), m.alpha+q*(1-m.alpha-m.beta)), -1)
	}
	switch len(m.rounds) {
	case 1:
		at = c.apply(m.rounds[0], ops.Attr{}, at)
	case 2:
		at = times(c.apply(ops.Add, ops.Attr{}, c.apply(m.rounds[0], ops.Attr{}, at), c.apply(m.rounds[1], ops.Attr{}, at)), 0.5)
	}
	at = c.apply(ops.Minimum, ops.Attr{}, at, last)
	return c.apply(ops.Maximum, ops.Attr{}, at, c.number(at, 0))
}

// betweenAt returns the number the fraction t of the way from a to b. It starts from the nearer
// end, like [inOrder.interpolated].
func (c *composer) betweenAt(a, b, t graph.Value) graph.Value {
	times := func(x, y graph.Value) graph.Value { return c.apply(ops.Mul, ops.Attr{}, x, y) }
	distance := c.apply(ops.Sub, ops.Attr{}, b, a)
	fromA := c.apply(ops.Add, ops.Attr{}, a, times(distance, t))
	fromB := c.apply(ops.Sub, ops.Attr{}, b, times(distance, c.apply(ops.Sub, ops.Attr{}, c.number(t, 1), t)))
	v := c.where(c.apply(ops.GreaterEqual, ops.Attr{}, t, c.number(t, 0.5)), fromB, fromA)
	return c.where(c.apply(ops.Equal, ops.Attr{}, a, b), a, c.between(a, b, distance, v, t))
}
