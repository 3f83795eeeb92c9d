package tml

import (
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/shape"
)

// Infer is the type of a op b (TML, Broadcasting, "Logical, relational and bitwise operations" and
// "Arithmetic operations").
//
// Arithmetic broadcasts. On every level the dimensions align at the right and must be equal or 1. A
// level that one operand lacks is taken from the other. The root is the wider of both. The other
// classes broadcast only a scalar: two tensors need the same dimensions on all levels. Relational
// and logical operators give bool, bitwise ones uint.
//
// It fails with a *[BroadcastError], with a *dialect.TypeError when the operator does not take the
// roots, with a *dialect.OperatorError for an unknown operator, and with a *shape.DimError when the
// result is too large.
func Infer(op string, a, b Type) (Type, error) {
	o, err := lookup(op)
	if err != nil {
		return Type{}, err
	}
	infer := strict
	if o.class == arithmetic {
		infer = broadcast
	}
	out, err := infer(op, a, b)
	if err != nil {
		return Type{}, err
	}
	root, err := resultRoot(o, a, b)
	if err != nil {
		return Type{}, err
	}
	return out.withRoot(root), nil
}

// broadcast applies the arithmetic rule to the dimensions.
func broadcast(op string, a, b Type) (Type, error) {
	out := Type{levels: make([]shape.Shape, max(a.Nesting(), b.Nesting()))}
	for n := range out.levels {
		switch {
		case n >= a.Nesting():
			out.levels[n] = b.levels[n]
		case n >= b.Nesting():
			out.levels[n] = a.levels[n]
		default:
			dims, err := shape.Broadcast(op, a.levels[n], b.levels[n])
			if err != nil {
				return Type{}, sizeMismatch(op, ArithmeticSizes, a, b, n, err)
			}
			out.levels[n] = dims
		}
	}
	_, err := shape.Check(op, out.FlatShape()...)
	return out, err
}

// sizeMismatch converts package shape's error on one level to TML's.
func sizeMismatch(op string, rule Rule, a, b Type, level int, err error) error {
	var e *shape.BroadcastError
	if !errors.As(err, &e) {
		return err
	}
	mismatch := &BroadcastError{Op: op, Rule: rule, A: a, B: b, problem: sizesDiffer, Level: level + 1, Axis: e.Axis}
	if e.Axis < 0 {
		mismatch.problem, mismatch.Axis = ranksDiffer, 0
		return mismatch
	}
	mismatch.Sizes = [2]int{e.Sizes[0], e.Sizes[1]}
	return mismatch
}

// strict applies the rule of the other classes to the dimensions.
func strict(op string, a, b Type) (Type, error) {
	switch {
	case a.IsScalar():
		return b, nil
	case b.IsScalar():
		return a, nil
	}
	for n := range min(a.Nesting(), b.Nesting()) {
		if err := sameLevel(op, a, b, n); err != nil {
			return Type{}, err
		}
	}
	if a.Nesting() != b.Nesting() {
		return Type{}, &BroadcastError{Op: op, Rule: StrictDims, A: a, B: b, problem: nestingDiffers, Level: min(a.Nesting(), b.Nesting()) + 1}
	}
	return a, nil
}

func sameLevel(op string, a, b Type, n int) error {
	x, y := a.levels[n], b.levels[n]
	fail := &BroadcastError{Op: op, Rule: StrictDims, A: a, B: b, problem: ranksDiffer, Level: n + 1}
	if len(x) != len(y) {
		return fail
	}
	for axis := len(x) - 1; axis >= 0; axis-- {
		if x[axis] != y[axis] {
			fail.problem, fail.Axis, fail.Sizes = sizesDiffer, axis, [2]int{x[axis], y[axis]}
			return fail
		}
	}
	return nil
}

// rootRule has, for each class, the rule of the operands' roots and a function that returns the
// root of the result, or false if the class does not take the roots.
var rootRule = map[class]struct {
	rule   Rule
	result func(op string, a, b Scalar) (Scalar, bool)
}{
	arithmetic: {ArithmeticTypes, inferred},
	relational: {RelationalTypes, func(op string, a, b Scalar) (Scalar, bool) {
		characters := a == Char && b == Char && (op == "==" || op == "!=")
		return Bool, characters || a.isNumeric() && b.isNumeric()
	}},
	logical: {LogicalTypes, func(_ string, a, b Scalar) (Scalar, bool) { return Bool, a == Bool && b == Bool }},
	bitwise: {BitwiseTypes, func(_ string, a, b Scalar) (Scalar, bool) { return Uint, a == Uint && b == Uint }},
}

// inferred is the type inference of arithmetic.
func inferred(op string, a, b Scalar) (Scalar, bool) {
	s, ok := wider(a, b)
	return s, ok && s.isNumeric() && (op != "/" || s == Real)
}

func resultRoot(o *operator, a, b Type) (Scalar, error) {
	row := rootRule[o.class]
	if s, ok := row.result(o.symbol, a.root, b.root); ok {
		return s, nil
	}
	return 0, &dialect.TypeError{Op: o.symbol, Operand: -1, Problem: fmt.Sprintf("scalar types %v and %v (of %v and %v) do not suit the operator\n    %v", a.root, b.root, a, b, row.rule)}
}

// Assignable checks that a value of type from can be assigned to a target, whose type never changes
// (TML, Broadcasting, "Assignments"). On every level from must not have more dimensions, each of
// them equal to the target's or 1, and its root must not be wider. It fails with a
// *[BroadcastError] or a *dialect.TypeError.
func Assignable(target, from Type) error {
	const op = "="
	for n := range from.Nesting() {
		if n >= target.Nesting() {
			return &BroadcastError{Op: op, Rule: AssignmentRank, A: from, B: target, problem: nestingDiffers, Level: n + 1}
		}
		if err := shape.BroadcastTo(op, from.levels[n], target.levels[n]); err != nil {
			return assignmentMismatch(from, target, n, err)
		}
	}
	if !from.root.lessEqual(target.root) {
		return &dialect.TypeError{Op: op, Operand: -1, Problem: fmt.Sprintf("a right side of %v (%v) does not go into a left side of %v (%v)\n    %v", from.root, from, target.root, target, AssignmentTypes)}
	}
	return nil
}

func assignmentMismatch(from, target Type, level int, err error) error {
	rule := AssignmentSizes
	if len(from.levels[level]) > len(target.levels[level]) {
		rule = AssignmentRank
	}
	return sizeMismatch("=", rule, from, target, level, err)
}

// Refines reports whether the dimensions of c are those of t, or t's after broadcasting: type(c) <=
// type(t) in the document's order on dimensions, in which every size refines 1. Roots do not count.
// The result of an arithmetic operator refines both operands, and is the coarsest type that does.
func Refines(c, t Type) bool {
	if t.Nesting() > c.Nesting() {
		return false
	}
	for n, dims := range t.levels {
		if shape.BroadcastTo("refines", dims, c.levels[n]) != nil {
			return false
		}
	}
	return true
}
