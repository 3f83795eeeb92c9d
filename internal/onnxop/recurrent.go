package onnxop

import (
	"strings"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Recurrent layers. The input's products with the weights of all steps and directions
// are one product of matrices; each step then has only the state's.

func init() {
	define("RNN", 1, func(c *Call) []Value { return c.recurrent(1, 1, []string{"Tanh"}, (*layer).rnn) })
	define("GRU", 1, func(c *Call) []Value { return c.recurrent(3, 1, []string{"Sigmoid", "Tanh"}, (*layer).gru) })
	define("LSTM", 1, func(c *Call) []Value { return c.recurrent(4, 2, []string{"Sigmoid", "Tanh", "Tanh"}, (*layer).lstm) })
}

// layer is one direction of a recurrent node. Matrices are [hidden, gates * hidden],
// vectors [gates * hidden].
type layer struct {
	c       *Call
	hidden  int
	r       *tensor.Tensor
	bias    *tensor.Tensor // of the input's products and, but for a linear GRU, the state's
	rb      *tensor.Tensor // of the state's products alone
	p       *tensor.Tensor // peepholes, nil where there are none
	act     []unary
	linear  bool // linear_before_reset
	coupled bool // input_forget
}

// step is a layer's next state, the hidden one first, of a step's products x [batch,
// gates * hidden].
type step = func(l *layer, x *tensor.Tensor, state []*tensor.Tensor) []*tensor.Tensor

func (c *Call) recurrent(gates, states int, names []string, next step) []Value {
	x, w, r := c.X(0), c.X(1), c.X(2)
	for _, t := range []*tensor.Tensor{x, w, r} {
		if c.check(t.Err()); t.Rank() != 3 {
			c.fail("an operand has shape %v, and %s takes three axes", t.Shape(), c.Op)
		}
	}
	batchFirst := c.Int("layout", 0) == 1
	if batchFirst {
		x = x.SwapAxes(0, 1)
	}
	backwards := c.directions(w.Dim(0))
	hidden := r.Dim(2)
	if w.Dim(1) != gates*hidden || w.Dim(2) != x.Dim(2) || r.Dim(1) != gates*hidden || r.Dim(0) != w.Dim(0) {
		c.fail("x has shape %v, weights %v and %v; %s has %d gates", x.Shape(), w.Shape(), r.Shape(), c.Op, gates)
	}
	products := x.MatMul(w.Reshape(-1, w.Dim(2)).T())
	acts := c.activations(names, len(backwards))
	var hs []*tensor.Tensor
	ends := make([][]*tensor.Tensor, states)
	for d, reverse := range backwards {
		l := c.layer(d, hidden, gates, acts[d*len(names):][:len(names)])
		state := make([]*tensor.Tensor, states)
		for i := range state {
			state[i] = c.initial(5+i, d, batchFirst, x, hidden)
		}
		h, state := l.run(products.At(shape.All(), shape.All(), shape.Span(d*gates*hidden, (d+1)*gates*hidden)), state, reverse, next)
		hs = append(hs, h)
		for i := range state {
			ends[i] = append(ends[i], state[i])
		}
	}
	return c.recurrentResults(hs, ends, batchFirst)
}

// recurrentResults are [seq, directions, batch, hidden] of all steps and [directions,
// batch, hidden] of the last states, or with the batch first.
func (c *Call) recurrentResults(hs []*tensor.Tensor, ends [][]*tensor.Tensor, batchFirst bool) []Value {
	out := make([]*tensor.Tensor, 1+len(ends))
	if c.Named(0) {
		out[0] = tensor.Stack(1, hs...)
		if batchFirst {
			out[0] = out[0].Permute(2, 0, 1, 3)
		}
	}
	for i, list := range ends {
		axis := 0
		if batchFirst {
			axis = 1
		}
		if c.Named(1 + i) {
			out[1+i] = tensor.Stack(axis, list...)
		}
	}
	return c.some(out...)
}

// directions says of each whether it runs from the end.
func (c *Call) directions(n int) []bool {
	list := map[string][]bool{"forward": {false}, "reverse": {true}, "bidirectional": {false, true}}[strings.ToLower(c.Str("direction", "forward"))]
	if list == nil || len(list) != n {
		c.fail("direction is %q, and the weights are of %d; it is forward, reverse or bidirectional", c.Str("direction", "forward"), n)
	}
	return list
}

// layer is direction d of a node.
func (c *Call) layer(d, hidden, gates int, act []unary) *layer {
	l := &layer{c: c, hidden: hidden, r: part(c.X(2), 0, d).T(), act: act,
		linear: c.Op == "GRU" && c.Flag("linear_before_reset", false), coupled: c.Flag("input_forget", false)}
	if b := c.orX(3); b != nil {
		l.bias, l.rb = part(b, 0, d).At(shape.Span(0, gates*hidden)), part(b, 0, d).At(shape.Span(gates*hidden, 2*gates*hidden))
		if !l.linear {
			l.bias, l.rb = l.bias.Add(l.rb), nil
		}
	}
	if c.Op == "LSTM" && c.Has(7) {
		l.p = part(c.X(7), 0, d)
	}
	return l
}

// initial is a direction's first state, [batch, hidden].
func (c *Call) initial(operand, d int, batchFirst bool, x *tensor.Tensor, hidden int) *tensor.Tensor {
	s := c.orX(operand)
	switch {
	case s == nil:
		return tensor.Zeros(c.dev, x.DType(), x.Dim(1), hidden)
	case batchFirst:
		return part(s, 1, d)
	}
	return part(s, 0, d)
}

// run makes all steps; h is the hidden state after each, in the order of the input. A
// row of the batch stands still where its sequence has ended, which for one that runs
// from the end is before it begins.
func (l *layer) run(xs *tensor.Tensor, state []*tensor.Tensor, reverse bool, next step) (h *tensor.Tensor, last []*tensor.Tensor) {
	lengths := l.c.orX(4)
	if lengths != nil {
		lengths = lengths.ExpandDims(1)
	}
	if l.bias != nil {
		xs = xs.Add(l.bias)
	}
	steps := xs.Dim(0)
	l.c.turns("steps", steps)
	hs := make([]*tensor.Tensor, steps)
	for i := range steps {
		t := i
		if reverse {
			t = steps - 1 - i
		}
		made := next(l, part(xs, 0, t), state)
		hs[t] = made[0]
		if lengths != nil {
			runs := lengths.Greater(t)
			hs[t] = tensor.Where(runs, made[0], made[0].ZerosLike())
			for j := range made {
				made[j] = tensor.Where(runs, made[j], state[j])
			}
		}
		state = made
	}
	if steps == 0 {
		return tensor.Zeros(l.c.dev, xs.DType(), 0, xs.Dim(1), l.hidden), state
	}
	return tensor.Stack(0, hs...), state
}

// gates cuts [batch, n * hidden] from gate i to gate j.
func (l *layer) gates(t *tensor.Tensor, i, j int) *tensor.Tensor {
	index := shape.Span(i*l.hidden, j*l.hidden)
	if t.Rank() == 1 {
		return t.At(index)
	}
	return t.At(shape.All(), index)
}

func (l *layer) rnn(x *tensor.Tensor, state []*tensor.Tensor) []*tensor.Tensor {
	return []*tensor.Tensor{l.act[0](x.Add(state[0].MatMul(l.r)))}
}

// gru's gates are update, reset and hidden.
func (l *layer) gru(x *tensor.Tensor, state []*tensor.Tensor) []*tensor.Tensor {
	h := state[0]
	var zr, candidate *tensor.Tensor
	if l.linear {
		all := h.MatMul(l.r)
		if l.rb != nil {
			all = all.Add(l.rb)
		}
		zr = l.act[0](l.gates(x, 0, 2).Add(l.gates(all, 0, 2)))
		candidate = l.gates(x, 2, 3).Add(l.gates(zr, 1, 2).Mul(l.gates(all, 2, 3)))
	} else {
		zr = l.act[0](l.gates(x, 0, 2).Add(h.MatMul(l.gates(l.r, 0, 2))))
		candidate = l.gates(x, 2, 3).Add(l.gates(zr, 1, 2).Mul(h).MatMul(l.gates(l.r, 2, 3)))
	}
	z := l.gates(zr, 0, 1)
	one := z.Neg().Add(1)
	return []*tensor.Tensor{one.Mul(l.act[1](candidate)).Add(z.Mul(h))}
}

// lstm's gates are input, output, forget and cell, and its peepholes input, output and
// forget.
func (l *layer) lstm(x *tensor.Tensor, state []*tensor.Tensor) []*tensor.Tensor {
	h, cell := state[0], state[1]
	all := x.Add(h.MatMul(l.r))
	gate := func(i int, seen *tensor.Tensor) *tensor.Tensor {
		t := l.gates(all, i, i+1)
		if l.p != nil {
			t = t.Add(l.gates(l.p, i, i+1).Mul(seen))
		}
		return l.act[0](t)
	}
	in := gate(0, cell)
	forget := in.Neg().Add(1)
	if !l.coupled {
		forget = gate(2, cell)
	}
	next := forget.Mul(cell).Add(in.Mul(l.act[1](l.gates(all, 3, 4))))
	return []*tensor.Tensor{gate(1, next).Mul(l.act[2](next)), next}
}

// activation is a function of a recurrent layer, with what its parameters are where the
// node has none.
type activation struct {
	alpha, beta float64
	params      int
	f           func(x *tensor.Tensor, alpha, beta float64) *tensor.Tensor
}

// plain is an activation without parameters.
func plain(f unary) activation {
	return activation{f: func(x *tensor.Tensor, _, _ float64) *tensor.Tensor { return f(x) }}
}

var activations = map[string]activation{
	"relu": plain((*tensor.Tensor).Relu), "tanh": plain((*tensor.Tensor).Tanh), "sigmoid": plain((*tensor.Tensor).Sigmoid),
	"softsign": plain((*tensor.Tensor).Softsign), "softplus": plain((*tensor.Tensor).Softplus),
	"affine":      {1, 0, 2, func(x *tensor.Tensor, a, b float64) *tensor.Tensor { return x.Mul(a).Add(b) }},
	"scaledtanh":  {1, 1, 2, func(x *tensor.Tensor, a, b float64) *tensor.Tensor { return x.Mul(b).Tanh().Mul(a) }},
	"hardsigmoid": {0.2, 0.5, 2, func(x *tensor.Tensor, a, b float64) *tensor.Tensor { return x.HardSigmoidOf(a, b) }},
	"leakyrelu":   {0.01, 0, 1, func(x *tensor.Tensor, a, _ float64) *tensor.Tensor { return x.LeakyRelu(a) }},
	"elu":         {1, 0, 1, func(x *tensor.Tensor, a, _ float64) *tensor.Tensor { return x.ELU(a) }},
	"thresholdedrelu": {1, 0, 1, func(x *tensor.Tensor, a, _ float64) *tensor.Tensor {
		return tensor.Where(x.GreaterEqual(a), x, x.ZerosLike())
	}},
}

// activations are those of all directions, each with the node's next alpha and beta
// where it has such, behind the node's clip.
func (c *Call) activations(otherwise []string, directions int) (list []unary) {
	names := c.Strs("activations")
	for len(names) < len(otherwise)*directions {
		names = append(names, otherwise[len(names)%len(otherwise)])
	}
	alphas, betas := c.Floats("activation_alpha"), c.Floats("activation_beta")
	for _, name := range names {
		a, ok := activations[strings.ToLower(name)]
		if !ok {
			c.fail("there is no activation %q", name)
		}
		if a.params > 0 && len(alphas) > 0 {
			a.alpha, alphas = alphas[0], alphas[1:]
		}
		if a.params > 1 && len(betas) > 0 {
			a.beta, betas = betas[0], betas[1:]
		}
		list = append(list, func(x *tensor.Tensor) *tensor.Tensor {
			if clip := c.Float("clip", 0); clip > 0 {
				x = x.Clip(-clip, clip)
			}
			return a.f(x, a.alpha, a.beta)
		})
	}
	return list
}
