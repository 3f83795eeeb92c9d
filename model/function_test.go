package model

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func nodeOf(op string, inputs, outputs []string, attrs ...*onnxpb.Attribute) *onnxpb.Node {
	return &onnxpb.Node{OpType: &op, Input: inputs, Output: outputs, Attribute: attrs}
}

func floatAttr(name string, f float32) *onnxpb.Attribute {
	return &onnxpb.Attribute{Name: &name, Type: onnxpb.Attribute_FLOAT.Enum(), F: &f}
}

func reference(name, of string) *onnxpb.Attribute {
	return &onnxpb.Attribute{Name: &name, RefAttrName: &of, Type: onnxpb.Attribute_FLOAT.Enum()}
}

// withFunctions is a file of a graph y = f(x), with functions of the domain "mine".
func withFunctions(n *onnxpb.Node, functions ...*onnxpb.Function) []byte {
	n.Domain = proto.String("mine")
	for _, f := range functions {
		f.Domain = proto.String("mine")
		f.OpsetImport = []*onnxpb.OperatorSet{{Version: proto.Int64(17)}, {Domain: proto.String("mine"), Version: proto.Int64(1)}}
	}
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(9), Functions: functions,
		OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(17)}, {Domain: proto.String("mine"), Version: proto.Int64(1)}},
		Graph: &onnxpb.Graph{Input: []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, 3)},
			Output: []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, 3)}, Node: []*onnxpb.Node{n}}})
	if err != nil {
		panic(err)
	}
	return data
}

func called(name string, in, out []string, attrs ...*onnxpb.Attribute) *onnxpb.Node {
	n := nodeOf(name, in, out, attrs...)
	n.Domain = proto.String("mine")
	return n
}

// Functions of the model: nested ones, ones with attributes from the caller, with defaults or
// without, and with their own names.
func TestFunctions(t *testing.T) {
	inner := &onnxpb.Function{Name: proto.String("Leaky"), Input: []string{"x"}, Output: []string{"y"}, Attribute: []string{"slope"},
		AttributeProto: []*onnxpb.Attribute{floatAttr("scale", 10)},
		Node: []*onnxpb.Node{
			nodeOf("LeakyRelu", []string{"x"}, []string{"t"}, reference("alpha", "slope")),
			nodeOf("Constant", nil, []string{"k"}, reference("value_float", "scale")),
			nodeOf("Mul", []string{"t", "k"}, []string{"y"}),
		}}
	outer := &onnxpb.Function{Name: proto.String("Twice"), Input: []string{"a"}, Output: []string{"b"}, Attribute: []string{"by"},
		Node: []*onnxpb.Node{
			called("Leaky", []string{"a"}, []string{"t"}, reference("slope", "by")),
			nodeOf("Add", []string{"t", "t"}, []string{"b"}),
		}}
	dev := testdev.Open(t)
	for _, c := range []struct {
		attrs []*onnxpb.Attribute
		want  []float32
	}{
		{[]*onnxpb.Attribute{floatAttr("by", 0.5)}, []float32{-20, 0, 40}},
		{nil, []float32{-0.39999998, 0, 40}}, // LeakyRelu's own 0.01
	} {
		m, err := Read(dev, bytes.NewReader(withFunctions(called("Twice", []string{"x"}, []string{"y"}, c.attrs...), outer, inner)))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": tensor.From(dev, []float32{-2, 0, 2})})
		if err != nil {
			t.Fatal(err)
		}
		if got, err := tensor.Read[float32](t.Context(), out["y"]); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%v (%v), want %v", got, err, c.want)
		}
	}
}

// Invalid files that no exporter writes are refused with an error that says why.
func TestReadRefuses(t *testing.T) {
	x := []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, 2)}
	y := []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, 2)}
	graph := func(inits []*onnxpb.Tensor, nodes ...*onnxpb.Node) []byte {
		return file(&onnxpb.Graph{Input: x, Output: y, Initializer: inits, Node: nodes})
	}
	relu := nodeOf("Relu", []string{"x"}, []string{"y"})
	external := floats("w", []int64{2})
	external.RawData, external.DataLocation = nil, onnxpb.Tensor_EXTERNAL.Enum()
	external.ExternalData = []*onnxpb.Entry{{Key: proto.String("location"), Value: proto.String("../secret")}}
	self := &onnxpb.Function{Name: proto.String("Self"), Input: []string{"x"}, Output: []string{"y"}, Node: []*onnxpb.Node{called("Self", []string{"x"}, []string{"y"})}}
	deep := relu
	for range 110 {
		condition := &onnxpb.Attribute{Name: proto.String("then_branch"), Type: onnxpb.Attribute_GRAPH.Enum(), G: &onnxpb.Graph{Node: []*onnxpb.Node{deep}}}
		deep = nodeOf("If", []string{"x"}, []string{"y"}, condition)
	}
	bomb := []*onnxpb.Function{{Name: proto.String("F0"), Input: []string{"x"}, Output: []string{"y"}, Node: []*onnxpb.Node{relu}}}
	for i := range 40 { // 2^40 nodes, unfolded
		name, before := "F"+string(rune('a'+i)), bomb[len(bomb)-1].GetName()
		bomb = append(bomb, &onnxpb.Function{Name: &name, Input: []string{"x"}, Output: []string{"y"},
			Node: []*onnxpb.Node{called(before, []string{"x"}, []string{"t"}), called(before, []string{"t"}, []string{"y"})}})
	}
	whole := layer(false)
	newer, err := proto.Marshal(&onnxpb.Model{OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(1000)}}, Graph: &onnxpb.Graph{}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, want string
		data       []byte
	}{
		{"empty", "the file is empty", nil},
		{"text", "no protocol buffer", []byte("this is no model")},
		{"cut", "protocol buffer", whole[:len(whole)-3]},
		{"a name that nothing makes", "which nothing makes", graph(nil, nodeOf("Relu", []string{"t"}, []string{"y"}))},
		{"a name used before a function makes it", "nothing before it makes", withFunctions(called("Late", []string{"x"}, []string{"y"}), &onnxpb.Function{Name: proto.String("Late"), Input: []string{"x"}, Output: []string{"y"},
			Node: []*onnxpb.Node{nodeOf("Relu", []string{"t"}, []string{"y"}), nodeOf("Relu", []string{"x"}, []string{"t"})}})},
		{"a node that uses its own result", `in a circle, so that none can come first: "y"`, graph(nil, nodeOf("Add", []string{"x", "y"}, []string{"y"}))},
		{"a missing initialiser", `"w"`, graph(nil, nodeOf("Add", []string{"x", "w"}, []string{"y"}))},
		{"two results of a name", "two values", graph(nil, relu, relu)},
		{"a result with an input's name", "two values", graph(nil, nodeOf("Relu", []string{"x"}, []string{"x"}))},
		{"no output", `"y"`, graph(nil, nodeOf("Relu", []string{"x"}, []string{"z"}))},
		{"too few bytes", "bytes", graph([]*onnxpb.Tensor{floats("w", []int64{1 << 30}, 1)}, relu)},
		{"a product of sizes beyond all", "shape", graph([]*onnxpb.Tensor{floats("w", []int64{1 << 40, 1 << 40}, 1)}, relu)},
		{"a negative size", "-1", graph([]*onnxpb.Tensor{floats("w", []int64{-1}, 1)}, relu)},
		{"an unknown type", "type", graph([]*onnxpb.Tensor{{Name: proto.String("w"), DataType: proto.Int32(99)}}, relu)},
		{"external data outside the folder", "folder", graph([]*onnxpb.Tensor{external}, relu)},
		{"an unknown operator", "Frobnicate", graph(nil, nodeOf("Frobnicate", []string{"x"}, []string{"y"}))},
		{"a layout for one processor", "ORT_ENABLE_EXTENDED", graph(nil, &onnxpb.Node{OpType: proto.String("Conv"), Domain: proto.String(nchwc), Input: []string{"x"}, Output: []string{"y"}})},
		{"a function that calls itself", "without end", withFunctions(called("Self", []string{"x"}, []string{"y"}), self)},
		{"graphs in graphs", "deep", graph(nil, deep)},
		{"a bomb of functions", "more than", withFunctions(called(bomb[40].GetName(), []string{"x"}, []string{"y"}), bomb...)},
		{"an attribute without its tensor", "has no tensor", graph(nil, nodeOf("Constant", nil, []string{"y"},
			&onnxpb.Attribute{Name: proto.String("value"), Type: onnxpb.Attribute_TENSOR.Enum()}))},
		{"an attribute without its sparse tensor", "has no tensor", graph(nil, nodeOf("Constant", nil, []string{"y"},
			&onnxpb.Attribute{Name: proto.String("sparse_value"), Type: onnxpb.Attribute_SPARSE_TENSOR.Enum()}))},
		{"an attribute without its graph", "has no graph", graph(nil, nodeOf("If", []string{"x"}, []string{"y"},
			&onnxpb.Attribute{Name: proto.String("then_branch"), Type: onnxpb.Attribute_GRAPH.Enum()}))},
		{"an operator without operands", "Identity", graph(nil, nodeOf("Identity", nil, []string{"y"}))},
		{"an empty operand", "Range", graph([]*onnxpb.Tensor{floats("w", []int64{0})}, nodeOf("Range", []string{"w", "w", "w"}, []string{"y"}))},
		{"parts beyond all", "num_outputs", graph([]*onnxpb.Tensor{floats("w", []int64{2}, 1, 2)}, nodeOf("Split", []string{"w"}, []string{"y"},
			&onnxpb.Attribute{Name: proto.String("num_outputs"), Type: onnxpb.Attribute_INT.Enum(), I: proto.Int64(1 << 60)}))},
		{"a newer operator set", "version 1000", newer},
		{"an attribute of another type", "alpha", graph([]*onnxpb.Tensor{floats("w", []int64{2}, 1, 2)}, nodeOf("LeakyRelu", []string{"w"}, []string{"y"},
			&onnxpb.Attribute{Name: proto.String("alpha"), Type: onnxpb.Attribute_STRING.Enum(), S: []byte("a")}))},
		{"a constant of a shape that is wrong", "Reshape", graph([]*onnxpb.Tensor{floats("w", []int64{2}, 1, 2), floats("s", []int64{1}, 3)}, nodeOf("Reshape", []string{"w", "s"}, []string{"y"}))},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := Read(testdev.Open(t, device.WithSelector("host")), bytes.NewReader(c.data))
			if err == nil {
				m.Close()
				t.Fatal("it is no error")
			}
			var format *FormatError
			var missing *MissingOpError
			var failed *NodeError
			if !errors.As(err, &format) && !errors.As(err, &missing) && !errors.As(err, &failed) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %T: %v", err, err)
			}
		})
	}
}

// A model may have a million nodes.
func TestManyNodes(t *testing.T) {
	if testing.Short() {
		t.Skip("a second")
	}
	g := &onnxpb.Graph{Input: []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, 2)}, Output: []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, 2)}}
	const n = 100_000
	name := "x"
	for i := range n {
		next := "y"
		if i < n-1 {
			next = "t" + string(rune('0'+i%10)) + tensorName(i)
		}
		g.Node = append(g.Node, nodeOf("Identity", []string{name}, []string{next}))
		name = next
	}
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(file(g)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": tensor.From(dev, []float32{1, 2})})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := tensor.Read[float32](t.Context(), out["y"]); err != nil || !slices.Equal(got, []float32{1, 2}) {
		t.Errorf("%v, %v", got, err)
	}
}

func tensorName(i int) string {
	var b []byte
	for ; i > 0; i /= 26 {
		b = append(b, byte('a'+i%26))
	}
	return string(b)
}

// Reading any bytes ends in a model or a typed error.
func FuzzRead(f *testing.F) {
	f.Add(layer(false))
	f.Add(layer(true))
	f.Add(withFunctions(called("F", []string{"x"}, []string{"y"}), &onnxpb.Function{Name: proto.String("F"), Input: []string{"x"}, Output: []string{"y"},
		Node: []*onnxpb.Node{nodeOf("LeakyRelu", []string{"x"}, []string{"y"})}}))
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { dev.Close() })
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := Read(dev, bytes.NewReader(data))
		if err != nil {
			var format *FormatError
			var missing *MissingOpError
			var failed *NodeError
			if !errors.As(err, &format) && !errors.As(err, &missing) && !errors.As(err, &failed) {
				t.Errorf("the error is %T: %v", err, err)
			}
			return
		}
		_ = m.String()
		m.Close()
	})
}
