package ops

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// The operators that put elements in order. Sorting itself is one primitive,
// SortRows; the others are compositions over keys whose unsigned order is that
// of the elements (OrderKey) with the elements' positions below them, which
// makes the words that are sorted unique, and the order stable: equal elements,
// NaNs among them, stay as they were.
var (
	SortRows = op(Op{Name: "sort_rows", Kind: Sort, Arity: 1, Accept: Uint64Type, Cost: 1, Doc: "every row along the last axis in ascending order", Corner: "sort and its kin are made of it"})

	SortAlong = op(Op{Name: "sort", Kind: Composition, Arity: 1, Accept: OrderedType, Cost: 1, Doc: "the elements in order along an axis", Corner: sorted})
	ArgSort   = op(Op{Name: "argsort", Kind: Composition, Arity: 1, Accept: OrderedType, Result: ToIndex, Cost: 1, Doc: "the positions along an axis of its elements in order", Corner: sorted})
	TopK      = op(Op{Name: "topk", Kind: Composition, Arity: 1, Accept: OrderedType, Cost: 1, Doc: "the k greatest or smallest elements along an axis, in order, and their positions", Corner: "NaN is the greatest; of equal elements the first ones come first; NaN payloads are kept"})

	SearchSorted = op(Op{Name: "searchsorted", Kind: Composition, Arity: 2, Accept: OrderedType, Result: ToIndex, Cost: 60, Doc: "how many elements of the ascending vector x1 are less than those of x2 (right: or equal to them)", Corner: "-0 equals +0, and NaN is the greatest, equal to itself"})
)

const sorted = "stable, in both directions; NaN is the greatest: last in ascending order, first in descending; -0 and +0 are equal and stay as they were; NaN payloads are kept"

// The ways of TopK.
const (
	TopLargest  = "largest"
	TopSmallest = "smallest"
)

func init() {
	rules[SortRows] = func(c *composer) []Value {
		c.axis(-1)
		return c.one(c.node(SortRows, Attr{}, c.in[0].Type(), c.in[0]))
	}
	rules[SortAlong] = func(c *composer) []Value {
		return c.along(func(x Value) []Value { return []Value{c.sorted(x)} })
	}
	rules[ArgSort] = func(c *composer) []Value {
		return c.along(func(x Value) []Value { return []Value{c.order(c.keys(x))} })
	}
	rules[TopK] = (*composer).topK
	rules[SearchSorted] = (*composer).searchSorted
}

// along applies f, which works along the last axis, along the operator's.
func (c *composer) along(f func(x Value) []Value) []Value {
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
func (c *composer) swapped(x Value, a, b int) Value {
	if a == b {
		return x
	}
	perm := make([]int, len(x.Shape()))
	for i := range perm {
		perm[i] = i
	}
	perm[a], perm[b] = b, a
	return c.apply(Permute, Attr{Axes: perm}, x)
}

// sorted is x in order along its last axis. Integers are as good as their keys;
// floats of one key, zeros and NaNs, have bits of their own, and are moved.
func (c *composer) sorted(x Value) Value {
	d := x.DType()
	if d.IsFloat() {
		return c.lookupLast(x, c.order(c.keys(x)))
	}
	key := c.keyOf(x)
	words := c.sortedBits(c.cast(key, dtype.Uint64), 0, 8*d.Size())
	key = c.cast(words, key.DType())
	if c.attr.Descending {
		key = c.apply(BitwiseInvert, Attr{}, key)
	}
	switch {
	case d == dtype.Bool:
		return c.apply(NotEqual, Attr{}, key, c.constant(dtype.Uint8, 0))
	case d.IsSigned():
		least := NewFull(d, dtype.Bits{1 << (8*d.Size() - 1)}, shape.Shape{}, c.site)
		return c.apply(BitwiseXor, Attr{}, c.cast(key, d), c.implied(least))
	}
	return key
}

// keyOf is the key of every element in the asked direction.
func (c *composer) keyOf(x Value) Value {
	key := c.apply(OrderKey, Attr{}, x)
	if c.attr.Descending {
		key = c.apply(BitwiseInvert, Attr{}, key)
	}
	return key
}

// keys are numbers of up to 32 bits by which the elements are ordered, the
// least significant one first: of a complex number, the imaginary part's.
func (c *composer) keys(x Value) []Value {
	if x.DType().IsComplex() {
		return append(c.keys(c.apply(Imag, Attr{}, x)), c.keys(c.apply(Real, Attr{}, x))...)
	}
	key := c.keyOf(x)
	if key.DType() != dtype.Uint64 {
		return []Value{key}
	}
	high := c.apply(BitwiseRightShift, Attr{}, key, c.constant(dtype.Uint64, 32))
	return []Value{c.cast(key, dtype.Uint32), c.cast(high, dtype.Uint32)}
}

// order is the positions, int64, in which the elements along the last axis are
// in order of the keys. Every key takes a stable sort of its own, the least
// significant first.
func (c *composer) order(keys []Value) Value {
	s := keys[0].Shape()
	places := c.iota(dtype.Uint32, shape.Shape{s[len(s)-1]})
	var order Value
	for i, key := range keys {
		bits := 8 * key.DType().Size()
		if i > 0 {
			key = c.lookupLast(key, order)
		}
		words := c.apply(PackWords, Attr{}, c.cast(key, dtype.Uint32), places)
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
func (c *composer) sortedBits(words Value, from, to int) Value {
	return c.sortedWords(words, Attr{Counts: []int{from, to}})
}

func (c *composer) sortedWords(words Value, a Attr) Value {
	return c.implied(c.node(SortRows, a, words.Type(), words))
}

// lookupLast is x at positions along its last axis.
func (c *composer) lookupLast(x, position Value) Value {
	return c.apply(Lookup, Attr{Axes: []int{len(x.Shape()) - 1}}, x, position)
}

func (c *composer) topK() []Value {
	switch c.attr.Mode {
	case "", TopLargest:
		c.attr.Descending = true
	case TopSmallest:
		c.attr.Descending = false
	default:
		return c.wrong("mode", c.attr.Mode, "largest and smallest are the ends to take from")
	}
	return c.along(func(x Value) []Value {
		last := len(x.Shape()) - 1
		n := x.Shape()[last]
		if len(c.attr.Counts) != 1 || c.attr.Counts[0] < 0 || c.attr.Counts[0] > n {
			c.wrong("k", c.attr.Counts, "it is how many elements to take, one number from 0 to %d", n)
			return nil
		}
		order := c.order(c.keys(x))
		at := c.part(order, last, 0, c.attr.Counts[0])
		return []Value{c.lookupLast(x, at), at}
	})
}

func (c *composer) searchSorted() []Value {
	rows, values := c.in[0], c.in[1]
	if len(rows.Shape()) != 1 {
		c.fail(&RankError{Op: c.op, Operand: 0, Shape: rows.Shape(), Want: "one axis, along which it is sorted"})
		return nil
	}
	switch c.attr.Mode {
	case "", SearchLeft, SearchRight:
	default:
		return c.wrong("side", c.attr.Mode, "left and right are the sides of equal elements to stand on")
	}
	key := func(v Value) Value { return c.apply(OrderKey, Attr{}, c.cast(v, c.common)) }
	return c.one(c.apply(Search, Attr{Mode: c.attr.Mode}, key(rows), key(values)))
}

// flat is x as a vector, in row-major order.
func (c *composer) flat(x Value) Value { return c.reshape(x, shape.Shape{x.Shape().Size()}) }
