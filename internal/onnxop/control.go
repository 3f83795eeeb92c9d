package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Operators that run graphs.

func init() {
	define("If", 1, choose)
	define("Loop", 1, loop)
	define("Scan", 9, scan)
	define("Scan", 8, scanBatches)
}

func choose(c *Call) []Value {
	name := "else_branch"
	if c.IntOf(0) != 0 {
		name = "then_branch"
	}
	out, err := c.Graph(name).Run(c.Ctx, nil)
	c.check(err)
	return out
}

// isTrue is a condition's element; a missing condition holds.
func (c *Call) isTrue(v Value) bool {
	if v == nil {
		return true
	}
	one := Call{Ctx: c.Ctx, Env: c.Env, Op: c.Op, In: []Value{v}}
	one.place()
	return one.IntOf(0) != 0
}

// loop runs its body as often as it is asked to and its condition holds. Where the
// condition is not known before, every turn is computed before the next begins.
func loop(c *Call) []Value {
	body := c.Graph("body")
	most := math.MaxInt
	if c.Has(0) {
		most = c.IntOf(0) // below 0: no turn
	}
	carried := append([]Value{}, c.In[min(2, len(c.In)):]...)
	var cond Value
	if c.Has(1) {
		cond = c.In[1]
	}
	var scans [][]Value
	for i := 0; i < most; i++ {
		c.check(c.Ctx.Err())
		if !c.isTrue(cond) {
			break
		}
		if cond == nil {
			cond = constantOf(c, []bool{true})
		}
		out, err := body.Run(c.Ctx, append([]Value{constantOf(c, []int64{int64(i)}), cond}, carried...))
		c.check(err)
		if len(out) < 1+len(carried) {
			c.fail("the body has %d results, and %d values are carried", len(out), len(carried))
		}
		cond = out[0]
		carried = out[1:][:len(carried):len(carried)]
		scans = append(scans, out[1+len(carried):])
		if a, ok := cond.(*Array); ok && !a.Constant() {
			c.evaluate(out)
		}
	}
	return append(carried, c.stackTurns(body, scans, 1+len(carried), c.Outputs-len(carried))...)
}

// evaluate computes arrays now, so that what comes next builds on elements.
func (c *Call) evaluate(list []Value) {
	var ts []*tensor.Tensor
	for _, v := range list {
		if a, ok := v.(*Array); ok && !a.Constant() {
			ts = append(ts, a.placed)
		}
	}
	c.check(tensor.Eval(c.Ctx, ts...))
}

// empty is what a body's result makes of no turns along an axis: of the type that the body
// declares, or else an empty vector.
func (c *Call) empty(body Body, output, axis int) Value {
	one := body.Empty(c.Env.Device, output)
	if one == nil || one.Err() != nil {
		return NewArray(tensor.Zeros(c.Env.Device, dtype.Float32, 0))
	}
	index := slices.Repeat([]shape.Index{shape.All()}, one.Rank()+1)
	index[c.axis(axis, len(index))] = shape.Span(0, 0)
	return NewArray(tensor.Stack(axis, one).At(index...))
}

// stackTurns puts what each turn made behind each other; the body's results from first on.
func (c *Call) stackTurns(body Body, turns [][]Value, first, n int) (out []Value) {
	for i := range max(n, 0) {
		if len(turns) == 0 {
			out = append(out, c.empty(body, first+i, 0))
			continue
		}
		var list []Value
		for _, turn := range turns {
			if i >= len(turn) {
				c.fail("the body has %d results besides those carried, and the node %d", len(turn), n)
			}
			list = append(list, turn[i])
		}
		out = append(out, c.stacked(list))
	}
	return out
}

// stacked is tensors or strings behind each other along a new first axis.
func (c *Call) stacked(list []Value) Value {
	one := Call{Ctx: c.Ctx, Env: c.Env, Op: c.Op, In: list}
	one.place()
	return orStrings(func(c *Call) []Value {
		c.onDevice()
		return []Value{NewArray(tensor.Stack(0, c.all(0)...))}
	})(&one)[0]
}

// scanned are the axes and directions of a Scan's operands or results.
func (c *Call) scanned(name string, n int) []int {
	if list := c.Ints(name); list != nil {
		if len(list) != n {
			c.fail("%s has %d numbers, and %d are needed", name, len(list), n)
		}
		return list
	}
	return make([]int, n)
}

func scan(c *Call) []Value {
	n := c.Int("num_scan_inputs", 0)
	if n < 1 || n > len(c.In) {
		c.fail("num_scan_inputs is %d, and the node has %d operands", n, len(c.In))
	}
	carried := append([]Value{}, c.In[:len(c.In)-n]...)
	outs := c.Outputs - len(carried)
	return c.scanOver(carried, c.all(len(c.In)-n), c.scanned("scan_input_axes", n), c.scanned("scan_input_directions", n),
		c.scanned("scan_output_axes", outs), c.scanned("scan_output_directions", outs))
}

// scanOver runs the body once for each index of the operands' axes.
func (c *Call) scanOver(carried []Value, xs []*tensor.Tensor, axes, backwards, outAxes, outBackwards []int) []Value {
	body := c.Graph("body")
	for i, x := range xs {
		axes[i] = c.axis(axes[i], x.Rank())
		if x.Dim(axes[i]) != xs[0].Dim(axes[0]) {
			c.fail("operands have %d and %d elements along the axes that are scanned", xs[0].Dim(axes[0]), x.Dim(axes[i]))
		}
	}
	turns := xs[0].Dim(axes[0])
	c.turns("turns", turns)
	made := make([][]*tensor.Tensor, len(outAxes))
	for t := range turns {
		c.check(c.Ctx.Err())
		in := append([]Value{}, carried...)
		for i, x := range xs {
			at := t
			if backwards[i] != 0 {
				at = turns - 1 - t
			}
			in = append(in, c.result(part(x, axes[i], at)))
		}
		out, err := body.Run(c.Ctx, in)
		c.check(err)
		if len(out) != len(carried)+len(made) {
			c.fail("the body has %d results, and the node %d", len(out), len(carried)+len(made))
		}
		copy(carried, out)
		for i := range made {
			one := Call{Ctx: c.Ctx, Env: c.Env, Op: c.Op, In: out[len(carried)+i:][:1]}
			one.onDevice()
			made[i] = append(made[i], one.X(0))
		}
	}
	for i, list := range made {
		if len(list) == 0 {
			carried = append(carried, c.empty(body, len(carried), outAxes[i]))
			continue
		}
		y := tensor.Stack(outAxes[i], list...)
		if outBackwards[i] != 0 {
			y = y.Flip(outAxes[i])
		}
		carried = append(carried, NewArray(y))
	}
	return carried
}

// part is x at an index of an axis.
func part(x *tensor.Tensor, axis, at int) *tensor.Tensor {
	index := make([]shape.Index, axis+1)
	for i := range axis {
		index[i] = shape.All()
	}
	index[axis] = shape.At(at)
	return x.At(index...)
}

// scanBatches is version 8's Scan: each row of the batch is scanned by itself, as far as
// its length, which is the first operand.
func scanBatches(c *Call) []Value {
	n := c.Int("num_scan_inputs", 0)
	if n < 1 || n > len(c.In)-1 {
		c.fail("num_scan_inputs is %d, and the node has %d operands", n, len(c.In)-1)
	}
	if c.Has(0) {
		c.fail("lengths of sequences are not among what Weft has of Scan before version 9")
	}
	states := c.all(1)[:len(c.In)-1-n]
	xs := c.all(len(c.In) - n)
	outs := c.Outputs - len(states)
	made := make([][]*tensor.Tensor, c.Outputs)
	c.turns("rows", xs[0].Dim(0))
	for row := range xs[0].Dim(0) {
		var carried []Value
		for _, s := range states {
			carried = append(carried, c.result(part(s, 0, row)))
		}
		var parts []*tensor.Tensor
		for _, x := range xs {
			parts = append(parts, part(x, 0, row))
		}
		for i, v := range c.scanOver(carried, parts, make([]int, n), c.scanned("directions", n), make([]int, outs), make([]int, outs)) {
			made[i] = append(made[i], c.on(v.(*Array), c.Env.Device))
		}
	}
	c.onDevice()
	var out []Value
	for _, list := range made {
		out = append(out, c.result(tensor.Stack(0, list...)))
	}
	return out
}
