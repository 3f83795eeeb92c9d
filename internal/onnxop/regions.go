package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Pooling over regions of images, and what cuts and joins parts of images.

func init() {
	define("RoiAlign", 10, roiAlign)
	define("MaxRoiPool", 1, maxRoiPool)
	define("CenterCropPad", 18, centerCropPad)
	define("Col2Im", 18, col2Im)
}

// samples are the places along one axis of an image at which RoiAlign takes each region:
// [regions, bins, samples], each between two elements.
type samples struct {
	low, high    *tensor.Tensor // int32
	wLow, wHigh  *tensor.Tensor
	inside, used *tensor.Tensor // in the image; among the region's own samples, nil for all
	count        *tensor.Tensor // samples in a bin: [regions, 1, 1]
}

func roiAlign(c *Call) []Value {
	x, rois, batch := c.X(0), c.X(1), c.X(2).Cast(dtype.Int32)
	if c.atLeast(x, 4); x.Rank() != 4 || rois.Rank() != 2 || rois.Dim(1) != 4 {
		c.fail("x has shape %v and the regions %v; [n, c, h, w] and [regions, 4] are needed", x.Shape(), rois.Shape())
	}
	n, channels, h, w := rois.Dim(0), x.Dim(1), x.Dim(2), x.Dim(3)
	rows, columns := c.Int("output_height", 1), c.Int("output_width", 1)
	wide := c.wide(x)
	sy, sx := c.roiSamples(1, rows, h), c.roiSamples(0, columns, w)
	// [regions, c, rows, samples, columns, samples]
	down := func(t *tensor.Tensor) *tensor.Tensor { return t.Reshape(n, 1, rows, -1, 1, 1) }
	across := func(t *tensor.Tensor) *tensor.Tensor { return t.Reshape(n, 1, 1, 1, columns, t.Dim(2)) }
	plane := batch.Reshape(n, 1, 1, 1, 1, 1).Mul(channels).Add(tensor.Arange(c.dev, int32(0), int32(channels), 1).Reshape(1, channels, 1, 1, 1, 1))
	flat := wide.Reshape(-1)
	take := func(y, x, wy, wx *tensor.Tensor) *tensor.Tensor {
		v := flat.Take(0, plane.Mul(h).Add(down(y)).Mul(w).Add(across(x)))
		return v.Mul(down(wy).Mul(across(wx)).Cast(v.DType()))
	}
	taps := []*tensor.Tensor{take(sy.low, sx.low, sy.wLow, sx.wLow), take(sy.low, sx.high, sy.wLow, sx.wHigh),
		take(sy.high, sx.low, sy.wHigh, sx.wLow), take(sy.high, sx.high, sy.wHigh, sx.wHigh)}
	inside := down(sy.inside).LogicalAnd(across(sx.inside))
	var used *tensor.Tensor
	if sy.used != nil {
		used = down(sy.used).LogicalAnd(across(sx.used))
	}
	counts := sy.count.Mul(sx.count).Reshape(n, 1, 1, 1)
	return c.one(c.pool(taps, inside, used, counts).Cast(x.DType()))
}

// pool joins a bin's samples, each of four taps.
func (c *Call) pool(taps []*tensor.Tensor, inside, used, counts *tensor.Tensor) *tensor.Tensor {
	zero := tensor.Zeros(c.dev, taps[0].DType(), 1)
	switch mode := c.Str("mode", "avg"); mode {
	case "avg":
		v := tensor.Where(inside, taps[0].Add(taps[1]).Add(taps[2]).Add(taps[3]), zero)
		if used != nil {
			v = tensor.Where(used, v, zero)
		}
		return v.Sum([]int{3, 5}).Div(counts.Maximum(1).Cast(v.DType()))
	case "max":
		v := tensor.Where(inside, tensor.MaxOf(taps...), zero)
		if used != nil {
			v = tensor.Where(used, v, zero.Sub(math.Inf(1)))
		}
		return tensor.Where(counts.Greater(0), v.Max([]int{3, 5}), zero)
	default:
		c.fail("mode is %q, and RoiAlign has avg and max", mode)
		return nil
	}
}

// roiSamples are the places along an axis of size elements: column and column+2 of the
// regions are its bounds. Without a sampling_ratio the regions' sizes say how many there
// are in a bin, and so they are read.
func (c *Call) roiSamples(column, bins, size int) samples {
	rois := c.wide(c.X(1)).Mul(c.Float("spatial_scale", 1))
	half := c.Version >= 16 && c.Str("coordinate_transformation_mode", "half_pixel") == "half_pixel"
	start, end := part(rois, 1, column), part(rois, 1, column+2)
	extent := end.Sub(start)
	if half {
		start = start.Sub(0.5)
	} else {
		extent = extent.Maximum(1)
	}
	start, bin := start.Reshape(-1, 1, 1), extent.Div(bins).Reshape(-1, 1, 1)
	ratio := c.Int("sampling_ratio", 0)
	var s samples
	s.count = tensor.Full(c.dev, int32(ratio), 1, 1, 1).BroadcastTo(rois.Dim(0), 1, 1)
	if ratio <= 0 {
		s.count = bin.Ceil().Maximum(0).Cast(dtype.Int32)
		ratio = max(c.readMost(s.count), 1)
		s.used = tensor.Arange(c.dev, int32(0), int32(ratio), 1).Reshape(1, 1, -1).Less(s.count).BroadcastTo(rois.Dim(0), bins, ratio)
	}
	number := func(n int) *tensor.Tensor { return tensor.Arange(c.dev, int32(0), int32(n), 1).Cast(rois.DType()) }
	at := start.Add(number(bins).Reshape(1, -1, 1).Mul(bin)).
		Add(number(ratio).Add(0.5).Reshape(1, 1, -1).Mul(bin).Div(s.count.Cast(rois.DType())))
	s.inside = at.GreaterEqual(-1).LogicalAnd(at.LessEqual(size))
	at = at.Clip(0, size-1)
	low := at.Floor()
	s.low = low.Cast(dtype.Int32)
	s.high = s.low.Add(1).Minimum(size - 1)
	s.wHigh = at.Sub(low)
	s.wLow = s.wHigh.Neg().Add(1)
	return s
}

// readMost is t's greatest element, read.
func (c *Call) readMost(t *tensor.Tensor) int {
	if t.Shape().Size() == 0 {
		return 0
	}
	return c.readInts(t.Reshape(-1).Max([]int{0}).Reshape(1))[0]
}

// maxRoiPool takes the greatest element of each bin, first along the width and then
// along the height.
func maxRoiPool(c *Call) []Value {
	x, rois, pooled := c.X(0), c.X(1), c.Ints("pooled_shape")
	if c.atLeast(x, 4); x.Rank() != 4 || rois.Rank() != 2 || rois.Dim(1) != 5 || len(pooled) != 2 {
		c.fail("x has shape %v, the regions %v and pooled_shape is %v; [n, c, h, w], [regions, 5] and two numbers are needed", x.Shape(), rois.Shape(), pooled)
	}
	n := rois.Dim(0)
	low := tensor.FullOf(c.dev, x.DType(), math.Inf(-1), 1)
	rows, columns := c.roiBins(2, pooled[0], x.Dim(2)), c.roiBins(1, pooled[1], x.Dim(3))
	images := x.Take(0, part(rois, 1, 0).Cast(dtype.Int32))
	wide := tensor.Where(columns.Reshape(n, 1, 1, pooled[1], -1), images.ExpandDims(3), low).Max([]int{-1})
	y := tensor.Where(rows.Reshape(n, 1, pooled[0], 1, -1), wide.SwapAxes(2, 3).ExpandDims(2), low).Max([]int{-1})
	some := rows.Any([]int{-1}).Reshape(n, 1, -1, 1).LogicalAnd(columns.Any([]int{-1}).Reshape(n, 1, 1, -1))
	return c.one(tensor.Where(some, y, y.ZerosLike()))
}

// roiBins says which elements of an axis are in which bin: [regions, bins, size].
func (c *Call) roiBins(column, bins, size int) *tensor.Tensor {
	rois := c.wide(c.X(1))
	bound := func(column int) *tensor.Tensor {
		return awayFromZero(part(rois, 1, column).Mul(c.Float("spatial_scale", 1))).Reshape(-1, 1, 1)
	}
	start := bound(column)
	bin := bound(column + 2).Sub(start).Add(1).Maximum(1).Div(bins)
	number := func(n int) *tensor.Tensor { return tensor.Arange(c.dev, int32(0), int32(n), 1).Cast(rois.DType()) }
	i := number(bins).Reshape(1, -1, 1)
	from, to := i.Mul(bin).Floor().Add(start), i.Add(1).Mul(bin).Ceil().Add(start)
	at := number(size).Reshape(1, 1, -1)
	return at.GreaterEqual(from).LogicalAnd(at.Less(to))
}

// awayFromZero rounds halves so.
func awayFromZero(x *tensor.Tensor) *tensor.Tensor { return x.Abs().Add(0.5).Floor().CopySign(x) }

// centerCropPad cuts and pads axes on both sides, of an odd number one more behind.
func centerCropPad(c *Call) []Value {
	x, sizes, axes := c.X(0), c.IntsOf(1), c.Ints("axes")
	if axes == nil {
		axes = axesOf(x)
	}
	if len(sizes) != len(axes) {
		c.fail("%d sizes and %d axes", len(sizes), len(axes))
	}
	widths, index := make([][2]int, x.Rank()), make([]shape.Index, x.Rank())
	for i := range index {
		index[i] = shape.All()
	}
	for i, axis := range c.axes(axes, x.Rank()) {
		n, size := x.Dim(axis), sizes[i]
		switch {
		case size < 0:
			c.fail("a size is %d", size)
		case size < n:
			index[axis] = shape.Span((n-size)/2, (n-size)/2+size)
		default:
			widths[axis] = [2]int{(size - n) / 2, size - n - (size-n)/2}
		}
	}
	return c.one(x.At(index...).Pad(c.number(0, x.DType()), widths...))
}

// col2Im is what windows were cut from, where they overlap their sum: each element of
// the image looks for itself in the windows.
func col2Im(c *Call) []Value {
	x, image, block := c.X(0), c.IntsOf(1), c.IntsOf(2)
	n := len(image)
	kernel := shape.Shape(block).Size()
	if c.atLeast(x, 3); x.Rank() != 3 || len(block) != n || kernel < 1 || x.Dim(1)%kernel != 0 {
		c.fail("x has shape %v, the image %v and its blocks %v", x.Shape(), image, block)
	}
	strides, dilations, pads := c.perAxis("strides", n, nil), c.perAxis("dilations", n, nil), c.pairsOf("pads", n)
	windows := make([]int, n)
	for i := range windows {
		windows[i] = (image[i]+pads[i][0]+pads[i][1]-dilations[i]*(block[i]-1)-1)/strides[i] + 1
	}
	if shape.Shape(windows).Size() != x.Dim(2) {
		c.fail("x has shape %v, and there are %v windows", x.Shape(), windows)
	}
	// At [image axes..., block axes...]: where in [kernel * windows], and whether.
	var at, ok *tensor.Tensor
	step, inner := shape.ContiguousStrides(windows), shape.ContiguousStrides(block)
	for i := range n {
		c.onHost("places of blocks", image[i], block[i])
		places := make([]int, image[i]*block[i])
		hits := make([]bool, len(places))
		for p := range image[i] {
			for k := range block[i] {
				from := p + pads[i][0] - k*dilations[i]
				window := from / strides[i]
				hit := from >= 0 && from%strides[i] == 0 && window < windows[i]
				hits[p*block[i]+k] = hit
				if hit {
					places[p*block[i]+k] = k*inner[i]*x.Dim(2) + window*step[i]
				}
			}
		}
		dims := slices.Repeat([]int{1}, 2*n)
		dims[i], dims[n+i] = image[i], block[i]
		place, hit := c.indices(places, dims...), tensor.From(c.dev, hits, dims...)
		if at == nil {
			at, ok = place, hit
			continue
		}
		at, ok = at.Add(place), ok.LogicalAnd(hit)
	}
	v := x.Reshape(x.Dim(0), x.Dim(1)/kernel, -1).Take(2, at)
	y := tensor.Where(ok, v, v.ZerosLike())
	return c.one(sum(y, from(2+n, 2+2*n)))
}
