package xla

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// Binary applies an elementwise operator of two operands, such as ops.Add, with
// XLA's broadcasting: x and y have one rank, or one is a scalar, or
// broadcastDims match the lower-rank one to the other; see [InferBinary]. Both
// have one element type; a tensor.Scalar takes the other's.
//
// Errors, carried by the result: *[Error], *[ElementTypeError],
// *[OperatorError], and those of tensor.Apply.
func Binary(op *ops.Op, x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	if op == nil || op.Kind != ops.Map || op.Arity != 2 {
		return tensor.Fail("binary", &OperatorError{Op: op}, x, y)
	}
	if x == nil || y == nil { // which tensor reports
		return tensor.Apply(op, ops.Attr{}, x, y)
	}
	if err := sameElementType(op.Name, x, y); err != nil {
		return tensor.Fail(op.Name, err, x, y)
	}
	lhs, rhs := shapeOf(x), shapeOf(y)
	if _, err := InferBinary(op.Name, lhs, rhs, broadcastDims...); err != nil {
		return tensor.Fail(op.Name, err, x, y)
	}
	switch {
	case len(lhs) < len(rhs):
		lifted := lift(x, len(rhs), broadcastDims)
		defer release(lifted, x)
		return tensor.Apply(op, ops.Attr{}, lifted, y)
	case len(rhs) < len(lhs):
		lifted := lift(y, len(lhs), broadcastDims)
		defer release(lifted, y)
		return tensor.Apply(op, ops.Attr{}, x, lifted)
	}
	return tensor.Apply(op, ops.Attr{}, x, y)
}

// lift gives x a higher rank: its dimensions become dims, and all others are 1.
// A scalar stays one; tensor broadcasts it.
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

// release closes a view that only its reader needs, so that it does not keep
// x's memory until the collector finds it.
func release(view, x *tensor.Tensor) {
	if view != x {
		view.Close()
	}
}

func shapeOf(x *tensor.Tensor) Shape { return Dims(x.Shape()...) }

// sameElementType checks the operands that have an element type: a
// tensor.Scalar takes one, and what carries a mistake has none.
func sameElementType(op string, in ...*tensor.Tensor) error {
	var types []dtype.DType
	for _, t := range in {
		if d := t.DType(); d.Valid() {
			types = append(types, d)
		}
	}
	for _, d := range types {
		if d != types[0] {
			return &ElementTypeError{Op: op, Types: types}
		}
	}
	return nil
}

// Add is x + y; numeric element types.
func Add(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Add, x, y, broadcastDims...)
}

// Sub is x - y; numeric element types.
func Sub(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Sub, x, y, broadcastDims...)
}

// Mul is x * y; numeric element types.
func Mul(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Mul, x, y, broadcastDims...)
}

// Div is x / y; floating-point element types.
func Div(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Div, x, y, broadcastDims...)
}

// Max is the greater of x and y; numeric element types, NaN if either is.
func Max(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Maximum, x, y, broadcastDims...)
}

// Min is the lesser of x and y; numeric element types, NaN if either is.
func Min(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Minimum, x, y, broadcastDims...)
}

// Eq is x == y, as bool; any element type.
func Eq(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Equal, x, y, broadcastDims...)
}

// Ne is x != y, as bool; any element type.
func Ne(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.NotEqual, x, y, broadcastDims...)
}

// Lt is x < y, as bool; numeric element types.
func Lt(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Less, x, y, broadcastDims...)
}

// Le is x <= y, as bool; numeric element types.
func Le(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.LessEqual, x, y, broadcastDims...)
}

// Gt is x > y, as bool; numeric element types.
func Gt(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.Greater, x, y, broadcastDims...)
}

// Ge is x >= y, as bool; numeric element types.
func Ge(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.GreaterEqual, x, y, broadcastDims...)
}

// And is true where x and y are; bool.
func And(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.LogicalAnd, x, y, broadcastDims...)
}

// Or is true where x or y is; bool.
func Or(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.LogicalOr, x, y, broadcastDims...)
}

// Xor is true where exactly one of x and y is; bool.
func Xor(x, y *tensor.Tensor, broadcastDims ...int) *tensor.Tensor {
	return Binary(ops.LogicalXor, x, y, broadcastDims...)
}
