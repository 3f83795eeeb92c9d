package compose

import (
	"math"
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.SegmentSum] = func(c *composer) []graph.Value {
		g := c.segments("add", ops.Sum)
		return g.result(g.sums)
	}
	rules[ops.SegmentMean] = func(c *composer) []graph.Value {
		g := c.segments("add", ops.Sum)
		return g.result(func() graph.Value {
			counts := g.along(c.cast(c.apply(ops.Sub, ops.Attr{}, g.end, g.first), g.x.DType()))
			return c.withoutOverflow(g.n, g.x, counts, func(x graph.Value) graph.Value {
				of := *g
				of.x = x
				return of.sums()
			})
		})
	}
	rules[ops.SegmentMax] = func(c *composer) []graph.Value {
		g := c.segments("max", ops.Max)
		return g.result(g.reduced)
	}
	rules[ops.SegmentMin] = func(c *composer) []graph.Value {
		g := c.segments("min", ops.Min)
		return g.result(g.reduced)
	}
	rules[ops.BinCount] = (*composer).binCount
}

// segmentation reduces the elements of x along an axis that have the same segment number, in the
// order of a reduction tree. It sorts segment numbers and positions together, so that each segment
// is a run of adjacent elements. Each level of the tree reduces the leaves of all runs at once. So
// the work depends only on the number of elements, not on how they are spread over the segments.
type segmentation struct {
	c         *composer
	joiner    string  // the mode of ops.Segment
	reduction *ops.Op // the reduction with the same combination
	axis, n   int
	count     int         // number of segments
	x         graph.Value // the operand, with the axis first
	order     graph.Value // uint32: the elements' positions, segment by segment
	first     graph.Value // int64: where each run begins in order
	end       graph.Value
}

// segments checks the operands and finds the runs.
func (c *composer) segments(joiner string, reduction *ops.Op) *segmentation {
	x := c.in[0]
	g := &segmentation{c: c, joiner: joiner, reduction: reduction, axis: c.axisOfRank(len(x.Shape()), 0), count: c.countNeeded("segments")}
	switch {
	case c.err != nil:
		return g
	case g.count < 0 || g.count >= math.MaxInt32:
		c.wrong("segments", g.count, "it is how many there are, 0 to %d", math.MaxInt32-1)
		return g
	}
	g.n = x.Shape()[g.axis]
	if !c.ofVector(1, g.n, "a number for each along the axis") || !c.fits(replaced(x.Shape(), g.axis, g.axis+1, g.count)) {
		return g
	}
	if g.n > math.MaxInt32 {
		c.wrong("size", g.n, "at most %d elements along the axis: reduce it in parts", math.MaxInt32)
		return g
	}
	wide := dtype.Accumulator(x.DType())
	if reduction != ops.Sum {
		wide = x.DType()
	}
	g.x = c.toFront(c.cast(x, wide), g.axis, 1)
	if g.n == 0 || g.count == 0 {
		return g
	}
	word := func(n uint64) graph.Value { return c.full(dtype.Uint64, element.Bits{n}) }
	keys := c.apply(ops.BitwiseLeftShift, ops.Attr{}, c.numbered(c.in[1], g.count), word(32))
	keys = c.apply(ops.BitwiseOr, ops.Attr{}, keys, c.iota(dtype.Uint64, shape.Shape{g.n}))
	keys = c.sortedBits(keys, 32, 32+bits.Len(uint(g.count)))
	number := c.apply(ops.BitwiseLeftShift, ops.Attr{}, c.iota(dtype.Uint64, shape.Shape{g.count + 1}), word(32))
	edges := c.apply(ops.Search, ops.Attr{}, keys, number)
	g.first, g.end = c.part(edges, 0, 0, g.count), c.part(edges, 0, 1, g.count)
	g.order = c.cast(keys, dtype.Uint32)
	return g
}

// numbered returns integers as uint64; count replaces all that are not from 0 to count-1.
func (c *composer) numbered(ids graph.Value, count int) graph.Value {
	d := ids.DType()
	if d.Size() < 4 {
		d = dtype.Int32
		ids = c.cast(ids, d)
	}
	most := c.constant(d, float64(count))
	inside := c.apply(ops.Less, ops.Attr{}, ids, most)
	if d.IsSigned() {
		inside = c.apply(ops.LogicalAnd, ops.Attr{}, inside, c.apply(ops.GreaterEqual, ops.Attr{}, ids, c.constant(d, 0)))
	}
	return c.cast(c.where(inside, ids, most), dtype.Uint64)
}

// result moves the segments' axis back to its position, and rounds to the result's dtype.
func (g *segmentation) result(f func() graph.Value) []graph.Value {
	c := g.c
	if c.err != nil {
		return nil
	}
	s := replaced(g.x.Shape(), 0, 1, g.count)
	var v graph.Value
	if g.n == 0 || s.Size() == 0 {
		none := g.identity(g.x.DType())
		if g.reduction == ops.Sum {
			none = element.Bits{}
		}
		if c.op == ops.SegmentMean {
			none = element.FromComplex(g.x.DType(), complex(math.NaN(), math.NaN()))
		}
		v = c.implied(graph.NewFull(g.x.DType(), none, s, c.site))
	} else if v = f(); c.err != nil {
		return nil
	}
	back := make([]int, 0, len(s))
	for i := range s {
		switch {
		case i < g.axis:
			back = append(back, i+1)
		case i == g.axis:
			back = append(back, 0)
		default:
			back = append(back, i)
		}
	}
	return c.one(c.permuted(c.cast(v, c.result), back))
}

// identity returns the element that changes no element, not even -0, when combined with it.
func (g *segmentation) identity(d dtype.DType) element.Bits {
	switch {
	case g.reduction == ops.Max:
		return identity(ops.CumulativeMax, d, d)
	case g.reduction == ops.Min:
		return identity(ops.CumulativeMin, d, d)
	case d.IsInteger():
		return element.Bits{}
	}
	zero := math.Copysign(0, -1)
	if d.IsComplex() {
		return element.FromComplex(d, complex(zero, zero))
	}
	return element.FromFloat(d, zero)
}

// along returns a vector over the segments, with axes of size 1 for the other axes of x.
func (g *segmentation) along(v graph.Value) graph.Value {
	return g.c.reshape(v, append(shape.Shape{v.Shape()[0]}, ones(len(g.x.Shape())-1)...))
}

// sums does the same as reduced, with +0 for segments without elements.
func (g *segmentation) sums() graph.Value {
	some := g.along(g.c.apply(ops.Greater, ops.Attr{}, g.end, g.first))
	return g.c.where(some, g.reduced(), g.c.full(g.x.DType(), element.Bits{}))
}

// reduced returns the segments' results; it is the identity for segments without elements.
func (g *segmentation) reduced() graph.Value {
	c := g.c
	rows := (g.n + ops.Accumulators - 1) / ops.Accumulators * ops.Accumulators
	order := g.order
	if rows > g.n { // the last element fills the end, which nothing reads
		order = c.apply(ops.Lookup, ops.Attr{}, order, c.iota(dtype.Uint32, shape.Shape{rows}))
	}
	runs := c.taken(g.x, order, 0, 0)
	if g.n <= ops.Leaf {
		return g.level(runs, g.first, g.end)
	}
	return g.longer(runs, g.level(runs, g.first, c.apply(ops.Minimum, ops.Attr{}, g.end, g.plus(g.first, ops.Leaf))))
}

// longer corrects first, which has the results of the segments' first leaves, for segments with
// more elements than a leaf. There cannot be many such segments, and only they have further leaves
// and levels.
func (g *segmentation) longer(runs, first graph.Value) graph.Value {
	c, few := g.c, min(g.count, g.n/(ops.Leaf+1))
	long := c.apply(ops.Greater, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, g.end, g.first), g.number(ops.Leaf))
	edges := c.apply(ops.CumulativeSum, ops.Attr{Axes: []int{0}, Initial: true}, c.cast(long, dtype.Int64))
	before, upTo := c.part(edges, 0, 0, g.count), c.part(edges, 0, 1, g.count)
	place := c.iota(dtype.Int64, shape.Shape{few})
	segment := c.apply(ops.Search, ops.Attr{Mode: ops.SearchRight}, upTo, place)
	there := c.apply(ops.Less, ops.Attr{}, place, c.part(edges, 0, g.count, 1))
	of := func(v graph.Value) graph.Value {
		return c.where(there, c.apply(ops.Lookup, ops.Attr{}, v, segment), g.number(0))
	}
	begin, end := of(g.first), of(g.end)
	// As many leaves as one segment of all elements would have, and one more for each segment.
	for most, all := g.n, g.n; most > ops.Leaf && c.err == nil; most = (most + ops.Leaf - 1) / ops.Leaf {
		all = (all/ops.Leaf + min(few, all) + ops.Accumulators - 1) / ops.Accumulators * ops.Accumulators
		runs, begin, end = g.leaves(runs, begin, end, all)
	}
	return c.where(g.along(long), c.taken(g.level(runs, begin, end), before, 0, 0), first)
}

// number returns n as a value, and plus adds n to a vector.
func (g *segmentation) number(n int) graph.Value { return g.c.constant(dtype.Int64, float64(n)) }

func (g *segmentation) plus(v graph.Value, n int) graph.Value {
	return g.c.apply(ops.Add, ops.Attr{}, v, g.number(n))
}

// leaves reduces each leaf of all runs to one element. These elements form shorter runs, from
// `from` to `to`. There are at most slots leaves.
func (g *segmentation) leaves(runs, first, end graph.Value, slots int) (shorter, from, to graph.Value) {
	c, count := g.c, first.Shape()[0]
	size := g.plus(c.apply(ops.Sub, ops.Attr{}, end, first), ops.Leaf-1)
	size = c.apply(ops.BitwiseRightShift, ops.Attr{}, size, g.number(bits.Len(ops.Leaf-1)))
	edges := c.apply(ops.CumulativeSum, ops.Attr{Axes: []int{0}, Initial: true}, size)
	from, to = c.part(edges, 0, 0, count), c.part(edges, 0, 1, count)
	slot := c.iota(dtype.Int64, shape.Shape{slots})
	segment := c.apply(ops.Search, ops.Attr{Mode: ops.SearchRight}, to, slot)
	of := func(v graph.Value) graph.Value { return c.apply(ops.Lookup, ops.Attr{}, v, segment) }
	begin := c.apply(ops.Mul, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, slot, of(from)), g.number(ops.Leaf))
	begin = c.apply(ops.Add, ops.Attr{}, begin, of(first))
	// Unused slots begin at or beyond the end of the last run.
	stop := c.apply(ops.Minimum, ops.Attr{}, g.plus(begin, ops.Leaf), of(end))
	return g.level(runs, begin, stop), from, to
}

// level reduces runs that are at most as long as a leaf; their rows are a multiple of
// ops.Accumulators. Each accumulator takes every ops.Accumulators-th element, counted from the
// array's start, not from the leaf's. That only rotates the accumulators: the same pairs are
// combined.
func (g *segmentation) level(runs, first, end graph.Value) graph.Value {
	c := g.c
	if c.err != nil {
		return runs
	}
	blocks := len(runs.Shape()) - 1
	lanes := replaced(runs.Shape(), 0, 1, runs.Shape()[0]/ops.Accumulators, ops.Accumulators)
	lane := c.iota(dtype.Uint64, append(shape.Shape{1, ops.Accumulators}, ones(blocks)...))
	word := func(n uint64) graph.Value { return c.full(dtype.Uint64, element.Bits{n}) }
	step := func(place graph.Value) graph.Value {
		place = c.reshape(c.cast(place, dtype.Uint64), append(shape.Shape{place.Shape()[0], 1}, ones(blocks)...))
		place = c.apply(ops.Sub, ops.Attr{}, c.apply(ops.Add, ops.Attr{}, place, word(ops.Accumulators-1)), lane)
		return c.apply(ops.BitwiseRightShift, ops.Attr{}, place, word(uint64(bits.Len(ops.Accumulators-1))))
	}
	span := c.apply(ops.BitwiseOr, ops.Attr{}, c.apply(ops.BitwiseLeftShift, ops.Attr{}, step(end), word(32)), step(first))
	none := c.reshape(c.full(runs.DType(), g.identity(runs.DType())), ones(blocks+2))
	joined := c.apply(ops.Segment, ops.Attr{Axes: []int{0}, Mode: g.joiner}, c.reshape(runs, lanes), none, span)
	return c.apply(g.reduction, ops.Attr{Axes: []int{1}}, joined)
}

// binCount counts how often each number occurs, by sorting the numbers.
func (c *composer) binCount() []graph.Value {
	n := c.countNeeded("bins")
	if c.err == nil && (n < 0 || n >= math.MaxInt32) {
		c.wrong("bins", n, "it is how many there are, 0 to %d", math.MaxInt32-1)
	}
	if c.err != nil {
		return nil
	}
	return c.one(c.counted(c.flat(c.in[0]), n))
}

// counted returns how often each of 0 to n-1 occurs in a vector of integers.
func (c *composer) counted(ids graph.Value, n int) graph.Value {
	if ids.Shape()[0] == 0 || n == 0 {
		return c.implied(graph.NewFull(dtype.Int64, element.Bits{}, shape.Shape{n}, c.site))
	}
	keys := c.sortedBits(c.numbered(ids, n), 0, bits.Len(uint(n)))
	edges := c.apply(ops.Search, ops.Attr{}, keys, c.iota(dtype.Uint64, shape.Shape{n + 1}))
	return c.apply(ops.Sub, ops.Attr{}, c.part(edges, 0, 1, n), c.part(edges, 0, 0, n))
}
