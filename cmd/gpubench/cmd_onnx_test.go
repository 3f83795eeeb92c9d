package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

// doubled is the file of a model y = x + x, x of [batch 4].
func doubled(t *testing.T, op string) []byte {
	port := func(name string) *onnxpb.ValueInfo {
		s := &onnxpb.Shape{Dim: []*onnxpb.Shape_Dimension{
			{Value: &onnxpb.Shape_Dimension_DimParam{DimParam: "batch"}}, {Value: &onnxpb.Shape_Dimension_DimValue{DimValue: 4}}}}
		return &onnxpb.ValueInfo{Name: &name, Type: &onnxpb.ValueType{Value: &onnxpb.ValueType_TensorType_{
			TensorType: &onnxpb.ValueType_TensorType{ElemType: proto.Int32(int32(onnxpb.Tensor_FLOAT)), Shape: s}}}}
	}
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(8), OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(17)}},
		Graph: &onnxpb.Graph{Input: []*onnxpb.ValueInfo{port("x")}, Output: []*onnxpb.ValueInfo{port("y")},
			Node: []*onnxpb.Node{{OpType: &op, Input: []string{"x", "x"}, Output: []string{"y"}}}}})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestONNX(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "doubled.onnx")
	if err := os.WriteFile(path, doubled(t, "Add"), 0o666); err != nil {
		t.Fatal(err)
	}
	status, out, problems := gpubench(t, "onnx", path, "-d", "host")
	for _, want := range []string{"x float32[batch 4]", "y float32[batch 4]", "Add"} {
		if status != 0 || !strings.Contains(out, want) {
			t.Errorf("status %d, %s: it does not say %q:\n%s", status, problems, want, out)
		}
	}
	var runs [2]onnxReport
	for i := range runs {
		status, out, problems := gpubench(t, "onnx", path, "-d", "host", "--input", "x=3,4", "--bench", "3", "--hash", "--profile",
			"--output", filepath.Join(dir, "out.npz"), "-f", "json")
		if err := json.Unmarshal([]byte(out), &runs[i]); err != nil || status != 0 {
			t.Fatalf("status %d, %s, %v", status, problems, err)
		}
	}
	if r := runs[0]; len(r.RunNs) != 3 || len(r.Outputs) != 1 || r.Outputs[0].Type != "float32 [3 4]" || r.Outputs[0].SHA256 != runs[1].Outputs[0].SHA256 {
		t.Errorf("two runs: %+v, %+v", r, runs[1])
	}
	if info, err := os.Stat(filepath.Join(dir, "out.npz")); err != nil || info.Size() == 0 {
		t.Errorf("the outputs' file: %v", err)
	}
}

func TestONNXRefuses(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := write("good.onnx", doubled(t, "Add"))
	for _, c := range []struct {
		args   []string
		status int
		want   string
	}{
		{[]string{write("text.onnx", []byte("no model"))}, 2, "no protocol buffer of a model"},
		{[]string{write("unknown.onnx", doubled(t, "Frobnicate"))}, 1, "Frobnicate"},
		{[]string{filepath.Join(dir, "nothing")}, 2, "no such file"},
		{[]string{good, "--bench", "1", "--input", "z=1,4"}, 2, `no input "z"`},
		{[]string{good, "--bench", "1", "--input", "x=1,a"}, 2, "write sizes with commas"},
		{[]string{good, "--bench", "1", "--input", "x=1,5"}, 2, "has shape [1 5]"},
	} {
		status, _, problems := gpubench(t, append([]string{"onnx", "-d", "host"}, c.args...)...)
		if status != c.status || !strings.Contains(problems, c.want) {
			t.Errorf("%v: status %d (want %d): %s", c.args, status, c.status, problems)
		}
	}
}

// A folder of tests: one whose result is right, and one whose model is not known.
func TestONNXTest(t *testing.T) {
	dir := t.TempDir()
	number := func(f byte) []byte {
		data, err := proto.Marshal(&onnxpb.Tensor{Dims: []int64{1, 4}, DataType: proto.Int32(int32(onnxpb.Tensor_FLOAT)), FloatData: []float32{float32(f), 0, 0, 0}})
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	for name, c := range map[string]struct {
		op   string
		want byte
	}{"right": {"Add", 6}, "wrong": {"Add", 5}, "unknown": {"Frobnicate", 0}} {
		set := filepath.Join(dir, name, "test_data_set_0")
		if err := os.MkdirAll(set, 0o777); err != nil {
			t.Fatal(err)
		}
		for file, data := range map[string][]byte{"../model.onnx": doubled(t, c.op), "input_0.pb": number(3), "output_0.pb": number(c.want)} {
			if err := os.WriteFile(filepath.Join(set, file), data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	status, out, problems := gpubench(t, "onnx-test", dir, "-d", "host", "-f", "json")
	var all []onnxTestRecord
	if err := json.Unmarshal([]byte(out), &all); err != nil || len(all) != 3 {
		t.Fatalf("%v, %s, %s", err, out, problems)
	}
	got := map[string]string{}
	for _, r := range all {
		got[r.Name] = r.Verdict
	}
	if status != 1 || got["right"] != "passed" || got["wrong"] != "failed" || got["unknown"] != "unsupported" {
		t.Errorf("status %d, %v, %s", status, got, problems)
	}
	if status, out, _ := gpubench(t, "onnx-test", dir, "-d", "host", "--show", "operators"); status != 1 || !strings.Contains(out, "Frobnicate") {
		t.Errorf("status %d\n%s", status, out)
	}
	if status, _, problems := gpubench(t, "onnx-test", t.TempDir(), "-d", "host"); status != 2 || !strings.Contains(problems, "no folders with a model.onnx") {
		t.Errorf("an empty folder: status %d, %s", status, problems)
	}
}
