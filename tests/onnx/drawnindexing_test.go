package onnx

import "slices"

var drawnIndexing = []drawnOp{
	{"Gather", drawGather}, {"GatherElements", drawGatherElements}, {"GatherND", drawGatherND},
	{"Scatter", drawScatter}, {"ScatterElements", drawScatterElements}, {"ScatterND", drawScatterND},
	{"TensorScatter", drawTensorScatter},
}

// indices are numbers of elements along axes of n, counted from either end.
func (d *drawer) indices(elem elemType, dims []int64, n int) drawnInput {
	list := make([]float64, sizeOf(dims))
	for i := range list {
		list[i] = float64(d.between(-n, n-1))
	}
	return d.either(put(elem, dims, list))
}

func drawGather(d *drawer) *drawnCase {
	dims := d.dims(d.between(1, 4), 1, 4)
	axis := d.axis(len(dims))
	elem := oneOf(d, movedTypes...)
	if elem == texts { // of parts of several strings ONNX Runtime takes the first alone
		axis = -1
	}
	n := int(dims[(axis+len(dims))%len(dims)])
	c := &drawnCase{op: "Gather", version: oneOf[int64](d, 1, 11, 13), outs: 1}
	c.in = []drawnInput{d.any(elem, dims), d.indices(oneOf(d, int32s, int64s), d.dims(d.between(0, 3), 1, 3), n)}
	if axis != 0 || d.chance(2) {
		c.with(attrInt("axis", axis))
	}
	return c
}

// drawGatherElements has indices that are shorter than the data along other axes.
func drawGatherElements(d *drawer) *drawnCase {
	dims := d.dims(d.between(1, 4), 1, 4)
	axis := d.axis(len(dims))
	at := (axis + len(dims)) % len(dims)
	to := slices.Clone(dims)
	for i := range to {
		to[i] = int64(d.between(1, int(dims[i])))
	}
	to[at] = int64(d.between(1, 5))
	c := &drawnCase{op: "GatherElements", version: oneOf[int64](d, 11, 13), outs: 1}
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims), d.indices(oneOf(d, int32s, int64s), to, int(dims[at]))}
	if axis != 0 || d.chance(2) {
		c.with(attrInt("axis", axis))
	}
	return c
}

// tuples are indices of elements, or of parts, of dims; the last axis is a tuple.
func (d *drawer) tuples(of, dims []int64) drawnInput {
	dims = append(slices.Clone(dims), int64(len(of)))
	list := make([]float64, sizeOf(dims))
	for i := range list {
		n := int(of[i%len(of)])
		list[i] = float64(d.between(-n, n-1))
	}
	return d.either(put(int64s, dims, list))
}

func drawGatherND(d *drawer) *drawnCase {
	c := &drawnCase{op: "GatherND", version: oneOf[int64](d, 11, 12, 13), outs: 1}
	dims := d.dims(d.between(1, 4), 1, 4)
	batch := 0
	if c.version >= 12 {
		batch = d.between(0, len(dims)-1)
		if batch > 0 || d.chance(2) {
			c.with(attrInt("batch_dims", batch))
		}
	}
	width := d.between(1, len(dims)-batch)
	at := slices.Concat(dims[:batch], d.dims(d.between(0, 2), 1, 3))
	c.in = []drawnInput{d.any(oneOf(d, movedTypes...), dims), d.tuples(dims[batch:][:width], at)}
	return c
}

// setting are data, indices without repetition along an axis and updates.
func (d *drawer) setting(elem elemType, repeated bool) (list []drawnInput, axis int) {
	dims := d.dims(d.between(1, 4), 1, 4)
	axis = d.axis(len(dims))
	at := (axis + len(dims)) % len(dims)
	to := slices.Clone(dims)
	for i := range to {
		to[i] = int64(d.between(1, int(dims[i])))
	}
	n := int(dims[at])
	index := d.indices(oneOf(d, int32s, int64s), to, n)
	if !repeated {
		index = d.once(to, at, n)
	}
	return []drawnInput{d.any(elem, dims), index, d.either(d.any(elem, to))}, axis
}

// once are indices that are each there once along an axis, counted from either end.
func (d *drawer) once(dims []int64, axis, n int) drawnInput {
	list := make([]float64, sizeOf(dims))
	inner := sizeOf(dims[axis+1:])
	length := int(dims[axis])
	for outer := range sizeOf(dims[:axis]) {
		for i := range inner {
			order := d.Perm(n)
			for k := range length {
				list[(outer*length+k)*inner+i] = float64(order[k] - n*d.IntN(2))
			}
		}
	}
	return d.either(put(oneOf(d, int32s, int64s), dims, list))
}

func drawScatter(d *drawer) *drawnCase {
	c := &drawnCase{op: "Scatter", version: 9, outs: 1}
	in, axis := d.setting(oneOf(d, movedTypes...), false)
	c.in = in
	return c.with(attrInt("axis", axis))
}

// reducedTypes are those whose elements ONNX Runtime adds and compares when it scatters.
var reducedTypes = []elemType{float32s, float64s, int8s, int32s, int64s, uint8s, uint32s}

var scatterModes = map[int64][]string{11: {"none"}, 13: {"none"}, 16: {"none", "add", "mul"}, 18: {"none", "add", "mul", "max", "min"}}

// drawScatterElements repeats indices where what is there is reduced.
func drawScatterElements(d *drawer) *drawnCase {
	c := &drawnCase{op: "ScatterElements", version: oneOf[int64](d, 11, 13, 16, 18), outs: 1}
	mode := oneOf(d, scatterModes[c.version]...)
	elem := oneOf(d, movedTypes...)
	if mode != "none" {
		elem = oneOf(d, reducedTypes...)
	}
	in, axis := d.setting(elem, mode != "none")
	if c.in = in; mode != "none" || c.version >= 16 && d.chance(2) {
		c.with(attrString("reduction", mode))
	}
	if axis != 0 || d.chance(2) {
		c.with(attrInt("axis", axis))
	}
	return c
}

// drawScatterND sets parts of the data; where nothing is reduced each once.
func drawScatterND(d *drawer) *drawnCase {
	c := &drawnCase{op: "ScatterND", version: oneOf[int64](d, 11, 13, 16, 18), outs: 1}
	mode := oneOf(d, scatterModes[c.version]...)
	elem := oneOf(d, movedTypes...)
	if mode != "none" {
		elem = oneOf(d, reducedTypes...)
		c.with(attrString("reduction", mode))
	}
	dims := d.dims(d.between(1, 4), 1, 4)
	width := d.between(1, len(dims))
	at := d.dims(d.between(0, 2), 1, 3)
	index := d.tuples(dims[:width], at)
	if mode == "none" {
		index, at = d.tuplesOnce(dims[:width])
	}
	c.in = []drawnInput{d.any(elem, dims), index, d.either(d.any(elem, slices.Concat(at, dims[width:])))}
	return c
}

// tuplesOnce are some different tuples, and the shape of their list.
func (d *drawer) tuplesOnce(of []int64) (drawnInput, []int64) {
	all := d.Perm(sizeOf(of))
	all = all[:d.between(1, len(all))]
	var list []float64
	for _, at := range all {
		tuple := make([]float64, len(of))
		for i, n := range slices.Backward(of) {
			tuple[i] = float64(at%int(n) - int(n)*d.IntN(2))
			at /= int(n)
		}
		list = append(list, tuple...)
	}
	dims := []int64{int64(len(all))}
	return d.either(put(int64s, []int64{dims[0], int64(len(of))}, list)), dims
}

func drawTensorScatter(d *drawer) *drawnCase {
	dims := d.dims(d.between(3, 4), 1, 4)
	axis := d.between(1, len(dims)-1)
	length := d.between(1, int(dims[axis]))
	to := slices.Clone(dims)
	to[axis] = int64(length)
	elem := oneOf(d, float32s, float16s, int32s)
	c := &drawnCase{op: "TensorScatter", version: 24, outs: 1, in: []drawnInput{d.any(elem, dims), d.any(elem, to)}}
	c.with(attrInt("axis", axis-len(dims)*d.IntN(2)))
	last := int(dims[axis]) - length
	if mode := oneOf(d, "linear", "circular"); mode == "circular" {
		c.with(attrString("mode", mode))
		last = int(dims[axis]) - 1
	}
	if d.chance(3) {
		return c
	}
	list := make([]float64, dims[0])
	for i := range list {
		list[i] = float64(d.between(0, last))
	}
	c.in = append(c.in, put(int64s, dims[:1], list))
	return c
}
