package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Pooling, of stacks [n, c, spatial axes...].

func init() {
	define("MaxPool", 1, maxPool)
	define("AveragePool", 1, averagePool)
	define("LpPool", 1, lpPool)
	define("GlobalMaxPool", 1, func(c *Call) []Value { return c.global((*tensor.Tensor).Max) })
	define("GlobalAveragePool", 1, func(c *Call) []Value { return c.global(mean) })
	define("GlobalLpPool", 1, func(c *Call) []Value {
		p := c.Int("p", 2)
		return c.global(norm(float64(p)))
	})
	define("MaxUnpool", 9, maxUnpool)
}

// global reduces all spatial axes to one element.
func (c *Call) global(f reduction) []Value {
	x := c.X(0)
	c.atLeast(x, 2)
	if x.Rank() == 2 {
		return c.one(x)
	}
	return c.one(f(x, from(2, x.Rank()), tensor.KeepDims()))
}

// pooled are the windows of a pooling node, those that ceil_mode lets begin within the
// operand or what stands before it among them, and how much more padding these take.
func (c *Call) pooled(x *tensor.Tensor) (w windows, more []int) {
	w = c.windows(x, nil)
	more = make([]int, len(w.kernel))
	if !c.Flag("ceil_mode", false) || c.Str("auto_pad", "NOTSET") != "NOTSET" {
		return w, more
	}
	for i, p := range w.pads {
		reach := (w.kernel[i]-1)*w.dilations[i] + 1
		space := x.Dim(i+2) + p[0] + p[1] - reach
		places := (space+w.strides[i]-1)/w.strides[i] + 1
		if (places-1)*w.strides[i] >= x.Dim(i+2)+p[0] {
			places-- // the last would begin in the padding behind
		}
		more[i] = max((places-1)*w.strides[i]-space, 0)
	}
	return w, more
}

// pooling is the node's pooling, more being what [Call.pooled] says.
func (w windows) pooling(more []int) tensor.Pooling {
	return tensor.Pooling{Size: w.kernel, Strides: w.strides, Dilations: w.dilations, Padding: slices.Clone(w.pads), Ceil: slices.Max(more) > 0}
}

func maxPool(c *Call) []Value {
	x := c.X(0)
	w, more := c.pooled(x)
	y := x.MaxPool(w.pooling(more))
	if c.Outputs < 2 || !c.Named(1) {
		return c.one(y)
	}
	return c.some(y, c.greatest(x, w, more))
}

// greatest is where the first of the greatest elements of each window is, counted in
// row-major order over the whole operand, or, where the node asks for it, over spatial
// axes in column-major order.
func (c *Call) greatest(x *tensor.Tensor, w windows, more []int) *tensor.Tensor {
	at := tensor.Arange(c.dev, int64(0), int64(x.Shape().Size()), 1).Reshape(x.Shape()...)
	if c.Flag("storage_order", false) && x.Rank() > 3 {
		s := x.Shape()
		perm := []int{0, 1}
		dims := []int{s[0], s[1]}
		for axis := x.Rank() - 1; axis > 1; axis-- {
			perm, dims = append(perm, axis), append(dims, s[axis])
		}
		at = tensor.Arange(c.dev, int64(0), int64(s.Size()), 1).Reshape(dims...).Permute(perm...)
	}
	values, _ := windowsOf(lowest(x, w, more), w)
	places, _ := windowsOf(lowest(at, w, more), w)
	greatest := values.ArgMax([]int{-1})
	if slices.ContainsFunc(w.pads, func(p [2]int) bool { return p != [2]int{} }) || slices.Max(more) > 0 {
		// Padding is no less than the least number, and comes first.
		same := values.Equal(values.Max([]int{-1}, tensor.KeepDims()))
		if x.DType().Kind() == dtype.KindFloat {
			same = same.LogicalOr(values.IsNaN())
		}
		greatest = same.LogicalAnd(places.GreaterEqual(0)).Cast(dtype.Uint8).ArgMax([]int{-1})
	}
	return places.TakeAlongAxis(-1, greatest.ExpandDims(-1)).Squeeze(-1)
}

// lowest is x with padding that is less than any element.
func lowest(x *tensor.Tensor, w windows, more []int) *tensor.Tensor {
	widths := make([][2]int, x.Rank())
	for i, p := range w.pads {
		widths[i+2] = [2]int{p[0], p[1] + more[i]}
	}
	return x.Pad(minOf(x.DType()), widths...)
}

// greatestOf is the greatest number of a type.
func greatestOf(d dtype.DType) tensor.Operand {
	switch d.Kind() {
	case dtype.KindBool:
		return true
	case dtype.KindUint:
		return uint64(math.MaxUint64) >> (64 - 8*d.Size())
	case dtype.KindInt:
		return int64(math.MaxInt64) >> (64 - 8*d.Size())
	}
	return math.Inf(1)
}

// leastOf is the least number of a type.
func minOf(d dtype.DType) tensor.Operand {
	switch d.Kind() {
	case dtype.KindUint, dtype.KindBool:
		return 0
	case dtype.KindInt:
		return -1 << (8*d.Size() - 1)
	}
	return negativeInfinity
}

// windowsOf is the windows of a padded operand, [n, c, places..., elements of a window].
func windowsOf(x *tensor.Tensor, w windows) (*tensor.Tensor, []int) {
	n := len(w.kernel)
	for i, size := range w.kernel {
		reach := (size-1)*w.dilations[i] + 1
		x = x.SlidingWindow(i+2, reach, w.strides[i])
		index := make([]shape.Index, x.Rank())
		for i := range index {
			index[i] = shape.All()
		}
		index[len(index)-1] = shape.StepAll(w.dilations[i])
		x = x.At(index...)
	}
	dims := append(slices.Clone(x.Shape()[:2+n]), shape.Shape(w.kernel).Size())
	return x.Reshape(dims...), dims
}

func averagePool(c *Call) []Value {
	x := c.X(0)
	w, more := c.pooled(x)
	p := w.pooling(more)
	p.IncludePadding = c.Flag("count_include_pad", false)
	return c.one(x.AveragePool(p))
}

// lpPool is the p-th root of the sum of the p-th powers of what is in each window.
func lpPool(c *Call) []Value {
	x := c.X(0)
	w, more := c.pooled(x)
	widths := make([][2]int, x.Rank())
	for i, p := range w.pads {
		widths[i+2] = [2]int{p[0], p[1] + more[i]}
	}
	all, _ := windowsOf(x.Pad(0, widths...), w)
	return c.one(all.VectorNorm([]int{-1}, float64(c.Int("p", 2))))
}

// maxUnpool puts elements where a MaxPool found them, and 0 elsewhere.
func maxUnpool(c *Call) []Value {
	x, at := c.X(0), c.X(1)
	w := c.windows(x, nil)
	inner := slices.Clone(x.Shape())
	for i := range w.kernel {
		inner[i+2] = (x.Dim(i+2)-1)*w.strides[i] + w.kernel[i] - w.pads[i][0] - w.pads[i][1]
	}
	dims := inner
	if c.Has(2) {
		dims = c.IntsOf(2)
	}
	if len(dims) != x.Rank() {
		c.fail("output_shape is %v, and the operand has %d axes", dims, x.Rank())
	}
	to, err := shape.Check(c.Op, dims...)
	c.check(err)
	// The indices are those of the inner shape, in whose corner of the result they are.
	flat := at.Reshape(-1)
	if !slices.Equal(inner, dims) {
		flat = moved(flat, inner, dims)
	}
	zero := tensor.Zeros(c.dev, x.DType(), to.Size())
	return c.one(zero.Put(0, flat, x.Reshape(-1), tensor.ScatterSet).Reshape(dims...))
}

// moved is flat indices of one shape as those of another.
func moved(flat *tensor.Tensor, from, to []int) *tensor.Tensor {
	a, b := shape.ContiguousStrides(from), shape.ContiguousStrides(to)
	sum := flat.ZerosLike()
	for i := range from {
		at := flat.FloorDivide(max(a[i], 1)).Remainder(max(from[i], 1))
		sum = sum.Add(at.Mul(b[i]))
	}
	return sum
}
