package onnxop

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Linear models: scores [n, k] of features [n, f] by coefficients [k, f].

func init() {
	defineML("LinearRegressor", 1, linearRegressor)
	defineML("LinearClassifier", 1, linearClassifier)
}

// linear is x by coefficients of so many scores, with intercepts where there are as many.
func (c *Call) linear(x *tensor.Tensor, scores int) *tensor.Tensor {
	w, add := c.singles("coefficients"), c.singles("intercepts")
	if scores < 1 || len(w) != scores*x.Dim(1) {
		c.fail("%d coefficients, and %d scores of %d features need %d", len(w), scores, x.Dim(1), scores*x.Dim(1))
	}
	y := x.MatMul(tensor.From(c.dev, w, scores, x.Dim(1)).T())
	if len(add) == scores {
		y = y.Add(tensor.From(c.dev, add, scores))
	}
	return y
}

func linearRegressor(c *Call) []Value {
	y := c.linear(c.rows(0, dtype.Float32), c.Int("targets", 1))
	return c.one(c.postTransformed(c.postTransform(), y))
}

// linearClassifier has a score for each intercept. One score of two classes becomes those of both.
func linearClassifier(c *Call) []Value {
	x, l := c.rows(0, dtype.Float32), c.classes("classlabels_ints", "classlabels_strings")
	count := len(c.singles("intercepts"))
	if count == 0 {
		count = len(c.singles("coefficients")) / max(x.Dim(1), 1)
	}
	s := c.linear(x, count)
	if count > 1 {
		if l.count() < count {
			c.fail("%d labels of %d scores", l.count(), count)
		}
		return []Value{c.labelled(l, s.ArgMax([]int{1})), c.result(c.postTransformed(c.postTransform(), s))}
	}
	if l.count() != 2 {
		c.fail("%d labels, and one score needs 2", l.count())
	}
	label := c.labelled(l, s.Reshape(-1).Greater(0).Cast(dtype.Int64))
	how := c.postTransform()
	if how == "LOGISTIC" {
		return []Value{label, c.result(tensor.Concat(1, s.Neg(), s).Sigmoid())}
	}
	s = c.postTransformed(how, s)
	return []Value{label, c.result(tensor.Concat(1, c.single(1).Sub(s), s))}
}
