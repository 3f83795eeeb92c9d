package xla

import "github.com/weft-gpu/weft/tensor"

// Clamp is operand, min where operand is below it, and max where it is above: the lesser of max and
// the greater of operand and min, so NaN wherever one of them is. min and max are scalars or have
// the operand's shape; see [InferClamp]. Numeric element types, all the same. Errors, carried by
// the result: *[BroadcastError], *dialect.TypeError and those of package tensor's operators.
func Clamp(min, operand, max *tensor.Tensor) *tensor.Tensor {
	if err := sameElementType("clamp", min, operand, max); err != nil {
		return tensor.Fail("clamp", err, min, operand, max)
	}
	if _, err := InferClamp(shapeOf(min), shapeOf(operand), shapeOf(max)); err != nil {
		return tensor.Fail("clamp", err, min, operand, max)
	}
	raised := operand.Maximum(min)
	defer raised.Close()
	return raised.Minimum(max)
}

// Select is onTrue where pred holds, and onFalse elsewhere. These have one shape and element type;
// the bool pred is a scalar or has that shape too; see [InferSelect]. Elements are moved: NaN
// payloads stay. Errors, carried by the result: *[BroadcastError], *dialect.TypeError and those of
// package tensor's operators.
func Select(pred, onTrue, onFalse *tensor.Tensor) *tensor.Tensor {
	if err := sameElementType("select", onTrue, onFalse); err != nil {
		return tensor.Fail("select", err, pred, onTrue, onFalse)
	}
	if _, err := InferSelect(shapeOf(pred), shapeOf(onTrue), shapeOf(onFalse)); err != nil {
		return tensor.Fail("select", err, pred, onTrue, onFalse)
	}
	return tensor.Where(pred, onTrue, onFalse)
}
