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
	rules[ops.SortAlong] = func(c *composer) []graph.Value {
		return c.along(func(x graph.Value) []graph.Value { return []graph.Value{c.sorted(x)} })
	}
	rules[ops.ArgSort] = func(c *composer) []graph.Value {
		return c.along(func(x graph.Value) []graph.Value { return []graph.Value{c.order(c.keys(x))} })
	}
	rules[ops.TopK] = (*composer).topK
	rules[ops.SearchSorted] = (*composer).searchSorted
}

// along applies f, which works along the last axis, along the operator's.
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

// swapped is x with two axes exchanged.
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

// sorted is x in order along its last axis. Integers are as good as their keys;
// floats of one key, zeros and NaNs, have bits of their own, and are moved.
func (c *composer) sorted(x graph.Value) graph.Value {
	d := x.DType()
	if d.IsFloat() {
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

// keyOf is the key of every element in the asked direction.
func (c *composer) keyOf(x graph.Value) graph.Value {
	key := c.apply(ops.OrderKey, ops.Attr{}, x)
	if c.attr.Descending {
		key = c.apply(ops.BitwiseInvert, ops.Attr{}, key)
	}
	return key
}

// keys are numbers of up to 32 bits by which the elements are ordered, the
// least significant one first: of a complex number, the imaginary part's.
func (c *composer) keys(x graph.Value) []graph.Value {
	if x.DType().IsComplex() {
		return append(c.keys(c.apply(ops.Imag, ops.Attr{}, x)), c.keys(c.apply(ops.Real, ops.Attr{}, x))...)
	}
	key := c.keyOf(x)
	if key.DType() != dtype.Uint64 {
		return []graph.Value{key}
	}
	high := c.apply(ops.BitwiseRightShift, ops.Attr{}, key, c.constant(dtype.Uint64, 32))
	return []graph.Value{c.cast(key, dtype.Uint32), c.cast(high, dtype.Uint32)}
}

// order is the positions, int64, in which the elements along the last axis are
// in order of the keys. Every key takes a stable sort of its own, the least
// significant first.
func (c *composer) order(keys []graph.Value) graph.Value {
	s := keys[0].Shape()
	places := c.iota(dtype.Uint32, shape.Shape{s[len(s)-1]})
	var order graph.Value
	for i, key := range keys {
		bits := 8 * key.DType().Size()
		if i > 0 {
			key = c.lookupLast(key, order)
		}
		words := c.apply(ops.PackWords, ops.Attr{}, c.cast(key, dtype.Uint32), places)
		moved := c.cast(c.cast(c.sortedBits(words, 32, 32+bits), dtype.Uint32), dtype.Int64)
		if i == 0 {
			order = moved
		} else {
			order = c.lookupLast(order, moved)
		}
	}
	return order
}

// sortedBits is SortRows of words that differ above bit `to` nowhere, and below
// bit `from` are ascending along the rows: the node's Counts say so to plan.
func (c *composer) sortedBits(words graph.Value, from, to int) graph.Value {
	return c.sortedWords(words, ops.Attr{Counts: []int{from, to}})
}

func (c *composer) sortedWords(words graph.Value, a ops.Attr) graph.Value {
	return c.implied(c.node(ops.SortRows, a, words.Type(), words))
}

// lookupLast is x at positions along its last axis.
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
		last := len(x.Shape()) - 1
		n := x.Shape()[last]
		if len(c.attr.Counts) != 1 || c.attr.Counts[0] < 0 || c.attr.Counts[0] > n {
			c.wrong("k", c.attr.Counts, "it is how many elements to take, one number from 0 to %d", n)
			return nil
		}
		order := c.order(c.keys(x))
		at := c.part(order, last, 0, c.attr.Counts[0])
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

// flat is x as a vector, in row-major order.
func (c *composer) flat(x graph.Value) graph.Value {
	return c.reshape(x, shape.Shape{x.Shape().Size()})
}
