package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Sampling of stacks [n, c, spatial axes...] at coordinates that are elements.

func init() {
	define("GridSample", 16, gridSample)
	define("AffineGrid", 20, affineGrid)
}

// sampler takes elements of [n, c, size] at coordinates.
type sampler struct {
	c       *Call
	x       *tensor.Tensor // [n, c, product of dims]
	dims    []int
	padding string
	corners bool
	cubic   bool
	nearest bool
	taps    func(at *tensor.Tensor) (first *tensor.Tensor, weights []*tensor.Tensor)
}

func gridSample(c *Call) []Value {
	x, grid := c.X(0), c.X(1)
	c.atLeast(x, 3)
	spatial := x.Rank() - 2
	if c.check(grid.Err()); grid.Rank() != x.Rank() || grid.Dim(spatial+1) != spatial || grid.Dim(0) != x.Dim(0) {
		c.fail("x has shape %v and the grid %v; it needs [%d, ..., %d] of %d axes", x.Shape(), grid.Shape(), x.Dim(0), spatial, x.Rank())
	}
	n, channels, dims := x.Dim(0), x.Dim(1), x.Shape()[2:]
	s := &sampler{c: c, x: c.wide(x).Reshape(n, channels, dims.Size()), dims: dims, padding: c.Str("padding_mode", "zeros"), corners: c.Flag("align_corners", false)}
	if !slices.Contains([]string{"zeros", "border", "reflection"}, s.padding) {
		c.fail("padding_mode is %q, and it is zeros, border or reflection", s.padding)
	}
	s.setMode(c.Str("mode", "bilinear"))
	grid = c.wide(grid)
	places := slices.Clone(grid.Shape()[1 : spatial+1])
	at := make([]*tensor.Tensor, spatial)
	for i, size := range dims {
		p := part(grid, spatial+1, spatial-1-i).Reshape(n, 1, -1)
		if s.corners {
			p = p.Add(1).Mul(0.5).Mul(size - 1)
		} else {
			p = p.Add(1).Mul(size).Sub(1).Mul(0.5)
		}
		if s.nearest {
			p = p.Round()
		}
		at[i] = s.inside(p, size)
	}
	y := s.sample(0, nil, at)
	return c.one(y.Reshape(slices.Concat([]int{n, channels}, places)...).Cast(x.DType()))
}

// setMode says which elements are taken. The nearest are those of coordinates that are
// rounded, halves to even, before they are brought inside: ONNX's reference does so for
// images and volumes.
func (s *sampler) setMode(mode string) {
	switch mode {
	case "nearest":
		s.nearest = true
		s.taps = func(at *tensor.Tensor) (*tensor.Tensor, []*tensor.Tensor) { return at, []*tensor.Tensor{nil} }
	case "bilinear", "linear":
		s.taps = func(at *tensor.Tensor) (*tensor.Tensor, []*tensor.Tensor) {
			first := at.Floor()
			r := at.Sub(first)
			return first, []*tensor.Tensor{r.Neg().Add(1), r}
		}
	case "bicubic", "cubic":
		s.taps, s.cubic = cubicTaps, true
	default:
		s.c.fail("mode is %q, and GridSample has linear, nearest and cubic", mode)
	}
}

// cubicTaps are four elements with Keys' weights for a = -0.75.
func cubicTaps(at *tensor.Tensor) (*tensor.Tensor, []*tensor.Tensor) {
	const a = -0.75
	first := at.Floor()
	near := func(x *tensor.Tensor) *tensor.Tensor { return x.Mul(a + 2).Sub(a + 3).Mul(x).Mul(x).Add(1) }
	far := func(x *tensor.Tensor) *tensor.Tensor {
		return x.Mul(a).Sub(5 * a).Mul(x).Add(8 * a).Mul(x).Sub(4 * a)
	}
	r := at.Sub(first)
	left := r.Neg().Add(1)
	return first.Sub(1), []*tensor.Tensor{far(r.Add(1)), near(r), near(left), far(left.Add(1))}
}

// inside brings coordinates as near to the operand as matters. A cubic window that
// reaches over the border lies where it is, and has the border's value for what is
// beyond, as PyTorch has it. A coordinate that is NaN is 0 where all coordinates are brought inside,
// and outside where the nearest element is taken, as PyTorch has it for images; else the result is
// NaN.
func (s *sampler) inside(p *tensor.Tensor, size int) *tensor.Tensor {
	switch {
	case s.padding == "border" && !s.cubic:
		return orElse(p, 0).Clip(0, size-1)
	case s.padding == "reflection":
		low, high := -0.5, float64(size)-0.5
		if s.corners {
			low, high = 0, float64(size-1)
		}
		if high == low {
			return p.ZerosLike()
		}
		u := p.Sub(low).Remainder(2 * (high - low))
		mirrored := u.Minimum(u.Neg().Add(2 * (high - low))).Add(low)
		p = tensor.Where(p.Less(low).LogicalOr(p.Greater(high)), mirrored, p)
		if s.cubic {
			return p
		}
		return orElse(p, 0)
	case s.nearest:
		p = orElse(p, -4)
	}
	return p.Clip(-4, size+4) // as far outside as the widest window reaches
}

// orElse is x, with a number where it is NaN.
func orElse(x *tensor.Tensor, number float64) *tensor.Tensor {
	return tensor.Where(x.IsNaN(), number, x)
}

// index brings whole coordinates inside; ok is where they were, nil where all are.
func (s *sampler) index(i *tensor.Tensor, size int) (at, ok *tensor.Tensor) {
	switch s.padding {
	case "border":
		return i.Clip(0, size-1), nil
	case "reflection":
		period, edge := 2*size, 2*size-1
		if s.corners {
			period, edge = 2*size-2, 2*size-2
		}
		if period == 0 {
			return i.ZerosLike(), nil
		}
		u := i.Remainder(period)
		return u.Minimum(u.Neg().Add(edge)), nil
	}
	return i.Clip(0, size-1), i.GreaterEqual(0).LogicalAnd(i.Less(size))
}

// sample interpolates from an axis on; flat is what the axes before it have chosen.
func (s *sampler) sample(axis int, flat *tensor.Tensor, at []*tensor.Tensor) (sum *tensor.Tensor) {
	if axis == len(at) {
		return s.x.TakeAlongAxis(2, flat)
	}
	size := s.dims[axis]
	first, weights := s.taps(at[axis])
	whole := first.Cast(dtype.Int32)
	for k, w := range weights {
		i, ok := s.index(whole.Add(k), size)
		if flat != nil {
			i = flat.Mul(size).Add(i)
		}
		v := s.sample(axis+1, i, at)
		if w != nil {
			v = v.Mul(w.Cast(v.DType()))
		}
		if ok != nil {
			v = tensor.Where(ok, v, tensor.Zeros(s.c.dev, v.DType(), 1))
		}
		if sum == nil {
			sum = v
		} else {
			sum = sum.Add(v)
		}
	}
	return sum
}

// affineGrid is theta times the coordinates of all places, the last axis's first.
func affineGrid(c *Call) []Value {
	theta, size := c.X(0), c.IntsOf(1)
	spatial := len(size) - 2
	if c.check(theta.Err()); spatial != 2 && spatial != 3 || !slices.Equal(theta.Shape(), []int{size[0], spatial, spatial + 1}) {
		c.fail("theta has shape %v and the size is %v; it needs [n, 2, 3] for images and [n, 3, 4] for volumes", theta.Shape(), size)
	}
	dims := size[2:]
	c.onHost("a grid of places", append([]int{spatial + 1}, dims...)...)
	total := shape.Shape(dims).Size()
	places := make([]float64, 0, total*(spatial+1))
	for p := range total {
		row := make([]float64, spatial+1)
		row[spatial] = 1
		for axis, rest := spatial-1, p; axis >= 0; axis-- {
			row[spatial-1-axis] = place(rest%dims[axis], dims[axis], c.Flag("align_corners", false))
			rest /= dims[axis]
		}
		places = append(places, row...)
	}
	base := c.weights(places, theta.DType(), total, spatial+1)
	grid := base.MatMul(theta.SwapAxes(1, 2))
	return c.one(grid.Reshape(slices.Concat(size[:1], dims, []int{spatial})...))
}

// place is the coordinate of element i of n, from -1 to 1.
func place(i, n int, corners bool) float64 {
	if !corners {
		return (2*float64(i)+1)/float64(n) - 1
	}
	if n == 1 {
		return -1
	}
	return 2*float64(i)/float64(n-1) - 1
}
