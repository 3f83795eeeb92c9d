package onnx

import (
	"math"
	"slices"
)

var drawnMovement = []drawnOp{
	{"Slice", drawSlice}, {"Concat", drawConcat}, {"Split", drawSplit}, {"Squeeze", drawSqueeze}, {"Unsqueeze", drawUnsqueeze},
	{"Reshape", drawReshape}, {"Flatten", drawFlatten}, {"Expand", drawExpand}, {"Tile", drawTile}, {"Transpose", drawTranspose},
	{"ReverseSequence", drawReverseSequence}, {"Trilu", drawTrilu},
}

// bound is where a slice of an axis of n begins or ends, in its range and beyond.
func (d *drawer) bound(n int) int64 {
	if d.chance(6) {
		return oneOf[int64](d, math.MaxInt64, math.MinInt64, math.MaxInt32, -math.MaxInt32)
	}
	return int64(d.between(-n-2, n+2))
}

// drawSlice has its numbers as attributes before version 10; results may be empty.
func drawSlice(d *drawer) *drawnCase {
	c := &drawnCase{op: "Slice", version: oneOf[int64](d, 1, 10, 11, 13), outs: 1}
	dims := d.dims(d.between(1, 4), 1, 5)
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims)}
	axes := d.axesOf(len(dims))
	if c.version == 10 || c.version == 1 { // axes below 0 came with version 11
		for i := range axes {
			axes[i] = (axes[i] + int64(len(dims))) % int64(len(dims))
		}
	}
	named := d.chance(3)
	if len(axes) == 0 || !named {
		axes, named = nil, false
		for a := range d.between(1, len(dims)) {
			axes = append(axes, int64(a))
		}
	}
	var starts, ends, steps []int64
	for _, a := range axes {
		n := int(dims[(int(a)+len(dims))%len(dims)])
		starts, ends = append(starts, d.bound(n)), append(ends, d.bound(n))
		step := oneOf[int64](d, 1, 2, 3, -1, -2, 9, -9, math.MaxInt64)
		if step < 0 && ends[len(ends)-1] >= math.MaxInt32 { // which ONNX Runtime takes for the least end
			step = 1
		}
		steps = append(steps, step)
	}
	if c.version == 1 {
		c.with(attrInts("starts", starts...), attrInts("ends", ends...))
		if named {
			c.with(attrInts("axes", axes...))
		}
		return c
	}
	return c.sliced(d, named, starts, ends, axes, steps)
}

// sliced adds a slice's operands, the last of which may be absent.
func (c *drawnCase) sliced(d *drawer, named bool, starts, ends, axes, steps []int64) *drawnCase {
	elem := oneOf(d, int64s, int32s)
	if elem == int32s {
		for _, list := range [][]int64{starts, ends, steps} {
			for i, n := range list {
				list[i] = min(max(n, math.MinInt32), math.MaxInt32)
			}
		}
	}
	list := []drawnInput{d.bounds(elem, starts), d.bounds(elem, ends)}
	hasSteps := d.chance(2)
	switch {
	case named:
		list = append(list, d.bounds(elem, axes))
	case hasSteps:
		list = append(list, absent)
	}
	if hasSteps {
		list = append(list, d.bounds(elem, steps))
	}
	c.in = append(c.in, list...)
	return c
}

// bounds are integers; as float64 the greatest int64 is out of range.
func (d *drawer) bounds(elem elemType, list []int64) drawnInput {
	x := whole(elem, list...)
	if elem == int64s {
		x.RawData = nil
		for _, n := range list {
			for i := range 8 {
				x.RawData = append(x.RawData, byte(n>>(8*i)))
			}
		}
	}
	return d.either(x)
}

func drawConcat(d *drawer) *drawnCase {
	c := &drawnCase{op: "Concat", version: oneOf[int64](d, 4, 11, 13), outs: 1}
	dims := d.sizes(d.between(1, 4), 4)
	axis := d.between(0, len(dims)-1)
	elem := oneOf(d, movedTypes...)
	for range d.between(1, 4) {
		one := slices.Clone(dims)
		one[axis] = int64(d.between(0, 3))
		c.in = append(c.in, d.either(d.any(elem, one)))
	}
	if c.version >= 11 {
		axis -= len(dims) * d.IntN(2)
	}
	return c.with(attrInt("axis", axis))
}

// drawSplit cuts by sizes, or evenly but for the last part.
func drawSplit(d *drawer) *drawnCase {
	c := &drawnCase{op: "Split", version: oneOf[int64](d, 2, 11, 13, 18), outs: d.between(1, 4)}
	dims := d.dims(d.between(1, 4), 1, 4)
	axis := d.between(0, len(dims)-1)
	var sizes []int64
	for range c.outs {
		sizes = append(sizes, int64(d.between(0, 3)))
	}
	even := d.chance(2)
	if even {
		size, last := int64(d.between(1, 3)), int64(0)
		if last = size; c.version >= 18 {
			last = int64(d.between(1, int(size)))
		}
		sizes = slices.Repeat([]int64{size}, c.outs)
		sizes[c.outs-1] = last
	}
	dims[axis] = 0
	for _, n := range sizes {
		dims[axis] += n
	}
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims)}
	switch {
	case even && c.version >= 18:
		c.with(attrInt("num_outputs", c.outs))
	case even:
	case c.version >= 13:
		c.in = append(c.in, d.either(ints(sizes...)))
	default:
		c.with(attrInts("split", sizes...))
	}
	if c.version >= 11 {
		axis -= len(dims) * d.IntN(2)
	}
	if axis != 0 || d.chance(2) {
		c.with(attrInt("axis", axis))
	}
	return c
}

// drawSqueeze names axes of size 1 or none.
func drawSqueeze(d *drawer) *drawnCase {
	c := &drawnCase{op: "Squeeze", version: oneOf[int64](d, 1, 11, 13), outs: 1}
	dims := d.dims(d.between(0, 4), 1, 3)
	var axes []int64
	for i := range dims {
		if d.chance(2) {
			dims[i] = 1
		}
		if dims[i] == 1 && d.chance(2) {
			n := i
			if c.version >= 11 {
				n -= len(dims) * d.IntN(2)
			}
			axes = append(axes, int64(n))
		}
	}
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims)}
	c.axes(d, axes)
	return c
}

// axes adds axes, if there are any, as an operand from version 13 on.
func (c *drawnCase) axes(d *drawer, axes []int64) {
	d.Shuffle(len(axes), func(i, j int) { axes[i], axes[j] = axes[j], axes[i] })
	switch {
	case len(axes) == 0:
	case c.version >= 13:
		c.in = append(c.in, d.either(ints(axes...)))
	default:
		c.with(attrInts("axes", axes...))
	}
}

func drawUnsqueeze(d *drawer) *drawnCase {
	c := &drawnCase{op: "Unsqueeze", version: oneOf[int64](d, 1, 11, 13), outs: 1}
	dims := d.dims(d.between(0, 3), 1, 3)
	n := d.between(1, 3)
	rank := len(dims) + n
	var axes []int64
	for _, a := range d.Perm(rank)[:n] {
		if c.version >= 11 {
			a -= rank * d.IntN(2)
		}
		axes = append(axes, int64(a))
	}
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims)}
	c.axes(d, axes)
	return c
}

// drawReshape keeps sizes by 0, and leaves one to be computed by -1.
func drawReshape(d *drawer) *drawnCase {
	c := &drawnCase{op: "Reshape", version: oneOf[int64](d, 5, 13, 14, 19), outs: 1}
	dims := d.dims(d.between(0, 4), 1, 4)
	shape := slices.Clone(dims)
	d.Shuffle(len(shape), func(i, j int) { shape[i], shape[j] = shape[j], shape[i] })
	if len(shape) > 1 && d.chance(2) {
		shape = append([]int64{shape[0] * shape[1]}, shape[2:]...)
	}
	if d.chance(3) {
		shape = append(shape, 1)
	}
	allow := c.version >= 14 && d.chance(3)
	if len(dims) > 0 && allow && d.chance(2) { // a size of 0 is one then
		dims[0] = 0
		shape = append(shape, 0)
	}
	for i, n := range shape {
		if !allow && i < len(dims) && n == dims[i] && d.chance(2) {
			shape[i] = 0
		}
	}
	if i := d.IntN(len(shape) + 1); i < len(shape) && !slices.Contains(dims, 0) && d.chance(2) {
		shape[i] = -1
	}
	if allow {
		c.with(attrInt("allowzero", 1))
	}
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims), d.either(ints(shape...))}
	return c
}

func drawFlatten(d *drawer) *drawnCase {
	c := &drawnCase{op: "Flatten", version: oneOf[int64](d, 1, 9, 11, 13), outs: 1}
	elem := float32s
	if c.version >= 9 {
		elem = oneOf(d, movedTypes...)
	}
	low := 0
	if c.version < 11 {
		low = 1
	}
	dims := d.dims(d.between(low, 4), 1, 4)
	if len(dims) == 0 { // axis 1, which it is otherwise, is none of a scalar's
		c.with(attrInt("axis", 0))
	} else if d.chance(2) {
		axis := d.between(0, len(dims))
		if c.version >= 11 && d.chance(2) {
			axis = d.between(-len(dims), -1)
		}
		c.with(attrInt("axis", axis))
	}
	c.in = []drawnInput{d.any(elem, dims)}
	return c
}

func drawExpand(d *drawer) *drawnCase {
	dims := d.apart(2)
	return &drawnCase{op: "Expand", version: oneOf[int64](d, 8, 13), outs: 1, in: []drawnInput{d.any(oneOf(d, movedTypes...), dims[0]), d.either(ints(dims[1]...))}}
}

func drawTile(d *drawer) *drawnCase {
	dims := d.sizes(d.between(0, 4), 3)
	elem := oneOf(d, movedTypes...)
	return &drawnCase{op: "Tile", version: oneOf[int64](d, 6, 13), outs: 1, in: []drawnInput{d.any(elem, dims), d.either(ints(d.dims(len(dims), 0, 3)...))}}
}

func drawTranspose(d *drawer) *drawnCase {
	dims := d.sizes(d.between(0, 5), 3)
	c := &drawnCase{op: "Transpose", version: oneOf[int64](d, 1, 13, 21), outs: 1, in: []drawnInput{d.any(oneOf(d, movedTypes...), dims)}}
	if d.chance(3) || len(dims) == 0 {
		return c
	}
	var perm []int64
	for _, a := range d.Perm(len(dims)) {
		perm = append(perm, int64(a))
	}
	return c.with(attrInts("perm", perm...))
}

func drawReverseSequence(d *drawer) *drawnCase {
	dims := d.dims(d.between(2, 4), 1, 4)
	batch := d.IntN(2)
	list := make([]float64, dims[batch])
	for i := range list {
		list[i] = float64(d.between(1, int(dims[1-batch])))
	}
	c := &drawnCase{op: "ReverseSequence", version: 10, outs: 1, in: []drawnInput{d.any(oneOf(d, movedTypes...), dims), d.either(put(int64s, dims[batch:][:1], list))}}
	if batch == 0 || d.chance(2) {
		c.with(attrInt("batch_axis", batch), attrInt("time_axis", 1-batch))
	}
	return c
}

func drawTrilu(d *drawer) *drawnCase {
	dims := d.dims(d.between(2, 4), 1, 5)
	c := &drawnCase{op: "Trilu", version: 14, outs: 1, in: []drawnInput{d.any(oneOf(d, float32s, float64s, int64s, bools), dims)}}
	c.maybe(d, attrInt("upper", d.IntN(2)))
	if d.chance(2) {
		c.in = append(c.in, d.either(scalar(int64s, float64(d.between(-7, 7)))))
	}
	return c
}
