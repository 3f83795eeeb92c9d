package onnx

import (
	"fmt"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnControl = []drawnOp{{"If", drawIf}, {"Loop", drawLoop}, {"Scan", drawScan}}

func bodyNode(op string, in, out []string, attrs ...*onnxpb.Attribute) *onnxpb.Node {
	return &onnxpb.Node{OpType: proto.String(op), Input: in, Output: out, Attribute: attrs}
}

// scalarPort declares a body's operand of no axes.
func scalarPort(name string, elem elemType) *onnxpb.ValueInfo {
	return (&drawnCase{}).port(drawnInput{Tensor: &onnxpb.Tensor{Name: proto.String(name), DataType: proto.Int32(int32(elem))}})
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
	body.G.Input[0], body.G.Input[1] = scalarPort("turn", int64s), scalarPort("going", bools)
	return c.with(body)
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
