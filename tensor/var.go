package tensor

import (
	"slices"
	"sync"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/shape"
)

// Var is a named cell whose elements can be assigned to; its shape, dtype and
// device never change. It is safe for concurrent use, and each assignment is one
// step: nobody sees half of it. Assignments are as lazy as operators.
//
// In-place operators never change the target's shape or dtype (Array API
// 2024.12, Broadcasting, "In-place Semantics"): the right side must broadcast to
// what is selected, one way, and promote to the target's own dtype. NumPy's
// exception for additional leading axes of size 1 is not made. A [Scalar] takes
// the target's dtype.
//
// An assignment returns an [*OpError] with a typed cause: *shape.IndexError,
// *shape.BroadcastError, *ops.TargetDTypeError, *dtype.PromotionError,
// *ops.DTypeError, *[ScalarError], *[DeviceMismatchError], *[MissingError],
// *[ClosedTensorError], those of the device, and what the right side or the Var
// carries. What is refused is refused before anything is written: the Var keeps
// its elements.
type Var struct {
	name   string
	device *device.Device
	engine *engine.Engine
	dtype  dtype.DType
	shape  shape.Shape
	err    *OpError

	mu    sync.Mutex
	value *Tensor // a holder of the Var's own, closed when the next value comes
}

// NewVar is a Var that holds the elements of initial, which stays the caller's.
// Its name is for error messages. Errors, carried by the Var and returned by
// [Var.Err] and every use: what initial carries, *[MissingError], *[ScalarError]
// for a [Scalar], *[ClosedTensorError], *device.ClosedError, *device.LostError.
func NewVar(name string, initial *Tensor) *Var {
	const op = "new_var"
	if err := usable(op, initial); err != nil {
		return &Var{name: name, err: carried(op, err)}
	}
	value, err := initial.share(op)
	if err != nil {
		return &Var{name: name, err: refuse(op, err, initial)}
	}
	return &Var{
		name: name, device: initial.device, engine: initial.engine,
		dtype: initial.DType(), shape: initial.Shape(), value: value,
	}
}

// Name is the name given to [NewVar].
func (v *Var) Name() string {
	if v == nil {
		return ""
	}
	return v.name
}

// Err is the mistake in making the Var, an [*OpError], or nil.
func (v *Var) Err() error {
	if v == nil || v.err == nil {
		return nil
	}
	return v.err
}

// Shape is the size of each axis, outermost first; nil for a Var that carries an
// error.
func (v *Var) Shape() shape.Shape {
	if v == nil || v.shape == nil {
		return nil
	}
	return v.shape.Clone()
}

// DType is the element type; dtype.Invalid for a Var that carries an error.
func (v *Var) DType() dtype.DType {
	if v == nil {
		return dtype.Invalid
	}
	return v.dtype
}

// Device is the device that holds the elements; nil for a Var that carries an
// error.
func (v *Var) Device() *device.Device {
	if v == nil {
		return nil
	}
	return v.device
}

// String describes the Var, such as "w: float32[2 3] on llvmpipe".
func (v *Var) String() string {
	if v == nil {
		return "nil Var"
	}
	t := v.Tensor()
	defer t.Close()
	return v.name + ": " + t.String()
}

// Tensor is a snapshot of the elements: later assignments do not change it. It
// copies nothing and carries the errors of the Var, *[ClosedTensorError] after
// [Var.Close].
func (v *Var) Tensor() *Tensor {
	const op = "var"
	if err := v.check(op); err != nil {
		return failed(err)
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.value.closed.Load() {
		return failed(&OpError{Op: op, Operands: []Operand{v.operand()}, Site: callerSite(), Err: &ClosedTensorError{Op: op}})
	}
	t, err := v.value.share(op)
	if err != nil {
		return failed(carried(op, err))
	}
	return t
}

// Close gives the Var's memory back, as [Tensor.Close] does; snapshots keep
// theirs. Using the Var afterwards is a *[ClosedTensorError].
func (v *Var) Close() {
	if v.check("close") != nil {
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.value.Close()
}

// At is the part of the Var that the indices select, by the rules and with the
// errors of [Tensor.At]; a mistake in them shows when the part is used.
func (v *Var) At(indices ...shape.Index) Selection {
	return Selection{of: v, indices: slices.Clone(indices)}
}

// check reports a Var that cannot be used.
func (v *Var) check(op string) *OpError {
	switch {
	case v == nil || v.err == nil && v.engine == nil:
		kind := "the zero Var"
		if v == nil {
			kind = "nil"
		}
		return &OpError{Op: op, Site: callerSite(), Err: &MissingError{Op: op, What: "the variable is " + kind, Hint: "make it with NewVar"}}
	case v.err != nil:
		return v.err
	}
	return nil
}

func (v *Var) operand() Operand { return Operand{Name: v.name, DType: v.dtype, Shape: v.shape.Clone()} }
