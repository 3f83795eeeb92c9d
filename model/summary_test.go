package model

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// chain is a file of n convolutions of 3x3 on [batch, 8, rows, rows].
func chain(n int, batch any, rows any) []byte {
	g := &onnxpb.Graph{
		Input:       []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, batch, 8, rows, rows)},
		Output:      []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, batch, 8, rows, rows)},
		Initializer: []*onnxpb.Tensor{floats("w", []int64{8, 8, 3, 3}, make([]float32, 8*8*9)...)},
	}
	last := "x"
	for i := range n {
		next := fmt.Sprint("t", i)
		if i == n-1 {
			next = "y"
		}
		pads := &onnxpb.Attribute{Name: proto.String("pads"), Type: onnxpb.Attribute_INTS.Enum(), Ints: []int64{1, 1, 1, 1}}
		g.Node = append(g.Node, nodeOf("Conv", []string{last, "w"}, []string{next}, pads))
		last = next
	}
	return file(g)
}

// A summary of a deep model runs nothing: it makes no pipeline, and takes no memory on the device.
func TestSummaryRunsNothing(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(chain(300, 1, 512)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	// Looking at the memory runs something: it comes first.
	began := testdev.BytesInUse(t, dev)
	made := dev.PipelineCounts().Made
	s := m.Summary(t.Context())
	if want := int64(300 * 2 * 8 * 8 * 9 * 512 * 512); s.FLOPs != want || s.Counted != nil {
		t.Errorf("%d FLOPs (%v), want %d", s.FLOPs, s.Counted, want)
	}
	if now, used := dev.PipelineCounts().Made, testdev.BytesInUse(t, dev); now != made || used != began {
		t.Errorf("it made %d pipelines, and took %d bytes", now-made, used-began)
	}
}

// Shapes that depend on elements are not found by running the model: the work is not counted, and
// the reason names the node.
func TestSummaryReadsNothing(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(file(&onnxpb.Graph{
		Input:       []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, 2000, 2000)},
		Output:      []*onnxpb.ValueInfo{{Name: proto.String("y")}},
		Initializer: []*onnxpb.Tensor{floats("w", []int64{200, 200}, make([]float32, 40000)...)},
		Node: []*onnxpb.Node{nodeOf("MatMul", []string{"x", "x"}, []string{"t"}), nodeOf("NonZero", []string{"t"}, []string{"places"}),
			nodeOf("Transpose", []string{"places"}, []string{"y"})},
	})))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	made := dev.PipelineCounts().Made
	s := m.Summary(t.Context())
	if s.Counted == nil || !strings.Contains(s.Counted.Error(), `node "places", NonZero, depend on its operands' elements`) {
		t.Errorf("counted: %v", s.Counted)
	}
	if now := dev.PipelineCounts().Made; now != made {
		t.Errorf("it made %d pipelines", now-made)
	}
	if text := m.String(); !strings.Contains(text, "not counted") || !strings.Contains(text, "MatMul") {
		t.Errorf("it prints as\n%s", text)
	}
}

// Tensors of Constant nodes and of branches are parameters too.
func TestParametersOfConstantsAndBranches(t *testing.T) {
	tensorOf := func(name string, v *onnxpb.Tensor) *onnxpb.Attribute {
		return &onnxpb.Attribute{Name: &name, Type: onnxpb.Attribute_TENSOR.Enum(), T: v}
	}
	branch := func(n int) *onnxpb.Graph {
		return &onnxpb.Graph{Output: []*onnxpb.ValueInfo{{Name: proto.String("out")}},
			Initializer: []*onnxpb.Tensor{floats("inner", []int64{int64(n)}, make([]float32, n)...)},
			Node: []*onnxpb.Node{nodeOf("Constant", nil, []string{"one"}, floatAttr("value_float", 1)),
				nodeOf("Mul", []string{"inner", "one"}, []string{"out"})}}
	}
	graphOf := func(name string, g *onnxpb.Graph) *onnxpb.Attribute {
		return &onnxpb.Attribute{Name: &name, Type: onnxpb.Attribute_GRAPH.Enum(), G: g}
	}
	m, err := Read(testdev.Open(t), bytes.NewReader(file(&onnxpb.Graph{
		Input:       []*onnxpb.ValueInfo{value("c", onnxpb.Tensor_BOOL)},
		Output:      []*onnxpb.ValueInfo{{Name: proto.String("y")}},
		Initializer: []*onnxpb.Tensor{floats("w", []int64{5}, 1, 2, 3, 4, 5)},
		Node: []*onnxpb.Node{
			nodeOf("If", []string{"c"}, []string{"t"}, graphOf("then_branch", branch(7)), graphOf("else_branch", branch(8))),
			nodeOf("Constant", nil, []string{"k"}, tensorOf("value", floats("", []int64{2, 3}, 1, 2, 3, 4, 5, 6))),
			nodeOf("Sum", []string{"t", "w"}, []string{"y"}), nodeOf("Neg", []string{"k"}, []string{"z"})},
	})))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	const elements = 5 + 6 + (7 + 1) + (8 + 1)
	if s := m.Summary(t.Context()); s.Parameters != elements || s.Bytes != 4*elements {
		t.Errorf("%d parameters of %d bytes, want %d of %d", s.Parameters, s.Bytes, elements, 4*elements)
	}
}

// The work is a formula of the sizes that the file leaves open; for given inputs it is a number.
func TestWorkOfOpenSizes(t *testing.T) {
	dev := testdev.Open(t)
	attention := file(&onnxpb.Graph{
		Input:       []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, "batch", "steps", 16)},
		Output:      []*onnxpb.ValueInfo{{Name: proto.String("y")}},
		Initializer: []*onnxpb.Tensor{floats("w", []int64{16, 16}, make([]float32, 256)...)},
		Node: []*onnxpb.Node{nodeOf("MatMul", []string{"x", "w"}, []string{"q"}),
			nodeOf("Transpose", []string{"x"}, []string{"k"}, &onnxpb.Attribute{Name: proto.String("perm"), Type: onnxpb.Attribute_INTS.Enum(), Ints: []int64{0, 2, 1}}),
			nodeOf("MatMul", []string{"q", "k"}, []string{"y"})},
	})
	for _, c := range []struct {
		data    []byte
		formula string
		dims    []int
		flops   int64
	}{
		{layer(false), "12*batch", []int{10, 2}, 120},
		{attention, "32*batch*steps^2 + 512*batch*steps", []int{3, 5, 16}, 3 * (32*25 + 512*5)},
		{chain(2, "batch", "rows"), "2304*batch*rows^2", []int{2, 8, 10, 10}, 2304 * 2 * 100},
		{chain(1, 2, "?"), "2304*x[2]*x[3]", []int{2, 8, 3, 7}, 2304 * 21},
	} {
		m, err := Read(dev, bytes.NewReader(c.data))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		if s := m.Summary(t.Context()); s.Formula != c.formula || !strings.Contains(m.String(), c.formula+" FLOP") {
			t.Errorf("the formula is %q (%v), want %q", s.Formula, s.Counted, c.formula)
		}
		x := tensor.Zeros(dev, dtype.Float32, c.dims...)
		if s := m.SummaryOf(t.Context(), map[string]*tensor.Tensor{"x": x}); s.FLOPs != c.flops || s.Counted != nil {
			t.Errorf("%s at %v: %d FLOPs (%v), want %d", c.formula, c.dims, s.FLOPs, s.Counted, c.flops)
		}
	}
}
