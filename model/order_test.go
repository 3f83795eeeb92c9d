package model

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func castTo(in, out string, to onnxpb.Tensor_DataType) *onnxpb.Node {
	return nodeOf("Cast", []string{in}, []string{out},
		&onnxpb.Attribute{Name: proto.String("to"), Type: onnxpb.Attribute_INT.Enum(), I: proto.Int64(int64(to))})
}

// A converter that appends casts writes a product before the cast of its operand.
func TestNodesInAnyOrder(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(file(&onnxpb.Graph{
		Input:       []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_DOUBLE, 1, 2)},
		Output:      []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_DOUBLE, 1, 2)},
		Initializer: []*onnxpb.Tensor{floats("w", []int64{2, 2}, 1, 2, 3, 4)},
		Node: []*onnxpb.Node{
			nodeOf("MatMul", []string{"xc", "w"}, []string{"yc"}),
			castTo("x", "xc", onnxpb.Tensor_FLOAT),
			castTo("yc", "y", onnxpb.Tensor_DOUBLE),
		},
	})))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": tensor.From(dev, []float64{1, 10}, 1, 2)})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := tensor.Read[float64](t.Context(), out["y"]); err != nil || !slices.Equal(got, []float64{31, 42}) {
		t.Errorf("%v, %v; want [31 42]", got, err)
	}
}

// A node comes after those whose results the graphs in its attributes use. A graph's own names are
// not the main graph's. Nodes that are in order stay.
func TestOrderIsStable(t *testing.T) {
	branch := &onnxpb.Graph{Output: []*onnxpb.ValueInfo{{Name: proto.String("out")}}, Node: []*onnxpb.Node{
		nodeOf("Relu", []string{"x"}, []string{"own"}), nodeOf("Add", []string{"own", "late"}, []string{"out"})}}
	list := []*onnxpb.Node{
		nodeOf("If", []string{"c"}, []string{"if"}, &onnxpb.Attribute{Name: proto.String("then_branch"), Type: onnxpb.Attribute_GRAPH.Enum(), G: branch}),
		nodeOf("Relu", []string{"x"}, []string{"first"}),
		nodeOf("Relu", []string{"first"}, []string{"late"}),
		nodeOf("Relu", []string{"if"}, []string{"own"}), // no circle: the branch has an "own" of its own
		nodeOf("Relu", []string{"x"}, []string{"last"}),
	}
	got, err := ordered("", nil, list)
	if err != nil {
		t.Fatal(err)
	}
	var order []string
	for _, p := range got {
		order = append(order, p.Output[0])
	}
	if text := strings.Join(order, " "); text != "first late if own last" {
		t.Errorf("the order is %s", text)
	}
	if again, err := ordered("", nil, got); err != nil || !slices.Equal(again, got) {
		t.Errorf("nodes in order do not stay: %v", err)
	}
}

func TestCircleNamesItsNodes(t *testing.T) {
	_, err := ordered("", nil, []*onnxpb.Node{
		nodeOf("Relu", []string{"b"}, []string{"user"}), nodeOf("Relu", []string{"x"}, []string{"free"}),
		nodeOf("Add", []string{"free", "c"}, []string{"a"}), nodeOf("Relu", []string{"a"}, []string{"b"}), nodeOf("Relu", []string{"b"}, []string{"c"}),
	})
	if err == nil || !strings.HasSuffix(err.Error(), `: "b", "a", "c"`) {
		t.Errorf("the error is %v", err)
	}
}
