package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// Operand is an argument of an operator: a *[Tensor], or a Go number or bool, which counts as its
// [Scalar], as in x.Mul(2), x.Clip(0, 1) and Where(mask, x, 0). A *[Var] counts as a snapshot of
// it, [Var.Tensor], at the moment of the call. The types of numbers are those of [ScalarValue].
// Go's types cannot say so for a method's parameter, and so the operator checks it: for any other
// value the result carries an *[ArgumentError].
type Operand any

// operand converts an Operand to a Tensor, nil to nil. done closes the snapshot of a Var.
func operand(op string, y Operand) (t *Tensor, done func(), err error) {
	done = func() {}
	switch v := y.(type) {
	case nil:
		return nil, done, nil
	case *Tensor:
		return v, done, nil
	case *Var:
		t = v.Tensor()
		return t, t.Close, nil
	}
	if w := weakOf(y); w != nil {
		return &Tensor{weak: w}, done, nil
	}
	return nil, done, &ArgumentError{Op: op, What: fmt.Sprintf("an operand is of type %T", y),
		Hint: "pass a *tensor.Tensor, which From and AsArray make of slices, a *tensor.Var, or a number"}
}

// applyTo is apply for a receiver and further operands.
func applyTo(op *ops.Op, attr ops.Attr, x *Tensor, further ...Operand) *Tensor {
	in := append(make([]*Tensor, 0, 3), x)
	for _, y := range further {
		t, done, err := operand(op.Name, y)
		defer done()
		if err != nil {
			return Fail(op.Name, err, x)
		}
		in = append(in, t)
	}
	return apply(op, attr, in...)
}
