package tml

import (
	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Apply is a op b by the rules of [Infer], in its type and dimensions. Integers wrap; real is
// correctly rounded; uint and int are compared exactly, and beside a real both become real.
//
// Errors, carried by the result: those of Infer, *dialect.OperatorError for operands of different
// programs, *tensor.MissingError.
func Apply(op string, a, b *Value) *Value {
	if err := meet(op, a, b); err != nil {
		return failed(op, err, a, b)
	}
	t, err := Infer(op, a.typ, b.typ)
	if err != nil {
		return failed(op, err, a, b)
	}
	o := operatorBySymbol[op]
	x, y := a.padded(t), b.padded(t)
	// uint beside int is compared as package tensor promotes them, exactly.
	if !o.mixesIntegers(a.typ.root, b.typ.root) {
		common, _ := wider(a.typ.root, b.typ.root)
		x, y = castTo(a.p, x, a.typ.root, common), castTo(a.p, y, b.typ.root, common)
	}
	return valueOf(a.p, t, handle.Apply(o.op, ops.Attr{}, x, y))
}

// meet checks that values exist, carry no mistake and belong to one program.
func meet(op string, values ...*Value) error {
	for _, v := range values {
		if v == nil || v.flat == nil {
			return missing(op, "an operand is nil or the zero Value")
		}
		if err := v.Err(); err != nil {
			return err
		}
	}
	for _, v := range values {
		if v.p != values[0].p {
			return &dialect.OperatorError{Op: op, Problem: "the operands belong to programs of different devices or widths: make all values from one Program"}
		}
	}
	return nil
}

// mixesIntegers reports whether the operator compares a uint with an int.
func (o *operator) mixesIntegers(a, b Scalar) bool {
	return o.class == relational && (a == Uint && b == Int || a == Int && b == Uint)
}

func castTo(p Program, x *tensor.Tensor, from, to Scalar) *tensor.Tensor {
	if from == to {
		return x
	}
	return x.Cast(p.storage(to))
}

// padded is v's flat tensor with dimensions of 1 where v's type has fewer of them than t on a
// level. Flat broadcasting then aligns every level at its right.
func (v *Value) padded(t Type) *tensor.Tensor {
	dims := v.typ.paddedShape(t)
	if v.typ.IsScalar() || dims.Equal(v.typ.FlatShape()) {
		return v.flat
	}
	return v.flat.Reshape(dims...)
}

// paddedShape is t's flat shape with each level padded to its rank in the target.
func (t Type) paddedShape(target Type) shape.Shape {
	var dims shape.Shape
	for n, level := range target.levels {
		own := levelOf(t, n)
		for range len(level) - len(own) {
			dims = append(dims, 1)
		}
		dims = append(dims, own...)
	}
	return dims
}

// Index is v[i][j]..., by the rules of [Type.Index]: a view. Errors, carried by the result:
// *[IndexError].
func (v *Value) Index(indices ...int) *Value {
	const op = "index"
	if err := meet(op, v); err != nil {
		return failed(op, err, v)
	}
	t, _, err := v.typ.Index(indices...)
	if err != nil {
		return failed(op, err, v)
	}
	return valueOf(v.p, t, v.flat.At(v.typ.position(indices)...))
}

// Narrow is v without the dimensions of size 1 of its outermost level, by the
// rules of [Type.Narrow]. It never fails.
func (v *Value) Narrow() *Value {
	if err := meet("narrow", v); err != nil {
		return failed("narrow", err, v)
	}
	return v.reshaped(v.typ.Narrow())
}

// reshaped is the same basic values in another type.
func (v *Value) reshaped(t Type) *Value {
	if t.FlatShape().Equal(v.typ.FlatShape()) {
		return valueOf(v.p, t, v.flat)
	}
	return valueOf(v.p, t, v.flat.Reshape(t.FlatShape()...))
}

// converted converts v to a target's type, as the right side of an assignment.
func (v *Value) converted(target Type) (*Value, error) {
	if err := Assignable(target, v.typ); err != nil {
		return nil, err
	}
	flat := castTo(v.p, v.padded(target), v.typ.root, target.root)
	if dims := target.FlatShape(); !flat.Shape().Equal(dims) {
		flat = flat.BroadcastTo(dims...)
	}
	return valueOf(v.p, target, flat), nil
}

// Nest is a tensor whose elements are the given values, which must all have one type: of three 2x2
// int it is a 3x(2x2) int. Errors, carried by the result: *dialect.TypeError for elements of
// different types, *dialect.OperatorError for those of different programs, *tensor.MissingError.
func Nest(elements ...*Value) *Value {
	const op = "nest"
	if len(elements) == 0 {
		return failed(op, missing(op, "the first element is not there"))
	}
	if err := meet(op, elements...); err != nil {
		return failed(op, err, elements...)
	}
	base := elements[0]
	for _, e := range elements {
		if !e.typ.Equal(base.typ) {
			return failed(op, elementsError(op, base.typ, "all elements need this type, and one is a %v", e.typ), elements...)
		}
	}
	t, err := TensorType(base.typ, len(elements))
	if err != nil {
		return failed(op, err, elements...)
	}
	return valueOf(base.p, t, nested(t, elements))
}

// nested selects element n where the outermost index is n.
func nested(t Type, elements []*Value) *tensor.Tensor {
	flat := t.FlatShape()
	column := make(shape.Shape, len(flat))
	for axis := range column {
		column[axis] = 1
	}
	column[0] = len(elements)
	outermost := tensor.Arange(elements[0].p.Device, 0, int32(len(elements)), 1).Reshape(column...)
	out := elements[0].flat
	for n, e := range elements[1:] {
		out = tensor.Where(outermost.Equal(tensor.Scalar(n+1)), e.flat, out)
	}
	return out.BroadcastTo(flat...)
}
