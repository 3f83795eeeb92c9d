package tensor

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The causes of an [*OpError] that concern the operator. Those of shapes, dtypes and devices are in
// packages shape, dtype and device.

// ArityError says that an operator got more or fewer operands than it takes.
type ArityError struct {
	Op   string
	Got  int // operands
	text string
}

func (e *ArityError) Error() string { return e.text }

// AttrError says that a parameter of an operator has a value that it must not have.
type AttrError struct {
	Op    string
	Attr  string // the parameter, as docs/operators.md names it
	Value any
	Want  string // the values that it may have, and what to do
	text  string
}

func (e *AttrError) Error() string { return e.text }

// ContractionError says that the axes over which a product sums differ in size. Its text draws the
// shapes, aligned at the right, with a mark under each of the axes.
type ContractionError struct {
	Op     string
	Shapes [2]shape.Shape
	Axes   [2][]int // the axes summed over, pairwise
	Pair   int      // the index in Axes of the pair that differs
	text   string
}

func (e *ContractionError) Error() string { return e.text }

// DTypeError says that an operator does not take an operand's dtype.
type DTypeError struct {
	Op      string
	Operand int // from 0
	DType   dtype.DType
	Accept  []dtype.DType // the dtypes that it takes
	text    string
}

func (e *DTypeError) Error() string { return e.text }

// EmptyAxisError says that an operator needs elements along an axis of size 0.
type EmptyAxisError struct {
	Op    string
	Shape shape.Shape
	Axis  int
	text  string
}

func (e *EmptyAxisError) Error() string { return e.text }

// EmptyReductionError says that a reduction without an identity has no elements.
type EmptyReductionError struct {
	Op    string
	Shape shape.Shape
	Axes  []int
	text  string
}

func (e *EmptyReductionError) Error() string { return e.text }

// LabelError says that a letter of an Einsum stands for axes of different sizes.
type LabelError struct {
	Op       string
	Equation string
	Label    string
	Operands []int // from 0, with repetition where one operand has several
	Axes     []int // of those operands
	Sizes    []int
	text     string
}

func (e *LabelError) Error() string { return e.text }

// NoResultError says that an operator that makes a result for each index of an axis has none to
// return, since the axis has size 0.
type NoResultError struct {
	Op   string
	text string
}

func (e *NoResultError) Error() string { return e.text }

// NoRuleError says that the catalogue has an operator, but no code applies it.
type NoRuleError struct {
	Op   string
	text string
}

func (e *NoRuleError) Error() string { return e.text }

// OperandsError says that an operator with optional operands got more operands than it takes.
type OperandsError struct {
	Op        string
	Got, Most int // operands
	text      string
}

func (e *OperandsError) Error() string { return e.text }

// RankError says that an operand has a number of axes that the operator does not take.
type RankError struct {
	Op      string
	Operand int // from 0
	Shape   shape.Shape
	Want    string // the ranks it takes, and why
	text    string
}

func (e *RankError) Error() string { return e.text }

// SquareError says that an operator got matrices that are not square.
type SquareError struct {
	Op      string
	Operand int // from 0
	Shape   shape.Shape
	text    string
}

func (e *SquareError) Error() string { return e.text }

// TargetDTypeError says that an assignment would change a variable's dtype.
type TargetDTypeError struct {
	Op               string
	Target, Elements dtype.DType
	Promoted         dtype.DType // the dtype that the two promote to
	text             string
}

func (e *TargetDTypeError) Error() string { return e.text }

// own converts the errors of packages ops, vulkan and memory, which users do not import, to those
// of this package and of public ones below it. Any other error stays as it is.
func own(err error) error {
	if err == nil {
		return nil
	}
	text := err.Error
	switch e := err.(type) {
	case *ops.ArityError:
		return &ArityError{Op: e.Op.Name, Got: e.Got, text: text()}
	case *ops.AttrError:
		return &AttrError{Op: e.Op.Name, Attr: e.Attr, Value: e.Value, Want: e.Want, text: text()}
	case *ops.ContractionError:
		return &ContractionError{Op: e.Op.Name, Shapes: e.Shapes, Axes: e.Axes, Pair: e.Pair, text: text()}
	case *ops.DTypeError:
		return &DTypeError{Op: e.Op.Name, Operand: e.Operand, DType: e.DType, Accept: e.Accept.DTypes(), text: text()}
	case *ops.EmptyAxisError:
		return &EmptyAxisError{Op: e.Op.Name, Shape: e.Shape, Axis: e.Axis, text: text()}
	case *ops.EmptyReductionError:
		return &EmptyReductionError{Op: e.Op.Name, Shape: e.Shape, Axes: e.Axes, text: text()}
	case *ops.LabelError:
		return &LabelError{Op: e.Op.Name, Equation: e.Equation, Label: e.Label, Operands: e.Operands, Axes: e.Axes, Sizes: e.Sizes, text: text()}
	case *ops.NoResultError:
		return &NoResultError{Op: e.Op.Name, text: text()}
	case *ops.NoRuleError:
		return &NoRuleError{Op: e.Op.Name, text: text()}
	case *ops.OperandsError:
		return &OperandsError{Op: e.Op.Name, Got: e.Got, Most: e.Most, text: text()}
	case *ops.RankError:
		return &RankError{Op: e.Op.Name, Operand: e.Operand, Shape: e.Shape, Want: e.Want, text: text()}
	case *ops.SquareError:
		return &SquareError{Op: e.Op.Name, Operand: e.Operand, Shape: e.Shape, text: text()}
	case *ops.TargetDTypeError:
		return &TargetDTypeError{Op: e.Op, Target: e.Target, Elements: e.Elements, Promoted: e.Promoted, text: text()}
	}
	return opened.Error(err)
}
