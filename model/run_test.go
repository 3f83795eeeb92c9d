package model

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// layer is a file with y = relu(x @ w + b): x [batch 2], w of weights, b, and, if asked for, an
// output "size", the shape of x.
func layer(sized bool) []byte {
	g := &onnxpb.Graph{
		Input:       []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, "batch", 2)},
		Output:      []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, "batch", 3)},
		Initializer: []*onnxpb.Tensor{floats("w", []int64{2, 3}, 1, 2, 3, 4, 5, 6), floats("b", []int64{3}, -20, 0, 1)},
		Node: []*onnxpb.Node{
			{OpType: proto.String("Neg"), Input: []string{"b"}, Output: []string{"minus"}},
			{OpType: proto.String("MatMul"), Input: []string{"x", "w"}, Output: []string{"product"}},
			{OpType: proto.String("Sub"), Input: []string{"product", "minus"}, Output: []string{"sum"}},
			{OpType: proto.String("Relu"), Input: []string{"sum"}, Output: []string{"y"}},
		},
	}
	if sized {
		g.Node = append(g.Node, &onnxpb.Node{OpType: proto.String("Shape"), Input: []string{"x"}, Output: []string{"size"}})
		g.Output = append(g.Output, &onnxpb.ValueInfo{Name: proto.String("size")})
	}
	return file(g)
}

func file(g *onnxpb.Graph) []byte {
	data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(8), Graph: g, ProducerName: proto.String("a test"),
		OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(17)}}})
	if err != nil {
		panic(err)
	}
	return data
}

// value declares a tensor; a size is a number or a name.
func value(name string, elem onnxpb.Tensor_DataType, dims ...any) *onnxpb.ValueInfo {
	s := &onnxpb.Shape{}
	for _, d := range dims {
		switch d := d.(type) {
		case int:
			s.Dim = append(s.Dim, &onnxpb.Shape_Dimension{Value: &onnxpb.Shape_Dimension_DimValue{DimValue: int64(d)}})
		case string:
			s.Dim = append(s.Dim, &onnxpb.Shape_Dimension{Value: &onnxpb.Shape_Dimension_DimParam{DimParam: d}})
		}
	}
	return &onnxpb.ValueInfo{Name: proto.String(name), Type: &onnxpb.ValueType{Value: &onnxpb.ValueType_TensorType_{
		TensorType: &onnxpb.ValueType_TensorType{ElemType: proto.Int32(int32(elem)), Shape: s}}}}
}

func floats(name string, dims []int64, list ...float32) *onnxpb.Tensor {
	var raw []byte
	for _, f := range list {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(f))
	}
	return &onnxpb.Tensor{Name: proto.String(name), Dims: dims, DataType: proto.Int32(int32(onnxpb.Tensor_FLOAT)), RawData: raw}
}

// One plan serves any batch, and a run without plans has the same bits.
func TestRunPlansOnceForOpenSizes(t *testing.T) {
	dev := testdev.Open(t)
	for _, sized := range []bool{false, true} {
		planned, err := Read(dev, bytes.NewReader(layer(sized)))
		if err != nil {
			t.Fatal(err)
		}
		defer planned.Close()
		byNode, err := Read(dev, bytes.NewReader(layer(sized)), WithPlans(0))
		if err != nil {
			t.Fatal(err)
		}
		defer byNode.Close()
		for _, batch := range []int{1, 2, 7, 40} {
			x := tensor.Arange(dev, float32(0), float32(2*batch), 1).Reshape(batch, 2)
			var got [2][]float32
			for i, m := range []*Model{planned, byNode} {
				out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": x})
				if err != nil {
					t.Fatal(err)
				}
				if got[i], err = tensor.Read[float32](t.Context(), out["y"]); err != nil {
					t.Fatal(err)
				}
				if size := out["size"]; sized {
					if list, err := tensor.Read[int64](t.Context(), size); err != nil || !slices.Equal(list, []int64{int64(batch), 2}) {
						t.Errorf("the size is %v (%v), want [%d 2]", list, err, batch)
					}
				}
			}
			if !slices.Equal(got[0], got[1]) {
				t.Errorf("batch %d: %v planned, %v node by node", batch, got[0], got[1])
			}
			if want := []float32{0, 5, 7}; !slices.Equal(got[0][:3], want) {
				t.Errorf("batch %d begins with %v, want %v", batch, got[0][:3], want)
			}
		}
		if n := len(planned.plans.list); !sized && n != 1 {
			t.Errorf("%d plans of one model with an open batch, want 1", n)
		}
	}
}

// The first run after Prepare makes no pipeline. A model without a plan has nothing to prepare.
func TestPrepare(t *testing.T) {
	dev := testdev.Open(t)
	for _, plans := range []int{0, 1} {
		m, err := Read(dev, bytes.NewReader(layer(false)), WithPlans(plans))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		inputs := map[string]*tensor.Tensor{"x": tensor.Full[float32](dev, 1, 33, 2)}
		if err := tensor.Eval(t.Context(), inputs["x"]); err != nil {
			t.Fatal(err)
		}
		if err := m.Prepare(t.Context(), inputs); err != nil {
			t.Fatal(err)
		}
		if len(m.plans.list) != plans {
			t.Errorf("%d plans, want %d", len(m.plans.list), plans)
		}
		made := dev.PipelineCounts().Made
		out, err := m.Run(t.Context(), inputs)
		if err != nil {
			t.Fatal(err)
		}
		if now := dev.PipelineCounts().Made; plans > 0 && now != made {
			t.Errorf("a run that was prepared made %d pipelines", now-made)
		}
		if got, err := tensor.Read[float32](t.Context(), out["y"]); err != nil || !slices.Equal(got[:3], []float32{0, 7, 10}) {
			t.Errorf("%v, %v", got, err)
		}
	}
}

// Load computes the values that depend on weights alone.
func TestLoadComputesConstants(t *testing.T) {
	m, err := Read(testdev.Open(t), bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	for _, n := range m.graph.nodes {
		if n.op == "Neg" {
			t.Error("Neg of an initialiser runs at each run")
		}
	}
	if m.graph.constants["b"] != nil || m.graph.constants["minus"] == nil {
		t.Error("an unused initialiser is kept, or a used one is not")
	}
}

// Names of open sizes are hints: sizes of one name may differ, within an input and between inputs.
// One plan serves equal sizes and others.
func TestNamesOfSizesAreHints(t *testing.T) {
	dev := testdev.Open(t)
	for _, name := range []string{"None", "?", "batch"} {
		m, err := Read(dev, bytes.NewReader(file(&onnxpb.Graph{
			Input:  []*onnxpb.ValueInfo{value("a", onnxpb.Tensor_FLOAT, name), value("b", onnxpb.Tensor_FLOAT, name, name)},
			Output: []*onnxpb.ValueInfo{{Name: proto.String("sum")}, {Name: proto.String("twice")}},
			Node: []*onnxpb.Node{nodeOf("ReduceSum", []string{"b"}, []string{"all"}), nodeOf("Add", []string{"a", "all"}, []string{"sum"}),
				nodeOf("Add", []string{"a", "a"}, []string{"twice"})},
		})))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		for _, c := range [][3]int{{2, 2, 2}, {3, 1, 4}, {1, 5, 2}, {7, 7, 7}} {
			out, err := m.Run(t.Context(), map[string]*tensor.Tensor{
				"a": tensor.Full[float32](dev, 1, c[0]), "b": tensor.Full[float32](dev, 1, c[1], c[2])})
			if err != nil {
				t.Fatalf("sizes %v of the name %q: %v", c, name, err)
			}
			got, err := tensor.Read[float32](t.Context(), out["sum"].Reshape(-1))
			if want := float32(1 + c[1]*c[2]); err != nil || len(got) != c[0] || got[0] != want {
				t.Errorf("sizes %v of the name %q: %v (%v), want %v of %v", c, name, got, err, c[0], want)
			}
		}
		if n := len(m.plans.list); n != 1 {
			t.Errorf("%d plans, want one for all sizes", n)
		}
	}
}

// Of two initialisers of a name the last counts. Before IR version 4 an input with an initialiser is
// a constant; later it has a default.
func TestInitialisers(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct {
		ir         int64
		plain, own float32 // what the model gives without a value for w, and with 5
	}{{3, 12, 12}, {8, 12, 15}} {
		data, err := proto.Marshal(&onnxpb.Model{IrVersion: proto.Int64(c.ir), OpsetImport: []*onnxpb.OperatorSet{{Version: proto.Int64(8)}}, Graph: &onnxpb.Graph{
			Input:       []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, 1), value("w", onnxpb.Tensor_FLOAT, 1)},
			Output:      []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, 1)},
			Initializer: []*onnxpb.Tensor{floats("w", []int64{1}, 1), floats("w", []int64{1}, 2)},
			Node:        []*onnxpb.Node{nodeOf("Add", []string{"x", "w"}, []string{"y"})},
		}})
		if err != nil {
			t.Fatal(err)
		}
		m, err := Read(dev, bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		x, w := tensor.From(dev, []float32{10}), tensor.From(dev, []float32{5})
		for want, inputs := range map[float32]map[string]*tensor.Tensor{c.plain: {"x": x}, c.own: {"x": x, "w": w}} {
			out, err := m.Run(t.Context(), inputs)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := tensor.Read[float32](t.Context(), out["y"]); err != nil || got[0] != want {
				t.Errorf("IR version %d, %d inputs: %v (%v), want %v", c.ir, len(inputs), got, err, want)
			}
		}
	}
}

func TestRunRefusesInputs(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	good := tensor.Full[float32](dev, 1, 4, 2)
	for what, inputs := range map[string]map[string]*tensor.Tensor{
		"missing":        {},
		"no such input":  {"x": good, "z": good},
		"it has x":       {"X": good}, // and does not say that x is missing
		"float64":        {"x": tensor.Full(dev, 1.0, 4, 2)},
		"has shape [2]":  {"x": tensor.Full[float32](dev, 1, 2)},
		"has shape [4 3": {"x": tensor.Full[float32](dev, 1, 4, 3)},
		"nil":            {"x": nil},
		"reshape":        {"x": good.Reshape(3)},
	} {
		_, err := m.Run(t.Context(), inputs)
		for _, err := range []error{err, m.Prepare(t.Context(), inputs)} {
			var input *InputError
			if err == nil || !strings.Contains(err.Error(), what) || what != "reshape" && !errors.As(err, &input) {
				t.Errorf("%s: the error is %v", what, err)
			}
		}
	}
	if _, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": good}); err != nil {
		t.Errorf("after mistakes: %v", err)
	}
}

// Many goroutines with their own batches get the same results as each alone.
func TestRunConcurrently(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range 10 {
				batch := 1 + (g+i)%5
				out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": tensor.Full[float32](dev, float32(g), batch, 2)})
				if err != nil {
					t.Error(err)
					return
				}
				want := max(float32(9*g+1), 0)
				if y, err := tensor.Read[float32](t.Context(), out["y"]); err != nil || len(y) != 3*batch || y[len(y)-1] != want {
					t.Errorf("batch %d of %ds: %v, %v; want it to end in %v", batch, g, y, err, want)
				}
			}
		})
	}
	wg.Wait()
}

// A cancelled run returns the context's error, and the next one plans anew.
func TestRunCancelled(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	inputs := map[string]*tensor.Tensor{"x": tensor.Full[float32](dev, 1, 4, 2)}
	if _, err := m.Run(ctx, inputs); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
	if _, err := m.Run(t.Context(), inputs); err != nil {
		t.Error(err)
	}
}

// Runs with changing batches leave nothing on the device: 1,000 of them, 100,000 with
// WEFT_EXHAUSTIVE=1.
func TestRunsEndWhereTheyBegan(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	runs := 1000
	if os.Getenv("WEFT_EXHAUSTIVE") != "" {
		runs = 100_000
	}
	var began int64
	for i := range runs {
		x := tensor.Full[float32](dev, float32(i), 1+i%13, 2)
		out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": x})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := tensor.Read[float32](t.Context(), out["y"]); err != nil {
			t.Fatal(err)
		}
		out["y"].Close()
		if i == 100 {
			began = testdev.BytesInUse(t, dev)
		}
	}
	if end := testdev.BytesInUse(t, dev); end > began {
		t.Errorf("%d bytes in use after 100 runs, %d after %d", began, end, runs)
	}
}

// Close frees the weights. Results stay, and a run after it is an error.
func TestClose(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	inputs := map[string]*tensor.Tensor{"x": tensor.Full[float32](dev, 1, 1, 2)}
	out, err := m.Run(t.Context(), inputs)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := m.Close(); err != nil {
			t.Error(err)
		}
	}
	if got, err := tensor.Read[float32](t.Context(), out["y"]); err != nil || !slices.Equal(got, []float32{0, 7, 10}) {
		t.Errorf("the result is %v, %v", got, err)
	}
	if _, err := m.Run(t.Context(), inputs); !errors.Is(err, ErrClosed) {
		t.Errorf("a run after Close: %v", err)
	}
	if err := m.Prepare(t.Context(), inputs); !errors.Is(err, ErrClosed) {
		t.Errorf("preparing after Close: %v", err)
	}
}

// A model keeps at most as many plans as WithPlans says.
func TestPlansAreBounded(t *testing.T) {
	p := plans{most: 3}
	first, _ := p.get("0")
	for _, key := range []string{"1", "2", "0", "3"} {
		p.get(key)
	}
	if again, isNew := p.get("0"); len(p.list) != 3 || isNew || again != first {
		t.Errorf("the plans are %v", p.list)
	}
}

func TestSummary(t *testing.T) {
	m, err := Read(testdev.Open(t), bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	s := m.Summary(t.Context())
	if s.Parameters != 9 || s.Bytes != 36 || s.FLOPs != 12 || s.Counted != nil {
		t.Errorf("the summary is %+v", s)
	}
	text := m.String()
	for _, part := range []string{"x float32[batch 2]", "y float32[batch 3]", "MatMul"} {
		if !strings.Contains(text, part) {
			t.Errorf("the model prints without %q as\n%s", part, text)
		}
	}
}

// A closed model has no memory, even if something still refers to it: neither small weights, which
// are constants, nor large ones.
func TestCloseLetsGoOfWeights(t *testing.T) {
	dev := testdev.Open(t) // requires at the end that no buffer is left
	const large = 5000
	w := floats("w", []int64{large}, make([]float32, large)...)
	data := file(&onnxpb.Graph{
		Input:  []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, "batch", 1)},
		Output: []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, "batch", large)}, Initializer: []*onnxpb.Tensor{w, floats("three", nil, 3)},
		Node: []*onnxpb.Node{nodeOf("Mul", []string{"x", "three"}, []string{"t"}), nodeOf("Add", []string{"t", "w"}, []string{"y"})}})
	m, err := Read(dev, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.Close() }) // before the device is closed, and keeps the model until then
	x := tensor.Zeros(dev, dtype.Float32, 4, 1)
	out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": x})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tensor.Read[float32](t.Context(), out["y"]); err != nil {
		t.Fatal(err)
	}
	out["y"].Close()
	x.Close()
}

// Results belong to the caller: closing them changes neither the model nor its inputs nor each
// other.
func TestResultsAreTheCallersOwn(t *testing.T) {
	dev := testdev.Open(t)
	large := make([]float32, 5000) // no constant of the host
	g := &onnxpb.Graph{
		Input: []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, 3)},
		Output: []*onnxpb.ValueInfo{value("y", onnxpb.Tensor_FLOAT, 3), value("size", onnxpb.Tensor_INT64, 1), value("same", onnxpb.Tensor_FLOAT, 3),
			value("again", onnxpb.Tensor_FLOAT, 3), value("large", onnxpb.Tensor_FLOAT, 5000)},
		Initializer: []*onnxpb.Tensor{floats("large", []int64{5000}, large...)},
		Node: []*onnxpb.Node{
			nodeOf("Relu", []string{"x"}, []string{"y"}), nodeOf("Shape", []string{"x"}, []string{"size"}),
			nodeOf("Identity", []string{"x"}, []string{"same"}), nodeOf("Identity", []string{"y"}, []string{"again"}),
		},
	}
	for _, plans := range []int{16, 0} {
		m, err := Read(dev, bytes.NewReader(file(g)), WithPlans(plans))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		x := tensor.From(dev, []float32{-1, 2, 3})
		for turn := range 3 {
			out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": x})
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range m.graph.outputs {
				var err error
				if name == "size" {
					_, err = tensor.Read[int64](t.Context(), out[name])
				} else {
					_, err = tensor.Read[float32](t.Context(), out[name])
				}
				if err != nil {
					t.Errorf("%d plans, run %d: %s: %v", plans, turn, name, err)
				}
				out[name].Close()
			}
		}
		if got, err := tensor.Read[float32](t.Context(), x); err != nil || !slices.Equal(got, []float32{-1, 2, 3}) {
			t.Errorf("%d plans: the input is %v, %v", plans, got, err)
		}
	}
}

// recurrent is an RNN of one unit over sizes.
func recurrent(sizes ...any) []byte {
	return file(&onnxpb.Graph{
		Input:       []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, sizes...)},
		Output:      []*onnxpb.ValueInfo{{Name: proto.String("y")}},
		Initializer: []*onnxpb.Tensor{floats("w", []int64{1, 1, 2}, 0.5, 0.25), floats("r", []int64{1, 1, 1}, 0.5)},
		Node: []*onnxpb.Node{{OpType: proto.String("RNN"), Input: []string{"x", "w", "r"}, Output: []string{"y"},
			Attribute: []*onnxpb.Attribute{{Name: proto.String("hidden_size"), Type: onnxpb.Attribute_INT.Enum(), I: proto.Int64(1)}}}},
	})
}

// Planning a loop over an open size takes no longer than over a given size, and gives the same
// results.
func TestLoopsOverOpenSizes(t *testing.T) {
	dev := testdev.Open(t)
	var results [2][]float32
	for i, sizes := range [][]any{{3, 1, 2}, {"steps", "batch", 2}} {
		m, err := Read(dev, bytes.NewReader(recurrent(sizes...)))
		if err != nil {
			t.Fatal(err)
		}
		defer m.Close()
		x := tensor.Arange(dev, float32(0), 6, 1).Reshape(3, 1, 2)
		out, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": x})
		if err != nil {
			t.Fatal(err)
		}
		if results[i], err = tensor.Read[float32](t.Context(), out["y"]); err != nil {
			t.Fatal(err)
		}
		if m.plans.list[0].plan.function == nil {
			t.Errorf("%v: not planned", sizes)
		}
	}
	if len(results[0]) != 3 || !slices.Equal(results[0], results[1]) {
		t.Errorf("of given sizes %v, of open ones %v", results[0], results[1])
	}
}

// A caller that waits for another's plan waits until its own context ends, and does not fail when
// the other's ends.
func TestPlansOfOthers(t *testing.T) {
	dev := testdev.Open(t)
	m, err := Read(dev, bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	inputs := map[string]Value{"x": NewTensor(tensor.Full[float32](dev, 1, 4, 2))}
	s, _ := m.signature(map[string]onnxop.Value{"x": inputs["x"].inner()}, true)
	other, _ := m.plans.get(s.key())
	impatient, cancel := context.WithCancel(t.Context())
	ended, waited := make(chan error, 1), make(chan error, 1)
	go func() {
		_, err := m.RunValues(impatient, inputs)
		ended <- err
	}()
	go func() {
		_, err := m.RunValues(context.Background(), inputs)
		waited <- err
	}()
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("the caller that was cancelled while it waited: %v", err)
	}
	other.err = context.DeadlineExceeded
	m.plans.drop(s.key(), other)
	close(other.made)
	if err := <-waited; err != nil {
		t.Errorf("the caller that waited for a maker whose time ran out: %v", err)
	}
}

// In a file's bools every number but 0 is true.
func TestBoolsOfFiles(t *testing.T) {
	data, err := proto.Marshal(&onnxpb.Tensor{Dims: []int64{3}, DataType: proto.Int32(int32(onnxpb.Tensor_BOOL)), Int32Data: []int32{2, 0, -1}})
	if err != nil {
		t.Fatal(err)
	}
	v, err := ReadValue(testdev.Open(t), data, Port{})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := tensor.Read[bool](t.Context(), v.(*Tensor).Tensor()); err != nil || !slices.Equal(got, []bool{true, false, true}) {
		t.Errorf("the bools are %v, %v", got, err)
	}
}

// An output that is no tensor of numbers is an error, before anything is computed if the file
// declares its type.
func TestRunRefusesOutputsThatAreNotNumbers(t *testing.T) {
	dev := testdev.Open(t)
	for _, declared := range []bool{true, false} {
		out := &onnxpb.ValueInfo{Name: proto.String("y")}
		if declared {
			out = value("y", onnxpb.Tensor_STRING, 2)
		}
		to := &onnxpb.Attribute{Name: proto.String("to"), Type: onnxpb.Attribute_INT.Enum(), I: proto.Int64(int64(onnxpb.Tensor_STRING))}
		m, err := Read(dev, bytes.NewReader(file(&onnxpb.Graph{
			Input: []*onnxpb.ValueInfo{value("x", onnxpb.Tensor_FLOAT, 2)}, Output: []*onnxpb.ValueInfo{out},
			Node: []*onnxpb.Node{{OpType: proto.String("Cast"), Input: []string{"x"}, Output: []string{"y"}, Attribute: []*onnxpb.Attribute{to}}},
		})))
		if err != nil {
			t.Fatal(err)
		}
		x := tensor.From(dev, []float32{1, 2})
		var wrong *OutputError
		if _, err := m.Run(t.Context(), map[string]*tensor.Tensor{"x": x}); !errors.As(err, &wrong) || wrong.Output != "y" || !strings.Contains(err.Error(), "RunValues") {
			t.Errorf("declared %t: %v", declared, err)
		}
		got, err := m.RunValues(t.Context(), map[string]Value{"x": NewTensor(x)})
		if s, ok := got["y"].(*Strings); err != nil || !ok || len(s.Data) != 2 {
			t.Errorf("declared %t: %v, %v", declared, got, err)
		}
		m.Close()
	}
}
