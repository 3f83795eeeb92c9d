package onnx

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/weft-gpu/weft/dialect"

	"github.com/weft-gpu/weft/tensor"
)

// eval records an operator on device tensors that hold elements of type t.
type eval func(t Type, in []*tensor.Tensor) *tensor.Tensor

// operatorRow is one of ONNX's element-wise operators.
type operatorRow struct {
	name     string
	rule     Rule
	min, max int    // number of operands
	accept   []Type // ONNX's constraint on T, the type of all operands but a condition
	mixed    bool   // ONNX allows operands of different types; here they must have one type
	cond     bool   // the first operand is a boolean condition
	toBool   bool   // the result is boolean, else T
	eval     eval   // nil where it does not run yet
	move     bool   // it has a function of its own
}

// ONNX's type constraints. Reals are allowed wherever floating point is.
var (
	floats   = []Type{Real, Float16, Float, Double}
	integers = []Type{Int8, Int16, Int32, Int64, Uint8, Uint16, Uint32, Uint64}
	signed   = append(slices.Clone(floats), Int8, Int16, Int32, Int64)
	numeric  = append(slices.Clone(floats), integers...)
	wide     = append(slices.Clone(floats), Int32, Int64, Uint32, Uint64)
	bases    = append(slices.Clone(floats), Int32, Int64)
	booleans = []Type{Boolean}
)

// operators are the rows of "Broadcasting in ONNX", the unary operators that the catalogue has for
// all types of ONNX's constraint, and the movements, which have functions of their own.
var operators = []operatorRow{
	{name: "Add", min: 2, max: 2, accept: numeric, eval: fold((*tensor.Tensor).Add)},
	{name: "And", min: 2, max: 2, accept: booleans, eval: fold((*tensor.Tensor).LogicalAnd)},
	{name: "BitwiseAnd", min: 2, max: 2, accept: integers, eval: fold((*tensor.Tensor).BitwiseAnd)},
	{name: "BitwiseOr", min: 2, max: 2, accept: integers, eval: fold((*tensor.Tensor).BitwiseOr)},
	{name: "BitwiseXor", min: 2, max: 2, accept: integers, eval: fold((*tensor.Tensor).BitwiseXor)},
	{name: "Div", min: 2, max: 2, accept: numeric, eval: divide},
	{name: "Equal", min: 2, max: 2, accept: Types(), toBool: true, eval: fold((*tensor.Tensor).Equal)},
	{name: "Greater", min: 2, max: 2, accept: numeric, toBool: true, eval: fold((*tensor.Tensor).Greater)},
	{name: "GreaterOrEqual", min: 2, max: 2, accept: numeric, toBool: true, eval: fold((*tensor.Tensor).GreaterEqual)},
	{name: "Less", min: 2, max: 2, accept: numeric, toBool: true, eval: fold((*tensor.Tensor).Less)},
	{name: "LessOrEqual", min: 2, max: 2, accept: numeric, toBool: true, eval: fold((*tensor.Tensor).LessEqual)},
	{name: "Max", min: 1, max: maxOperands, accept: numeric, eval: fold((*tensor.Tensor).Maximum)},
	{name: "Mean", min: 1, max: maxOperands, accept: floats, eval: mean},
	{name: "Min", min: 1, max: maxOperands, accept: numeric, eval: fold((*tensor.Tensor).Minimum)},
	{name: "Mul", min: 2, max: 2, accept: numeric, eval: fold((*tensor.Tensor).Mul)},
	{name: "Or", min: 2, max: 2, accept: booleans, eval: fold((*tensor.Tensor).LogicalOr)},
	{name: "Pow", min: 2, max: 2, accept: bases, mixed: true, eval: fold((*tensor.Tensor).Pow)},
	{name: "Sub", min: 2, max: 2, accept: numeric, eval: fold((*tensor.Tensor).Sub)},
	{name: "Sum", min: 1, max: maxOperands, accept: floats, eval: fold((*tensor.Tensor).Add)},
	{name: "Where", min: 3, max: 3, accept: Types(), cond: true, eval: where},
	{name: "Xor", min: 2, max: 2, accept: booleans, eval: fold((*tensor.Tensor).LogicalXor)},

	{name: "Gemm", rule: Unidirectional, min: 2, max: 3, accept: wide},
	{name: "PRelu", rule: Unidirectional, min: 2, max: 2, accept: wide, eval: prelu},

	{name: "Abs", min: 1, max: 1, accept: numeric, eval: unary((*tensor.Tensor).Abs)},
	{name: "Acos", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Acos)},
	{name: "Acosh", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Acosh)},
	{name: "Asin", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Asin)},
	{name: "Asinh", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Asinh)},
	{name: "Atan", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Atan)},
	{name: "Atanh", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Atanh)},
	{name: "BitwiseNot", min: 1, max: 1, accept: integers, eval: unary((*tensor.Tensor).BitwiseInvert)},
	{name: "Cos", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Cos)},
	{name: "Cosh", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Cosh)},
	{name: "Exp", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Exp)},
	{name: "Log", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Log)},
	{name: "Neg", min: 1, max: 1, accept: signed, eval: unary((*tensor.Tensor).Neg)},
	{name: "Not", min: 1, max: 1, accept: booleans, eval: unary((*tensor.Tensor).LogicalNot)},
	{name: "Reciprocal", min: 1, max: 1, accept: floats, eval: reciprocal},
	{name: "Relu", min: 1, max: 1, accept: signed, eval: unary((*tensor.Tensor).Relu)},
	{name: "Sigmoid", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Sigmoid)},
	{name: "Sin", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Sin)},
	{name: "Sinh", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Sinh)},
	{name: "Softplus", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Softplus)},
	{name: "Sqrt", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Sqrt)},
	{name: "Tan", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Tan)},
	{name: "Tanh", min: 1, max: 1, accept: floats, eval: unary((*tensor.Tensor).Tanh)},

	{name: "Broadcast", min: 1, max: maxOperands, move: true},
	{name: "BroadcastLike", rule: Unidirectional, min: 2, max: 2, move: true},
	{name: "Expand", min: 1, max: maxOperands, move: true},
}

var operatorByName = func() map[string]*operatorRow {
	m := map[string]*operatorRow{}
	for i := range operators {
		m[operators[i].name] = &operators[i]
	}
	return m
}()

// Operators lists the operators that [Apply] runs, by ONNX's names.
func Operators() []string {
	var names []string
	for _, o := range operators {
		if o.eval != nil {
			names = append(names, o.name)
		}
	}
	return names
}

// RuleOf is the rule by which an operator's operands broadcast (Broadcasting in ONNX); for Gemm,
// that by which its third operand broadcasts to the product of the others. ok is false for a name
// that is not in the table of operators.
func RuleOf(operator string) (r Rule, ok bool) {
	o, ok := operatorByName[operator]
	if !ok {
		return 0, false
	}
	return o.rule, true
}

func lookup(operator string) (*operatorRow, error) {
	o, ok := operatorByName[operator]
	if !ok {
		return nil, &dialect.OperatorError{Op: operator, Problem: "it is no operator of this package, which has " + list(Operators())}
	}
	return o, nil
}

// Apply applies an operator by its ONNX name. The operands must have one type (those of Where after
// the condition), and their shapes broadcast by the operator's rule; see [Infer]. Operators compute
// as ONNX says, and:
//
//   - integers wrap; their quotient has no fraction, and is 0 where y is 0;
//   - Max and Min are NaN where an operand is; Sum and Mean add from the left;
//   - NaN equals nothing, and -0 equals 0; Where moves elements, so NaN payloads stay; Equal and
//     Where take every type;
//   - Pow takes operands of one type: convert one first;
//   - the elementary functions have the bounds and special cases of tensor.Tensor's methods of the
//     same names.
//
// Errors, carried by the result: *dialect.OperatorError for an unknown operator, one that does not
// run yet and another number of operands; *tensor.MissingError; *dialect.TypeError for a type for
// which ONNX does not define the operator and for operands of different types; *[BroadcastError],
// *shape.DimError, and those that device tensors carry.
func Apply(operator string, in ...*Value) *Value {
	o, err := lookup(operator)
	if err != nil {
		return failed(operator, err, in...)
	}
	t, err := o.check(in)
	if err != nil {
		return failed(o.name, err, in...)
	}
	if _, err := o.rule.infer(o.name, shapesOf(in)); err != nil {
		return failed(o.name, err, in...)
	}
	data := o.eval(t, stored(in))
	switch {
	case data.Err() != nil:
		return &Value{data: data}
	case o.toBool:
		return &Value{typ: Boolean, data: data}
	}
	return &Value{typ: t, data: data, dict: dictionaryOf(in)}
}

func (o *operatorRow) checkArity(got int) error {
	if got >= o.min && got <= o.max {
		return nil
	}
	takes := strconv.Itoa(o.min)
	switch {
	case o.max == maxOperands && got < o.min:
		takes += " or more"
	case o.max != o.min:
		takes += " to " + strconv.Itoa(o.max)
	}
	return &dialect.OperatorError{Op: o.name, Problem: fmt.Sprintf("got %d operands, takes %s (ONNX, inputs of the operator)", got, takes)}
}

// check returns the operands' type, or an error if the operator does not take it.
func (o *operatorRow) check(in []*Value) (Type, error) {
	if err := o.checkArity(len(in)); err != nil {
		return Invalid, err
	}
	if err := present(o.name, in); err != nil {
		return Invalid, err
	}
	values := in
	if o.cond {
		if in[0].typ != Boolean {
			return Invalid, o.refuses(0, in[0].typ, booleans)
		}
		values = in[1:]
	}
	first := len(in) - len(values)
	t := values[0].typ
	for i, x := range values {
		switch {
		case o.move:
		case !slices.Contains(o.accept, x.typ):
			return Invalid, o.refuses(first+i, x.typ, o.accept)
		case x.typ != t && o.mixed:
			return Invalid, &dialect.TypeError{Op: o.name, Operand: first + i, Problem: fmt.Sprintf("it does not run for %v and %v together yet: convert the elements of one first", t, x.typ)}
		case x.typ != t:
			return Invalid, &dialect.TypeError{Op: o.name, Operand: first + i, Problem: fmt.Sprintf("operand %d is %v and operand %d is %v; ONNX takes one type and converts nothing: convert the elements of one first", first, t, first+i, x.typ)}
		}
	}
	switch {
	case o.move:
		return Invalid, &dialect.OperatorError{Op: o.name, Problem: "it is applied by the function " + o.name}
	case o.eval == nil:
		return Invalid, &dialect.OperatorError{Op: o.name, Problem: "it does not run yet: Operators lists those that do"}
	}
	return t, nil
}

func (o *operatorRow) refuses(operand int, t Type, accept []Type) error {
	return &dialect.TypeError{Op: o.name, Operand: operand, Problem: fmt.Sprintf("operand %d is %v; ONNX defines the operator for %s", operand, t, list(each(accept, Type.String)))}
}

func dictionaryOf(in []*Value) *dictionary {
	var dict *dictionary
	for _, x := range in {
		dict = merge(dict, x.dict)
	}
	return dict
}

func unary(f func(*tensor.Tensor) *tensor.Tensor) eval {
	return func(_ Type, in []*tensor.Tensor) *tensor.Tensor { return f(in[0]) }
}

// fold combines the operands from the left. With a single one it returns a view.
func fold(f func(x *tensor.Tensor, y tensor.Operand) *tensor.Tensor) eval {
	return func(_ Type, in []*tensor.Tensor) *tensor.Tensor {
		out := in[0].BroadcastTo(in[0].Shape()...)
		for _, x := range in[1:] {
			out = f(out, x)
		}
		return out
	}
}

// mean is the sum of the operands over their number, rounded once more.
func mean(t Type, in []*tensor.Tensor) *tensor.Tensor {
	return fold((*tensor.Tensor).Add)(t, in).Div(tensor.Scalar(len(in)))
}

func where(_ Type, in []*tensor.Tensor) *tensor.Tensor { return tensor.Where(in[0], in[1], in[2]) }

// divide is x / y. For integers it is the quotient without its fraction, and 0 where y is 0, which
// ONNX does not define.
func divide(t Type, in []*tensor.Tensor) *tensor.Tensor {
	x, y := in[0], in[1]
	switch {
	case slices.Contains(floats, t):
		return x.Div(y)
	case !slices.Contains(signed, t):
		return x.FloorDivide(y)
	}
	zero := tensor.Scalar(0)
	negative := x.Less(zero).LogicalXor(y.Less(zero))
	inexact := x.Remainder(y).NotEqual(zero)
	return x.FloorDivide(y).Add(negative.LogicalAnd(inexact).Cast(x.DType()))
}

func reciprocal(_ Type, in []*tensor.Tensor) *tensor.Tensor { return tensor.Scalar(1).Div(in[0]) }

// prelu is x, or slope times x where x is below 0.
func prelu(_ Type, in []*tensor.Tensor) *tensor.Tensor {
	x, slope := in[0], in[1]
	return tensor.Where(x.Less(tensor.Scalar(0)), slope.Mul(x), x)
}
