package mlir

import (
	"errors"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The rules that errors name: sections of MLIR's document of the trait.
const (
	ruleKind      = "MLIR, Broadcastable trait: operands and result are all tensors or all vectors"
	ruleInference = "MLIR, Broadcastable trait, dimension inference: static sizes must be equal or 1"
	ruleRunTime   = "MLIR, Broadcastable trait, dimension inference: run-time sizes must be equal or 1"
	ruleRank      = "MLIR, Broadcastable trait, verification: the ranks must match"
	ruleResult    = "MLIR, Broadcastable trait, verification: a static size of the result must be the inferred one, nothing is broadcast to it"
	ruleDynamic   = "MLIR, Broadcastable trait, verification: a size inferred as ? is ? in the result"
)

// TypeError says that a Type, or its text, is none.
type TypeError struct {
	Text    string
	Problem string // what is wrong and what to do
}

func (e *TypeError) Error() string { return fmt.Sprintf("type %s: %s", e.Text, e.Problem) }

// KindError says that tensors and vectors meet in one operation.
type KindError struct {
	Op    string
	Types []Type // the operands', and the result's last where it is verified
	Index int    // the first that is of another kind than the first
}

func (e *KindError) Error() string {
	return fmt.Sprintf("%s: %s and %s are of different kinds (%s): convert one of them",
		e.Op, e.Types[0], e.Types[e.Index], ruleKind)
}

// OperandsError says that an operation has no operands.
type OperandsError struct{ Op string }

func (e *OperandsError) Error() string {
	return e.Op + ": no operands (MLIR, Broadcastable trait: at least one): pass one"
}

// IncompatibleError says that the types of two operands cannot broadcast,
// whatever happens at run time.
type IncompatibleError struct {
	Op       string
	Types    []Type // of all operands
	Axis     int    // of the result of all ranked operands
	Operands [2]int // the two that disagree
	Sizes    [2]int // their sizes in that axis: static, different, neither 1
}

// newIncompatibleError looks for the operand before the one at fault that gave
// its axis, counted from the end, the other size.
func newIncompatibleError(op string, types []Type, at, fromEnd int) *IncompatibleError {
	rank := 0
	for _, t := range types {
		rank = max(rank, len(t.Dims))
	}
	e := &IncompatibleError{Op: op, Types: cloneTypes(types), Axis: rank + fromEnd}
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

func (e *IncompatibleError) Error() string {
	shapes := make([][]int, len(e.Types))
	for i, t := range e.Types {
		shapes[i] = t.Dims
	}
	return fmt.Sprintf("%s: operands #%d and #%d do not broadcast: axis %d has %d and %d (%s): change one of them\n",
		e.Op, e.Operands[0], e.Operands[1], e.Axis, e.Sizes[0], e.Sizes[1], ruleInference) +
		drawTypes(e.Types, shapes, e.Axis, fmt.Sprintf("axis %d: %d and %d", e.Axis, e.Sizes[0], e.Sizes[1]))
}

// ResultError says that the declared type of the result is not what the
// operands' types give.
type ResultError struct {
	Op       string
	Inferred []int
	Result   Type
	Axis     int // -1 when the ranks differ
}

func (e *ResultError) Error() string {
	labels, dims := [2]string{"inferred", "declared"}, [2][]int{e.Inferred, e.Result.Dims}
	if e.Axis < 0 {
		have, want := len(e.Result.Dims), len(e.Inferred)
		return fmt.Sprintf("%s: the result is declared %s, of rank %d, and inferred as %s, of rank %d (%s): declare it with rank %d\n",
			e.Op, e.Result, have, sizesText(e.Inferred), want, ruleRank, want) +
			drawPair(labels, dims, e.Axis, fmt.Sprintf("rank %d and %d", want, have))
	}
	inferred, declared := sizeText(e.Inferred[e.Axis]), sizeText(e.Result.Dims[e.Axis])
	rule, advice := ruleResult, "declare "+inferred+" or ?"
	if e.Inferred[e.Axis] == Dynamic {
		rule, advice = ruleDynamic, "declare ?, or pass DynamicToStatic to have the size checked at run time"
	}
	return fmt.Sprintf("%s: the result is declared %s and inferred as %s: axis %d is %s and inferred as %s (%s): %s\n",
		e.Op, e.Result, sizesText(e.Inferred), e.Axis, declared, inferred, rule, advice) +
		drawPair(labels, dims, e.Axis, fmt.Sprintf("axis %d: %s and %s", e.Axis, inferred, declared))
}

// ArgumentError says that a tensor is not of its operand's declared type.
type ArgumentError struct {
	Op       string
	Operand  int
	Declared Type
	Shape    shape.Shape // the tensor's
	Axis     int         // where the sizes differ, -1 when the ranks do
	Element  bool        // the element types differ; Axis does not count then
	DType    dtype.DType // the tensor's, for Element
}

func (e *ArgumentError) Error() string {
	asked := fmt.Sprintf("%s: operand #%d is declared %s", e.Op, e.Operand, e.Declared)
	labels, dims := [2]string{"declared", "given"}, [2][]int{e.Declared.Dims, e.Shape}
	switch have, want := len(e.Shape), len(e.Declared.Dims); {
	case e.Element && !e.DType.Valid():
		return asked + ", and the scalar given has no element type of its own: make a typed one with tensor.Full"
	case e.Element:
		return fmt.Sprintf("%s, and the elements given are %s: convert them with Cast", asked, elementName(e.DType))
	case e.Axis < 0:
		return fmt.Sprintf("%s, of rank %d, and the shape given is %v: pass another, or declare the operand unranked\n", asked, want, e.Shape) +
			drawPair(labels, dims, e.Axis, fmt.Sprintf("rank %d and %d", want, have))
	}
	sizes := fmt.Sprintf("%d and %d", e.Declared.Dims[e.Axis], e.Shape[e.Axis])
	return fmt.Sprintf("%s, and the shape given is %v: axis %d has %s: pass another, or declare the size ?\n", asked, e.Shape, e.Axis, sizes) +
		drawPair(labels, dims, e.Axis, fmt.Sprintf("axis %d: %s", e.Axis, sizes))
}

// RunTimeError says that two operands, whose types may broadcast, turn out to
// have sizes that do not. MLIR leaves that undefined.
type RunTimeError struct {
	Op       string
	Types    []Type        // of all operands, as declared
	Shapes   []shape.Shape // of all operands
	Axis     int           // of the result
	Operands [2]int        // the first two that disagree
	Sizes    [2]int        // their sizes in that axis: different, neither 1
	cause    *shape.BroadcastError
}

// runTimeError turns the algebra's error into ours; others stay as they are.
func runTimeError(err error, types []Type) error {
	var cause *shape.BroadcastError
	if !errors.As(err, &cause) {
		return err
	}
	e := &RunTimeError{Op: cause.Op, Types: cloneTypes(types), Shapes: cause.Shapes, Axis: cause.Axis, cause: cause}
	first := slices.IndexFunc(cause.Sizes, func(d int) bool { return d != 1 })
	second := slices.IndexFunc(cause.Sizes, func(d int) bool { return d != 1 && d != cause.Sizes[first] })
	e.Operands = [2]int{first, second}
	e.Sizes = [2]int{cause.Sizes[first], cause.Sizes[second]}
	return e
}

func (e *RunTimeError) Error() string {
	shapes := make([][]int, len(e.Shapes))
	for i, s := range e.Shapes {
		shapes[i] = s.Clone() // not nil: the shape is known
	}
	sizes := fmt.Sprintf("%d and %d", e.Sizes[0], e.Sizes[1])
	return fmt.Sprintf("%s: operands #%d and #%d do not broadcast at run time: axis %d has %s (%s): pass other sizes\n",
		e.Op, e.Operands[0], e.Operands[1], e.Axis, sizes, ruleRunTime) +
		drawTypes(e.Types, shapes, e.Axis, fmt.Sprintf("axis %d: %s", e.Axis, sizes))
}

// Unwrap is the algebra's *shape.BroadcastError.
func (e *RunTimeError) Unwrap() error { return e.cause }

// RunTimeResultError says that the result turns out not to be of its declared
// type. MLIR leaves that undefined.
type RunTimeResultError struct {
	Op       string
	Declared Type
	Shape    shape.Shape // the result's
	Axis     int         // -1 when the ranks differ
}

func (e *RunTimeResultError) Error() string {
	labels, dims := [2]string{"declared", "run time"}, [2][]int{e.Declared.Dims, e.Shape}
	asked := fmt.Sprintf("%s: the result is declared %s and turns out to be %v: ", e.Op, e.Declared, e.Shape)
	if e.Axis < 0 {
		have, want := len(e.Shape), len(e.Declared.Dims)
		return asked + fmt.Sprintf("rank %d (%s): declare it unranked, or pass other shapes\n", have, ruleRank) +
			drawPair(labels, dims, e.Axis, fmt.Sprintf("rank %d and %d", want, have))
	}
	sizes := fmt.Sprintf("%d and %d", e.Declared.Dims[e.Axis], e.Shape[e.Axis])
	return asked + fmt.Sprintf("axis %d has %s (%s): declare it ?, or pass other sizes\n", e.Axis, sizes, ruleResult) +
		drawPair(labels, dims, e.Axis, fmt.Sprintf("axis %d: %s", e.Axis, sizes))
}

// OperatorError says that a name is not that of a map operator.
type OperatorError struct {
	Name  string
	Known bool // it is an operator, of another kind
	Kind  ops.Kind
}

func (e *OperatorError) Error() string {
	if e.Known {
		return fmt.Sprintf("%s: a %s operator does not broadcast its operands: use a map operator, or package tensor", e.Name, e.Kind)
	}
	return fmt.Sprintf("%q is no operator: gpubench ops lists them", e.Name)
}

// ElementError says that an operator's result has another element type than
// declared, or that it needs one.
type ElementError struct {
	Op       string
	DType    dtype.DType // the operator's; dtype.Invalid when it needs one
	Declared Type
}

func (e *ElementError) Error() string {
	if !e.DType.Valid() {
		return fmt.Sprintf("%s: the result %s has no element type, and the operator needs one: declare it", e.Op, e.Declared)
	}
	return fmt.Sprintf("%s: the result is declared %s, and the operator gives %s: declare that, or convert an operand with Cast",
		e.Op, e.Declared, elementName(e.DType))
}
