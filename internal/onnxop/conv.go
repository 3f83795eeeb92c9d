package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Convolutions, of stacks [n, c, spatial axes...].

func init() {
	define("Conv", 1, conv)
	define("ConvTranspose", 1, convTranspose)
}

// windows are a node's attributes that say where windows are.
type windows struct {
	kernel, strides, dilations []int
	pads                       [][2]int
}

// windows reads the attributes for an operand with so many spatial axes; kernel are the
// sizes where the node has none.
func (c *Call) windows(x *tensor.Tensor, kernel []int) windows {
	c.atLeast(x, 2)
	n := x.Rank() - 2
	w := windows{kernel: c.perAxis("kernel_shape", n, kernel), strides: c.perAxis("strides", n, nil), dilations: c.perAxis("dilations", n, nil)}
	w.pads = c.padding(w, x.Shape()[2:])
	return w
}

// perAxis is a list of a number at least 1 for each of n axes, or otherwise; 1 each
// where that is nil.
func (c *Call) perAxis(name string, n int, otherwise []int) []int {
	list := c.Ints(name)
	if list == nil {
		list = otherwise
	}
	if list == nil {
		list = slices.Repeat([]int{1}, n)
	}
	if len(list) != n || slices.ContainsFunc(list, func(i int) bool { return i < 1 }) {
		c.fail("%s is %v, and %d axes need a number of at least 1 each", name, list, n)
	}
	return list
}

// pairsOf is pads as ONNX lists them, all before and then all after; 0 where there are
// none.
func (c *Call) pairsOf(name string, n int) [][2]int {
	list, out := c.Ints(name), make([][2]int, n)
	if list == nil {
		return out
	}
	if len(list) != 2*n {
		c.fail("%s has %d numbers, and %d axes need %d", name, len(list), n, 2*n)
	}
	for i := range out {
		out[i] = [2]int{list[i], list[n+i]}
	}
	return out
}

// padding is as auto_pad says; SAME is as much as makes a result of the operand's size
// over the stride, rounded up.
func (c *Call) padding(w windows, spatial []int) [][2]int {
	auto := c.Str("auto_pad", "NOTSET")
	out := make([][2]int, len(spatial))
	switch auto {
	case "", "NOTSET":
		return c.pairsOf("pads", len(spatial))
	case "VALID":
		return out
	case "SAME_UPPER", "SAME_LOWER":
	default:
		c.fail("auto_pad is %q", auto)
	}
	for i, size := range spatial {
		places := (size + w.strides[i] - 1) / w.strides[i]
		out[i] = halves(max((places-1)*w.strides[i]+(w.kernel[i]-1)*w.dilations[i]+1-size, 0), auto == "SAME_LOWER")
	}
	return out
}

// halves divides an amount, the odd one before or behind.
func halves(n int, before bool) [2]int {
	if before {
		return [2]int{n - n/2, n / 2}
	}
	return [2]int{n / 2, n - n/2}
}

func conv(c *Call) []Value {
	x, weights := c.X(0), c.X(1)
	c.atLeast(weights, 2)
	w := c.windows(x, weights.Shape()[2:])
	if !slices.Equal(w.kernel, weights.Shape()[2:]) {
		c.fail("kernel_shape is %v, and the weights have shape %v", w.kernel, weights.Shape())
	}
	groups := c.Int("group", 1)
	if groups < 1 {
		c.fail("group is %d", groups)
	}
	y := x.Conv(weights, tensor.Convolution{Strides: w.strides, Dilations: w.dilations, Padding: w.pads, Groups: groups})
	return c.one(c.withBias(y, weights.Dim(0)))
}

// withBias is a convolution's result of so many channels with operand 2, where there is one,
// added.
func (c *Call) withBias(y *tensor.Tensor, channels int) *tensor.Tensor {
	bias := c.orX(2)
	if bias == nil {
		return y
	}
	if c.check(bias.Err()); bias.Rank() != 1 || bias.Dim(0) != channels {
		c.fail("the bias has shape %v, and there are %d channels", bias.Shape(), channels)
	}
	return y.Add(perChannel(bias, y.Rank()))
}

// convTranspose is the convolution of x, strides-1 zeros between its elements, with the
// kernel turned round.
func convTranspose(c *Call) []Value {
	x, weights := c.X(0), c.X(1)
	c.atLeast(weights, 2)
	n, groups := x.Rank()-2, c.Int("group", 1)
	kernel := weights.Shape()[2:]
	w := windows{kernel: kernel, strides: c.perAxis("strides", n, nil), dilations: c.perAxis("dilations", n, nil)}
	if groups < 1 || weights.Rank() != x.Rank() || weights.Dim(0)%groups != 0 {
		c.fail("an operand of shape %v, weights of shape %v and %d groups", x.Shape(), weights.Shape(), groups)
	}
	extra := c.Ints("output_padding")
	if extra == nil {
		extra = make([]int, n)
	}
	cut := c.transposedPads(w, x.Shape()[2:], extra)
	padding := make([][2]int, n)
	for i := range n {
		reach := (kernel[i] - 1) * w.dilations[i]
		padding[i] = [2]int{reach - cut[i][0], reach - cut[i][1] + extra[i]}
	}
	x, padding = padded(spread(x, w.strides), padding)
	y := x.Conv(turned(weights, groups), tensor.Convolution{Dilations: w.dilations, Padding: padding, Groups: groups})
	return c.one(c.withBias(y, weights.Dim(1)*groups))
}

// transposedPads is what is cut off the full result.
func (c *Call) transposedPads(w windows, spatial, extra []int) [][2]int {
	n := len(spatial)
	if len(extra) != n {
		c.fail("output_padding is %v, and there are %d axes", extra, n)
	}
	out := c.pairsOf("pads", n)
	auto, asked := c.Str("auto_pad", "NOTSET"), c.Ints("output_shape")
	if len(asked) == n+2 {
		asked = asked[2:]
	}
	if asked == nil && (auto == "SAME_UPPER" || auto == "SAME_LOWER") {
		for i, size := range spatial {
			asked = append(asked, size*w.strides[i])
		}
	}
	if asked != nil && len(asked) != n {
		c.fail("output_shape is %v, and there are %d axes", asked, n)
	}
	for i := range asked {
		full := (spatial[i]-1)*w.strides[i] + extra[i] + (w.kernel[i]-1)*w.dilations[i] + 1
		if out[i] = [2]int{0, full - asked[i]}; full > asked[i] {
			out[i] = halves(full-asked[i], auto != "SAME_UPPER")
		}
	}
	return out
}

// spread puts strides-1 zeros between the elements of spatial axes.
func spread(x *tensor.Tensor, strides []int) *tensor.Tensor {
	for i, stride := range strides {
		axis, n := i+2, x.Dim(i+2)
		if stride == 1 || n == 0 {
			continue
		}
		widths := make([][2]int, x.Rank()+1)
		widths[axis+1] = [2]int{0, stride - 1}
		s := slices.Clone(x.Shape())
		s[axis] = n * stride
		index := make([]shape.Index, axis+1)
		for i := range index {
			index[i] = shape.All()
		}
		index[axis] = shape.To((n-1)*stride + 1)
		x = x.ExpandDims(axis+1).Pad(0, widths...).Reshape(s...).At(index...)
	}
	return x
}

// padded takes away what padding has less than 0 of.
func padded(x *tensor.Tensor, padding [][2]int) (*tensor.Tensor, [][2]int) {
	index := make([]shape.Index, x.Rank())
	for i := range index {
		index[i] = shape.All()
	}
	for i, p := range padding {
		index[i+2] = shape.Span(max(-p[0], 0), max(x.Dim(i+2)-max(-p[1], 0), 0))
		padding[i] = [2]int{max(p[0], 0), max(p[1], 0)}
	}
	return x.At(index...), padding
}

// turned is weights [c, o/groups, kernel...] as those of a convolution, [o, c/groups,
// kernel...], turned round.
func turned(weights *tensor.Tensor, groups int) *tensor.Tensor {
	s := weights.Shape()
	spatial := make([]int, 0, len(s)-2)
	for i := 2; i < len(s); i++ {
		spatial = append(spatial, i)
	}
	split := append([]int{groups, s[0] / groups, s[1]}, s[2:]...)
	joined := append([]int{groups * s[1], s[0] / groups}, s[2:]...)
	return weights.Flip(spatial...).Reshape(split...).SwapAxes(1, 2).Reshape(joined...)
}
