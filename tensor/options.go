package tensor

import "github.com/weft-gpu/weft/ops"

// applyWith applies an operator with the parameters that options make of attr.
func applyWith[O ~func(*ops.Attr)](op *ops.Op, attr ops.Attr, x *Tensor, options []O) *Tensor {
	for _, option := range options {
		if option == nil {
			return Fail(op.Name, &MissingError{Op: op.Name, What: "an option is nil", Hint: "leave it out"}, x)
		}
		option(&attr)
	}
	return Apply(op, attr, x)
}
