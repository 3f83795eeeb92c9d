package gomlx

import (
	"context"
	"fmt"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// control is an operator that other functions are a part of. Where the device can do it, it
// is recorded with what is around it; else the host runs it between compiled functions.
type control interface {
	closures() []*Function
	onHost() bool
	inline(s *scope, in []*tensor.Tensor) []*tensor.Tensor
	prepare() error // compiles what run calls
	// run gets the operands: the inputs, then what each closure reads outside itself.
	run(ctx context.Context, in []*tensor.Tensor) ([]*tensor.Tensor, error)
}

// pure tells whether the device can do all of a function.
func (f *Function) pure() bool {
	for _, n := range f.nodes {
		if n.onHost() {
			return false
		}
	}
	return true
}

// finished is a function of ours that has returned.
func (f *Function) finished(op backends.OpType, what string, g backends.Function) (*Function, error) {
	fn, ok := g.(*Function)
	switch {
	case !ok || fn == nil:
		return nil, refuse(op, "%s is a %T, no function of this backend", what, g)
	case fn.builder != f.builder:
		return nil, refuse(op, "%s belongs to computation %q, not to %q", what, fn.builder.name, f.builder.name)
	case !fn.returned:
		return nil, refuse(op, "%s has not returned; call its Return", what)
	}
	return fn, nil
}

// closure is a finished closure.
func (f *Function) closure(op backends.OpType, what string, g backends.Function) (*Function, error) {
	fn, err := f.finished(op, what, g)
	if err == nil && fn.parent == nil {
		err = refuse(op, "%s is function %q; make it with Closure", what, fn.name)
	}
	return fn, err
}

// sameShapes holds what a function takes or gives against what it has to.
func sameShapes(op backends.OpType, what string, got, want []shapes.Shape) error {
	if len(got) != len(want) {
		return refuse(op, "%s: there are %d, and %d are needed", what, len(got), len(want))
	}
	for i := range got {
		if !got[i].Equal(want[i]) {
			return refuse(op, "%s: number %d is %s and has to be %s", what, i, got[i], want[i])
		}
	}
	return nil
}

// ---------------------------------------------------------------- Call

type callControl struct{ target *Function }

// Call is the results of a function for inputs.
func (f *Function) Call(g backends.Function, inputs ...backends.Value) ([]backends.Value, error) {
	const op = backends.OpTypeCall
	in, err := f.values(op.String(), inputs...)
	if err != nil {
		return nil, err
	}
	target, err := f.finished(op, "the function", g)
	if err != nil {
		return nil, err
	}
	if target.parent != nil {
		return nil, refuse(op, "a closure is not called; make the function with NewFunction")
	}
	if err := target.closed(op.String()); err != nil {
		return nil, err
	}
	if err := sameShapes(op, fmt.Sprintf("inputs of %q", target.name), shapesOf(in), shapesOf(target.parameters)); err != nil {
		return nil, err
	}
	return public(f.results(&node{op: op, inputs: in, control: callControl{target}}, shapesOf(target.outputs))), nil
}

func (c callControl) closures() []*Function { return []*Function{c.target} }
func (c callControl) onHost() bool          { return !c.target.pure() }

func (c callControl) inline(s *scope, in []*tensor.Tensor) []*tensor.Tensor {
	return s.apply(c.target, in)
}

func (c callControl) prepare() error {
	_, err := c.target.compile()
	return err
}

func (c callControl) run(ctx context.Context, in []*tensor.Tensor) ([]*tensor.Tensor, error) {
	return c.target.program.run(ctx, in)
}

// ---------------------------------------------------------------- If

type ifControl struct{ yes, no *Function }

// If is the results of one closure or the other, which take no parameters and give the same
// shapes.
func (f *Function) If(condition backends.Value, trueBranch, falseBranch backends.Function) ([]backends.Value, error) {
	const op = backends.OpTypeIf
	in, err := f.values(op.String(), condition)
	if err != nil {
		return nil, err
	}
	if !in[0].shape.Equal(shapes.Make(dtypes.Bool)) {
		return nil, refuse(op, "the condition is %s and has to be one bool", in[0].shape)
	}
	yes, err := f.closure(op, "the branch for true", trueBranch)
	if err != nil {
		return nil, err
	}
	no, err := f.closure(op, "the branch for false", falseBranch)
	if err != nil {
		return nil, err
	}
	if len(yes.parameters)+len(no.parameters) > 0 {
		return nil, refuse(op, "the branches have %d and %d parameters; they take none, and read the values around them", len(yes.parameters), len(no.parameters))
	}
	if err := sameShapes(op, "results of the branch for false", shapesOf(no.outputs), shapesOf(yes.outputs)); err != nil {
		return nil, err
	}
	return public(f.results(&node{op: op, inputs: in, control: &ifControl{yes, no}}, shapesOf(yes.outputs))), nil
}

func (c *ifControl) closures() []*Function { return []*Function{c.yes, c.no} }

// Where both branches are little work, both are done and one is selected, so that nobody
// waits for the condition; no operator has an effect that would be one too many.
const (
	littleNodes    = 64
	littleElements = 1 << 16
)

func (c *ifControl) onHost() bool { return !c.yes.little() || !c.no.little() }

// little tells whether a function costs less than to wait for the device.
func (f *Function) little() bool {
	if len(f.nodes) > littleNodes || !f.pure() {
		return false
	}
	elements := 0
	for _, n := range f.nodes {
		if n.control != nil {
			for _, g := range n.control.closures() {
				if !g.little() {
					return false
				}
			}
		}
		if n.isValue() {
			elements += n.shape.Size()
		}
		for _, in := range n.inputs {
			if in.isValue() {
				elements += in.shape.Size() // products and sums are as large as what they read
			}
		}
	}
	return elements <= littleElements
}

func (c *ifControl) inline(s *scope, in []*tensor.Tensor) []*tensor.Tensor {
	yes, no := s.apply(c.yes, nil), s.apply(c.no, nil)
	list := make([]*tensor.Tensor, len(yes))
	for i := range list {
		list[i] = tensor.Where(in[0], yes[i], no[i])
	}
	return list
}

func (c *ifControl) prepare() error {
	if _, err := c.yes.compile(); err != nil {
		return err
	}
	_, err := c.no.compile()
	return err
}

func (c *ifControl) run(ctx context.Context, in []*tensor.Tensor) ([]*tensor.Tensor, error) {
	condition, err := tensor.Item[bool](ctx, in[0])
	if err != nil {
		return nil, err
	}
	yes := len(c.yes.captured())
	if condition {
		return c.yes.program.run(ctx, in[1:][:yes])
	}
	return c.no.program.run(ctx, in[1+yes:])
}
