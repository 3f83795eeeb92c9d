package mlir

import "slices"

// Option loosens the verification where the document contradicts itself.
type Option func(*options)

type options struct{ dynamicToStatic bool }

// DynamicToStatic accepts a result whose size is declared where only a dynamic
// one is inferred. The document's second table accepts it ("while unusual, this
// implicit dynamic-to-static cast is convenient"), its pseudo-code and its
// examples refuse it; so it is refused unless this option is given, and an
// [Operation] then checks the size at run time.
func DynamicToStatic() Option {
	return func(o *options) { o.dynamicToStatic = true }
}

// Verify checks the types of an operation (MLIR, Broadcastable trait,
// "Verification"): the operands' shapes must broadcast, and a ranked result
// must have the inferred rank and, where its sizes are static, the inferred
// sizes. It may be dynamic where a static size is inferred. Nothing more is
// required when the result or every operand is unranked. Element types are free.
//
// Ranked operands alone decide, also about the rank: an unranked operand does
// not allow a result of more dimensions than they have.
//
// Errors: those of [InferResultShape], *[OperandsError] when there is none, and
// *[ResultError].
func Verify(op string, operands []Type, result Type, opts ...Option) error {
	if len(operands) == 0 {
		return &OperandsError{Op: op}
	}
	if err := checkTypes(op, append(slices.Clone(operands), result)); err != nil {
		return err
	}
	inferred, ranked, err := InferResultShape(op, operands...)
	if err != nil {
		return err
	}
	if result.Unranked || !ranked {
		return nil
	}
	return verifyResult(op, inferred, result, opts)
}

func verifyResult(op string, inferred []int, result Type, opts []Option) error {
	var o options
	for _, set := range opts {
		set(&o)
	}
	if len(inferred) != len(result.Dims) {
		return &ResultError{Op: op, Inferred: inferred, Result: result, Axis: -1}
	}
	for axis, actual := range result.Dims {
		if !fits(inferred[axis], actual, o) {
			return &ResultError{Op: op, Inferred: inferred, Result: result, Axis: axis}
		}
	}
	return nil
}

// fits is the document's second table.
func fits(inferred, actual int, o options) bool {
	return actual == Dynamic || actual == inferred || inferred == Dynamic && o.dynamicToStatic
}
