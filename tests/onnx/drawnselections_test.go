package onnx

var drawnSelections = []drawnOp{
	{"TopK", drawTopK}, {"Unique", drawUnique}, {"NonZero", drawNonZero}, {"OneHot", drawOneHot}, {"Compress", drawCompress},
	{"CumSum", func(d *drawer) *drawnCase { return drawCumulative(d, "CumSum", oneOf[int64](d, 11, 14)) }},
	{"CumProd", func(d *drawer) *drawnCase { return drawCumulative(d, "CumProd", 26) }},
}

// drawTopK has equal elements; unsorted results are in an order that is open.
func drawTopK(d *drawer) *drawnCase {
	c := &drawnCase{op: "TopK", version: oneOf[int64](d, 1, 10, 11, 24), outs: 2}
	elem := float32s
	if c.version >= 10 {
		elem = oneOf(d, float32s, float64s)
	}
	if c.version >= 11 {
		elem = oneOf(d, float32s, float64s, int32s, int64s)
	}
	dims := d.dims(d.between(1, 4), 1, 6)
	axis := d.axis(len(dims))
	at := (axis + len(dims)) % len(dims)
	k := d.between(1, int(dims[at]))
	x := d.of(elem, dims, 0, 3)
	switch {
	case d.chance(2):
		x = d.of(elem, dims, -90, 90)
	case d.chance(2) && elem == int64s:
		x = d.extremes(elem, dims)
	}
	if c.in = []drawnInput{x}; c.version == 1 {
		c.with(attrInt("k", k))
	} else {
		c.in = append(c.in, d.either(ints(int64(k))))
	}
	if c.version < 11 {
		axis = at
	}
	if at != len(dims)-1 || d.chance(2) {
		c.with(attrInt("axis", axis))
	}
	if c.version >= 11 {
		c.maybe(d, attrInt("largest", d.IntN(2)))
		c.maybe(d, attrInt("sorted", 1))
	}
	return c
}

func drawUnique(d *drawer) *drawnCase {
	dims := d.dims(d.between(0, 3), 1, 5)
	elem := oneOf(d, float32s, float64s, int64s, int8s, texts)
	c := &drawnCase{op: "Unique", version: 11, outs: d.between(1, 4), in: []drawnInput{d.of(elem, dims, 0, 1)}}
	c.maybe(d, attrInt("sorted", d.IntN(2)))
	if len(dims) > 0 {
		c.maybe(d, attrInt("axis", d.axis(len(dims))))
	}
	return c
}

func drawNonZero(d *drawer) *drawnCase {
	elem := oneOf(d, float32s, int32s, int64s, uint8s, bools)
	x := d.of(elem, d.sizes(d.between(0, 4), 4), 0, 1)
	if elem == float32s {
		x = d.special(elem, x.Dims, -0.004, 0.004)
	}
	return &drawnCase{op: "NonZero", version: oneOf[int64](d, 9, 13), outs: 1, in: []drawnInput{x}}
}

// oneHotTypes are the types of indices, depths and values of which ONNX Runtime has
// kernels.
var oneHotTypes = [][3]elemType{
	{int64s, int64s, int64s}, {float32s, int64s, int64s}, {int64s, int64s, texts}, {float32s, int64s, texts}, {float32s, float32s, float32s},
	{int64s, float32s, int32s}, {int64s, int64s, float32s}, {int32s, float32s, float32s}, {int32s, int32s, float32s}, {int64s, float32s, float32s},
}

// drawOneHot has indices outside too, to which all is off.
func drawOneHot(d *drawer) *drawnCase {
	types := oneOf(d, oneHotTypes...)
	depth := d.between(1, 5)
	dims := d.dims(d.between(1, 3), 1, 4)
	list := make([]float64, sizeOf(dims))
	for i := range list {
		list[i] = float64(d.between(-depth-1, depth))
	}
	values := d.any(types[2], []int64{2})
	n := scalar(types[1], float64(depth))
	if d.chance(2) {
		n = put(types[1], []int64{1}, []float64{float64(depth)})
	}
	c := &drawnCase{op: "OneHot", version: oneOf[int64](d, 9, 11), outs: 1, in: []drawnInput{put(types[0], dims, list), d.either(n), d.either(values)}}
	c.maybe(d, attrInt("axis", d.axis(len(dims)+1)))
	return c
}

// drawCompress has a condition that may be shorter than the axis.
func drawCompress(d *drawer) *drawnCase {
	dims := d.dims(d.between(1, 4), 1, 4)
	c := &drawnCase{op: "Compress", version: oneOf[int64](d, 9, 11), outs: 1}
	n := sizeOf(dims)
	if d.chance(2) {
		axis := d.between(0, len(dims)-1)
		if n = int(dims[axis]); c.version >= 11 {
			axis -= len(dims) * d.IntN(2)
		}
		c.with(attrInt("axis", axis))
	}
	condition := d.of(bools, []int64{int64(d.between(1, n))}, 0, 1)
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims), d.either(condition)}
	return c
}

func drawCumulative(d *drawer, name string, version int64) *drawnCase {
	dims := d.dims(d.between(1, 4), 1, 5)
	elem := oneOf(d, wideTypes...)
	axis := scalar(oneOf(d, int32s, int64s), float64(d.axis(len(dims))))
	c := &drawnCase{op: name, version: version, outs: 1, in: []drawnInput{d.of(elem, dims, -3, 3), d.either(axis)}}
	c.maybe(d, attrInt("exclusive", d.IntN(2)))
	c.maybe(d, attrInt("reverse", d.IntN(2)))
	return c
}
