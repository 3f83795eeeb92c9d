package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// Operand is what an operator takes beside its receiver: a *Tensor, or a Go number
// or bool, which counts as the [Scalar] of it: x.Mul(2), x.Clip(0, 1),
// Where(mask, x, 0). The types are those of [ScalarValue]; a method's parameter
// cannot say so, and so the operator does: anything else is an *[ArgumentError], which the
// result carries.
type Operand any

// operand is an Operand as a Tensor; nil for none.
func operand(op string, y Operand) (*Tensor, error) {
	switch v := y.(type) {
	case nil:
		return nil, nil
	case *Tensor:
		return v, nil
	case *Var:
		return nil, &ArgumentError{Op: op, What: "an operand is a Var", Hint: "take a snapshot of its elements with Tensor"}
	}
	if w := weakOf(y); w != nil {
		return &Tensor{weak: w}, nil
	}
	return nil, &ArgumentError{Op: op, What: fmt.Sprintf("an operand is of type %T", y),
		Hint: "pass a *tensor.Tensor, which From and AsArray make of slices, or a number"}
}

// applyTo is [Apply] to a receiver and further operands.
func applyTo(op *ops.Op, attr ops.Attr, x *Tensor, further ...Operand) *Tensor {
	in := append(make([]*Tensor, 0, 3), x)
	for _, y := range further {
		t, err := operand(op.Name, y)
		if err != nil {
			return Fail(op.Name, err, x)
		}
		in = append(in, t)
	}
	return Apply(op, attr, in...)
}
