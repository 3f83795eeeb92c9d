package mlir

import (
	"errors"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// ruleKind is the rule that operands of both kinds, tensors and vectors, break.
const ruleKind = "MLIR, Broadcastable trait: operands and result are all tensors or all vectors"

// Rule is a rule of MLIR's document of the trait.
type Rule uint8

// The rules: the first two of [BroadcastError], the others of [ResultError].
const (
	StaticSizes   Rule = iota // of two operands' types
	RunTimeSizes              // of two operands, which MLIR leaves undefined
	ResultRank                // the declared rank must be the inferred one
	ResultSize                // a static declared size must be the inferred one
	ResultDynamic             // a size inferred as ? must be declared ?
)

// String is the rule's section of the document and its text.
func (r Rule) String() string {
	texts := [...]string{
		StaticSizes:   "dimension inference: static sizes must be equal or 1",
		RunTimeSizes:  "dimension inference: run-time sizes must be equal or 1",
		ResultRank:    "verification: the ranks must match",
		ResultSize:    "verification: a static size of the result must be the inferred one, nothing is broadcast to it",
		ResultDynamic: "verification: a size inferred as ? is ? in the result",
	}
	if int(r) >= len(texts) {
		return fmt.Sprintf("Rule(%d)", uint8(r))
	}
	return "MLIR, Broadcastable trait, " + texts[r]
}

// BroadcastError says that two operands cannot broadcast: their types cannot at any sizes, or the
// sizes at run time cannot.
type BroadcastError struct {
	Op       string
	Rule     Rule
	Types    []Type        // of all operands
	Shapes   []shape.Shape // of all operands at run time; nil before
	Axis     int           // of the result
	Operands [2]int        // the two that disagree
	Sizes    [2]int        // their sizes in that axis: static, different, neither 1
	cause    *shape.BroadcastError
}

// newBroadcastError finds the earlier operand that gave the wrong operand's axis, counted from the
// end, the other size.
func newBroadcastError(op string, types []Type, at, fromEnd int) *BroadcastError {
	rank := 0
	for _, t := range types {
		rank = max(rank, len(t.Dims))
	}
	e := &BroadcastError{Op: op, Rule: StaticSizes, Types: cloneTypes(types), Axis: rank + fromEnd}
	e.Operands[1], e.Sizes[1] = at, sizeFromEnd(types[at], fromEnd)
	for i, t := range types[:at] {
		if d := sizeFromEnd(t, fromEnd); firmness(d) == firmness(e.Sizes[1]) {
			e.Operands[0], e.Sizes[0] = i, d
			break
		}
	}
	return e
}

// sizeFromEnd is the size of an axis counted from -1, the last; 1 where a type
// has none.
func sizeFromEnd(t Type, fromEnd int) int {
	if i := len(t.Dims) + fromEnd; i >= 0 {
		return t.Dims[i]
	}
	return 1
}

// runTimeError turns the algebra's error into ours; others stay as they are.
func runTimeError(err error, types []Type) error {
	var cause *shape.BroadcastError
	if !errors.As(err, &cause) {
		return err
	}
	e := &BroadcastError{Op: cause.Op, Rule: RunTimeSizes, Types: cloneTypes(types), Shapes: cause.Shapes, Axis: cause.Axis, cause: cause}
	first := slices.IndexFunc(cause.Sizes, func(d int) bool { return d != 1 })
	second := slices.IndexFunc(cause.Sizes, func(d int) bool { return d != 1 && d != cause.Sizes[first] })
	e.Operands = [2]int{first, second}
	e.Sizes = [2]int{cause.Sizes[first], cause.Sizes[second]}
	return e
}

// Error names operands, axis and sizes in its first line; the lines after it draw
// the operands with a mark under that axis, and state the rule.
func (e *BroadcastError) Error() string {
	when, advice := "", "change one of them"
	if e.Rule == RunTimeSizes {
		when, advice = " at run time", "pass other sizes"
	}
	shapes := make([][]int, len(e.Types))
	for i, t := range e.Types {
		if shapes[i] = t.Dims; e.Shapes != nil {
			shapes[i] = e.Shapes[i].Clone() // not nil: the shape is known
		}
	}
	sizes := fmt.Sprintf("%d and %d", e.Sizes[0], e.Sizes[1])
	return fmt.Sprintf("%s: operands #%d and #%d do not broadcast%s: axis %d has %s: %s\n%s\n    %v",
		e.Op, e.Operands[0], e.Operands[1], when, e.Axis, sizes, advice,
		drawTypes(e.Types, shapes, e.Axis, fmt.Sprintf("axis %d: %s", e.Axis, sizes)), e.Rule)
}

// Unwrap returns package shape's *shape.BroadcastError; nil before run time.
func (e *BroadcastError) Unwrap() error {
	if e.cause == nil {
		return nil
	}
	return e.cause
}

// ResultError says that the declared type of the result differs from the one inferred from the
// operands' types, or from the result's shape at run time.
type ResultError struct {
	Op       string
	Rule     Rule
	Declared Type
	Inferred []int // the sizes; before run time some may be Dynamic
	RunTime  bool  // the sizes are those at run time
	Axis     int   // -1 when the ranks differ
}

// Error names the declared and the inferred type in its first line. The lines after it draw both
// with a mark at the fault, and state the rule.
func (e *ResultError) Error() string {
	asked := fmt.Sprintf("%s: the result is declared %s", e.Op, e.Declared)
	labels, dims := [2]string{"inferred", "declared"}, [2][]int{e.Inferred, e.Declared.Dims}
	if e.RunTime {
		labels, dims = [2]string{"declared", "run time"}, [2][]int{e.Declared.Dims, e.Inferred}
	}
	problem, note := e.problem()
	if e.Axis < 0 {
		note = fmt.Sprintf("rank %d and %d", len(dims[0]), len(dims[1]))
	}
	return fmt.Sprintf("%s%s\n%s\n    %v", asked, problem, drawPair(labels, dims, e.Axis, note), e.Rule)
}

func (e *ResultError) problem() (problem, note string) {
	have, want := len(e.Declared.Dims), len(e.Inferred)
	switch {
	case e.Axis < 0 && e.RunTime:
		return fmt.Sprintf(" and turns out to be %v: rank %d: declare it unranked, or pass other shapes", e.Inferred, want), ""
	case e.Axis < 0:
		return fmt.Sprintf(", of rank %d, and inferred as %s, of rank %d: declare it with rank %d", have, sizesText(e.Inferred), want, want), ""
	}
	inferred, declared := sizeText(e.Inferred[e.Axis]), sizeText(e.Declared.Dims[e.Axis])
	if e.RunTime {
		sizes := declared + " and " + inferred
		return fmt.Sprintf(" and turns out to be %v: axis %d has %s: declare it ?, or pass other sizes", e.Inferred, e.Axis, sizes), fmt.Sprintf("axis %d: %s", e.Axis, sizes)
	}
	advice := "declare " + inferred + " or ?"
	if e.Rule == ResultDynamic {
		advice = "declare ?, or pass DynamicToStatic to have the size checked at run time"
	}
	return fmt.Sprintf(" and inferred as %s: axis %d is %s and inferred as %s: %s", sizesText(e.Inferred), e.Axis, declared, inferred, advice),
		fmt.Sprintf("axis %d: %s and %s", e.Axis, inferred, declared)
}

// shapeError returns the error of a tensor whose shape does not have its operand's declared type.
// axis is where the sizes differ, -1 when the ranks do.
func shapeError(op string, operand int, declared Type, s shape.Shape, axis int) error {
	asked := fmt.Sprintf("operand #%d is declared %s", operand, declared)
	labels, dims := [2]string{"declared", "given"}, [2][]int{declared.Dims, s}
	problem := fmt.Sprintf("%s, of rank %d, and the shape given is %v: pass another, or declare the operand unranked", asked, len(declared.Dims), s)
	note := fmt.Sprintf("rank %d and %d", len(declared.Dims), len(s))
	if axis >= 0 {
		sizes := fmt.Sprintf("%d and %d", declared.Dims[axis], s[axis])
		problem = fmt.Sprintf("%s, and the shape given is %v: axis %d has %s: pass another, or declare the size ?", asked, s, axis, sizes)
		note = fmt.Sprintf("axis %d: %s", axis, sizes)
	}
	return &dialect.TypeError{Op: op, Operand: operand, Problem: problem + "\n" + drawPair(labels, dims, axis, note)}
}

// operandElementError returns the error of a tensor with other elements than declared.
func operandElementError(op string, operand int, declared Type, d dtype.DType) error {
	problem := fmt.Sprintf("operand #%d is declared %s, ", operand, declared)
	if d.Valid() {
		problem += fmt.Sprintf("and the elements given are %s: convert them with Cast", elementName(d))
	} else {
		problem += "and the scalar given has no element type of its own: make a typed one with tensor.Full"
	}
	return &dialect.TypeError{Op: op, Operand: operand, Problem: problem}
}
