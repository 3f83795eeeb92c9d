package compose

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.SortRows] = func(c *composer) []graph.Value {
		c.axis(-1)
		return c.one(c.node(ops.SortRows, ops.Attr{}, c.in[0].Type(), c.in[0]))
	}
	rules[ops.OrderRows] = (*composer).orderRows
	rules[ops.SortAlong] = func(c *composer) []graph.Value {
		return c.along(func(x graph.Value) []graph.Value { return []graph.Value{c.sorted(x)} })
	}
	rules[ops.ArgSort] = func(c *composer) []graph.Value {
		return c.along(func(x graph.Value) []graph.Value { return []graph.Value{c.order(c.keys(x))} })
	}
	rules[ops.Interp] = (*composer).interp
	rules[ops.TopK] = (*composer).topK
	rules[ops.SearchSorted] = (*composer).searchSorted
}

// along applies f, which works along the last axis, along the operator's axis.
func (c *composer) along(f func(x graph.Value) []graph.Value) []graph.Value {
	axis := c.axis(-1)
	if c.err != nil {
		return nil
	}
	rank := len(c.in[0].Shape())
	results := f(c.swapped(c.in[0], axis, rank-1))
	for i, v := range results {
		results[i] = c.swapped(v, axis, rank-1)
	}
	if c.err != nil {
		return nil
	}
	return results
}

// swapped returns x with two axes exchanged.
func (c *composer) swapped(x graph.Value, a, b int) graph.Value {
	if a == b {
		return x
	}
	perm := make([]int, len(x.Shape()))
	for i := range perm {
		perm[i] = i
	}
	perm[a], perm[b] = b, a
	return c.apply(ops.Permute, ops.Attr{Axes: perm}, x)
}

// sorted returns x sorted along its last axis. Integers are computed from their sorted keys. Floats
// and complex numbers may have the same key and different bits (zeros, NaNs), so they are moved.
func (c *composer) sorted(x graph.Value) graph.Value {
	d := x.DType()
	if d.IsFloat() || d.IsComplex() {
		return c.lookupLast(x, c.order(c.keys(x)))
	}
	key := c.keyOf(x)
	words := c.sortedBits(c.cast(key, dtype.Uint64), 0, 8*d.Size())
	key = c.cast(words, key.DType())
	if c.attr.Descending {
		key = c.apply(ops.BitwiseInvert, ops.Attr{}, key)
	}
	switch {
	case d == dtype.Bool:
		return c.apply(ops.NotEqual, ops.Attr{}, key, c.constant(dtype.Uint8, 0))
	case d.IsSigned():
		least := graph.NewFull(d, element.Bits{1 << (8*d.Size() - 1)}, shape.Shape{}, c.site)
		return c.apply(ops.BitwiseXor, ops.Attr{}, c.cast(key, d), c.implied(least))
	}
	return key
}

// keyOf returns the key of every element, for the requested direction.
func (c *composer) keyOf(x graph.Value) graph.Value {
	key := c.apply(ops.OrderKey, ops.Attr{}, x)
	if c.attr.Descending {
		key = c.apply(ops.BitwiseInvert, ops.Attr{}, key)
	}
	return key
}

// keys returns the unsigned numbers that order the elements, least significant first. For complex
// numbers these are the imaginary part's key, the real part's, and which parts are NaN (NumPy,
// sort).
func (c *composer) keys(x graph.Value) []graph.Value {
	if !x.DType().IsComplex() {
		return []graph.Value{c.keyOf(x)}
	}
	re, im := c.apply(ops.Real, ops.Attr{}, x), c.apply(ops.Imag, ops.Attr{}, x)
	isNaN := func(part graph.Value, weight float64) graph.Value {
		return c.where(c.apply(ops.IsNaN, ops.Attr{}, part), c.constant(dtype.Uint8, weight), c.constant(dtype.Uint8, 0))
	}
	nans := c.apply(ops.BitwiseOr, ops.Attr{}, isNaN(re, 2), isNaN(im, 1))
	return []graph.Value{c.keyOf(im), c.keyOf(re), c.keyOf(nans)}
}

// order returns the positions, int64, that sort the elements along the last axis by the keys. It
// sorts stably by each key, the least significant one first.
func (c *composer) order(keys []graph.Value) graph.Value {
	order := c.firstOf(keys[0], lastOf(keys[0]))
	for _, key := range keys[1:] {
		order = c.lookupLast(order, c.firstOf(c.lookupLast(key, order), lastOf(key)))
	}
	return order
}

// lastOf returns the length of x along its last axis.
func lastOf(x graph.Value) int { return x.Shape()[len(x.Shape())-1] }

// firstOf returns the positions of the first k elements along the last axis, in the order of their
// keys. The node's Counts have k.
func (c *composer) firstOf(key graph.Value, k int) graph.Value {
	dims := key.Shape().Clone()
	dims[len(dims)-1] = k
	return c.implied(c.node(ops.OrderRows, ops.Attr{Counts: []int{k}}, graph.Type{DType: dtype.Int64, Shape: dims, Known: true}, key))
}

func (c *composer) orderRows() []graph.Value {
	c.axis(-1)
	if c.err != nil {
		return nil
	}
	k := lastOf(c.in[0])
	if len(c.attr.Counts) > 0 {
		k = c.countTo(k)
	}
	return c.one(c.firstOf(c.in[0], k))
}

// countTo returns how many of n elements to take, after a check.
func (c *composer) countTo(n int) int {
	if len(c.attr.Counts) != 1 || c.attr.Counts[0] < 0 || c.attr.Counts[0] > n {
		c.wrong("k", single(c.attr.Counts), "it is how many elements to take, one number from 0 to %d", n)
		return 0
	}
	return c.attr.Counts[0]
}

// OrderBySorting returns the first k positions of OrderRows of keys, composed of sorts of whole
// rows. by is the operator that the nodes name.
func OrderBySorting(keys graph.Value, k int, by *ops.Op, site string) (graph.Value, error) {
	c := &composer{op: by, site: site, in: []graph.Value{keys}}
	order := c.part(c.orderByWords(keys), len(keys.Shape())-1, 0, k)
	return order, c.err
}

// orderByWords sorts words of up to 32 bits of the keys, with the positions below. Longer keys are
// sorted by their lower bits first.
func (c *composer) orderByWords(key graph.Value) graph.Value {
	parts := []graph.Value{key}
	if key.DType() == dtype.Uint64 {
		high := c.apply(ops.BitwiseRightShift, ops.Attr{}, key, c.constant(dtype.Uint64, 32))
		parts = []graph.Value{c.cast(key, dtype.Uint32), c.cast(high, dtype.Uint32)}
	}
	places := c.iota(dtype.Uint32, shape.Shape{lastOf(key)})
	var order graph.Value
	for i, part := range parts {
		bits := 8 * part.DType().Size()
		if i > 0 {
			part = c.lookupLast(part, order)
		}
		words := c.apply(ops.PackWords, ops.Attr{}, c.cast(part, dtype.Uint32), places)
		moved := c.cast(c.cast(c.sortedBits(words, 32, 32+bits), dtype.Uint32), dtype.Int64)
		if i == 0 {
			order = moved
		} else {
			order = c.lookupLast(order, moved)
		}
	}
	return order
}

// sortedBits applies SortRows to words that are equal from bit to on, and that already ascend along
// the rows if only the bits below bit from count. The node's Counts tell the planner both bits.
func (c *composer) sortedBits(words graph.Value, from, to int) graph.Value {
	return c.implied(c.node(ops.SortRows, ops.Attr{Counts: []int{from, to}}, words.Type(), words))
}

// lookupLast returns x at positions along its last axis.
func (c *composer) lookupLast(x, position graph.Value) graph.Value {
	return c.apply(ops.Lookup, ops.Attr{Axes: []int{len(x.Shape()) - 1}}, x, position)
}

func (c *composer) topK() []graph.Value {
	switch c.attr.Mode {
	case "", ops.TopLargest:
		c.attr.Descending = true
	case ops.TopSmallest:
		c.attr.Descending = false
	default:
		return c.wrong("mode", c.attr.Mode, "largest and smallest are the ends to take from")
	}
	return c.along(func(x graph.Value) []graph.Value {
		k := c.countTo(lastOf(x))
		if c.err != nil {
			return nil
		}
		at := c.firstOf(c.keyOf(x), k)
		return []graph.Value{c.lookupLast(x, at), at}
	})
}

func (c *composer) searchSorted() []graph.Value {
	rows, values := c.in[0], c.in[1]
	if len(rows.Shape()) != 1 {
		c.fail(&ops.RankError{Op: c.op, Operand: 0, Shape: rows.Shape(), Want: "one axis, along which it is sorted"})
		return nil
	}
	switch c.attr.Mode {
	case "", ops.SearchLeft, ops.SearchRight:
	default:
		return c.wrong("side", c.attr.Mode, "left and right are the sides of equal elements to stand on")
	}
	key := func(v graph.Value) graph.Value { return c.apply(ops.OrderKey, ops.Attr{}, c.cast(v, c.common)) }
	return c.one(c.apply(ops.Search, ops.Attr{Mode: c.attr.Mode}, key(rows), key(values)))
}

// flat returns x as a vector, in row-major order.
func (c *composer) flat(x graph.Value) graph.Value {
	return c.reshape(x, shape.Shape{x.Shape().Size()})
}

// interp finds the segment of each x by a search in the places, and interpolates by the fraction of
// the segment's width: height*(1-fraction) + next*fraction, which does not overflow for finite
// heights.
func (c *composer) interp() []graph.Value {
	x, places, heights := c.in[0], c.in[1], c.in[2]
	for i, v := range c.in[1:] {
		if len(v.Shape()) != 1 {
			c.fail(&ops.RankError{Op: c.op, Operand: i + 1, Shape: v.Shape(), Want: "one axis, a place or a height for each point"})
			return nil
		}
	}
	n := places.Shape()[0]
	switch {
	case heights.Shape()[0] != n:
		return c.wrong("heights", heights.Shape()[0], "give as many as there are places, %d", n)
	case n == 0:
		c.fail(&ops.EmptyAxisError{Op: c.op, Shape: places.Shape(), Axis: 0})
		return nil
	}
	wide := dtype.Accumulator(c.common)
	x, places, heights = c.cast(x, wide), c.cast(places, wide), c.cast(heights, wide)
	after := c.apply(ops.SearchSorted, ops.Attr{Mode: ops.SearchRight}, places, x)
	at := func(points graph.Value, back float64) graph.Value {
		i := c.apply(ops.Sub, ops.Attr{}, after, c.constant(dtype.Int64, back))
		i = c.apply(ops.Clip, ops.Attr{}, i, c.constant(dtype.Int64, 0), c.constant(dtype.Int64, float64(n-1)))
		return c.apply(ops.Lookup, ops.Attr{}, points, i)
	}
	left, right := at(places, 1), at(places, 0)
	part := c.apply(ops.Div, ops.Attr{}, c.apply(ops.Sub, ops.Attr{}, x, left), c.apply(ops.Sub, ops.Attr{}, right, left))
	low, high := at(heights, 1), at(heights, 0)
	rest := c.apply(ops.Sub, ops.Attr{}, c.number(part, 1), part)
	y := c.apply(ops.Add, ops.Attr{}, c.apply(ops.Mul, ops.Attr{}, low, rest), c.apply(ops.Mul, ops.Attr{}, high, part))
	// Outside of the places, and exactly at one, nothing is interpolated.
	stays := c.apply(ops.LogicalOr, ops.Attr{}, c.apply(ops.LessEqual, ops.Attr{}, x, left), c.apply(ops.Equal, ops.Attr{}, left, right))
	y = c.where(stays, low, y)
	return c.one(c.cast(c.where(c.apply(ops.IsNaN, ops.Attr{}, x), x, y), c.result))
}
