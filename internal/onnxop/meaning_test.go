package onnxop

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// shown is what an array has, on the host.
func shown(v Value) string {
	switch v := v.(type) {
	case *Strings:
		return fmt.Sprintf("%q", v.Data)
	case *Array:
		return fmt.Sprintf("%s%v %v", v.DType(), v.Shape(), tensor.Show(context.Background(), v.any()))
	}
	return fmt.Sprint(v)
}

// two is an exponent that is known beforehand.
func (h hostile) two(d dtype.DType, dims ...int) Value {
	return NewConstant(ElemOf(d), tensor.Full[float32](h.dev, 2, dims...).Cast(d))
}

func (h hostile) array(t *tensor.Tensor) Value { return NewArray(t) }

// answer is what an operator gives, one result behind the other, or its error.
func answer(t *testing.T, dev *device.Device, op string, version, outputs int, in []Value, attrs map[string]Attr) string {
	t.Helper()
	run, err := Find("", op, version)
	if err != nil {
		t.Fatal(err)
	}
	call := Call{Ctx: t.Context(), Env: &Env{Device: dev, Host: dev}, Op: op, Version: version, Outputs: outputs,
		Named: func(int) bool { return true }, Attrs: attrs, In: in}
	out, err := call.Run(run)
	if err != nil {
		return "error: " + err.Error()
	}
	var parts []string
	for _, v := range out {
		parts = append(parts, shown(v))
	}
	return strings.Join(parts, " ")
}

// Corners of operators that ONNX's own tests do not reach.
func TestMeanings(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	h := hostile{dev}
	u64 := NewConstant(onnxpb.Tensor_UINT64, tensor.From(dev, []uint64{math.MaxUint64}))
	narrow := NewArray(tensor.From(dev, []float32{60000, -1}).Cast(dtype.Float16))
	nan, beyond := float32(math.NaN()), float32(math.Inf(1))
	picture := NewArray(tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 1, 1, 2, 3))
	lost := NewArray(tensor.From(dev, []float32{nan, 0, 0, nan, nan, nan, beyond, 0}, 1, 1, 4, 2)) // of NaN with the answers of PyTorch for images
	for _, c := range []struct {
		op      string
		version int
		outputs int
		in      []Value
		attrs   map[string]Attr
		want    string // what the results are, one behind the other
	}{
		{"Pad", 13, 1, []Value{h.ints(1, 2), h.ints(1, 1)}, nil, "int64[4] [0 1 2 0]"},
		{"Pad", 13, 1, []Value{h.array(tensor.From(dev, []bool{true})), h.ints(0, 1)}, nil, "bool[2] [ True False]"},
		{"Pad", 13, 1, []Value{u64, h.ints(0, 1), u64}, nil, "uint64[2] [18446744073709551615 18446744073709551615]"},
		{"Resize", 13, 1, []Value{h.floats(0, 1, 2, 3, 4), h.floats(.25, .75), h.floats(2)}, map[string]Attr{"mode": text("linear"), "coordinate_transformation_mode": text("tf_crop_and_resize")}, "float32[5] [1.  1.5 2.  2.5 3. ]"},
		{"Resize", 13, 1, []Value{h.floats(0, 1, 2, 3, 4), h.floats(.25, .75), h.floats(2.2)}, map[string]Attr{"mode": text("linear"), "coordinate_transformation_mode": text("tf_crop_and_resize")}, "float32[5] [1.  1.5 2.  2.5 3. ]"},
		{"ReduceMax", 18, 1, []Value{h.zeros(2, 0), h.ints(1)}, nil, "float32[2 1] [[-inf]\n [-inf]]"},
		{"ReduceMin", 18, 1, []Value{h.array(tensor.Zeros(dev, dtype.Int8, 0)), h.ints(0)}, map[string]Attr{"keepdims": number64(0)}, "int8[] 127"},
		{"Range", 11, 1, []Value{h.int(1 << 53), h.int(1<<53 + 3), h.int(1)}, nil, "int64[3] [9007199254740992 9007199254740993 9007199254740994]"},
		{"Range", 11, 1, []Value{h.int(5), h.int(0), h.int(-2)}, nil, "int64[3] [5 3 1]"},
		{"MaxPool", 12, 2, []Value{h.array(tensor.Zeros(dev, dtype.Uint8, 1, 1, 2))}, map[string]Attr{"kernel_shape": ints(2), "pads": ints(1, 1)}, "uint8[1 1 3] [[[0 0 0]]] int64[1 1 3] [[[0 0 1]]]"},
		{"QuantizeLinear", 21, 1, []Value{narrow, h.array(tensor.Full[float32](dev, 1).Cast(dtype.Float16)), h.array(tensor.Full[uint16](dev, 0))}, nil, "uint16[2] [60000     0]"},
		{"Cast", 13, 1, []Value{h.floats(1, -0.25, 100, 12345678, 1e8, 2e-4, 1e-5, float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.NaN()), 0.3)}, map[string]Attr{"to": number64(int64(onnxpb.Tensor_STRING))}, `["1" "-0.25" "100" "12345678" "1e+08" "0.0002" "1e-05" "INF" "-INF" "NaN" "0.3"]`},
		{"Cast", 13, 1, []Value{vector("INF", "-INF", "+inf", " nan", "1e-50", "5.")}, map[string]Attr{"to": number64(int64(onnxpb.Tensor_FLOAT))}, "float32[6] [ inf -inf  inf  nan   0.   5.]"},
		{"GridSample", 20, 1, []Value{picture, lost}, map[string]Attr{"mode": text("nearest"), "padding_mode": text("zeros")}, "float32[1 1 1 4] [[[[0. 0. 0. 0.]]]]"},
		{"GridSample", 20, 1, []Value{picture, lost}, map[string]Attr{"mode": text("nearest"), "padding_mode": text("border")}, "float32[1 1 1 4] [[[[1. 2. 1. 3.]]]]"},
		{"GridSample", 20, 1, []Value{picture, lost}, map[string]Attr{"mode": text("nearest"), "padding_mode": text("reflection")}, "float32[1 1 1 4] [[[[1. 2. 1. 1.]]]]"},
		{"GridSample", 20, 1, []Value{picture, lost}, map[string]Attr{"mode": text("linear"), "padding_mode": text("zeros")}, "float32[1 1 1 4] [[[[nan nan nan  0.]]]]"},
		{"GridSample", 20, 1, []Value{picture, lost}, map[string]Attr{"mode": text("linear"), "padding_mode": text("border")}, "float32[1 1 1 4] [[[[2.5 2.  1.  4.5]]]]"},
		{"GridSample", 20, 1, []Value{picture, lost}, map[string]Attr{"mode": text("linear"), "padding_mode": text("reflection")}, "float32[1 1 1 4] [[[[2.5 2.  1.  2.5]]]]"},
		{"GridSample", 20, 1, []Value{picture, lost}, map[string]Attr{"mode": text("cubic"), "padding_mode": text("border")}, "float32[1 1 1 4] [[[[nan nan nan 4.5]]]]"},
		{"Cast", 13, 1, []Value{u64}, map[string]Attr{"to": number64(int64(onnxpb.Tensor_STRING))}, `["18446744073709551615"]`},
		{"Cast", 13, 1, []Value{vector("18446744073709551615")}, map[string]Attr{"to": number64(int64(onnxpb.Tensor_UINT64))}, "uint64[1] [18446744073709551615]"},
		{"com.microsoft.FusedConv", 1, 1, []Value{h.array(tensor.From(dev, []float32{1, 2}, 1, 1, 2)), h.array(tensor.From(dev, []float32{3}, 1, 1, 1)), h.floats(1), h.array(tensor.From(dev, []float32{-24, 10}, 1, 1, 2))}, map[string]Attr{"activation": text("LeakyRelu"), "activation_params": {Type: onnxpb.Attribute_FLOATS, Floats: []float32{0.25}}}, "float32[1 1 2] [[[-5. 17.]]]"},
		{"com.microsoft.FusedConv", 1, 1, []Value{h.array(tensor.From(dev, []float32{1, -9}, 1, 1, 2)), h.array(tensor.From(dev, []float32{1}, 1, 1, 1))}, map[string]Attr{"activation": text("Clip"), "activation_params": {Type: onnxpb.Attribute_FLOATS, Floats: []float32{-2, 0.5}}}, "float32[1 1 2] [[[ 0.5 -2. ]]]"},
		{"com.microsoft.FusedGemm", 1, 1, []Value{h.array(tensor.From(dev, []float32{2, -1}, 1, 2)), h.array(tensor.From(dev, []float32{1, -2, 0, 4}, 2, 2)), h.floats(1, 0)}, map[string]Attr{"activation": text("LeakyRelu"), "activation_alpha": number32(0.5), "alpha": number32(2)}, "float32[1 2] [[ 5. -8.]]"},
		{"com.microsoft.FusedGemm", 1, 1, []Value{h.zeros(1, 1), h.zeros(1, 1)}, map[string]Attr{"activation": text("Frobnicate")}, "error: no operator Frobnicate"},
		{"com.microsoft.FusedMatMul", 1, 1, []Value{h.array(tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2, 1)), h.array(tensor.From(dev, []float32{1, 10}, 2, 1, 1))}, map[string]Attr{"transBatchA": number64(1)}, "float32[2 2 1] [[[ 1.]\n  [ 3.]]\n\n [[20.]\n  [40.]]]"},
		{"LayerNormalization", 11, 1, []Value{h.floats(1, 3), h.floats(2, 4), h.floats(0, 1)}, map[string]Attr{"epsilon": number32(0)}, "float32[2] [-2.  5.] float32[1] [2.] float32[1] [1.]"},
		{"Conv", 11, 1, []Value{h.zeros(1, 1, 2), h.zeros(1, 1, 1), h.zeros(2)}, nil, "error: the bias has shape [2]"},
		{"Gemm", 13, 1, []Value{h.array(tensor.From(dev, []int32{3, -3}, 1, 2)), h.array(tensor.From(dev, []int32{1, 0, 0, 1}, 2, 2)), h.array(tensor.From(dev, []int32{10}))}, map[string]Attr{"alpha": number32(0.5), "beta": number32(2)}, "int32[1 2] [[21 19]]"},
		{"ReduceLogSumExp", 18, 1, []Value{h.ints(1, 1, 1), h.ints(0)}, map[string]Attr{"keepdims": number64(0)}, "int64[] 2"},
		{"com.microsoft.RotaryEmbedding", 1, 1, []Value{h.zeros(1, 1, 2), h.ints(0), h.zeros(2, 1), h.zeros(2, 1)}, map[string]Attr{"scale": number32(2)}, "error: is_packed_batching and a scale other than 1 are not taken"},
		{"com.microsoft.GatherBlockQuantized", 1, 1, []Value{h.ints(1, 2), h.ints(0), h.zeros(1)}, map[string]Attr{"quantize_axis": number64(0)}, "error: gather_axis is 0, quantize_axis 0"},
		{"com.microsoft.Attention", 1, 1, []Value{h.zeros(1, 1, 2), h.zeros(2, 6), nil, nil, h.zeros(1)}, map[string]Attr{"num_heads": number64(1)}, "error: the past has shape [1]"},
		{"com.microsoft.Attention", 1, 1, []Value{h.zeros(1, 1, 2), h.zeros(2, 6)}, map[string]Attr{"num_heads": number64(1), "qkv_hidden_sizes": ints(1, 1, 1)}, "error: the product with the weights has shape [1 1 6]"},
		{"com.microsoft.EmbedLayerNormalization", 1, 1, []Value{h.ints(1), nil, h.zeros(2, 2), h.zeros(1, 2), nil, h.zeros(2), h.zeros(2)}, nil, "error: the words have shape [1]"},
		{"GatherElements", 13, 1, []Value{h.zeros(2), h.ints(0, 0, 0)}, nil, "float32[3] [0. 0. 0.]"},
		{"GatherElements", 13, 1, []Value{h.zeros(1, 2), h.array(tensor.Zeros(dev, dtype.Int64, 2, 2))}, map[string]Attr{"axis": number64(1)}, "error: indices of shape [2 2], which are longer"},
		{"com.microsoft.FusedConv", 1, 1, []Value{h.array(tensor.From(dev, []float32{1, 2}, 1, 1, 2)), h.array(tensor.From(dev, []float32{3}, 1, 1, 1)), h.floats(1), h.array(tensor.From(dev, []float32{-24, 10}, 1, 1, 2))}, map[string]Attr{"activation": text("LeakyRelu"), "activation_params": {Type: onnxpb.Attribute_FLOATS, Floats: []float32{0.25}}}, "float32[1 1 2] [[[-5. 17.]]]"},
		{"com.microsoft.FusedConv", 1, 1, []Value{h.array(tensor.From(dev, []float32{1, -9}, 1, 1, 2)), h.array(tensor.From(dev, []float32{1}, 1, 1, 1))}, map[string]Attr{"activation": text("Clip"), "activation_params": {Type: onnxpb.Attribute_FLOATS, Floats: []float32{-2, 0.5}}}, "float32[1 1 2] [[[ 0.5 -2. ]]]"},
		{"com.microsoft.FusedGemm", 1, 1, []Value{h.array(tensor.From(dev, []float32{2, -1}, 1, 2)), h.array(tensor.From(dev, []float32{1, -2, 0, 4}, 2, 2)), h.floats(1, 0)}, map[string]Attr{"activation": text("LeakyRelu"), "activation_alpha": number32(0.5), "alpha": number32(2)}, "float32[1 2] [[ 5. -8.]]"},
		{"com.microsoft.FusedGemm", 1, 1, []Value{h.zeros(1, 1), h.zeros(1, 1)}, map[string]Attr{"activation": text("Frobnicate")}, "error: no operator Frobnicate"},
		{"com.microsoft.FusedMatMul", 1, 1, []Value{h.array(tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2, 1)), h.array(tensor.From(dev, []float32{1, 10}, 2, 1, 1))}, map[string]Attr{"transBatchA": number64(1)}, "float32[2 2 1] [[[ 1.]\n  [ 3.]]\n\n [[20.]\n  [40.]]]"},
		{"LayerNormalization", 11, 1, []Value{h.floats(1, 3), h.floats(2, 4), h.floats(0, 1)}, map[string]Attr{"epsilon": number32(0)}, "float32[2] [-2.  5.] float32[1] [2.] float32[1] [1.]"},
		{"Conv", 11, 1, []Value{h.zeros(1, 1, 2), h.zeros(1, 1, 1)}, map[string]Attr{"group": number64(0)}, "error: group is 0"},
		{"Gemm", 13, 1, []Value{h.zeros(1, 1), h.zeros(1, 1), h.zeros(3)}, nil, "error: an operand of shape [3] does not broadcast to [1 1]"},
		{"PRelu", 16, 1, []Value{h.zeros(3), h.zeros(2, 3)}, nil, "error: an operand of shape [2 3] does not broadcast to [3]"},
		{"Split", 13, 2, []Value{h.zeros(3), h.ints(1, 1, 1)}, nil, "error: 3 sizes, and the node has 2 results"},
		{"Slice", 13, 1, []Value{h.floats(0, 1, 2), h.ints(-100), h.ints(-200), h.ints(0), h.ints(-1)}, nil, "float32[1] [0.]"},
		{"Pow", 15, 1, []Value{h.floats(3, -1e30), h.two(dtype.Float32)}, nil, "float32[2] [ 9. inf]"},
		{"Pow", 15, 1, []Value{h.ints(-3), h.two(dtype.Float16)}, nil, "int64[1] [9]"},
		{"Pow", 15, 1, []Value{h.ints(5e9), h.two(dtype.Float32)}, nil, "int64[1] [9223372036854775807]"},
		{"Pow", 15, 1, []Value{h.ints(5e9), h.two(dtype.Int32)}, nil, "int64[1] [6553255926290448384]"},
		{"Pow", 15, 1, []Value{h.floats(3), h.two(dtype.Float32, 1, 1)}, nil, "float32[1 1] [[9.]]"},
		{"Slice", 13, 1, []Value{h.zeros(0), h.ints(-1), h.ints(-200), h.ints(0), h.ints(-1)}, nil, "float32[0] []"},
		{"Equal", 19, 1, []Value{&Strings{Data: []string{"a"}}, &Strings{Data: []string{"a"}}}, nil, "bool[] True"},
		{"Loop", 16, 1, []Value{h.int(-1), nil, h.int(7)}, map[string]Attr{"body": {Type: onnxpb.Attribute_GRAPH, G: turn{}}}, "int64[] 7"},
		{"Loop", 16, 2, []Value{h.int(0), nil, h.int(7)}, map[string]Attr{"body": {Type: onnxpb.Attribute_GRAPH, G: turn{}}}, "int64[] 7 int64[0 2] []"},
	} {
		got := answer(t, dev, c.op, c.version, c.outputs, c.in, c.attrs)
		if got != c.want && !(strings.HasPrefix(c.want, "error: ") && strings.Contains(got, c.want[7:])) {
			t.Errorf("%s: %s\nwant %s", c.op, got, c.want)
		}
	}
}

// turn is a body that says that its second result is [2] of int64.
type turn struct{}

func (turn) Inputs() int { return 3 }
func (turn) Run(context.Context, []Value) ([]Value, error) {
	return nil, errors.New("a turn that nobody asked for")
}
func (turn) Empty(dev *device.Device, output int) *tensor.Tensor {
	return tensor.Zeros(dev, dtype.Int64, 2)
}

// Two nodes without a seed draw other numbers, each the same in every run.
func TestSeeds(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	drawn := func(node string) string {
		run, err := Find("", "RandomNormal", 1)
		if err != nil {
			t.Fatal(err)
		}
		call := Call{Ctx: t.Context(), Env: &Env{Device: dev, Host: dev}, Op: "RandomNormal", Node: node, Version: 1, Outputs: 1, Attrs: map[string]Attr{"shape": ints(3)}}
		out, err := call.Run(run)
		if err != nil {
			t.Fatal(err)
		}
		return shown(out[0])
	}
	first, again, other := drawn("a"), drawn("a"), drawn("b")
	if again != first || other == first {
		t.Errorf("a draws %s and %s, b %s", first, again, other)
	}
}

// Nothing is repeated as often as a size that stands for any.
func TestTrialTurns(t *testing.T) {
	for n, refused := range map[int]bool{1: false, 2: false, 32: true, 64: false, 65: true} {
		call := Call{Ctx: t.Context(), Env: &Env{Trial: []int{1, 32}}, Op: "RNN"}
		_, err := call.Run(func(c *Call) []Value {
			c.turns("steps", n)
			return nil
		})
		var size *HostSizeError
		if errors.As(err, &size) != refused {
			t.Errorf("%d turns: %v", n, err)
		}
	}
}

// Boxes that nothing suppresses, whose pairs take minutes, are given up with their context.
func TestSuppressionEnds(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	boxes := make([]box, 1<<18)
	for i := range boxes {
		x := 2 * float64(i)
		boxes[i] = box{[2]float64{x, x}, [2]float64{x + 1, x + 1}}
	}
	call := Call{Ctx: ctx, Env: &Env{}, Op: "NonMaxSuppression"}
	_, err := call.Run(func(c *Call) []Value {
		suppression{most: math.Inf(1), overlap: 0.5}.chosen(c, boxes, make([]float64, len(boxes)))
		return nil
	})
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}
