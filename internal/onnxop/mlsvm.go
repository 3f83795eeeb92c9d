package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Support vector machines.

func init() {
	defineML("SVMRegressor", 1, svmRegressor)
	defineML("SVMClassifier", 1, svmClassifier)
}

// kernelOf is what rows x [n, f] and vectors [m, f] have in common, [n, m]. A linear one adds rho.
func (c *Call) kernelOf(kind string, x, vectors *tensor.Tensor, rho float32) *tensor.Tensor {
	params := c.singles("kernel_params")
	if len(params) != 0 && len(params) != 3 {
		c.fail("kernel_params has %d numbers, and they are gamma, coef0 and degree", len(params))
	}
	params = append(slices.Clone(params), 0, 0, 0)
	gamma, coef, degree := c.single(params[0]), c.single(params[1]), c.single(params[2])
	if kind == "RBF" {
		apart := x.ExpandDims(1).Sub(vectors.ExpandDims(0)).Square().Sum([]int{2})
		return apart.Mul(gamma.Neg()).Exp()
	}
	y := x.MatMul(vectors.T())
	switch kind {
	case "LINEAR":
		return y.Add(c.single(rho))
	case "POLY":
		return y.Mul(gamma).Add(coef).Pow(degree)
	case "SIGMOID":
		return y.Mul(gamma).Add(coef).Tanh()
	}
	c.fail("kernel_type is %q, and it is LINEAR, POLY, RBF or SIGMOID", kind)
	return nil
}

// rho is the attribute's first number.
func (c *Call) rho() float32 {
	list := c.singles("rho")
	if len(list) == 0 {
		c.fail("rho has no number")
	}
	return list[0]
}

// svmRegressor has support vectors, or the coefficients of a linear model. Its post_transform has
// no effect, as in ONNX Runtime.
func svmRegressor(c *Call) []Value {
	x, weights, count := c.rows(0, dtype.Float32), c.singles("coefficients"), c.Int("n_supports", 0)
	var y *tensor.Tensor
	if count > 0 {
		vectors := c.vectors(count, x.Dim(1))
		c.sized("coefficients", len(weights), count)
		kernel := c.kernelOf(c.Str("kernel_type", "LINEAR"), x, vectors, 0)
		y = kernel.MatMul(tensor.From(c.dev, weights, count, 1)).Add(c.single(c.rho()))
	} else {
		c.sized("coefficients", len(weights), x.Dim(1))
		y = c.kernelOf("LINEAR", x, tensor.From(c.dev, weights, 1, len(weights)), c.rho())
	}
	if c.Flag("one_class", false) {
		y = tensor.Where(y.Greater(0), y.OnesLike(), y.OnesLike().Neg())
	}
	return c.one(y)
}

// vectors are the support vectors, [count, features].
func (c *Call) vectors(count, features int) *tensor.Tensor {
	list := c.singles("support_vectors")
	c.sized("support_vectors", len(list), count*features)
	return tensor.From(c.dev, list, count, features)
}

func svmClassifier(c *Call) []Value {
	x, l := c.rows(0, dtype.Float32), c.classes("classlabels_ints", "classlabels_strings")
	weights := c.singles("coefficients")
	isPositive := !slices.ContainsFunc(weights, func(w float32) bool { return w < 0 })
	if count := total(c.Ints("vectors_per_class")); count > 0 {
		return c.votingSVM(x, l, count)
	}
	c.sized("coefficients", len(weights), l.count()*x.Dim(1))
	s := c.kernelOf("LINEAR", x, tensor.From(c.dev, weights, l.count(), x.Dim(1)), c.rho())
	best := s.ArgMax([]int{1})
	if l.count() == 2 && len(c.singles("prob_a")) == 0 {
		greatest := s.Max([]int{1})
		isSecond := greatest.Greater(0)
		if isPositive {
			isSecond = greatest.GreaterEqual(0.5)
		}
		best = tensor.Where(isSecond, best.OnesLike(), best)
	}
	return []Value{c.labelled(l, best), c.result(c.postTransformed(c.postTransform(), s))}
}

func total(list []int) (sum int) {
	for _, n := range list {
		sum += n
	}
	return sum
}

// votingSVM has a score for each pair of classes, and the class is that with the most votes of
// these. Its scores are those of pairs, or probabilities of classes.
func (c *Call) votingSVM(x *tensor.Tensor, l classes, count int) []Value {
	k := l.count()
	perClass := c.Ints("vectors_per_class")
	c.sized("vectors_per_class", len(perClass), k)
	if slices.ContainsFunc(perClass, func(n int) bool { return n < 0 }) || k < 2 {
		c.fail("vectors_per_class is %v, of %d classes", perClass, k)
	}
	kernel := c.kernelOf(c.Str("kernel_type", "LINEAR"), x, c.vectors(count, x.Dim(1)), 0)
	pairs := c.pairScores(kernel, perClass, count)
	best := c.votesOf(pairs, k).ArgMax([]int{1})
	label := c.labelled(l, best)
	a, b := c.singles("prob_a"), c.singles("prob_b")
	how := c.postTransform()
	if len(a) > 0 {
		c.sized("prob_a", len(a), pairs.Dim(1))
		c.sized("prob_b", len(b), pairs.Dim(1))
		return []Value{label, c.result(c.postTransformed(how, c.probabilities(pairs, a, b, k)))}
	}
	if k > 2 {
		return []Value{label, c.result(c.postTransformed(how, pairs))}
	}
	switch how {
	case "NONE":
		pairs = tensor.Concat(1, pairs.Neg(), pairs)
	case "LOGISTIC":
		pairs = tensor.Concat(1, pairs.Neg(), pairs).Sigmoid()
	case "PROBIT":
		pairs = tensor.Concat(1, c.probit(pairs), pairs.ZerosLike())
	default:
		pairs = tensor.Concat(1, c.single(1).Sub(pairs), pairs)
	}
	return []Value{label, c.result(pairs)}
}

// pairScores are the scores of pairs of classes, [n, pairs]: the products of the kernel with the
// coefficients of both classes' vectors, by a matrix that has these in a column for each pair.
func (c *Call) pairScores(kernel *tensor.Tensor, perClass []int, count int) *tensor.Tensor {
	k, weights, rho := len(perClass), c.singles("coefficients"), c.singles("rho")
	pairs := k * (k - 1) / 2
	c.onHost("scores of pairs of classes", count, pairs)
	if len(weights) < (k-1)*count || len(rho) < pairs {
		c.fail("%d coefficients and %d numbers of rho, and %d classes need %d and %d", len(weights), len(rho), k, (k-1)*count, pairs)
	}
	starts := make([]int, k+1)
	for i, n := range perClass {
		starts[i+1] = starts[i] + n
	}
	matrix := make([]float32, count*pairs)
	p := 0
	for i := range k {
		for j := i + 1; j < k; j++ {
			for v := starts[i]; v < starts[i+1]; v++ {
				matrix[v*pairs+p] = weights[(j-1)*count+v]
			}
			for v := starts[j]; v < starts[j+1]; v++ {
				matrix[v*pairs+p] = weights[i*count+v]
			}
			p++
		}
	}
	return kernel.MatMul(tensor.From(c.dev, matrix, count, pairs)).Add(tensor.From(c.dev, rho[:pairs], pairs))
}

// votesOf are how many pairs each of k classes wins: the first of a pair where its score is above 0.
func (c *Call) votesOf(pairs *tensor.Tensor, k int) *tensor.Tensor {
	n := pairs.Dim(1)
	first, second := make([]float32, n*k), make([]float32, n*k)
	p := 0
	for i := range k {
		for j := i + 1; j < k; j++ {
			first[p*k+i], second[p*k+j] = 1, 1
			p++
		}
	}
	wins := pairs.Greater(0).Cast(dtype.Float32)
	return wins.MatMul(tensor.From(c.dev, first, n, k)).Add(c.single(1).Sub(wins).MatMul(tensor.From(c.dev, second, n, k)))
}

// probabilities are those of k classes, [n, k], from those of pairs. They are found on the host, by
// the iteration of libsvm, which ends for each row when it is near enough.
func (c *Call) probabilities(pairs *tensor.Tensor, a, b []float32, k int) *tensor.Tensor {
	const least = float32(1e-7)
	of := pairs.Mul(tensor.From(c.dev, a, len(a))).Add(tensor.From(c.dev, b, len(b))).Neg().Sigmoid()
	of = of.Clip(c.single(least), c.single(1-least))
	c.onHost("probabilities of pairs of classes", of.Shape()...)
	list, err := tensor.Read[float32](c.Ctx, of)
	c.check(err)
	n := pairs.Dim(0)
	out := make([]float32, 0, n*k)
	for row := range n {
		out = append(out, coupled(list[row*len(a):][:len(a)], k)...)
	}
	return tensor.From(c.dev, out, n, k)
}

// coupled are the probabilities of k classes that fit those of pairs best (Wu, Lin and Weng, 2004,
// their second method), rounded to float32 after each operation.
func coupled(pairs []float32, k int) []float32 {
	r := make([]float32, k*k)
	for i, at := 0, 0; i < k; i++ {
		for j := i + 1; j < k; j++ {
			r[i*k+j], r[j*k+i] = pairs[at], 1-pairs[at]
			at++
		}
	}
	q, p, qp := make([]float32, k*k), make([]float32, k), make([]float32, k)
	for i := range k {
		p[i] = 1 / float32(k)
		for j := range k {
			if j != i {
				q[i*k+i] += float32(r[j*k+i] * r[j*k+i])
				q[i*k+j] = -float32(r[j*k+i] * r[i*k+j])
			}
		}
	}
	near := float32(0.005) / float32(k)
	for range 100 {
		if coupledStep(q, p, qp, near) {
			break
		}
	}
	return p
}

// coupledStep improves each probability once, and reports whether they were near enough before.
func coupledStep(q, p, qp []float32, near float32) (done bool) {
	k := len(p)
	all := float32(0)
	for i := range k {
		qp[i] = 0
		for j := range k {
			qp[i] += float32(q[i*k+j] * p[j])
		}
		all += float32(p[i] * qp[i])
	}
	most := float32(0)
	for i := range k {
		if apart := max(qp[i]-all, all-qp[i]); apart > most { // never with NaN
			most = apart
		}
	}
	if most < near {
		return true
	}
	for i := range k {
		diff := (all - qp[i]) / q[i*k+i]
		p[i] += diff
		all = (all + float32(diff*(float32(diff*q[i*k+i])+2*qp[i]))) / (1 + diff) / (1 + diff)
		for j := range k {
			qp[j] = (qp[j] + float32(diff*q[i*k+j])) / (1 + diff)
			p[j] /= 1 + diff
		}
	}
	return false
}
