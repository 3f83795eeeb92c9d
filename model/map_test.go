package model

import (
	"bytes"
	"slices"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// mlModel is a model of one node of ai.onnx.ml, of x to y.
func mlModel(t *testing.T, dev *device.Device, op string, attrs ...*onnxpb.Attribute) *Model {
	t.Helper()
	n := nodeOf(op, []string{"x"}, []string{"y"}, attrs...)
	n.Domain = proto.String("ai.onnx.ml")
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(8),
		OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(17)}, {Domain: proto.String("ai.onnx.ml"), Version: proto.Int64(1)}},
		Graph:       &onnxpb.Graph{Node: []*onnxpb.Node{n}, Input: []*onnxpb.ValueInfo{{Name: proto.String("x")}}, Output: []*onnxpb.ValueInfo{{Name: proto.String("y")}}}})
	if err != nil {
		t.Fatal(err)
	}
	m, err := Read(dev, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.Close() })
	return m
}

func stringsAttr(name string, list ...string) *onnxpb.Attribute {
	a := &onnxpb.Attribute{Name: &name, Type: onnxpb.Attribute_STRINGS.Enum()}
	for _, s := range list {
		a.Strings = append(a.Strings, []byte(s))
	}
	return a
}

// A classifier's end gives a sequence of maps, whose keys are in order.
func TestMapsAsResults(t *testing.T) {
	dev := testdev.Open(t)
	m := mlModel(t, dev, "ZipMap", stringsAttr("classlabels_strings", "yes", "no"))
	x := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2)
	out, err := m.RunValues(t.Context(), map[string]Value{"x": NewTensor(x)})
	if err != nil {
		t.Fatal(err)
	}
	s, ok := out["y"].(*Sequence)
	if !ok || len(s.Values) != 2 {
		t.Fatalf("y is %v", out["y"])
	}
	last, ok := s.Values[1].(*Map)
	if !ok || !slices.Equal(last.Keys.([]string), []string{"no", "yes"}) || !slices.Equal(last.Values.([]float32), []float32{4, 3}) {
		t.Errorf("the second row is %v", s.Values[1])
	}
	if got := last.String(); got != "map(string, float32) of 2" {
		t.Error(got)
	}
}

// Maps are inputs too.
func TestMapsAsInputs(t *testing.T) {
	m := mlModel(t, testdev.Open(t), "DictVectorizer", stringsAttr("string_vocabulary", "b", "c", "a"))
	out, err := m.RunValues(t.Context(), map[string]Value{"x": NewMap(map[string]int64{"a": 4, "b": 8})})
	if err != nil {
		t.Fatal(err)
	}
	y, err := tensor.Read[int64](t.Context(), out["y"].(*Tensor).Tensor())
	if err != nil || !slices.Equal(y, []int64{8, 0, 4}) {
		t.Errorf("%v, %v", y, err)
	}
	if _, err := m.RunValues(t.Context(), map[string]Value{"x": &Map{Keys: []string{"a"}, Values: []float32{}}}); err == nil {
		t.Error("a map of one key and no value was taken")
	}
}
