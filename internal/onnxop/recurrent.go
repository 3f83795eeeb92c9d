package onnxop

import (
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Recurrent layers. The input's products with the weights of all steps and directions
// are one product of matrices; each step then has only the state's. Directions go side by
// side, step by step, so that both take no more launches than one: where they have the
// same activations, which nearly all have.

func init() {
	define("RNN", 1, func(c *Call) []Value { return c.recurrent(1, 1, []string{"Tanh"}, (*layer).rnn) })
	define("GRU", 1, func(c *Call) []Value { return c.recurrent(3, 1, []string{"Sigmoid", "Tanh"}, (*layer).gru) })
	define("LSTM", 1, func(c *Call) []Value { return c.recurrent(4, 2, []string{"Sigmoid", "Tanh", "Tanh"}, (*layer).lstm) })
}

// layer is directions of a recurrent node that go side by side. Matrices are
// [directions, hidden, gates * hidden], vectors [directions, 1, gates * hidden], states
// [directions, batch, hidden].
type layer struct {
	c       *Call
	first   int    // direction
	reverse []bool // of each, whether it runs from the end
	hidden  int
	r       *tensor.Tensor
	bias    *tensor.Tensor // of the input's products and, but for a linear GRU, the state's
	rb      *tensor.Tensor // of the state's products alone
	p       *tensor.Tensor // peepholes, nil where there are none
	act     []chosenActivation
	linear  bool // linear_before_reset
	coupled bool // input_forget
}

// step is a layer's next state, the hidden one first, of a step's products x
// [directions, batch, gates * hidden].
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
	reverse := c.directions(w.Dim(0))
	hidden := r.Dim(2)
	if w.Dim(1) != gates*hidden || w.Dim(2) != x.Dim(2) || r.Dim(1) != gates*hidden || r.Dim(0) != w.Dim(0) {
		c.fail("x has shape %v, weights %v and %v; %s has %d gates", x.Shape(), w.Shape(), r.Shape(), c.Op, gates)
	}
	c.checkDirections(len(reverse), batchFirst)
	products := x.MatMul(w.Reshape(-1, w.Dim(2)).T()).Reshape(x.Dim(0), x.Dim(1), len(reverse), gates*hidden).Permute(0, 2, 1, 3)
	var hs []*tensor.Tensor
	ends := make([][]*tensor.Tensor, states)
	for _, l := range c.layers(reverse, hidden, gates, c.activations(names, len(reverse))) {
		state := make([]*tensor.Tensor, states)
		for i := range state {
			state[i] = l.initial(5+i, batchFirst, x)
		}
		h, state := l.run(l.among(products, 1), state, next)
		hs = append(hs, h)
		for i := range state {
			ends[i] = append(ends[i], state[i])
		}
	}
	return c.recurrentResults(hs, ends, batchFirst)
}

// checkDirections fails where an operand has another number of directions than the weights.
func (c *Call) checkDirections(n int, batchFirst bool) {
	for _, operand := range []struct {
		at    int
		name  string
		state bool
	}{{3, "the biases", false}, {5, "the first state", true}, {6, "the first cell", true}, {7, "the peepholes", false}} {
		t, axis := c.orX(operand.at), 0
		if t == nil {
			continue
		}
		if operand.state && batchFirst {
			axis = 1
		}
		if c.check(t.Err()); t.Rank() <= axis || t.Dim(axis) != n {
			c.fail("%s: axis %d of shape %v is not %d, the number of directions", operand.name, axis, t.Shape(), n)
		}
	}
}

// recurrentResults are [seq, directions, batch, hidden] of all steps and [directions,
// batch, hidden] of the last states, or with the batch first.
func (c *Call) recurrentResults(hs []*tensor.Tensor, ends [][]*tensor.Tensor, batchFirst bool) []Value {
	out := make([]*tensor.Tensor, 1+len(ends))
	if c.Named(0) {
		out[0] = concatenated(1, hs)
		if batchFirst {
			out[0] = out[0].Permute(2, 0, 1, 3)
		}
	}
	for i, list := range ends {
		if !c.Named(1 + i) {
			continue
		}
		out[1+i] = concatenated(0, list)
		if batchFirst {
			out[1+i] = out[1+i].SwapAxes(0, 1)
		}
	}
	return c.some(out...)
}

// concatenated is a list's tensors along an axis, one as it is.
func concatenated(axis int, list []*tensor.Tensor) *tensor.Tensor {
	if len(list) == 1 {
		return list[0]
	}
	return tensor.Concat(axis, list...)
}

// directions says of each whether it runs from the end.
func (c *Call) directions(n int) []bool {
	list := map[string][]bool{"forward": {false}, "reverse": {true}, "bidirectional": {false, true}}[strings.ToLower(c.Str("direction", "forward"))]
	if list == nil || len(list) != n {
		c.fail("direction is %q, and the weights are of %d; it is forward, reverse or bidirectional", c.Str("direction", "forward"), n)
	}
	return list
}

// layers are the node's directions, those with the same activations in one; act has
// those of all, one direction's after the other's.
func (c *Call) layers(reverse []bool, hidden, gates int, act []chosenActivation) (list []*layer) {
	of := len(act) / len(reverse)
	for d, r := range reverse {
		here := act[d*of:][:of]
		if n := len(list); n > 0 && slices.Equal(list[n-1].act, here) {
			list[n-1].reverse = append(list[n-1].reverse, r)
			continue
		}
		list = append(list, &layer{c: c, first: d, reverse: []bool{r}, hidden: hidden, act: here,
			linear: c.Op == "GRU" && c.Flag("linear_before_reset", false), coupled: c.Flag("input_forget", false)})
	}
	for _, l := range list {
		l.r = l.among(c.X(2), 0).SwapAxes(1, 2)
		if b := c.orX(3); b != nil {
			b = l.among(b, 0).ExpandDims(1)
			l.bias, l.rb = l.span(b, 0, gates), l.span(b, gates, 2*gates)
			if !l.linear {
				l.bias, l.rb = l.bias.Add(l.rb), nil
			}
		}
		if c.Op == "LSTM" && c.Has(7) {
			l.p = l.among(c.X(7), 0).ExpandDims(1)
		}
	}
	return list
}

// among is what the layer's directions have of a tensor with an axis of all.
func (l *layer) among(t *tensor.Tensor, axis int) *tensor.Tensor {
	return slab(t, axis, l.first, l.first+len(l.reverse))
}

// initial is the first state.
func (l *layer) initial(operand int, batchFirst bool, x *tensor.Tensor) *tensor.Tensor {
	s := l.c.orX(operand)
	switch {
	case s == nil:
		return tensor.Zeros(l.c.dev, x.DType(), len(l.reverse), x.Dim(1), l.hidden)
	case batchFirst:
		s = s.SwapAxes(0, 1)
	}
	return l.among(s, 0)
}

// ordered turns the directions that run from the end, along the first axis of [seq,
// directions, ...]: from the order of the input to that of the steps, and back.
func (l *layer) ordered(t *tensor.Tensor) *tensor.Tensor {
	var list []*tensor.Tensor
	for first, d := 0, 0; first < len(l.reverse); first = d {
		for d = first; d < len(l.reverse) && l.reverse[d] == l.reverse[first]; d++ {
		}
		run := slab(t, 1, first, d)
		if l.reverse[first] {
			run = run.Flip(0)
		}
		list = append(list, run)
	}
	return concatenated(1, list)
}

// run makes all steps; h is the hidden state after each, [seq, directions, batch,
// hidden] in the order of the input. A row of the batch stands still where its sequence
// has ended, which for one that runs from the end is before it begins.
func (l *layer) run(xs *tensor.Tensor, state []*tensor.Tensor, next step) (h *tensor.Tensor, last []*tensor.Tensor) {
	if l.bias != nil {
		xs = xs.Add(l.bias)
	}
	xs = l.ordered(xs)
	steps, runs := xs.Dim(0), l.running(xs.Dim(0))
	l.c.turns("steps", steps)
	hs := make([]*tensor.Tensor, steps)
	for i := range steps {
		made := next(l, part(xs, 0, i), state)
		hs[i] = made[0]
		if runs != nil {
			now := part(runs, 0, i)
			hs[i] = tensor.Where(now, made[0], made[0].ZerosLike())
			for j := range made {
				made[j] = tensor.Where(now, made[j], state[j])
			}
		}
		state = made
	}
	if steps == 0 {
		return tensor.Zeros(l.c.dev, xs.DType(), 0, len(l.reverse), xs.Dim(2), l.hidden), state
	}
	return l.ordered(tensor.Stack(0, hs...)), state
}

// running says at which steps the rows of the batch run, [steps, directions, batch, 1];
// nil where all do at all.
func (l *layer) running(steps int) *tensor.Tensor {
	lengths := l.c.orX(4)
	if lengths == nil {
		return nil
	}
	at := tensor.Arange(l.c.dev, int64(0), int64(steps), 1).Reshape(steps, 1, 1, 1).BroadcastTo(steps, len(l.reverse), 1, 1)
	return l.ordered(lengths.Cast(dtype.Int64).Reshape(1, 1, -1, 1).Greater(at))
}

// span cuts the last axis, of n * hidden elements, from gate i to gate j.
func (l *layer) span(t *tensor.Tensor, i, j int) *tensor.Tensor {
	return slab(t, t.Rank()-1, i*l.hidden, j*l.hidden)
}

// slab is what a tensor has along an axis from one index to another, all of it as it is.
func slab(t *tensor.Tensor, axis, from, to int) *tensor.Tensor {
	if from == 0 && to == t.Dim(axis) {
		return t
	}
	return t.At(everything(axis, shape.Span(from, to))...)
}

func (l *layer) rnn(x *tensor.Tensor, state []*tensor.Tensor) []*tensor.Tensor {
	return []*tensor.Tensor{l.act[0].of(x.Add(state[0].MatMul(l.r)))}
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
		zr = l.act[0].of(l.span(x, 0, 2).Add(l.span(all, 0, 2)))
		candidate = l.span(x, 2, 3).Add(l.span(zr, 1, 2).Mul(l.span(all, 2, 3)))
	} else {
		zr = l.act[0].of(l.span(x, 0, 2).Add(h.MatMul(l.span(l.r, 0, 2))))
		candidate = l.span(x, 2, 3).Add(l.span(zr, 1, 2).Mul(h).MatMul(l.span(l.r, 2, 3)))
	}
	z := l.span(zr, 0, 1)
	one := z.Neg().Add(1)
	return []*tensor.Tensor{one.Mul(l.act[1].of(candidate)).Add(z.Mul(h))}
}

// lstm's gates are input, output, forget and cell, and its peepholes input, output and
// forget.
func (l *layer) lstm(x *tensor.Tensor, state []*tensor.Tensor) []*tensor.Tensor {
	h, cell := state[0], state[1]
	all := x.Add(h.MatMul(l.r))
	gate := func(i int, seen *tensor.Tensor) *tensor.Tensor {
		t := l.span(all, i, i+1)
		if l.p != nil {
			t = t.Add(l.span(l.p, i, i+1).Mul(seen))
		}
		return l.act[0].of(t)
	}
	in := gate(0, cell)
	forget := in.Neg().Add(1)
	if !l.coupled {
		forget = gate(2, cell)
	}
	next := forget.Mul(cell).Add(in.Mul(l.act[1].of(l.span(all, 3, 4))))
	return []*tensor.Tensor{gate(1, next).Mul(l.act[2].of(next)), next}
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
	"hardsigmoid": {0.2, 0.5, 2, func(x *tensor.Tensor, a, b float64) *tensor.Tensor { return x.HardSigmoid(tensor.SlopeAndOffset(a, b)) }},
	"leakyrelu":   {0.01, 0, 1, func(x *tensor.Tensor, a, _ float64) *tensor.Tensor { return x.LeakyRelu(a) }},
	"elu":         {1, 0, 1, func(x *tensor.Tensor, a, _ float64) *tensor.Tensor { return x.ELU(a) }},
	"thresholdedrelu": {1, 0, 1, func(x *tensor.Tensor, a, _ float64) *tensor.Tensor {
		return tensor.Where(x.GreaterEqual(a), x, x.ZerosLike())
	}},
}

// chosenActivation is an activation with its parameters, behind the node's clip if that
// is positive.
type chosenActivation struct {
	name              string
	alpha, beta, clip float64
}

func (a chosenActivation) of(x *tensor.Tensor) *tensor.Tensor {
	if a.clip > 0 {
		x = x.Clip(-a.clip, a.clip)
	}
	return activations[a.name].f(x, a.alpha, a.beta)
}

// activations are those of all directions, each with the node's next alpha and beta
// where it has such.
func (c *Call) activations(otherwise []string, directions int) (list []chosenActivation) {
	names := c.Strs("activations")
	for len(names) < len(otherwise)*directions {
		names = append(names, otherwise[len(names)%len(otherwise)])
	}
	alphas, betas := c.Floats("activation_alpha"), c.Floats("activation_beta")
	for _, name := range names[:len(otherwise)*directions] {
		a, ok := activations[strings.ToLower(name)]
		if !ok {
			c.fail("there is no activation %q", name)
		}
		chosen := chosenActivation{strings.ToLower(name), a.alpha, a.beta, c.Float("clip", 0)}
		if a.params > 0 && len(alphas) > 0 {
			chosen.alpha, alphas = alphas[0], alphas[1:]
		}
		if a.params > 1 && len(betas) > 0 {
			chosen.beta, betas = betas[0], betas[1:]
		}
		list = append(list, chosen)
	}
	return list
}
