package onnx

import (
	"errors"
	"math"

	"github.com/weft-gpu/weft/shape"
)

// MaxOperands is the greatest number of tensors that Broadcast takes: SONNX has
// L in [0, 2^31-1[ for L+1 tensors.
const MaxOperands = math.MaxInt32

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

// String is the document's name of the rule.
func (r Rule) String() string {
	if r == Unidirectional {
		return "unidirectional broadcasting"
	}
	return "multidirectional broadcasting"
}

// Text is the rule in one sentence with its sources.
func (r Rule) Text() string {
	if r == Unidirectional {
		return "ONNX " + r.String() + " (Broadcasting in ONNX): B has at most A's rank and, aligned at the right, each of its sizes is 1 or A's; A never changes"
	}
	return "ONNX " + r.String() + " (Broadcasting in ONNX; SONNX Broadcast, constraint C1): after 1s are prepended to the lower ranks, each size in an axis is 1 or the one that all share"
}

// MultidirectionalShape is the common shape of the operands of op (SONNX
// Broadcast, conditions 1 and 2): the greatest rank, and in each axis the one
// size that is not 1. A size 0 meets 0 and 1 only and gives 0.
//
// Errors: [*ArityError] for no shapes, [*BroadcastError] where constraint C1 is
// broken (SONNX's error E1), *shape.DimError.
func MultidirectionalShape(op string, shapes ...shape.Shape) (shape.Shape, error) {
	if err := checkArity(op, len(shapes), 1, MaxOperands); err != nil {
		return nil, err
	}
	s, err := shape.Broadcast(op, shapes...)
	return s, ruled(Multidirectional, err)
}

// UnidirectionalShape is a, when b broadcasts to it: b has at most a's rank and,
// aligned at the right, each of its sizes is 1 or a's (Broadcasting in ONNX,
// unidirectional). Errors: [*BroadcastError], *shape.DimError.
func UnidirectionalShape(op string, a, b shape.Shape) (shape.Shape, error) {
	if err := shape.BroadcastTo(op, b, a); err != nil {
		return nil, ruled(Unidirectional, err)
	}
	return a.Clone(), nil
}

// shape applies the rule to an operator's operands.
func (r Rule) shape(op string, in []*Tensor) (shape.Shape, error) {
	if r == Unidirectional {
		return UnidirectionalShape(op, in[0].Shape(), in[1].Shape())
	}
	return MultidirectionalShape(op, shapesOf(in)...)
}

// ruled gives a broadcast error the rule that was broken.
func ruled(r Rule, err error) error {
	var broken *shape.BroadcastError
	if errors.As(err, &broken) {
		return &BroadcastError{Rule: r, Err: broken}
	}
	return err
}

func checkArity(op string, got, least, most int) error {
	if got < least || got > most {
		return &ArityError{Op: op, Got: got, Min: least, Max: most}
	}
	return nil
}
