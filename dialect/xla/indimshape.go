package xla

import "slices"

// InferBroadcastInDim checks the broadcast of operand to exactly the shape
// result (XLA operation semantics, BroadcastInDim): dimension i of the operand
// becomes dimension broadcastDims[i] of the result, and its size is 1 or the
// same. The dimensions are distinct and may be in any order, so the operand may
// be transposed on the way; a binary operator's may not.
//
// Of dynamic dimensions, a 1 goes anywhere; n to n and ?; <=n to <=n and ?; and
// a ? to anything, which is settled when sizes are known.
//
// It returns result. Errors: *[BroadcastError]; *shape.DimError for negative sizes and
// absurd ones.
func InferBroadcastInDim(operand, result Shape, broadcastDims ...int) (Shape, error) {
	const op = "broadcast_in_dim"
	if err := check(op, operand, result); err != nil {
		return nil, err
	}
	fail := func(rule Rule, index, axis int) (Shape, error) {
		return nil, &BroadcastError{Op: op, Rule: rule, Shapes: []Shape{slices.Clone(operand), slices.Clone(result)}, Dims: slices.Clone(broadcastDims), Index: index, Axis: axis}
	}
	if len(broadcastDims) != len(operand) {
		return fail(DimsCount, min(len(broadcastDims), len(operand)), -1)
	}
	for i, axis := range broadcastDims {
		switch {
		case axis < 0 || axis >= len(result):
			return fail(DimsRange, i, -1)
		case slices.Contains(broadcastDims[:i], axis):
			return fail(DimsRepeated, i, -1)
		case !becomes(operand[i], result[axis]):
			return fail(InDimSize, i, axis)
		}
	}
	return slices.Clone(result), nil
}

// becomes reports whether a dimension of an operand may become one of a result.
func becomes(from, to Dim) bool {
	return from == Static(1) || from == to || from.IsUnbounded() || to.IsUnbounded()
}

// InferBroadcast is the shape of operand with sizes prepended (XLA operation
// semantics, Broadcast): the operand is repeated along new outer dimensions.
// Errors: *[BroadcastError] for a negative size, *shape.DimError for absurd ones.
func InferBroadcast(operand Shape, sizes ...int) (Shape, error) {
	const op = "broadcast"
	if err := check(op, operand); err != nil {
		return nil, err
	}
	result := append(Dims(sizes...), operand...)
	for i, size := range sizes {
		if size < 0 {
			return nil, &BroadcastError{Op: op, Rule: NegativeSize, Shapes: []Shape{slices.Clone(operand), result}, Dims: slices.Clone(sizes), Index: i, Axis: i}
		}
	}
	return result, check(op, result)
}
