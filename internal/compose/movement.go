package compose

import (
	"fmt"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Diagonal] = diagonal
	rules[ops.MoveAxis] = moveAxis
	rules[ops.SwapAxes] = swapAxes
	rules[ops.Tile] = tile
	rules[ops.Repeat] = repeat
	rules[ops.RepeatEach] = repeatEach
	rules[ops.Roll] = roll
	rules[ops.Pad] = pad
	rules[ops.Tril] = func(c *composer) []graph.Value { return c.triangle(ops.GreaterEqual) }
	rules[ops.Triu] = func(c *composer) []graph.Value { return c.triangle(ops.LessEqual) }
	rules[ops.MeshGrid] = meshGrid
}

func diagonal(c *composer) []graph.Value {
	axes := c.attr.Axes
	if axes == nil {
		axes = []int{-2, -1}
	}
	if len(axes) != 2 {
		return c.wrong("axes", axes, "name two axes")
	}
	a := ops.Attr{Axes: axes, Counts: []int{c.count("offset")}}
	v, err := shape.Contiguous(c.in[0].Shape()).Diagonal(c.op.Name, axes[0], axes[1], a.Counts[0])
	if err != nil {
		c.fail(err)
	}
	return c.one(c.node(ops.Diagonal, a, graph.Type{DType: c.in[0].DType(), Shape: v.Shape, Known: true}, c.in[0]))
}

// moveAxis takes the axes to move from Axes, and their positions in the result from Counts.
func moveAxis(c *composer) []graph.Value {
	from, to := c.attr.Axes, c.attr.Counts
	if len(from) != len(to) {
		return c.wrong("destination", to, "name as many places as axes, %d", len(from))
	}
	rank := len(c.in[0].Shape())
	source, destination := make([]int, len(from)), make([]int, len(to))
	for _, list := range [...]struct{ given, axes []int }{{from, source}, {to, destination}} {
		if _, err := shape.NormalizeAxes(c.op.Name, list.given, rank); err != nil {
			c.fail(err)
			return nil
		}
		for i, axis := range list.given {
			list.axes[i], _ = shape.NormalizeAxis(c.op.Name, axis, rank)
		}
	}
	order := make([]int, rank)
	rest := 0
	for i := range order {
		if at := slices.Index(destination, i); at >= 0 {
			order[i] = source[at]
			continue
		}
		for slices.Contains(source, rest) {
			rest++
		}
		order[i] = rest
		rest++
	}
	return c.one(c.apply(ops.Permute, ops.Attr{Axes: order}, c.in[0]))
}

func swapAxes(c *composer) []graph.Value {
	if len(c.attr.Axes) != 2 {
		return c.wrong("axes", c.attr.Axes, "name two axes")
	}
	rank := len(c.in[0].Shape())
	order := make([]int, rank)
	for i := range order {
		order[i] = i
	}
	at := [2]int{}
	for i, axis := range c.attr.Axes {
		var err error
		if at[i], err = shape.NormalizeAxis(c.op.Name, axis, rank); err != nil {
			c.fail(err)
			return nil
		}
	}
	order[at[0]], order[at[1]] = at[1], at[0]
	return c.one(c.apply(ops.Permute, ops.Attr{Axes: order}, c.in[0]))
}

// tile takes the repetitions from Counts.
func tile(c *composer) []graph.Value {
	s, counts := c.in[0].Shape(), c.attr.Counts
	rank := max(len(s), len(counts))
	apart, stretched, whole := shape.Shape{}, shape.Shape{}, shape.Shape{}
	for i := range rank {
		d, n := 1, 1
		if at := i - rank + len(s); at >= 0 {
			d = s[at]
		}
		if at := i - rank + len(counts); at >= 0 {
			n = counts[at]
		}
		if n < 0 {
			return c.wrong("repetitions", counts, "they must be 0 or more")
		}
		apart, stretched, whole = append(apart, 1, d), append(stretched, n, d), append(whole, n*d)
	}
	return c.stretch(apart, stretched, whole)
}

// stretch reshapes the operand to apart, broadcasts it to stretched, and reshapes that to whole.
func (c *composer) stretch(apart, stretched, whole shape.Shape) []graph.Value {
	return c.one(c.stretched(c.in[0], apart, stretched, whole))
}

func (c *composer) stretched(v graph.Value, apart, stretched, whole shape.Shape) graph.Value {
	if _, err := shape.Check(c.op.Name, stretched...); err != nil {
		c.fail(err)
		return v
	}
	v = c.apply(ops.Reshape, ops.Attr{Shape: apart}, v)
	v = c.apply(ops.BroadcastTo, ops.Attr{Shape: stretched}, v)
	return c.apply(ops.Reshape, ops.Attr{Shape: whole}, v)
}

// repeat takes the number of repeats from Counts[0].
func repeat(c *composer) []graph.Value {
	n := c.count("repeats")
	if len(c.attr.Counts) != 1 || n < 0 {
		return c.wrong("repeats", single(c.attr.Counts), "it must be one number, 0 or more; a number for each element is given as a tensor, to repeat_each")
	}
	if c.attr.Axes == nil {
		size := c.in[0].Shape().Size()
		return c.stretch(shape.Shape{size, 1}, shape.Shape{size, n}, shape.Shape{size * n})
	}
	axis := c.axis(0)
	if c.err != nil {
		return nil
	}
	s := c.in[0].Shape()
	apart, stretched, whole := s.Clone(), s.Clone(), s.Clone()
	whole[axis] *= n
	return c.stretch(slices.Insert(apart, axis+1, 1), slices.Insert(stretched, axis+1, n), whole)
}

// repeatEach takes the number of elements of the result from Counts[0].
func repeatEach(c *composer) []graph.Value {
	x, counts, n := c.in[0], c.in[1], c.countNeeded("n")
	if n < 0 {
		c.wrong("n", n, "it must be 0 or more")
	}
	if c.err != nil {
		return nil
	}
	axis := 0
	if c.attr.Axes == nil {
		x = c.apply(ops.Reshape, ops.Attr{Shape: shape.Shape{x.Shape().Size()}}, x)
	} else if axis = c.axis(0); c.err != nil {
		return nil
	}
	size := x.Shape()[axis]
	if len(counts.Shape()) > 1 {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: counts.Shape(), Want: "one axis, or none"})
		return nil
	}
	if err := shape.BroadcastTo(c.op.Name, counts.Shape(), shape.Shape{size}); err != nil {
		c.fail(err)
	}
	if _, err := shape.Check(c.op.Name, replaced(x.Shape(), axis, axis+1, n)...); err != nil {
		c.fail(err)
	}
	counts = c.apply(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{size}}, counts)
	if size == 0 && n > 0 {
		c.fail(&ops.EmptyAxisError{Op: c.op, Shape: x.Shape(), Axis: axis})
	}
	// An element starts where the copies of its predecessors end.
	ends := c.apply(ops.CumulativeSum, ops.Attr{}, c.cast(counts, dtype.Int64))
	places := c.implied(graph.NewIota(shape.Shape{n}, c.site))
	from := c.apply(ops.Search, ops.Attr{Mode: ops.SearchRight}, ends, places)
	return c.one(c.apply(ops.Take, ops.Attr{Axes: []int{axis}}, x, from))
}

// roll takes the shifts from Counts: one for each axis, or one for all.
func roll(c *composer) []graph.Value {
	x, counts := c.in[0], c.attr.Counts
	if c.attr.Axes == nil {
		if len(counts) != 1 {
			return c.wrong("shift", single(counts), "give one number, or as many axes as shifts")
		}
		flat := c.rolled(c.apply(ops.Reshape, ops.Attr{Shape: shape.Shape{x.Shape().Size()}}, x), 0, counts[0])
		return c.one(c.apply(ops.Reshape, ops.Attr{Shape: x.Shape()}, flat))
	}
	if len(counts) != 1 && len(counts) != len(c.attr.Axes) {
		return c.wrong("shift", single(counts), "give one number, or one for each of the axes %v", c.attr.Axes)
	}
	for i, given := range c.attr.Axes {
		axis, err := shape.NormalizeAxis(c.op.Name, given, len(x.Shape()))
		if err != nil {
			c.fail(err)
			return nil
		}
		x = c.rolled(x, axis, counts[min(i, len(counts)-1)])
	}
	return c.one(x)
}

// rolled returns v shifted along an axis.
func (c *composer) rolled(v graph.Value, axis, shift int) graph.Value {
	n := v.Shape()[axis]
	if v.Shape().Size() == 0 {
		return v
	}
	if shift %= n; shift < 0 {
		shift += n
	}
	if shift == 0 {
		return v
	}
	return c.join(axis, c.part(v, axis, n-shift, shift), c.part(v, axis, 0, n-shift))
}

// pad takes from Counts the numbers of elements before and after, along each of Axes or of all
// axes. One pair applies to every axis. The mode "constant" adds the element Bits of x's dtype.
func pad(c *composer) []graph.Value {
	s := c.in[0].Shape()
	before, after := make([]int, len(s)), make([]int, len(s))
	if !c.padWidths(before, after) {
		return nil
	}
	switch c.attr.Mode {
	case ops.PadConstant, "":
		return c.one(c.padConstant(before, after))
	case ops.PadEdge, ops.PadReflect, ops.PadWrap:
	default:
		return c.wrong("mode", c.attr.Mode, `it must be "constant", "edge", "reflect" or "wrap"`)
	}
	x := c.in[0]
	for axis, d := range s {
		switch {
		case before[axis] == 0 && after[axis] == 0:
		case d == 0:
			return c.wrong("mode", c.attr.Mode, "axis %d has no elements to pad with; use constant", axis)
		default:
			x = c.padded(x, axis, before[axis], after[axis])
		}
	}
	return c.one(x)
}

// padWidths reads the widths of every axis, and reports whether they are valid.
func (c *composer) padWidths(before, after []int) bool {
	counts, axes := c.attr.Counts, c.attr.Axes
	if axes == nil {
		for i := range before {
			axes = append(axes, i)
		}
	} else if _, err := shape.NormalizeAxes(c.op.Name, axes, len(before)); err != nil {
		c.fail(err)
		return false
	}
	if len(counts) != 2 && (len(counts) != 2*len(axes) || len(counts) == 0) {
		c.wrong("widths", counts, "give the elements before and after, once or for each of the %d axes", len(axes))
		return false
	}
	for i, given := range axes {
		axis, _ := shape.NormalizeAxis(c.op.Name, given, len(before))
		pair := counts[2*i%len(counts):][:2]
		if pair[0] < 0 || pair[1] < 0 {
			c.wrong("widths", counts, "they must be 0 or more; slice to drop elements")
			return false
		}
		if most := math.MaxInt - c.in[0].Shape()[axis]; pair[0] > most || pair[1] > most-pair[0] {
			c.wrong("widths", counts, "axis %d would have more than %d elements", axis, math.MaxInt)
			return false
		}
		before[axis], after[axis] = pair[0], pair[1]
	}
	return true
}

func (c *composer) padConstant(before, after []int) graph.Value {
	x := c.in[0]
	s := x.Shape().Clone()
	inner := make([]shape.Index, len(s))
	for axis, d := range s {
		s[axis] += before[axis] + after[axis]
		inner[axis] = shape.Span(before[axis], before[axis]+d)
	}
	if _, err := shape.Check(c.op.Name, s...); err != nil {
		c.fail(err)
		return x
	}
	if s.Equal(x.Shape()) {
		return x
	}
	whole := c.implied(graph.NewFull(x.DType(), c.attr.Bits, s, c.site))
	if x.Shape().Size() == 0 {
		return whole
	}
	return c.apply(ops.Assign, ops.Attr{Indices: inner}, whole, x)
}

// padded returns v with some of its own elements added along an axis. The axis grows at most
// threefold at a time, so that padding a small axis needs few copies.
func (c *composer) padded(v graph.Value, axis, before, after int) graph.Value {
	n := v.Shape()[axis]
	mode := c.attr.Mode
	if n == 1 {
		mode = ops.PadEdge
	}
	if mode == ops.PadEdge {
		parts := []graph.Value{}
		if before > 0 {
			parts = append(parts, c.stretchedAlong(c.part(v, axis, 0, 1), axis, before))
		}
		parts = append(parts, v)
		if after > 0 {
			parts = append(parts, c.stretchedAlong(c.part(v, axis, n-1, 1), axis, after))
		}
		return c.join(axis, parts...)
	}
	for (before > 0 || after > 0) && c.err == nil {
		size := v.Shape()[axis]
		whole, take := size/n*n, c.part
		if mode == ops.PadReflect {
			// As long as whole reflections are added, both ends are mirrors.
			whole, take = (size-1)/(n-1)*(n-1), c.mirrored
		}
		left, right := min(before, whole), min(after, whole)
		first, last := whole-left, size-whole
		if mode == ops.PadReflect {
			first, last = 1, size-1-right
		}
		parts := []graph.Value{v}
		if left > 0 {
			parts = []graph.Value{take(v, axis, first, left), v}
		}
		if right > 0 {
			parts = append(parts, take(v, axis, last, right))
		}
		before, after = before-left, after-right
		v = c.join(axis, parts...)
	}
	return v
}

// mirrored returns count elements along an axis in reverse order.
func (c *composer) mirrored(v graph.Value, axis, from, count int) graph.Value {
	return c.apply(ops.Flip, ops.Attr{Axes: []int{axis}}, c.part(v, axis, from, count))
}

// stretchedAlong broadcasts an axis of size 1.
func (c *composer) stretchedAlong(v graph.Value, axis, n int) graph.Value {
	s := v.Shape().Clone()
	s[axis] = n
	return c.apply(ops.BroadcastTo, ops.Attr{Shape: s}, v)
}

// triangle keeps the elements for which row+k compares with the column as required, and sets the
// others to 0. k is in Counts.
func (c *composer) triangle(compare *ops.Op) []graph.Value {
	x, k := c.in[0], c.count("k")
	s := x.Shape()
	if len(s) < 2 {
		_, err := shape.NormalizeAxes(c.op.Name, []int{-2, -1}, len(s))
		c.fail(err)
		return nil
	}
	rows, cols := s[len(s)-2], s[len(s)-1]
	k = max(min(k, cols), -rows) // beyond these limits the result does not change
	d := dtype.Int32
	if rows+cols >= 1<<31 {
		d = dtype.Int64
	}
	row := c.cast(c.implied(graph.NewIota(shape.Shape{rows, 1}, c.site)), d)
	col := c.cast(c.implied(graph.NewIota(shape.Shape{1, cols}, c.site)), d)
	diagonal := c.implied(graph.NewFull(d, element.FromFloat(d, float64(k)), shape.Shape{}, c.site))
	inside := c.apply(compare, ops.Attr{}, c.apply(ops.Add, ops.Attr{}, row, diagonal), col)
	zero := c.implied(graph.NewFull(x.DType(), element.Bits{}, shape.Shape{}, c.site))
	return c.one(c.apply(ops.Where, ops.Attr{}, inside, x, zero))
}

// meshGrid has two modes: "xy", the default, and "ij".
func meshGrid(c *composer) []graph.Value {
	if m := c.attr.Mode; m != "" && m != "xy" && m != "ij" {
		return c.wrong("indexing", m, `it must be "xy" or "ij"`)
	}
	exchanged := c.attr.Mode != "ij" && len(c.in) > 1
	place := func(i int) int {
		if exchanged && i < 2 {
			return 1 - i
		}
		return i
	}
	s := make(shape.Shape, len(c.in))
	for i, v := range c.in {
		if len(v.Shape()) != 1 {
			return c.wrong(fmt.Sprintf("operand %d", i+1), v.Shape(), "every operand must have one axis; reshape it to [-1]")
		}
		s[place(i)] = v.Shape()[0]
	}
	if _, err := shape.Check(c.op.Name, s...); err != nil {
		c.fail(err)
		return nil
	}
	grids := make([]graph.Value, len(c.in))
	for i, v := range c.in {
		own := make(shape.Shape, len(s))
		for axis := range own {
			own[axis] = 1
		}
		own[place(i)] = s[place(i)]
		v = c.apply(ops.Reshape, ops.Attr{Shape: own}, c.cast(v, c.result))
		grids[i] = c.apply(ops.BroadcastTo, ops.Attr{Shape: s}, v)
	}
	return grids
}
