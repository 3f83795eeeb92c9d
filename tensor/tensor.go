package tensor

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/shape"
)

// Tensor is an immutable array on a device. Its elements are stored there, or computed when they
// are first needed. Operators and constructors make Tensors; the zero Tensor and a nil one are
// mistakes that operators report.
type Tensor struct {
	// Exactly one of cell, weak and err is set.
	cell *cell
	weak *weak
	err  *OpError

	device *device.Device
	engine *engine.Engine
	closed atomic.Bool
	body   *body // in which it was made, nil for none
}

// cell is a value that several Tensors may hold, as when a Cast changes nothing. Closing the last
// of them frees it.
type cell struct {
	value   graph.Value
	holders atomic.Int64
}

// retain adds a holder. It returns false if the last one is gone.
func (c *cell) retain() bool {
	for {
		n := c.holders.Load()
		if n == 0 {
			return false
		}
		if c.holders.CompareAndSwap(n, n+1) {
			return true
		}
	}
}

// share returns another Tensor of the same elements, which outlives the Close of x. It returns a
// *[ClosedTensorError] if the last holder of the elements is gone.
func (x *Tensor) share(op string) (*Tensor, error) {
	if !x.cell.retain() {
		return nil, &ClosedTensorError{Op: op}
	}
	return &Tensor{cell: x.cell, device: x.device, engine: x.engine, body: bodyOf()}, nil
}

func newTensor(dev *device.Device, eng *engine.Engine, v graph.Value) *Tensor {
	return newTensorOf(bodyOf(), dev, eng, v)
}

// newTensorOf makes a Tensor that a body made, or none.
func newTensorOf(b *body, dev *device.Device, eng *engine.Engine, v graph.Value) *Tensor {
	made := &struct { // one allocation for both
		cell   cell
		tensor Tensor
	}{cell: cell{value: v}}
	made.cell.holders.Store(1)
	t := &made.tensor
	t.cell, t.device, t.engine, t.body = &made.cell, dev, eng, b
	return t
}

func failed(err *OpError) *Tensor { return &Tensor{err: err} }

// Err is the mistake that this Tensor carries, an [*OpError], or nil. Err runs nothing, so it does
// not know of failures on the device.
func (x *Tensor) Err() error {
	if x == nil || x.err == nil {
		return nil
	}
	return x.err
}

// Shape is the size of each axis, outermost first; empty for a scalar.
//
// A Tensor that carries an error has no shape. Its Shape is 64 axes of size 1, sizes to index, to
// loop to and to divide by, so that a program that asks for a size does not panic before it reports
// the mistake. Tensors made from it carry its error on.
func (x *Tensor) Shape() shape.Shape {
	switch {
	case x == nil:
		return shape.Shape{}
	case x.cell != nil:
		return x.cell.value.Shape().Clone()
	case x.err != nil:
		return mistakenShape()
	}
	return shape.Shape{}
}

func mistakenShape() shape.Shape { return slices.Repeat(shape.Shape{1}, mistakenRank) }

// mistakenRank is the rank reported for a Tensor that has none: NumPy's greatest.
const mistakenRank = 64

// Rank is the number of axes, the length of [Tensor.Shape].
func (x *Tensor) Rank() int {
	switch {
	case x == nil:
		return 0
	case x.cell != nil:
		return len(x.cell.value.Shape())
	case x.err != nil:
		return mistakenRank
	}
	return 0
}

// Dim is the size of an axis. A negative axis counts from the end: Dim(-1) is the size of the last.
// Dim is 0 where x has no such axis, and 1 if x carries an error, as in its Shape.
func (x *Tensor) Dim(axis int) int {
	if x != nil && x.err != nil {
		return 1
	}
	rank := x.Rank()
	if axis < 0 {
		axis += rank
	}
	if axis < 0 || axis >= rank {
		return 0
	}
	return x.cell.value.Shape()[axis]
}

// DType is the element type; dtype.Invalid for a Tensor that carries an error and for a [Scalar],
// which takes the type of the tensor that it meets.
func (x *Tensor) DType() dtype.DType {
	if x == nil || x.cell == nil {
		return dtype.Invalid
	}
	return x.cell.value.DType()
}

// Device is the device that holds the elements; nil for a [Scalar] and for a
// Tensor that carries an error.
func (x *Tensor) Device() *device.Device {
	if x == nil {
		return nil
	}
	return x.device
}

// String describes the Tensor, such as "float32[2 3] on llvmpipe, not yet
// run". It never runs anything; [Read] gives the elements.
func (x *Tensor) String() string {
	switch {
	case x == nil:
		return "nil tensor"
	case x.err != nil:
		message, _, _ := strings.Cut(x.err.Error(), "\n")
		return "invalid tensor (" + message + ")"
	case x.weak != nil:
		return x.weak.String()
	case x.cell == nil:
		return "zero Tensor"
	}
	text := fmt.Sprintf("%v on %s", operandOf(x), x.device.Info().Name)
	switch {
	case x.closed.Load():
		return text + ", closed"
	case !x.cell.value.Node.Done():
		return text + ", not yet run"
	}
	return text
}

// valueOf returns the graph's value behind the Tensor.
func valueOf(t *Tensor) (graph.Value, error) {
	if err := usable("value", t); err != nil {
		return graph.Value{}, err
	}
	return t.cell.value, nil
}

func init() {
	handle.SetApply(apply, applyAll)
	handle.Error = own
	handle.Value = func(t any) (graph.Value, error) {
		x, ok := t.(*Tensor)
		if !ok {
			return graph.Value{}, &ArgumentError{Op: "value", What: fmt.Sprintf("a %T is no tensor", t), Hint: "pass a *tensor.Tensor"}
		}
		return valueOf(x)
	}
	handle.Body = func() any {
		if b := bodyOf(); b != nil {
			return b
		}
		return nil
	}
	handle.Hollow = func(t any) any {
		x := t.(*Tensor)
		if usable("value", x) != nil {
			return x
		}
		return newTensor(x.device, x.engine, x.engine.Parameter(x.DType(), x.Shape()))
	}
	handle.Outside = func(op, what string) error {
		err := &OpError{Op: op, Site: callerSite(), Err: fromOutside(op, what)}
		if b := bodyOf(); b != nil {
			b.fail(err)
		}
		return err
	}
}

// closeAll closes Tensors that only the caller holds.
func closeAll(ts ...*Tensor) {
	for _, t := range ts {
		t.Close()
	}
}

// Close gives the Tensor's memory back to its device now, or as soon as unrun results that were
// made from it have run. Using the Tensor afterwards is a [*ClosedTensorError]. Closing twice, or
// closing a Tensor without memory, does nothing. In the body of a compiled function it closes only
// Tensors that the body made; for another one [Compile] returns a [*BodyError].
func (x *Tensor) Close() {
	if x == nil || x.cell == nil || x.closed.Load() || refuses(x.body, "close", "the tensor") || x.closed.Swap(true) {
		return
	}
	if x.cell.holders.Add(-1) == 0 {
		x.engine.Free(x.cell.value)
	}
}
