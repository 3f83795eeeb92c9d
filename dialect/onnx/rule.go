package onnx

import (
	"errors"
	"math"

	"github.com/weft-gpu/weft/shape"
)

// maxOperands is the greatest number of tensors that Broadcast takes: SONNX has
// L in [0, 2^31-1[ for L+1 tensors.
const maxOperands = math.MaxInt32

// Rule is one of the two rules of "Broadcasting in ONNX".
type Rule uint8

// The rules.
const (
	// Multidirectional broadcasting stretches every operand to the common shape.
	Multidirectional Rule = iota
	// Unidirectional broadcasting stretches the second operand to the shape of
	// the first, which never changes.
	Unidirectional
)

// String is the rule in one sentence, with its sources.
func (r Rule) String() string {
	if r == Unidirectional {
		return "ONNX unidirectional broadcasting (Broadcasting in ONNX): B has at most A's rank and, aligned at the right, each of its sizes is 1 or A's; A never changes"
	}
	return "ONNX multidirectional broadcasting (Broadcasting in ONNX; SONNX Broadcast, constraint C1): after 1s are prepended to the lower ranks, each size in an axis is 1 or the one that all share"
}

// Infer is the shape of an operator's result for operands of these shapes, by the operator's rule.
// Broadcast and Expand count as multidirectional operators of any number of operands, and
// BroadcastLike as a unidirectional one of A and B.
//
// Multidirectional (SONNX Broadcast, conditions 1 and 2): the greatest rank, and in each axis the
// one size that is not 1. A size of 0 goes only with 0 and 1, and gives 0. Unidirectional: the
// shape of the first operand, A, if the second, B, broadcasts to it: B has at most A's rank and,
// aligned at the right, each of its sizes is 1 or A's.
//
// Errors: *dialect.OperatorError; *[BroadcastError], which for a broken constraint C1 is SONNX's
// error E1; *shape.DimError.
func Infer(operator string, operands ...shape.Shape) (shape.Shape, error) {
	o, err := lookup(operator)
	if err != nil {
		return nil, err
	}
	if err := o.checkArity(len(operands)); err != nil {
		return nil, err
	}
	return o.rule.infer(o.name, operands)
}

func (r Rule) infer(op string, operands []shape.Shape) (shape.Shape, error) {
	if r == Unidirectional {
		a, b := operands[0], operands[1]
		if err := shape.BroadcastTo(op, b, a); err != nil {
			return nil, ruled(r, err)
		}
		return a.Clone(), nil
	}
	s, err := shape.Broadcast(op, operands...)
	return s, ruled(r, err)
}

// ruled adds the broken rule to a broadcast error.
func ruled(r Rule, err error) error {
	var broken *shape.BroadcastError
	if errors.As(err, &broken) {
		return &BroadcastError{Rule: r, Err: broken}
	}
	return err
}
