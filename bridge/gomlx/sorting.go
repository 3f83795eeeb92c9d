package gomlx

import (
	"context"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// sortControl sorts by a closure, which gets an element of each operand from the left and one
// from the right: left and right of the first, left and right of the second, and so on.
type sortControl struct {
	less   *Function
	axis   int
	stable bool
}

// Sort puts the elements of operands of one shape along an axis into the order in which a
// comparator has them: it tells whether the left ones come before the right ones.
func (f *Function) Sort(comparator backends.Function, axis int, isStable bool, inputs ...backends.Value) ([]backends.Value, error) {
	const op = backends.OpTypeSort
	in, err := f.values(op.String(), inputs...)
	if err != nil {
		return nil, err
	}
	if len(in) == 0 {
		return nil, refuse(op, "there is nothing to sort")
	}
	less, err := f.closure(op, "the comparator", comparator)
	if err != nil {
		return nil, err
	}
	var pairs []shapes.Shape
	for _, n := range in {
		if !n.shape.EqualDimensions(in[0].shape) {
			return nil, refuse(op, "operands of shapes %s and %s; they have one shape", in[0].shape, n.shape)
		}
		element := shapes.Make(n.shape.DType)
		pairs = append(pairs, element, element)
	}
	if err := checkAxes(in[0].shape, []int{axis}); err != nil {
		return nil, &OpError{op.String(), err}
	}
	if err := sameShapes(op, "parameters of the comparator", shapesOf(less.parameters), pairs); err != nil {
		return nil, err
	}
	if err := sameShapes(op, "results of the comparator", shapesOf(less.outputs), []shapes.Shape{shapes.Make(dtypes.Bool)}); err != nil {
		return nil, err
	}
	if !less.pure() {
		return nil, refuse(op, "the comparator has a loop; elements are compared all at once")
	}
	return public(f.results(&node{op: op, inputs: in, control: &sortControl{less, axis, isStable}}, shapesOf(in))), nil
}

func (c *sortControl) closures() []*Function { return []*Function{c.less} }
func (c *sortControl) onHost() bool          { return false }
func (c *sortControl) prepare() error        { return nil }

// run is never called: the device sorts.
func (c *sortControl) run(context.Context, []*tensor.Tensor) ([]*tensor.Tensor, error) {
	return nil, errUnknown
}

func (c *sortControl) inline(s *scope, in []*tensor.Tensor) []*tensor.Tensor {
	if key, descending, ok := c.known(); ok {
		return lowerSortKnown(c.axis, in, key, descending)
	}
	return lowerSort(c.axis, c.stable, in, func(lhs, rhs []*tensor.Tensor) *tensor.Tensor {
		var args []*tensor.Tensor
		for i := range lhs {
			args = append(args, lhs[i], rhs[i])
		}
		return s.apply(c.less, args)[0]
	})
}

// known tells of which operand a comparator compares nothing but the elements.
func (c *sortControl) known() (key int, descending, ok bool) {
	out := c.less.outputs[0].resolved()
	switch out.op {
	case backends.OpTypeLessThan:
	case backends.OpTypeGreaterThan:
		descending = true
	default:
		return 0, false, false
	}
	for i := 0; i < len(c.less.parameters); i += 2 {
		left, right := c.less.parameters[i], c.less.parameters[i+1]
		switch a, b := out.inputs[0].resolved(), out.inputs[1].resolved(); {
		case a == left && b == right:
			return i / 2, descending, true
		case a == right && b == left:
			return i / 2, !descending, true
		}
	}
	return 0, false, false
}
