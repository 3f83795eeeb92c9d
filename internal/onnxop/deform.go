package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func init() { define("DeformConv", 19, deformConv) }

// deformConv is a convolution whose windows' elements each lie where an operand says,
// between elements of x and outside of it too, where it is 0.
func deformConv(c *Call) []Value {
	x, weights, offset := c.X(0), c.X(1), c.X(2)
	c.atLeast(weights, 2)
	w := c.windows(x, weights.Shape()[2:])
	d := deformed{c: c, windows: w, groups: c.Int("offset_group", 1), group: c.Int("group", 1)}
	d.elements = shape.Shape(w.kernel).Size()
	for i, size := range x.Shape()[2:] {
		d.places = append(d.places, (size+w.pads[i][0]+w.pads[i][1]-(w.kernel[i]-1)*w.dilations[i]-1)/w.strides[i]+1)
	}
	d.fits(x, weights, offset)
	y := d.product(d.columns(x, offset), weights).Cast(x.DType())
	if bias := c.orX(3); bias != nil {
		y = y.Add(perChannel(bias, x.Rank()))
	}
	return c.one(y)
}

// deformed is where the windows of a deformable convolution are.
type deformed struct {
	c *Call
	windows
	groups   int   // of channels that have places of their own
	group    int   // of channels that have weights of their own
	elements int   // of a window
	places   []int // of windows, by axis
}

// fits fails where the operands have other shapes than the windows need.
func (d *deformed) fits(x, weights, offset *tensor.Tensor) {
	c, n, spatial := d.c, x.Dim(0), x.Rank()-2
	if weights.Rank() != x.Rank() || !slices.Equal(d.kernel, weights.Shape()[2:]) {
		c.fail("kernel_shape is %v, x has shape %v and the weights have %v", d.kernel, x.Shape(), weights.Shape())
	}
	if d.group < 1 || d.groups < 1 || x.Dim(1)%d.groups != 0 || x.Dim(1) != weights.Dim(1)*d.group || weights.Dim(0)%d.group != 0 {
		c.fail("x of shape %v and weights of shape %v are not divided into %d groups, and %d of offsets", x.Shape(), weights.Shape(), d.group, d.groups)
	}
	if want := slices.Concat([]int{n, d.groups * d.elements * spatial}, d.places); !slices.Equal(offset.Shape(), want) {
		c.fail("the offsets have shape %v, and need %v", offset.Shape(), want)
	}
	if m := c.orX(4); m != nil {
		if want := slices.Concat([]int{n, d.groups * d.elements}, d.places); !slices.Equal(m.Shape(), want) {
			c.fail("the mask has shape %v, and needs %v", m.Shape(), want)
		}
	}
}

// columns are the elements of all windows, [n, group, channels/group * elements, places].
func (d *deformed) columns(x, offset *tensor.Tensor) *tensor.Tensor {
	c, n, channels, dims := d.c, x.Dim(0), x.Dim(1), x.Shape()[2:]
	total := shape.Shape(d.places).Size()
	s := &sampler{c: c, x: c.wide(x).Reshape(n*d.groups, channels/d.groups, dims.Size()), dims: dims, padding: "zeros"}
	s.setMode("linear")
	offset = c.wide(offset).Reshape(slices.Concat([]int{n * d.groups}, []int{d.elements, len(dims)}, d.places)...)
	at := make([]*tensor.Tensor, len(dims))
	for i, size := range dims {
		moved := part(offset, 2, i).Reshape(slices.Concat([]int{n * d.groups}, d.kernel, d.places)...)
		at[i] = s.inside(moved.Add(d.origin(i, moved)).Reshape(n*d.groups, 1, d.elements*total), size)
	}
	y := s.sample(0, nil, at)
	if m := c.orX(4); m != nil {
		y = y.Mul(c.wide(m).Reshape(n*d.groups, 1, d.elements*total))
	}
	return y.Reshape(n, d.group, channels/d.group*d.elements, total)
}

// origin is where along an axis the windows' elements lie before they are moved, of
// axes [1, kernel..., places...].
func (d *deformed) origin(axis int, like *tensor.Tensor) *tensor.Tensor {
	along := func(at, size, first, step int) *tensor.Tensor {
		dims := slices.Repeat([]int{1}, like.Rank())
		dims[at] = size
		return tensor.Arange(d.c.dev, int32(0), int32(size), 1).Mul(step).Add(first).Cast(like.DType()).Reshape(dims...)
	}
	window := along(1+len(d.kernel)+axis, d.places[axis], -d.pads[axis][0], d.strides[axis])
	return window.Add(along(1+axis, d.kernel[axis], 0, d.dilations[axis]))
}

// product is the weights times the columns, [n, outputs, places...].
func (d *deformed) product(columns, weights *tensor.Tensor) *tensor.Tensor {
	outputs := weights.Dim(0)
	w := weights.Cast(columns.DType()).Reshape(1, d.group, outputs/d.group, weights.Dim(1)*d.elements)
	return w.MatMul(columns).Reshape(slices.Concat([]int{columns.Dim(0), outputs}, d.places)...)
}
