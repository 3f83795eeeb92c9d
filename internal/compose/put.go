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

// Putting blocks into an array at indices yields a new array. If it can, the engine overwrites the
// old array instead; this file also makes the values that it needs for that.

// joins reports whether elements are combined, not replaced.
func (c *composer) joins(d dtype.DType) bool {
	switch by := c.attr.Joiner(); {
	case c.attr.Mode == "" || c.attr.Mode == "set":
		return false
	case by == nil:
		c.wrong("mode", c.attr.Mode, "set replaces elements; add, mul, max and min join them")
	case !by.Accept.Contains(d):
		c.fail(&ops.DTypeError{Op: c.op, Operand: 0, DType: d, Accept: by.Accept})
	}
	return true
}

// putTo returns the array after the put p. The engine may compute it in the memory of p's target.
func (c *composer) putTo(p *graph.Put) graph.Value {
	x := p.Target
	out := c.fromBlocks(p, c.scattered(c.blocks(p, x), p.At, p.From))
	if c.err == nil && !c.given(out) && out.DType() == x.DType() {
		out.Node.Put = p
	}
	return out
}

// blocks returns x, an array of the shape of p's target, with its blocks along the first axis.
func (c *composer) blocks(p *graph.Put, x graph.Value) graph.Value {
	if p.As != nil {
		return c.reshape(x, p.As)
	}
	return c.toFront(x, p.Axis, 1)
}

// fromBlocks reverses blocks.
func (c *composer) fromBlocks(p *graph.Put, x graph.Value) graph.Value {
	s := p.Target.Shape()
	if p.As != nil {
		return c.reshape(x, s)
	}
	back := make([]int, len(s))
	for i, axis := range p.Order() {
		back[axis] = i
	}
	return c.apply(ops.Permute, ops.Attr{Axes: back}, x)
}

// sortedKeys returns sorted keys; each has an index, and below it the index's position. So the
// blocks for one index are adjacent, in their order. The indices are 0 to places-1.
func (c *composer) sortedKeys(at graph.Value, places int) graph.Value {
	keys := c.apply(ops.BitwiseLeftShift, ops.Attr{}, c.cast(at, dtype.Uint64), c.word(32))
	keys = c.apply(ops.BitwiseOr, ops.Attr{}, keys, c.iota(dtype.Uint64, at.Shape()))
	return c.sortedBits(keys, 32, 32+max(1, bits.Len(uint(places-1))))
}

func (c *composer) word(n uint64) graph.Value { return c.full(dtype.Uint64, element.Bits{n}) }

// keysOf returns where the keys of each place begin and end among sorted keys.
func (c *composer) keysOf(keys, place graph.Value) (first, end graph.Value) {
	place = c.apply(ops.BitwiseLeftShift, ops.Attr{}, place, c.word(32))
	first = c.apply(ops.Search, ops.Attr{}, keys, place)
	return first, c.apply(ops.Search, ops.Attr{}, keys, c.apply(ops.Add, ops.Attr{}, place, c.word(1<<32)))
}

// lastOfKeys returns the position of the last block whose key comes before end.
func (c *composer) lastOfKeys(order, end graph.Value) graph.Value {
	return c.apply(ops.Lookup, ops.Attr{}, order, c.apply(ops.Sub, ops.Attr{}, end, c.constant(dtype.Int64, 1)))
}

// scattered returns the blocks of x along axis 0, after the blocks of from have been put to the
// indices at, in order.
func (c *composer) scattered(x, at, from graph.Value) graph.Value {
	joins := c.joins(x.DType())
	places, m := x.Shape()[0], from.Shape()[0]
	if c.err == nil && (places > math.MaxInt32 || m > math.MaxInt32) {
		c.wrong("size", max(places, m), "at most %d places and updates: scatter them in parts", math.MaxInt32)
	}
	if c.err != nil {
		return x
	}
	keys := c.sortedKeys(at, places)
	first, end := c.keysOf(keys, c.iota(dtype.Uint64, shape.Shape{places}))
	order := c.cast(keys, dtype.Uint32) // positions of the blocks
	line := append(shape.Shape{places}, ones(len(x.Shape())-1)...)
	first, end = c.reshape(first, line), c.reshape(end, line)
	if joins {
		return c.joinedBlocks(x, from, order, first, end)
	}
	latest := c.lookupAlong(from, c.lastOfKeys(order, end), x.Shape(), 0)
	return c.where(c.apply(ops.Greater, ops.Attr{}, end, first), latest, x)
}

// joinedBlocks combines each block of x with those blocks of from that come, in order, from first
// to before end.
func (c *composer) joinedBlocks(x, from, order, first, end graph.Value) graph.Value {
	span := c.apply(ops.BitwiseLeftShift, ops.Attr{}, c.cast(end, dtype.Uint64), c.word(32))
	span = c.apply(ops.BitwiseOr, ops.Attr{}, span, c.cast(first, dtype.Uint64))
	return c.apply(ops.Segment, ops.Attr{Axes: []int{0}, Mode: c.attr.Mode}, c.taken(from, order, 0, 0), x, span)
}

// Placed is what a put writes in place: blocks, and an int64 for each. The int64 is the block's
// index, or the number of places if another block is stored at that index.
type Placed struct{ Blocks, At graph.Value }

// PlacedOf returns what p writes. Its values are new, unless they are p's own.
func PlacedOf(p *graph.Put, site string) (Placed, error) {
	c := composerOf(p, site)
	places, m := placesOf(p), p.From.Shape()[0]
	at := c.cast(p.At, dtype.Int64)
	from := p.From
	joins := c.joins(from.DType())
	switch {
	case joins, m > maxCompared:
		keys := c.sortedKeys(p.At, places)
		first, end := c.keysOf(keys, c.cast(p.At, dtype.Uint64))
		order := c.cast(keys, dtype.Uint32)
		last := c.cast(c.lastOfKeys(order, end), dtype.Int64)
		at = c.where(c.apply(ops.Equal, ops.Attr{}, last, c.iota(dtype.Int64, at.Shape())), at, c.constant(dtype.Int64, float64(places)))
		if joins {
			line := append(shape.Shape{m}, ones(len(from.Shape())-1)...)
			from = c.joinedBlocks(c.there(p), from, order, c.reshape(first, line), c.reshape(end, line))
		}
	case m > 1:
		again := c.apply(ops.AnyTrue, ops.Attr{Axes: []int{1}}, c.followed(p.At))
		at = c.where(again, c.constant(dtype.Int64, float64(places)), at)
	}
	out, err := compose(func(*composer) []graph.Value { return []graph.Value{from, at} }, c)
	if err != nil {
		return Placed{}, err
	}
	for _, v := range out {
		if !c.given(v) {
			v.Node.Implied = true
		}
	}
	return Placed{out[0], out[1]}, nil
}

// maxCompared is the number of indices up to which comparing each with each is faster than sorting.
const maxCompared = 128

// followed returns, for each index, a row that marks the later indices which equal it.
func (c *composer) followed(at graph.Value) graph.Value {
	m := at.Shape()[0]
	row, column := shape.Shape{1, m}, shape.Shape{m, 1}
	number := c.iota(dtype.Int64, at.Shape())
	same := c.apply(ops.Equal, ops.Attr{}, c.reshape(at, column), c.reshape(at, row))
	later := c.apply(ops.Less, ops.Attr{}, c.reshape(number, column), c.reshape(number, row))
	return c.apply(ops.LogicalAnd, ops.Attr{}, same, later)
}

// Replaced returns the blocks that the put p replaces.
func Replaced(p *graph.Put, site string) (graph.Value, error) {
	c := composerOf(p, site)
	out, err := compose(func(c *composer) []graph.Value { return c.one(c.there(p)) }, c)
	if err != nil {
		return graph.Value{}, err
	}
	out[0].Node.Implied = true
	return out[0], nil
}

// PutBack undoes a put: whole is the array after the put, old the blocks before it. It returns the
// array before the put.
func PutBack(p *graph.Put, whole, old graph.Value, site string) (graph.Value, error) {
	back := *p
	back.Target, back.From, back.Mode = whole, old, "set"
	out, err := compose(func(c *composer) []graph.Value { return c.one(c.putTo(&back)) }, composerOf(&back, site))
	if err != nil {
		return graph.Value{}, err
	}
	out[0].Node.Implied = true
	return out[0], nil
}

// there returns the target's blocks at the indices of p.
func (c *composer) there(p *graph.Put) graph.Value {
	return c.taken(c.blocks(p, p.Target), p.At, 0, 0)
}

// composerOf returns a composer for the values of a put.
func composerOf(p *graph.Put, site string) *composer {
	d := p.Target.DType()
	return &composer{op: ops.Put, attr: ops.Attr{Mode: p.Mode}, site: site, in: []graph.Value{p.Target, p.At, p.From}, common: d, result: d}
}

// placesOf returns how many blocks the target of p has.
func placesOf(p *graph.Put) int {
	if p.As != nil {
		return p.As[0]
	}
	return p.Target.Shape()[p.Axis]
}
