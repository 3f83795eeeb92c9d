package handle

import "github.com/weft-gpu/weft/ops"

// Error is an error of package ops, memory or vulkan as one of a public package, and any other error
// as it is. Package tensor sets it when it is initialized.
var Error func(err error) error

// apply and applyAll are package tensor's functions.
var apply, applyAll any

// SetApply is how package tensor gives [Apply] and [ApplyAll] what they do.
func SetApply[T any](one func(op *ops.Op, attr ops.Attr, in ...*T) *T, all func(op *ops.Op, attr ops.Attr, in ...*T) []*T) {
	apply, applyAll = one, all
}

// Apply applies an operator of the catalogue to tensors, for tools that have it by name; T is
// tensor.Tensor. attr holds the operator's parameters and is copied. The result carries the
// errors of every operator, as package tensor lists them, *tensor.ArityError, and
// *tensor.MissingError for operators that make tensors of nothing.
func Apply[T any](op *ops.Op, attr ops.Attr, in ...*T) *T {
	return apply.(func(*ops.Op, ops.Attr, ...*T) *T)(op, attr, in...)
}

// ApplyAll is [Apply] of operators with several results. After an error there is one result,
// which carries it.
func ApplyAll[T any](op *ops.Op, attr ops.Attr, in ...*T) []*T {
	return applyAll.(func(*ops.Op, ops.Attr, ...*T) []*T)(op, attr, in...)
}
