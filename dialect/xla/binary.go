package xla

import (
	"slices"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// Apply applies an elementwise operator of two operands, by the catalogue's name or an alias, with
// XLA's broadcasting: x and y have one rank, or one is a scalar, or broadcastDims match the
// lower-rank one to the other; see [Infer]. Both must have one element type; a tensor.Scalar takes
// the other's.
//
// Errors, carried by the result: *[BroadcastError], *dialect.TypeError, *dialect.OperatorError, and
// those of package tensor's operators.
func Apply(name string, x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	op, ok := ops.ByName(name)
	if !ok {
		return tensor.Fail(name, &dialect.OperatorError{Op: name, Problem: "it is no operator: gpubench ops lists them"}, x, y)
	}
	if op.Kind != ops.Map || op.Arity != 2 {
		return tensor.Fail(name, &dialect.OperatorError{Op: name, Problem: "it is no elementwise operator of two operands: use package tensor"}, x, y)
	}
	if x == nil || y == nil { // package tensor returns the error
		return handle.Apply(op, ops.Attr{}, x, y)
	}
	if err := sameElementType(op.Name, x, y); err != nil {
		return tensor.Fail(op.Name, err, x, y)
	}
	lhs, rhs := shapeOf(x), shapeOf(y)
	if _, err := Infer(op.Name, lhs, rhs, broadcastDims...); err != nil {
		return tensor.Fail(op.Name, err, x, y)
	}
	switch {
	case len(lhs) < len(rhs):
		lifted := lift(x, len(rhs), broadcastDims)
		defer release(lifted, x)
		return handle.Apply(op, ops.Attr{}, lifted, y)
	case len(rhs) < len(lhs):
		lifted := lift(y, len(lhs), broadcastDims)
		defer release(lifted, y)
		return handle.Apply(op, ops.Attr{}, x, lifted)
	}
	return handle.Apply(op, ops.Attr{}, x, y)
}

// lift gives x a higher rank: its dimensions become dims, and all others are 1. A scalar stays one;
// package tensor broadcasts it.
func lift(x *tensor.Tensor, rank int, dims []int) *tensor.Tensor {
	if len(dims) == 0 {
		return x
	}
	var missing []int
	for axis := range rank {
		if !slices.Contains(dims, axis) {
			missing = append(missing, axis)
		}
	}
	if len(missing) == 0 {
		return x
	}
	return x.ExpandDims(missing...)
}

// release closes a view that only its reader needs, so that the view does not keep x's memory until
// the collector finds it.
func release(view, x *tensor.Tensor) {
	if view != x {
		view.Close()
	}
}

func shapeOf(x *tensor.Tensor) Shape { return Dims(x.Shape()...) }

// sameElementType checks that the operands have one element type. A tensor.Scalar takes one, and a
// tensor that carries a mistake has none.
func sameElementType(op string, in ...*tensor.Tensor) error {
	var types []dtype.DType
	for _, t := range in {
		if d := t.DType(); d.Valid() {
			types = append(types, d)
		}
	}
	for _, d := range types {
		if d != types[0] {
			return &dialect.TypeError{Op: op, Operand: -1, Problem: "element types " + join(each(types, dtype.DType.String)) + ": XLA's operands must have one element type; convert with Cast"}
		}
	}
	return nil
}
