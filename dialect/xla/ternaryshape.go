package xla

import "slices"

// InferClamp is the shape of Clamp(min, operand, max), which is the operand's. min and max are
// scalars, or have the operand's shape (XLA operation semantics, Clamp) and hence one shape, also
// where the operand's is unbounded. Nothing else broadcasts, not even degenerate dimensions.
// Errors: *[BroadcastError], *shape.DimError.
func InferClamp(min, operand, max Shape) (Shape, error) {
	shapes := []Shape{min, operand, max}
	if err := check("clamp", shapes...); err != nil {
		return nil, err
	}
	for _, i := range []int{0, 2} {
		if len(shapes[i]) == 0 {
			continue
		}
		if _, axis, ok := sameShape(shapes[i], operand); !ok {
			return nil, operandError("clamp", ClampShapes, shapes, i, axis)
		}
	}
	if len(min) > 0 && len(max) > 0 {
		if _, axis, ok := sameShape(min, max); !ok {
			return nil, operandError("clamp", ClampBounds, shapes, 2, axis)
		}
	}
	return slices.Clone(operand), nil
}

// InferSelect is the shape of Select(pred, onTrue, onFalse), that of onTrue and onFalse, which must
// have one shape; pred is a scalar or has that shape too (XLA operation semantics, Select). Each
// dynamic dimension of the result is as narrow as any operand's. Errors: *[BroadcastError],
// *shape.DimError.
func InferSelect(pred, onTrue, onFalse Shape) (Shape, error) {
	shapes := []Shape{pred, onTrue, onFalse}
	if err := check("select", shapes...); err != nil {
		return nil, err
	}
	result, axis, ok := sameShape(onTrue, onFalse)
	if !ok {
		return nil, operandError("select", SelectShapes, shapes, 2, axis)
	}
	if len(pred) == 0 {
		return result, nil
	}
	if result, axis, ok = sameShape(pred, result); !ok {
		return nil, operandError("select", SelectShapes, shapes, 0, axis)
	}
	return result, nil
}

// operandError is a BroadcastError about an axis of one of several operands.
func operandError(op string, rule Rule, shapes []Shape, operand, axis int) error {
	clones := make([]Shape, len(shapes))
	for i, s := range shapes {
		clones[i] = slices.Clone(s)
	}
	return &BroadcastError{Op: op, Rule: rule, Shapes: clones, Index: operand, Axis: axis}
}

// sameShape combines two shapes that must be equal. When they cannot be, axis is the last wrong
// one, or -1 when the ranks differ.
func sameShape(a, b Shape) (s Shape, axis int, ok bool) {
	if len(a) != len(b) {
		return nil, -1, false
	}
	s = make(Shape, len(a))
	for axis := len(a) - 1; axis >= 0; axis-- {
		if s[axis], ok = same(a[axis], b[axis]); !ok {
			return nil, axis, false
		}
	}
	return s, -1, true
}
