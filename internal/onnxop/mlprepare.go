package onnxop

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// What comes before a model of ai.onnx.ml: features that are scaled, replaced, chosen and joined.

func init() {
	defineML("Scaler", 1, scaler)
	defineML("Normalizer", 1, normalizer)
	defineML("Imputer", 1, imputer)
	defineML("Binarizer", 1, binarizer)
	defineML("OneHotEncoder", 1, oneHotEncoder)
	defineML("ArrayFeatureExtractor", 1, orStrings(arrayFeatureExtractor, 0))
	defineML("FeatureVectorizer", 1, featureVectorizer)
}

// byFeature is a list of one number, or of one for each feature: the last axis of x.
func byFeature[T dtype.Element](c *Call, name string, list []T, x *tensor.Tensor) *tensor.Tensor {
	if x.Rank() < 1 || len(list) != 1 && len(list) != x.Dim(x.Rank()-1) {
		c.fail("%s has %d numbers, and an operand of shape %v needs 1 or one for each feature", name, len(list), x.Shape())
	}
	return tensor.From(c.dev, list, len(list))
}

// scaler computes in float64 where the features have it, and gives float32.
func scaler(c *Call) []Value {
	x := c.X(0)
	if x.DType() != dtype.Float64 {
		x = x.Cast(dtype.Float32)
	}
	offset, scale := byFeature(c, "offset", c.singles("offset"), x), byFeature(c, "scale", c.singles("scale"), x)
	return c.one(x.Sub(offset.Cast(x.DType())).Mul(scale.Cast(x.DType())).Cast(dtype.Float32))
}

// normalizer divides each row by its greatest element, or by its norm. A row of zeros stays.
func normalizer(c *Call) []Value {
	dims, x := c.dims(0), c.rows(0, dtype.Float32)
	last := []int{1}
	var y, by *tensor.Tensor
	switch how := c.Str("norm", "MAX"); how {
	case "MAX":
		by = x.NaNMax(last, tensor.KeepDims())
		y = x.Div(by)
	case "L1":
		by = x.Abs().Sum(last, tensor.KeepDims())
		y = x.Div(by)
	case "L2":
		squares := x.Square()
		by = squares.Sum(last, tensor.KeepDims())
		root := squares.Div(by).Sqrt()
		y = tensor.Where(x.Less(0), root.Neg(), root)
	default:
		c.fail("norm is %q, and it is MAX, L1 or L2", how)
	}
	return c.one(tensor.Where(by.Equal(0), x, y).Reshape(dims...))
}

// imputer puts numbers in the place of one, which may be NaN.
func imputer(c *Call) []Value {
	x := c.X(0)
	if x.DType().IsInteger() {
		old, by := int64(c.Int("replaced_value_int64", 0)), byFeature(c, "imputed_value_int64s", c.longs("imputed_value_int64s"), x)
		return c.one(tensor.Where(x.Cast(dtype.Int64).Equal(tensor.Full(c.dev, old, 1)), by.Cast(x.DType()), x))
	}
	old := float32(c.Float("replaced_value_float", 0))
	by := byFeature(c, "imputed_value_floats", c.singles("imputed_value_floats"), x).Cast(x.DType())
	isOld := x.IsNaN()
	if !math.IsNaN(float64(old)) {
		isOld = x.Equal(c.single(old).Cast(x.DType()))
	}
	return c.one(tensor.Where(isOld, by, x))
}

func binarizer(c *Call) []Value {
	x := c.X(0)
	threshold := c.single(float32(c.Float("threshold", 0)))
	if x.DType() == dtype.Float64 {
		threshold = threshold.Cast(dtype.Float64)
	}
	return c.one(x.Cast(threshold.DType()).Greater(threshold).Cast(x.DType()))
}

// oneHotEncoder adds an axis of categories. Numbers count without their fractions; of equal
// categories the last counts.
func oneHotEncoder(c *Call) []Value {
	var x *tensor.Tensor
	var categories int
	if s, ok := c.In[0].(*Strings); ok {
		words := c.Strs("cats_strings")
		x, categories = c.numbered(s, placeOf(words, true)), len(words)
	} else {
		numbers := c.longs("cats_int64s")
		x, categories = searched(c, c.X(0).Cast(dtype.Int64), keysOf(numbers, true)), len(numbers)
	}
	if categories == 0 {
		c.fail("no category is named")
	}
	if !c.Flag("zeros", true) && c.readInts(x.Equal(categories).CountNonzero(nil))[0] > 0 {
		c.fail("an element is of no category, and zeros is 0")
	}
	at := tensor.Arange(c.dev, int64(0), int64(categories), 1)
	return c.one(x.ExpandDims(-1).Equal(at).Cast(dtype.Float32))
}

// arrayFeatureExtractor takes elements along the last axis. Of one axis it makes two.
func arrayFeatureExtractor(c *Call) []Value {
	x, at := c.X(0), c.X(1).Reshape(-1)
	c.atLeast(x, 1)
	y := x.Take(x.Rank()-1, at)
	if y.Rank() == 1 {
		y = y.ExpandDims(0)
	}
	return c.one(y)
}

// featureVectorizer joins features, of each operand as many as inputdimensions says: 0 stands for
// those that are not there.
func featureVectorizer(c *Call) []Value {
	sizes := c.Ints("inputdimensions")
	if len(sizes) != len(c.In) || len(sizes) == 0 {
		c.fail("inputdimensions has %d sizes, and there are %d operands", len(sizes), len(c.In))
	}
	var parts []*tensor.Tensor
	for i, size := range sizes {
		x := c.X(i)
		if x.Rank() == 1 {
			x = x.ExpandDims(0)
		}
		c.atLeast(x, 2)
		x = x.Reshape(x.Dim(0), -1).Cast(dtype.Float32)
		if size < 0 || size > maxOnHost {
			c.fail("inputdimensions has the size %d", size)
		}
		if more := size - x.Dim(1); more > 0 {
			x = x.Pad(0.0, [2]int{}, [2]int{0, more})
		}
		parts = append(parts, x.At(shape.All(), shape.Span(0, size)))
	}
	return c.one(tensor.Concat(1, parts...))
}
