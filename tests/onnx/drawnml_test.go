package onnx

import (
	"math"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

// The domain ai.onnx.ml, but for its trees.

const ml = "ai.onnx.ml"

var drawnML = []drawnOp{
	{"Scaler", drawScaler}, {"Normalizer", drawNormalizer}, {"Imputer", drawImputer}, {"Binarizer", drawBinarizer},
	{"OneHotEncoder", drawOneHotEncoder}, {"ArrayFeatureExtractor", drawArrayFeatureExtractor}, {"FeatureVectorizer", drawFeatureVectorizer},
	{"LinearRegressor", drawLinearRegressor}, {"LinearClassifier", drawLinearClassifier},
	{"LabelEncoder", drawLabelEncoder}, {"CategoryMapper", drawCategoryMapper},
}

// mlCase is a case of the domain.
func mlCase(op string, outs int, in ...drawnInput) *drawnCase {
	return &drawnCase{op: op, domain: ml, version: 1, outs: outs, in: in}
}

// features are rows, or one row of one axis.
func (d *drawer) features(elem onnxpb.Tensor_DataType, n int) drawnInput {
	if d.chance(4) {
		return d.numbers(elem, []int64{int64(n)}, -4, 4)
	}
	return d.numbers(elem, []int64{int64(d.between(1, 6)), int64(n)}, -4, 4)
}

// anyFeature is a type of features.
func (d *drawer) anyFeature() onnxpb.Tensor_DataType {
	return oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_INT64, onnxpb.Tensor_INT32)
}

// reals are n numbers of a model.
func (d *drawer) reals(n int) []float32 {
	list := make([]float32, n)
	for i := range list {
		list[i] = float32(math.Round((d.Float64()*4-2)*64) / 64)
	}
	return list
}

func (d *drawer) post() *onnxpb.Attribute {
	return attrString("post_transform", oneOf(d, "NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"))
}

// labels are a classifier's, numbers or words.
func (d *drawer) labels(n int, numbers string) *onnxpb.Attribute {
	if d.chance(2) {
		return attrStrings("classlabels_strings", []string{"no", "yes", "perhaps", "a b", ""}[:n]...)
	}
	return attrInts(numbers, []int64{3, -1, 0, 7, 1 << 40}[:n]...)
}

func drawScaler(d *drawer) *drawnCase {
	n := d.between(1, 5)
	k := oneOf(d, 1, n)
	return mlCase("Scaler", 1, d.features(d.anyFeature(), n)).with(attrFloats("offset", d.reals(k)...), attrFloats("scale", d.reals(k)...))
}

func drawNormalizer(d *drawer) *drawnCase {
	c := mlCase("Normalizer", 1, d.features(d.anyFeature(), d.between(1, 5)))
	if d.chance(4) {
		c.in[0] = d.numbers(onnxpb.Tensor_FLOAT, []int64{3, 2}, 0, 0)
	}
	return c.with(attrString("norm", oneOf(d, "MAX", "L1", "L2")))
}

func drawImputer(d *drawer) *drawnCase {
	n := d.between(1, 4)
	k := oneOf(d, 1, n)
	if d.chance(2) {
		list := make([]int64, k)
		for i := range list {
			list[i] = int64(d.IntN(100))
		}
		return mlCase("Imputer", 1, d.numbers(onnxpb.Tensor_INT64, []int64{4, int64(n)}, -1, 1)).with(attrInts("imputed_value_int64s", list...), attrInt("replaced_value_int64", d.between(-1, 1)))
	}
	list := make([]float64, 4*n)
	for i := range list {
		list[i] = oneOf(d, math.NaN(), 0, 1, -2.5)
	}
	return mlCase("Imputer", 1, put(onnxpb.Tensor_FLOAT, []int64{4, int64(n)}, list)).with(attrFloats("imputed_value_floats", d.reals(k)...), attrFloat("replaced_value_float", oneOf(d, float32(math.NaN()), 1, -2.5)))
}

func drawBinarizer(d *drawer) *drawnCase {
	c := mlCase("Binarizer", 1, d.floats(d.dims(d.between(1, 3), 1, 4)...))
	c.maybe(d, attrFloat("threshold", oneOf[float32](d, 0.5, -1)))
	return c
}

// drawOneHotEncoder has categories that differ: ONNX does not say which of equal ones counts.
func drawOneHotEncoder(d *drawer) *drawnCase {
	dims := d.dims(d.between(1, 2), 1, 4)
	if d.chance(3) {
		return mlCase("OneHotEncoder", 1, d.text(dims, "a", "b", "c", "")).with(attrStrings("cats_strings", "c", "a", ""))
	}
	c := mlCase("OneHotEncoder", 1, d.numbers(oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_INT64), dims, 0, 3)).with(attrInts("cats_int64s", 2, 0, 7, 1))
	c.maybe(d, attrInt("zeros", d.IntN(2)))
	return c
}

func drawArrayFeatureExtractor(d *drawer) *drawnCase {
	dims := d.dims(d.between(1, 3), 1, 4)
	last := dims[len(dims)-1]
	x := d.numbers(d.anyFeature(), dims, -9, 9)
	if d.chance(4) {
		x = d.text(dims, "a", "b", "")
	}
	return mlCase("ArrayFeatureExtractor", 1, x, d.either(d.numbers(onnxpb.Tensor_INT64, []int64{1, int64(d.between(1, 4))}, 0, float64(last-1))))
}

func drawFeatureVectorizer(d *drawer) *drawnCase {
	c, n, elem := mlCase("FeatureVectorizer", 1), int64(d.between(1, 3)), d.anyFeature()
	var sizes []int64
	for range d.between(1, 3) {
		width := int64(d.between(1, 4))
		dims := []int64{n, width}
		if n == 1 && d.chance(2) {
			dims = dims[1:]
		}
		c.in = append(c.in, d.numbers(elem, dims, -5, 5))
		sizes = append(sizes, width+int64(d.between(-1, 1)))
	}
	return c.with(attrInts("inputdimensions", sizes...))
}

func drawLinearRegressor(d *drawer) *drawnCase {
	n, targets := d.between(1, 5), d.between(1, 4)
	c := mlCase("LinearRegressor", 1, d.features(onnxpb.Tensor_FLOAT, n)).with(attrFloats("coefficients", d.reals(n*targets)...), attrInt("targets", targets))
	c.maybe(d, attrFloats("intercepts", d.reals(targets)...))
	c.maybe(d, d.post())
	return c
}

// drawLinearClassifier leaves out PROBIT of one score that stands for two: ONNX Runtime's answer is
// of memory that nothing has written.
func drawLinearClassifier(d *drawer) *drawnCase {
	n, scores := d.between(1, 5), d.between(1, 4)
	count := max(scores, 2)
	c := mlCase("LinearClassifier", 2, d.features(d.anyFeature(), n)).with(attrFloats("coefficients", d.reals(n*scores)...), attrFloats("intercepts", d.reals(scores)...), d.labels(count, "classlabels_ints"))
	if post := d.post(); scores > 1 || string(post.S) != "PROBIT" {
		c.with(post)
	}
	return c
}

// drawLabelEncoder has keys that differ: of equal ones the last counts by the specification, and the
// first in ONNX Runtime.
func drawLabelEncoder(d *drawer) *drawnCase {
	keys := []*onnxpb.Attribute{attrStrings("keys_strings", "a", "b", ""), attrInts("keys_int64s", 3, -1, 1<<50), attrFloats[float32]("keys_floats", 0.5, float32(math.NaN()), -2)}
	values := []*onnxpb.Attribute{attrStrings("values_strings", "x", "", "y"), attrInts("values_int64s", 8, 1<<50, -3), attrFloats[float32]("values_floats", 0.1, -7, 3)}
	defaults := []*onnxpb.Attribute{attrString("default_string", "none"), attrInt("default_int64", 17), attrFloat("default_float", 2.5)}
	dims := d.dims(d.between(1, 2), 1, 5)
	ins := []drawnInput{d.text(dims, "a", "b", "c", ""), d.someOf(onnxpb.Tensor_INT64, dims, 3, -1, 1<<50, 0, 4), d.someOf(onnxpb.Tensor_FLOAT, dims, 0.5, math.NaN(), -2, 0, 9)}
	k, v := d.IntN(3), d.IntN(3)
	c := mlCase("LabelEncoder", 1, ins[k]).with(keys[k], values[v])
	c.version = oneOf[int64](d, 2, 4)
	if c.version == 2 && k == 2 { // where NaN is no key
		c.in[0] = d.someOf(onnxpb.Tensor_FLOAT, dims, 0.5, -2, 0, 9)
	}
	c.maybe(d, defaults[v])
	return c
}

// someOf is a tensor of some numbers.
func (d *drawer) someOf(elem onnxpb.Tensor_DataType, dims []int64, list ...float64) drawnInput {
	all := make([]float64, sizeOf(dims))
	for i := range all {
		all[i] = oneOf(d, list...)
	}
	return put(elem, dims, all)
}

func drawCategoryMapper(d *drawer) *drawnCase {
	dims := d.dims(d.between(1, 2), 1, 4)
	c := mlCase("CategoryMapper", 1).with(attrStrings("cats_strings", "a", "b", "c"), attrInts("cats_int64s", 5, -2, 1<<40))
	if d.chance(2) {
		c.in = []drawnInput{d.text(dims, "a", "b", "c", "d")}
		c.maybe(d, attrInt("default_int64", 9))
		return c
	}
	c.in = []drawnInput{d.someOf(onnxpb.Tensor_INT64, dims, 5, -2, 1<<40, 0)}
	c.maybe(d, attrString("default_string", "none"))
	return c
}
