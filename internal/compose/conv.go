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

// firstSpatial is the first axis after those of the batch and the channels.
const firstSpatial = 2

// spatial returns the number of spatial axes of an operand. Without any it fails and returns 0.
func (c *composer) spatial(operand int) int {
	s := c.in[operand].Shape()
	if len(s) <= firstSpatial {
		c.fail(&ops.RankError{Op: c.op, Operand: operand, Shape: s, Want: "a stack of so many channels, and spatial axes: three axes or more"})
		return 0
	}
	return len(s) - firstSpatial
}

// convolution is a convolution while it is composed. Its axes have labels. If there are groups, of
// channels or of the batch, both operands have an axis for the groups.
type convolution struct {
	*composer
	x, weights labelled
	out        []label       // of the result
	w          kernelWindows // along the spatial axes, in the order of x's axes
	scattered  []int         // the spatial axes along which overlapping products are added
}

// maxPadding bounds how many elements negative padding cuts off.
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

// channels checks the weights against the operand and the groups.
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

// group adds an axis of groups to both operands, if there are several groups.
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

// windows returns the operand's windows along all axes except the scattered ones.
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

// plain returns the labels of the result, with the groups' label before the output channels'.
func (v *convolution) plain() (labels []label) {
	for _, l := range v.out {
		if l == madeLabel && v.weights.has(groupLabel) {
			labels = append(labels, groupLabel)
		}
		labels = append(labels, l)
	}
	return labels
}

// kept returns the labels of the sums of products, in the result's order. Scattered axes also have
// the labels of their kernel elements.
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

// sizes returns the sizes of labels of the windows or the weights.
func (v *convolution) sizes(labels []label) shape.Shape {
	s := make(shape.Shape, len(labels))
	for i, l := range labels {
		if s[i] = v.x.size(l); v.weights.has(l) {
			s[i] = v.weights.size(l)
		}
	}
	return s
}

// shape returns the shape of the result; along scattered axes it has y's sizes.
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

// products returns the sums of products of windows and weights, and the labels of their axes. If
// axes are scattered, the sums keep the dtype in which they will be added.
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
	// The output channels become the rows or, if they are the innermost axis, the columns. So the
	// product's layout is that of the result.
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

// narrowProduct is the number of positions of windows below which a product for each element of the
// batch does not pay. One product of all elements is used instead, although its layout may differ
// from the result's.
const narrowProduct = 32

// depthwise returns sums of products for each channel by itself.
func (v *convolution) depthwise(kept, inner []label) graph.Value {
	all := slices.Concat(kept, inner)
	x, weights := v.aligned(v.x, all), v.aligned(v.weights, all)
	if v.sizes(inner).Size() == 1 {
		wide := ops.ContractionType(v.common)
		return v.apply(ops.Mul, ops.Attr{}, v.cast(x, wide), v.cast(weights, wide))
	}
	return v.sumOfProducts(x, weights, upFrom(len(kept), len(inner)))
}

// upFrom returns n consecutive numbers from first on.
func upFrom(first, n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = first + i
	}
	return list
}
