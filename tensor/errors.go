package tensor

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// OpError is a mistake in one application of an operator, a constructor or a read. Err is the typed
// cause: *shape.BroadcastError, *dtype.PromotionError, *[DTypeError], *[ScalarError],
// *[device.ClosedError] and so on.
type OpError struct {
	Op       string
	Operands []OperandInfo
	Site     string // folder/file.go:line of the caller outside this package; "" when unknown
	Err      error
}

func (e *OpError) Error() string {
	operands := make([]string, len(e.Operands))
	for i, o := range e.Operands {
		operands[i] = o.String()
	}
	message := "no cause is given"
	if e.Err != nil {
		message = e.Err.Error()
	}
	if !strings.HasPrefix(message, e.Op+":") {
		message = e.Op + ": " + message
	}
	if len(operands) > 0 {
		message += fmt.Sprintf("\n    in %s(%s)", e.Op, strings.Join(operands, ", "))
	} else if e.Site != "" {
		message += "\n    in " + e.Op
	}
	if e.Site != "" {
		message += " at " + e.Site
	}
	return message
}

// Unwrap returns the typed cause.
func (e *OpError) Unwrap() error { return e.Err }

// carried makes an error one that a Tensor or a Var carries.
func carried(op string, err error) *OpError {
	if e, ok := err.(*OpError); ok {
		return e
	}
	return &OpError{Op: op, Site: callerSite(), Err: own(err)}
}

// OperandInfo describes an operand in an error.
type OperandInfo struct {
	Name   string      // of a Var, with the index that selects a part of it
	DType  dtype.DType // dtype.Invalid for a Scalar
	Shape  shape.Shape
	Scalar any // the value of a Scalar, else nil
}

func (o OperandInfo) String() string {
	switch {
	case o.Scalar != nil:
		return fmt.Sprintf("scalar %v", o.Scalar)
	case !o.DType.Valid():
		return "nothing"
	case o.Name != "":
		return o.Name + " " + o.DType.String() + o.Shape.String()
	}
	return o.DType.String() + o.Shape.String()
}

func operandOf(t *Tensor) OperandInfo {
	if t != nil && t.weak != nil {
		return OperandInfo{Scalar: t.weak.value}
	}
	if t == nil || t.cell == nil {
		return OperandInfo{}
	}
	return OperandInfo{DType: t.DType(), Shape: t.Shape()}
}

func operandsOf(in []*Tensor) []OperandInfo {
	out := make([]OperandInfo, len(in))
	for i, t := range in {
		out[i] = operandOf(t)
	}
	return out
}

// MissingError says that an operation lacks something that it needs, such as an operand or the
// device: it is nil, zero, or not given.
type MissingError struct {
	Op   string
	What string // such as "operand 2"
	Hint string // what to do
}

func (e *MissingError) Error() string {
	return fmt.Sprintf("%s: %s: %s", e.Op, e.What, e.Hint)
}

// ArgumentError says that an argument is invalid: a slice of another length than the dims say, a
// sequence without an end, a variable of another shape than the result that it is to hold.
type ArgumentError struct {
	Op   string
	What string // the argument, and the problem with it
	Hint string // what to do
}

func (e *ArgumentError) Error() string { return fmt.Sprintf("%s: %s: %s", e.Op, e.What, e.Hint) }

func nilDevice(op string) error {
	return &MissingError{Op: op, What: "the device is nil", Hint: "open one with device.Open"}
}

// DeviceMismatchError says that operands lie on different devices.
type DeviceMismatchError struct {
	Op   string
	A, B device.Info
}

func (e *DeviceMismatchError) Error() string {
	where := fmt.Sprintf("on different devices, %s and %s", e.A.Name, e.B.Name)
	if e.A.Name == e.B.Name {
		where = fmt.Sprintf("on two devices named %s (a device opened twice is two)", e.A.Name)
	}
	return fmt.Sprintf("%s: the operands are %s: bring one over with To", e.Op, where)
}

// ReadTypeError says that elements were read as a Go type that is not the tensor's dtype.
type ReadTypeError struct {
	Op        string
	Have, Ask dtype.DType
}

func (e *ReadTypeError) Error() string {
	return fmt.Sprintf("%s: the tensor is %s and was read as %s: read it as %s, or convert it with Cast(dtype.%s) first",
		e.Op, e.Have, e.Ask, e.Have, constant(e.Ask))
}

// constant is the name of a dtype's Go constant: the dtype's name with a capital.
func constant(d dtype.DType) string {
	name := d.String()
	return strings.ToUpper(name[:1]) + name[1:]
}

// ClosedTensorError says that a Tensor or a [Var] was used after its Close. It is
// [device.ErrClosed] to errors.Is.
type ClosedTensorError struct {
	Op string
}

// Is reports whether the target is [device.ErrClosed].
func (e *ClosedTensorError) Is(target error) bool { return target == device.ErrClosed }

func (e *ClosedTensorError) Error() string {
	return fmt.Sprintf("%s: a tensor was closed before this use: move Close after the last use, or leave it to the garbage collector", e.Op)
}
