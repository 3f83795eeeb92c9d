package onnxop

import (
	"errors"
	"maps"
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

// Trees: the examples of ONNX's documents, and corners where ONNX Runtime 1.30 gave the answers.
func TestTrees(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	h := hostile{dev}
	nan := float32(math.NaN())
	column := func(list ...float32) Value { return h.array(tensor.From(dev, list, len(list), 1)) }
	bytes := func(list ...uint8) Attr { return held(NewConstant(onnxpb.Tensor_UINT8, tensor.From(dev, list))) }
	float := func(list ...float32) Attr { return held(h.floats(list...).(*Array)) }
	double := func(list ...float64) Attr { return held(NewConstant(onnxpb.Tensor_DOUBLE, tensor.From(dev, list))) }
	with := func(base map[string]Attr, more map[string]Attr) map[string]Attr {
		all := maps.Clone(base)
		maps.Copy(all, more)
		return all
	}
	members := map[string]Attr{"n_targets": number64(4), "membership_values": float(1.2, 3.7, 8, 9, nan, 12, 7, nan), "tree_roots": ints(0),
		"nodes_modes": bytes(0, 6, 6), "nodes_featureids": ints(0, 0, 0), "nodes_splits": float(11, 232344, nan), "nodes_trueleafs": ints(0, 1, 1), "nodes_truenodeids": ints(1, 0, 1),
		"nodes_falseleafs": ints(1, 0, 1), "nodes_falsenodeids": ints(2, 2, 3), "leaf_targetids": ints(0, 1, 2, 3), "leaf_weights": float(1, 10, 1000, 100)}
	single := map[string]Attr{"n_targets": number64(2), "tree_roots": ints(0), "nodes_modes": bytes(0, 0, 0), "nodes_featureids": ints(0, 0, 0), "nodes_splits": double(3.14, 1.2, 4.2),
		"nodes_truenodeids": ints(1, 0, 1), "nodes_trueleafs": ints(0, 1, 1), "nodes_falsenodeids": ints(2, 2, 3), "nodes_falseleafs": ints(0, 1, 1),
		"leaf_targetids": ints(0, 1, 0, 1), "leaf_weights": double(5.23, 12.12, -12.23, 7.21)}
	// one tree: yes where the feature compares with 1
	stump := func(mode string) map[string]Attr {
		return map[string]Attr{"nodes_modes": words(mode, "LEAF", "LEAF"), "nodes_treeids": ints(0, 0, 0), "nodes_nodeids": ints(0, 1, 2), "nodes_featureids": ints(0, 0, 0),
			"nodes_values": singles(1, 0, 0), "nodes_truenodeids": ints(1, 0, 0), "nodes_falsenodeids": ints(2, 0, 0)}
	}
	regress := func(mode string, more map[string]Attr) map[string]Attr {
		votes := map[string]Attr{"target_treeids": ints(0, 0), "target_nodeids": ints(1, 2), "target_ids": ints(0, 0), "target_weights": singles(1, 2)}
		return with(with(stump(mode), votes), more)
	}
	classify := func(ids Attr, weights Attr, more map[string]Attr) map[string]Attr {
		votes := map[string]Attr{"class_treeids": ints(0, 0), "class_nodeids": ints(1, 2), "class_ids": ids, "class_weights": weights}
		return with(with(stump("BRANCH_LEQ"), votes), more)
	}
	inf := float32(math.Inf(1))
	tried := []Value{column(0.5, 1, 1.5, nan, -inf)}
	two := map[string]Attr{"classlabels_int64s": ints(7, 8)}
	cases := []mlCase{
		{"TreeEnsemble", 5, 1, []Value{column(1.2, 3.4, -0.12, nan, 12, 7)}, members, "float32[6 4] [[   1.    0.    0.    0.]\n [   0.    0.    0.  100.]\n [   0.    0.    0.  100.]\n [   0.    0. 1000.    0.]\n [   0.    0. 1000.    0.]\n [   0.   10.    0.    0.]]"},
		{"TreeEnsemble", 5, 1, []Value{h.array(tensor.From(dev, []float64{1.2, 3.4, -0.12, 1.66, 4.14, 1.77}, 3, 2))}, single, "float64[3 2] [[ 5.23  0.  ]\n [ 5.23  0.  ]\n [ 0.   12.12]]"},
		{"TreeEnsemble", 5, 1, []Value{column(1)}, with(single, map[string]Attr{"nodes_truenodeids": ints(0, 0, 1)}), "error: leads back to itself"},
		{"TreeEnsemble", 5, 1, []Value{column(1)}, with(single, map[string]Attr{"nodes_truenodeids": ints(9, 0, 1)}), "error: node 0 leads to 9"},
		{"TreeEnsembleRegressor", 3, 1, tried, regress("BRANCH_LEQ", nil), "float32[5 1] [[1.]\n [1.]\n [2.]\n [2.]\n [1.]]"},
		{"TreeEnsembleRegressor", 3, 1, tried, regress("BRANCH_LT", nil), "float32[5 1] [[1.]\n [2.]\n [2.]\n [2.]\n [1.]]"},
		{"TreeEnsembleRegressor", 3, 1, tried, regress("BRANCH_GTE", nil), "float32[5 1] [[2.]\n [1.]\n [1.]\n [2.]\n [2.]]"},
		{"TreeEnsembleRegressor", 3, 1, tried, regress("BRANCH_GT", nil), "float32[5 1] [[2.]\n [2.]\n [1.]\n [2.]\n [2.]]"},
		{"TreeEnsembleRegressor", 3, 1, tried, regress("BRANCH_EQ", nil), "float32[5 1] [[2.]\n [1.]\n [2.]\n [2.]\n [2.]]"},
		{"TreeEnsembleRegressor", 3, 1, tried, regress("BRANCH_NEQ", nil), "float32[5 1] [[1.]\n [2.]\n [1.]\n [1.]\n [1.]]"},
		{"TreeEnsembleRegressor", 3, 1, tried, regress("BRANCH_GT", map[string]Attr{"nodes_missing_value_tracks_true": ints(1, 0, 0)}), "float32[5 1] [[2.]\n [2.]\n [1.]\n [1.]\n [2.]]"},
		{"TreeEnsembleRegressor", 3, 1, []Value{column(-inf, -1)}, regress("BRANCH_LT", map[string]Attr{"nodes_values": singles(-inf, 0, 0)}), "float32[2 1] [[2.]\n [2.]]"},
		{"TreeEnsembleRegressor", 1, 1, []Value{column(0)}, regress("BRANCH_LEQ", map[string]Attr{"n_targets": number64(3), "target_ids": ints(0, 1), "base_values": singles(0.5, 0.25, 4)}), "float32[1 3] [[1.5 0.  0. ]]"},
		{"TreeEnsembleRegressor", 1, 1, []Value{column(0)}, regress("BRANCH_LEQ", map[string]Attr{"n_targets": number64(2), "target_ids": ints(0, 1), "aggregate_function": text("MIN")}), "float32[1 2] [[1. 0.]]"},
		{"TreeEnsembleRegressor", 1, 1, []Value{column(0)}, regress("BRANCH_LEQ", map[string]Attr{"nodes_featureids": ints(1, 0, 0)}), "error: a node has feature 1, and rows have 1"},
		{"TreeEnsembleRegressor", 1, 1, []Value{column(0)}, regress("BRANCH", nil), `error: a node has the mode "BRANCH"`},
		{"TreeEnsembleRegressor", 1, 1, []Value{column(0)}, regress("BRANCH_LEQ", map[string]Attr{"target_nodeids": ints(1, 1)}), "error: a leaf has no weight"},
		{"TreeEnsembleClassifier", 3, 2, []Value{column(0, 2)}, classify(ints(0, 0), singles(0.25, 0.75), two), "int64[2] [7 8] float32[2 2] [[0.75 0.25]\n [0.25 0.75]]"},
		{"TreeEnsembleClassifier", 3, 2, []Value{column(0, 2)}, classify(ints(0, 0), singles(-1, 2), two), "int64[2] [7 8] float32[2 2] [[ 1. -1.]\n [-2.  2.]]"},
		{"TreeEnsembleClassifier", 3, 2, []Value{column(0, 2)}, classify(ints(1, 1), singles(-1, 2), two), "int64[2] [7 8] float32[2 2] [[ 0. -1.]\n [ 0.  2.]]"},
		{"TreeEnsembleClassifier", 3, 2, []Value{column(0, 2)}, classify(ints(0, 1), singles(-1, 2), two), "int64[2] [0 1] float32[2 2] [[ 1. -1.]\n [ 0.  2.]]"},
		{"TreeEnsembleClassifier", 3, 2, []Value{column(0, 2)}, classify(ints(0, 2), singles(-1, 2), map[string]Attr{"classlabels_strings": words("a", "b", "c")}), "[\"a\" \"c\"] float32[2 3] [[-1.  0.  0.]\n [ 0.  0.  2.]]"},
	}
	tryML(t, dev, cases)
}

// A tree of more levels than a plan can have is told as such.
func TestTreesTooDeep(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	e := ensemble{roots: []int{0}, targets: 1}
	for range maxLevels + 1 {
		n := len(e.nodes)
		e.nodes = append(e.nodes, treeNode{mode: "BRANCH_LEQ", yes: n + 1, no: n + 2}, treeNode{mode: leafMode, votes: []vote{{0, 1}}})
	}
	e.nodes = append(e.nodes, treeNode{mode: leafMode, votes: []vote{{0, 2}}})
	call := Call{Ctx: t.Context(), Env: &Env{Device: dev, Host: dev}, Op: "TreeEnsembleRegressor"}
	_, err := call.Run(func(c *Call) []Value { c.planted(e, dtype.Float32, summed); return nil })
	var size *HostSizeError
	if !errors.As(err, &size) || size.Most != maxLevels {
		t.Error(err)
	}
}

// The tables of trees are made in the first run of a node alone.
func TestTreesAreKept(t *testing.T) {
	made := 0
	call := Call{Ctx: t.Context(), Env: &Env{}, Memory: &Memory{}}
	for range 2 {
		call.once(func() any { made++; return made })
	}
	if made != 1 {
		t.Errorf("made %d times", made)
	}
}

// Support vector machines, with ONNX Runtime 1.30's answers.
func TestSVM(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	h := hostile{dev}
	row := func(list ...float32) Value { return h.array(tensor.From(dev, list, 1, len(list))) }
	tryML(t, dev, []mlCase{
		{"SVMRegressor", 1, 1, []Value{row(1, 2)}, map[string]Attr{"coefficients": singles(3, 4), "rho": singles(0.5)}, "float32[1 1] [[11.5]]"},
		{"SVMRegressor", 1, 1, []Value{row(1, 2)}, map[string]Attr{"coefficients": singles(2), "rho": singles(-30), "support_vectors": singles(1, 1), "n_supports": number64(1), "kernel_type": text("POLY"), "kernel_params": singles(1, 1, 2), "one_class": number64(1)}, "float32[1 1] [[1.]]"},
		{"SVMRegressor", 1, 1, []Value{row(1, 2)}, map[string]Attr{"coefficients": singles(2), "rho": singles(1), "support_vectors": singles(1, 2), "n_supports": number64(1), "kernel_type": text("RBF"), "kernel_params": singles(1, 0, 0)}, "float32[1 1] [[3.]]"},
		{"SVMClassifier", 1, 2, []Value{row(2)}, map[string]Attr{"coefficients": singles(1, -1), "rho": singles(0.5), "classlabels_strings": words("a", "b")}, `["b"] float32[1 2] [[ 2.5 -1.5]]`},
		{"SVMClassifier", 1, 2, []Value{row(2)}, map[string]Attr{"coefficients": singles(1, 3), "rho": singles(0.5), "classlabels_ints": ints(4, 5), "support_vectors": singles(1, -1), "vectors_per_class": ints(1, 1)}, "int64[1] [5] float32[1 2] [[ 3.5 -3.5]]"},
		{"SVMClassifier", 1, 2, []Value{row(2)}, map[string]Attr{"coefficients": singles(1, 3), "rho": singles(0.5), "classlabels_ints": ints(4, 5), "support_vectors": singles(1), "vectors_per_class": ints(1, 1)}, "error: support_vectors has 1 entries"},
	})
}

func TestMaps(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	h := hostile{dev}
	counts := &Map{Keys: []string{"a", "b"}, Values: []float32{4, 8}}
	sparse := &Map{Keys: []int64{1, 3}, Values: []string{"2", "5"}}
	tryML(t, dev, []mlCase{
		{"ZipMap", 1, 1, []Value{h.array(tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2))}, map[string]Attr{"classlabels_strings": words("b", "a")}, "sequence of 2"},
		{"ZipMap", 1, 1, []Value{h.floats(1, 2)}, map[string]Attr{"classlabels_int64s": ints(1)}, "error: 1 labels, and rows have 2 elements"},
		{"DictVectorizer", 1, 1, []Value{counts}, map[string]Attr{"string_vocabulary": words("a", "c", "b", "z")}, "float32[1 4] [[4. 0. 8. 0.]]"},
		{"DictVectorizer", 1, 1, []Value{sparse}, map[string]Attr{"int64_vocabulary": ints(3, 2)}, `["5" ""]`},
		{"DictVectorizer", 1, 1, []Value{h.floats(1)}, nil, "error: takes a map there"},
		{"CastMap", 1, 1, []Value{sparse}, nil, "float32[1 2] [[2. 5.]]"},
		{"CastMap", 1, 1, []Value{sparse}, map[string]Attr{"cast_to": text("TO_INT64"), "map_form": text("SPARSE"), "max_map": number64(3)}, "int64[1 3] [[0 2 0]]"},
		{"CastMap", 1, 1, []Value{&Map{Keys: []int64{0}, Values: []float32{1.5}}}, map[string]Attr{"cast_to": text("TO_STRING")}, `["1.500000"]`},
		{"CastMap", 1, 1, []Value{counts}, nil, "error: CastMap takes keys of int64"},
	})
}

// closing notes that it was closed.
type closing struct{ closed bool }

func (c *closing) Close() { c.closed = true }

func TestMemoryClosesWhatItKeeps(t *testing.T) {
	call := Call{Ctx: t.Context(), Env: &Env{}, Memory: &Memory{}}
	call.Memory.Close() // nothing yet
	kept := call.once(func() any { return &closing{} }).(*closing)
	if call.Memory.Close(); !kept.closed {
		t.Error("it is open")
	}
}
