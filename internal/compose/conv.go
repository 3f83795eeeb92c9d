package compose

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Conv] = conv
}

// firstSpatial is the first axis behind those of the stack and the channels.
const firstSpatial = 2

// spatial is how many spatial axes an operand has; 0 and an error where it has none.
func (c *composer) spatial(operand int) int {
	s := c.in[operand].Shape()
	if len(s) <= firstSpatial {
		c.fail(&ops.RankError{Op: c.op, Operand: operand, Shape: s, Want: "a stack of so many channels, and spatial axes: three axes or more"})
		return 0
	}
	return len(s) - firstSpatial
}

// convolution is a conv being composed. Its axes have labels; where there are groups, of
// channels or of the stack, both operands have one of them apart.
type convolution struct {
	*composer
	x, weights labelled
	out        []label       // of the result
	w          kernelWindows // along the spatial axes, in x's order
	scattered  []int         // the spatial axes along which products are added where they meet
}

// maxPadding bounds what is cut off.
const maxPadding = math.MaxInt32

// conv multiplies each group's windows with its weights.
func conv(c *composer) []graph.Value {
	v, ok := c.convolution()
	if !ok {
		return nil
	}
	v.x = v.windows()
	if c.err != nil {
		return nil
	}
	out, labels := v.products()
	plain := v.plain()
	y := labelled{out, plain}
	switch {
	case len(v.scattered) > 0:
		y = v.gathered(labelled{c.reshape(out, v.sizes(labels)), labels})
	case !slices.Equal(labels, plain):
		y = c.arranged(labelled{c.reshape(out, v.sizes(labels)), labels}, plain)
	}
	return c.one(c.cast(c.reshape(y.v, v.shape(y)), c.common))
}

// convolution reads the parameters and checks the operands.
func (c *composer) convolution() (*convolution, bool) {
	l, ok := c.layout()
	if !ok {
		return nil, false
	}
	v := &convolution{composer: c, out: l.out, x: labelled{c.cast(c.in[0], c.common), l.x}, weights: labelled{c.cast(c.in[1], c.common), l.weights}}
	groups, batches := c.countAt(0, "groups", 1), c.countAt(1, "batch_groups", 1)
	if !v.channels(groups, batches) {
		return nil, false
	}
	v.group(groups, batches)
	n := len(l.x) - firstSpatial
	size, axes := make([]int, n), make([]int, n)
	for i := range n {
		size[i], axes[i] = v.weights.size(elementLabel(i)), v.x.axis(placeLabel(i))
	}
	v.w = c.windowsAt(axes, size, nil, -maxPadding)
	if slices.Contains(size, 0) {
		c.wrong("weights", c.in[1].Shape(), "a kernel has elements along every spatial axis")
	}
	if !c.fitIn(v.w, v.x.v.Shape()) {
		return nil, false
	}
	v.scattered = v.scatters()
	v.weights.v = v.turned()
	return v, true
}

// channels holds the weights against the operand and the groups.
func (v *convolution) channels(groups, batches int) bool {
	c, x, weights := v.composer, v.x.v.Shape(), v.weights.v.Shape()
	if c.err == nil && len(weights) != len(x) {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: weights, Want: "weights [made, channels of a group, kernel...], as many axes as the operand has"})
	}
	if c.err != nil {
		return false
	}
	stack, channels, made := v.x.size(stackLabel), v.x.size(channelsLabel), v.weights.size(madeLabel)
	switch {
	case groups < 1:
		c.wrong("groups", groups, "there is one or more")
	case batches < 1:
		c.wrong("batch_groups", batches, "there is one or more")
	case groups > 1 && batches > 1:
		c.wrong("batch_groups", batches, "where the channels are in groups, and here there are %d, the stack is not", groups)
	case made%groups != 0 || channels%groups != 0:
		c.wrong("groups", groups, "the %d channels and the %d that are made are a multiple of it", channels, made)
	case made%batches != 0 || stack%batches != 0:
		c.wrong("batch_groups", batches, "the stack of %d and the %d channels that are made are a multiple of it", stack, made)
	case channels != v.weights.size(channelsLabel)*groups:
		axes := [2][]int{{v.x.axis(channelsLabel)}, {v.weights.axis(channelsLabel)}}
		c.fail(&ops.ContractionError{Op: c.op, Shapes: [2]shape.Shape{x, weights}, Axes: axes})
	}
	return c.err == nil
}

// group gives the operands an axis of the groups, where there are several.
func (v *convolution) group(groups, batches int) {
	n, of := groups, channelsLabel
	if batches > 1 {
		n, of = batches, stackLabel
	}
	if n == 1 {
		return
	}
	v.x = v.apart(v.x, of, []label{groupLabel, of}, n, v.x.size(of)/n)
	v.weights = v.apart(v.weights, madeLabel, []label{groupLabel, madeLabel}, n, v.weights.size(madeLabel)/n)
}

// windows are those of the operand, along all axes but those that are gathered later.
func (v *convolution) windows() labelled {
	whole := func(i int) bool { return !slices.Contains(v.scattered, i) }
	x := labelled{v.of(v.w.only(whole), v.x.v, element.Bits{}), slices.Clone(v.x.labels)}
	for i := range v.w.axes {
		if whole(i) {
			x.labels = append(x.labels, elementLabel(i))
		}
	}
	return x
}

// plain are the labels of the result, that of the groups before what is made.
func (v *convolution) plain() (labels []label) {
	for _, l := range v.out {
		if l == madeLabel && v.weights.has(groupLabel) {
			labels = append(labels, groupLabel)
		}
		labels = append(labels, l)
	}
	return labels
}

// kept are the labels of the products' sums, in the result's order: of the axes along
// which they are gathered later also those of the kernel.
func (v *convolution) kept() (labels []label) {
	for _, l := range v.plain() {
		labels = append(labels, l)
		for _, i := range v.scattered {
			if l == placeLabel(i) {
				labels = append(labels, elementLabel(i))
			}
		}
	}
	return labels
}

// sizes are those of labels of the windows or the weights.
func (v *convolution) sizes(labels []label) shape.Shape {
	s := make(shape.Shape, len(labels))
	for i, l := range labels {
		if s[i] = v.x.size(l); v.weights.has(l) {
			s[i] = v.weights.size(l)
		}
	}
	return s
}

// shape is that of the result, which has the places of y.
func (v *convolution) shape(y labelled) shape.Shape {
	s := v.sizes(v.out)
	for i, l := range v.out {
		switch {
		case l == madeLabel:
			s[i] *= v.weights.size(groupLabel)
		case slices.ContainsFunc(v.scattered, func(j int) bool { return l == placeLabel(j) }):
			s[i] = y.size(l)
		}
	}
	return s
}

// products are the sums of products of windows with weights, a value of the sizes of
// the labels: where they are gathered later, in the type that they are added in.
func (v *convolution) products() (graph.Value, []label) {
	kept := v.kept()
	inner := slices.DeleteFunc(slices.Clone(v.weights.labels), func(l label) bool { return slices.Contains(kept, l) })
	if v.weights.size(channelsLabel) == 1 && v.weights.size(madeLabel) == 1 {
		return v.depthwise(kept, inner), kept
	}
	last := v.out[len(v.out)-1] == madeLabel
	var stack, made, before, others []label
	for i, l := range kept {
		switch {
		case l == groupLabel:
			stack = append(stack, l)
		case v.weights.has(l):
			made = append(made, l)
		case i < slices.Index(kept, madeLabel):
			before = append(before, l)
		default:
			others = append(others, l)
		}
	}
	if last || v.sizes(others).Size() < narrowProduct {
		others = slices.Concat(before, others)
	} else {
		stack = slices.DeleteFunc(slices.Clone(kept), func(l label) bool { return !slices.Contains(stack, l) && !slices.Contains(before, l) })
	}
	// What is made is the rows, or, where that is the innermost axis, the columns: so the
	// result lies as the product makes it.
	rows, columns, left, right := made, others, v.weights, v.x
	if last {
		rows, columns, left, right = others, made, v.x, v.weights
	}
	out := v.wideProduct(v.stacked(left, stack, rows, inner), v.stacked(right, stack, inner, columns))
	if len(v.scattered) == 0 {
		out = v.cast(out, v.common)
	}
	return out, slices.Concat(stack, rows, columns)
}

// narrowProduct is how many places are too few for products of their own, one for each of
// the stack: all are made as one matrix then, which may lie in another order than the
// result.
const narrowProduct = 32

// depthwise is a sum of products of every channel by itself.
func (v *convolution) depthwise(kept, inner []label) graph.Value {
	all := slices.Concat(kept, inner)
	x, weights := v.aligned(v.x, all), v.aligned(v.weights, all)
	if v.sizes(inner).Size() == 1 {
		wide := ops.ContractionType(v.common)
		return v.apply(ops.Mul, ops.Attr{}, v.cast(x, wide), v.cast(weights, wide))
	}
	return v.sumOfProducts(x, weights, upFrom(len(kept), len(inner)))
}

// upFrom are n numbers from the first on.
func upFrom(first, n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = first + i
	}
	return list
}
