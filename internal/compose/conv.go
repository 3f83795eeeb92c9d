package compose

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Conv] = conv
	rules[ops.MaxPool] = maxPool
	rules[ops.AveragePool] = averagePool
}

// firstSpatial is the first axis behind those of the stack and the channels.
const firstSpatial = 2

// kernelWindows are a kernel's places along the spatial axes.
type kernelWindows struct {
	size, strides, dilations []int // axis by axis
	before, after            []int
}

// spatial is how many spatial axes an operand has; 0 and an error where it has none.
func (c *composer) spatial(operand int) int {
	s := c.in[operand].Shape()
	if len(s) <= firstSpatial {
		c.fail(&ops.RankError{Op: c.op, Operand: operand, Shape: s, Want: "a stack of so many channels, and spatial axes: three axes or more"})
		return 0
	}
	return len(s) - firstSpatial
}

// perAxis is a list with a number for each spatial axis; nil is byDefault.
func (c *composer) perAxis(attr string, list, byDefault []int, axes, least int) []int {
	switch {
	case list == nil:
		return byDefault
	case len(list) != 1 && len(list) != axes:
		c.wrong(attr, list, "give one number, or one for each of the %d spatial axes", axes)
		return byDefault
	case slices.Min(list) < least || slices.Max(list) > math.MaxInt32:
		c.wrong(attr, list, "numbers are from %d to %d", least, math.MaxInt32)
		return byDefault
	case len(list) == 1:
		return slices.Repeat(list, axes)
	}
	return list
}

// windowsAt reads the windows of a kernel of a size; strides are 1 by default, or else
// given.
func (c *composer) windowsAt(size, strides []int) kernelWindows {
	n := len(size)
	one := slices.Repeat([]int{1}, n)
	if strides == nil {
		strides = one
	}
	w := kernelWindows{size: size, strides: c.perAxis("strides", c.attr.Strides, strides, n, 1), dilations: c.perAxis("dilations", c.attr.Dilations, one, n, 1)}
	pads := c.padsOf(n)
	for i := range n {
		w.before, w.after = append(w.before, pads[2*i]), append(w.after, pads[2*i+1])
	}
	return w
}

// padsOf are the elements before and after each of the spatial axes.
func (c *composer) padsOf(axes int) []int {
	pads := c.attr.Pads
	switch {
	case pads == nil:
		return make([]int, 2*axes)
	case len(pads) != 2 && len(pads) != 2*axes:
		c.wrong("pads", pads, "give the elements before and after, once or for each of the %d spatial axes", axes)
	case slices.Min(pads) < 0 || slices.Max(pads) > math.MaxInt32:
		c.wrong("pads", pads, "numbers are from 0 to %d; slice to drop elements", math.MaxInt32)
	case len(pads) == 2:
		return slices.Repeat(pads, axes)
	default:
		return pads
	}
	return make([]int, 2*axes)
}

// reach is how many elements a window spans along a spatial axis.
func (w kernelWindows) reach(i int) int { return (w.size[i]-1)*w.dilations[i] + 1 }

// of are the windows of x, padded with an element: [n, c, places..., elements...], a
// view of what is padded.
func (c *composer) of(w kernelWindows, x graph.Value, fill element.Bits) graph.Value {
	for i := range w.size {
		n := x.Shape()[firstSpatial+i] + w.before[i] + w.after[i]
		if reach := w.reach(i); c.err == nil && reach > n {
			c.wrong("size", w.size, "along axis %d a window spans %d elements, of which there are %d, padding included", firstSpatial+i, reach, n)
		}
	}
	if slices.Max(w.before) > 0 || slices.Max(w.after) > 0 {
		a := ops.Attr{Bits: fill}
		for i := range w.size {
			a.Axes, a.Counts = append(a.Axes, firstSpatial+i), append(a.Counts, w.before[i], w.after[i])
		}
		x = c.apply(ops.Pad, a, x)
	}
	for i := range w.size {
		x = c.windowsOf(x, firstSpatial+i, w.reach(i), w.strides[i])
		if w.dilations[i] > 1 && c.err == nil {
			last := len(x.Shape()) - 1
			x = c.apply(ops.Index, ops.Attr{Indices: along(last, shape.StepAll(w.dilations[i]))}, x)
		}
	}
	return x
}

// elementAxes are the axes of the windows' elements.
func (w kernelWindows) elementAxes() (axes []int) {
	for i := range w.size {
		axes = append(axes, firstSpatial+len(w.size)+i)
	}
	return axes
}

// conv multiplies each group's windows with its weights.
func conv(c *composer) []graph.Value {
	x, weights := c.cast(c.in[0], c.common), c.cast(c.in[1], c.common)
	groups := c.countAt(0, "groups", 1)
	if c.spatial(0) == 0 || !c.channels(x.Shape(), weights.Shape(), groups) {
		return nil
	}
	w := c.windowsAt(weights.Shape()[firstSpatial:], nil)
	if slices.Contains(w.size, 0) {
		return c.wrong("weights", weights.Shape(), "a kernel has elements along every spatial axis")
	}
	if c.err != nil {
		return nil
	}
	windows := c.of(w, x, element.Bits{})
	if c.err != nil {
		return nil
	}
	if s := weights.Shape(); s[1] == 1 && s[0] == groups {
		return c.one(c.cast(c.depthwise(w, windows, weights), c.common))
	}
	return c.one(c.cast(c.groupProducts(w, windows, weights, groups), c.common))
}

// channels holds the weights against the operand and the groups.
func (c *composer) channels(x, weights shape.Shape, groups int) bool {
	switch {
	case c.err != nil:
	case len(weights) != len(x):
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: weights, Want: "weights [made, channels of a group, kernel...], as many axes as the operand has"})
	case groups < 1:
		c.wrong("groups", groups, "there is one or more")
	case weights[0]%groups != 0 || x[1]%groups != 0:
		c.wrong("groups", groups, "the %d channels and the %d that are made are a multiple of it", x[1], weights[0])
	case x[1] != weights[1]*groups:
		c.fail(&ops.ContractionError{Op: c.op, Shapes: [2]shape.Shape{x, weights}, Axes: [2][]int{{1}, {1}}})
	}
	return c.err == nil
}

// depthwise is a sum of products of every channel by itself.
func (c *composer) depthwise(w kernelWindows, windows, weights graph.Value) graph.Value {
	s := append(shape.Shape{1, weights.Shape()[0]}, slices.Repeat([]int{1}, len(w.size))...)
	return c.sumOfProducts(windows, c.reshape(weights, append(s, w.size...)), w.elementAxes())
}

// groupProducts is the product of matrices [made, elements] and [elements, places], for each
// group of each operand of the stack.
func (c *composer) groupProducts(w kernelWindows, windows, weights graph.Value, groups int) graph.Value {
	s, n := windows.Shape(), len(w.size)
	made, places := weights.Shape()[0], s[firstSpatial:][:n]
	order := []int{0, 1}
	for i := range n {
		order = append(order, firstSpatial+n+i)
	}
	for i := range n {
		order = append(order, firstSpatial+i)
	}
	each := weights.Shape()[1:].Size()
	right := c.reshape(c.permuted(windows, order), shape.Shape{s[0], groups, each, places.Size()})
	left := c.reshape(weights, shape.Shape{1, groups, made / groups, each})
	out := c.product(left, right)
	if c.err != nil {
		return out
	}
	return c.reshape(out, append(shape.Shape{s[0], made}, places...))
}

// pooled reads the windows of a pooling.
func (c *composer) pooled() (w kernelWindows, ok bool) {
	n := c.spatial(0)
	if n == 0 {
		return w, false
	}
	if len(c.attr.Counts) == 0 {
		c.wrong("size", c.attr.Counts, "give the elements of a window")
		return w, false
	}
	size := c.perAxis("size", c.attr.Counts, nil, n, 1)
	if c.err != nil {
		return w, false
	}
	w = c.windowsAt(size, size)
	for i := range size {
		if reach := w.reach(i); c.err == nil && (w.before[i] >= reach || w.after[i] >= reach) {
			c.wrong("pads", c.attr.Pads, "along axis %d a window of %d elements would have nothing but padding", firstSpatial+i, reach)
		}
	}
	return w, c.err == nil
}

func maxPool(c *composer) []graph.Value {
	w, ok := c.pooled()
	if !ok {
		return nil
	}
	x := c.in[0]
	windows := c.of(w, x, element.FromFloat(x.DType(), least(x.DType())))
	return c.one(c.apply(ops.Max, ops.Attr{Axes: w.elementAxes()}, windows))
}

// least is what is less than no element of a real type.
func least(d dtype.DType) float64 {
	if info, err := dtype.Iinfo(d); err == nil {
		return float64(info.Min)
	}
	return math.Inf(-1)
}

func averagePool(c *composer) []graph.Value {
	w, ok := c.pooled()
	if !ok {
		return nil
	}
	x := c.in[0]
	if x.DType().IsHalf() {
		x = c.cast(x, dtype.Float32)
	}
	sum := func(x graph.Value) graph.Value {
		return c.apply(ops.Sum, ops.Attr{Axes: w.elementAxes()}, c.of(w, x, element.Bits{}))
	}
	count := c.number(x, float64(shape.Shape(w.size).Size()))
	switch padded := slices.Max(w.before) > 0 || slices.Max(w.after) > 0; {
	case c.attr.Mode != "" && c.attr.Mode != ops.PoolExclude && c.attr.Mode != ops.PoolInclude:
		return c.wrong("mode", c.attr.Mode, `it must be "exclude" or "include"`)
	case padded && c.attr.Mode != ops.PoolInclude:
		one := append(shape.Shape{1, 1}, x.Shape()[firstSpatial:]...)
		count = sum(c.apply(ops.BroadcastTo, ops.Attr{Shape: one}, c.number(x, 1)))
	}
	return c.one(c.cast(c.apply(ops.Div, ops.Attr{}, sum(x), count), c.result))
}
