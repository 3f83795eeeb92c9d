package main

import (
	"crypto/sha256"
	"encoding/hex"
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

// The rate is that of the run's sizes, also where the file leaves them open.
func TestONNXRateIsOfTheRun(t *testing.T) {
	path := filepath.Join(t.TempDir(), "product.onnx")
	if err := os.WriteFile(path, doubled(t, "MatMul"), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"onnx", path, "-d", "host", "--input", "x=4,4", "--bench", "1"}
	if status, out, problems := gpubench(t, args...); status != 0 || !strings.Contains(out, "GFLOP/s") || strings.Contains(out, ", 0 GFLOP/s") {
		t.Errorf("status %d, %s, %s", status, problems, out)
	}
	status, out, problems := gpubench(t, append(args, "-f", "json")...)
	var r onnxReport
	if err := json.Unmarshal([]byte(out), &r); err != nil || status != 0 || r.FLOPs != 2*4*4*4 {
		t.Errorf("status %d, %s, %v: %d FLOPs, want 128", status, problems, err, r.FLOPs)
	}
}

// A scalar input is given by its value, and one of strings by words.
func TestONNXValues(t *testing.T) {
	port := func(name string, elem onnxpb.Tensor_DataType, open int) *onnxpb.ValueInfo {
		s := &onnxpb.Shape{}
		for range open {
			s.Dim = append(s.Dim, &onnxpb.Shape_Dimension{})
		}
		return &onnxpb.ValueInfo{Name: &name, Type: &onnxpb.ValueType{Value: &onnxpb.ValueType_TensorType_{
			TensorType: &onnxpb.ValueType_TensorType{ElemType: proto.Int32(int32(elem)), Shape: s}}}}
	}
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(10), OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(20)}},
		Graph: &onnxpb.Graph{Input: []*onnxpb.ValueInfo{port("rate", onnxpb.Tensor_INT64, 0), port("words", onnxpb.Tensor_STRING, 1)},
			Output: []*onnxpb.ValueInfo{port("twice", onnxpb.Tensor_INT64, 0), port("both", onnxpb.Tensor_STRING, 1), port("text", onnxpb.Tensor_STRING, 0)},
			Node: []*onnxpb.Node{{OpType: proto.String("Add"), Input: []string{"rate", "rate"}, Output: []string{"twice"}},
				{OpType: proto.String("StringConcat"), Input: []string{"words", "words"}, Output: []string{"both"}},
				{OpType: proto.String("Cast"), Input: []string{"twice"}, Output: []string{"text"}, Attribute: []*onnxpb.Attribute{
					{Name: proto.String("to"), Type: onnxpb.Attribute_INT.Enum(), I: proto.Int64(int64(onnxpb.Tensor_STRING))}}}}}})
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "values.onnx")
	if err := os.WriteFile(path, data, 0o666); err != nil {
		t.Fatal(err)
	}
	hash := func(text string) string {
		sum := sha256.Sum256([]byte(text))
		return hex.EncodeToString(sum[:])
	}
	for words, want := range map[string]string{"hello": `["hellohello"]`, `["a", "b"]`: `["aa","bb"]`} {
		status, out, problems := gpubench(t, "onnx", path, "-d", "host", "--input", "rate=16000", "--input", "words="+words, "--bench", "1", "--hash", "-f", "json")
		var r onnxReport
		if err := json.Unmarshal([]byte(out), &r); err != nil || status != 0 {
			t.Fatalf("status %d, %s, %v", status, problems, err)
		}
		if r.Outputs[1].SHA256 != hash(want) || r.Outputs[2].SHA256 != hash(`["32000"]`) {
			t.Errorf("%s: the outputs are %+v", words, r.Outputs)
		}
	}
	for _, c := range [][]string{{"rate=a", "words=b", "no value of it"}, {"rate=1.5", "words=b", "no value of it"}, {"rate=1", "words=[1]", "1 is no word"},
		{"rate=1", `words=["a", ["b"]]`, "beside"}, {"rate=1", `words=[`, "write lists of words"}} {
		if status, _, problems := gpubench(t, "onnx", path, "-d", "host", "--hash", "--input", c[0], "--input", c[1]); status != 2 || !strings.Contains(problems, c[2]) {
			t.Errorf("%v: status %d, %s", c, status, problems)
		}
	}
	if status, _, problems := gpubench(t, "onnx", path, "-d", "host", "--hash"); status != 2 || !strings.Contains(problems, "--input words=WORD") {
		t.Errorf("no words: status %d, %s", status, problems)
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
