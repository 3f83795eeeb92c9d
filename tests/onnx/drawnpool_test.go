package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnPoolings = []drawnOp{
	{"MaxPool", drawMaxPool},
	{"AveragePool", drawAveragePool},
	{"LpPool", drawLpPool},
	{"GlobalMaxPool", func(d *drawer) *drawnCase { return drawGlobalPool(d, "GlobalMaxPool") }},
	{"GlobalAveragePool", func(d *drawer) *drawnCase { return drawGlobalPool(d, "GlobalAveragePool") }},
	{"GlobalLpPool", drawGlobalLpPool},
	{"MaxUnpool", drawMaxUnpool},
}

// pooling is a node with windows over an operand of a type.
func (d *drawer) pooling(op string, version int64, dilations bool, elem onnxpb.Tensor_DataType) *drawnCase {
	w := d.windows(d.between(1, 3))
	if !dilations {
		w.dense()
	}
	w.closed()
	dims := join(d.dims(2, 1, 3), w.spatial(d, 7))
	c := &drawnCase{op: op, version: version, outs: 1, in: []drawnInput{d.numbers(elem, dims, 0, 9)}}
	if elem == onnxpb.Tensor_FLOAT || elem == onnxpb.Tensor_DOUBLE || elem == onnxpb.Tensor_INT8 {
		c.in[0] = d.numbers(elem, dims, -4, 4)
	}
	if d.chance(3) { // ties
		c.in[0] = d.whole(elem, dims, 0, 2)
	}
	return c.with(attrInts("kernel_shape", w.kernel...)).with(w.attrs(d, dilations)...)
}

// maybeCeil adds ceil_mode. With auto_pad VALID its documentation and its shape inference
// (and ONNX Runtime) differ, and it is left out.
func (c *drawnCase) maybeCeil(d *drawer) {
	for _, a := range c.attrs {
		if a.GetName() == "auto_pad" && string(a.GetS()) == "VALID" {
			return
		}
	}
	c.maybe(d, attrInt("ceil_mode", d.IntN(2)))
}

// whole are whole numbers of any type.
func (d *drawer) whole(elem onnxpb.Tensor_DataType, dims []int64, lo, hi int) drawnInput {
	list := make([]float64, sizeOf(dims))
	for i := range list {
		list[i] = float64(d.between(lo, hi))
	}
	return put(elem, dims, list)
}

func drawMaxPool(d *drawer) *drawnCase {
	version := oneOf[int64](d, 1, 8, 10, 11, 12, 22)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE)
	if version < 8 {
		elem = onnxpb.Tensor_FLOAT
	}
	if version >= 12 && d.chance(3) {
		elem = oneOf(d, onnxpb.Tensor_INT8, onnxpb.Tensor_UINT8)
	}
	c := d.pooling("MaxPool", version, version >= 10, elem)
	if version >= 10 {
		c.maybeCeil(d)
	}
	if version >= 8 {
		c.outs = d.between(1, 2)
		c.maybe(d, attrInt("storage_order", d.IntN(2)))
	}
	return c
}

func drawAveragePool(d *drawer) *drawnCase {
	version := oneOf[int64](d, 7, 10, 11, 19, 22)
	c := d.pooling("AveragePool", version, version >= 19, onnxpb.Tensor_FLOAT)
	c.maybe(d, attrInt("count_include_pad", d.IntN(2)))
	if version >= 10 {
		c.maybeCeil(d)
	}
	return c
}

func drawLpPool(d *drawer) *drawnCase {
	version := oneOf[int64](d, 2, 11, 18, 22)
	c := d.pooling("LpPool", version, version >= 18, onnxpb.Tensor_FLOAT)
	if version >= 18 {
		c.maybeCeil(d)
	}
	c.maybe(d, attrInt("p", d.between(1, 4)))
	return c
}

func drawGlobalPool(d *drawer, op string) *drawnCase {
	return &drawnCase{op: op, version: oneOf[int64](d, 1, 22), outs: 1, in: []drawnInput{d.floats(d.dims(d.between(3, 5), 1, 4)...)}}
}

func drawGlobalLpPool(d *drawer) *drawnCase {
	c := &drawnCase{op: "GlobalLpPool", version: 2, outs: 1, in: []drawnInput{d.floats(d.dims(d.between(3, 5), 1, 4)...)}}
	c.maybe(d, attrInt("p", d.between(1, 4)))
	return c
}

// drawMaxUnpool has the places that windows without overlap give: those of others may
// coincide, and which one is kept is open. Of an output_shape of other sizes ONNX's own test
// moves the places, and ONNX Runtime does not.
func drawMaxUnpool(d *drawer) *drawnCase {
	n := d.between(1, 3)
	kernel := d.dims(n, 1, 3)
	batch := d.dims(2, 1, 3)
	places := d.dims(n, 1, 3)
	out := make([]int64, n)
	for i := range out {
		out[i] = (places[i]-1)*kernel[i] + kernel[i]
	}
	x := join(batch, places)
	at := make([]float64, sizeOf(x))
	for i := range at {
		at[i] = float64(d.unpooled(i, places, kernel, out))
	}
	c := &drawnCase{op: "MaxUnpool", version: oneOf[int64](d, 9, 11, 22), outs: 1, in: []drawnInput{d.floats(x...), put(onnxpb.Tensor_INT64, x, at)}}
	c.with(attrInts("kernel_shape", kernel...), attrInts("strides", kernel...))
	if d.chance(3) {
		c.in = append(c.in, d.either(ints(join(batch, out)...)))
	}
	return c
}

// unpooled is an element of the window that element i of the operand has.
func (d *drawer) unpooled(i int, places, kernel, out []int64) int64 {
	at, step := int64(0), int64(1)
	rest := int64(i)
	for a := len(places) - 1; a >= 0; a-- {
		p := rest % places[a]
		rest /= places[a]
		at += (p*kernel[a] + int64(d.IntN(int(kernel[a])))) * step
		step *= out[a]
	}
	return at + rest*step
}
