package gomlx

import (
	"context"
	"slices"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// whileControl is a loop: the host reads the condition after each step.
type whileControl struct {
	cond, body *Function
	// step is the body and the condition of what it gives, in one function, where the device
	// can do both. Its parameters are those of the body, then what the condition reads.
	step *tensor.Function
}

// While is the state that a body makes again and again, from an initial one, as long as a
// condition of it is true.
func (f *Function) While(cond, body backends.Function, initialState ...backends.Value) ([]backends.Value, error) {
	const op = backends.OpTypeWhile
	state, err := f.values(op.String(), initialState...)
	if err != nil {
		return nil, err
	}
	if len(state) == 0 {
		return nil, refuse(op, "there is no state; a loop has one value or more")
	}
	c := &whileControl{}
	if c.cond, err = f.closure(op, "the condition", cond); err != nil {
		return nil, err
	}
	if c.body, err = f.closure(op, "the body", body); err != nil {
		return nil, err
	}
	of := shapesOf(state)
	for _, check := range []error{
		sameShapes(op, "parameters of the condition", shapesOf(c.cond.parameters), of),
		sameShapes(op, "parameters of the body", shapesOf(c.body.parameters), of),
		sameShapes(op, "results of the condition", shapesOf(c.cond.outputs), []shapes.Shape{shapes.Make(dtypes.Bool)}),
		sameShapes(op, "results of the body", shapesOf(c.body.outputs), of),
	} {
		if check != nil {
			return nil, check
		}
	}
	return public(f.results(&node{op: op, inputs: state, control: c}, of)), nil
}

func (c *whileControl) closures() []*Function { return []*Function{c.cond, c.body} }
func (c *whileControl) onHost() bool          { return true }

// inline is never called: the host runs loops.
func (c *whileControl) inline(s *scope, in []*tensor.Tensor) []*tensor.Tensor {
	return slices.Repeat([]*tensor.Tensor{tensor.Fail("While", errUnknown)}, len(c.body.outputs))
}

func (c *whileControl) prepare() error {
	if _, err := c.cond.compile(); err != nil {
		return err
	}
	if !c.cond.pure() || !c.body.pure() {
		_, err := c.body.compile()
		return err
	}
	in := slices.Concat(c.body.parameters, c.body.captured(), c.cond.captured())
	params := make([]tensor.Param, len(in))
	for i, n := range in {
		d, _ := weftDType(n.shape.DType)
		params[i] = tensor.Param{DType: d, Dims: n.shape.Dimensions}
	}
	var err error
	c.step, err = tensor.Compile(background, c.body.builder.backend.device, params, func(args []*tensor.Tensor) []*tensor.Tensor {
		s := newScope(c.body, nil)
		for i, n := range in {
			s.values[n] = args[i]
		}
		state := s.all(c.body.outputs)
		t := newScope(c.cond, nil)
		for i, n := range c.cond.parameters {
			t.values[n] = state[i]
		}
		for i, n := range c.cond.captured() {
			t.values[n] = args[len(args)-len(c.cond.captured())+i]
		}
		return append(state, t.value(c.cond.outputs[0]))
	})
	return err
}

func (c *whileControl) run(ctx context.Context, in []*tensor.Tensor) ([]*tensor.Tensor, error) {
	n := len(c.body.parameters)
	forCond, forBody := in[n:][:len(c.cond.captured())], in[n+len(c.cond.captured()):]
	state := make([]*tensor.Tensor, n)
	for i, t := range in[:n] {
		state[i] = t.To(ctx, c.body.builder.backend.device) // ours to close
	}
	more, err := c.first(ctx, state, forCond)
	for more && err == nil {
		state, more, err = c.next(ctx, state, forCond, forBody)
	}
	if err != nil {
		closeList(state)
		return nil, err
	}
	return state, nil
}

func closeList(list []*tensor.Tensor) {
	for _, t := range list {
		t.Close()
	}
}

// first is the condition of a state.
func (c *whileControl) first(ctx context.Context, state, forCond []*tensor.Tensor) (bool, error) {
	out, err := c.cond.program.run(ctx, slices.Concat(state, forCond))
	if err != nil {
		return false, err
	}
	return taken(ctx, out[0])
}

// taken reads a condition and gives its memory back.
func taken(ctx context.Context, t *tensor.Tensor) (bool, error) {
	more, err := tensor.Item[bool](ctx, t)
	t.Close()
	return more, err
}

// next is the state after a step and its condition; the state before it is closed.
func (c *whileControl) next(ctx context.Context, state, forCond, forBody []*tensor.Tensor) ([]*tensor.Tensor, bool, error) {
	if c.step == nil {
		out, err := c.body.program.run(ctx, slices.Concat(state, forBody))
		if err != nil {
			return state, false, err
		}
		closeList(state)
		more, err := c.first(ctx, out, forCond)
		return out, more, err
	}
	out, err := c.step.Call(ctx, slices.Concat(state, forBody, forCond)...)
	if err != nil {
		return state, false, err
	}
	closeList(state)
	more, err := taken(ctx, out[len(state)])
	return out[:len(state)], more, err
}
