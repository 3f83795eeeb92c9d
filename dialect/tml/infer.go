package tml

import (
	"errors"

	"github.com/weft-gpu/weft/shape"
)

// Result is the type of a op b (TML, Broadcasting, "Logical, relational and
// bitwise operations" and "Arithmetic operations").
//
// Arithmetic broadcasts: on every level the dimensions align at the right and
// must be equal or 1; a level that one operand lacks is taken from the other; the
// root is the wider of both. The other classes broadcast a scalar only: two
// tensors need the same dimensions on all levels. Relational and logical
// operators give bool, bitwise ones uint.
//
// It fails with a *[BroadcastError], with a *[ScalarError] when the roots do not
// suit the operator, and with a *shape.DimError when the result is too large.
func Result(op Op, a, b Type) (Type, error) {
	var out Type
	var err error
	switch op.Class() {
	case Arithmetic:
		out, err = broadcast(op, a, b)
	case Relational, Logical, Bitwise:
		out, err = strict(op, a, b)
	}
	if err != nil {
		return Type{}, err
	}
	root, err := resultRoot(op, a, b)
	if err != nil {
		return Type{}, err
	}
	return out.WithRoot(root), nil
}

// broadcast applies the arithmetic rule to the dimensions.
func broadcast(op Op, a, b Type) (Type, error) {
	out := Type{levels: make([]shape.Shape, max(a.Nesting(), b.Nesting()))}
	for n := range out.levels {
		switch {
		case n >= a.Nesting():
			out.levels[n] = b.levels[n]
		case n >= b.Nesting():
			out.levels[n] = a.levels[n]
		default:
			dims, err := shape.Broadcast(op.String(), a.levels[n], b.levels[n])
			if err != nil {
				return Type{}, sizeMismatch(op.String(), ArithmeticSizes, a, b, n, err)
			}
			out.levels[n] = dims
		}
	}
	_, err := shape.Check("TML "+op.String(), out.FlatShape()...)
	return out, err
}

// sizeMismatch turns the algebra's error on one level into TML's.
func sizeMismatch(op string, rule Rule, a, b Type, level int, err error) error {
	var e *shape.BroadcastError
	if !errors.As(err, &e) {
		return err
	}
	mismatch := &BroadcastError{Op: op, Rule: rule, A: a, B: b, Problem: SizesDiffer, Level: level + 1, Axis: e.Axis}
	if e.Axis < 0 {
		mismatch.Problem, mismatch.Axis = RanksDiffer, 0
		return mismatch
	}
	mismatch.Sizes = [2]int{e.Sizes[0], e.Sizes[1]}
	return mismatch
}

// strict applies the rule of the other classes to the dimensions.
func strict(op Op, a, b Type) (Type, error) {
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
		return Type{}, &BroadcastError{Op: op.String(), Rule: StrictDims, A: a, B: b, Problem: NestingDiffers, Level: min(a.Nesting(), b.Nesting()) + 1}
	}
	return a, nil
}

func sameLevel(op Op, a, b Type, n int) error {
	x, y := a.levels[n], b.levels[n]
	fail := &BroadcastError{Op: op.String(), Rule: StrictDims, A: a, B: b, Problem: RanksDiffer, Level: n + 1}
	if len(x) != len(y) {
		return fail
	}
	for axis := len(x) - 1; axis >= 0; axis-- {
		if x[axis] != y[axis] {
			fail.Problem, fail.Axis, fail.Sizes = SizesDiffer, axis, [2]int{x[axis], y[axis]}
			return fail
		}
	}
	return nil
}

// rootRule is what a class asks of the operands' roots, and the root of its
// result, which is false where the roots do not suit.
var rootRule = map[Class]struct {
	rule   Rule
	result func(op Op, a, b Scalar) (Scalar, bool)
}{
	Arithmetic: {ArithmeticTypes, inferred},
	Relational: {RelationalTypes, func(op Op, a, b Scalar) (Scalar, bool) {
		characters := a == Char && b == Char && (op == Equal || op == NotEqual)
		return Bool, characters || a.IsNumeric() && b.IsNumeric()
	}},
	Logical: {LogicalTypes, func(_ Op, a, b Scalar) (Scalar, bool) { return Bool, a == Bool && b == Bool }},
	Bitwise: {BitwiseTypes, func(_ Op, a, b Scalar) (Scalar, bool) { return Uint, a == Uint && b == Uint }},
}

// inferred is the type inference of arithmetic.
func inferred(op Op, a, b Scalar) (Scalar, bool) {
	s, ok := Wider(a, b)
	return s, ok && s.IsNumeric() && (op != Div || s == Real)
}

func resultRoot(op Op, a, b Type) (Scalar, error) {
	row, ok := rootRule[op.Class()]
	if ok {
		if s, ok := row.result(op, a.root, b.root); ok {
			return s, nil
		}
	}
	return 0, &ScalarError{Op: op.String(), Rule: row.rule, A: a, B: b}
}

// Assignable reports whether a value of type from can be assigned to a target,
// whose type never changes (TML, Broadcasting, "Assignments"): on every level
// from has no more dimensions, each of them equal to the target's or 1, and its
// root is not wider. It fails with a *[BroadcastError] or a *[ScalarError].
func Assignable(target, from Type) error {
	const op = "="
	for n := range from.Nesting() {
		if n >= target.Nesting() {
			return &BroadcastError{Op: op, Rule: AssignmentRank, A: from, B: target, Problem: NestingDiffers, Level: n + 1}
		}
		if err := shape.BroadcastTo(op, from.levels[n], target.levels[n]); err != nil {
			return assignmentMismatch(from, target, n, err)
		}
	}
	if !from.root.LessEqual(target.root) {
		return &ScalarError{Op: op, Rule: AssignmentTypes, A: from, B: target}
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

// Refines reports whether the dimensions of c are those of t, or t's after
// broadcasting: type(c) <= type(t) in the document's order on dimensions, in
// which every size refines 1. Roots do not count. The result of an arithmetic
// operator refines both operands, and is the coarsest type that does.
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
