package tensor

import (
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
)

// AbstractError says that the program asked for elements of a compiled function's parameter, or of
// a value computed from it, while the function was being compiled.
type AbstractError struct {
	Op   string // the operator that made the value; "" for the parameter itself
	Site string // file:line of its call
}

func (e *AbstractError) Error() string {
	const problem = "a parameter of a function that is being compiled has no elements yet: return the value and read it after Call"
	if e.Op == "" {
		return problem
	}
	return fmt.Sprintf("%s (%s): %s", e.Op, e.Site, problem)
}

// MismatchError is the first difference between a device's result and the reference
// ([device.WithReferenceCheck]). It is a defect of Weft or of the driver.
type MismatchError struct {
	Op        string // the operator whose result differs
	Site      string // file:line of its call
	Index     []int  // of the element
	Got, Want string
	ULP       float64 // the difference, in units in the last place
	message   string
}

func (e *MismatchError) Error() string { return e.message }

// IndexRangeError says that an operator took an index from a tensor that is outside the axis along
// which it counts ([device.WithIndexCheck]). Evaluating or reading a value computed from it returns
// the error. Other values are computed and kept.
type IndexRangeError struct {
	Op       string // the operator
	Site     string // folder/file.go:line of its call
	Operand  int    // the operand that holds the index, from 0
	Position []int  // of the index in that operand
	Index    string // its value
	Axis     int    // of the operator's first operand
	Size     int    // of that axis: indices from -Size to Size-1 are inside
}

func (e *IndexRangeError) Error() string { return (*engine.IndexRangeError)(e).Error() }

// FactorError says that a matrix has no factors of the kind that an operator needs: that it is
// singular, or not positive definite ([device.WithIndexCheck]). Evaluating or reading a value
// computed from the result returns the error. Without the check the result has infinities or NaN.
type FactorError struct {
	Op     string // the operator
	Site   string // folder/file.go:line of its call
	Matrix []int  // which of the stack
	What   string // what is wrong with the matrix
}

func (e *FactorError) Error() string { return (*graph.FactorError)(e).Error() }

// ours converts an error of the engine to this package's own. A value that a Close freed meanwhile
// becomes the error of a closed Tensor.
func ours(op string, err error, asked ...graph.Value) error {
	if err == nil {
		return nil
	}
	err = own(err)
	var (
		freed    *engine.FreedError
		abstract *engine.AbstractError
		mismatch *engine.MismatchError
		outside  *engine.IndexRangeError
		factor   *graph.FactorError
	)
	switch {
	case errors.As(err, &freed):
		return &ClosedTensorError{Op: op}
	case errors.As(err, &abstract):
		if abstract.Site == "" {
			return &AbstractError{}
		}
		return &AbstractError{Op: abstract.Op, Site: abstract.Site}
	case errors.As(err, &factor):
		return (*FactorError)(factor)
	case errors.As(err, &outside):
		return (*IndexRangeError)(outside)
	case errors.As(err, &mismatch):
		return &MismatchError{Op: mismatch.Op, Site: mismatch.Site, Index: mismatch.Index,
			Got: mismatch.Got, Want: mismatch.Want, ULP: mismatch.ULP, message: err.Error()}
	case ofDevice(err):
		return located(op, err, asked)
	}
	return err
}

// ofDevice reports whether an error is a device's failure that names no operator.
func ofDevice(err error) bool {
	var (
		place *OpError
		short *device.OutOfMemoryError
		lost  *device.LostError
		other *device.ResultError
	)
	return !errors.As(err, &place) &&
		(errors.As(err, &short) || errors.As(err, &lost) || errors.As(err, &other))
}

// located adds to an error the operator whose result was asked for first, with its line, or else
// the function that was called.
func located(op string, err error, asked []graph.Value) *OpError {
	if len(asked) == 0 {
		return &OpError{Op: op, Site: callerSite(), Err: own(err)}
	}
	n := asked[0].Node
	if n.Site == "" { // the value is in memory
		return &OpError{Op: op, Operands: []OperandInfo{{DType: asked[0].DType(), Shape: asked[0].Shape()}}, Site: callerSite(), Err: own(err)}
	}
	if n.By != nil {
		return &OpError{Op: n.By.Name, Site: n.Site, Err: own(err)}
	}
	return &OpError{Op: n.Op.Name, Site: n.Site, Err: own(err)}
}
