package onnx

import (
	"fmt"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnControl = []drawnOp{{"If", drawIf}, {"Loop", drawLoop}, {"GrowingLoop", drawGrowingLoop}, {"LoopOfStrings", drawLoopOfStrings}, {"Scan", drawScan}, {"ScanOfBatches", drawScanOfBatches}}

func bodyNode(op string, in, out []string, attrs ...*onnxpb.Attribute) *onnxpb.Node {
	return &onnxpb.Node{OpType: proto.String(op), Input: in, Output: out, Attribute: attrs}
}

// bodyPort declares a body's operand or result.
func bodyPort(name string, elem elemType, dims ...int64) *onnxpb.ValueInfo {
	return (&drawnCase{}).port(drawnInput{Tensor: &onnxpb.Tensor{Name: proto.String(name), DataType: proto.Int32(int32(elem)), Dims: dims}})
}

func attrBody(name string, in, out []string, nodes ...*onnxpb.Node) *onnxpb.Attribute {
	g := &onnxpb.Graph{Name: proto.String(name), Node: nodes}
	for _, s := range in {
		g.Input = append(g.Input, &onnxpb.ValueInfo{Name: proto.String(s)})
	}
	for _, s := range out {
		g.Output = append(g.Output, &onnxpb.ValueInfo{Name: proto.String(s)})
	}
	a := attr(name, onnxpb.Attribute_GRAPH)
	a.G = g
	return a
}

// drawIf has branches that compute with values around them, and give other shapes.
func drawIf(d *drawer) *drawnCase {
	c := &drawnCase{op: "If", version: oneOf[int64](d, 11, 13, 16, 19, 21), outs: d.between(1, 2), outer: 2}
	elem := oneOf(d, float32s, int32s, int64s)
	condition := d.of(bools, oneOf(d, nil, []int64{1}), 0, 1)
	dims := d.apart(2)
	c.in = []drawnInput{d.either(condition), d.either(d.of(elem, dims[0], -4, 4)), d.either(d.of(elem, dims[1], -4, 4))}
	for _, branch := range []string{"then_branch", "else_branch"} {
		c.with(d.branch(branch, c.outs))
	}
	return c
}

func (d *drawer) branch(name string, outs int) *onnxpb.Attribute {
	var nodes []*onnxpb.Node
	var out []string
	for i := range outs {
		made := fmt.Sprintf("%s%d", name, i)
		out = append(out, made)
		if d.chance(3) {
			nodes = append(nodes, bodyNode("Neg", []string{oneOf(d, "x1", "x2")}, []string{made}))
			continue
		}
		nodes = append(nodes, bodyNode(oneOf(d, "Add", "Mul", "Sub"), []string{"x1", "x2"}, []string{made}))
	}
	return attrBody(name, nil, out, nodes...)
}

// drawLoop carries a sum, and stops by its number of turns, or where a value that it
// computes says so.
func drawLoop(d *drawer) *drawnCase {
	c := &drawnCase{op: "Loop", version: oneOf[int64](d, 11, 13, 16, 19, 21), outs: d.between(1, 3), outer: 2}
	elem := oneOf(d, float32s, int32s, int64s)
	dims := d.dims(d.between(0, 2), 1, 3)
	most, condition := absent, absent
	counted := d.chance(2)
	if counted || d.chance(2) {
		most = d.either(scalar(int64s, float64(d.between(1, 5))))
	}
	if d.chance(2) {
		condition = d.either(scalar(bools, 1))
	}
	c.in = []drawnInput{most, condition, d.either(d.of(elem, dims, -4, 4)), d.either(d.of(elem, d.part(dims), -4, 4)), fixed(scalar(int64s, float64(d.between(1, 4))))}
	goes := bodyNode("Identity", []string{"going"}, []string{"goes"})
	if !counted {
		goes = bodyNode("Less", []string{"turn", "x4"}, []string{"goes"})
	}
	nodes := []*onnxpb.Node{goes, bodyNode(oneOf(d, "Add", "Sub"), []string{"sum", "x3"}, []string{"next"}), bodyNode("Neg", []string{"sum"}, []string{"before"}), bodyNode("Mul", []string{"turn", "turn"}, []string{"square"})}
	out := []string{"goes", "next", "before", "square"}[:1+c.outs]
	body := attrBody("body", []string{"turn", "going", "sum"}, out, nodes...)
	body.G.Input[0], body.G.Input[1] = bodyPort("turn", int64s), bodyPort("going", bools)
	if most.Tensor != nil && d.chance(4) { // no turns: results are as the body declares them
		c.in[0] = d.either(scalar(int64s, float64(d.between(-1, 0))))
	}
	for i, port := range []*onnxpb.ValueInfo{bodyPort("before", elem, dims...), bodyPort("square", int64s)}[:c.outs-1] {
		body.G.Output[2+i] = port
	}
	return c.with(body)
}

// drawGrowingLoop carries a vector that each turn makes longer, until it is long enough.
func drawGrowingLoop(d *drawer) *drawnCase {
	c := &drawnCase{op: "Loop", version: oneOf[int64](d, 13, 16, 19, 21), outs: 2, outer: 2}
	elem := oneOf(d, float32s, int64s)
	c.in = []drawnInput{d.either(scalar(int64s, float64(d.between(1, 5)))), d.either(scalar(bools, 1)), d.of(elem, d.dims(1, 0, 2), -4, 4),
		d.either(d.of(elem, d.dims(1, 1, 2), -4, 4)), fixed(scalar(int64s, float64(d.between(1, 9))))}
	body := attrBody("body", []string{"turn", "going", "list"}, []string{"goes", "next", "length"},
		bodyNode("Concat", oneOf(d, []string{"list", "x3"}, []string{"x3", "list"}), []string{"next"}, attrInt("axis", 0)),
		bodyNode("Size", []string{"next"}, []string{"length"}), bodyNode("Less", []string{"length", "x4"}, []string{"goes"}))
	body.G.Input[0], body.G.Input[1] = bodyPort("turn", int64s), bodyPort("going", bools)
	list := bodyPort("list", elem, 0)
	list.GetType().GetTensorType().Shape.Dim[0].Value = &onnxpb.Shape_Dimension_DimParam{DimParam: "n"}
	body.G.Input[2] = list
	return c.with(body)
}

// drawLoopOfStrings carries strings, and stacks them.
func drawLoopOfStrings(d *drawer) *drawnCase {
	c := &drawnCase{op: "Loop", version: 21, outs: 2, outer: 1}
	dims := d.dims(d.between(0, 2), 1, 3)
	c.in = []drawnInput{d.either(scalar(int64s, float64(d.between(1, 4)))), absent, d.either(d.any(texts, dims)), d.either(d.any(texts, d.part(dims)))}
	body := attrBody("body", []string{"turn", "going", "text"}, []string{"goes", "next", "before"}, bodyNode("Identity", []string{"going"}, []string{"goes"}),
		bodyNode("StringConcat", []string{"text", "x3"}, []string{"next"}), bodyNode("Identity", []string{"text"}, []string{"before"}))
	body.G.Input[0], body.G.Input[1] = bodyPort("turn", int64s), bodyPort("going", bools)
	return c.with(body)
}

// drawScanOfBatches is Scan of version 8, without lengths.
func drawScanOfBatches(d *drawer) *drawnCase {
	c := &drawnCase{op: "Scan", version: 8, outs: 2}
	part := d.dims(d.between(1, 2), 1, 3)
	batch, turns := int64(d.between(1, 3)), int64(d.between(1, 4))
	state, in := append([]int64{batch}, part...), append([]int64{batch, turns}, part...)
	c.in = []drawnInput{absent, d.floats(state...), d.either(d.floats(in...))}
	c.with(attrInt("num_scan_inputs", 1))
	c.maybe(d, attrInts("directions", int64(d.IntN(2))))
	return c.with(attrBody("body", []string{"sum", "a"}, []string{"next", "product"}, bodyNode("Add", []string{"sum", "a"}, []string{"next"}),
		bodyNode("Mul", []string{"next", "sum"}, []string{"product"})))
}

// drawScan scans one operand or two along axes of their own, forwards or backwards.
func drawScan(d *drawer) *drawnCase {
	c := &drawnCase{op: "Scan", version: oneOf[int64](d, 9, 11, 16, 19, 21), outs: 3}
	elem := oneOf(d, float32s, int32s, int64s)
	part := d.dims(d.between(0, 2), 1, 3)
	turns := int64(d.between(1, 4))
	n := d.between(1, 2)
	c.in = []drawnInput{d.of(elem, part, -3, 3)}
	var axes, backwards, outAxes, outBackwards []int64
	for range n {
		axis := d.between(0, len(part))
		dims := append(append(append([]int64{}, part[:axis]...), turns), part[axis:]...)
		c.in = append(c.in, d.either(d.of(elem, dims, -3, 3)))
		if c.version >= 11 && d.chance(2) {
			axis -= len(part) + 1
		}
		axes, backwards = append(axes, int64(axis)), append(backwards, int64(d.IntN(2)))
	}
	for range 2 {
		axis := d.between(0, len(part))
		if c.version >= 11 && d.chance(2) {
			axis -= len(part) + 1
		}
		outAxes, outBackwards = append(outAxes, int64(axis)), append(outBackwards, int64(d.IntN(2)))
	}
	c.with(attrInt("num_scan_inputs", n), attrInts("scan_input_axes", axes...))
	c.maybe(d, attrInts("scan_input_directions", backwards...))
	c.maybe(d, attrInts("scan_output_axes", outAxes...))
	c.maybe(d, attrInts("scan_output_directions", outBackwards...))
	in, last := []string{"sum", "a", "b"}[:1+n], "a"
	if n == 2 {
		last = "b"
	}
	return c.with(attrBody("body", in, []string{"next", "product", "before"}, bodyNode("Add", []string{"sum", "a"}, []string{"next"}),
		bodyNode("Mul", []string{"next", last}, []string{"product"}), bodyNode("Neg", []string{"sum"}, []string{"before"})))
}
