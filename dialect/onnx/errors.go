package onnx

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// BroadcastError says which shapes break a rule, and where. It unwraps to the
// shapes, axis and sizes; those of a unidirectional error are B's and A's, in
// this order.
type BroadcastError struct {
	Rule Rule
	Err  *shape.BroadcastError
}

// Unwrap is the shapes, axis and sizes at fault.
func (e *BroadcastError) Unwrap() error { return e.Err }

// Error names shapes and axis in its first line; the lines after it draw the
// shapes aligned at the right, with a mark under that axis, and state the rule.
func (e *BroadcastError) Error() string {
	problem, note := e.multidirectional()
	if e.Rule == Unidirectional {
		problem, note = e.unidirectional()
	}
	return fmt.Sprintf("%s: %s\n%s\n    %s", e.Err.Op, problem, shape.Draw(e.rows(), e.marks(), note), e.Rule.Text())
}

func (e *BroadcastError) multidirectional() (problem, note string) {
	names := each(e.Err.Shapes, shape.Shape.String)
	sizes := list(e.differing())
	return fmt.Sprintf("shapes %s do not broadcast: axis %d has %s", list(names), e.Err.Axis, sizes),
		fmt.Sprintf("axis %d: %s; sizes must be equal or 1", e.Err.Axis, sizes)
}

func (e *BroadcastError) unidirectional() (problem, note string) {
	b, a := e.Err.Shapes[0], e.Err.Shapes[1]
	problem = fmt.Sprintf("B's shape %v does not broadcast to A's %v: ", b, a)
	if e.Err.Axis < 0 {
		return problem + fmt.Sprintf("its rank %d is above A's %d", b.Rank(), a.Rank()), "A has no such axis"
	}
	return problem + fmt.Sprintf("axis %d has %d and must become %d", e.Err.Axis, e.Err.Sizes[0], e.Err.Sizes[1]),
		fmt.Sprintf("axis %d: %d to %d; B's size must be A's or 1", e.Err.Axis, e.Err.Sizes[0], e.Err.Sizes[1])
}

// rows draw A above B, or X0 to XL.
func (e *BroadcastError) rows() []shape.Row {
	if e.Rule == Unidirectional {
		return []shape.Row{shape.RowOf("A", e.Err.Shapes[1]), shape.RowOf("B", e.Err.Shapes[0])}
	}
	var out []shape.Row
	for m, s := range e.Err.Shapes {
		out = append(out, shape.RowOf("X"+strconv.Itoa(m), s))
	}
	return out
}

// marks are the axis at fault, or the axes that B has beyond A's.
func (e *BroadcastError) marks() []int {
	if e.Err.Axis >= 0 {
		return []int{e.Err.Axis}
	}
	excess := make([]int, len(e.Err.Shapes[0])-len(e.Err.Shapes[1]))
	for axis := range excess {
		excess[axis] = axis
	}
	return excess
}

// differing lists the sizes other than 1, each once, in the operands' order.
func (e *BroadcastError) differing() []string {
	var sizes []string
	seen := map[int]bool{1: true}
	for _, d := range e.Err.Sizes {
		if !seen[d] {
			seen[d] = true
			sizes = append(sizes, strconv.Itoa(d))
		}
	}
	return sizes
}

// ArityError says that an operator got another number of tensors than it takes.
type ArityError struct {
	Op       string
	Got      int
	Min, Max int
}

func (e *ArityError) Error() string {
	takes := strconv.Itoa(e.Min)
	switch {
	case e.Max == MaxOperands && e.Got < e.Min:
		takes += " or more"
	case e.Max != e.Min:
		takes += " to " + strconv.Itoa(e.Max)
	}
	return fmt.Sprintf("%s: got %d tensors, takes %s (ONNX, inputs of the operator)", e.Op, e.Got, takes)
}

// TypeError says that ONNX does not define an operator for a type.
type TypeError struct {
	Op      string
	Operand int // from 0
	Type    Type
	Accept  []Type
}

func (e *TypeError) Error() string {
	return fmt.Sprintf("%s: operand %d is %v; ONNX defines the operator for %s", e.Op, e.Operand, e.Type, list(each(e.Accept, Type.String)))
}

// MixError says that an operator's operands have different types. ONNX binds
// them to one type variable and converts nothing.
type MixError struct {
	Op        string
	First     int // the operand that set the type, from 0
	FirstType Type
	Operand   int // the operand at fault
	Type      Type
}

func (e *MixError) Error() string {
	return fmt.Sprintf("%s: operand %d is %v and operand %d is %v; ONNX takes one type and converts nothing: convert the elements of one first",
		e.Op, e.First, e.FirstType, e.Operand, e.Type)
}

// UnsupportedError says that ONNX defines an operator, and that it does not run
// here.
type UnsupportedError struct {
	Op    string
	Types []Type // that do not go together here; none when the operator does not run at all
}

func (e *UnsupportedError) Error() string {
	if len(e.Types) == 0 {
		return fmt.Sprintf("%s: this operator does not run yet: Operators lists those that do", e.Op)
	}
	return fmt.Sprintf("%s: does not run for %s together yet: convert the elements of one first", e.Op, list(each(e.Types, Type.String)))
}

// DTypeError says that a device tensor holds elements of no type of SONNX's text.
type DTypeError struct {
	DType dtype.DType
}

func (e *DTypeError) Error() string {
	return fmt.Sprintf("Of: %v is no type of SONNX's text: convert the tensor with Cast", e.DType)
}

// ReshapeError says which of the sizes given to Reshape ONNX does not allow.
type ReshapeError struct {
	Shape   shape.Shape
	Dims    []int // as asked
	Axis    int   // the size at fault
	Problem string
}

func (e *ReshapeError) Error() string {
	return fmt.Sprintf("Reshape: shape %v cannot become %v: the size of axis %d %s (ONNX, Reshape)", e.Shape, e.Dims, e.Axis, e.Problem)
}

// ReadTypeError says that a tensor was read as another type than it has.
type ReadTypeError struct {
	Have, Ask Type
}

func (e *ReadTypeError) Error() string {
	return fmt.Sprintf("Read: the tensor is %v and was read as %v: read it as Go's %v", e.Have, e.Ask, rows[e.Have].element)
}

// UnknownOperatorError says that a name is not that of an operator here.
type UnknownOperatorError struct {
	Name string
}

func (e *UnknownOperatorError) Error() string {
	return fmt.Sprintf("%q is no operator of this package: it has %s", e.Name, list(Operators()))
}

// DictionaryFullError says that every code stands for a string in use.
type DictionaryFullError struct {
	Limit int // the number of codes
}

func (e *DictionaryFullError) Error() string {
	return fmt.Sprintf("From: the string tensors in use hold %d different strings, as many as there are codes: drop some tensors first", e.Limit)
}

// CodeError says that a device gave back a code that stands for no string of
// the tensor's dictionary.
type CodeError struct {
	Index int // of the element, in row-major order
	Code  int32
}

func (e *CodeError) Error() string {
	return fmt.Sprintf("Read: element %d has the code %d, which is not in the tensor's dictionary: the device's memory was changed", e.Index, e.Code)
}

// list joins words as English does: "a", "a and b", "a, b and c".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
