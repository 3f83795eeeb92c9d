package tensor

import "github.com/weft-gpu/weft/ops"

// set lets options set what they are for. A nil option sets nothing.
func set[T any, O ~func(*T)](to *T, options []O) {
	for _, option := range options {
		if option != nil {
			option(to)
		}
	}
}

// applyWith applies an operator with the parameters that options make of attr.
func applyWith[O ~func(*ops.Attr)](op *ops.Op, attr ops.Attr, x *Tensor, options []O) *Tensor {
	set(&attr, options)
	return Apply(op, attr, x)
}
