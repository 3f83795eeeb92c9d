package mlir

import (
	"slices"

	"github.com/weft-gpu/weft/dialect"
)

// Option loosens the verification where the document contradicts itself.
type Option func(*options)

type options struct{ dynamicToStatic bool }

// DynamicToStatic accepts a result whose size is declared where only a dynamic one is inferred. The
// document's second table accepts it ("while unusual, this implicit dynamic-to-static cast is
// convenient"), but its pseudo-code and its examples refuse it. So it is refused without this
// option. With it an [Operation] checks the size at run time.
func DynamicToStatic() Option {
	return func(o *options) { o.dynamicToStatic = true }
}

// Verify checks the types of an operation (MLIR, Broadcastable trait, "Verification"). The
// operands' shapes must broadcast. A ranked result must have the inferred rank and, where its sizes
// are static, the inferred sizes; it may be dynamic where a static size is inferred. Nothing more
// is required when the result or every operand is unranked. Element types are free.
//
// Only ranked operands decide, also about the rank: an unranked operand does not allow a result of
// more dimensions than they have.
//
// Errors: those of [Infer], *dialect.OperatorError for no operands, and *[ResultError].
func Verify(op string, operands []Type, result Type, opts ...Option) error {
	if len(operands) == 0 {
		return &dialect.OperatorError{Op: op, Problem: "no operands: pass one (MLIR, Broadcastable trait: at least one)"}
	}
	if err := checkTypes(op, append(slices.Clone(operands), result)); err != nil {
		return err
	}
	inferred, err := Infer(op, operands...)
	if err != nil || result.Unranked || inferred.Unranked {
		return err
	}
	return verifyResult(op, inferred.Dims, result, opts)
}

func verifyResult(op string, inferred []int, result Type, opts []Option) error {
	var o options
	for _, set := range opts {
		if set != nil {
			set(&o)
		}
	}
	if len(inferred) != len(result.Dims) {
		return &ResultError{Op: op, Rule: ResultRank, Declared: result, Inferred: inferred, Axis: -1}
	}
	for axis, actual := range result.Dims {
		if !fits(inferred[axis], actual, o) {
			rule := ResultSize
			if inferred[axis] == Dynamic {
				rule = ResultDynamic
			}
			return &ResultError{Op: op, Rule: rule, Declared: result, Inferred: inferred, Axis: axis}
		}
	}
	return nil
}

// fits is the document's second table.
func fits(inferred, actual int, o options) bool {
	return actual == Dynamic || actual == inferred || inferred == Dynamic && o.dynamicToStatic
}
