package onnxop

import "github.com/weft-gpu/weft/tensor"

// Optimisers of the domain of training: operands are the rate, the step's number, and then
// all tensors, all gradients, and all of each state.

const trainingDomain = "ai.onnx.preview.training."

func init() {
	define(trainingDomain+"Adagrad", 1, adagrad)
	define(trainingDomain+"Adam", 1, adam)
	define(trainingDomain+"Momentum", 1, momentum)
}

// groups are the operands behind the first two, n kinds of as many each.
func (c *Call) groups(n int) [][]*tensor.Tensor {
	all := c.all(2)
	if len(all)%n != 0 {
		c.fail("%d tensors, and each of these needs %d", len(all), n)
	}
	out := make([][]*tensor.Tensor, n)
	for i := range out {
		out[i] = all[i*len(all)/n:][:len(all)/n]
	}
	return out
}

func adagrad(c *Call) []Value {
	rate, step := c.X(0).Reshape(), c.X(1).Reshape()
	rate = rate.Div(step.Cast(rate.DType()).Mul(c.Float("decay_factor", 0)).Add(1))
	g := c.groups(3)
	var xs, sums []*tensor.Tensor
	for i, x := range g[0] {
		gradient := x.Mul(c.Float("norm_coefficient", 0)).Add(g[1][i])
		sum := g[2][i].Add(gradient.Square())
		xs, sums = append(xs, x.Sub(rate.Mul(gradient).Div(sum.Sqrt().Add(c.Float("epsilon", 1e-6))))), append(sums, sum)
	}
	return c.some(append(xs, sums...)...)
}

func adam(c *Call) []Value {
	rate, step := c.X(0).Reshape(), c.X(1).Reshape()
	alpha, beta := c.Float("alpha", 0.9), c.Float("beta", 0.999)
	t := step.Cast(rate.DType())
	one := rate.OnesLike()
	adjusted := rate.Mul(one.Sub(one.Mul(beta).Pow(t)).Sqrt()).Div(one.Sub(one.Mul(alpha).Pow(t)))
	adjusted = tensor.Where(step.Greater(0), adjusted, rate)
	g := c.groups(4)
	var xs, vs, hs []*tensor.Tensor
	for i, x := range g[0] {
		gradient := x.Mul(c.Float("norm_coefficient", 0)).Add(g[1][i])
		v := g[2][i].Mul(alpha).Add(gradient.Mul(1 - alpha))
		h := g[3][i].Mul(beta).Add(gradient.Square().Mul(1 - beta))
		x = x.Sub(adjusted.Mul(v).Div(h.Sqrt().Add(c.Float("epsilon", 1e-6))))
		xs, vs, hs = append(xs, x.Mul(1-c.Float("norm_coefficient_post", 0))), append(vs, v), append(hs, h)
	}
	return c.some(append(append(xs, vs...), hs...)...)
}

func momentum(c *Call) []Value {
	rate, step := c.X(0).Reshape(), c.X(1).Reshape()
	alpha := c.Float("alpha", 0)
	beta := tensor.Where(step.Greater(0), rate.OnesLike().Mul(c.Float("beta", 0)), rate.OnesLike())
	g := c.groups(3)
	var xs, vs []*tensor.Tensor
	for i, x := range g[0] {
		gradient := x.Mul(c.Float("norm_coefficient", 0)).Add(g[1][i])
		v := g[2][i].Mul(alpha).Add(beta.Mul(gradient))
		by := v
		if c.Str("mode", "standard") == "nesterov" {
			by = gradient.Add(v.Mul(alpha))
		}
		xs, vs = append(xs, x.Sub(rate.Mul(by))), append(vs, v)
	}
	return c.some(append(xs, vs...)...)
}
