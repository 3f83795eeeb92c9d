package tensor

import (
	"errors"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/shape"
)

// Var is a named cell whose elements can be assigned to, as a whole or in part ([Var.At]). Its
// shape, dtype and device never change. It is safe for concurrent use, and each assignment is one
// step: nobody sees half of it. Assignments are as lazy as operators. An assignment to a part of a
// large Var costs as much as the part when it runs.
//
// In-place operators never change the target's shape or dtype (Array API 2024.12, Broadcasting,
// "In-place Semantics"): the right side must broadcast to the selected part, one way, and promote
// to the target's own dtype. NumPy's exception for additional leading axes of size 1 is not made. A
// [Scalar] takes the target's dtype.
//
// An assignment returns an [*OpError] with a typed cause: *shape.IndexError, *shape.BroadcastError,
// *[TargetDTypeError], *dtype.PromotionError, *[DTypeError], *[ScalarError],
// *[DeviceMismatchError], *[MissingError], *[ClosedTensorError], those of the device, and the error
// that the right side or the Var carries. It is refused before anything is written: the Var keeps
// its elements.
//
// The body of a compiled function ([Compile]) may read a Var from outside. Each call of the
// function then reads the elements that the Var has at the call, as those of an argument; those of
// several Vars are read at one moment. The body may not assign to it or close it: that is a
// *[BodyError], and Compile's error as well. A Var that the body makes itself is the body's own.
type Var struct {
	name   string
	device *device.Device
	engine *engine.Engine
	dtype  dtype.DType
	shape  shape.Shape
	err    *OpError

	of      *Var          // the Var that it is a part of; nil for a whole Var
	indices []shape.Index // which part

	number uint64 // of whole Vars, in the order in which they were made
	mu     sync.Mutex
	body   *body        // in which it was made, nil for none
	value  *Tensor      // the whole Var's own Tensor of its elements, closed when the next value comes
	cell   *engine.Cell // tells the engine of the value, as long as the Var can be reached
}

// madeVars counts the Vars that were made.
var madeVars atomic.Uint64

// NewVar makes a Var that holds the elements of initial, of any shape and dtype; initial stays the
// caller's. Error messages show the name. Errors, carried by the Var and returned by [Var.Err] and
// every use: the one that initial carries, *[MissingError], *[ScalarError] for a [Scalar],
// *[ClosedTensorError], *[device.ClosedError], *[device.LostError].
func NewVar(name string, initial *Tensor) *Var {
	const op = "new_var"
	if err := usable(op, initial); err != nil {
		return &Var{name: name, err: carried(op, err)}
	}
	value, err := initial.share(op)
	if err != nil {
		return &Var{name: name, err: refuse(op, err, initial)}
	}
	v := &Var{
		name: name, device: initial.device, engine: initial.engine,
		dtype: initial.DType(), shape: initial.Shape(), value: value, body: bodyOf(), number: madeVars.Add(1),
	}
	v.cell = v.engine.NewCell(value.cell.value)
	runtime.AddCleanup(v, (*engine.Cell).Drop, v.cell)
	return v
}

// Name is the name given to [NewVar], for a part with its index: "w[1, ...]".
func (v *Var) Name() string { return v.operand().Name }

// Err is the mistake in making the Var or in the indices of a part, an [*OpError],
// or nil.
func (v *Var) Err() error {
	switch {
	case v == nil:
		return nil
	case v.err != nil:
		return v.err
	case v.of != nil && v.shape == nil:
		_, err := v.region("at")
		return v.refuse("at", err)
	}
	return nil
}

// Shape is the size of each axis, outermost first. For a Var that carries an error it is as for
// such a [Tensor], and safe to index.
func (v *Var) Shape() shape.Shape {
	if v == nil || v.shape == nil {
		return mistakenShape()
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
	t := v.tensor()
	defer t.Close()
	return v.Name() + ": " + t.String()
}

// Tensor is a snapshot of the elements, of the Var's shape and dtype: later assignments do not
// change it. It copies nothing. It carries the errors of the Var, *[ClosedTensorError] after
// [Var.Close], and *[device.ClosedError]. Where many assignments wait to be computed Tensor begins
// to run them, and carries the errors of [Eval].
func (v *Var) Tensor() *Tensor {
	if v.check("var") == nil && bodyOf() == nil {
		root := v.root()
		if err := root.device.Err(); errors.Is(err, device.ErrClosed) { // a lost device still has snapshots
			return failed(v.refuse("var", err))
		}
		if err := root.cell.Settle(); err != nil {
			return failed(v.refuse("var", ours("var", err)))
		}
		root.cell.Taken(callerSite())
	}
	return v.tensor()
}

// tensor is [Var.Tensor], but runs nothing.
func (v *Var) tensor() *Tensor {
	whole, err := v.snapshot("var")
	if err != nil {
		return failed(err)
	}
	if v.of == nil {
		return whole
	}
	defer whole.Close()
	return v.elements(whole)
}

// snapshot returns another Tensor of the whole Var's elements.
func (v *Var) snapshot(op string) (*Tensor, *OpError) {
	if err := v.check(op); err != nil {
		return nil, err
	}
	root := v.root()
	root.mu.Lock()
	defer root.mu.Unlock()
	return root.current(op)
}

// Close gives the Var's memory back, as [Tensor.Close] does. Snapshots keep theirs, and closing a
// part does nothing. Using the Var afterwards is a *[ClosedTensorError].
func (v *Var) Close() {
	if v.check("close") != nil || v.of != nil || refuses(v.body, "close", "variable "+v.name) {
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.value.Close()
	v.cell.Drop()
}

// check returns an error if the Var cannot be used.
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
