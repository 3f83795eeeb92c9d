package onnx

import (
	"slices"

	"github.com/weft-gpu/weft/tensor"
)

// eval records an operator on device tensors that carry elements of type t.
type eval func(t Type, in []*tensor.Tensor) *tensor.Tensor

// operator is one of ONNX's element-wise operators.
type operator struct {
	name     string
	rule     Rule
	min, max int    // number of operands
	accept   []Type // ONNX's constraint on T, the type of all operands but a condition
	cond     bool   // the first operand is a boolean condition
	toBool   bool   // the result is boolean, else T
	runs     func(Type) bool
	eval     eval // nil where the device has no such operator yet
}

// ONNX's type constraints. A real is taken wherever floating point is.
var (
	floats   = []Type{Real, Float16, Float, Double}
	signed   = append(slices.Clone(floats), Int8, Int16, Int32, Int64)
	numeric  = append(slices.Clone(signed), Uint8, Uint16, Uint32, Uint64)
	wide     = append(slices.Clone(floats), Int32, Int64, Uint32, Uint64)
	booleans = []Type{Boolean}
)

// What an operator asks of the carrier.
var (
	always     = func(Type) bool { return true }
	natively   = func(t Type) bool { return t.Storage().Carry == Native }
	byValue    = func(t Type) bool { return t.Storage().Carry <= ByValue }
	asFloating = func(t Type) bool { return natively(t) && slices.Contains(floats, t) }
)

// operators are the rows of "Broadcasting in ONNX" and the unary operators that
// the device has.
var operators = []operator{
	{name: "Add", min: 2, max: 2, accept: numeric, runs: natively, eval: fold(tensor.Add)},
	{name: "And", min: 2, max: 2, accept: booleans, runs: natively, eval: fold(tensor.LogicalAnd)},
	{name: "Div", min: 2, max: 2, accept: numeric, runs: asFloating, eval: fold(tensor.Div)},
	{name: "Equal", min: 2, max: 2, accept: Types(), toBool: true, runs: always, eval: comparison(tensor.Equal)},
	{name: "Greater", min: 2, max: 2, accept: numeric, toBool: true, runs: always, eval: comparison(tensor.Greater)},
	{name: "GreaterOrEqual", min: 2, max: 2, accept: numeric, toBool: true, runs: always, eval: comparison(tensor.GreaterEqual)},
	{name: "Less", min: 2, max: 2, accept: numeric, toBool: true, runs: always, eval: comparison(tensor.Less)},
	{name: "LessOrEqual", min: 2, max: 2, accept: numeric, toBool: true, runs: always, eval: comparison(tensor.LessEqual)},
	{name: "Max", min: 1, max: MaxOperands, accept: numeric, runs: byValue, eval: fold(tensor.Maximum)},
	{name: "Mean", min: 1, max: MaxOperands, accept: floats, runs: asFloating, eval: mean},
	{name: "Min", min: 1, max: MaxOperands, accept: numeric, runs: byValue, eval: fold(tensor.Minimum)},
	{name: "Mul", min: 2, max: 2, accept: numeric, runs: natively, eval: fold(tensor.Mul)},
	{name: "Or", min: 2, max: 2, accept: booleans, runs: natively, eval: fold(tensor.LogicalOr)},
	{name: "Pow", min: 2, max: 2, accept: numeric},
	{name: "Sub", min: 2, max: 2, accept: numeric, runs: natively, eval: fold(tensor.Sub)},
	{name: "Sum", min: 1, max: MaxOperands, accept: floats, runs: asFloating, eval: fold(tensor.Add)},
	{name: "Where", min: 3, max: 3, accept: Types(), cond: true, runs: always, eval: where},
	{name: "Xor", min: 2, max: 2, accept: booleans, runs: natively, eval: fold(tensor.LogicalXor)},

	{name: "Gemm", rule: Unidirectional, min: 2, max: 3, accept: wide},
	{name: "PRelu", rule: Unidirectional, min: 2, max: 2, accept: wide, runs: natively, eval: prelu},

	{name: "Abs", min: 1, max: 1, accept: numeric, runs: natively, eval: unary(tensor.Abs)},
	{name: "Exp", min: 1, max: 1, accept: floats, runs: asFloating, eval: unary(tensor.Exp)},
	{name: "Neg", min: 1, max: 1, accept: signed, runs: natively, eval: unary(tensor.Neg)},
	{name: "Not", min: 1, max: 1, accept: booleans, runs: natively, eval: unary(tensor.LogicalNot)},
	{name: "Relu", min: 1, max: 1, accept: signed, runs: natively, eval: unary(tensor.Relu)},
	{name: "Sqrt", min: 1, max: 1, accept: floats, runs: asFloating, eval: unary(tensor.Sqrt)},
}

var operatorByName = func() map[string]*operator {
	m := map[string]*operator{}
	for i := range operators {
		m[operators[i].name] = &operators[i]
	}
	return m
}()

// Operators lists the operators that run, by ONNX's names.
func Operators() []string {
	var names []string
	for _, o := range operators {
		if o.eval != nil {
			names = append(names, o.name)
		}
	}
	return names
}

// RuleOf is the rule by which an operator's operands broadcast (Broadcasting in
// ONNX); for Gemm, its third operand to the product of the others. ok is false
// for a name that is not in the table of operators.
func RuleOf(operator string) (r Rule, ok bool) {
	o, ok := operatorByName[operator]
	if !ok {
		return 0, false
	}
	return o.rule, true
}

// Apply applies an operator by its ONNX name; the functions of this package are
// calls of it. The operands' types must be one (of Where, those after the
// condition), and their shapes broadcast by the operator's rule.
//
// Errors: [*UnknownOperatorError], [*ArityError], *tensor.MissingError,
// [*TypeError] for a type that ONNX does not define the operator for,
// [*MixError] for operands of different types, [*UnsupportedError] where the
// device cannot do it yet, [*BroadcastError], *shape.DimError, and those that
// device tensors carry.
func Apply(operator string, in ...*Tensor) (*Tensor, error) {
	o, ok := operatorByName[operator]
	if !ok {
		return nil, &UnknownOperatorError{Name: operator}
	}
	t, err := o.check(in)
	if err != nil {
		return nil, err
	}
	if _, err := o.rule.shape(o.name, in); err != nil {
		return nil, err
	}
	data := o.eval(t, stored(in))
	if err := data.Err(); err != nil {
		return nil, err
	}
	if o.toBool {
		return &Tensor{typ: Boolean, data: data}, nil
	}
	return &Tensor{typ: t, data: data, dict: dictionaryOf(in)}, nil
}

// check finds the operands' type and whether the operator takes it.
func (o *operator) check(in []*Tensor) (Type, error) {
	if err := checkArity(o.name, len(in), o.min, o.max); err != nil {
		return Invalid, err
	}
	if err := present(o.name, in); err != nil {
		return Invalid, err
	}
	values := in
	if o.cond {
		if in[0].typ != Boolean {
			return Invalid, &TypeError{Op: o.name, Operand: 0, Type: in[0].typ, Accept: booleans}
		}
		values = in[1:]
	}
	first := len(in) - len(values)
	t := values[0].typ
	for i, x := range values {
		if !slices.Contains(o.accept, x.typ) {
			return Invalid, &TypeError{Op: o.name, Operand: first + i, Type: x.typ, Accept: slices.Clone(o.accept)}
		}
		if x.typ != t {
			return Invalid, &MixError{Op: o.name, First: first, FirstType: t, Operand: first + i, Type: x.typ}
		}
	}
	if o.eval == nil || !o.runs(t) {
		return Invalid, &UnsupportedError{Op: o.name, Type: t, AnyType: o.eval == nil}
	}
	return t, nil
}

func dictionaryOf(in []*Tensor) *dictionary {
	var dict *dictionary
	for _, x := range in {
		dict = merge(dict, x.dict)
	}
	return dict
}

func unary(f func(*tensor.Tensor) *tensor.Tensor) eval {
	return func(_ Type, in []*tensor.Tensor) *tensor.Tensor { return f(in[0]) }
}

// fold combines the operands from the left; of one alone it is a view.
func fold(f func(x, y *tensor.Tensor) *tensor.Tensor) eval {
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
	return fold(tensor.Add)(t, in).Div(tensor.Scalar(len(in)))
}

func where(_ Type, in []*tensor.Tensor) *tensor.Tensor { return in[0].Where(in[1], in[2]) }

// prelu is x, or slope times x where x is below 0.
func prelu(_ Type, in []*tensor.Tensor) *tensor.Tensor {
	x, slope := in[0], in[1]
	return x.Less(tensor.Scalar(0)).Where(slope.Mul(x), x)
}
