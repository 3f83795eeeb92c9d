package onnxop

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// The domain ai.onnx.ml: models as scikit-learn, LightGBM and XGBoost make them. Where its
// documents are silent, the operators do what ONNX Runtime's CPU provider does.

const ml = "ai.onnx.ml."

// defineML adds an operator of the domain from a version on.
func defineML(name string, since int, run Operator) { define(ml+name, since, run) }

// rows is operand i as rows of features, [n, features], of a dtype. One axis is one row.
func (c *Call) rows(i int, d dtype.DType) *tensor.Tensor {
	x := c.X(i)
	if x.Rank() == 1 {
		x = x.ExpandDims(0)
	}
	if x.Rank() != 2 {
		c.fail("operand %d has shape %v, and %s takes [n, features] or [features]", i+1, x.Shape(), c.Op)
	}
	return x.Cast(d)
}

// singles is an attribute of float32 numbers, nil where the node has none.
func (c *Call) singles(name string) []float32 {
	c.Floats(name) // fails if the attribute has another type
	return c.Attrs[name].Floats
}

// longs is an attribute of int64 numbers, nil where the node has none.
func (c *Call) longs(name string) []int64 {
	c.Ints(name)
	return c.Attrs[name].Ints
}

// single is a float32 number as a tensor, which no other operand changes to another dtype.
func (c *Call) single(x float32) *tensor.Tensor { return tensor.Full(c.dev, x, 1) }

// postTransforms are the functions of scores that classifiers and regressors end with.
var postTransforms = map[string]func(c *Call, s *tensor.Tensor) *tensor.Tensor{
	"NONE":         func(_ *Call, s *tensor.Tensor) *tensor.Tensor { return s },
	"LOGISTIC":     func(_ *Call, s *tensor.Tensor) *tensor.Tensor { return s.Sigmoid() },
	"SOFTMAX":      func(_ *Call, s *tensor.Tensor) *tensor.Tensor { return s.Softmax(-1) },
	"SOFTMAX_ZERO": (*Call).softmaxZero,
	"PROBIT":       (*Call).probit,
}

// postTransform is the name of the node's function of scores.
func (c *Call) postTransform() string {
	how := c.Str("post_transform", "NONE")
	if postTransforms[how] == nil {
		c.fail("post_transform is %q, and it is NONE, SOFTMAX, LOGISTIC, SOFTMAX_ZERO or PROBIT", how)
	}
	return how
}

// postTransformed is a function of scores [n, k] by its name. A single score is left as it is by all
// but PROBIT, as in ONNX Runtime.
func (c *Call) postTransformed(how string, s *tensor.Tensor) *tensor.Tensor {
	if s.Dim(1) == 1 && how != "PROBIT" {
		return s
	}
	return postTransforms[how](c, s)
}

// softmaxZero is softmax of the scores that are not 0. These stay near 0: each is multiplied by
// exp(-greatest), and divided by the sum of the others' exponentials.
func (c *Call) softmaxZero(s *tensor.Tensor) *tensor.Tensor {
	const nothing = float32(1e-7)
	greatest := s.Max([]int{-1}, tensor.KeepDims())
	some := s.Abs().Greater(c.single(nothing))
	powers := s.Sub(greatest).Exp()
	sum := tensor.Where(some, powers, 0.0).Sum([]int{-1}, tensor.KeepDims())
	return tensor.Where(some, powers, s.Mul(greatest.Neg().Exp())).Div(sum)
}

// probit is the inverse of the normal distribution by the approximation of ONNX Runtime.
func (c *Call) probit(s *tensor.Tensor) *tensor.Tensor {
	const a, b = float32(2 / (3.14159 * 0.147)), float32(1 / 0.147)
	x := s.Mul(c.single(2)).Sub(c.single(1))
	log := x.Neg().Add(c.single(1)).Mul(x.Add(c.single(1))).Log()
	v := log.Mul(c.single(0.5)).Add(c.single(a))
	root := v.Square().Sub(log.Mul(c.single(b))).Sqrt().Sub(v).Sqrt()
	return tensor.Where(x.Less(c.single(0)), root.Neg(), root).Mul(c.single(math.Sqrt2))
}

// classes are the labels of a classifier: numbers or words.
type classes struct {
	numbers []int64
	words   []string
}

// classes reads the labels of a classifier, of which it needs one or more.
func (c *Call) classes(numbers, words string) classes {
	l := classes{c.longs(numbers), c.Strs(words)}
	if len(l.words) > 0 {
		l.numbers = nil
	}
	if l.count() == 0 {
		c.fail("neither %s nor %s has a label", numbers, words)
	}
	return l
}

func (l classes) count() int { return max(len(l.numbers), len(l.words)) }

// labelled are the labels at places among them, an integer tensor.
func (c *Call) labelled(l classes, places *tensor.Tensor) Value {
	if len(l.words) == 0 {
		return c.result(tensor.From(c.dev, l.numbers, len(l.numbers)).Take(0, places))
	}
	return c.spelled(c.result(places).(*Array), l.words)
}
