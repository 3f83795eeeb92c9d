package xla

import "slices"

// InferBroadcastInDim checks the broadcast of operand to exactly the shape result (XLA operation
// semantics, BroadcastInDim). Dimension i of the operand becomes dimension broadcastDims[i] of the
// result, and its size must be 1 or the same. The dimensions must be distinct and may be in any
// order, so the operand may be transposed on the way; that of a binary operator may not.
//
// Dynamic dimensions: the result must have no unbounded one. A 1 becomes n or <=n, n becomes n, <=n
// becomes <=n, and a ? becomes anything, which is checked when sizes are known. Where <=n meets the
// size n it stays bounded, as in XLA, whose operation takes sizes alone. At most one dimension
// stays bounded, as in StableHLO; a ? may become bounded beside it.
//
// It returns result, with the dimensions that stay bounded. Errors: *[BroadcastError];
// *shape.DimError for negative sizes and too many elements.
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
	if axis := slices.IndexFunc(result, Dim.IsUnbounded); axis >= 0 {
		return fail(UnboundedResult, -1, axis)
	}
	inferred, bounds := slices.Clone(result), 0
	for i, axis := range broadcastDims {
		if axis < 0 || axis >= len(result) {
			return fail(DimsRange, i, -1)
		}
		if slices.Contains(broadcastDims[:i], axis) {
			return fail(DimsRepeated, i, -1)
		}
		d, ok := becomes(operand[i], result[axis])
		if !ok {
			return fail(InDimSize, i, axis)
		}
		if inferred[axis] = d; operand[i].IsBounded() {
			bounds++
		}
		if bounds > 1 {
			return fail(SeveralBounds, i, axis)
		}
	}
	return inferred, nil
}

// becomes returns the result's dimension for an operand's dimension from and the asked dimension
// to; false when from cannot become to.
func becomes(from, to Dim) (Dim, bool) {
	switch {
	case from == Static(1), from.IsUnbounded():
		return to, true
	case from.IsBounded():
		return from, from.size == to.size
	}
	return to, from == to
}

// InferBroadcast is the shape of operand with sizes prepended (XLA operation semantics, Broadcast):
// the operand is repeated along new outer dimensions. Errors: *[BroadcastError] for a negative
// size, *shape.DimError for too many elements.
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
