package onnxop

import (
	"math"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func singles(list ...float32) Attr { return Attr{Type: onnxpb.Attribute_FLOATS, Floats: list} }
func held(v Value) Attr            { return Attr{Type: onnxpb.Attribute_TENSOR, T: v} }

// mlCase is a node of ai.onnx.ml with what it gives.
type mlCase struct {
	op      string
	version int
	outputs int
	in      []Value
	attrs   map[string]Attr
	want    string
}

func tryML(t *testing.T, dev *device.Device, cases []mlCase) {
	for _, c := range cases {
		got := answer(t, dev, ml+c.op, c.version, c.outputs, c.in, c.attrs)
		if got != c.want && !(strings.HasPrefix(c.want, "error: ") && strings.Contains(got, c.want[7:])) {
			t.Errorf("%s: %s\nwant %s", c.op, got, c.want)
		}
	}
}

// Linear models and what comes before them. Answers are those of ONNX Runtime 1.30 and of the
// examples in ONNX's documents.
func TestML(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	h := hostile{dev}
	nan := float32(math.NaN())
	row := func(list ...float32) Value { return h.array(tensor.From(dev, list, 1, len(list))) }
	tryML(t, dev, []mlCase{
		{"Scaler", 1, 1, []Value{row(1, 4)}, map[string]Attr{"offset": singles(1, 2), "scale": singles(5, 0.5)}, "float32[1 2] [[0. 1.]]"},
		{"Scaler", 1, 1, []Value{h.ints(3)}, map[string]Attr{"offset": singles(1), "scale": singles(0.25)}, "float32[1] [0.5]"},
		{"Scaler", 1, 1, []Value{row(1, 4)}, map[string]Attr{"offset": singles(1, 2, 3), "scale": singles(1)}, "error: offset has 3 numbers"},
		{"Normalizer", 1, 1, []Value{row(3, -4)}, map[string]Attr{"norm": text("L2")}, "float32[1 2] [[ 0.6 -0.8]]"},
		{"Normalizer", 1, 1, []Value{row(1, -3)}, map[string]Attr{"norm": text("L1")}, "float32[1 2] [[ 0.25 -0.75]]"},
		{"Normalizer", 1, 1, []Value{row(1, 4)}, nil, "float32[1 2] [[0.25 1.  ]]"},
		{"Normalizer", 1, 1, []Value{h.floats(0, -1)}, nil, "float32[2] [ 0. -1.]"},
		{"Imputer", 1, 1, []Value{row(nan, 2, nan)}, map[string]Attr{"imputed_value_floats": singles(7, 8, 9), "replaced_value_float": number32(nan)}, "float32[1 3] [[7. 2. 9.]]"},
		{"Imputer", 1, 1, []Value{h.ints(0, 5)}, map[string]Attr{"imputed_value_int64s": ints(1)}, "int64[2] [1 5]"},
		{"Binarizer", 1, 1, []Value{h.floats(0.5, 1, 2)}, map[string]Attr{"threshold": number32(1)}, "float32[3] [0. 0. 1.]"},
		{"OneHotEncoder", 1, 1, []Value{h.floats(2.9, 5)}, map[string]Attr{"cats_int64s": ints(5, 2)}, "float32[2 2] [[0. 1.]\n [1. 0.]]"},
		{"OneHotEncoder", 1, 1, []Value{vector("a", "b")}, map[string]Attr{"cats_strings": words("b", "c")}, "float32[2 2] [[0. 0.]\n [1. 0.]]"},
		{"OneHotEncoder", 1, 1, []Value{vector("a", "b")}, map[string]Attr{"cats_strings": words("b"), "zeros": number64(0)}, "error: an element is of no category"},
		{"ArrayFeatureExtractor", 1, 1, []Value{row(0, 1, 2), h.ints(2, 0)}, nil, "float32[1 2] [[2. 0.]]"},
		{"ArrayFeatureExtractor", 1, 1, []Value{vector("a", "b"), h.ints(1)}, nil, `["b"]`},
		{"FeatureVectorizer", 1, 1, []Value{h.ints(1, 2, 3), h.floats(4)}, map[string]Attr{"inputdimensions": ints(2, 2)}, "float32[1 4] [[1. 2. 4. 0.]]"},
		{"LinearRegressor", 1, 1, []Value{row(1, 2)}, map[string]Attr{"coefficients": singles(3, 4), "intercepts": singles(0.5)}, "float32[1 1] [[11.5]]"},
		{"LinearRegressor", 1, 1, []Value{row(1, 2)}, map[string]Attr{"coefficients": singles(3)}, "error: 1 coefficients"},
		{"LinearClassifier", 1, 2, []Value{row(0)}, map[string]Attr{"coefficients": singles(1), "intercepts": singles(0.25), "classlabels_strings": words("no", "yes")}, `["yes"] float32[1 2] [[0.75 0.25]]`},
		{"LinearClassifier", 1, 2, []Value{row(1)}, map[string]Attr{"coefficients": singles(1, 2, 2), "intercepts": singles(0, -1, -1), "classlabels_ints": ints(7, 8, 9)}, "int64[1] [7] float32[1 3] [[1. 1. 1.]]"},
		{"LinearClassifier", 1, 2, []Value{row(0)}, map[string]Attr{"coefficients": singles(1, 1), "intercepts": singles(0, 0), "classlabels_ints": ints(7, 8), "post_transform": text("LOGISTIC")}, "int64[1] [7] float32[1 2] [[0.5 0.5]]"},
		{"LinearClassifier", 1, 2, []Value{row(0)}, map[string]Attr{"coefficients": singles(1, 1), "intercepts": singles(0, 1), "classlabels_ints": ints(7, 8), "post_transform": text("SOFTMAX_ZERO")}, "int64[1] [8] float32[1 2] [[0. 1.]]"},
		{"LinearClassifier", 1, 2, []Value{row(0)}, map[string]Attr{"coefficients": singles(1, 1), "intercepts": singles(0, 1), "classlabels_ints": ints(7, 8), "post_transform": text("MAX")}, "error: post_transform is"},
		{"LabelEncoder", 1, 1, []Value{vector("b", "x")}, map[string]Attr{"classes_strings": words("a", "b")}, "int64[2] [ 1 -1]"},
		{"LabelEncoder", 1, 1, []Value{h.ints(1, 5)}, map[string]Attr{"classes_strings": words("a", "b")}, `["b" "_Unused"]`},
		{"LabelEncoder", 2, 1, []Value{vector("a", "b", "d", "c", "g")}, map[string]Attr{"keys_strings": words("a", "b", "c"), "values_int64s": ints(0, 1, 2), "default_int64": number64(42)}, "int64[5] [ 0  1 42  2 42]"},
		{"LabelEncoder", 4, 1, []Value{h.floats(nan, 1, 0)}, map[string]Attr{"keys_floats": singles(nan, 1), "values_strings": words("n", "one")}, `["n" "one" "_Unused"]`},
		{"LabelEncoder", 4, 1, []Value{h.ints(3, 4)}, map[string]Attr{"keys_int64s": ints(3, 3), "values_floats": singles(1, 2)}, "float32[2] [ 2. -0.]"},
		{"LabelEncoder", 4, 1, []Value{vector("c", "z")}, map[string]Attr{"keys_tensor": held(vector("a", "c")), "values_tensor": held(NewConstant(onnxpb.Tensor_INT16, tensor.From(dev, []int16{5, 6}))), "default_tensor": held(NewConstant(onnxpb.Tensor_INT16, tensor.From(dev, []int16{9})))}, "int16[2] [6 9]"},
		{"LabelEncoder", 2, 1, []Value{vector("a")}, map[string]Attr{"keys_int64s": ints(1), "values_int64s": ints(2)}, "error: the operand has strings"},
		{"CategoryMapper", 1, 1, []Value{vector("a", "z")}, map[string]Attr{"cats_strings": words("a"), "cats_int64s": ints(4)}, "int64[2] [ 4 -1]"},
		{"CategoryMapper", 1, 1, []Value{h.array(tensor.Zeros(dev, dtype.Int64, 1))}, map[string]Attr{"cats_strings": words("a"), "cats_int64s": ints(4), "default_string": text("?")}, `["?"]`},
	})
}
