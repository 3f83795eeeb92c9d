package onnx

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// Models of one node with attributes, shapes, types and data drawn by chance, answered by
// ONNX Runtime's CPU provider and by Weft: judges of another house for what ONNX's own
// tests do not reach. What it found is kept in testdata, with its answers.

var seed = flag.Uint64("seed", 1, "of the cases that TestAgainstONNXRuntime draws")

// TestAgainstONNXRuntime holds random nodes against ONNX Runtime where WEFT_ORT names the
// node_modules folder with onnxruntime-node 1.30; WEFT_ORT_CASES are drawn of each
// operator, 20 where it is not set. WEFT_ORT_KEEP names a folder for what differs, in the
// form of testdata.
func TestAgainstONNXRuntime(t *testing.T) {
	modules := os.Getenv("WEFT_ORT")
	if modules == "" {
		t.Skip("WEFT_ORT names no node_modules folder with onnxruntime-node (npm install --ignore-scripts onnxruntime-node)")
	}
	n := 20
	if text := os.Getenv("WEFT_ORT_CASES"); text != "" {
		var err error
		if n, err = strconv.Atoi(text); err != nil || n < 1 {
			t.Fatalf("WEFT_ORT_CASES=%q: want a number", text)
		}
	}
	dev := testdev.Open(t)
	for _, op := range drawn {
		t.Run(op.name, func(t *testing.T) { againstRuntime(t, dev, modules, op, n) })
	}
}

// drawnOp draws cases of an operator.
type drawnOp struct {
	name string
	draw func(d *drawer) *drawnCase
}

// drawnCase is a model of one node and its inputs.
type drawnCase struct {
	op, domain string
	version    int64 // of the operator set
	attrs      []*onnxpb.Attribute
	in         []drawnInput
	outer      int // how many of the last inputs are the graph's and no operands
	outs       int
	near       float64                // part of the greatest element that results may lie apart, 1e-4 where it is 0
	open       bool                   // the sizes of inputs are left open
	left       []int                  // outputs that are left out
	elem       onnxpb.Tensor_DataType // of the outputs, where ONNX Runtime wants to be told
	unlike     []int                  // outputs whose elements are open in part, and not compared
}

// drawnInput is an operand; without a tensor it is left out.
type drawnInput struct {
	*onnxpb.Tensor
	constant bool // an initializer
}

// runtimeTensor is a tensor in cases.json and answers.json.
type runtimeTensor struct {
	Name string  `json:"name,omitempty"`
	Type string  `json:"type"`
	Dims []int64 `json:"dims"`
	File string  `json:"file"`
}

type runtimeCase struct {
	Model   string          `json:"model"`
	Inputs  []runtimeTensor `json:"inputs"`
	Outputs []string        `json:"outputs"`
}

type runtimeAnswer struct {
	Error   string           `json:"error"`
	Outputs []*runtimeTensor `json:"outputs"`
}

// runtimeTypes are JavaScript's names of ONNX's types.
var runtimeTypes = map[onnxpb.Tensor_DataType]string{
	onnxpb.Tensor_FLOAT: "float32", onnxpb.Tensor_DOUBLE: "float64", onnxpb.Tensor_FLOAT16: "float16", onnxpb.Tensor_BOOL: "bool",
	onnxpb.Tensor_INT8: "int8", onnxpb.Tensor_INT16: "int16", onnxpb.Tensor_INT32: "int32", onnxpb.Tensor_INT64: "int64",
	onnxpb.Tensor_UINT8: "uint8", onnxpb.Tensor_UINT16: "uint16", onnxpb.Tensor_UINT32: "uint32", onnxpb.Tensor_UINT64: "uint64",
	onnxpb.Tensor_STRING: "string",
}

func againstRuntime(t *testing.T, dev *device.Device, modules string, op drawnOp, n int) {
	name := fnv.New64a()
	name.Write([]byte(op.name))
	cases := make([]*drawnCase, n)
	for i := range cases {
		d := &drawer{rand.New(rand.NewPCG(*seed+uint64(i), name.Sum64()))}
		cases[i] = op.draw(d)
		cases[i].open = d.chance(3)
	}
	dir := t.TempDir()
	answers := askRuntime(t, modules, dir, cases)
	judged, refused := 0, map[string]int{}
	for i, a := range answers {
		got, err := cases[i].run(t.Context(), dev)
		switch {
		case a.Error != "" && err == nil:
			refused[a.Error]++ // often a kernel that it has not
			continue
		case a.Error != "":
			continue
		}
		judged++
		want := make([]*onnxpb.Tensor, len(a.Outputs))
		for j, o := range a.Outputs {
			if o != nil {
				want[j] = readAnswer(t, dir, o)
			}
		}
		if err == nil {
			err = cases[i].compare(t.Context(), dev, got, want)
		}
		if err != nil {
			t.Errorf("seed %d: %v\n%v", *seed+uint64(i), cases[i], err)
			cases[i].keep(t, fmt.Sprintf("%s_%d", strings.ToLower(op.name), *seed+uint64(i)), want)
		}
	}
	t.Logf("%d of %d judged", judged, n)
	for message, times := range refused {
		t.Logf("ONNX Runtime alone refuses %d: %.700s", times, message)
	}
	if judged == 0 {
		t.Errorf("ONNX Runtime answered none of %d cases: %.300s", n, answers[0].Error)
	}
}

// askRuntime writes cases to a folder and gives ONNX Runtime's answers.
func askRuntime(t *testing.T, modules, dir string, cases []*drawnCase) []runtimeAnswer {
	list := make([]runtimeCase, len(cases))
	for i, c := range cases {
		one := runtimeCase{Model: fmt.Sprintf("%d.onnx", i), Inputs: []runtimeTensor{}}
		writeFile(t, filepath.Join(dir, one.Model), c.model())
		for j, x := range c.in {
			if x.Tensor == nil || x.constant {
				continue
			}
			file := fmt.Sprintf("%d.%d.in", i, j)
			dims := append([]int64{}, x.Dims...)
			one.Inputs = append(one.Inputs, runtimeTensor{x.GetName(), runtimeTypes[onnxpb.Tensor_DataType(x.GetDataType())], dims, file})
			writeFile(t, filepath.Join(dir, file), elements(t, x.Tensor))
		}
		for j := range c.outs {
			one.Outputs = append(one.Outputs, outputName(j))
		}
		list[i] = one
	}
	text, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, filepath.Join(dir, "cases.json"), text)
	cmd := exec.CommandContext(t.Context(), "node", "runtime.js", dir)
	cmd.Env = append(os.Environ(), "NODE_PATH="+modules)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("node runtime.js: %v\n%.2000s", err, out)
	}
	var answers []runtimeAnswer
	if text, err = os.ReadFile(filepath.Join(dir, "answers.json")); err == nil {
		err = json.Unmarshal(text, &answers)
	}
	if err != nil || len(answers) != len(cases) {
		t.Fatalf("%d answers to %d cases: %v", len(answers), len(cases), err)
	}
	return answers
}

func writeFile(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// elements are a tensor's as the script reads them.
func elements(t *testing.T, x *onnxpb.Tensor) []byte {
	if onnxpb.Tensor_DataType(x.GetDataType()) != onnxpb.Tensor_STRING {
		return x.GetRawData()
	}
	list := []string{}
	for _, s := range x.GetStringData() {
		list = append(list, string(s))
	}
	text, err := json.Marshal(list)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// readAnswer is a result as a tensor of ONNX.
func readAnswer(t *testing.T, dir string, o *runtimeTensor) *onnxpb.Tensor {
	data, err := os.ReadFile(filepath.Join(dir, o.File))
	if err != nil {
		t.Fatal(err)
	}
	for elem, name := range runtimeTypes {
		if name != o.Type {
			continue
		}
		x := &onnxpb.Tensor{Dims: o.Dims, DataType: proto.Int32(int32(elem))}
		if elem != onnxpb.Tensor_STRING {
			x.RawData = data
			return x
		}
		var list []string
		if err := json.Unmarshal(data, &list); err != nil {
			t.Fatal(err)
		}
		for _, s := range list {
			x.StringData = append(x.StringData, []byte(s))
		}
		return x
	}
	t.Fatalf("ONNX Runtime gives a tensor of %s", o.Type)
	return nil
}

func outputName(i int) string { return fmt.Sprintf("y%d", i) }

// model is the case's file.
func (c *drawnCase) model() []byte {
	node := &onnxpb.Node{OpType: proto.String(c.op), Attribute: c.attrs}
	g := &onnxpb.Graph{Name: proto.String("case"), Node: []*onnxpb.Node{node}}
	for i, x := range c.in {
		if x.Tensor == nil {
			node.Input = append(node.Input, "")
			continue
		}
		x.Name = proto.String(fmt.Sprintf("x%d", i))
		if i < len(c.in)-c.outer {
			node.Input = append(node.Input, x.GetName())
		}
		if x.constant {
			g.Initializer = append(g.Initializer, x.Tensor)
			continue
		}
		g.Input = append(g.Input, c.port(x))
	}
	for i := range c.outs {
		if slices.Contains(c.left, i) {
			node.Output = append(node.Output, "")
			continue
		}
		node.Output = append(node.Output, outputName(i))
		port := &onnxpb.ValueInfo{Name: proto.String(outputName(i))}
		if c.elem != 0 {
			port.Type = &onnxpb.ValueType{Value: &onnxpb.ValueType_TensorType_{TensorType: &onnxpb.ValueType_TensorType{ElemType: proto.Int32(int32(c.elem))}}}
		}
		g.Output = append(g.Output, port)
	}
	sets := []*onnxpb.OperatorSet{{Domain: proto.String(""), Version: proto.Int64(c.version)}}
	if c.domain != "" {
		node.Domain = proto.String(c.domain)
		sets = []*onnxpb.OperatorSet{{Domain: proto.String(""), Version: proto.Int64(21)}, {Domain: proto.String(c.domain), Version: proto.Int64(c.version)}}
	}
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(10), Graph: g, OpsetImport: sets})
	if err != nil {
		panic(err)
	}
	return data
}

func (c *drawnCase) port(x drawnInput) *onnxpb.ValueInfo {
	s := &onnxpb.Shape{}
	for a, n := range x.Dims {
		dim := &onnxpb.Shape_Dimension{Value: &onnxpb.Shape_Dimension_DimValue{DimValue: n}}
		if c.open {
			dim.Value = &onnxpb.Shape_Dimension_DimParam{DimParam: fmt.Sprintf("%s_%d", x.GetName(), a)}
		}
		s.Dim = append(s.Dim, dim)
	}
	return &onnxpb.ValueInfo{Name: proto.String(x.GetName()), Type: &onnxpb.ValueType{Value: &onnxpb.ValueType_TensorType_{
		TensorType: &onnxpb.ValueType_TensorType{ElemType: proto.Int32(x.GetDataType()), Shape: s}}}}
}

// run gives the results of Weft.
func (c *drawnCase) run(ctx context.Context, dev *device.Device) ([]model.Value, error) {
	m, err := model.Read(dev, bytes.NewReader(c.model()))
	if err != nil {
		return nil, err
	}
	defer m.Close()
	inputs := map[string]model.Value{}
	for _, p := range m.Inputs() {
		i := slices.IndexFunc(c.in, func(x drawnInput) bool { return x.Tensor != nil && x.GetName() == p.Name })
		if inputs[p.Name], err = valueOf(dev, c.in[i].Tensor); err != nil {
			return nil, err
		}
	}
	out, err := m.RunValues(ctx, inputs)
	if err != nil {
		return nil, err
	}
	var list []model.Value
	for i := range c.outs {
		list = append(list, out[outputName(i)])
	}
	return list, nil
}

func valueOf(dev *device.Device, x *onnxpb.Tensor) (model.Value, error) {
	data, err := proto.Marshal(x)
	if err != nil {
		return nil, err
	}
	return model.ReadValue(dev, data, model.Port{})
}

// compare holds results against ONNX Runtime's.
func (c *drawnCase) compare(ctx context.Context, dev *device.Device, got []model.Value, want []*onnxpb.Tensor) error {
	var faults []error
	for i, x := range want {
		if x == nil {
			continue
		}
		w, err := valueOf(dev, x)
		if err == nil {
			err = c.compareValues(ctx, got[i], w, slices.Contains(c.unlike, i))
		}
		if err != nil {
			faults = append(faults, fmt.Errorf("output %d %w", i, err))
		}
	}
	return errors.Join(faults...)
}

// compareValues compares type and shape, and where they are not open the elements.
func (c *drawnCase) compareValues(ctx context.Context, got, want model.Value, open bool) error {
	if w, ok := want.(*model.Strings); ok {
		g, ok := got.(*model.Strings)
		if !ok || !slices.Equal(g.Dims, w.Dims) || !slices.Equal(g.Data, w.Data) {
			return fmt.Errorf("is %v, and ONNX Runtime's %v %q", got, want, w.Data)
		}
		return nil
	}
	g, ok := got.(*model.Tensor)
	w := want.(*model.Tensor)
	if !ok || g.DType() != w.DType() || !slices.Equal(g.Tensor().Shape(), w.Tensor().Shape()) {
		return fmt.Errorf("is %v, and ONNX Runtime's %v", got, want)
	}
	if open {
		return nil
	}
	a, err := asNumbers(ctx, g.Tensor())
	if err != nil {
		return err
	}
	b, err := asNumbers(ctx, w.Tensor())
	if err != nil {
		return err
	}
	return c.compareNumbers(a, b, g.DType())
}

func (c *drawnCase) compareNumbers(got, want []float64, d dtype.DType) error {
	near := c.near
	if near == 0 {
		near = 1e-4
	}
	greatest := 0.0
	for _, w := range want {
		if !math.IsInf(w, 0) && !math.IsNaN(w) {
			greatest = max(greatest, math.Abs(w))
		}
	}
	bound := near * greatest
	switch {
	case d == dtype.Float16:
		bound = max(near, 1e-2) * greatest
	case d.IsInteger() || d == dtype.Bool:
		bound = 0
		if c.near >= 1 { // what is rounded may fall to either side
			bound = c.near
		}
	}
	for i, w := range want {
		g := got[i]
		if g == w || g != g && w != w || math.Abs(g-w) <= bound {
			continue
		}
		return fmt.Errorf("element %d is %v, and ONNX Runtime's %v: %.6v, and ONNX Runtime's %.6v", i, g, w, first(got), first(want))
	}
	return nil
}

func first(list []float64) []float64 { return list[:min(len(list), 24)] }

// asNumbers are a tensor's elements as float64.
func asNumbers(ctx context.Context, x *tensor.Tensor) ([]float64, error) {
	return tensor.Read[float64](ctx, x.Cast(dtype.Float64))
}

// keep writes a case and ONNX Runtime's answers in the form of testdata.
func (c *drawnCase) keep(t *testing.T, name string, want []*onnxpb.Tensor) {
	folder := os.Getenv("WEFT_ORT_KEEP")
	if folder == "" {
		return
	}
	dir := filepath.Join(folder, name)
	writeFile(t, filepath.Join(dir, "model.onnx"), c.model())
	save := func(kind string, i int, x *onnxpb.Tensor) {
		data, err := proto.Marshal(x)
		if err != nil {
			t.Fatal(err)
		}
		writeFile(t, filepath.Join(dir, "test_data_set_0", fmt.Sprintf("%s_%d.pb", kind, i)), data)
	}
	n := 0
	for _, x := range c.in {
		if x.Tensor != nil && !x.constant {
			save("input", n, x.Tensor)
			n++
		}
	}
	n = 0
	for _, x := range want {
		if x != nil {
			save("output", n, x)
			n++
		}
	}
}

// String is the node as one would write it.
func (c *drawnCase) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s %d)", c.op, c.domain, c.version)
	for _, a := range c.attrs {
		fmt.Fprintf(&b, " %s", attrText(a))
	}
	for _, x := range c.in {
		if x.Tensor == nil {
			b.WriteString(" -")
			continue
		}
		fmt.Fprintf(&b, " %s%v", onnxpb.Tensor_DataType(x.GetDataType()), x.Dims)
		if x.constant && len(x.GetRawData()) <= 64 {
			fmt.Fprintf(&b, "=%v", x.GetRawData())
		}
	}
	if c.open {
		b.WriteString(", sizes left open")
	}
	return b.String()
}

func attrText(a *onnxpb.Attribute) string {
	switch a.GetType() {
	case onnxpb.Attribute_INT:
		return fmt.Sprintf("%s=%d", a.GetName(), a.GetI())
	case onnxpb.Attribute_FLOAT:
		return fmt.Sprintf("%s=%v", a.GetName(), a.GetF())
	case onnxpb.Attribute_STRING:
		return fmt.Sprintf("%s=%s", a.GetName(), a.GetS())
	case onnxpb.Attribute_INTS:
		return fmt.Sprintf("%s=%v", a.GetName(), a.GetInts())
	case onnxpb.Attribute_STRINGS:
		return fmt.Sprintf("%s=%s", a.GetName(), a.GetStrings())
	}
	return fmt.Sprintf("%s=%v", a.GetName(), a.GetFloats())
}
