package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// Sums, means and variances of long windows take a constant number of operations for each element.
// The axis is cut into blocks as long as the windows, so each window consists of the end of one
// block and the beginning of the next (van Herk, 1992; Gil and Werman, 1993). The sums of ends and
// beginnings are sums in two parts; they are added, and nothing is subtracted. So elements outside
// of a window do not affect its result.

// blocks are an axis cut into blocks, [..., blocks, size, ...]. The i-th window of a block ends
// before the i-th element of the next block.
type blocks struct {
	*composer
	x          graph.Value // whole blocks: those in which windows begin, and one more
	axis, size int         // the blocks' axis
	count      int         // number of windows
}

// blocksOf cuts an axis into blocks.
func (c *composer) blocksOf(x graph.Value, axis, size int) blocks {
	s := x.Shape()
	b := blocks{composer: c, axis: axis, size: size, count: s[axis] - size + 1}
	number := (b.count+size-1)/size + 1
	if more := number*size - s[axis]; more > 0 { // no window contains the added elements
		x = c.apply(ops.Pad, ops.Attr{Axes: []int{axis}, Counts: []int{0, more}}, x)
	}
	b.x = c.reshape(x, replaced(s, axis, axis+1, number, size))
	return b
}

// ends returns the blocks in which windows begin, reversed. beginnings returns the blocks after
// them.
func (b blocks) ends() graph.Value {
	return b.turned(b.part(b.x, b.axis, 0, b.x.Shape()[b.axis]-1))
}

func (b blocks) beginnings() graph.Value {
	return b.part(b.x, b.axis, 1, b.x.Shape()[b.axis]-1)
}

func (b blocks) turned(x graph.Value) graph.Value {
	return b.apply(ops.Flip, ops.Attr{Axes: []int{b.axis + 1}}, x)
}

// running returns, for each block, the reductions of its first 0, 1, 2, ... elements, up to all.
func (b blocks) running(scan *ops.Op, x graph.Value, none element.Bits) graph.Value {
	s := x.Shape().Clone()
	s[b.axis+1]++
	a := ops.Attr{Axes: []int{b.axis + 1}, Initial: true, Bits: none}
	return b.implied(b.node(scan, a, graph.Type{DType: x.DType(), Shape: s, Known: true}, x))
}

// ofEnds and ofBeginnings return the running results that belong to the two parts of each window.
func (b blocks) ofEnds(running graph.Value) graph.Value {
	return b.turned(b.part(running, b.axis+1, 1, b.size))
}

func (b blocks) ofBeginnings(running graph.Value) graph.Value {
	return b.part(running, b.axis+1, 0, b.size)
}

// flat returns the windows' results along one axis.
func (b blocks) flat(v graph.Value) graph.Value {
	s := v.Shape()
	return b.part(b.reshape(v, replaced(s, b.axis, b.axis+2, s[b.axis]*b.size)), b.axis, 0, b.count)
}

// terms returns running sums in two parts. They start with an element that changes no sum.
func (b blocks) terms(x graph.Value) graph.Value {
	t := b.apply(ops.SumTerm, ops.Attr{}, x)
	return b.running(ops.CumulativeTerms, t, element.FromComplex(t.DType(), complex(math.Copysign(0, -1), 0)))
}

// windowTerms returns the windows' sums in two parts.
func (c *composer) windowTerms(x graph.Value, axis, size int) graph.Value {
	b := c.blocksOf(x, axis, size)
	ends, beginnings := b.ofEnds(b.terms(b.ends())), b.ofBeginnings(b.terms(b.beginnings()))
	return b.flat(c.apply(ops.AddTerms, ops.Attr{}, ends, beginnings))
}

// windowSums returns the windows' sums: exact for integers, otherwise from sums in two parts.
func (c *composer) windowSums(x graph.Value, axis, size int) graph.Value {
	if x.DType().IsInteger() {
		b := c.blocksOf(c.cast(x, c.result), axis, size)
		ends := b.ofEnds(b.running(ops.CumulativeSum, b.ends(), element.Bits{}))
		return b.flat(c.apply(ops.Add, ops.Attr{}, ends, b.ofBeginnings(b.running(ops.CumulativeSum, b.beginnings(), element.Bits{}))))
	}
	sum := c.windowTerms(x, axis, size)
	high, low := c.real(sum), c.imag(sum)
	high = c.apply(ops.Mul, ops.Attr{}, high, c.number(high, math.Ldexp(1, ops.TermShift)))
	counts := c.apply(ops.LogicalAnd, ops.Attr{}, c.isFinite(low), c.apply(ops.NotEqual, ops.Attr{}, low, c.number(low, 0)))
	return c.where(counts, c.apply(ops.Add, ops.Attr{}, high, low), high)
}

// scatter has, for the first elements of each block, the means in two parts, and the sums of
// squared distances from the means.
type scatter struct{ mean, squares graph.Value }

// scatterOf adds, for each element, n/(n+1) times the squared distance from the mean of the n
// elements before it (Welford, 1962).
func (b blocks) scatterOf(x graph.Value) scatter {
	sums := b.terms(x)
	mean := b.apply(ops.DivideTerms, ops.Attr{}, sums, b.counts(sums.DType(), b.size+1))
	before := b.ofBeginnings(mean)
	d := b.apply(ops.Sub, ops.Attr{}, b.apply(ops.Sub, ops.Attr{}, x, b.real(before)), b.imag(before))
	n := b.along(x.DType(), b.size)
	part := b.apply(ops.Div, ops.Attr{}, n, b.apply(ops.Add, ops.Attr{}, n, b.number(n, 1)))
	square := b.apply(ops.Mul, ops.Attr{}, b.apply(ops.Mul, ops.Attr{}, d, d), part)
	square = b.where(b.apply(ops.Equal, ops.Attr{}, n, b.number(n, 0)), b.number(n, 0), square)
	return scatter{mean, b.running(ops.CumulativeSum, square, element.Bits{})}
}

func (c *composer) real(v graph.Value) graph.Value { return c.apply(ops.Real, ops.Attr{}, v) }
func (c *composer) imag(v graph.Value) graph.Value { return c.apply(ops.Imag, ops.Attr{}, v) }

// along returns 0, 1, ... along a block, in a shape that broadcasts.
func (b blocks) along(d dtype.DType, size int) graph.Value {
	s := ones(len(b.x.Shape()))
	s[b.axis+1] = size
	return b.iota(d, s)
}

// counts returns 0, 1, ... as divisors of sums in two parts.
func (b blocks) counts(d dtype.DType, size int) graph.Value {
	return b.apply(ops.Mul, ops.Attr{}, b.along(d, size), b.divisor(d, 1))
}

// windowVariance returns the variance of each window. It combines the variances of the window's two
// parts with the distance of their means (Chan, Golub and LeVeque, 1983, equation 2.1). In a window
// with an infinity the variance is NaN, since the low part of a mean is.
func (c *composer) windowVariance(x graph.Value, axis, size int) graph.Value {
	b := c.blocksOf(x, axis, size)
	end, beginning := b.scatterOf(b.ends()), b.scatterOf(b.beginnings())
	left, right := b.ofEnds(end.mean), b.ofBeginnings(beginning.mean)
	apart := c.apply(ops.Add, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, c.real(right), c.real(left)), c.apply(ops.Sub, ops.Attr{}, c.imag(right), c.imag(left)))
	n := b.along(x.DType(), size)
	weight := c.apply(ops.Mul, ops.Attr{}, n, c.apply(ops.Sub, ops.Attr{}, c.number(n, 1), c.apply(ops.Div, ops.Attr{}, n, c.number(n, float64(size)))))
	between := c.apply(ops.Mul, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, apart, apart), weight)
	between = c.apply(ops.Add, ops.Attr{}, b.ofBeginnings(beginning.squares), between)
	between = c.where(c.apply(ops.Equal, ops.Attr{}, n, c.number(n, 0)), c.number(n, 0), between)
	squares := c.apply(ops.Add, ops.Attr{}, b.ofEnds(end.squares), between)
	squares = c.apply(ops.Add, ops.Attr{}, squares, c.apply(ops.Mul, ops.Attr{}, c.imag(left), c.number(n, 0)))
	return c.over(b.flat(squares), float64(size)-c.attr.Correction)
}

// rolled returns the rule of a reduction of every window; halves compute in float32. Long windows
// are reduced by blocks, short ones directly.
func rolled(direct func(c *composer, w graph.Value) graph.Value, long func(c *composer, x graph.Value, axis, size int) graph.Value) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		x := c.in[0]
		if x.DType().IsHalf() {
			x = c.cast(x, dtype.Float32) // once, before windows repeat the elements
		}
		axis, size := c.windowAxis(), c.countAt(0, "size", 0)
		w := c.windowsOf(x, axis, size, 1)
		if c.err != nil {
			return nil
		}
		c.attr.Axes = []int{len(x.Shape())}
		if size <= directWindow || w.Shape().Size() == 0 || x.DType().IsComplex() {
			return c.one(c.cast(direct(c, w), c.result))
		}
		return c.one(c.cast(long(c, x, axis, size), c.result))
	}
}
