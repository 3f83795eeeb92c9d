package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

func init() {
	defineML("TreeEnsembleRegressor", 1, treeEnsembleRegressor)
	defineML("TreeEnsembleClassifier", 1, treeEnsembleClassifier)
	defineML("TreeEnsemble", 5, treeEnsemble)
}

// treeRows are the rows of a tree's operator: float64 where they are, or float32.
func (c *Call) treeRows() *tensor.Tensor {
	d := dtype.Float32
	if c.array(0).DType() == dtype.Float64 {
		d = dtype.Float64
	}
	return c.rows(0, d)
}

// forest is the node's, made once.
func (c *Call) forest(d dtype.DType, how aggregation, read func() ensemble) *forest {
	return c.once(func() any { return c.planted(read(), d, how) }).(*forest)
}

// aggregated is the joined votes of the trees with base, in the rows' dtype. As in ONNX Runtime, a
// target for which a row has no vote is 0, and without base.
func (c *Call) aggregated(name string, base []float64, read func() ensemble) *tensor.Tensor {
	how, ok := aggregations[name]
	if !ok {
		c.fail("aggregate_function is %q, and it is SUM, AVERAGE, MIN or MAX", name)
	}
	x := c.treeRows()
	f := c.forest(x.DType(), how, read)
	s, has := c.treeScores(f, x, how)
	if name == "AVERAGE" {
		s = s.Div(tensor.FromOf(c.dev, x.DType(), []float64{float64(f.trees)}))
	}
	if len(base) == 0 {
		return s
	}
	c.sized("base_values", len(base), f.targets)
	return f.orZero(has, s.Add(tensor.FromOf(c.dev, x.DType(), base, len(base))))
}

func treeEnsembleRegressor(c *Call) []Value {
	s := c.aggregated(c.Str("aggregate_function", "SUM"), c.treeNumbers("base_values"), func() ensemble { return c.trees("target", c.Int("n_targets", 1)) })
	return c.one(c.postTransformed(c.postTransform(), s.Cast(dtype.Float32)))
}

// treeEnsemble computes halves in float32.
func treeEnsemble(c *Call) []Value {
	joins, posts := []string{"AVERAGE", "SUM", "MIN", "MAX"}, []string{"NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"}
	join, post := c.Int("aggregate_function", 1), c.Int("post_transform", 0)
	if join < 0 || join >= len(joins) || post < 0 || post >= len(posts) {
		c.fail("aggregate_function is %d, of 0 to 3, and post_transform %d, of 0 to 4", join, post)
	}
	s := c.aggregated(joins[join], nil, c.treesOfFive)
	if posts[post] != "NONE" {
		s = c.postTransformed(posts[post], s.Cast(dtype.Float32))
	}
	return c.one(s.Cast(c.array(0).DType()))
}

func treeEnsembleClassifier(c *Call) []Value {
	l, base, how := c.classes("classlabels_int64s", "classlabels_strings"), c.treeNumbers("base_values"), c.postTransform()
	x := c.treeRows()
	f := c.forest(x.DType(), summed, func() ensemble { return c.trees("class", l.count()) })
	s, has := c.treeScores(f, x, summed)
	if len(base) > 0 && l.count() > 2 {
		c.sized("base_values", len(base), l.count())
	}
	switch l.count() {
	case 1:
		return c.oneClass(l, base, how, s)
	case 2:
		return c.twoClasses(l, base, how, f, s, has)
	}
	if len(base) > 0 {
		s, has = s.Add(tensor.FromOf(c.dev, s.DType(), base, len(base))), nil
	}
	best := s
	if has != nil && !f.hitsAll() {
		best = tensor.Where(has, s, math.Inf(-1))
	}
	return []Value{c.labelled(l, best.ArgMax([]int{1})), c.result(c.postTransformed(how, s.Cast(dtype.Float32)))}
}

// oneClass has the labels 0 and 1, whatever the class's is.
func (c *Call) oneClass(l classes, base []float64, how string, s *tensor.Tensor) []Value {
	if len(base) > 0 {
		c.sized("base_values", len(base), 1)
		s = s.Add(tensor.FromOf(c.dev, s.DType(), base, 1))
	}
	places := s.Reshape(-1).Greater(0).Cast(dtype.Int64)
	if len(l.words) > 0 {
		l.words, places = l.words[:1], places.ZerosLike()
	} else {
		l.numbers = []int64{0, 1}
	}
	return []Value{c.labelled(l, places), c.result(c.postTransformed(how, s.Cast(dtype.Float32)))}
}

// twoClasses is ONNX Runtime's classifier of two: where the second has no vote, the score of the
// first stands for both.
func (c *Call) twoClasses(l classes, base []float64, how string, f *forest, s, has *tensor.Tensor) []Value {
	if len(base) > 2 {
		c.fail("base_values has %d entries, and 2 classes have at most 2", len(base))
	}
	ids, weights := c.Ints("class_ids"), c.treeNumbers("class_weights")
	isOne := !slices.ContainsFunc(ids, func(id int) bool { return id != ids[0] }) // all votes are for one of them
	isPositive := !slices.ContainsFunc(weights, func(w float64) bool { return w < 0 })
	t := twoScores{c: c, base: base, how: how, isOne: isOne, isPositive: isPositive}
	t.first, t.second = column(s, 0), column(s, 1)
	t.hasFirst = column(has, 0)
	var deciding, scores *tensor.Tensor
	switch f.hits[1] {
	case always:
		deciding, scores = t.both()
	case never:
		deciding, scores = t.single()
	default:
		deciding, scores = t.both()
		one, of := t.single()
		second := column(has, 1)
		deciding, scores = tensor.Where(second, deciding, one), tensor.Where(second, scores, of)
	}
	least := 0.0
	if isOne && isPositive {
		least = 0.5
	}
	if !isOne && len(l.words) == 0 {
		l.numbers = []int64{0, 1} // ONNX Runtime has these labels where both classes have votes
	}
	return []Value{c.labelled(l, deciding.Reshape(-1).Greater(least).Cast(dtype.Int64)), c.result(scores)}
}

// column is column i of [n, k], as [n, 1].
func column(x *tensor.Tensor, i int) *tensor.Tensor { return part(x, 1, i).ExpandDims(1) }

// twoScores are the scores of two classes, [n, 1] each.
type twoScores struct {
	c                 *Call
	base              []float64
	how               string
	isOne, isPositive bool
	first, second     *tensor.Tensor
	hasFirst          *tensor.Tensor
}

func (t twoScores) number(i int) *tensor.Tensor {
	return tensor.FromOf(t.c.dev, t.first.DType(), t.base[i:i+1], 1)
}

// pair is the transformed scores of both classes.
func (t twoScores) pair(first, second *tensor.Tensor) *tensor.Tensor {
	return t.c.postTransformed(t.how, tensor.Concat(1, tensor.Where(t.hasFirst, first, 0.0), second).Cast(dtype.Float32))
}

// both is where the second class has votes: the score that decides, and the result.
func (t twoScores) both() (deciding, scores *tensor.Tensor) {
	first, second := t.first, t.second
	switch len(t.base) {
	case 1:
		first = first.Add(t.number(0))
	case 2:
		second = t.number(1).Add(first)
		first = second.Neg()
	}
	return second, t.pair(first, second)
}

// single is where the second class has none.
func (t twoScores) single() (deciding, scores *tensor.Tensor) {
	first := t.first
	if len(t.base) > 0 {
		first = first.Add(t.number(0))
	}
	deciding = tensor.Where(t.hasFirst, first, 0.0)
	if len(t.base) == 2 {
		return deciding, t.pair(first, t.second.ZerosLike())
	}
	s := deciding.Cast(dtype.Float32)
	nothing := s.ZerosLike()
	switch {
	case t.how == "PROBIT":
		return deciding, tensor.Concat(1, t.c.probit(s), nothing)
	case t.isOne && t.isPositive:
		return deciding, tensor.Concat(1, t.c.single(1).Sub(s), s)
	case !t.isOne && len(t.base) > 0:
		return deciding, tensor.Concat(1, s, nothing)
	case t.how == "LOGISTIC":
		return deciding, tensor.Concat(1, s.Neg(), s).Sigmoid()
	}
	return deciding, tensor.Concat(1, s.Neg(), s)
}
