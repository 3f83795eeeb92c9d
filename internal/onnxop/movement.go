package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Operators that move elements and keep them.

func init() {
	define("Identity", 1, func(c *Call) []Value { return []Value{c.In[0]} })
	define("Reshape", 1, orStrings(reshape, 0))
	define("Transpose", 1, orStrings(transpose, 0))
	define("Squeeze", 1, orStrings(squeeze, 0))
	define("Unsqueeze", 1, orStrings(unsqueeze, 0))
	define("Flatten", 1, orStrings(flatten, 0))
	define("Concat", 1, orStrings(concat))
	define("Split", 1, orStrings(split, 0))
	define("Slice", 1, orStrings(slice, 0))
	define("Expand", 8, orStrings(expand, 0))
	define("Tile", 6, orStrings(func(c *Call) []Value { return c.one(c.X(0).Tile(c.IntsOf(1)...)) }, 0))
	define("Pad", 1, pad)
	define("DepthToSpace", 1, depthToSpace)
	define("SpaceToDepth", 1, spaceToDepth)
	define("ReverseSequence", 10, orStrings(reverseSequence, 0))
	define("Trilu", 14, orStrings(trilu, 0))
}

// listOf is a list that older operator sets have as an attribute, and newer ones as
// operand i; nil where there is neither.
func (c *Call) listOf(name string, i int) []int {
	if c.HasAttr(name) {
		return c.Ints(name)
	}
	if c.Has(i) {
		return c.IntsOf(i)
	}
	return nil
}

func reshape(c *Call) []Value {
	x, asked := c.array(0).Shape(), c.listOf("shape", 1)
	dims := slices.Clone(asked)
	for i, n := range dims {
		if n == 0 && !c.Flag("allowzero", false) {
			if i >= len(x) {
				c.fail("the shape %v keeps size %d of %v, which has %d", asked, i, x, len(x))
			}
			dims[i] = x[i]
		}
	}
	return c.one(c.X(0).Reshape(dims...))
}

func transpose(c *Call) []Value {
	x := c.X(0)
	perm := c.Ints("perm")
	if perm == nil {
		for i := range x.Shape() {
			perm = append([]int{i}, perm...)
		}
	}
	return c.one(x.Permute(perm...))
}

// squeeze takes the axes of size 1 away where none are named.
func squeeze(c *Call) []Value {
	x, axes := c.X(0), c.listOf("axes", 1)
	if axes == nil {
		for i, n := range x.Shape() {
			if n == 1 {
				axes = append(axes, i)
			}
		}
	}
	return c.one(x.Squeeze(axes...))
}

func unsqueeze(c *Call) []Value { return c.one(c.X(0).ExpandDims(c.listOf("axes", 1)...)) }

func flatten(c *Call) []Value {
	x, axis := c.X(0), c.Int("axis", 1)
	if axis < 0 {
		axis += x.Rank()
	}
	if axis < 0 || axis > x.Rank() {
		c.fail("axis is %d, and an operand of shape %v is cut at 0 to %d", axis, x.Shape(), x.Rank())
	}
	return c.one(x.Reshape(x.Shape()[:axis].Size(), x.Shape()[axis:].Size()))
}

func concat(c *Call) []Value { return c.one(tensor.Concat(c.Int("axis", 1), c.all(0)...)) }

// split cuts as sizes say, or into as many parts as there are results, the last one
// being smaller where it must.
func split(c *Call) []Value {
	x := c.X(0)
	axis := c.axis(c.Int("axis", 0), x.Rank())
	sizes := c.listOf("split", 1)
	if sizes == nil {
		n := c.Int("num_outputs", c.Outputs)
		if n < 1 || n != c.Outputs {
			c.fail("num_outputs is %d, and the node has %d results", n, c.Outputs)
		}
		c.turns("parts", n)
		size := (x.Dim(axis) + n - 1) / n
		for rest := x.Dim(axis); len(sizes) < n; rest -= min(rest, size) {
			sizes = append(sizes, min(rest, size))
		}
	}
	if len(sizes) != c.Outputs {
		c.fail("%d sizes, and the node has %d results", len(sizes), c.Outputs)
	}
	return c.some(x.SplitSizes(axis, sizes)...)
}

// slice has Python's bounds.
func slice(c *Call) []Value {
	x := c.X(0)
	starts, ends := c.listOf("starts", 1), c.listOf("ends", 2)
	axes, steps := c.listOf("axes", 3), c.listOf("steps", 4)
	if axes == nil {
		for i := range starts {
			axes = append(axes, i)
		}
	}
	if len(ends) != len(starts) || len(axes) != len(starts) || steps != nil && len(steps) != len(starts) {
		c.fail("%d starts, %d ends, %d axes and %d steps; each needs as many", len(starts), len(ends), len(axes), len(steps))
	}
	axes = c.axes(axes, x.Rank())
	index := make([]shape.Index, x.Rank())
	for i := range index {
		index[i] = shape.All()
	}
	var flip []int
	for i, axis := range axes {
		step := 1
		if steps != nil {
			step = steps[i]
		}
		first, last, by := c.bounds(starts[i], ends[i], step, x.Dim(axis))
		index[axis] = shape.Step(first, last, by)
		if step < 0 {
			flip = append(flip, axis)
		}
	}
	y := x.At(index...)
	if flip != nil {
		y = y.Flip(flip...)
	}
	return c.one(y)
}

// bounds are a forward range of n elements, of what start:stop:step selects: as Python has
// it, but that a start before the first element is the first one backwards too.
func (c *Call) bounds(start, stop, step, n int) (first, behind, by int) {
	if step == 0 {
		c.fail("a step is 0")
	}
	clamp := func(i, low, high int) int {
		if i < 0 {
			i += n
		}
		return min(max(i, low), high)
	}
	if step > 0 {
		first, behind = clamp(start, 0, n), clamp(stop, 0, n)
		return first, max(first, behind), step
	}
	from, to := clamp(start, 0, n-1), clamp(stop, -1, n-1)
	if from <= to {
		return 0, 0, 1
	}
	step = max(step, -n)
	count := (from - to - step - 1) / -step
	return from + (count-1)*step, from + 1, -step
}

// expand broadcasts both ways.
func expand(c *Call) []Value {
	x := c.X(0)
	to, err := shape.Broadcast(c.Op, x.Shape(), c.IntsOf(1))
	c.check(err)
	if to.Size() > foldable {
		c.onDevice()
		x = c.X(0)
	}
	return c.one(x.BroadcastTo(to...))
}

// pad adds elements before and after axes, and takes them away where it adds less than
// none.
func pad(c *Call) []Value {
	x := c.X(0)
	list := c.listOf("pads", 1)
	if list == nil {
		list = c.Ints("paddings")
	}
	axes := c.listOf("axes", 3)
	if axes == nil {
		for i := range x.Shape() {
			axes = append(axes, i)
		}
	}
	if len(list) != 2*len(axes) {
		c.fail("pads has %d numbers, and %d axes need %d", len(list), len(axes), 2*len(axes))
	}
	widths, index := make([][2]int, x.Rank()), make([]shape.Index, x.Rank())
	for i := range index {
		index[i] = shape.All()
	}
	for i, axis := range c.axes(axes, x.Rank()) {
		before, after := list[i], list[len(axes)+i]
		widths[axis] = [2]int{max(before, 0), max(after, 0)}
		from := max(-before, 0)
		index[axis] = shape.Span(from, max(x.Dim(axis)-max(-after, 0), from))
	}
	x = x.At(index...)
	switch mode := c.Str("mode", "constant"); mode {
	case "constant":
		return c.one(x.Pad(c.fill(), widths...))
	case "reflect":
		return c.one(x.PadReflect(widths...))
	case "edge":
		return c.one(x.PadEdge(widths...))
	case "wrap":
		return c.one(x.PadWrap(widths...))
	default:
		c.fail("mode is %q, and Pad has constant, reflect, edge and wrap", mode)
		return nil
	}
}

// fill is what a Pad adds, a number.
func (c *Call) fill() tensor.Operand {
	if !c.Has(2) {
		return c.number(c.Float("value", 0), c.X(0).DType())
	}
	if n := c.array(2).Shape().Size(); n != 1 {
		c.fail("constant_value has %d elements, and one is needed", n)
	}
	switch c.array(2).DType().Kind() {
	case dtype.KindFloat, dtype.KindComplex:
		return c.FloatsOf(2)[0]
	case dtype.KindBool:
		return c.IntOf(2) != 0
	case dtype.KindUint:
		return uint64(c.IntOf(2)) // which has a uint64's bits
	}
	return c.IntOf(2)
}

func depthToSpace(c *Call) []Value {
	x, b := c.X(0), c.Int("blocksize", 0)
	if x.Rank() != 4 || b < 1 || x.Dim(1)%(b*b) != 0 {
		c.fail("an operand of shape %v and a blocksize of %d; four axes are needed, the second a multiple of its square", x.Shape(), b)
	}
	n, depth, h, w := x.Dim(0), x.Dim(1)/(b*b), x.Dim(2), x.Dim(3)
	if c.Str("mode", "DCR") == "CRD" {
		x = x.Reshape(n, depth, b, b, h, w).Permute(0, 1, 4, 2, 5, 3)
	} else {
		x = x.Reshape(n, b, b, depth, h, w).Permute(0, 3, 4, 1, 5, 2)
	}
	return c.one(x.Reshape(n, depth, h*b, w*b))
}

func spaceToDepth(c *Call) []Value {
	x, b := c.X(0), c.Int("blocksize", 0)
	if x.Rank() != 4 || b < 1 || x.Dim(2)%b != 0 || x.Dim(3)%b != 0 {
		c.fail("an operand of shape %v and a blocksize of %d; four axes are needed, the last two multiples of it", x.Shape(), b)
	}
	n, depth, h, w := x.Dim(0), x.Dim(1), x.Dim(2)/b, x.Dim(3)/b
	x = x.Reshape(n, depth, h, b, w, b).Permute(0, 3, 5, 1, 2, 4)
	return c.one(x.Reshape(n, depth*b*b, h, w))
}

// reverseSequence turns the first elements of each row round, as many as its length.
func reverseSequence(c *Call) []Value {
	x, lengths := c.X(0), c.X(1)
	c.atLeast(x, 2)
	time, batch := c.axis(c.Int("time_axis", 0), x.Rank()), c.axis(c.Int("batch_axis", 1), x.Rank())
	along := func(axis int, t *tensor.Tensor) *tensor.Tensor {
		dims := make([]int, x.Rank())
		for i := range dims {
			dims[i] = 1
		}
		dims[axis] = -1
		return t.Reshape(dims...)
	}
	i := along(time, tensor.Arange(c.dev, int64(0), int64(x.Dim(time)), 1))
	n := along(batch, lengths)
	from := tensor.Where(i.Less(n), n.Sub(1).Sub(i), i)
	return c.one(x.TakeAlongAxis(time, from.BroadcastTo(x.Shape()...)))
}

func trilu(c *Call) []Value {
	k := 0
	if c.Has(1) {
		k = c.IntOf(1)
	}
	if c.Flag("upper", true) {
		return c.one(c.X(0).Triu(k))
	}
	return c.one(c.X(0).Tril(k))
}

// number is f as an operand of a dtype.
func (c *Call) number(f float64, d dtype.DType) tensor.Operand {
	if k := d.Kind(); k == dtype.KindFloat || k == dtype.KindComplex {
		return f
	}
	if d == dtype.Bool {
		return f != 0
	}
	return int(f)
}
